### The console. See README.md.

## Physical boards: what officials read and do

board-differs-record = The physical board of { side } differs from the game (board: { $placement }; game: { $game })
board-differs-note = note { $number }: { $text }
board-differs-noted = note { $number }: at { $at } the physical board of { side } differed from the game (board: { $placement }; game: { $game })
board-differs-outage-over = The physical board of { side } is connected again: the player’s clock ran { $time } in that time
board-differs-outage-cost = time lost since the board failed: { $time }
command-note-board-violation = Note a violation on a board
    .what = A player’s physical board differed from the game, or the player moved on it first. Both positions are recorded. A penalty can cite the note.
command-mark-scoresheet = Mark a scoresheet
    .what = Record after the game whether the player’s scoresheet is there. You can change it later.
scoresheet-open-title = Missing scoresheets
scoresheet-open-what = The LCA of each venue marks them. You can close the round without them.
scoresheet-open-missing = The scoresheet of { side } ({ $player }) is missing
scoresheet-open-unmarked = Not checked yet: the scoresheet of { side } ({ $player })
board-form-placement = Board position (first field of a FEN)
board-form-present = The scoresheet is there
board-form-give-back = Give back the time lost
board-form-after = After half-move (empty: the last one)

## Penalties: the console's form

command-penalise = Impose a penalty
    .what = Penalise one player. Name an article for each penalty. You see the effects before you confirm.
command-agree-to-penalties = Agree to the penalty
    .what = Another official proposed this penalty. It is imposed when you agree.
command-reject-penalties = Reject the proposal
    .what = The penalty is not imposed. The official who proposed it can also withdraw it here.
command-withdraw-penalties = Withdraw the penalty
    .what = For a penalty imposed by mistake. It stays in the record as withdrawn. The result before it is restored, unless the result was changed since. Clocks do not change.
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
penalty-form-claimed-move = Move named in the claim, such as { $move } (empty if the position was already on the board)
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
penalty-list-no-board = No penalty possible yet: this player has had no board. Penalties are imposed on the player’s last board.
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
console-dialog-cut = Connection lost: what you see is { $age } old. You can keep writing. You can confirm after reconnection, when this has been updated.
console-dialog-cut-over = Connected again. Updating…

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
console-search-found = Results
console-search-nothing = No results.

console-kind-board = Board
console-kind-player = Player
console-kind-venue = Venue
console-kind-device = Device
console-kind-incident = Incident

console-round-name = Round { $round }
console-round-current = Current round
console-round-choose = Round
console-round-start = Start the round
console-round-start-text = Start round { $round }? Each game begins when both players are checked in.
console-round-close = Close the round
console-round-close-text = Close round { $round }? All remaining results are approved in your name. Then games can no longer be reopened or ruled on; results can still be corrected.
console-round-unfinished = { $n ->
    [one] { $n } game is not finished: { $who }
   *[other] { $n } games are not finished: { $who }
}
console-round-waiting = { $n ->
    [one] { $n } game has not begun
   *[other] { $n } games have not begun
}
console-round-waiting-what = A game begins when both players are checked in and, if the event requires checks, have passed them.

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

console-filter-label = Filter boards
console-filter-all = All
console-filter-attention = Needs attention
console-filter-short = Time trouble
console-filter-playing = Playing
console-filter-finished = Finished
console-filter-venue = Venue
console-filter-all-venues = All venues

console-boards-first = Look at first
console-boards-first-none = None
console-boards-none = No round is published.
console-boards-none-fits = No board matches.

console-board-no-page = { $side }’s page is not open
console-board-none = Board { $board } is not in the round shown.
console-board-position = Board { $board }, { $people }, { $move }
console-board-finished = { $result }, { $ending }, { $state }
console-board-due = { $n ->
    [one] incident { $incidents } needs a ruling
   *[other] incidents { $incidents } need rulings
}
console-board-paused = PAUSED { $length }: { $why }
console-board-held = pause { $hold }

