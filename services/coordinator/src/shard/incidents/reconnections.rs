//! Seats that are heard again, and the incidents in which that ends a silence: told by their players, who may have
//! the other side by then.
//! Also how long seats were away, and the event's time for coming back (DIS-2).

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{RegainSeat, SystemOrder};
use adoube_tournament::board::{Board, LossSign};
use adoube_tournament::ids::{BoardId, DeviceId, PersonId};
use adoube_tournament::incident::{Absence, IncidentRecord, Moment, SeatReturned, State};
use adoube_tournament::time::{Millis, Time};

use crate::shard::input::Now;
use crate::shard::{Shard, views};

impl Shard {
    /// A seat that is heard as its game goes on is not away by what silenced it before.
    pub(in crate::shard) fn is_back(&mut self, id: BoardId, side: Side, at: Time) {
        let board = self.state.boards.get(&id);
        let known = board.is_some_and(|board| board.away(side).is_none());
        if known && self.silence_of(id, side).is_some() {
            self.seat_back(id, side, at);
        }
    }

    /// The device of a seat is heard again. Its player is back once its page is there too: until then the clocks stay as they
    /// are.
    pub(in crate::shard) fn regain_seat(&mut self, id: BoardId, side: Side, at: Time) {
        let board = self.state.boards.get(&id);
        let waits = board.is_some_and(|board| {
            board.away(side).is_some() && self.is_page_gone(&board.seat(side).device)
        });
        if waits {
            self.seat_back(id, side, at);
        } else {
            self.decide_system_command(id, SystemOrder::RegainSeat(RegainSeat { side }), at);
        }
    }

