### The console and the wall; what the command line says too. See README.md.

## Physical boards: where they are shown

physical-board-differs = { side }’s board shows another position
physical-board-state = { side }’s board { $state ->
    [follows] shows the game’s position
    [behind] does not show the last move yet
    [differs] shows another position
   *[not-connected] is not connected
}
physical-board-lifted = { side }’s moves do not wait for it
command-lift-board = Play on without the physical board
    .what = The player’s moves no longer wait for the physical board, for example because a sensor fails. The game continues on the screen. This board raises no alerts until moves wait for it again.
command-require-board = Wait for the physical board again
    .what = The player’s next move waits until the last one is made on the physical board.

officials-more = and { $n } more

officials-connection-title = Connection
officials-connection-lost = Connection lost.
officials-connection-lost-short = Connection lost. This page is not up to date.
officials-connection-silent = No data from the server.
officials-connection-as-of = Last update: { $time }, { $age } ago.
officials-connection-known-ago = last known { $age } ago
officials-connection-clocks = The clocks on this page are not updated now. The clocks of the games may be running.
officials-connection-no-commands = You can only watch until the connection is back.
officials-connection-try-now = Try now

officials-sign-in-busy = Signing in…
officials-sign-in-how = Open your invitation link, or paste it here. Each invitation works once.
officials-sign-in-again = Ask the Chief Arbiter or the organiser for a new invitation and open it.
officials-sign-in-invitation = Invitation
officials-sign-in-enter = Sign in
officials-sign-in-retry = I am signed in: try again
officials-sign-in-continue = Continue as { $name }
officials-sign-in-not-signed-in = You are not signed in with this browser.
officials-sign-in-turned = The invitation was not accepted ({ $code }).
officials-sign-in-still-in = Sign-out failed: { $why }. You are still signed in. Try again, then sign out.
officials-sign-in-nobody = The server is not responding: { $why }

officials-other-session-is = In this browser you are signed in as { $name }.
officials-other-session-single = A browser can have only one role. If you use the invitation here, this session ends in all windows of this browser.
officials-other-session-both = To use both roles, open the invitation in another browser or in a private window. It has not been used yet.
officials-other-session-stay = Stay signed in as { $name }
officials-other-session-replace = End this session and use the invitation

officials-nav-label = Pages
officials-nav-incidents = Incidents
officials-nav-boards = Boards
officials-nav-calls = Calls
officials-nav-venues = Venues
officials-nav-round = Round
officials-nav-penalties = Penalties
officials-nav-access = Access
officials-nav-known-last = last known
officials-nav-waiting = { " " }waiting

officials-bell-on = Bell is on
officials-bell-off = Bell is off

officials-check-waived = waived

officials-stage-open = open
officials-stage-connected-again = connected again
officials-stage-ruled = ruled
officials-stage-executed = executed
officials-stage-closed = closed
officials-stage-joined = joined into { $incident }

officials-cause-not-known = cause not known yet
officials-cause-page-died = the page on the device failed or was closed
officials-cause-device-suspended = the computer slept or froze
officials-cause-device-restarted = the device restarted
officials-cause-agent-restarted = the program on the device restarted
officials-cause-device-left = the device was shut down properly
officials-cause-device-absent = the device was not connected when the seat moved to it
officials-cause-device-off-network = the device was off the venue’s network
officials-cause-venue-network = the venue’s network or node failed
officials-cause-venue-uplink = the venue’s uplink failed
officials-cause-coordinator-outage = the server was down

officials-alike-coordinator-outage = or several venues lost their connections together; we will know when one reconnects
officials-alike-device-off-network = it may also be asleep or switched off; we will know when it reconnects
officials-alike-venue-network = or the devices lost power or froze together; we will know when one reconnects
officials-alike-venue-uplink = or the venue node froze or was stopped; we will know when it reconnects

officials-certainty-certain = certain
officials-certainty-likely = likely
officials-certainty-unknown = unknown

officials-incident-title = Incident { $incident }

officials-form-reason = Reason

officials-call-valid = Answered: the reason was valid
officials-call-not-valid = Answered: no valid reason
officials-call-grant-leave = Grant leave
officials-call-refuse-leave = Refuse leave
officials-call-answer-what = The player sees the answer. The record keeps whether the reason was valid (O 19.1).

