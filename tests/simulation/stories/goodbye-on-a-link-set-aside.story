seed 148
16690 kill-at-flush 6
25361 stop 4230
32265 stop 4112
