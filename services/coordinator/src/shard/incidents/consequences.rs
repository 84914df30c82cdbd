//! What letting a game go on, or declaring its result, comes to besides the clocks: who gives such an order at a
//! console has no other place to read it.

use adoube_chess::{BySide, Side};
use adoube_proto::v1;
use adoube_tournament::board::command::Consequence;
use adoube_tournament::board::{Board, Command, Order, Remedy};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::{State, ruling};
use adoube_tournament::note::{Note, note};
use adoube_tournament::roles::Verb;
use adoube_tournament::scoring::RoundResult;
use adoube_tournament::time::{Millis, Time};

use super::{away_players, board_outages, correction_consequences, ruling_views};
use crate::shard::{Shard, views};

impl Shard {
    /// What an order comes to as things stand; nothing for one whose consequences are its clocks alone.
    pub(in crate::shard) fn consequences(
        &self,
        board: &Board,
        order: &Command,
    ) -> Vec<v1::NoteView> {
        let Some(act) = order.order.act() else {
            return Vec::new();
        };
        let notes = match act.facts().consequence {
            Consequence::Resumption => self.of_resuming(board, order.at),
            Consequence::Result => self.of_declaring(board, order.at, true),
            Consequence::Forfeit => self.of_declaring(board, order.at, false),
            Consequence::Restored(back) => correction_consequences::of_restoring(board, back.ply),
            Consequence::ClocksSet(change) => correction_consequences::of_adjusting(board, change),
            Consequence::Reversed => self.of_reversing(board, order.at),
            Consequence::NewStart(fen) => self.of_new_start(board, fen, order.at),
            Consequence::Waiver(side) => board.waiver_notes(side),
            Consequence::SeatMoved(to) => vec![self.of_moving_seat(board, to.side, &to.device)],
            Consequence::Correction => self.of_correcting(board).into_iter().collect(),
            Consequence::Penalties(given) => self.of_penalties(
                board,
                (given.side, &given.penalties),
                given.four_eyes,
                order.at,
            ),
            Consequence::ProposedPenalties => {
                board
                    .proposed_penalties()
                    .map_or_else(Vec::new, |proposed| {
                        let ruling = &proposed.ruling;
                        self.of_penalties(board, (ruling.side, &ruling.penalties), false, order.at)
                    })
            }
            Consequence::Withdrawal(order) => self.of_withdrawing(board, order.ruling),
            Consequence::BoardRequirement(set) => {
                board_outages::of_requirement(board, *set, order.at)
            }
            Consequence::TimeAdded(add) => board_outages::of_time(board, &add.time, order.at),
            Consequence::ClocksAlone | Consequence::Reopened(_) => Vec::new(),
        };
        views::notes(notes)
    }

    fn of_reversing(&self, board: &Board, at: Time) -> Vec<Note> {
        let names = self.players_of(board);
        let mut notes = vec![correction_consequences::of_reversing(&names)];
        notes.extend(self.silences_go_on(board));
        notes.extend(board.reversal_notes());
        notes.extend(correction_consequences::of_late(board, true, &names, at));
        notes
    }

    fn of_new_start(&self, board: &Board, fen: &str, at: Time) -> Vec<Note> {
        let names = self.players_of(board);
        let begins = board.new_start_note(fen).into_iter();
        let late = correction_consequences::of_late(board, false, &names, at);
        begins
            .chain(self.silences_go_on(board))
            .chain(board.wrong_start_notes())
            .chain(late)
            .collect()
    }

    /// Who is away from a game that another one takes the place of, and in which incident.
    fn silences_go_on(&self, board: &Board) -> Vec<Note> {
        let id = board.opened().board;
        let away = Side::ALL
            .into_iter()
            .filter(|side| board.away(*side).is_some());
        let told = away.filter_map(|side| {
            let person = &board.seat(side).person;
            let mut live = self.live_of(id);
            let incident = live.find(|incident| incident.away_as(id, person).is_some())?;
            Some(correction_consequences::silence_goes_on(
                &self.state.name(person),
                incident.number(),
            ))
        });
        told.collect()
    }

    /// The names of White and Black.
    fn players_of(&self, board: &Board) -> BySide<String> {
        BySide::from_fn(|side| self.state.name(&board.seat(side).person))
    }

    /// What the times of White and Black may belong to, where an order reverses colours and has to say so.
    pub(in crate::shard) fn reversal_times(
        &self,
        board: &Board,
        order: &Order,
    ) -> Vec<v1::ReversalTimes> {
        if order.verb() != Verb::ReverseColours {
            return Vec::new();
        }
        let BySide { white, black } = self.players_of(board).swapped();
        let choices = board.reversal_choices().into_iter();
        choices
            .map(|(follows, control)| {
                let [white_control, black_control] =
                    Side::ALL.map(|side| control.of_side(side).to_string());
                v1::ReversalTimes {
                    follows: views::time_follows(follows).into(),
                    white: white.clone(),
                    white_control,
                    black: black.clone(),
                    black_control,
                }
            })
            .collect()
    }