console-short-10s = under 10 s
console-short-1min = under 1 min
console-short-5min = under 5 min

console-pause-stopped = clocks stopped

console-board-was-paused = PAUSED: { $why }

console-pause-was-silence = { $side } disconnected ({ $device })
console-pause-silence = { $side } disconnected for { $length } ({ $device })
console-pause-all-back = both players are connected again: a ruling is needed
console-pause-outage = the server was down
console-pause-arbiter = by the arbiter: { $reason }
console-pause-official = by { $by }: { $reason }
console-pause-hold = pause { $hold }: { $reason }
console-pause-ruling = ruled, { $waits }: { $reason }
console-pause-otherwise = { $cause }: { $reason }

console-pause-cause-arbiter = by the arbiter
console-pause-cause-hold = pause
console-pause-cause-silence = a player was disconnected
console-pause-cause-outage = the server was down
console-pause-cause-ruling = until both players are ready
console-pause-cause-postponed = postponed by ruling

console-start-wait-both-players = waiting for both players
console-start-wait-white = waiting for White
console-start-wait-black = waiting for Black
console-start-wait-countdown = both are ready
console-start-wait-pause = both are ready, but a pause is still on
console-start-wait-connection = both are ready, but a player is disconnected
console-start-wait-check = both are ready, but a check is missing

console-here-both = both are present
console-here-white = Black is absent
console-here-black = White is absent
console-here-nobody = both are absent

console-away-both = both disconnected
console-away-white = White disconnected
console-away-black = Black disconnected

console-draw-offered = { $side } offers a draw

console-check-none = { $side } is not checked
console-check-failed-both = { $side } FAILED both checks
console-check-failed-device = { $side } FAILED the device check
console-check-failed-fair-play = { $side } FAILED the fair-play check
console-check-no-fair-play = { $side } is not checked for fair play
console-check-no-device = { $side }’s device is not checked

console-concerning-title = Incidents of this board
console-concerning-others = Other incidents of the same boards

console-incident-ago = { $age } ago
console-incident-story-away = { $board }, { $side } ({ $name }): disconnected since { $at }
console-incident-story-page = { $board }, { $side } ({ $name }): game page not open since { $at }
console-incident-story-page-back = { $board }, { $side } ({ $name }): game page not open at { $at }, opened after { $length }
console-incident-story-back = { $board }, { $side } ({ $name }): disconnected at { $at }, reconnected after { $length }
console-incident-story-other-cause = { $told }; cause of this disconnection: { $cause }
console-incident-story-for = { $since }, for { $length }
console-incident-story-replaced = { $board }: game { $next } replaced game { $game } at { $at }: { $why }
console-incident-heard = { $incident }, { $stage }: { $cause }
console-incident-new = New: { $heard }
console-incident-log = Incident shown
console-incident-away-names = { $n ->
    [one] disconnected: { $names }
   *[other] disconnected: { $names }
}
console-incident-were-away-names = was disconnected: { $names }
console-incident-were-away = { $n } were disconnected
console-incident-next = Only the Chief Arbiter or a delegated arbiter can rule.

console-incidents-due = { $n ->
    [one] { $n } needs action
   *[other] { $n } need action
}
console-incidents-others = Others
console-incidents-none = No open incidents
console-incidents-show-closed = Show closed
console-incidents-hide-closed = Hide closed
console-incidents-choose = Choose an incident to see its evidence and the possible rulings.

console-limit-in = in { $span }
console-limit-passed = PASSED { $span } ago

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
console-moment-back = reconnected
console-moment-limit = limit
console-moment-set = clocks set
console-moment-ruling = ruling { $ruling }
console-moment-held = pause { $hold }
console-moment-let-go = end of pause { $hold }
console-moment-began = game began
console-moment-ended = game ended
console-moment-flag = flag fell

