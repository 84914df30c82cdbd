//! Arguments of `invite` and `sessions`.

use clap::{Args, Subcommand};

/// Arguments of `adoube invite`.
#[derive(Debug, Args)]
#[command(after_help = "\
An invitation opens the console in one office of one person. It works once and expires: give it to
that person alone. `adoube invitations` shows which were used, `adoube invitations withdraw ID` takes
one back that was not. `adoube sessions` shows who is signed in, `adoube sessions end ID` ends a session
at once. The Chief Arbiter and the organiser invite.

Examples:
  adoube invite chief
  adoube invite lta-madrid --hours 2
  adoube invite maria --role lca --venue madrid
  adoube invite lta-madrid --wall madrid    # the page of the venue's own node, also while it is cut off")]
pub(crate) struct InviteArgs {
    /// Who: an official's id, as officials.toml has it
    pub(crate) person: String,
    /// In which office, where the person has several
    #[arg(long, value_name = "ROLE")]
    pub(crate) role: Option<String>,
    /// At which venue, where the person has several
    #[arg(long, value_name = "VENUE")]
    pub(crate) venue: Option<String>,
    /// To the wall, the page of this venue's own node; its LCA and the Chief Arbiter invite anybody,
    /// others themselves alone
    #[arg(long, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    /// For how long the invitation may be used
    #[arg(long, value_name = "HOURS", default_value_t = 24,
          value_parser = clap::value_parser!(u8).range(1..=168))]
    pub(crate) hours: u8,
}

/// Arguments of `adoube sessions`.
#[derive(Debug, Args)]
pub(crate) struct SessionsArgs {
    /// Of the wall, the page of this venue's own node
    #[arg(long, global = true, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<SessionsCommand>,
}

/// `adoube sessions …`
#[derive(Debug, Subcommand)]
pub(crate) enum SessionsCommand {
    /// End a session at once, with everything that it has open
    End {
        /// The session, as the list names it
        id: String,
    },
}

/// Arguments of `adoube invitations`.
#[derive(Debug, Args)]
#[command(after_help = "\
What became of invitations of the last two weeks: who made them, for whom, and whether they were used.
What opens a session is shown once only, by `adoube invite`.

Examples:
  adoube invitations
  adoube invitations withdraw 0123456789abcdef
  adoube invitations --wall madrid")]
pub(crate) struct InvitationsArgs {
    /// To the wall, the page of this venue's own node
    #[arg(long, global = true, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<InvitationsCommand>,
}

/// `adoube invitations …`
#[derive(Debug, Subcommand)]
pub(crate) enum InvitationsCommand {
    /// Take an invitation back that nobody has used yet
    Withdraw {
        /// The invitation's id, which begins its line in the list
        id: String,
    },
}
