### The wall. See README.md.

## Penalties: where they are shown

penalty-wall = Penalty: { $kinds }

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

wall-checks-none-left = All players are checked.
wall-checks-pass-one = Passed: { $kind }

wall-wall-title = Devices at this venue
wall-wall-settings = Settings
wall-wall-devices = All devices
wall-wall-trouble = Devices with problems
wall-wall-connected = All players’ devices are connected.
wall-wall-present = All players are checked in.
wall-wall-cut-off = No connection to the server: moves are waiting.
wall-wall-not-needed = No player needs a device now.
wall-wall-not-checked = { $n ->
    [one] { $n } player is not checked.
   *[other] { $n } players are not checked.
}
wall-wall-absent = { $n ->
    [one] { $n } player is absent.
   *[other] { $n } players are absent.
}
wall-wall-waits = Round paused: all clocks are stopped.
wall-wall-waits-by = Round paused by { $who }.
wall-wall-paused = { $n ->
    [one] { $n } game is paused.
   *[other] { $n } games are paused.
}
wall-wall-check-failed = { $n ->
    [one] { $n } player did not pass a check.
   *[other] { $n } players did not pass a check.
}
wall-wall-moves-waiting = The server is connected again: players’ devices are reconnecting.
wall-wall-awaits-ruling = { $n ->
    [one] { $n } game waits for a ruling.
   *[other] { $n } games wait for a ruling.
}
wall-wall-awaited = { $n ->
    [one] The venue node has just started and is waiting for { $n } device.
   *[other] The venue node has just started and is waiting for { $n } devices.
}
wall-wall-unheard = This page is disconnected: what it shows is out of date.
wall-wall-unreached = You cannot send orders, record checks or answer calls here until the venue node responds again.
wall-wall-none = No device is registered at this venue.
wall-wall-rest = +{ $n } with problems
wall-wall-rest-what = show all
wall-wall-every-device = Show every device
wall-wall-below = { $n ->
    [one] { $n } more device below
   *[other] { $n } more devices below
}
wall-wall-below-troubled = { $n } of them with problems

wall-tile-ago = { " " }ago
wall-tile-breached = breach

wall-ring-device = Device { $device }: alarm
wall-ring-uplink = No connection to the server

wall-tile-calls = CALLS
wall-tile-helped = ON THE WAY
wall-tile-out = OUT
wall-tile-objected = objected
wall-tile-with = { $state }, { $more }
wall-tile-goes-to = to { $device }, waiting
wall-tile-comes-from = from { $device }, waiting

wall-below = { $n } more below

wall-meanwhile-title = Elsewhere in the hall
wall-meanwhile-elsewhere = Elsewhere in the hall:
wall-meanwhile-none = No other alarms.
wall-meanwhile-rest = +{ $n } more

wall-node-uplink-well = Uplink
wall-node-uplink-late = Uplink: no answer
wall-node-uplink-silent = No uplink
wall-node-uplink-unknown = Uplink: unknown
wall-node-no-broker = The venue node cannot reach its broker: no device is visible. Call the technician.
wall-node-no-answer = The server has not answered for
wall-node-no-uplink = No connection to the server for
wall-node-no-uplink-what = . Orders to devices still work. New calls and incidents do not appear here.

wall-alarms-title = Calls and incidents
wall-alarms-call = CALL
wall-alarms-board = Board { $board }
wall-alarms-happened-at = Happened at { $devices }, before the seat was moved.
wall-alarms-boards = Boards { $board }
wall-alarms-n-calls = { $n ->
    [one] { $n } call
   *[other] { $n } calls
}
wall-alarms-n-incidents = { $n ->
    [one] { $n } incident
   *[other] { $n } incidents
}
wall-alarms-none = No calls.
wall-alarms-unknown = Unknown: no connection to the server.
wall-alarms-old = No connection to the server. This is the last known state.

wall-call-here-come = I am coming
wall-call-here-answer = Answer…
wall-call-here-note = What you found (the player will read it)
wall-call-here-no-needs-why = To answer “no valid reason”, write why.
wall-call-here-refusal-needs-why = To refuse leave, write why.
wall-call-here-asked = Sent. The server has not confirmed it yet.
wall-call-here-answered = Answered.
wall-call-here-elsewhere = The local technical arbiter or local chief arbiter answers here at the wall, or an arbiter on the console, under Calls.
wall-call-here-leave-elsewhere = The local chief arbiter grants leave here at the wall, or an arbiter on the console, under Calls.
wall-call-here-objection-elsewhere = An arbiter answers objections on the console, under Calls, because an arbiter approves the result.

wall-call-word-coming = coming to the call
wall-call-word-valid = call answered: yes
wall-call-word-not-valid = call answered: no

wall-leaves-title = Out on leave
wall-leaves-since = since { $time }
wall-leaves-back = Is back
wall-leaves-back-title = Back from leave
wall-leaves-back-at = back at { $time }, away { $away }