console-evidence-title = Evidence
console-evidence-caption = In order of time. + supports the cause, − contradicts it.
console-evidence-rule = Rule applied: “{ $rule }”.
console-evidence-speaks = Supports or contradicts
console-evidence-for = supports the cause
console-evidence-against = contradicts it
console-evidence-line = Line
console-evidence-at = Time
console-evidence-saw = Source and observation
console-evidence-not-measured = or earlier: exact time unknown; reported { $reported }
console-evidence-all = Show all { $n } lines
console-evidence-fold = Hide repetitions

console-timeline-label = Evidence on a timeline (same data as the table below)
console-timeline-zoom = Time range
console-timeline-silence = Disconnection
console-timeline-all = All
console-timeline-play = { $board }: clocks and moves
console-timeline-in-vain = { $side }’s clock ran until the disconnection was noticed; this time was given back to { $side }
console-timeline-ran-white = White’s clock ran
console-timeline-ran-black = Black’s clock ran

console-ruling-title = Rulings
console-ruling-nothing-yet = Nothing is decided until you confirm it.
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
console-ruling-reason = Reason (both players read it)
console-ruling-cites = Cite a breach found on this board (only officials read it)
console-ruling-start-in = Seconds until the clock starts, once both are ready
console-ruling-start-default = as in the regulations
console-ruling-start-wrong = Type whole seconds, at most 3600, or leave this empty.
console-ruling-rule = Confirm ruling
console-ruling-propose = Propose
console-ruling-overtaken = There is a new ruling or proposal on this incident. Update before you confirm.
console-ruling-moved-on = The board has changed since. Update before you confirm.
console-ruling-look-again = Update
console-ruling-again = Rule again…
console-ruling-again-what = A new ruling replaces the current one or adds to it: each option says which.

console-ruling-played-on = { $n ->
    [one] The game is being played: every move changes the clocks. Stop them first, then rule.
   *[other] { $n } games are being played: every move changes the clocks. Stop them first, then rule.
}
console-ruling-stop = Stop the clocks of { $board }

console-basis-elsewhere = { $side }: { $time } is not given back here, because ruling { $ruling } gives it back
console-basis-settled = { $side }: { $time } is not given back, because it ran before an arbiter set the clock
console-basis-away = disconnected { $from } to { $to }
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
console-own-typed = Resume, with clocks set by hand
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
console-own-from-both = both players, the same amount
console-own-control-text = Time control
console-own-verdict = Result
console-own-see = Show the effect

console-verdict-absent-loses = the disconnected player loses
console-verdict-drawn = draw
console-verdict-both-lose = both lose

console-offer-as-is = unchanged
console-offer-began-anew = a new game has begun since the last contact
console-offer-more = and { $n } more boards with the same effect
console-offer-warned = read the remarks on this board
console-offer-together = Total on both clocks: { $sum } ({ $began } at the start).

console-sum-kept = { $time } that another ruling gives as well

console-offer-still-away = { $side } is still disconnected.
console-offer-both-away = Both players are still disconnected.
console-offer-flag-undone = This undoes the flag fall of { $side } at { $at }.
console-offer-flag-stands = This keeps the flag fall of { $side } at { $at }.
console-offer-flag-overruled = This replaces the result of { $side }’s flag fall at { $at }.

console-proposed-when = Proposed by { $by }, { $at },
console-proposed-on = when the cause was: { $cause }, found { $at }
console-proposed-no-cause = before any cause was known

console-proposal-title = Proposed: { $kind }
console-proposal-by = by { $by }, { $at } ({ $article })
console-proposal-own = Another official has to agree. You can give another ruling instead.
console-proposal-own-void = Nobody can agree to it any more. Give a new ruling instead.
console-proposal-agree = Agree and confirm
console-proposal-agree-title = Agree: { $kind }
console-proposal-agree-text = If you agree, the ruling counts and both players see it. Effect now:
console-proposal-reject = Reject
console-proposal-reject-title = Reject proposal { $ruling }
console-proposal-reject-text = The proposal no longer counts. The incident stays open.