    /// What is unusual in an order: times far from those of the game, or that another official gave it just now. Nothing
    /// forbids it.
    pub(in crate::shard) fn remarks_on(&self, board: &Board, order: &Command) -> Vec<v1::NoteView> {
        let Some(act) = order.order.act() else {
            return Vec::new();
        };
        let mut notes = ruling::far_from(board, act, order.at);
        if act.verb() == Verb::ReverseColours {
            let last = board.just_reversed(order.at);
            notes.extend(last.map(|(by, ago)| {
                correction_consequences::just_reversed(&self.state.name(by), ago)
            }));
        }
        views::notes(notes)
    }

    /// What happened on the board and the event forbids, where the order may cite it.
    pub(in crate::shard) fn breaches(board: &Board, order: &Command) -> Vec<v1::DeviceNoted> {
        if order.order.act().is_some_and(|act| act.facts().may_cite) {
            ruling_views::citable(board)
        } else {
            Vec::new()
        }
    }

    fn of_resuming(&self, board: &Board, at: Time) -> Vec<Note> {
        let id = board.opened().board;
        let mut notes = vec![starts(board, at)];
        notes.extend(away_players::of(board));
        notes.extend(board.postponed_by().map(|ruling| {
            let ruling = ruling.to_string();
            note!("lifts-postponement" => "ends the postponement by ruling {ruling}", ruling)
        }));
        if board.awaits_players() {
            notes.push(note!("without-ready" => "does not wait for both players to be ready"));
        }
        let unruled = self
            .live_of(id)
            .filter(|incident| !sets_clocks(incident, id));
        notes.extend(unruled.filter_map(|incident| stays_charged(incident, board, at)));
        notes
    }

    /// Of a game that is declared as played, or forfeited.
    pub(super) fn of_declaring(&self, board: &Board, at: Time, played: bool) -> Vec<Note> {
        let mut notes = Vec::new();
        if board.is_under_way() {
            notes.extend([ends(), position(board), clocks(board, at)]);
        }
        if played && board.ply() < RoundResult::RATED_FROM {
            notes.push(note!(
                "unrated" => "less than a move each was made: the points count, but the game is \
                              not rated; if a player did not come, declare a forfeit"
            ));
        }
        let waiting = self.others_open(board.opened().board, 0);
        notes.extend(waiting.map(|incident| {
            let number = incident.number().to_string();
            note!(
                "closes-incident" => "incident {number} needs a ruling on this board: declaring \
                                      the result closes it",
                incident = number
            )
        }));
        notes
    }
}

/// Whose clock starts, and with what.
fn starts(board: &Board, at: Time) -> Note {
    let side = board.line().position().side_to_move();
    let time = shown(board.reading(at).remaining(side));
    note!("clock-starts" => "{side}'s clock starts, at {time}", side = side.word(), time)
}

fn ends() -> Note {
    note!(
        "ends-game" => "the game is being played: it ends now with this result, approved in your name"
    )
}

/// How far the game is, and who is to move.
fn position(board: &Board) -> Note {
    let side = board.line().position().side_to_move();
    let (ply, san) = (board.ply(), board.last_san());
    if ply == 0 {
        return note!("no-move-made" => "no move was made; {side} to move", side = side.word());
    }
    let number = numbered(ply);
    note!(
        "moves-made" => "{ply} half-moves were made, the last {number}{san}; {side} to move",
        side = side.word(), played = ply, number, san
    )
}

/// A half-move's number: `12.` or `12...`.
pub(super) fn numbered(ply: u32) -> String {
    let dots = if ply % 2 == 1 { "." } else { "..." };
    format!("{}{dots}", ply.div_ceil(2))
}

fn clocks(board: &Board, at: Time) -> Note {
    let reading = board.reading(at);
    let [white, black] = Side::ALL.map(|side| shown(reading.remaining(side)));
    note!("clocks-show" => "the clocks show White {white}, Black {black}", white, black)
}

/// Whether a ruling of the incident said what its silences cost on the board.
fn sets_clocks(incident: &State, id: BoardId) -> bool {
    let on = incident
        .rulings()
        .iter()
        .filter_map(|given| given.ruling.on(id));
    let mut remedies = on.map(|on| &on.remedy);
    remedies.any(|remedy| !matches!(remedy, Remedy::Postpone))
}

/// What the silences of an incident took and nobody gave back; none where they took nothing.
fn stays_charged(incident: &State, board: &Board, at: Time) -> Option<Note> {
    let id = board.opened().board;
    let charged = ruling::charged(incident, id, board, at);
    let (amounts, BySide { white, black }) = ruling::amounts(charged)?;
    let number = incident.number();
    Some(note!(
        "stays-charged" => "time lost in incident {number} is not given back unless you rule on it: {amounts}",
        incident = number, white, black
    ))
}

/// As a clock shows it: whole seconds, and more below ten.
pub(super) fn shown(time: Millis) -> String {
    let rest = if time.0 < 10_000 {
        time.0 % 100
    } else {
        time.0 % 1_000
    };
    time.less(Millis(rest)).to_string()
}
