//! Devices' pages that officials lock, and what happens on devices that the event forbids: their venue reports it,
//! and the board that is played at the device notes it, whenever the report comes (VEN-2, VEN-3).

use adoube_proto::v1::LockdownState;
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::{
    Board, Command, DeviceReport, Happened, Order, Reported, ReportedTime,
};
use adoube_tournament::ids::{BoardId, DeviceId, PersonId, VenueId};
use adoube_tournament::incident::evidence::WitnessClock;
use adoube_tournament::text::one_line;
use adoube_tournament::time::{Millis, Time};
use adoube_tournament::venue::{JournalLine, Report, ReportKind};

use crate::shard::boards::commands::Origin;
use crate::shard::input::Now;
use crate::shard::{Shard, scaled};

/// The word of a breach in a device's journal, and that of the page that it locked.
const BREACH: &str = "breach";
const PAGE_LOCKED: &str = "page-locked";
/// How far its machine is held, from then on; the figure: whether it is. Its words begin with its state.
const LOCKDOWN: &str = "lockdown";

impl Shard {
    /// Notes on its board what a venue reports of a device. To be called before the report is kept: after
    /// a crash in between it comes again, and a board notes everything once.
    pub(super) fn note_device(&mut self, venue: &VenueId, report: &Report, now: Now) {
        let Some((device, source, what)) = reported(&report.what) else {
            return;
        };
        // A venue speaks for its own devices only.
        let is_own = self.state.event.state.device_venue(device) == Some(venue);
        if !is_own || !self.is_news(venue, report) {
            return;
        }
        let when = self.reported_time(&report.seen(), now);
        let boards = match what {
            Reported::Locked(..)
            | Reported::LockedForBreach(_)
            | Reported::Forbidden(_)
            | Reported::NotHeld { .. }
            | Reported::Held => self.board_at(device, when.at).into_iter().collect(),
            Reported::Opened(_) | Reported::TakenBack => self.locked_at(device),
        };
        for board in boards {
            let order = Order::Venue(Box::new(DeviceReport {
                device: device.clone(),
                when,
                source: source.clone(),
                what: what.clone(),
            }));
            let (actor, at) = (Actor::Venue(venue.clone()), self.noted_at(board, now));
            let command = Command::new(actor, at, order);
            self.command(board, command, Origin::Own, now);
        }
    }

    /// The time of a note's record. One that comes as something of the game is being decided does not wait, since its
    /// venue has the receipt by then; nor does it take the board past the instant of what is due.
    fn noted_at(&self, board: BoardId, now: Now) -> Time {
        let board = self.state.boards.get(&board);
        let deciding = board.filter(|board| {
            let due = board.next_due();
            due.is_some_and(|(due, _)| due <= now.game)
        });
        deciding.map_or(now.game, Board::last_time)
    }

    /// Whether a report will be kept: neither its number nor the line that it brings is held already.
    fn is_news(&self, venue: &VenueId, report: &Report) -> bool {
        let Some(known) = self.state.venues.get(venue).map(|known| &known.state) else {
            return true;
        };
        let is_known = report
            .what
            .journal_line()
            .is_some_and(|line| line.number <= known.journal_through(&line.device, &line.journal));
        report.number > known.last_number && !is_known
    }

    /// When something was, by the clock of the venue or device that saw it, in game time.
    pub(super) fn reported_time(&self, seen: &WitnessClock, now: Now) -> ReportedTime {
        let at = seen.at(self.unscaled(now.game));
        let anchor = self.anchor;
        let at = if at > anchor {
            anchor + scaled(at.since(anchor), self.settings.speed)
        } else {
            at
        };
        ReportedTime {
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

/// What a board is to note, of which device, and the id of what is told.
fn reported(what: &ReportKind) -> Option<(&DeviceId, String, Reported)> {
    match what {
        ReportKind::Order {
            id,
            device,
            what,
            fate,
            by,
            role,
            text,
            ..
        } => {
            let of = (by.as_str(), role.as_str());
            Some((device, id.clone(), ordered(what, fate, of, text)?))
        }
        ReportKind::Journal(line) => {
            let source = format!("{} {}", line.journal, line.number);
            Some((&line.device, source, happened(line)?))
        }
        ReportKind::Device { .. }
        | ReportKind::Relay { .. }
        | ReportKind::Node { .. }
        | ReportKind::Gap { .. }
        | ReportKind::Invitation(_) => None,
    }
}

/// Nothing of an order that left the page as it was.
fn ordered(what: &str, fate: &str, (by, role): (&str, &str), text: &str) -> Option<Reported> {
    match (what, fate) {
        ("lock", "done") => Some(Reported::Locked(author(by, role), one_line(text))),
        ("unlock", "done") => Some(Reported::Opened(author(by, role))),
        ("lock", "cancelled") => Some(Reported::TakenBack),
        _ => None,
    }
}

/// A line of a device's journal of which its board is to know.
fn happened(line: &JournalLine) -> Option<Reported> {
    match line.saw.word() {
        BREACH => Some(Reported::Forbidden(breach(line))),
        PAGE_LOCKED => Some(Reported::LockedForBreach(one_line(&line.detail))),
        LOCKDOWN => machine(line),
        _ => None,
    }
}

/// A breach, as a device writes it: whether it was prevented, and how often it came.
fn breach(line: &JournalLine) -> Happened {
    let figures = line.saw.figures();
    let times = figures.get(1).and_then(|times| u64::try_from(*times).ok());
    Happened {
        what: one_line(&line.detail),
        prevented: figures.first() == Some(&1),
        times: times.unwrap_or(1).max(1),
    }
}

/// `released, somebody at the device let it go; network unavailable`: what each layer says is the journal's. One that is
/// being locked is no news of either kind.
fn machine(line: &JournalLine) -> Option<Reported> {
    if line.saw.figures().first() == Some(&1) {
        return Some(Reported::Held);
    }
    let said = one_line(&line.detail);
    let said = said.split("; ").next().unwrap_or_default();
    let (state, why) = said.split_once(", ").unwrap_or((said, said));
    (state != LockdownState::Engaging.word()).then(|| Reported::NotHeld {
        let_go: state == LockdownState::Released.word(),
        why: why.to_owned(),
    })
}

fn author(by: &str, role: &str) -> Option<(PersonId, Role)> {
    Some((by.parse().ok()?, Role::from_name(role)?))
}
