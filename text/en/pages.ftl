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

pages-theme-auto = As the system
pages-theme-light = Light
pages-theme-dark = Dark

pages-preferences-language = Language
pages-preferences-theme = Appearance
pages-preferences-contrast = High contrast
pages-preferences-pieces = How moves are written

pages-pieces-letters = Letters
pages-pieces-figurines = Figurines ♘

pages-dialog-close = Close

pages-cover-again = A window closed just now. Please click again.

pages-clock-runs = running
pages-clock-old = not up to date

pages-unanswered-nobody = nobody answers
pages-unanswered-closed = the connection was closed
pages-unanswered-offline = this device has no network

pages-refusal-unknown-invitation = This invitation is not known here. Look whether it was copied whole.
pages-refusal-used-invitation = This invitation was used already. If that was not you, tell the Chief Arbiter at once.
pages-refusal-withdrawn-invitation = This invitation was withdrawn.
pages-refusal-expired-invitation = This invitation has expired.
pages-refusal-signed-out = You are not signed in, or not any more.
pages-refusal-other-session = Another invitation was used in this browser since. This page no longer acts in its office: open your own invitation in another browser or in a private window.
pages-refusal-too-many-sessions = Too many are signed in or invited. Somebody has to end sessions that nobody uses.
pages-refusal-not-started = the game has not begun
pages-refusal-board-paused = the board is paused
pages-refusal-not-paused = the board is not paused
pages-refusal-flag-fell = the flag has fallen
pages-refusal-no-offer = there is no draw offer to answer
pages-refusal-offer-stands = your offer stands until it is answered
pages-refusal-offer-declined = your opponent declined a draw in this position: you can offer one again after the next move
pages-refusal-smart-move-off = smart move is off: write origin and destination, such as e2e4
pages-refusal-choose-piece = choose a piece: write it behind the move, as in cxd8=Q (queen Q, rook R, bishop B, knight N)
pages-refusal-premove-off = premove is off: turn it on first
pages-refusal-no-premove = no premove waits
pages-refusal-no-board = Your physical board shows no move to confirm.
pages-refusal-no-waiting-move = The move was sent already: you cannot take it back.
pages-refusal-too-often = you changed this too often: wait for the next move
pages-refusal-calls-wait = your calls wait already: the arbiter has been told
pages-refusal-no-call = no such call waits for an answer
pages-refusal-no-ruling = no ruling waits for you
pages-refusal-no-result = the game has no result yet
pages-refusal-no-hold = no such pause is on
pages-refusal-no-reason-missing = every pause has its reason already
pages-refusal-reason-required = a reason is required: one line of 1 to 500 characters
pages-refusal-done-objected = you have objected to this result already: an arbiter will answer
pages-refusal-done-called = you have already called the arbiter for this: the call still waits for an answer
pages-refusal-result-not-allowed = that result is not one of the event’s
pages-refusal-play-on = both have completed ten moves: the game goes on with these colours
pages-refusal-not-delegated = only the chief arbiter rules, or the arbiter to whom he delegated it
pages-refusal-unread-letter = “{ $text }” is not read: no piece has the letter { $letter }, they are { $letters }
pages-refusal-unread-syntax = “{ $text }” is not read as a move: write it as Nf3, exd5, O-O or g1f3, pieces in capital letters
pages-refusal-unread-piece = “{ $text }” is not read: there is no such piece to move
pages-refusal-unread-ambiguous = “{ $text }” is not read: more than one piece can move there
pages-refusal-unread-premove = “{ $text }” is not clear before your opponent’s move: write its two squares, such as g1f3
pages-refusal-unread-illegal = “{ $text }” is not legal: { $reason }
pages-refusal-no-claims = the event keeps no claims: its draws come by themselves
pages-refusal-claim-of-turn = only the player who is on the move may claim a draw: it is { $side }’s turn
pages-refusal-claim-threefold = the claim is right: the position stands for the third time
pages-refusal-claim-threefold-after = the claim is right: the position stands for the third time after { $last }
pages-refusal-claim-fifty = the claim is right: fifty moves without pawn or capture
pages-refusal-claim-fifty-after = the claim is right: fifty moves without pawn or capture after { $last }
pages-refusal-no-option-smart-move = the event’s regulations do not allow smart move
pages-refusal-no-option-premove = the event’s regulations do not allow premove
pages-refusal-no-option-queen = the event’s regulations do not allow automatic promotion
pages-refusal-assistant-plays = { $person } plays this game: an assistant is somebody else
pages-refusal-assistant-plays-elsewhere = { $person } plays board { $board }: an assistant is somebody who does not play
pages-refusal-no-odds-to-share = only a draw of a game with draw odds is shared in spite of them
pages-refusal-not-shorter = { $control } is not shorter than { $than }
pages-refusal-not-shorter-own = { $control } is not shorter than { $than }; the event’s own, { $own }, can be ruled
pages-refusal-device-unheard = { $device } does not meet what the event asks of its devices: it is not connected, so nobody knows how far its machine is locked
pages-refusal-device-disconnected = { $device } is not connected, so nobody can have checked it: record the check once it is connected
pages-refusal-device-says-nothing = { $device } does not meet what the event asks of its devices: it says nothing of how far its machine is held
pages-refusal-device-not-locked = { $device } does not meet what the event asks of its devices: its machine is not locked
pages-refusal-device-other-profile = { $device } does not meet what the event asks of its devices: its machine is held to another profile
pages-refusal-device-layers = { $device } does not meet what the event asks of its devices: these layers do not hold: { $layers }
pages-refusal-device-not-tried = { $device } does not meet what the event asks of its devices: its layers were not tried since it was locked: check it
pages-refusal-report-not-latest = { $device } does not meet what the event asks of its devices: the report that was named is not its latest: check it again
pages-refusal-tried-other-profile = { $device } does not meet what the event asks of its devices: its layers were tried for another profile
pages-refusal-tried-layers = { $device } does not meet what the event asks of its devices: these layers were tried and do not hold: { $layers }
pages-refusal-played-since = { $device } does not meet what the event asks of its devices: a game was played at it since its layers were tried: check it again
pages-refusal-flag-stands = the flag fell: by the event’s regulations it stands, also where a player was away
pages-refusal-ruling-excluded = the event’s regulations exclude this ruling: { $kind }
pages-refusal-not-disconnected = { $side } was not disconnected on { $board }: time of the disconnected player alone is deducted
pages-refusal-locked = the venue locked this page: { $text }
pages-refusal-moved-on = this device is at another board now; nothing was done
pages-refusal-no-seat = this device has no seat
pages-refusal-busy = too much waits here already; nothing was changed, try again
pages-refusal-already-ruled = incident { $incident } was ruled on meanwhile ({ $kind }, by { $by }): look at it first
pages-refusal-four-eyes = another official has to agree: you proposed it
pages-refusal-game-over = the game has ended
pages-refusal-held = hold { $hold } keeps its clocks standing: end it, or leave the board as it is
pages-refusal-illegal-move = { $move } is not legal: { $reason }
pages-refusal-joined = incident { $incident } was joined into incident { $into }: rule on that one
pages-refusal-no-article = “{ $text }” is no article: write one of the Online Chess Regulations (1 to 20) or of the Laws (L), such as O 18.9 a, 11.4.2 or L 6.14, or of the event’s own, such as EVT-2
pages-refusal-no-article-of-laws = the Laws of { $laws }, which this event is played by, have no article “{ $text }”: write one of L 1 to L { $last }
pages-refusal-no-move = no legal move begins or ends at { $square }: name origin and destination
pages-refusal-no-proposal = incident { $incident }: no proposed ruling { $ruling } waits for a second official
pages-refusal-no-such-board = there is no board { $board }
pages-refusal-no-such-round = there is no round { $round }: the rounds of this event are 1 to { $rounds }
pages-refusal-no-such-incident = there is no incident { $incident }
pages-refusal-not-a-move = “{ $text }” is not a move: write origin and destination, such as e2e4
pages-refusal-not-of-incident = board { $board } is not one of incident { $incident }
pages-refusal-cites-of-which = the ruling is on several boards: say whose device note { $note } is
pages-refusal-not-one-move = { $moves } legal moves begin or end at { $square }: name origin and destination
pages-refusal-not-your-role = this may be done only by: { $roles }
pages-refusal-not-your-turn = it is not your turn: { $side } to move
pages-refusal-nothing-to-do = nothing would change
pages-refusal-other-venue = your office is not at venue { $venue }
pages-refusal-played = moves have been made: only a game that was not played is forfeited
pages-refusal-done-assistant = that assistant is approved already
pages-refusal-done-no-assistant = no assistant is approved: the player enters his moves himself
pages-refusal-done-check = that is recorded of this check already
pages-refusal-done-no-check-left = the game has begun: there is no check left to waive
pages-refusal-done-waived = those checks are waived already
pages-refusal-done-both-here = both players have come: there is nobody to wait for
pages-refusal-done-confirmed = you have already said that you have seen the result
pages-refusal-done-approved = the result is approved already
pages-refusal-done-open = the board is open already
pages-refusal-done-round-begun = the round has begun already
pages-refusal-done-checked-in = you are checked in already
pages-refusal-done-held = the board is held by it already
pages-refusal-done-same-start = the game began from that position
pages-refusal-done-carried-out = the ruling was carried out already
pages-refusal-done-ruling-seen = you have said already that you have seen the ruling
pages-refusal-range-default-time = the default time must be at most a day, and not past already
pages-refusal-range-text = the text must be at most 500 characters
pages-refusal-range-clock = a clock must be above 0 and at most 168 h
pages-refusal-range-half-move = the half-move must be before the last one that was made
pages-refusal-range-start-in = the time until the clock starts must be at most an hour
pages-refusal-range-article = the article must be at most 100 characters
pages-refusal-range-worked-out = when the offer was worked out must be not after now
pages-refusal-range-rulings = the rulings of an incident must be at most a hundred, proposals among them
pages-refusal-range-report = the name of the report must be from 1 to 200 characters
pages-refusal-range-penalties = a ruling has one to eight penalties
pages-refusal-range-from-round = the first round without the player must be from 1 to the number of rounds of the regulations
pages-refusal-spare-elsewhere = device { $device }: it is not enrolled at the seat’s venue
pages-refusal-spare-taken = device { $device }: somebody plays at it
pages-refusal-storage = the coordinator cannot write at present: the clocks stand, nothing was changed, send it again
pages-refusal-in-doubt = the coordinator could not write: look what stands, and send it again if need be
pages-refusal-stopping = the coordinator stops: nothing was changed, send it again soon
pages-refusal-void-expired = it came too late: nothing was changed, ask again if need be
pages-refusal-void-withdrawn = it was taken back: nothing was changed
pages-refusal-malformed = the page asked for what the server does not know: load the page again
pages-refusal-other-version = this page is of another version than the server: load it again
pages-refusal-not-granted = you have no office here or in the whole event, as far as this venue knows
pages-refusal-office-elsewhere = the office is at venue { $venue }, not at this one
pages-refusal-office-revoked = the office was taken back
pages-refusal-office-expired = the grant of the office has expired, and the coordinator has not renewed it here
pages-refusal-order-foreign = { $device } is no device of this venue
pages-refusal-orders-full = { $most } orders wait for this device already
pages-refusal-order-known = another order has this id
pages-refusal-order-unknown = there is no such order
pages-refusal-order-over = the order cannot be taken back any more: { $fate }
pages-refusal-order-text-empty = a message and a lock need a text, to be shown
pages-refusal-order-text-long = the text is too long: it has { $bytes } bytes and may have { $most }
pages-refusal-hidden-character = character { $place } of the text is { $character }, { $hidden }: delete it, or type the text again instead of pasting it

