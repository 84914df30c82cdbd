//! An event whose first rounds were played over the board.

use std::fmt::Write as _;

use super::organiser::Organiser;
use super::tools;

const REGULATIONS: &str = "name = \"Candidates\"\nkind = \"hybrid\"\nrounds = 14\n\
    begin = 2022-06-17\nsystem = \"round-robin\"\ntime_control = \"5400+30\"\ndefault_time = 60\n\
    [checks]\nbefore_game = \"none\"\n";

/// The FIDE Candidates Tournament 2022, as it was published: players, points, and who met whom with
/// which result in fourteen rounds.
const PUBLISHED: [(&str, &str, &str); 8] = [
    (
        "Ding, Liren",
        "8.0",
        "4w0 8b= 5w= 3w= 7b= 6b= 2w= 4b= 8w1 5b1 3b1 7w0 2b= 6w1",
    ),
    (
        "Firouzja, Alireza",
        "6.0",
        "7b= 5b= 6w= 4b0 8w= 3w0 1b= 7w= 5w1 6b0 4w0 8b= 1w= 3b1",
    ),
    (
        "Caruana, Fabiano",
        "6.5",
        "6w1 4b= 8w= 1b= 5w= 2b1 7w1 6b0 4w= 8b0 1w0 5b= 7b= 2w0",
    ),
    (
        "Nepomniachtchi, Ian",
        "9.5",
        "1b1 3w= 7b= 2w1 6b= 8w1 5b1 1w= 3b= 7w= 2b1 6w= 5w= 8b=",
    ),
    (
        "Rapport, Richard",
        "5.5",
        "8b= 2w= 1b= 6w= 3b= 7b= 4w0 8w1 2b0 1w0 6b= 3w= 4b= 7w0",
    ),
    (
        "Nakamura, Hikaru",
        "7.5",
        "3b0 7w1 2b= 5b= 4w= 1w= 8b= 3w1 7b0 2w1 5w= 4b= 8w1 1b0",
    ),
    (
        "Radjabov, Teimour",
        "7.5",
        "2w= 6b0 4w= 8b= 1w= 5w= 3b0 2b= 6w1 4b= 8w= 1b1 3w= 5b1",
    ),
    (
        "Duda, Jan-Krzysztof",
        "5.5",
        "5w= 1w= 3b= 7w= 2b= 4b0 6w= 5b0 1b0 3w1 7b= 2w= 6b0 4w=",
    ),
];

/// The rounds of a player's line, up to that one.
fn cells(line: &str, through: usize) -> String {
    let cell = |cell: &str| {
        let (opponent, rest) = cell.split_at(1);
        let (colour, result) = rest.split_at(1);
        format!("  {opponent:>4} {colour} {result}")
    };
    line.split(' ').take(through).map(cell).collect()
}

/// The report after that round, the next one paired.
fn published(through: usize) -> String {
    let line = |(number, (name, points, rounds)): (usize, &(&str, &str, &str))| {
        let mut line = format!("001 {number:>4}      {name:<33}{:33}{points:>4}    0", "");
        line.push_str(&cells(rounds, through));
        if let Some(next) = rounds.split(' ').nth(through) {
            let (opponent, rest) = next.split_at(1);
            let _ = write!(line, "  {opponent:>4} {}", &rest[..1]);
        }
        line
    };
    let lines: Vec<_> = (1..).zip(&PUBLISHED).map(line).collect();
    lines.join("\r\n") + "\r\n"
}

/// Number, points and rounds of each line.
fn told(report: &str) -> Vec<(String, String)> {
    let lines = report.lines().filter(|line| line.starts_with("001"));
    let told = lines.map(|line| (line[80..84].to_owned(), line[89..].trim_end().to_owned()));
    told.collect()
}

