//! The files that a replay reads.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread;
use std::time::Duration;

use adoube_tournament::regulations::Regulations;
use adoube_user_text::plain;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result, anyhow};
use tokio::sync::oneshot;

use super::progress::Counted;
use crate::ReplayRequest;

/// How long a file may take to open before that is said.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is played again, being read.
pub(super) struct Source {
    pub(super) text: Counted<BufReader<File>>,
    /// Bytes that were read, of how many.
    pub(super) read: Arc<AtomicU64>,
    pub(super) size: u64,
    pub(super) given: Option<Arc<Regulations>>,
}

impl Source {
    /// Opens the files as soon as they can be; none if somebody wants it to end before. A pipe opens when
    /// somebody writes into it, which may never be: a thread waits for it that nobody waits for.
    pub(super) async fn come(request: &ReplayRequest) -> Result<Option<Self>> {
        let (sender, opened) = oneshot::channel();
        let (pgn, given) = (request.pgn.clone(), request.regulations.clone());
        let builder = thread::Builder::new().name("opener".to_owned());
        builder.spawn(move || drop(sender.send(Self::open(&pgn, given.as_deref()))))?;
        let late = async {
            tokio::time::sleep(PATIENCE).await;
            let what = "does not open: perhaps a pipe without a writer";
            let _ = writeln!(io::stderr().lock(), "{} {what}", request.pgn.display());
            std::future::pending::<()>().await;
        };
        tokio::select! {
            opened = opened => opened?.map(Some),
            () = adoube_local_event::interrupted() => Ok(None),
            () = late => Ok(None),
        }
    }

    /// Opens the files, or waits until they can be.
    pub(super) fn open(pgn: &Path, given: Option<&Path>) -> Result<Self> {
        let given = given.map(regulations).transpose()?;
        let unreadable = || format!("{} cannot be read", pgn.display());
        let file = File::open(pgn).with_context(unreadable)?;
        let about = file.metadata().with_context(unreadable)?;
        let size = about.len();
        let read = Arc::new(AtomicU64::new(0));
        let mut text = BufReader::with_capacity(1 << 20, file);
        // A pipe may have nothing yet.
        if about.is_file() {
            plain::refuse(pgn, text.fill_buf().with_context(unreadable)?)?;
        }
        Ok(Self {
            text: Counted::new(text, Arc::clone(&read)),
            read,
            size,
            given,
        })
    }
}

fn regulations(path: &Path) -> Result<Arc<Regulations>> {
    let text = plain::read(path)?;
    if text.trim_start().starts_with("[Event \"") {
        let what = format!("{} contains games, not regulations", path.display());
        return Err(trouble(
            what,
            "give regulations such as `adoube init` makes",
        ));
    }
    let regulations = adoube_regulations::from_toml(&text).map_err(|problems| {
        let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        anyhow!("{}:\n{}", path.display(), lines.join("\n"))
    });
    regulations.map(Arc::new)
}