pages-hidden-kind-control = a control character
pages-hidden-kind-line-break = the end of a line
pages-hidden-kind-direction = a character that turns the direction of the text
pages-hidden-kind-invisible = a character that nobody sees

pages-refusal-order-textless = this order has no text
pages-refusal-order-network = a network’s name has 1 to 32 bytes, its password at most 64
pages-refusal-intents-full = { $most } things wait for the coordinator already
pages-refusal-intent-known = something else was asked for under this id
pages-refusal-intent-unknown = this was not asked of the coordinator
pages-refusal-intent-over = it cannot be taken back any more: { $intent_fate }
pages-refusal-enrol-known = { $device } has a key already: say that it is to count no more, or leave it as it is
pages-refusal-enrol-full = { $most } codes hold already: wait until one is used or expires
pages-refusal-enrol-no-uplink = the coordinator cannot be asked now, and nobody else vouches for a key
pages-refusal-enrol-none = this node lets no device in by a code: `adoube certify` gives it what it needs for that
pages-refusal-enrol-denied = the coordinator lets { $device } in by no code: { $text }
pages-refusal-network-question = a device’s letters are four letters and digits: read them again
pages-refusal-node-storage = the venue’s node cannot write it down now, so nothing was done
pages-refusal-node-stops = the venue’s node stops
pages-refusal-node-slow = the disk of the venue’s node is slow: look what stands before trying again
pages-refusal-too-many-watch = too many watch already
pages-refusal-slow-watcher = this page took nothing for too long: it begins again with what stands
pages-refusal-thresholds-range = thresholds are from { $least } s to { $most } s
pages-refusal-thresholds-order = late comes before silent, and silent before the alarm
pages-refusal-note-long = the note is too long: it may have { $most } bytes
pages-refusal-not-kept = the server cannot write it down now: try again
pages-refusal-another-site = another site’s page may not do this: open this one itself
pages-refusal-not-your-seat = you do not play on this board
pages-refusal-round-changed-since = round { $round } changed after you looked at it (it is { $state }). Look at it again, and confirm once more if it is still right
pages-refusal-local-seat-away = a seat is away: an arbiter of the event, or the Chief Arbiter, decides that
pages-refusal-local-stopped-elsewhere = the clocks were not stopped by a venue’s arbiter: an arbiter of the event, or the Chief Arbiter, decides that
pages-refusal-pairing-no-venue = board { $board }: player { $number } sits at no venue: say where
pages-refusal-pairing-other-variant = board { $board }: its start position is of another variant than the event’s
pages-refusal-pairing-no-start = board { $board }: give its start position with the pairing: the event is Chess960
pages-refusal-deduct-nothing = board { $board }: { $side } would have { $has }: { $taken } cannot be deducted, nothing can
pages-refusal-deduct-less = board { $board }: { $side } would have { $has }: { $taken } cannot be deducted, { $most } at most can
pages-refusal-clock-out-of-range = board { $board }: { $side } would have { $has }: a clock has more than 0 and at most { $most }
pages-refusal-venue-not-connected = the venue’s node is not connected, and it makes the invitation: try again when it is
pages-refusal-time-empty = type a time, such as 2:00, 2 min, 120 s, 1h30 or 1:30:00
pages-refusal-time-form = “{ $text }” is not a time: type 2:00, 2 min, 120 s, 1h30 or 1:30:00
pages-refusal-time-digits = “{ $text }”: type the digits as 0 to 9
pages-refusal-time-negative = “{ $text }”: times are not negative
pages-refusal-time-too-long = “{ $text }” is too long: at most 168:00:00
pages-refusal-time-ambiguous = “{ $text }” can be { $first } or { $second }: type one of them
pages-refusal-time-is-control = “{ $text }” is a time control: type one time, such as 2:00, 2 min, 120 s, 1h30 or 1:30:00
pages-refusal-control-form = “{ $text }” is not a time control: type minutes+seconds such as 90+30, or 15 min + 10 s; several periods as 40/90 : 30+30
pages-refusal-control-slash = “{ $text }” is { $first } moves in { $second } min, and no time for the moves after them: for { $first } min and { $second } s a move type { $first }+{ $second }
pages-refusal-control-is-time = “{ $text }” is a time of { $time }: for { $minutes } min and { $seconds } s a move type { $minutes }+{ $seconds }; for one time without increment type { $total } s
pages-refusal-control-mixed = “{ $text }” mixes minutes and seconds: type min or s after each time, such as 40/90 min : 30 min + 30 s
pages-refusal-control-open-period = “{ $text }”: only the last period may be without a number of moves
pages-refusal-control-last-period = “{ $text }”: the last period is for all the remaining moves, leave out its number
pages-refusal-control-no-base = “{ $text }”: the first period needs a time to begin with, such as 15+10
pages-refusal-control-one-side = “{ $text }”: where the sides differ type both, White’s first, such as W5-B4
pages-refusal-deduct-from-nobody = nobody was disconnected on { $board }: there is nobody to deduct time from
pages-refusal-both-away-at-once = both players of { $board } were disconnected at the same time, in two incidents: type the score
pages-refusal-both-away = both players of { $board } were disconnected: type the score
pages-refusal-another-game = another game of { $board } began since that silence: type the score
pages-refusal-nobody-away = nobody of { $board } was disconnected: type the score
pages-refusal-none-shorter = there is no shorter time control than { $control } to offer: type one
pages-refusal-ruling-pending = a ruling is still being carried out: close it afterwards
pages-refusal-close-held = board { $board } is held by hold { $holds }: close the incident once that is lifted and its clock runs
pages-refusal-close-starts = board { $board } stands still: its clock starts in { $seconds } s; close the incident then
pages-refusal-close-stands = board { $board } stands still: rule on it, or resume it, first
pages-refusal-close-unheard = board { $board } was ruled on and its clock starts once both players are heard and checked: close the incident then
pages-refusal-close-not-ready = board { $board } was ruled on and its clock starts once { $side } is ready: close the incident then
pages-refusal-close-none-ready = board { $board } was ruled on and its clock starts once both players are ready: close the incident then
pages-refusal-seat-of-board = device { $device } has a seat of this board already
pages-refusal-start-position = the start position: { $fault }
pages-refusal-times-alike = White and Black have the same time control ({ $control }), so there is nothing to choose: the new game begins with its full times. Times set by hand (White { $white }, Black { $black }) do not carry over: set them again in the new game
pages-refusal-times-differ = White and Black have different times (White { $white }, Black { $black }): choose whether each time stays with the colour, as in an armageddon game, or goes with the player, as extra time of an assisted player does (O 3.8)
pages-refusal-wrong-device = the seat is bound to device { $device }
pages-refusal-set-anew = the position was set anew after this was entered: look at it, and enter it again if it still holds
pages-refusal-ruled-anew = a further ruling came after this was entered: read it first
pages-refusal-wrong-ply = the board has { $current } half-moves, this was meant to be number { $meant }

