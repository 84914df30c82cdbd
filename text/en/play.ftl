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

play-network-what-joined = The device is in that network; its connection comes back by itself.
play-network-what-wrong = The answer is wrong.
play-network-what-void = The answer was wrong too often: there are other letters now.
play-network-what-no-key = This device was never heard by a venue’s node that could answer for it: take a spare device.
play-network-what-failed = It did not succeed: { $detail }

play-man-K = king
play-man-Q = queen
play-man-R = rook
play-man-B = bishop
play-man-N = knight
play-man-P = pawn

play-say-label = What happens on the board
play-say-begun = The game has begun.
play-say-back = { $name } is connected again.
play-say-goes-on = The game goes on.
play-say-moved = { $side }: { $move }.
play-say-moves = { $piece } from { $from } to { $to }
play-say-takes = { $piece } from { $from } takes on { $to }
play-say-becomes = , becomes a { $piece }
play-say-castles-short = castles short
play-say-castles-long = castles long
play-say-check = , check
play-say-mate = , checkmate
play-say-clocks = White has { $white }, Black has { $black }.
play-say-count = { $n ->
    [one] { $n } move.
   *[other] { $n } moves.
}
play-say-old = These times are not up to date.

play-to-move-white = White is to move.
play-to-move-black = Black is to move.

play-control-moves = { $n } moves in { $time }
play-control-all = { $time } for the whole game
play-control-rest = { $time } for the rest of the game
play-control-increment = , and { $time } more for each move
play-control-delay = , and { $time } for each move before the time runs
play-control-bronstein = , and up to { $time } given back for each move
play-control-then = ; then{ " " }

play-terms-server-out = Nobody loses time.
play-terms-unless-server-out = If the event’s server is down, nobody loses time.
play-terms-unless-server-goes-on = If the event’s server is down, nobody loses time, and the game resumes by itself.
play-terms-last-yours = Last known: your clock was running.
play-terms-last-theirs = Last known: the clock of { $name } was running.
play-terms-clocks-run = The clocks keep running while a player is disconnected.
play-terms-not-known = This page cannot see whether they have stopped.
play-terms-clocks-stop = Both clocks stop when a connection is lost.
play-terms-clocks-stop-after = Both clocks stop when a connection has been lost for { $time }.
play-terms-goes-on = The game resumes when both players are back, unless the arbiter rules otherwise.
play-terms-arbiter-resumes = An arbiter will resume the game.
play-terms-back-within = A disconnected player must be back within { $time }.

play-link-agent = This computer’s game program is not responding.
play-link-agent-clock = The clocks may be running.
play-link-agent-clock-stops = Both clocks stop when a connection is lost; until the server notices, they may be running.
play-link-agent-clock-stops-after = Both clocks stop when a connection has been lost for { $time }; until then they may be running.
play-link-agent-what = Raise your hand: call the arbiter in the hall.

play-cut-title = This computer’s game program did not respond for { $time }.
play-cut-title-closed = This page was closed for { $time }.
play-cut-what = Your clock showed { $was } then, and { $is } when it was back. If you lost time by it, call the arbiter: time can be given back.

play-moved-here-title = You play at this computer now (before: { $device })
play-moved-here-clock = Your clock went from { $was } to { $is } while you were disconnected. If you want this time back, call the arbiter.
play-moved-here-moves = A move that you entered at { $device } and that is not on this board was not played: enter it again here.

play-link-lost = The connection to the arbiters is lost.
play-link-comes-back = The device connects again by itself.
play-link-for = No contact for { $time }.

play-lost-venue = This device does not reach the venue’s network: its cable, its wireless network, or the venue’s own equipment.
play-lost-uplink = The venue itself has no connection to the event’s server.
play-lost-refused = The venue’s equipment does not let this device through yet.
play-lost-stranger = What answers is not this event’s server. Raise your hand: call the arbiter in the hall.
play-lost-silence = The event’s server does not answer.
play-lost-broken = The connection was interrupted on its way to the event’s server.
play-lost-server = The event’s server is out of service for the moment.
play-lost-reseated = The officials have changed the seat of this device. Ask the arbiter.
play-lost-elsewhere = Another device connects under this one’s name. Raise your hand: call the arbiter in the hall.
play-lost-misunderstood = This device and the event’s server do not understand each other. Raise your hand: call the arbiter in the hall.
play-lost-stopping = The program on this device is ending. Raise your hand: call the arbiter in the hall.

