//! What devices say on their play links, and what they are told there.

use adoube_chess::{BySide, Side};
use adoube_proto::v1::{self, GoodbyeReason, play_reply::Body};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Command;
use adoube_tournament::ids::{BoardId, DeviceId, VenueId};
use adoube_tournament::note::note;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::time::Time;

use super::Link;
use super::timeouts::SILENCE;
use crate::shard::boards::commands::Origin;
use crate::shard::input::{
    CatchUp, Entered, Failure, Hello, Now, Output, PageSign, SessionId, ToSeat,
};
use crate::shard::{Shard, views};

/// How long a device with a copied identity is to stay away, milliseconds.
const DUPLICATE_PAUSE: u32 = 5_000;

/// How long a device is to stay away while it cannot be served, milliseconds.
const CLOSED_PAUSE: u32 = 500;

/// How long a device is to stay away that may yet be enrolled, milliseconds.
const NOT_ENROLLED_PAUSE: u32 = 5_000;

impl Shard {
    pub(in crate::shard) fn seat_opened(&mut self, session: SessionId, hello: Hello, now: Now) {
        if let Some(failure) = self.closed() {
            let text = failure.to_string();
            return self.close_seat(session, failure.goodbye_reason(), &text, CLOSED_PAUSE);
        }
        if self.state.event.state.device_venue(&hello.device).is_none() {
            let text = "this device is not registered in the event";
            return self.close_seat(
                session,
                GoodbyeReason::NotEnrolled,
                text,
                NOT_ENROLLED_PAUSE,
            );
        }
        if !self.make_way(session, &hello, now) {
            return;
        }
        let link = Link::new(hello.device.clone(), hello.instance, now);
        let awaited = self.play_links.is_expected(&hello.device);
        self.play_links.insert(session, link, now.real + SILENCE);
        self.welcome(session, &hello.device, now);
        self.assign(session, &hello.device, hello.seen);
        self.follow_page(&hello.device, hello.page, now);
        if awaited {
            self.seat_came_to_page(&hello.device, now.game);
        }
        if let Some((board, side)) = self.seat_of(&hello.device) {
            self.regain_seat(board, side, now.game);
        }
        self.back_after_the_end(&hello.device, now);
    }

    /// A device has one play link. A newer one replaces one of the same process or one that has
    /// fallen silent; while another process is alive under the same identity it is refused.
    fn make_way(&mut self, session: SessionId, hello: &Hello, now: Now) -> bool {
        let Some(old) = self.play_links.session_of(&hello.device) else {
            return true;
        };
        let Some(link) = self.play_links.get(old) else {
            return true;
        };
        let alive = now.real.saturating_sub(link.last_contact.real) < SILENCE;
        if alive && link.instance != hello.instance {
            tracing::warn!(device = %hello.device, "a second process uses this device's identity");
            let text = "another process is connected with this device's identity";
            self.close_seat(
                session,
                GoodbyeReason::DuplicateDevice,
                text,
                DUPLICATE_PAUSE,
            );
            return false;
        }
        self.play_links.remove(old);
        self.close_seat(old, GoodbyeReason::Replaced, "replaced by a newer link", 0);
        true
    }

    pub(in crate::shard) fn close_seat(
        &mut self,
        session: SessionId,
        reason: GoodbyeReason,
        text: &str,
        pause: u32,
    ) {
        let close = ToSeat::Close(Box::new(goodbye(reason, text, pause)));
        self.outputs.push_back(Output::Seat(session, close));
    }

    /// Ends every play link; the devices come back and catch up.
    pub(in crate::shard) fn close_all_seats(
        &mut self,
        reason: GoodbyeReason,
        text: &str,
        pause: u32,
    ) {
        for session in self.play_links.sessions() {
            self.play_links.remove(session);
            self.close_seat(session, reason, text, pause);
        }
    }

    /// Ends every play link once all that was said before is durable.
    pub(in crate::shard) fn part_from_seats(
        &mut self,
        reason: GoodbyeReason,
        text: &str,
        pause: u32,
    ) {
        for session in self.play_links.sessions() {
            let close = ToSeat::Close(Box::new(goodbye(reason, text, pause)));
            self.hold(Output::Seat(session, close));
        }
    }

    fn welcome(&mut self, session: SessionId, device: &DeviceId, now: Now) {
        let welcome = v1::Welcome {
            version: adoube_proto::VERSION,
            coordinator_run: self.settings.run.clone(),
            speed: self.settings.speed,
            time: now.game.0,
            seated: self.is_seated(device),
        };
        self.hold_reply(session, Body::Welcome(welcome));
    }

    /// Whether there is a board for what it is bound to.
    fn is_seated(&self, device: &DeviceId) -> bool {
        let seat = self.seat_of(device);
        seat.is_some_and(|(id, _)| self.state.boards.contains_key(&id))
    }

    fn hold_reply(&mut self, session: SessionId, body: Body) {
        let reply = v1::PlayReply { body: Some(body) };
        self.hold(Output::Seat(session, ToSeat::Reply(Box::new(reply))));
    }

