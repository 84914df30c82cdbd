### The command line: live views of an event and of a venue, devices and their orders. See README.md.

cli-last-contact = { $now ->
    [yes] last contact just now
   *[no] last contact { $ago } ago
}

## An event: the screen and its tables

cli-live-title = { $tournament }, round { $round }
cli-live-leave = q: quit
cli-live-waiting-for-server = waiting for the server
cli-live-speed = event time runs x{ $factor }
cli-live-lost-short = CONNECTION LOST
cli-live-lost-since = CONNECTION LOST, last data { $age } ago
cli-live-no-data = NO DATA for { $age }, clocks unknown
cli-live-as-of = data from { $age } ago
cli-live-devices = Devices
cli-live-what-happened = What happened
cli-live-more = { $n } more
cli-live-more-well = { $n } more, all OK
cli-live-more-incidents = and { $n } more: adoube incidents
cli-live-column-board = board
cli-live-column-white = White
cli-live-column-black = Black
cli-live-column-last = last
cli-live-column-state = state
cli-live-column-device = device
cli-live-column-seat = seat
cli-live-column-venue = venue
cli-live-column-age = age
cli-live-column-to-venue = to venue
cli-live-column-to-server = to server
cli-live-column-link = link
cli-live-link = { $link ->
    [up] up
   *[down] down
}
cli-live-link-missed = { $link ->
    [up] up, { $missed } missed
   *[down] down, { $missed } missed
}
cli-live-seat = { $board } { $side ->
    [white] White
   *[black] Black
} { $name }
cli-live-nothing-sent = the server sends nothing
cli-live-nothing-sent-next = check that the round is published
cli-live-unwritable = cannot write to standard output
cli-live-no-screen = the terminal cannot show a screen
cli-live-no-keys = no thread to read keys
cli-live-terminal-unwritable = the terminal cannot be written to

## An event: what a board is doing

cli-live-playing = { $state ->
    [playing] playing
   *[other] { $state }
}
cli-live-waiting = waiting
cli-live-present = { $absent ->
    [nobody] both are present
    [white] White is absent
    [black] Black is absent
   *[both] both are absent
}
cli-live-absent = { $who ->
    [white] White is absent
    [black] Black is absent
   *[both] both players are absent
}
cli-live-absent-loses = { $who ->
    [white] White is absent and loses in { $left }
    [black] Black is absent and loses in { $left }
   *[both] both players are absent and lose in { $left }
}
cli-live-absent-short = { $who ->
    [white] White absent
    [black] Black absent
   *[both] both absent
}
cli-live-away = { $who ->
    [white] White disconnected
    [black] Black disconnected
   *[both] both disconnected
}
cli-live-overdue = { $who ->
    [white] White not reconnected in time
    [black] Black not reconnected in time
   *[both] both not reconnected in time
}
cli-live-check = { $found ->
    [both-failed] { side } FAILED both checks
    [device-failed] { side } FAILED the device check
    [fair-play-failed] { side } FAILED the fair-play check
    [no-fair-play] { side } is not checked for fair play
    [no-device] { side }'s device is not checked
   *[not-checked] { side } is not checked
}
cli-live-nobody-checked = no player is checked
cli-live-check-failed = CHECK FAILED
cli-live-short-of-time = under { $time }
cli-live-calls = { side } CALLS
cli-live-objects = { side } OBJECTS TO { $result }
cli-live-objects-short = { side } OBJECTS
cli-live-asks-leave = { side } ASKS FOR LEAVE
cli-live-wants-leave = { side } WANTS LEAVE
cli-live-offers-draw = { side } offers a draw
cli-live-offers-draw-short = { side } offers draw
cli-live-draws-offered = draws offered: White { $white }, Black { $black }
cli-live-assisted = { side } assisted by { $assistant }
cli-live-draw-odds = draw odds for { side }
cli-live-time-control = time control { $control }
cli-live-periods = period/moves White { $white }, Black { $black }
cli-live-page-locked = { side }'s page is LOCKED
cli-live-not-locked = { side }'s computer is NOT LOCKED
cli-live-breaches = { $n ->
    [one] { $n } BREACH at { side }'s device
   *[other] { $n } BREACHES at { side }'s device
}
cli-live-finished = { $result }, { $ending } after { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}

