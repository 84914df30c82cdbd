### The command line. See README.md.

## Penalties: the command line

penalty-takes-nothing = no value
penalty-takes-time = a time, such as =2:00 or ='2 min'
penalty-takes-points = points, such as =0.5
penalty-takes-opponents-points = the opponent’s points, such as =0 (a win if left out)
penalty-takes-rounds = rounds, such as =4 or =4-6
penalty-takes-claim = the claimed move, such as =Ng8 (nothing if the position on the board was claimed)
penalty-takes-fine = the number of a fine in the regulations, such as =1
penalty-kinds-line = { $officials }; takes { $takes }
penalty-kinds-laws = Laws 2005: { $old } 2018, 2023: { $new }
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
cli-eboard-learns-care = Check that every piece is on its square, also king and queen.
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
cli-eboard-check-unseen = The board did not report this. It reports { $placement }, which differs on { $squares }. If the pieces are in the right place, the sensors there are broken: use another board.
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
cli-eboard-simulate-lifted = lifted
cli-eboard-simulate-slid = slid
cli-eboard-simulate-put-back = put back once first
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
