### Why something was refused. See README.md.

## Refusals: physical boards

refusal-no-physical-boards = The regulations of this event do not allow physical boards
    .page = Play on the screen.
refusal-board-behind = Your last move is not on your board yet
    .page = Make it there first, then play.
refusal-board-enters-moves = This move is not on your board
    .page = Make it there: your board sends the moves.
refusal-board-not-connected = Your board is not connected
    .page = Plug it in, or call the arbiter.
refusal-board-differs = Your board differs from the game at { $squares }
    .page = Set it up as on the screen, then play.
refusal-board-no-difference = The board does not differ: this is the position of the game
    .command = Give the position on the board, and the half-move with --after N
    .page = Enter the position on the board, and after which half-move.
refusal-board-already-lifted = The player already plays without the physical board
    .command = To give back time lost because of the board: `adoube clock add`
    .page = Time lost because of the board can be added to the clock.
refusal-board-already-required = The player already has to use the physical board
refusal-no-scoresheets = The regulations of this event do not require scoresheets
refusal-scoresheet-in-use = The game has not ended: scoresheets are marked after it
refusal-board-no-half-move = The game has { $made ->
        [one] one half-move
       *[other] { $made } half-moves
    }

## Refusals: pauses

refusal-hold-on = These clocks are already stopped by pause { $hold }
    .command = To give a reason that is missing: `adoube clock reason --round N --hold { $hold } --reason TEXT`
    .page = If its reason is missing, give it where the pause is shown.
refusal-hold-stands = Round { $round } cannot be closed: pause { $hold } is on { $scope ->
        [venue] for the boards of { $venue }
       *[all] for all boards
    }{ $reason-given ->
        [yes] : { $reason }
       *[no] { "" }
    }
    .command = { $scope ->
        [venue] End it first: `adoube clock resume --round { $round } --venue { $venue } --reason TEXT`
       *[all] End it first: `adoube clock resume --round { $round } --reason TEXT`
    }
    .page = Resume the boards first.

## Refusals: results

refusal-result-approved = The result is already approved
    .command = Correct it, with the reason: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Correct it, with the reason.
refusal-result-ruled = The result of board { $board } was set by ruling { $ruling }
    .command = Until the round is closed, another ruling can cancel it: `adoube rule { $incident } resume --board { $board } --reason TEXT`. Or correct it: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Until the round is closed, cancel it by another ruling on that incident. Or correct the result.
refusal-objected = Board { $board }: { side } objects to the result
    .command = Answer call { $call } first: `adoube call answer { $board } --number { $call } --valid` or `--invalid`. Or correct the result: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Answer the player’s call first, or correct the result.
refusal-objected-saying = Board { $board }: { side } objects to the result: “{ $reason }”
    .command = Answer call { $call } first: `adoube call answer { $board } --number { $call } --valid` or `--invalid`. Or correct the result: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Answer the player’s call first, or correct the result.
refusal-draw-odds = { side } has draw odds, so a drawn game is won: type { $score }
    .command = If the draw odds are a mistake, correct the result with --no-odds once the game is over
    .page = If the draw odds are a mistake, correct the result once the game is over.
