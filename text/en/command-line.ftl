### The command line. See README.md.

## Penalties: the command line

penalty-takes-nothing = none
penalty-takes-time = a time, such as =2:00 or ='2 min'
penalty-takes-points = points, such as =0.5
penalty-takes-opponents-points = the opponent’s points, such as =0 (if omitted, the points of a win)
penalty-takes-rounds = rounds, such as =4 or =4-6
penalty-takes-claim = the claimed move, such as =Ng8 (nothing if the position on the board was claimed)
penalty-takes-fine = the number of a fine in the regulations, such as =1
penalty-kinds-line = { $officials }; value: { $takes }
penalty-kinds-laws = Laws of 2005: { $old } Laws of 2018 and 2023: { $new }
penalty-kinds-prohibited-device = prohibited device
penalty-kinds-two = a second official must agree to a penalty that changes a result or excludes a player from rounds
penalty-confirm-impose = Impose this penalty? Type yes:
penalty-confirm-withdraw = Withdraw this penalty? Type yes:
penalty-nothing-done = nothing was changed
penalty-agree-to = proposed ({ $article }): { $player } ({ $number }): { $penalties }: { $reason }
penalty-done-rejected = rejected the proposal of { $proposed }: { $penalties }
penalty-done-withdrawn = withdrawn: { $penalties }

## Electronic boards: the command line

cli-eboard-list-none = No port for a board was found. Plug the board in and switch it on.
cli-eboard-list-bluetooth = Boards by Bluetooth LE: adoube eboard list --bluetooth
cli-eboard-list-serial = Other Bluetooth boards: pair them first, then connect them as a serial port (rfcomm).
cli-eboard-list-searching = looking for boards by Bluetooth LE
cli-eboard-list-any = any board
cli-eboard-list-perhaps = possibly { $makes }
cli-eboard-show-connected = { $make } board at { $port }
cli-eboard-unresponsive = The board has sent nothing for three seconds.
cli-eboard-calibrated = The board now knows its pieces.
cli-eboard-learns = The board does not know its pieces yet: set up the start position.
cli-eboard-learns-care = Check that every piece is on its square, especially king and queen.
cli-eboard-certainty-unknown = not read yet
cli-eboard-certainty-moving = moving
cli-eboard-certainty-settled = stable
cli-eboard-cable-normal = not turned
cli-eboard-cable-turned = turned by 180°
cli-eboard-battery = battery { $percent } %
cli-eboard-some-piece = ? is a piece that the board does not recognise
cli-eboard-check-connected = { $make } answers at { $port }.
cli-eboard-check-pieces = This board recognises only occupied squares, not pieces. For a promotion, choose the piece on the screen.
cli-eboard-check-set-up = Set up the start position.
cli-eboard-check-move = Make the move { $move }.
cli-eboard-check-seen = The board reports the move.
cli-eboard-check-unseen = The board did not report this position. It reports { $placement }, which differs on { $squares }. If the pieces are in the right place, the sensors of these squares are broken: use another board.
cli-eboard-check-differs = Not right yet: { $squares }. Correct it, or move the piece to the middle of its square.
cli-eboard-check-silent = The board has sent no position. Check its cable and battery, and start the check again.
cli-eboard-check-still = Nothing moved on the board in time. Start the check again and make the move. If you did make it, the board is broken: use another board.
cli-eboard-check-line = Data from the board was lost or damaged { $times } times. Try another cable or port.
cli-eboard-check-battery = The battery is at { $percent } %. Charge it.
cli-eboard-check-ambiguous = This position looks the same from both sides. The first moves will show which way round the board is.
cli-eboard-check-as-said = The board is turned by 180°, as set with --turned.
cli-eboard-check-right = The board is the right way round.
cli-eboard-check-normal = The board is not turned: leave out --turned.
cli-eboard-check-turned = The board is turned by 180°. Leave it like this for this check. For other commands add --turned, or turn the board.
cli-eboard-check-usable = You can use the board.
cli-eboard-check-usable-notes = You can use the board. Read the notes above.
cli-eboard-check-unusable = You cannot use the board like this.
cli-eboard-trace-recording = recording to { $file }; press Ctrl-C to stop
cli-eboard-trace-exists = { $file } already exists, and a recording never overwrites a file
cli-eboard-trace-exists-next = Choose another name with --out, or move that file.
cli-eboard-trace-recorded = recorded { $positions ->
    [one] one position
   *[other] { $positions } positions
} in { $seconds } s; the recording in { $file } is complete: you can send it
cli-eboard-trace-recorded-here = recorded { $positions ->
    [one] one position
   *[other] { $positions } positions
} in { $seconds } s
cli-eboard-trace-unwritable = cannot write the recording ({ $file })
cli-eboard-trace-none = { $file } is not a recording of a board
cli-eboard-trace-make = Record one with: adoube eboard trace PORT --out FILE
cli-eboard-trace-same = { $count } stable positions, the same as in the recording.
cli-eboard-trace-other = { $count } stable positions, but the recording has { $recorded }: this version reads the board differently.
cli-eboard-simulate-no-terminal = the simulated board has no port: this computer offers no pseudo-terminal, or the link’s name is that of a file, or its folder does not exist
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
cli-eboard-simulate-no-square-next = Type a square, for example e4.
cli-eboard-simulate-put = put on { $square }
cli-eboard-simulate-took = took from { $square }
cli-eboard-simulate-nothing = no piece on { $square }
cli-eboard-simulate-set-up = start position set up again
cli-eboard-simulate-no-time = ‘{ $typed }’ is not a time
cli-eboard-simulate-no-time-next = Type a number of seconds.
cli-eboard-simulate-pulled = cable unplugged
cli-eboard-simulate-no-piece = ‘{ $typed }’ is not a piece
cli-eboard-simulate-no-piece-next = Type P N B R Q K, or small letters for Black.
cli-eboard-simulate-advertised = ready for a new connection at { $port }
cli-eboard-simulate-disconnected = connection closed
cli-eboard-simulate-no-bluetooth = a { $make } board has no Bluetooth LE
cli-eboard-simulate-no-bluetooth-next = Leave out --bluetooth, or simulate a board with Bluetooth LE: --model chessnut, millennium or pegasus.
cli-eboard-simulate-no-service-next = Install and start it (on Debian: apt-get install bluez, systemctl start bluetooth), or leave out --bluetooth.
cli-eboard-simulate-no-adapter-next = Plug in a Bluetooth adapter, or leave out --bluetooth.
cli-eboard-simulate-no-role = this computer’s Bluetooth adapter cannot advertise a board
cli-eboard-simulate-no-role-next = Use an adapter for which bluetoothctl show lists the role peripheral, or leave out --bluetooth.
cli-eboard-simulate-no-rights = this user is not allowed to use Bluetooth
cli-eboard-simulate-no-rights-next = Add the user to the group bluetooth and sign in again: usermod -aG bluetooth USER
cli-eboard-simulate-refused = the Bluetooth service refused to advertise the board: { $reason }
cli-eboard-simulate-refused-next = Close other programs that advertise by Bluetooth, or restart the service: systemctl restart bluetooth.
cli-eboard-simulate-ended = the Bluetooth service stopped advertising the board
cli-eboard-simulate-ended-next = Check the adapter, then simulate the board again.
cli-eboard-simulate-lifted = piece lifted
cli-eboard-simulate-slid = piece slid
cli-eboard-simulate-put-back = first put back once
cli-eboard-simulate-replacing = captured piece removed last

