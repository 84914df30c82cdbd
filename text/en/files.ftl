### Files that come in and go out: PGN, reports, pairings, seats, and programs that pair. See README.md.

## Parts of sentences

file-and-more = and { $more } more
file-either = { $one } or { $other }
file-line = line { $line }: { $what }
file-lines = { $count ->
    [one] line { $first }
   *[other] { $count } lines, the first is line { $first }
}
file-of-player = '{ $text }' of { $player } { $name }
file-boards = { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
file-round-state = { $state ->
    [draft] draft
    [published] published
    [started] started
    [closed] closed
    [elsewhere] elsewhere
   *[other] { $state }
}
file-round-with-state = { $round } ({ file-round-state })
file-rounds = there is { $rounds }
file-rounds-none = no round is paired yet: import its pairings, or see `adoube pair --help`
file-round-unknown = round { $round } does not exist
file-header-name = name (012)
file-header-city = city (022)
file-header-begin = first day (042)
file-header-end = last day (052)
file-header-chief = chief arbiter (102)

## Games: what cannot be read

file-pgn-game = line { $line }, game { $game }: { $what }
file-pgn-tag-name = a tag without a name
file-pgn-tag-value = the tag { $tag } has no value in quotation marks
file-pgn-tag-not-closed = the tag { $tag } is not closed by "]
file-pgn-comment-not-closed = a comment is not closed by { "}" }
file-pgn-variation-not-closed = a variation is not closed by )
file-pgn-unexpected = unexpected { $sign }
file-pgn-nag = $ without a number
file-pgn-too-long = too long: { $part ->
    [word] a word
    [value] a tag's value
    [comment] a comment
    [tags] the list of tags
    [moves] the list of moves
   *[game] the game
}
file-pgn-move = { $move } at half-move { $ply }: { $what }
file-pgn-io = the file could not be read: { $error }
file-move-syntax = this is not a move in algebraic notation
file-move-no-piece = there is no such piece to move
file-move-illegal = no such move is legal: { $reason ->
    [no-piece] there is no piece on that square
    [opponents-piece] that piece is the opponent's
    [own-piece-there] your own piece is there
    [in-the-way] another piece is in the way
    [moves-otherwise] the piece does not move like that
    [nothing-to-take] there is nothing to capture there
    [king-in-check] your king would be in check
    [promotion-missing] choose what the pawn becomes
    [no-promotion] this move is not a promotion
    [no-castling] castling is not possible now
   *[game-over] the game is over
}
file-move-ambiguous = more than one piece can move there
file-start-without-fen = SetUp is 1 but there is no FEN
file-start-variant = the variant { $variant } is not played here
file-fen-length = a FEN has 1 to 200 characters, not { $length }
file-fen-fields = a FEN has 4 to 6 fields, not { $fields }
file-fen-fault = { $fault ->
    [pieces] the FEN's piece placement cannot be read
    [side-to-move] the FEN's side to move cannot be read
    [castling-field] the FEN's castling rights cannot be read
    [en-passant-field] the FEN's en passant square cannot be read
    [half-move-clock] the FEN's half-move clock cannot be read
    [move-number] the FEN's move number cannot be read
    [king-missing] the FEN's position is not possible: a king is missing
    [too-many-kings] the FEN's position is not possible: a side has more than one king
    [pawn-on-back-rank] the FEN's position is not possible: a pawn is on the first or last rank
    [opponent-in-check] the FEN's position is not possible: the side that has just moved is in check
    [castling-rights] the FEN's position is not possible: castling rights do not fit the kings and rooks
    [en-passant-square] the FEN's position is not possible: no pawn can have passed the en passant square
    [impossible-check] the FEN's position is not possible: no last move can have given this check
   *[too-many-pieces] the FEN's position is not possible: there are more pieces than promotions allow
}

## Games: what is imported

file-pgn-unread =
    the file has games that cannot be read:
    { $games }
    .command = nothing was imported: correct the file first
file-pgn-empty = no games in the file: { $bytes ->
        [0] it is empty
       *[other] its { $bytes } bytes contain neither tags nor moves
    }
    .command = name a PGN file with the games of a round
