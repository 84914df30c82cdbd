//! What a ruling would come to, as the wire shows it.

use adoube_chess::{BySide, Side};
use adoube_proto::v1;
use adoube_tournament::board::{Board, Remedy};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::decide::{self, Request};
use adoube_tournament::incident::ruling::Offered;
use adoube_tournament::incident::{Absence, State};
use adoube_tournament::note::{Note, note};
use adoube_tournament::time::Millis;

use super::ruling_views;
use crate::shard::input::Now;
use crate::shard::{Shard, views};

/// Offers are compared with each other as far as they are asked for within this time.
const COMPARED_WITHIN: Millis = Millis::from_seconds(5);

/// The most moves that are written out: the latest.
const MOST_MOVES: usize = 12;

impl Shard {
    /// The instant of an offer that is to be compared with one worked out a moment before: that one's, if
    /// nothing happened on the incident's boards since.
    pub(super) fn as_then(&self, number: u32, request: &Request, now: Now) -> Now {
        let Some(then) = request.worked_out.filter(|then| *then <= now.game) else {
            return now;
        };
        let own = self.incident(number).map(State::boards).unwrap_or_default();
        let mut own = own.iter().filter_map(|id| self.state.boards.get(id));
        let is_recent = now.game.since(then) <= COMPARED_WITHIN;
        if is_recent && own.all(|board| board.last_time() <= then) {
            return Now { game: then, ..now };
        }
        now
    }

    /// An offer, with who plays there and what was played since the last contact.
    pub(super) fn offer_view(&self, incident: u32, offered: Offered, now: Now) -> v1::OfferView {
        let clocks = |times: BySide<Millis>| views::clock_times(times, now.game);
        let flag = self.flag_offered(incident, &offered);
        let basis = ruling_views::basis(&offered.remedy);
        let (in_place_of, on_top_of) = self.over(incident, &offered);
        let away = self.still_away(incident, offered.board);
        let board = self.state.boards.get(&offered.board);
        let made = board.map_or(0, |board| board.ply().saturating_sub(offered.contact_ply));
        let resumes = matches!(offered.remedy, Remedy::Resume { .. });
        let began_with = board.filter(|_| resumes).and_then(Board::began_with);
        let also_open = self.also_open(offered.board, incident);
        let left_charged = self.left_charged(incident, &offered, now);
        let text = also_open.iter().map(|note| format!("; {note}"));
        let text = offered.text + &text.collect::<String>();
        let own = self.incident(incident).into_iter();
        let mut absences = own.flat_map(State::absences);
        let began_anew =
            !absences.any(|absence| board.is_some_and(|board| absence.touches_game(board)));
        let moves_since = board.map_or_else(Vec::new, |board| latest(board, made));
        let moved_at = board.map_or_else(Vec::new, |board| moved_at(board, moves_since.len()));
        let shown = u32::try_from(moves_since.len()).unwrap_or(u32::MAX);
        let [white_name, black_name] = Side::ALL.map(|side| self.name_at(board, side));
        v1::OfferView {
            board: Some(views::board_ref(offered.board)),
            seen: offered.seen,
            text,
            before: Some(clocks(offered.before)),
            after: offered.after.map(clocks),
            white_name,
            black_name,
            made_since: made,
            first_ply: board.map_or(0, |board| first_half_move(board, shown)),
            moves_since,
            began_anew,
            flag,
            away,
            began_with: began_with.map_or(0, |both| both.0),
            basis,
            remedy: Some(ruling_views::remedy(&offered.remedy)),
            to_move: board.map_or(v1::Side::Unspecified, to_move).into(),
            played: board.map_or(0, Board::ply),
            notes: views::notes(offered.notes.into_iter().chain(also_open)),
            start_in: offered.start_in.0,
            remarks: views::notes(offered.remarks),
            left_charged,
            moved_at,
            time_zone: self.zone_of(incident),
            cites: board.map_or_else(Vec::new, |board| ruling_views::cited(board, &offered.cites)),
            breaches: board.map_or_else(Vec::new, ruling_views::citable),
            in_place_of,
            on_top_of,
        }
    }

    /// Who plays there; empty for nobody.
    fn name_at(&self, board: Option<&Board>, side: Side) -> String {
        let person = board.map(|board| &board.seat(side).person);
        person.map_or_else(String::new, |person| self.state.name(person))
    }

