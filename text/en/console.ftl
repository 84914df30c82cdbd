### The console. See README.md.

## Physical boards: what officials read and do

board-differs-record = The physical board of { side } differs from the game: { $placement } on it, { $game } in the game
board-differs-note = note { $number }: { $text }
board-differs-noted = note { $number }: at { $at } the physical board of { side } differed from the game: { $placement } on it, { $game } in the game
board-differs-outage-over = The physical board of { side } is connected again: the player’s clock ran { $time } meanwhile
board-differs-outage-cost = the board cost { $time } since it failed
command-note-board-violation = Note a violation on a board
    .what = A player’s physical board differed from the game, or the player moved on it first. Both positions are recorded. A penalty can cite the note.
command-mark-scoresheet = Mark a scoresheet
    .what = After the game: whether the player’s scoresheet is there. A mark can be changed.
scoresheet-open-title = Missing scoresheets
scoresheet-open-what = The LCA of the player’s venue marks them. A missing one does not keep the round open.
scoresheet-open-missing = The scoresheet of { side } ({ $player }) is missing
scoresheet-open-unmarked = Nobody has looked for the scoresheet of { side } ({ $player })
board-form-placement = On the board (first field of a FEN)
board-form-present = It is there
board-form-give-back = Give the player the time back
board-form-after = After this half-move, else the last one

## Penalties: the console's form

command-penalise = Impose a penalty
    .what = Penalties for one player. Each needs the article that it rests on. What they change is shown before you confirm.
command-agree-to-penalties = Agree to the penalty
    .what = Another official proposed this penalty. It is imposed when you agree.
command-reject-penalties = Reject the proposal
    .what = The proposed penalty is not imposed. An official who proposed it takes it back in the same way.
command-withdraw-penalties = Withdraw the penalty
    .what = A penalty that was imposed by mistake counts no more. It stays in the record, as withdrawn. A result that it changed comes back, unless it was changed since. Clocks stay as they are.
penalty-form-player = Player
penalty-form-penalties = Penalties
penalty-form-kind = Penalty
penalty-form-time = Time
penalty-form-points = Points
penalty-form-opponent-gets = The opponent gets
penalty-form-win = a win
penalty-form-first-round = From round
penalty-form-last-round = To round
penalty-form-offence = Offence
penalty-form-prohibited-device = Prohibited device: the event’s penalty
penalty-form-claimed-move = Move that was claimed with, such as { $move } (none if the position itself was claimed)
penalty-form-add = Add another penalty
penalty-form-remove = Remove: { $penalty }
penalty-form-article = Article (such as O 18.4.2 or L 12.9)

## Penalties: where they are shown

penalty-proposed-title = Proposed penalty
penalty-proposed = { $by } proposes a penalty for { side }: { $penalties }
penalty-proposed-own = Another official has to agree before it is imposed.
penalty-rejected = { $by } rejects the proposed penalty
penalty-withdrawn-record = { $by } withdraws a penalty: { $penalties }
penalty-list-of = Penalties: { $player }
penalty-list-no-board = This player has not been at a board yet: a penalty is imposed at the player’s last board.
penalty-list-player = Player: name or number
penalty-list-players = Players
penalty-list-record = record { $record }
command-show-round = Show round { $round }

## Physical boards: where they are shown

physical-board-title = Physical boards
physical-board-since = for { $age }
physical-board-since-move = for { $age }, since { $move }
physical-board-record-again = { side }’s board shows the game again
physical-board-show = Show both positions

console-dialog-cut-short = Connection lost: nothing can be confirmed now.
console-dialog-cut = Connection lost: what you see is { $age } old. Go on writing; you can confirm once the connection is back and this has been worked out again.
console-dialog-cut-over = The connection is back: this is being worked out again.

console-connection-was = last known { $age } ago: { $state }
console-connection-known-last = Last known:
console-connection-nothing-yet = The server is not responding. No data received yet.

console-console-title = Chief Arbiter’s console
console-console-skip = Skip to the content

console-help-open = Keyboard shortcuts
console-help-search = Search players, boards, venues, incidents
console-help-go = Go to: { $page }
console-help-step = Next and previous in a list
console-help-enter = Open
console-help-escape = Close a dialog
console-help-help = This help

console-search-open = Search
console-search-title = Search
console-search-label = Players, boards, venues, devices, incidents
console-search-placeholder = A name, 3.12, a venue…
console-search-found = Found
console-search-nothing = Nothing is found.

console-kind-board = Board
console-kind-player = Player
console-kind-venue = Venue
console-kind-device = Device
console-kind-incident = Incident

console-round-name = Round { $round }
console-round-current = The round being played
console-round-choose = Round
console-round-start = Start the round
console-round-start-text = Start round { $round }? Each game begins when both players are checked in.
console-round-close = Close the round
console-round-close-text = Close round { $round }? Results not approved yet are approved by this, in your name. Its games can then no longer be reopened or ruled on; a result can still be corrected.
console-round-unfinished = { $n ->
    [one] { $n } board is not finished: { $who }
   *[other] { $n } boards are not finished: { $who }
}
console-round-waiting = { $n ->
    [one] { $n } game has not begun
   *[other] { $n } games have not begun
}
console-round-waiting-what = A game begins when both players are checked in and, where the event asks for checks, both have passed them.

console-boards-in-waiting = waiting
console-boards-in-playing = playing
console-boards-in-paused = { $n ->
    [one] paused
   *[other] paused
}
console-boards-in-finished = { $n ->
    [one] finished
   *[other] finished
}

console-filter-label = Which boards
console-filter-all = All
console-filter-attention = Needs attention
console-filter-short = Short of time
console-filter-playing = Playing
console-filter-finished = Finished
console-filter-venue = Venue
console-filter-all-venues = All venues

console-boards-first = Look at first
console-boards-first-none = No board
console-boards-none = No round is published.
console-boards-none-fits = No board is like that now.

console-board-no-page = { $side }’s page is gone
console-board-none = There is no board { $board } in the round that is shown.
console-board-position = Board { $board }, { $people }, { $move }
console-board-finished = { $result }, { $ending }, { $state }
console-board-due = { $n ->
    [one] incident { $incidents } needs a ruling
   *[other] incidents { $incidents } need rulings
}
console-board-paused = PAUSED { $length }: { $why }
console-board-held = hold { $hold }

console-short-10s = under 10 s
console-short-1min = under 1 min
console-short-5min = under 5 min

console-pause-stopped = clocks stopped

console-board-was-paused = PAUSED: { $why }

console-pause-was-silence = { $side } disconnected ({ $device })
console-pause-silence = { $side } disconnected for { $length } ({ $device })
console-pause-all-back = both players are back: a ruling is needed
console-pause-outage = the coordinator was down
console-pause-arbiter = by the arbiter: { $reason }
console-pause-official = by { $by }: { $reason }
console-pause-hold = hold { $hold }: { $reason }
console-pause-ruling = ruled, { $waits }: { $reason }
console-pause-otherwise = { $cause }: { $reason }

console-pause-cause-arbiter = by the arbiter
console-pause-cause-hold = hold
console-pause-cause-silence = a player was disconnected
console-pause-cause-outage = the coordinator was down
console-pause-cause-storage = the record could not be written
console-pause-cause-ruling = until both players are ready
console-pause-cause-postponed = postponed by ruling