file-pgn-both-colours = { $name } has both colours in a game of round { $round }
file-pgn-start-of-board = round { $round }, board { $board }: its start position
file-pgn-two-byes = a game between BYE and BYE in round { $round }
file-pgn-bye = { $name } against BYE ({ $result }) in the file is imported as a bye { $letter ->
    [Z] without a point
    [H] of half a point
   *[U] from the pairing
} ({ $letter })
file-pgn-unread-result = board { $board }: its Result tag '{ $result }' cannot be read and was ignored
file-pgn-other-variant = it is { $own ->
        [chess960] Chess960
       *[standard] standard chess
    }, but the event is { $event ->
        [chess960] Chess960
       *[standard] standard chess
    }
    .command = nothing was imported: correct the Variant tag, or the file
file-pgn-rounds = the file has the rounds { $rounds }
    .command = choose one with --round N
file-pgn-no-round = the file has no game of round { $round }
file-pgn-without-round = the game { $white } - { $black } is not imported: its Round '{ $round }' is not a number; correct it in the file, or import the game separately with --round N
file-pgn-nameless = a game without a name for { $colour }
file-pgn-known-name = '{ $name }' in the file is player { $player }, { $known }
file-pgn-ambiguous-name = '{ $name }' can be player { $players }
    .command = name the FIDE number in the file ({ $colour }FideId)
file-time-control-games = TimeControl of { $games ->
    [one] a game
   *[other] { $games } games
} '{ $theirs }' is not imported from the file: regulations.toml says '{ $ours }'
file-results-dropped = { $games ->
    [one] 1 game has a result
   *[other] { $games } games have results
} in the file, which are not imported: round { $round } will be played here; if it was played elsewhere, import its results from a report (`import trf --played { $round }`, without --round)

## Games: what is exported

file-confidential = device notes and proposed penalties of { $games ->
    [one] 1 game
   *[other] { $games } games
} are left out, because only officials may read them; add --for-officials to include them
file-score-of-board = the game of board { $board }
file-pgn-no-records = a board without records
file-pgn-of-record = board { $board }, record { $record }
file-pgn-no-move = '{ $move }' is not a move

## Pairings and seats

file-pairings-without-round = a list of pairings does not contain its round
    .command = give it with --round N
file-pairings-line = line { $line }: '{ $text }': write 'board white black' or 'bye number F|H|U|Z'; a start position follows the three numbers, as a FEN, in an event of Chess960 also as its number from 0 to 959
file-pairings-empty = the list has no pairings and no byes
    .command = write one line for each: 'board white black' or 'bye number F|H|U|Z'
file-pairings-none = round { $round } is not paired yet
    .command = import its pairings, or see `adoube pair --help`
file-no-bye = '{ $bye }' is not a bye
file-seats-wrong =
    not a list of seats:
    { $errors }
file-seats-none = it has no seats: write a line `starting number, venue id` for each player
file-seats-line = '{ $text }' is not `starting number, venue id`
file-seats-heading = { file-seats-line }; begin a heading with #
file-seats-twice = player { $player } is also in line { $other }; delete one of the lines
file-seats-venue = '{ $venue }' is not a venue of the event; its venues are { $venues }
file-seats-no-venues = '{ $venue }' is not a venue of the event, which has none yet: write it into venues.toml and run `adoube set-up`
file-seats-too-many = { $players ->
    [one] 1 player
   *[other] { $players } players
} are seated at { $venue }, which has only { $devices ->
    [one] 1 device
   *[other] { $devices } devices
}: seat some elsewhere, or add devices (venues.toml, `adoube certify`, `adoube set-up`)
file-seats-stranger = there is no player { $player } in the file or in the event
file-spread = { $count ->
    [one] 1 player had no venue and was
   *[other] { $count } players had no venue and were
} spread over { $venues }; use --seats FILE to set their venues

## The draft that a file replaces

