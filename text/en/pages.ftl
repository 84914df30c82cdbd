### All pages. See README.md.

## Penalties: where they are shown

penalty-record = Penalty for { side }: { $penalties }

## Physical boards: where they are shown

physical-board-game = In the game
physical-board-of = On { side }’s board
physical-board-yours = On your board

pages-language-name = English

pages-loading = Loading…

pages-side-white = White
pages-side-black = Black

pages-piece-K = K
pages-piece-Q = Q
pages-piece-R = R
pages-piece-B = B
pages-piece-N = N

pages-theme-auto = System
pages-theme-light = Light
pages-theme-dark = Dark

pages-preferences-language = Language
pages-preferences-theme = Appearance
pages-preferences-contrast = High contrast
pages-preferences-pieces = Move notation

pages-pieces-letters = Letters
pages-pieces-figurines = Figurines ♘

pages-dialog-close = Close

pages-cover-again = A window has just closed. Please click again.

pages-clock-runs = running
pages-clock-old = not up to date

pages-unanswered-nobody = no connection
pages-unanswered-closed = the connection was closed
pages-unanswered-offline = this device has no network

pages-refusal-unknown-invitation = This invitation is unknown here. Check that you copied all of it.
pages-refusal-used-invitation = This invitation has already been used. If you did not use it, tell the Chief Arbiter at once.
pages-refusal-withdrawn-invitation = This invitation was withdrawn.
pages-refusal-expired-invitation = This invitation has expired.
pages-refusal-signed-out = You are not signed in. Sign in again.
pages-refusal-other-session = Another invitation was used in this browser, so this page can no longer act in its role. Open your own invitation in another browser or in a private window.
pages-refusal-too-many-sessions = Too many people are signed in or invited. End sessions that nobody uses.
pages-refusal-not-started = the game has not begun
pages-refusal-board-paused = the game is paused
pages-refusal-not-paused = the game is not paused
pages-refusal-flag-fell = the flag fell
pages-refusal-no-offer = there is no draw offer to answer
pages-refusal-offer-stands = you have already offered a draw: wait for the answer
pages-refusal-offer-declined = your opponent declined a draw in this position: you can offer one again after the next move
pages-refusal-smart-move-off = one-click moves are off: type origin and destination, such as e2e4
pages-refusal-choose-piece = choose the new piece: type it after the move, as in cxd8=Q (queen Q, rook R, bishop B, knight N)
pages-refusal-premove-off = premoves are off: turn them on first
pages-refusal-no-premove = you have no premove
pages-refusal-no-board = Your physical board shows no move to confirm.
pages-refusal-no-waiting-move = The move has already been sent: you cannot take it back.
pages-refusal-too-often = you changed this too often: wait until after the next move
pages-refusal-calls-wait = you have already called: wait for the arbiter
pages-refusal-no-call = there is no such open call
pages-refusal-no-ruling = there is no ruling to confirm
pages-refusal-no-result = the game has no result yet
pages-refusal-no-hold = there is no such pause
pages-refusal-no-reason-missing = every pause has a reason already
pages-refusal-reason-required = give a reason: one line of 1 to 500 characters
pages-refusal-done-objected = you have already objected to this result: an arbiter will answer
pages-refusal-done-called = you have already called the arbiter for this: wait for the answer
pages-refusal-result-not-allowed = this event does not allow that result
pages-refusal-play-on = both players have completed ten moves: the game continues with these colours
pages-refusal-not-delegated = only the Chief Arbiter, or an arbiter to whom this was delegated, can rule
pages-refusal-unread-letter = “{ $text }”: no piece has the letter { $letter }; the letters are { $letters }
pages-refusal-unread-syntax = “{ $text }” is not a move: type it as Nf3, exd5, O-O or g1f3, with capital letters for pieces
pages-refusal-unread-piece = “{ $text }”: you have no such piece to move
pages-refusal-unread-ambiguous = “{ $text }”: more than one piece can move there
pages-refusal-unread-premove = “{ $text }” is not clear before your opponent’s move: type both squares, such as g1f3
pages-refusal-unread-illegal = “{ $text }” is not legal: { $reason }
pages-refusal-no-claims = draws are not claimed in this event: the game ends automatically
pages-refusal-claim-of-turn = only the player to move can claim a draw: it is { $side }’s turn
pages-refusal-claim-threefold = the claim is correct: the position has occurred three times
pages-refusal-claim-threefold-after = the claim is correct: the position occurs for the third time after { $last }
pages-refusal-claim-fifty = the claim is correct: fifty moves without a pawn move or capture
pages-refusal-claim-fifty-after = the claim is correct: fifty moves without a pawn move or capture after { $last }
pages-refusal-no-option-smart-move = the event’s regulations do not allow one-click moves
pages-refusal-no-option-premove = the event’s regulations do not allow premoves
pages-refusal-no-option-queen = the event’s regulations do not allow automatic promotion
pages-refusal-assistant-plays = { $person } plays this game: choose another assistant
pages-refusal-assistant-plays-elsewhere = { $person } plays on board { $board }: choose an assistant who does not play
pages-refusal-no-odds-to-share = only a drawn game with draw odds can be counted as a draw
pages-refusal-not-shorter = { $control } is not shorter than { $than }
pages-refusal-not-shorter-own = { $control } is not shorter than { $than }; you can use the event’s own, { $own }
pages-refusal-device-unheard = { $device } does not meet the event’s requirements: it is not connected, so its lock is unknown
pages-refusal-device-disconnected = { $device } is not connected, so it cannot have been checked: record the check when it is connected
pages-refusal-device-says-nothing = { $device } does not meet the event’s requirements: it does not report its lock
pages-refusal-device-not-locked = { $device } does not meet the event’s requirements: it is not locked
pages-refusal-device-other-profile = { $device } does not meet the event’s requirements: it is locked with another profile
pages-refusal-device-layers = { $device } does not meet the event’s requirements: these layers of its lock fail: { $layers }
pages-refusal-device-not-tried = { $device } does not meet the event’s requirements: its lock was not checked after it was locked: check it
pages-refusal-report-not-latest = { $device } does not meet the event’s requirements: there is a newer report: check it again
pages-refusal-tried-other-profile = { $device } does not meet the event’s requirements: its lock was checked for another profile
pages-refusal-tried-layers = { $device } does not meet the event’s requirements: these layers of its lock failed the check: { $layers }
pages-refusal-played-since = { $device } does not meet the event’s requirements: a game was played on it after its check: check it again
pages-refusal-flag-stands = the flag fell: by the event’s regulations this counts even if the player was disconnected
pages-refusal-ruling-excluded = the event’s regulations do not allow this ruling: { $kind }
pages-refusal-not-disconnected = { $side } was not disconnected on { $board }: time can be deducted only from a disconnected player
pages-refusal-locked = the venue locked this page: { $text }
pages-refusal-moved-on = this device is at another board now: nothing was changed
pages-refusal-no-seat = this device has no seat
pages-refusal-busy = too many requests are waiting: nothing was changed, try again
pages-refusal-already-ruled = there is a newer ruling on incident { $incident } ({ $kind }, by { $by }): look at it first
pages-refusal-four-eyes = you proposed it: another official has to agree
pages-refusal-game-over = the game has ended
pages-refusal-held = pause { $hold } still stops the clocks: end it, or leave the board paused
pages-refusal-illegal-move = { $move } is not legal: { $reason }
pages-refusal-joined = incident { $incident } was joined into incident { $into }: rule on { $into }
pages-refusal-no-article = “{ $text }” is no article: type one of the Online Chess Regulations (1 to 20) or of the Laws (L), such as O 18.9 a, 11.4.2 or L 6.14, or of the event’s own, such as EVT-2
pages-refusal-no-article-of-laws = the Laws of { $laws }, which apply to this event, have no article “{ $text }”: type one of L 1 to L { $last }
pages-refusal-no-move = no legal move starts or ends on { $square }: type origin and destination
pages-refusal-no-proposal = incident { $incident }: no proposed ruling { $ruling } is waiting for a second official
pages-refusal-no-such-board = there is no board { $board }
pages-refusal-no-such-round = there is no round { $round }: the rounds of this event are 1 to { $rounds }
pages-refusal-no-such-incident = there is no incident { $incident }
pages-refusal-not-a-move = “{ $text }” is not a move: type origin and destination, such as e2e4
pages-refusal-not-of-incident = board { $board } is not part of incident { $incident }
pages-refusal-cites-of-which = the ruling is on several boards: choose the board of device note { $note }
pages-refusal-not-one-move = { $moves } legal moves start or end on { $square }: type origin and destination
pages-refusal-not-your-role = only these roles can do this: { $roles }
pages-refusal-not-your-turn = it is not your turn: { $side } to move
pages-refusal-nothing-to-do = this would change nothing
pages-refusal-other-venue = you have no role at venue { $venue }
pages-refusal-played = moves were made: only a game without moves can be forfeited
pages-refusal-done-assistant = that assistant is already approved
pages-refusal-done-no-assistant = no assistant is approved: the player enters their own moves
pages-refusal-done-check = this check is already recorded like that
pages-refusal-done-no-check-left = the game has begun: there is no check left to waive
pages-refusal-done-waived = those checks are already waived
pages-refusal-done-both-here = both players are here: nobody is late
pages-refusal-done-confirmed = you have already confirmed the result
pages-refusal-done-approved = the result is already approved
pages-refusal-done-open = the board is already open
pages-refusal-done-round-begun = the round has already started
pages-refusal-done-checked-in = you are already checked in
pages-refusal-done-held = this pause already stops the board
pages-refusal-done-same-start = the game began from that position
pages-refusal-done-carried-out = the ruling is already carried out
pages-refusal-done-ruling-seen = you have already confirmed the ruling
pages-refusal-range-default-time = the default time must be at most a day and must not have passed
pages-refusal-range-text = the text must have at most 500 characters
pages-refusal-range-clock = a clock must be more than 0 and at most 168 h
pages-refusal-range-half-move = the half-move must be before the last one
pages-refusal-range-start-in = the clock must start within an hour
pages-refusal-range-article = the article must have at most 100 characters
pages-refusal-range-worked-out = the offer cannot have been calculated in the future
pages-refusal-range-rulings = an incident can have at most a hundred rulings, with proposals
pages-refusal-range-report = the report’s name must have 1 to 200 characters
pages-refusal-range-penalties = a ruling must have one to eight penalties
pages-refusal-range-from-round = the first round without the player must be from 1 to the last round of the event
pages-refusal-spare-elsewhere = device { $device } is not registered at the seat’s venue
pages-refusal-spare-taken = device { $device } is in use by a player
pages-refusal-storage = the server cannot save now: the clocks are stopped, nothing was changed, send it again
pages-refusal-in-doubt = the server may not have saved this: look at the board, and send it again if needed
pages-refusal-stopping = the server is stopping: nothing was changed, send it again soon
pages-refusal-void-expired = it arrived too late: nothing was changed, try again if needed
pages-refusal-void-withdrawn = it was withdrawn: nothing was changed
pages-refusal-malformed = the server does not know this request: reload the page
pages-refusal-other-version = this page and the server have different versions: reload the page
pages-refusal-not-granted = as far as this venue knows, you have no role here or in the whole event
pages-refusal-office-elsewhere = your role is at venue { $venue }, not at this one
pages-refusal-office-revoked = your role was withdrawn
pages-refusal-office-expired = your role expired here, and the server has not renewed it
pages-refusal-order-foreign = { $device } is not a device of this venue
pages-refusal-orders-full = { $most } orders are already waiting for this device
pages-refusal-order-known = another order has this id
pages-refusal-order-unknown = this order does not exist
pages-refusal-order-over = you can no longer take the order back: { $fate }
pages-refusal-order-text-empty = type a text for the message or lock
pages-refusal-order-text-long = the text is too long: { $bytes } bytes, at most { $most } are allowed
pages-refusal-hidden-character = character { $place } of the text is { $character }, { $hidden }: delete it, or type the text again instead of pasting it

