//! Arguments of `adoube player`.

use clap::{Args, Subcommand};

/// `adoube player …`
#[derive(Debug, Subcommand)]
pub(crate) enum PlayerCommand {
    /// Withdraw a player from a round on
    Withdraw(WithdrawArgs),
    /// Let a withdrawn player take part again
    Return {
        /// Starting number
        player: u16,
    },
    /// Remove a player who was entered by mistake and has played no game
    Remove(RemoveArgs),
}

/// Arguments of `adoube player withdraw`.
#[derive(Debug, Args)]
#[command(after_help = "\
From that round on the player is absent: `adoube pair` leaves the player out, a report for a pairing program
(`adoube export trf --to-pair`) says so (0000 - Z), and pairings with the player are refused. Rounds already played count.
In a round robin the player stays in the tables, and you declare each of their games a forfeit. A player cannot
withdraw from a round that is already published or played, here or elsewhere: declare that game a forfeit. If the player
had already withdrawn from another round, that round is replaced and shown.

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
For players from a wrong file, or who are in it twice. A player who has a game, a forfeit or a bye in a round
that is published or was played, here or elsewhere, cannot be removed: use `adoube player withdraw`. The
player is removed from all drafts, and their opponents there are no longer paired. The number is free again.
The record keeps that a player was entered and removed, but not the readable name.

Example:
  adoube player remove 12")]
pub(crate) struct RemoveArgs {
    /// Starting number
    pub(crate) player: u16,
}
