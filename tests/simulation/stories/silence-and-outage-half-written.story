# Black was lost while the coordinator stood still. On a disk that is full his loss and the outage were written,
# his incident was not, as the simulated disk wrote some of a group after another one had failed. His silence, with
# its last contact and its cause, was in no incident: the outage had taken its place.
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
