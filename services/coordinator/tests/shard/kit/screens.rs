//! Who hears what. Whatever is said is checked as it is said: the records that it speaks of are
//! in the ledger, and every device gets each record of its board once, in order.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use adoube_coordinator::load;
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_coordinator::shard::{CatchUp, SessionId, StreamId, ToSeat};
use adoube_ledger::{Ledger, MemoryLedger, StreamName};
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{
    BoardAction, BoardEvent, BoardRef, Grants, Seating, VenueAlarms, VenueNotice, VenueView,
    WatchReply, venue_notice, watch_reply,
};
use adoube_record::streams;
use adoube_tournament::ids::{BoardId, CommandId, PersonId};

use super::{tournament, words};

/// All who hear.
#[derive(Default)]
pub(super) struct Screens {
    names: BTreeMap<u64, String>,
    said: Vec<String>,
    answers: Vec<Answered>,
    kiosks: BTreeMap<String, Kiosk>,
    /// Reports that say again what is stored: their numbers are confirmed and not kept.
    pub(super) repeats: u64,
    /// Each venue as watchers saw it last.
    pub(super) venues: BTreeMap<String, VenueView>,
    /// What each watcher may do on the board that they saw last.
    pub(super) actions: BTreeMap<String, Vec<BoardAction>>,
    grants: BTreeMap<String, Grants>,
    /// What each venue's officials were last told to look at.
    pub(super) alarms: BTreeMap<String, VenueAlarms>,
    pub(super) seats: BTreeMap<String, Seating>,
}

/// The answer to one command: the device, the command, the refusal's code.
pub(crate) type Answered = (String, CommandId, Result<(), String>);

/// What a device holds, over all its links.
#[derive(Default)]
struct Kiosk {
    seat: Option<BoardId>,
    /// Whose, on the wire. A device whose seat is the other side's begins its copy of the board anew.
    side: i32,
    /// The last record that was announced with its seat.
    through: u64,
    events: BTreeMap<u64, String>,
    last: u64,
}

impl Screens {
    pub(super) fn open(&mut self, number: u64, name: &str, seen: Option<(BoardId, u64)>) {
        self.names.insert(number, name.to_owned());
        let kiosk = self.kiosks.entry(name.to_owned()).or_default();
        let held = seen.filter(|(board, _)| kiosk.seat.is_none_or(|seat| seat == *board));
        kiosk.last = held.map_or(0, |(_, last)| last);
    }

    /// A link that is gone hears nothing more.
    pub(super) fn gone(&mut self, number: u64) {
        self.names.remove(&number);
    }

    pub(super) fn all_gone(&mut self) {
        self.names.clear();
    }

    pub(super) fn note(&mut self, number: u64, words: &str) {
        if let Some(name) = self.names.get(&number) {
            self.said.push(format!("{name}: {words}"));
        }
    }

    pub(super) fn said(&mut self) -> Vec<String> {
        std::mem::take(&mut self.said)
    }

    pub(super) fn answers(&mut self) -> Vec<Answered> {
        std::mem::take(&mut self.answers)
    }

    pub(super) fn take_grants(&mut self, venue: &str) -> Option<Grants> {
        self.grants.remove(venue)
    }

    pub(super) fn seen(&self, device: &str) -> Option<(BoardId, u64)> {
        let kiosk = self.kiosks.get(device)?;
        kiosk.seat.map(|board| (board, kiosk.last))
    }

    pub(super) fn events(&self, device: &str) -> BTreeMap<u64, String> {
        let kiosk = self.kiosks.get(device);
        kiosk.map(|kiosk| kiosk.events.clone()).unwrap_or_default()
    }

    pub(super) fn seat(&mut self, session: SessionId, message: ToSeat, ledger: &MemoryLedger) {
        let Some(name) = self.names.get(&session.0).cloned() else {
            return;
        };
        match message {
            ToSeat::Reply(reply) => {
                let body = reply.body.unwrap();
                self.note(session.0, &words::reply(&body));
                self.heard(&name, &body, ledger);
            }
            ToSeat::CatchUp(catch_up) => {
                let CatchUp {
                    board,
                    from,
                    through,
                    names,
                    person,
                } = *catch_up;
                self.note(session.0, &format!("catch-up {from}..={through}"));
                assert_eq!(
                    through, self.kiosks[&name].through,
                    "{name}: as with its seat"
                );
                for event in events(ledger, board, from..=through, &names, &person) {
                    self.take(&name, &event, ledger);
                }
            }
            ToSeat::Close(goodbye) => {
                self.note(session.0, &format!("goodbye {}", goodbye.reason().word()));
                self.gone(session.0);
            }
        }
    }

