//! Arguments of `adoube penalty`.

use adoube_chess::notation::Language;
use adoube_tournament::ids::BoardId;
use adoube_tournament::penalty::Penalty;
use adoube_user_text::typed_penalty::parse_penalty;
use clap::{Args, Subcommand};

use super::cites::Cites;
use super::seat::SideName;

/// `adoube penalty …`
#[derive(Debug, Subcommand)]
pub(crate) enum PenaltyCommand {
    Impose(ImposeArgs),
    Player(PlayerArgs),
    ProhibitedDevice(DeviceArgs),
    Agree(AgreeArgs),
    Reject(RejectArgs),
    Withdraw(WithdrawArgs),
    List(ListArgs),
    Kinds(KindsArgs),
}

/// Arguments of `adoube penalty impose`.
#[derive(Debug, Args)]
pub(crate) struct ImposeArgs {
    pub(crate) board: BoardId,
    #[arg(value_enum)]
    pub(crate) side: SideName,
    #[command(flatten)]
    pub(crate) imposed: ImposedArgs,
    #[command(flatten)]
    pub(crate) ruling: RulingArgs,
}

/// Arguments of `adoube penalty player`.
#[derive(Debug, Args)]
pub(crate) struct PlayerArgs {
    pub(crate) player: u32,
    #[command(flatten)]
    pub(crate) imposed: ImposedArgs,
    #[command(flatten)]
    pub(crate) ruling: RulingArgs,
}

/// Arguments of `adoube penalty prohibited-device`.
#[derive(Debug, Args)]
pub(crate) struct DeviceArgs {
    pub(crate) board: BoardId,
    #[arg(value_enum)]
    pub(crate) side: SideName,
    #[command(flatten)]
    pub(crate) ruling: RulingArgs,
}

/// Arguments of `adoube penalty agree`.
#[derive(Debug, Args)]
pub(crate) struct AgreeArgs {
    pub(crate) board: BoardId,
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube penalty reject`.
#[derive(Debug, Args)]
pub(crate) struct RejectArgs {
    pub(crate) board: BoardId,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
}

/// Arguments of `adoube penalty withdraw`.
#[derive(Debug, Args)]
pub(crate) struct WithdrawArgs {
    pub(crate) board: BoardId,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) record: Option<u64>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    #[arg(long, short)]
    pub(crate) yes: bool,
}

/// Arguments of `adoube penalty list`.
#[derive(Debug, Args)]
pub(crate) struct ListArgs {
    #[arg(long, value_name = "NUMBER")]
    pub(crate) player: Option<u32>,
}

/// Arguments of `adoube penalty kinds`.
#[derive(Debug, Args)]
pub(crate) struct KindsArgs {
    #[arg(long)]
    pub(crate) of_event: bool,
}

/// What is imposed.
#[derive(Debug, Args)]
pub(crate) struct ImposedArgs {
    #[arg(required = true, value_name = "PENALTY", value_parser = parse_penalty)]
    pub(crate) penalties: Vec<Penalty>,
    #[arg(long, value_name = "en|es|de|fr|it|nl", default_value = "en")]
    pub(crate) language: Language,
}

/// Why it is imposed, and how.
#[derive(Debug, Args)]
pub(crate) struct RulingArgs {
    #[arg(long, value_name = "ARTICLE", value_parser = crate::text::parse_article)]
    pub(crate) article: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    #[command(flatten)]
    pub(crate) cites: Cites,
    #[arg(long, conflicts_with = "yes")]
    pub(crate) dry_run: bool,
    #[arg(long, short)]
    pub(crate) yes: bool,
}