officials-facts-yes = yes
officials-facts-no = no

officials-health-unspecified = unknown
officials-health-lock-broken = lock broken
officials-health-lock-released = lock released
officials-health-lock-unanswered = lock not answering
officials-health-wrong-lock-profile = wrong lock profile
officials-health-breach = breach
officials-health-duplicate = duplicate device
officials-health-not-connected = not connected
officials-health-disconnected = disconnected
officials-health-late = signal late
officials-health-page-missing = page not open
officials-health-page-locked = page locked
officials-health-check-failed = check failed
officials-health-not-checked = not checked
officials-health-player-absent = player absent
officials-health-board-differs = board differs
officials-health-board-not-connected = board not connected
officials-health-board-battery-low = board battery low
officials-health-awaited = connecting
officials-health-moves-waiting = moves waiting
officials-health-awaits-ruling = awaits ruling
officials-health-paused = paused
officials-health-ready = ready
officials-health-playing = playing
officials-health-finished = finished
officials-health-not-in-use = not in use

officials-health-advice-unspecified = The venue node does not report the state of this device: update the venue node.
officials-health-advice-lock-broken = Go to the computer and remove what its lock report names.
officials-health-advice-lock-released = Somebody released the lock. Keep the player from the computer, and lock it again.
officials-health-advice-lock-unanswered = Restart the computer. If the lock still does not answer, move the player to a spare device.
officials-health-advice-wrong-lock-profile = Lock this computer again with the profile of this event.
officials-health-advice-breach = Go to the player and see what happened on this computer.
officials-health-advice-duplicate = Two computers use this name. Switch off the one that does not belong here.
officials-health-advice-not-connected = Switch the computer on or wake it, and check its network cable.
officials-health-advice-disconnected = Check the network cable, wake the computer if it sleeps, or start its game program again.
officials-health-advice-disconnected-heard = The venue hears this computer, but its moves do not get through. Its cable is fine: restart its game program.
officials-health-advice-late = Wait a few seconds. If the signal stays late, check the network cable.
officials-health-advice-page-missing = Open the game page on this computer.
officials-health-advice-page-locked = Unlock the game page when the player may continue.
officials-health-advice-check-failed = Solve what the check found, and record the check again.
officials-health-advice-not-checked = The local chief arbiter checks the player and the computer, and records the checks.
officials-health-advice-player-absent = Bring the player to the board, and ask them to press “I am here”.
officials-health-advice-board-differs = Ask the player to set the board up as in the game. If a sensor fails, play on without the board.
officials-health-advice-board-not-connected = Check the board’s cable, and that it is switched on. Otherwise play on without the board.
officials-health-advice-board-battery-low = Charge the board, or have another one ready.

officials-device-was = last: { $state }
officials-device-heard = last contact { $age } ago
officials-device-never = never connected
officials-device-no-seat = no seat

officials-access-sign-out = Sign out

officials-nav-checks = Checks

officials-checks-none = No player is waiting for a check.
officials-checks-left = { $n ->
    [one] { $n } player is not checked yet.
   *[other] { $n } players are not checked yet.
}
officials-checks-pass = Passed
officials-checks-fail = Failed

officials-wall-attention = { $n ->
    [one] { $n } device needs attention.
   *[other] { $n } devices need attention.
}

officials-call-here-comes = { $who } has been on the way for { $age }

