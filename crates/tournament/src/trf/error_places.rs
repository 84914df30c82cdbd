//! Where in a report stands what contradicts itself, or is not read.

use std::collections::BTreeMap;

use adoube_chess::encoding;

use super::error::{MAX_ERRORS, TrfError};
use super::round::Inconsistent;
use super::{decode, read_header};

/// Days of rounds that stand in no column where they are looked for, and so are not read.
pub fn misplaced_dates(bytes: &[u8]) -> Vec<TrfError> {
    let dated = (1..).zip(decode::lines(bytes));
    let dated = dated.filter(|(_, line)| line.starts_with(b"132 "));
    let wrong = dated.filter_map(|(at, line)| read_header::misplaced(at, &encoding::decode(line)));
    wrong.take(MAX_ERRORS).collect()
}

/// Contradictions with the lines of the report that they were found in, in the order of lines, at
/// most [`MAX_ERRORS`].
pub fn place(bytes: &[u8], wrong: &[Inconsistent]) -> Vec<TrfError> {
    let lines = player_lines(bytes);
    let mut errors: Vec<TrfError> = wrong
        .iter()
        .map(|wrong| TrfError {
            line: lines.get(&wrong.player).copied().unwrap_or(1),
            column: wrong.column,
            message: wrong.told(),
        })
        .collect();
    errors.sort_by_key(|error| (error.line, error.column));
    errors.truncate(MAX_ERRORS);
    errors
}

/// In which line each player stands, by starting number.
pub(super) fn player_lines(bytes: &[u8]) -> BTreeMap<u16, usize> {
    let numbered = decode::lines(bytes).zip(1..);
    let numbered = numbered.filter_map(|(line, at)| {
        let number = line.strip_prefix(b"001")?.get(1..5)?;
        let number = std::str::from_utf8(number).ok()?;
        Some((number.trim().parse().ok()?, at))
    });
    numbered.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_days_of_rounds_in_no_known_column_are_told_with_line_and_column() {
        let line =
            |first: usize, days: &str| format!("012 Open\n132{}{days}\n", " ".repeat(first - 4));
        let two = "26/04/01  26/04/02";
        for (text, column, word) in [
            (line(92, two), 0, ""),
            (line(93, two), 0, ""),
            (line(94, two), 94, "26/04/01"),
            (line(91, two), 91, "26/04/01"),
            (line(5, two), 5, "26/04/01"),
            // the second only, behind a first that stands in either place
            (line(92, "26/04/01   26/04/02"), 103, "26/04/02"),
            (line(93, "26/04/01 26/04/02"), 102, "26/04/02"),
            (line(92, "2026/04/01"), 92, "2026/04/01"),
            (line(92, ""), 0, ""),
        ] {
            let told = misplaced_dates(text.as_bytes());
            let places: Vec<_> = told.iter().map(|told| (told.line, told.column)).collect();
            let expected = if column == 0 {
                vec![]
            } else {
                vec![(2, column)]
            };
            assert_eq!(places, expected, "{text}");
            let named = format!("(word: {word}, column: {column},");
            assert!(
                told.iter()
                    .all(|told| told.message.to_string().contains(&named)),
                "{told:?}"
            );
        }
        let tab = misplaced_dates(b"012 Open\n132 \t26/04/01\n");
        assert_eq!((tab[0].line, tab[0].column), (2, 5));
    }
}