## Electronic boards: why a port cannot be read (cli-eboard-error-), and what to do next (cli-eboard-next-)

cli-eboard-error-no-such-port = there is no port { $port }
cli-eboard-next-no-such-port = Plug the board in and switch it on. adoube eboard list shows what is connected.
cli-eboard-error-no-board = no electronic board is connected to this computer
cli-eboard-error-several-boards = { $count } ports may have a board: { $ports }
cli-eboard-next-several-boards = Unplug all boards but the player’s, or name its port.
cli-eboard-error-no-rights = this user is not allowed to open { $port }
cli-eboard-next-no-rights = Add the user to the group { $group } and sign in again: usermod -aG { $group } USER
cli-eboard-next-no-group = Give the user read and write access to the port with a udev rule.
cli-eboard-error-busy = { $port } is in use
cli-eboard-error-busy-by = { $port } is in use by { $holder }
cli-eboard-next-busy = Close that program: only one program at a time can read a board.
cli-eboard-error-not-a-port = { $port } is not a serial port
cli-eboard-next-not-a-port = Name a port such as /dev/ttyUSB0. adoube eboard list shows them.
cli-eboard-error-no-answer = no board responds at { $port }
cli-eboard-next-no-answer = Switch the board on, check its cable and battery, and name its make with --make. If it still does not respond, record it and attach the file to a bug report: adoube eboard trace { $port } --make MAKE --out board.trace
cli-eboard-error-unknown-make = the device at { $port } is not a supported board
cli-eboard-next-unknown-make = Its data begins with { $bytes }. If it is a board, record it and attach the file to a bug report: adoube eboard trace { $port } --make dgt --out board.trace
cli-eboard-error-other-make = the board at { $port } is a { $found }, not a { $named }
cli-eboard-next-other-make = Leave out --make, or use --make { $make }.
cli-eboard-error-not-serial = { $make } boards do not work over a serial port
cli-eboard-next-not-serial = Name its port: adoube eboard list shows USB ports; with --bluetooth it also shows boards with Bluetooth LE.
cli-eboard-error-not-bluetooth-le = { $make } boards do not work over Bluetooth LE
cli-eboard-next-not-bluetooth-le = Connect it by USB or as a Bluetooth serial port. adoube eboard list shows its port.
cli-eboard-error-no-bluetooth-service = the Bluetooth service of this computer is not running
cli-eboard-next-no-bluetooth-service = Install and start it (on Debian: apt-get install bluez, systemctl start bluetooth), or connect the board by cable.
cli-eboard-error-no-bluetooth = this computer has no Bluetooth
cli-eboard-next-no-bluetooth = Connect the board by cable, or plug in a Bluetooth adapter.
cli-eboard-error-bluetooth-off = Bluetooth is switched off on this computer
cli-eboard-next-bluetooth-off = Switch it on: bluetoothctl power on. If that fails: rfkill unblock bluetooth.
cli-eboard-error-bad-address = ‘{ $address }’ is not a Bluetooth address
cli-eboard-next-bad-address = Type an address such as ble:AA:BB:CC:DD:EE:FF. adoube eboard list --bluetooth shows the addresses.
cli-eboard-error-not-in-range = no board responds at { $port }
cli-eboard-next-not-in-range = Switch the board on, bring it closer, and disconnect it from any other device. If it still does not respond, charge it.
cli-eboard-error-other-device = the device at { $port } ({ $name }) is not a supported board
cli-eboard-next-other-device = Check the address. If it is a board, name its make: --make chessnut, millennium or pegasus.
cli-eboard-error-small-packets = Bluetooth packets have { $bytes } bytes here, but the board needs { $needed } for a position
cli-eboard-next-small-packets = Set ExchangeMTU = 517 in the section [GATT] of /etc/bluetooth/main.conf, and restart the Bluetooth service.
cli-eboard-error-too-fast = the board sends more than { $most } bytes a second
cli-eboard-next-too-fast = The device is broken or not a board. Use another one.
cli-eboard-error-lost = the connection to the board was lost
cli-eboard-next-lost = Check the cable and the battery. The board is read again as soon as it is back.
cli-eboard-next-lost-ended = Check the cable and the battery, and start again.
cli-eboard-error-other = cannot open { $port }: { $error }
cli-eboard-next-other = Unplug the board, plug it in, and try again.

## Physical boards: what officials read and do

scoresheet-remind-players = Scoresheets are mandatory (O 20.7): remind the players before the game
cli-scoresheet-list-not-asked = the regulations require no scoresheets
cli-scoresheet-list-missing = { $board }: the scoresheet of { side } ({ $player }) is missing
cli-scoresheet-list-unmarked = { $board }: not checked yet: the scoresheet of { side } ({ $player })
cli-scoresheet-list-later = games are in progress: mark the scoresheets after them
cli-scoresheet-list-none = all scoresheets are checked and none is missing
cli-board-deviation-not-connected = { $board }: { side } has no board connected, but every player must have one. The Chief Arbiter can accept this: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-other-make = { $board }: the board of { side } is a { $make }, but only these makes are accepted: { $makes }. The Chief Arbiter can accept it: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-unknown-make = { $board }: the make of the board of { side } is unknown; only these makes are accepted: { $makes }. The Chief Arbiter can accept it: `adoube waive { $board } { $side } --reason TEXT`
cli-board-notes-none = { $board }: no notes that a ruling or penalty can cite
cli-board-violation-noted = recorded as note { $note }; cite it with `--cites { $note }`
cli-board-violation-noted-without-number = recorded without a number: the board has too many notes, so this one cannot be cited
cli-check-boards-none = physical boards: none
cli-check-boards = physical boards: { cli-check-boards-use }; { cli-check-boards-necessity }; { cli-check-boards-makes }; { cli-check-boards-scoresheets }
cli-check-boards-use = { $use ->
    [follow] they show the game, which is played on the screen
    [enter-at-once] they enter each move as soon as it is on the board
    [enter-by-clock] they enter each move when the player presses the board’s clock
   *[enter-by-screen] they enter each move when the player taps the screen
}
cli-check-boards-necessity = { $necessity ->
    [obligatory] every player must have one
   *[optional] players may have one
}
cli-check-boards-makes = { $kind ->
    [any] any make is accepted
   *[listed] accepted makes: { $makes }
}
cli-check-boards-scoresheets = { $scoresheets ->
    [yes] players must keep a scoresheet
   *[no] no scoresheets needed
}

