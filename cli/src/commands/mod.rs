//! One file for each command.

pub(crate) mod before;
mod board;
mod board_deviations;
mod calls;
mod check_event;
mod checked;
mod chess;
mod confirm;
mod delegations;
mod describe;
pub(crate) mod export;
pub(crate) mod holds;
mod import;
pub(crate) mod incidents;
mod invitations;
mod next_command;
mod pair;
mod penalty;
mod pending_checks;
mod player;
mod result;
mod roles;
mod round;
mod scoresheet;
mod seat;
mod sessions;
mod set_up;
mod standings;
mod verify;

use std::future::Future;
use std::process::ExitCode;

use adoube_exchange::event_rounds;
use anyhow::{Context as _, Result};

use crate::args::{BenchCommand, BoardSubcommand, ChessCommand, Cli, Command};
use crate::say::Say;
use crate::text;
use crate::{bench, certify, demo, eboard, init, replay, sim, venue, watch};

/// Does what the command line says.
pub(crate) fn run(cli: Cli, say: Say) -> Result<ExitCode> {
    let common = cli.common;
    match cli.command {
        Command::Init(args) => done(init::run(&args, say)),
        Command::Certify(args) => done(certify::run(&common, &args, say)),
        Command::Verify(args) => done(verify::run(&args, say)),
        Command::Chess(ChessCommand::Perft(args)) => done(chess::perft(&args, say)),
        Command::Chess(ChessCommand::Start { which }) => done(chess::start(&which, say)),
        Command::SetUp(args) => done(set_up::run(&common, &args, say)),
        Command::Describe => done(wait(describe::run(&common, say))),
        Command::Import(args) => done(wait(import::run(&common, &args, say))),
        Command::Standings(args) => done(wait(standings::run(&common, &args, say))),
        Command::Player(command) => done(wait(player::run(&common, command, say))),
        Command::Pair(args) => done(wait(pair::run(&common, &args, say))),
        Command::Round(command) => done(wait(round::run(&common, &command, say))),
        Command::Clock(command) => done(wait(board::clock(&common, command, say))),
        Command::Board(BoardSubcommand::Notes(args)) => {
            done(wait(board::list_notes(&common, &args, say)))
        }
        Command::Board(BoardSubcommand::Change(command)) => {
            done(wait(board::board(&common, command, say)))
        }
        Command::Check(args) => match args.folder(&common.event) {
            Some(folder) => done(check_event::run(folder, say)),
            None => done(wait(before::check(&common, args, say))),
        },
        Command::Waive(args) => done(wait(before::waive(&common, args, say))),
        Command::DefaultTime(args) => done(wait(before::default_time(&common, args, say))),
        Command::Call(command) => done(wait(calls::call(&common, command, say))),
        Command::Scoresheet(command) => done(wait(scoresheet::run(&common, command, say))),
        Command::Penalty(command) => done(wait(penalty::run(&common, command, say))),
        Command::Result(args) => done(wait(result::run(&common, args, say))),
        Command::Incidents(args) => done(wait(incidents::list(&common, &args, say))),
        Command::Incident(args) => done(wait(incidents::one(&common, args, say))),
        Command::Rule(args) => done(wait(incidents::rule(&common, args, say))),
        Command::Seat(command) => done(wait(seat::run(&common, command, say))),
        Command::Roles(args) => done(wait(roles::run(&common, args, say))),
        Command::Invite(args) => done(wait(sessions::invite(&common, &args, say))),
        Command::Invitations(args) => done(wait(invitations::run(&common, args, say))),
        Command::Sessions(args) => done(wait(sessions::run(&common, args, say))),
        Command::Export(args) => done(wait(export::run(&common, &args, say))),
        Command::Order(args) => done(wait(venue::order(&common, &args, say))),
        Command::Enrol(args) => done(wait(venue::enrol(&common, &args, say))),
        Command::NetworkCode(args) => done(wait(venue::network_code(&common, &args, say))),
        Command::History(args) => done(wait(venue::history(&common, &args, say))),
        Command::Intents(args) => done(wait(venue::intents(&common, &args, say))),
        Command::Watch(args) => done(wait(watch::run(&common, &args, say))),
        Command::Replay(args) => wait(replay::run(&args, say)),
        Command::Bench(BenchCommand::Replay(args)) => bench::run(&args, say),
        Command::Sim(command) => wait(sim::run(command, say)),
        Command::Eboard(command) => wait(eboard::run(command, say)),
        Command::Demo(args) => wait(demo::run(args, say)),
    }
}

/// Runs what speaks to others.
fn wait<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = runtime.with_context(|| text!("cli-no-threads"))?;
    let result = runtime.block_on(future);
    // A thread that reads the keyboard cannot be woken; it ends with the process.
    runtime.shutdown_background();
    result
}

fn done(result: Result<()>) -> Result<ExitCode> {
    result.map(|()| ExitCode::SUCCESS)
}
