# Both players were heard last at the instant in which the coordinator went on. White was lost at once. Black's loss
# came to be on a disk that filled up, his incident did not; the recovery took White's silence for Black's.
seed 9769
terms charged
17376 pull 4 483
20425 flap 0 6 1238
22977 kill-at-flush 5
28362 power 2741 5919
30681 stop 5055
33696 pull 5 13311
35327 spare 1 1
36123 node 0 5973
37945 full 4680