refusal-claimed-with = { side } already claimed with { $last }, which was penalised in record { $record } ({ $why }). They must play that move and cannot claim again on this turn
refusal-claimed-already = This claim of { side } was already penalised, in record { $record } ({ $why }). A claim is penalised only once
    .command = To correct a wrong clock: `adoube clock set BOARD --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = To correct a wrong clock, use “Set clocks”.
refusal-penalty-no-points-yet = The game has no points yet
    .command = Give or take points once it is over, or declare it lost (game-lost)
    .page = Give or take points once it is over, or declare it lost.
refusal-penalty-while-playing = { side }’s game on board { $board } has not ended
    .command = Declare it lost in the same ruling (game-lost), or exclude the player from later rounds
    .page = Declare it lost in the same ruling, or exclude the player from later rounds.
refusal-penalty-more-than-left = { side } has only { $had } left: { $taken } cannot be deducted
    .command = Deduct less, or declare the game lost (game-lost)
    .page = Deduct less, or declare the game lost.
refusal-penalty-score = The result would be { $white }-{ $black }: each player must have one of the event’s scores, and both together at most { $most }
refusal-penalty-more-points-than-there-are = The player has only { $had } points in this game: no more can be deducted
refusal-penalty-plays-elsewhere = { $player }’s game on board { $board } has not ended
    .command = Declare it lost (game-lost) in the same ruling as the exclusion
    .page = Declare it lost in the same ruling as the exclusion.
refusal-penalty-no-such-fine = { $announced ->
        [0] The event has announced no fines
       *[other] This fine was not announced: { $fine }. Announced fines: { $offences }
    }
refusal-penalty-no-such-round = There is no round { $round }: the last round is { $rounds }
refusal-penalty-no-cards = The event has no yellow and red cards
refusal-penalties-not-proposed = These penalties are no longer proposed
    .command = See what is proposed: `adoube watch`
    .page = Look at the newest proposal.
refusal-penalties-not-imposed = Record { $record } of this board contains no penalty that still counts
    .command = See the penalties and their records: `adoube penalty list`
    .page = Look at the list of penalties.
refusal-player-excluded = { $player } is excluded from round { $round } by a penalty. Pair the round without them; a bye for them gives zero points (Z)
refusal-no-such-player = The event has no player with the number { $number }
refusal-forfeited = Board { $board } was forfeited because a player was absent
    .command = To play it after all: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = To play it after all, reopen the game.

## Refusals: incidents and rulings

refusal-incident-closed = Incident { $incident } is closed
    .command = Name the incident in the reason and correct what is wrong: a clock with `adoube clock set`, a position with `adoube board restore`, a result with `adoube result correct`
    .page = Correct what is wrong on the board itself, and name the incident in the reason.
refusal-incident-closed-over = Incident { $incident } is closed because the game of board { $board } has ended
    .command = `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT` reopens the game and the incident. Or correct a clock with `adoube clock set`, a position with `adoube board restore`, a result with `adoube result correct`
    .page = Reopen that game to rule on the incident.
refusal-incident-closed-other = Incident { $incident } is closed, and incident { $open } is open on board { $board }
    .command = Rule on that one: `adoube rule { $open } --help`
    .page = Rule on that one.
refusal-incident-open = Board { $board } has an open incident: { $incident }
    .command = Rule on it first: `adoube rule { $incident } result RESULT --board { $board } --reason TEXT`. To keep the result, give the same one
    .page = Rule on it first.
refusal-all-ruled = All boards of incident { $incident } that are still being played have a ruling
    .command = To rule again, name the boards with --board
    .page = To rule again, choose the boards.
refusal-postponed = Board { $board } was postponed by ruling { $ruling }
    .command = To start it again, name it: `adoube rule { $incident } ... --board { $board }`
    .page = To start it again, choose it.
refusal-deduct-from-whom = Both players of board { $board } were disconnected: whose time is deducted?
    .command = Add --from white, --from black or --from both
    .page = Choose White, Black or both.
refusal-too-many-boards = A ruling can cover at most { $most } boards, not { $boards }
    .command = Name some of them with --board, then rule on the others in the same way
    .page = Choose some of them, then rule on the others in the same way.
refusal-no-breach = Board { $board } has no note { $note } that can be cited
    .command = `adoube board notes { $board }` lists what can be cited there, with the numbers of the notes
    .page = The incident shows what can be cited. The board’s record has every note of its devices.
refusal-proposal-waits = Incident { $incident }: ruling { $ruling }, proposed by { author }, waits for a second official
    .command = Agree first: `adoube rule { $incident } second { $ruling }`. Or reject it: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Agree or reject it first.
refusal-board-moved-on = Board { $board } has changed: { $change }
    .command = Check it again, then rule. If it changes too fast, stop its clock first: `adoube clock pause { $board } --reason TEXT`
    .page = Check it again, then rule. If it changes too fast, stop its clock first.
refusal-proposal-stale = Board { $board } has changed since ruling { $ruling } was proposed: { $change }
    .command = Give a new ruling: `adoube rule { $incident } ...`. Or reject it: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Give a new ruling instead, or reject it.
refusal-changed-since = Board { $board } changed after you looked at it: { $change } (by { author })
    .command = Check it again. If the command is still right, repeat it
    .page = Check it again. If it is still right, confirm again.

## Refusals: rounds

refusal-too-few-devices = Venue { $venue } has { $devices } devices, but { $seats } players need one
    .command = Give it more devices (venues.toml, then `adoube certify` and `adoube set-up`), or send players to another venue (`adoube import` with --seats)
    .page = Give it more devices, or send players to another venue.
refusal-moves-made = Round { $round }: moves were made on { $boards }{ and-more }. A start can be cancelled only before the first move
    .command = Stop the clocks: `adoube clock pause --round { $round } --reason TEXT`. Then correct each game (`adoube board --help`) or give it a result (`adoube result --help`)
    .page = Stop the clocks, then correct each game or give it a result.
refusal-round-unfinished = Round { $round }: { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } not finished ({ $boards }{ and-more })
    .command = Wait until they are finished, or declare their results: `adoube result --help`
    .page = Wait until they are finished, or declare their results.
refusal-round-open = Round { $other } is { round-state }, and its board { $board } is not finished. Players and devices play one round at a time
    .command = { $state ->
        [started] Finish the games of round { $other } first
       *[other] Start round { $other } and finish its games first. Or unpublish it: `adoube round unpublish { $other } --reason TEXT`
    }
    .page = Finish that round first.
refusal-round-paired-once = Round { $round } is { round-state }. Pairings can change only before the round is published
refusal-round-published-once = Round { $round } is { round-state }. A round can be published only once
refusal-round-reported = Round { $round } is { round-state }: its results come from a report
    .command = To play it here, cancel them first: `adoube round unpublish { $round } --reason TEXT`
    .page = To play it here, cancel them first.
refusal-round-no-pairings = Round { $round } is { round-state } and has no pairings
    .command = Import them first: `adoube import pairs FILE --round { $round }`
    .page = Import them first.
refusal-round-start-unpaired = Round { $round } is { round-state } and has no pairings
    .command = Pair it (`adoube pair --round { $round }`) or import its pairings, then publish it
    .page = Pair it or import its pairings, then publish it.
refusal-round-start-draft = Round { $round } is { round-state }: it has to be published first
    .command = `adoube round publish { $round }`
    .page = Publish it first.
refusal-round-started-once = Round { $round } is { round-state }. A round can be started only once
refusal-round-closed-once = Round { $round } is { round-state }. Only a started round can be closed, and only once
refusal-round-not-published = Round { $round } is { round-state }: there is nothing to unpublish
refusal-round-results-stand = Round { $round } is { round-state }: its results are final
    .command = Correct those that are wrong: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Correct those that are wrong.
refusal-round-has-boards = Round { $round } is { round-state }: its results come from its boards
refusal-round-nothing-to-hold = Round { $round } is { round-state }. Only boards of a published round that is not closed can be paused
refusal-round-over = Round { $round } is { round-state }: its games have ended
    .command = To correct a result: `adoube result correct BOARD RESULT --reason TEXT`
    .page = A wrong result can be corrected.
refusal-round-draft = Round { $round } is { round-state }: its boards open when it is published
    .command = Publish it first: `adoube round publish { $round }`
    .page = Publish it first.
refusal-round-no-boards = Round { $round } is { round-state } and has no boards
    .command = To change its results, import the report again
    .page = To change its results, import the report again.

## Refusals: values

refusal-range-counters = The period must exist in the time control and have more moves than that
    .command = With another time control, give period and moves too: --white-period, --white-moves, --black-period, --black-moves
    .page = With another time control, enter both again.

## Refusals: the event

refusal-player-in-round = Only a player without a game or a bye can be removed: { $player } has one in round { $round }, which is { round-state }
    .command = To withdraw the player from the next round on: `adoube player withdraw`
    .page = Withdraw the player from the next round on instead.
refusal-scoring-published = regulations, line { $line }: scoring: { $wanted }, but round { $round } is published with { $current } (O 7.1): write { $write }
    .command = Or first unpublish the published rounds ({ $rounds }): `adoube round unpublish N --reason TEXT`
    .page = Or first unpublish the published rounds ({ $rounds }).
refusal-scoring-played = regulations, line { $line }: scoring: { $wanted }, but round { $round } is published with { $current } (O 7.1): write { $write }. Points cannot change after the first game of an event has begun
refusal-devices-in-use = The event would lose devices that are still needed for games: { $seats }
    .command = Keep these devices, or first move each player to a spare device: `adoube seat move BOARD white|black DEVICE --reason TEXT`
    .page = Keep these devices, or first move each player to a spare device.
refusal-report-contradicts = The report contradicts what was played here:
    { $contradictions }
    .command = Correct the report, or the result here: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Correct the report, or the result here.
refusal-number-has-games = Games cannot pass from one player to another:
    { $numbers }
    .command = Enter a new person with an unused number (`--new`), and withdraw the player who leaves (`adoube player withdraw`). To correct the data of the same person, keep the name or the FIDE number and correct one at a time
    .page = Enter a new person with an unused number, and withdraw the player who leaves. To correct the data of the same person, keep the name or the FIDE number and correct one at a time.
refusal-no-device-of-venue = { $device } is not a device of { $venue }
    .command = The organiser adds it in venues.toml, then runs `adoube certify` and `adoube set-up`
    .page = The organiser adds it to the venue.
refusal-other-version = This program speaks version { $program } of the protocol, the server version { $coordinator }
    .command = Install the same version of Adoube as on the server’s machine: `adoube --version`
    .page = Reload the page.

## Typed times and time controls

pages-refusal-time-empty = type a time, such as 2:00, 2 min, 120 s, 1h30 or 1:30:00
pages-refusal-time-form = “{ $text }” is not a time: type 2:00, 2 min, 120 s, 1h30 or 1:30:00
pages-refusal-time-digits = “{ $text }”: type digits from 0 to 9
pages-refusal-time-negative = “{ $text }”: a time cannot be negative
pages-refusal-time-too-long = “{ $text }” is too long: at most 168:00:00
pages-refusal-time-ambiguous = “{ $text }” can mean { $first } or { $second }: type one of them
pages-refusal-time-is-control = “{ $text }” is a time control: type one time, such as 2:00, 2 min, 120 s, 1h30 or 1:30:00
pages-refusal-control-form = “{ $text }” is not a time control: type minutes+seconds such as 90+30, or 15 min + 10 s; several periods as 40/90 : 30+30
pages-refusal-control-slash = “{ $text }” is { $first } moves in { $second } min, without time for the moves after them. For { $first } min and { $second } s a move type { $first }+{ $second }
pages-refusal-control-is-time = “{ $text }” is a time of { $time }. For { $minutes } min and { $seconds } s a move type { $minutes }+{ $seconds }; for a time without increment type { $total } s
pages-refusal-control-mixed = “{ $text }” mixes minutes and seconds: type min or s after each time, such as 40/90 min : 30 min + 30 s
pages-refusal-control-open-period = “{ $text }”: only the last period may be without a number of moves
pages-refusal-control-last-period = “{ $text }”: the last period is for all remaining moves: leave out its number
pages-refusal-control-no-base = “{ $text }”: the first period needs a starting time, such as 15+10
pages-refusal-control-one-side = “{ $text }”: if the sides differ, type both, White first, such as W5-B4
