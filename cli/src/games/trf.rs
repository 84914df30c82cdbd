//! The tournament's report.

use adoube_proto::v1::EventView;
use adoube_tournament::regulations::Regulations;
use anyhow::{Result, bail};

/// The report up to a round; edition `16` or `26`.
pub(crate) fn write(
    _view: &EventView,
    _regulations: &Regulations,
    _round: u16,
    _edition: &str,
) -> Result<String> {
    bail!("not yet")
}
