//! Rounds of a Swiss, paired elsewhere and here.

use super::organiser::Organiser;
use super::tools;

/// The players, without a round.
fn players(count: u16) -> String {
    let line = |number: u16| {
        let (rating, id) = (2500 - number * 20, 100_000 + u32::from(number));
        let name = format!("Player, {number}");
        format!("001 {number:>4} m    {name:<33} {rating} ESP {id:>11} 1990/01/01  0.0 {number:>4}")
    };
    let lines: Vec<_> = (1..=count).map(line).collect();
    lines.join("\r\n")
}

/// The pairings of the first round as another program hands them in: 4 has half a point, 9 is left
/// over, 11 is absent, and 10 will not come.
fn first_round() -> String {
    let cells = [
        (1, "   6 w  "),
        (2, "   7 b  "),
        (3, "   8 w  "),
        (4, "0000 - H"),
        (5, "  10 w +"),
        (6, "   1 b  "),
        (7, "   2 w  "),
        (8, "   3 b  "),
        (9, "0000 - U"),
        (10, "   5 b -"),
        (11, "0000 - Z"),
    ];
    let players = players(11);
    let lines = players.lines().zip(cells);
    let line = |(line, (_, cell)): (&str, (u16, &str))| format!("{line}  {}", cell.trim_end());
    lines.map(line).collect::<Vec<_>>().join("\r\n")
}

/// The rounds of each player's line.
fn cells(report: &str) -> Vec<String> {
    let lines = report.lines().filter(|line| line.starts_with("001"));
    lines.map(|line| line[91..].trim_end().to_owned()).collect()
}

#[test]
fn evt_5_a_round_made_elsewhere_is_played_and_handed_back() {
    let mut organiser = Organiser::ready();
    let file = organiser.file("round-1.trf", &first_round());
    let told = organiser.told(&["import", "trf", &file.to_string_lossy(), "--round", "1"]);
    assert!(
        told.contains("11 players, 4 pairings and 3 byes of round 1"),
        "{told}"
    );
    assert!(told.contains("result 1.4 1-0 --forfeit"), "{told}");

    // Boards stand in the order of the lower starting number.
    organiser.play(
        1,
        &[
            (1, "1-0", false),
            (2, "1/2-1/2", false),
            (3, "0-1", false),
            (4, "1-0", true),
        ],
    );
    organiser.power_cut();
    // Somebody comes late: he was absent in the first round.
    let file = organiser.file("late.trf", &players(12));
    organiser.told(&[
        "import",
        "trf",
        &file.to_string_lossy(),
        "--round",
        "0",
        "--new",
    ]);
    for edition in ["16", "26"] {
        let report = organiser.report(1, edition);
        let expected = [
            "   6 w W", "   7 b D", "   8 w L", "0000 - H", "  10 w +", "   1 b L", "   2 w D",
            "   3 b W", "0000 - U", "   5 b -", "0000 - Z", "0000 - Z",
        ];
        assert_eq!(cells(&report), expected, "edition {edition}");
        let dated = report.lines().any(|line| line.starts_with("132  "));
        assert_eq!(dated, edition == "26", "{report}");
    }
    let table = organiser.value(&["standings"]);
    let leaders: Vec<_> = table["players"]
        .as_array()
        .unwrap()
        .iter()
        .take(4)
        .collect();
    for leader in leaders {
        assert_eq!(leader["points"], "1.0", "{leader}");
    }

    // The second round by hand; the third player has withdrawn.
    let pairs = "1 1 5\n2 8 9\n3 4 2\n4 7 12\nbye 3 Z\nbye 6 U\nbye 10 Z\nbye 11 Z\n";
    let file = organiser.file("pairs.txt", pairs);
    organiser.told(&["import", "pairs", &file.to_string_lossy(), "--round", "2"]);
    let shown = organiser.told(&["export", "pairs", "--round", "2"]);
    assert!(
        shown.contains("4 7 12  # Player, 7 - Player, 12"),
        "{shown}"
    );
    assert!(shown.contains("bye 6 U"), "{shown}");
    let pairs = organiser.file("twice.txt", "1 1 5\n2 1 9\n");
    let line = ["import", "pairs", &pairs.to_string_lossy(), "--round", "2"];
    let refused = organiser.refused(&line);
    assert!(refused.contains("bad-pairing"), "{refused}");
}

#[test]
fn evt_5_three_rounds_paired_by_an_engine_are_read_by_other_tools() {
    let Some(tools) = tools::python("evt_5_three_rounds_paired_by_an_engine") else {
        return;
    };
    let organiser = Organiser::ready();
    let file = organiser.file("players.trf", &players(13));
    organiser.told(&["import", "trf", &file.to_string_lossy(), "--round", "0"]);
    let engine = tools.engine();
    for round in 1..=3_u16 {
        let number = round.to_string();
        let mut line = vec!["pair", "--round", &number, "--engine", &engine];
        // Somebody is away in the second round, somebody has half a point in the third.
        match round {
            2 => line.extend(["--absent", "3"]),
            3 => line.extend(["--absent", "3", "--half-bye", "5"]),
            _ => {}
        }
        organiser.told(&[&line[..], &["--dry-run"]].concat());
        organiser.told(&line);
        let boards = organiser.boards(round);
        let result = |board: u64| match (board + u64::from(round)) % 5 {
            0 => (board, "1-0", true),
            1 => (board, "1-0", false),
            2 => (board, "1/2-1/2", false),
            3 => (board, "0-1", false),
            _ => (board, "0-1", true),
        };
        let results: Vec<_> = boards.into_iter().map(result).collect();
        organiser.play(round, &results);
        tools.assert_same(&organiser.report(round, "16"));
        let games = organiser.file(
            "games.pgn",
            &organiser.told(&["export", "pgn", "--round", &number]),
        );
        let boards = organiser.boards(round).len();
        assert_eq!(tools.python_chess(&games), (boards, String::new()));
        assert!(matches!(
            tools::pgn_extract(&games).as_deref(),
            None | Some("")
        ));
    }
}
