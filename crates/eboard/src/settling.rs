//! From messages and times to positions that have come to rest.
//!
//! A hand slides a piece over squares, a sensor sees a piece arrive before it sees it leave, a line loses a
//! byte. So one message is no proof. Readings count as settled when none has changed for the make's
//! delay and the [`Confirmation`] of the make has come.
//!
//! A settled position is not a move yet. A rook that rests on its new square before its king is moved looks
//! like a rook's move and not like castling. On a board that does not tell pieces apart a piece that is
//! lifted looks like each of its captures.

use std::time::Duration;

use adoube_chess::{Placement, Position, Square};

use crate::orientation::differences;
use crate::{
    Confirmation, Difference, Fields, Link, Message, Orientation, Protocol, Reading, Time,
};

/// How long after the last full position the next one is requested while nothing changes: it finds changes
/// whose message was lost. At 9600 baud a DGT board's answer takes 70 ms of the line.
const CHECK: Duration = Duration::from_secs(1);
/// How long after a request that had no answer the next one follows at most; by cable 150 ms, twice the time of a DGT
/// board's answer. With one answer lost, what stands is still known within a second of settling.
const RETRY: Duration = Duration::from_millis(400);
/// How long a board that answers requests may send nothing before it counts as unresponsive: three checks.
const UNRESPONSIVE_AFTER: Duration = Duration::from_secs(3);

/// How long after the last change a settled position counts as standing: who lifts a piece and puts it back, or sets up
/// fallen ones, rests for less.
pub const STANDING_AFTER: Duration = Duration::from_secs(1);

/// How certain a reading is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Certainty {
    /// Nothing is known: no full position has come since the connection began, or the board does not respond.
    Unknown,
    /// Something has changed and is not yet settled. This is no violation: a hand may be at work.
    Moving,
    /// It has come to rest.
    Settled,
}

/// What is known about one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareState<R> {
    /// The last reading.
    pub reading: R,
    /// When the reading became what it is; for the first one, when it came.
    pub since: Time,
    /// How certain it is. [`Certainty::Moving`] is said of squares that differ from what was settled last.
    pub certainty: Certainty,
}

/// A position that has come to rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled<R> {
    readings: Fields<R>,
    orientation: Orientation,
    since: Time,
    at: Time,
}

impl<R: Reading> Settled<R> {
    /// The reading of a square of the game.
    pub fn at_square(&self, square: Square) -> R {
        self.readings.get(self.orientation.field(square))
    }

    /// What is on the squares of the game.
    pub fn placement(&self) -> Placement {
        Placement::from_fn(|square| self.at_square(square).on_square())
    }

    /// The readings by the board's own numbering.
    pub const fn readings(&self) -> &Fields<R> {
        &self.readings
    }

    /// When the last square changed: the move was finished then.
    pub const fn since(&self) -> Time {
        self.since
    }

    /// When it became certain; at least the settling delay after [`since`](Settled::since).
    pub const fn at(&self) -> Time {
        self.at
    }

    /// The squares whose reading does not fit the position, a1 first. For [`Occupancy`](crate::Occupancy) an
    /// empty list means that the same squares are occupied.
    pub fn differences(&self, expected: &Position) -> Vec<Difference<R>> {
        differences(&self.readings, self.orientation, expected)
    }
}

/// A task for the driver, or an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Output<R> {
    /// Send [`Command::RequestPosition`](crate::Command::RequestPosition) to the board; nothing for a make without
    /// this command, which sends positions without a request.
    RequestPosition,
    /// Readings have come to rest. They may be the same as before: a piece was lifted and put back.
    Settled(Settled<R>),
    /// What was settled last has not changed for [`STANDING_AFTER`], as far as the board says when it is asked once more.
    Standing(Settled<R>),
    /// Something has begun to change.
    Moving,
    /// The board has sent nothing for three seconds: the line may be lost without notice.
    Unresponsive,
}

