//! Where in a report what contradicts itself stands.

use std::collections::BTreeMap;

use super::decode;
use super::error::{MAX_ERRORS, TrfError};
use super::round::Inconsistent;

/// Contradictions with the lines of the report that they were found in, in the order of lines, at
/// most [`MAX_ERRORS`].
pub fn place(bytes: &[u8], wrong: &[Inconsistent]) -> Vec<TrfError> {
    let text = decode::text(bytes);
    let numbered = decode::lines(&text).zip(1..);
    let lines: BTreeMap<u16, usize> = numbered
        .filter_map(|(line, at)| {
            let number = line.strip_prefix("001")?.get(1..5)?;
            Some((number.trim().parse().ok()?, at))
        })
        .collect();
    let mut errors: Vec<TrfError> = wrong
        .iter()
        .map(|wrong| TrfError {
            line: lines.get(&wrong.player).copied().unwrap_or(1),
            column: wrong.column,
            message: wrong.to_string(),
        })
        .collect();
    errors.sort_by_key(|error| (error.line, error.column));
    errors.truncate(MAX_ERRORS);
    errors
}