pages-start-fault-length = a FEN has 1 to 200 characters
pages-start-fault-fields = a FEN has 4 to 6 fields
pages-start-fault-pieces = the FEN’s piece placement cannot be read
pages-start-fault-side-to-move = the FEN’s side to move cannot be read
pages-start-fault-castling-field = the FEN’s castling rights cannot be read
pages-start-fault-en-passant-field = the FEN’s en passant square cannot be read
pages-start-fault-half-move-clock = the FEN’s half-move clock cannot be read
pages-start-fault-move-number = the FEN’s move number cannot be read
pages-start-fault-king-missing = a king is missing
pages-start-fault-too-many-kings = a side has more than one king
pages-start-fault-pawn-on-back-rank = a pawn stands on the first or last rank
pages-start-fault-opponent-in-check = the side that has just moved is in check
pages-start-fault-castling-rights = castling rights do not fit the kings and rooks
pages-start-fault-en-passant-square = no pawn can have passed the en passant square
pages-start-fault-impossible-check = no last move can have given this check
pages-start-fault-too-many-pieces = there are more pieces than promotions allow
pages-start-fault-chess960 = it is one of Chess960, which this event does not play
pages-start-fault-double = double Chess960 is not played: both sides begin from the same array

pages-refusal-by = the coordinator

