//! Rounds paired by a program that keeps to the engines' calling convention, and by the tables.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use adoube_chess::Side;
use adoube_proto::v1::{
    ByeEntry, Ending, EventView, PairingEntry, PlayerEntry, Result as Points, RoundState, RoundView,
};
use adoube_tournament::pairing::Draft;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::ByeKind;

use super::PairingRequest;

/// Pairs neighbours by points, the last one rests: `engine --dutch REPORT -p LIST`. As engines do,
/// it wants the number of rounds and the points of each line to be those of its results, and
/// leaves out whoever has something in the round to be paired.
const ENGINE: &str = r#"#!/bin/sh
[ "$1" = --dutch ] && [ "$3" = -p ] || { echo "usage: $0 --dutch IN -p OUT" >&2; exit 3; }
awk -v list="$4" '
    { sub(/\r$/, "") }
    /^XXR/ { rounds = $2 }
    /^XXC/ { colour = $2 }
    /^001/ {
        n++; number[n] = substr($0, 5, 4) + 0; points[n] = substr($0, 81, 4) + 0; line[n] = $0
        for (r = 0; length($0) >= 99 + 10 * r; r++)
            if (substr($0, 92 + 10 * r, 4) + 0 > 0 && r + 1 > played) played = r + 1
    }
    END {
        if (!rounds || !colour) { print "the number of rounds or XXC is missing" > "/dev/stderr"; exit 5 }
        for (i = 1; i <= n; i++) {
            sum = 0
            for (r = 0; length(line[i]) >= 99 + 10 * r; r++) {
                c = substr(line[i], 99 + 10 * r, 1)
                sum += (c ~ /[1+WUF]/) ? 1 : (c ~ /[=DH]/) ? 0.5 : 0
            }
            if (sum != points[i]) { print "points of " number[i] > "/dev/stderr"; exit 4 }
            if (substr(line[i], 99 + 10 * played, 1) ~ /[A-Z]/) continue
            at = ++m
            while (at > 1 && points[order[at - 1]] < points[i]) { order[at] = order[at - 1]; at-- }
            order[at] = i
        }
        print int((m + 1) / 2) > list
        for (i = 1; i <= m; i += 2) print number[order[i]], (i < m ? number[order[i + 1]] : 0) > list
    }' "$2"
"#;

struct Stand {
    folder: tempfile::TempDir,
    view: EventView,
}

fn stand(players: u32) -> Stand {
    let player = |number| PlayerEntry {
        number,
        name: format!("Player {number}"),
        ..PlayerEntry::default()
    };
    let view = EventView {
        players: (1..=players).map(player).collect(),
        ..EventView::default()
    };
    let folder = tempfile::tempdir().unwrap();
    Stand { folder, view }
}

fn regulations(rounds: u16) -> Regulations {
    let text = format!(
        "name = \"Pairing\"\nkind = \"hybrid\"\ntime_control = \"5400+30\"\nrounds = {rounds}\n\
         tie_breaks = \"BH/C1,BH,SB,DE\"\n[venues]\narbiters_per_venue = 2\n"
    );
    adoube_regulations::from_toml(&text).unwrap()
}

