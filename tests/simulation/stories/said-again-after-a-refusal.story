# An LCA answered at his venue a call that was not made yet. The refusal was on its way when the node said it again; by
# then there was such a call, and it was answered by what its LCA had been told is refused.
seed 37877
terms suspended
17092 restart 3
19038 kill-at-flush 6
20384 full 3678
21517 flap 1 7 1995
27416 unplug 4 7457
27601 node 1 8904
29350 pull 0 756
30937 weather 40 230 71
40776 lca 1 ask-call 1
43504 device-full 4 17731
