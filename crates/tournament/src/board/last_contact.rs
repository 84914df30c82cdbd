//! When each player was heard last, as far as the board's own records tell.

use adoube_chess::Side;

use super::Board;
use super::event::{Event, Restarted, SeatBack, SeatLost};
use super::record::Record;
use crate::actor::Actor;
use crate::time::Time;

impl Board {
    /// When a side was heard last by the board's records: at the latest then it was there. None if it
    /// never was. Whoever keeps the links may know of a later time.
    pub fn heard(&self, side: Side) -> Option<Time> {
        self.heard[side]
    }

    pub(super) fn note_heard(&mut self, record: &Record) {
        match &record.event {
            Event::SeatLost(SeatLost {
                side, last_contact, ..
            }) => self.heard_at(*side, *last_contact),
            Event::SeatBack(SeatBack { side }) => self.heard_at(*side, record.time),
            Event::Restarted(Restarted { reversed: true, .. }) => self.heard.swap(),
            _ => {}
        }
        let Actor::Person {
            device: Some(device),
            ..
        } = &record.actor
        else {
            return;
        };
        let mut sides = Side::ALL.into_iter();
        if let Some(side) = sides.find(|side| self.seat(*side).device == *device) {
            self.heard_at(side, record.time);
        }
    }

    fn heard_at(&mut self, side: Side, at: Time) {
        let heard = &mut self.heard[side];
        *heard = heard.map_or(Some(at), |before| Some(before.max(at)));
    }
}
