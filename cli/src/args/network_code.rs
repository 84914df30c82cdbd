//! Arguments of `network-code`.

use clap::Args;

use super::order::PlaceArgs;

/// Arguments of `adoube network-code`.
#[derive(Debug, Args)]
pub(crate) struct NetworkCodeArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    pub(crate) device: String,
    pub(crate) question: String,
}
