//! Arguments of `invite` and `sessions`.

use clap::{Args, Subcommand};

/// Arguments of `adoube invite`.
#[derive(Debug, Args)]
pub(crate) struct InviteArgs {
    pub(crate) person: String,
    #[arg(long, value_name = "ROLE")]
    pub(crate) role: Option<String>,
    #[arg(long, value_name = "VENUE")]
    pub(crate) venue: Option<String>,
    #[arg(long, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    #[arg(long, value_name = "HOURS", default_value_t = 24,
          value_parser = clap::value_parser!(u8).range(1..=168))]
    pub(crate) hours: u8,
}

/// Arguments of `adoube sessions`.
#[derive(Debug, Args)]
pub(crate) struct SessionsArgs {
    #[arg(long, global = true, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<SessionsCommand>,
}

/// `adoube sessions …`
#[derive(Debug, Subcommand)]
pub(crate) enum SessionsCommand {
    End { id: String },
}

/// Arguments of `adoube invitations`.
#[derive(Debug, Args)]
pub(crate) struct InvitationsArgs {
    #[arg(long, global = true, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<InvitationsCommand>,
}

/// `adoube invitations …`
#[derive(Debug, Subcommand)]
pub(crate) enum InvitationsCommand {
    Withdraw { id: String },
}