## An event: why a board is paused

cli-live-paused-for = PAUSED { $length }
cli-live-pause = clocks stopped
cli-live-pause-outage = the server was down
cli-live-pause-outage-short = server was down
cli-live-pause-by = by { $who }
cli-live-pause-by-official = by an official
cli-live-pause-number = pause { $pause }
cli-live-pause-ruling = ruled, { $waits }
cli-live-pause-postponed = postponed
cli-live-no-reason = reason missing
cli-live-away-for = { side } disconnected for { $length } ({ $device })
cli-live-both-back = both players are connected again: a ruling is needed
cli-live-ruling-needed = ruling needed
cli-live-waits = { $whom ->
    [nobody] both are ready
    [pause] both are ready, but a pause is still on
    [disconnected] both are ready, but a player is disconnected
    [check] both are ready, but a check is missing
    [white] waiting for White
    [black] waiting for Black
   *[both] waiting for both players
}
cli-live-office = { $office ->
    [lta] the LTA
    [lca] the LCA
    [chief-arbiter] the Chief Arbiter
   *[other] the arbiter
}

## An event: what happens

cli-live-lost = connection lost: { $why }; clocks are unknown
cli-live-connected-again = connected again
cli-live-following = now following round { $round }
cli-live-unpublished = round { $round } is no longer published
cli-live-player = { side } ({ $name }, { $device })
cli-live-disconnected = { $who } is disconnected, { $contact }
cli-live-disconnected-at = { $who } is disconnected, { $contact } at { $device }, where the seat was then
cli-live-player-again = { $who } is connected again
cli-live-clocks = White { $white }, Black { $black }
cli-live-premove = a premove
cli-live-period-begins = period { $period } begins
cli-live-credited = { $milliseconds } ms credited
cli-live-draw-offer = { side } offers a draw, offer { $offer }
cli-live-draw-offer-over = { side }'s draw offer is no longer valid
cli-live-assistant = { $assistant } enters the moves of { side }
cli-live-assistant-ended = { $assistant } no longer enters the moves of { side }
cli-live-calls-arbiter = { side } CALLS the arbiter
cli-live-asks-to-leave = { side } ASKS TO LEAVE the playing area
cli-live-clock-set = { side }'s clock is set to { $is }, it was { $was }
cli-live-begins = begins, { $players }
cli-live-new-game = game { $game } starts, { $players }
cli-live-new-game-from = game { $game } starts, { $players }, from { $fen }
cli-live-paused = PAUSED: { $why }
cli-live-resumed = resumed after { $length }; { $clocks }
cli-live-result-changed = result changed: { $result }
cli-live-result-approved = the result is approved
cli-live-result-confirmed = { $who ->
    [white] White confirms the result
    [black] Black confirms the result
   *[both] both players confirm the result
}
cli-live-incident = incident { $line }
cli-live-incident-news = incident { $incident }: { $news }
cli-live-incident-joined = joined into incident { $incident }

## An event: venues and devices

cli-live-venue-connected = venue { $venue } is connected
cli-live-venue-disconnected = venue { $venue } is DISCONNECTED
cli-live-venue-silent = venue { $venue } sends NO DATA, { $contact }: the state of its devices is unknown
cli-live-venue-again = venue { $venue } is connected again
cli-live-venue-link = venue { $venue } connected
cli-live-venue-link-no-data = venue { $venue } connected, NO DATA: { $contact }
cli-live-venue-link-never = venue { $venue } not connected since the server started
cli-live-venue-link-lost = venue { $venue } DISCONNECTED
cli-live-venue-short-no-data = { $venue } NO DATA { $age }
cli-live-venue-short-never = { $venue } not connected yet
cli-live-venue-short-lost = { $venue } DISCONNECTED { $age }
cli-live-device = device { $device }: { $news }
cli-live-device-unknown = unknown (last known { $state }, { $ago } ago)
cli-live-device-was = unknown, was { $state }
cli-live-page-locked-by-order = page locked by an order of its venue
cli-live-page-unlocked = page unlocked
cli-live-no-longer = no longer { $state }

