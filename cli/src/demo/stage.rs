//! What the audience sees: a screen, lines of text, or objects.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use adoube_client::follow::{Change, Model};
use adoube_demo::{Choice, DeviceLock, Host, Input, Kind, Links};
use adoube_official_views::incidents::offers::folded;
use adoube_official_views::round::Narrator;
use adoube_proto::v1::{BoardView, EventView, GameStage, Side};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::BoardId;
use adoube_tournament::message;
use anyhow::{Error, Result};
use serde_json::json;

use super::results::{self, Files};
use super::{filled, links, locks};
use crate::client::Client;
use crate::clock::monotonic_millis;
use crate::commands::before;
use crate::say::Say;
use crate::text;
use crate::watch::{Key, TOLD, Terminal};

/// A line about everything comes at least this often without a screen, milliseconds.
const PROGRESS: u64 = 5_000;

/// Where the demo is shown.
pub(super) struct Stage {
    say: Say,
    screen: Option<Terminal>,
    narrator: Narrator,
    said: Vec<String>,
    /// When the next line about everything comes.
    progress_at: u64,
    began: u64,
    /// Where results go, if somebody named a folder.
    out: Option<PathBuf>,
    files: Option<Files>,
}

impl Stage {
    /// A screen if there is a terminal and nobody wants otherwise. With links, which must not scroll away, there are lines
    /// about what happens, and none about how far everything is.
    pub(super) fn open(kind: Kind, headless: bool, out: Option<PathBuf>, say: Say) -> Result<Self> {
        let has_links = kind == Kind::InBrowsers;
        let plain = headless || has_links || say.json;
        let screen = !plain && std::io::stdout().is_terminal();
        let screen = screen.then(Terminal::open).transpose()?;
        let began = monotonic_millis();
        Ok(Self {
            say,
            screen,
            // Hundreds of moves a minute: the screen and the progress lines show them well enough.
            narrator: Narrator::without_moves(),
            said: Vec::new(),
            progress_at: if has_links { u64::MAX } else { began },
            began,
            out,
            files: None,
        })
    }

    /// The exported results.
    pub(super) const fn files(&self) -> Option<&Files> {
        self.files.as_ref()
    }

    fn tell(&mut self, line: &str) {
        let seconds = monotonic_millis().saturating_sub(self.began) / 1000;
        if self.say.json {
            self.say
                .value(&json!({"kind": "note", "seconds": seconds, "text": line}));
            return;
        }
        let line = format!("[{:>2}:{:02}] {line}", seconds / 60, seconds % 60);
        if self.screen.is_some() {
            self.said.push(line);
            self.said.drain(..self.said.len().saturating_sub(TOLD));
        } else {
            self.say.text(line);
        }
    }
}

impl Host for Stage {
    fn step(&mut self, step: &CatalogueMessage) {
        self.tell(&filled(step));
    }

    fn program(&mut self, line: &str) {
        self.tell(line);
    }

    fn refused(&mut self, error: &Error) {
        self.tell(&format!("{error:#}"));
    }

    fn change(&mut self, change: &Change, model: &Model) {
        for line in self.narrator.tell(change, model, monotonic_millis()) {
            self.tell(&line);
        }
    }

    fn choices(&mut self, incident: u32, choices: &[Choice]) {
        let name = |choice: &Choice| {
            let name = message!("cli-demo-ruling-name", number: choice.number);
            filled(&name.messages("ruling", vec![choice.name.clone()]))
        };
        let choices = choices
            .iter()
            .map(|choice| (name(choice), choice.offers.clone()));
        let choices: Vec<_> = choices.collect();
        // Choices that do the same are one.
        for (names, boards) in folded(&choices) {
            let or = text!("cli-demo-ruling-or");
            let names = names.join(&format!("; {or} "));
            self.tell(&text!("cli-demo-ruling-offer", incident, rulings: names));
            for line in boards {
                self.tell(&format!("  {line}"));
            }
        }
    }

    fn locks(&mut self, locks: &[DeviceLock]) {
        for line in locks::text(locks).lines() {
            self.tell(line);
        }
    }

    fn links(&mut self, links: &Links) {
        self.say.result(links::text(links), &links::json(links));
    }

    fn show(&mut self, model: &Model) -> Result<()> {
        let now = monotonic_millis();
        if let Some(screen) = &mut self.screen {
            return screen.draw(model, now, &self.said, &text!("cli-demo-quit"));
        }
        if now >= self.progress_at {
            self.progress_at = now + PROGRESS;
            let boards = model.boards().map(|board| progress(board, model, now));
            let boards: Vec<String> = boards.collect();
            if !boards.is_empty() {
                self.tell(&boards.join("  |  "));
            }
        }
        Ok(())
    }

    fn has_keyboard(&self) -> bool {
        self.screen.is_some()
    }

    async fn input(&mut self) -> Input {
        let Some(screen) = &mut self.screen else {
            return std::future::pending().await;
        };
        loop {
            match screen.key().await {
                Key::Quit => return Input::Quit,
                Key::Char(key) => return Input::Key(key),
                Key::Move(_) | Key::Other => {}
            }
        }
    }

    async fn waive_checks(
        &mut self,
        chief: &mut Client,
        board: BoardId,
        seat: Side,
        reason: &str,
    ) -> Result<()> {
        before::waive_one(chief, board, seat, reason).await
    }

    async fn pass_checks(
        &mut self,
        lca: &mut Client,
        view: &EventView,
        round: u16,
        venue: &str,
    ) -> Result<usize> {
        before::pass_all(lca, view, round, venue).await
    }

    async fn round_closed(&mut self, chief: &mut Client, round: u16, folder: &Path) -> Result<()> {
        let folder = self.out.as_deref().unwrap_or(folder);
        self.files = Some(results::write(chief, folder, round).await?);
        Ok(())
    }

    /// Takes the screen down and says what was said meanwhile.
    fn close(&mut self) {
        if self.screen.take().is_some() {
            for line in std::mem::take(&mut self.said) {
                self.say.text(line);
            }
        }
    }
}

fn progress(board: &BoardView, model: &Model, now: u64) -> String {
    let clock = |side| text::show_whole(model.remaining(board, side, now));
    let progress = text!(
        "cli-demo-progress", board: board.board.map_or(0, |b| b.board),
        "move": board.ply.div_ceil(2), white: clock(Side::White), black: clock(Side::Black),
    );
    match board.state() {
        GameStage::Playing => progress,
        GameStage::Unspecified | GameStage::Waiting | GameStage::Paused | GameStage::Finished => {
            format!("{progress} {}", GameStage::word_of(board.state))
        }
    }
}
