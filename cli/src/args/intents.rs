//! Arguments of `intents`.

use clap::{Args, Subcommand};

use super::order::PlaceArgs;

/// Arguments of `adoube intents`.
#[derive(Debug, Args)]
#[command(after_help = "\
At a venue's wall a seat is moved to a spare, and a check recorded, also while the venue is cut off: its
node keeps what was asked for and says it to the coordinator, which decides. What nobody decides in time
expires: a spare after an hour, a check after twelve. Who may ask for it may take it back.

Examples:
  adoube intents --venue madrid
  adoube intents withdraw 0123abcd --venue madrid")]
pub(crate) struct IntentsArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    #[command(subcommand)]
    pub(crate) command: Option<IntentsCommand>,
}

/// `adoube intents …`
#[derive(Debug, Subcommand)]
pub(crate) enum IntentsCommand {
    /// Take back what the coordinator has not decided yet
    Withdraw {
        /// Its id, or as much of its beginning as is needed
        id: String,
        /// How many seconds to wait for the coordinator's word, if it may have heard of it
        #[arg(long, value_name = "SECONDS", default_value_t = 5,
              allow_negative_numbers = true,
              value_parser = clap::value_parser!(u16).range(0..=600))]
        wait: u16,
    },
}