console-ready-waits-both = waiting for both players
console-ready-waits-white = waiting for White
console-ready-waits-black = waiting for Black
console-ready-both = both are ready
console-ready-held = both are ready, but the board is held
console-ready-away = both are ready, but a player is disconnected
console-ready-check = both are ready, but a check is missing

console-here-both = both are here
console-here-white = Black is not here
console-here-black = White is not here
console-here-nobody = nobody is here

console-away-both = both away
console-away-white = White away
console-away-black = Black away

console-draw-offered = { $side } offers a draw

console-check-none = { $side } is not checked
console-check-failed-both = { $side } FAILED both checks
console-check-failed-device = { $side } FAILED the device check
console-check-failed-fair-play = { $side } FAILED the fair-play check
console-check-no-fair-play = { $side } is not checked for fair play
console-check-no-device = { $side } has no checked device

console-ending-checkmate = checkmate
console-ending-stalemate = stalemate
console-ending-dead-position = dead position
console-ending-threefold-repetition = threefold repetition
console-ending-fifty-moves = fifty moves
console-ending-fivefold-repetition = fivefold repetition
console-ending-seventy-five-moves = seventy-five moves
console-ending-resignation = resignation
console-ending-agreement = agreement
console-ending-flag = flag
console-ending-flag-draw = flag, drawn
console-ending-not-reconnected = not reconnected
console-ending-not-reconnected-draw = not reconnected, drawn
console-ending-declared = declared
console-ending-forfeit = forfeit

console-result-state-provisional = provisional
console-result-state-objected = objected to
console-result-state-confirmed = seen by both
console-result-state-approved = approved
console-result-state-corrected = corrected

console-sign-silence = no messages arrived
console-sign-reset = the connection broke
console-sign-last-will = the venue’s broker reported that the connection ended
console-sign-outage = the coordinator was down
console-sign-page = the page was closed or stopped responding

console-concerning-title = Incidents of this board
console-concerning-others = Other incidents of the same boards

console-incident-ago = { $age } ago
console-incident-story-away = { $board }, { $side } ({ $name }): disconnected since { $at }
console-incident-story-page = { $board }, { $side } ({ $name }): no game page since { $at }
console-incident-story-page-back = { $board }, { $side } ({ $name }): no game page at { $at }, back after { $length }
console-incident-story-back = { $board }, { $side } ({ $name }): disconnected at { $at }, back after { $length }
console-incident-story-other-cause = { $told }; cause of this silence: { $cause }
console-incident-story-for = { $since }, for { $length }
console-incident-story-replaced = { $board }: game { $next } replaced game { $game } at { $at }: { $why }
console-incident-heard = { $incident }, { $stage }: { $cause }
console-incident-new = New: { $heard }
console-incident-log = The incident that is shown
console-incident-away-names = { $n ->
    [one] away: { $names }
   *[other] away: { $names }
}
console-incident-were-away-names = was away: { $names }
console-incident-were-away = { $n } were away
console-incident-away = { $n ->
    [one] { $n } away
   *[other] { $n } away
}
console-incident-proposed = a proposed ruling needs a second official
console-incident-closing-proposed = { $by } proposed to close it: a second official has to agree
console-incident-ruled = ruled: { $did }
console-incident-left = still to rule on: { $boards }
console-incident-put-off = postponed: { $boards }
console-incident-flagged = the flag fell on { $boards }: the result needs a ruling
console-incident-next = The Chief Arbiter rules, or the arbiter to whom he delegated it.
console-incident-closed = Closed { $at }: { $why }
console-incident-opened-again = Opened again { $at }: { $why }

console-turn-seconded = , seconded by { $second },

console-turn-games-over = its games are over
console-turn-rest-over = what was left to rule on is over, without a ruling: { $boards }
console-turn-by-itself = it closed automatically
console-turn-closed = { $reason }
console-turn-closed-by = by { $who }: { $reason }
console-turn-closed-by-two = proposed by { $proposer } (“{ $proposed }”), agreed by { $who }: { $reason }
console-turn-proposed = { $who } proposed ruling { $ruling }
console-turn-flag-fell = the flag fell on { $board } while the player was still disconnected
console-turn-goes-on = it had closed by the end of the game of { $board }, which goes on
console-turn-let-run = { $who } let the game of { $board } go on that ruling { $ruling } had postponed: { $reason }
console-turn-ended = ruling { $ruling } of { $whose }{ $seconded } ended the game: { $reason }
console-turn-further = ruling { $ruling } of { $whose }{ $seconded } is a further one: { $reason }
console-turn-plays-on = ruling { $ruling } of { $whose }{ $seconded } was carried out, and play goes on: { $reason }
console-turn-lets-go-on = ruling { $ruling } of { $whose }{ $seconded } lets the game of { $board } go on, which had ended: { $reason }

console-incident-joined = Incidents joined into it: { $incidents }

console-incidents-due = { $n ->
    [one] { $n } needs action
   *[other] { $n } need action
}
console-incidents-others = Others
console-incidents-none = No open incidents
console-incidents-show-closed = Show closed
console-incidents-hide-closed = Hide closed
console-incidents-choose = Choose an incident to see its evidence and what can be ruled.

console-limit-by = must be back by { $when }
console-limit-in = in { $span }
console-limit-passed = PASSED { $span } ago
console-limit-late = not back within the reconnection time: { $boards }

console-replacement-ruling = ruling
console-replacement-reversed-colours = colours reversed
console-replacement-start-position = start position corrected

console-set-by-hand-corrected = clocks set
console-set-by-hand-added = time added
console-set-by-hand-penalty = penalty
console-set-by-hand-restored = earlier position
console-set-by-hand-reopened = reopened
console-set-by-hand-control = time control { $control }
console-set-by-hand-by = by { $by }: { $reason }

console-moment-contact = last contact
console-moment-detected = detected
console-moment-back = back
console-moment-limit = limit
console-moment-set = clocks set
console-moment-ruling = ruling { $ruling }
console-moment-held = hold { $hold }
console-moment-let-go = hold { $hold } lifted
console-moment-began = game began
console-moment-ended = game ended
console-moment-flag = flag fell

console-evidence-title = Evidence
console-evidence-caption = In the order in which it happened; + speaks for the cause, − against it.
console-evidence-rule = Rule applied: “{ $rule }”.
console-evidence-speaks = Speaks
console-evidence-for = for the cause
console-evidence-against = against it
console-evidence-line = Line
console-evidence-at = At
console-evidence-saw = Witness, and what it saw
console-evidence-not-measured = or before: the exact time is unknown; reported { $reported }
console-evidence-again = ({ $times } times until { $until })
console-evidence-all = Show all { $n } lines
console-evidence-fold = Fold what tells the same again

console-witness-device = device { $id }
console-witness-venue = venue { $id }
console-witness-venue-of = venue { $id } of { $about }
console-witness-coordinator = coordinator
console-witness-coordinator-of = coordinator of { $about }

