# The coordinator is back on a disk that is full: the outage's records fail, and the next ones charged
# the players for all of it.
seed 36
18967 power 9226 27959
27833 full 508
