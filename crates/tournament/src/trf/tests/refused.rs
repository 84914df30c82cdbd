//! What is wrong with a report, and where.

use super::super::{Line, MAX_ERRORS, read};
use super::with;

fn told(text: &str) -> Vec<(usize, usize, String)> {
    let errors = read(text).unwrap_err();
    errors
        .into_iter()
        .map(|e| (e.line, e.column, e.message.to_string()))
        .collect()
}

/// Rows: columns from 1 that are overwritten in a good line, and what is told of line 2.
#[test]
fn evt_5_bad_fields_are_told_with_their_column() {
    let good = format!("{:<99}", "001    1 m GM X");
    for (column, text, at, part) in [
        (5, "   0", 5, "file-trf-starting-number"),
        (5, "    ", 5, "file-trf-starting-number"),
        (5, "  x1", 5, "text: x1, field: starting-number"),
        (49, "2.5k", 49, "text: 2.5k, field: rating"),
        (49, "-250", 49, "text: -250, field: rating"),
        (58, "12345678x01", 58, "field: fide-number"),
        (81, " 1.x", 81, "file-trf-no-points (text: 1.x)"),
        (81, "1.55", 81, "file-trf-no-points"),
        (81, "-0.5", 81, "file-trf-no-points"),
        (81, "9999", 81, "file-trf-no-points"),
        (81, " .  ", 81, "file-trf-no-points"),
        (86, "  1a", 86, "text: 1a, field: rank"),
        (92, "  1x", 92, "text: 1x, field: opponent"),
        (97, "g", 97, "file-trf-colour (text: g)"),
        (99, "2", 99, "file-trf-result (text: 2"),
        // columns between fields: the line is shifted
        (9, "m", 9, "file-trf-shifted"),
        (14, "X", 14, "file-trf-shifted"),
        (48, "y", 48, "file-trf-shifted"),
        (53, "1", 53, "file-trf-shifted"),
        (85, "5", 85, "file-trf-shifted"),
        (91, "1", 91, "file-trf-shifted"),
        (96, "w", 96, "file-trf-shifted"),
        (98, "1", 98, "file-trf-shifted"),
        (30, "\t", 30, "file-trf-control"),
    ] {
        let mut line = good.clone();
        line.replace_range(column - 1..column - 1 + text.len(), text);
        let told = told(&with(&line));
        assert_eq!(told.len(), 1, "{text} at {column}: {told:?}");
        let (line, column, message) = &told[0];
        assert_eq!((*line, *column), (2, at), "{message}");
        assert!(message.contains(part), "{part} is not in: {message}");
    }
}

#[test]
fn evt_5_every_error_is_told_at_once() {
    let text = "012 Open\n001    x      A\n001    2      B\n001    2      C\nXXR many\n";
    let lines: Vec<_> = told(text)
        .into_iter()
        .map(|(line, column, _)| (line, column))
        .collect();
    assert_eq!(lines, [(2, 5), (4, 5), (5, 5)]);
    let many = "001    x\n".repeat(1_000);
    assert_eq!(told(&many).len(), MAX_ERRORS);
}

#[test]
fn evt_5_what_contradicts_itself_is_told_and_what_is_said_twice_is_kept_once() {
    assert_eq!(
        told("012 A\n142 5\nXXR 7\n")[0].2,
        "file-trf-otherwise (other: 2)"
    );
    assert_eq!(
        told("012 A\n152 B\nXXC white1\n")[0].2,
        "file-trf-otherwise (other: 2)"
    );
    let twice = read("012 A\n142 5\nXXR 5\n152 w\nXXC white1\n").unwrap();
    assert_eq!(twice.lines.len(), 3);
}

#[test]
fn evt_5_what_is_no_report_is_told() {
    assert!(told("")[0].2.contains("file-trf-empty"));
    for text in [
        "\n\n",
        "[Event \"Open\"]\n1. e4 e5",
        "{}",
        "0120 Open",
        "PK\u{3}\u{4}",
    ] {
        let told = told(text);
        assert!(told[0].2.contains("file-trf-none"), "{text}: {told:?}");
    }
    let long = format!("012 {}", "x".repeat(5_000));
    assert!(told(&long)[0].2.contains("bytes: 4096"));
    let huge = "012 Open\n".repeat(2_000_000);
    assert!(told(&huge)[0].2.contains("bytes: 16777216"));
}

#[test]
fn evt_5_teams_and_dates() {
    let line = format!("013 {:<32}   1    2 ", "Los Ñandúes");
    assert!(read(with(&line)).is_ok());
    let shifted = format!("013 {:<32}   1    2x", "Los Ñandúes");
    assert_eq!(told(&with(&shifted))[0].1, 46);
    // Dates that stand elsewhere are kept as they are: nothing depends on them.
    for line in ["132 28.07.2005", "132"] {
        assert!(read(with(line)).is_ok());
    }
}

/// Rows: the column of the first date, and whether the days are understood.
#[test]
fn evt_5_dates_in_their_columns_or_one_late_are_the_days_of_the_rounds() {
    for (column, understood) in [
        (90, false),
        (91, false),
        (92, true),
        (93, true),
        (94, false),
    ] {
        let blanks = " ".repeat(column - 4);
        let line = format!("132{blanks}25/09/13  25/09/14");
        let file = read(with(&line)).unwrap();
        let days = vec!["25/09/13".to_owned(), "25/09/14".to_owned()];
        let expected = if understood {
            Line::Dates(days)
        } else {
            Line::Other(line)
        };
        assert_eq!(file.lines[1], expected, "{column}");
    }
}