console-saw-link-down = the network cable was unplugged or dead
console-saw-link-up = the network cable works again
console-saw-route-gone = there is no route to the venue’s node
console-saw-route-back = there is a route to the venue’s node again
console-saw-association-lost = the wireless network is lost
console-saw-association-back = the wireless network is back
console-saw-broker-lost = the connection to the broker ended ({ $why }), last heard { $heard } before
console-saw-broker-back = connected to the broker again
console-saw-play-link-lost = the play link ended ({ $why }), last heard { $heard } and last acknowledged { $acked } before
console-saw-play-link-back = the play link is back
console-saw-page-silent = the page has been silent for { $span }
console-saw-page-missing = the player's page was not open, for { $span }
console-saw-page-opened = the page was opened
console-saw-page-back = the page answers again
console-saw-page-closed = the page was closed
console-saw-suspended = the computer slept or froze for { $span }
console-saw-booted = the machine was started
console-saw-agent-started = the program on the device was started
console-saw-alive-until = the program’s run before was alive until then
console-saw-battery = the battery is at { $percent } %, mains: { $mains }
console-saw-clock-stepped = the wall clock was set by { $by_ms } ms
console-saw-device-heard = the device was heard { $ago } before
console-saw-device-silent = no report came from the device for { $span }
console-saw-device-lost = the broker lost the device
console-saw-device-left = the device signed off
console-saw-device-born = the device connected to the broker: { $birth }
console-saw-device-ready = the device is ready
console-saw-relay-opened = the device’s connection through the relay opened
console-saw-relay-closed-by-device = the relay’s connection ended at the device’s side ({ $why }) after { $up } bytes up, { $down } down
console-saw-relay-closed-by-coordinator = the relay’s connection ended at the coordinator’s side ({ $why }) after { $up } bytes up, { $down } down
console-saw-neighbours = { $silent } of { $of } other devices fell silent with it
console-saw-uplink-lost = the uplink to the coordinator ended ({ $why }), last heard { $heard } before
console-saw-uplink-back = the uplink is back after { $after }
console-saw-uplink-reading = the uplink’s round trip is { $round_trip }, { $permille } in 1000 are lost
console-saw-broker-down = the broker does not run
console-saw-broker-up = the broker runs again
console-saw-node-started = the venue’s node started; { $machine }
console-saw-node-held = the venue’s node stood still for { $span }
console-saw-seat-silent = nothing came over the play link for { $span }
console-saw-seat-vacant = the seat had moved { $span } before to where nobody was connected
console-saw-seat-reset = the connection of the player’s device was reset
console-saw-seat-back = the player’s device is back
console-saw-limit-passed = the limit for reconnecting, { $limit }, was passed by { $side } of board { $round }.{ $board }
console-saw-venue-link-lost = the venue’s uplink ended ({ $why }), last heard { $heard } before
console-saw-venue-link-back = the venue’s uplink is back
console-saw-venue-linked-anew = the venue’s node restarted and connected again
console-saw-venue-silent = nothing came from the venue for { $span }
console-saw-venue-heard = the venue was heard { $ago } before
console-saw-seats-lost = { $lost } of { $of } seats of the venue fell silent together
console-saw-seats-lost-none = 0 of { $of } seats of the venue fell silent then
console-saw-seats-lost-alone = of { $of } seats of the venue this one alone fell silent then
console-saw-only-seat = this is the venue’s only seat
console-saw-other-venues = { $lost } of { $of } seats of other venues fell silent then
console-saw-outage = the coordinator was down for { $span } until then: { $cause }

console-saw-why-unknown = it is not known how
console-saw-why-closed = closed by the other end
console-saw-why-reset = reset
console-saw-why-silent = nothing came for too long
console-saw-why-unreachable = not reachable
console-saw-why-own = closed by this end

console-saw-birth-unknown = nothing is known of before
console-saw-birth-same = the same agent as before
console-saw-birth-new-agent = its agent was started anew
console-saw-birth-new-boot = its machine was started anew

console-saw-outage-down = it was not running, or stood still
console-saw-outage-storage = it could not write

console-saw-node-start-program = its computer kept running
console-saw-node-start-machine = its computer started too

console-saw-yes-yes = yes
console-saw-yes-no = no

console-timeline-label = The evidence on one axis of time; the table below says the same
console-timeline-zoom = How much of the time
console-timeline-silence = The silence
console-timeline-all = All
console-timeline-play = { $board }: clocks and moves
console-timeline-in-vain = { $side }’s clock ran until the disconnection was noticed; this time was given back to { $side }
console-timeline-ran-white = White’s clock ran
console-timeline-ran-black = Black’s clock ran

console-ruling-title = Rulings
console-ruling-nothing-yet = Nothing is decided until you confirm it.
console-ruling-or-same = same effect:
console-ruling-or-why = for the same reason:
console-ruling-choose = Confirm ruling: { $kind }…
console-ruling-all-boards = { $n ->
    [one] The board still to rule on
   *[other] All { $n } boards still to rule on
}
console-ruling-boards = Boards { $boards }
console-ruling-was-ruled = ruled
console-ruling-confirm-title = Ruling on incident { $incident }
console-ruling-four-eyes = A second official has to agree before it counts.
console-ruling-instead = It replaces ruling { $ruling }, which { $by } proposed and nobody has agreed to.
console-ruling-reason = Reason, as both players will read it
console-ruling-cites = Cite a breach found on this board (only officials read it)
console-ruling-start-in = Seconds until the clock starts, once both are ready
console-ruling-start-default = as the regulations say
console-ruling-start-wrong = Whole seconds, at most 3600; nothing for what the regulations say.
console-ruling-rule = Confirm ruling
console-ruling-propose = Propose
console-ruling-overtaken = Somebody ruled on this incident, or proposed a ruling, since this was worked out: work it out again.
console-ruling-moved-on = The board has moved on since this was worked out: work it out again.
console-ruling-look-again = Work it out again
console-ruling-again = Rule again…
console-ruling-again-what = A further ruling replaces the one that stands, or adds to it: each offer says which.

console-offer-in-place = This replaces ruling { $ruling } on board { $board }.
console-offer-on-top = This adds to ruling { $ruling } on board { $board }, which keeps its effect.

console-ruling-played-on = { $n ->
    [one] The game is being played: every move changes the clocks. Stop them first, then rule.
   *[other] { $n } games are being played: every move changes the clocks. Stop them first, then rule.
}
console-ruling-stop = Stop the clocks of { $board }

console-basis-elsewhere = { $side }: { $time } is not given back here, because ruling { $ruling } gives it back
console-basis-settled = { $side }: { $time } is not given back, because it ran before an arbiter set the clock
console-basis-away = away { $from } to { $to }
console-basis-away-more = { $n ->
    [one] and once more
   *[other] and { $n } times more
}

console-choice-last-contact = Resume: give back all the time lost since the last contact
console-choice-detection = Resume: give back the time lost since the disconnection was noticed
console-choice-now = Resume: leave both clocks as they show now
console-choice-restart = Restart from the initial position, same time control
console-choice-shorter = Restart from the initial position, shorter time control
console-choice-deduct = Resume, and deduct time
console-choice-result = Declare a result
console-choice-own = Another ruling: set the clocks, add time, another time control, postpone

console-by-choice-last-contact = { $kind }, all lost time given back
console-by-choice-detection = { $kind }, time since it was noticed given back
console-by-choice-now = { $kind }, clocks unchanged

console-own-kind = Ruling
console-own-typed = Resume, with the clocks set by hand
console-own-add = Resume, and add time
console-own-control = Restart, with a time control you choose
console-own-postpone = Postpone the game
console-own-clocks = Time to give back
console-own-clocks-contact = all the time lost since the last contact
console-own-clocks-detection = the time lost since the disconnection was noticed
console-own-clocks-now = none: leave both clocks as they show now
console-own-deduct-time = Time to deduct
console-own-from = From whose clock
console-own-from-absent = the player who was disconnected
console-own-from-both = both players, the same each
console-own-control-text = Time control
console-own-verdict = Result
console-own-see = Show what it means

console-verdict-absent-loses = the disconnected player loses
console-verdict-drawn = draw
console-verdict-both-lose = both lose

