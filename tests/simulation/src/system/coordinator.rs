//! The coordinator's shard with the little that its service does.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use adoube_coordinator::shard::{
    Ask, CallId, Hello, Input, Now, Output, Reply, SessionId, Settings, Shard, State, StreamId,
    ToSeat,
};
use adoube_ledger::{LedgerExt, MemoryLedger};
use adoube_proto::v1::{DeviceStatus, PlayReply, PlayRequest, play_reply, play_request};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Order;
use adoube_tournament::ids::{CommandId, DeviceId};
use adoube_tournament::time::{Millis, Time};

use crate::checks::Live;
use crate::model::{self, Size};

/// When every run begins, milliseconds since the Unix epoch.
const BEGIN: Time = Time(1_800_000_000_000);

/// The coordinator.
pub(super) struct Coordinator {
    shard: Shard,
    ledger: MemoryLedger,
    size: Size,
    calls: u64,
    replied: Option<Result<Reply, String>>,
    said: VecDeque<(u16, u64, Box<PlayReply>)>,
    open: BTreeMap<u16, SessionId>,
    /// The absences of incidents that were told: which device, noticed when. A joined incident's
    /// stand in both.
    told: BTreeSet<(Time, u16)>,
}

/// A play link's number: the device's, and which attempt of it.
pub(super) fn session(device: u16, attempt: u64) -> SessionId {
    SessionId(attempt << 16 | u64::from(device))
}

/// The device and the attempt of a play link.
pub(super) const fn device_of(session: SessionId) -> (u16, u64) {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the device is in the low bits"
    )]
    let device = session.0 as u16;
    (device, session.0 >> 16)
}

const fn at(now: u64) -> Now {
    Now {
        game: Time(BEGIN.0 + now),
        real: now,
    }
}

impl Coordinator {
    pub(super) fn new(size: Size) -> Self {
        let tournament = "simulation".parse();
        let tournament = tournament.unwrap_or_else(|_| unreachable!("it is an id"));
        let settings = Settings {
            run: "run-1".to_owned(),
            speed: 1.0,
            signer: Box::new(|_| vec![0; 64]),
        };
        let shard = Shard::new(settings, State::new(tournament), at(0));
        let mut coordinator = Self {
            shard,
            ledger: MemoryLedger::new(),
            size,
            calls: 0,
            replied: None,
            said: VecDeque::new(),
            open: BTreeMap::new(),
            told: BTreeSet::new(),
        };
        coordinator.prepare();
        coordinator
    }

    /// Sets the event up and publishes its first round.
    fn prepare(&mut self) {
        let parts = || {
            Ok::<_, adoube_tournament::ids::InvalidId>((
                model::organiser()?,
                model::chief()?,
                model::set_up(self.size)?,
                model::import(self.size)?,
            ))
        };
        let Ok((organiser, chief, set_up, import)) = parts() else {
            unreachable!("all names are ids");
        };
        self.ask(0, organiser, set_up);
        self.ask(0, chief.clone(), import);
        self.ask(0, chief, Ask::PublishRound(1));
        for venue in 0..self.size.venues {
            if let Ok(id) = model::venue(venue) {
                let stream = StreamId(u64::from(venue) + 1);
                self.tell(0, Input::VenueOpened(stream, id));
            }
        }
    }

    fn ask(&mut self, now: u64, actor: Actor, ask: Ask) {
        self.calls += 1;
        self.tell(now, Input::Call(CallId(self.calls), actor.into(), ask));
        let replied = self.replied.take();
        assert!(matches!(replied, Some(Ok(_))), "{replied:?}");
    }

    fn tell(&mut self, now: u64, input: Input) {
        self.shard.handle(at(now), input);
        while let Some(output) = self.shard.poll() {
            self.take(now, output);
        }
    }

    fn take(&mut self, now: u64, output: Output) {
        match output {
            Output::Append(ticket, transaction) => {
                let outcome = self.ledger.submit_blocking(transaction);
                self.shard.handle(at(now), Input::Appended(ticket, outcome));
            }
            Output::Seat(session, ToSeat::Reply(reply)) => self.say(session, *reply),
            Output::Seat(session, ToSeat::Close(goodbye)) => {
                let body = Some(play_reply::Body::Goodbye(goodbye));
                self.say(session, PlayReply { body });
                let (device, _) = device_of(session);
                if self.open.get(&device) == Some(&session) {
                    self.open.remove(&device);
                }
            }
            Output::Reply(_, reply) => {
                self.replied = Some(reply.map_err(|failure| failure.to_string()));
            }
            _ => {}
        }
    }