pages-illegal-no-piece = there is no piece on that square
pages-illegal-opponents-piece = that piece is the opponent’s
pages-illegal-own-piece-there = a piece of your own stands there
pages-illegal-in-the-way = another piece is in the way
pages-illegal-moves-otherwise = the piece does not move like that
pages-illegal-nothing-to-take = nothing stands there to be taken
pages-illegal-king-in-check = your king would be in check
pages-illegal-promotion-missing = choose what the pawn becomes
pages-illegal-no-promotion = nothing is promoted by that move
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
pages-absent-no-deadline = No deadline: an arbiter decides, or the boards are held.
pages-absent-before-start = The round has not started: the default time does not run yet.
pages-absent-white = White is absent
pages-absent-black = Black is absent
pages-absent-both = both players are absent

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
pages-absence-ran = clock used while away
pages-absence-as-of = as of { $time }
pages-absence-ran-both = White { $white }, Black { $black }
pages-absence-limit = limit
pages-absence-stood = clocks stopped
pages-absence-stood-on = then paused for another reason
pages-absence-given-back = { $side } got back the { $span } that had run since { $from }
pages-absence-limit-passed = back { $span } too late
pages-absence-arrived = seat moved to this device, which was not connected, at
pages-absence-arrived-no-page = seat moved to this device, whose page was not open, at
pages-absence-moved = moved to
pages-absence-replacement = replaced by game { $next }
pages-absence-leave = out with leave
pages-absence-leave-by = granted by { $by }
pages-absence-flag = flag fell
pages-absence-flag-away = { $side }’s at { $at }, while { $seat } was away
pages-absence-flag-back = { $side }’s at { $at }, after { $seat } was back
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
pages-field-forfeit = Somebody did not come: not played
pages-field-ply = Half-moves that are left
pages-field-fen = Position (FEN)
pages-field-side = Whose
pages-field-check = Which check
pages-field-passed = Passed
pages-field-to = At most
pages-field-device = To device
pages-field-person = Assistant
pages-field-whole = whole, 0 to { $most }
pages-field-both = Both
pages-field-no-spare = No device of this venue is free. The seat’s own device and devices of other games are not listed.
pages-field-no-assistant = none: he enters his own moves
pages-field-optional = (optional)