console-offer-as-is = unchanged
console-offer-no-move = no move since the last contact
console-offer-began-anew = another game began since the last contact
console-offer-moves = since the last contact: { $moves }
console-offer-moves-more = since the last contact: { $n } half-moves and then { $moves }
console-offer-more = and { $n } more boards, in the same way
console-offer-warned = read the remarks on this board
console-offer-together = Total on both clocks: { $sum } ({ $began } at the start).

console-sum-stood = { $time } on the clock
console-sum-typed = { $time } set by the arbiter (the clock showed { $stood })
console-sum-back = + { $time } given back
console-sum-earlier-less = − { $time } that an earlier ruling gave, now replaced
console-sum-earlier-more = + { $time } that an earlier ruling took, now replaced
console-sum-kept = + { $time } that another ruling gives as well
console-sum-deducted = − { $time } deducted
console-sum-added = + { $time } added

console-offer-still-away = { $side } is still away.
console-offer-both-away = Both players are still away.
console-offer-flag-undone = This undoes the flag fall of { $side } at { $at }.
console-offer-flag-stands = This lets the flag fall of { $side } at { $at } stand.
console-offer-flag-overruled = This sets another result in the place of the flag fall of { $side } at { $at }.

console-became-clocks = White { $white }, Black { $black }
console-became-white-to-move = White to move
console-became-black-to-move = Black to move
console-became-starts = the clock starts when both players are ready
console-became-starts-in = the clock starts { $seconds } s after both players are ready
console-became-restarted = a new game, same colours, time control { $control }
console-became-both-clocks = both clocks { $time }
console-became-moves-kept = the moves played stay in the record, but that game cannot be resumed
console-became-played-kept = { $n ->
    [one] the half-move played stays in the record, but that game cannot be resumed
   *[other] the { $n } half-moves played stay in the record, but that game cannot be resumed
}
console-became-result = the game ends { $score }
console-became-postponed = the game stays as it is until an arbiter resumes or restarts it

console-did-resume = resumed
console-did-deduct = resumed with time deducted
console-did-add-time = resumed with time added
console-did-restart = restarted
console-did-restart-shorter = restarted with a shorter time control
console-did-result = result
console-did-postpone = postponed

console-did-on = { $did } on { $n } boards

console-note-amount-white = White’s { $time }
console-note-amount-black = Black’s { $time }
console-note-amount-and = { " " }and{ " " }