console-rulings-title = Rulings given
console-rulings-ruling = Ruling { $ruling }: { $kind }
console-rulings-proposed-by = proposed by { $by }
console-rulings-delegated-by = delegated by { $by }
console-rulings-superseded = replaced by ruling { $ruling }
console-rulings-topped = ruling { $ruling } adds to it

console-execution-before = clocks before
console-execution-shown = sent to
console-execution-ready = ready
console-execution-started = clock started

console-finding-on = ruled when the cause was: { $cause }, found { $at }
console-finding-none = ruled before any cause was known
console-finding-same = later, { $at }: same cause, now { $certainty }
console-finding-revised = CAUSE CHANGED after the ruling, { $at }: { $cause }
console-finding-after = CAUSE FOUND after the ruling, { $at }: { $cause }

console-turned-down-text = Proposal { $ruling } by { $of } ({ $kind }) was rejected by { $by }, { $at }: { $reason }

console-rules-changed-text = The rules for rulings have changed since, { $at } by { $by }: { $eyes }; { $excluded }; clocks start { $start } after both are ready.
console-rules-changed-four-eyes = a second official has to agree
console-rules-changed-two-eyes = no second official is needed
console-rules-changed-excluded = excluded: { $kinds }
console-rules-changed-none-excluded = no kind is excluded

console-close-open = Close without a ruling…
console-close-open-ruled = Close the incident…
console-close-title = Close incident { $incident }
console-close-away = { $player } is still disconnected. If the flag falls before they reconnect, the incident is reopened.
console-close-left = Without a ruling on: { $boards }.
console-close-flagged = The result by flag fall does not change: { $boards }.
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
console-command-renewed = { $text }. This dialog shows the current state.
console-command-would-be-refused = You cannot do this now: { $text }
console-command-pause = Pause
    .what = Both clocks stop now. You give the reason afterwards.
console-command-resume = Resume
    .what = The clock of the player to move starts again.
console-command-add-time = Give time
    .what = Time is added to the clocks.
console-command-far = Unusual values for this game:
console-command-meant = I have checked these values
console-command-no-time = Type a time for at least one player.
console-command-set-clocks = Set clocks
    .what = The clocks show these times from now on. Leave empty what should not change.
console-command-declare = Declare result
    .what = The game ends with this result.
console-command-approve = Approve result
    .what = The current result becomes official.
console-command-correct = Correct result
    .what = Another result replaces the current one. Both stay in the record.
console-command-reopen = Reopen game
    .what = The game continues from its last position with these times. The clocks start when both players are ready, or when you resume.
console-command-restore = Restore position
    .what = Back to the position after this many half-moves; later moves are cancelled. A clock left empty does not change. The clocks stay stopped until you resume.
console-command-reverse-colours = Reverse colours
    .what = The game is annulled. A new one begins with the colours reversed.

console-times-choose = White and Black have different time controls. Who keeps them?
console-times-colour = The time controls stay with the colours (armageddon)
console-times-player = Each player keeps their own time control (O 3.8: assisted player, handicap)
console-times-sides = White: { $white }, { $whiteTime }. Black: { $black }, { $blackTime }.

console-command-wrong-start = Wrong start position
    .what = The game is annulled. A new one begins from this position.
console-command-record-check = Record a check
    .what = Record what was found before the game.
console-command-waive-checks = Waive checks
    .what = The game may begin without the checks that failed or are missing:
console-command-default-time = Wait for a player
    .what = How late players may arrive, in total. Empty: no limit.
console-command-move-seat = Change device
    .what = The player continues at another device of the same venue.
console-command-assistant = Assistant
    .what = An assistant enters the player’s moves, or stops doing so.

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
console-call-over = This call is closed: somebody answered it, or the game has ended.
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
    [one] Game { $game }, replaced: { $n } half-move
   *[other] Game { $game }, replaced: { $n } half-moves
}
console-moves-assisted = Entered by an assistant

