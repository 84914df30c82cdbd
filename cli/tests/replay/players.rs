//! Who plays: in the games as their source says it, in the report as one player each.

use std::collections::BTreeSet;

use super::kit::{Replay, replay};

fn play(text: &str) -> Replay {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("source.pgn");
    std::fs::write(&file, text).unwrap();
    replay(&file, &[])
}

/// A game with these tags.
fn game(tags: &[(&str, &str)]) -> String {
    let tags = tags
        .iter()
        .map(|(name, text)| format!("[{name} \"{text}\"]\n"));
    tags.collect::<String>() + "\n1. e4 e5 1-0\n\n"
}

/// The second game tells other ratings, another title, a team, and less of White.
#[test]
fn evt_5_each_game_keeps_the_tags_of_its_own_source() {
    let first = [
        ("Event", "Open"),
        ("Round", "1"),
        ("White", "Ding, Liren"),
        ("Black", "Muzychuk, A"),
        ("WhiteElo", "2500"),
        ("WhiteFideId", "8603677"),
        ("BlackTitle", "WGM"),
    ];
    let second = [
        ("Event", "Open"),
        ("Round", "2"),
        ("White", "Muzychuk, A"),
        ("Black", "Ding Liren"),
        ("WhiteElo", "2540"),
        ("WhiteTitle", "IM"),
        ("BlackElo", "2810"),
        ("BlackFideId", "8603677"),
        ("BlackTeam", "Beijing"),
        ("ECO", "C20"),
    ];
    let replay = play(&(game(&first) + &game(&second)));
    assert_eq!(replay.status, 0, "{}", replay.summary);
    let games = replay.games();
    for (game, source) in games.iter().zip([&first[..], &second[..]]) {
        for (name, text) in source.iter().filter(|(name, _)| *name != "Round") {
            assert_eq!(game.tag(name), Some(*text), "{name}");
        }
        let of_players = |name: &&str| name.starts_with("White") || name.starts_with("Black");
        let own = game.tags.iter().map(|(name, _)| name.as_str());
        let own: BTreeSet<&str> = own.filter(of_players).collect();
        let theirs = source.iter().map(|(name, _)| *name);
        assert_eq!(own, theirs.filter(of_players).collect());
    }
    // In the report the first of each that is told.
    let report = replay.read("tournament.trf");
    let line = |number: &str| {
        let mut lines = report.lines();
        lines.find(|line| line.starts_with(number)).unwrap()
    };
    assert_eq!(
        &line("001    1")[14..68],
        "Ding, Liren                       2500         8603677"
    );
    assert_eq!(
        &line("001    2")[9..52],
        " WGM Muzychuk, A                       2540"
    );
    let told = "1 player has several ratings in this file: the first is in tournament.trf";
    assert_eq!(replay.list("report_remarks"), [told]);
}

#[test]
fn evt_5_two_names_under_one_fide_id_are_two_players_and_it_is_said() {
    let other = |white: &str, round: &str| {
        game(&[
            ("White", white),
            ("Black", "Duda, J"),
            ("Round", round),
            ("WhiteFideId", "8603677"),
        ])
    };
    let text = other("Ding, Liren", "1") + &other("Nakamura, Hikaru", "2") + &other("?", "3");
    let replay = play(&text);
    assert_eq!(replay.status, 0, "{}", replay.summary);
    let told: Vec<String> = replay
        .list("remarks")
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        told,
        [
            r#"{"game":2,"line":8,"what":"FideId 8603677 is Ding, Liren in game 1 and Nakamura, Hikaru here: treated as two players"}"#,
            r#"{"game":3,"line":15,"what":"FideId 8603677 is Ding, Liren in game 1 and a player without a name here: treated as two players"}"#,
        ]
    );
    let names: Vec<_> = replay
        .games()
        .iter()
        .map(|game| game.tag("White").unwrap().to_owned())
        .collect();
    assert_eq!(names, ["Ding, Liren", "Nakamura, Hikaru", "?"]);
    let report = replay.read("tournament.trf");
    assert_eq!(
        report
            .lines()
            .filter(|line| line.starts_with("001"))
            .count(),
        4
    );
    assert_eq!(report.matches("8603677").count(), 1, "{report}");
}

/// Round is the record's; what the source says instead is kept beside it, and counted.
#[test]
fn brd_9_a_round_that_the_source_numbers_otherwise_is_told() {
    for (tag, kept) in [
        ("1", None),
        ("1.1", None),
        ("?", None),
        ("-", Some("-")),
        ("01", Some("01")),
        ("1.01", Some("1.01")),
    ] {
        let replay = play(&game(&[("White", "A"), ("Black", "B"), ("Round", tag)]));
        let games = replay.games();
        assert_eq!(games[0].tag("Round"), Some("1.1"), "{tag}");
        assert_eq!(games[0].tag("SourceRound"), kept, "{tag}");
        assert_eq!(replay.summary["renumbered"], u64::from(kept.is_some()));
    }
}
