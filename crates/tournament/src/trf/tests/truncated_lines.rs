//! Files that were cut off within a player's line: told, never taken for players of whom less is
//! known.

use super::super::{Edition, read, write};
use super::taken;

/// Columns of the players' lines below up to the rank, and with both rounds.
const FIXED: usize = 89;
const WHOLE: usize = 109;

fn player(number: u16, name: &str, rest: &str) -> String {
    format!(
        "001 {number:>4} m GM {name:<33} 2104 ESP     2212345 1990/02/28  1.0    {number}{rest}\n"
    )
}

/// Two players who have met twice.
fn report() -> String {
    let first = player(1, "Núñez, María", "     2 w 1     2 b 0");
    let second = player(2, "Second, Bo", "     1 b 0     1 w 1");
    format!("012 Open\n{first}{second}")
}

/// The only error: its line, its column and what it says.
fn told(text: &str) -> Option<(usize, usize, String)> {
    match read(text) {
        Ok(_) => None,
        Err(errors) => {
            let error = errors.first()?;
            Some((error.line, error.column, error.message.to_string()))
        }
    }
}

/// The report with its last line cut after so many columns, with or without a line break.
fn cut_after(columns: usize, end: &str) -> String {
    let text = report();
    let (before, last) = text.trim_end().rsplit_once('\n').unwrap();
    let cut: String = last.chars().take(columns).collect();
    format!("{before}\n{cut}{end}")
}

#[test]
fn evt_5_wherever_a_players_line_is_cut_it_is_told_where() {
    assert_eq!(told(&report()), None);
    assert_eq!(told(report().trim_end()), None, "nothing is missing");
    for end in ["", "\n", "\r\n"] {
        // Whoever cuts within the three digits of 001 leaves a line of no known kind.
        for columns in 4..WHOLE {
            let text = cut_after(columns, end);
            let (line, column, message) = told(&text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((line, column), (3, columns + 1), "{message}");
        }
    }
}

/// Rows: how many columns are left, and what is said of the rest.
#[test]
fn evt_5_what_is_missing_is_named() {
    for (columns, part) in [
        (8, "file-trf-cut-name"),
        (
            20,
            "missing: file-trf-missing-field (field: name, first: 15, last: 47), file-trf-missing-field (field: rating, first: 49, last: 52), file-trf-missing-field (field: federation, ",
        ),
        (
            50,
            "file-trf-cut-field (field: rating, first: 49, last: 52)",
        ),
        (52, "file-trf-missing (missing: "),
        (60, "field: fide-number, first: 58, last: 68"),
        (
            83,
            "file-trf-cut-field (field: points, first: 81, last: 84)",
        ),
        (84, "field: rank, first: 86, last: 89"),
        (
            FIXED,
            "file-trf-cut-round (round: 1, column: 92, opponent: 1)",
        ),
        (95, "file-trf-cut-colour (opponent: 1, column: 97)"),
        (
            97,
            "file-trf-cut-result (round: 1, column: 99, opponent: 1)",
        ),
        (
            99,
            "file-trf-cut-round (round: 2, column: 102, opponent: 1)",
        ),
        (
            107,
            "file-trf-cut-result (round: 2, column: 109, opponent: 1)",
        ),
    ] {
        let (_, _, message) = told(&cut_after(columns, "\n")).unwrap();
        assert!(message.contains(part), "{columns}: {message}");
    }
    let (_, _, message) = told(&cut_after(60, "")).unwrap();
    let says = "file-trf-missing-at-end (missing: file-trf-missing-field (field: fide-number";
    assert!(message.starts_with(says), "{message}");
}

/// Nothing but what may be missing is missing.
#[test]
fn evt_5_lines_without_their_optional_tail_are_fine() {
    let one = player(1, "First, A", "     2 w 1");
    for (text, what) in [
        (
            "001    1      A, A\n001    2      B, B\n".to_owned(),
            "names alone",
        ),
        (
            "001    1      A, A                              2100\n001    2      B, B\n".to_owned(),
            "a rating of one",
        ),
        (
            format!("{}{}", player(1, "A", ""), player(2, "B", "")),
            "no rounds",
        ),
        (
            format!("{}{}", player(1, "A", "  0000 - H"), player(2, "B", "")),
            "absent",
        ),
        (format!("{one}{}", player(2, "B", "     1 b 0")), "all"),
        (
            format!(
                "{}{}",
                player(1, "A", "     2 w"),
                player(2, "B", "     1 b")
            ),
            "paired only",
        ),
        (
            format!("{}{}", player(1, "A", "     2 w +"), player(2, "B", "")),
            "a forfeit",
        ),
        (player(1, "A", "  0000"), "a bye without its signs"),
    ] {
        assert_eq!(told(&text), None, "{what}\n{text}");
    }
}

#[test]
fn evt_5_every_line_that_is_cut_is_told() {
    let cut: String = (2..=4)
        .map(|number| player(number, "X", "").chars().take(60).collect::<String>() + "\n")
        .collect();
    let errors = read(format!("{}{cut}", player(1, "First, A", ""))).unwrap_err();
    let lines: Vec<_> = errors.iter().map(|error| error.line).collect();
    assert_eq!(lines, [2, 3, 4]);
}

/// What is written here is found out wherever it is cut, whatever is known of the players.
#[test]
fn evt_5_our_own_reports_tell_where_they_were_cut() {
    let file = taken("001    1      A, A\n001    2      B, B\n");
    let text = write(&file, Edition::Trf26);
    let whole = text.trim_end_matches("\r\n").len();
    // Where nobody has a rank, its columns may be missing.
    for length in whole - FIXED + 4..whole - 5 {
        let cut = &text[..length];
        assert!(told(cut).is_some(), "{cut}");
    }
}

/// Readers by columns want the last round whole, also where it has no result yet.
#[test]
fn evt_5_a_game_that_goes_on_has_all_its_columns() {
    let open = report()
        .replace("     2 b 0", "     2 b  ")
        .replace("     1 w 1\n", "     1 w  \n");
    let file = read(&open).unwrap();
    for edition in [Edition::Trf16, Edition::Trf26] {
        let text = write(&file, edition);
        let players = text.lines().filter(|line| line.starts_with("001"));
        let columns: Vec<usize> = players.map(|line| line.chars().count()).collect();
        assert_eq!(columns, [WHOLE, WHOLE], "{text}");
        assert_eq!(read(&text), Ok(file.clone()));
    }
}
