### The wall. See README.md.

## Penalties: where they are shown

penalty-wall = Penalised: { $kinds }

## Physical boards: where they are shown

physical-board-alarm = Physical board differs
physical-board-alarms = { $n ->
    [one] { $n } board differs
   *[other] { $n } boards differ
}
physical-board-tile = board differs
physical-board-do = Ask the player to set the board up as in the game. If a sensor fails, play on without it.

## Physical boards: as a device sees them

physical-board-tile-battery = board battery { $percent } %

wall-health-level-problem = { $n ->
    [one] problem
   *[other] problems
}
wall-health-level-attention = { $n ->
    [one] needs attention
   *[other] need attention
}
wall-health-level-waiting = waiting
wall-health-level-good = OK
wall-health-level-not-needed = not needed

wall-checks-none-left = Every player is checked.
wall-checks-pass-one = Passed: { $kind }

wall-wall-title = Devices of the venue
wall-wall-settings = Settings
wall-wall-devices = All devices
wall-wall-trouble = Devices in trouble
wall-wall-connected = All players’ devices are connected.
wall-wall-present = All players are checked in.
wall-wall-cut-off = No connection to the coordinator: moves are waiting.
wall-wall-not-needed = No player needs a device now.
wall-wall-not-checked = { $n ->
    [one] { $n } player is not checked.
   *[other] { $n } players are not checked.
}
wall-wall-absent = { $n ->
    [one] { $n } player is absent.
   *[other] { $n } players are absent.
}
wall-wall-waits = The round waits: all clocks are stopped.
wall-wall-waits-by = The round waits: stopped by { $who }.
wall-wall-paused = { $n ->
    [one] { $n } game is paused.
   *[other] { $n } games are paused.
}
wall-wall-check-failed = { $n ->
    [one] { $n } player did not pass a check.
   *[other] { $n } players did not pass a check.
}
wall-wall-moves-waiting = The coordinator can be reached again: players’ devices are reconnecting.
wall-wall-awaits-ruling = { $n ->
    [one] { $n } game waits for a ruling.
   *[other] { $n } games wait for a ruling.
}
wall-wall-awaited = { $n ->
    [one] The venue node has just started and waits for { $n } device.
   *[other] The venue node has just started and waits for { $n } devices.
}
wall-wall-unheard = This page hears nothing now: what it shows is old.
wall-wall-unreached = Nothing can be ordered, recorded or answered from here until the venue’s node is heard again.
wall-wall-none = No device is enrolled for this venue.
wall-wall-rest = +{ $n } in trouble
wall-wall-rest-what = show all
wall-wall-every-device = Show every device
wall-wall-below = { $n ->
    [one] { $n } device is further down
   *[other] { $n } devices are further down
}
wall-wall-below-troubled = { $n } of them in trouble

wall-tile-ago = { " " }ago
wall-tile-breached = a breach

wall-ring-device = Device { $device }: alarm
wall-ring-uplink = The coordinator is not reached

wall-tile-calls = CALLS
wall-tile-helped = ON THE WAY
wall-tile-out = OUT
wall-tile-objected = objected
wall-tile-with = { $state }, { $more }
wall-tile-game-runs = game running
wall-tile-goes-to = to { $device }, asked
wall-tile-comes-from = for { $device }, asked

wall-below = { $n } further down

wall-meanwhile-title = Meanwhile in the hall
wall-meanwhile-elsewhere = Elsewhere in the hall:
wall-meanwhile-none = No other alarm.
wall-meanwhile-rest = +{ $n } more

wall-node-uplink-well = Uplink
wall-node-uplink-late = Uplink: no answer
wall-node-uplink-silent = No uplink
wall-node-uplink-unknown = Uplink: not known
wall-node-no-broker = The node does not hear its broker: no device can be heard.
wall-node-no-answer = The coordinator has not answered for
wall-node-no-uplink = The coordinator has not been reached for
wall-node-no-uplink-what = . Orders to devices still work. New calls and incidents do not appear here.

wall-alarms-title = Calls and incidents
wall-alarms-call = CALL
wall-alarms-calls = { $who } calls the arbiter
wall-alarms-objects = { $who } objects to the result { $result }
wall-alarms-asks-leave = { $who } asks to leave the playing area
wall-alarms-board = Board { $board }
wall-alarms-happened-at = Happened at { $devices }, before the seat moved.
wall-alarms-boards = Boards { $board }
wall-alarms-n-calls = { $n ->
    [one] { $n } call
   *[other] { $n } calls
}
wall-alarms-n-incidents = { $n ->
    [one] { $n } incident
   *[other] { $n } incidents
}
wall-alarms-none = Nobody calls.
wall-alarms-unknown = Not known now: the coordinator is not reached.
wall-alarms-old = The coordinator is not reached: this is what it told last.