## A venue: the screen and its tables

cli-venue-head = venue { $venue } as { $role }
cli-venue-title = Venue { $venue }
cli-venue-role = as { $role }
cli-venue-leave = q: quit; orders: adoube order --help
cli-venue-no-data-yet = No data from the venue node yet
cli-venue-no-data = NO DATA for { $age }
cli-venue-no-data-why = NO DATA for { $age } ({ $why })
cli-venue-sent-nothing = the venue node sent no data
cli-venue-sent-nothing-next = check that it is running
cli-venue-empty-message = an empty message
cli-venue-stream-ended = the venue node ended the stream
cli-venue-node-again = the venue node is connected again
cli-venue-node-lost = the venue node is disconnected: { $why }
cli-venue-orders = Orders: waiting ones first, then the newest
cli-venue-orders-and-requests = Orders and requests to the server: waiting ones first, then the newest
cli-venue-more-trouble = { $n } MORE, { $trouble ->
    [one] { $trouble } NEEDS ATTENTION
   *[other] { $trouble } NEED ATTENTION
}
cli-venue-column-relay = relay
cli-venue-column-server = server
cli-venue-column-lost = lost
cli-venue-column-power = power
cli-venue-column-page = page
cli-venue-never = never
cli-venue-no-contact = no contact yet
cli-venue-clocks-stopped = clocks stopped: { $why ->
    [arbiter] by an official
    [hold] pause
    [silence] player disconnected
    [outage] server was down
    [ruling] ruled
    [postponed] postponed
    [awaits-ruling] awaits ruling
   *[other] unknown
}
cli-venue-thresholds = signal late from { $late }, disconnected from { $silent }, alarm from { $alarm }
cli-venue-uplink-up = connected to the server for { $length }
cli-venue-uplink-late = connection to the server: no answer for { $length }
cli-venue-uplink-silent = SERVER NOT RESPONDING: no answer for { $length }
cli-venue-uplink-no-answer = NO CONNECTION TO THE SERVER for { $length } (calls and incidents as last known): no answer
cli-venue-uplink-down = NO CONNECTION TO THE SERVER for { $length } (calls and incidents as last known): { $why }
cli-venue-broker-down = THE BROKER IS DOWN: no device is visible

## A venue: calls, incidents, pauses, leaves

cli-venue-alarm = { $kind ->
    [call] CALL
    [incident] INCIDENT
    [board] BOARD
    [hold] PAUSE
    [leave] LEAVE
   *[other] { $kind }
}{ $is-placed ->
    [yes] { " " }at { $boards }
   *[no] { "" }
}{ $is-dated ->
    [yes] { " " }since { $since }
   *[no] { "" }
}: { $alarm }
cli-venue-on-the-way = { $alarm }; { $who } ({ $office }) is on the way
cli-venue-caller = { side } ({ $name })
cli-venue-incident = incident { $incident }, { $stage }
cli-venue-incident-cause = incident { $incident }, { $stage }: { $cause } ({ $certainty })
cli-venue-incident-alike = incident { $incident }, { $stage }: { $cause } ({ $certainty }; { $alike })
cli-venue-board-differs = the physical board of { $who } differs from the game
cli-venue-on-leave = { $name } is on leave from the playing area
cli-venue-stopped-board = its clocks are stopped, by { $by } ({ $office }): { $reason }
cli-venue-stopped-venue = all clocks of this venue are stopped, by { $by } ({ $office }): { $reason }
cli-venue-stopped-other-venue = the clocks of all boards that are played with { $venue } are stopped, by { $by } ({ $office }): { $reason }
cli-venue-stopped-round = all clocks of the round are stopped, by { $by } ({ $office }): { $reason }
cli-venue-stopped = clocks are stopped, by { $by } ({ $office }): { $reason }

## A venue: locks of computers

