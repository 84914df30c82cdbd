//! Seats that fall silent and come back: every silence is an incident.

use std::collections::BTreeSet;

use adoube_chess::{BySide, Side};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, LossSign, OutageCause};
use adoube_tournament::ids::BoardId;
use adoube_tournament::incident::{Absence, IncidentRecord, Moment, Stage, State, decide};
use adoube_tournament::time::{Millis, Time};

use super::joining::is_of_venue;
use super::postponed_games::is_put_off;
use crate::shard::Shard;
use crate::shard::input::Now;

/// A seat that falls silent again so soon after it was back does so by the same fault, real
/// milliseconds.
pub(super) const AGAIN: Millis = Millis(10_000);

/// A seat that was heard no longer than this after an outage was not back: its link had waited while
/// nobody served, or nothing passed, and was over when it was read. Real milliseconds.
pub(super) const HARDLY_BACK: Millis = Millis(1_000);

/// A board whose game an outage stopped, and which seats were heard until then.
pub(in crate::shard) type Stopped = (BoardId, BySide<bool>);

impl Shard {
    /// Whether the event's time to reconnect counts hangs on what stops the clocks: an incident of
    /// a seat that is away is told again when that changes.
    pub(in crate::shard) fn tell_limits(&mut self, id: BoardId) {
        let board = self.state.boards.get(&id);
        if board.is_some_and(|it| it.opened().terms.away.reconnect_within.is_some()) {
            self.tell_away(id);
        }
    }