pages-hidden-kind-control = a control character
pages-hidden-kind-line-break = a line break
pages-hidden-kind-direction = a character that changes the direction of the text
pages-hidden-kind-invisible = an invisible character

pages-refusal-order-textless = this order cannot have a text
pages-refusal-order-network = a network’s name needs 1 to 32 bytes, its password at most 64
pages-refusal-intents-full = { $most } requests are already waiting for the server
pages-refusal-intent-known = another request has this id
pages-refusal-intent-unknown = this request does not exist
pages-refusal-intent-over = you can no longer take it back: { $intent_fate }
pages-refusal-enrol-known = { $device } already has a key: choose to cancel it, or keep it
pages-refusal-enrol-full = { $most } codes are already valid: wait until one is used or expires
pages-refusal-enrol-no-uplink = no connection to the server, and only the server can register a key
pages-refusal-enrol-none = this venue node cannot register devices by code: set it up with `adoube certify`
pages-refusal-enrol-denied = the server refuses to register { $device } by code: { $text }
pages-refusal-network-question = a device shows four letters and digits: read them again
pages-refusal-node-storage = the venue node cannot save now: nothing was changed
pages-refusal-node-stops = the venue node is stopping
pages-refusal-node-slow = the venue node’s disk is slow: check whether it was done before you try again
pages-refusal-too-many-watch = too many pages are connected
pages-refusal-slow-watcher = this page was too slow and is being reloaded
pages-refusal-thresholds-range = values must be from { $least } s to { $most } s
pages-refusal-thresholds-order = the order must be: signal late, disconnected, alarm
pages-refusal-note-long = the note is too long: at most { $most } bytes
pages-refusal-not-kept = the server cannot save now: try again
pages-refusal-another-site = a page of another site cannot do this: open this page directly
pages-refusal-not-your-seat = you do not play on this board
pages-refusal-round-changed-since = round { $round } changed after you looked at it (it is { $state }). Look at it again. If it is still right, confirm once more
pages-refusal-local-seat-away = a player is disconnected: an arbiter of the event or the Chief Arbiter decides this
pages-refusal-local-stopped-elsewhere = no arbiter of a venue stopped these clocks: an arbiter of the event or the Chief Arbiter decides this
pages-refusal-pairing-no-venue = board { $board }: player { $number } has no venue: choose one
pages-refusal-pairing-other-variant = board { $board }: its start position is from another variant than the event’s
pages-refusal-pairing-no-start = board { $board }: the event is Chess960, so the pairing needs a start position
pages-refusal-deduct-nothing = board { $board }: { $side } would have { $has }: you cannot deduct { $taken } or any other time
pages-refusal-deduct-less = board { $board }: { $side } would have { $has }: you cannot deduct { $taken }, at most { $most }
pages-refusal-clock-out-of-range = board { $board }: { $side } would have { $has }: a clock must be more than 0 and at most { $most }
pages-refusal-venue-not-connected = the venue node makes the invitation and is not connected: try again when it is
pages-refusal-deduct-from-nobody = nobody was disconnected on { $board }, so no time can be deducted
pages-refusal-both-away-at-once = both players of { $board } were disconnected at the same time, in two incidents: type the score
pages-refusal-both-away = both players of { $board } were disconnected: type the score
pages-refusal-another-game = another game of { $board } has begun since that disconnection: type the score
pages-refusal-nobody-away = nobody was disconnected on { $board }: type the score
pages-refusal-none-shorter = no time control is shorter than { $control }: type one
pages-refusal-ruling-pending = a ruling is still being carried out: close the incident after it
pages-refusal-close-held = board { $board } is stopped by pause { $holds }: close the incident when that has ended and the clock runs
pages-refusal-close-starts = board { $board } is paused and its clock starts in { $seconds } s: close the incident then
pages-refusal-close-stands = board { $board } is paused: rule on it or resume it first
pages-refusal-close-unheard = the clock of board { $board } starts after the ruling when both players are connected and checked: close the incident then
pages-refusal-close-not-ready = the clock of board { $board } starts after the ruling when { $side } is ready: close the incident then
pages-refusal-close-none-ready = the clock of board { $board } starts after the ruling when both players are ready: close the incident then
pages-refusal-seat-of-board = device { $device } already has a seat on this board
pages-refusal-start-position = start position: { $fault }
pages-refusal-times-alike = White and Black have the same time control ({ $control }), so there is nothing to choose: the new game starts with full times. Times that were set by hand (White { $white }, Black { $black }) are not kept: set them again in the new game
pages-refusal-times-differ = White and Black have different times (White { $white }, Black { $black }): choose whether the times stay with the colours, as in an armageddon game, or go with the players, as the extra time of an assisted player does (O 3.8)
pages-refusal-wrong-device = this seat belongs to device { $device }
pages-refusal-set-anew = the position was changed after you entered this: look at it, and enter it again if it is still right
pages-refusal-ruled-anew = there is a newer ruling: read it first
pages-refusal-wrong-ply = the board has { $current } half-moves; this was for half-move { $meant }

