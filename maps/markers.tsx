<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="markers" tilewidth="52" tileheight="60" tilecount="8" columns="0" objectalignment="topleft">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="hero"/>
   <property name="team" propertytype="Team" value="red"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-red-hero.png"/>
 </tile>
 <tile id="1" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="melee"/>
   <property name="team" propertytype="Team" value="red"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-red-melee.png"/>
 </tile>
 <tile id="2" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="ranged"/>
   <property name="team" propertytype="Team" value="red"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-red-ranged.png"/>
 </tile>
 <tile id="3" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="heavy"/>
   <property name="team" propertytype="Team" value="red"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-red-heavy.png"/>
 </tile>
 <tile id="4" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="hero"/>
   <property name="team" propertytype="Team" value="blue"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-blue-hero.png"/>
 </tile>
 <tile id="5" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="melee"/>
   <property name="team" propertytype="Team" value="blue"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-blue-melee.png"/>
 </tile>
 <tile id="6" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="ranged"/>
   <property name="team" propertytype="Team" value="blue"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-blue-ranged.png"/>
 </tile>
 <tile id="7" type="SpawnPoint">
  <properties>
   <property name="kind" propertytype="UnitKind" value="heavy"/>
   <property name="team" propertytype="Team" value="blue"/>
  </properties>
  <image width="52" height="60" source="tiles/spawn-blue-heavy.png"/>
 </tile>
</tileset>