pages-room-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
pages-room-little = At most { $n } characters left.
pages-room-none = No more room: at most { $most } characters.

pages-field-as-is = as it is

pages-moves-title = Moves
pages-moves-none = No move was made.
pages-moves-number = Number
pages-moves-used = Used
pages-moves-left = Clock
pages-moves-premove = A premove

pages-role-player = player
pages-role-assistant = assistant
pages-role-lta = local technical arbiter
pages-role-lca = local chief arbiter
pages-role-arbiter = arbiter
pages-role-chief-arbiter = Chief Arbiter
pages-role-organiser = organiser
pages-role-spectator = spectator

pages-connection-no-answer = No answer came from the server ({ $why }).

pages-form-no-answer = No answer came from the server ({ $why }). Press again: what was done already is not done twice.

pages-network-title = Another network
pages-network-what = For the venue’s official, when this device ({ $device }) reaches nobody because its wireless network is another one now. The wall, or adoube network-code, answers these letters.
pages-network-question = Letters that the device shows
pages-network-code = The answer
pages-network-ssid = Name of the network
pages-network-secret = Its password
pages-network-join = Join
pages-network-joining = Joining…

pages-intent-fate-waiting = waiting
pages-intent-fate-accepted = accepted
pages-intent-fate-refused = REFUSED
pages-intent-fate-expired = EXPIRED
pages-intent-fate-withdrawn = taken back

