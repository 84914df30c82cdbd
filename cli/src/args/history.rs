//! Arguments of `history`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube history`.
#[derive(Debug, Args)]
#[command(after_help = "\
What the venue's own node saw of the device since it was started: the last 200 changes, and the round trips
of the last ten minutes. It works while the uplink is down. What is kept for good is evidence: `adoube
incident` shows it.

Examples:
  adoube history madrid-3
  adoube history madrid-3 --json")]
pub(crate) struct HistoryArgs {
    /// The device
    pub(crate) device: String,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}
