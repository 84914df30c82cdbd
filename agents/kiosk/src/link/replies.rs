//! What the link makes of what the coordinator says.

use adoube_proto::v1::{
    Answer, ConnectionLoss, Echo, PlayReply, Pulse, Refusal, SeatAssigned, SeatView, Welcome,
    play_reply::Body, play_request,
};

use super::{
    board::SeatBoard,
    commands::Answered,
    core::{LinkCore, Pause, Phase},
    messages::LinkOutput,
    seat::Seat,
};
use crate::time::Now;

/// The bounds within which a told speed is believed.
const SPEEDS: (f64, f64) = (0.001, 1_000_000.0);

impl LinkCore {
    pub(super) fn replied(&mut self, now: Now, reply: PlayReply) {
        if !matches!(self.phase, Phase::Greeting | Phase::Up { .. }) {
            return;
        }
        self.heard_at = now.ms();
        self.coordinator_heard = now.ms().max(1);
        if !matches!(reply.body, Some(Body::Pulse(_))) {
            self.changes += 1;
        }
        match reply.body {
            Some(Body::Welcome(welcome)) => self.welcomed(now, &welcome),
            Some(Body::Seat(seat)) => self.seated(seat),
            Some(Body::View(view)) => self.viewed(now, view),
            Some(Body::Answer(answer)) => self.answered(answer),
            Some(Body::Pulse(pulse)) => self.pulsed(now, &pulse),
            Some(Body::Goodbye(goodbye)) => self.farewell(now, &goodbye),
            // Something newer than this version: it was heard, and that is all it was.
            None => {}
        }
    }

    fn answered(&mut self, answer: Answer) {
        let output = match self.commands.answer(answer) {
            Answered::Done(id, command, sequence) => {
                LinkOutput::Acknowledged(id, command, sequence)
            }
            Answered::Refused(id, command, refusal) => LinkOutput::Refused(id, command, refusal),
            Answered::Unknown => return,
        };
        self.outputs.push_back(output);
    }

    fn welcomed(&mut self, now: Now, welcome: &Welcome) {
        if self.phase != Phase::Greeting {
            return;
        }
        if welcome.speed.is_finite() && welcome.speed > 0.0 {
            self.speed = welcome.speed.clamp(SPEEDS.0, SPEEDS.1);
        }
        self.phase = Phase::Up {
            since: now.ms(),
            next_beat: now.ms(),
        };
        // The seat may have moved to another device while this one was cut off: nothing that was entered for it here
        // may be played when it comes back.
        if !welcome.seated && self.seat.is_some() {
            self.leave_seat();
        }
        self.joining.welcomed(welcome.seated);
        self.link_made();
        self.time.told(now, welcome.time, None);
        self.event("play-link-up", &welcome.coordinator_run);
    }

    fn seated(&mut self, assigned: SeatAssigned) {
        let seat = Seat::from_wire(assigned);
        let same = match (&self.seat, &seat) {
            (Some(old), Some(new)) => old.is_same_board(new) && old.side == new.side,
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.leave_seat();
        }
        self.seat = seat;
        self.seat_confirmed = true;
        self.joining.seated(self.seat.is_some());
    }

    /// Nothing that was of this seat is of another one.
    pub(super) fn leave_seat(&mut self) {
        self.changes += 1;
        self.seat = None;
        self.board = SeatBoard::default();
        for (id, command) in self.commands.clear() {
            let output = LinkOutput::Refused(id, command, moved_on());
            self.outputs.push_back(output);
        }
    }

    fn viewed(&mut self, now: Now, view: SeatView) {
        // That of a seat that this device has left may still have been on its way.
        let is_own = |seat: &Seat| view.board == Some(seat.board) && view.side() == seat.side;
        if !self.seat_confirmed || !self.seat.as_ref().is_some_and(is_own) {
            return;
        }
        match self.board.take(view) {
            Ok(()) => self.joining.viewed(),
            Err(missing) => {
                // All moves are sent again.
                self.board = SeatBoard::default();
                let (loss, detail) = (ConnectionLoss::Broken, missing.to_string());
                self.drop_link(now, loss, "moves-missing", &detail, Pause::Backoff);
            }
        }
    }

    fn pulsed(&mut self, now: Now, pulse: &Pulse) {
        let round_trip = self.beats.answered(now, pulse.number);
        self.time.told(now, pulse.time, round_trip);
        if pulse.probe != 0 {
            self.send(play_request::Body::Echo(Echo {
                probe: pulse.probe,
                round_trip_us: self.beats.round_trip_us(),
            }));
        }
        if pulse.clocks.is_some() {
            self.board.clocks = pulse.clocks;
        }
    }
}

fn moved_on() -> Refusal {
    Refusal {
        code: "moved-on".to_owned(),
        text: "this device is at another board now; nothing was done".to_owned(),
        word: "moved-on".to_owned(),
        ..Refusal::default()
    }
}
