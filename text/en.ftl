### Texts in English. See README.md.

## Parts of sentences

side = { $side ->
    [white] White
   *[black] Black
}
author = { $by-server ->
    [yes] the server
   *[no] { $by }
}
round-state = { $state ->
    [draft] a draft
    [published] published
    [started] started
    [closed] closed
   *[elsewhere] played elsewhere
}
board-with-state = { $board } { $state ->
    [waiting] waiting
    [playing] playing
    [paused] paused
   *[finished] finished
}
and-more = { $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}

## What changed on a board

change-nothing = nothing was done on it yet
change-began = its game began
change-moved = a move was made
change-moved-to = it has { $plies } half-moves, the last is { $last }
change-stopped = its clocks were stopped
change-let-go = its clock was started again
change-set = its clocks were set
change-added = time was added
change-penalised = a penalty changed its clocks
change-came-late = a player who came late was charged
change-outage = an outage of the server stopped its clocks
change-ruled = it was ruled on
change-carried-out = ruling { $ruling } was carried out on it
change-began-anew = its game began again
change-restored = an earlier position was restored
change-reopened = its game was opened again
change-corrected = its result was corrected
change-reversed = its colours were reversed
change-new-start = its game was restarted from another position
change-ended = it has ended ({ $ending ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead-position] dead position
    [threefold-repetition] threefold repetition
    [fivefold-repetition] fivefold repetition
    [fifty-moves] fifty moves
    [seventy-five-moves] seventy-five moves
    [resignation] resignation
    [agreement] agreement
    [flag] flag
    [flag-draw] flag, drawn
    [not-reconnected] not reconnected
    [not-reconnected-draw] not reconnected, drawn
    [forfeit] forfeit
   *[declared] declared
})
change-disconnected = a player was disconnected
change-reconnected = a player reconnected
change-seat-moved = a player was moved to another device
change-checked = a player’s check was recorded or waived
change-published-again = its round was published again
change-other = its position or clocks were changed

## Refusals: physical boards

refusal-no-physical-boards = The regulations of this event allow no physical boards
    .page = Play on the screen.
refusal-board-behind = Your last move is not on your board yet
    .page = Make it there first, then play.
refusal-board-enters-moves = This move is not on your board
    .page = Make it there: your board enters the moves.
refusal-board-not-connected = Your board is not connected
    .page = Plug it in, or call the arbiter.
refusal-board-differs = Your board differs from the game at { $squares }
    .page = Set it up as on the screen, then play.

refusal-board-no-difference = This is the position of the game: the board does not differ
    .command = Say what stood on the board, and with --after N after which half-move
    .page = Enter what stood on the board, and after which half-move.
refusal-board-requirement-lifted = The board's requirement is already lifted
    .command = To give time for what the board cost, use: adoube clock add
    .page = Time for what the board cost can be added to the clock.
refusal-board-requirement-required = The player must already use the board
refusal-no-scoresheets = The regulations of this event ask for no scoresheets
refusal-scoresheet-in-use = The game goes on: scoresheets are marked after it
refusal-board-no-half-move = The game has { $made ->
        [one] one half-move
       *[other] { $made } half-moves
    }

## Refusals: pauses

refusal-hold-on = These clocks are stopped by pause { $hold } already
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

refusal-result-approved = The result is approved already
    .command = Correct it, with the reason: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Correct it, with the reason.
refusal-result-ruled = The result of board { $board } was made by ruling { $ruling }
    .command = Until the round is closed, another ruling takes it back: `adoube rule { $incident } resume --board { $board } --reason TEXT`. Or correct it: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Until the round is closed, take it back by another ruling on that incident. Or correct the result.
refusal-objected = Board { $board }: { side } objects to the result
    .command = Answer call { $call } first: `adoube call answer { $board } --number { $call } --valid` or `--invalid`. Or correct the result: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Answer the player’s call first, or correct the result.
refusal-objected-saying = Board { $board }: { side } objects to the result: “{ $reason }”
    .command = Answer call { $call } first: `adoube call answer { $board } --number { $call } --valid` or `--invalid`. Or correct the result: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Answer the player’s call first, or correct the result.
refusal-draw-odds = { side } has draw odds, so a drawn game is won: write { $score }
    .command = If the draw odds are a mistake, correct the result with --no-odds once the game is over
    .page = If the draw odds are a mistake, correct the result once the game is over.
