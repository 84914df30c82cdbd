### Incidents and rulings on the command line. See README.md.

## Parts of sentences

cli-office = { $role ->
    [lta] the LTA
    [lca] the LCA
    [chief-arbiter] the Chief Arbiter
    [organiser] the organiser
   *[arbiter] the arbiter
}
cli-weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
cli-times-of-event = times are in the event's time zone, that of venue { $venue } ({ $zone })
cli-times-utc = times are in UTC

## Lists of incidents

cli-incident-list-none = there was no incident
cli-incident-list-none-open = no incident is open (--all shows closed ones)
cli-incident-list-times = { $times }; adoube incident N shows the times of its venue
cli-incident-short = { $number }  { $boards }: { $players ->
    [0] { "" }
   *[other] { $first }{ and-more }{ " " }
}{ $away ->
    [0] connected again
   *[other] disconnected
}, { $stage }, { $cause }
cli-incident-boards = { $boards }{ and-more }
cli-incident-reconnected = reconnected after { $span }
cli-incident-unruled = closed without a ruling on { $boards }

## One incident. A label stands before a text in the same line, and has at most 13 letters.

cli-incident-label = { $label ->
    [contact] last contact
    [detected] detected
    [back] reconnected
    [began] game began
    [ended] game ended
    [limit] limit
    [ran] clocks ran
    [flag] flag fell
    [replaced] game replaced
    [moved] moved
    [leave] on leave
    [paused] clocks paused
    [set] clocks set
    [added] time added
    [restored] went back
    [reopened] reopened
    [white] White's clock
    [black] Black's clock
    [not-given] not returned
    [away] disconnected
    [cites] cites
    [citing] citing
    [followed] followed by
    [before] before it
    [sent] sent to
    [ready] ready
    [started] clock started
   *[lifted] pause ended
}
cli-incident-times = all times in { $zone }
cli-incident-day = { cli-weekday } { $date }, all times in { $abbreviation } ({ $zone })
cli-incident-zone = { $known ->
    [yes] { $zone }, the time zone of { cli-incident-zone-of }
   *[no] the time zone of { cli-incident-zone-of } is unknown here
}
cli-incident-zone-of = { $of ->
    [venue] venue { $venue }
   *[event] the event's first venue
}
cli-incident-joined-into = Joined into incident { $incident }: it continues there (adoube incident { $incident })
cli-incident-see = see incident { $incident }
cli-incident-seat = { $board } { cli-side } { $name } at { $venue } ({ $device })
cli-incident-more-seats = { $more ->
    [0] all moments of each: adoube incident { $incident } --evidence
    [one] and { $more } more seat; all moments of each: adoube incident { $incident } --evidence
   *[other] and { $more } more seats; all moments of each: adoube incident { $incident } --evidence
}
cli-incident-away-until-game-ended = disconnected from { $from } until game { $game } ended at { $end }
cli-incident-away-until = disconnected from { $from } to { $end }
cli-incident-away-since = DISCONNECTED since { $from }
cli-incident-ran = White's { $white }, Black's { $black }
cli-incident-moment = { $at }  White { $white }, Black { $black }, { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}
cli-incident-game = game { $game } of this board{ cli-incident-game-continued }
cli-incident-game-replaced = game { $game } of this board{ cli-incident-game-continued }, replaced by game { $last }: these are the moves and clocks of game { $game }
cli-incident-game-continued = { $continued ->
    [yes] , disconnected since an earlier game
   *[no] { "" }
}
cli-incident-seat-was-moved = the seat had moved to this device at { $at }, and { $sign ->
    [page] its page was not open
   *[other] it was not connected
}
cli-incident-moved = to { $device } at { $at }{ $by-given ->
    [yes] { " " }by { $by }
   *[no] { "" }
}{ $reason-given ->
    [yes] : { $reason }
   *[no] { "" }
}
cli-incident-moved-evidence = the journal of { $device } arrives when { $device } reconnects: until then the cause is based on what the venue and the server observed
cli-incident-limit = { $at } ({ $limit } to reconnect), { $state ->
    [late] reconnected { $span } LATE
    [passed] PASSED { $span } ago
   *[running] in { $span }
}
cli-incident-flag = { cli-side }'s at { $at }, { $away ->
    [yes] while { $seat ->
        [white] White
       *[black] Black
    } was disconnected
   *[no] after { $seat ->
        [white] White
       *[black] Black
    } had reconnected
}{ $cancelled ->
    [reopened] ; cancelled { $cancelled-at }: the game was reopened
    [ruling] ; cancelled { $cancelled-at } by ruling { $ruling }
   *[no] { "" }
}
cli-incident-replaced = by game { $game } at { $at }: { $cause ->
    [ruling] ruling { $ruling } of { $who }
    [reversed-colours] colours reversed by { $who }
    [start-position] start position corrected by { $who }
   *[other] { $cause } by { $who }
}: { $reason }
cli-incident-official = { $known ->
    [office] { cli-office }, { $by }
    [name] { $by }
   *[nobody] an arbiter
}
cli-incident-leave = { $over ->
    [yes] { $from } to { $until }
   *[no] since { $from }
}, granted{ $by-given ->
    [yes] { " " }by { cli-office }, { $by }
   *[no] { "" }
} (call { $call })
cli-incident-set = { $at }  { $white }, { $black }{ $control-given ->
    [yes] , time control { $control }
   *[no] { "" }
}{ $by-given ->
    [yes] ; by { cli-office }, { $by }
   *[no] { "" }
}: { $reason }
cli-incident-paused = { $from } { $over ->
    [yes] to { $until }
   *[no] until now
}: { $why }{ $returned ->
    [yes] ; { cli-side } got back { $time }, used since { $time-from }
   *[no] { "" }
}{ $stopped-on ->
    [yes] ; then paused for another reason
   *[no] { "" }
}
cli-incident-paused-silence = { cli-side } was disconnected, by the regulations
cli-incident-cause = { $into ->
    [0] Cause: { $cause }
   *[other] Cause, as found in incident { $incident }: { $cause }
}
cli-incident-cause-unknown = Cause: not known yet
cli-incident-other-cause = Another disconnection: { $cause }, { $board } { cli-side } from { $from }{ $over ->
    [yes] { " " }to { $until }
   *[no] { "" }
}

