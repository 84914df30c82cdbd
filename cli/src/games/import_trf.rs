//! Players and pairings of a round from a tournament's report.

use anyhow::{Result, bail};

use super::Imported;

/// Reads a file.
pub(crate) fn read(_bytes: &[u8], _round: Option<u16>) -> Result<Imported> {
    bail!("not yet")
}
