# White of board 1 came back and the incident was ruled on. They were disconnected again, which is another incident: the
# first one closed by itself meanwhile. The simulation took the later disconnection for one of the first incident.
seed 427
terms quick
23461 stop 5799
28008 reset 5
28796 restart-game 2
29796 resume 2
30047 kill-at-flush 7
34445 half-open 1
35229 weather 15 391 188
37471 reset 1
44581 full 2612
48536 rule
50477 restart 5
51604 kill-at-flush 9
56043 flap 1 4 2492
62226 resume 2
