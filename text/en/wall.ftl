### The wall. See README.md.

## Penalties: where they are shown

penalty-wall = Penalised: { $kinds }

## Physical boards: where they are shown

physical-board-alarm = Physical board differs
physical-board-alarms = { $n ->
    [one] { $n } board differs
   *[other] { $n } boards differ
}
physical-board-tile = board differs
physical-board-do = Ask the player to set the board up as in the game. If a sensor fails, play on without it.

## Physical boards: as a device sees them

physical-board-tile-battery = board battery { $percent } %