cli-venue-lock = { $state ->
    [engaged] PARTLY LOCKED
    [engaging] being locked
   *[other] NOT LOCKED
}
cli-venue-not-locked = the computer is not locked as the event requires: { $state ->
    [engaging] being locked
    [engaged] partly locked
    [released] lock removed
    [unknown-to-this-version] state unknown
   *[unavailable] unavailable
}
cli-venue-layer = { $layer } { $state ->
    [enforced] enforced
    [reporting-only] reporting only
    [broken] broken
    [unknown-to-this-version] unknown
   *[unavailable] unavailable
}
cli-venue-locked = the computer is locked as the event requires
cli-venue-no-lock-report = no report on the computer's lock
cli-venue-no-more-lock-reports = no more reports on the computer's lock
cli-venue-breach = { $stopped ->
    [yes] BREACH, prevented: { $what }
   *[no] BREACH, NOT PREVENTED: { $what }
}{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $n } times)
}
cli-venue-breach-ago = { $breach }, { $age } ago
cli-venue-no-seats = no device of this venue has a seat
cli-venue-no-seats-next = seats are known after the round is published
cli-venue-testing-locks = { $n ->
    [one] { $n } device will test every layer
   *[other] { $n } devices will test every layer
}
cli-venue-locks-not-verified = locks not verified: { $n }
cli-venue-locks-unanswered = no answer yet: { $n }
cli-venue-locks-not-all = not every lock is verified: { $devices }
cli-venue-locks-not-all-next = see the answers with `adoube order list DEVICE`

## Orders to devices

cli-order = order { $order }
cli-order-line = { $time } #{ $number } { $device } { $what } by { $by }: { $fate } [{ $id }]
cli-order-kind = { $kind ->
    [relay-tokens] relay-tokens
    [message] message
    [lock] lock
    [unlock] unlock
    [identify] identify
    [list-applications] list-applications
    [run-checks] run-checks
    [restart-page] restart-page
    [join-network] join-network
    [cancel] cancel
   *[other] unknown
}
cli-order-unconfirmed = unconfirmed
cli-order-more-lines = and { $n } more lines: adoube order list { $device }
cli-order-none = no orders
cli-order-several = several orders have ids that begin with '{ $id }': type more of it
cli-order-unknown = no order has an id that begins with '{ $id }'
cli-order-unknown-next = list them with adoube order list
cli-order-no-answer = { $device }: no answer yet
cli-order-no-answer-next = see it later with `adoube order list { $device }`
cli-order-result-unknown = the venue node accepted it, but its result is unknown ({ $why }): check with `adoube order list { $device }`
cli-order-beware-unconfirmed = { $device } has not confirmed the cancellation yet: it is sent again until it does, and the order may already be carried out. See `adoube order list`.
cli-order-beware-lock = The clocks keep running. The LTA can pause a board of the venue (adoube --as lta-VENUE clock pause BOARD --reason TEXT), or all of them (--venue VENUE --round N).
cli-order-done-before = { $device } had already carried out the order before it was cancelled
cli-order-cannot-undo = { $device } cannot undo it yet and will try again: { $why }
cli-order-next-unlock = unlock it with `adoube order unlock { $device }`
cli-order-next-lock = lock it again with `adoube order lock { $device } TEXT`
cli-order-next-nothing = what the device has shown or answered cannot be undone
cli-order-refused = { $device } refused the order
cli-order-refused-next = check what its agent can do with `adoube order check`
cli-order-failed = { $device } could not carry out the order
cli-order-failed-next = check the device before you repeat the order
cli-order-expired = the order expired before { $device } answered
cli-order-expired-next = it is not sent any more: repeat it when the device is connected, or with a longer --expires
cli-order-cancelled = the order to { $device } was cancelled
cli-order-cancelled-next = see who cancelled it with `adoube order list`
cli-order-not-a-threshold = '{ $typed }' is not a threshold: type a value from 1 s to 600 s
cli-order-no-random = this machine provides no random numbers
cli-order-password = The network's password (empty for an open network):
cli-order-not-sent = no order was sent

## Requests to the coordinator

