//! Arguments of `history`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube history`.
#[derive(Debug, Args)]
pub(crate) struct HistoryArgs {
    pub(crate) device: String,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}
