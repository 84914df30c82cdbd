# Black was lost while the coordinator stood still. On a disk that is full his loss was written, and that the
# coordinator had been away, but not his incident. The next recovery took him for one who is away by the outage
# alone: his silence, its last contact and its cause, was in no incident.
seed 2150
terms suspended
18345 kill 5196
22145 uplink 0 5111
25800 clock 1 43634
33667 dark 1 3889
37683 pull 2 8237
41219 stop 5599
41697 node 1 2403
44810 full 2041
