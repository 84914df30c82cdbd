# A device loses its power before the receipt for lines that its venue has: its disk forgot them, and new lines had their
# numbers. The venue took these for known, and the device was told that they are kept.
seed 63
terms suspended
24222 device-full 0 6177
25638 kill 5528
28130 node 0 8902
36159 unplug 0 7259
