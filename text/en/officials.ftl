### The console and the wall. See README.md.

## Physical boards: where they are shown

physical-board-differs = { side }’s board shows another position
physical-board-state = { side }’s board { $state ->
    [follows] shows the game’s position
    [behind] is waiting for a move to be made on it
    [differs] shows another position
   *[not-connected] is not connected
}
physical-board-lifted = { side }’s moves do not wait for it
command-lift-board = Play on without the physical board
    .what = The player’s moves no longer wait for the physical board, for example because a sensor fails. The game goes on on the screen. This board raises no alerts until moves wait for it again.
command-require-board = Wait for the physical board again
    .what = The player’s next move waits until their last move stands on the physical board.
