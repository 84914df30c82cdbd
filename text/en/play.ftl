### The play page. See README.md.

## Physical boards: what officials read and do

scoresheet-title = Scoresheet
scoresheet-reminder = Keep a scoresheet: write down every move. An arbiter will ask for it after the game.

## Penalties: where they are shown

penalty-withdrawn-shown = Withdrawn: { $reason }
penalty-own = You got a penalty
penalty-opponent = Your opponent got a penalty

## Physical boards: a player's own

physical-board-yours-title = Your board
physical-board-own-follows = Your board shows the game
physical-board-own-differs = Your board shows another position. Set it up as in the game
physical-board-own-unread = Your board is not connected. Check its cable, or call the arbiter
physical-board-own-lifted = Your board is not used any more: make your moves on the screen
physical-board-low = The battery of your board is at { $percent } %. Tell the arbiter.
physical-board-play = Play { $move }
physical-board-step-call-arbiter = Your board cannot be read. Call the arbiter
physical-board-step-set-up = Set up the start position of this game on your board
physical-board-step-turn-board = Your board is the wrong way round: turn it
physical-board-step-make-own-move = Make your move { $move } on your board
physical-board-step-make-opponents-move = Make your opponent’s move { $move } on your board
physical-board-step-put-piece = Put the { $side ->
    [white] white
   *[black] black
} { $piece } on { $square }
physical-board-step-clear-square = Remove the piece on { $square } from your board
physical-board-step-move = Your turn: make your move on your board
physical-board-step-put-promotion = Put the promoted piece on { $square }
physical-board-step-choose-promotion = What does your pawn become? Choose it here
physical-board-step-choose-move = Which move did you make? Choose it here
physical-board-step-press-clock = { $move } is on your board: press the clock
physical-board-step-tap = { $move } is on your board. Is this your move?
physical-board-step-finish-castling = Castling? Move the other piece too. Or play { $move }

play-network-what-joined = This computer has joined the network. It will reconnect automatically.
play-network-what-wrong = The answer is wrong. Check it and type it again.
play-network-what-void = Too many wrong answers. The letters have changed: ask for a new answer.
play-network-what-no-key = This computer has never connected to this venue, so it cannot get an answer. Use a spare computer.
play-network-what-failed = Could not join the network: { $detail }

play-man-K = king
play-man-Q = queen
play-man-R = rook
play-man-B = bishop
play-man-N = knight
play-man-P = pawn

play-say-label = Announcements
play-say-begun = The game has begun.
play-say-back = { $name } is connected again.
play-say-goes-on = The game is resumed.
play-say-moved = { $side }: { $move }.
play-say-moves = { $piece } from { $from } to { $to }
play-say-takes = { $piece } from { $from } takes on { $to }
play-say-becomes = , promotes to a { $piece }
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
play-control-increment = , plus { $time } for each move
play-control-delay = , with a delay of { $time } for each move
play-control-bronstein = , with up to { $time } given back for each move
play-control-then = ; then{ " " }

play-terms-server-out = Nobody loses time.
play-terms-unless-server-out = If the event’s server is down, nobody loses time.
play-terms-unless-server-goes-on = If the event’s server is down, nobody loses time, and the game resumes automatically.
play-terms-last-yours = Last known: your clock was running.
play-terms-last-theirs = Last known: the clock of { $name } was running.
play-terms-clocks-run = The clocks keep running while a player is disconnected.
play-terms-not-known = This page cannot see whether the clocks have stopped.
play-terms-clocks-stop = Both clocks stop when a connection is lost.
play-terms-clocks-stop-after = Both clocks stop after { $time } without a connection.
play-terms-goes-on = The game resumes when both players have reconnected, unless the arbiter rules otherwise.
play-terms-arbiter-resumes = An arbiter will resume the game.
play-terms-back-within = A disconnected player must reconnect within { $time }.

