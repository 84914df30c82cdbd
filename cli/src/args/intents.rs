//! Arguments of `intents`.

use clap::{Args, Subcommand};

use super::order::PlaceArgs;

/// Arguments of `adoube intents`.
#[derive(Debug, Args)]
pub(crate) struct IntentsArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    #[command(subcommand)]
    pub(crate) command: Option<IntentsCommand>,
}

/// `adoube intents …`
#[derive(Debug, Subcommand)]
pub(crate) enum IntentsCommand {
    Withdraw {
        id: String,
        #[arg(long, value_name = "SECONDS", default_value_t = 5,
              allow_negative_numbers = true,
              value_parser = clap::value_parser!(u16).range(0..=600))]
        wait: u16,
    },
}
