//! `--cites`: what the event forbids and happened on a board, cited by what is done there.

use clap::Args;

/// The notes that an adjustment, a penalty or a result is for.
#[derive(Debug, Args)]
pub(crate) struct Cites {
    #[arg(long = "cites", value_name = "NOTE", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) notes: Vec<u32>,
}