play-link-agent = This computer’s game program is not responding.
play-link-agent-clock = The clocks may be running.
play-link-agent-clock-stops = Both clocks stop when the server notices the lost connection. Until then they may be running.
play-link-agent-clock-stops-after = Both clocks stop after { $time } without a connection. Until then they may be running.
play-link-agent-what = Raise your hand to call the arbiter.

play-cut-title = This computer’s game program did not respond for { $time }.
play-cut-title-closed = This page was closed for { $time }.
play-cut-what = Your clock went from { $was } to { $is } in that time. If you want this time back, call the arbiter.

play-moved-here-title = You now play at this computer (before: { $device })
play-moved-here-clock = Your clock went from { $was } to { $is } while you were disconnected. If you want this time back, call the arbiter.
play-moved-here-moves = If a move that you entered at { $device } is not on this board, it was not played. Enter it again here.

play-link-lost = The connection to the server is lost.
play-link-comes-back = This computer will reconnect automatically.
play-link-for = No contact for { $time }.

play-lost-venue = This computer cannot reach the venue’s network. Possible causes: its cable, its wireless network or the venue’s equipment.
play-lost-uplink = The venue has no connection to the event’s server.
play-lost-refused = The venue has not accepted this computer’s connection yet.
play-lost-stranger = The server that answers is not the event’s server. Raise your hand to call the arbiter.
play-lost-silence = The event’s server is not responding.
play-lost-broken = The connection to the event’s server was interrupted.
play-lost-server = The event’s server is down.
play-lost-reseated = The seat of this computer was changed. Ask the arbiter.
play-lost-elsewhere = Another computer is using this computer’s name. Raise your hand to call the arbiter.
play-lost-misunderstood = This computer and the event’s server have different versions. Raise your hand to call the arbiter.
play-lost-stopping = The game program on this computer is closing. Raise your hand to call the arbiter.

play-link-late = The connection is slow.
play-link-late-what = You can keep playing.

play-top-connected = Connected
play-top-late = Slow
play-top-lost = Not connected
play-top-game = game { $n }

play-notes-label = Notices
play-notes-more = More below
play-notes-count = { $n ->
    [one] { $n } notice
   *[other] { $n } notices
}

play-notice-title = From the arbiters

play-refused-title = Not done

play-unplayed-title = Your move { $move } was not played.
play-unplayed-paused = The clocks were stopped when it arrived.
play-unplayed-lost = It did not arrive while your clock was running.
play-unplayed-changed = The position changed before it could be sent.
play-unplayed-over = The game ended before it could be sent.
play-unplayed-title-unsure = Your move { $move } may not have been played.
play-unplayed-moved = Your seat was moved to another computer before it was sent. Tell the arbiter, and enter it at that computer.
play-unplayed-moved-unsure = Your seat was moved to another computer before the server confirmed it. If it is not on the board there, enter it again.
play-unplayed-later = Play it, or another move, when your clock is running.
play-unplayed-now = Your clock is running: play it, or another move.

play-draw-own = You have offered a draw.
play-draw-own-what = Your opponent can accept it until they move.
play-draw-theirs = { $name } offers a draw.
play-draw-theirs-what = If you move, you decline it.
play-draw-declined = Your draw offer was declined.
play-draw-declined-here = You can offer a draw again after the next move.

play-premove-ask = Play { $move } right after your opponent’s move?
play-premove-set = { $move } waits for your opponent’s move.
play-premove-notice = Your premove declines a draw offer that comes with your opponent’s move.
play-premove-put-back = Cancelled. Nothing was sent.
play-premove-missed = { $move } was not sent.
play-premove-missed-what = Your opponent moved before you confirmed it. It is your move: enter it again if you still want it.
play-premove-taken-back = Your premove is cancelled.
play-premove-dropped = Your premove was not played.

play-away-title = { $name } is disconnected.
play-away-what = The clocks are stopped.
play-away-was = Last known: { $name } was disconnected.

