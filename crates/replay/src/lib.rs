//! `adoube replay`: every game of a PGN through regulations, shard and ledger again.
//!
//! In virtual time each game has an axis of its own: its clocks start on its day, each move comes
//! after its recorded think time, and what happens on one board is never seen by another. So the
//! records do not depend on how many games run at once, nor on how they were batched.

mod apart;
mod clocks;
mod control;
mod drive;
mod ending;
mod files;
mod game;
mod judge;
mod ledgers;
mod list;
mod names;
mod odd;
mod opening;
mod people;
mod plan;
mod progress;
mod reading;
mod readings;
pub(crate) mod real;
mod repeats;
mod report;
mod setting_up;
mod source;
mod standing;
mod stopped;
mod tags;
mod tournament;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use adoube_coordinator::signing;
use anyhow::{Context as _, Result};

use crate::args::ReplayArgs;
use crate::local::{self, INTERRUPTED};
use crate::say::{Say, trouble};
use drive::Driver;
use files::{Folder, Games};
pub(crate) use ledgers::GROUP;
use ledgers::Ledgers;
use opening::Source;
use progress::Progress;
use report::Summary;
use standing::Standing;
use stopped::{Over, Stopped};

/// The key that vouches for replayed heads. It is no secret: a replay must give the same records
/// each time, signatures included, so it vouches for no more than that a replay wrote them.
const SIGNING: &str = include_str!("../../fixtures/replay-signing.pem");

/// The report, and what it is called where games are missing.
const REPORT: &str = "tournament.trf";
const PART: &str = "tournament.trf.part";

/// Tournaments read ahead of those that are played.
const READ_AHEAD: usize = 2;

/// Plays everything again in virtual time; success if every game ended as it should.
pub(crate) async fn run(args: ReplayArgs, say: Say) -> Result<ExitCode> {
    if let Some((what, next)) = args.only_in_real_time() {
        return Err(trouble(what, next));
    }
    let Some(source) = Source::come(&args).await? else {
        return Ok(not_begun(&args, say));
    };
    let stop = Arc::new(AtomicBool::new(false));
    let mut played = tokio::task::spawn_blocking({
        let stop = Arc::clone(&stop);
        move || virtual_time(&args, source, &stop)
    });
    let played = tokio::select! {
        played = &mut played => played,
        () = local::interrupted() => {
            stop.store(true, Ordering::Relaxed);
            played.await
        }
    };
    match played.context("the replay failed")?? {
        Ended::Whole(summary) => Ok(tell(&summary, say)),
        Ended::Interrupted(error) => {
            say.error(&error);
            Ok(ExitCode::from(INTERRUPTED))
        }
    }
}

/// Somebody wants it to end before anything was read.
fn not_begun(args: &ReplayArgs, say: Say) -> ExitCode {
    say.error(&stopped::told(
        Stopped::Interrupted.into(),
        &args.out,
        Over::Counted(0),
    ));
    ExitCode::from(INTERRUPTED)
}

fn tell(summary: &Summary, say: Say) -> ExitCode {
    say.result(summary.text(), summary);
    ExitCode::from(summary.status())
}

/// Figures of a replay.
pub(crate) struct Figures {
    pub(crate) moves: u64,
    pub(crate) records: u64,
    pub(crate) millis: u64,
}

/// Plays everything again in virtual time, for its figures.
pub(crate) fn play(args: &ReplayArgs) -> Result<Figures> {
    let source = Source::open(&args.pgn, args.regulations.as_deref())?;
    match virtual_time(args, source, &AtomicBool::new(false))? {
        Ended::Whole(summary) => Ok(Figures {
            moves: summary.moves,
            records: summary.records,
            millis: summary.millis,
        }),
        Ended::Interrupted(error) => Err(error),
    }
}

/// How a replay ended that did not fail.
enum Ended {
    Whole(Box<Summary>),
    /// With what is to be said of it.
    Interrupted(anyhow::Error),
}

fn virtual_time(args: &ReplayArgs, source: Source, stop: &AtomicBool) -> Result<Ended> {
    let read = Arc::clone(&source.read);
    let folder = Folder::make(&args.out)?;
    folder.write("signing.pem", SIGNING)?;
    let sign = signing::signer(&folder.path("signing.pem"))?;
    let mut games = Games::create(&folder.path("games.pgn"))?;
    let mut progress = Progress::new(Arc::clone(&source.read), source.size);
    let (sender, items) = sync_channel(READ_AHEAD);
    let reader = thread::Builder::new().name("reader".to_owned());
    // It ends when nobody takes what it reads; a source that keeps waiting keeps it alone.
    reader.spawn(move || reading::read(source.text, source.given.as_ref(), &sender))?;
    let most = usize::from(args.boards());
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
        let error = stopped::told(error, &args.out, Over::Counted(summary.games));
        return if interrupted {
            Ok(Ended::Interrupted(error))
        } else {
            Err(error)
        };
    }
    if let Err(error) = some_games(args, &summary, read.load(Ordering::Relaxed)) {
        folder.clear();
        return Err(error);
    }
    close(games, &summary)?;
    summary.given = args.regulations.is_some();
    finish(&folder, &mut summary, standing)?;
    Ok(Ended::Whole(Box::new(summary)))
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
fn some_games(args: &ReplayArgs, summary: &Summary, read: u64) -> Result<()> {
    if summary.games > 0 || !summary.refused.is_empty() {
        return Ok(());
    }
    let (pgn, out) = (args.pgn.display(), args.out.display());
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
