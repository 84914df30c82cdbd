### `adoube demo`. See README.md.

## Steps

cli-demo-keys = new keys and certificates in { $folder }
cli-demo-coordinator-runs = the server is running
cli-demo-published = { $venues ->
    [one] { $event } of { $date }, round { $round }, at { $venues } venue: published
   *[other] { $event } of { $date }, round { $round }, at { $venues } venues: published
}
cli-demo-programs-run = { $count ->
    [one] { $count } program runs; players check in
   *[other] { $count } programs run; players check in
}
cli-demo-checked = { $players ->
    [one] { $players } player and their device were checked
   *[other] { $players } players and their devices were checked
} { $venues ->
    [one] by the LCA of { $venues } venue
   *[other] by the LCAs of { $venues } venues
}; the checks of Black on board { $board } are waived: { $reason }
cli-demo-waived-reason = the papers come later; the LCA knows the player
cli-demo-round-started = round { $round } has started
cli-demo-round-closed = round { $round } is closed
cli-demo-cable-pulled = the cable of { $device } is pulled
cli-demo-cable-plugged = the cable of { $device } is plugged in again
cli-demo-killed = { $program } is killed
cli-demo-restarted = { $program } has restarted
cli-demo-progress = { $board }: move { $move } { $white } { $black }
cli-demo-quit = q stops the demo
cli-demo-keep-logs = --keep DIR keeps all logs
cli-demo-kept = Everything is in { $folder }

## Locks of devices

cli-demo-unavailable = unavailable here: { $what }
cli-demo-lock-no-root = all layers: this is not root
cli-demo-lock-no-daemon = all layers: adoube-lockd is not built
cli-demo-lock-no-disk = all layers: there is no { $folder } to mount a filesystem on
cli-demo-lock-no-user = all layers: there is no user { $user }
cli-demo-not-locked = the devices are not locked
cli-demo-locked = { $count ->
    [one] { $count } daemon locks the devices, each on its own filesystem
   *[other] { $count } daemons lock the devices, each on its own filesystem
}
cli-demo-no-daemons = the daemons that lock the devices do not respond
cli-demo-locks = Locks of the devices, each layer tested:
cli-demo-locks-none = No device was locked.
cli-demo-locks-untested = nothing was tested: { $why }
cli-demo-locks-broken = { $layer }, DOES NOT WORK
cli-demo-locks-broken-why = { $layer }, DOES NOT WORK ({ $why })

## The incident

cli-demo-ruling-last-contact = all time lost since the last contact given back
cli-demo-ruling-detection = the time lost since it was detected given back
cli-demo-ruling-less = the same, minus five minutes
cli-demo-ruling-reason = the connection was lost; { $ruling }
cli-demo-ruling-name = { $number }, { $ruling }
cli-demo-ruling-or = or
cli-demo-ruling-offer = incident { $incident }, ruling { $rulings }:
cli-demo-ruling-type = type the number of the ruling
cli-demo-ruled = ruling on incident { $incident }: { $kind } ({ $article }), { $reason }

## Links

cli-demo-links-running =
    Running programs with their process numbers. If you end one, such as a player’s kiosk with `kill -9`
    and its number, it restarts after five seconds as another process:
cli-demo-links-board = Board { $board } is yours. Open each link in a browser on this machine:
cli-demo-links-white = White, { $name }, at { $device }:
cli-demo-links-black = Black, { $name }, at { $device }:
cli-demo-links-console = the Chief Arbiter’s console (accept the demo’s own certificate):
cli-demo-links-wall = the wall of { $venue }:
cli-demo-links-others =
    The other boards play automatically. In about a minute the cable of one of them is unplugged: the wall shows it, and the console shows an incident for you to rule on.
    Ctrl-C ends everything.
cli-demo-link-white = White’s page: { $link }
cli-demo-link-black = Black’s page: { $link }
cli-demo-link-console = console: { $link }
cli-demo-link-wall = wall of { $venue }: { $link }

## Electronic boards

cli-demo-boards-event = A round on physical boards
cli-demo-boards-follow = first round: the boards show the game
cli-demo-boards-enter = second round: the boards enter the moves
cli-demo-boards-started = both boards are set up; the game has started
cli-demo-knight-wrong = White puts the knight from c6 on a6
cli-demo-knight-back = White puts the knight back on c6
cli-demo-wall-shows = the wall of { $venue } shows: { $alarm }
cli-demo-wall-shows-none = no wall shows that a board differs
cli-demo-warning-reason = the physical board differs from the game
cli-demo-warned = the Chief Arbiter warns White: the physical board differs from the game
cli-demo-no-difference = the game ended before a board differed from it
cli-demo-fault-differences = differences that were alerted: { $here } instead of { $expected }
cli-demo-fault-penalties = penalties: { $here } instead of { $expected }
cli-demo-fault-entered = moves that a board entered: { $here } instead of { $expected }
cli-demo-boards-as-planned = Both rounds went as planned.
cli-demo-boards-not-as-planned = NOT every round went as planned.

## The result

cli-demo-table-board = board
cli-demo-table-white = white
cli-demo-table-black = black
cli-demo-table-source = original
cli-demo-table-here = here
cli-demo-table-pauses = pauses
cli-demo-table-paused = paused
cli-demo-table-disconnected = disconnected for
cli-demo-table-yes = yes
cli-demo-table-no = NO
cli-demo-differs-plies = the number of half-moves is { $here }, in the source { $source }
cli-demo-differs-result = the result is { $here }, in the source { $source }
cli-demo-differs-ending = the ending is { $here }, in the source { $source }
cli-demo-differs-position = the final position is { $here }, in the source { $source }
cli-demo-differs-illegal = one of the moves is illegal
cli-demo-differs-moves = the moves are different
cli-demo-as-in-source = Every game ended as in the original game.
cli-demo-not-as-in-source = NOT every game ended as in its source.
cli-demo-no-pause = a cable was pulled but no board was paused
cli-demo-files-removed = These files are removed now; --keep DIR keeps everything, --out DIR keeps these two.
cli-demo-exists = { $path } already exists
cli-demo-exists-next = choose another --out
cli-demo-pgn-broken = the PGN cannot be read again: { $error }
cli-demo-pgn-games = { $games ->
    [one] the PGN has { $games } game instead of { $expected }
   *[other] the PGN has { $games } games instead of { $expected }
}

## What can go wrong

cli-demo-wait = after { $seconds } s still not true: { $what }
cli-demo-wait-seats = every seat has a device
cli-demo-wait-check-in = every player has checked in
cli-demo-wait-boards = both boards are set up
cli-demo-stalled = the games have stopped
cli-demo-stalled-board = { $plies ->
    [one] board { $board } { $state }, { $plies } half-move
   *[other] board { $board } { $state }, { $plies } half-moves
}
cli-demo-missed = the games ended before { $faults } could happen
cli-demo-missing-disconnection = the disconnection at board { $board }
cli-demo-missing-coordinator = the forced stop of a server
cli-demo-missing-venue = the forced stop of a venue node
cli-demo-missing-kiosk = the forced stop of a kiosk
cli-demo-stuck = these programs did not stop and were killed: { $programs }
cli-demo-no-page = the page of { $device } does not respond
cli-demo-no-device = there is no device { $device }
cli-demo-port-taken = port { $port } is taken
cli-demo-unwritable = { $path } cannot be written
cli-demo-no-folder = { $path } cannot be made