    /// The ruling whose place an offered one would take, and the one on top of which it would come: none where
    /// nothing was ruled since a seat last fell silent.
    fn over(&self, incident: u32, offered: &Offered) -> (u32, u32) {
        let Ok(incident) = self.incident(incident) else {
            return (0, 0);
        };
        let boards = &self.state.boards;
        let is_left = decide::left(incident, boards).contains(&offered.board);
        if is_left && incident.unruled(boards).contains(&offered.board) {
            return (0, 0);
        }
        match incident.last_on(offered.board, &offered.remedy) {
            None => (0, 0),
            Some((last, true)) => (0, last),
            Some((last, false)) => (last, 0),
        }
    }

    /// Whose seats are away still, as the board or the incident has it.
    fn still_away(&self, incident: u32, id: BoardId) -> Vec<i32> {
        let Some(board) = self.state.boards.get(&id) else {
            return Vec::new();
        };
        let incident = self.incident(incident).into_iter();
        let absences: Vec<_> = incident.flat_map(State::absences).collect();
        let gone = |side: &Side| {
            let own = |absence: &&&Absence| {
                absence.board == id
                    && absence.side == *side
                    && absence.attempt == board.attempt()
                    && absence.back.is_none()
            };
            board.away(*side).is_some()
                || absences.iter().any(|absence| own(&absence))
                // By another incident, as where both pages are closed.
                || !self.away_by(id, *side).is_empty()
        };
        let gone = Side::ALL.into_iter().filter(gone);
        gone.map(|side| views::side(side).into()).collect()
    }

    /// What whoever proposes a ruling has to know of a board that is played on meanwhile; none where it
    /// stands.
    pub(super) fn goes_stale(&self, id: BoardId) -> Option<Note> {
        self.state.boards.get(&id)?.clock().running()?;
        Some(note!("goes-stale" => "the next move cancels this proposal: stop the clock first"))
    }

    /// The other incidents that wait for a ruling on a board.
    pub(super) fn others_open(&self, board: BoardId, but: u32) -> impl Iterator<Item = &State> {
        let waits = move |incident: &&State| {
            incident.number() != but && decide::left(incident, &self.state.boards).contains(&board)
        };
        self.live_of(board).filter(waits)
    }

    /// What each of them leaves charged there once a ruling is carried out.
    fn left_charged(&self, incident: u32, offered: &Offered, now: Now) -> Vec<v1::LeftCharged> {
        let Some(board) = self.state.boards.get(&offered.board) else {
            return Vec::new();
        };
        let others = self.others_open(offered.board, incident);
        let left = others.filter_map(|other| {
            let BySide { white, black } = offered.leaves(board, incident, other, now.game)?;
            Some(v1::LeftCharged {
                incident: other.number(),
                white: white.0,
                black: black.0,
            })
        });
        left.collect()
    }

    /// The same, in words: whoever rules on one is to know of them.
    fn also_open(&self, board: BoardId, but: u32) -> Option<Note> {
        let others = self.others_open(board, but);
        let others: Vec<String> = others.map(|one| one.number().to_string()).collect();
        let numbers = others.join(", ");
        match others.len() {
            0 => None,
            1 => Some(note!(
                "also-open" => "incident {numbers} is open on this board too", incidents = numbers
            )),
            _ => Some(note!(
                "also-open-all" => "incidents {numbers} are open on this board too",
                incidents = numbers
            )),
        }
    }
}

/// When the latest of them were made.
fn moved_at(board: &Board, moves: usize) -> Vec<u64> {
    board.moved_at(moves).map(|at| at.0).collect()
}

/// The last of so many moves, as they are written. The board's moves are legal, since they were
/// played.
fn latest(board: &Board, made: u32) -> Vec<String> {
    let count = usize::try_from(made).map_or(MOST_MOVES, |made| made.min(MOST_MOVES));
    if count == 0 {
        return Vec::new();
    }
    let moves = board.line().moves();
    let skipped = moves.len().saturating_sub(count);
    let mut position = board.line().first_position().clone();
    let mut written = Vec::with_capacity(count);
    for (index, mv) in moves.iter().enumerate() {
        if index >= skipped {
            written.extend(position.san(*mv));
        }
        if position.play(*mv).is_err() {
            break;
        }
    }
    written
}

fn to_move(board: &Board) -> v1::Side {
    views::side(board.line().position().side_to_move())
}

/// The number of the first of the last `shown` half-moves, as the FEN of the position counts: from White's move of
/// number 1, or from where a game from a FEN began.
fn first_half_move(board: &Board, shown: u32) -> u32 {
    let position = board.line().position();
    let is_blacks = u32::from(position.side_to_move() == Side::Black);
    let made = 2 * position.move_number().saturating_sub(1) + is_blacks;
    (made + 1).saturating_sub(shown)
}
