# A bit of a line flips on a device's disk, and the line went on record as it is now.
seed 134
terms suspended
18452 pull 0 808
19035 pull 0 14870
21331 kill-at-flush 7
26492 stop 518
27725 reset 1
28189 reset 5
28520 reset 0
30335 pull 1 2803
31653 weather 40 293 126
38479 kill-at-flush 12
42033 reset 2
44521 flip 4