## Penalties: where they are shown

penalty-list-line = { $when }, board { $board }, record { $record }: { $player } ({ $number }): { $penalties } ({ $article }): { $reason }

## What several commands say

cli-warning = warning: { $text }
cli-confirm = Do this? Type yes:
cli-no-round-sent = the server sent no round
cli-side = { $side ->
    [white] White
    [black] Black
   *[other] nobody
}

## Rounds

cli-round-closing-approves = closing the round approves { $results }
cli-round-confirm-start = Start the round now? Type yes:
cli-round-not-started = the round was not started
cli-round-line = round { $round }: { $state ->
        [draft] draft
        [published] published
        [started] started
       *[other] closed
    }, { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    }, { $finished } finished{ $unapproved ->
        [0] { "" }
       *[other] , { $unapproved } not approved
    }{ $byes ->
        [0] { "" }
       *[other] , { $byes } without a game
    }{ $taken-back ->
        [yes] ; the results imported from { $source } are cancelled
       *[no] { "" }
    }
cli-round-line-elsewhere = round { $round }: played elsewhere ({ $source }), { $boards ->
        [one] 1 game
       *[other] { $boards } games
    }{ $open ->
        [0] { "" }
       *[other] , { $open } without a result
    }{ $byes ->
        [0] { "" }
       *[other] , { $byes } without a game
    }
cli-time-control = time control { $control }
cli-round-time-control-of = { $count ->
        [one] board
       *[other] boards
    } { $boards }: time control { $control }
cli-round-discarded = round { $round }: draft deleted ({ $pairings } pairings, { $bye-count ->
        [0] no byes
       *[other] byes { $byes }
    }{ $start-count ->
        [0] { "" }
       *[other] , start positions of boards { $starts }
    }); the round is no longer paired
cli-round-draft-empty = the draft of round { $round } is empty
cli-round-draft-empty-next = there is nothing to delete
cli-round-no-draft = round { $round } is { round-state }: only a draft can be deleted
cli-round-no-draft-next = { $state ->
    [published] unpublish it first: `adoube round unpublish { $round } --reason ...`
    [elsewhere] unpublish it first: `adoube round unpublish { $round } --reason ...`
   *[other] its games stay in the record
}
cli-draw-none = no start positions were drawn for round { $round }
cli-draw-none-next = in a Chess960 event they are drawn at publication, for boards without a start position
cli-draw-mismatch = the numbers of these boards do not match the seed: { $boards }
cli-draw-head = round { $round }: { $one ->
        [yes] one drawing of lots for the whole round
       *[no] one drawing of lots for each board
    }
cli-draw-text = text  { $text }
cli-draw-seed = seed  { $seed }
cli-draw-signed = the seed is the server's signature (Ed25519) of the text; `adoube verify` checks it
cli-draw-board = board { $board }  number { $number }  { $array }  { $same ->
        [yes] drawn again: the same
       *[no] drawn again: { $again }, NOT THE SAME
    }
cli-draw-given = board { $board }  from the pairings: { $start }
cli-draw-wrong = board { $board }
cli-publish-confirm = Publish it like this? Type yes:
cli-publish-seat = { $number } { $name } ({ $venue ->
        [yes] { $seat }
       *[no] no venue
    })
cli-publish-without-game = -  { $number } { $name }: { $bye ->
        [F] a full point (F)
        [H] half a point (H)
        [U] pairing-allocated bye (U)
        [Z] absent (Z)
        [none] no game and no bye
       *[other] { $bye }
    }
cli-unpublish-started = round { $round } was started
cli-unpublish-started-effects = if no move was made, its start and its publication are cancelled: its games have not begun, its pairings are a draft again, and devices lose their seats; checks, check-ins, default times and pauses are cancelled too
cli-unpublish-results = cancelled results: { $results }
cli-unpublish-pause-instead = started too early? `adoube clock pause --round { $round }` stops its clocks, and you can resume its games later
cli-unpublish-elsewhere = round { $round } was played elsewhere
cli-unpublish-elsewhere-results = its results imported from { $source } are cancelled: { $results }
cli-unpublish-elsewhere-effects = standings, reports and pairings do not count them until you import the report again
cli-unpublish-later-published = { $count ->
    [one] round { $rounds } was published or played after it: it was paired with these results and does not change
   *[other] rounds { $rounds } were published or played after it: they were paired with these results and do not change
}
cli-unpublish-later-drafts = { $count ->
    [one] round { $rounds } is already paired: check whether it used these results
   *[other] rounds { $rounds } are already paired: check whether they used these results
}
cli-unpublish-game = { $board } { $result ->
        [none] without a result
       *[other] { $result }
    }
cli-unpublish-games = { $games }{ $more ->
        [0] { "" }
        [one] { " " }and 1 more game
       *[other] { " " }and { $more } more games
    }{ $byes ->
        [0] { "" }
       *[other] , { $byes } without a game
    }
cli-unpublish-only-byes = { $byes } without a game

## Boards and clocks

cli-no-board = there is no board { $board }
cli-board-done = { $board }: { $done } (record { $record })
cli-done-citing = { $done }{ $count ->
        [0] { "" }
        [one] ; it cites device note { $last }
       *[other] ; it cites device notes { $others } and { $last }
    }
