//! `adoube replay`: every game of a PGN through regulations, shard and ledger again.
//!
//! In virtual time each game has an axis of its own: its clocks start on its day, each move comes
//! after its recorded think time, and what happens on one board is never seen by another. So the
//! records do not depend on how many games run at once, nor on how they were batched.

mod clocks;
mod control;
mod drive;
mod ending;
mod files;
mod game;
mod judge;
mod ledgers;
mod plan;
mod progress;
mod reading;
pub(crate) mod real;
mod report;
mod setting_up;
mod source;
mod stopped;
mod tags;
mod tournament;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use adoube_coordinator::signing;
use adoube_proto::v1::EventView;
use adoube_tournament::regulations::Regulations;
use anyhow::{Context as _, Result, anyhow};

use crate::args::ReplayArgs;
use crate::games::trf;
use crate::local::{self, INTERRUPTED};
use crate::say::{Say, trouble};
use drive::Driver;
use files::{Folder, Games};
pub(crate) use ledgers::GROUP;
use ledgers::Ledgers;
use progress::{Counted, Progress};
use report::Summary;
use stopped::Stopped;

/// The key that vouches for replayed heads. It is no secret: a replay must give the same records
/// each time, signatures included, so it vouches for no more than that a replay wrote them.
const SIGNING: &str = include_str!("../../fixtures/replay-signing.pem");

/// Tournaments read ahead of those that are played.
const READ_AHEAD: usize = 2;

/// The only tournament of a replay as it stood at its end, with its regulations.
type View = Option<(Box<EventView>, Arc<Regulations>)>;

/// What is played again, being read.
struct Source {
    text: Counted<BufReader<File>>,
    /// Bytes that were read, of how many.
    read: Arc<AtomicU64>,
    size: u64,
    given: Option<Arc<Regulations>>,
}

impl Source {
    fn open(args: &ReplayArgs) -> Result<Self> {
        let given = args.regulations.as_deref().map(regulations).transpose()?;
        let unreadable = || format!("{} cannot be read", args.pgn.display());
        let file = File::open(&args.pgn).with_context(unreadable)?;
        let size = file.metadata().with_context(unreadable)?.len();
        let read = Arc::new(AtomicU64::new(0));
        let text = BufReader::with_capacity(1 << 20, file);
        Ok(Self {
            text: Counted::new(text, Arc::clone(&read)),
            read,
            size,
            given,
        })
    }
}

/// Plays everything again in virtual time; success if every game ended as it should.
pub(crate) async fn run(args: ReplayArgs, say: Say) -> Result<ExitCode> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut played = tokio::task::spawn_blocking({
        let stop = Arc::clone(&stop);
        move || virtual_time(&args, &stop)
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

fn tell(summary: &Summary, say: Say) -> ExitCode {
    say.result(summary.text(), summary);
    if summary.is_good() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Figures of a replay.
pub(crate) struct Figures {
    pub(crate) moves: u64,
    pub(crate) records: u64,
    pub(crate) millis: u64,
}

/// Plays everything again in virtual time, for its figures.
pub(crate) fn play(args: &ReplayArgs) -> Result<Figures> {
    match virtual_time(args, &AtomicBool::new(false))? {
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

fn virtual_time(args: &ReplayArgs, stop: &AtomicBool) -> Result<Ended> {
    let source = Source::open(args)?;
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
    let view = driver.view.take();
    drop(driver);
    progress.end(summary.games, summary.moves);
    if let Err(error) = played {
        // What is in the buffer; on a full disk that is not to be had.
        drop(games);
        let interrupted = matches!(error.downcast_ref(), Some(Stopped::Interrupted));
        let misfit = matches!(error.downcast_ref(), Some(Stopped::Misfit(_)));
        if misfit && summary.games == 0 {
            folder.clear();
        }
        let error = stopped::told(error, &args.out, summary.games);
        return if interrupted {
            Ok(Ended::Interrupted(error))
        } else {
            Err(error)
        };
    }
    games.finish()?;
    some_games(args, &summary)?;
    summary.given = args.regulations.is_some();
    finish(&folder, &mut summary, view)?;
    Ok(Ended::Whole(Box::new(summary)))
}

/// A source without a game is another file than was meant.
fn some_games(args: &ReplayArgs, summary: &Summary) -> Result<()> {
    if summary.games > 0 || !summary.refused.is_empty() {
        return Ok(());
    }
    let what = format!("no games in {}", args.pgn.display());
    Err(trouble(
        what,
        "give a PGN file with games, and another --out",
    ))
}

/// Writes the report, if there is one tournament to report on, and the summary.
fn finish(folder: &Folder, summary: &mut Summary, view: View) -> Result<()> {
    if let Some((view, regulations)) = view {
        let report = trf::write(&view, &regulations, regulations.rounds, "16")?;
        folder.write("tournament.trf", &report)?;
        summary.tournament_report = Some("tournament.trf".to_owned());
    }
    folder.write("summary.json", &serde_json::to_string_pretty(&summary)?)
}

fn regulations(path: &Path) -> Result<Arc<Regulations>> {
    let text = std::fs::read_to_string(path);
    let text = text.with_context(|| format!("{} cannot be read", path.display()))?;
    let regulations = Regulations::from_toml(&text).map_err(|problems| {
        let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        anyhow!("{}:\n{}", path.display(), lines.join("\n"))
    });
    regulations.map(Arc::new)
}