wall-call-here-come = I am coming
wall-call-here-answer = Answer…
wall-call-here-note = What you found (the player reads it)
wall-call-here-no-needs-why = To answer that there was no valid reason, write why.
wall-call-here-refusal-needs-why = To refuse the leave, write why.
wall-call-here-asked = Said here; the coordinator has not answered yet.
wall-call-here-answered = Answered.
wall-call-here-elsewhere = Answered by the local technical arbiter or local chief arbiter here at the wall, or by an arbiter on the console, under Calls.
wall-call-here-leave-elsewhere = Leave is granted by the local chief arbiter here at the wall, or by an arbiter on the console, under Calls.
wall-call-here-objection-elsewhere = An objection is answered by an arbiter on the console, under Calls: it concerns the result, which an arbiter approves.

wall-call-word-coming = comes to the call
wall-call-word-valid = call answered: yes
wall-call-word-not-valid = call answered: no

wall-leaves-title = Out of the hall with leave
wall-leaves-since = since { $time }
wall-leaves-back = Is back
wall-leaves-back-title = Back from leave
wall-leaves-back-at = back at { $time }, away { $away }

wall-notices-title = What is stopped, and the venue’s node

wall-thresholds-title = A device is shown, by seconds since its last contact, as
wall-thresholds-lateMs = signal late from
wall-thresholds-silentMs = disconnected from
wall-thresholds-alarmMs = alarm from
wall-thresholds-what = Display only. The server decides what counts as a disconnection.
wall-thresholds-save = Set
wall-thresholds-saved = Set.
wall-thresholds-unread = Write each in seconds, such as { $example }.
wall-thresholds-unsaved = Not set yet: until then { $late } s, { $silent } s and { $alarm } s hold.
wall-thresholds-discard = Take back what was typed
wall-thresholds-overtaken = Somebody else has set them since you began to type.
wall-thresholds-mine = Mine in their place

wall-device-locked-with = LOCKED: { $text }

wall-stands-what-arbiter = Both clocks are stopped: an official paused the game.
wall-stands-what-hold = Both clocks are stopped: officials paused this game with others.
wall-stands-what-silence = Both clocks are stopped: a player is or was disconnected, and the game has not been resumed.
wall-stands-what-outage = Both clocks are stopped: the coordinator was out of service, and the game has not been resumed.
wall-stands-what-ruling = Both clocks are stopped after a ruling, until both players are ready or an arbiter resumes the game.
wall-stands-what-postponed = Both clocks are stopped: a ruling postponed the game.
wall-stands-what-awaits-ruling = The game ended while an incident was open. The Chief Arbiter still has to rule on it.

wall-machine-title = Machine

wall-machine-state-engaging = being locked
wall-machine-state-engaged = held
wall-machine-state-released = LET GO
wall-machine-state-unavailable = NOT HELD

wall-layer-state-reporting_only = reporting only
wall-layer-state-broken = BROKEN
wall-layer-state-unavailable = unavailable

wall-breach-stopped = BREACH, prevented:
wall-breach-not-stopped = BREACH, NOT PREVENTED:
wall-breach-times = ({ $times } times)
wall-breach-ago = { $age } ago

wall-enrol-title = Register this device again
wall-enrol-what = For a device that joins, or whose key is in doubt: it makes its key itself. You get a code, and read it out at the device.
wall-enrol-replace = It has a key already, which is to count no more from then on
wall-enrol-give = Give out a code
wall-enrol-holds = { $n ->
    [one] For one more minute, once.
   *[other] For { $n } more minutes, once.
}
wall-enrol-tries = { $n ->
    [one] It may be wrong once more.
   *[other] It may be wrong { $n } times.
}
wall-enrol-type = At the device: adoube-kiosk enrol { $code } --node HOST:PORT

wall-enrol-fate-used = The code was used: the device is let in
wall-enrol-fate-void = The code was wrong too often and is void: look who is at the device
wall-enrol-fate-expired = The code expired: give out another one
wall-enrol-fate-withdrawn = A newer code was given out for this device

wall-network-code-what = It shows four letters under “Another network”. The answer is read out to whoever stands at it, and typed there with the network’s name and password.
wall-network-code-ask = Answer

wall-network-order-title = Order into another network
wall-network-order-what = For a device that is still heard: it joins this network, and is away for some seconds.
wall-network-order-sent = Ordered

wall-network-code-title = Answer a device that reaches nobody

wall-networks-title = Wireless network