cli-done-reason-not-accepted = { $done }; the reason was not accepted: { $why }; { cli-pause-reason-missing }
cli-pause-reason-missing = reason missing, give it with: adoube clock reason { $of } --reason TEXT
cli-clocks-stopped = clocks stopped
cli-clocks-stopped-without-reason = clocks stopped; { cli-pause-reason-missing }
cli-pause-reason-recorded = reason of the pause recorded
cli-resumed = resumed
cli-time-added = time added: { $clocks }
cli-clocks-set = clock set: { $parts }
cli-set-time = { side } { $time }
cli-set-period = { side }'s period { $period }
cli-set-moves = { side }'s moves { $moves }
cli-restored = back to half-move { $half-move }, clocks stopped
cli-colours-reversed = restarted with reversed colours
cli-restarted-from = restarted from { $fen }, clocks stopped
cli-reopened = reopened, clocks stopped
cli-assistant-enters = { $assistant } enters the moves of { side }
cli-assistant-none = { side } enters the moves without an assistant
cli-moves-wait = { side }'s moves { $wait ->
        [yes] wait
       *[no] do not wait
    } for the board
cli-confirm-unusual = Is this correct? Type yes:
cli-effects-now = effects now:
cli-citable = these notes can be cited:
cli-unusual = REMARK: { $text }
cli-not-done = NOT DONE: { $why }
cli-both-clocks = White { $white }, Black { $black }
cli-period-moves = period/moves White { $white }, Black { $black }
cli-changed-before = before: { $clocks }
cli-changed-after = after:  { $clocks }
cli-draw-odds-stay = { side } has draw odds with every time control: if the game is drawn, { side } wins
cli-begins-with = { side } begins with { $clock }
cli-clock-stays = { side }'s clock stays at { $clock }, with its period and move counter; give it another time with --{ $side }
cli-times-differ = White and Black have different time controls:
cli-times-choice = --times { $follows }: White ({ $white }) { $white-control }, Black ({ $black }) { $black-control }
cli-times-ask = Do they stay with the colours or go with the players? Type colour or player:
cli-times-no-terminal = White and Black have different time controls: without a terminal the command cannot ask whether the times stay with the colours or go with the players
cli-times-no-terminal-next = add --times colour if they stay with the colours (armageddon), or --times player if they go with the players (O 3.8)
cli-just-reversed = nothing was changed: { $why }
cli-just-reversed-next = to reverse them back, leave out --yes and confirm, or wait a minute

## What becomes of a game, before it is done

cli-board-head = { $board } { $white } - { $black }, { $half-moves ->
        [one] 1 half-move
       *[other] { $half-moves } half-moves
    } played
cli-side-of-player = { side } ({ $player })
cli-unrated = { $board } { $white } - { $black }: { $made ->
        [0] no move was made
       *[other] only the first half-move was made
    }
cli-unrated-letters = reports write { $white-letter } for White and { $black-letter } for Black (W, D, L): the points count, but the game is not rated
cli-unrated-forfeit = if a player did not come, add --forfeit: reports write it as + and -
cli-no-half-move = { $head }: half-move { $half-move } does not exist
cli-no-half-move-next = see the moves with `adoube export pgn --round N --out FILE`; --plies counts half-moves
cli-restore-last = the last move is then half-move { $half-move }: { $move ->
        [none] none, the start position
       *[other] { $move }
    }
cli-restore-taken = { $count ->
    [0] no moves are taken back
    [one] 1 half-move is taken back and stays in the record: { $moves }
   *[other] { $count } half-moves are taken back and stay in the record: { $moves }
}
cli-reverse = { $begun ->
        [yes] it restarts with full clocks
       *[no] it will be played with these colours
    }: { $white } has White, { $black } has Black
cli-annulled = { $begun ->
    [yes] the game is annulled and stays in the record
   *[no] the game has not begun
}
cli-begins = it begins when both players are checked in and their checks are passed or waived
cli-begins-no-default-time = { cli-begins }; the default time no longer applies
cli-reopen = { $result ->
        [none] it has no result yet
       *[other] its result, { $result }, is cancelled
    }: the game { $begun ->
        [yes] continues from its last position
       *[no] will be played after all
    }
cli-declare-moves = { $count ->
    [0] no move was made yet
   *[other] the latest moves: { $moves }
}
cli-declare-to-move = { $player } is to move; when the clocks were last set or started, White had { $white }, Black { $black }
cli-declare-ends = THE GAME IS STILL BEING PLAYED: it ends now with this result, approved in your name; if it has an open incident, that closes
cli-declare-continue = to continue it later: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
cli-clock-runs = these changes are calculated from the board's latest record, but { side }'s clock is still running: stop it first with `adoube clock pause { $board } --reason TEXT`
cli-stopped-until-ready = both clocks stay stopped until both players are ready (if there is a legal move), or until `adoube clock resume { $board } --reason TEXT`
cli-stopped-until-resumed = both clocks stay stopped until `adoube clock resume { $board } --reason TEXT`

## Times that were typed, and clocks

cli-time-understood = { $name }: '{ $typed }' is { $words }
cli-time-control-understood = time control: '{ $typed }' is { $words }
cli-late-by = maximum delay of players
cli-clock-unchanged = { $name } { $time }, unchanged

## Results, calls, checks

cli-result-no-board = no board is named
cli-result-no-board-next = see adoube result --help
cli-result-declared = { $forfeit ->
        [yes] forfeited
       *[no] declared
    } { $points }
cli-result-corrected = corrected to { $points }{ $how ->
        [forfeit] , a forfeit
        [no-forfeit] , as a game that was played
        [no-odds] , without draw odds
       *[other] { "" }
    }
