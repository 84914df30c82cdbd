//! `adoube eboard`: electronic boards at this computer.

mod check;
mod drawing;
mod list;
mod show;
mod simulate;
mod texts;
mod trace;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_eboard::{Make, Orientation};
use adoube_eboard_ports::{Computer, Connection, Options, PortError};
use anyhow::Result;

use crate::args::EboardCommand;
use crate::say::Say;

/// Does what the command line says.
pub(crate) async fn run(command: EboardCommand, say: Say) -> Result<ExitCode> {
    match command {
        EboardCommand::List(args) => list::run(&args, say).await?,
        EboardCommand::Show(args) => show::run(&args, say).await?,
        EboardCommand::Check(args) => return check::run(&args, say).await,
        EboardCommand::Trace(args) => return trace::run(&args, say).await,
        EboardCommand::Simulate(args) => simulate::run(&args, say).await?,
    }
    Ok(ExitCode::SUCCESS)
}

const fn orientation(is_turned: bool) -> Orientation {
    if is_turned {
        Orientation::Turned
    } else {
        Orientation::Normal
    }
}

/// The port that was named, or the only one.
fn port(named: &Path) -> Result<PathBuf, PortError> {
    if named == Path::new("auto") {
        return Ok(Computer::default().only_port()?.path);
    }
    Ok(named.to_owned())
}

async fn open(
    named: &Path,
    make: Option<Make>,
    is_turned: bool,
    is_traced: bool,
) -> Result<Connection, PortError> {
    let options = Options {
        make,
        is_traced,
        ..Options::new(orientation(is_turned))
    };
    Connection::open(&port(named)?, &options).await
}
