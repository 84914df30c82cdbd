//! The terminal: taken over for a screen, given back whatever happens.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use adoube_client::follow::Model;
use adoube_official_views::round::screen;
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::{Context as _, Result};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::{DefaultTerminal, Frame};
use tokio::sync::mpsc;

use crate::catalogue::filled;

/// What a person pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    /// q, Escape or Ctrl-C.
    Quit,
    /// A letter or digit.
    Char(char),
    /// An arrow, or a key for a page or an end.
    Move(Move),
    /// Anything else.
    Other,
}

/// Where a key that moves leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Move {
    /// A line up.
    Up,
    /// A line down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the first line.
    First,
    /// To the last line.
    Last,
}

/// How long the reader of keys sleeps between looking whether it should end.
const LOOK: Duration = Duration::from_millis(100);

/// A terminal with our screen on it. Dropped, it is as it was.
pub(crate) struct Terminal {
    screen: DefaultTerminal,
    keys: mpsc::Receiver<Key>,
    closed: Arc<AtomicBool>,
}

impl Terminal {
    /// Takes the terminal over.
    pub(crate) fn open() -> Result<Self> {
        let terminal = ratatui::try_init()
            .with_context(|| filled(&CatalogueMessage::new("cli-live-no-screen")))?;
        let (sender, keys) = mpsc::channel(16);
        let closed = Arc::new(AtomicBool::new(false));
        let watched = Arc::clone(&closed);
        std::thread::Builder::new()
            .name("keys".to_owned())
            .spawn(move || read_keys(&sender, &watched))
            .with_context(|| filled(&CatalogueMessage::new("cli-live-no-keys")))?;
        Ok(Self {
            screen: terminal,
            keys,
            closed,
        })
    }

    /// The next key.
    pub(crate) async fn key(&mut self) -> Key {
        match self.keys.recv().await {
            Some(key) => key,
            // Nobody reads keys any more: the terminal has gone away.
            None => Key::Quit,
        }
    }

    /// Rings the bell: somebody has to look. A terminal without a bell does nothing.
    #[expect(
        clippy::unused_self,
        reason = "only who has taken the terminal over rings"
    )]
    pub(crate) fn ring(&self) {
        let mut out = io::stdout().lock();
        let _ = out.write_all(b"\x07").and_then(|()| out.flush());
    }

    /// Draws the round, its latest news, and a line at the bottom.
    pub(crate) fn draw(
        &mut self,
        model: &Model,
        now: u64,
        told: &[String],
        footer: &str,
    ) -> Result<()> {
        self.show(|frame| screen::draw(frame, model, now, told, footer))
    }

    /// Draws anything.
    pub(crate) fn show(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> Result<()> {
        let drawn = self.screen.draw(draw);
        drawn
            .map(|_| ())
            .with_context(|| filled(&CatalogueMessage::new("cli-live-terminal-unwritable")))
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.closed.store(true, Ordering::Relaxed);
        ratatui::restore();
        let _ = io::stdout().flush();
    }
}

fn read_keys(sender: &mpsc::Sender<Key>, closed: &AtomicBool) {
    while !closed.load(Ordering::Relaxed) {
        match event::poll(LOOK) {
            Ok(true) => {}
            Ok(false) => continue,
            Err(_) => return,
        }
        let key = match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => meaning(&key),
            Ok(_) => continue,
            Err(_) => return,
        };
        if sender.blocking_send(key).is_err() {
            return;
        }
    }
}

fn meaning(key: &KeyEvent) -> Key {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('q') | KeyCode::Esc => Key::Quit,
        KeyCode::Char('c') if control => Key::Quit,
        KeyCode::Char(key) => Key::Char(key),
        KeyCode::Up => Key::Move(Move::Up),
        KeyCode::Down => Key::Move(Move::Down),
        KeyCode::PageUp => Key::Move(Move::PageUp),
        KeyCode::PageDown => Key::Move(Move::PageDown),
        KeyCode::Home => Key::Move(Move::First),
        KeyCode::End => Key::Move(Move::Last),
        _ => Key::Other,
    }
}
