//! Seats that moved to another device while they were away. The device before goes on being silent,
//! whatever the new one says: its journal does not come by it.

use adoube_proto::v1;
use adoube_tournament::board::{LossSign, SeatMove};
use adoube_tournament::incident::evidence::Observation;
use adoube_tournament::incident::{Absence, State};
use adoube_tournament::time::Time;

use crate::shard::Shard;

impl Shard {
    /// How the seat left the device that had fallen silent, if it did.
    pub(super) fn moved_away(&self, absence: &Absence) -> Option<&SeatMove> {
        let board = self.state.boards.get(&absence.board)?;
        let mut moves = board.seat_moves().iter();
        moves.find(|moved| moved.from == absence.device && moved.at >= absence.contact.at)
    }

    /// Where the seat moved on after it had left that device, until the player was back; in order.
    pub(super) fn moved_on(&self, absence: &Absence) -> Vec<v1::SeatTransferView> {
        let board = self.state.boards.get(&absence.board);
        let moves = board.map_or(&[][..], |board| board.seat_moves());
        let Some(first) = self.moved_away(absence) else {
            return Vec::new();
        };
        let back = absence.back.as_ref().map(|back| back.at);
        let later = moves.iter().filter(|moved| {
            let before_return = back.is_none_or(|back| moved.at <= back);
            moved.side == first.side && moved.at > first.at && before_return
        });
        later
            .map(|moved| v1::SeatTransferView {
                device: moved.to.to_string(),
                at: moved.at.0,
                by: self.author(&moved.by),
                reason: moved.reason.clone(),
            })
            .collect()
    }

    /// How the seat had come to the device, where it was away because nobody was heard there yet.
    pub(super) fn arrived(&self, absence: &Absence) -> Option<&SeatMove> {
        let board = self.state.boards.get(&absence.board)?;
        let (first, last) = (absence.contact.at, absence.detected.at);
        let mut moves = board.seat_moves().iter();
        moves.find(|moved| moved.to == absence.device && (first..=last).contains(&moved.at))
    }

    /// Whether nobody was heard at the device since the seat had come to it.
    pub(super) fn is_vacant(&self, absence: &Absence) -> bool {
        let came = self.arrived(absence).map(|moved| moved.at);
        came == Some(absence.contact.at)
    }

    /// When the silence of the device ended, as the evidence has it: when its seat was back, or where
    /// that was at another device, when its venue saw it come again; at the latest when the incident
    /// was closed.
    pub(super) fn silent_until(&self, absence: &Absence, incident: &State) -> Option<Time> {
        let ended = self.came_back(absence, incident);
        ended.or_else(|| incident.closed_at().map(|at| self.unscaled(at)))
    }

    /// The same as the device's own lines have it: one that its seat has left is started again when
    /// somebody gets round to it, which may be long after the incident was closed.
    pub(super) fn silent_itself_until(&self, absence: &Absence, incident: &State) -> Option<Time> {
        if self.moved_away(absence).is_none() {
            return self.silent_until(absence, incident);
        }
        self.came_back(absence, incident)
    }

    fn came_back(&self, absence: &Absence, incident: &State) -> Option<Time> {
        let back = absence.back.as_ref().map(|back| self.unscaled(back.at));
        let back = self.contact_again(absence, incident).or(back);
        let moved = self.moved_away(absence);
        let moved = moved.map(|moved| self.unscaled(moved.at));
        let here = back.filter(|back| moved.is_none_or(|moved| moved > *back));
        match moved {
            Some(_) if here.is_none() => self.came_again(absence, incident),
            _ => here,
        }
    }

    /// When the device of a seat was heard again, which may be long before the seat was back for want of its page.
    fn contact_again(&self, absence: &Absence, incident: &State) -> Option<Time> {
        let contact = self.unscaled(absence.contact.at);
        let lines = incident.lines().iter().filter(|line| {
            let own = line.about.as_ref() == Some(&absence.device);
            own && line.at >= contact && line.saw == Observation::SeatBack
        });
        let first = lines.map(|line| line.at).min();
        first.filter(|_| absence.sign != LossSign::Page)
    }

    /// When a device that its seat has left came again: anew, or heard by its venue that had missed it. What befalls
    /// it from then on is no part of its silence.
    fn came_again(&self, absence: &Absence, incident: &State) -> Option<Time> {
        let contact = self.unscaled(absence.contact.at);
        let seen = |what: fn(&Observation) -> bool, after: Time| {
            let lines = incident.lines().iter().filter(move |line| {
                let own = line.about.as_ref() == Some(&absence.device);
                own && line.at > after && what(&line.saw)
            });
            lines.map(|line| line.at).min()
        };
        let born = seen(|saw| matches!(saw, Observation::DeviceBorn { .. }), contact);
        let missed = seen(
            |saw| {
                matches!(
                    saw,
                    Observation::DeviceSilent { .. }
                        | Observation::DeviceLost
                        | Observation::DeviceLeft
                )
            },
            contact,
        );
        let ready = missed.and_then(|at| seen(|saw| *saw == Observation::DeviceReady, at));
        born.into_iter().chain(ready).min()
    }
}
