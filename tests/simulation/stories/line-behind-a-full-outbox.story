# The outbox of a node is full: a line of a device's journal found no place, the next one did, and the coordinator, which
# counts a journal's lines up to the highest, took the first one for known when it came again.
seed 456
terms suspended
19559 kill 2541
21993 full 3723
27894 stop 5731
35125 kill-at-flush 7
38447 rule
