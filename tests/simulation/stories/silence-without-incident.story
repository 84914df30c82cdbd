# A seat's loss is written, its incident is not since the disk is full: nobody opened one afterwards.
seed 68
23036 uplink 1 3872
25237 full 3908
