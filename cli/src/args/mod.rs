//! What can be typed.

mod before;
mod board;
mod cites;
mod demo;
mod eboard;
mod enrol;
mod event;
mod games;
mod history;
mod incident;
mod intents;
mod network_code;
mod numbers;
mod order;
mod own_names;
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
pub(crate) use reading::read;
pub(crate) use replay::{BenchArgs, BenchCommand, ReplayArgs, SeatsKind, TimeKind};
pub(crate) use result::{DeclareArgs, ResultArgs, ResultCommand};
pub(crate) use scoresheet::{MarkArgs, ScoresheetCommand};
pub(crate) use seat::{SeatCommand, SeatMoveArgs, SideName};
pub(crate) use sessions::{
    InvitationsArgs, InvitationsCommand, InviteArgs, SessionsArgs, SessionsCommand,
};
pub(crate) use sim::{SimCommand, StepArgs};
pub(crate) use standings::{PairArgs, StandingsArgs, SystemKind};

/// Hybrid chess events: the commands of organisers and arbiters.
///
/// An event lives in a folder that `adoube init` makes. The other commands connect to its
/// coordinator as one of the event's officials: name the folder with --event and the person with
/// --as.
///
/// Exit status: 0 done, 1 refused or failed, 2 wrong command line.
#[derive(Debug, Parser)]
#[command(name = "adoube", version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "\
Examples:
  adoube demo                             a whole round on this machine, to try it out
  adoube init open-2027 --venues 3        a new event's folder
  adoube --event open-2027 check          its files, after you have edited them
  adoube --event open-2027 set-up         send it to the coordinator
  adoube --event open-2027 import trf open.trf --round 1
  adoube --event open-2027 round publish 1
  adoube --event open-2027 round start 1
  adoube --event open-2027 watch
  adoube --event open-2027 watch --venue madrid
  adoube --event open-2027 order message madrid-3 'Please wait'
  adoube --event open-2027 invite chief
  adoube --event open-2027 clock pause 1.3 --reason 'a phone rings'
  adoube --event open-2027 incidents      disconnections that need a ruling
  adoube --event open-2027 incident 1     one of them, with the possible rulings and their effects
  adoube --event open-2027 rule 1 resume --reason 'the router failed'
  adoube --event open-2027 result approve --round 1
  adoube --event open-2027 round close 1
  adoube --event open-2027 export pgn --round 1 --out round-1.pgn
  adoube --event open-2027 standings --tiebreaks BH/C1,BH,SB
  adoube --event open-2027 pair --round 2 --engine 'bbpPairings --dutch {trf} -p {out}'";

impl Cli {
    /// What is missing, or too much, on the command line.
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
    /// The event's folder, made by `adoube init`
    #[arg(
        long,
        global = true,
        env = "ADOUBE_EVENT",
        default_value = ".",
        value_name = "DIR",
        help_heading = EVERY_COMMAND
    )]
    pub(crate) event: PathBuf,
    /// Who gives the command: a folder in DIR/officials [default: organiser until a round is
    /// started; lta-VENUE, if it exists, for a venue node; otherwise chief]
    // The name of the field is not the argument's: a command may ask for a person, too.
    #[arg(id = "as", long = "as", global = true, value_name = "PERSON", help_heading = EVERY_COMMAND)]
    pub(crate) person: Option<String>,
    /// Print one JSON value per line, for programs
    #[arg(long, global = true, help_heading = EVERY_COMMAND)]
    pub(crate) json: bool,
    /// The language of the output: en or es, as far as it is translated [default: from the
    /// environment (LANG), otherwise English]
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
    /// Make the folder of a new event: regulations, venues, officials, keys and certificates
    Init(InitArgs),
    /// Make folders, keys and certificates for venues, devices and officials added to the event's
    /// files
    Certify(CertifyArgs),
    /// Send regulations, venues, officials and devices to the coordinator
    SetUp(SetUpArgs),
    /// Show the event: regulations, venues, officials, players, rounds
    Describe,
    /// Import players, and a round's pairings made elsewhere
    Import(ImportArgs),
    /// Withdraw a player from a round on, or let them return; remove one entered by mistake
    #[command(subcommand)]
    Player(PlayerCommand),
    /// Show the standings: points and tie-breaks
    Standings(StandingsArgs),
    /// Pair a round with a pairing program or by the round-robin tables
    Pair(PairArgs),
    /// Publish, unpublish, start or close a round
    #[command(subcommand)]
    Round(RoundCommand),
    /// Follow boards, clocks and devices live, or one venue from its venue node
    Watch(WatchArgs),
    /// Send an order to a device: a message, a lock, checks
    Order(OrderArgs),
    /// Register a device that makes its own key: prints a code to type at it
    Enrol(EnrolArgs),
    /// Get the code that lets a device without a network join another wireless network
    NetworkCode(NetworkCodeArgs),
    /// Show the recent history of a device, as its venue node saw it
    History(HistoryArgs),
    /// List the requests that a venue's wall sent to the coordinator, or withdraw one
    Intents(IntentsArgs),
    /// Pause, resume or correct the clocks of a board, or give time
    #[command(subcommand)]
    Clock(ClockCommand),
    /// Go back to an earlier position, reverse colours, reopen a game; list the notes that can be
    /// cited
    #[command(subcommand)]
    Board(BoardSubcommand),
    /// Check an event's files, without a coordinator; or record the checks before a game (LCA)
    Check(CheckArgs),
    /// Waive the checks before a game, or accept a physical board that is missing or of another
    /// make (Chief Arbiter)
    Waive(WaiveArgs),
    /// Change the default time of a board: wait longer for a player who is late
    DefaultTime(DefaultTimeArgs),
    /// List and answer the calls of players
    #[command(subcommand)]
    Call(CallCommand),
    /// Mark and list the scoresheets of games, where the event makes them mandatory
    #[command(subcommand)]
    Scoresheet(ScoresheetCommand),
    /// Impose penalties on a player: a warning, time, points, a lost game, exclusion, …
    #[command(subcommand)]
    Penalty(PenaltyCommand),
    /// Declare, approve or correct the result of a board
    Result(ResultArgs),
    /// List incidents (disconnections and the like), newest first
    Incidents(IncidentsArgs),
    /// Show one incident with its evidence, or close it
    Incident(IncidentArgs),
    /// Rule on an incident
    Rule(RuleArgs),
    /// Move a seat to a spare device
    #[command(subcommand)]
    Seat(SeatCommand),
    /// Show who has which role, or delegate rulings to an arbiter
    Roles(RolesArgs),
    /// Invite an official to the console, the coordinator's page
    Invite(InviteArgs),
    /// List invitations and whether they were used, or withdraw one
    Invitations(InvitationsArgs),
    /// List who is signed in to the console, or end a session
    Sessions(SessionsArgs),
    /// Write the games of a round, or the tournament's report
    Export(ExportArgs),
    /// Check the hash chain of every stream of a stopped coordinator
    Verify(VerifyArgs),
    /// Tools to test the rules of chess
    #[command(subcommand)]
    Chess(ChessCommand),
    /// Replay the games of a PGN, through regulations, coordinator and ledger
    Replay(ReplayArgs),
    /// Measure this machine
    #[command(subcommand, hide = true)]
    Bench(BenchCommand),
    /// Step through a simulated round in which everything goes wrong
    #[command(subcommand)]
    Sim(SimCommand),
    /// Electronic boards on this computer: list, show, check, trace, simulate
    #[command(subcommand)]
    Eboard(EboardCommand),
    /// Play a round of a real event on this machine, with all programs of an event
    Demo(DemoArgs),
}