play-pending-title = Waiting for the connection: { $what }
play-pending-what = It will be sent when the connection is back.
play-pending-move-what = It will be sent when the connection is back. If the game is paused then, it will not be played, and this page will say so. Until then you can take it back or enter another move.
play-pending-move-resumes = It will be sent when the connection is back. It will not be played if the game is then paused for a reason other than your disconnection; this page will say so. Until then you can take it back or enter another move.
play-pending-move-sent = It may have arrived already, so you cannot take it back. If it has not, it will be sent when the connection is back, and played if the game is running then.
play-pending-taken-back = You took your move back. It will not be sent.
play-pending-raise = It will be sent when the connection is back. Until then, raise your hand.
play-pending-move = your move
play-pending-premove = your premove
play-pending-check-in = your check-in
play-pending-offer-draw = your draw offer
play-pending-accept-draw = your acceptance of the draw
play-pending-decline-draw = your refusal of the draw
play-pending-resign = your resignation
play-pending-confirm-result = your confirmation of the result
play-pending-ready = your confirmation that you are ready
play-pending-call-arbiter = your call to the arbiter
play-pending-set-options = your options
play-pending-cancel-premove = the cancellation of your premove

play-colours-white = You have White now.
play-colours-black = You have Black now.

play-call-called = You have called the arbiter.
play-call-leave-asked = You have asked to leave the playing area.
play-call-clocks-run = The clocks keep running.
play-call-waits = Nobody has answered yet.
play-call-wrote = You wrote: “{ $reason }”.
play-call-waits-lost = No answer can reach you until the connection is back. Raise your hand.
play-call-ended = Your call ended with the game.
play-call-ended-what = No arbiter will come. Call again if you still need one.
play-call-coming = An arbiter is coming.
play-call-leave-granted = You may leave the playing area.
play-call-leave-clocks = The clocks keep running while you are away.
play-call-leave-refused = You may not leave the playing area now.
play-call-leave-over = Your leave has ended.
play-call-leave-away = You were away for { $time }.
play-call-answered = The arbiter has answered your call.
play-call-answered-no-reason = The arbiter has answered your call and found no valid reason for it.
play-call-player-answer = Answer: { $note }
play-call-title = Call the arbiter
play-call-what = What do you need?
play-call-help = I need the arbiter
play-call-leave = I ask to leave the playing area
play-call-reason = Reason, in your own words
play-call-claims = To claim a draw by threefold repetition or the fifty-move rule, call the arbiter on your turn. Say which rule. If your next move would complete it, say that move, but do not play it.
play-call-clocks = The clocks keep running while you wait.
play-call-ask-leave = Ask for leave

play-act-accept = Accept…
play-act-decline = Decline…
play-act-cancel-premove = Cancel premove
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

play-action-label = Actions
play-action-draw = Offer a draw
play-action-resign = Resign
play-action-call = Call the arbiter

play-confirm-draw = Offer a draw?
play-confirm-draw-what = You cannot withdraw the offer. Your opponent can accept it until they move.
play-confirm-draw-yours = By the Laws of Chess (9.1) an offer goes with your own move: offer the draw, then move.
play-confirm-draw-theirs = { $name } is to move. By the Laws of Chess (9.1) you should offer a draw with your own move, before the clock is pressed. An offer made now is still valid.
play-confirm-draw-yes = Offer a draw
play-confirm-accept = Accept the draw?
play-confirm-accept-what = The game ends as a draw.
play-confirm-accept-yes = Accept the draw
play-confirm-decline = Decline the draw?
play-confirm-decline-what = The game continues.
play-confirm-decline-yes = Decline the draw
play-confirm-resign = Resign the game?
play-confirm-resign-what = Your opponent wins. You cannot undo this.
play-confirm-resign-yes = Resign