## The evidence of an incident

cli-evidence-head = Evidence (+ supports the cause, - contradicts it)
cli-evidence-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of evidence{ $known ->
    [yes] , { $for ->
        [one] { $for } line
       *[other] { $for } lines
    } for the cause and { $against } against it
   *[no] { "" }
}: { $place ->
    [below] below
   *[command] adoube incident { $incident } --evidence
}
cli-evidence-rule = found by the rule '{ $rule }', which docs/causes.md explains
cli-evidence-or-before = or before
cli-evidence-unmeasured = { $text } (exact time unknown, reported { $reported })
cli-evidence-at-last = { $text }; { $times } times, at last { $until }: { $last }

## What is to be done

cli-incident-next-joined = Next: adoube incident { $incident }
cli-incident-next-official = Next: the Chief Arbiter or a delegated arbiter rules; an LTA can move a seat to a spare device (adoube seat move --help)
cli-incident-next-second = Next: another official agrees (adoube --as PERSON rule { $incident } second { $ruling }; its effects are shown first) or rejects it (adoube rule { $incident } reject { $ruling } --reason TEXT); its proposer and the Chief Arbiter can give a new ruling instead
cli-incident-next-rule = Next: one of these with --reason TEXT (--dry-run only shows the effects): adoube rule { $incident } --help
cli-incident-next-correct = To correct a ruling during its game, or to cancel its result until the round is closed, rule again (adoube rule { $incident } ... --board BOARD): it replaces ruling { $ruling }, and both are shown here; the game before a restart cannot be resumed. To correct only a clock or a position: adoube clock set, adoube board restore, with 'ruling { $incident }.{ $ruling }' in the reason; a result: adoube result correct.
cli-incident-next-close = Next: a second official agrees (adoube --as PERSON incident { $incident } --close --reason TEXT) or rules instead
cli-incident-follow = Follow it with: adoube incident { $incident }
cli-incident-rules-changed = The rules for rulings were changed { $at } by { $by }: { $four-eyes ->
    [yes] a second official has to agree
   *[no] no second official is needed
}; { $kinds-excluded ->
    [yes] excluded: { $excluded }
   *[no] no ruling is excluded
}; clocks start { $start } after both players are ready. An open proposal still needs its second official.
cli-incident-rulers = Who can rule: { $rulers }. You are { $you }.
cli-incident-rulers-nobody = nobody
cli-incident-no-role = { $person }, who has no role in this event
cli-incident-person = { $person } ({ $name }; { cli-office }{ $venue-given ->
    [yes] { " " }of { $venue }
   *[no] { "" }
}{ $delegated ->
    [yes] , delegated
   *[no] { "" }
})

## Closing an incident

cli-incident-closing-proposed = { $by } proposed to close it, { $at }: { $reason }
cli-incident-close-away = { cli-side } ({ $name }) is still disconnected, last contact { $at }: if a flag falls before they reconnect, the incident reopens
cli-incident-close-left = Not ruled on: { $boards }
cli-incident-close-flagged = The result by the fallen flag remains: { $boards }
cli-incident-close-question = { $agrees ->
    [yes] Agree to close
   *[no] Close
} { $count ->
    [one] incident
   *[other] incidents
} { $incidents }? Type yes:
cli-incident-nothing-closed = nothing was closed
cli-incident-not-done = { $what ->
    [closed] incidents not closed
    [possible] not possible on incidents
   *[ruled] incidents without a ruling
}: { $incidents }
cli-incident-not-done-next = see the reasons above; `adoube incident N` shows the current state
cli-incident-left-out = incident { $incident } is skipped: { $why }