/// One board's way from messages to settled positions. It keeps one position and at most one output of
/// each kind.
#[derive(Debug, Clone)]
pub struct Settling<R> {
    delay: Duration,
    confirmation: Confirmation,
    orientation: Orientation,
    fields: Option<Fields<(R, Time)>>,
    changed: Time,
    last_message: Time,
    is_unresponsive: bool,
    request_at: Time,
    settled: Option<Settled<R>>,
    /// Whether it was said of the last settled position that it stands.
    is_standing: bool,
    certainty: Certainty,
    outputs: Outputs<R>,
}

#[derive(Debug, Clone)]
struct Outputs<R> {
    request: bool,
    settled: Option<Settled<R>>,
    standing: Option<Settled<R>>,
    moving: bool,
    unresponsive: bool,
}

impl<R: Reading> Settling<R> {
    /// A board that was connected now, with the delay and the confirmation that its make needs.
    pub fn new<P: Protocol<Reading = R> + ?Sized>(
        protocol: &P,
        link: Link,
        orientation: Orientation,
        now: Time,
    ) -> Settling<R> {
        Settling {
            delay: protocol.settling_delay(link),
            confirmation: protocol.confirmation(),
            orientation,
            fields: None,
            changed: now,
            last_message: now,
            is_unresponsive: false,
            request_at: now,
            settled: None,
            is_standing: false,
            certainty: Certainty::Unknown,
            outputs: Outputs {
                request: false,
                settled: None,
                standing: None,
                moving: false,
                unresponsive: false,
            },
        }
    }

    /// The connection was lost and is there again: nothing is known until a full position has come.
    pub fn reconnect(&mut self, now: Time) {
        self.forget();
        self.last_message = now;
        self.is_unresponsive = false;
        self.request_at = now;
    }

    /// Takes a message that came now. Messages that are not about squares only show that the board
    /// responds.
    pub fn handle(&mut self, now: Time, message: &Message<R>) {
        self.last_message = now;
        self.is_unresponsive = false;
        match message {
            Message::Position(readings) => self.handle_position(now, readings),
            Message::Change { field, reading } => {
                if let Some(fields) = &mut self.fields
                    && fields.get(*field).0 != *reading
                {
                    fields.set(*field, (*reading, now));
                    self.start_moving(now);
                }
            }
            Message::Battery(_)
            | Message::Version(_)
            | Message::Serial(_)
            | Message::Trademark(_)
            | Message::BusAddress(_)
            | Message::Clock(_)
            | Message::Stored(_)
            | Message::Acknowledged => {}
        }
        self.tick(now);
    }

    /// Says that it is now this late. Wanted at [`next_tick`](Settling::next_tick); more often does no harm.
    pub fn tick(&mut self, now: Time) {
        match self.confirmation {
            Confirmation::NoChange => {
                let is_waiting = self.certainty == Certainty::Moving;
                if is_waiting && now.since(self.changed) >= self.delay {
                    self.settle(now);
                }
                self.stand(now);
                if self.fields.is_none() {
                    self.request(now);
                }
            }
            Confirmation::FullPosition => {
                self.request(now);
                if !self.is_unresponsive && now.since(self.last_message) >= UNRESPONSIVE_AFTER {
                    self.forget();
                    self.is_unresponsive = true;
                    self.outputs.unresponsive = true;
                }
            }
        }
    }

    /// When [`tick`](Settling::tick) is wanted next, if nothing comes before.
    pub fn next_tick(&self) -> Option<Time> {
        match (self.confirmation, self.certainty) {
            (Confirmation::FullPosition, _) | (Confirmation::NoChange, Certainty::Unknown) => {
                Some(self.request_at)
            }
            (Confirmation::NoChange, Certainty::Moving) => Some(self.changed.after(self.delay)),
            (Confirmation::NoChange, Certainty::Settled) => {
                let is_waiting = !self.is_standing;
                is_waiting.then(|| self.changed.after(STANDING_AFTER))
            }
        }
    }