impl Stand {
    fn script(&self, text: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt as _;
        let path = self.folder.path().join("engine");
        std::fs::write(&path, text).unwrap();
        let mode = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&path, mode).unwrap();
        path
    }

    /// With the engine of this text, called as bbpPairings is.
    fn pair(&self, engine: &str, line: &str) -> Result<Draft, String> {
        let path = self.script(engine);
        // Run by its interpreter: a file just written may still be open in another test's child.
        let command = format!("sh '{}' --dutch {{trf}} -p {{out}}", path.display());
        let words = ["adoube", "pair", "--engine", &command];
        self.asked(words.into_iter().chain(line.split(' ')), 5)
    }

    fn asked<'a>(
        &self,
        words: impl Iterator<Item = &'a str>,
        rounds: u16,
    ) -> Result<Draft, String> {
        let args = arguments(words);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        let regulations = regulations(rounds);
        let draft = super::draft(&self.view, &regulations, &args);
        runtime
            .block_on(draft)
            .map_err(|error| format!("{error:#}"))
    }

    /// A round that was played; White won wherever `white` does not say otherwise.
    fn played(&mut self, round: u32, pairs: &[(u32, u32, u32)], byes: &[(u32, &str)]) {
        let entry = |(board, (white, black, halves)): (u32, &(u32, u32, u32))| PairingEntry {
            board,
            white: *white,
            black: *black,
            result: Some(Points {
                white_halves: *halves,
                black_halves: 2 - halves,
            }),
            ending: Ending::Resignation.into(),
            plies: Some(40),
            ..PairingEntry::default()
        };
        self.view.rounds.push(RoundView {
            round,
            state: RoundState::Closed.into(),
            pairings: (1..).zip(pairs).map(entry).collect(),
            byes: byes.iter().map(bye).collect(),
            ..RoundView::default()
        });
    }
}

fn bye((player, kind): &(u32, &str)) -> ByeEntry {
    ByeEntry {
        player: *player,
        kind: (*kind).to_owned(),
        opponent: 0,
    }
}

/// Reads the options of `adoube pair` that a pairing depends on.
fn arguments<'a>(words: impl Iterator<Item = &'a str>) -> PairingRequest {
    let mut words = words.skip_while(|word| !word.starts_with("--"));
    let mut request = PairingRequest {
        round: 0,
        engine: None,
        round_robin: false,
        absent: Vec::new(),
        present: Vec::new(),
        half_bye: Vec::new(),
        first_colour: Side::White,
        timeout: Duration::from_mins(1),
    };
    while let Some(option) = words.next() {
        if option == "--round-robin" {
            request.round_robin = true;
            continue;
        }
        let value = words.next().unwrap();
        let numbers = || {
            value
                .split(',')
                .map(|number| number.parse::<u16>().unwrap())
        };
        match option {
            "--round" => request.round = value.parse().unwrap(),
            "--engine" => request.engine = Some(value.to_owned()),
            "--absent" => request.absent.extend(numbers()),
            "--present" => request.present.extend(numbers()),
            "--half-bye" => request.half_bye.extend(numbers()),
            "--timeout" => request.timeout = Duration::from_secs(value.parse().unwrap()),
            "--first-colour" if value == "black" => request.first_colour = Side::Black,
            other => panic!("{other}"),
        }
    }
    request
}

#[test]
fn evt_5_an_engine_pairs_the_first_round() {
    let draft = stand(5).pair(ENGINE, "--round 1").unwrap();
    assert_eq!(draft.boards, [(1, 1, 2), (2, 3, 4)]);
    assert_eq!(draft.byes, [(5, ByeKind::Pairing)]);
}

#[test]
fn evt_5_an_engine_sees_results_byes_late_entries_and_absences() {
    let mut stand = stand(7);
    // 7 comes for round 2; 5 was left over in round 1.
    stand.played(1, &[(1, 2, 0), (3, 4, 1)], &[(5, "U"), (6, "H")]);
    let draft = stand
        .pair(ENGINE, "--round 2 --absent 3 --half-bye 4")
        .unwrap();
    assert_eq!(draft.boards, [(1, 2, 5), (2, 6, 1)]);
    assert_eq!(
        draft.byes,
        [
            (7, ByeKind::Pairing),
            (3, ByeKind::Zero),
            (4, ByeKind::Half)
        ]
    );
}