play-link-late = The connection is slow.
play-link-late-what = You can go on playing.

play-top-connected = Connected
play-top-late = Slow
play-top-lost = Not connected
play-top-game = game { $n }

play-notes-label = What you should know
play-notes-more = More below
play-notes-count = { $n ->
    [one] { $n } notice
   *[other] { $n } notices
}

play-notice-title = From the officials

play-refused-title = Not done

play-unplayed-title = Your move { $move } was not played.
play-unplayed-paused = The clocks were stopped when it arrived.
play-unplayed-lost = It did not arrive while your clock ran.
play-unplayed-changed = The position on the board had changed before it could be sent.
play-unplayed-over = The game was over before it could be sent.
play-unplayed-title-unsure = Your move { $move } may not have been played.
play-unplayed-moved = Your seat was moved to another device before it was sent. Tell the arbiter, and enter it at that device.
play-unplayed-moved-unsure = Your seat was moved to another device before the server confirmed it. If it is not on the board there, enter it again.
play-unplayed-later = Make it again, or another one, once your clock runs.
play-unplayed-now = Your clock runs now: play it, or another one.

play-draw-own = You have offered a draw.
play-draw-own-what = The offer stands until your opponent answers it or moves.
play-draw-theirs = { $name } offers a draw.
play-draw-theirs-what = A move of yours declines it.
play-draw-declined = Your offer of a draw was declined.
play-draw-declined-here = You can offer one again after the next move.

play-premove-ask = Play { $move } at once after your opponent’s move?
play-premove-set = { $move } waits for your opponent’s move.
play-premove-notice = Your premove declines a draw offer that comes with your opponent’s move.
play-premove-put-back = Cancelled: nothing is sent.
play-premove-missed = { $move } was not sent.
play-premove-missed-what = Your opponent moved before you confirmed it. It is your move: enter it again if you still want it.
play-premove-taken-back = Your premove is taken back.
play-premove-dropped = Your premove was not played.

play-away-title = { $name } is disconnected.
play-away-what = The clocks are stopped.
play-away-was = Last known: { $name } was disconnected.

play-pending-title = Waiting for the connection: { $what }
play-pending-what = It is sent as soon as the connection is back.
play-pending-move-what = It is sent when the connection is back. If the game is paused then, it is not played, and this page tells you. Until then you can take it back or enter another move.
play-pending-move-resumes = It is sent when the connection is back. A pause for your own disconnection does not matter. If the game is paused for another reason, the move is not played, and this page tells you. Until then you can take it back or enter another move.
play-pending-move-sent = It may have arrived already, so you cannot take it back. If it has not, it is sent when the connection is back, and played if the game is running then.
play-pending-taken-back = Your move is taken back. It will not be sent.
play-pending-raise = It is sent as soon as the connection is back. Until then raise your hand.
play-pending-move = your move
play-pending-premove = your premove
play-pending-check-in = checking in
play-pending-offer-draw = your offer of a draw
play-pending-accept-draw = accepting the draw
play-pending-decline-draw = declining the draw
play-pending-resign = your resignation
play-pending-confirm-result = that you have seen the result
play-pending-ready = saying that you are ready
play-pending-call-arbiter = calling the arbiter
play-pending-set-options = your options
play-pending-cancel-premove = taking the premove back

play-colours-white = You have White now.
play-colours-black = You have Black now.