console-history-title = Event log
console-history-none = No events.
console-history-zone = Time zone: { $zone }.

console-facts-control = Time control
console-facts-periods = Period/moves
console-facts-game = Game of this board
console-facts-offers = Draw offers
console-facts-credit = Time credit for the network
console-facts-checks-white = White’s checks
console-facts-checks-black = Black’s checks
console-facts-unchecked = { $side }’s device
console-facts-unchecked-what = NOT CHECKED: the player moved to it during the game
console-facts-leave = { $side } is out with leave since
console-facts-leave-back = { $side } is back from leave since
console-facts-default = Absent players lose at
console-facts-assistant = { $side } assisted by
console-facts-starts = The clock starts
console-facts-confirmed = Result seen
console-facts-approved = Approved by
console-facts-clocks = Clocks

console-remedy-resume = the game will resume
console-remedy-restart = a new game will begin
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
console-record-reopened = the game is reopened
console-record-held = pause { $hold } begins, clocks stopped
console-record-held-boards = pause { $hold } stops the clocks of { $boards }
console-record-hold-reason = reason for pause { $hold }, given later: { $reason }
console-record-pause-reason = reason for the pause, given later: { $reason }
console-record-hold-ended = pause { $hold } is over
console-record-hold-ended-boards = pause { $hold } of { $boards } is over
console-record-paused = clocks stopped, { $cause }
console-record-paused-silent = clocks stopped, { $side } is disconnected
console-record-paused-by = clocks of this board stopped by { $by }
console-record-resumed = resumed
console-record-control-set = time control { $was } → { $is }
console-record-clock-set = clocks set from { $before } to { $after }
console-record-time-added = time given: { $both }
console-record-came-late = { $side } was late: { $time } deducted
console-record-default-time = default time is now { $time } after the start
console-record-default-time-open = no default time: an arbiter decides about late players
console-record-outage = the server was down from { $from } to { $until }: no clock ran; both players were disconnected until they reconnected
console-record-checked-in = { $side } is checked in
console-record-lost = { $side } is disconnected: { $sign }, last contact { $at }
console-record-of-incident = incident { $incident }
console-record-page-missing = { $side }’s page is not open, last open { $at }
console-record-page-open = { $side }’s page is open again
console-record-back = { $side } is connected again
console-record-limit = { $side } did not reconnect in time
console-record-incident-closed = incident { $incident } closed: { $why }
console-record-incident-opened-again = incident { $incident } reopened: { $why }
console-record-moved = { $side } moves to device { $device }
console-record-page-locked = note { $number }: at { $at } the page of { $side }'s device { $device } is locked; the clocks keep running: { $text }
console-record-page-locked-breach = note { $number }: at { $at } the page of { $side }'s device { $device } is locked by the event's rules for devices; the clocks keep running: { $text }
console-record-machine-let-go = note { $number }: at { $at } { $side }'s device { $device } is not locked, which the event forbids: { $text }
console-record-machine-not-held = note { $number }: at { $at } it is unknown whether { $side }'s device { $device } is locked: { $text }
console-record-machine-held-again = note { $number }: at { $at } { $side }'s device { $device } is locked again; as far as known, it was not locked since { $since }
console-record-signed = note { $number }: at { $at } the lock of { $side }'s device { $device } was tested; report { $digest } is signed: { $n } layers, all required ones work
console-record-signed-unmet = note { $number }: at { $at } the lock of { $side }'s device { $device } was tested; report { $digest } is signed: { $n } layers, THESE DO NOT WORK: { $unmet }
console-record-page-opened = note { $number }: at { $at } the page of { $side }'s device { $device } is unlocked, { $lasted }
console-record-page-taken-back = note { $number }: at { $at } this lock of the page of { $side }'s device { $device } was cancelled, { $lasted }
console-record-page-left = note { $number }: at { $at } { $side } left device { $device }, whose page is locked, { $lasted }
console-record-page-lasted = locked for { $span } since { $since }; in that time ran: { $ran }
console-record-page-ran-unknown = locked for { $span } since { $since }; it is unknown whose clock ran (another game began since)
console-record-page-unmeasured = how long it was locked is unknown
console-record-page-ran = { $side }'s clock { $time }
console-record-page-ran-none = no clock
console-record-prevented = note { $number }: at { $at } something forbidden on { $side }'s device { $device }, prevented: { $text }
console-record-not-prevented = note { $number }: at { $at } something forbidden on { $side }'s device { $device }, not prevented: { $text }
console-record-times = ({ $times } times)
console-record-times-since = (at least { $times } times since { $since }, note { $first })
console-record-noted-latest = { $at }, at the latest,
console-record-more-noted = there are more device notes than shown here
console-record-ready = { $side } is ready
console-record-called = { $side } calls the arbiter
console-record-call-valid = call { $number } answered by { $by }: valid reason
console-record-call-not-valid = call { $number } answered by { $by }: no valid reason
console-record-asked-leave = { $side } asks to leave the playing area
console-record-leave-granted = leave granted by { $by } (call { $number })
console-record-leave-refused = leave refused by { $by } (call { $number })
console-record-call-taken = { $by } is on the way to call { $number }
console-record-board-not-connected = { $side }’s board is not connected
console-record-board-lifted = { $side }’s moves no longer wait for the physical board (decided by { $by })
console-record-board-required = { $side }’s moves wait for the physical board again (decided by { $by })
console-record-leave-ended = { $side } is back from leave, recorded by { $by }
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
console-record-seconded-by = approved by { $by }
console-record-corrected = result corrected from { $before } to { $after } by { $by }