pages-start-fault-length = a FEN has 1 to 200 characters
pages-start-fault-fields = a FEN has 4 to 6 fields
pages-start-fault-pieces = the FEN’s piece placement is not readable
pages-start-fault-side-to-move = the FEN’s side to move is not readable
pages-start-fault-castling-field = the FEN’s castling rights are not readable
pages-start-fault-en-passant-field = the FEN’s en passant square is not readable
pages-start-fault-half-move-clock = the FEN’s half-move clock is not readable
pages-start-fault-move-number = the FEN’s move number is not readable
pages-start-fault-king-missing = a king is missing
pages-start-fault-too-many-kings = a side has more than one king
pages-start-fault-pawn-on-back-rank = there is a pawn on the first or last rank
pages-start-fault-opponent-in-check = the side that has just moved is in check
pages-start-fault-castling-rights = the castling rights do not fit the kings and rooks
pages-start-fault-en-passant-square = no pawn can have just passed the en passant square
pages-start-fault-impossible-check = no move can have given this check
pages-start-fault-too-many-pieces = there are more pieces than promotions allow
pages-start-fault-chess960 = it is a Chess960 position, and this event does not play Chess960
pages-start-fault-double = double Chess960 is not played: both sides must start from the same array

pages-refusal-by = the server

pages-illegal-no-piece = there is no piece on that square
pages-illegal-opponents-piece = that piece is the opponent’s
pages-illegal-own-piece-there = your own piece is there
pages-illegal-in-the-way = another piece is in the way
pages-illegal-moves-otherwise = the piece does not move like that
pages-illegal-nothing-to-take = there is nothing to capture there
pages-illegal-king-in-check = your king would be in check
pages-illegal-promotion-missing = choose what the pawn becomes
pages-illegal-no-promotion = this move is not a promotion
pages-illegal-no-castling = castling is not possible now
pages-illegal-game-over = the game is over