pages-held-told = told as it happens, not prevented
pages-held-no-processes = this machine tells of no processes
pages-held-other-keys = { $name } (process { $n1 }) knows other keys than { $rules }
pages-held-keys-elsewhere = { $name } (process { $n1 }) has its keys from elsewhere than { $folder }
pages-held-other-map = { $file } is not the map that belongs to this version
pages-held-keys = { $name } has the keys of a board
pages-held-no-boards = no port of an electronic board is plugged in
pages-held-boards = ports of electronic boards: { $names }
pages-held-board-open = { $port } can be opened by others than its owner (mode { $mode })
pages-held-board-other = { $port } belongs to user { $number }, who is not the agent
pages-held-no-screens = this machine tells of no screens
pages-held-many-screens = { $n1 } screens are connected: { $names }
pages-held-screens = screens: { $names }
pages-held-no-terminals = this machine tells of no virtual terminals
pages-held-other-terminal = the screen shows { $now }, and showed { $before } when it was locked
pages-held-terminal = the screen shows { $now }
pages-held-clock-ahead = the clock was set ahead by { $n1 } s since it was locked
pages-held-clock-back = the clock was set back by { $n1 } s since it was locked
pages-held-clock = the clock goes as the machine does
pages-held-no-usb = this machine tells of no USB
pages-held-usb = USB: { $list }
pages-held-usb-kinds = { $device } (kinds { $list })
pages-held-usb-no-kind = { $device } (of no known kind)
pages-held-usb-works = { $device } is plugged in, and works
pages-held-usb-open = { $bus } lets in whatever is plugged in
pages-held-usb-kept-out = { $device } was plugged in, and was kept out
pages-held-usb-off = { $device } was plugged in and worked, and was switched off
pages-held-kept-out = kept out: { $device }
pages-held-unheard = programs that start are not told here: they are looked for every five seconds
pages-held-left-on = left on, since the machine runs from it or reaches its venue by it: { $device }
pages-held-no-processor = this machine tells nothing of its processor
pages-held-processor = processor: { $name }
pages-held-virtual-told = this is a virtual machine, as its processor tells
pages-held-virtual = this is a virtual machine: { $name }
pages-held-session = { $user } is logged in from { $host }
pages-held-steered = { $name } runs, which shows or steers the screen from elsewhere
pages-held-connected = somebody is connected to port { $n1 } of this machine
pages-held-not-here = not on this device: { $program }
pages-held-no-user = there is no user { $name } on this machine
pages-held-other-profile = the machine is held to another profile, { $profile }
pages-held-being-locked = it is being locked
pages-held-let-go = somebody at the device let it go
pages-held-no-answer = adoube-lockd does not answer at { $socket }: { $why }
pages-held-cannot-lock = this agent cannot lock a machine that runs { $system }
pages-held-started = { $file } was started by { $by }: { $why }
pages-held-not-listed = not on the list
pages-held-loader = a loader alone, which could start anything
pages-held-not-found-out = who or what it is could not be found out
pages-held-ended = { $program } runs, calls itself { $name }, and is not on the list: it was ended
pages-held-runs-unlisted = { $program } runs, calls itself { $name }, and is not on the list
pages-held-overrun = more programs started at once than could be followed
pages-held-missed = more happened than could be told
pages-held-guard-gone = programs were held to the list no more
pages-held-rules-gone = the rules of the network were taken away, and are in force again
pages-held-rules-changed = the rules of the network were changed, and are in force again
pages-held-rules-lost = the rules of the network were taken away, and cannot be put back: { $why }
pages-held-rules-broken = the rules of the network were changed, and cannot be put back: { $why }
pages-held-rules-unheard = changes of the network’s rules are not told here: only a check finds them ({ $why })
pages-held-others = other things that the event forbids
pages-held-player = This device: { $said }. Please call an arbiter.
pages-held-by-rules = the event’s rules for devices
pages-held-looked-at = what is there is looked at
pages-held-may-be = what may be there is seen
pages-held-may-not-be = what may not be there
pages-held-nothing = nothing
pages-held-nothing-seen = nothing is seen
pages-held-policies = { $file } says what it should
pages-held-policies-read = the player’s browser reads it
pages-held-policies-changed = the player changes it
pages-held-policies-beside = the player puts another beside it
pages-held-reads-in = reads a program in { $folder }
pages-held-runs-in = runs it in { $folder }
pages-held-setting = { $name } is { $n1 }
pages-held-keeps-data = keeps data in memory
pages-held-runs-in-memory = runs a program in memory
pages-held-reaches-agent = reaches the agent’s port { $n1 }
pages-held-reaches-else = somebody else reaches port { $n1 }
pages-held-reaches-player = the player reaches port { $n1 }
pages-held-players-now = the player’s programs now
pages-held-outside = filesystems beside the list’s where the player could put a program
pages-held-outside-none = none
pages-held-outside-open = { $places }: name each under [no_exec], or in `filesystems`
pages-held-all-listed = { $n1 }, all on the list
pages-held-stranger = { $name } (process { $n1 }, { $program }) is not on the list
pages-held-runs-listed = runs { $program }, which is on the list
pages-held-runs-not = runs { $program }, which is not
pages-held-reported = a start of { $program } is reported
pages-held-stood-still = a program is stood still, and goes on
pages-held-is-ended = a program is ended
pages-held-works = works
pages-held-refused = refused: { $why }
pages-held-not-permitted = Operation not permitted
pages-held-denied = Permission denied
pages-held-refused-connection = Connection refused
pages-held-no-route = No route to host
pages-held-read-only = Read-only file system
pages-held-no-file = No such file or directory
pages-held-invalid = Invalid argument
pages-held-timed-out = Connection timed out
pages-held-no-space = No space left on device
pages-held-failed-io = Input/output error
pages-held-report = report: { $digest }
pages-held-layer = { $layer }: { $holds } ({ $state }, { $asked }; { $n1 } tried, { $n2 } wrong) { $how }
pages-held-layer-alone = { $layer }: { $holds } ({ $state }, { $asked }; { $n1 } tried, { $n2 } wrong)
pages-held-holds = holds
pages-held-holds-not = DOES NOT HOLD
pages-held-required = required
pages-held-not-required = not required
pages-held-enforced = enforced
pages-held-reporting = reporting_only
pages-held-broken = broken
pages-held-unavailable = unavailable
pages-held-of-programs = programs
pages-held-of-no-exec = no_exec
pages-held-of-kernel = kernel
pages-held-of-network = network
pages-held-of-browser = browser
pages-held-of-stop = stop
pages-held-of-reports = reports
pages-held-of-keys = keys
pages-held-of-usb = usb
pages-held-of-boards = boards
pages-held-of-screens = screens
pages-held-of-signs = signs
pages-held-of-terminals = terminals
pages-held-of-time = time
pages-held-more = { $n1 } more
pages-held-not-looked-at = not looked at: { $why }
pages-held-wrong = WRONG { $said }
pages-held-list = { $first }; { $rest }
pages-held-trial = { $tried }: { $outcome }

