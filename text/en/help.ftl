### The help of the command line, and what it says of lines that it does not accept. See README.md.
###
### `help-clock-pause` describes `adoube clock pause`, and its attribute `.after` comes after the options. `help-clock-pause--reason`
### describes its argument; a text that several commands share belongs to the command above them, or to none: `help--reason`.

## All commands

help = Hybrid chess events: the commands of organisers and arbiters
    .long =
        Hybrid chess events: the commands of organisers and arbiters.

        An event lives in a folder that `adoube init` makes. The other commands connect to its server as one of the event's officials: name the folder with --event and the person with --as.

        Exit status: 0 done, 1 refused or failed, 2 wrong command line.
    .after =
        Examples:
          adoube demo                             a whole round on this machine, to try it out
          adoube init open-2027 --venues 3        a new event's folder
          adoube --event open-2027 check          its files, after you have edited them
          adoube --event open-2027 set-up         send it to the server
          adoube --event open-2027 import trf open.trf --round 1
          adoube --event open-2027 round publish 1
          adoube --event open-2027 round start 1
          adoube --event open-2027 watch
          adoube --event open-2027 watch --venue madrid
          adoube --event open-2027 order message madrid-3 'Please wait'
          adoube --event open-2027 invite chief
          adoube --event open-2027 clock pause 1.3 --reason 'a phone rings'
          adoube --event open-2027 incidents      disconnections that need a ruling
          adoube --event open-2027 incident 1     one of them, with the possible rulings and their effects
          adoube --event open-2027 rule 1 resume --reason 'the router failed'
          adoube --event open-2027 result approve --round 1
          adoube --event open-2027 round close 1
          adoube --event open-2027 export pgn --round 1 --out round-1.pgn
          adoube --event open-2027 standings --tiebreaks BH/C1,BH,SB
          adoube --event open-2027 pair --round 2 --engine 'bbpPairings --dutch {"{"}trf{"}"} -p {"{"}out{"}"}'
help--event = The event's folder, made by `adoube init`
help--as = Who gives the command: a folder in DIR/officials [default: organiser until a round is started; lta-VENUE, if it exists, for a venue node; otherwise chief]
help--json = Print one JSON value per line, for programs
help--lang = The language of all texts: en or es [default: from the environment (LANG), otherwise English]
help--venue = The venue [default: the device's venue, if the event's folder names it]
help--round = The round [default: all]
help--address = The venue node's address for officials, if it is not in the event's folder
help--device = The device
help--reason = Reason; it goes into the record
help--board = Round and board, such as 1.3
help--yes = Do not ask for confirmation
help--cites = The number of a note that this cites: a breach, or a difference of a physical board. `adoube board notes` lists the notes, `adoube watch` shows new ones. Repeat the option for more
help--out = The output folder; it must not exist or be empty
help--pgn = The games
help--white = White's remaining time, such as 1:05:00
help--black = Black's remaining time, such as 0:59:30

## init

help-init = Make the folder of a new event: regulations, venues, officials, keys and certificates
    .after =
        Examples:
          adoube init open-2027
          adoube init open-2027 --venues 3 --devices-per-venue 8
          adoube init open-2027 --host arbiter.example --venue madrid:Madrid:Europe/Madrid:192.168.7.2 \
                                --venue lima:Lima:America/Lima:10.0.0.5
help-init--dir = The folder to make; it must not exist or be empty
help-init--venues = How many venues; you change their names afterwards
help-init--venue = A venue: id, name, time zone, and where its devices reach it if not on this machine
help-init--devices-per-venue = How many devices each venue has
help-init--port-base = The server's port. Relays get ports from 100 above it, officials' ports from 200, the console 300, walls from 400, brokers from 1183
help-init--host = Where venues and officials reach the server
help-init--tournament = The tournament's id [default: the folder's name]
help-init--days = How many days the certificates are valid

## certify

help-certify = Make folders, keys and certificates for venues, devices and officials added to the event's files
    .after =
        Every venue, device and official in venues.toml and officials.toml that has no certificate gets one, with folder,
        key and settings; the venue node's list of devices is updated. Keys and certificates are never overwritten.
        It needs the authority's key in DIR/authority/.

        Example, after a venue was added to venues.toml and its officials to officials.toml:
          adoube --event open-2027 certify
          adoube --event open-2027 set-up
help-certify--days = How many days the new certificates are valid

## set-up

help-set-up = Send regulations, venues, officials and devices to the server
    .after =
        Regulations, venues and officials are checked first; all errors are listed with line and field.
        Run it again after a change: this publishes a new version.
help-set-up--check = Only check the files; needs no server

## describe

help-describe = Show the event: regulations, venues, officials, players, rounds

## import

help-import = Import players, and a round's pairings made elsewhere
    .after =
        Players are imported with their starting numbers. Pairings are those of one round: from a TRF its latest
        round without results (or --round), from a PGN the games of one Round (or --round), and from a list
        of pairs those of --round. They replace the round's draft. Forfeits in the file are listed, for the arbiter
        to declare. A known player is overwritten, also with what the file leaves blank. New players are listed; after
        a round was published or played, they are imported only with --new. Byes of a TRF for rounds that it does
        not pair yet (0000 H, F, Z; 240) are added to the drafts of those rounds.

        Earlier rounds of a TRF that have results were played elsewhere: they count in standings, reports and
        pairings as in the file, and no board is opened for them. Rounds played here must agree with the file.
        --played sets how many rounds were played elsewhere, 0 for none. A report that you import again replaces
        the earlier results of these rounds. Imported results of other rounds stay and are listed:
        `adoube round unpublish N` cancels them after you confirm. Results of the round that is played
        here are not imported; a warning says how many games have some.

        TRF of both editions is read, with its usual extensions. All errors are listed with line and column, and then
        nothing is imported; a line that is too short, as in a truncated file, is an error too. In a PGN the tags
        White and Black are used, with their FideId, Elo, Title and Country, and FEN with Variant for the start
        position; a game without names, or one that cannot be read, is refused. In a list of pairs the start position
        comes after the three numbers of its board, as a FEN or, in a Chess960 event, also as its number:
        `1 4 2 518`.

        Examples:
          adoube import trf open.trf
          adoube import trf open.trf --round 0     no pairings: only players, and byes of later rounds
          adoube import trf open.trf --played 3    players and three rounds; the fourth is paired here
          adoube import pgn round-3.pgn --round 3
          adoube export pairs --round 3 --out pairs.txt     to change them by hand, then
          adoube import pairs pairs.txt --round 3
          adoube import pairs pairs.txt --round 3 --seats seats.txt     and the players' venues
help-import--notation = What the file is
help-import--file = The file
help-import--round = The round whose pairings to import; 0 for no pairings
help-import--played = TRF only: how many rounds were played elsewhere [default: the rounds before --round that have results]
help-import--seats = A file with lines `starting number, venue id`: where players sit, both new players and players already in the event
help-import--individuals = TRF only: import the players of a team report, without their teams
help-import--replace = Give a starting number to a player with another name: to correct a name, or to another person if no round with this number was published or played
help-import--new = Allow new players after a round was published or played

## player

help-player = Withdraw a player from a round on, or let them return; remove one entered by mistake
help-player--player = Starting number
help-player-withdraw = Withdraw a player from a round on
    .after =
        From that round on the player is absent: `adoube pair` leaves the player out, a report for a pairing program
        (`adoube export trf --to-pair`) says so (0000 - Z), and pairings with the player are refused. Rounds already played count.
        In a round robin the player stays in the tables, and you declare each of their games a forfeit. A player cannot
        withdraw from a round that is already published or played, here or elsewhere: declare that game a forfeit. If the player
        had already withdrawn from another round, that round is replaced and shown.

        Example:
          adoube player withdraw 12 --from 4
