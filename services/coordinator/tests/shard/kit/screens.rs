//! Who hears what. Whatever is said is checked as it is said: the records that it speaks of are
//! in the ledger, and every device has the moves that are on record.

use std::collections::BTreeMap;

use adoube_chess::Side;
use adoube_coordinator::load;
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_coordinator::shard::{SessionId, StreamId, ToSeat};
use adoube_ledger::{Ledger, MemoryLedger, StreamName};
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{
    BoardAction, BoardEvent, BoardRef, Grants, MoveShown, SeatView, Seating, VenueAlarms,
    VenueNotice, VenueView, WatchReply, board_event, venue_notice, watch_reply,
};
use adoube_record::streams;
use adoube_tournament::board::{Board, Record};
use adoube_tournament::ids::{BoardId, CommandId};

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
    /// Whether the first view of its seat is still to come.
    joins: bool,
    /// The records that its views tell of.
    events: BTreeMap<u64, String>,
    last: u64,
    moves: Vec<MoveShown>,
    view: Option<SeatView>,
}

impl Screens {
    pub(super) fn open(&mut self, number: u64, name: &str, seen: Option<(BoardId, u64)>) {
        self.names.insert(number, name.to_owned());
        let kiosk = self.kiosks.entry(name.to_owned()).or_default();
        let held = seen.filter(|(board, _)| kiosk.seat.is_none_or(|seat| seat == *board));
        kiosk.last = held.map_or(0, |(_, last)| last);
        if kiosk.last == 0 {
            kiosk.moves.clear();
        }
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

    /// The last view of a device.
    pub(super) fn view(&self, device: &str) -> Option<SeatView> {
        self.kiosks.get(device)?.view.clone()
    }

    pub(super) fn seat(&mut self, session: SessionId, message: ToSeat, ledger: &MemoryLedger) {
        let Some(name) = self.names.get(&session.0).cloned() else {
            return;
        };
        match message {
            ToSeat::Reply(reply) => {
                let body = reply.body.unwrap();
                if let Body::View(view) = body {
                    return self.take(session.0, &name, view, ledger);
                }
                self.note(session.0, &words::reply(&body));
                self.heard(&name, &body, ledger);
            }
            ToSeat::CatchUp(catch_up) => {
                let stream = stream(catch_up.board);
                let view = load::catch_up(&ledger.reopened(), &stream, *catch_up).unwrap();
                self.take(session.0, &name, view, ledger);
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
                kiosk.joins = true;
                let side = std::mem::replace(&mut kiosk.side, seat.side);
                if kiosk.seat.replace(board) != Some(board) || side != seat.side {
                    kiosk.events.clear();
                    kiosk.moves.clear();
                    kiosk.last = 0;
                }
            }
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

    /// A device takes a view: what it tells of is noted record by record, but for the first of a seat.
    fn take(&mut self, number: u64, name: &str, view: SeatView, ledger: &MemoryLedger) {
        let board = id(view.board.as_ref());
        let kiosk = self.kiosks.get_mut(name).unwrap();
        assert_eq!(kiosk.seat, Some(board), "{name}: another's view");
        assert_eq!(kiosk.side, view.side, "{name}: another's view");
        let (last, through) = (kiosk.last, view.sequence);
        assert!(
            through <= head(ledger, board),
            "{name}: {through} told too soon"
        );
        // Nothing tells a player that the opponent did something of their own.
        assert!(
            kiosk.joins || through > last,
            "{name}: {through} after {last}"
        );
        let from = usize::try_from(view.moves_from).unwrap();
        assert!(from <= kiosk.moves.len(), "{name}: moves are missing");
        kiosk.moves.truncate(from);
        kiosk.moves.extend(view.moves.iter().cloned());
        let (events, moves) = told(ledger, board, &view, last);
        assert_eq!(kiosk.moves, moves, "{name}: {through}");
        kiosk.last = through;
        kiosk.view = Some(view);
        let joins = std::mem::take(&mut kiosk.joins);
        if joins && last < through {
            self.note(number, &format!("catch-up {}..={through}", last + 1));
        }
        for (sequence, text) in events {
            if !joins {
                self.note(number, &text);
            }
            let kiosk = self.kiosks.get_mut(name).unwrap();
            kiosk.events.insert(sequence, text);
        }
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

/// The records after that one of which a view tells, and the moves of the game by then.
fn told(
    ledger: &MemoryLedger,
    id: BoardId,
    view: &SeatView,
    last: u64,
) -> (Vec<(u64, String)>, Vec<MoveShown>) {
    let side = if view.side == 1 {
        Side::White
    } else {
        Side::Black
    };
    let (mut events, mut moves) = (Vec::new(), Vec::new());
    let through = view.sequence;
    load::fold_board(&ledger.reopened(), &stream(id), through, |board, record| {
        moves.extend(views::move_shown(board, record));
        moves.truncate(usize::try_from(board.ply()).unwrap());
        if record.sequence > last {
            let text = words::event(&seen(board, record, side));
            events.push((record.sequence, text));
        }
    })
    .unwrap();
    (events, moves)
}

/// A record, as far as the side's player may know of it.
pub(crate) fn seen(board: &Board, record: &Record, side: Side) -> BoardEvent {
    let mut event = views::board_event(board, record, &PlayerNames::default());
    if !record.event.audience().has_player(side) {
        event.event = None;
    }
    if let Some(board_event::Event::Ruled(ruled)) = &mut event.event {
        ruled.cites.clear();
    }
    event
}