cli-result-approved = { $result ->
    [none] approved
   *[other] approved { $result }
}
cli-result-in-event-points = { $typed } ({ $points } in the event's points)
cli-result-new = the new result is { $points }
cli-result-to-change = To change the result: `adoube result correct { $board } RESULT --reason TEXT`; to continue the game: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
cli-result-already = { $board } already has a result: { $result } ({ ending }, { $state ->
        [provisional] provisional
        [objected] objected
        [confirmed] confirmed
        [corrected] corrected
       *[other] approved
    })
cli-result-already-next = change it with `adoube result correct { $board } RESULT --reason TEXT`
cli-result-no-forfeit = a forfeit is 1-0, 0-1 or 0-0, not { $result }
cli-result-no-forfeit-next = the player who did not come loses; leave out --forfeit to declare the result as played
cli-result-still-forfeit = { $board } was forfeited, and a forfeit is 1-0, 0-1 or 0-0, not { $result }
cli-result-still-forfeit-next = if it should count as played, add --no-forfeit: `adoube result correct { $board } { $result } --no-forfeit --reason TEXT`
cli-result-none-left = no results left to approve
cli-result-left-out = { $board }: NOT APPROVED: { $why }
cli-result-not-approved = not approved: { $boards }
cli-result-not-approved-next = see the reasons above
cli-call-coming = the player of call { $number } sees that you are coming
cli-call-back = { side } is back
cli-call-answer = { $answer ->
    [valid] valid reason
    [not-valid] no valid reason
    [granted] leave granted
    [refused] leave refused
   *[other] { "" }
}
cli-call-done = call { $number }: { cli-call-answer }
cli-call-none = no open calls
cli-call-none-open = board { $board } has no open call
cli-call = { $board }: call { $number } of { side }, { $name } at { $venue }, since { $since }{ $asks ->
        [leave] , who asks to leave the playing area
        [objection] , who objects to the result { $result }
       *[none] { "" }
    }{ $given ->
        [yes] : { $reason }
       *[no] { "" }
    }{ $coming ->
        [yes] ; { $by } is on the way
       *[no] { "" }
    }
cli-call-history = answered { $at } by { $by }: { cli-call-answer }{ $noted ->
        [yes] ; note: { $note }
       *[no] { "" }
    }
cli-call-elsewhere = call { $number } of board { $board } is from { side } at { $venue }, but your role is at { $venues }
cli-call-elsewhere-next = an official of that venue or the Chief Arbiter answers it
cli-check-kind = { $kind ->
    [device] device check
    [fair-play] fair-play check
   *[other] check
}
cli-check-failed = { $board }: { cli-side }: the { cli-check-kind } failed; to change it, record it by board and side
cli-check-both-failed = this would record both checks as failed
cli-check-both-failed-next = add the failed check after the side: `device` or `fair-play`
cli-check-none-left = no checks left to record
cli-check-all-over = all games of the round are over: no checks left to record
cli-check-not-open = round { $round } has no open boards: it is { round-state }
cli-check-not-open-next = publish it before you record checks
cli-check-no-lca = { $person } is not an LCA of a venue
cli-check-no-lca-next = name the LCA who records the checks: --as lca-madrid
cli-check-done = { cli-side }: { cli-check-kind } { $passed ->
        [yes] passed
       *[no] failed
    }
cli-check-left-out = { $board } { cli-side }: { cli-check-kind }: skipped, because the device check was refused; if the player is present, record it by board and side
cli-check-refused = { $board } { cli-side }: { cli-check-kind }: { $why }
cli-checks-not-recorded = { $count } of { $many } checks not recorded:
cli-checks-not-recorded-next = solve the problem in each line, or name an official who can do this with --as PERSON, and repeat the command; the other checks are recorded
cli-checks-none = no checks recorded, and none required
cli-checked = { $board } { cli-side }: { cli-check-kind } { $passed ->
        [yes] passed
       *[no] failed
    }{ $by-venue ->
        [yes] , as its venue reports,
       *[no] { " " }by { $by }{ $office }
    } at { $time }{ $noted ->
        [yes] : { $note }
       *[no] { "" }
    }{ $left ->
        [yes] ; of { $from }, before the seat moved to { $to }
       *[no] { "" }
    }
cli-check-report = report { $digest } of { $device }, made at { $time }: { $layers } layers, { $all-work ->
        [yes] all required layers work
       *[no] DO NOT WORK: { $unmet }
    }
cli-check-report-none = no report of its lock was signed
cli-check-report-failed = a failed check has no signed report, the report stays on the device
cli-check-layer = { $layer }: { $holds ->
        [yes] works
       *[no] DOES NOT WORK
    } ({ $state }, { $required ->
        [yes] required
       *[no] not required
    }; { $tried } tested, { $wrong } wrong) { $how }
cli-check-pending = { $board } { cli-side }: { cli-check-kind }: not yet
cli-checks-waived-by = { $board } { $side ->
        [white] White
        [black] Black
       *[other] both players
    }: checks waived by { $by }{ $office } at { $time }: { $reason }
cli-checks-waived = checks of { $side ->
        [white] White
        [black] Black
       *[other] both players
    } waived
cli-checks-none-to-waive = no checks left to waive
cli-default-time = players may be { $time } late
cli-default-time-none = no default time until you set one
cli-needs-terminal = this needs confirmation, but there is no terminal to ask on
cli-needs-terminal-next = add --yes to confirm it
cli-seat-moved = { side } moved to { $device }
cli-seat-moves = { $board }: { side } continues at device { $device }; the old device can no longer play at this seat, unless you move the seat back to it
cli-seat-stop-clocks = to stop the clocks until then: adoube clock pause { $board }
cli-seat-confirm = Move the seat? Type yes:
cli-seat-nothing-moved = nothing was moved
cli-seat-effects-changed = NOT DONE: its effects have changed:
cli-seat-or-at-the-wall = { $next }; or request it on the venue's wall: the request is saved there until the server answers
cli-seat-board-not-open = board { $board } is not open: round { $round } is { round-state }
cli-seat-board-not-open-next = publish the round before you move a seat
cli-seat-no-device = device { $device } does not exist
cli-seat-devices = devices: { $devices }

## Pauses of many boards

cli-hold-reason-recorded = round { $round }, pause { $hold }: reason recorded
cli-hold-no-round = no round is in progress
cli-hold-several-rounds = several rounds are in progress
cli-hold-name-round = name the round with --round N
cli-hold-all-reasons = round { $round }: every pause has its reason
cli-hold-all-reasons-next = for the pause of one board: adoube clock reason BOARD --reason TEXT
cli-hold-several = round { $round }: several pauses have no reason:
cli-hold-several-next = name one with --hold N
cli-hold-boards = { $scope ->
    [venue] boards of { $venue }
   *[all] all boards
}
cli-hold-outcome = { $outcome ->
    [stopped] clocks stopped
    [still-stopped] this pause has ended; another pause still stops the clocks
    [resumed-except] resumed, except boards stopped by another pause
   *[resumed] resumed
}
cli-hold-done = round { $round }, { cli-hold-boards }: { cli-hold-outcome }
cli-hold-reason-not-accepted = the reason was not accepted: { $why }
cli-hold-reason-missing = pause { $hold }: { cli-pause-reason-missing }
cli-hold-confirm = Resume these games? Type yes:
cli-hold-by = { $office ->
    [none] { $by }
   *[other] { cli-live-office }
}
cli-hold-line = pause { $hold }, { cli-hold-boards }, by { cli-hold-by } ({ $article }): { $given ->
        [yes] { $reason }
       *[no] reason missing
    }
cli-hold-ended = pause { $hold }, { cli-hold-boards }: ended{ $by-known ->
        [yes] { " " }by { $by }
       *[no] { "" }
    }: { $reason }
cli-hold-alarm = { $scope ->
        [venue] STOPPED
       *[all] ALL STOPPED
    }: { cli-hold-line }

## Players, pairings, officials

cli-no-player-sent = the server sent no player
cli-player-takes-part = { $number } { $name } { $change ->
        [again] takes part again
        [again-after] takes part again: had withdrawn from round { $before } on
        [withdrawn] has withdrawn from round { $from } on
       *[other] has withdrawn from round { $from } on (before: from round { $before } on)
    }
cli-player-removed = { $number } { $name } is removed from the event
cli-player-removed-draft = this player was in the draft of round { $draft }: check whether their opponent is still paired (`adoube export pairs --round { $draft }`)
cli-player-in-tables = the pairing tables (Berger) still pair this player in round { $draft }: after it is published, declare the game a forfeit (`adoube result { $draft }.B 1-0 --forfeit --reason ...`)
cli-player-in-draft = the draft of round { $draft } pairs this player: pair it again before you publish it
cli-pair-nothing-imported = nothing was imported
cli-pair-is-draft = the round's draft; publish it when it is correct
cli-pair-other-system = { $system ->
    [swiss] the event is a Swiss tournament (regulations.toml: system = "swiss"): pair it with `adoube pair --round { $round } --engine CMD`, or change it to system = "round-robin" and run `adoube set-up`
   *[other] the event is a round robin (regulations.toml: system = "round-robin"): pair it with `adoube pair --round { $round } --round-robin`, or change it to system = "swiss" and run `adoube set-up`
}
cli-roles-chief-alone = only the Chief Arbiter can rule now
cli-roles-delegates = in addition to the Chief Arbiter these can rule now: { $names }
cli-roles-can-rule = can rule in place of the Chief Arbiter
cli-delegation = { $person } can rule: delegated by { $by }, { $since }{ $given ->
        [yes] : { $reason }
       *[no] , no reason recorded
    }
cli-delegation-valid = { cli-delegation }; valid until it is ended
cli-delegation-ended = { cli-delegation }; ENDED by { $ended-by }, { $ended }{ $ended-given ->
        [yes] : { $ended-reason }
       *[no] , no reason recorded
    }
cli-role-at = { $at ->
    [event] { $role }
   *[venue] { $role } of { $venue }
}
cli-invite-link = One-time sign-in link for { $person } ({ cli-role-at }), valid until { $until }:
cli-session-ended = session { $id } is ended
cli-session-none = no one is signed in
cli-session-line = { $who } since { $since }, last used { $last-used }  { $browser }
cli-invite-role-unknown = the role of { $person } is not known here
cli-invite-role-unknown-next = name it with --role lta, lca, arbiter or chief-arbiter
cli-invite-no-role = { $person } does not have this role
cli-invite-no-role-next = see who has which role with `adoube roles`
cli-invite-several-roles = { $person } has several roles: { $roles }
cli-invite-several-roles-next = name one with --role and --venue
cli-invitation-withdrawn = invitation { $id } is withdrawn
cli-invitation-none = no invitations
cli-invitation-made = { $by-known ->
        [yes] by { $by }, { $made }
       *[no] { $made }
    }: { $state ->
        [open] open until { $until }
        [used] used
        [withdrawn] withdrawn
        [expired] expired
       *[other] unknown
    }
cli-describe-head = { $tournament }, regulations version { $version }
cli-describe-regulations = Regulations, with every default
cli-describe-time-control = Time control
cli-describe-venues = Venues
cli-describe-officials = Officials
cli-describe-players = Players
cli-describe-rounds = Rounds
cli-describe-withdrawn = withdrawn from round { $from } on
cli-describe-draw-odds = { $control }; { side } has draw odds: if the game is drawn, { side } wins
cli-penalty-player-without-game = player { $player } has no game yet, and penalties are recorded with a game: withdraw the player with `adoube player withdraw { $player }`, or impose the penalty on their first board
cli-penalty-none-proposed = no penalties are proposed on board { $board }
cli-penalty-several = board { $board } has several rulings in force, records { $records }: add --record NUMBER
cli-penalty-none-in-force = board { $board } has no penalty in force with this record: see `adoube penalty list`

## Files of an event

cli-setup-no-certificate = no certificate for { $names }; make it with: adoube --event { $folder } certify
cli-setup-no-problems = regulations, venues and officials have no problems
cli-setup-done = { $tournament }: regulations version { $version }, { $venues } venues, { $devices } devices, { $officials } officials
cli-setup-changed = changed: { $setting }: { $was-set ->
        [yes] { $before }
       *[no] not set
    } -> { $is-set ->
        [yes] { $after }
       *[no] not set
    }, { $at-once ->
        [yes] from now on
       *[no] from round { $round } on
    }
cli-check-event-no-folder = '{ $name }' is neither a folder nor a board, such as 1.3
cli-check-event-no-certificate = no certificate yet for { $names }: make it with adoube --event { $folder } certify
cli-check-event-no-problems = no problems found
cli-check-event-name = { $name }: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
cli-check-event-control = time control: { $notation } ({ $words }), { $class }
cli-check-event-default-time = { $minutes ->
    [0] default time: none; players who are late lose at once
    [one] default time: 1 minute after the start of the round
   *[other] default time: { $minutes } minutes after the start of the round
}
cli-check-event-venue = venue { $venue }: { $name }, { $time-zone }, { $devices ->
        [one] 1 device
       *[other] { $devices } devices
    }
cli-check-event-seats = seats for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
cli-check-event-officials = officials: { $officials }
cli-check-event-profile = { $profile ->
    [applies] profile.toml applies to every device
    [unused] profile.toml is not used: regulations.toml does not name it
   *[none] devices have no profile
}
cli-check-event-file = { $file }: { $players ->
        [one] 1 player
       *[other] { $players } players
    }
cli-check-event-too-many = { $seated ->
        [one] 1 player
       *[other] { $seated } players
    } and { $places ->
        [one] 1 device
       *[other] { $places } devices
    }: add devices to venues.toml
cli-check-event-misnamed = { $found } was not checked: only { $name } is. Rename it
cli-check-event-stranger = no report in this folder has a player { $player }
cli-check-event-column = column { $column }
cli-certify-nothing = every venue, device and official has a certificate: nothing to make
cli-init-done = { $folder }: event { $tournament } with { $venues } venues and { $devices } devices.
cli-init-next = Next: edit regulations.toml, venues.toml and officials.toml in it; then
cli-init-each-venue = (and so on, at each venue)
cli-init-each-device = (and so on, at each device)
cli-init-certify = To make certificates for venues, devices or officials added later:
cli-init-key = Anyone who has authority/authority.key can make certificates: store it in a safe place.

## Imports and exports

cli-import-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
cli-import-round = { cli-import-players }, { $pairings ->
        [one] 1 pairing
       *[other] { $pairings } pairings
    } and { $byes ->
        [one] 1 bye
       *[other] { $byes } byes
    } of round { $round }
cli-import-elsewhere = { $count ->
    [one] round { $rounds } was played elsewhere: its results are those of the file
   *[other] rounds { $rounds } were played elsewhere: their results are those of the file
}
cli-import-forfeit = board { $board } is forfeited in the file; after the round is published: adoube result { $board } { $result } --forfeit --reason ...
cli-import-not-imported = { $file } was not imported
cli-import-played-trf = --played is for `import trf`
cli-import-played-trf-next = only a TRF contains results of several rounds
cli-import-other-names = starting numbers would be given to other persons:
cli-import-other-names-next = nothing was imported: if this is intended, add --replace
cli-export-bytes = { $file }: { $bytes } bytes
cli-export-scores-only = --language, --figurines and --plain have no effect here: they are for `export scores`
cli-export-pgn-only = --for-officials has no effect here: it is for `export pgn`
cli-export-no-games = round { $round } has no games: { $why ->
        [draft] its pairings are a draft
        [unpaired] it is not paired yet
       *[other] it has no pairings
    }
cli-export-no-games-next = { $why ->
    [draft] publish them with `adoube round publish { $round }`, or look at them with `adoube export pairs --round { $round }`
    [unpaired] import its pairings, or see `adoube pair --help`
   *[other] look at its byes with `adoube export pairs`
}
cli-export-draft = round { $round } is a draft, and a report contains only published rounds
cli-export-draft-next = publish it first (`adoube round publish { $round }`), or look at its pairings with `adoube export pairs --round { $round }`
cli-export-elsewhere-next = its games are not recorded here: only { $source } has its results
cli-export-to-pair = --to-pair is only for reports that pairing programs read
cli-export-to-pair-next = use `export trf --to-pair`, or leave it out
cli-export-newer = --type-code and --paired-by are only for reports of the newer edition
cli-export-newer-next = use `export trf --edition 26`, or leave them out
cli-export-other-regulations = the server's regulations have another version: { $problems }
cli-export-no-pairings = there are no pairings
cli-export-not-begun = no round has begun
cli-export-not-begun-next = start one with `adoube round start N`
cli-export-exists = { $file } already exists
cli-export-exists-next = choose another --out
cli-export-unwritable = { $file } cannot be written: { $error }
cli-export-not-written = { $file } cannot be written

## Standings

cli-standings-penalties = Penalties:
cli-standings-after = After round { $round }
cli-standings-rank = Rank
cli-standings-number = No.
cli-standings-name = Name
cli-standings-points = Pts
cli-standings-withdrawn = { $name } (withdrawn from round { $round })
cli-standings-tie-breaks = Tie-breaks by { $edition }: { $begin }
cli-standings-pending = { $games ->
    [one] 1 game has no result yet
   *[other] { $games } games have no result yet
}
cli-standings-no-report = { $file } is not a tournament report:
cli-standings-no-round = { $file } has no round { $round }
cli-standings-no-round-next = its last one is round { $last }
cli-standings-points-impossible = { $file }: the points are impossible
cli-standings-rules-apply = { $begin }; the rules of { $edition } apply
cli-standings-contradiction = the report contradicts itself:
cli-standings-draft = round { $round } is a draft: there are no standings after it
cli-standings-draft-next = leave out --round for the standings after the last round with results
cli-standings-left-out = a tie-break is left out: { $why }

## The record of an event

cli-verify-damaged-count = { $damaged } of { $streams } streams are damaged
cli-verify-keep-copy = nothing was changed: keep a copy of the folder, and restore an older one
cli-verify-signatures = { $draws ->
    [0] { $signatures } signatures are valid
   *[other] { $signatures } signatures are valid, { $draws } of them for drawings of lots, whose start positions match
}
cli-verify-no-signatures = signatures were not checked: name the key with --signing FILE
cli-verify-valid = { $streams ->
        [one] 1 stream
       *[other] { $streams } streams
    }, { $records ->
        [one] 1 record
       *[other] { $records } records
    }: every hash chain is valid; { $signatures }
cli-verify-digest = hash of all streams: { $digest }
cli-verify-no-list = the list of streams cannot be read
cli-verify-stream = { $stream }: { $records ->
        [one] 1 record
       *[other] { $records } records
    }, { $signatures ->
        [one] 1 signature
       *[other] { $signatures } signatures
    }{ $draws ->
        [0] { "" }
       *[other] , { $draws } of them for drawings of lots, whose start positions match
    }
cli-verify-stream-damaged = { $stream }: DAMAGED: { $error }
cli-verify-locked-next = stop the server first
cli-verify-full-next = free space on that disk, or check a copy elsewhere
cli-verify-no-ledger = { $folder } contains no ledger
cli-verify-no-ledger-next = name the server's data folder: --data DIR/coordinator/data
cli-verify-no-key = { $file } cannot be read as a key: { $error }
cli-verify-other-key = { $file } is not an Ed25519 key: { $error }
cli-verify-record = record { $record }
cli-verify-record-signature = record { $record }, signature of record { $signed }
cli-verify-seed = the seed is not a signature of '{ $text }'
cli-verify-starts = the start positions do not match the seed
cli-verify-hash = its hash is not the hash of that record

## Checking aids

cli-chess-no-position = '{ $typed }' is not a position: { $error }
cli-chess-no-position-next = type a number from 0 to 959, or a FEN in quotes
cli-chess-perft-next = type a FEN in quotes, or startpos; Chess960 castling needs --chess960
cli-chess-no-start = '{ $typed }' is not a Chess960 start position: { $why }
cli-chess-other-start = this is another start position, or moves were made
cli-chess-number = number { $number }
cli-chess-refused = a legal move was refused
cli-no-threads = cannot create threads to run on
cli-cannot-write = cannot write to standard output: { $error }
cli-bench-round = round { $round }: { cli-bench-figures }
cli-bench-best = best: { cli-bench-figures }
cli-bench-figures = replay { $moves } moves/s, { $records } records/s of { $bytes } bytes; engine alone in groups of { $group } { $engine } records/s; ratio { $ratio }
cli-bench-no-ledger = the replay's ledger cannot be read
cli-sim-all-hold = every invariant holds
cli-sim-violated = violated: { $invariant }
cli-sim-unread = { $file }: { $why }
cli-sim-unread-next = write one with `adoube sim story 7 > FILE`; docs/simulation.md lists the steps
cli-sim-too-large = too large for a story
cli-sim-in-full = In full
cli-sim-happened = What happened
cli-sim-boards = { $down ->
    [yes] The boards while the server is down
   *[no] The boards by their records
}
cli-sim-keys = { $place } of { $count }   arrows, pages: move   n, p: next, previous step   f: in full   q: leave
cli-sim-clock = { cli-side } { $clock }{ $runs ->
        [yes] { " " } runs
       *[no] { "" }
    }

## Files that people name

cli-not-text-utf-16 = it is in UTF-16
cli-not-text-other-bytes = it is not UTF-8 (perhaps Latin-1 or Windows-1252): the first invalid byte is { $byte } in line { $line }
cli-not-text-packed = it is compressed ({ $packed })
cli-not-text-binary = it is not text, but another program's data
cli-not-text-zero = it is not text: line { $line } has a zero byte
cli-not-text-utf-16-next = save it as UTF-8, or run: iconv -f UTF-16 -t UTF-8 OLD > NEW
cli-not-text-other-bytes-next = save it as UTF-8, or run: iconv -f WINDOWS-1252 -t UTF-8 OLD > NEW
cli-not-text-packed-next = unpack it first, and name the unpacked file
cli-not-text-name-another = name a text file
cli-unreadable = { $file } cannot be read
cli-unreadable-because = { cli-unreadable }: { $why }
cli-too-large = { cli-unreadable }: it is larger than { $megabytes } MB
cli-too-large-next = a file of this kind is never that large: name another one, or a part of it
cli-more-errors = and { $more } more

## Connections to the server and to venue nodes

cli-coordinator-at = the server at { $host }
cli-node-at = the venue node at { $host }
cli-no-address = '{ $address }' is not an address
cli-certificates-unusable = this person's certificates cannot be used: the event may have been made again
cli-no-response = { $whose } accepts connections but does not respond: nothing received in { $seconds } s
cli-no-response-next = its program is frozen or stopped, or its machine is overloaded; no request was sent yet
cli-name-another-official = name an official who can do this with --as PERSON: see officials.toml
cli-pauses-together = `adoube watch --once` lists the pauses: boards that were paused together are resumed together
cli-refused = refused: { $why }
cli-refused-by-article = refused: { $why } ({ $article })
cli-coordinator-other-certificate = { cli-coordinator-at } and this person's certificate do not match: { $why }
cli-coordinator-other-certificate-next = check that --event is the folder of this server's event and that its certificates are still valid
cli-coordinator-unreachable = { cli-coordinator-at } cannot be reached: { $why }
cli-coordinator-unreachable-next = check the address in official.toml and the network
cli-coordinator-not-running = { cli-coordinator-at } is not responding: is adoube-coordinator running?
cli-coordinator-not-running-next = at a venue: call the Chief Arbiter. On the server's machine, start it with: adoube-coordinator --dir DIR/coordinator
cli-coordinator-unavailable = { cli-coordinator-at } is not available now: { $why }
cli-try-again-saved = try again in a moment; everything already confirmed is saved
cli-coordinator-late = { cli-coordinator-at } did not respond in time
cli-coordinator-late-next = it may have done this anyway: check with `adoube describe` before you try again
cli-certificate-refused = the server does not accept this certificate: { $why }
cli-certificate-refused-next = check that --event is the folder of its event
cli-not-found = not found: { $why }
cli-not-found-next = check that the event was set up: see `adoube set-up` and `adoube describe`
cli-coordinator-unsupported = { cli-coordinator-at } does not support this request: { $why }
cli-coordinator-unsupported-next = it may be an older version
cli-coordinator-failed = { cli-coordinator-at } failed: { $why } ({ $code })
cli-coordinator-lost = the connection to the server at { $host } was lost: { $why }
cli-in-doubt = { $whose } did not answer: { $why }. It is unknown whether this was done
cli-in-doubt-next = check with `{ $look }` before you repeat the command: it may have been done already
cli-repeated = the first answer was lost; the same command was sent again: it was done, and only once
cli-repeating = no answer from { $whom ->
        [coordinator] the server
       *[other] the venue node
    }: sending the same command again (it will be done only once)
cli-no-random = this machine provides no random numbers
cli-node-stream-ended = the venue node ended the stream
cli-coordinator-stream-ended = the server ended the stream
cli-not-following = no longer receiving data from the server
cli-node-unreachable = { cli-node-at } cannot be reached: { $why }
cli-node-unreachable-next = check that adoube-venue is running there and that its venue.toml has listen_officials
cli-node-not-granted-next = check that `adoube set-up` was run with this person's role, and that the venue was connected to the server afterwards
cli-node-expired-next = connect the venue to the server again
cli-node-revoked-next = name a person who has a role now with --as PERSON: see officials.toml
cli-node-other-venue-next = this is the venue node of { $venue }: use --as lta-{ $venue }
cli-node-not-found-next = see its devices and orders with adoube watch --venue { $venue } --once
cli-node-unsupported = { cli-node-at } does not support this request
cli-node-no-response = { cli-node-at } did not respond: { $why }
cli-try-again = try again in a moment

## Times and time controls in words

cli-time-none = no time
cli-time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
cli-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
cli-time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
cli-time-part-seconds = { $seconds } seconds
cli-control-moves-in = { $n ->
    [one] { $n } move in { $time }
   *[other] { $n } moves in { $time }
}
cli-control-increment = { $period }, with { $time } added after each move
cli-control-delay = { $period }, with a delay of { $time } before each move
cli-control-bronstein = { $period }, with up to { $time } given back after each move (Bronstein)
cli-control-next = ; then{ " " }
cli-control-both-sides = White: { $white }; Black: { $black }
cli-control-class = { $class ->
    [blitz] blitz
    [rapid] rapid
   *[standard] standard
}
cli-control-understood = { $notation }, { $class }
cli-control-understood-minutes = { $notation } (minutes + seconds a move), { $class }
cli-control-understood-sixty = { $notation }; { $alike ->
    [yes] { $time }
   *[no] at least { $time }
} in sixty moves, { $class }
