//! Whether the player can go on at once at the device that a seat is to move to, and what their clock does otherwise.

use adoube_chess::Side;
use adoube_tournament::board::{Board, ClockWhileAway};
use adoube_tournament::ids::DeviceId;
use adoube_tournament::note::{Note, note};

use crate::shard::Shard;

/// What is known of a spare device and its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spare {
    PageOpen,
    PageClosed,
    NotConnected,
    /// Nothing came from it or its venue.
    Unknown,
}

/// What the seat's clock does while nobody can play there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ClockDuringMove {
    /// It does not run now: the game has not begun, or is paused.
    Stopped,
    /// It keeps running on the player's turn.
    Runs,
    /// The event stops both clocks for a disconnected player.
    Stops,
}

impl Shard {
    pub(super) fn of_moving_seat(&self, board: &Board, side: Side, device: &DeviceId) -> Note {
        let meanwhile = match (board.clock().running(), board.opened().terms.away.clock) {
            (None, _) => ClockDuringMove::Stopped,
            (Some(_), ClockWhileAway::Runs) => ClockDuringMove::Runs,
            (Some(_), ClockWhileAway::Suspended { .. }) => ClockDuringMove::Stops,
        };
        note(self.spare(device), meanwhile, side, device)
    }

    fn spare(&self, device: &DeviceId) -> Spare {
        if self.play_links.is_connected(device) {
            return if self.is_page_gone(device) {
                Spare::PageClosed
            } else {
                Spare::PageOpen
            };
        }
        let venue = self.venue_of_device(device);
        match venue.and_then(|venue| self.venues.status(venue, device)) {
            Some(_) => Spare::NotConnected,
            None => Spare::Unknown,
        }
    }
}

fn note(spare: Spare, meanwhile: ClockDuringMove, side: Side, device: &DeviceId) -> Note {
    let how = match spare {
        Spare::PageOpen => format!("the page on {device} is open: {side} can play there at once"),
        Spare::PageClosed => {
            format!("the page on {device} is not open: {side} cannot play until it is opened")
        }
        Spare::NotConnected => {
            format!("{device} is not connected: {side} cannot play until it is, with its page open")
        }
        Spare::Unknown => {
            format!(
                "it is unknown whether the page on {device} is open: {side} cannot play until it is"
            )
        }
    };
    let clock = match (spare, meanwhile) {
        (_, ClockDuringMove::Stopped) | (Spare::Unknown, _) => String::new(),
        (Spare::PageOpen, ClockDuringMove::Runs | ClockDuringMove::Stops) => {
            format!("; on {side}'s turn the clock runs while the player walks there")
        }
        (_, ClockDuringMove::Runs) => format!("; on {side}'s turn the clock keeps running"),
        (_, ClockDuringMove::Stops) => "; the clocks stop when the server notices it".to_owned(),
    };
    let word = match (spare, meanwhile) {
        (Spare::PageOpen, ClockDuringMove::Stopped) => "spare-page-open",
        (Spare::PageOpen, ClockDuringMove::Runs | ClockDuringMove::Stops) => "spare-page-open-runs",
        (Spare::PageClosed, ClockDuringMove::Stopped) => "spare-page-closed",
        (Spare::PageClosed, ClockDuringMove::Runs) => "spare-page-closed-runs",
        (Spare::PageClosed, ClockDuringMove::Stops) => "spare-page-closed-stops",
        (Spare::NotConnected, ClockDuringMove::Stopped) => "spare-not-connected",
        (Spare::NotConnected, ClockDuringMove::Runs) => "spare-not-connected-runs",
        (Spare::NotConnected, ClockDuringMove::Stops) => "spare-not-connected-stops",
        (Spare::Unknown, _) => "spare-page-unknown",
    };
    note!(word => "{how}{clock}", side = side.word(), device)
}