    pub(in crate::shard) fn seat_back(&mut self, id: BoardId, side: Side, at: Time) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let moment = Moment::of(board, at);
        let device = board.seat(side).device.clone();
        // Without their page players cannot move: they are back when it is open.
        let waits = self.is_page_gone(&device);
        let back = if waits {
            self.away_by(id, side)
        } else {
            self.returned(id, side, moment)
        };
        for number in back {
            self.see_seat_back(number, &device, at);
            if waits {
                self.see_page_missing(number, &device, at);
            }
        }
    }

    /// A device is heard again whose game ended while it was away: the board knows nothing of it any more,
    /// but whoever rules on its flag does, and who takes a result back is to know since when it was there.
    pub(in crate::shard) fn back_after_the_end(&mut self, device: &DeviceId, now: Now) {
        let Some(venue) = self.state.event.state.device_venue(device).cloned() else {
            return;
        };
        for number in self.incidents.register.concerned(&venue, Some(device)) {
            let over = |absence: &&Absence| {
                let board = self.state.boards.get(&absence.board);
                let here = absence.device == *device && absence.back.is_none();
                here && absence.sign != LossSign::Page && board.is_some_and(Board::is_finished)
            };
            let Ok(incident) = self.incident(number) else {
                continue;
            };
            let absences = incident.absences().iter().filter(over);
            let seats: BTreeSet<_> = absences.map(Absence::seat).collect();
            for (id, side) in seats {
                self.back_in(number, (id, side), device, now.game);
            }
        }
    }

    fn back_in(
        &mut self,
        number: u32,
        (board, side): (BoardId, Side),
        device: &DeviceId,
        at: Time,
    ) {
        let Some(played) = self.state.boards.get(&board) else {
            return;
        };
        let moment = Moment::of(played, at);
        let record = [IncidentRecord::Returned(SeatReturned {
            board,
            side,
            moment,
        })];
        self.record_incident(number, &Actor::Coordinator, None, &record, at);
        self.see_seat_back(number, device, at);
    }

    /// Who has a seat.
    pub(super) fn sits_at(&self, id: BoardId, side: Side) -> Option<&PersonId> {
        let board = self.state.boards.get(&id)?;
        Some(&board.seat(side).person)
    }

    /// The live incidents by which the player of a seat is away.
    pub(super) fn away_by(&self, id: BoardId, side: Side) -> Vec<u32> {
        let Some(person) = self.sits_at(id, side) else {
            return Vec::new();
        };
        let live = self.live_of(id);
        let away = live.filter(|incident| incident.away_as(id, person).is_some());
        away.map(State::number).collect()
    }

    /// The closed incidents that have a silence of a seat's player on record without an end. What joined
    /// another one is told there.
    fn away_by_closed(&self, id: BoardId, side: Side) -> Vec<u32> {
        let Some(board) = self.state.boards.get(&id) else {
            return Vec::new();
        };
        let seat = board.seat(side);
        let lasts = |absence: &Absence| absence.is_of(id, &seat.person) && absence.back.is_none();
        let here = self.incidents.register.concerned(&seat.venue, None);
        let closed = here.into_iter().filter(|number| {
            let incident = self.incident(*number).ok();
            let closed = incident.filter(|incident| incident.closed().is_some());
            closed.is_some_and(|incident| incident.absences().iter().any(lasts))
        });
        closed.collect()
    }

    /// Records in each incident by which a seat's player is away, closed or not, that he is back; tells which they
    /// are.
    pub(super) fn returned(&mut self, board: BoardId, side: Side, moment: Moment) -> Vec<u32> {
        let Some(person) = self.sits_at(board, side).cloned() else {
            return Vec::new();
        };
        let mut away = self.away_by(board, side);
        away.extend(self.away_by_closed(board, side));
        for number in &away {
            let incident = self.incident(*number).ok();
            let as_side = incident.and_then(|incident| incident.away_as(board, &person));
            let returned = as_side.map(|side| {
                IncidentRecord::Returned(SeatReturned {
                    board,
                    side,
                    moment,
                })
            });
            let records: Vec<_> = returned.into_iter().collect();
            self.record_incident(*number, &Actor::Coordinator, None, &records, moment.at);
        }
        away
    }

    /// By when the first seat that is away has to be back.
    pub(super) fn first_limit(&self, incident: &State) -> Option<Time> {
        let absences = incident.absences().iter();
        absences.filter_map(|absence| self.limit_of(absence)).min()
    }

    /// The boards on which a seat was away for longer than the time to reconnect; none of one that is closed.
    pub(super) fn overdue(&self, incident: &State) -> Vec<v1::BoardRef> {
        if incident.closed().is_some() {
            return Vec::new();
        }
        let absences = incident.absences().iter();
        let late = absences.filter(|absence| self.too_late(absence).is_some());
        let boards: BTreeSet<BoardId> = late.map(|absence| absence.board).collect();
        boards.into_iter().map(views::board_ref).collect()
    }

    /// By when a seat that is away has to be back, where the event's time for that counts.
    pub(super) fn limit_of(&self, absence: &Absence) -> Option<Time> {
        let board = self.state.boards.get(&absence.board);
        let here = absence.back.is_none() && absence.sign != LossSign::Page;
        let board = board.filter(|board| here && board.attempt() == absence.attempt);
        board.and_then(|board| board.reconnect_by(absence.side))
    }

    /// When that time had passed, whether the seat is back by now or not.
    pub(super) fn too_late(&self, absence: &Absence) -> Option<Time> {
        let board = self.state.boards.get(&absence.board);
        let counts = absence.sign != LossSign::Page;
        let board = board.filter(|board| counts && board.attempt() == absence.attempt)?;
        let until = absence.back.as_ref().map_or(Time(u64::MAX), |back| back.at);
        board.limit_passed(absence.side, absence.detected.at, until)
    }
}

/// How long the longest of its silences that are over lasted.
pub(super) fn longest_away(incident: &State) -> Millis {
    let over = incident.absences().iter();
    let lasted = over.filter_map(|it| Some(it.back?.at.since(it.contact.at)));
    lasted.max().unwrap_or(Millis::ZERO)
}

/// How many players are away at present, each board counted by itself; of one that was joined it is told where it goes
/// on.
pub(super) fn still_away(incident: &State, joined_into: u32) -> u32 {
    let away = incident.absences().iter().filter(|it| it.back.is_none());
    let away: BTreeSet<_> = away.map(|it| (it.board, &it.person)).collect();
    match joined_into {
        0 => u32::try_from(away.len()).unwrap_or(u32::MAX),
        _ => 0,
    }
}
