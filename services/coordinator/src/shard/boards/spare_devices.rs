//! A seat moves to a spare device in the middle of a game (O 16.6).

use adoube_chess::Side;
use adoube_proto::v1::{self, GoodbyeReason};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{Act, MoveSeat};
use adoube_tournament::board::event::SeatMoved;
use adoube_tournament::board::{Command, LossSign};
use adoube_tournament::ids::{BoardId, DeviceId, VenueId};
use adoube_tournament::refusal::{Refusal, phrases};
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::time::Time;

use crate::shard::Shard;
use crate::shard::input::{Answer, Now};
use crate::shard::play_links::timeouts::SILENCE;

/// Where it is only asked whether a seat can move.
const NO_REASON_YET: &str = "-";

impl Shard {
    /// To which devices a seat can move now: those to which the same official's order would move it. Nothing is done.
    pub(in crate::shard) fn spare_devices(
        &self,
        actor: &Actor,
        (id, side): (BoardId, Side),
        now: Now,
    ) -> Answer {
        roles::may(actor, Verb::MoveSeat)?;
        let board = self.state.boards.get(&id);
        let board = board.ok_or_else(|| self.no_board(id))?;
        let venue = &board.seat(side).venue;
        self.is_of_venue(actor, venue)?;
        let can_move = |device: &&DeviceId| {
            let to = MoveSeat {
                side,
                device: (*device).clone(),
            };
            let order = Act::MoveSeat(to).because(NO_REASON_YET);
            let command = Command::new(actor.clone(), now.game, order);
            self.may_order(actor, id, &command.order).is_ok() && board.foresee(&command).is_ok()
        };
        let known = self.state.event.state.venues().get(venue);
        let devices = known.into_iter().flat_map(|known| &known.devices);
        let devices = devices.filter(can_move).map(ToString::to_string).collect();
        Ok(v1::SpareDevicesReply { devices }.into())
    }

    pub(in crate::shard) fn can_be_spare(
        &self,
        device: &DeviceId,
        venue: &VenueId,
    ) -> Result<(), Refusal> {
        let no_spare = |why| Refusal::NoSpare {
            device: device.clone(),
            why,
        };
        if self.state.event.state.device_venue(device) != Some(venue) {
            return Err(no_spare(phrases::spare::ELSEWHERE));
        }
        let bound = self.seat_of(device);
        let bound = bound.and_then(|(other, _)| self.state.boards.get(&other));
        if bound.is_some_and(|board| !board.is_finished()) {
            return Err(no_spare(phrases::spare::TAKEN));
        }
        Ok(())
    }

    /// The device before is told goodbye and cannot act for the seat, unless it is moved back; the
    /// new one is told its seat, and is heard from now on if it is connected.
    pub(in crate::shard) fn seat_moved(&mut self, id: BoardId, moved: &SeatMoved, at: Time) {
        self.bind_devices();
        self.part_from(&moved.from);
        self.tell_seating();
        self.receive(id, moved.side, &moved.to, at);
    }

    fn part_from(&mut self, device: &DeviceId) {
        if let Some(session) = self.play_links.session_of(device) {
            self.play_links.remove(session);
            self.close_seat(
                session,
                GoodbyeReason::Moved,
                "the seat is at another device now",
                0,
            );
        }
    }

    fn receive(&mut self, id: BoardId, side: Side, device: &DeviceId, at: Time) {
        let board = self.state.boards.get(&id);
        let away = board.and_then(|board| board.away(side)).is_some();
        let Some(session) = self.play_links.session_of(device) else {
            // Nobody is heard there yet: it is waited for as long as for a link that is silent.
            let due = self.unscaled(at).since(self.anchor).0 + SILENCE;
            return self.play_links.expect(device.clone(), due, at);
        };
        self.assign(session, device, None);
        self.seat_came_to_page(device, at);
        if away {
            self.regain_seat(id, side, at);
        }
    }

    /// A seat whose new device has not come is away since it moved.
    pub(in crate::shard) fn check_expected(&mut self, now: Now) {
        while let Some((device, since)) = self.play_links.pop_expected(now.real) {
            self.device_lost(&device, LossSign::Silence, since, now);
        }
    }
}