pages-help-title = Keyboard

pages-round-state-draft = a draft
pages-round-state-published = published
pages-round-state-started = started
pages-round-state-closed = closed
pages-round-state-elsewhere = played elsewhere

pages-board-title = Board { $board }

pages-absent-title = { $n ->
    [one] { $n } player is absent
   *[other] { $n } players are absent
}
pages-absent-forfeit-at = Forfeit at { $when }
pages-absent-left = { $span } left
pages-absent-no-deadline = No deadline: an arbiter decides, or the boards are paused.
pages-absent-before-start = The round has not started: the default time is not running yet.
pages-absent-white = White is absent
pages-absent-black = Black is absent
pages-absent-both = both are absent

pages-check-not-yet = not yet

pages-check-kind-device = device
pages-check-kind-fair-play = fair play

pages-check-result-passed = passed
pages-check-result-failed = FAILED

pages-absence-where = { $venue } ({ $device }): { $sign }
pages-absence-game = game { $game } of this board
pages-absence-game-number = game { $game }
pages-absence-moment = Moment
pages-absence-time = Time
pages-absence-plies = Half-moves
pages-absence-not-yet = not yet
pages-absence-ran = clock used while disconnected
pages-absence-as-of = as of { $time }
pages-absence-ran-both = White { $white }, Black { $black }
pages-absence-limit = limit
pages-absence-stood = clocks stopped
pages-absence-stood-on = then paused for another reason
pages-absence-given-back = { $side } got back { $span }, used since { $from }
pages-absence-limit-passed = reconnected { $span } too late
pages-absence-arrived = seat moved to this device, which was not connected
pages-absence-arrived-no-page = seat moved to this device, whose page was not open
pages-absence-moved = moved to
pages-absence-replacement = replaced by game { $next }
pages-absence-leave = out on leave
pages-absence-leave-by = granted by { $by }
pages-absence-flag = flag fell
pages-absence-flag-away = { $side }’s at { $at }, while { $seat } was disconnected
pages-absence-flag-back = { $side }’s at { $at }, after { $seat } had reconnected
pages-absence-flag-undone = ; undone { $at }: the game was reopened
pages-absence-flag-undone-by = ; undone { $at } by ruling { $ruling }

