# The clock of the coordinator's machine is set back at the second restart: who was noticed to be cut off
# before is back at an earlier instant by that clock, and is not to be missed for it.
seed 1032
24446 pause 2
36046 weather 46 189 172
41435 kill 1716
44519 uplink 1 10489
53152 power 1981 -9346