wall-notices-title = Pauses and venue node

wall-thresholds-title = Seconds without contact before a device is shown as
wall-thresholds-lateMs = signal late
wall-thresholds-silentMs = disconnected
wall-thresholds-alarmMs = alarm
wall-thresholds-what = Display only. The server decides what counts as a disconnection.
wall-thresholds-save = Save
wall-thresholds-saved = Saved.
wall-thresholds-unread = Type each value in seconds, such as { $example }.
wall-thresholds-unsaved = Not saved. Now in use: { $late } s, { $silent } s and { $alarm } s.
wall-thresholds-discard = Discard changes
wall-thresholds-overtaken = Somebody else changed them after you began to type.
wall-thresholds-mine = Keep mine

wall-device-locked-with = LOCKED: { $text }

wall-stands-what-arbiter = Both clocks are stopped: an official paused the game.
wall-stands-what-hold = Both clocks are stopped: officials paused this game with others.
wall-stands-what-silence = Both clocks are stopped: a player is or was disconnected, and the game has not been resumed.
wall-stands-what-outage = Both clocks are stopped: the server was down, and the game has not been resumed.
wall-stands-what-ruling = Both clocks are stopped after a ruling, until both players are ready or an arbiter resumes the game.
wall-stands-what-postponed = Both clocks are stopped: a ruling postponed the game.
wall-stands-what-awaits-ruling = The game ended while an incident was open. The Chief Arbiter still has to rule on it.

wall-machine-title = Computer lock

wall-machine-state-engaging = being locked
wall-machine-state-engaged = locked
wall-machine-state-released = RELEASED
wall-machine-state-unavailable = NOT LOCKED

wall-layer-state-reporting-only = reporting only
wall-layer-state-broken = BROKEN
wall-layer-state-unavailable = unavailable

wall-breach-stopped = BREACH, prevented:
wall-breach-not-stopped = BREACH, NOT PREVENTED:
wall-breach-times = ({ $times } times)
wall-breach-ago = { $age } ago

wall-enrol-title = Register this device again
wall-enrol-what = For a new device, or one whose key may have been copied: the device makes a new key. You get a code to type at the device.
wall-enrol-replace = Cancel the device’s old key
wall-enrol-give = Create a code
wall-enrol-holds = { $n ->
    [one] Valid for one more minute, once.
   *[other] Valid for { $n } more minutes, once.
}
wall-enrol-tries = { $n ->
    [one] One attempt left.
   *[other] { $n } attempts left.
}
wall-enrol-type = At the device: adoube-kiosk enrol { $code } --node HOST:PORT

wall-enrol-fate-used = The code was used: the device is registered
wall-enrol-fate-void = Too many wrong attempts: the code is cancelled. Check who is at the device
wall-enrol-fate-expired = The code expired: create another one
wall-enrol-fate-withdrawn = A newer code replaced this one

wall-network-code-what = The device shows four letters under “Another network”. Type them here, and read the answer out to the person at the device. They type it with the network’s name and password.
wall-network-code-ask = Answer

wall-network-order-title = Move to another network
wall-network-order-what = For a device that is still connected: it joins this network and disconnects for a few seconds.
wall-network-order-sent = Order sent

wall-network-code-title = Help a device that has no network

wall-networks-title = Wireless network

wall-order-give = Orders
wall-order-text = Text
wall-order-send = Send
wall-order-message = Message
    .what = Shown on the player’s page.
wall-order-identify = Identify
wall-order-list-applications = List applications
wall-order-run-checks = Run checks
wall-order-lock = Lock page
    .what = Blocks the player and shows this message. The clocks keep running!
wall-order-unlock = Unlock page
wall-order-restart-page = Restart page
    .what = The page closes for a few seconds. The clocks keep running.
wall-order-join-network = Another network

wall-orders-title = Orders and results
wall-orders-none = No orders yet.
wall-orders-cancel = Take back
wall-orders-all = Show all { $n }
wall-orders-few = Show fewer

wall-applications-title = Applications
wall-applications-none = Not listed yet.
wall-applications-at = As of { $time }
wall-applications-asked = Requested at { $time }: { $fate }

wall-intents-title = Requests to the server
wall-intents-cut-off = No connection to the server. It will decide this when the connection is back.

wall-intent-move = move the seat to { $device }
wall-intent-check = { $kind } check { $found }
wall-intent-back = back from leave

wall-pause-venue = Stop all clocks here
wall-pause-game = Pause this game
wall-pause-waits = Stopping…
wall-pause-cut-off = Not possible now: no connection to the server. Telephone an arbiter.
wall-pause-unreached = Not possible now: the venue node is not responding.
wall-pause-no-game = No game is in progress here.
wall-pause-all-stopped = All clocks here are stopped

