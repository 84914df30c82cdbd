//! The coordinator's shard with the little that its service does, over a disk that is slow. It can be
//! killed at any instant and starts over with what the disk holds.

mod look;
mod seats;
mod setup;
mod venues;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use adoube_coordinator::load;
use adoube_coordinator::rpc;
use adoube_coordinator::shard::{
    CallId, Input, Now, Output, SessionId, Settings, Shard, ShardRequest, State, StreamId,
};
use adoube_ledger::{Fence, Outcome};
use adoube_proto::v1::PlayReply;
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::TournamentId;
use adoube_tournament::time::{Millis, Time};

use super::disk::Disk;
use crate::evidence::{Life, Reply};
use crate::faults::Planted;
use crate::model::{self, Size};

pub(super) use seats::{device_of, session};
use venues::Notice;

/// When every run begins, milliseconds since the Unix epoch.
pub(crate) const BEGIN: Time = Time(1_800_000_000_000);

/// As the service's: who was told nothing for so long stood still, milliseconds.
const STILL: u64 = 2_000;

/// What the coordinator says to a device.
pub(super) enum Said {
    /// On its play link.
    Reply(Box<PlayReply>),
    /// The link is closed.
    Gone,
}

/// The coordinator.
pub(super) struct Coordinator {
    /// None while it is down.
    run: Option<Run>,
    pub(super) disk: Disk,
    size: Size,
    runs: u32,
    calls: u64,
    /// The calls that nodes wait for: on which link, and under which id.
    intents: BTreeMap<CallId, (StreamId, String)>,
    wants_reload: bool,
    /// As the service's: renewed with the state.
    fence: Fence,
    /// Until when its process is stopped.
    pub(super) still: u64,
    said: VecDeque<(u16, u64, Said)>,
    open: BTreeMap<u16, SessionId>,
    notices: VecDeque<(u16, u64, Notice)>,
    /// The newest link of each node that is linked.
    venues: BTreeMap<u16, u64>,
    /// The absences of incidents that were told: which device, noticed when. A joined incident's
    /// stand in both.
    told: BTreeSet<(Time, u16)>,
    pub(super) planted: Option<Planted>,
    /// Its runs so far.
    pub(super) lives: Vec<Life>,
    /// When it was down, stood still or could not write, by its own clock.
    pub(super) outages: Vec<(Time, Time)>,
    /// Since when it cannot write.
    halted: Option<Time>,
    /// The replies to calls that came since they were taken last.
    pub(super) replies: Vec<(CallId, Reply)>,
}

/// A run of the process.
struct Run {
    shard: Shard,
    /// When it began, virtual milliseconds.
    began: u64,
    /// Coordinator time at that instant.
    anchor: Time,
    /// When the shard was told something last.
    told: Now,
}

impl Run {
    fn at(&self, now: u64) -> Now {
        let real = now - self.began;
        Now {
            game: self.anchor + Millis(real),
            real,
        }
    }
}

/// The tournament of every run.
pub(crate) fn tournament() -> TournamentId {
    let tournament = "simulation".parse();
    tournament.unwrap_or_else(|_| unreachable!("it is an id"))
}

fn settings(run: u32) -> Settings {
    Settings {
        run: format!("run-{run}"),
        speed: 1.0,
        signer: Box::new(|_| vec![0; 64]),
    }
}

impl Coordinator {
    /// A coordinator with its round published; nobody is there yet.
    pub(super) fn new(size: Size, regulations: &str, disk: Disk, planted: Option<Planted>) -> Self {
        let mut coordinator = Self {
            run: None,
            disk,
            size,
            runs: 0,
            calls: 0,
            intents: BTreeMap::new(),
            wants_reload: false,
            fence: Fence::default(),
            still: 0,
            said: VecDeque::new(),
            open: BTreeMap::new(),
            notices: VecDeque::new(),
            venues: BTreeMap::new(),
            told: BTreeSet::new(),
            planted,
            lives: Vec::new(),
            outages: Vec::new(),
            halted: None,
            replies: Vec::new(),
        };
        coordinator.run_over(State::new(tournament()), 0, BEGIN);
        coordinator.prepare(regulations);
        coordinator
    }

    /// Whether its process is there.
    pub(super) const fn is_up(&self) -> bool {
        self.run.is_some()
    }

    /// The process is killed, and what was not flushed is lost. Devices whose links are open learn so,
    /// if their machine says it.
    pub(super) fn kill(&mut self, now: u64, tells: bool) {
        let Some(run) = self.run.take() else { return };
        self.disk.power_fails();
        self.wants_reload = false;
        self.still = 0;
        self.intents.clear();
        // Since when it stood still or could write nothing: it was out of service before it died.
        let died = run.at(now);
        let stood = died.real.saturating_sub(run.told.real) > STILL;
        let stood = stood.then_some(run.told.game);
        let from = stood.into_iter().chain(self.halted.take()).min();
        self.outages.extend(from.map(|from| (from, died.game)));
        for (device, session) in std::mem::take(&mut self.open) {
            if tells {
                let (_, link) = device_of(session);
                self.said.push_back((device, link, Said::Gone));
            }
        }
        self.venues_lost(tells);
        if let Some(life) = self.lives.last_mut() {
            life.ended = Some((now, died.game));
        }
    }