pages-fate-waiting = waiting
pages-fate-delivered = delivered
pages-fate-done = done
pages-fate-refused = refused
pages-fate-failed = failed
pages-fate-expired = expired
pages-fate-cancelled = cancelled
pages-fate-superseded = superseded

pages-network-up = up
pages-network-no-route = no route
pages-network-no-association = no wireless network
pages-network-no-link = no link
pages-network-unknown = unknown

pages-control-for-moves = { $n ->
    [one] { $time } for { $n } move
   *[other] { $time } for { $n } moves
}
pages-control-then-short = , then{ " " }
pages-control-sides = White { $white }; Black { $black }

pages-control-extra-plus = + { $time } a move
pages-control-extra-d = delay { $time } a move
pages-control-extra-b = Bronstein { $time } a move

pages-paused-reason = Reason: { $reason }
pages-paused-arbiter = The arbiter has stopped them.
pages-paused-hold = The officials have stopped this board, with others.
pages-paused-silence = A player is disconnected. Stay at the board: the arbiters know.
pages-paused-silence-then = Last known: a player was disconnected. Stay at the board.
pages-paused-all-back = Both players are connected again. An arbiter will resume the game.
pages-paused-goes-on = Both players are connected again. The game resumes by itself, unless an arbiter rules otherwise.
pages-paused-outage = The event’s server was down. Nobody lost time.
pages-paused-storage = The event’s server cannot save the game. Nobody loses time.
pages-paused-ruling = They start when both players are ready.
pages-paused-postponed = The game is postponed.

