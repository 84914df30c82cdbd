### The play page. See README.md.

## Physical boards: what officials read and do

scoresheet-title = Scoresheet
scoresheet-reminder = Keep a scoresheet: write down all moves. An arbiter looks for it after the game.

## Penalties: where they are shown

penalty-withdrawn-shown = Withdrawn: { $reason }
penalty-own = You got a penalty
penalty-opponent = Your opponent got a penalty

## Physical boards: a player's own

physical-board-yours-title = Your board
physical-board-own-follows = Your board shows the game
physical-board-own-differs = Your board shows another position. Set it up as in the game
physical-board-own-unread = Your board is not connected. Check its cable, or call the arbiter
physical-board-own-lifted = You play on without your board: make your moves on the screen
physical-board-low = The battery of your board is at { $percent } %. Tell the arbiter.
physical-board-play = Play { $move }
physical-board-step-call-arbiter = Your board cannot be read. Call the arbiter
physical-board-step-set-up = Set up the start position of this game on your board
physical-board-step-turn-board = Turn your board round: it lies the wrong way
physical-board-step-make-own-move = Make your move { $move } on your board
physical-board-step-make-opponents-move = Make your opponent’s move { $move } on your board
physical-board-step-put-piece = Put the { $side ->
    [white] white
   *[black] black
} { $piece } on { $square }
physical-board-step-clear-square = Take what is on { $square } off your board
physical-board-step-move = Your turn: make your move on your board
physical-board-step-put-promotion = Put the piece that your pawn becomes on { $square }
physical-board-step-choose-promotion = What does your pawn become? Choose here
physical-board-step-choose-move = Which move is it? Choose here
physical-board-step-press-clock = { $move } is on your board: press the clock
physical-board-step-tap = { $move } is on your board. Is this your move?
physical-board-step-finish-castling = Do you castle? Then move the other piece too. Or play { $move }
