# A report that waited for its uplink came after later ones of the same link, as the node had dialled the next one.
seed 4776
terms charged
18081 uplink 0 10799
20653 kill 3500
21878 stop 1592
23168 dark 0 2455
26507 unplug 0 5709
30696 full 4299
32900 dark 1 7938
37631 flap 0 6 2848
39665 stop 2406
39762 pause 2
43589 pull 5 14327
44204 flap 0 4 2099
46486 weather 4 1 51
50418 half-open 2
53946 reset 3