help-player-withdraw--from = The first round without the player
help-player-return = Let a withdrawn player take part again
help-player-remove = Remove a player who was entered by mistake and has played no game
    .after =
        For players from a wrong file, or who are in it twice. A player who has a game, a forfeit or a bye in a round
        that is published or was played, here or elsewhere, cannot be removed: use `adoube player withdraw`. The
        player is removed from all drafts, and their opponents there are no longer paired. The number is free again.
        The record keeps that a player was entered and removed, but not the readable name.

        Example:
          adoube player remove 12

## standings

help-standings = Show the standings: points and tie-breaks
    .after =
        Ties are broken by FIDE's Tie-Break Regulations (Handbook C.07), in the order given, by their codes:
        DE direct encounter, WIN, WON, BPG, BWG, PS progressive, REP, BH Buchholz, BH/C1 /C2 /M1 /M2 with
        cuts, AOB, FB, SB Sonneborn-Berger, KS Koya, ARO, TPR, PTP, APRO, APPO, RTNG rating,
        TPN pairing number. For an unknown code only its column is left out. Players who are still equal
        share a rank. For an event that began before March 2026 the rules of 2024 apply.

        Examples:
          adoube standings
          adoube standings --round 4 --tiebreaks BH/C1,BH,SB,DE
          adoube standings --trf open.trf --tiebreaks SB,WIN --json
help-standings--round = After this round [default: the latest that has results]
help-standings--trf = From a tournament report instead of the event
help-standings--tiebreaks = Codes separated by commas [default: those of the report or the regulations]
help-standings--system = Swiss or round robin [default: as in the regulations or the report; otherwise guessed from the tie-breaks and the numbers of players and rounds]

## pair

help-pair = Pair a round with a pairing program or by the round-robin tables
    .after =
        An engine is a program that reads a report (TRF16 with its extensions) and writes the list of
        pairings: the number of lines, then White's and Black's starting number in each, 0 for the bye.
        bbpPairings and JaVaFo do this. In its command, {"{"}trf{"}"} is the report's file and {"{"}out{"}"} the list's file;
        without {"{"}out{"}"} the list is read from its output. It runs directly, without a shell.

        An engine always pairs a Swiss, and --round-robin a round robin. If the regulations name the other system,
        you see a warning.

        The pairings become the round's draft, in the engine's order of boards. Players with a bye in the
        draft keep it, except the pairing-allocated bye, unless you add --present; in a round robin all players
        are paired by the tables, and byes that are lost are listed. Check the draft with `adoube export pairs`, edit it
        by hand with `adoube import pairs`, then publish the round.

        Examples:
          adoube pair --round 3 --engine 'bbpPairings --dutch {"{"}trf{"}"} -p {"{"}out{"}"}'
          adoube pair --round 3 --engine 'java -jar javafo.jar {"{"}trf{"}"} -p {"{"}out{"}"}' --absent 7,12 --half-bye 4
          adoube pair --round 1 --round-robin --dry-run
help-pair--round = The round to be paired
help-pair--engine = The engine's command
help-pair--round-robin = Pair by FIDE's Berger tables, even if an engine is configured; with twice as many rounds all players meet twice
help-pair--dry-run = Only show the pairings
help-pair--absent = Starting numbers of players who do not play in this round
help-pair--present = Starting numbers of players who have a bye in the draft but will play
help-pair--half-bye = Starting numbers of players who get a half-point bye in this round
help-pair--first-colour = The first player's colour in round 1
help-pair--timeout = How long the engine may take, in seconds

## round

help-round = Publish, unpublish, start or close a round
help-round--round = The round's number
help-round-publish = Publish the pairings and seat the players; warnings are shown first and need confirmation
help-round-publish--check = Show the draft, the seats and the warnings, and publish nothing
help-round-publish--yes = Do not ask for confirmation if there are warnings
help-round-unpublish = Unpublish a round in which no move was made, and cancel its start: its pairings become a draft again. Or cancel the imported results of a round that was played elsewhere
help-round-unpublish--yes = Do not ask for confirmation if this cancels a start or imported results
help-round-discard = Delete a round's draft with its pairings and byes
help-round-start = Start a published round: each game begins when both its players are checked in
help-round-start--yes = Do not ask for confirmation if players are not checked in or not checked
help-round-draw = Show how Chess960 start positions were drawn by lot: the text, its signature (the seed), and the number calculated from it for each board
help-round-close = Close a round whose games are all finished and approve its remaining results; missing mandatory scoresheets are listed
help-round-close--dry-run = Show what closing would approve and leave open, and close nothing

## watch

help-watch = Follow boards, clocks and devices live, or one venue from its venue node
    .after =
        On a terminal: a live screen with problems first; press q to quit. Otherwise, or with --once, lines of text.
        With --json one object per change. A running clock has > before it. On a narrow screen a question mark
        after a result means that no arbiter has approved it yet.

        With --venue it shows the data of the venue node, which works while its uplink is down: every device with
        its last contact, orders with their results, and a bell for new problems.

        Examples:
          adoube watch
          adoube watch --round 2 --once         the current state, then end
          adoube --as lta-madrid watch --venue madrid
help-watch--venue = A venue, or the address of its venue node: shows its devices and orders, from the node itself
help-watch--round = The round [default: the current one]
help-watch--once = Show the state now and end
help-watch--quiet = Do not ring the bell for new problems

## order

help-order = Send an order to a device: a message, a lock, checks
    .after =
        Orders go to the venue node and work while its uplink is down. The node stores them, sends them again
        until the device has answered, and drops them when they expire. You need a role at the venue or in the
        whole event [default: lta-VENUE if this folder exists, otherwise chief].

        Examples:
          adoube order message madrid-3 'Please wait for the arbiter'
          adoube order lock madrid-3 'Please wait, the arbiter is coming'
          adoube order unlock madrid-3
          adoube order applications madrid-3
          adoube order check madrid-3
          adoube order check --seats --venue madrid
          adoube order list --venue madrid
          adoube order join-network madrid-3 --ssid 'Sala 2' --password-file sala-2.txt
          adoube order cancel 0123456789abcdef0123456789abcdef --venue madrid
          adoube order thresholds --venue madrid --late 2 --silent 5 --alarm 15
help-order--wait = How many seconds to wait for the device's answer; 0 not to wait [default: 5; for a check, which tests every layer, 150; for another network 60]
help-order--expires = After how many seconds the order expires
help-order--text = One line
help-order-message = Show a text to the person at a device
help-order-lock = Lock a device's page and show a text on it; the clocks keep running
help-order-unlock = Unlock a device's page
help-order-identify = Show on a device which one it is
help-order-applications = List the applications that run on a device
help-order-check = Test every layer of a device's lock (O 18.5) and check the device; games continue
help-order-check--seats = All devices of the venue that have a seat
help-order-restart-page = Reload a device's page
help-order-join-network = Move a locked device to another wireless network; it disconnects for a few seconds
help-order-join-network--ssid = The network's name
help-order-join-network--password-file = A file whose first line is the network's password, empty for an open network [default: typed, or read from standard input if that is no terminal]
help-order-list = List orders and their results
help-order-list--device = Only orders for this device
help-order-cancel = Cancel an order
help-order-cancel--id = The order's id, or the first letters of it
help-order-thresholds = Show or set after how many seconds without contact a device counts as late, disconnected or an alarm
help-order-thresholds--late = Seconds
help-order-thresholds--silent = Seconds
help-order-thresholds--alarm = Seconds

## enrol

help-enrol = Register a device that makes its own key: prints a code to type at it
    .after =
        The device makes its own key, which never leaves it. Read the code out to the person at the device, who types
          adoube-kiosk enrol CODE --node HOST:PORT
        with the venue node's address and its relay's port. The code is valid for ten minutes, once; three wrong codes
        cancel it. The server registers the key, so the venue must be connected to it. If the device already has a
        key, add --replace: the old key is cancelled. List devices that get their keys in this way under `enrol` in
        venues.toml (then run certify and set-up). Only the venue's LTA or LCA or the Chief Arbiter can do this
        {"["}default: lta-VENUE].

        Examples:
          adoube enrol madrid-9
          adoube enrol madrid-3 --replace
          adoube enrol --list --venue madrid