console-note-gets-much = { $side } would get { $time }: { $control } brings { $brings } in sixty moves
console-note-has-much = { $side } would have { $time }: { $control } brings { $brings } in sixty moves
console-note-has-little = { $side } would have { $time }, less than a tenth of the { $stood } that they have now
console-note-stays-in-period = { $side } stays in the current period with the moves completed in it, unless you give others
console-note-more-moves = { $side } would have completed { $moves } moves of the period; moves made in this game: { $made }
console-note-another-class = { $control } is { $class }, and the game is { $was }
console-note-far-shorter = { $control } brings { $brings } in sixty moves, less than a tenth of the { $brought } of { $current }
console-note-in-place = replaces ruling { $ruling }
console-note-colours-become = a new game begins with White: { $white }; Black: { $black }
console-note-odds-stay-white = draw odds stay with White, whoever has White in the new game
console-note-odds-stay-black = draw odds stay with Black, whoever has Black in the new game
console-note-silence-goes-on = { $player } is still away: the silence goes on in the new game, and incident { $incident } stays open
console-note-times-of-event = the event’s time control gives White and Black different times ({ $control }), as in an armageddon game: such times stay with the colours
console-note-late-time-dropped = White’s clock ran { $time } because { $player } was absent: that no longer counts, the new game begins with full clocks
console-note-late-clock-runs = { $player } has White and is absent: White’s clock runs from now on, until they come
console-note-default-time-stays = the default time still counts from the start of the round: absent players lose { $time } after it
console-note-just-reversed = { $by } reversed the colours { $seconds } s ago: this reverses them back
console-note-times-of-board = the times of this board were set for it alone ({ $control }; the event’s are { $current }): extra time of an assisted player (O 3.8) goes with the player
console-note-keeps-control = the new game keeps the time control of this board, { $control }; the event’s is { $current }
console-note-set-times-end = the new game begins with the full times of its time control: times set by hand (White { $white }, Black { $black }) do not carry over, set them again in the new game
console-note-on-top = adds to ruling { $ruling }
console-note-given-already = { $amounts }: ruling { $ruling } gave this back already
console-note-given-by-hand = { $amounts }: an arbiter gave this back already, for the physical board
console-note-stays-given = { $amounts }: stays given back, by ruling { $ruling }
console-note-settled = not given back: { $amounts }, which ran before an arbiter set the clock
console-note-takes-back = cancels the result { $score } of ruling { $ruling }
console-note-had-ended = the game had ended { $score } ({ $ending })
console-note-can-be-taken-back = another ruling can cancel it until the round is closed
console-note-begins-again = resumes the game that ruling { $ruling } postponed
console-note-lifts-pause-by = ends the pause by the { $office }: { $why }
console-note-lifts-pause-by-no-reason = ends the pause by the { $office }
console-note-lifts-pause = ends an arbiter’s pause: { $why }
console-note-lifts-pause-no-reason = ends an arbiter’s pause
console-note-held = the board is in hold { $holds }: its clock starts only after that ends
console-note-begins-from = the game begins from { $fen } with White { $white }, Black { $black }
console-note-new-start = this game counts no more; a new game begins from { $fen } with White { $white }, Black { $black }
console-note-unusual-start = this is not the start position of standard chess, which this event plays
console-note-start-lacks-pieces = this is not the start position of standard chess, which this event plays; it lacks { $missing }
console-note-other-than-set = an official set the clocks to White { $white_set }, Black { $black_set } before this game began; the new game begins with White { $white }, Black { $black }
console-note-own-start = board { $board }: the game begins from another position, { $side } to move: { $fen }
console-note-met-before = board { $board }: { $first } and { $second } met in round { $round }
console-note-met-before-swiss = board { $board }: { $first } and { $second } met in round { $round } (FIDE C.04.1.2)
console-note-same-colour = board { $board }: { $player } has { $side } { $times } times in a row (FIDE C.04.1.7)
console-note-colour-difference = board { $board }: { $player } has { $side } in { $more } games more than the other colour (FIDE C.04.1.6)
console-note-bye-again = { $player } has the bye of the pairing (U), and had a whole point without playing in round { $round } already (FIDE C.04.1.4)
console-note-not-paired = no game and no bye: { $names }; they count as absent (Z) once the round is published
console-note-not-paired-more = no game and no bye: { $names } and { $more } more; they count as absent (Z) once the round is published
console-note-absent-unpaired = no game and no bye: { $names }; they count as absent (Z)
console-note-absent-unpaired-more = no game and no bye: { $names } and { $more } more; they count as absent (Z)
console-note-report-taken-back = round { $round } was played elsewhere, and what { $file } told of it was taken back: its results count for nobody until its report is imported again
console-note-own-report-taken-back = what { $file } told of round { $round } was taken back: if it was played elsewhere, import its report again instead of playing it here
console-note-skips-unpaired-round = round { $round } comes before round { $skipped }, of which the event has no pairings yet
console-note-skips-draft-round = round { $round } comes before round { $skipped }, whose pairings are a draft that nobody published
console-note-kept-colours = board { $board }: its colours were reversed, and the draft keeps that. White: { $white }; Black: { $black }
console-note-kept-start = board { $board }: its start position was corrected, and the draft keeps that: { $fen }
console-note-kept-usual-start = board { $board }: its start position was corrected to the usual one, and the draft keeps that
console-note-undone-result = the result of board { $board }, { $white } to { $black } ({ $ending }), counts no more: declare it again if it still holds when the round is published
console-note-undone-checks = checks that were recorded or waived count no more (boards: { $boards }): they are made again once the round is published
console-note-undone-assistant = board { $board }: { $assistant } enters no more moves for { $side }: approve that again once the round is published
console-note-undone-seat-move = board { $board }: { $side } was moved to { $device }: look where the new publication seats { $side }
console-note-undone-times = board { $board }: the clocks that were set by hand count no more (White { $white }, Black { $black }): set them again once the round is published
console-note-undone-control = board { $board }: the clocks that were set by hand count no more (time control { $control }): set them again once the round is published
console-note-undone-clocks = board { $board }: the clocks that were set by hand count no more (White { $white }, Black { $black }, time control { $control }): set them again once the round is published
console-note-undone-wait = board { $board }: it no longer waits { $minutes } minutes for a player: extend its default time again once the round is published
console-note-undone-wait-without-limit = board { $board }: it no longer waits for a player without a limit: extend its default time again once the round is published
console-note-also-open = incident { $incidents } is open on this board too
console-note-also-open-all = incidents { $incidents } are open on this board too
console-note-goes-stale = the next move makes this proposal void: stop the clock first
console-note-runs-on = the clock keeps running until you confirm
console-note-brings = { $brings } a side over 60 moves instead of { $than }{ $ahead }
console-note-worked-out = { $brings } a side over 60 moves instead of { $than }{ $ahead }: the game began { $passed } ago; half of that, rounded up to a minute ({ $taken }), is taken off each side; at least a quarter of the base time and three minutes are left
console-note-worked-out-least = { $brings } a side over 60 moves instead of { $than }{ $ahead }: the game began { $passed } ago; half of that, rounded up to a minute, is { $half }; at least a quarter of the base time and three minutes are left, so { $taken } is taken off each side
console-note-same-as-before = the same is { $control }, the time control before ruling { $ruling }
console-note-compared-with = compared with { $control }, the time control before ruling { $ruling }
console-note-events-other = the event’s time control is { $control }
console-note-events-own = { $control } is the event’s time control, this game has { $has }
console-note-board-not-connected = { $side } has no board connected, which every player must have
console-note-board-of-unknown-make = the make of { $side }’s board is not known; these count: { $makes }
console-note-board-of-other-make = { $side }’s board is of the make { $make }; these count: { $makes }
console-note-scoresheets-missing = Scoresheets missing ({ $n }): { $who }
console-note-scoresheets-unmarked = Nobody has looked for these scoresheets ({ $n }): { $who }
console-note-board-outage = { $side }’s board has failed for { $since }: their clock ran { $time } in that time
console-note-board-outage-given = { $side } is given { $time } back
console-note-board-outage-kept = { $time } of that can be given back, and is not
console-note-board-outage-away = { $time } of that is for the incident to decide: { $side } was disconnected then
console-note-board-outage-settled = { $time } of that was given back already, or an arbiter set the clock since
console-note-board-outage-over = { $side }’s board failed before: it cost them { $time }, which was not given back
console-note-device-unchecked = { $side }’s device was not checked
console-note-fair-play-unchecked = { $side } was not checked for fair play
console-note-device-failed = { $side }’s device FAILED its check
console-note-fair-play-failed = { $side } FAILED the fair-play check
console-note-device-failed-found = { $side }’s device FAILED its check: { $found }
console-note-fair-play-failed-found = { $side } FAILED the fair-play check: { $found }
console-note-clock-starts = { $side }’s clock starts, at { $time }
console-note-away-runs = { $board }: { $side } is away, and that clock runs
console-note-away-waits = { $board }: { $side } is away; that clock runs once the opponent has moved
console-note-more-away = players away besides: { $more }
console-note-lifts-postponement = ends the postponement by ruling { $ruling }
console-note-without-ready = does not wait for both players to be ready
console-note-stays-charged = time lost in incident { $incident } is not given back unless you rule on it: { $amounts }
console-note-back-to = back to the position after { $number }{ $san }; { $side } to move; half-moves that count no more: { $taken }
console-note-back-to-start = back to the position of the start; { $side } to move; half-moves that count no more: { $taken }
console-note-other-control = the time control becomes { $control }; it is { $current }
console-note-ends-game = the game is being played: it ends now with this result, approved in your name
console-note-penalty-for-two = this is a proposal: it counts when another official agrees
console-note-penalty-paired-round = { $player } is paired in round { $round }. Pair the round without them before it starts, or the game is forfeited
console-note-penalty-result = the result is then { $result }
console-note-penalty-withdrawn-result = the result is { $result } again
console-note-penalty-withdrawn-result-stays = the result stays as it is: the game ended by this penalty, or its result was changed since. Correct the result, or reopen the game
console-note-penalty-withdrawn-clocks-stay = the clocks stay as they are: set them, if the game goes on
console-note-penalty-withdrawn-rounds = { $player } can be paired again; rounds that are paired already stay as they are
console-note-penalty-just-now = { $player } was penalised { $seconds } s ago: this comes on top of it
console-note-no-move-made = no move was made; { $side } to move
console-note-not-checked-in = Not checked in ({ $n }): { $who }
console-note-absent-lose-at-once = The default time is 0: absent players lose at once.
console-note-absent-lose-after = Absent players lose { $time } after the start.
console-note-start-paused = All games are paused (hold { $hold }). No game begins before an arbiter resumes all boards.
console-note-start-paused-venue = Games of players in { $venue } are paused (hold { $hold }). They begin only after an arbiter resumes the boards in { $venue }.
console-note-absent-lose-when-resumed = On paused boards, absent players lose as soon as the boards are resumed.
console-note-absent-lose-after-resuming = On paused boards, absent players lose { $time } after the boards are resumed.
console-note-pages-missing = Page not open ({ $n }): { $who }. They cannot move until it is open.
console-note-checks-missing = Checks missing ({ $n }): { $who }. These games begin once the checks are passed or waived.
console-note-boards-of-other-make = Board of a make that does not count ({ $n }): { $who }. These count: { $makes }. These games begin once the board is exchanged, or the Chief Arbiter accepts it by waiving the player’s checks.
console-note-boards-not-connected = Board not connected ({ $n }): { $who }. These games begin once it is, or the Chief Arbiter accepts that by waiving the player’s checks.
console-note-boards-not-set-up = Board not set up for the game ({ $n }): { $who }. Their clocks will run while they set it up.
console-note-moves-made = { $played } half-moves were made, the last { $number }{ $san }; { $side } to move
console-note-clocks-show = the clocks show White { $white }, Black { $black }
console-note-unrated = less than a move each was made: the points count, and the game is not rated; if somebody did not come, it is a forfeit
console-note-closes-incident = incident { $incident } waits for a ruling on this board: it closes with the result
console-note-spare-page-open = the page on { $device } is open: { $side } can play there at once
console-note-spare-page-open-runs = the page on { $device } is open: { $side } can play there at once; on { $side }’s turn the clock runs while the player walks there
console-note-spare-page-closed = the page on { $device } is not open: { $side } cannot play until somebody opens it
console-note-spare-page-closed-runs = the page on { $device } is not open: { $side } cannot play until somebody opens it; on { $side }’s turn the clock keeps running
console-note-spare-page-closed-stops = the page on { $device } is not open: { $side } cannot play until somebody opens it; the clocks stop when the server notices it
console-note-spare-not-connected = { $device } is not connected: { $side } cannot play until it is, with its page open
console-note-spare-not-connected-runs = { $device } is not connected: { $side } cannot play until it is, with its page open; on { $side }’s turn the clock keeps running
console-note-spare-not-connected-stops = { $device } is not connected: { $side } cannot play until it is, with its page open; the clocks stop when the server notices it
console-note-spare-page-unknown = whether the page on { $device } is open is not known: { $side } cannot play until it is
console-note-pairings-published = round { $next } was published before this correction: its pairings stay as they are, unless the round is unpublished before a move is made
console-note-pairings-stay = round { $next } was published before this correction: its pairings stay as they are

