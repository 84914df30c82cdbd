//! Arguments of `invite` and `sessions`.

use clap::{Args, Subcommand};

/// Arguments of `adoube invite`.
#[derive(Debug, Args)]
#[command(after_help = "\
An invitation opens the console for one role of one person. It works once and expires: give it only to
that person. `adoube invitations` shows which were used; `adoube invitations withdraw ID` withdraws an unused
one. `adoube sessions` shows who is signed in; `adoube sessions end ID` ends a session at once. Only the Chief
Arbiter and the organiser can invite.

Examples:
  adoube invite chief
  adoube invite lta-madrid --hours 2
  adoube invite maria --role lca --venue madrid
  adoube invite lta-madrid --wall madrid    # the venue's wall, which works without the uplink")]
pub(crate) struct InviteArgs {
    /// The official's id, as in officials.toml
    pub(crate) person: String,
    /// The role, if the person has several
    #[arg(long, value_name = "ROLE")]
    pub(crate) role: Option<String>,
    /// The venue, if the person has roles at several
    #[arg(long, value_name = "VENUE")]
    pub(crate) venue: Option<String>,
    /// Invite to the wall of this venue; its LCA and the Chief Arbiter can invite any official,
    /// others only themselves
    #[arg(long, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    /// How many hours the invitation is valid
    #[arg(long, value_name = "HOURS", default_value_t = 24,
          value_parser = clap::value_parser!(u8).range(1..=168))]
    pub(crate) hours: u8,
}

/// Arguments of `adoube sessions`.
#[derive(Debug, Args)]
pub(crate) struct SessionsArgs {
    /// Sessions of this venue's wall
    #[arg(long, global = true, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<SessionsCommand>,
}

/// `adoube sessions …`
#[derive(Debug, Subcommand)]
pub(crate) enum SessionsCommand {
    /// End a session at once, with all its open pages
    End {
        /// The session's id from the list
        id: String,
    },
}

/// Arguments of `adoube invitations`.
#[derive(Debug, Args)]
#[command(after_help = "\
Lists the invitations of the last two weeks: who made them, for whom, and whether they were used.
The sign-in link itself is shown only once, by `adoube invite`.

Examples:
  adoube invitations
  adoube invitations withdraw 0123456789abcdef
  adoube invitations --wall madrid")]
pub(crate) struct InvitationsArgs {
    /// Invitations to this venue's wall
    #[arg(long, global = true, value_name = "VENUE")]
    pub(crate) wall: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<InvitationsCommand>,
}

/// `adoube invitations …`
#[derive(Debug, Subcommand)]
pub(crate) enum InvitationsCommand {
    /// Withdraw an unused invitation
    Withdraw {
        /// The invitation's id: the first word of its line in the list
        id: String,
    },
}
