//! A board has one history: streams only grow, and everybody is told what they hold.

use std::collections::BTreeMap;

use adoube_chess::Side;
use adoube_coordinator::shard::views::{self, ArbiterLookup};
use adoube_coordinator::{load, rpc};
use adoube_ledger::{Ledger, StreamName};
use adoube_proto::v1::{MoveShown, SeatView};
use adoube_record::streams;
use adoube_tournament::actor::Role;
use adoube_tournament::ids::{BoardId, DeviceId, PersonId};

use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::model;
use crate::system::tournament;

pub(super) fn check(evidence: &Evidence) -> Vec<Violation> {
    let mut found = grown(evidence);
    found.extend(told(evidence));
    if let Err(error) = evidence.ledger.verify() {
        found.push(violation(error.to_string()));
    }
    found
}

fn violation(what: impl Into<String>) -> Violation {
    Violation::new(Invariant::OneHistory, what)
}

/// Each record came to be once, after the one before, and is there still.
fn grown(evidence: &Evidence) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut heads: BTreeMap<&StreamName, u64> = BTreeMap::new();
    for (at, stream, entry) in &evidence.stored {
        let head = heads.entry(stream).or_default();
        if entry.sequence != *head + 1 {
            let what = format!(
                "{stream}: record {} after {head}, at {at} ms",
                entry.sequence
            );
            found.push(violation(what));
        }
        *head = entry.sequence;
        let now = evidence.ledger.read(stream, entry.sequence, 1);
        if !now.is_ok_and(|now| now.first() == Some(entry)) {
            let what = format!(
                "{stream}: record {} of {at} ms is not there",
                entry.sequence
            );
            found.push(violation(what));
        }
    }
    found
}

/// A seat's view after a record, without moves, and its device.
struct Known {
    device: DeviceId,
    view: SeatView,
}

/// A board as the records say: the views of each side after each record, and the moves of the game then.
#[derive(Default)]
struct Book {
    views: BTreeMap<(i32, u64), Known>,
    moves: BTreeMap<u64, Vec<MoveShown>>,
}

/// What each device was told is what the records say.
fn told(evidence: &Evidence) -> Vec<Violation> {
    let mut books: BTreeMap<BoardId, Book> = BTreeMap::new();
    let mut found = Vec::new();
    for (device, view) in &evidence.told {
        let Some(board) = rpc::board(view.board.as_ref()) else {
            found.push(violation(format!(
                "device {device} was told {view:?} of no board"
            )));
            continue;
        };
        let book = books.entry(board).or_insert_with(|| read(evidence, board));
        let known = book.views.get(&(view.side, view.sequence));
        let own =
            known.filter(|known| model::device(*device).is_ok_and(|device| device == known.device));
        let is_same = own.is_some_and(|own| same(&own.view, view));
        let moves = book.moves.get(&view.sequence);
        let from = usize::try_from(view.moves_from).unwrap_or(usize::MAX);
        let is_same_game = moves.is_some_and(|moves| moves.get(from..) == Some(&view.moves));
        if !is_same || !is_same_game {
            let on_record = known.map(|known| &known.view);
            let what = format!("device {device} was told {view:?}, on record is {on_record:?}");
            found.push(violation(what));
        }
    }
    found
}

/// Whether both are the same, but for moves. A device that reconnects gets its clocks as of then, which only the
/// opponent's own record may have followed. Names are not on record.
fn same(on_record: &SeatView, told: &SeatView) -> bool {
    let [on_record, told] = [on_record, told].map(|view| {
        let mut view = view.clone();
        (view.moves, view.moves_from) = (Vec::new(), 0);
        (view.clocks, view.seat_move) = (None, None);
        if let Some(ruling) = &mut view.ruling {
            (ruling.by, ruling.office) = Default::default();
        }
        for change in &mut view.clocks_changed {
            (change.by, change.office) = Default::default();
        }
        for penalty in &mut view.penalties {
            (penalty.by, penalty.office) = Default::default();
        }
        view
    });
    on_record == told
}

struct Nobody;

impl ArbiterLookup for Nobody {
    fn arbiter(&self, _: &PersonId) -> Option<(Role, String)> {
        None
    }
}

/// A board as the ledger has it.
fn read(evidence: &Evidence, board: BoardId) -> Book {
    let mut book = Book::default();
    let Ok(stream) = StreamName::new(streams::board(&tournament(), board)) else {
        return book;
    };
    let mut moves: Vec<MoveShown> = Vec::new();
    // A stream that cannot be folded is found elsewhere.
    let _ = load::fold_board(&evidence.ledger, &stream, u64::MAX, |board, record| {
        moves.extend(views::move_shown(board, record));
        moves.truncate(usize::try_from(board.ply()).unwrap_or(usize::MAX));
        book.moves.insert(record.sequence, moves.clone());
        for side in Side::ALL {
            let view = views::seat_view(board, side, &Nobody);
            let device = board.seat(side).device.clone();
            let key = (view.side, view.sequence);
            book.views.insert(key, Known { device, view });
        }
    });
    book
}