    /// Records are not passed on: nobody plays here, and who holds none needs no other.
    fn say(&mut self, session: SessionId, reply: PlayReply) {
        use play_reply::Body as B;
        if matches!(
            reply.body,
            Some(B::Welcome(_) | B::Pulse(_) | B::Goodbye(_))
        ) {
            let (device, attempt) = device_of(session);
            self.said.push_back((device, attempt, Box::new(reply)));
        }
    }

    pub(super) fn said(&mut self) -> Option<(u16, u64, Box<PlayReply>)> {
        self.said.pop_front()
    }

    pub(super) fn requested(&mut self, now: u64, device: u16, attempt: u64, request: &PlayRequest) {
        let session = session(device, attempt);
        match &request.body {
            Some(play_request::Body::Hello(hello)) => {
                let Ok(id) = model::device(device) else {
                    return;
                };
                let hello = Hello {
                    device: id,
                    instance: hello.instance.clone(),
                    seen: None,
                };
                self.open.insert(device, session);
                self.tell(now, Input::SeatOpened(session, hello));
            }
            Some(play_request::Body::Heartbeat(beat)) => {
                self.tell(now, Input::SeatHeard(session, beat.number));
            }
            _ => {}
        }
    }

    pub(super) fn closed(&mut self, now: u64, session: SessionId) {
        let (device, _) = device_of(session);
        if self.open.get(&device) == Some(&session) {
            self.open.remove(&device);
            self.tell(now, Input::SeatClosed(session));
        }
    }

    pub(super) fn statuses(
        &mut self,
        now: u64,
        stream: StreamId,
        venue: u16,
        statuses: Vec<DeviceStatus>,
    ) {
        if let Ok(venue) = model::venue(venue) {
            self.tell(now, Input::VenueStatuses(stream, venue, statuses));
        }
    }

    pub(super) fn tick(&mut self, now: u64) {
        self.tell(now, Input::Tick);
    }

    /// Everybody checks in, and the round begins.
    pub(super) fn begin(&mut self, now: u64) {
        for (device, session) in self.open.clone() {
            let mut id = [1; 16];
            id[..2].copy_from_slice(&device.to_be_bytes());
            let order = Order::CheckIn;
            let game = BEGIN + Millis(now);
            self.tell(now, Input::SeatCommand(session, CommandId(id), order, game));
        }
        if let Ok(chief) = model::chief() {
            self.ask(now, chief, Ask::StartRound(1));
        }
    }

    /// Every board is under way, and no incident was opened.
    pub(super) fn assert_playing(&self) {
        let boards = &self.shard.state().boards;
        let playing = boards.values().filter(|board| board.is_under_way()).count();
        let all = usize::from(self.size.all() / 2);
        assert_eq!(playing, all, "boards under way");
        let incidents = &self.shard.state().incidents;
        assert!(incidents.is_empty(), "incidents at the begin");
    }

    /// What the shard's incidents say of silent seats since this was asked last: which device,
    /// noticed when.
    pub(super) fn newly_silent(&mut self) -> Vec<(u64, u16)> {
        let incidents = self.shard.state().incidents.values();
        let absences = incidents.flat_map(|incident| incident.state.absences());
        let mut new = Vec::new();
        for absence in absences {
            let (at, device) = (absence.detected.at, number(&absence.device));
            if self.told.insert((at, device)) {
                new.push((at.since(BEGIN).0, device));
            }
        }
        new
    }

    /// The incidents that are not closed, with what each of them is about.
    pub(super) fn live(&self) -> Vec<Live> {
        let all = self.shard.state().incidents.values();
        let live = all.filter(|incident| incident.state.closed().is_none());
        let told = live.map(|incident| {
            let absences = incident.state.absences().iter();
            let devices: BTreeSet<u16> = absences.map(|one| number(&one.device)).collect();
            Live {
                number: incident.state.number(),
                devices: devices.len(),
                cause: incident.state.finding().map(|found| found.cause),
            }
        });
        told.collect()
    }
}

/// A device's number, from its id.
fn number(device: &DeviceId) -> u16 {
    let number = device.as_str().strip_prefix("device-");
    number.and_then(|n| n.parse().ok()).unwrap_or(u16::MAX)
}
