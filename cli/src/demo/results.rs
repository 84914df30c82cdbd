//! The files that go to the federation.

use std::path::{Path, PathBuf};

use adoube_chess::pgn::Reader;
use adoube_demo::Demo;
use anyhow::{Context as _, Result, bail};

use crate::client::Client;
use crate::commands::export;
use crate::games::trf::More;
use crate::say::trouble;
use crate::text;

/// The files, and what is in them.
pub(super) struct Files {
    pub(super) pgn: (PathBuf, String),
    pub(super) trf: (PathBuf, String),
}

fn places(folder: &Path, round: u16) -> [PathBuf; 2] {
    [
        folder.join(format!("round-{round}.pgn")),
        folder.join("tournament.trf"),
    ]
}

/// Better before the round than after it.
pub(super) fn refuse_to_overwrite(folder: &Path) -> Result<()> {
    let places = places(folder, Demo::round()?);
    match places.iter().find(|path| path.exists()) {
        Some(path) => {
            bail!(trouble!("cli-demo-exists", path: path.display()))
        }
        None => Ok(()),
    }
}

/// Fetches the round's games and the report and writes them.
pub(super) async fn write(client: &mut Client, folder: &Path, round: u16) -> Result<Files> {
    std::fs::create_dir_all(folder)
        .with_context(|| text!("cli-demo-no-folder", path: folder.display()))?;
    let view = client.describe().await?;
    let pgn = export::round_pgn(client, &view, round, false).await?.text;
    let games = view
        .rounds
        .iter()
        .find(|r| r.round == u32::from(round))
        .map_or(0, |r| r.pairings.len());
    read_back(&pgn, games)?;
    let trf = export::report(client, &view, round, "16", More::default())
        .await?
        .text;
    let [pgn_place, trf_place] = places(folder, round);
    let files = Files {
        pgn: (pgn_place, pgn),
        trf: (trf_place, trf),
    };
    for (path, content) in [&files.pgn, &files.trf] {
        export::write_new(path, content)?;
    }
    Ok(files)
}

/// What cannot be read again was not written well.
fn read_back(pgn: &str, games: usize) -> Result<()> {
    let read: Vec<_> = Reader::new(pgn.as_bytes()).collect();
    if let Some(Err(error)) = read.iter().find(|game| game.is_err()) {
        bail!(text!("cli-demo-pgn-broken", error));
    }
    if read.len() != games {
        bail!(text!("cli-demo-pgn-games", number games: read.len(), expected: games));
    }
    Ok(())
}

/// The first lines of a text, to show what it is.
pub(super) fn head(text: &str, lines: usize) -> String {
    text.lines()
        .take(lines)
        .map(|line| format!("    {}", line.trim_end()))
        .collect::<Vec<_>>()
        .join("\n")
}
