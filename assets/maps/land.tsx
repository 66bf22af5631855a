<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="land" tilewidth="256" tileheight="222" tilecount="23" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="coast">
  <image width="256" height="222" source="../sprites/hex_coast_a.svg"/>
 </tile>
 <tile id="1" type="coast">
  <image width="256" height="222" source="../sprites/hex_coast_b.svg"/>
 </tile>
 <tile id="2" type="coast">
  <image width="256" height="222" source="../sprites/hex_coast_c.svg"/>
 </tile>
 <tile id="3" type="lowland">
  <image width="256" height="222" source="../sprites/hex_lowland_a.svg"/>
 </tile>
 <tile id="4" type="lowland">
  <image width="256" height="222" source="../sprites/hex_lowland_b.svg"/>
 </tile>
 <tile id="5" type="lowland">
  <image width="256" height="222" source="../sprites/hex_lowland_c.svg"/>
 </tile>
 <tile id="6" type="lowland">
  <image width="256" height="222" source="../sprites/hex_lowland_d.svg"/>
 </tile>
 <tile id="7" type="town">
  <image width="256" height="222" source="../sprites/hex_town_a.svg"/>
 </tile>
 <tile id="8" type="town">
  <image width="256" height="222" source="../sprites/hex_town_b.svg"/>
 </tile>
 <tile id="9" type="town">
  <image width="256" height="222" source="../sprites/hex_town_c.svg"/>
 </tile>
 <tile id="10" type="hills">
  <image width="256" height="222" source="../sprites/hex_hills_a.svg"/>
 </tile>
 <tile id="11" type="hills">
  <image width="256" height="222" source="../sprites/hex_hills_b.svg"/>
 </tile>
 <tile id="12" type="hills">
  <image width="256" height="222" source="../sprites/hex_hills_c.svg"/>
 </tile>
 <tile id="13" type="hills">
  <image width="256" height="222" source="../sprites/hex_hills_d.svg"/>
 </tile>
 <tile id="14" type="forest">
  <image width="256" height="222" source="../sprites/hex_forest_a.svg"/>
 </tile>
 <tile id="15" type="forest">
  <image width="256" height="222" source="../sprites/hex_forest_b.svg"/>
 </tile>
 <tile id="16" type="forest">
  <image width="256" height="222" source="../sprites/hex_forest_c.svg"/>
 </tile>
 <tile id="17" type="forest">
  <image width="256" height="222" source="../sprites/hex_forest_d.svg"/>
 </tile>
 <tile id="18" type="ghats">
  <image width="256" height="222" source="../sprites/hex_ghats_a.svg"/>
 </tile>
 <tile id="19" type="ghats">
  <image width="256" height="222" source="../sprites/hex_ghats_b.svg"/>
 </tile>
 <tile id="20" type="ghats">
  <image width="256" height="222" source="../sprites/hex_ghats_c.svg"/>
 </tile>
 <tile id="21" type="ghats">
  <image width="256" height="222" source="../sprites/hex_ghats_d.svg"/>
 </tile>
 <tile id="22" type="ghats">
  <image width="256" height="222" source="../sprites/hex_ghats_e.svg"/>
 </tile>
</tileset>
