//! The files that people really bring (`../shared/data/cases`): what is right for each.

use std::path::Path;
use std::process::Command;

use super::kit::{Replay, replay, shared};

/// A file and what is right for it.
struct Case {
    file: &'static str,
    /// The result of each game that was played.
    results: &'static str,
    /// What each player has in the report, with the opponent's number and colour left out; empty where there is none.
    report: &'static str,
    /// Half-moves of all games together.
    moves: usize,
    /// The clocks that are written, in seconds, game after game; the first ten.
    clocks: &'static [u64],
    /// What is said of the file.
    said: &'static [&'static str],
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    Case { file: "p01-decimal-results/in.pgn", results: "½-½ ½-½ ½-0 0-½ ½-0", report: "= = = = = 0 0 = = 0", moves: 50, clocks: &[], said: &[] },
    Case { file: "p02-repeated-control/in.pgn", results: "1-0 1-0", report: "", moves: 40, clocks: &[90, 95, 60, 80, 30, 40, 105, 110, 95, 100], said: &[] },
    Case { file: "p03-hh-mm-clocks/in.pgn", results: "1-0", report: "1 0", moves: 20, clocks: &[5400, 5340, 5280, 5220, 5160, 5100, 5040, 4980, 4920, 4860], said: &["hours and minutes"] },
    Case { file: "p03-hh-mm-clocks/flag.pgn", results: "0-1", report: "0 1", moves: 4, clocks: &[5400, 5400, 5340, 5100], said: &["hours and minutes"] },
    Case { file: "p03-hh-mm-clocks/crossing-one-hour.pgn", results: "1-0", report: "1 0", moves: 6, clocks: &[5400, 5400, 5340, 5100, 3540, 3660], said: &["hours and minutes"] },
    Case { file: "p04-icc-bare-clocks/in.pgn", results: "1-0", report: "1 0", moves: 6, clocks: &[297, 295, 289, 293, 280, 270], said: &["6 times without [%clk] were read as clocks"] },
    Case { file: "p08-bye-in-pgn/in.pgn", results: "* *", report: "", moves: 0, clocks: &[], said: &["Elm,Eve has a bye", "Fir,Finn has a bye"] },
    Case { file: "p08-bye-in-pgn/one-bye.pgn", results: "* *", report: "", moves: 0, clocks: &[], said: &["Elm,Eve has a bye"] },
    Case { file: "p10-double-forfeit-without-moves/in.pgn", results: "0-0 1-0 ½-½", report: "- - + - = =", moves: 10, clocks: &[], said: &["taken as a forfeit"] },
    Case { file: "p13-glyphs-in-movetext/in.pgn", results: "1-0 1-0 1-0 1-0 1-0", report: "1 0 1 0 1 0 1 0 1 0", moves: 28, clocks: &[], said: &[] },
    Case { file: "p15-ep-with-blank/in.pgn", results: "1-0 1-0 1-0", report: "1 0 1 0 1 0", moves: 18, clocks: &[], said: &[] },
    Case { file: "p28-flag-and-mating-material/in.pgn", results: "0-1 0-1 ½-½ 1-0", report: "0 1 0 1 D D 1 0", moves: 7, clocks: &[2, 30, 2, 30, 10, 2, 20], said: &["flag-draw"] },
    Case { file: "p32-white-black-timecontrol/in.pgn", results: "1-0 1-0", report: "", moves: 20, clocks: &[60, 30, 59, 29, 58, 28, 57, 27, 56, 26], said: &["\\\"inf\\\""] },
    Case { file: "p33-forfeit-results-of-other-programs/in.pgn", results: "1-0 1-0 0-1 1-0 1-0 0-1 1-0 1-0 0-0 0-1 1-0 *", report: "+ - + - - + + - + - - + + - + - - - - + + -", moves: 0, clocks: &[], said: &["\\\"(1-0)\\\" cannot be read"] },
    Case { file: "p35-draw-offer-mark/in.pgn", results: "½-½", report: "= =", moves: 6, clocks: &[], said: &[] },
    Case { file: "p36-armageddon/in.pgn", results: "½-½", report: "= =", moves: 10, clocks: &[], said: &["its Result tag says 0-1"] },
    Case { file: "p43-windows-1252/in.pgn", results: "1-0", report: "1 0", moves: 4, clocks: &[], said: &[] },
];

/// The results in `games.pgn`.
fn results(replay: &Replay) -> String {
    let games = replay.read("games.pgn");
    let tags = games.lines().filter_map(|line| {
        let value = line.strip_prefix("[Result \"")?.strip_suffix("\"]")?;
        Some(value.replace("1/2", "½"))
    });
    tags.collect::<Vec<_>>().join(" ")
}

