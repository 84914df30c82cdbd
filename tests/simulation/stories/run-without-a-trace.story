# A coordinator whose clock is ahead starts on a full disk, writes nothing and is killed: the next run's time
# begins before that, and what is played then is no outage.
seed 1822
35407 power 8998 6197
43608 full 3106
45259 kill 185
