//! Every game of a PGN through regulations, shard and ledger again.
//!
//! In virtual time each game has an axis of its own: its clocks start on its day, each move comes
//! after its recorded think time, and what happens on one board is never seen by another. So the
//! records do not depend on how many games run at once, nor on how they were batched.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

mod clock_differences;
mod clock_readings;
mod clocks;
mod comparison;
mod control;
mod driver;
mod ending;
mod event_setup;
mod files;
mod final_standings;
mod game;
mod game_remarks;
mod ledgers;
mod list;
mod name_likeness;
mod plan;
mod player_list;
mod progress;
mod real;
mod repeated_games;
mod report;
mod source;
mod source_files;
mod source_reader;
mod source_tags;
mod stop_reason;
mod tournament;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use adoube_coordinator::signing;
use adoube_local_event::interrupted;
use adoube_user_text::trouble;
use anyhow::{Context as _, Result};

use driver::Driver;
use files::{Folder, Games};
use final_standings::Standing;
pub use ledgers::GROUP;
use ledgers::Ledgers;
use progress::Progress;
pub use real::in_real_time;
pub use report::Summary;
use source_files::Source;
use stop_reason::{Over, Stopped};

/// What to replay, and where the results go.
#[derive(Debug)]
pub struct ReplayRequest {
    /// The games.
    pub pgn: PathBuf,
    /// The folder of the results; it must not exist or be empty.
    pub out: PathBuf,
    /// The event's regulations; without them each game is played with its own time control.
    pub regulations: Option<PathBuf>,
    /// How many games are played at once.
    pub boards: u16,
}

/// What a replay in real time also needs.
#[derive(Debug, Clone, Copy)]
pub struct RealTimeOptions {
    /// How many times faster than normal.
    pub speed: f64,
    /// How the seats are run.
    pub seats: SeatsKind,
    /// Seconds since the Unix epoch; certificates hold from then.
    pub now: u64,
}

/// How the seats of a replay in real time are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatsKind {
    /// Processes for up to 16 seats at once, otherwise tasks.
    Auto,
    /// A kiosk agent for each seat.
    Processes,
    /// The same agents as tasks in one program.
    Tasks,
}

/// How a replay ended that did not fail.
#[derive(Debug)]
pub enum Outcome {
    /// Every game was played, or refused with its reason.
    Finished(Box<Summary>),
    /// Somebody ended it; what is left, and what to do next.
    Interrupted(anyhow::Error),
}

/// The key that vouches for replayed heads. It is no secret: a replay must give the same records
/// each time, signatures included, so it vouches for no more than that a replay wrote them.
const SIGNING: &str = include_str!("signing.pem");

/// The report, and what it is called where games are missing.
const REPORT: &str = "tournament.trf";
const PART: &str = "tournament.trf.part";

/// Tournaments read ahead of those that are played.
const READ_AHEAD: usize = 2;

/// Plays everything again in virtual time.
pub async fn in_virtual_time(request: ReplayRequest) -> Result<Outcome> {
    let Some(source) = Source::come(&request).await? else {
        return Ok(not_begun(&request));
    };
    let stop = Arc::new(AtomicBool::new(false));
    let mut played = tokio::task::spawn_blocking({
        let stop = Arc::clone(&stop);
        move || virtual_time(&request, source, &stop)
    });
    let played = tokio::select! {
        played = &mut played => played,
        () = interrupted() => {
            stop.store(true, Ordering::Relaxed);
            played.await
        }
    };
    played.context("the replay failed")?
}

/// Somebody wants it to end before anything was read.
fn not_begun(request: &ReplayRequest) -> Outcome {
    let error = Stopped::Interrupted.into();
    Outcome::Interrupted(stop_reason::told(error, &request.out, Over::Counted(0)))
}

/// Figures of a replay.
#[derive(Debug)]
pub struct Figures {
    /// Half-moves that were played.
    pub moves: u64,
    /// Records that were written.
    pub records: u64,
    /// Real milliseconds that it took.
    pub millis: u64,
}

