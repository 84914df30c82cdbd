# The flag of White fell while Black of board 2 was disconnected by the uplink. The outage of the coordinator before had
# had Black, too, who was back: it closed by itself. The simulation took the later disconnection for one of the outage.
seed 714
terms quick
9975 unplug 2 59490
18216 restart-game 2
21633 resume 2
24268 stop 3743
29633 resume 2
65122 uplink 1 10396
112906 rule
