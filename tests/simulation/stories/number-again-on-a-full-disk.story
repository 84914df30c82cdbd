# Lines that found no room on a device's disk were sent all the same; after the agent's next start others had their
# numbers, were taken for known, and the device was told that they are kept.
seed 234
terms runs
16394 dark 0 8786
16745 device-full 4 18887
36693 restart 4