    /// Whoever watches is told again of the incidents of the board's players who are away.
    pub(in crate::shard) fn tell_away(&mut self, id: BoardId) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let players = board.opened().seats.as_ref().map(|seat| &seat.person);
        let away = |i: &&State| players.iter().any(|person| i.away_as(id, person).is_some());
        let away: Vec<u32> = self.live_of(id).filter(away).map(State::number).collect();
        for number in away {
            self.tell_incident(number);
        }
    }

    pub(in crate::shard) fn seat_lost(
        &mut self,
        id: BoardId,
        side: Side,
        sign: LossSign,
        last: Time,
        at: Time,
    ) {
        let board = self.state.boards.get(&id);
        let Some(board) = board.filter(|board| !is_put_off(board)) else {
            return;
        };
        // A board that is handed back to a player who is still away: it is the silence that it was.
        let silence = self.silence_of(id, side);
        if silence.is_some_and(|(_, contact)| contact >= last) {
            return;
        }
        let absence = Absence::noticed(board, side, sign, last, at);
        let (venue, device) = (absence.venue.clone(), absence.device.clone());
        let vacant = sign != LossSign::Page && self.is_vacant(&absence);
        let vacant = vacant.then(|| absence.clone());
        let number = self.note_absences(&[absence], at);
        if let Some(absence) = vacant {
            self.see_vacant(number, &absence);
        }
        if sign == LossSign::Page {
            self.see_page_missing(number, &device, at);
        }
        self.see_seat_lost(number, sign, last, at);
        // What came since the last contact was taken for evidence of the silence before.
        for earlier in self.incidents.register.concerned(&venue, Some(&device)) {
            let live = |incident: &State| incident.closed().is_none();
            if earlier != number && self.incident(earlier).is_ok_and(live) {
                self.look_soon(earlier);
            }
        }
    }

    /// One incident over the seats: the unruled one of a single seat that is away by it, or was
    /// until a moment ago; or a new one. What befalls a seat later has a cause of its own.
    pub(super) fn note_absences(&mut self, absences: &[Absence], at: Time) -> u32 {
        let has = |new: &Absence| {
            let mut live = self.live_of(new.board);
            let unruled = live.find(|i| i.stage() < Stage::Ruled && self.goes_on_in(i, new, at));
            unruled.map(State::number)
        };
        let known = absences.first().filter(|_| absences.len() == 1);
        if let Some(number) = known.and_then(has) {
            let widened = [IncidentRecord::Widened {
                absences: absences.to_vec(),
            }];
            self.record_incident(number, &Actor::Coordinator, None, &widened, at);
            return number;
        }
        let number = self.next_incident();
        let records = decide::open(number, absences);
        tracing::warn!(incident = number, seats = absences.len(), "incident");
        self.record_incident(number, &Actor::Coordinator, None, &records, at);
        number
    }

    /// Another game of a board has begun: the silences of its players that have not ended count in that game from
    /// its start (DIS-3). What an incident has of that game already is left as it is.
    pub(in crate::shard) fn continue_silences(&mut self, id: BoardId, at: Time) {
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let continued = self.live_of(id).map(|incident| {
            let absences = incident.continued_on(board);
            (incident.number(), absences)
        });
        for (number, absences) in continued.collect::<Vec<_>>() {
            if !absences.is_empty() {
                let widened = [IncidentRecord::Widened { absences }];
                self.record_incident(number, &Actor::Coordinator, None, &widened, at);
            }
        }
    }

    /// Whether a silence is of the same fault as one that an incident has of the seat. An outage of the
    /// coordinator is over for a seat once it is back: what silences it then is something else. So is one of
    /// its venue, unless that fails anew, which its cause will tell ([`Shard::is_flap`]).
    fn goes_on_in(&self, incident: &State, new: &Absence, at: Time) -> bool {
        let since = |back: &Moment, at: Time| self.unscaled(at).since(self.unscaled(back.at));
        let goes_on = |before: &Absence| match &before.back {
            None => true,
            Some(back) if incident.is_outage() || is_of_venue(incident) => {
                since(back, new.contact.at) <= HARDLY_BACK
            }
            Some(back) => since(back, at) <= AGAIN,
        };
        let mut own = incident.absences().iter();
        own.any(|before| before.is_of(new.board, &new.person) && goes_on(before))
    }

    /// The silence by which a seat is away as its live incidents have it, but for a page that died: how
    /// it was noticed, and the last contact.
    pub(in crate::shard) fn silence_of(&self, id: BoardId, side: Side) -> Option<(LossSign, Time)> {
        let person = self.sits_at(id, side)?;
        let absences = self.live_of(id).flat_map(State::absences);
        let away = absences.filter(|absence| {
            let own = absence.is_of(id, person) && absence.back.is_none();
            own && absence.sign != LossSign::Page
        });
        away.map(|absence| (absence.sign, absence.contact.at))
            .max_by_key(|(_, contact)| *contact)
    }

    /// The Chief Arbiter is told of it where he has to rule.
    pub(in crate::shard) fn limit_passed(&mut self, id: BoardId, side: Side, at: Time) {
        let limit = self.state.boards.get(&id);
        let limit = limit.and_then(|board| board.opened().terms.away.reconnect_within);
        for number in self.away_by(id, side) {
            self.see_limit_passed(number, limit.unwrap_or_default(), (id, side), at);
        }
    }

    /// Whether a seat was heard until an outage. One that an earlier outage took away, and that no
    /// incident tells of since that recovery was cut short, is told of by the next.
    pub(in crate::shard) fn was_connected(&self, board: &Board, side: Side) -> bool {
        board.away(side).is_none_or(|away| {
            let known = self.silence_of(board.opened().board, side).is_some();
            away.sign == LossSign::Outage && !known
        })
    }

    /// After a start: who fell silent just before, so that his board has it and no incident does, is in one
    /// from now on (DIS-1), though an outage befell him as well. Of that the outage's incident tells.
    pub(in crate::shard) fn carry_on_silences(&mut self, now: Now) {
        let mut missing = Vec::new();
        for (id, board) in &self.state.boards {
            let untold = self.unrecorded_silences(*id).into_iter();
            let own = untold.filter(|(_, silence)| silence.sign != LossSign::Outage);
            missing.extend(own.map(|(side, own)| {
                Absence::noticed(board, side, own.sign, own.last_contact, own.since)
            }));
        }
        for absence in missing {
            let (sign, contact) = (absence.sign, absence.contact.at);
            let number = self.note_absences(&[absence], now.game);
            self.see_seat_lost(number, sign, contact, now.game);
        }
    }

    /// An outage of the coordinator is one incident over all its games (DIS-8). Seats that were away
    /// before it are not away by it: they keep their own incident with their own last contact, which is
    /// told of the outage.
    pub(in crate::shard) fn outage_incident(
        &mut self,
        stopped: &[Stopped],
        from: Time,
        cause: OutageCause,
        now: Now,
    ) {
        let mut absences = Vec::new();
        let mut told = BTreeSet::new();
        for (id, heard) in stopped {
            let Some(board) = self.state.boards.get(id) else {
                continue;
            };
            for side in Side::ALL {
                if heard[side] && is_put_off(board) {
                    continue;
                }
                if heard[side] {
                    let absence = Absence::noticed(board, side, LossSign::Outage, from, now.game);
                    absences.push(absence);
                } else {
                    told.extend(self.away_by(*id, side));
                }
            }
        }
        if !absences.is_empty() {
            let number = self.next_incident();
            let records = decide::open(number, &absences);
            self.record_incident(number, &Actor::Coordinator, None, &records, now.game);
            told.insert(number);
        }
        for number in told {
            self.see_outage(number, from, cause, now);
        }
    }
}