help-enrol--replace = Replace the device's key
help-enrol--wait = How many seconds to wait for the code to be used; 0 not to wait
help-enrol--device = The device, as venues.toml names it
help-enrol--list = List all codes since the venue node started, and what became of them

## network-code

help-network-code = Get the code that lets a device without a network join another wireless network
    .after =
        For a device that has no connection because its wireless network changed: on its page, "Another network" shows four
        letters. With the answer you can type the new network's name and password there. This works while the venue's uplink
        is down. You need a role at the venue or in the whole event.

        Example:
          adoube network-code madrid-3 K7QX
help-network-code--question = The four letters that the device shows

## history

help-history = Show the recent history of a device, as its venue node saw it
    .after =
        Shows what the venue node saw of the device since the node started: the last 200 changes, and the round trips
        of the last ten minutes. It works while the uplink is down. Permanent evidence is in the incidents: see
        `adoube incident`.

        Examples:
          adoube history madrid-3
          adoube history madrid-3 --json

## intents

help-intents = List the requests that a venue's wall sent to the server, or withdraw one
    .after =
        At a venue's wall, officials can move a seat to a spare device or record a check even while the venue has no
        connection to the server. The venue node stores these requests and sends them to the server, which decides.
        Requests expire: a move to a spare after one hour, a check after twelve. Every official who can make a request can
        withdraw it.

        Examples:
          adoube intents --venue madrid
          adoube intents withdraw 0123abcd --venue madrid
help-intents-withdraw = Withdraw a request that the server has not decided yet
help-intents-withdraw--wait = How many seconds to wait for the server's answer if it may have received the request
help-intents-withdraw--id = Its id, or the first letters of it

## clock

help-clock = Pause, resume or correct the clocks of a board, or give time
help-clock--venue = Only the round's boards with a player at this venue
help-clock--round = All boards of this round [default with --venue: the current one]
help-clock--article = The article on which it is based
help-clock-pause = Stop both clocks of a board, or of all boards of a venue or round at once
    .after =
        The event's arbiters can pause a board; the Chief Arbiter can also pause a round or venue. A venue's LTA and
        LCA can pause their venue, and a board with a player there if its clock is running and no player is disconnected.
        They can resume only what one of them paused. No new game begins on paused boards. Boards that were already paused
        stay paused. To resume a round or venue, give the same --round and --venue; until then the round cannot be closed.

        Examples:
          adoube clock pause 1.3 --reason 'a phone rings'
          adoube --as lta-madrid clock pause 1.3 --reason 'a glass of water on the table'
          adoube --as lta-madrid clock pause --round 1 --venue madrid --reason 'fire alarm'
          adoube clock pause --venue madrid
          adoube clock pause --round 1 --reason 'the lights are out'
          adoube clock pause 1.3
          adoube clock reason 1.3 --reason 'a phone rings'
          adoube clock resume --round 1 --reason 'the lights are on again'
help-clock-pause--reason = Reason; it goes into the record. You can give it later: adoube clock reason
help-clock-resume = Resume a board, or all boards that were stopped with their venue or round
help-clock-resume--yes = Do not ask for confirmation where a ruling postponed the game or a player is disconnected
help-clock-reason = Give the reason for a pause that began without one
    .after =
        Examples:
          adoube clock reason 1.3 --reason 'a phone rings'
          adoube --as lta-madrid clock reason --round 1 --venue madrid --reason 'fire alarm'
          adoube clock reason --round 1 --hold 2 --reason 'the lights are out'
help-clock-reason--venue = The pause of this venue in the round
help-clock-reason--round = The round whose boards were paused [default with --venue: the current one]
help-clock-reason--reason = Why the clocks were stopped; it goes into the record
help-clock-reason--hold = The number of the pause in the round; needed if several have no reason
help-clock-set = Correct wrong clocks; values that you do not give stay the same
    .after = { cli-help-times }
help-clock-set--yes = Do not ask for confirmation, even for unusual values
help-clock-set--white-period = The period of the time control that White is in, from 1
help-clock-set--white-moves = The moves that White has completed in this period
help-clock-set--black-period = The period of the time control that Black is in, from 1
help-clock-set--black-moves = The moves that Black has completed in this period
help-clock-set--control = The time control from now on, with its increments: 90+30 is 90 minutes and 30 seconds a move
help-clock-add = Give time to one or both players, even while a clock is running
    .after = { cli-help-times }
help-clock-add--yes = Do not ask for confirmation, even for unusually much time
help-clock-add--white = Time for White, such as '2 min'
help-clock-add--black = Time for Black

## board

help-board = Go back to an earlier position, reverse colours, reopen a game; list the notes that can be cited
    .after =
        You see the effects first; nothing changes until you confirm, or with --yes. Afterwards both clocks are
        stopped: `adoube clock resume` resumes the game. Nothing is lost: moves taken back and annulled games stay
        in the record and are marked in exports. Approving an assistant does not stop the clocks and needs no
        confirmation.

        Examples:
          adoube board restore 1.3 --plies 23 --white 0:41:00 --black 0:39:30 --reason 'a move was mis-keyed'
          adoube board reverse-colours 1.3 --reason 'the pairing was entered wrongly'
          adoube board reverse-colours 1.4 --times player --reason 'wrong colours; Black is assisted'
          adoube board wrong-start 1.3 --chess960 518 --reason 'set up by the wrong number'
          adoube board assistant 1.3 white maria --reason 'an injured hand'
          adoube board assistant 1.3 white --end --reason 'it is better'
          adoube board reopen 1.3 --white '5 min' --black '4 min' --reason 'mate is possible'
help-board--side = Whose board
help-board-notes = List the notes of a board that can be cited (`--cites`), with their numbers
    .after =
        Lists where a physical board differed from the game, and breaches of the event's rules at a player's device.

        Example:
          adoube board notes 1.3
help-board-restore = Go back to an earlier position, with its move counters; clocks that you do not set stay the same
    .after = { cli-help-times }
help-board-restore--white = White's remaining time, such as 1:05:00; if left out, the clock stays the same
help-board-restore--black = Black's remaining time
help-board-restore--plies = How many half-moves to keep: 0 for none, 23 if White's twelfth move is the last
help-board-reverse-colours = Annul a game that began with the wrong colours and replay it with the right ones (O 19.2)
help-board-reverse-colours--times = If White and Black have different time controls: what these belong to
help-board-wrong-start = Annul a game that began from a wrong position and restart it from the right one (L 7.1 a)
help-board-wrong-start--chess960 = The right position, by its Chess960 number
help-board-wrong-start--fen = The right position, as a FEN
help-board-assistant = Let an assistant enter the moves of a player who cannot (O 3.8), at the player's device
help-board-assistant--side = Whose moves
help-board-assistant--assistant = The assistant's id, in the form of an official's id: 1 to 32 of a-z, 0-9 and '-'
help-board-assistant--end = The player enters their own moves again
help-board-requirement = Play on without a physical board that fails, or require it again (O 20.5)
    .after =
        An LTA does this for players of their own venue: name the person with --as. The command shows how much time
        the player lost since the board failed; an arbiter gives it back at once with --give-back.

        Example:
          adoube board requirement 1.3 white --lift --give-back --reason 'the cable is broken'
help-board-requirement--lift = The player continues on the screen
help-board-requirement--require = The player's moves wait for the board again
help-board-requirement--give-back = Give back the time that the player's clock ran since the board failed
help-board-violation = Note that a player's physical board differed from the game (O 20.6): a penalty can cite it
    .after =
        Both positions are recorded with a number, so that a penalty can cite them (`adoube penalty impose … --cites NUMBER`). The
        number is printed, and `adoube board notes` lists the numbers of a board.
        Boards with sensors report differences automatically. An LTA or LCA records violations of players at their own venue: name
        the person with --as.

        Example:
          adoube --as lca-madrid board violation 1.3 white rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R \
              --reason 'made the move on the board first'
