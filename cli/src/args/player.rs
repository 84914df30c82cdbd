//! Arguments of `adoube player`.

use clap::{Args, Subcommand};

/// `adoube player …`
#[derive(Debug, Subcommand)]
pub(crate) enum PlayerCommand {
    /// A player takes part no longer
    Withdraw(WithdrawArgs),
    /// A player who had withdrawn takes part again
    Return {
        /// Starting number
        player: u16,
    },
    /// Remove a player who was brought in by mistake and of whom nothing was played
    Remove(RemoveArgs),
}

/// Arguments of `adoube player withdraw`.
#[derive(Debug, Args)]
#[command(after_help = "\
From that round on the player is absent: `adoube pair` leaves the player out, a report for a pairing program
(`adoube export trf --to-pair`) says so (0000 - Z), and pairings with the player are refused. Rounds that were played count. In a round
robin the player stays in the tables, and their games are forfeited one by one. From a round that is published or was
played, here or elsewhere, nobody withdraws: declare that game a forfeit. A round that was said before is
replaced, and named.

Example:
  adoube player withdraw 12 --from 4")]
pub(crate) struct WithdrawArgs {
    /// Starting number
    pub(crate) player: u16,
    /// The first round without the player
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) from: u16,
}

/// Arguments of `adoube player remove`.
#[derive(Debug, Args)]
#[command(after_help = "\
For players who came with a wrong file or are in it twice. Whoever has a game, a forfeit or a bye in a
round that is published or was played, here or elsewhere, is not removed but withdraws (`adoube player
withdraw`). The player leaves all drafts, and opponents there are no longer paired. The number is
free again, and the record keeps that somebody was entered and removed, without the name in the clear.

Example:
  adoube player remove 12")]
pub(crate) struct RemoveArgs {
    /// Starting number
    pub(crate) player: u16,
}