pages-ruling-kind-resume = resume
pages-ruling-kind-deduct = resume, time deducted
pages-ruling-kind-add-time = resume, time added
pages-ruling-kind-restart = restart
pages-ruling-kind-restart-shorter = restart, shorter
pages-ruling-kind-result = result
pages-ruling-kind-postpone = postpone

pages-form-cancel = Cancel

pages-field-white = White
pages-field-black = Black
pages-field-control = Time control
pages-field-result = Result
pages-field-forfeit = Forfeit: a player did not come
pages-field-ply = Half-moves to keep
pages-field-fen = Position (FEN)
pages-field-side = Side
pages-field-check = Check
pages-field-passed = Passed
pages-field-to = At most
pages-field-device = To device
pages-field-person = Assistant
pages-field-whole = whole number, 0 to { $most }
pages-field-both = Both
pages-field-no-spare = No device of this venue is free. Not listed: the seat’s own device and devices of other games.
pages-field-no-assistant = none: the player enters their own moves
pages-field-optional = (optional)

pages-room-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
pages-room-little = At most { $n } characters left.
pages-room-none = No characters left: at most { $most }.

pages-field-as-is = no change

pages-moves-title = Moves
pages-moves-none = No moves yet.
pages-moves-number = Number
pages-moves-used = Used
pages-moves-left = Clock
pages-moves-premove = Premove