file-draft-colours = board { $board }: in the draft player { $white } has White against { $black }, and the file exchanges their colours; if the draft is right, restore it with `adoube import pairs` and the line `{ $pairing }`
file-draft-start = board { $board }: the draft had its own start position, and the file { $of-file ->
    [another] has another
   *[none] has none
}: it is replaced; if the game should begin there, restore it with `adoube import pairs` and the line `{ $pairing }`
file-draft-bye-removed = the bye is removed; restore it with `adoube import pairs` and the line `bye { $player } { $letter }`
file-draft-bye-paired = player { $player } had a bye ({ $letter }) in the draft, and the file pairs them on board { $board }: { file-draft-bye-removed }
file-draft-bye-other = player { $player } had a bye ({ $letter }) in the draft, and the file gives them another ({ $bye }): { file-draft-bye-removed }
file-draft-bye-unnamed = player { $player } had a bye ({ $letter }) in the draft, and the file does not name them: { file-draft-bye-removed }

## Players

file-newcomers = { $count ->
    [one] 1 player is new: { $names }
   *[other] { $count } players are new: { $names }
}
file-newcomer-like = { $player } { $name } (is it { $other } { $known }?)
file-newcomers-late = round { $round } { $state ->
        [elsewhere] was played elsewhere
       *[other] is { file-round-state }
    } already, and { $newcomers }
    .command = nothing was imported: if they join late, add --new; otherwise write them as they are in the event
