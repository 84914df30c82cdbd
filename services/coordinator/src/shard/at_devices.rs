//! Devices' pages that officials lock: a venue reports what became of an order, and the board that is played at
//! the device notes it, whenever the report comes (VEN-3).

use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::{Board, Command, DeviceReport, Order, Reported, Told};
use adoube_tournament::ids::{BoardId, DeviceId, PersonId, VenueId};
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{Report, ReportKind};

use super::boards::Origin;
use super::input::Now;
use super::{Shard, scaled};

impl Shard {
    /// Notes on its board what a venue reports of a device's page. To be called before the report is kept: after
    /// a crash in between it comes again, and a board notes everything once.
    pub(super) fn note_order(&mut self, venue: &VenueId, report: &Report, now: Now) {
        let ReportKind::Order { id, device, .. } = &report.what else {
            return;
        };
        // A venue speaks for its own devices only.
        let event = &self.state.event.state;
        let is_own = event.device_venue(device) == Some(venue);
        let Some(what) = reported(&report.what).filter(|_| is_own) else {
            return;
        };
        let when = self.told_at(report, now);
        let boards = match what {
            Reported::Locked(..) => self.board_at(device, when.at).into_iter().collect(),
            Reported::Opened(_) | Reported::TakenBack => self.locked_at(device),
        };
        for board in boards {
            let order = Order::NoteDevice(Box::new(DeviceReport {
                device: device.clone(),
                when,
                source: id.clone(),
                what: what.clone(),
            }));
            let command = Command {
                id: None,
                actor: Actor::Venue(venue.clone()),
                at: now.game,
                order,
            };
            self.command(board, command, Origin::Own, now);
        }
    }

    /// When a venue saw something, by its own clock, in game time.
    fn told_at(&self, report: &Report, now: Now) -> Told {
        let seen = report.seen_by_venue();
        let at = seen.at(self.unscaled(now.game));
        let anchor = self.anchor;
        let at = if at > anchor {
            anchor + scaled(at.since(anchor), self.settings.speed)
        } else {
            at
        };
        Told {
            at: at.min(now.game),
            error: seen.offset.map(|it| Millis(it.error_ms.into())),
        }
    }

    /// The board that was played at a device at an instant: of several the earliest that was published by then and
    /// not over.
    fn board_at(&self, device: &DeviceId, at: Time) -> Option<BoardId> {
        let was_on = |board: &Board| {
            let over = board.is_finished() && board.ended_at().is_none_or(|ended| ended <= at);
            board.opened_at() <= at && !over && board.side_at(device, at).is_some()
        };
        let mut boards = self.state.boards.iter();
        boards.find(|(_, board)| was_on(board)).map(|(id, _)| *id)
    }

    /// The boards that tell of a lock of the device without an end.
    fn locked_at(&self, device: &DeviceId) -> Vec<BoardId> {
        let locked = |board: &Board| board.page_locks().iter().any(|it| it.device == *device);
        let boards = self.state.boards.iter();
        let boards = boards.filter(|(_, board)| locked(board));
        boards.map(|(id, _)| *id).collect()
    }
}

/// What a board is to note of an order; nothing of one that left the page as it was.
fn reported(what: &ReportKind) -> Option<Reported> {
    let ReportKind::Order {
        what,
        fate,
        by,
        role,
        text,
        ..
    } = what
    else {
        return None;
    };
    match (what.as_str(), fate.as_str()) {
        ("lock", "done") => Some(Reported::Locked(author(by, role), text.clone())),
        ("unlock", "done") => Some(Reported::Opened(author(by, role))),
        ("lock", "cancelled") => Some(Reported::TakenBack),
        _ => None,
    }
}

fn author(by: &str, role: &str) -> Option<(PersonId, Role)> {
    let office = Role::ALL.into_iter().find(|office| office.name() == role)?;
    Some((by.parse().ok()?, office))
}
