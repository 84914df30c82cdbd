//! Play links: which device is connected, what it follows, when it was last heard.

use std::collections::{BTreeMap, BTreeSet};

use adoube_chess::Side;
use adoube_proto::v1::{self, play_reply::Body};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Command, LossSign, Order};
use adoube_tournament::ids::{BoardId, CommandId, DeviceId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::Time;

use super::boards::{Origin, Verdict};
use super::input::{Hello, Now, Output, SessionId, ToSeat};
use super::{Held, Shard, views};

/// Silence on a play link after which the device counts as gone, if its venue does not hear it
/// either; real milliseconds.
pub(super) const SILENCE: u64 = 3_000;

/// Silence on a play link after which it counts as gone even if the venue hears the device.
const DEAD_LINK: u64 = 6_000;

/// A play link that was heard within this is alive, whatever its venue says.
const FRESH: u64 = 1_500;

/// How long a device with a copied identity is to stay away.
const DUPLICATE_PAUSE_MS: u32 = 5_000;

#[derive(Debug)]
struct Link {
    device: DeviceId,
    instance: String,
    heard: Now,
}

/// All play links of a tournament.
#[derive(Debug, Default)]
pub(super) struct Seats {
    links: BTreeMap<SessionId, Link>,
    by_device: BTreeMap<DeviceId, SessionId>,
    followers: BTreeMap<BoardId, BTreeSet<SessionId>>,
}

impl Seats {
    /// Whether a device has a play link.
    pub(super) fn is_connected(&self, device: &DeviceId) -> bool {
        self.by_device.contains_key(device)
    }

    /// The play links that follow a board.
    pub(super) fn followers(&self, board: BoardId) -> Vec<SessionId> {
        self.followers
            .get(&board)
            .map(|all| all.iter().copied().collect())
            .unwrap_or_default()
    }

    /// From now on the link gets the board's events, and no other's.
    pub(super) fn follow(&mut self, session: SessionId, board: BoardId) {
        if !self.links.contains_key(&session) {
            return;
        }
        self.unfollow(session);
        self.followers.entry(board).or_default().insert(session);
    }

    fn unfollow(&mut self, session: SessionId) {
        for followers in self.followers.values_mut() {
            followers.remove(&session);
        }
        self.followers.retain(|_, followers| !followers.is_empty());
    }

    /// Forgets a link; its device, if it was that device's current one.
    fn remove(&mut self, session: SessionId) -> Option<(DeviceId, Now)> {
        let link = self.links.remove(&session)?;
        self.unfollow(session);
        if self.by_device.get(&link.device) != Some(&session) {
            return None;
        }
        self.by_device.remove(&link.device);
        Some((link.device, link.heard))
    }

    /// The links in order of their numbers.
    pub(super) fn sessions(&self) -> impl Iterator<Item = SessionId> + '_ {
        self.links.keys().copied()
    }

    /// The link of a device.
    pub(super) fn session_of(&self, device: &DeviceId) -> Option<SessionId> {
        self.by_device.get(device).copied()
    }
}

impl Shard {
    pub(super) fn seat_opened(&mut self, session: SessionId, hello: Hello, now: Now) {
        if self.halted.is_some() {
            return self.close_seat(session, goodbye("storage", super::boards::STORAGE, 500));
        }
        if self.state.event.state.device_venue(&hello.device).is_none() {
            let text = "this device is not enrolled in the event";
            let never = v1::Goodbye {
                retry: false,
                ..goodbye("not-enrolled", text, 0)
            };
            return self.close_seat(session, never);
        }
        if !self.make_way(session, &hello, now) {
            return;
        }
        let link = Link {
            device: hello.device.clone(),
            instance: hello.instance,
            heard: now,
        };
        self.seats.links.insert(session, link);
        self.seats.by_device.insert(hello.device.clone(), session);
        self.welcome(session, now);
        self.assign(session, &hello.device, hello.seen);
        if let Some((board, side)) = self.seat_of(&hello.device) {
            self.own(board, Order::RegainSeat { side }, now);
        }
    }

    /// A device has one play link. A newer one replaces one of the same process or one that has
    /// fallen silent; while another process is alive under the same identity it is refused.
    fn make_way(&mut self, session: SessionId, hello: &Hello, now: Now) -> bool {
        let Some(old) = self.seats.session_of(&hello.device) else {
            return true;
        };
        let Some(link) = self.seats.links.get(&old) else {
            return true;
        };
        let alive = now.real.saturating_sub(link.heard.real) < SILENCE;
        if alive && link.instance != hello.instance {
            tracing::warn!(device = %hello.device, "a second process claims this device");
            let text = "another process is connected with this device's identity";
            self.close_seat(
                session,
                goodbye("duplicate-device", text, DUPLICATE_PAUSE_MS),
            );
            return false;
        }
        self.seats.links.remove(&old);
        self.seats.unfollow(old);
        self.close_seat(old, goodbye("replaced", "a newer link took its place", 0));
        true
    }

    fn close_seat(&mut self, session: SessionId, goodbye: v1::Goodbye) {
        self.outputs
            .push_back(Output::Seat(session, ToSeat::Close(goodbye)));
    }

    /// Ends every play link; the devices come back and catch up.
    pub(super) fn close_all_seats(&mut self, code: &str, text: &str, retry_after_ms: u32) {
        for session in self.seats.sessions().collect::<Vec<_>>() {
            self.seats.remove(session);
            self.close_seat(session, goodbye(code, text, retry_after_ms));
        }
    }

    fn welcome(&mut self, session: SessionId, now: Now) {
        let welcome = v1::Welcome {
            version: adoube_proto::VERSION,
            coordinator_run: self.settings.run.clone(),
            speed: self.settings.speed,
            time: now.game.0,
        };
        self.hold_reply(session, Body::Welcome(welcome));
    }

