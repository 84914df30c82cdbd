//! A replay in real time: the same games over the wire. Coordinator, venue node with broker and
//! relay, and the players' agents are those of an event in earnest, on this machine.

mod pace;
mod rounds;
mod seats;
mod site;
mod table;
mod tournament;
mod verdict;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use adoube_ledger::{Ledger as _, SledLedger, SledOptions};
use adoube_local_event::{Crew, Root, interrupted, remove_leftovers};
use anyhow::{Context as _, Result, bail};

use super::files::{Folder, Games};
use super::final_standings::Standing;
use super::game::EQUAL;
use super::progress::Progress;
use super::report::{RealTime, Summary};
use super::source_files::Source;
use super::source_reader::{self, Item};
use super::stop_reason::{self, Over, Stopped};
use super::{READ_AHEAD, SIGNING, close, finish, not_begun, some_games};
use crate::{Outcome, RealTimeOptions, ReplayRequest};

/// What to do when a program fails.
const NEXT: &str = "correct this and start again with another --out; if a port was already in use, \
                    just start again";

/// What a replay in real time works with.
struct Replay<'a> {
    request: &'a ReplayRequest,
    options: RealTimeOptions,
    root: &'a Path,
    out: &'a Path,
    crew: &'a mut Crew,
    games: Games,
    progress: Progress,
    summary: Summary,
    /// The only tournament as it stood at its end.
    view: Option<Standing>,
}

/// Plays everything again over the wire; success if every game ended as it should.
pub async fn in_real_time(request: &ReplayRequest, options: RealTimeOptions) -> Result<Outcome> {
    let Some(source) = Source::come(request).await? else {
        return Ok(not_begun(request));
    };
    let root = Root::make(None)?;
    let mut crew = Crew::new(root.path(), NEXT)?;
    let folder = Folder::make(&request.out)?;
    folder.write("signing.pem", SIGNING)?;
    // Programs work elsewhere.
    let out = request.out.canonicalize()?;
    let played = tokio::select! {
        played = play(request, options, source, (root.path(), &folder, &out), &mut crew) => Some(played),
        () = interrupted() => None,
    };
    // A program that failed says more than whoever missed it.
    let failed = crew.check();
    let stuck = crew.stop().await;
    let left = remove_leftovers(root.path()).await;
    root.close()?;
    let games = games_in(&out);
    if games == 0 && matches!(played, Some(Err(_))) {
        folder.clear();
    }
    let Some(played) = played else {
        let error = stop_reason::told(Stopped::Interrupted.into(), &request.out, Over::Kept(games));
        return Ok(Outcome::Interrupted(error));
    };
    let (mut summary, view) = match (played, failed) {
        (Err(_), Err(failed)) => return Err(failed),
        (played, _) => {
            played.map_err(|error| stop_reason::told(error, &request.out, Over::Kept(games)))?
        }
    };
    let stray: Vec<String> = stuck.into_iter().chain(left).collect();
    if !stray.is_empty() {
        bail!(
            "these did not stop by themselves and were killed: {}",
            stray.join(", ")
        );
    }
    summary.records = records(&out)?;
    finish(&folder, &mut summary, view)?;
    Ok(Outcome::Finished(Box::new(summary)))
}

async fn play(
    request: &ReplayRequest,
    options: RealTimeOptions,
    source: Source,
    (root, folder, out): (&Path, &Folder, &Path),
    crew: &mut Crew,
) -> Result<(Summary, Option<Standing>)> {
    let read = Arc::clone(&source.read);
    let progress = Progress::new(source.read.clone(), source.size);
    let (sender, items) = sync_channel(READ_AHEAD);
    let reader = thread::Builder::new().name("reader".to_owned());
    // It ends when nobody takes what it reads.
    reader.spawn(move || source_reader::read(source.text, source.given.as_ref(), &sender))?;
    let mut replay = Replay {
        request,
        options,
        root,
        out,
        crew,
        games: Games::create(&out.join("games.pgn"))?,
        progress,
        summary: Summary {
            real_time: Some(RealTime {
                speed: options.speed,
                tolerance_ms: pace::NEAR,
                equal_within_ms: EQUAL,
                ..RealTime::default()
            }),
            given: request.regulations.is_some(),
            ..Summary::default()
        },
        view: None,
    };
    replay.take_all(&items).await?;
    if let Err(error) = some_games(request, &replay.summary, read.load(Ordering::Relaxed)) {
        folder.clear();
        return Err(error);
    }
    close(replay.games, &replay.summary)?;
    let mut summary = replay.summary;
    summary.close(replay.progress.passed());
    replay.progress.end(summary.games, summary.moves);
    Ok((summary, replay.view))
}

impl Replay<'_> {
    async fn take_all(&mut self, items: &Receiver<Item>) -> Result<()> {
        // The source is read in another thread; a wait for it keeps nobody else.
        while let Ok(item) = tokio::task::block_in_place(|| items.recv()) {
            match item {
                Item::Tournament(plan) => {
                    let games = plan.rounds.iter().map(|round| round.pairings.len());
                    self.progress.know(games.sum());
                    self.tournament(*plan).await?;
                }
                Item::Refused(refused) => {
                    self.games.pass_over(refused.game)?;
                    self.summary.refused.push(refused.game, refused);
                }
                Item::Noted(note) => self.summary.note(note),
                Item::Stopped(stopped) => return Err(stopped.into()),
            }
        }
        Ok(())
    }
}

/// How many games its file has when it was interrupted.
fn games_in(out: &Path) -> u64 {
    let text = fs::read_to_string(out.join("games.pgn.part"));
    let text = text.unwrap_or_default();
    let games = text.lines().filter(|line| line.starts_with("[Event "));
    games.count() as u64
}

/// How many records all ledgers hold.
fn records(out: &Path) -> Result<u64> {
    let mut records = 0;
    for number in 1.. {
        let path = match number {
            1 => out.join("ledger"),
            later => out.join(format!("ledger-{later}")),
        };
        if !path.is_dir() {
            break;
        }
        let ledger = SledLedger::open(&path, SledOptions::default())
            .with_context(|| format!("{} cannot be read", path.display()))?;
        for stream in ledger.streams("")? {
            records += ledger.head(&stream)?.sequence;
        }
        ledger.close();
    }
    Ok(records)
}
