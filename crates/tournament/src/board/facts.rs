//! What is asked of every event. `Event::facts` has one row for each kind.

use super::changes::Change;
use super::command_basis::Part;
use super::event::Moved;
use super::{Audience, DeviceNote, Opened};
use crate::clock::Reading;

/// What is asked of an event.
#[derive(Debug, Clone, Copy)]
pub(super) struct Facts<'a> {
    pub(super) audience: Audience,
    /// Both clocks after it, where it sets them.
    pub(super) clocks: Option<&'a Reading>,
    /// The parts of the board that it changes.
    pub(super) parts: &'static [Part],
    pub(super) change: Change,
    /// The pairing, where it opens the board.
    pub(super) opened: Option<&'a Opened>,
    /// What it tells of a device, where it does.
    pub(super) device_note: Option<&'a DeviceNote>,
    /// The move, where it is one.
    pub(super) moved: Option<&'a Moved>,
    /// Whether its player entered it before the opponent's move: it does not show that they are there.
    pub(super) premoved: bool,
}

impl<'a> Facts<'a> {
    pub(super) const fn opened(mut self, opened: &'a Opened) -> Self {
        self.opened = Some(opened);
        self
    }

    pub(super) const fn device_note(mut self, note: &'a DeviceNote) -> Self {
        self.device_note = Some(note);
        self
    }

    pub(super) const fn moved(mut self, moved: &'a Moved) -> Self {
        self.moved = Some(moved);
        self
    }

    pub(super) const fn premoved(mut self, premoved: bool) -> Self {
        self.premoved = premoved;
        self
    }
}

pub(super) const fn row<'a>(
    audience: Audience,
    clocks: Option<&'a Reading>,
    parts: &'static [Part],
    change: Change,
) -> Facts<'a> {
    Facts {
        audience,
        clocks,
        parts,
        change,
        opened: None,
        device_note: None,
        moved: None,
        premoved: false,
    }
}

/// It changes no part that a command may be based on.
pub(super) const fn beside(
    audience: Audience,
    clocks: Option<&Reading>,
    change: Change,
) -> Facts<'_> {
    row(audience, clocks, &[], change)
}