play-headline-waiting = The game has not begun.
play-headline-paused-yours = The clocks are stopped. You are to move.
play-headline-paused-theirs = The clocks are stopped. { $name } is to move.
play-headline-paused-old = Last known: the clocks were stopped.
play-headline-finished = The game is over.
play-headline-sending = Your move is being sent…
play-headline-theirs = { $name } is to move.
play-headline-theirs-cut = { $name } was to move. This page is not connected.
play-headline-theirs-lost = { $name } was to move. This computer is not connected.
play-headline-check = Your move: you are in check.
play-headline-yours = Your move.
play-headline-yours-lost = Your move. Not connected: your move will be sent later.

play-why-lost = This computer is not connected. You can enter a move, but nothing else. Raise your hand to call the arbiter.
play-why-paused = The game is paused: you cannot move now.
play-why-pick-first = Choose one of your pieces first.
play-why-not-yours = { $square }: not your piece.
play-why-no-moves = The piece on { $square } has no legal move.
play-why-theirs = It is not your turn: { $name } is to move.
play-why-theirs-lost = It is not your turn: { $name } was to move when the connection was lost.
play-why-starting = Both players are ready. You can move when the clock starts.
play-why-ruling = You can move when both players have confirmed that they have seen the ruling.
play-why-pending = Your move is still being sent.
play-why-offered = You have already offered a draw.
play-why-declined-here = Your opponent declined a draw in this position. You can offer one again after the next move.
play-why-answer-first = Your opponent has offered a draw: accept or decline it first.
play-why-no-offer = There is no draw offer to answer.
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

play-keys-moving = Drag a piece, or click it and then the square. Or type the move.
play-keys-field = Type a move as Nf3, O-O or e8=Q, with figurines, or as squares (g1f3, e7e8q).
play-keys-move-field = Go to the field
play-keys-board = Go to the board: arrows move the cursor, Enter or Space selects a piece and its square, Escape cancels
play-keys-clocks = Clocks and number of moves
play-keys-position = The position in words
play-keys-last = The last move in words
play-keys-draw = Offer a draw
play-keys-resign = Resign
play-keys-arbiter = Call the arbiter
play-keys-help = This help
play-keys-escape = Leave the field; cancel the premove; close
play-keys-words = In the field, these words do the same:

play-options-title = How you enter moves
play-options-smart = One click
play-options-smart-what = Click a square where only one legal move starts or ends, to play that move.
play-options-smart-several = { $n } moves start or end on { $square }: move the piece itself.
play-options-queen = Always a queen
play-options-queen-what = Your pawns become queens without asking.
play-options-premove = Premove
play-options-premove-what = Enter your move during your opponent’s turn. It is played right after their move.

play-premove-use-off = Off
play-premove-use-confirmed = Ask first
play-premove-use-at-once = At once

play-before-you-white = You play White
play-before-you-black = You play Black
play-before-who = { $you } against { $opponent }
play-before-check-in = I am here
play-before-here = You are checked in
play-before-waits-checks = An arbiter still has to check you and your computer.
play-before-waits-failed = A check failed. Wait here: an arbiter will come to you.
play-before-waits-opponent = Waiting for { $name }.
play-before-waits-start = Both players are here. The game is about to begin.
play-before-waits-both-checked = Both players are here. The game begins automatically when your opponent is checked, too.
play-before-waits-round = Both players are here. The game begins when the arbiter starts the round.
play-before-control = Time control
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
play-ruled-resume = The game resumes from this position.
play-ruled-restart = The game begins again from the start position.
play-ruled-result = The result is set.
play-ruled-postpone = The game is postponed.
play-ruled-reopen = The result is cancelled: the game continues.
play-ruled-restore = The game goes back to an earlier position.
play-ruled-arbiter-starts = An arbiter will start the clock.
play-ruled-reverse = The colours were reversed. A new game begins, and the old one does not count.
play-ruled-new-start = The start position was wrong. A new game begins, and the old one does not count.
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

