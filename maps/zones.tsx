<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="zones" tilewidth="52" tileheight="60" tilecount="20" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="Zone">
  <properties>
   <property name="zone" value="red-throne"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-red-throne.png"/>
 </tile>
 <tile id="1" type="Zone">
  <properties>
   <property name="zone" value="red-shore"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-red-shore.png"/>
 </tile>
 <tile id="2" type="Zone">
  <properties>
   <property name="zone" value="middle"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-middle.png"/>
 </tile>
 <tile id="3" type="Zone">
  <properties>
   <property name="zone" value="blue-shore"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-blue-shore.png"/>
 </tile>
 <tile id="4" type="Zone">
  <properties>
   <property name="zone" value="blue-throne"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-blue-throne.png"/>
 </tile>
 <tile id="5" type="Zone">
  <properties>
   <property name="zone" value="red-side"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-red-side.png"/>
 </tile>
 <tile id="6" type="Zone">
  <properties>
   <property name="zone" value="blue-side"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-blue-side.png"/>
 </tile>
 <tile id="7" type="Zone">
  <properties>
   <property name="zone" value="red-march"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-red-march.png"/>
 </tile>
 <tile id="8" type="Zone">
  <properties>
   <property name="zone" value="blue-march"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-blue-march.png"/>
 </tile>
 <tile id="9" type="Zone">
  <properties>
   <property name="zone" value="north-side"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-north-side.png"/>
 </tile>
 <tile id="10" type="Zone">
  <properties>
   <property name="zone" value="south-side"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-south-side.png"/>
 </tile>
 <tile id="11" type="Zone">
  <properties>
   <property name="zone" value="north-1"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-north-1.png"/>
 </tile>
 <tile id="12" type="Zone">
  <properties>
   <property name="zone" value="north-2"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-north-2.png"/>
 </tile>
 <tile id="13" type="Zone">
  <properties>
   <property name="zone" value="north-3"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-north-3.png"/>
 </tile>
 <tile id="14" type="Zone">
  <properties>
   <property name="zone" value="north-4"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-north-4.png"/>
 </tile>
 <tile id="15" type="Zone">
  <properties>
   <property name="zone" value="south-1"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-south-1.png"/>
 </tile>
 <tile id="16" type="Zone">
  <properties>
   <property name="zone" value="south-2"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-south-2.png"/>
 </tile>
 <tile id="17" type="Zone">
  <properties>
   <property name="zone" value="south-3"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-south-3.png"/>
 </tile>
 <tile id="18" type="Zone">
  <properties>
   <property name="zone" value="south-4"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-south-4.png"/>
 </tile>
 <tile id="19" type="Zone">
  <properties>
   <property name="zone" value="river"/>
  </properties>
  <image width="52" height="60" source="tiles/zone-river.png"/>
 </tile>
</tileset>