play-call-called = The arbiter is called.
play-call-leave-asked = You have asked to leave the playing area.
play-call-clocks-run = The clocks keep running.
play-call-waits = Nobody has answered yet.
play-call-wrote = You wrote: “{ $reason }”.
play-call-waits-lost = No answer can reach you until the connection is back. Raise your hand.
play-call-ended = Your call has ended with the game.
play-call-ended-what = No arbiter will come for it. Call again if you still need the arbiter.
play-call-coming = An arbiter is coming.
play-call-leave-granted = You may leave the playing area.
play-call-leave-clocks = The clocks keep running while you are away.
play-call-leave-refused = You may not leave the playing area now.
play-call-leave-over = You are back from your leave.
play-call-leave-away = You were away for { $time }.
play-call-answered = The arbiter has answered your call.
play-call-answered-no-reason = The arbiter has answered your call and found no valid reason for it.
play-call-player-answer = Answer: { $note }
play-call-title = Call the arbiter
play-call-what = What you want
play-call-help = I need the arbiter
play-call-leave = I ask to leave the playing area
play-call-reason = Why, in your own words
play-call-claims = To claim a draw by the third occurrence of a position or by fifty moves, call the arbiter too, while it is your move: say which, and the move you intend if it is the one that brings it about. Do not make that move.
play-call-clocks = The clocks keep running while you wait.
play-call-ask-leave = Ask for leave

play-act-accept = Accept…
play-act-decline = Decline…
play-act-cancel-premove = Take back
play-act-confirm-premove = Yes, play it
play-act-drop-premove = No
play-act-seen-notice = Seen
play-act-seen-call = Seen
play-act-seen-back = Seen
play-act-seen-declined = Seen
play-act-seen-colours = Seen
play-act-seen-refusal = Close
play-act-play-again = Play it now
play-act-take-back-move = Take back
play-act-seen-unplayed = Seen
play-act-seen-cut = Seen
play-act-network = Another network

play-action-label = What you can do
play-action-draw = Offer a draw
play-action-resign = Resign
play-action-call = Call the arbiter

play-confirm-draw = Offer a draw?
play-confirm-draw-what = You cannot withdraw the offer. Your opponent can accept it until they move.
play-confirm-draw-yours = By the Laws of Chess (9.1) an offer goes with your own move: make it, then move.
play-confirm-draw-theirs = { $name } is to move. By the Laws of Chess (9.1) an offer goes with your own move, before the clock is pressed; made now it is valid all the same.
play-confirm-draw-yes = Offer a draw
play-confirm-accept = Accept the draw?
play-confirm-accept-what = The game ends as a draw.
play-confirm-accept-yes = Accept the draw
play-confirm-decline = Decline the draw?
play-confirm-decline-what = The game goes on.
play-confirm-decline-yes = Decline the draw
play-confirm-resign = Resign the game?
play-confirm-resign-what = Your opponent wins. This cannot be taken back.
play-confirm-resign-yes = Resign

play-headline-waiting = The game has not begun.
play-headline-paused-yours = The clocks are stopped. You are to move.
play-headline-paused-theirs = The clocks are stopped. { $name } is to move.
play-headline-paused-old = Last known: the clocks were stopped.
play-headline-finished = The game is over.
play-headline-sending = Your move is being sent…
play-headline-theirs = { $name } is to move.
play-headline-theirs-cut = { $name } was to move. This page is not connected.
play-headline-theirs-lost = { $name } was to move. This device is not connected.
play-headline-check = Your move: you are in check.
play-headline-yours = Your move.
play-headline-yours-lost = Your move. Not connected: your move is sent later.

play-why-lost = This device is not connected: only a move can wait for the connection. Raise your hand to call the arbiter.
play-why-paused = The game is paused: no move can be made now.
play-why-pick-first = Choose one of your pieces first.
play-why-not-yours = { $square }: not your piece.
play-why-no-moves = The piece on { $square } has no legal move.
play-why-theirs = It is not your turn: { $name } is to move.
play-why-theirs-lost = It is not your turn: { $name } was to move when the connection was lost.
play-why-starting = Both players are ready: a move can be made once the clock starts.
play-why-ruling = No move can be made before both players have said that they have seen the ruling.
play-why-pending = Your move is still on its way.
play-why-offered = You have already offered a draw.
play-why-declined-here = Your opponent declined a draw in this position: you can offer one again after the next move.
play-why-answer-first = Your opponent has offered a draw: accept it, or decline it.
play-why-no-offer = There is no offer of a draw to answer.
play-why-nothing-begun = There is nothing to cancel.

play-asked-not-now = You cannot do that now.
play-asked-clocks = clocks
play-asked-position = position
play-asked-last = last
play-asked-draw = draw
play-asked-accept = accept
play-asked-decline = decline
play-asked-resign = resign
play-asked-arbiter = arbiter
play-asked-cancel = cancel
play-asked-help = help