/// As the sample of `JaVaFo`'s manual has it (the open of Gros 2010, player 43): half a point before the
/// round and the half of its bye.
#[test]
fn evt_5_an_engine_is_told_who_has_a_bye_in_the_round_to_be_paired() {
    let mut stand = stand(4);
    stand.played(1, &[(1, 2, 1), (3, 4, 2)], &[]);
    stand.view.rounds.push(RoundView {
        round: 2,
        state: RoundState::Draft.into(),
        byes: [(2, "H")].iter().map(bye).collect(),
        ..RoundView::default()
    });
    let byes = BTreeMap::from([(2, ByeKind::Half), (4, ByeKind::Zero)]);
    let text = super::input::report(&stand.view, &regulations(5), 2, &byes, "W").unwrap();
    let lines: Vec<_> = text
        .lines()
        .filter(|line| line.starts_with("001"))
        .collect();
    let told: Vec<_> = lines
        .iter()
        .map(|line| (line[80..84].trim(), line[89..].trim_end()))
        .collect();
    assert_eq!(
        told,
        [
            ("0.5", "     2 w ="),
            ("1.0", "     1 b =  0000 - H"),
            ("1.0", "     4 w 1"),
            ("0.0", "     3 b 0  0000 - Z"),
        ]
    );
    let draft = stand.pair(ENGINE, "--round 2 --absent 4").unwrap();
    assert_eq!(draft.boards, [(1, 3, 1)]);
    assert_eq!(draft.byes, [(2, ByeKind::Half), (4, ByeKind::Zero)]);
}

#[test]
fn evt_5_who_has_withdrawn_is_left_out_from_then_on() {
    let mut stand = stand(5);
    stand.view.players[1].withdrawn_from = 2;
    let first = stand.pair(ENGINE, "--round 1").unwrap();
    assert_eq!(first.boards, [(1, 1, 2), (2, 3, 4)]);
    stand.played(1, &[(1, 2, 2), (3, 4, 2)], &[(5, "U")]);
    let second = stand.pair(ENGINE, "--round 2").unwrap();
    assert_eq!(second.boards, [(1, 1, 3), (2, 5, 4)]);
    assert_eq!(second.byes, [(2, ByeKind::Zero)]);
    let error = stand.pair(ENGINE, "--round 2 --half-bye 2").unwrap_err();
    assert!(error.contains("has withdrawn"), "{error}");
}

#[test]
fn evt_5_byes_of_the_draft_stay_but_for_the_pairings_own() {
    let mut stand = stand(4);
    stand.view.rounds.push(RoundView {
        round: 1,
        state: RoundState::Draft.into(),
        byes: [(2, "Z"), (4, "U")].iter().map(bye).collect(),
        ..RoundView::default()
    });
    let draft = stand.pair(ENGINE, "--round 1").unwrap();
    assert_eq!(draft.boards, [(1, 1, 3)]);
    assert_eq!(draft.byes, [(4, ByeKind::Pairing), (2, ByeKind::Zero)]);
    // Whoever pairs may say otherwise.
    let draft = stand.pair(ENGINE, "--round 1 --half-bye 2").unwrap();
    assert_eq!(draft.byes, [(4, ByeKind::Pairing), (2, ByeKind::Half)]);
    let draft = stand.pair(ENGINE, "--round 1 --present 2").unwrap();
    assert_eq!(draft.boards, [(1, 1, 2), (2, 3, 4)]);
    assert_eq!(draft.byes, []);
    for (line, told) in [
        (
            "--round 1 --present 1",
            "player 1 has no bye in the draft of round 1",
        ),
        (
            "--round 1 --present 2 --absent 2",
            "cannot be present and have a bye",
        ),
    ] {
        let error = stand.pair(ENGINE, line).unwrap_err();
        assert!(error.contains(told), "{error}");
    }
    stand.view.players[1].withdrawn_from = 1;
    let error = stand.pair(ENGINE, "--round 1 --present 2").unwrap_err();
    assert!(error.contains("player 2 has withdrawn"), "{error}");
}

