//! `adoube sim`: stories of the simulation in the terminal, for whoever looks into one that does not hold.

mod screen;
#[cfg(test)]
mod tests;
mod walker;

use std::fs;
use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;

use adoube_simulation::story::Story;
use adoube_simulation::walk::Walk;
use anyhow::Result;
use serde_json::json;

use crate::args::{SimCommand, StepArgs};
use crate::say::{Say, trouble};
use crate::watch::{Key, Terminal, write};
use walker::Walker;

/// A file of a story is no larger, bytes.
const LARGEST: u64 = 1 << 20;

/// Does what was typed; fails if the story does not hold.
pub(crate) async fn run(command: SimCommand, say: Say) -> Result<ExitCode> {
    match command {
        SimCommand::Story { seed } => {
            let text = Story::of(seed).text();
            say.result(text.trim_end(), &json!({ "seed": seed, "story": text }));
            Ok(ExitCode::SUCCESS)
        }
        SimCommand::Step(args) => step(&args, say).await,
    }
}

async fn step(args: &StepArgs, say: Say) -> Result<ExitCode> {
    let walk = Walk::through(&read(&args.file)?);
    let holds = walk.violations.is_empty();
    if say.json || args.lines || !std::io::stdout().is_terminal() {
        write(&lines(&walk, say))?;
    } else {
        on_screen(walk).await?;
    }
    Ok(ExitCode::from(u8::from(!holds)))
}

/// The story in a file.
fn read(path: &Path) -> Result<Story> {
    let unread = |why: &dyn std::fmt::Display| {
        let next = "`adoube sim story 7 > FILE` writes one; docs/simulation.md lists the steps";
        trouble(format!("{}: {why}", path.display()), next)
    };
    let size = fs::metadata(path).map_err(|error| unread(&error))?.len();
    if size > LARGEST {
        return Err(unread(&"larger than a story can be"));
    }
    let text = fs::read_to_string(path).map_err(|error| unread(&error))?;
    Story::parse(&text).map_err(|why| unread(&why))
}

/// All of it, for a file or a pipe.
fn lines(walk: &Walk, say: Say) -> Vec<String> {
    if !say.json {
        let moments = walk.moments.iter().map(ToString::to_string);
        let broken = walk.violations.iter();
        let broken = broken.map(|violation| format!("does not hold: {violation}"));
        return moments.chain(broken).collect();
    }
    let moments = walk.moments.iter().map(|moment| {
        json!({ "at_ms": moment.at, "kind": moment.kind.name(), "text": moment.text }).to_string()
    });
    let broken = walk.violations.iter().map(|violation| {
        json!({ "broken": violation.invariant.id(), "text": violation.what }).to_string()
    });
    moments.chain(broken).collect()
}

async fn on_screen(walk: Walk) -> Result<()> {
    let mut terminal = Terminal::open()?;
    let mut walker = Walker::new(walk);
    loop {
        terminal.show(|frame| screen::draw(frame, &mut walker))?;
        match terminal.key().await {
            Key::Quit => return Ok(()),
            Key::Move(by) => walker.go(by),
            Key::Char('n' | ' ') => walker.next_step(),
            Key::Char('p') => walker.step_before(),
            Key::Char(_) | Key::Other => {}
        }
    }
}