wall-order-give = Orders
wall-order-text = Text
wall-order-send = Send
wall-order-message = Message
    .what = The player reads it on his page.
wall-order-identify = Identify
wall-order-list-applications = List applications
wall-order-run-checks = Run checks
wall-order-lock = Lock
    .what = Blocks the player and shows this message. The clocks keep running!
wall-order-unlock = Unlock
wall-order-restart-page = Restart page
    .what = The page is gone for some seconds; no clock stops by it.
wall-order-join-network = Another network

wall-orders-title = Orders and what became of them
wall-orders-none = No order was given.
wall-orders-cancel = Take back
wall-orders-all = Show all { $n }
wall-orders-few = Show fewer

wall-applications-title = Applications
wall-applications-none = They were not asked for yet.
wall-applications-at = As of { $time }
wall-applications-asked = Asked for at { $time }: { $fate }

wall-intents-title = Asked of the coordinator
wall-intents-cut-off = The coordinator is not heard: it decides this when the uplink is back.

wall-intent-move = go on at { $device }
wall-intent-check = { $kind } check { $found }
wall-intent-back = back from his leave

wall-pause-venue = Stop all clocks here
wall-pause-game = Pause this game
wall-pause-waits = Stopping…
wall-pause-cut-off = Not possible now: the coordinator cannot be reached. Call an arbiter by telephone.
wall-pause-unreached = Not possible now: this venue’s node does not answer.
wall-pause-no-game = No game is under way here.
wall-pause-all-stopped = All clocks here are stopped

wall-intent-pause = pause the game
wall-intent-pause-venue = stop all clocks of the venue
wall-intent-resume = resume the game
wall-intent-resume-venue = resume all games of the venue
wall-intent-stop-reason = give the reason of a stop

wall-intents-until = holds until { $time }
wall-intents-withdrawn-by = taken back by { $person }
wall-intents-done-expired = it was done before it expired
wall-intents-done-withdrawn = it was done before it was taken back
wall-intents-unconfirmed = The coordinator may have heard of it and has not said yet whether it was done before: it is asked until it does, and does nothing of it from then on.

wall-check-asked = asked
wall-check-during = The seat came to this device during the game, and nobody has checked it. The game goes on; the local chief arbiter records the check, or the Chief Arbiter waives it.

wall-checks-cut-off = The coordinator is not heard. What you record is kept here and decided when the uplink is back.
wall-checks-all = Check the lock of every device
wall-checks-lock = Lock
wall-checks-held-no-more = its machine is not held since
wall-checks-holds = holds
wall-checks-holds-not = DOES NOT HOLD
wall-checks-report = Report, layer by layer
wall-checks-locks = { $hold } of { $of } locks verified
wall-checks-unasked = no lock required; not checked
wall-checks-locks-unasked = no lock required: { $n }
wall-checks-locks-not = { $n } do not hold or could not be checked
wall-checks-locks-open = { $n } still being checked
wall-checks-open-word = not checked yet
wall-checks-failed = { $n ->
    [one] { $n } player did NOT PASS.
   *[other] { $n } players did NOT PASS.
}
wall-checks-not-yours = Only the local chief arbiter (LCA) records checks. Here you see what was found.
wall-checks-unheard = This device is not heard: its check can be recorded as passed once it is.
wall-checks-failing = { $who } does not pass the { $kind } check, and cannot begin the game.
wall-checks-failing-during = { $who } does not pass the { $kind } check. The game goes on until an arbiter pauses it.
wall-checks-found = What was found
wall-checks-fail-now = Record as failed
wall-checks-rest = Record the rest as passed ({ $n })
wall-checks-rest-what = { $n ->
    [one] What is missing is recorded as passed for { $n } player, device and fair play.
   *[other] What is missing is recorded as passed for { $n } players, device and fair play.
}
wall-checks-rest-absent = Have not said yet that they are here: { $ids }. Record a fair-play check only of players whom you have seen.
wall-checks-absent = Has not said yet that they are here. Record a fair-play check only of a player whom you have seen.
wall-checks-rest-now = { $n ->
    [one] { $n } player passed
   *[other] { $n } players passed
}
wall-checks-out-failed = Left out, since they did not pass: { $ids }
wall-checks-out-unheard = Left out, since they are not heard: { $ids }
wall-checks-out-trouble = Left out, since something is wrong with them: { $ids }
wall-checks-out-asked = Left out, since their checks wait to be decided: { $ids }
wall-checks-rest-sent = Sent for { $sent } of { $all } players.
wall-checks-rest-waits = The coordinator is not heard: the others follow once it decides, as long as this page is open.
wall-checks-rest-stop = Stop
wall-checks-rest-done = Sent for { $sent } of { $all } players.
wall-checks-rest-skipped = Not for these, which changed meanwhile: { $ids }