pages-field-label = Your move, or a word
pages-field-placeholder = Nf3 or g1f3
pages-field-enter = Play
pages-field-hint = Type a move and press Enter. Type “?” for the commands.
pages-field-hint-commands = You cannot move now. Type “?” for the commands.
pages-field-hint-premove-off = Not your turn. Premoves are off: see Settings.
pages-field-told-lost = Raise your hand to call the arbiter.
pages-field-cut = This computer’s game program is not responding: only a move can wait for it. Raise your hand to call the arbiter.

pages-absence-own-clock = Your clock is running.
pages-absence-opponent-clock = Their clock is running.
pages-absence-own = Come to the board and check in: you lose at { $when }.
pages-absence-own-no-deadline = The round has started. Come to the board and check in.
pages-absence-own-first-move = Make your first move: otherwise you lose at { $when }.
pages-absence-opponent = Your opponent is absent. They lose at { $when }.
pages-absence-opponent-no-deadline = Your opponent is absent.
pages-absence-continued = disconnected since an earlier game
pages-absence-replaced = (game { $last } has replaced it)
pages-absence-goes-on = continues in game { $next }
pages-absence-opponent-first-move = Your opponent has not made the first move. They lose at { $when }.

pages-moves-draw-offered = A draw was offered

pages-settings-title = Settings