refusal-claimed-with = { side } claimed with { $last }, which was charged by record { $record } ({ $why }). That move has to be made, and no other claim on this turn
refusal-claimed-already = This claim of { side } was charged already, by record { $record } ({ $why }). A claim costs once
    .command = To correct a wrong clock: `adoube clock set BOARD --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = To correct a wrong clock, use “Set clocks”.
refusal-penalty-no-points-yet = The game has no points yet
    .command = Give or take points once it is over, or declare it lost (game-lost)
    .page = Give or take points once it is over, or declare it lost.
refusal-penalty-while-playing = { side }’s game on board { $board } is not over
    .command = Declare it lost by the same ruling (game-lost), or exclude the player from later rounds
    .page = Declare it lost by the same ruling, or exclude the player from later rounds.
refusal-penalty-more-than-left = { side } has { $had } left, and { $taken } cannot be taken off it
    .command = Take less, or declare the game lost (game-lost)
    .page = Take less, or declare the game lost.
refusal-penalty-score = The result would be { $white }-{ $black }: each player has one of the event’s scores, and both together have at most { $most }
refusal-penalty-more-points-than-there-are = The player has { $had } points in this game, and no more can be taken off
refusal-penalty-plays-elsewhere = { $player }’s game on board { $board } is not over
    .command = Declare it lost there (game-lost) by the same ruling as the exclusion
    .page = Declare it lost there by the same ruling as the exclusion.
refusal-penalty-no-such-fine = { $announced ->
        [0] The event announced no fines
       *[other] No such fine was announced: { $fine }. Announced are: { $offences }
    }
refusal-penalty-no-such-round = There is no round { $round }: the event has { $rounds }
refusal-penalty-no-cards = The event has no yellow and red cards
refusal-penalties-not-proposed = These penalties are not proposed any more
    .command = See what is proposed: `adoube watch`
    .page = Look at the newest proposal.
refusal-penalties-not-imposed = Record { $record } of this board imposes no penalty that still counts
    .command = See the penalties and their records: `adoube penalty list`
    .page = Look at the list of penalties.
refusal-player-excluded = { $player } is excluded from round { $round } by a penalty. Pair the round without them; as a bye they have zero points (Z)
refusal-no-such-player = The event has no player with the number { $number }
refusal-forfeited = Board { $board } was forfeited because a player did not come
    .command = To let it be played after all: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = To let it be played after all, open the game again.

## Refusals: incidents and rulings

refusal-incident-closed = Incident { $incident } is closed
    .command = Name the incident in the reason and correct what is wrong: a clock with `adoube clock set`, a position with `adoube board restore`, a result with `adoube result correct`
    .page = Correct what is wrong on the board itself, and name the incident in the reason.
refusal-incident-closed-over = Incident { $incident } is closed because the game of board { $board } is over
    .command = `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT` lets the game continue and opens the incident again. Or correct a clock with `adoube clock set`, a position with `adoube board restore`, a result with `adoube result correct`
    .page = Open that game again to rule on the incident.
refusal-incident-closed-other = Incident { $incident } is closed, and incident { $open } is open on board { $board }
    .command = Rule on that one: `adoube rule { $open } --help`
    .page = Rule on that one.
refusal-incident-open = Board { $board } has an open incident: { $incident }
    .command = Rule on it first: `adoube rule { $incident } result RESULT --board { $board } --reason TEXT`. To keep the result, give the same one
    .page = Rule on it first.
refusal-all-ruled = There is a ruling on every board of incident { $incident } that is still played
    .command = To rule again, name the boards with --board
    .page = To rule again, choose the boards.
refusal-postponed = Board { $board } was postponed by ruling { $ruling }
    .command = To start it again, name it: `adoube rule { $incident } ... --board { $board }`
    .page = To start it again, choose it.
refusal-deduct-from-whom = Both players of board { $board } were disconnected: whose time is deducted?
    .command = Say it: --from white, --from black or --from both
    .page = Choose White, Black or both.
refusal-too-many-boards = A ruling can be on at most { $most } boards at once, not on { $boards }
    .command = Name some of them with --board, and rule on the rest in the same way
    .page = Choose some of them, and rule on the rest in the same way.
refusal-no-breach = Board { $board } has no note { $note } that can be cited
    .command = `adoube board notes { $board }` lists what can be cited there, with the numbers of the notes
    .page = The incident shows what can be cited. The board’s record has every note of its devices.
refusal-proposal-waits = Incident { $incident }: ruling { $ruling }, proposed by { author }, waits for a second official
    .command = Agree first: `adoube rule { $incident } second { $ruling }`. Or reject it: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Agree or reject it first.
refusal-board-moved-on = Board { $board } has changed: { $change }
    .command = Look at it again and rule on what is there now. If it changes too fast, stop its clock first: `adoube clock pause { $board } --reason TEXT`
    .page = Look at it again and rule on what is there now. If it changes too fast, stop its clock first.
refusal-proposal-stale = Board { $board } has changed since ruling { $ruling } was proposed: { $change }
    .command = Rule again in its place: `adoube rule { $incident } ...`. Or reject it: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Rule again in its place, or reject it.
refusal-changed-since = Board { $board } changed after you looked at it: { $change } (by { author })
    .command = Look at it again. If the command is still right, give it once more
    .page = Look at it again. If it is still right, confirm once more.

## Refusals: rounds

refusal-too-few-devices = Venue { $venue } has { $devices } devices, but { $seats } players need one
    .command = Give it more devices (venues.toml, then `adoube certify` and `adoube set-up`), or send players to another venue (`adoube import` with --seats)
    .page = Give it more devices, or send players to another venue.
refusal-moves-made = Round { $round }: moves were made on { $boards }{ and-more }. A start can be taken back only before the first move
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
       *[other] Start round { $other } and finish its games first. Or take its publication back: `adoube round unpublish { $other } --reason TEXT`
    }
    .page = Finish that round first.
refusal-round-paired-once = Round { $round } is { round-state }. Pairings can change only before they are published
refusal-round-published-once = Round { $round } is { round-state }. A round is published once
refusal-round-reported = Round { $round } is { round-state }: its results come from a report
    .command = To play it here, take them back first: `adoube round unpublish { $round } --reason TEXT`
    .page = To play it here, take them back first.
refusal-round-no-pairings = Round { $round } is { round-state } and has no pairings
    .command = Import them first: `adoube import pairs FILE --round { $round }`
    .page = Import them first.
refusal-round-start-unpaired = Round { $round } is { round-state } and has no pairings
    .command = Pair it (`adoube pair --round { $round }`) or import its pairings, then publish it
    .page = Pair it or import its pairings, then publish it.
refusal-round-start-draft = Round { $round } is { round-state }: it has to be published first
    .command = `adoube round publish { $round }`
    .page = Publish it first.
refusal-round-started-once = Round { $round } is { round-state }. A round is started once
refusal-round-closed-once = Round { $round } is { round-state }. Only a started round can be closed, and only once
refusal-round-not-published = Round { $round } is { round-state }: there is no publication to take back
refusal-round-results-stand = Round { $round } is { round-state }: its results are final
    .command = Correct those that are wrong: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Correct those that are wrong.
refusal-round-has-boards = Round { $round } is { round-state }: its results come from its boards
refusal-round-nothing-to-hold = Round { $round } is { round-state }. Only a round that is published and not closed has boards to pause
refusal-round-over = Round { $round } is { round-state }: its games are over
    .command = To correct a result: `adoube result correct BOARD RESULT --reason TEXT`
    .page = A wrong result can be corrected.
refusal-round-draft = Round { $round } is { round-state }: its boards open when it is published
    .command = Publish it first: `adoube round publish { $round }`
    .page = Publish it first.
refusal-round-no-boards = Round { $round } is { round-state } and has no boards
    .command = Import the report again to change what it says of them
    .page = Import the report again to change what it says of them.

## Refusals: values

refusal-range-counters = The period must be one of the time control, with fewer moves than it has
    .command = With another time control, give period and moves too: --white-period, --white-moves, --black-period, --black-moves
    .page = With another time control, give both again.

## Refusals: the event

refusal-player-in-round = Only a player without a game or a bye can be removed: { $player } has one in round { $round }, which is { round-state }
    .command = Let the player withdraw from the next round on: `adoube player withdraw`
    .page = Let the player withdraw from the next round on.
refusal-scoring-published = regulations, line { $line }: scoring: { $wanted }, but round { $round } is published with { $current } (O 7.1): write { $write }
    .command = Or first take back what is published (rounds: { $rounds }): `adoube round unpublish N --reason TEXT`
    .page = Or first take back what is published (rounds: { $rounds }).
refusal-scoring-played = regulations, line { $line }: scoring: { $wanted }, but round { $round } is published with { $current } (O 7.1): write { $write }. The points of an event stay the same once a game of it has begun
refusal-devices-in-use = The event would lose devices at which games are still to be played: { $seats }
    .command = Keep these devices, or first move each seat to a spare device: `adoube seat move BOARD white|black DEVICE --reason TEXT`
    .page = Keep these devices, or first move each seat to a spare device.
seat-without-device = board { $board } at { $device } of { $venue }
refusal-report-contradicts = The report contradicts what was played here:
    { $contradictions }
    .command = Correct the report, or the result here: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Correct the report, or the result here.
refusal-number-has-games = What was played belongs to the player who played it:
    { $numbers }
    .command = Enter another person under a number that nobody has (`--new`), and withdraw whoever leaves (`adoube player withdraw`). To correct the data of the same person, keep the name or the FIDE number and correct one at a time
    .page = Enter another person under a number that nobody has, and withdraw whoever leaves. To correct the data of the same person, keep the name or the FIDE number and correct one at a time.
refusal-no-device-of-venue = { $device } is not a device of { $venue }
    .command = The organiser names it in venues.toml, then gives `adoube certify` and `adoube set-up`
    .page = The organiser adds it to the venue.

## Penalties. An id ends in the word of the kind, as the wire has it; .kind is the kind without its measure.

penalty-warning = Warning
    .kind = Warning
penalty-time-to-opponent = { $time } more for the opponent
    .kind = Time to the opponent
penalty-time-off = { $time } off the player’s clock
    .kind = Time off the clock
penalty-points-to-opponent = Points to the opponent: { $points }
    .kind = Points to the opponent
penalty-points-off = Points off: { $points }
    .kind = Points off
penalty-game-lost = Game lost{ $points-given ->
        [yes] , points to the opponent: { $points }
       *[no] { "" }
    }
    .kind = Game lost
penalty-fine = Fine: { $amount } ({ $offence })
    .kind = Fine
penalty-exclusion = { $one-round ->
        [yes] Excluded from round { $first }
       *[no] Excluded from rounds { $first } to { $last }
    }
    .kind = Exclusion from rounds
penalty-expulsion = Expelled from the event
    .kind = Expulsion
penalty-yellow-card = Yellow card
    .kind = Yellow card
penalty-red-card = Red card: game lost
    .kind = Red card
penalty-wrong-claim = Wrong claim of a draw{ $with-move ->
        [yes] { " " }with { $move }
       *[no] { "" }
    }
    .kind = Wrong claim of a draw
penalty-unknown = A penalty that this page does not know
    .kind = Another penalty

## Penalties: the command line

penalty-takes-nothing = no measure
penalty-takes-time = a time, such as =2:00 or ='2 min'
penalty-takes-points = points, such as =0.5
penalty-takes-opponents-points = the opponent’s points, such as =0 (a win if left out)
penalty-takes-rounds = rounds, such as =4 or =4-6
penalty-takes-claim = the move that was claimed with, such as =Ng8 (none if the position itself was claimed)
penalty-takes-fine = an announced fine by its number in the regulations, such as =1
penalty-kinds-line = { $officials }; takes { $takes }
penalty-kinds-laws = Laws 2005: { $old } 2018, 2023: { $new }
penalty-kinds-prohibited-device = prohibited device
penalty-kinds-two = a second official has to agree to a penalty that changes a result or keeps a player out of rounds
penalty-confirm-impose = Impose this? Type yes:
penalty-confirm-withdraw = Withdraw this? Type yes:
penalty-nothing-done = nothing was done
penalty-agree-to = proposed ({ $article }): { $player } ({ $number }): { $penalties }: { $reason }
penalty-done-rejected = rejected, which { $proposed } proposed: { $penalties }
penalty-done-withdrawn = withdrawn: { $penalties }

## Electronic boards: the command line

cli-eboard-list-none = No port that a board could be connected to was found. Plug the board in and switch it on.
cli-eboard-list-bluetooth = Boards by Bluetooth LE: adoube eboard list --bluetooth
cli-eboard-list-serial = Other Bluetooth boards: pair them first, then connect them as a serial port (rfcomm).
cli-eboard-list-searching = looking for boards by Bluetooth LE
cli-eboard-list-any = any board
cli-eboard-list-perhaps = possibly { $makes }
cli-eboard-show-connected = { $make } board at { $port }
cli-eboard-unresponsive = The board has sent nothing for three seconds.
cli-eboard-calibrated = The board has learned its pieces.
cli-eboard-learns = The board does not know its pieces yet: set up the start position.
cli-eboard-learns-care = Look that every piece stands on its square, king and queen too.
cli-eboard-certainty-unknown = not read yet
cli-eboard-certainty-moving = moving
cli-eboard-certainty-settled = settled
cli-eboard-cable-normal = not turned
cli-eboard-cable-turned = turned by 180°
cli-eboard-battery = battery { $percent } %
cli-eboard-some-piece = ? is a piece that the board does not recognise
cli-eboard-check-connected = { $make } answers at { $port }.
cli-eboard-check-pieces = This board does not recognise pieces, only occupied squares. At a promotion the screen asks for the piece.
cli-eboard-check-set-up = Set up the start position.
cli-eboard-check-move = Make the move { $move }.
cli-eboard-check-seen = The board reports it.
cli-eboard-check-unseen = The board did not report that. It reports { $placement }, which is different at { $squares }. If the pieces are in the right place, the sensors there are broken: use another board.
cli-eboard-check-differs = Not yet right: { $squares }. Correct it, or move the piece to the middle of its square.
cli-eboard-check-silent = The board has sent no position. Check its cable and battery, and start the check again.
cli-eboard-check-still = Nothing moved on the board in time. Start the check again and make the move; if you made it, the board is broken: use another board.
cli-eboard-check-line = Bytes were lost or changed { $times } times on the way from the board. Try another cable or port.
cli-eboard-check-battery = The battery is at { $percent } %. Charge it.
cli-eboard-check-ambiguous = This position looks the same from both sides. The first moves will show which way round the board is.
cli-eboard-check-as-said = The board is turned by 180°, as --turned says.
cli-eboard-check-right = The board is the right way round.
cli-eboard-check-normal = The board is not turned: leave out --turned.
cli-eboard-check-turned = The board is turned by 180°. Leave it so for this check. Elsewhere add --turned, or turn the board.
cli-eboard-check-usable = The board can be used.
cli-eboard-check-usable-notes = The board can be used; see what is noted above.
cli-eboard-check-unusable = The board cannot be used like this.
cli-eboard-trace-recording = recording to { $file }; press Ctrl-C to stop
cli-eboard-trace-exists = { $file } is there already, and a recording never overwrites a file
cli-eboard-trace-exists-next = Give another name with --out, or move that file away.
cli-eboard-trace-recorded = recorded { $positions ->
    [one] one position
   *[other] { $positions } positions
} in { $seconds } s; the recording in { $file } is complete and can be sent
cli-eboard-trace-recorded-here = recorded { $positions ->
    [one] one position
   *[other] { $positions } positions
} in { $seconds } s
cli-eboard-trace-unwritable = cannot write the recording ({ $file })
cli-eboard-trace-none = { $file } is not a recording of a board
cli-eboard-trace-make = Record one with: adoube eboard trace PORT --out FILE
cli-eboard-trace-same = { $count } settled positions, the same as when they were recorded.
cli-eboard-trace-other = { $count } settled positions, but { $recorded } were recorded: this version reads the board differently.
cli-eboard-simulate-no-terminal = the simulated board has no port: this computer gives no pseudo-terminal, or the link’s name is that of a file or in no folder
cli-eboard-simulate-board = simulating a { $make } board with disturbances; type moves or commands (start, take, put, pull), or quit
cli-eboard-simulate-calm = simulating a { $make } board without disturbances; type moves or commands (start, take, put, pull), or quit
cli-eboard-simulate-interval = --interval must be a number of seconds
cli-eboard-simulate-interval-next = For example 3 or 0.5.
cli-eboard-simulate-plugged = plugged in again at { $port }
cli-eboard-simulate-unreadable = cannot read { $file }
cli-eboard-simulate-no-game = { $file } contains no game
cli-eboard-simulate-illegal-white = ‘{ $typed }’ is not a legal move for White now
cli-eboard-simulate-illegal-black = ‘{ $typed }’ is not a legal move for Black now
cli-eboard-simulate-unknown = ‘{ $typed }’ is not a move or a command
cli-eboard-simulate-next = Type a move such as e2e4 or Nf3, take e4, put e4 P, start, pull 3, or quit.
cli-eboard-simulate-no-square = ‘{ $typed }’ is not a square
cli-eboard-simulate-no-square-next = Type for example e4.
cli-eboard-simulate-put = put on { $square }
cli-eboard-simulate-took = took from { $square }
cli-eboard-simulate-nothing = nothing stands on { $square }
cli-eboard-simulate-set-up = set up the start position again
cli-eboard-simulate-no-time = ‘{ $typed }’ is not a time
cli-eboard-simulate-no-time-next = Type a number of seconds.
cli-eboard-simulate-pulled = pulled the cable out
cli-eboard-simulate-no-piece = ‘{ $typed }’ is not a piece
cli-eboard-simulate-no-piece-next = Type P N B R Q K, or small letters for Black.
cli-eboard-simulate-advertised = can be connected to again at { $port }
cli-eboard-simulate-disconnected = ended the connection
cli-eboard-simulate-no-bluetooth = a { $make } board has no Bluetooth LE
cli-eboard-simulate-no-bluetooth-next = Leave --bluetooth out, or simulate a board that has it: --model chessnut, millennium or pegasus.
cli-eboard-simulate-no-service-next = Install and start it (on Debian: apt-get install bluez, systemctl start bluetooth), or leave --bluetooth out.
cli-eboard-simulate-no-adapter-next = Plug in a Bluetooth adapter, or leave --bluetooth out.
cli-eboard-simulate-no-role = the Bluetooth adapter of this computer cannot advertise a board
cli-eboard-simulate-no-role-next = Use another adapter, for which bluetoothctl show lists the role peripheral; or leave --bluetooth out.
cli-eboard-simulate-no-rights = no right to use Bluetooth
cli-eboard-simulate-no-rights-next = Add the user to the group bluetooth and sign in again: usermod -aG bluetooth USER
cli-eboard-simulate-refused = the Bluetooth service refuses to advertise a board: { $reason }
cli-eboard-simulate-refused-next = End other programs that advertise by Bluetooth, or restart the service: systemctl restart bluetooth.
cli-eboard-simulate-ended = the Bluetooth service ended the advertisement of the board
cli-eboard-simulate-ended-next = Check the adapter, then simulate the board again.
cli-eboard-simulate-lifted = lifted
cli-eboard-simulate-slid = slid
cli-eboard-simulate-put-back = put back once before
cli-eboard-simulate-replacing = captured piece removed last

## Electronic boards: why a port cannot be read (cli-eboard-error-), and what to do next (cli-eboard-next-)

cli-eboard-error-no-such-port = there is no port { $port }
cli-eboard-next-no-such-port = Plug the board in and switch it on. adoube eboard list shows what is connected.
cli-eboard-error-no-board = no electronic board is connected to this computer
cli-eboard-error-several-boards = { $count } ports could have a board: { $ports }
cli-eboard-next-several-boards = Unplug all but the player’s board, or name its port.
cli-eboard-error-no-rights = this user is not allowed to open { $port }
cli-eboard-next-no-rights = Add the user to the group { $group } and sign in again: usermod -aG { $group } USER
cli-eboard-next-no-group = Allow the user to read and write the port, with a udev rule.
cli-eboard-error-busy = { $port } is in use
cli-eboard-error-busy-by = { $port } is in use by { $holder }
cli-eboard-next-busy = Close that program: only one program at a time can read a board.
cli-eboard-error-not-a-port = { $port } is not a serial port
cli-eboard-next-not-a-port = Name a port such as /dev/ttyUSB0. adoube eboard list shows them.
cli-eboard-error-no-answer = no board responds at { $port }
cli-eboard-next-no-answer = Switch the board on, check its cable and battery, and add --make unless you have. If it stays silent, record it and add the file to a report of the fault: adoube eboard trace { $port } --make MAKE --out board.trace
cli-eboard-error-unknown-make = the device at { $port } is not a supported board
cli-eboard-next-unknown-make = It begins with { $bytes }. If it is a board, record it and add the file to a report of the fault: adoube eboard trace { $port } --make dgt --out board.trace
cli-eboard-error-other-make = the board at { $port } is a { $found }, not a { $named }
cli-eboard-next-other-make = Leave out --make, or use --make { $make }.
cli-eboard-error-not-serial = { $make } boards cannot be read through a serial port
cli-eboard-next-not-serial = Name its port: adoube eboard list shows USB ports, and boards by Bluetooth LE with --bluetooth.
cli-eboard-error-not-bluetooth-le = { $make } boards cannot be read by Bluetooth LE
cli-eboard-next-not-bluetooth-le = Connect it by USB or as a Bluetooth serial port. adoube eboard list shows its port.
cli-eboard-error-no-bluetooth-service = the Bluetooth service of this computer is not running
cli-eboard-next-no-bluetooth-service = Install and start it (on Debian: apt-get install bluez, systemctl start bluetooth), or connect the board by cable.
cli-eboard-error-no-bluetooth = this computer has no Bluetooth
cli-eboard-next-no-bluetooth = Connect the board by cable, or plug in a Bluetooth adapter.
cli-eboard-error-bluetooth-off = Bluetooth is switched off on this computer
cli-eboard-next-bluetooth-off = Switch it on: bluetoothctl power on. If that is refused: rfkill unblock bluetooth.
cli-eboard-error-bad-address = ‘{ $address }’ is not a Bluetooth address
cli-eboard-next-bad-address = Use for example ble:AA:BB:CC:DD:EE:FF. adoube eboard list --bluetooth shows the addresses.
cli-eboard-error-not-in-range = no board responds at { $port }
cli-eboard-next-not-in-range = Switch the board on, bring it closer, and disconnect it from any other device. If it still does not respond, charge it.
cli-eboard-error-other-device = the device at { $port } ({ $name }) is not a supported board
cli-eboard-next-other-device = Check the address. If it is a board, name its make: --make chessnut, millennium or pegasus.
cli-eboard-error-small-packets = Bluetooth sends { $bytes } bytes in a packet here, but the board’s positions need { $needed }
cli-eboard-next-small-packets = Set ExchangeMTU = 517 in the section [GATT] of /etc/bluetooth/main.conf, and restart the Bluetooth service.
cli-eboard-error-too-fast = the board sends more than { $most } bytes a second
cli-eboard-next-too-fast = The device is broken, or it is not a board. Use another one.
cli-eboard-error-lost = the connection to the board was lost
cli-eboard-next-lost = Check the cable and the battery. The board is read again when it is back.
cli-eboard-next-lost-ended = Check the cable and the battery, and start again.
cli-eboard-error-other = cannot open { $port }: { $error }
cli-eboard-next-other = Unplug the board, plug it in again, and try again.

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
scoresheet-title = Scoresheet
scoresheet-present = The scoresheet of { side } is there
scoresheet-missing = The scoresheet of { side } is missing
scoresheet-reminder = Keep a scoresheet: write down all moves. An arbiter looks for it after the game.
scoresheet-remind-players = Scoresheets are mandatory (O 20.7): remind the players before the game
scoresheet-open-title = Missing scoresheets
scoresheet-open-what = The LCA of the player’s venue marks them. A missing one does not keep the round open.
scoresheet-open-missing = The scoresheet of { side } ({ $player }) is missing
scoresheet-open-unmarked = Nobody has looked for the scoresheet of { side } ({ $player })
cli-scoresheet-list-not-asked = the regulations ask for no scoresheets
cli-scoresheet-list-missing = { $board }: the scoresheet of { side } ({ $player }) is missing
cli-scoresheet-list-unmarked = { $board }: nobody has looked for the scoresheet of { side } ({ $player })
cli-scoresheet-list-later = the games go on: scoresheets are marked after them
cli-scoresheet-list-none = no scoresheet is missing or unmarked
cli-board-deviation-not-connected = { $board }: { side } has no board connected, which every player must have: the Chief Arbiter may accept that: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-other-make = { $board }: the board of { side } is of the make { $make }, which does not count (these do: { $makes }): the Chief Arbiter may accept that: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-unknown-make = { $board }: the make of the board of { side } is not known (these count: { $makes }): the Chief Arbiter may accept that: `adoube waive { $board } { $side } --reason TEXT`
cli-board-notes-none = { $board }: there is nothing to cite
cli-board-violation-noted = noted as note { $note }; cite it with `--cites { $note }`
cli-board-violation-noted-without-number = noted, without a number: the board has too many notes, so this one cannot be cited
cli-check-boards-none = physical boards: none
cli-check-boards = physical boards: { cli-check-boards-use }; { cli-check-boards-necessity }; { cli-check-boards-makes }; { cli-check-boards-scoresheets }
cli-check-boards-use = { $use ->
    [follow] they follow the game, which is played on the screen
    [enter-at-once] they enter the moves, as soon as a move stands on them
    [enter-by-clock] they enter the moves, when the player presses the board’s clock
   *[enter-by-screen] they enter the moves, when the player taps the screen
}
cli-check-boards-necessity = { $necessity ->
    [obligatory] every player must have one
   *[optional] players may have one
}
cli-check-boards-makes = { $kind ->
    [any] any make counts
   *[listed] these makes count: { $makes }
}
cli-check-boards-scoresheets = { $scoresheets ->
    [yes] players must keep a scoresheet
   *[no] players need not keep a scoresheet
}
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

penalty-record = Penalty for { side }: { $penalties }
penalty-wall = Penalised: { $kinds }
penalty-proposed-title = Proposed penalty
penalty-proposed = { $by } proposes a penalty for { side }: { $penalties }
penalty-proposed-own = Another official has to agree before it is imposed.
penalty-rejected = { $by } rejects the proposed penalty
penalty-withdrawn-record = { $by } withdraws a penalty: { $penalties }
penalty-withdrawn-shown = Withdrawn: { $reason }
penalty-own = You got a penalty
penalty-opponent = Your opponent got a penalty
penalty-list-of = Penalties: { $player }
penalty-list-no-board = This player has not been at a board yet: a penalty is imposed at the player’s last board.
penalty-list-player = Player: name or number
penalty-list-players = Players
penalty-list-line = { $when }, board { $board }, record { $record }: { $player } ({ $number }): { $penalties } ({ $article }): { $reason }
penalty-list-record = record { $record }
penalty-list-by = by { $by }
penalty-list-by-both = by { $by }, proposed by { $proposed }
penalty-list-proposed = proposed by { $proposed }: another official has to agree
    .command = Agree with `adoube penalty agree { $board }`
penalty-list-withdrawn = withdrawn by { $by }: { $reason }
penalty-list-none = No penalties
command-show-round = Show round { $round }

## Physical boards: where they are shown

physical-board-title = Physical boards
physical-board-game = In the game
physical-board-of = On { side }’s board
physical-board-yours = On your board
physical-board-squares = Different on { $squares }
physical-board-differs = { side }’s board shows another position
physical-board-since = for { $age }
physical-board-since-move = for { $age }, since { $move }
physical-board-state = { side }’s board { $state ->
    [follows] shows the game’s position
    [behind] is waiting for a move to be made on it
    [differs] shows another position
   *[not-connected] is not connected
}
physical-board-lifted = { side }’s moves do not wait for it
physical-board-record-again = { side }’s board shows the game again
physical-board-show = Show both positions
physical-board-alarm = Physical board differs
physical-board-alarms = { $n ->
    [one] { $n } board differs
   *[other] { $n } boards differ
}
physical-board-tile = board differs
physical-board-do = Ask the player to set the board up as in the game. If a sensor fails, play on without it.
command-lift-board = Play on without the physical board
    .what = The player’s moves no longer wait for the physical board, for example because a sensor fails. The game goes on on the screen. This board raises no alerts until moves wait for it again.
command-require-board = Wait for the physical board again
    .what = The player’s next move waits until their last move stands on the physical board.

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

## Physical boards: as a device sees them

physical-board-device = Physical board
physical-board-device-state = { $state ->
    [connecting] being read
    [fault] cannot be read
    [moving] a hand is at work
    [settled] shows the game
    [behind] waits for a move to be made on it
    [ahead] shows a move that is not confirmed yet
    [differs] shows another position
   *[not-connected] not connected
}
physical-board-battery = battery { $percent } %
physical-board-tile-battery = board battery { $percent } %
physical-board-fault = { $fault ->
    [no-such-port] There is no port { $port }.
    [not-a-port] { $port } is not a serial port.
    [several-boards] More than one board may be connected: { $detail }. Unplug all but the player’s.
    [no-rights] The program may not open { $port }. Its user must be in the group { $detail }.
    [busy] Another program uses { $port }: { $detail }.
    [no-answer] Nothing answers: the board is off, or its cable is wrong.
    [unknown-make] The device at { $port } is not a supported board.
    [other-make] A { $detail } board answers, not the make that the settings name.
    [not-serial] Boards of this make are not read over a serial port.
    [too-fast] It sends more than a board can. Use another board.
    [lost] The connection broke off. Check the cable.
    [not-responding] It has sent nothing for three seconds. Check the cable and the battery.
    [turned] It lies the other way round.
    [other-start] It is set up for another start position.
   *[other] Its port cannot be opened: { $detail }.
}