play-object-done = You objected. The arbiter will decide.
play-object-told = You objected to the result { $result }.
play-object-button = I object to the result
play-object-title = Object to the result
play-object-what = The arbiter will be called and will read that you object to the result { $result }.
play-object-yes = Object and call the arbiter
play-object-theirs = { $name } objects to this result. The arbiter will decide.
play-object-theirs-rejected = { $name } objected to this result. The arbiter rejected the objection.
play-object-upheld = The arbiter agreed with your objection to the result { $result }.
play-object-rejected = The arbiter rejected your objection to the result { $result }.

play-result-what-provisional = Not official yet: an arbiter must approve it.
play-result-what-confirmed = Both players have seen it. An arbiter will approve it.
play-result-what-approved = Approved by the arbiter.
play-result-what-corrected = The arbiter has set this result.

play-ended-checkmate = by checkmate
play-ended-stalemate = by stalemate
play-ended-dead-position = dead position: neither side can checkmate
play-ended-threefold-repetition = by threefold repetition
play-ended-fifty-moves = by the fifty-move rule
play-ended-fivefold-repetition = by fivefold repetition
play-ended-seventy-five-moves = by the seventy-five-move rule
play-ended-resignation = by resignation
play-ended-agreement = by agreement
play-ended-flag = on time
play-ended-flag-draw = the flag fell, but the opponent cannot checkmate
play-ended-not-reconnected = a player did not reconnect in time
play-ended-not-reconnected-draw = a player did not reconnect in time, but the opponent cannot checkmate
play-ended-declared = set by the arbiter
play-ended-forfeit = forfeit: a player did not come

play-player-you = you
play-player-away = disconnected
play-player-delay = clock runs in { $n } s

play-board-label = Chess board. { $turn } { $last }
play-board-last = Last move: { $last }.

play-cursor-label = Board cursor. Arrows move it, Enter selects a piece and its square, Escape cancels.

play-square-man = { $square }, { $side }: { $piece }
play-square-empty = { $square }, empty
play-square-picked = , selected
play-square-ways = , can go to { $squares }
play-square-may = , possible move
play-square-back = { $square }: no longer selected
play-square-no-way = The piece on { $from } cannot go to { $square }.

play-promotion-title = What does the pawn become?

play-position-title = Position in words
play-position-last = Last move
play-position-turn = Turn
play-position-check = The king is in check.

play-settings-type = Text size
play-settings-size = Board size

play-size-full = Largest
play-size-medium = Smaller
play-size-small = Smallest

play-settings-squares = Board colours

play-squares-green = Green
play-squares-wood = Wood
play-squares-blue = Blue
play-squares-grey = Grey

play-settings-men = Piece style

play-men-classic = Classic
play-men-plain = Plain

play-type-normal = Normal
play-type-large = Large
play-type-largest = Very large

play-settings-still = Less motion: pieces do not slide
play-settings-click = Click sound when your opponent moves
play-settings-volume = Volume

play-lock-title = This computer is locked
play-lock-by = Locked by { $by }.
play-lock-clock-own = Your clock is running.
play-lock-clock-other = Your opponent’s clock is running.
play-lock-clocks-stand = Both clocks are stopped.
play-lock-clocks-unknown = This page cannot know whether the clocks are running.
play-lock-clocks = The lock does not stop the clocks. The arbiters know this.

play-identify-what = The arbiter is locating this computer.

play-no-seat-title = No game at this computer yet
play-no-seat-what = Your game will appear here when the round is published. If this is not your computer, ask the arbiter.
play-no-seat-left = Your game is no longer at this computer
play-no-seat-left-what = Your seat was moved to another computer, or the round was unpublished. The arbiters will show you where to play.
play-no-seat-connected = Connected. You do not need to do anything now.

play-elsewhere-title = Open in another window
play-elsewhere-what = The board is open on another page of this computer.
play-elsewhere-take = Show it here

play-old-title = This page must be reopened
play-old-what = The game program on this computer restarted, and this page is out of date. Ask the arbiter to open the board again. Your game is safe.
play-old-no-token = This page was opened without its key. Ask the arbiter to open the board.

play-headline-waits = Your move is waiting for the connection.

play-top-position = Position