wall-intent-pause = pause the game
wall-intent-pause-venue = stop all clocks at the venue
wall-intent-resume = resume the game
wall-intent-resume-venue = resume all games at the venue
wall-intent-stop-reason = give the reason for a pause

wall-intents-until = valid until { $time }
wall-intents-withdrawn-by = withdrawn by { $person }
wall-intents-unconfirmed = The server may have done this already: the venue node is asking. If it has not, it will not do it any more.

wall-check-asked = waiting
wall-check-during = The seat was moved to this device during the game, and the device is not checked. The game continues. The local chief arbiter records the check, or the Chief Arbiter waives it.

wall-checks-cut-off = No connection to the server. What you record is saved here and decided when the connection is back.
wall-checks-all = Check the lock of every device
wall-checks-lock = Lock
wall-checks-held-no-more = lock released since then
wall-checks-holds = verified
wall-checks-holds-not = NOT VERIFIED
wall-checks-report = Report, layer by layer
wall-checks-unasked = no lock required; not checked
wall-checks-locks-unasked = no lock required: { $n }
wall-checks-locks-not = { $n } not verified
wall-checks-locks-open = { $n } still being checked
wall-checks-open-word = not checked yet
wall-checks-failed = { $n ->
    [one] { $n } player FAILED.
   *[other] { $n } players FAILED.
}
wall-checks-not-yours = Only the local chief arbiter (LCA) records checks. Here you see the results.
wall-checks-unheard = This device is not connected. You can record its check as passed when it is.
wall-checks-failing = { $who } failed the { $kind } check and cannot begin the game.
wall-checks-failing-during = { $who } failed the { $kind } check. The game continues until an arbiter pauses it.
wall-checks-found = What was found
wall-checks-fail-now = Record as failed
wall-checks-rest = Record the rest as passed ({ $n })
wall-checks-rest-what = { $n ->
    [one] All missing checks of { $n } player will be recorded as passed: device and fair play.
   *[other] All missing checks of { $n } players will be recorded as passed: device and fair play.
}
wall-checks-rest-absent = Not checked in yet: { $ids }. Record a fair-play check only for players whom you have seen.
wall-checks-absent = Not checked in yet. Record a fair-play check only for a player whom you have seen.
wall-checks-rest-now = { $n ->
    [one] { $n } player passed
   *[other] { $n } players passed
}
wall-checks-out-failed = Not included, because a check failed: { $ids }
wall-checks-out-unheard = Not included, because not connected: { $ids }
wall-checks-out-trouble = Not included, because of a problem: { $ids }
wall-checks-out-asked = Not included, because a check is waiting for the server: { $ids }
wall-checks-rest-sent = Sent for { $sent } of { $all } players.
wall-checks-rest-waits = No connection to the server. The others will follow when it is back, as long as this page is open.
wall-checks-rest-stop = Stop
wall-checks-rest-done = Sent for { $sent } of { $all } players.
wall-checks-rest-skipped = Not included, because they changed: { $ids }

wall-spare-move = Move the seat to a spare
wall-spare-what = The player continues at the spare device. This device can no longer act for them. The server decides.
wall-spare-none = No spare device is available.
wall-spare-gone = { $device } is no longer a spare: choose another device.
wall-spare-unheard = This device is not connected: the player cannot move there until it is.
wall-spare-page-closed = The page on this device is not open: open it first. Until then the player counts as disconnected, and their clock may run.
wall-spare-check-before = The check does not move with the seat. The local chief arbiter checks the spare device before the game begins, or the Chief Arbiter waives the check.
wall-spare-check-during = A game in progress continues there when the spare device is connected and its page is open. If the event requires checks, the spare device is shown as not checked until the local chief arbiter records the check.
wall-spare-goes-to = Requested: move this seat to { $device }. The server has not decided yet.
wall-spare-comes-from = Requested: move the seat of { $device } here. The server has not decided yet.
wall-spare-device = Spare device
wall-spare-send = Move the seat

wall-trips-title = Round-trip times
wall-trips-venue = to the venue’s broker
wall-trips-coordinator = to the server
wall-trips-label = Round-trip times: { $venue } to the venue’s broker, { $coordinator } to the server

wall-vitals-title = Device status
wall-vitals-title-old = Device status, last contact { $age } ago
wall-vitals-play = Play link
wall-vitals-page = Page
wall-vitals-network = Network
wall-vitals-power = Power
wall-vitals-pings = Pings answered
wall-vitals-missed = Heartbeats missed
wall-vitals-heard-venue = Last contact with broker
wall-vitals-heard-coordinator = Last contact with server
wall-vitals-relay = Relayed
wall-vitals-slept = Sleep time
wall-vitals-journal = Journal lines not sent yet

wall-play-link-down = down
wall-play-link-connecting = connecting
wall-play-link-waiting = no seat yet
wall-play-link-seated = has a seat

wall-turns-title = History
wall-turns-alarm = alarm
wall-turns-since = The last 200 changes since the venue node started. The record has all of them.