    /// Tells a device its seat and its board's state, with the moves that the device does not have.
    pub(in crate::shard) fn assign(
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
        let names = self.names(BySide::from_fn(|side| &board.seat(side).person));
        let opened = board.opened();
        let assigned = v1::SeatAssigned {
            tournament: self.state.tournament.to_string(),
            board: Some(views::board_ref(id)),
            side: views::side(side).into(),
            white: Some(views::seat_plan(opened, Side::White, &names)),
            black: Some(views::seat_plan(opened, Side::Black, &names)),
            terms: Some(views::seat_terms(board)),
            time_zone: self.time_zone_of(&board.seat(side).venue),
        };
        // A device keeps no moves of the other side's seat, or of another position.
        let own = seen.filter(|(of, last)| {
            let since = board.sides_since().max(board.position_set());
            *of == id && since.is_none_or(|since| *last >= since)
        });
        let mut view = views::seat_view(board, side, &self.state);
        let seen = own.map_or(0, |(_, last)| last.min(view.sequence));
        let has_moves = seen == view.sequence || board.ply() == 0;
        self.hold_reply(session, Body::Seat(assigned));
        let view = if has_moves {
            ToSeat::view(view)
        } else {
            view.moves_from = 0;
            let board = id;
            ToSeat::CatchUp(Box::new(CatchUp { board, seen, view }))
        };
        self.hold(Output::Seat(session, view));
    }

    /// The seat that a device is bound to: in the newest published round that has one for it.
    pub(in crate::shard) fn seat_of(&self, device: &DeviceId) -> Option<(BoardId, Side)> {
        self.play_links.seat_of(device)
    }

    pub(in crate::shard) fn seat_command(
        &mut self,
        session: SessionId,
        Entered { id, order, seen }: Entered,
        at: Time,
        now: Now,
    ) {
        let origin = Origin::Seat(session, id);
        let Some(link) = self.play_links.hear(session, now) else {
            return;
        };
        let device = link.device.clone();
        let Some((board, side)) = link.seat else {
            let none = Refusal::CannotBe(note!("no-seat" => "this device has no seat"));
            let refused = origin.output(Err(Failure::Refused(none)));
            return self.outputs.extend(refused);
        };
        let Some(person) = self
            .state
            .boards
            .get(&board)
            .map(|b| b.seat(side).person.clone())
        else {
            return;
        };
        let order = if self.credits_lag(board) {
            self.with_link(order, session, &device, now)
        } else {
            order
        };
        let command = Command {
            id: Some(id),
            actor: Actor::player(person, device),
            at,
            seen,
            order,
        };
        self.command(board, command, origin, now);
    }

    /// The page of a device is gone or back.
    pub(in crate::shard) fn seat_page(&mut self, session: SessionId, page: PageSign, now: Now) {
        if let Some(link) = self.play_links.hear(session, now) {
            let device = link.device.clone();
            self.follow_page(&device, page, now);
        }
    }

    pub(in crate::shard) fn seat_heard(&mut self, session: SessionId, number: u64, now: Now) {
        let Some(link) = self.play_links.hear(session, now) else {
            return;
        };
        let board = link.seat;
        let pulse = v1::Pulse {
            number,
            time: now.game.0,
            clocks: board.and_then(|(id, _)| self.shown_clocks(id, now)),
            probe: u64::from(board.is_some_and(|(id, _)| self.credits_lag(id))),
        };
        let reply = v1::PlayReply {
            body: Some(Body::Pulse(pulse)),
        };
        self.outputs
            .push_back(Output::Seat(session, ToSeat::Reply(Box::new(reply))));
    }

    fn time_zone_of(&self, venue: &VenueId) -> String {
        let known = self.state.event.state.venues().get(venue);
        known.map_or_else(String::new, |venue| venue.time_zone.clone())
    }

    /// Whether the round trip of a link is of use to a board: the shell then puts a number that
    /// nobody can guess in place of a pulse's 1.
    fn credits_lag(&self, board: BoardId) -> bool {
        let board = self.state.boards.get(&board);
        board.is_some_and(|board| board.opened().terms.lag.is_some())
    }

    /// The clocks of a board that is under way, or whose White is late, unless something undecided by the ledger could
    /// show through. While the ledger takes no records they stand.
    fn shown_clocks(&self, id: BoardId, now: Now) -> Option<v1::Clocks> {
        let board = self.state.boards.get(&id)?;
        let may_run = board.is_under_way() || board.is_white_charged();
        if !may_run || self.durability.commit.is_under_way(id) {
            return None;
        }
        let mut reading = board.reading(self.durability.halted.unwrap_or(now.game));
        if self.durability.halted.is_some() {
            reading.running = None;
        }
        Some(views::board_clocks(board, &reading, now.game))
    }
}

fn goodbye(reason: GoodbyeReason, text: &str, retry_after_ms: u32) -> v1::Goodbye {
    v1::Goodbye {
        reason: reason.into(),
        text: text.to_owned(),
        retry_after_ms,
        retry: true,
    }
}