play-keys-moving = Drag a piece, or click it and then its square. Or type the move.
play-keys-field = The field takes moves as you write them (Nf3, O-O, e8=Q), with figurines, or as squares (g1f3, e7e8q).
play-keys-move-field = Go to the field
play-keys-board = Go to the board: arrows move, Enter or Space picks a piece and puts it, Escape puts it back
play-keys-clocks = Clocks and number of moves
play-keys-position = The position in words
play-keys-last = The last move in words
play-keys-draw = Offer a draw
play-keys-resign = Resign
play-keys-arbiter = Call the arbiter
play-keys-help = This help
play-keys-escape = Leave the field; take a premove back; close
play-keys-words = These words do the same in the field:

play-options-title = How you enter moves
play-options-smart = One click
play-options-smart-what = A click on a square that belongs to one legal move makes it.
play-options-smart-several = { $square } belongs to { $n } moves: move the piece itself.
play-options-queen = Always a queen
play-options-queen-what = A pawn becomes a queen without asking.
play-options-premove = Premove
play-options-premove-what = A move that you enter in your opponent’s turn. It is played right after theirs.

play-premove-use-off = Off
play-premove-use-confirmed = Ask once more
play-premove-use-at-once = At once

play-before-you-white = You play White
play-before-you-black = You play Black
play-before-who = { $you } against { $opponent }
play-before-check-in = I am here
play-before-here = You are checked in
play-before-waits-checks = An arbiter still has to check you and your device.
play-before-waits-failed = A check was not passed. Wait for the arbiter, who comes to you.
play-before-waits-opponent = Waiting for { $name }.
play-before-waits-start = Both players are here. The game is about to begin.
play-before-waits-both-checked = Both players are here. The game begins by itself, once your opponent is checked too.
play-before-waits-round = Both players are here. The game begins when the arbiter starts the round.
play-before-control = Time
play-before-variant = Variant
play-before-chess960 = Chess960: to castle, move the king onto the rook
play-before-odds = A draw
play-before-odds-yours = counts as a win for you
play-before-odds-theirs = counts as a win for your opponent
play-before-checks = Checks
play-before-default = Arriving late
play-before-default-after = You lose if you have not checked in { $time } after the round starts.
play-before-default-none = You lose if you have not checked in when the round starts.
play-before-default-open = An arbiter decides what happens if you are late.
play-before-disconnection = Connection lost

play-ruled-title = The arbiter has ruled
play-ruled-by = By { $by }, { $office }
play-ruled-by-office = By the { $office }
play-ruled-by-arbiter = By an arbiter
play-ruled-side = Side
play-ruled-before = Before
play-ruled-now = Now
play-ruled-ready = Ready
play-ruled-not-ready = Not yet
play-ruled-say-ready = I have seen it and am ready
play-ruled-as-heard = last known, before the connection was lost
play-ruled-read-on = Read on
play-ruled-waits = You are ready. Waiting for { $name }.
play-ruled-starts-yours = Your clock starts in
play-ruled-starts-theirs = The clock of { $name } starts in
play-ruled-resume = The game goes on from this position.
play-ruled-restart = The game starts again from the beginning.
play-ruled-result = The result is set.
play-ruled-postpone = The game is postponed.
play-ruled-reopen = The result is cancelled: the game continues.
play-ruled-restore = The game goes back to an earlier position.
play-ruled-arbiter-starts = An arbiter will start the clock.
play-ruled-reverse = The colours were reversed: a new game begins, and the one before does not count.
play-ruled-new-start = The start position was wrong: a new game begins, and the one before does not count.
play-ruled-runs = An arbiter has started the clock.
play-ruled-clock = Your clock: { $was } → { $is } ({ $by }).

play-changed-control = Time control: { $was } → { $is }.
play-changed-clocks = An arbiter changed the clocks

play-article-online = article { $number } of the FIDE Online Chess Regulations
play-article-laws = article { $number } of the FIDE Laws of Chess

play-result-title = Result
play-result-draw = The game is drawn
play-result-nobody = Nobody wins
play-result-you-win = You win
play-result-wins = { $name } wins
play-result-confirm = I have seen the result
play-result-you-confirmed = You have seen it

