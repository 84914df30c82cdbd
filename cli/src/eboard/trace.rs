//! `adoube eboard trace`.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use adoube_eboard::trace::replay;
use adoube_eboard_ports::{Connection, PortError};
use anyhow::{Context as _, Result};
use serde_json::json;

use super::{open, told};
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
        .map_err(|error| told(&error))?;
    let mut out: Box<dyn Write + Send> = match &args.out {
        Some(file) => Box::new(
            File::create(file).with_context(|| format!("{} cannot be written", file.display()))?,
        ),
        None => Box::new(std::io::stdout()),
    };
    if let Some(file) = &args.out {
        let file = file.display();
        say.notice(format_args!("recording to {file}; Ctrl-C ends it"));
    }
    let end = args.seconds.map(Duration::from_secs);
    let ended = record(&mut connection, &mut out, end).await;
    connection.close().await;
    let ended = ended?;
    out.flush()?;
    ended.map_err(|error| told(&error))?;
    Ok(ExitCode::SUCCESS)
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
            writeln!(out, "{line}").context("the record cannot be written")?;
        }
        out.flush()?;
        if let Err(error) = event {
            return Ok(Err(error));
        }
    }
}

fn read(file: &Path, say: Say) -> Result<ExitCode> {
    let text = plain::read(file)?;
    let replayed = replay(&text).map_err(|error| {
        let what = format!("{} is no record of a board: {error}", file.display());
        trouble(what, "adoube eboard trace PORT --out FILE makes one.")
    })?;
    say.text(replayed.text.trim_end());
    let is_same = replayed.recorded == replayed.settled;
    let count = replayed.settled.len();
    let verdict = if is_same {
        format!("{count} positions settled, as they were recorded.")
    } else {
        format!(
            "{count} positions settled, and {} were recorded: this version reads the board otherwise.",
            replayed.recorded.len()
        )
    };
    say.result(
        verdict,
        &json!({"make": replayed.header.make.name(), "recorded": replayed.recorded,
            "settled": replayed.settled, "same": is_same}),
    );
    Ok(if is_same {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
