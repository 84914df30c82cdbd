//! Arguments of `intents`.

use clap::{Args, Subcommand};

use super::order::PlaceArgs;

/// Arguments of `adoube intents`.
#[derive(Debug, Args)]
#[command(after_help = "\
At a venue's wall, officials can move a seat to a spare device or record a check even while the venue has no
connection to the coordinator. The venue node stores these requests and sends them to the coordinator, which decides.
Requests expire: a move to a spare after one hour, a check after twelve. Every official who can make a request can
withdraw it.

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
    /// Withdraw a request that the coordinator has not decided yet
    Withdraw {
        /// Its id, or the first letters of it
        id: String,
        /// How many seconds to wait for the coordinator's answer if it may have received the
        /// request
        #[arg(long, value_name = "SECONDS", default_value_t = 5,
              allow_negative_numbers = true,
              value_parser = clap::value_parser!(u16).range(0..=600))]
        wait: u16,
    },
}
