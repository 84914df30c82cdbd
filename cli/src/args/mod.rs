//! What can be typed.

mod before;
mod board;
mod cites;
mod demo;
mod eboard;
mod enrol;
mod event;
mod games;
mod help_texts;
mod history;
mod incident;
mod intents;
mod network_code;
mod numbers;
mod order;
mod own_names;
mod parser_words;
mod penalty;
mod physical_board;
mod player;
mod reading;
mod replay;
mod result;
mod scoresheet;
mod seat;
mod sessions;
mod sim;
mod standings;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use adoube_catalogue::Language;
use adoube_client::ConnectOptions;
use clap::{Args, Parser, Subcommand};

use crate::say::Say;

#[cfg(test)]
pub(crate) use before::CheckTarget;
pub(crate) use before::{
    CallCommand, CheckArgs, DefaultTimeArgs, Looked, NoteArgs, Seat, WaiveArgs,
};
pub(crate) use board::{
    BoardCommand, BoardSubcommand, ClockCommand, PauseArgs, ReasonArgs, ResumeClocksArgs,
    ScopeArgs, SetArgs, TimesOf,
};
pub(crate) use demo::DemoArgs;
pub(crate) use eboard::{
    BoardCheckArgs, BoardListArgs, EboardCommand, ShowArgs, SimulateArgs, TraceArgs,
};
pub(crate) use enrol::EnrolArgs;
pub(crate) use event::{CertifyArgs, InitArgs, SetUpArgs};
pub(crate) use games::{
    ChessCommand, ExportArgs, ImportArgs, Notation, PerftArgs, RoundCommand, VerifyArgs, WatchArgs,
    Written,
};
pub(crate) use history::HistoryArgs;
pub(crate) use incident::{
    ClocksKind, GivingArgs, IncidentArgs, IncidentsArgs, RestartArgs, ResumeArgs, RolesArgs,
    RolesCommand, RuleArgs, RuleCommand, SecondArgs, Verdict, Whose,
};
pub(crate) use intents::{IntentsArgs, IntentsCommand};
pub(crate) use network_code::NetworkCodeArgs;
pub(crate) use numbers::Incidents;
pub(crate) use order::{OrderArgs, OrderCommand};
pub(crate) use penalty::{
    AgreeArgs, DeviceArgs, ImposeArgs, ImposedArgs, KindsArgs, ListArgs, PenaltyCommand,
    PlayerArgs, RejectArgs, RulingArgs, WithdrawArgs,
};
pub(crate) use physical_board::{NotesArgs, RequirementArgs, ViolationArgs};
pub(crate) use player::PlayerCommand;
pub(crate) use reading::{language, read};
pub(crate) use replay::{BenchArgs, BenchCommand, ReplayArgs, SeatsKind, TimeKind};
pub(crate) use result::{DeclareArgs, ResultArgs, ResultCommand};
pub(crate) use scoresheet::{MarkArgs, ScoresheetCommand};
pub(crate) use seat::{SeatCommand, SeatMoveArgs, SideName};
pub(crate) use sessions::{
    InvitationsArgs, InvitationsCommand, InviteArgs, SessionsArgs, SessionsCommand,
};
pub(crate) use sim::{SimCommand, StepArgs};
pub(crate) use standings::{PairArgs, StandingsArgs, SystemKind};

/// What is typed. `reading` adds the texts of the help: they are in the catalogue.
#[derive(Debug, Parser)]
#[command(name = "adoube", version)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

impl Cli {
    /// The id of what is missing, or too much, on the command line.
    const fn misfit(&self) -> Option<&'static str> {
        match &self.command {
            Command::Check(args) => args.misfit(),
            _ => None,
        }
    }
}

/// Under which help lists the options that every command takes, behind the command's own.
const EVERY_COMMAND: &str = "Every command";

/// What every command takes.
#[derive(Debug, Clone, Args)]
pub(crate) struct Common {
    #[arg(
        long,
        global = true,
        env = "ADOUBE_EVENT",
        default_value = ".",
        value_name = "DIR",
        help_heading = EVERY_COMMAND
    )]
    pub(crate) event: PathBuf,
    // The name of the field is not the argument's: a command may ask for a person, too.
    #[arg(id = "as", long = "as", global = true, value_name = "PERSON", help_heading = EVERY_COMMAND)]
    pub(crate) person: Option<String>,
    #[arg(long, global = true, help_heading = EVERY_COMMAND)]
    pub(crate) json: bool,
    // `language` reads it before the rest.
    #[arg(long, global = true, value_name = "LANG", help_heading = EVERY_COMMAND)]
    pub(crate) lang: Option<Language>,
}

impl From<&Common> for ConnectOptions {
    fn from(common: &Common) -> Self {
        Self {
            event: common.event.clone(),
            person: common.person.clone(),
            report: Say { json: common.json }.report(),
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Init(InitArgs),
    Certify(CertifyArgs),
    SetUp(SetUpArgs),
    Describe,
    Import(ImportArgs),
    #[command(subcommand)]
    Player(PlayerCommand),
    Standings(StandingsArgs),
    Pair(PairArgs),
    #[command(subcommand)]
    Round(RoundCommand),
    Watch(WatchArgs),
    Order(OrderArgs),
    Enrol(EnrolArgs),
    NetworkCode(NetworkCodeArgs),
    History(HistoryArgs),
    Intents(IntentsArgs),
    #[command(subcommand)]
    Clock(ClockCommand),
    #[command(subcommand)]
    Board(BoardSubcommand),
    Check(CheckArgs),
    Waive(WaiveArgs),
    DefaultTime(DefaultTimeArgs),
    #[command(subcommand)]
    Call(CallCommand),
    #[command(subcommand)]
    Scoresheet(ScoresheetCommand),
    #[command(subcommand)]
    Penalty(PenaltyCommand),
    Result(ResultArgs),
    Incidents(IncidentsArgs),
    Incident(IncidentArgs),
    Rule(RuleArgs),
    #[command(subcommand)]
    Seat(SeatCommand),
    Roles(RolesArgs),
    Invite(InviteArgs),
    Invitations(InvitationsArgs),
    Sessions(SessionsArgs),
    Export(ExportArgs),
    Verify(VerifyArgs),
    #[command(subcommand)]
    Chess(ChessCommand),
    Replay(ReplayArgs),
    #[command(subcommand, hide = true)]
    Bench(BenchCommand),
    #[command(subcommand)]
    Sim(SimCommand),
    #[command(subcommand)]
    Eboard(EboardCommand),
    Demo(DemoArgs),
}
