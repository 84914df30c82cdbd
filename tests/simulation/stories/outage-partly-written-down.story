# Of an outage's records, one a board, the first was written when the coordinator was killed. The next start
# took that record for the last sign of life, and charged the players of the other boards for the outage until
# then.
seed 683
16673 restart 1
17643 reset 3
19080 stop 5275
22625 rule
24293 kill 1363