    fn hold_reply(&mut self, session: SessionId, body: Body) {
        let reply = v1::PlayReply { body: Some(body) };
        self.hold(Held::Seat(session, ToSeat::Reply(Box::new(reply))));
    }

    /// Tells a device its seat, and the records that it has not seen.
    pub(super) fn assign(
        &mut self,
        session: SessionId,
        device: &DeviceId,
        seen: Option<(BoardId, u64)>,
    ) {
        let Some((id, side)) = self.seat_of(device) else {
            return;
        };
        let Some(board) = self.state.boards.get(&id) else {
            return;
        };
        let names = self.names(Side::ALL.map(|side| &board.seat(side).person));
        let opened = board.opened();
        let assigned = v1::SeatAssigned {
            tournament: self.state.tournament.to_string(),
            board: Some(views::board_ref(id)),
            side: views::side(side).into(),
            white: Some(views::seat_plan(opened, Side::White, &names)),
            black: Some(views::seat_plan(opened, Side::Black, &names)),
        };
        let through = board.sequence();
        let last = seen
            .filter(|(board, _)| *board == id)
            .map_or(0, |(_, last)| last.min(through));
        self.hold_reply(session, Body::Seat(assigned));
        if last < through {
            let catch_up = ToSeat::CatchUp {
                board: id,
                from: last + 1,
                through,
                names,
            };
            self.hold(Held::Seat(session, catch_up));
        }
        self.hold(Held::Follow(session, id));
    }

    /// The seat that a device is bound to: in the newest published round that has one for it.
    pub(super) fn seat_of(&self, device: &DeviceId) -> Option<(BoardId, Side)> {
        self.device_seats.get(device).copied()
    }

    pub(super) fn seat_command(
        &mut self,
        session: SessionId,
        id: CommandId,
        order: Order,
        at: Time,
        now: Now,
    ) {
        let origin = Origin::Seat(session, id);
        let Some(link) = self.seats.links.get_mut(&session) else {
            return;
        };
        link.heard = now;
        let device = link.device.clone();
        let Some((board, side)) = self.seat_of(&device) else {
            let refused = Verdict::Refused(Refusal::Invalid("this device has no seat".to_owned()));
            return self.outputs.push_back(origin.output(refused));
        };
        let Some(person) = self
            .state
            .boards
            .get(&board)
            .map(|b| b.seat(side).person.clone())
        else {
            return;
        };
        let command = Command {
            id: Some(id),
            actor: Actor::player(person, device),
            at,
            order,
        };
        self.command(board, command, origin, now);
    }

    pub(super) fn seat_heard(&mut self, session: SessionId, number: u64, now: Now) {
        let Some(link) = self.seats.links.get_mut(&session) else {
            return;
        };
        link.heard = now;
        let device = link.device.clone();
        // Clocks are shown only while nothing undecided by the ledger could show through.
        let board = self.seat_of(&device).filter(|_| self.commit.is_idle());
        let board = board.and_then(|(id, _)| self.state.boards.get(&id));
        let clocks = board
            .filter(|board| board.is_under_way())
            .map(|board| views::clocks(&board.reading(now.game), now.game));
        let pulse = v1::Pulse {
            number,
            time: now.game.0,
            clocks,
        };
        let reply = v1::PlayReply {
            body: Some(Body::Pulse(pulse)),
        };
        self.outputs
            .push_back(Output::Seat(session, ToSeat::Reply(Box::new(reply))));
    }

    /// A link that is gone is a reset: the seat is lost at once.
    pub(super) fn seat_closed(&mut self, session: SessionId, now: Now) {
        if let Some((device, heard)) = self.seats.remove(session) {
            self.device_lost(&device, LossSign::Reset, heard.game, now);
        }
    }

    fn device_lost(&mut self, device: &DeviceId, sign: LossSign, last: Time, now: Now) {
        if let Some((board, side)) = self.seat_of(device)
            && self
                .state
                .boards
                .get(&board)
                .is_some_and(Board::is_under_way)
        {
            self.lose_seat(board, side, sign, last, now);
        }
    }

    /// The broker published the device's last will: it counts if the play link is not alive.
    pub(super) fn last_will(&mut self, device: &DeviceId, now: Now) {
        let link = self
            .seats
            .session_of(device)
            .and_then(|s| self.seats.links.get(&s));
        let heard = link.map(|link| link.heard);
        if heard.is_none_or(|heard| now.real.saturating_sub(heard.real) > FRESH) {
            let last = heard.map_or(now.game, |heard| heard.game);
            self.device_lost(device, LossSign::LastWill, last, now);
        }
    }

    /// Finds the links that have fallen silent.
    pub(super) fn check_silence(&mut self, now: Now) {
        let silent: Vec<SessionId> = self
            .seats
            .links
            .iter()
            .filter(|(_, link)| self.is_silent(link, now))
            .map(|(session, _)| *session)
            .collect();
        for session in silent {
            if let Some((device, heard)) = self.seats.remove(session) {
                tracing::warn!(%device, "play link silent");
                self.device_lost(&device, LossSign::Silence, heard.game, now);
            }
            self.close_seat(
                session,
                goodbye("silent", "nothing was heard for too long", 0),
            );
        }
    }

    fn is_silent(&self, link: &Link, now: Now) -> bool {
        let age = now.real.saturating_sub(link.heard.real);
        age >= DEAD_LINK || (age >= SILENCE && !self.venues.hears(&link.device, now.real))
    }
}

fn goodbye(code: &str, text: &str, retry_after_ms: u32) -> v1::Goodbye {
    v1::Goodbye {
        code: code.to_owned(),
        text: text.to_owned(),
        retry_after_ms,
        retry: true,
    }
}