#[test]
fn evt_5_the_tables_of_a_round_robin_pair_whoever_had_a_bye_and_say_so() {
    let mut stand = stand(5);
    stand.view.rounds.push(RoundView {
        round: 2,
        state: RoundState::Draft.into(),
        byes: [(1, "H"), (4, "Z")].iter().map(bye).collect(),
        ..RoundView::default()
    });
    let words = ["adoube", "pair", "--round-robin", "--round", "2"];
    let draft = stand.asked(words.into_iter(), 5).unwrap();
    let told = super::ended(&stand.view, &draft, 2);
    assert_eq!(told.len(), 1, "4 rests by the tables: {told:?}");
    let text = "player 1 had a bye (H) in the draft, but the tables pair them on board 2.2: ";
    assert!(told[0].starts_with(text), "{}", told[0]);
}

#[test]
fn evt_5_byes_that_an_engine_keeps_from_the_draft_are_named() {
    let mut stand = stand(5);
    stand.view.players[2].withdrawn_from = 2;
    stand.view.rounds.push(RoundView {
        round: 2,
        state: RoundState::Draft.into(),
        byes: [(1, "H"), (3, "Z"), (4, "Z"), (5, "U")]
            .iter()
            .map(bye)
            .collect(),
        ..RoundView::default()
    });
    for (line, kept) in [
        ("--round 2", Some("1 H, 4 Z")),
        ("--round 2 --present 4", Some("1 H")),
        ("--round 2 --absent 1 --half-bye 4", None),
        ("--round 1", None),
    ] {
        let args = arguments(line.split(' '));
        let told = super::kept(&stand.view, &args);
        let begins = kept.map(|kept| format!("byes kept from the earlier draft: {kept} ("));
        assert_eq!(told.is_some(), begins.is_some(), "{line} {told:?}");
        assert!(told.is_none_or(|told| told.starts_with(&begins.unwrap())));
    }
}

#[test]
fn evt_5_engines_that_fail_are_told() {
    for (engine, told) in [
        (
            "echo no such system >&2; exit 1",
            "failed, exit status: 1: no such system",
        ),
        ("exit 0", "wrote no list"),
        ("echo 1 > $4; echo 1 2 3 >> $4", "line 2: '1 2 3' is not"),
        (
            "echo 1 > $4; echo 1 2 >> $4",
            "players [3, 4] are not paired",
        ),
        (
            "echo 'Pairing...' > $4; seq 1 500 >> $4",
            "cannot be used: line 1: 'Pairing...' is not the number of pairs",
        ),
        (
            "echo 2 > $4; echo 1 2 >> $4; echo 3 9 >> $4",
            "player 9 does not play",
        ),
    ] {
        let error = stand(4).pair(engine, "--round 1").unwrap_err();
        assert!(error.contains(told), "{told}: {error}");
    }
    // The reason comes first, the list no further than a person reads.
    let long = stand(4).pair("echo x > $4; seq 1 500 >> $4", "--round 1");
    assert!(long.unwrap_err().len() < 200);
    let error = stand(4)
        .pair("exec sleep 600", "--round 1 --timeout 1")
        .unwrap_err();
    assert!(error.contains("did not finish within 1 s"), "{error}");
    let words = [
        "adoube",
        "pair",
        "--round",
        "1",
        "--engine",
        "/no/such/engine {trf}",
    ];
    let error = stand(4).asked(words.into_iter(), 5).unwrap_err();
    assert!(error.contains("cannot be started"), "{error}");
}

#[test]
fn evt_5_a_list_may_be_printed() {
    let stand = stand(2);
    let words = [
        "adoube",
        "pair",
        "--round",
        "1",
        "--engine",
        "printf '1\n2 1\n' {trf}",
    ];
    let draft = stand.asked(words.into_iter(), 5).unwrap();
    assert_eq!(draft.boards, [(1, 2, 1)]);
}