    fn heard(&mut self, name: &str, body: &Body, ledger: &MemoryLedger) {
        match body {
            Body::Seat(seat) => {
                let board = id(seat.board.as_ref());
                let kiosk = self.kiosks.get_mut(name).unwrap();
                kiosk.through = seat.through;
                let side = std::mem::replace(&mut kiosk.side, seat.side);
                if kiosk.seat.replace(board) != Some(board) || side != seat.side {
                    kiosk.events.clear();
                    kiosk.last = 0;
                }
            }
            Body::Event(event) => self.take(name, event, ledger),
            Body::Answer(answer) => {
                let refused = answer.refusal.as_ref().map(|refusal| refusal.code.clone());
                if refused.is_none() {
                    let board = self.kiosks[name].seat.unwrap();
                    assert!(answer.sequence <= head(ledger, board), "answered too soon");
                }
                let id = CommandId::from_bytes(&answer.command_id).unwrap();
                let verdict = refused.map_or(Ok(()), Err);
                self.answers.push((name.to_owned(), id, verdict));
            }
            _ => {}
        }
    }

    fn take(&mut self, name: &str, event: &BoardEvent, ledger: &MemoryLedger) {
        let board = id(event.board.as_ref());
        let kiosk = self.kiosks.get_mut(name).unwrap();
        assert_eq!(kiosk.seat, Some(board), "{name}: another's event");
        let text = words::event(event);
        assert!(
            event.sequence <= head(ledger, board),
            "{name}: {text}: told too soon"
        );
        assert_eq!(
            event.sequence,
            kiosk.last + 1,
            "{name}: {text}: missed or twice"
        );
        kiosk.last = event.sequence;
        kiosk.events.insert(event.sequence, text);
    }

    pub(super) fn watcher(
        &mut self,
        stream: StreamId,
        message: &WatchReply,
        ledger: &MemoryLedger,
    ) {
        let body = message.body.as_ref().unwrap();
        if let watch_reply::Body::Board(view) = body {
            let head = head(ledger, id(view.board.as_ref()));
            assert!(view.sequence <= head, "watchers were told too soon");
        }
        if let watch_reply::Body::Board(view) = body {
            let name = self.names.get(&stream.0).cloned().unwrap_or_default();
            self.actions.insert(name, view.actions.clone());
        }
        if let watch_reply::Body::Venue(view) = body {
            self.venues.insert(view.venue.clone(), view.clone());
        }
        self.note(stream.0, &words::watch(body));
    }

    pub(super) fn venue(&mut self, stream: StreamId, notice: &VenueNotice, ledger: &MemoryLedger) {
        let body = notice.body.as_ref().unwrap();
        if let venue_notice::Body::Alarms(alarms) = body {
            let venue = self.names.get(&stream.0).cloned().unwrap_or_default();
            self.alarms.insert(venue, alarms.clone());
            // Told at every link, and of no interest while there is nothing to look at.
            if alarms.alarms.is_empty() {
                return;
            }
        }
        if let venue_notice::Body::Seating(seating) = body {
            let venue = self.names.get(&stream.0).cloned().unwrap_or_default();
            self.seats.insert(venue, seating.clone());
        }
        if let venue_notice::Body::Grants(grants) = body {
            // Who has an office is no news in most stories.
            let venue = self.names[&stream.0].clone();
            self.grants.insert(venue, grants.clone());
            return;
        }
        if let venue_notice::Body::ReceivedThrough(number) = body {
            let venue = self.names[&stream.0].parse().unwrap();
            let stored = super::stored(ledger).venues;
            let held = stored.get(&venue).map_or(0, |v| v.state.last_number);
            let most = held + self.repeats;
            assert!(*number <= most, "a receipt for what is not stored");
        }
        self.note(stream.0, &words::notice(body));
    }
}

fn id(board: Option<&BoardRef>) -> BoardId {
    words::board(board).parse().unwrap()
}

fn stream(board: BoardId) -> StreamName {
    StreamName::new(streams::board(&tournament(), board)).unwrap()
}

fn head(ledger: &MemoryLedger, board: BoardId) -> u64 {
    // A copy can be read even while the store is away.
    ledger.reopened().head(&stream(board)).unwrap().sequence
}

/// What the shell reads from the ledger for a device that catches up.
fn events(
    ledger: &MemoryLedger,
    id: BoardId,
    range: RangeInclusive<u64>,
    names: &PlayerNames,
    person: &PersonId,
) -> Vec<BoardEvent> {
    let (from, through) = (*range.start(), *range.end());
    let mut events = Vec::new();
    load::fold_board(ledger, &stream(id), through, |board, record| {
        if record.sequence >= from {
            events.push(views::for_player(board, record, names, person));
        }
    })
    .unwrap();
    let wanted = usize::try_from(through + 1 - from).unwrap();
    assert_eq!(
        events.len(),
        wanted,
        "told to catch up with what is not stored"
    );
    events
}