help-board-violation--reason = What the player did; it goes into the record
help-board-violation--placement = The position on it: the first field of a FEN, with ? for a piece that you could not recognise
help-board-violation--after = After which half-move of the game, 23 for White's twelfth move [default: the last one]
help-board-reopen = Reopen a finished game whose result is not approved yet (O 19.4), or whose result was declared during the game
    .after = { cli-help-times }

## check

help-check = Check an event's files, without a server; or record the checks before a game (LCA)
    .after =
        Without a board or a round: checks the event's files (regulations, venues, officials, profile, reports *.trf
        and seats.csv) without a server, and summarises the event. Prints each problem with its file and line.

        With a board or a round: records the checks of an LCA for the players of their own venue; name the LCA with --as.
        If the event requires checks, a game begins only when both players have passed both, or the Chief Arbiter has
        waived them. A device check also signs the latest report of the device's lock, if there is one: `adoube order check`
        makes it. If the regulations name a profile, a device cannot pass without this report.

        Examples:
          adoube --event open-2027 check                          the event's files, before the server runs
          adoube --as lca-madrid check --round 1 --passed         all missing checks at their venue
          adoube --as lca-madrid check 1.3 --passed               both players of a board
          adoube --as lca-madrid check 1.3 white fair-play --failed --reason 'a telephone in a pocket'
          adoube check --round 1 --list                           the recorded checks and signed reports
          adoube check 1.3 white --list                           the same for one seat, layer by layer
          adoube waive 1.3 black --reason 'the papers come later'
