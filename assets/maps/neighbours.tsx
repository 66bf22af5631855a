<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="neighbours" tilewidth="256" tileheight="222" tilecount="4" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="neighbour_hills">
  <image width="256" height="222" source="../sprites/hex_neighbour_hills_a.svg"/>
 </tile>
 <tile id="1" type="neighbour_hills">
  <image width="256" height="222" source="../sprites/hex_neighbour_hills_b.svg"/>
 </tile>
 <tile id="2" type="neighbour_forest">
  <image width="256" height="222" source="../sprites/hex_neighbour_forest_a.svg"/>
 </tile>
 <tile id="3" type="neighbour_forest">
  <image width="256" height="222" source="../sprites/hex_neighbour_forest_b.svg"/>
 </tile>
</tileset>
