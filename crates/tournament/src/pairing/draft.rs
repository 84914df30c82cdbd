//! A round's pairings by starting numbers.

use std::collections::BTreeMap;

use adoube_chess::Start;

use crate::scoring::ByeKind;

/// Who meets whom, and who does not play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draft {
    /// Board, White, Black.
    pub boards: Vec<(u16, u16, u16)>,
    /// From where boards begin that are given a position with their pairing (BRD-9).
    pub starts: BTreeMap<u16, Start>,
    /// Who does not play.
    pub byes: Vec<(u16, ByeKind)>,
}