console-hold-title = General pauses
console-hold-none = No general pause.
console-hold-all = all boards
console-hold-of = boards of { $venue }
console-hold-on = ALL STOPPED: pause { $hold }, { $whose }
console-hold-on-venue = STOPPED: pause { $hold }, { $whose }
console-hold-by = by { $by } ({ $article }), for { $age }
console-hold-begin-all = Stop all clocks
console-hold-begin-venue = Stop the clocks in { $venue }
console-hold-begin-text = All clocks stop now. No new game can start. You give the reason afterwards.
console-hold-which = Boards ({ $n }): { $boards }.
console-hold-kept = Still stopped by another pause: { $boards }.
console-hold-end-all = Resume all boards
console-hold-end-venue = Resume the boards in { $venue }
console-hold-end-text = They were stopped because: { $reason }. Boards that were already paused stay paused.
console-hold-end-text-no-reason = No reason was given yet. Boards that were already paused stay paused.

console-missing-reason = Reason missing
console-missing-all = Why were all clocks stopped?
console-missing-venue = Why were the clocks in { $venue } stopped?
console-missing-board = Why was board { $board } paused?
console-missing-example = For example: fire alarm
console-missing-save = Save reason

console-hold-ended-meanwhile = This pause has already ended.
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
    [one] Approve { $n } result?
   *[other] Approve { $n } results?
}
console-results-objected = Not included, because a player objects to the result: { $boards }. Answer the call first, or correct the result.
console-results-due = An incident is open on { $boards }.
console-results-called = A player is waiting for an arbiter on { $boards }: read the call before you approve.
console-results-approving = Approving, { $n } left…

console-venue-connected = connected
console-venue-never = never connected
console-venue-cut-off = DISCONNECTED for { $age }
console-venue-held = STOPPED by { $by }, { $age }: { $reason }
console-venue-silent = NO DATA for { $age }
console-venue-trouble = { $n ->
    [one] { $n } device with a problem
   *[other] { $n } devices with problems
}
console-venue-time = local time
console-venue-round-trip = round trip
console-venue-pings = pings answered
console-venue-unknown = Connection lost: the devices below are shown in their last known state.

console-venues-none = No venues.

