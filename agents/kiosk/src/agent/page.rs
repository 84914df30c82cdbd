//! What the player's page is shown, and what becomes of what it asks for.

use adoube_proto::v1::{Refusal, play_command::Command};

use super::{
    core::Agent,
    messages::{Output, PageInput},
};
use crate::{evidence::page::Sign, ids::CommandId, screen::Outlook, time::Now};

impl Agent {
    pub(super) fn handle_page(&mut self, now: Now, input: PageInput) {
        match input {
            PageInput::Opened(page) => {
                self.screen.opened(page);
                self.witness.page(now, Sign::Alive);
            }
            // Of a page whose place another one took, or that was closed.
            PageInput::Alive if !self.screen.is_open() => {}
            PageInput::Alive => self.witness.page(now, Sign::Alive),
            PageInput::Closed(page) => {
                if self.screen.closed(page) {
                    self.witness.page(now, Sign::Closed);
                }
            }
            PageInput::Asked { ask, command } => self.asked(now, ask, command),
            PageInput::TookBack { ask } => self.took_back(ask),
            PageInput::ConfirmedBoard { ask } => self.confirmed_board(ask),
        }
    }

    fn asked(&mut self, now: Now, ask: u64, command: Command) {
        if let Some(text) = self.locks.text() {
            let mut refusal = refusal("locked", &format!("the venue locked this page: {text}"));
            refusal.with.insert("text".to_owned(), text.to_owned());
            return self.tell(ask, Some(refusal));
        }
        if self.link.seat().is_none() {
            let refusal = refusal("no-seat", "this device has no seat");
            return self.tell(ask, Some(refusal));
        }
        if matches!(command, Command::Move(_)) {
            self.take_back_move();
        }
        match self.link.submit(now, command) {
            Ok(id) => self.asks.push((id, ask)),
            Err(error) => self.tell(ask, Some(refusal("busy", &error.to_string()))),
        }
    }

    fn took_back(&mut self, ask: u64) {
        let taken = self.take_back_move();
        let refused = || refusal("no-waiting-move", "no move waits that was not sent");
        self.tell(ask, (!taken).then(refused));
    }

    /// One move waits at most: whether one was there that was never sent. Its own question is answered.
    fn take_back_move(&mut self) -> bool {
        let Some(id) = self.link.take_back_move() else {
            return false;
        };
        let taken_back = refusal("taken-back", "its player took it back or replaced it");
        self.answer_page(id, Some(&taken_back));
        true
    }

    /// Answers the page if the command is one of its own; whether it is.
    pub(super) fn answer_page(&mut self, id: CommandId, refusal: Option<&Refusal>) -> bool {
        let Some(at) = self.asks.iter().position(|(asked, _)| *asked == id) else {
            return false;
        };
        let (_, ask) = self.asks.swap_remove(at);
        self.tell(ask, refusal.cloned());
        true
    }

    pub(super) fn tell(&mut self, ask: u64, refusal: Option<Refusal>) {
        self.outputs.push_back(Output::Told { ask, refusal });
    }

    pub(super) fn outlook(&self) -> Outlook<'_> {
        Outlook {
            link: &self.link,
            locked: self.locks.shown(),
            physical_board: self.physical_board.view(),
        }
    }

    pub(super) fn show(&mut self, now: Now) {
        let outlook = Outlook {
            link: &self.link,
            locked: self.locks.shown(),
            physical_board: self.physical_board.view(),
        };
        if let Some((page, shown)) = self.screen.tick(now, outlook) {
            self.outputs.push_back(Output::Show(page, shown));
        }
    }
}

/// Told by its code in any language.
pub(super) fn refusal(code: &str, text: &str) -> Refusal {
    Refusal {
        code: code.to_owned(),
        text: text.to_owned(),
        word: code.to_owned(),
        ..Refusal::default()
    }
}
