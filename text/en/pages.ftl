### All pages. See README.md.

## Penalties: where they are shown

penalty-record = Penalty for { side }: { $penalties }

## Physical boards: where they are shown

physical-board-game = In the game
physical-board-of = On { side }’s board
physical-board-yours = On your board
physical-board-squares = Different on { $squares }
