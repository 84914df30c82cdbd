//! A round's pairings by starting numbers.

use crate::round::ByeKind;

/// Who meets whom, and who does not play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draft {
    /// Board, White, Black.
    pub boards: Vec<(u16, u16, u16)>,
    /// Who does not play.
    pub byes: Vec<(u16, ByeKind)>,
}
