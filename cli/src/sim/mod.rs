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
use crate::plain;
use crate::say::{Say, trouble};
use crate::watch::{Key, Terminal, write};
use walker::Walker;

use crate::text;

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
    let text = read(&args.file)?;
    let walk = Walk::through(&story(&args.file, &text)?);
    let holds = walk.violations.is_empty();
    if say.json || args.lines || !std::io::stdout().is_terminal() {
        write(&lines(&walk, remarks(&text), say))?;
    } else {
        on_screen(walk).await?;
    }
    Ok(ExitCode::from(u8::from(!holds)))
}

fn unread(path: &Path, why: impl std::fmt::Display) -> anyhow::Error {
    trouble!("cli-sim-unread", file: path.display(), why)
}

/// What stands in a file that may be a story.
fn read(path: &Path) -> Result<String> {
    let size = fs::metadata(path)
        .map_err(|error| unread(path, error))?
        .len();
    if size > LARGEST {
        return Err(unread(path, text!("cli-sim-too-large")));
    }
    let bytes = plain::bytes(path)?;
    plain::refuse(path, &bytes)?;
    plain::text(bytes).map_err(|not| unread(path, not))
}

fn story(path: &Path, text: &str) -> Result<Story> {
    Story::parse(text).map_err(|why| unread(path, why))
}

/// What its writer says of a story.
fn remarks(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with('#'))
}

/// All of it, for a file or a pipe, and at last whether it holds.
fn lines<'a>(walk: &Walk, remarks: impl Iterator<Item = &'a str>, say: Say) -> Vec<String> {
    if !say.json {
        let moments = walk.moments.iter().map(ToString::to_string);
        let all = remarks.map(str::to_owned).chain(moments);
        return all.chain(verdict(walk)).collect();
    }
    let moments = walk.moments.iter().map(|moment| {
        let (at, kind) = (moment.at, moment.kind.name());
        json!({ "at_ms": at, "kind": kind, "words": moment.words, "text": moment.text }).to_string()
    });
    let broken = walk.violations.iter().map(|violation| {
        json!({ "broken": violation.invariant.id(), "text": violation.what }).to_string()
    });
    let holds = json!({ "holds": walk.violations.is_empty() }).to_string();
    moments.chain(broken).chain([holds]).collect()
}

fn verdict(walk: &Walk) -> Vec<String> {
    if walk.violations.is_empty() {
        return vec![text!("cli-sim-all-hold")];
    }
    let broken = walk.violations.iter();
    broken
        .map(|violation| text!("cli-sim-violated", invariant: violation))
        .collect()
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
            Key::Char('f') => walker.in_full = !walker.in_full,
            Key::Char(_) | Key::Other => {}
        }
    }
}
