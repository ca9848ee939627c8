<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="52" tileheight="60" tilecount="11" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="clay">
  <image width="52" height="60" source="tiles/terrain-clay.png"/>
 </tile>
 <tile id="1" type="sand">
  <image width="52" height="60" source="tiles/terrain-sand.png"/>
 </tile>
 <tile id="2" type="grass">
  <image width="52" height="60" source="tiles/terrain-grass.png"/>
 </tile>
 <tile id="3" type="shore">
  <image width="52" height="60" source="tiles/terrain-shore.png"/>
 </tile>
 <tile id="4" type="slate">
  <image width="52" height="60" source="tiles/terrain-slate.png"/>
 </tile>
 <tile id="5" type="moss">
  <image width="52" height="60" source="tiles/terrain-moss.png"/>
 </tile>
 <tile id="6" type="heath">
  <image width="52" height="60" source="tiles/terrain-heath.png"/>
 </tile>
 <tile id="7" type="paving">
  <image width="52" height="60" source="tiles/terrain-paving.png"/>
 </tile>
 <tile id="8" type="rock">
  <properties>
   <property name="blocks" type="bool" value="true"/>
  </properties>
  <image width="52" height="60" source="tiles/terrain-rock.png"/>
 </tile>
 <tile id="9" type="water">
  <properties>
   <property name="blocks" type="bool" value="true"/>
  </properties>
  <image width="52" height="60" source="tiles/terrain-water.png"/>
 </tile>
 <tile id="10" type="forest">
  <properties>
   <property name="blocks" type="bool" value="true"/>
  </properties>
  <image width="52" height="60" source="tiles/terrain-forest.png"/>
 </tile>
</tileset>