help-check--round = All players of your venue in this round whose checks are neither recorded nor waived
help-check--list = Show the recorded checks, the signed reports, and the checks that are missing
help-check--target = Round and board, such as 1.3
help-check--seat = Whose [default: both players']
help-check--kind = What was checked
help-check--passed = The check was passed
help-check--failed = The check was failed
help-check--report = The report that you have read and sign, as shown by `adoube order check` [default: the latest]
help-check--reason = A note; it goes into the record

## waive

help-waive = Waive the checks before a game, or accept a physical board that is missing or of another make (Chief Arbiter)
    .after =
        This also accepts a physical board of a make that the regulations do not list, or a missing board where every player must
        have one. A player whose missing board was accepted plays on the screen. `adoube check --round 1 --list` lists the boards that
        wait for this.

        Example:
          adoube waive 1.3 black --reason 'the board was lost on the way'
help-waive--round = All boards of this round whose checks are not done
help-waive--seat = Whose checks [default: both players']
help-waive--yes = Do not ask for confirmation where a check failed

## default-time

help-default-time = Change the default time of a board: wait longer for a player who is late
    .after = { cli-help-times }
help-default-time--yes = Do not ask whether the time was read correctly
help-default-time--minutes = How late players may be in total, counted from the start of the round
help-default-time--to = The same as a time, such as '45 min' or 1:15:00
help-default-time--until-told = Wait until the players arrive or you declare a result

## call

help-call = List and answer the calls of players
help-call--number = The number of the call in the list [default: the oldest open call]
help-call-list = Show calls that wait for an answer, and calls that were answered
help-call-coming = Tell a calling player that you are on the way; you still have to answer the call
help-call-back = Record that a player is back from leave
help-call-back--side = Who is back
help-call-answer = Answer whether a call had a valid reason, or grant or refuse leave; by default for the board's oldest open call
    .after =
        The player sees the answer. A call does not stop the clocks: `adoube clock pause` does.

        Examples:
          adoube call list                                  all calls, with their numbers
          adoube call answer 1.3 --valid --reason 'a new mouse'
          adoube call answer 1.3 --number 2 --invalid --reason 'the device works'
help-call-answer--reason = A reason or note; it goes into the record
help-call-answer--valid = The reason was valid; for leave: granted
help-call-answer--invalid = The reason was not valid; for leave: refused

## scoresheet

help-scoresheet = Mark and list the scoresheets of games, where the event makes them mandatory
help-scoresheet-list = List the scoresheets that are missing or not checked yet
help-scoresheet-mark = Mark scoresheets as present or missing, after the game (LCA, arbiter)
    .after =
        You can change a mark later. A missing scoresheet does not delay the round. An LCA marks those of their own venue: name the
        LCA with --as.

        Examples:
          adoube --as lca-madrid scoresheet mark 1.3 --missing --reason 'left with it'
          adoube --as lca-madrid scoresheet mark --round 1 --present      all unmarked ones at their venue
help-scoresheet-mark--round = All unmarked scoresheets of this round at your venue; only with --present
help-scoresheet-mark--present = The scoresheet is there
help-scoresheet-mark--seat = Whose [default: both players'; for an LCA, those at their venue]
help-scoresheet-mark--reason = A note; it goes into the record
help-scoresheet-mark--missing = The scoresheet is missing

## penalty

help-penalty = Impose penalties on a player: a warning, time, points, a lost game, exclusion, …
help-penalty--dry-run = Show the effects and change nothing
help-penalty--reason = Reason; it goes into the record, and both players read it
help-penalty--language = The language of the piece letters in a wrong claim, such as es for Cg8
help-penalty--article = The article on which it is based [default: the articles of the penalties]
help-penalty--side = The player's side
help-penalty--penalties = The penalty, such as warning or time-off=1:00
help-penalty-impose = Impose penalties on a player for a game, during it or after it
    .after =
        Write a penalty as its kind, with its value after '=' (`adoube penalty kinds` lists them). Several penalties
        are one ruling: all are imposed, or none. You see the effects first: both clocks, the result and what changes. Nothing
        is imposed until you confirm, or with --yes; with --dry-run nothing is imposed.

        Time changes the clocks at once, even while one is running; you cannot deduct more than is left. Points change the
        result of a finished game, within the points that a game can give. A lost game ends with a win for the opponent, or with
        the points that you give them: with game-lost=0 both lose. Only the Chief Arbiter excludes and expels players. A wrong
        claim of a draw is checked against the current position, or the position after the move that was written down.

        Examples:
          adoube penalty impose 1.3 white warning --reason 'talked during the game'
          adoube penalty impose 1.3 white warning time-to-opponent='2 min' --reason 'talked again' --dry-run
          adoube penalty impose 1.3 black game-lost=0.5 --article 'L 11.7' --reason 'refused to follow the Laws'
          adoube penalty impose 1.3 black game-lost exclusion=2-3 --article 'O 17.3' --reason 'a phone' --cites 4
          adoube penalty impose 1.3 white wrong-claim=Cg8 --language es --reason 'the position came twice'
help-penalty-player = Impose penalties on a player outside a game, by starting number: they are recorded with the player's latest game
help-penalty-player--player = The player's starting number
help-penalty-prohibited-device = Impose the event's penalty for a prohibited device: a lost game, or as announced (O 9.8.2, 17.3)
help-penalty-agree = Agree to penalties that another official proposed, if the event requires two officials
help-penalty-reject = Reject penalties that another official proposed, or withdraw your own proposal
help-penalty-reject--reason = Reason; it goes into the record, and officials read it
help-penalty-withdraw = Withdraw penalties that were imposed by mistake (Chief Arbiter)
    .after =
        All penalties of a ruling are withdrawn together. They stay in the record as withdrawn and have no more effect. A result
        that they changed is restored, unless it was changed since. A game that they ended stays finished until you reopen it or
        correct its result. The player can be paired again. Clocks do not change: set them with `adoube clock set`.

        Examples:
          adoube penalty withdraw 1.3 --reason 'the phone was the opponent’s' --dry-run
          adoube penalty withdraw 1.3 --record 57 --reason 'the wrong player'
help-penalty-withdraw--record = The ruling's record (see `adoube penalty list`); needed if several are in force on the board
help-penalty-list = List imposed and proposed penalties, of all players or of one
help-penalty-list--player = Only of this player, by starting number
help-penalty-kinds = List the kinds of penalties: how to write each, its articles, and who can impose it
help-penalty-kinds--of-event = Only the kinds that can be imposed in this event, with its fines and its penalty for a prohibited device

## result

help-result = Declare, approve or correct the result of a board
    .after =
        A result is provisional until an arbiter approves it; both players see and confirm it. A result that an
        arbiter declares, forfeits or corrects is approved at once; closing a round approves the others.
        If you declare a result during a game, you see the effects first and confirm them; `adoube board reopen`
        reopens that game. If a flag fell while a player was disconnected, or after a disconnection that cost the
        player time, the Chief Arbiter rules on it: while the incident is open, only `adoube rule` approves that
        result (`adoube incidents` names the board).

        If you declare a result before both sides have moved, reports write it as W, D or L: it counts but is not
        rated. You see this first and confirm it, unless you add --yes. A player who did not come loses by --forfeit
        (+ and -). If a board already has a result, correct it instead of declaring another one.

        Examples:
          adoube result 1.3 1-0 --reason 'Black has left the venue'
          adoube result 1.3 1-0 --forfeit --reason 'Black did not come'
          adoube result 1.3 0-1 --reason 'a second screen' --cites 4    cites a breach, by its note
          adoube result approve --round 1
          adoube result correct 1.3 1/2-1/2 --reason 'White resigned by mistake, both agree'
          adoube result correct 1.3 1-0 --forfeit --reason 'Black did not come; it was declared as played'
help-result--yes = Do not ask for confirmation if the game is still played, or if reports will show it as not rated
help-result--result = The result, with 1 for a win whatever a win is worth: 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2
help-result--forfeit = The game is not played because a player did not come (reports write + and -)
help-result-approve = Approve the result of a board, or of all finished boards of a round; exit status 1 if a board of the round is skipped because its incident is open
help-result-approve--round = All boards of this round whose result is not approved yet
help-result-correct = Replace a result
help-result-correct--yes = Do not ask for confirmation if reports will show the game as not rated
help-result-correct--result = The new result, such as 1-0; for a forfeit 1-0, 0-1 or 0-0
help-result-correct--forfeit = The game was not played because a player did not come; it has no moves
help-result-correct--no-forfeit = The game was not forfeited
help-result-correct--no-odds = Count a draw as a draw although one side has draw odds: the game should not have had them

## incidents

help-incidents = List incidents (disconnections and the like), newest first
    .after =
        One line per incident: number, stage, start (the last contact), number of players still disconnected, boards
        (and their venues), the cause if one was found, and the rulings given or still needed.
          open             a player is disconnected
          connected again  all devices are connected again, no ruling was given
          ruled            ruled, but not yet carried out on every board
          executed         carried out; closes when the games are resumed
          closed           no more action needed
          joined into N    it has the same cause as incident N, which now includes it

        Examples:
          adoube incidents
          adoube incidents --all
          adoube incident 3        its evidence and the possible rulings
help-incidents--all = Closed ones too

## incident

help-incident = Show one incident with its evidence, or close it
    .after =
        Shows what you need for a ruling, in this order: who was disconnected; the board and its clocks at last
        contact, at detection and at reconnection; the cause with its evidence; the possible rulings with their
        effects and commands; then every ruling and its result. All times are in the venue's time zone.
        --evidence adds every line that device, venue and server recorded; --json has everything.
        Only those who can rule on an incident can close it; if the event requires it, a second official has to agree.

        Examples:
          adoube incident 3
          adoube incident 3 --close --reason 'both players agree that nothing was lost'
          adoube incident 3,5-7 --close --reason 'the same' --yes     no confirmation; each is closed or refused separately
help-incident--incidents = The incident's number, or several: 3,5,7 or 3-7
help-incident--evidence = Also show all evidence and every moment of every seat
help-incident--close = Close it: no (further) ruling is needed

## rule

help-rule = Rule on an incident
    .after =
        The Chief Arbiter rules, or an arbiter to whom the Chief Arbiter has delegated it (`adoube roles`).
        `adoube incident N` shows the possible rulings with their commands.

        You see the effects for every board first; nothing is ruled until you confirm, or with --yes. With --dry-run
        nothing is ruled and no reason is needed. A board that changed in between is not ruled on: look again. Both
        players see the ruling, its reason and their clocks, and the clock starts when both are ready. To correct a
        ruling during the game, rule on the same board again: the new ruling replaces the old one, and both stay in
        the record. A game that was replaced by a restart cannot be resumed.

        Examples:
          adoube rule 3 resume --clocks last-contact --reason 'the router failed'
          adoube rule 3 resume --clocks detection --deduct '5 min' --reason 'pulled their own cable'
          adoube rule 3 resume --deduct 5:00 --from black --reason 'their own cable'
          adoube rule 3 result 0-1 --reason 'a second screen' --cites 4      cites a breach, by its device note
          adoube rule 3,5-7 resume --reason 'the same router'     all effects are shown, one confirmation
          adoube rule 3 restart --board 1.4 --board 1.5 --reason 'the venue had no light for an hour'
          adoube rule 3 restart --shorter --dry-run
          adoube rule 3 restart --control 15+10 --reason 'the hall closes at eight'
          adoube rule 3 result absent-loses --reason 'did not come back' --article 'O 18.9'
          adoube rule 3 postpone --reason 'no power at the venue'
          adoube rule 3 second 1        another official agrees, if the regulations require two; the effects are shown first
          adoube rule 3 reject 1 --reason 'the device was off before'
help-rule--dry-run = Show the effects, and end
help-rule--reason = Reason; both players read it
help-rule--board = Round and board, such as 1.3; repeat for more [default: all boards of the incident that are still played, not postponed and not ruled on yet]
help-rule--cites = The device note of a breach that it cites, by its number (`adoube incident` lists them); with several boards write the board too, such as 1.3:4; repeat for more
help-rule--incidents = The incident's number, or several: 3,5,7 or 3-7; each has a ruling of its own
help-rule--article = The article on which it is based, such as 'O 18.9 a', 11.4.2 or EVT-2 [default: the article of this kind of ruling]
help-rule--start-in = Time from both players being ready to the clock's start; a number alone means seconds [default: as in the regulations]
help-rule--ruling = The ruling's number
help-rule-resume = Resume the game from the position (O 18.9 a, b)
    .after = { cli-help-times }
help-rule-resume--from = Whose time is deducted
help-rule-resume--white = White's clock as you type it; needs --black
help-rule-resume--black = Black's clock as you type it; needs --white
help-rule-resume--clocks = Which clocks to resume with
help-rule-resume--deduct = Deduct this time from the disconnected player; if both were disconnected, add --from
help-rule-resume--add-white = Give White this time
help-rule-resume--add-black = Give Black this time
help-rule-restart = Restart the game with the same colours (O 18.9 c, d)
help-rule-restart--control = With this shorter time control, such as 15+10 for 15 minutes and 10 seconds a move; or with the event's own if the game has a shorter one
help-rule-restart--shorter = With a shorter time control of the same kind, calculated so that the round ends at about the same time; every period is shortened
help-rule-result = Set the result: this ends the game
help-rule-result--verdict = A result such as 1-0, or one of absent-loses, drawn, both-lose
help-rule-postpone = Postpone the game until a ruling resumes or restarts it, or an arbiter resumes it
help-rule-second = Agree to a ruling that another official proposed
help-rule-second--dry-run = Show the effects now, and end
help-rule-reject = Reject or withdraw a proposed ruling
help-rule-reject--reason = Reason; it goes into the record

## seat

help-seat = Move a seat to a spare device
help-seat-move = Move a seat to a spare device of the same venue, also during a game
    .after =
        The player continues at the spare device, which shows the whole game. The old device can no longer play
        at this seat, unless you move the seat back to it. The spare must be registered at the seat's venue and
        not in use by a player.
        An LTA moves seats of their own venue: name the LTA with --as.

        Example:
          adoube --as lta-madrid seat move 1.3 white madrid-9 --reason 'its screen is broken'
help-seat-move--device = The spare device
help-seat-move--side = Whose seat

## roles

help-roles = Show who has which role, or delegate rulings to an arbiter
    .after =
        Examples:
          adoube roles                       who has which role, and who can rule
          adoube roles delegate deputy --reason 'on a flight until noon'     lets `deputy` rule, too
          adoube roles delegate deputy --end --reason 'has landed'
        Both are recorded, with who, when and why; `adoube roles` lists current and ended delegations.
        Only the Chief Arbiter can delegate, and only to arbiters of the event, not to a venue's LTA or LCA.
help-roles-delegate = Let an arbiter rule on incidents in place of the Chief Arbiter
help-roles-delegate--person = The arbiter's id
help-roles-delegate--end = End the delegation

## invite

help-invite = Invite an official to the console, the server's page
    .after =
        An invitation opens the console for one role of one person. It works once and expires: give it only to
        that person. `adoube invitations` shows which were used; `adoube invitations withdraw ID` withdraws an unused
        one. `adoube sessions` shows who is signed in; `adoube sessions end ID` ends a session at once. Only the Chief
        Arbiter and the organiser can invite.

        Examples:
          adoube invite chief
          adoube invite lta-madrid --hours 2
          adoube invite maria --role lca --venue madrid
          adoube invite lta-madrid --wall madrid    # the venue's wall, which works without the uplink
help-invite--venue = The venue, if the person has roles at several
help-invite--person = The official's id, as in officials.toml
help-invite--role = The role, if the person has several
help-invite--wall = Invite to the wall of this venue; its LCA and the Chief Arbiter can invite any official, others only themselves
help-invite--hours = How many hours the invitation is valid

## invitations

help-invitations = List invitations and whether they were used, or withdraw one
    .after =
        Lists the invitations of the last two weeks: who made them, for whom, and whether they were used.
        The sign-in link itself is shown only once, by `adoube invite`.

        Examples:
          adoube invitations
          adoube invitations withdraw 0123456789abcdef
          adoube invitations --wall madrid
help-invitations--wall = Invitations to this venue's wall
help-invitations-withdraw = Withdraw an unused invitation
help-invitations-withdraw--id = The invitation's id: the first word of its line in the list

## sessions

help-sessions = List who is signed in to the console, or end a session
help-sessions--wall = Sessions of this venue's wall
help-sessions-end = End a session at once, with all its open pages
help-sessions-end--id = The session's id from the list

## export

help-export = Write the games of a round, or the tournament's report
    .after =
        A PGN has the games of one round with the clock after each move. Comments show everything else that
        happened: checks and waivers, calls for the arbiter, pauses, adjustments, outages, rulings. Dates are in the
        time zone of the first venue; a game that never began has its round's date.
        PGN has no sign for a result such as 0-0 after the moves: they end with *, and the Result tag and a
        comment show the result.

        A TRF has the whole tournament up to --round: byes, forfeits and absences, and ranks by the tie-breaks of
        the regulations. A game has the time control with which it was played, a report the one of its last round,
        even if the regulations have changed since. For a pairing program, --to-pair adds who does not play in
        the next round: byes of its draft, and withdrawn players (0000 - Z). TRF26 also has the days of the rounds (132), which
        TRF16 cannot contain, unusual points (162), tie-breaks (202, 212), the coded time control (222) and byes (240);
        the pairing program (182) and the coded type (192) are included if you give them here. It has no
        national ratings (172, NRS), accelerations (250), forbidden pairs (260) or teams.

        Pairs are one round's pairings, to be edited by hand.

        Scores are the moves of a round's games, with the piece letters of --language or with figurines, and draw
        offers next to their moves; without --plain also with the signs for capture, check, mate and en passant.

        Examples:
          adoube export scores --language es --round 1
          adoube export pgn --round 1 --out round-1.pgn
          adoube export trf --out open.trf
          adoube export trf --to-pair --out to-pair.trf
          adoube export trf --edition 26 --type-code FIDE_DUTCH_2025 --paired-by 'bbpPairings 6.0.0'
help-export--notation = What to write
help-export--round = The round [default: for pairs the latest, for a report the latest published one, for games the latest started one]
help-export--out = The file to write, which must not exist; - for standard output [default: -]
help-export--for-officials = PGN only: include what only officials may read, such as that a player's device was locked
help-export--edition = TRF only: which edition of the format
help-export--to-pair = TRF only: include who does not play in the next round, for a pairing program
help-export--type-code = TRF26 only: the type by FIDE's table of codes (192), such as `BERGER_ROUNDROBIN`
help-export--paired-by = TRF26 only: the program or person that made the pairings (182)
help-export--language = Scores only: the language of the piece letters; a PGN always has English ones [default: en]
help-export--figurines = Scores only: figurines instead of letters
help-export--plain = Scores only: leave out optional signs

## verify

help-verify = Check the hash chain of every stream of a stopped server
help-verify--data = The server's data folder, or the folder that holds it; the server must be stopped
help-verify--signing = The server's signing key [default: signing.pem beside the data folder]

## chess

help-chess = Tools to test the rules of chess
help-chess-perft = Count the sequences of legal moves of a length
    .after =
        Examples:
          adoube chess perft startpos 5
          adoube chess perft '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' 4 --divide
help-chess-perft--chess960 = Use Chess960 castling rules
help-chess-perft--fen = The position as FEN, or `startpos`
help-chess-perft--depth = How many half-moves; each takes about thirty times as long as the one before
help-chess-perft--divide = Also show the count after each first move
help-chess-start = Show a Chess960 start position, by number or FEN, in both notations
help-chess-start--which = 0 to 959, or a FEN: X-FEN or Shredder-FEN

## replay

help-replay = Replay the games of a PGN, through regulations, server and ledger
    .after =
        Plays every game of a PGN, of any size, through regulations, server and ledger: each move after its
        recorded think time; resignation, agreement and flag as in the source; adjudications as declared results.
        If article 5.4 or 4.5 ends a game earlier, it ends here and is listed. Broken games are listed and skipped,
        as is a last game that is cut off before its result. If moves and Result tag give different results, the
        game is listed with the result that was used; mate has priority over both.
        A repeated game (same event, place, day, round, players and moves) is listed and played separately:
        games.pgn has it, tournament.trf does not count it. Games of another Event, or of the same Event at
        another Site (except a link), belong to another tournament. Each game keeps the tags of its source,
        with names, ratings and titles, except those that describe the replay (Result, Termination,
        TimeControl, ...) and Round, which is the record's round and board. The source's round, if it
        differs, such as "-", is kept as SourceRound. Players are identified by FideId if the names
        agree, otherwise by name; one FideId with two names is listed as two players. tournament.trf has the first
        rating, title and federation found for each player.

        Without --regulations each game is played with its TimeControl tag. If this tag is missing or free text,
        each side has a day, clocks are not compared, and games.pgn and tournament.trf have neither clocks nor a
        time control. With --regulations all games are played with the time control, scoring and variant of the
        regulations, whatever the tags say. Tournaments are not merged: more rounds than the regulations have are
        an error. tournament.trf has the name, city, federation and days of the regulations, and the rest from the
        games; games.pgn keeps the source's tags, so that you can find each game there. `adoube init` writes
        regulations to start with; [checks] and default times have no effect here. tournament.trf is a TRF16, which
        cannot contain the days of rounds.

        DIR gets games.pgn, tournament.trf (if the games are of one tournament; tournament.trf.part if some were
        refused; players with equal points and no deciding tie-break share a rank), summary.json (the first 10,000
        entries of each list), and ledger/ with its signing.pem for `adoube verify --data DIR/ledger`; a very long
        file also has ledger-2/ and so on. A replay that was interrupted (Ctrl-C) or failed, for example on a full
        disk, keeps what was recorded and games.pgn.part, and says so; if no game was finished, DIR is left empty
        (in real time it keeps what was recorded). games.pgn and summary.json exist only if everything was played,
        games.pgn only if at least one game could be. The last line of the summary shows games, moves, seconds and
        moves per second.

        Real time takes as long as the games took, divided by --speed: a server, a venue node with its broker
        and relay, and an agent for each seat play on this machine over mutual TLS, with temporary keys. Moves,
        results and final positions must match the source. A clock matches if it is within 2.5 s of game time of
        the source. Network delay takes real time, and --speed multiplies it: clocks that differ more, but are within
        100 ms of real time of their expected value, are counted separately (at --speed 300 this is 31 s, including
        the source's precision of one second), and so are clocks that differ even more. If a clock is so close to 0
        that the delay would use it up, its player moves up to 0.8 s of real time earlier; if this is not enough, the
        tournament is played more slowly. The summary shows both. Ctrl-C keeps only what was recorded.

        A clock reading (%clk) that is impossible with the time control (more than was available, or in conflict with
        the readings around it) is replaced by a time between its neighbours. The summary shows how many there are in
        how many games, and for the first games the source's reading, the clock here, and the reason; summary.json has
        every such game (clock_exceptions).

        Exit status: 0 if every game was played and ended as in its source or as the articles require, or has no
        result in its source; 3 if, in addition, more than one clock reading in four was replaced: the time control
        is not the source's; 1 if a game was refused or differs, or the replay failed; 130 if it was interrupted.

        Examples:
          adoube replay --pgn candidates.pgn --out /tmp/replay --regulations candidates.toml
          adoube replay --pgn lichess.pgn --out /tmp/replay --games 1000 --json
          adoube replay --pgn candidates.pgn --out /tmp/replay --time real --speed 200
help-replay--seats = Real time only: how the seats are run [default: auto]
help-replay--time = How time passes
help-replay--speed = Real time only: how many times faster than normal [default: 1]
help-replay--regulations = The event's regulations, with its time control and rounds [default: made from the `TimeControl` tags]
help-replay--games = How many games are played at once; the record does not depend on it [default: 512, in real time 64]

## bench

help-bench = Measure this machine
help-bench-replay = Replay a PGN, then write the same records with the ledger alone
help-bench-replay--games = How many games are played at once
help-bench-replay--rounds = How many times to measure both, in turn

## sim

help-sim = Step through a simulated round in which everything goes wrong
help-sim-story = Print the story of a seed; you can change it and step through it
help-sim-story--seed = The seed: the games, the players' thinking, what goes wrong and when
help-sim-step = Run a story and step through it, moment by moment
    .after =
        The whole story runs first, in virtual time. Then you step through the result: each step of the story, each record
        that was saved, each answer that a player received, with the boards at that moment.
        Lines begin with virtual milliseconds; steps are marked with >.

        Keys: arrows, Page Up, Page Down, Home and End move; n and p go to the next and previous step; f shows the moment in full
        on the whole screen and back; q quits. Violated invariants are listed at the top, or after the lines, and the exit status is
        then 1. A board shows its last record: its clock does not run until the next one. --json has each record in full.

        `adoube sim story` prints a story that you can save to a file. A test that fails saves its story and names the file.
        docs/simulation.md lists steps and invariants.

        Examples:
          adoube sim story 7
          adoube sim step seed-7.story
          adoube sim step seed-7.story --lines
help-sim-step--file = The story's file: its seed, then one step per line
help-sim-step--lines = Print everything as lines; this is the default if the output is no terminal

## eboard

help-eboard = Electronic boards on this computer: list, show, check, trace, simulate
help-eboard--port = The port, such as /dev/ttyUSB0 or ble:AA:BB:CC:DD:EE:FF; auto: the only cable port that may have a board
help-eboard--make = Its make: dgt, pegasus, chessnut, millennium, certabo or tabutronic [default: detected]
help-eboard--turned = The board is turned by 180°: its cable is on the opposite side
help-eboard-list = List the ports of this computer that may have a board
    .after =
        Examples:
          adoube eboard list
          adoube eboard list --bluetooth
help-eboard-list--bluetooth = Also search for Bluetooth LE boards for five seconds; they must be switched on and not connected elsewhere
help-eboard-show = Show what is on a board, live
    .after =
        On a terminal the board is redrawn whenever something changes; otherwise there is one line for each stable position,
        and with --json one value for each event. A board that was unplugged is shown again when it is back.

        Examples:
          adoube eboard show
          adoube eboard show /dev/ttyUSB0 --make dgt
          adoube eboard show ble:AA:BB:CC:DD:EE:FF
help-eboard-show--once = End after the first stable position
help-eboard-check = Check in five minutes whether a board works: set it up and make four moves
    .after =
        It guides you step by step: set up the start position, then play 1. e4 d5 2. exd5 Qxd5. It needs no keyboard: it watches the
        board and names what is wrong while you can still correct it. Exit status: 0 the board can be used, 1 it cannot.

        Examples:
          adoube eboard check
          adoube eboard check /dev/ttyUSB0
help-eboard-check--patience = How long a step may take, in seconds; each movement on the board restarts this time, up to ten times
help-eboard-trace = Record a board's data for a bug report, or replay a recording
    .after =
        Ctrl-C ends the recording. The file contains only the board's data, no names. An existing file is never overwritten.
        On a playing device the agent reads the board: stop the agent first, between rounds.

        Examples:
          adoube eboard trace --out board.trace
          adoube eboard trace /dev/ttyUSB0 --make dgt --out board.trace
          adoube eboard trace --replay board.trace
help-eboard-trace--out = The file to write, which must not exist [default: standard output]
help-eboard-trace--port = The port, such as /dev/ttyUSB0 or ble:AA:BB:CC:DD:EE:FF; auto: the only cable port that may have a board [default: auto]
help-eboard-trace--make = Its make [default: detected]. With it, a device that is unknown or does not respond is recorded too
help-eboard-trace--turned = The board is turned by 180°
help-eboard-trace--seconds = End after so many seconds
help-eboard-trace--replay = Replay this recording and show its stable positions; exit status 1 if they differ from the recorded ones
help-eboard-simulate = Simulate a board, to try the other commands without one
    .after =
        The first line printed is the port to open. As on a real board, pieces are slid, put back or castled in any order, and
        data is lost or disturbed; --calm leaves this out. Moves come from a PGN, or you type them on standard input, together
        with these commands:
          e2e4 or Nf3    make a move
          take e4        take the piece off that square
          put e4 P       put a piece there: P N B R Q K are White's, p n b r q k Black's
          start          set up the start position again, and play no more moves from the PGN
          pull 3         unplug the cable for three seconds
          quit           end
        With --bluetooth this computer advertises itself as the board, through BlueZ, and its adapter has the board's name until
        the end. Open the port on another computer; pull disconnects it.

        Examples:
          adoube eboard simulate --model dgt
          adoube eboard simulate --model chessnut --bluetooth
          adoube eboard simulate --model millennium --pgn games.pgn --link /tmp/board
help-eboard-simulate--pgn = Play the moves of this file's first game
help-eboard-simulate--seed = The seed of everything random
help-eboard-simulate--bluetooth = Simulate the board over Bluetooth LE: for pegasus, chessnut and millennium
help-eboard-simulate--turned = The board is turned by 180°
help-eboard-simulate--model = The make: dgt, pegasus, chessnut, millennium, certabo or tabutronic
help-eboard-simulate--link = A symbolic link to the port, so that its name stays the same
help-eboard-simulate--interval = Seconds between the moves of the PGN
help-eboard-simulate--calm = No disturbances

## demo

help-demo = Play a round of a real event on this machine, with all programs of an event
    .after =
        Plays the first round of the 2022 Candidates Tournament with its moves and think times: one server,
        venue nodes and eight kiosks as processes on this machine, over mutual TLS with new keys. One kiosk
        loses its connection in the middle of its game and reconnects.

        Exit status: 0 if every game ended as in its source. All files are removed at the end, unless you add
        --keep or --out.

        Examples:
          adoube demo
          adoube demo --play
          adoube demo --eboards
          adoube demo --headless --venues 4 --keep /tmp/round
          adoube demo --headless --locked
          adoube demo --headless --chaos coordinator --chaos venue --chaos kiosk
help-demo--venues = How many venues
help-demo--out = Write PGN and TRF to this folder [default: in the --keep folder; without it they are shown and removed]
help-demo--speed = How many times faster than normal the clocks run and the players think
help-demo--play = Play yourself, in the browser: board 1 waits for its two players, and an incident on another board waits for your ruling at the console. Prints the links, and all programs with their process numbers: if you end one, it restarts after five seconds. Runs until Ctrl-C. Clocks run at normal speed
help-demo--eboards = Two short rounds on simulated electronic boards. In the first the boards show the game; one differs from it, the wall shows that, and the Chief Arbiter rules on it. In the second the boards enter the moves. Clocks run at normal speed
help-demo--headless = Print lines of text instead of a live screen
help-demo--keep = Work in this folder, which must not exist or be empty, and keep everything
help-demo--chaos = Kill this once with SIGKILL in the middle of the round and restart it; can be repeated
help-demo--locked = Lock each device with a profile, as far as this machine allows it (root, fanotify). Each device gets a filesystem of its own, so that no other program here is affected. Unavailable layers are named and left out
help-demo--no-silence = Do not simulate a pulled cable

## What several helps contain

cli-help-times = Times: 2:00, 2 min, 120 s, 1h30 or 1:30:00; a number alone means minutes. If you do not type a time as 1:30:00, you see how it is read and confirm it.

## Values of arguments

cli-value-white = White
cli-value-black = Black
cli-value-device = The playing device (O 18.5)
cli-value-fair-play = The player: identity, bag, other devices (O 18.6)
cli-value-both = Both
cli-value-colour = White has White's time control again, as in an armageddon game
cli-value-player = Each player keeps their own time control, such as that of an assisted player (O 3.8)
cli-value-coordinator = The server
cli-value-venue = A venue node
cli-value-kiosk = A kiosk
cli-value-trf = The federation's tournament report
cli-value-pgn = Games
cli-value-pairs = A round's pairings, one per line: `board white black` or `bye number F|H|U|Z`; a start position comes after its board, as a FEN or, in Chess960, as a number
cli-value-scores = Games as scoresheets, in the letters of a language
cli-value-last-contact = Give back all the time lost since the last contact
cli-value-detection = Give back the time lost since the disconnection was noticed, some seconds later
cli-value-now = Leave both clocks as they show now
cli-value-whose-white = White's
cli-value-whose-black = Black's
cli-value-whose-both = Both players', the same of each
cli-value-virtual = As fast as possible: time is simulated
cli-value-real = Over the network, in real time or --speed times faster
cli-value-auto = Processes for up to 16 seats at once, otherwise tasks
cli-value-processes = A kiosk agent for each seat
cli-value-tasks = The same agents as tasks in one program
cli-value-swiss = Round by round
cli-value-round-robin = Every player meets every other player

## Values that are not accepted

cli-usage-check-folder = for a folder leave out the other arguments
cli-usage-check-which = name a board such as 1.3, or --round N
cli-usage-check-failed = name the player whose check failed: white or black
cli-usage-check-report = name the player whose device the report is about: white or black
cli-usage-check-how = add --passed, --failed or --list
cli-usage-speed = type a number from 1 to 2000
cli-usage-venues = type 1 to 8; use --venue ID:NAME:ZONE for more
cli-usage-type-code = type a code such as FIDE_DUTCH_2025: letters, digits and _
cli-usage-note = '{ $typed }' is not a device note: type its number, such as 4, or with its board 1.3:4
cli-usage-verdict = { $why }, or absent-loses, drawn, both-lose
cli-usage-incidents = '{ $typed }' does not name incidents: type 3, or 3,5,7, or 3-7, at most { $most } at once
cli-usage-result = '{ $typed }' is not a result: type one of { $results }
cli-usage-no-time = '{ $typed }' is no time: leave out the option
cli-usage-whole-seconds = '{ $typed }': whole seconds, at most an hour
cli-usage-board = '{ $a }' is not a board: write round.board, such as 3.12
cli-usage-id = '{ $a }' is not an id: 1 to 32 of a-z, 0-9 and '-', not beginning with '-'
cli-usage-piece-letters = '{ $a }' is none of the languages: { $b }
cli-usage-language = write one of the languages there are: { $a } or { $b }
cli-usage-make = '{ $a }' is none of dgt, { $b }
cli-usage-placement = not eight ranks of eight squares such as { $a }
cli-usage-penalty = '{ $typed }' is no penalty: write one of { $kinds }
cli-usage-penalty-near = '{ $typed }' is no penalty: did you mean { $near }?
cli-usage-penalty-value = '{ $typed }': { $why }
cli-usage-penalty-takes = the value of the penalty { $penalty } is { $takes }
cli-usage-points = write points as a multiple of a half, such as 0.5
cli-usage-rounds = write rounds such as 4 or 4-6
cli-usage-real-time = { $option } is only for real time; virtual time always runs as fast as possible
cli-usage-real-time-next = add --time real, or leave { $option } out

## What the parser of the command line says (args/parser_words.rs)

cli-parser-usage = Usage:
cli-parser-commands = Commands:
cli-parser-arguments = Arguments:
cli-parser-options = Options:
cli-parser-every-command = Every command:
cli-parser-some-options = [OPTIONS]
cli-parser-command = <COMMAND>
cli-parser-optional-command = [COMMAND]
cli-parser-default = [default: { $a }]
cli-parser-environment = [env: { $a }]
cli-parser-values = [possible values: { $a }]
cli-parser-values-list = Possible values:
cli-parser-help-more = Print help (see more with '{ $a }')
cli-parser-help-less = Print help (see a summary with '{ $a }')
cli-parser-help = Print help
cli-parser-version = Print version
cli-parser-help-command = Print this message or the help of the given subcommand(s)
cli-parser-unknown-argument = unexpected argument '{ $a }' found
cli-parser-unknown-command = unrecognized subcommand '{ $a }'
cli-parser-missing-arguments = the following required arguments were not provided:
cli-parser-missing-command = '{ $a }' requires a subcommand but one was not provided
cli-parser-missing-command-list = [subcommands: { $a }]
cli-parser-missing-value = a value is required for '{ $a }' but none was supplied
cli-parser-invalid-value = invalid value '{ $a }' for '{ $b }'
cli-parser-too-many-values = unexpected value '{ $a }' for '{ $b }' found; no more were expected
cli-parser-argument-repeated = the argument '{ $a }' cannot be used multiple times
cli-parser-conflict = the argument '{ $a }' cannot be used with
cli-parser-conflict-command = the subcommand '{ $a }' cannot be used with
cli-parser-tip = tip:
cli-parser-similar = did you mean '{ $a }'?
cli-parser-similar-list = did you mean one of { $a }?
cli-parser-as-value = to pass '{ $a }' as a value, use '{ $b }'
cli-parser-more = For more information, try '{ $a }'.
cli-parser-range = : { $a } is not from { $b } to { $c }
cli-parser-whole-number = type a whole number
cli-parser-number = type a number
cli-parser-too-large = the number is too large
cli-parser-too-small = the number is too small