pages-connection-no-answer = The server did not answer ({ $why }).

pages-form-no-answer = The server did not answer ({ $why }). Press again: it will not be done twice.

pages-network-title = Another network
pages-network-what = For the arbiter at the venue, if this computer ({ $device }) cannot connect because the wireless network changed. The wall, or adoube network-code, answers these letters.
pages-network-question = Letters on this computer
pages-network-code = Answer
pages-network-ssid = Network name
pages-network-secret = Password
pages-network-join = Join
pages-network-joining = Joining…

pages-intent-fate-waiting = waiting
pages-intent-fate-accepted = accepted
pages-intent-fate-refused = REFUSED
pages-intent-fate-expired = EXPIRED
pages-intent-fate-withdrawn = withdrawn

pages-network-up = up
pages-network-no-route = no route
pages-network-no-association = no wireless network
pages-network-no-link = no link
pages-network-unknown = unknown

# A value that only a later version of the program knows.
pages-unknown-value = unknown

pages-paused-reason = Reason: { $reason }
pages-paused-arbiter = The arbiter stopped them.
pages-paused-hold = The arbiters stopped this board, with others.
pages-paused-silence = A player is disconnected. Stay at the board: the arbiters know this.
pages-paused-silence-then = Last known: a player was disconnected. Stay at the board.
pages-paused-all-back = Both players have reconnected. An arbiter will resume the game.
pages-paused-goes-on = Both players have reconnected. The game resumes automatically, unless an arbiter rules otherwise.
pages-paused-outage = The event’s server was down. Nobody lost time.
pages-paused-storage = The event’s server cannot save the game. Nobody loses time.
pages-paused-ruling = They will start when both players are ready.
pages-paused-postponed = The game is postponed.

pages-field-label = Your move or a command
pages-field-placeholder = Nf3 or g1f3
pages-field-enter = Play
pages-field-hint = Type a move and press Enter. Type “?” for commands.
pages-field-hint-commands = You cannot move now. Type “?” for commands.
pages-field-hint-premove-off = Not your turn. Premoves are off: see Settings.
pages-field-told-lost = Raise your hand to call the arbiter.
pages-field-cut = This computer’s game program is not responding. You can enter a move, but nothing else. Raise your hand to call the arbiter.

pages-absence-own-clock = Your clock is running.
pages-absence-opponent-clock = Their clock is running.
pages-absence-own = Come to the board and check in: you lose at { $when }.
pages-absence-own-no-deadline = The round has started. Come to the board and check in.
pages-absence-own-first-move = Make your first move, or you lose at { $when }.
pages-absence-opponent = Your opponent is absent. They lose at { $when }.
pages-absence-opponent-no-deadline = Your opponent is absent.
pages-absence-continued = disconnected since an earlier game
pages-absence-replaced = (replaced by game { $last })
pages-absence-goes-on = continues in game { $next }
pages-absence-opponent-first-move = Your opponent has not made the first move. They lose at { $when }.

pages-moves-draw-offered = Draw offered

pages-settings-title = Settings