## Rulings that are possible

cli-ruling-possible = Possible rulings (none is given yet)
cli-ruling-not-possible = Not possible now
cli-ruling-menu-resume = Resume the game from the position (O 18.9 a)
cli-ruling-menu-resume-typed = with the times that you type
cli-ruling-menu-deduct = Resume, with time deducted (O 18.9 b) or added
cli-ruling-menu-deduct-from = from the disconnected player; if both were, add --from
cli-ruling-menu-add = or --add-black, or both
cli-ruling-menu-restart = Restart: a new game, same colours (O 18.9 c, d)
cli-ruling-menu-shorter = with a calculated shorter time control, or type --control 15+10
cli-ruling-menu-otherwise = Another ruling (O 18.9)
cli-ruling-menu-result = if only one player was disconnected; or drawn, both-lose, 1-0
cli-ruling-menu-postpone = the game continues later
cli-ruling-each = in each case: { $text }
cli-ruling-each-on = in each case on { $board }: { $text }
cli-ruling-more-boards = { $more ->
    [one] and { $more } more board, in the same way
   *[other] and { $more } more boards, in the same way
}
cli-ruling-left-out = { $board } is skipped: ruling { $ruling } postponed it; --board { $board } restarts it
cli-ruling-more-left-out = { $more ->
    [one] and { $more } more postponed board is skipped
   *[other] and { $more } more postponed boards are skipped
}
cli-ruling-together = total on both clocks { $sum } ({ $began } at the start)
cli-ruling-still-away = { cli-side } is still disconnected
cli-ruling-both-away = both players are still disconnected
cli-ruling-flag = { $fate ->
    [stands] this keeps the flag fall of { cli-side } at { $at }
    [overruled] this replaces the result of the flag fall of { cli-side } at { $at }
    [undone] this cancels the flag fall of { cli-side } at { $at }
   *[unknown] the flag fall of { cli-side } at { $at }: unknown-to-this-version
}
cli-ruling-began-anew = another game began since the last contact
cli-ruling-device-note = device note { $note } ({ $breach })

## The clocks of a ruling

cli-ruling-sum-kept = { $time } that ruling { $ruling } also gives
cli-ruling-given-elsewhere = { cli-side }'s { $time }: ruling { $ruling } gives it back
cli-ruling-settled = { cli-side }'s { $time }: it was lost before an arbiter set the clock
cli-ruling-from-to = { $from } to { $to }
cli-ruling-more-times = { $more ->
    [one] { $more } more time (see --json)
   *[other] { $more } more times (see --json)
}

## Giving a ruling

cli-ruling-kind = { $kind ->
    [resume] resume
    [deduct] deduct
    [add-time] add-time
    [restart] restart
    [restart-shorter] restart-shorter
    [result] result
    [postpone] postpone
   *[other] { $kind }
}
cli-ruling-title = { $kind ->
    [deduct] resume, with time deducted
    [add-time] resume, with time added
    [restart-shorter] restart, with a shorter time control
   *[other] { cli-ruling-kind }
}
cli-ruling-on-incident = { cli-ruling-title } ({ $article }) on incident { $incident }:
cli-ruling-on-incident-proposed = { cli-ruling-title } ({ $article }) on incident { $incident }, proposed by { $by }: { $reason }
cli-ruling-second-needed = A second official has to agree before it takes effect.
cli-ruling-replaces-proposal = It replaces the proposed ruling { $ruling } by { $by }.
cli-ruling-replaces-other-proposal = It replaces the proposed ruling { $ruling } by { $by } for { $boards }: an incident can have only one proposal. Ask a second official to agree to that proposal first, or make it again afterwards.
cli-ruling-confirm = { $question }{ $remarked ->
    [yes] { " " }although { $remarks }
   *[no] { "" }
}? Type yes:
cli-ruling-confirm-one = Confirm ruling
cli-ruling-confirm-replacing = , replacing ruling { $ruling }
cli-ruling-confirm-adding = , adding to ruling { $ruling }
cli-ruling-confirm-several = Confirm ruling on incidents { $incidents }
cli-ruling-confirm-agree = Agree to this ruling
cli-ruling-nothing-changed = Nothing was changed.
cli-ruling-none-given = no ruling was given
cli-ruling-none-possible = no ruling was given: no ruling is possible on any of these incidents
cli-ruling-proposal-of-one = you can agree to or reject a proposal in only one incident at a time
cli-ruling-proposal-of-one-next = give the numbers of the incident and the ruling: adoube rule 3 second 1
cli-ruling-boards-of-one = --board names boards of one incident
cli-ruling-boards-of-one-next = rule on that one separately: adoube rule N ... --board BOARD
cli-ruling-unnamed = { $adds ->
    [yes] board { $board } already has a ruling: this would add to ruling { $ruling }
   *[no] board { $board } already has a ruling: this would replace ruling { $ruling }
}
cli-ruling-unnamed-next = name the board (--board { $board }), or leave out --yes and confirm
cli-ruling-typed = { $what ->
    [deduct] deduct
    [add-white] add to White
    [add-black] add to Black
    [white] White
   *[black] Black
}