officials-hold-here-reason-missing = Reason missing.
officials-hold-here-title = Stopped by an official
officials-hold-here-venue = STOPPED: all boards of this venue.
officials-hold-here-other-venue = STOPPED: all boards played with { $venue }.
officials-hold-here-round = STOPPED: all boards of round { $round }.
officials-hold-here-board = STOPPED: board { $board }.
officials-hold-here-clocks = The clocks of these boards stay stopped until the boards are resumed.
officials-hold-here-clock = Both clocks are stopped until the game is resumed.
officials-hold-here-by = By { $who }
officials-hold-here-since = since { $time }
officials-hold-here-old = No connection to the server. This is the last known state.
officials-hold-here-over = Clocks were stopped here and are running again.
officials-hold-here-over-board = Board { $board } was paused and is resumed.
officials-hold-here-why = Why were the clocks stopped?
officials-hold-here-give-reason = Give reason…
officials-hold-here-save = Save reason
officials-hold-here-saving = Reason saved here. Sending it to the server…
officials-hold-here-resume = Resume…
officials-hold-here-resume-now = Resume now
officials-hold-here-resume-all-what = All games of this venue continue and their clocks run.
officials-hold-here-resume-what = The game continues and its clock runs.
officials-hold-here-resume-why = Why can play continue?
officials-hold-here-resuming = Resuming…
officials-hold-here-resumed-by = Who can resume: { $who }.
officials-hold-here-explained-by = Who can give the reason: { $who }.
officials-hold-here-other-first = Another pause has to end first.

officials-layer-programs = programs
officials-layer-no-exec = folders without programs
officials-layer-kernel = kernel settings
officials-layer-network = network
officials-layer-browser = browser
officials-layer-stop = stopping programs
officials-layer-reports = program start reports
officials-layer-keys = keys
officials-layer-usb = USB
officials-layer-boards = electronic board ports
officials-layer-screens = screens
officials-layer-signs = remote control and virtual machines
officials-layer-terminals = terminals
officials-layer-time = time of day

## Incidents and rulings: the console and the command line

officials-incident-away = { $n ->
    [one] { $n } disconnected
   *[other] { $n } disconnected
}
officials-incident-proposed = a proposed ruling needs a second official
officials-incident-closing-proposed = { $by } proposed to close it: a second official has to agree
officials-incident-ruled = ruled: { $did }
officials-incident-left = still to rule on: { $boards }
officials-incident-put-off = postponed: { $boards }
officials-incident-flagged = the flag fell on { $boards }: the result needs a ruling
officials-incident-closed = Closed { $at }: { $why }
officials-incident-opened-again = Reopened { $at }: { $why }
officials-incident-joined = Incidents joined into this one: { $incidents }

officials-limit-by = must be back by { $when }
officials-limit-late = boards not reconnected in time: { $boards }

officials-offer-in-place = This replaces ruling { $ruling } on board { $board }.
officials-offer-on-top = This adds to ruling { $ruling } on board { $board }, which keeps its effect.
officials-offer-no-move = no move since the last contact
officials-offer-moves = since the last contact: { $moves }
officials-offer-moves-more = since the last contact: { $n ->
    [one] { $n } half-move
   *[other] { $n } half-moves
} and then { $moves }

officials-ruling-or-same = same effect:

officials-rulings-done = carried out, record { $record }
officials-rulings-not-done = not yet carried out
officials-rulings-cites = cites { $breach }

officials-execution-both = White { $white }, Black { $black }
officials-execution-not-yet = not yet
officials-execution-never = never
officials-execution-replaced = another game replaced this one at { $at }

officials-evidence-again = ({ $times } times until { $until })

officials-sum-stood = { $time } on the clock
officials-sum-typed = { $time } set by the arbiter (the clock showed { $stood })
officials-sum-back = { $time } given back
officials-sum-earlier-less = { $time } that an earlier ruling gave, now replaced
officials-sum-earlier-more = { $time } that an earlier ruling took, now replaced
officials-sum-deducted = { $time } deducted
officials-sum-added = { $time } added

officials-noticed-silence = no messages arrived
officials-noticed-reset = the connection broke
officials-noticed-last-will = the venue’s broker reported that the connection ended
officials-noticed-outage = the server was down
officials-noticed-page = the page was closed or stopped responding


officials-result-state-provisional = provisional
officials-result-state-objected = objected to
officials-result-state-confirmed = seen by both
officials-result-state-approved = approved
officials-result-state-corrected = corrected

officials-power-mains = mains
officials-power-battery = battery
officials-power-unknown = unknown

officials-page-none = not needed
officials-page-alive = open
officials-page-silent = not responding
officials-page-closed = closed

officials-checks-locks = { $hold } of { $of } locks verified

officials-game-runs = game running

officials-alarm-calls = { $who } calls the arbiter
officials-alarm-objects = { $who } objects to the result { $result }
officials-alarm-asks-leave = { $who } asks to leave the playing area
