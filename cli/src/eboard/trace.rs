//! `adoube eboard trace`.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use adoube_eboard::SessionEvent;
use adoube_eboard::trace::replay;
use adoube_eboard_ports::{Connection, PortError};
use adoube_tournament::message;
use anyhow::{Context as _, Result};
use serde_json::json;

use super::open;
use super::texts::{filled, port_error};
use crate::args::TraceArgs;
use crate::plain;
use crate::say::{Say, trouble};
use crate::text;

/// Records a board, or reads a record again.
pub(super) async fn run(args: &TraceArgs, say: Say) -> Result<ExitCode> {
    if let Some(file) = &args.replay {
        return read(file, say);
    }
    if let Some(file) = args.out.as_deref().filter(|file| file.is_file()) {
        return Err(exists(file));
    }
    let port = args.port.as_deref().unwrap_or_else(|| Path::new("auto"));
    let mut connection = open(port, args.make, args.turned, true)
        .await
        .map_err(|error| port_error(&error))?;
    let mut out: Box<dyn Write + Send> = match &args.out {
        Some(file) => Box::new(created(file)?),
        None => Box::new(io::stdout()),
    };
    if let Some(file) = &args.out {
        say.notice(text!("cli-eboard-trace-recording", file: file.display()));
    }
    let end = args.seconds.map(Duration::from_secs);
    let mut recorder = Recorder {
        connection: &mut connection,
        out: &mut out,
        positions: 0,
    };
    let ended = recorder.record(end).await;
    let positions = recorder.positions;
    let seconds = connection.now().ms() / 1_000;
    connection.close().await;
    let ended = ended?;
    say.notice(recorded(args.out.as_deref(), positions, seconds));
    ended.map_err(|error| port_error(&error))?;
    Ok(ExitCode::SUCCESS)
}

/// A new file for the recording. A file that is there already is never overwritten; a pipe or a device is written to.
fn created(file: &Path) -> Result<File> {
    let created = match OpenOptions::new().write(true).create_new(true).open(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            if file.is_file() {
                return Err(exists(file));
            }
            OpenOptions::new().write(true).open(file)
        }
        created => created,
    };
    created.with_context(|| unwritable(file.display()))
}

fn exists(file: &Path) -> anyhow::Error {
    trouble!("cli-eboard-trace-exists", file: file.display())
}

fn unwritable(file: impl std::fmt::Display) -> String {
    text!("cli-eboard-trace-unwritable", file)
}

/// How much was recorded, and where it is.
fn recorded(file: Option<&Path>, positions: usize, seconds: u64) -> String {
    let message = match file {
        Some(file) => {
            message!("cli-eboard-trace-recorded", file: file.display())
        }
        None => message!("cli-eboard-trace-recorded-here"),
    };
    filled(
        &message
            .number("positions", positions)
            .number("seconds", seconds),
    )
}

/// Writes what goes over a board's line.
struct Recorder<'a> {
    connection: &'a mut Connection,
    out: &'a mut (dyn Write + Send),
    /// How many positions have settled.
    positions: usize,
}

impl Recorder<'_> {
    /// Writes until the time is over, Ctrl-C, or the connection is lost. The header is written at once: a recording of a
    /// silent board is one, too.
    async fn record(&mut self, end: Option<Duration>) -> Result<Result<(), PortError>> {
        let mut end = std::pin::pin!(async {
            match end {
                Some(time) => tokio::time::sleep(time).await,
                None => std::future::pending().await,
            }
        });
        loop {
            self.write()?;
            let event = tokio::select! {
                event = self.connection.next() => event,
                _ = tokio::signal::ctrl_c() => break,
                () = &mut end => break,
            };
            match event {
                Ok(SessionEvent::Settled(_)) => self.positions += 1,
                Ok(_) => {}
                Err(error) => {
                    self.write()?;
                    return Ok(Err(error));
                }
            }
        }
        self.write()?;
        Ok(Ok(()))
    }

    fn write(&mut self) -> Result<()> {
        for line in self.connection.take_trace() {
            writeln!(self.out, "{line}").with_context(|| unwritable("-"))?;
        }
        self.out.flush().with_context(|| unwritable("-"))
    }
}

fn read(file: &Path, say: Say) -> Result<ExitCode> {
    let record = plain::read(file)?;
    let replayed = replay(&record).map_err(|error| {
        let what = format!(
            "{}: {error}",
            text!("cli-eboard-trace-none", file: file.display())
        );
        trouble(what, text!("cli-eboard-trace-make"))
    })?;
    say.text(replayed.text.trim_end());
    let is_same = replayed.recorded == replayed.settled;
    let count = replayed.settled.len();
    let verdict = if is_same {
        message!("cli-eboard-trace-same")
    } else {
        message!("cli-eboard-trace-other", number recorded: replayed.recorded.len())
    };
    say.result(
        filled(&verdict.number("count", count)),
        &json!({"make": replayed.header.make.name(), "recorded": replayed.recorded,
            "settled": replayed.settled, "same": is_same}),
    );
    Ok(if is_same {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
