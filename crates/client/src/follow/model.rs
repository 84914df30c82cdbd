//! What is known of a round, and how fresh that is. Pure: time is an argument, in milliseconds
//! of any clock that does not go back.

use std::collections::{BTreeMap, BTreeSet};

use adoube_proto::v1::watch_reply::Body;
use adoube_proto::v1::{
    BoardView, DeviceStatus, HoldView, IncidentBrief, IncidentStage, Side, VenueEntry, VenueView,
    WatchBegin,
};

use super::{Change, News};

/// Clocks and what venues said are counted on only while something was heard within this time, milliseconds. Venues
/// report every second, so that silence means that something is wrong.
const FRESH: u64 = 3_000;

/// A round as far as it is known.
#[derive(Debug, Default)]
pub struct Model {
    begin: Option<Begin>,
    boards: BTreeMap<(u32, u32), BoardView>,
    /// Each with the time at which it was heard, and how old it was then, milliseconds.
    venues: BTreeMap<String, (VenueView, u64, u64)>,
    incidents: BTreeMap<u32, IncidentBrief>,
    /// The holds of the round that are on.
    holds: BTreeMap<u32, HoldView>,
    current: bool,
    /// Told by an earlier stream and not yet by this one.
    doubtful: (BTreeSet<(u32, u32)>, BTreeSet<String>),
    lost: Option<String>,
    heard: Option<u64>,
    /// The zone in which all incidents are told; none for each in that of its venue.
    time_zone: Option<String>,
}

/// Where coordinator time stood at an instant of ours.
#[derive(Debug, Clone)]
struct Begin {
    tournament: String,
    round: u32,
    speed: f64,
    coordinator: u64,
    ours: u64,
}

impl Model {
    /// One that tells the incidents of all these venues by one clock: where they are in several zones by that of
    /// the first venue, so that times can be compared.
    pub fn of(venues: &[VenueEntry]) -> Self {
        let zones: BTreeSet<&String> = venues.iter().map(|venue| &venue.time_zone).collect();
        let first = venues.first().filter(|_| zones.len() > 1);
        Self {
            time_zone: first.map(|venue| venue.time_zone.clone()),
            ..Self::default()
        }
    }

    /// Takes in what was heard at `now`; tells what changed by it.
    pub fn hear(&mut self, news: News, now: u64) -> Option<Change> {
        match news {
            News::Lost(why) => {
                let again = self.lost.replace(why.clone()).is_some();
                (!again).then_some(Change::Lost(why))
            }
            News::Reply(reply) => {
                self.heard = Some(now);
                let back = self.lost.take().is_some();
                let change = self.body(reply.body?, now);
                if back { Some(Change::Back) } else { change }
            }
        }
    }

    fn body(&mut self, body: Body, now: u64) -> Option<Change> {
        match body {
            Body::Begin(begin) => {
                self.begin(begin, now);
                Some(Change::Begin)
            }
            Body::Board(after) => {
                let at = after.clocks.as_ref().map_or(0, |clocks| clocks.at);
                self.anchor(at, now);
                let board = after.board?;
                if !self.shows(board.round) {
                    return None;
                }
                self.doubtful.0.remove(&(board.round, board.board));
                let before = self
                    .boards
                    .insert((board.round, board.board), after.clone());
                Some(Change::Board(Box::new((before, after))))
            }
            Body::Venue(after) => {
                self.anchor(after.last_contact, now);
                self.doubtful.1.remove(&after.venue);
                let age = self.age_when_told(&after, now);
                let before = self
                    .venues
                    .insert(after.venue.clone(), (after.clone(), now, age));
                Some(Change::Venue(Box::new((
                    before.map(|(venue, ..)| venue),
                    after,
                ))))
            }
            Body::Hold(hold) => {
                let known = if hold.ended {
                    self.holds.remove(&hold.hold)
                } else {
                    self.holds.insert(hold.hold, hold.clone())
                };
                let news = known.is_none() || hold.ended;
                news.then(|| Change::Hold(Box::new(hold)))
            }
            Body::Incident(mut after) => {
                if let Some(zone) = &self.time_zone {
                    after.time_zone.clone_from(zone);
                }
                let before = self.incidents.insert(after.number, after.clone());
                Some(Change::Incident(Box::new((before, after))))
            }
            // For who reckons nothing himself.
            Body::Ticks(_) => None,
            Body::Current(_) => {
                self.current = true;
                let (boards, venues) = std::mem::take(&mut self.doubtful);
                self.boards.retain(|board, _| !boards.contains(board));
                self.venues.retain(|venue, _| !venues.contains(venue));
                Some(Change::Current)
            }
        }
    }

    /// How old it is what the coordinator tells of a venue. It tells news at once; what stood when this began may be
    /// old. Only then do both clocks agree: over a day they drift apart by seconds.
    fn age_when_told(&self, venue: &VenueView, now: u64) -> u64 {
        match (self.current, venue.last_contact) {
            (true, _) | (false, 0) => 0,
            (false, contact) => self.since(contact, now),
        }
    }

