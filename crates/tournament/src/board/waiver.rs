//! What a waiver of checks comes to: the checks that the game begins without, and what they found.

use adoube_chess::{BySide, Side};

use super::Board;
use super::before::CheckKind;
use super::lazy_box::Blank;
use crate::note::{Note, note};

/// What an official noted on each failed check of a player.
#[derive(Debug, Clone)]
pub(super) struct Findings([Option<String>; 2]);

impl Blank for BySide<Findings> {
    const BLANK: &'static Self = &Self::new(Findings([None, None]), Findings([None, None]));
}

impl Findings {
    /// What was noted last on a check; nothing remains of one that was passed.
    pub(super) fn record(&mut self, kind: CheckKind, passed: bool, note: &str) {
        self.0[kind as usize] = (!passed && !note.is_empty()).then(|| note.to_owned());
    }

    /// What was noted on one device says nothing of another.
    pub(super) fn forget_device(&mut self) {
        self.0[CheckKind::Device as usize] = None;
    }

    fn of(&self, kind: CheckKind) -> Option<&str> {
        self.0[kind as usize].as_deref()
    }
}

impl Board {
    /// Each failed or missing check that a waiver covers, with what was found, and how the physical board is not as the event
    /// asks: of one player, or of both.
    pub fn waiver_notes(&self, of: Option<Side>) -> Vec<Note> {
        let sides = Side::ALL.into_iter();
        let sides = sides.filter(|side| of.is_none_or(|of| of == *side));
        let notes = sides.flat_map(|side| {
            let lacking = self.lacks_checks(side);
            let kinds = CheckKind::ALL.into_iter().filter(move |_| lacking);
            let checks = kinds.filter_map(move |kind| self.unpassed(side, kind));
            checks.chain(self.board_deviation_note(side))
        });
        notes.collect()
    }

    fn unpassed(&self, side: Side, kind: CheckKind) -> Option<Note> {
        let found = self.seats.findings[side].of(kind);
        let (word, text) = match (self.checks(side).result(kind), kind, found) {
            (Some(true), ..) => return None,
            (None, CheckKind::Device, _) => (
                "device-unchecked",
                format!("{side}'s device was not checked"),
            ),
            (None, CheckKind::FairPlay, _) => (
                "fair-play-unchecked",
                format!("{side} was not checked for fair play"),
            ),
            (Some(false), CheckKind::Device, None) => {
                ("device-failed", format!("{side}'s device FAILED its check"))
            }
            (Some(false), CheckKind::FairPlay, None) => (
                "fair-play-failed",
                format!("{side} FAILED the fair-play check"),
            ),
            (Some(false), CheckKind::Device, Some(found)) => (
                "device-failed-found",
                format!("{side}'s device FAILED its check: {found}"),
            ),
            (Some(false), CheckKind::FairPlay, Some(found)) => (
                "fair-play-failed-found",
                format!("{side} FAILED the fair-play check: {found}"),
            ),
        };
        let note = note!(word => "{text}", side = side.word());
        Some(match found {
            Some(found) => note.and("found", found.to_owned()),
            None => note,
        })
    }
}