console-note-ahead = , but { $had } after { $moves } moves instead of { $was }

console-proposed-when = Proposed by { $by }, { $at },
console-proposed-on = on: { $cause }, found { $at }
console-proposed-no-cause = before any cause was known

console-proposal-title = Proposed: { $kind }
console-proposal-by = by { $by }, { $at } ({ $article })
console-proposal-own = Another official has to agree; you may give another ruling instead.
console-proposal-own-void = Nobody can agree to it any more: give a new ruling instead.
console-proposal-agree = Agree, and rule so
console-proposal-agree-title = Agree: { $kind }
console-proposal-agree-text = If you agree it is ruled, and both players see it. Now:
console-proposal-reject = Turn down
console-proposal-reject-title = Turn down proposal { $ruling }
console-proposal-reject-text = The proposal is dropped; the incident stays open.

console-rulings-title = Rulings given
console-rulings-ruling = Ruling { $ruling }: { $kind }
console-rulings-proposed-by = proposed by { $by }
console-rulings-delegated-by = delegated by { $by }
console-rulings-superseded = replaced by ruling { $ruling }
console-rulings-topped = ruling { $ruling } was added to it
console-rulings-done = carried out, record { $record }
console-rulings-cites = cites { $breach }
console-rulings-not-done = not yet carried out

console-execution-before = clocks before
console-execution-shown = sent to
console-execution-ready = ready
console-execution-started = clock started
console-execution-both = White { $white }, Black { $black }
console-execution-not-yet = not yet
console-execution-never = never
console-execution-replaced = another game replaced this one at { $at }

console-finding-on = ruled when the cause was: { $cause }, found { $at }
console-finding-none = ruled before any cause was known
console-finding-same = later, { $at }: same cause, now { $certainty }
console-finding-revised = CAUSE CHANGED after the ruling, { $at }: { $cause }
console-finding-after = CAUSE FOUND after the ruling, { $at }: { $cause }

console-turned-down-text = Proposal { $ruling } of { $of } ({ $kind }) was turned down by { $by }, { $at }: { $reason }

console-rules-changed-text = The regulations of rulings changed meanwhile, { $at } by { $by }: { $eyes }; { $excluded }; clocks start { $start } after both are ready.
console-rules-changed-four-eyes = a second official has to agree
console-rules-changed-two-eyes = no second official is needed
console-rules-changed-excluded = excluded: { $kinds }
console-rules-changed-none-excluded = no kind is excluded

console-close-open = Close without a ruling…
console-close-open-ruled = Close the incident…
console-close-title = Close incident { $incident }
console-close-away = { $player } is still away: a flag that falls before they are back opens the incident again.
console-close-left = Without a ruling on: { $boards }.
console-close-flagged = The result by the flag that fell stands: { $boards }.
console-close-text = No ruling is needed. Boards that are paused stay paused until an arbiter resumes them.
console-close-text-ruled = No further ruling is needed. Boards that are paused stay paused until an arbiter resumes them.
console-close-confirm = Close it
console-close-proposed = { $by } proposes to close this incident ({ $at }): { $reason }. A second official has to agree.
console-close-agree = Agree to close…
console-close-text-agree = { $by } proposes to close this incident. If you agree, it is closed.

console-form-note = Note for the record (optional)
console-form-article = Article

console-command-label = What you can do
console-command-more = More
console-command-not-now = Not possible now:
console-command-title = { $command }: { $board }
console-command-refused = Refused: { $text }
console-command-renewed = { $text }. This dialog shows how it is now.
console-command-would-be-refused = You cannot do this now: { $text }
console-command-pause = Pause
    .what = Both clocks stop now. The reason is asked for afterwards.
console-command-resume = Resume
    .what = The clock of who is to move runs again.
console-command-add-time = Give time
    .what = Time is added to the clocks.
console-command-far = This is far from what the game has:
console-command-meant = It is no slip of the hand: I mean it
console-command-no-time = Nothing is given: write a time for at least one of them.
console-command-set-clocks = Set clocks
    .what = The clocks show these times from now on. What you leave empty stays as it is.
console-command-declare = Declare result
    .what = The game ends with this result.
console-command-approve = Approve result
    .what = The result that stands is official.
console-command-correct = Correct result
    .what = Another result takes the place of the one that stands; both stay in the record.
console-command-reopen = Reopen game
    .what = The game goes on from its last position with these clocks, which stand until both players are ready, or until you resume.
console-command-restore = Restore position
    .what = Back to the position after so many half-moves; the moves after it count no more. A clock that you leave empty keeps what it shows; both stand until you resume.
console-command-reverse-colours = Reverse colours
    .what = The game is annulled and begins anew with the colours changed.

console-times-choose = White and Black have different time controls. What do these belong to?
console-times-colour = The time controls stay with the colours (armageddon)
console-times-player = Each player keeps their own time control (O 3.8: assisted player, handicap)
console-times-sides = White: { $white }, { $whiteTime }. Black: { $black }, { $blackTime }.

console-command-wrong-start = Wrong start position
    .what = The game is annulled and begins anew from this position.
console-command-record-check = Record a check
    .what = What was found before the game.
console-command-waive-checks = Waive checks
    .what = The game may begin without the checks that failed or are missing:
console-command-default-time = Wait for a player
    .what = How late players may be in all; nothing for as long as you want.
console-command-move-seat = Move a seat
    .what = The player goes on at another device of the same venue.
console-command-assistant = Assistant
    .what = An assistant enters the player’s moves, or no more.

console-typed-time-means = That is { $time }.
console-typed-time-forms = A number alone is minutes. You can also type 2:00, 90 s, 1h30 or 1:30:00.
console-typed-time-control-forms = 90+30 is 90 minutes and 30 seconds a move. Several periods: 40/90 : 30+30.

console-call-calls = { $side } CALLS
console-call-objects = { $side } OBJECTS TO { $result }
console-call-since = since { $age }
console-call-no-reason = no reason given
console-call-answer = Answer
console-call-answer-title = Answer { $player }, board { $board }
console-call-note = Note, which the player reads (optional)
console-call-over = This call is over: somebody answered it, or the game has ended.
console-call-asks-leave = Asks to leave the playing area.
console-call-wants-leave = { $side } ASKS FOR LEAVE

console-calls-out = Out with leave
console-calls-none = No open calls
console-calls-answered = Answered calls
console-calls-answered-by = { $time }, { $who }: { $answer }
console-calls-was-valid = valid reason
console-calls-was-not-valid = no valid reason
console-calls-leave-granted = leave granted
console-calls-leave-refused = leave refused