    /// The next output since the last call, if there is one.
    pub fn poll_output(&mut self) -> Option<Output<R>> {
        let outputs = &mut self.outputs;
        if std::mem::take(&mut outputs.unresponsive) {
            return Some(Output::Unresponsive);
        }
        if std::mem::take(&mut outputs.moving) {
            return Some(Output::Moving);
        }
        if let Some(settled) = outputs.settled.take() {
            return Some(Output::Settled(settled));
        }
        if let Some(standing) = outputs.standing.take() {
            return Some(Output::Standing(standing));
        }
        std::mem::take(&mut outputs.request).then_some(Output::RequestPosition)
    }

    /// How certain the position as a whole is.
    pub const fn certainty(&self) -> Certainty {
        self.certainty
    }

    /// Which way round the board lies.
    pub const fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// What was settled last, also while something moves; `None` if nothing was since the connection began.
    pub const fn settled(&self) -> Option<&Settled<R>> {
        self.settled.as_ref()
    }

    /// What is known about a square of the game; `None` while nothing is.
    pub fn square(&self, square: Square) -> Option<SquareState<R>> {
        let field = self.orientation.field(square);
        let (reading, since) = self.fields.as_ref()?.get(field);
        let before = self.settled.as_ref();
        let is_settled = before.is_some_and(|settled| settled.readings.get(field) == reading);
        Some(SquareState {
            reading,
            since,
            certainty: if is_settled {
                Certainty::Settled
            } else {
                Certainty::Moving
            },
        })
    }

    fn handle_position(&mut self, now: Time, readings: &Fields<R>) {
        self.request_at = now.after(CHECK);
        let Some(fields) = &mut self.fields else {
            self.fields = Some(Fields::from_fn(|field| (readings.get(field), now)));
            self.start_moving(now);
            return;
        };
        let mut is_changed = false;
        for (field, reading) in readings.iter() {
            if fields.get(field).0 != reading {
                fields.set(field, (reading, now));
                is_changed = true;
            }
        }
        if is_changed {
            self.start_moving(now);
        } else if self.certainty == Certainty::Moving {
            if now.since(self.changed) >= self.delay {
                self.settle(now);
            } else {
                self.request_at = self.changed.after(self.delay);
            }
        } else {
            self.stand(now);
        }
    }

    /// What was settled a while ago stands, if nothing has changed since.
    fn stand(&mut self, now: Time) {
        let is_old = now.since(self.changed) >= STANDING_AFTER;
        if self.certainty == Certainty::Settled && is_old && !self.is_standing {
            self.is_standing = true;
            self.outputs.standing = self.settled.clone();
        }
    }

    /// What was known no longer is.
    fn forget(&mut self) {
        self.fields = None;
        self.settled = None;
        self.certainty = Certainty::Unknown;
        self.outputs.settled = None;
        self.outputs.standing = None;
    }

    fn start_moving(&mut self, now: Time) {
        self.changed = now;
        self.is_standing = false;
        self.outputs.standing = None;
        self.request_at = now.after(self.delay);
        if self.certainty != Certainty::Moving {
            self.certainty = Certainty::Moving;
            self.outputs.moving = true;
        }
        self.outputs.settled = None;
    }

    fn settle(&mut self, now: Time) {
        let Some(fields) = &self.fields else { return };
        let settled = Settled {
            readings: Fields::from_fn(|field| fields.get(field).0),
            orientation: self.orientation,
            since: self.changed,
            at: now,
        };
        self.certainty = Certainty::Settled;
        self.request_at = self
            .request_at
            .min(self.changed.after(STANDING_AFTER))
            .max(now);
        self.settled = Some(settled.clone());
        self.outputs.settled = Some(settled);
    }

    fn request(&mut self, now: Time) {
        if now >= self.request_at {
            self.outputs.request = true;
            self.request_at = now.after(RETRY.min(self.delay * 3 / 5));
        }
    }
}

#[cfg(test)]
mod tests;