file-renamed = number { $player }: '{ $old }' becomes '{ $new }'
file-rerated = ratings changed by the file: { $players }
file-rerated-player = player { $player } { $name } { $before }, now { $now }
file-rating-none = none
file-rating-high = player { $player } ({ $name }) has the rating { $rating }
file-players-twice = players { $one } ({ $name }) and { $other } ({ $other-name }) { $same ->
    [id] have the FIDE number { $id }
   *[name] have the same name
}: if they are the same person, remove one with `adoube player remove`
file-sex-rewritten = the sex of { $count ->
    [one] 1 player
   *[other] { $count } players
} is rewritten in the form of reports, as m or w
file-birth-rewritten = the date of birth of { $count ->
    [one] 1 player
   *[other] { $count } players
} is rewritten in the form of reports, year first, with slashes (1982/01/07)
file-federation-rewritten = the federation of { $count ->
    [one] 1 player
   *[other] { $count } players
} is rewritten in the form of reports, in capital letters
file-more-players = { $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
file-no-sex = not a valid sex (m or w): { $named }{ file-more-players }; reports show it unchanged: correct the file
file-no-birth = not a valid date of birth (a day as 1982/01/07, or its year): { $named }{ file-more-players }; reports show it unchanged: correct the file
file-no-title = not a valid title (one of FIDE's): { $named }{ file-more-players }; reports show it unchanged: correct the file
file-no-federation = not a valid federation (three letters): { $named }{ file-more-players }; reports show it unchanged: correct the file

## Reports: what cannot be read

file-trf-place = line { $line }, column { $column }: { $what }
file-trf-of-player = round { $round }, player { $player }: { $what }
file-trf-field = { $field ->
    [name] name
    [rating] rating
    [federation] federation
    [fide-number] FIDE number
    [birth-date] birth date
    [points] points
    [rank] rank
    [starting-number] starting number
    [opponent] opponent
   *[player] player
}
file-trf-not-number = '{ $text }' is no { file-trf-field }: a whole number belongs in columns { $first } to { $last }
file-trf-shifted = '{ $text }' is between two fields: the line is shifted
file-trf-control = a tab or control character: write blanks
file-trf-too-large = a report has at most { $bytes } bytes
file-trf-line-too-long = a line has at most { $bytes } bytes
file-trf-number-twice = starting number { $player } is in line { $other } too
file-trf-rounds = '{ $text }' is no number of rounds: write 1 to { $most }
file-trf-otherwise = line { $other } says otherwise
file-trf-empty = it is empty
file-trf-none = this is no tournament report: no line begins with 012 or 001
file-trf-days = the days of rounds (132) are not read: '{ $word }' begins in column { $column }; a day is YY/MM/DD, that of round 1 begins in column { $first } (or { $late }), each other one { $step } columns behind the one before
file-trf-starting-number = a starting number, 1 to 9999, belongs in columns 5 to 8
file-trf-cut-name = the line is cut off: a name belongs in columns 15 to 47
file-trf-cut-field = the line is cut off in the middle of the { file-trf-field }, columns { $first } to { $last }
file-trf-cut-opponent = the line is cut off in the middle of an opponent, columns { $first } to { $last }
file-trf-cut-colour = the line is cut off before the colour against { $opponent }, column { $column }
file-trf-cut-round = the line is cut off before round { $round } (column { $column }): the line of player { $opponent } names this one as opponent there
file-trf-cut-result = the line is cut off before the result of round { $round } (column { $column }): the line of player { $opponent } has one
file-trf-missing-field = { file-trf-field } ({ $first } to { $last })
file-trf-missing = the line is cut off: { $missing } are missing, other players' lines have them
file-trf-missing-at-end = the file ends in the middle of a player's line: { $missing } are missing; if nothing is missing, end the line with a line break
file-trf-no-points = '{ $text }' are no points: columns 81 to 84 read like 11.5
file-trf-colour = '{ $text }' is no colour: write w, b or -
file-trf-result = '{ $text }' is no result: one of { $known } belongs here
file-trf-windows = the file is not in UTF-8: it is read as Windows-1252, the byte { $byte } here as '{ $letter }'; { $lines ->
    [one] 1 such line
   *[other] { $lines } such lines
}
file-trf-other-byte = the byte { $byte } is not UTF-8 as the rest of the file is: it is read as '{ $letter }' of Windows-1252
file-trf-old-byes = { $count ->
    [one] 1 result without an opponent is read as byes: { $signs }
   *[other] { $count } results without an opponent are read as byes: { $signs }
}
file-trf-sign = '{ $said }' as { $counts }
file-trf-impossible = { $own ->
    [none] no result
   *[other] '{ $own }'
} here and { $theirs ->
    [none] no result
   *[other] '{ $theirs }'
} in the line of the opponent { $opponent }: no game has these results
file-trf-same-colours = { $own ->
    [none] no colour
   *[other] '{ $own }'
} here and { $theirs ->
    [none] no colour
   *[other] '{ $theirs }'
} in the line of the opponent { $opponent }: one of them had White and the other Black
file-trf-own-opponent = the line names the player as his own opponent
file-trf-no-line = the opponent { $opponent } has no line
file-trf-names-another = the line of the opponent { $opponent } names another
file-trf-colours = the colours of { $player } and { $opponent } do not fit
file-trf-colourless = '{ $sign }' against { $opponent } without a colour is not a game and is imported as the bye { $letter }

## Reports: what is imported

file-trf-no-report =
    not a tournament report:
    { $errors }
file-trf-contradicts =
    the report contradicts itself:
    { $errors }
file-trf-rounds-contradict =
    { file-trf-contradicts }
    .command = correct the report, or leave out rounds played elsewhere with --played 0
file-trf-no-players = the report has no players
    .command = each player needs a line that begins with 001, with starting number (columns 5 to 8), name (15 to 47), and rounds from column 92 on
file-trf-no-pairings = the report has players but no pairings
    .command = import the players with --round 0, then pair the first round or import its pairings
file-trf-all-results = every round of the report already has results
    .command = import them all as played elsewhere with --played { $last }, or choose the round to play with --round N, or only the players with --round 0
file-trf-unpaired = the report has no pairings of round { $round }
file-trf-unpaired-behind = { file-trf-unpaired }
    .command = its last paired round is { $last }: import the rounds up to it as played elsewhere with --played { $last } and without --round, then pair round { $round } here
file-trf-here-and-elsewhere = round { $round } cannot be both played here and played elsewhere (--played { $played })
    .command = choose one of the two
file-trf-no-round = the report has no round { $round }
    .command = its last one is round { $last }
file-round-early = round { $round } comes before round { $missing }, which has no pairings yet
file-days-missing = the report has no day (132) of { $count ->
    [one] round
   *[other] rounds
} { $rounds }, so exported reports cannot show it: add it to the file (YY/MM/DD from column 92 on, one every 10 columns) and import it again
file-day-early = round { $round } is dated { $date } (132), before the tournament's first day { $day }
file-day-late = round { $round } is dated { $date } (132), after the tournament's last day { $day }
file-rounds-stay = { $count ->
    [one] round { $rounds } was
   *[other] rounds { $rounds } were
} played elsewhere and not imported from this file: the results from { $sources } still count; cancel them with `adoube round unpublish { $first } --reason ...`{ $count ->
    [one] { "" }
   *[other] , one round at a time
}
file-bye-records = byes of round { $round } are taken from the records (240) of the report ({ $byes })
file-bye-unread = line { $line }: { $what } in a bye record (240) is not imported; write 240, the letter of the bye (F, H, U or Z), the round and the players' numbers
file-bye-missing-number = a missing number
file-bye-missing-word = a missing word
file-bye-nobodys = player { $player }, round { $round }: the bye record (240) says '{ $code }', but the report has no such player: it is not imported
file-bye-other = player { $player }, round { $round }: the bye record (240) says '{ $code }', the player's line (001) { $kind ->
    [meets] that they meet { $own }
   *[bye] '{ $own }'
}; the player's line is used
file-first-colour = the first colour (152, XXC) is '{ $said }', but player { $player }, the first one paired in round 1, has { $own ->
    [W] White
   *[B] Black
} there: the pairings are used
file-byes-of-kind = { $kind ->
    [half] half a point
    [absent] absent
    [full] a whole point
   *[pairing] left over by the pairing
}: { $players }
file-byes-in-draft = byes of round { $round } are in its draft ({ $byes }); `adoube pair` keeps them
file-byes-not-taken = byes of round { $round } in the report are not imported ({ $byes })
file-byes-behind-last = { file-byes-not-taken }: the event has { $rounds } rounds
file-byes-paired = { file-byes-not-taken }: the round is paired already; pair it again with them or enter them by hand, `adoube import pairs`
file-byes-pair-again = { file-byes-not-taken }: the round is paired already; pair it again with them, `adoube pair --round { $round }{ $options }`, or enter them by hand, `adoube import pairs`
file-byes-state = { file-byes-not-taken }: the round is { file-round-state } already
file-byes-until-paired = { file-byes-not-taken }: they are used when the round is paired
file-rule-forbidden-pairs = forbidden pairs ({ $numbers }): not imported from the report, { $places }: pairings made here do not respect them: check each draft and correct it by hand (`adoube export pairs`, `import pairs`)
file-rule-accelerated = accelerated points ({ $numbers }): not imported from the report, { $places }: pairings made here are not accelerated: pair with a program that supports it, and import the pairings
file-rule-points = points not from results ({ $numbers }): not imported from the report, { $places }: standings, reports and pairings count only results
file-rule-absent = absent players ({ $numbers }): not imported from the report, { $places }: name them when you pair the round (`--absent`)
file-fact-ranking-method = ranking method (172) '{ $said }' is not imported from the report
file-fact-pairing-program = pairing program (182) '{ $said }' is not imported from the report
file-fact-type = coded type (192) '{ $said }' is not imported from the report
file-lines-unnumbered = lines without a number of the format are not imported from the report: { $places }
file-lines-national = lines of { $begin } (national data) are not imported from the report: { $places }
file-lines-unknown = lines that begin with { $begin }, which Adoube does not know, are not imported from the report: { $places }
file-time-control-words = time control (122) '{ $theirs }' is not imported from the file: regulations.toml says '{ $ours }'
file-time-control-code = coded time control (222) '{ $theirs }' is not imported from the file: regulations.toml says '{ $ours }'
file-time-control-seconds = { file-time-control-code }; the code is in seconds, in minutes it would be the same

## Reports: points

file-points-order = a loss must not bring more than a draw, nor a draw more than a win
file-points-flat = a win must bring more than a loss
file-points-total = a drawn game must not bring more in all than a won and lost one
file-points-pairing-bye = a pairing-allocated bye must not bring more than a win
file-points-by-colour = a { $result ->
    [win] win
    [draw] draw
   *[loss] loss
} brings { $white } with White and { $black } with Black: they must be the same
file-points-not-halves = '{ $points }' for { $code } is no number of whole or half points
file-points-no-result = '{ $text }' is no result of that record
file-points-differ = points in columns 81 to 84 differ from the rounds, which are used: { $players }{ $more ->
    [0] { "" }
   *[other] ; and { $more } more
}
file-points-of-player = player { $player } { $told }, their rounds { $counted }
file-points-hint = They match if a pairing-allocated bye (U) is worth { $worth }, not { $now }: if so, add the line `162  P { $worth }` to the report, and `pairing_bye = { $worth }` under `[scoring]` to the event
file-first-day = the event began on { $day }
file-first-day-doubtful = the first day (042) '{ $text }' was read as { $day } and can also mean { $other }: write YYYY/MM/DD
file-first-day-unreadable = the first day (042) '{ $text }' is no day: write YYYY/MM/DD
file-first-day-unknown = the first day of the event is not known

## Reports that contradict the event

file-report-rounds = the report has { $said } rounds, the regulations { $announced }: correct this line, or `rounds` in regulations.toml and then run `adoube set-up`
file-report-scoring = { $win } for a win, { $draw } for a draw, { $loss } for a loss
file-report-points = the report counts { $said }, the regulations { $own }: correct this line, or `[scoring]` in regulations.toml and then run `adoube set-up`
file-report-points-impossible = the report's points are impossible ({ $wrong }), the regulations { $own }: correct this line, or `[scoring]` in regulations.toml and then run `adoube set-up`
file-report-bye-points = { $said } for { $kind ->
    [pairing-bye] a pairing-allocated bye (U)
    [full-bye] a full-point bye (F)
    [half-bye] a half-point bye (H)
    [absence] an absence (Z)
    [forfeit-win] a win by forfeit (+)
   *[forfeit-loss] a loss by forfeit (-)
}, not { $own }
file-report-byes = the report counts { $points }; this event's standings and reports do not. For a table with the report's points use `adoube standings --trf`
file-report-pairing-bye = If the pairing-allocated bye is right, write `pairing_bye = { $points }` under `[scoring]` in regulations.toml, then run `adoube set-up`
file-report-teams = this is a team report, and Adoube supports only individual players: import its players with --individuals, or import a report of an individual tournament
file-report-player-twice = player { $player } has the FIDE number { $id } of player { $other } in line { $line }: a report can have a player only once
file-report-header-of = { $header ->
    [name] name (012)
    [city] city (022)
    [federation] federation (032)
    [begin] first day (042)
    [end] last day (052)
   *[chief] chief arbiter (102)
}
file-report-header = { file-report-header-of } '{ $theirs }' is not imported from the report: { $place } says '{ $ours }'
file-report-header-unsaid = { file-report-header-of } '{ $theirs }' is not imported from the report: { $place } says nothing

## Reports: what is exported

file-report-not-counted = round { $round } is not counted: it was played elsewhere, and its results imported from { $source } were cancelled
file-report-lacks = the report lacks the event's { $facts }: write it into regulations.toml and officials.toml, then run `adoube set-up`
file-report-draft = round { $round } is an unpublished draft: the report has none of its pairings and byes
file-report-open = round { $round }: no result on { $boards } ({ $state ->
    [elsewhere] as in its report
    [published] it was not started
   *[other] it is not over
}): points and ranks are not final
file-report-unapproved = round { $round }: the result of { $boards } is not approved yet
file-report-no-day = the days (132) of rounds played elsewhere are unknown: round { $rounds }: some programs will use the days of later rounds for them; to add them, import a report that has them
file-report-days-left-out = TRF16 cannot contain the { $count ->
    [one] day of round
   *[other] days of rounds
} { $rounds } (132): they are not in this report; use `--edition 26`
file-report-penalty-left-out = TRF16 cannot contain a penalty that changed a result: it is not in this report; use `--edition 26`: { $penalty }
file-report-days-outside = the day (132) is outside the event's days, { $begin } to { $end } (042, 052): round { $rounds }
file-report-unranked = the players cannot be ranked
file-report-numbers = a report can only have starting numbers from 1 to 9999
file-report-round-number = a round's number is too large
file-report-no-bye = round { $round }: '{ $bye }' is not a bye
file-report-no-result = '{ $result }' is not a result of a report
file-report-no-player = round { $round }: there is no player { $player }
file-penalties = player { $player } ({ $name }): { $penalties } ({ $article }){ $withdrawn ->
    [yes] , withdrawn
   *[no] { "" }
}
file-penalties-on-board = player { $player } ({ $name }), board { $board }: { $penalties } ({ $article }){ $withdrawn ->
    [yes] , withdrawn
   *[no] { "" }
}
file-controls = the time control (122) is that of round { $round }, because a report can contain only one: others were played, { $others }
file-control-of-round = round { $round } with { $control }
file-control-of-board = board { $board } with { $control }
file-control-then = { $before }, then { $next }

## Pairing a round

file-engine-empty = the engine's command is empty
file-engine-without-report = the engine's command has no { $report }: write it in place of the report's file, such as 'bbpPairings --dutch { $report } -p { $list }'
file-engine-quotes = the engine's command ends within quotes
file-engine-unnamed = no engine is named
file-engine-files = the engine's files cannot be created
file-engine-report = the report for the engine cannot be written
file-engine-failed = the engine { $engine } failed, { $status }: { $said }
file-engine-no-list = the engine { $engine } wrote no list of pairings
file-engine-not-started = the engine { $engine } cannot be started: { $error }
    .command = give its path, or check ADOUBE_PAIRING_ENGINE
file-engine-not-stopped = the engine cannot be stopped
file-engine-slow = the engine { $engine } did not finish within { $seconds } s
    .command = allow more time with --timeout
file-engine-list = the engine's list of pairings cannot be used: { $why }
file-engine-list-empty = it is empty
file-engine-list-begins = it begins:
file-engine-list-count = line { $line }: '{ $text }' is not the number of pairs
file-engine-list-line = line { $line }: '{ $text }' is not White's and Black's starting number
file-engine-list-pairs = the first line announces { $announced } pairs, there are { $found }
file-engine-list-stranger = player { $player } does not play in this round
file-engine-list-self = player { $player } is paired with himself
file-engine-list-twice = player { $player } is paired twice
file-engine-list-left-out = players { $players } are not paired
file-tables-too-few = a round robin needs at least two players
file-tables-no-round = { $players } players meet each other once in { $once } rounds and twice in { $twice }
file-tables-other = { $count ->
        [one] round { $rounds } was
       *[other] rounds { $rounds } were
    } not paired by the tables for these starting numbers: { $one } and { $other } have met and would meet again
    .command = import the pairings as announced: `adoube import pairs FILE --round N`, or `import trf`; the tables can only continue their own rounds, with the starting numbers that were drawn by lot
file-pair-no-player = there is no player { $player }
file-pair-only-swiss = --absent and --half-bye are for a Swiss: in a round robin all players are paired by the tables
    .command = pair the round without them; after it is published, declare the games of absent players with `adoube result N.B 1-0 --forfeit --reason ...`
file-pair-behind-last = the event has { $rounds } rounds
file-pair-state = round { $round } is { file-round-state }
    .command = pairings can change only before they are published
file-pair-taken-back = round { $round } was played elsewhere, and its results imported from { $source } were cancelled
    .command = import its report again, or publish and play that round here
file-pair-no-result = board { $board } has no result yet
file-pair-withdrawn = player { $player } has withdrawn
    .command = let them take part again with `adoube player return { $player }`
file-pair-withdrawn-bye = player { $player } has withdrawn and cannot have a bye with points
file-pair-absent-and-half = player { $player } cannot be absent and have a half-point bye
file-pair-present-and-bye = player { $player } cannot be present and have a bye
file-pair-without-bye = player { $player } has no bye in the draft of round { $round }
file-pair-bye-ended = player { $player } had a bye ({ $letter }) in the draft, but the tables pair them on board { $board }: if they do not come, declare a forfeit after the round is published (`adoube result { $board } ... --forfeit`)
file-pair-byes-kept = byes kept from the earlier draft: { $byes } (let them play with --present; delete the draft with `adoube round discard { $round }`)