play-object-done = You objected; the arbiter decides.
play-object-told = You objected to the result { $result }.
play-object-button = I object to the result
play-object-title = Object to the result
play-object-what = The arbiter is called and reads that you object to the result { $result }.
play-object-yes = Object and call the arbiter
play-object-theirs = { $name } objects to this result: the arbiter decides.
play-object-theirs-rejected = { $name } objected to this result; the arbiter rejected the objection.
play-object-upheld = The arbiter agreed with your objection to the result { $result }.
play-object-rejected = The arbiter rejected your objection to the result { $result }.

play-result-what-provisional = Not official yet: an arbiter approves it.
play-result-what-confirmed = Both players have seen it. An arbiter will approve it.
play-result-what-approved = Approved by the arbiter.
play-result-what-corrected = The arbiter has set this result.

play-ended-checkmate = by checkmate
play-ended-stalemate = by stalemate
play-ended-dead-position = neither side can give mate any more
play-ended-threefold-repetition = the same position for the third time
play-ended-fifty-moves = fifty moves without a capture or a pawn’s move
play-ended-fivefold-repetition = the same position for the fifth time
play-ended-seventy-five-moves = seventy-five moves without a capture or a pawn’s move
play-ended-resignation = by resignation
play-ended-agreement = by agreement
play-ended-flag = on time
play-ended-flag-draw = the time is up, but the opponent cannot give mate
play-ended-not-reconnected = a player was not back in time
play-ended-not-reconnected-draw = a player was not back in time, but the opponent cannot give mate
play-ended-declared = set by the arbiter
play-ended-forfeit = not played: a player did not come

play-player-you = you
play-player-away = disconnected
play-player-delay = { $n } s until the time runs

play-board-label = Chess board. { $turn } { $last }
play-board-last = Last move: { $last }.

play-cursor-label = Board cursor. Arrows move it, Enter picks a piece and puts it, Escape puts it back.

play-square-man = { $square }, { $side }: { $piece }
play-square-empty = { $square }, empty
play-square-picked = , picked
play-square-ways = , may go to { $squares }
play-square-may = , it may go here
play-square-back = { $square }: put back
play-square-no-way = The piece on { $from } may not go to { $square }.

play-promotion-title = What does the pawn become?

play-position-title = Position in words
play-position-last = Last move
play-position-turn = Turn
play-position-check = The king is in check.

play-settings-type = Size of type
play-settings-size = Size of the board

play-size-full = As large as fits
play-size-medium = Smaller
play-size-small = Smallest

play-settings-squares = Colours of the board

play-squares-green = Green
play-squares-wood = Wood
play-squares-blue = Blue
play-squares-grey = Grey

play-settings-men = Look of the pieces

play-men-classic = Classic
play-men-plain = Plain

play-type-normal = Normal
play-type-large = Large
play-type-largest = Very large

play-settings-still = Less motion: pieces do not slide
play-settings-click = A click when your opponent has moved
play-settings-volume = Volume

play-lock-title = This device is locked
play-lock-by = Locked by { $by }.
play-lock-clock-own = Your clock is running.
play-lock-clock-other = Your opponent's clock is running.
play-lock-clocks-stand = Both clocks are stopped.
play-lock-clocks-unknown = This page cannot know whether the clocks are running.
play-lock-clocks = The lock does not stop the clocks. The arbiters know about it.

play-identify-what = The arbiter is locating this computer.

play-no-seat-title = No game at this device yet
play-no-seat-what = Your game appears here as soon as the round is published. Ask the arbiter if this is not your device.
play-no-seat-left = Your game is not at this device any more
play-no-seat-left-what = Your seat was moved to another device, or the round was unpublished. The officials show you where to play.
play-no-seat-connected = Connected. Nothing has to be done now.

play-elsewhere-title = Open in another window
play-elsewhere-what = The board is shown by another page of this device.
play-elsewhere-take = Show it here

play-old-title = This page has to be opened again
play-old-what = The program on this device was restarted, and this page is out of date. Ask the arbiter to open the board again. Your game is safe.
play-old-no-token = It was opened without its key. Ask the arbiter to open the board.

play-headline-waits = Your move waits for the connection.

play-top-position = Position