wall-spare-move = Move the seat to a spare
wall-spare-what = The player continues at the other device; this one can no longer act for them. The coordinator decides.
wall-spare-none = There is no device without a seat.
wall-spare-gone = { $device } is a spare no more: choose another device.
wall-spare-unheard = This device is not connected: the player cannot move there until it is.
wall-spare-page-closed = The page on this device is not open: open it first. Until it is open the player counts as disconnected, and their clock may run.
wall-spare-check-before = The check of this device does not go along: the local chief arbiter checks the spare before the game begins, or the Chief Arbiter waives it.
wall-spare-check-during = A game in progress continues there as soon as the spare is connected and its page is open. Where the event asks for checks, the spare is shown as not checked until the local chief arbiter has recorded it.
wall-spare-goes-to = This seat is to go on at { $device }: asked of the coordinator, not decided yet.
wall-spare-comes-from = The seat of { $device } is to go on here: asked of the coordinator, not decided yet.
wall-spare-device = Spare device
wall-spare-send = Move the seat

wall-order-why-superseded = by a later order
wall-order-why-unsent = it was not sent to the device
wall-order-why-told = the device has it; it is told, and has not answered yet
wall-order-why-may-have-it = the device may have it; it is told, and has not answered yet
wall-order-why-said-nothing = the device has it and did not say what became of it
wall-order-why-not-there = the device was not there
wall-order-why-no-answer = the device did not answer
wall-order-why-forgotten = the venue node was started anew and keeps no password: order it again
wall-order-why-joining = the device is joining the network; it may be away for some seconds
wall-order-why-joined = the device is in that network
wall-order-why-sealed = the password cannot be read on this device: order it again
wall-order-why-late = it came after its time
wall-order-why-undone = the device had not begun it, and leaves it undone
wall-order-why-interrupted = the agent was started anew while it carried this out
wall-order-why-on-page = on the page
wall-order-why-page-closed = no page is open: it stands in page.json, and on the page once one is
wall-order-why-page-none = no page: it stands in page.json and on the agent’s output
wall-order-why-no-page = no page
wall-order-why-browser = no page was open: its browser was ended, to be started anew
wall-order-why-restarted = the page was told to load itself anew
wall-order-why-applications = { $n1 } processes under { $n2 } names; by name as the machine tells it, which proves nothing
wall-order-why-checked = { $n1 } lines; what cannot be told is named
wall-order-why-checking = every layer of the lock is being tried, which takes some seconds
wall-order-why-proved = { $n1 } layers were tried: each that the event asks for holds
wall-order-why-unproved = { $n1 } of { $n2 } layers do not hold, though the event asks for them

wall-uplink-cut-not-yet = not linked yet
wall-uplink-cut-unknown = it ended for a reason that is not known
wall-uplink-cut-closed = the coordinator closed it
wall-uplink-cut-reset = it was broken off
wall-uplink-cut-silent = nothing came any more
wall-uplink-cut-unreachable = the coordinator cannot be reached

wall-order-why-lifted = it had locked the page; that is lifted ({ $how })
wall-order-why-not-lifted = it locked the page, and that cannot be lifted: { $why }
wall-order-why-no-processes = the machine does not tell its processes: { $why }

