//! Arguments of `history`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube history`.
#[derive(Debug, Args)]
#[command(after_help = "\
Shows what the venue node saw of the device since the node started: the last 200 changes, and the round trips
of the last ten minutes. It works while the uplink is down. Permanent evidence is in the incidents: see
`adoube incident`.

Examples:
  adoube history madrid-3
  adoube history madrid-3 --json")]
pub(crate) struct HistoryArgs {
    /// The device
    pub(crate) device: String,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}
