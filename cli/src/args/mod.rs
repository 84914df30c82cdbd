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
use clap::{Args, Parser, Subcommand};

#[cfg(test)]
pub(crate) use before::CheckTarget;
pub(crate) use before::{
    CallCommand, CheckArgs, DefaultTimeArgs, Looked, NoteArgs, Seat, WaiveArgs,
};
pub(crate) use board::{
    BoardCommand, BoardSubcommand, ClockCommand, PauseArgs, ReasonArgs, ResumeClocksArgs,
    ScopeArgs, SetArgs, TimesOf,
};
pub(crate) use demo::{Chaos, DemoArgs};
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
pub(crate) use standings::{Colour, PairArgs, StandingsArgs, SystemKind};

/// Hybrid chess events: what organisers and arbiters type.
///
/// An event lives in a folder that `adoube init` makes. The other commands speak to its
/// coordinator as one of the event's officials: name the folder with --event and the person
/// with --as.
///
/// Exit status: 0 done, 1 refused or failed, 2 a command line that makes no sense.
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
  adoube demo                             a whole round on this machine, to look at
  adoube init open-2027 --venues 3        a new event's folder
  adoube --event open-2027 check          its files, once you have edited them
  adoube --event open-2027 set-up         tell the coordinator of it
  adoube --event open-2027 import trf open.trf --round 1
  adoube --event open-2027 round publish 1
  adoube --event open-2027 round start 1
  adoube --event open-2027 watch
  adoube --event open-2027 watch --venue madrid
  adoube --event open-2027 order message madrid-3 'Please wait'
  adoube --event open-2027 invite chief
  adoube --event open-2027 clock pause 1.3 --reason 'a phone rings'
  adoube --event open-2027 incidents      disconnections that wait for a ruling
  adoube --event open-2027 incident 1     one of them, with what can be ruled and what that comes to
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
    /// The event's folder, as `adoube init` made it
    #[arg(
        long,
        global = true,
        env = "ADOUBE_EVENT",
        default_value = ".",
        value_name = "DIR",
        help_heading = EVERY_COMMAND
    )]
    pub(crate) event: PathBuf,
    /// Who gives the command: a folder under DIR/officials [default: organiser before a round is started; lta-VENUE, if
    /// there is one, for a venue's own node; chief for the rest]
    // The name of the field is not the argument's: a command may ask for a person, too.
    #[arg(id = "as", long = "as", global = true, value_name = "PERSON", help_heading = EVERY_COMMAND)]
    pub(crate) person: Option<String>,
    /// One JSON value a line, for programs
    #[arg(long, global = true, help_heading = EVERY_COMMAND)]
    pub(crate) json: bool,
    /// The language of what is said: en or es, as far as it is translated [default: that of the environment (LANG), or
    /// English]
    #[arg(long, global = true, value_name = "LANG", help_heading = EVERY_COMMAND)]
    pub(crate) lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Make a new event's folder: regulations, venues, officials, keys and certificates
    Init(InitArgs),
    /// Make folders, keys and certificates for whoever was added to the event's files
    Certify(CertifyArgs),
    /// Tell the coordinator of regulations, venues, officials and devices
    SetUp(SetUpArgs),
    /// Show the event: regulations, venues, officials, players, rounds
    Describe,
    /// Bring players, and the pairings of a round made elsewhere
    Import(ImportArgs),
    /// Take a player out of the tournament from a round on, or back in; remove one entered by mistake
    #[command(subcommand)]
    Player(PlayerCommand),
    /// Show the standings: points and tie-breaks
    Standings(StandingsArgs),
    /// Pair a round, by an engine or by the tables of a round robin
    Pair(PairArgs),
    /// Publish a round or take that back, start it, close it
    #[command(subcommand)]
    Round(RoundCommand),
    /// Follow boards, clocks and devices, live; or one venue, from its own node
    Watch(WatchArgs),
    /// Give a venue's device an order: a message, a lock, checks
    Order(OrderArgs),
    /// Register a device, which makes its own key: gives a code to type at it
    Enrol(EnrolArgs),
    /// The code by which another wireless network is typed at a device that reaches nobody
    NetworkCode(NetworkCodeArgs),
    /// Show how a device was lately, as its venue's node saw it
    History(HistoryArgs),
    /// List what was asked of the coordinator at a venue's wall, or take one of it back
    Intents(IntentsArgs),
    /// Pause, resume or correct the clocks of a board, or give time
    #[command(subcommand)]
    Clock(ClockCommand),
    /// Go back to an earlier position, reverse colours, reopen a game; list what can be cited on a board
    #[command(subcommand)]
    Board(BoardSubcommand),
    /// Check an event's files, without a coordinator; or record the checks before a game (LCA)
    Check(CheckArgs),
    /// Let a game begin without its checks, or accept a physical board that does not count (Chief Arbiter)
    Waive(WaiveArgs),
    /// Wait longer for a player who has not come
    DefaultTime(DefaultTimeArgs),
    /// See and answer players who call the arbiter
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
    /// Show who has which role, or let an arbiter rule in the Chief Arbiter's place
    Roles(RolesArgs),
    /// Invite an official to sign in to the console, the page of the coordinator
    Invite(InviteArgs),
    /// Show what became of invitations, or take one back
    Invitations(InvitationsArgs),
    /// List who is signed in to the console, or end a session
    Sessions(SessionsArgs),
    /// Write the games of a round, or the tournament's report
    Export(ExportArgs),
    /// Check the hash chain of every stream of a stopped coordinator
    Verify(VerifyArgs),
    /// Checking aids for the rules of chess
    #[command(subcommand)]
    Chess(ChessCommand),
    /// Play the games of a PGN again, through regulations, coordinator and ledger
    Replay(ReplayArgs),
    /// Measure this machine
    #[command(subcommand, hide = true)]
    Bench(BenchCommand),
    /// Walk through a story of the simulation: a round in which everything goes wrong
    #[command(subcommand)]
    Sim(SimCommand),
    /// Electronic boards at this computer: list, show, check, trace, simulate
    #[command(subcommand)]
    Eboard(EboardCommand),
    /// Play a real event's round on this machine, with everything that belongs to it
    Demo(DemoArgs),
}
