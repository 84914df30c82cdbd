//! The play links, as the service serves them.

use adoube_coordinator::shard::{CatchUp, Entered, Hello, Input, PageSign, SessionId, ToSeat};
use adoube_coordinator::{load, rpc};
use adoube_ledger::StreamName;
use adoube_proto::v1::{self, PlayCommand, PlayReply, PlayRequest, play_reply, play_request};
use adoube_record::streams;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::ids::CommandId;

use super::{Coordinator, Said, tournament};
use crate::{faults, model};

/// A play link's number: the device's, and which link of it.
pub(in crate::system) fn session(device: u16, link: u64) -> SessionId {
    SessionId(link << 16 | u64::from(device))
}

/// The device and the link of a session.
pub(in crate::system) const fn device_of(session: SessionId) -> (u16, u64) {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the device is in the low bits"
    )]
    let device = session.0 as u16;
    (device, session.0 >> 16)
}

impl Coordinator {
    pub(in crate::system) fn said(&mut self) -> Option<(u16, u64, Said)> {
        self.said.pop_front()
    }

    /// The play link of a device that the coordinator knows of.
    pub(in crate::system) fn link_of(&self, device: u16) -> Option<SessionId> {
        self.open.get(&device).copied()
    }

    pub(super) fn tell_seat(&mut self, session: SessionId, message: ToSeat) {
        match message {
            ToSeat::Reply(reply) => self.say(session, reply.body),
            ToSeat::CatchUp(catch_up) => {
                if let Some(view) = self.with_moves(*catch_up) {
                    self.say(session, Some(play_reply::Body::View(view)));
                }
            }
            ToSeat::Close(goodbye) => {
                self.say(session, Some(play_reply::Body::Goodbye(*goodbye)));
                let (device, _) = device_of(session);
                if self.open.get(&device) == Some(&session) {
                    self.open.remove(&device);
                }
            }
        }
    }

    fn say(&mut self, session: SessionId, body: Option<play_reply::Body>) {
        let (device, link) = device_of(session);
        let reply = Box::new(PlayReply { body });
        self.said.push_back((device, link, Said::Reply(reply)));
    }

    /// A view with its moves, read from the disk.
    fn with_moves(&self, wanted: CatchUp) -> Option<v1::SeatView> {
        let stream = StreamName::new(streams::board(&tournament(), wanted.board)).ok()?;
        let mut view = load::catch_up(self.disk.ledger(), &stream, wanted).ok()?;
        faults::retell(self.planted, &mut view);
        Some(view)
    }

    pub(in crate::system) fn requested(
        &mut self,
        now: u64,
        device: u16,
        link: u64,
        request: PlayRequest,
    ) {
        let session = session(device, link);
        match request.body {
            Some(play_request::Body::Hello(hello)) => self.greeted(now, device, session, hello),
            Some(play_request::Body::Heartbeat(beat)) => {
                self.tell(now, Input::SeatHeard(session, beat.number));
            }
            Some(play_request::Body::Command(command)) => self.ordered(now, session, command),
            Some(play_request::Body::Echo(_)) | None => {}
        }
    }

    fn greeted(&mut self, now: u64, device: u16, session: SessionId, hello: v1::Hello) {
        let Ok(id) = model::device(device) else {
            return;
        };
        if !self.is_up() {
            return;
        }
        let seen = rpc::board(hello.board.as_ref()).map(|board| (board, hello.last_seen));
        let hello = Hello {
            page: PageSign::There,
            device: id,
            instance: hello.instance,
            seen,
        };
        self.open.insert(device, session);
        self.tell(now, Input::SeatOpened(session, hello));
    }

    fn ordered(&mut self, now: u64, session: SessionId, command: PlayCommand) {
        let Some(at) = self.run.as_ref().map(|run| run.at(now).game) else {
            return;
        };
        let Some(entered) = rpc::player_order(command) else {
            return;
        };
        if faults::is_lost(self.planted, &entered.order) {
            return;
        }
        if let Some(id) = faults::another_id(self.planted, entered.id) {
            let again = Entered {
                id,
                ..entered.clone()
            };
            self.tell(now, Input::SeatCommand(session, again, at));
        }
        self.tell(now, Input::SeatCommand(session, entered, at));
    }

    pub(in crate::system) fn closed(&mut self, now: u64, session: SessionId) {
        let (device, _) = device_of(session);
        if self.open.get(&device) == Some(&session) {
            self.open.remove(&device);
            self.tell(now, Input::SeatClosed(session));
        }
    }

    /// Everybody checks in, whether he wants to or not.
    pub(in crate::system) fn check_everybody_in(&mut self, now: u64) {
        for (device, session) in self.open.clone() {
            let mut id = [1; 16];
            id[..2].copy_from_slice(&device.to_be_bytes());
            let order = adoube_tournament::board::Order::Player(PlayerOrder::CheckIn);
            let Some(at) = self.run.as_ref().map(|run| run.at(now).game) else {
                return;
            };
            let entered = Entered {
                id: CommandId(id),
                order,
                seen: None,
            };
            self.tell(now, Input::SeatCommand(session, entered, at));
        }
    }
}