console-moves-superseded = { $n ->
    [one] Game { $game }, superseded: { $n } half-move
   *[other] Game { $game }, superseded: { $n } half-moves
}
console-moves-assisted = Entered by an assistant

console-history-title = Event log
console-history-none = Nothing.
console-history-zone = Times are { $zone }.

console-facts-control = Time control
console-facts-periods = Period/moves
console-facts-game = Game of this board
console-facts-offers = Draws offered
console-facts-credit = Credited for the network
console-facts-checks-white = White’s checks
console-facts-checks-black = Black’s checks
console-facts-unchecked = { $side }’s device
console-facts-unchecked-what = NOT CHECKED: the seat came to it during the game
console-facts-leave = { $side } is out with leave since
console-facts-leave-back = { $side } is back from leave since
console-facts-default = Absent players lose at
console-facts-assistant = { $side } assisted by
console-facts-starts = The clock starts
console-facts-confirmed = Result seen
console-facts-approved = Approved by
console-facts-clocks = Clocks

console-remedy-resume = the game is to resume
console-remedy-restart = a new game is to begin
console-remedy-result = the result is set
console-remedy-postpone = the game is postponed

console-record-opened = the board is open, { $control }
console-record-released = the round began
console-record-started = the game begins
console-record-draw-offered = { $side } offers a draw
console-record-draw-declined = { $side } declines the draw
console-record-restarted = game { $game } begins
console-record-times-player = each player keeps their own time control
console-record-times-colour = the time controls stay with the colours
console-record-restored = back to the position after { $ply } half-moves
console-record-taken-back = moves taken back: { $moves }
console-record-reopened = the game goes on
console-record-held = hold { $hold } begins, clocks stopped
console-record-held-boards = hold { $hold } stops the clocks of { $boards }
console-record-hold-reason = reason for hold { $hold }, given later: { $reason }
console-record-pause-reason = reason for the pause, given later: { $reason }
console-record-hold-ended = hold { $hold } is over
console-record-hold-ended-boards = hold { $hold } of { $boards } is over
console-record-paused = clocks stopped, { $cause }
console-record-paused-silent = clocks stopped, { $side } is disconnected
console-record-paused-by = clocks of this board stopped by { $by }
console-record-resumed = resumed
console-record-control-set = time control { $was } → { $is }
console-record-clock-set = clocks set from { $before } to { $after }
console-record-time-added = time given: { $both }
console-record-came-late = { $side } was absent: { $time } charged
console-record-default-time = default time is now { $time } after the start
console-record-default-time-open = no default time: an arbiter decides about late players
console-record-outage = the coordinator was down from { $from } to { $until }, and no time ran; both players were disconnected until they connected again
console-record-checked-in = { $side } is checked in
console-record-lost = { $side } is disconnected: { $sign }, last contact { $at }
console-record-of-incident = incident { $incident }
console-record-page-missing = { $side }’s page is not open, last there { $at }
console-record-page-open = { $side }’s page is open again
console-record-back = { $side } is connected again
console-record-limit = { $side } is not connected again within the limit
console-record-incident-closed = incident { $incident } closed: { $why }
console-record-incident-opened-again = incident { $incident } opened again: { $why }
console-record-moved = { $side } moves to device { $device }
console-record-page-locked = note { $number }: at { $at } the page of { $side }'s device { $device } is locked; no clock stops by that: { $text }
console-record-page-locked-breach = note { $number }: at { $at } the page of { $side }'s device { $device } is locked by the event's rules for devices; no clock stops by that: { $text }
console-record-machine-let-go = note { $number }: at { $at } the machine of { $side }'s device { $device } is not held, which the event forbids: { $text }
console-record-machine-not-held = note { $number }: at { $at } nobody knows whether the machine of { $side }'s device { $device } is held: { $text }
console-record-machine-held-again = note { $number }: at { $at } the machine of { $side }'s device { $device } is held again, not held as far as is known since { $since }
console-record-signed = note { $number }: at { $at } every layer of the lock of { $side }'s device { $device } was tried; report { $digest } is signed: { $n } layers, all that the event asks for hold
console-record-signed-unmet = note { $number }: at { $at } every layer of the lock of { $side }'s device { $device } was tried; report { $digest } is signed: { $n } layers, THESE DO NOT HOLD: { $unmet }
console-record-page-opened = note { $number }: at { $at } the page of { $side }'s device { $device } is open again, { $lasted }
console-record-page-taken-back = note { $number }: at { $at } this lock of the page of { $side }'s device { $device } was taken back, { $lasted }
console-record-page-left = note { $number }: at { $at } { $side } left device { $device }, whose page is locked, { $lasted }
console-record-page-lasted = locked for { $span } since { $since }; meanwhile ran { $ran }
console-record-page-ran-unknown = locked for { $span } since { $since }; whose clock ran is not known (another game began since)
console-record-page-unmeasured = how long it was locked is not known
console-record-page-ran = { $side }'s clock { $time }
console-record-page-ran-none = no clock
console-record-prevented = note { $number }: at { $at } on { $side }'s device { $device } what the event forbids, prevented: { $text }
console-record-not-prevented = note { $number }: at { $at } on { $side }'s device { $device } what the event forbids, not prevented: { $text }
console-record-times = ({ $times } times)
console-record-times-since = (at least { $times } times since { $since }, note { $first })
console-record-noted-latest = { $at }, at the latest,
console-record-more-noted = more befell the devices of this board than is told here
console-record-ready = { $side } is ready
console-record-called = { $side } calls the arbiter
console-record-call-valid = call { $number } answered by { $by }: the reason was valid
console-record-call-not-valid = call { $number } answered by { $by }: no valid reason
console-record-asked-leave = { $side } asks for leave from the playing area
console-record-leave-granted = leave asked for in call { $number } granted by { $by }
console-record-leave-refused = leave asked for in call { $number } refused by { $by }
console-record-call-taken = { $by } is on the way to call { $number }
console-record-board-not-connected = { $side }’s board is not connected
console-record-board-lifted = { $side }’s moves no longer wait for the physical board, decided by { $by }
console-record-board-required = { $side }’s moves wait for the physical board again, decided by { $by }
console-record-leave-ended = { $side } is back from leave, seen by { $by }
console-record-leave-back = { $side } is back from leave, at the board
console-record-leave-away = away { $time }
console-record-check = { $side }, check of { $kind }: { $result } ({ $by })
console-record-waived = checks of both players waived by { $by }
console-record-assistant = { $name } enters the moves of { $side }
console-record-assistant-ended = { $side } enters their own moves again
console-record-finished = { $result }, { $ending }
console-record-ruled = ruling { $number } in incident { $incident } ({ $article }): { $what }
console-record-deducted = { $time } deducted from { $side }
console-record-given = { $time } given to { $side }
console-record-ruled-citing = { $ruled }, citing device notes { $notes }
console-record-cited = cites: { $breaches }
console-record-confirmed = { $side } has seen the result
console-record-approved = the result is approved by { $by }
console-record-reversed = with the colours reversed: White is { $white }, Black is { $black }
console-record-objects = { $side } objects to the result { $result }
console-record-waived-of = checks of { $side } waived by { $by }
console-record-ruled-by = by { $by }
console-record-seconded-by = seconded by { $by }
console-record-corrected = result corrected from { $before } to { $after } by { $by }

