//! What the audience sees: a screen, lines of text, or objects.

use std::io::IsTerminal as _;

use adoube_client::follow::{Change, Model};
use anyhow::Result;
use serde_json::json;

use super::links::Links;
use crate::clock::monotonic_millis;
use crate::say::Say;
use crate::text;
use crate::watch::{Key, Narrator, TOLD, Terminal};

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
}

impl Stage {
    /// A screen if there is a terminal and nobody wants otherwise.
    pub(super) fn open(headless: bool, say: Say) -> Result<Self> {
        let screen = !headless && !say.json && std::io::stdout().is_terminal();
        let screen = screen.then(Terminal::open).transpose()?;
        let began = monotonic_millis();
        // Hundreds of moves a minute: the screen and the progress lines show them well enough.
        let narrator = Narrator::without_moves();
        Ok(Self {
            say,
            screen,
            narrator,
            said: Vec::new(),
            progress_at: began,
            began,
        })
    }

    /// Lines about what happens, and none about how far everything is: links must not scroll away.
    pub(super) fn of_few_words(say: Say) -> Self {
        let began = monotonic_millis();
        Self {
            say,
            screen: None,
            narrator: Narrator::without_moves(),
            said: Vec::new(),
            progress_at: u64::MAX,
            began,
        }
    }

    /// Tells where to look.
    pub(super) fn links(&mut self, links: &Links) {
        self.say.result(links.text(), &links.json());
    }

    /// Whether there is nobody who could type.
    pub(super) const fn is_alone(&self) -> bool {
        self.screen.is_none()
    }

    /// Tells of a step.
    pub(super) fn tell(&mut self, line: &str) {
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

    /// Tells of a change.
    pub(super) fn change(&mut self, change: &Change, model: &Model) {
        let now = monotonic_millis();
        for line in self.narrator.tell(change, model, now) {
            self.tell(&line);
        }
    }

    /// Shows where everything stands.
    pub(super) fn show(&mut self, model: &Model) -> Result<()> {
        let now = monotonic_millis();
        if let Some(screen) = &mut self.screen {
            return screen.draw(model, now, &self.said, "q stops the demo");
        }
        if now >= self.progress_at {
            self.progress_at = now + PROGRESS;
            let boards: Vec<String> = model
                .boards()
                .map(|board| progress(board, model, now))
                .collect();
            if !boards.is_empty() {
                self.tell(&boards.join("  |  "));
            }
        }
        Ok(())
    }

    /// The next key on the screen; never comes without one.
    pub(super) async fn key(&mut self) -> Key {
        match &mut self.screen {
            Some(screen) => screen.key().await,
            None => std::future::pending().await,
        }
    }

    /// Takes the screen down and says what was said meanwhile.
    pub(super) fn close(&mut self) {
        if self.screen.take().is_some() {
            for line in std::mem::take(&mut self.said) {
                self.say.text(line);
            }
        }
    }
}

fn progress(board: &adoube_proto::v1::BoardView, model: &Model, now: u64) -> String {
    use adoube_proto::v1::Side;
    let clock = |side| text::show_whole(model.remaining(board, side, now));
    let number = board.board.map_or(0, |b| b.board);
    let state = match board.state.as_str() {
        "playing" => "",
        state => state,
    };
    format!(
        "{number}: move {} {} {} {state}",
        board.ply.div_ceil(2),
        clock(Side::White),
        clock(Side::Black)
    )
    .trim_end()
    .to_owned()
}
