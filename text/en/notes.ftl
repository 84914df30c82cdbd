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