## One ruling on several incidents

cli-ruling-shared-all = this command already rules on its boards: { $boards }; { $left }
cli-ruling-shared-board = { $board } with incident { $incident }
cli-ruling-shared-line = { $board } is skipped: this command rules on it with incident { $incident }
cli-ruling-shared-charged = { $ran ->
    [white] while { $side ->
        [white] White
       *[black] Black
    } was disconnected, White's clock ran { $white }
    [black] while { $side ->
        [white] White
       *[black] Black
    } was disconnected, Black's clock ran { $black }
   *[both] while { $side ->
        [white] White
       *[black] Black
    } was disconnected, White's clock ran { $white } and Black's { $black }
}
cli-ruling-shared-charged-on = on { $board } { $charged }
cli-ruling-shared-stays = { $stays ->
    [white] White does not get back { $white } on { $board }
    [black] Black does not get back { $black } on { $board }
   *[both] White does not get back { $white } on { $board }, nor Black { $black }
}
cli-ruling-shared-none-lost = no time was lost there in incident { $incident }: close that incident afterwards ({ cli-ruling-shared-close })
cli-ruling-shared-unknown = the time lost there in incident { $incident } ({ $charged }) is given back only if this ruling does so: rule on that incident separately (adoube rule { $incident } ... --board BOARD), or leave it so ({ cli-ruling-shared-close })
cli-ruling-shared-all-back = this ruling gives back all the time lost there in incident { $incident } ({ $charged }): close that incident afterwards ({ cli-ruling-shared-close })
cli-ruling-shared-left = this ruling does not give back all the time lost there in incident { $incident } ({ $charged }): { $left }; rule on that incident separately (adoube rule { $incident } ... --board BOARD), or leave it so ({ cli-ruling-shared-close })
cli-ruling-shared-close = adoube incident { $incident } --close --reason TEXT
cli-ruling-shared-proposed = { $board }: already proposed as { $ruling }
cli-ruling-shared-ruled = { $board }: already ruled by { $ruling }
cli-ruling-shared-not-ruled = { $board }: NOT RULED ON, because incident { $incident } is skipped

## Rulings that were given

cli-ruling-head = { $what ->
    [proposed] Proposed ruling
   *[given] Ruling
} { $ruling }: { cli-ruling-kind } ({ $article }), { $at } by { $by }{ $seconded ->
    [yes] , proposed by { $proposer }
   *[no] { "" }
}{ $time-given ->
    [yes] { " " }{ $proposed-at }
   *[no] { "" }
}{ $delegated ->
    [yes] , delegated by { $delegator }
   *[no] { "" }
}
cli-ruling-more-done = { $boards ->
    [one] and { $boards } more board
   *[other] and { $boards } more boards
}: { $done } carried out, { $pending } not yet
cli-ruling-requested = requested: { $wish }
cli-ruling-proposed-on = proposed when the cause was: { $cause }, found { $at }
cli-ruling-proposed-on-none = proposed when the cause was: not known yet
cli-ruling-proposed-for = proposed for { $board }: { $text }
cli-ruling-ruled-on = ruled when the cause was: { $cause }, found { $at }
cli-ruling-ruled-on-none = ruled when the cause was: not known yet
cli-ruling-cause-same = later, { $at }: the same cause, now { $certainty }
cli-ruling-cause-changed = CHANGED after the ruling, { $at }: { $cause }; the ruling was based on: { $was }
cli-ruling-cause-found = FOUND after the ruling, { $at }: { $cause }
cli-ruling-followed = ruling { $ruling } on this board
cli-ruling-superseded = REPLACED by ruling { $ruling }
cli-ruling-topped = ruling { $ruling } was added to this one, which still applies: { $what }
cli-ruling-proposal = Proposal { $ruling } of { $by }: { cli-ruling-kind } ({ $article }), { $at }
cli-ruling-cancelled = cancelled { $at }: { $reason }
cli-ruling-rejected = rejected by { $by }, { $at }: { $reason }
cli-ruling-started-by = by { $by }
