//! Why a replay ends before its games do, and what is told of what it left.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use adoube_ledger::{Outcome, StoreError, StreamName};
use adoube_user_text::{Trouble, trouble};
use thiserror::Error;

use super::plan::Misfit;

/// What to do about a disk.
const ROOM: &str = "free space, or check the disk. ";

/// The reason.
#[derive(Debug, Error)]
pub(super) enum Stopped {
    /// Somebody wants it to end.
    #[error("interrupted")]
    Interrupted,
    /// A full disk, most of all.
    #[error("the ledger accepts no more records: {0}")]
    Ledger(StoreError),
    /// Two write into one folder.
    #[error("the stream {0} of the ledger has records of another program")]
    Conflict(StreamName),
    /// A disk that is gone.
    #[error("the rest of the source cannot be read: {0}")]
    Source(String),
    /// Other regulations than the games were played under.
    #[error(transparent)]
    Misfit(#[from] Misfit),
}

impl Stopped {
    /// What became of records; none if they are durable.
    pub(super) fn of(outcome: &Outcome) -> Option<Self> {
        match outcome {
            Outcome::Done(_) => None,
            Outcome::Conflict { stream, .. } => Some(Self::Conflict(stream.clone())),
            Outcome::Failed(error) | Outcome::Unknown(error) => Some(Self::Ledger(error.clone())),
        }
    }

    /// What to do about it first.
    fn remedy(&self) -> String {
        match self {
            Self::Interrupted => String::new(),
            Self::Ledger(_) => ROOM.to_owned(),
            Self::Conflict(_) => "let only one program write there. ".to_owned(),
            Self::Source(_) => "check the file. ".to_owned(),
            Self::Misfit(misfit) => format!(
                "write rounds = {} into the regulations, or leave out --regulations. ",
                misfit.needed
            ),
        }
    }
}

/// How far a replay came.
#[derive(Debug, Clone, Copy)]
pub(super) enum Over {
    /// So many games were over.
    Counted(u64),
    /// So many are in its file; others that were over may wait for one before them.
    Kept(u64),
}

/// The error of a replay that ended early, with what it left in its folder, of which nothing looks
/// like the whole.
pub(super) fn told(error: anyhow::Error, out: &Path, over: Over) -> anyhow::Error {
    if error.chain().any(<dyn std::error::Error>::is::<Trouble>) {
        return error;
    }
    let (Over::Counted(games) | Over::Kept(games)) = over;
    let remedy = match error.downcast_ref::<Stopped>() {
        Some(stopped) => stopped.remedy(),
        None if error.chain().any(is_full) => ROOM.to_owned(),
        None => String::new(),
    };
    let there = out.exists();
    let empty = fs::read_dir(out).is_ok_and(|mut files| files.next().is_none());
    let out = out.display();
    let left = match games {
        0 if !there => format!("nothing was read, and {out} was not made"),
        0 if empty => format!("{out} is empty and can be used again"),
        0 => format!("No game in {out} is complete. Start again with another --out"),
        _ => format!(
            "{out} keeps what was recorded, for `adoube verify --data {out}/ledger`, and \
             games.pgn.part has the games before the first unfinished one; it has no games.pgn, \
             summary.json or tournament.trf. Start again with another --out"
        ),
    };
    let over = match over {
        Over::Counted(1) => "1 game was finished".to_owned(),
        Over::Counted(games) => format!("{games} games were finished"),
        Over::Kept(games) => format!("games in games.pgn.part: {games}"),
    };
    trouble(format!("{error:#}; {over}"), format!("{remedy}{left}"))
}

fn is_full(cause: &(dyn std::error::Error + 'static)) -> bool {
    let cause = cause.downcast_ref::<io::Error>().map(io::Error::kind);
    matches!(
        cause,
        Some(ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
    )
}