#[test]
fn evt_5_rounds_that_cannot_be_paired() {
    let mut running = stand(4);
    running.played(1, &[(1, 2, 2), (3, 4, 2)], &[]);
    running.view.rounds[0].pairings[1].result = None;
    let fresh = stand(4);
    let mut taken_back = stand(4);
    taken_back.played(1, &[(1, 2, 2), (3, 4, 2)], &[]);
    taken_back.view.rounds[0].state = RoundState::Draft.into();
    "open.trf".clone_into(&mut taken_back.view.rounds[0].taken_back);
    for (stand, line, told) in [
        (&running, "--round 1", "round 1 is closed"),
        (
            &taken_back,
            "--round 2",
            "round 1 was played elsewhere, and its results imported from open.trf were cancelled",
        ),
        (&running, "--round 2", "board 1.2 has no result yet"),
        (&fresh, "--round 6", "the event has 5 rounds"),
        (&fresh, "--round 1 --absent 9", "there is no player 9"),
        (
            &fresh,
            "--round 1 --absent 3 --half-bye 3",
            "cannot be absent and have a half-point bye",
        ),
    ] {
        let error = stand.pair(ENGINE, line).unwrap_err();
        assert!(error.contains(told), "{told}: {error}");
    }
}

#[test]
fn evt_5_a_round_robin_by_its_tables() {
    let robin = |players, round: &str, rounds| {
        let words = ["adoube", "pair", "--round-robin", "--round", round];
        let draft = stand(players).asked(words.into_iter(), rounds)?;
        let boards = draft.boards.iter().map(|(_, w, b)| format!("{w}-{b}"));
        let byes = draft.byes.iter().map(|(who, _)| format!("({who})"));
        Ok::<_, String>(boards.chain(byes).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(robin(6, "2", 5).unwrap(), "6-4 5-3 1-2");
    assert_eq!(robin(5, "2", 5).unwrap(), "5-3 1-2 (4)");
    // Twice round: the first cycle's last two rounds change places, then colours are changed.
    assert_eq!(robin(4, "2", 6).unwrap(), "2-4 3-1");
    assert_eq!(robin(4, "4", 6).unwrap(), "4-1 3-2");
    assert!(robin(4, "7", 9).unwrap_err().contains("twice in 6"));
    let words = [
        "adoube",
        "pair",
        "--round-robin",
        "--round",
        "1",
        "--absent",
        "2",
    ];
    let error = stand(4).asked(words.into_iter(), 3).unwrap_err();
    assert!(error.contains("are for a Swiss"), "{error}");
}

#[test]
fn evt_5_a_round_robin_is_paired_ahead_of_its_results_and_again() {
    let mut stand = stand(5);
    stand.played(1, &[(2, 5, 2), (3, 4, 2)], &[(1, "Z")]);
    stand.view.rounds[0].state = RoundState::Started.into();
    stand.view.rounds[0].pairings[1].result = None;
    let robin = |stand: &Stand, round: &str| {
        let words = ["adoube", "pair", "--round-robin", "--round", round];
        let draft = stand.asked(words.into_iter(), 5).unwrap();
        let boards = draft.boards.iter().map(|(_, w, b)| format!("{w}-{b}"));
        let byes = draft.byes.iter().map(|(who, _)| format!("({who})"));
        boards.chain(byes).collect::<Vec<_>>().join(" ")
    };
    for (round, pairs) in [("2", "5-3 1-2 (4)"), ("5", "4-2 5-1 (3)")] {
        assert_eq!(robin(&stand, round), pairs);
    }
    // The one who rests by the tables has a bye in the draft, which does not hinder.
    stand.view.rounds.push(RoundView {
        round: 2,
        state: RoundState::Draft.into(),
        byes: [(4, "Z")].iter().map(bye).collect(),
        ..RoundView::default()
    });
    assert_eq!(robin(&stand, "2"), "5-3 1-2 (4)");
    let error = stand.pair(ENGINE, "--round 2").unwrap_err();
    assert!(error.contains("board 1.2 has no result yet"), "{error}");
}
