<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="sea" tilewidth="256" tileheight="222" tilecount="15" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="sea_1">
  <image width="256" height="222" source="../sprites/hex_sea_1_a.svg"/>
 </tile>
 <tile id="1" type="sea_1">
  <image width="256" height="222" source="../sprites/hex_sea_1_b.svg"/>
 </tile>
 <tile id="2" type="sea_1">
  <image width="256" height="222" source="../sprites/hex_sea_1_c.svg"/>
 </tile>
 <tile id="3" type="sea_2">
  <image width="256" height="222" source="../sprites/hex_sea_2_a.svg"/>
 </tile>
 <tile id="4" type="sea_2">
  <image width="256" height="222" source="../sprites/hex_sea_2_b.svg"/>
 </tile>
 <tile id="5" type="sea_2">
  <image width="256" height="222" source="../sprites/hex_sea_2_c.svg"/>
 </tile>
 <tile id="6" type="sea_3">
  <image width="256" height="222" source="../sprites/hex_sea_3_a.svg"/>
 </tile>
 <tile id="7" type="sea_3">
  <image width="256" height="222" source="../sprites/hex_sea_3_b.svg"/>
 </tile>
 <tile id="8" type="sea_3">
  <image width="256" height="222" source="../sprites/hex_sea_3_c.svg"/>
 </tile>
 <tile id="9" type="sea_4">
  <image width="256" height="222" source="../sprites/hex_sea_4_a.svg"/>
 </tile>
 <tile id="10" type="sea_4">
  <image width="256" height="222" source="../sprites/hex_sea_4_b.svg"/>
 </tile>
 <tile id="11" type="sea_4">
  <image width="256" height="222" source="../sprites/hex_sea_4_c.svg"/>
 </tile>
 <tile id="12" type="sea_5">
  <image width="256" height="222" source="../sprites/hex_sea_5_a.svg"/>
 </tile>
 <tile id="13" type="sea_5">
  <image width="256" height="222" source="../sprites/hex_sea_5_b.svg"/>
 </tile>
 <tile id="14" type="sea_5">
  <image width="256" height="222" source="../sprites/hex_sea_5_c.svg"/>
 </tile>
</tileset>
