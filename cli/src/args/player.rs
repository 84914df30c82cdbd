//! Arguments of `adoube player`.

use clap::{Args, Subcommand};

/// `adoube player …`
#[derive(Debug, Subcommand)]
pub(crate) enum PlayerCommand {
    Withdraw(WithdrawArgs),
    Return { player: u16 },
    Remove(RemoveArgs),
}

/// Arguments of `adoube player withdraw`.
#[derive(Debug, Args)]
pub(crate) struct WithdrawArgs {
    pub(crate) player: u16,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) from: u16,
}

/// Arguments of `adoube player remove`.
#[derive(Debug, Args)]
pub(crate) struct RemoveArgs {
    pub(crate) player: u16,
}
