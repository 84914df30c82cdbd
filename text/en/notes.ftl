### What programs and pages both name: states, changes, penalties, physical boards. See README.md.

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
ending = { $ending ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead-position] dead position
    [threefold-repetition] threefold repetition
    [fivefold-repetition] fivefold repetition
    [fifty-moves] fifty moves
    [seventy-five-moves] seventy-five moves
    [resignation] resignation
    [agreement] agreement
    [flag] flag fell
    [flag-draw] flag fell, drawn
    [not-reconnected] not reconnected
    [not-reconnected-draw] not reconnected, drawn
    [forfeit] forfeit
   *[declared] declared
}

## What changed on a board

change-nothing = nothing has happened on it yet
change-began = its game began
change-moved = a move was made
change-moved-to = it has { $plies } half-moves, the last is { $last }
change-stopped = its clocks were stopped
change-let-go = its clock was started
change-set = its clocks were set
change-added = time was added
change-penalised = a penalty changed its clocks
change-came-late = time was deducted from a late player
change-outage = a server outage stopped its clocks
change-ruled = a ruling was given on it
change-carried-out = ruling { $ruling } was carried out on it
change-began-anew = a new game began on it
change-restored = an earlier position was restored
change-reopened = its game was reopened
change-corrected = its result was corrected
change-reversed = its colours were reversed
change-new-start = its game was restarted from another position
change-ended = it has ended ({ ending })
change-disconnected = a player was disconnected
change-reconnected = a player reconnected
change-seat-moved = a player was moved to another device
change-checked = a player’s check was recorded or waived
change-published-again = its round was published again
change-other = its position or clocks were changed

## Refusals: the event

seat-without-device = board { $board } at { $device } of { $venue }

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
penalty-unknown = Unknown penalty
    .kind = Another penalty

## Physical boards: what officials read and do

scoresheet-present = The scoresheet of { side } is there
scoresheet-missing = The scoresheet of { side } is missing

## Penalties: where they are shown

penalty-list-by = by { $by }
penalty-list-by-both = by { $by }, proposed by { $proposed }
penalty-list-proposed = proposed by { $proposed }: another official has to agree
    .command = Agree with `adoube penalty agree { $board }`
penalty-list-withdrawn = withdrawn by { $by }: { $reason }
penalty-list-none = No penalties

## Physical boards: as a device sees them

physical-board-device = Physical board
physical-board-device-state = { $state ->
    [connecting] connecting
    [fault] cannot be read
    [moving] pieces are being moved
    [settled] shows the game
    [behind] does not show the last move yet
    [ahead] shows an unconfirmed move
    [differs] shows another position
    [unknown-to-this-version] state unknown
   *[not-connected] not connected
}
physical-board-battery = battery { $percent } %
physical-board-fault = { $fault ->
    [no-such-port] There is no port { $port }.
    [not-a-port] { $port } is not a serial port.
    [several-boards] More than one board may be connected: { $detail }. Unplug all but the player’s.
    [no-rights] The program is not allowed to open { $port }. Add its user to the group { $detail }.
    [busy] Another program uses { $port }: { $detail }. Close it.
    [no-answer] No response. Switch the board on and check its cable.
    [unknown-make] The device at { $port } is not a supported board.
    [other-make] This is a { $detail } board, not the make in the settings.
    [not-serial] Boards of this make cannot be read over a serial port.
    [too-fast] It sends too much data for a board. Use another one.
    [lost] The connection was lost. Check the cable.
    [not-responding] It has sent nothing for three seconds. Check the cable and the battery.
    [turned] It is the wrong way round. Turn it by 180°.
    [other-start] It is set up for another start position.
   *[other] The port cannot be opened: { $detail }.
}

physical-board-squares = Different on { $squares }

## Offices

pages-role-player = player
pages-role-assistant = assistant
pages-role-lta = local technical arbiter
pages-role-lca = local chief arbiter
pages-role-arbiter = arbiter
pages-role-chief-arbiter = Chief Arbiter
pages-role-organiser = organiser
pages-role-spectator = spectator

## Orders: what became of them

pages-fate-waiting = waiting
pages-fate-delivered = delivered
pages-fate-done = done
pages-fate-refused = refused
pages-fate-failed = failed
pages-fate-expired = expired
pages-fate-cancelled = cancelled
pages-fate-superseded = superseded

## Time controls, in short

control-for-moves = { $n ->
    [one] { $time } for { $n } move
   *[other] { $time } for { $n } moves
}
control-then-short = , then{ " " }
control-sides = White { $white }; Black { $black }
control-extra-plus = + { $time } a move
control-extra-d = delay { $time } a move
control-extra-b = Bronstein { $time } a move

## Locks of devices