/// The last sign of each player's row in `tournament.trf`; empty without a report.
fn report(replay: &Replay) -> String {
    let Ok(text) = std::fs::read_to_string(replay.path("tournament.trf")) else {
        return String::new();
    };
    let rows = text.lines().filter(|line| line.starts_with("001"));
    let signs = rows.filter_map(|row| row.split_whitespace().last());
    // A round without a result ends with the colour.
    let signs = signs.filter(|sign| !matches!(*sign, "w" | "b"));
    signs.collect::<Vec<_>>().join(" ")
}

/// EVT-5, CLK-2: each file comes to what is right for it, and what was understood is said.
#[test]
fn evt_5_clk_2_files_that_people_bring_come_to_what_is_right() {
    for case in CASES {
        let Some(file) = shared(&format!("cases/{}", case.file)) else {
            return;
        };
        let replay = replay(&file, &[]);
        let games = replay.games();
        let plies = || games.iter().flat_map(|game| &game.moves);
        let clocks = plies().filter_map(|ply| ply.clock_ms.map(|ms| ms / 1_000));
        let clocks: Vec<u64> = clocks.take(10).collect();
        assert_eq!(results(&replay), case.results, "{}", case.file);
        assert_eq!(report(&replay), case.report, "{}", case.file);
        assert_eq!(plies().count(), case.moves, "{}", case.file);
        assert_eq!(clocks, case.clocks, "{}", case.file);
        for said in case.said {
            let summary = replay.summary.to_string();
            assert!(summary.contains(said), "{}: {said}: {summary}", case.file);
        }
    }
}

/// EVT-5: a name in Windows-1252 is read as it is, and an offer of a draw is one.
#[test]
fn evt_5_names_and_offers_of_files_that_people_bring_are_kept() {
    let (Some(names), Some(offers)) = (
        shared("cases/p43-windows-1252/in.pgn"),
        shared("cases/p35-draw-offer-mark/in.pgn"),
    ) else {
        return;
    };
    let text = replay(&names, &[]).read("games.pgn");
    assert!(text.contains("[White \"Kožar, Žan\"]"), "{text}");
    assert!(text.contains("[Black \"Šimic, Œuvre\"]"), "{text}");
    let text = replay(&offers, &[]).read("games.pgn").replace('\n', " ");
    assert_eq!(text.matches("White offers a draw").count(), 2, "{text}");
}

/// EVT-5: reports of other programs give these points, and what was understood is said.
#[test]
fn evt_5_reports_that_people_bring_give_the_right_points() {
    #[rustfmt::skip]
    let table: &[(&str, &[&str], &[&str])] = &[
        ("t06-half-point-pab/p162.trf", &["1.5", "1.0", "0.5"], &[]),
        ("t06-half-point-pab/bbu.trf", &["1.5", "1.0", "0.5"], &[]),
        ("t06-half-point-pab/plain.trf", &["2.0", "1.0", "1.0"], &["162  P 0.5"]),
        ("t11-old-half-bye-signs/in.trf", &["1.5", "1.0", "1.0", "1.0"], &["'=' as H", "'+' as F"]),
        ("t21-mixed-encodings/by-bytes.trf", &["1.0", "0.0"], &["Muñoz, Iñigo", "Müller, Jörg", "line 2, column 6"]),
        ("t21-mixed-encodings/by-characters.trf", &["1.0", "0.0"], &["Muñoz, Iñigo", "Müller, Jörg", "line 2, column 6"]),
        ("t24-date-and-edition/dd-mm-yyyy.trf", &["5.0", "5.0", "4.5"], &["C.07 of 2024: the event began on 2025-08-18"]),
        ("t24-date-and-edition/iso.trf", &["5.0", "5.0", "4.5"], &["C.07 of 2024: the event began on 2025-08-18"]),
        ("t24-date-and-edition/yy.trf", &["5.0", "5.0", "4.5"], &["C.07 of 2024: the event began on 2025-08-18"]),
        ("t27-tie-breaks-of-2026/in.trf", &["1.0", "1.0", "0.0"], &["RTNG", "TPN", "2000", "'XYZ' is no tie-break"]),
    ];
    for (name, points, said) in table {
        let Some(file) = shared(&format!("cases/{name}")) else {
            return;
        };
        let told = standings(&file, "RTNG,TPN,BH,XYZ");
        let rows = told.lines().filter_map(row_points);
        let rows: Vec<&str> = rows.take(points.len()).collect();
        assert_eq!(&rows, points, "{name}: {told}");
        for said in *said {
            assert!(told.contains(said), "{name}: {said}: {told}");
        }
    }
}

/// The table of a report with these tie-breaks, and what is said beside it.
fn standings(report: &Path, tie_breaks: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["standings", "--tiebreaks", tie_breaks, "--trf"])
        .arg(report)
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    format!("{}{}", text(&output.stdout), text(&output.stderr))
}

/// The points in a row of the table: the first number with a decimal.
fn row_points(row: &str) -> Option<&str> {
    let mut words = row.split_whitespace();
    words.next()?.parse::<u16>().ok()?;
    words.find(|word| word.contains('.') && word.parse::<f64>().is_ok())
}