    /// Everything is sent again after this; what is not sent by then is gone.
    fn begin(&mut self, begin: WatchBegin, now: u64) {
        // Another round: nothing of the one before is to be mixed with it.
        if self.title() != Some((begin.tournament.as_str(), begin.round)) {
            self.boards.clear();
        }
        self.doubtful.0 = self.boards.keys().copied().collect();
        self.doubtful.1 = self.venues.keys().cloned().collect();
        self.incidents.clear();
        self.holds.clear();
        self.current = false;
        self.begin = Some(Begin {
            tournament: begin.tournament,
            round: begin.round,
            speed: if begin.speed.is_finite() {
                begin.speed.clamp(0.01, 1e6)
            } else {
                1.0
            },
            coordinator: begin.time,
            ours: now,
        });
    }

    /// Whether boards of this round are listed. Who follows the round that is on may still be
    /// told of the one before; who was told of none takes the first that comes.
    fn shows(&mut self, round: u32) -> bool {
        let Some(begin) = &mut self.begin else {
            return true;
        };
        if begin.round == 0 {
            begin.round = round;
        }
        begin.round == round
    }

    /// Coordinator time is at least what a message just said.
    fn anchor(&mut self, coordinator: u64, now: u64) {
        if coordinator > self.coordinator_time(now)
            && let Some(begin) = &mut self.begin
        {
            begin.coordinator = coordinator;
            begin.ours = now;
        }
    }

    /// The tournament's id and the round, once known.
    pub fn title(&self) -> Option<(&str, u32)> {
        self.begin
            .as_ref()
            .map(|begin| (begin.tournament.as_str(), begin.round))
    }

    /// How fast game time runs.
    pub fn speed(&self) -> f64 {
        self.begin.as_ref().map_or(1.0, |begin| begin.speed)
    }

    /// The boards by number.
    pub fn boards(&self) -> impl Iterator<Item = &BoardView> {
        self.boards.values()
    }

    /// One board.
    pub fn board(&self, round: u32, board: u32) -> Option<&BoardView> {
        self.boards.get(&(round, board))
    }

    /// The venues by id.
    pub fn venues(&self) -> impl Iterator<Item = &VenueView> {
        self.venues.values().map(|(venue, ..)| venue)
    }

    /// The incidents that are not closed, newest first.
    pub fn incidents(&self) -> impl Iterator<Item = &IncidentBrief> {
        let live = self.incidents.values().rev();
        live.filter(|incident| incident.stage() != IncidentStage::Closed)
    }

    /// The holds that are on.
    pub fn holds(&self) -> impl Iterator<Item = &HoldView> {
        self.holds.values()
    }

    /// Milliseconds since the venue heard a device, counted on since the venue told so.
    pub fn device_age(&self, venue: &VenueView, device: &DeviceStatus, now: u64) -> u64 {
        device.age_ms.saturating_add(self.age_of(venue, now))
    }

    /// Milliseconds since the coordinator heard what it told of a venue.
    fn age_of(&self, venue: &VenueView, now: u64) -> u64 {
        let heard = self.venues.get(&venue.venue);
        heard.map_or(0, |(_, at, age)| {
            now.saturating_sub(*at).saturating_add(*age)
        })
    }

    /// Real milliseconds since a venue that is connected was last heard, where it ought to have been since: its
    /// node may hang for a while before its link breaks.
    pub fn venue_silent(&self, venue: &VenueView, now: u64) -> Option<u64> {
        let age = self.age_of(venue, now);
        (venue.connected && age > FRESH).then_some(age)
    }

    /// Whether all that stood at the beginning has been heard.
    pub const fn is_current(&self) -> bool {
        self.current
    }

    /// Why the connection is lost, if it is.
    pub fn lost(&self) -> Option<&str> {
        self.lost.as_deref()
    }

    /// Milliseconds since anything was heard.
    pub fn age(&self, now: u64) -> Option<u64> {
        self.heard.map(|heard| now.saturating_sub(heard))
    }

    /// Whether clocks may be counted on.
    pub fn is_fresh(&self, now: u64) -> bool {
        self.lost.is_none() && self.age(now).is_some_and(|age| age <= FRESH)
    }

    /// Coordinator time by our reckoning; it stands still while nothing fresh is heard.
    pub fn coordinator_time(&self, now: u64) -> u64 {
        let Some(begin) = &self.begin else { return 0 };
        let until = match self.heard {
            Some(heard) if self.is_fresh(now) => now.min(heard + FRESH),
            Some(heard) => heard,
            None => now,
        };
        begin.coordinator + scale(until.saturating_sub(begin.ours), begin.speed)
    }

    /// What a side's clock shows at `now`, milliseconds.
    pub fn remaining(&self, board: &BoardView, side: Side, now: u64) -> u64 {
        let Some(clocks) = &board.clocks else {
            return 0;
        };
        let stood = if side == Side::Black {
            clocks.black
        } else {
            clocks.white
        };
        if clocks.running() == side {
            let passed = self.coordinator_time(now).saturating_sub(clocks.at);
            stood.saturating_sub(passed.saturating_sub(clocks.delay))
        } else {
            stood
        }
    }

    /// Real milliseconds since an instant of coordinator time.
    pub fn since(&self, coordinator: u64, now: u64) -> u64 {
        self.real(self.coordinator_time(now).saturating_sub(coordinator))
    }

    /// Real milliseconds for a span of game time.
    pub fn real(&self, game: u64) -> u64 {
        scale(game, 1.0 / self.speed())
    }
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "spans of hours, a positive factor, and shown in tenths of a second"
)]
fn scale(span: u64, by: f64) -> u64 {
    (span as f64 * by) as u64
}