    /// It starts over with what the disk holds. The machine's clock is `wall` milliseconds ahead of what
    /// it was in the first run.
    pub(super) fn start(&mut self, now: u64, wall: i64) -> Result<(), String> {
        if self.is_up() {
            return Ok(());
        }
        let state = self.stored()?;
        let clock = Time((BEGIN.0 + now).saturating_add_signed(wall));
        let mut not_before = state.last_known() + Millis(1);
        let mut state = state;
        if self.planted == Some(Planted::MarkOfLater) {
            state.alive = Some(clock);
            not_before = clock;
        }
        let anchor = clock.max(not_before);
        // A run that wrote nothing leaves no trace: the instants of its own clock, if that was ahead, come again.
        for (_, back) in &mut self.outages {
            *back = anchor.min(*back);
        }
        let died = self.lives.last().and_then(|life| life.ended);
        self.outages.extend(died.map(|(_, died)| (died, anchor)));
        self.outages.retain(|(from, back)| from < back);
        self.run_over(state, now, anchor);
        Ok(())
    }

    fn stored(&self) -> Result<State, String> {
        let state = load::load(self.disk.ledger(), &tournament(), &|_, sealed| {
            let name = String::from_utf8(sealed.to_vec()).ok()?;
            Some(model::profile(&name).0)
        });
        state.map_err(|error| error.to_string())
    }

    fn run_over(&mut self, state: State, began: u64, anchor: Time) {
        self.runs += 1;
        self.fence = Fence::default();
        let told = Now {
            game: anchor,
            real: 0,
        };
        let shard = Shard::new(settings(self.runs), state, told);
        self.run = Some(Run {
            shard,
            began,
            anchor,
            told,
        });
        self.lives.push(Life {
            began: (began, anchor),
            ended: None,
        });
        self.drain();
    }

    /// Tells the shard something; false while the process is not there.
    fn tell(&mut self, now: u64, input: Input) -> bool {
        let Some(run) = &mut self.run else {
            return false;
        };
        let at = run.at(now);
        let before = std::mem::replace(&mut run.told, at);
        if at.real.saturating_sub(before.real) > STILL {
            self.outages.push((before.game, at.game));
            run.shard.handle(at, Input::StoodStill(before));
        }
        run.shard.handle(at, input);
        self.drain();
        true
    }

    fn drain(&mut self) {
        while let Some(output) = self.run.as_mut().and_then(|run| run.shard.poll()) {
            self.take(output);
        }
    }

    fn take(&mut self, output: Output) {
        match output {
            Output::Append(ticket, transaction) => {
                self.disk.submit(ticket, transaction.behind(&self.fence));
            }
            Output::Seat(session, message) => self.tell_seat(session, message),
            Output::Reply(call, reply) => {
                if let Some((stream, id)) = self.intents.remove(&call)
                    && let Some(answer) = rpc::intent_answer(&id, &reply)
                {
                    self.tell_answer(stream, answer);
                }
                let reply = reply.map_err(|failure| format!("{}: {failure}", failure.code()));
                self.replies.push((call, reply));
            }
            Output::Venue(stream, notice) => self.tell_venue(stream, *notice),
            Output::Reload => self.wants_reload = true,
            _ => {}
        }
    }

    /// The flush of that number is over. If the process is killed in that very instant nobody hears of it.
    pub(super) fn flushed(&mut self, now: u64, flush: u64, killed: bool) {
        let answers = self.disk.flushed(now, flush);
        if killed {
            return self.kill(now, true);
        }
        for (ticket, outcome) in answers {
            let failed = !matches!(outcome, Outcome::Done(_));
            let at = self.run.as_ref().map(|run| run.at(now).game);
            self.halted = self.halted.or(at.filter(|_| failed));
            self.tell(now, Input::Appended(ticket, outcome));
        }
    }

    /// Everything that waits to be written is written at once, and all that follows from it.
    pub(super) fn settle(&mut self, now: u64) {
        loop {
            let answers = self.disk.flush_all();
            if answers.is_empty() {
                return;
            }
            for (ticket, outcome) in answers {
                self.tell(now, Input::Appended(ticket, outcome));
            }
        }
    }

    /// Somebody asks; the call's number.
    pub(super) fn call(&mut self, now: u64, actor: Actor, ask: ShardRequest) -> Option<CallId> {
        self.calls += 1;
        let call = CallId(self.calls);
        self.tell(now, Input::Call(call, actor.into(), ask))
            .then_some(call)
    }

    /// What its clock shows; none while it is down.
    pub(super) fn time(&self, now: u64) -> Option<Time> {
        self.run.as_ref().map(|run| run.at(now).game)
    }

    pub(super) fn tick(&mut self, now: u64) -> Result<(), String> {
        if self.planted == Some(Planted::SilenceUnheard) {
            for session in self.open.values().copied().collect::<Vec<_>>() {
                self.tell(now, Input::SeatHeard(session, 0));
            }
        }
        if self.wants_reload && self.is_up() && self.disk.is_ready(now) {
            self.wants_reload = false;
            let state = self.stored()?;
            let back = self.run.as_ref().map(|run| run.at(now).game);
            self.outages.extend(self.halted.take().zip(back));
            self.fence = Fence::default();
            self.tell(now, Input::Reloaded(Box::new(state)));
        }
        self.tell(now, Input::Tick);
        Ok(())
    }
}
