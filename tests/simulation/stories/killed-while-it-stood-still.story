# A coordinator that stands still is killed before it moves again: it was out of service from then on, and nobody
# could notice a seat that fell silent meanwhile.
seed 4138
18990 full 3823
19184 dark 1 8206
20388 stop 5701
25570 stop 4867
30005 kill 913