pages-held-told = reported when it happens, not prevented
pages-held-no-processes = this computer reports no processes
pages-held-other-keys = { $name } (process { $n1 }) allows other keys than { $rules }
pages-held-keys-elsewhere = { $name } (process { $n1 }) takes its keys from another place than { $folder }
pages-held-other-map = { $file } is not the key map of this version
pages-held-keys = { $name } has only the allowed keys
pages-held-no-boards = no port of an electronic board is plugged in
pages-held-boards = ports of electronic boards: { $names }
pages-held-board-open = { $port } can be opened by others than its owner (mode { $mode })
pages-held-board-other = { $port } belongs to user { $number }, who is not the agent
pages-held-no-screens = this computer reports no screens
pages-held-many-screens = { $n1 } screens are connected: { $names }
pages-held-screens = screens: { $names }
pages-held-no-terminals = this computer reports no virtual terminals
pages-held-other-terminal = the screen shows { $now }, and showed { $before } when it was locked
pages-held-terminal = the screen shows { $now }
pages-held-clock-ahead = the clock was set ahead by { $n1 } s since it was locked
pages-held-clock-back = the clock was set back by { $n1 } s since it was locked
pages-held-clock = the clock was not changed
pages-held-no-usb = this computer reports no USB
pages-held-usb = USB: { $list }
pages-held-usb-kinds = { $device } (kinds { $list })
pages-held-usb-no-kind = { $device } (of no known kind)
pages-held-usb-works = { $device } is plugged in and works
pages-held-usb-open = { $bus } accepts every device
pages-held-usb-kept-out = { $device } was plugged in and blocked
pages-held-usb-off = { $device } was plugged in, worked, and was switched off
pages-held-kept-out = blocked: { $device }
pages-held-unheard = program starts are not reported here: programs are checked every five seconds
pages-held-left-on = not blocked, because the computer runs from it or reaches its venue through it: { $device }
pages-held-no-processor = this computer reports no processor
pages-held-processor = processor: { $name }
pages-held-virtual-told = this is a virtual machine, according to its processor
pages-held-virtual = this is a virtual machine: { $name }
pages-held-session = { $user } is logged in from { $host }
pages-held-steered = { $name } is running, which shows or controls the screen remotely
pages-held-connected = there is a connection to port { $n1 } of this computer
pages-held-not-here = not on this device: { $program }
pages-held-no-user = there is no user { $name } on this machine
pages-held-other-profile = the computer is locked with another profile, { $profile }
pages-held-being-locked = it is being locked
pages-held-let-go = the lock was released at the device
pages-held-no-answer = adoube-lockd does not respond at { $socket }: { $why }
pages-held-cannot-lock = this agent cannot lock a computer with { $system }
pages-held-started = { $file } was started by { $by }: { $why }
pages-held-not-listed = not on the list
pages-held-loader = a program loader, which could start anything
pages-held-not-found-out = what started it is unknown
pages-held-ended = { $program } runs as { $name } and is not on the list: it was ended
pages-held-runs-unlisted = { $program } runs as { $name } and is not on the list
pages-held-overrun = more programs started at once than could be followed
pages-held-missed = more happened than could be reported
pages-held-guard-gone = programs were no longer restricted to the list
pages-held-rules-gone = the network rules were removed and are in force again
pages-held-rules-changed = the network rules were changed and are in force again
pages-held-rules-lost = the network rules were removed and cannot be restored: { $why }
pages-held-rules-broken = the network rules were changed and cannot be restored: { $why }
pages-held-rules-unheard = changes of the network rules are not reported here: only a check finds them ({ $why })
pages-held-others = other forbidden things
pages-held-player = This device: { $said }. Please call an arbiter.
pages-held-by-rules = the event’s rules for devices
pages-held-looked-at = the present state is observed
pages-held-may-be = allowed things are seen
pages-held-may-not-be = forbidden things
pages-held-nothing = nothing
pages-held-nothing-seen = nothing is seen
pages-held-policies = { $file } has the required content
pages-held-policies-read = the player’s browser reads it
pages-held-policies-changed = the player changes it
pages-held-policies-beside = the player adds another file
pages-held-reads-in = reads a program in { $folder }
pages-held-runs-in = runs it in { $folder }
pages-held-setting = { $name } is { $n1 }
pages-held-keeps-data = keeps data in memory
pages-held-runs-in-memory = runs a program in memory
pages-held-reaches-agent = reaches the agent’s port { $n1 }
pages-held-reaches-else = another user reaches port { $n1 }
pages-held-reaches-player = the player reaches port { $n1 }
pages-held-players-now = the player’s programs now
pages-held-outside = other filesystems where the player could put a program
pages-held-outside-none = none
pages-held-outside-open = { $places }: name each under [no_exec], or in `filesystems`
pages-held-all-listed = { $n1 }, all on the list
pages-held-stranger = { $name } (process { $n1 }, { $program }) is not on the list
pages-held-runs-listed = runs { $program }, which is on the list
pages-held-runs-not = runs { $program }, which is not on the list
pages-held-reported = a start of { $program } is reported
pages-held-stood-still = a program is suspended and resumed
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
pages-held-layer = { $layer }: { $holds } ({ $state }, { $asked }; { $n1 } tested, { $n2 } wrong) { $how }
pages-held-layer-alone = { $layer }: { $holds } ({ $state }, { $asked }; { $n1 } tested, { $n2 } wrong)
pages-held-holds = works
pages-held-holds-not = DOES NOT WORK
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
pages-held-not-looked-at = not checked: { $why }
pages-held-wrong = WRONG { $said }
pages-held-list = { $first }; { $rest }
pages-held-trial = { $tried }: { $outcome }