wall-seen-list = { $first }, { $rest }
wall-seen-screens-untold = screens: not told by this machine
wall-seen-screens-none = screens: none connected
wall-seen-screens-one = screens: 1, { $name }
wall-seen-screens-many = screens: { $n1 }, MORE THAN ONE: { $names }
wall-seen-usb-untold = USB: not told by this machine
wall-seen-usb-none = USB: nothing is plugged in
wall-seen-usb-more = USB: and { $n1 } more
wall-seen-usb-device = USB: { $device } ({ $kinds })
wall-seen-kept-out = kept out
wall-seen-no-known-kind = of no known kind
wall-seen-audio = audio
wall-seen-network-or-modem = network or modem
wall-seen-keyboard-or-mouse = keyboard or mouse
wall-seen-camera = camera
wall-seen-printer = printer
wall-seen-storage = STORAGE
wall-seen-card-reader = card reader
wall-seen-video = video
wall-seen-wireless = wireless
wall-seen-other = other
wall-seen-connections-untold = connections: not told by this machine
wall-seen-connections-none = connections: none
wall-seen-connections-more = connections: and { $n1 } more
wall-seen-connection = connection: { $kind } { $own } to { $far } (user { $n1 })
wall-seen-waits = waits for connections: { $kind } { $own } (user { $n1 })
wall-seen-windows-at = windows at { $screen }: { $n1 }
wall-seen-windows-of-compositor = windows at { $screen }: its compositor tells nobody of them
wall-seen-windows-garbled = windows at { $screen }: its server answers what cannot be understood
wall-seen-windows-refused = windows at { $screen }: its server lets nobody look
wall-seen-windows-silent = windows at { $screen }: its server does not answer
wall-seen-window = window “{ $title }” at { $screen }
wall-seen-window-of = window “{ $title }” of { $name } (user { $n1 }) at { $screen }
wall-seen-windows-none = windows: no program is connected to a screen
wall-seen-windows-counted = windows: { $n1 } connections to a screen; whose, only adoube-lockd could tell
wall-seen-windows-more = can show windows: and { $n1 } more
wall-seen-windows = can show windows: { $name } (user { $n1 }) at { $screen }
wall-seen-windows-untold = windows: not told by this machine
wall-seen-application = { $name } (user { $n1 })
wall-seen-applications = { $name } (user { $n1 }) x{ $n2 }
wall-seen-stranger = { $name } (user { $n1 }) NOT ON THE LIST
wall-seen-strangers = { $name } (user { $n1 }) x{ $n2 } NOT ON THE LIST
wall-seen-disk = disk: { $n1 } MB free
wall-seen-disk-unknown = disk: not known, { $why }
wall-seen-processes = processes: { $n1 }
wall-seen-processes-unknown = processes: not known, { $why }
wall-seen-network = network: { $state }
wall-seen-network-by-air = network: { $state }, wireless { $n1 } of 100
wall-seen-power = power: { $source }
wall-seen-power-battery = power: { $source }, battery { $n1 } %
wall-seen-up = up
wall-seen-no-route = no-route
wall-seen-no-link = no-link
wall-seen-no-association = no-association
wall-seen-unknown = unknown
wall-seen-mains = mains
wall-seen-battery = battery
wall-seen-machine = machine: { $state }
wall-seen-machine-why = machine: { $state }, { $why }
wall-seen-machine-not-asked = machine: nothing is asked of it, and nothing was checked
wall-seen-engaging = engaging
wall-seen-engaged = engaged
wall-seen-released = released
wall-seen-unavailable = unavailable
wall-seen-broker = broker: { $state }, session { $n1 }
wall-seen-connected = connected
wall-seen-not-connected = not connected
wall-seen-taken-over = another process has this device’s place
wall-seen-play-link = play link: { $state }
wall-seen-play-link-board = play link: { $state } { $board }
wall-seen-down = down
wall-seen-connecting = connecting
wall-seen-seated = seated
wall-seen-waiting = waiting
wall-seen-time-ahead = time of day: { $n1 }.{ $n2 } s ahead of the coordinator’s
wall-seen-time-behind = time of day: { $n1 }.{ $n2 } s behind the coordinator’s
wall-seen-time-unheard = time of day: not compared, the coordinator is not heard
wall-seen-time-scaled = time of day: not compared, the event’s time runs at another speed
wall-seen-page = page: { $state }
wall-seen-none = none
wall-seen-alive = alive
wall-seen-silent = silent
wall-seen-closed = closed
wall-seen-page-lock = page lock: { $state }
wall-seen-locked-order = locked by an order
wall-seen-locked-rules = the event’s rules for devices
wall-seen-not-locked = not locked

wall-trips-title = Round trips
wall-trips-venue = to the venue’s broker
wall-trips-coordinator = to the coordinator
wall-trips-label = Round trips: { $venue } to the venue’s broker, { $coordinator } to the coordinator

wall-vitals-title = What it says of itself
wall-vitals-title-old = What it said of itself, last heard { $age } ago
wall-vitals-play = Play link
wall-vitals-page = Page
wall-vitals-network = Network
wall-vitals-power = Power
wall-vitals-pings = Pings answered
wall-vitals-missed = Vitals missed
wall-vitals-heard-venue = It heard the broker
wall-vitals-heard-coordinator = It heard the coordinator
wall-vitals-relay = Relayed now
wall-vitals-slept = Slept
wall-vitals-journal = Journal lines to come

wall-play-link-down = down
wall-play-link-connecting = connecting
wall-play-link-waiting = waiting
wall-play-link-seated = seated

wall-page-none = none expected
wall-page-alive = alive
wall-page-silent = silent
wall-page-closed = closed

wall-power-mains = mains
wall-power-battery = battery
wall-power-unknown = unknown

wall-turns-title = What happened to it
wall-turns-alarm = alarm
wall-turns-since = The last 200 changes since the venue’s node was started; the whole is in the record.