console-sessions-title = Who is signed in
console-sessions-own = this session
console-sessions-reload = Reload
console-sessions-times = since { $since }, last used { $used }, ends { $until }
console-sessions-end = End
console-sessions-end-yes = End it now

console-invite-title = Invite an official
console-invite-whom = Official
console-invite-make = Create invitation
console-invite-made = Give this link only to { $who }. It opens the console once, until { $until }.
console-invite-to = Opens
console-invite-to-console = the console
console-invite-to-wall = the wall of { $venue }
console-invite-made-wall = Give this link only to { $who }. It opens the venue’s wall once, until { $until }. The wall shows its status.
console-invite-copy = Copy
console-invite-not-copied = The browser blocked copying. Select the link and copy it yourself.
console-invite-copied = Copied

console-invitations-title = Invitations of the last two weeks
console-invitations-none = No invitations.
console-invitations-made = created { $made }, valid until { $until }
console-invitations-made-by = created by { $by }, { $made }, valid until { $until }
console-invitations-withdraw = Withdraw
console-invitations-withdraw-yes = Withdraw it now
console-invitations-all = Show all { $n }

console-invitation-fate-open = not used yet
console-invitation-fate-used = used
console-invitation-fate-withdrawn = withdrawn
console-invitation-fate-expired = expired, not used

console-delegate-title = Who can rule in place of the Chief Arbiter
console-delegate-nobody = No arbiters.
console-delegate-may = can rule
console-delegate-may-not = cannot rule
console-delegate-begin = Delegate
console-delegate-end = End delegation
console-delegate-begin-title = Delegate rulings to { $name }?
console-delegate-end-title = End the delegation to { $name }?
console-delegate-begin-text = { $name } can then rule on every incident of the event in place of the Chief Arbiter, in their own name. The record shows the delegation. It is valid until you end it.
console-delegate-end-text = { $name } can then no longer rule. Rulings already given stay valid.
console-delegate-record = On record
console-delegate-since = { $who } can rule in place of the Chief Arbiter: delegated by { $by }, { $at }. Reason: { $reason }
console-delegate-holds = Valid until it is ended.
console-delegate-ended = Ended by { $by }, { $at }. Reason: { $reason }
console-delegate-no-reason = none given

console-absences-title = { $n ->
    [one] { $n } player was disconnected; still disconnected: { $away }
   *[other] { $n } players were disconnected; still disconnected: { $away }
}
console-absences-times = { $n } times

console-overview-title = Also needs attention
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
    [one] game is paused
   *[other] games are paused
}
console-overview-short = { $n ->
    [one] game is in time trouble
   *[other] games are in time trouble
}
console-overview-venues = { $n ->
    [one] venue has a problem
   *[other] venues have problems
}
console-overview-holds = { $n ->
    [one] general pause
   *[other] general pauses
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
console-round-publish-text = Publish the pairings of round { $round }? Each player gets a device.
console-round-look-at = { $n ->
    [one] { $n } warning: check it before you publish
   *[other] { $n } warnings: check them before you publish
}
console-round-nothing-to-look-at = No warnings.
console-round-unpublish = Unpublish the round

console-unpublish-published = Unpublish round { $round }? Its pairings become a draft again. Players have no seat until you publish it again.
console-unpublish-started = Unpublish round { $round } and cancel its start? This is possible until the first move. Its pairings become a draft again. Seats, check-ins, default times and pauses are cancelled.
console-unpublish-elsewhere = Cancel the imported results of round { $round }? Standings and pairings do not count them until you import the report again.

console-draft-title = Draft pairings
console-draft-board = Board
console-draft-no-venue = no venue
console-draft-warned = has a warning
console-draft-without-game = Without a game
console-draft-no-bye = no game and no bye

console-bye-F = full-point bye (F)
console-bye-H = half-point bye (H)
console-bye-U = pairing-allocated bye (U)
console-bye-Z = absent (Z)

console-rounds-title = Rounds
console-rounds-none = No rounds yet.
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