/// Thirteen rounds come with the report, the last is played here: the federation gets the whole.
#[test]
fn evt_5_a_published_event_whose_last_round_is_played_here_goes_out_as_it_was_published() {
    let mut organiser = Organiser::with(REGULATIONS);
    let file = organiser.file("candidates.trf", &published(13));
    let said = organiser.told(&["import", "trf", &file.to_string_lossy()]);
    assert!(said.contains("4 pairings and 0 byes of round 14"), "{said}");
    assert!(
        said.contains("rounds 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 were played elsewhere"),
        "{said}"
    );
    let table = organiser.value(&["standings"]);
    assert_eq!(
        (&table["round"], &table["pending"]),
        (&13.into(), &0.into())
    );
    assert_eq!(table["players"][0]["name"], "Nepomniachtchi, Ian");
    assert_eq!(table["players"][0]["points"], "9.0");
    organiser.power_cut();

    organiser.told(&["round", "publish", "14"]);
    organiser.told(&["round", "start", "14", "--yes"]);
    let pairs = organiser.value(&["describe"])["rounds"][13]["pairings"].clone();
    for pair in pairs.as_array().unwrap() {
        let white = usize::try_from(pair["white"].as_u64().unwrap()).unwrap();
        let last = PUBLISHED[white - 1].2.split(' ').next_back().unwrap();
        let result = match last.as_bytes()[2] {
            b'1' => "1-0",
            b'0' => "0-1",
            _ => "1/2-1/2",
        };
        let board = format!("14.{}", pair["board"]);
        organiser.told(&["result", &board, result, "--reason", "as it was", "--yes"]);
    }
    organiser.told(&["round", "close", "14"]);

    // Games that were declared before a move are not rated; the rest is as it was published.
    let report = organiser.report(14, "16");
    let wanted: Vec<_> = PUBLISHED
        .iter()
        .map(|(_, points, rounds)| {
            let mut cells = cells(rounds, 14);
            let last = cells.pop().unwrap();
            cells.push(match last {
                '1' => 'W',
                '0' => 'L',
                _ => 'D',
            });
            (format!("{points:>4}"), cells)
        })
        .collect();
    assert_eq!(told(&report), wanted, "{report}");
    if let Some(tools) = tools::python("evt_5_a_published_event") {
        tools.assert_same(&report);
    }

    // The report comes back, and agrees with what was played here.
    let again = organiser.file("again.trf", &report);
    let again = again.to_string_lossy();
    let said = organiser.told(&["import", "trf", &again, "--played", "14", "--round", "0"]);
    assert!(
        said.contains("rounds 1, 2,") && !said.contains("14 were"),
        "{said}"
    );
    let other = organiser.file("other.trf", &published(14).replace("9.5", "9.0"));
    organiser.told(&[
        "import",
        "trf",
        &other.to_string_lossy(),
        "--played",
        "14",
        "--round",
        "0",
    ]);
    let wrong = published(14).replace("   8 b =\r", "   8 b 1\r");
    let wrong = organiser.file("wrong.trf", &wrong.replace("   4 w =\r", "   4 w 0\r"));
    let refused = organiser.refused(&[
        "import",
        "trf",
        &wrong.to_string_lossy(),
        "--played",
        "14",
        "--round",
        "0",
    ]);
    assert!(
        refused.contains("round 14: player 4 has 0.5 here and 1.0 in the report"),
        "{refused}"
    );
    let refused = organiser.refused(&["export", "pgn", "--round", "3"]);
    assert!(
        refused.contains("round 3 was played elsewhere"),
        "{refused}"
    );
}

const SWISS: &str = "name = \"Open\"\nkind = \"hybrid\"\nrounds = 4\nbegin = 2026-06-17\nend = 2026-06-20\n\
    system = \"swiss\"\ntime_control = \"90+30\"\ndefault_time = 60\n[checks]\nbefore_game = \"none\"\n";

/// Every kind of bye, an absence and a forfeit: points, and the rounds.
const WITH_BYES: [(&str, &str); 6] = [
    ("2.5", "   2 w 1     3 b 1  0000 - H"),
    ("1.5", "   1 b 0  0000 - U     5 w ="),
    ("0.5", "   4 w =     1 w 0  0000 - Z"),
    ("1.5", "   3 b =  0000 - Z     6 w +"),
    ("2.0", "0000 - H     6 w 1     2 b ="),
    ("1.0", "0000 - F     5 b 0     4 b -"),
];

const DAYS: &str = "26/06/17  26/06/18  26/06/19";

/// EVT-5: byes keep their kind and their points, and rounds their days, from the report that comes in to the one that
/// goes out.
#[test]
fn evt_5_byes_and_days_of_a_report_go_out_as_they_came() {
    let line = |(number, (points, rounds)): (usize, &(&str, &str))| {
        format!(
            "001 {number:>4}      Player {number:<26}{:33}{points:>4}    0  {rounds}\n",
            ""
        )
    };
    let lines: String = (1..).zip(&WITH_BYES).map(line).collect();
    let report = format!("012 Open\n132{:88}{DAYS}\n{lines}", "");
    let organiser = Organiser::with(SWISS);
    let file = organiser.file("open.trf", &report);
    organiser.told(&["import", "trf", &file.to_string_lossy(), "--played", "3"]);
    let table = organiser.value(&["standings"]);
    let players = table["players"].as_array().unwrap();
    for (number, (points, _)) in (1..).zip(&WITH_BYES) {
        let found = players.iter().find(|player| player["number"] == number);
        assert_eq!(
            found.unwrap()["points"],
            *points,
            "player {number}: {table}"
        );
    }
    let out = organiser.report(3, "26");
    let wanted: Vec<_> = WITH_BYES
        .iter()
        .map(|(points, rounds)| (format!("{points:>4}"), format!("  {rounds}")))
        .collect();
    assert_eq!(told(&out), wanted, "{out}");
    let days = out.lines().find(|line| line.starts_with("132"));
    assert!(days.is_some_and(|days| days.ends_with(DAYS)), "{out}");
}
