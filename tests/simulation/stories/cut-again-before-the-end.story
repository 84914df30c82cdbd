# A cable is pulled again just before it is back: what was sent under the first cut does not arrive under the second.
seed 2489
17512 half-closed 0
20686 weather 18 105 194
23655 weather 9 252 77
25142 power 5778 1291
33399 uplink 1 11326
40490 uplink 1 10683
52018 half-open 0
