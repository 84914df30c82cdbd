# A device has two links when its power fails: its venue's relay lets no third one in until it has closed those.
seed 634
terms suspended
16100 spare 2 0
17487 half-closed 3
18149 pull 4 3384
22141 unplug 4 3987
