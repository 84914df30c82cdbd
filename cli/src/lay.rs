//! Text laid out in the columns that a terminal has.

use std::io::IsTerminal as _;

pub(crate) use adoube_user_text::folding::fold;

/// Fewer columns than these are not worth folding for.
const LEAST: usize = 40;

/// The columns of the terminal that results go to; without one no line is folded, so that programs
/// find each in one piece.
pub(crate) fn width() -> usize {
    if !std::io::stdout().is_terminal() {
        return usize::MAX;
    }
    ratatui::crossterm::terminal::size().map_or(80, |(columns, _)| usize::from(columns).max(LEAST))
}