/// Plays everything again in virtual time, for its figures.
pub fn play(request: &ReplayRequest) -> Result<Figures> {
    let source = Source::open(&request.pgn, request.regulations.as_deref())?;
    match virtual_time(request, source, &AtomicBool::new(false))? {
        Outcome::Finished(summary) => Ok(Figures {
            moves: summary.moves,
            records: summary.records,
            millis: summary.millis,
        }),
        Outcome::Interrupted(error) => Err(error),
    }
}

fn virtual_time(request: &ReplayRequest, source: Source, stop: &AtomicBool) -> Result<Outcome> {
    let read = Arc::clone(&source.read);
    let folder = Folder::make(&request.out)?;
    folder.write("signing.pem", SIGNING)?;
    let sign = signing::signer(&folder.path("signing.pem"))?;
    let mut games = Games::create(&folder.path("games.pgn"))?;
    let mut progress = Progress::new(Arc::clone(&source.read), source.size);
    let (sender, items) = sync_channel(READ_AHEAD);
    let reader = thread::Builder::new().name("reader".to_owned());
    // It ends when nobody takes what it reads; a source that keeps waiting keeps it alone.
    reader.spawn(move || source_reader::read(source.text, source.given.as_ref(), &sender))?;
    let most = usize::from(request.boards);
    let ledgers = Ledgers::new(&folder);
    let files = (&mut games, &mut progress);
    let mut driver = Driver::new(ledgers, &items, sign, most, stop, files);
    let played = driver.run();
    let mut summary = std::mem::take(&mut driver.summary);
    let standing = driver.standing.take();
    drop(driver);
    progress.end(summary.games, summary.moves);
    if let Err(error) = played {
        // What is in the buffer; on a full disk that is not to be had.
        drop(games);
        let interrupted = matches!(error.downcast_ref(), Some(Stopped::Interrupted));
        // Without a game that is over there is nothing to look at.
        if summary.games == 0 {
            folder.clear();
        }
        let error = stop_reason::told(error, &request.out, Over::Counted(summary.games));
        return if interrupted {
            Ok(Outcome::Interrupted(error))
        } else {
            Err(error)
        };
    }
    if let Err(error) = some_games(request, &summary, read.load(Ordering::Relaxed)) {
        folder.clear();
        return Err(error);
    }
    close(games, &summary)?;
    summary.given = request.regulations.is_some();
    finish(&folder, &mut summary, standing)?;
    Ok(Outcome::Finished(Box::new(summary)))
}

/// The file of the games; none where every game was refused.
fn close(games: Games, summary: &Summary) -> Result<()> {
    if summary.games == 0 {
        games.none()
    } else {
        games.finish()
    }
}

/// A source without a game is another file than was meant.
fn some_games(request: &ReplayRequest, summary: &Summary, read: u64) -> Result<()> {
    if summary.games > 0 || !summary.refused.is_empty() {
        return Ok(());
    }
    let (pgn, out) = (request.pgn.display(), request.out.display());
    let what = match read {
        0 => format!("no games in {pgn}: it is empty"),
        _ => format!("no games in {pgn}: in its {read} bytes are neither tags nor moves"),
    };
    let next = format!("give a PGN file with games; {out} is empty and can be used again");
    Err(trouble(what, next))
}

/// Writes the report, if there is one tournament to report on, and the summary.
fn finish(folder: &Folder, summary: &mut Summary, standing: Option<Standing>) -> Result<()> {
    match standing {
        Some(standing) => {
            // Nothing with games missing looks like the whole.
            let whole = summary.refused.is_empty();
            let name = if whole { REPORT } else { PART };
            folder.write(name, &standing.report(whole)?)?;
            summary.tournament_report = whole.then(|| name.to_owned());
            summary.no_tournament_report = (!whole).then(|| summary.lacking());
            summary.report_remarks = standing.remarks(name);
        }
        None => summary.no_tournament_report = summary.no_report(),
    }
    if summary.games == 0 {
        // Nothing was recorded that anybody could verify; why is in the summary.
        folder.clear();
    }
    folder.write("summary.json", &serde_json::to_string_pretty(&summary)?)
}
