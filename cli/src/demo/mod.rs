//! `adoube demo`: a real round, played again by separate programs on this machine, over the same
//! wire as in earnest, with a cable pulled in the middle of a game.

mod check;
mod drama;
mod eboards;
mod flow;
mod links;
mod locked;
mod place;
mod proxy;
mod results;
mod ruling;
mod source;
mod stage;
mod table;

use std::process::ExitCode;

use adoube_local_event::{self as local, Crew, INTERRUPTED, Root};
use anyhow::Result;
use serde_json::json;

use crate::args::DemoArgs;
use crate::say::Say;
use check::Verdict;
use flow::{Flow, Stopped};
use locked::DeviceLock;
use place::{Place, Wanted};
use results::Files;
use source::Source;
use stage::Stage;

/// Plays the round, shows it, and checks how it ended.
pub(crate) async fn run(args: DemoArgs, say: Say) -> Result<ExitCode> {
    if args.play {
        return by_hand(&args, say).await;
    }
    if args.eboards {
        return eboards::run(&args, say).await;
    }
    let out = args.out.as_deref();
    results::refuse_to_overwrite(out, Source::read()?.round)?;
    let root = Root::make(args.keep.as_deref())?;
    let mut crew = Crew::new(root.path(), "--keep DIR keeps all logs")?;
    let mut stage = Stage::open(args.headless, say)?;
    let played = tokio::select! {
        played = play(&args, &root, &mut crew, &mut stage) => played,
        () = local::interrupted() => Err(Stopped.into()),
    };
    stage.close();
    let stuck = crew.stop().await;
    let left = local::remove_leftovers(root.path()).await;
    let code = match played {
        Ok(ended) => report(&args, &ended, say),
        Err(error) if error.is::<Stopped>() => Ok(ExitCode::from(INTERRUPTED)),
        Err(error) => Err(error),
    };
    close(root, say)?;
    let stray: Vec<String> = stuck.into_iter().chain(left).collect();
    if code.is_ok() && !stray.is_empty() {
        anyhow::bail!(
            "these programs did not stop and were killed: {}",
            stray.join(", ")
        );
    }
    code
}

/// Removes the event's folder, or says where it is.
fn close(root: Root, say: Say) -> Result<()> {
    if let Some(kept) = root.close()? {
        say.text(format_args!("Everything is in {}", kept.display()));
    }
    Ok(())
}

async fn play(args: &DemoArgs, root: &Root, crew: &mut Crew, stage: &mut Stage) -> Result<Ended> {
    let source = Source::read()?;
    let wanted = Wanted {
        venues: args.venues.into(),
        regulations: source::REGULATIONS,
        pages: false,
    };
    let place = Place::make(root.path(), &source, wanted)?;
    stage.tell(&format!(
        "new keys and certificates in {}",
        place.folder.path().display()
    ));
    let mut flow = Flow::new(args, &source, &place, crew, stage);
    let mut played = flow.play().await?;
    let folder = args
        .out
        .clone()
        .unwrap_or_else(|| root.path().join("results"));
    let files = results::write(&mut played.chief, &folder, source.round).await?;
    Ok(Ended {
        verdicts: played.verdicts,
        locks: played.locks,
        files,
    })
}

/// What there is to report.
struct Ended {
    verdicts: Vec<Verdict>,
    locks: Vec<DeviceLock>,
    files: Files,
}

/// A round for people to play in, until one of them ends it.
async fn by_hand(args: &DemoArgs, say: Say) -> Result<ExitCode> {
    let root = Root::make(args.keep.as_deref())?;
    let mut crew = Crew::new(root.path(), "--keep DIR keeps all logs")?;
    let mut stage = Stage::of_few_words(say);
    let hosted = tokio::select! {
        hosted = host(args, &root, &mut crew, &mut stage) => hosted,
        () = local::interrupted() => Ok(()),
    };
    crew.stop().await;
    local::remove_leftovers(root.path()).await;
    close(root, say)?;
    hosted.map(|()| ExitCode::SUCCESS)
}

async fn host(args: &DemoArgs, root: &Root, crew: &mut Crew, stage: &mut Stage) -> Result<()> {
    let source = Source::read()?;
    let wanted = Wanted {
        venues: args.venues.into(),
        regulations: source::BY_HAND,
        pages: true,
    };
    let place = Place::make(root.path(), &source, wanted)?;
    // Clocks as in life, whatever the demo's own pace.
    let args = DemoArgs {
        speed: 1.0,
        ..args.clone()
    };
    Flow::new(&args, &source, &place, crew, stage).host().await
}

fn report(args: &DemoArgs, ended: &Ended, say: Say) -> Result<ExitCode> {
    let (verdicts, files) = (&ended.verdicts, &ended.files);
    let kept = args.keep.is_some() || args.out.is_some();
    say.text("");
    say.text(table::text(verdicts));
    if args.locked {
        say.text(locked::text(&ended.locks));
    }
    for (name, (path, text), lines) in [("PGN", &files.pgn, 14), ("TRF", &files.trf, 24)] {
        say.text(format_args!("{name}: {}", path.display()));
        if !kept {
            say.text(results::head(text, lines));
        }
    }
    if !kept {
        say.text(
            "These files are removed now; --keep DIR keeps everything, --out DIR keeps these two.",
        );
    }
    let ok = verdicts
        .iter()
        .all(|verdict| verdict.differences.is_empty());
    say.value(&json!({
        "kind": "summary", "ok": ok, "games": table::json(verdicts),
        "pgn": files.pgn.0, "trf": files.trf.0, "kept": kept,
        "locks": locked::value(&ended.locks),
    }));
    say.text(if ok {
        "Every game ended as in its source."
    } else {
        "NOT every game ended as in its source."
    });
    check_silence(args, verdicts)?;
    Ok(if ok {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The pulled cable must have been noticed.
fn check_silence(args: &DemoArgs, verdicts: &[Verdict]) -> Result<()> {
    let noticed = verdicts
        .iter()
        .any(|verdict| verdict.pauses > 0 && verdict.silent_ms > 0);
    if args.no_silence || noticed {
        Ok(())
    } else {
        anyhow::bail!("a cable was pulled but no board was paused")
    }
}
