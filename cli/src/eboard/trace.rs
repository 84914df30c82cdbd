//! `adoube eboard trace`.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use adoube_eboard::trace::replay;
use adoube_eboard_ports::{Connection, PortError};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result};
use serde_json::json;

use super::open;
use super::texts::{filled, port_error, text};
use crate::args::TraceArgs;
use crate::plain;
use crate::say::{Say, trouble};

/// Records a board, or reads a record again.
pub(super) async fn run(args: &TraceArgs, say: Say) -> Result<ExitCode> {
    if let Some(file) = &args.replay {
        return read(file, say);
    }
    let port = args.port.as_deref().unwrap_or_else(|| Path::new("auto"));
    let mut connection = open(port, args.make, args.turned, true)
        .await
        .map_err(|error| port_error(&error))?;
    let mut out: Box<dyn Write + Send> = match &args.out {
        Some(file) => Box::new(File::create(file).with_context(|| unwritable(file.display()))?),
        None => Box::new(std::io::stdout()),
    };
    if let Some(file) = &args.out {
        let recording =
            CatalogueMessage::new("cli-eboard-trace-recording").text("file", file.display());
        say.notice(filled(&recording));
    }
    let end = args.seconds.map(Duration::from_secs);
    let ended = record(&mut connection, &mut out, end).await;
    connection.close().await;
    let ended = ended?;
    out.flush()?;
    ended.map_err(|error| port_error(&error))?;
    Ok(ExitCode::SUCCESS)
}

fn unwritable(file: impl std::fmt::Display) -> String {
    filled(&CatalogueMessage::new("cli-eboard-trace-unwritable").text("file", file))
}

/// Writes until the time is over, Ctrl-C, or the connection is lost.
async fn record(
    connection: &mut Connection,
    out: &mut (dyn Write + Send),
    end: Option<Duration>,
) -> Result<Result<(), PortError>> {
    let mut end = std::pin::pin!(async {
        match end {
            Some(time) => tokio::time::sleep(time).await,
            None => std::future::pending().await,
        }
    });
    loop {
        let event = tokio::select! {
            event = connection.next() => event,
            _ = tokio::signal::ctrl_c() => return Ok(Ok(())),
            () = &mut end => return Ok(Ok(())),
        };
        for line in connection.take_trace() {
            writeln!(out, "{line}").with_context(|| unwritable("-"))?;
        }
        out.flush()?;
        if let Err(error) = event {
            return Ok(Err(error));
        }
    }
}

fn read(file: &Path, say: Say) -> Result<ExitCode> {
    let record = plain::read(file)?;
    let replayed = replay(&record).map_err(|error| {
        let what = CatalogueMessage::new("cli-eboard-trace-none").text("file", file.display());
        let what = format!("{}: {error}", filled(&what));
        trouble(what, text("cli-eboard-trace-make"))
    })?;
    say.text(replayed.text.trim_end());
    let is_same = replayed.recorded == replayed.settled;
    let count = replayed.settled.len();
    let verdict = if is_same {
        CatalogueMessage::new("cli-eboard-trace-same")
    } else {
        CatalogueMessage::new("cli-eboard-trace-other").number("recorded", replayed.recorded.len())
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