cli-intent = request to the server: { $what }, by { $by } ({ $role }): { $fate } [{ $id }]
cli-intent-seat = { $board } { side }
cli-intent-move = { $board } { side } to { $device }
cli-intent-check = { $board } { side }: { $kind ->
    [device] device
   *[fair-play] fair-play
} check { $found ->
    [passed] passed
   *[failed] failed
}
cli-intent-call = { $board } { side }: call { $number } { $answer ->
    [coming] coming
    [valid] valid
   *[not-valid] not-valid
}
cli-intent-back = { $board } { side }: back from leave
cli-intent-pause = pause the clocks of { $board }
cli-intent-pause-venue = pause all clocks of the venue
cli-intent-resume = resume { $board }
cli-intent-resume-venue = resume all boards of the venue
cli-intent-reason = give the reason of the pause of { $board }
cli-intent-reason-of-pause = give the reason of pause { $pause } of round { $round }
cli-intent-board-waits = { $board } { side }: moves wait for the physical board
cli-intent-board-ignored = { $board } { side }: moves do not wait for the physical board
cli-intent-fate = { $fate ->
    [waiting] waiting
    [accepted] accepted
    [refused] refused
    [expired] expired
   *[other] unknown
}
cli-intent-waiting-until = waiting until { $until }
cli-intent-withdrawn = withdrawn by { $by }
cli-intents-none = no requests to the server
cli-intents-several = several ids begin with '{ $id }': type more of it
cli-intents-unknown = no request has an id that begins with '{ $id }'
cli-intents-unknown-next = list the requests with adoube intents
cli-intents-unconfirmed = The server may have done this already: the venue node asks until it gets an answer. If it was not done, it will not be done.
cli-intents-done = the server did it before it was withdrawn
cli-intents-done-next = check with `adoube watch`, and reverse it if needed

## Devices: history

cli-history-since = { $device } since its venue node started:
cli-history-alarm = alarm
cli-history-locked = locked: { $text }
cli-history-trips = round trips:
cli-history-trips-at = round trips at { $at }:
cli-history-trips-over = round trips from { $from } to { $to }:
cli-history-venue = venue
cli-history-server = server
cli-history-measured = median { $median }, longest { $longest } ({ $n } measured)
cli-history-none-measured = none measured

## Devices: registering

cli-enrol-code =
    { $code }
    for { $device }, valid for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, once; at most { $attempts ->
        [one] { $attempts } wrong attempt
       *[other] { $attempts } wrong attempts
    }.
    At the device: adoube-kiosk enrol { $code } --node HOST:PORT
cli-enrol-replaces = The device's old key is cancelled when the code is used.
cli-enrol-unused = the code for { $device } was not used yet
cli-enrol-unused-next = it may still be valid: check with adoube enrol --list --venue NAME
cli-enrol-failed = { $device } was not registered
cli-enrol-failed-next = check who is at { $device }, then run: adoube enrol { $device }
cli-enrol-forgotten = the venue node does not know this code any more: it has restarted
cli-enrol-forgotten-next = create another one: adoube enrol { $device }
cli-enrol-none = no code was created since the node started
cli-enrol-said-wrong = a wrong code came from { $host }
cli-enrol-said-from = from { $host }
cli-enrol-said-again-once = { $said }; refused to another device 1 time, last from { $host }
cli-enrol-said-again = { $said }; refused to another device { $n1 } times, last from { $host }
cli-enrol-strays = wrong codes that matched no valid code: { $n }; the last came from { $from }
cli-enrol-fate = { $fate ->
    [waiting] { $device } waiting for its code, { $attempts ->
        [one] one attempt left
       *[other] { $attempts } attempts left
    }
    [used] { $device } is registered
    [void] { $device } is not registered: the code is CANCELLED after too many wrong attempts
    [expired] { $device } is not registered: the code expired
    [withdrawn] { $device } has a newer code
   *[other] { $device }: unknown
}
cli-enrol-line = { $what }, by { $by } ({ $role })
cli-enrol-line-void = { $what }, by { $by } ({ $role }); create another one with `adoube enrol { $device }`
cli-enrol-line-void-replace = { $what }, by { $by } ({ $role }); create another one with `adoube enrol { $device } --replace`