console-hold-title = Holds
console-hold-none = No board is held.
console-hold-all = all boards
console-hold-of = boards of { $venue }
console-hold-on = ALL STOPPED: hold { $hold }, { $whose }
console-hold-on-venue = STOPPED: hold { $hold }, { $whose }
console-hold-by = by { $by } ({ $article }), for { $age }
console-hold-begin-all = Stop all clocks
console-hold-begin-venue = Stop the clocks in { $venue }
console-hold-begin-text = All clocks stop now. No new game can start. The reason is asked for afterwards.
console-hold-which = Boards concerned ({ $n }): { $boards }.
console-hold-kept = Another hold keeps { $boards } stopped.
console-hold-end-all = Resume all boards
console-hold-end-venue = Resume the boards in { $venue }
console-hold-end-text = They were stopped because: { $reason }. Boards that were already paused stay paused.
console-hold-end-text-no-reason = They were stopped, and no reason is given yet. Boards that were already paused stay paused.

console-missing-reason = Reason missing
console-missing-all = Why were all clocks stopped?
console-missing-venue = Why were the clocks in { $venue } stopped?
console-missing-board = Why was board { $board } paused?
console-missing-example = For example: fire alarm
console-missing-save = Save reason

console-hold-ended-meanwhile = This hold has ended meanwhile: nothing is left to be done here.
console-hold-end-confirm = Resume them

console-results-title = Results
console-results-count = { $n ->
    [one] { $finished } of { $boards } boards have finished; { $n } result is not approved yet.
   *[other] { $finished } of { $boards } boards have finished; { $n } results are not approved yet.
}
console-results-approve-all = { $n ->
    [one] Approve the result
   *[other] Approve all { $n } results
}
console-results-approve-yes = Approve
console-results-sure = { $n ->
    [one] Approve { $n } result as it stands?
   *[other] Approve { $n } results as they stand?
}
console-results-objected = Not approved with the others, since a player objects to the result: { $boards }. Answer the call first, or correct the result.
console-results-due = An incident is open on { $boards }.
console-results-called = A player waits for an arbiter on { $boards }: read the call before you approve.
console-results-approving = Approving, { $n } left…

console-venue-connected = connected
console-venue-never = never heard
console-venue-cut-off = CUT OFF for { $age }
console-venue-held = STOPPED by { $by }, { $age }: { $reason }
console-venue-silent = SILENT for { $age }
console-venue-trouble = { $n ->
    [one] { $n } device in trouble
   *[other] { $n } devices in trouble
}
console-venue-time = there
console-venue-round-trip = round trip
console-venue-pings = pings answered
console-venue-unknown = How its devices are is not known now; below is what was known last.

console-venues-none = No venue is appointed.

console-sessions-title = Who is signed in
console-sessions-own = this one
console-sessions-reload = Look again
console-sessions-times = since { $since }, last used { $used }, ends { $until }
console-sessions-end = End
console-sessions-end-yes = End it now

console-invite-title = Invite an official
console-invite-whom = Whom
console-invite-make = Make an invitation
console-invite-made = Give this link to { $who } alone: it opens the console once, until { $until }.
console-invite-to = Opens
console-invite-to-console = the console
console-invite-to-wall = the wall of { $venue }
console-invite-made-wall = Give this link to { $who } alone: it opens the venue’s wall once, until { $until }. What becomes of it is listed at the wall.
console-invite-copy = Copy
console-invite-not-copied = The browser did not let it be copied: mark the link, and copy it by hand.
console-invite-copied = Copied

console-invitations-title = Invitations of the last two weeks
console-invitations-none = Nobody was invited.
console-invitations-made = made { $made }, good until { $until }
console-invitations-made-by = made by { $by }, { $made }, good until { $until }
console-invitations-withdraw = Withdraw
console-invitations-withdraw-yes = Withdraw it now
console-invitations-all = Show all { $n }

console-invitation-fate-open = not used yet
console-invitation-fate-used = used
console-invitation-fate-withdrawn = withdrawn
console-invitation-fate-expired = expired, not used

console-delegate-title = Who may rule in the Chief Arbiter’s place
console-delegate-nobody = No arbiter is appointed.
console-delegate-may = may rule
console-delegate-may-not = may not
console-delegate-begin = Let him rule
console-delegate-end = Take the right back
console-delegate-begin-title = Let { $name } rule?
console-delegate-end-title = Shall { $name } rule no longer?
console-delegate-begin-text = { $name } may then rule on every incident of the event in the Chief Arbiter’s place, in his own name and with this delegation in the record, until it is taken back.
console-delegate-end-text = { $name } may then rule on no incident any more. What he ruled stands.
console-delegate-record = On record
console-delegate-since = { $who }, to rule in the Chief Arbiter’s place: delegated by { $by }, { $at }. Reason: { $reason }
console-delegate-holds = It holds until it is taken back.
console-delegate-ended = Ended by { $by }, { $at }. Reason: { $reason }
console-delegate-no-reason = none on record

console-absences-title = { $n ->
    [one] { $n } player was disconnected; away now: { $away }
   *[other] { $n } players were disconnected; away now: { $away }
}
console-absences-times = { $n } times

console-overview-title = What else needs attention
console-overview-absent = { $n ->
    [one] player is absent
   *[other] players are absent
}
console-overview-unchecked = { $n ->
    [one] player without passed checks
   *[other] players without passed checks
}
console-overview-calls = { $n ->
    [one] call to answer
   *[other] calls to answer
}
console-overview-paused = { $n ->
    [one] board is paused
   *[other] boards are paused
}
console-overview-short = { $n ->
    [one] game is in time trouble
   *[other] games are in time trouble
}
console-overview-venues = { $n ->
    [one] venue is in trouble
   *[other] venues are in trouble
}
console-overview-holds = { $n ->
    [one] hold is on
   *[other] holds are on
}
console-overview-objected = { $n ->
    [one] result is objected to
   *[other] results are objected to
}
console-overview-results = { $n ->
    [one] result to approve
   *[other] results to approve
}

console-round-publish = Publish the round
console-round-publish-text = Publish the pairings of round { $round }? Every seat gets its device.
console-round-look-at = { $n ->
    [one] { $n } thing to look at before you publish
   *[other] { $n } things to look at before you publish
}
console-round-nothing-to-look-at = No warnings.
console-round-unpublish = Unpublish the round

console-unpublish-published = Unpublish round { $round }? Its pairings are a draft again, and no player has a seat until it is published again.
console-unpublish-started = Unpublish round { $round }, and take its start back? This is possible until the first move. Its games have not begun, its pairings are a draft again, and no player has a seat; check-ins, default times and pauses no longer count.
console-unpublish-elsewhere = Cancel the results that the report of round { $round } brought? Standings and pairings are without them until the report is imported again.

console-draft-title = Draft pairings
console-draft-board = Board
console-draft-no-venue = no venue
console-draft-warned = has a warning
console-draft-without-game = Without a game
console-draft-no-bye = no game and no bye

console-bye-F = bye, a whole point (F)
console-bye-H = bye, half a point (H)
console-bye-U = bye of the pairing (U)
console-bye-Z = absent (Z)

console-rounds-title = Rounds
console-rounds-none = There is no round yet.
console-rounds-boards = { $n ->
    [one] { $n } board
   *[other] { $n } boards
}
console-rounds-control = Time control: { $control }
console-rounds-control-of = { $n ->
    [one] board { $boards }: { $control }
   *[other] boards { $boards }: { $control }
}
console-rounds-warnings = Warnings of round { $round }

console-moves-corrected = Clocks corrected: White { $white }, Black { $black }
