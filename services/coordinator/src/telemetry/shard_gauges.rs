//! How each tournament stands, renewed by its shard and read when metrics are sent.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use adoube_telemetry::{Label, Reading, Telemetry};

use crate::shard::Figures;

/// How much waits in front of a shard, and behind it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Depth {
    /// Messages in its inbox.
    pub(crate) inbox: usize,
    /// Transactions that are not known to be durable.
    pub(crate) appends: usize,
}

#[derive(Debug, Default)]
struct Shown {
    figures: Figures,
    /// The deepest since metrics were sent last.
    depth: Depth,
}

type All = Arc<Mutex<BTreeMap<String, Shown>>>;

/// All tournaments.
#[derive(Debug, Default)]
pub(super) struct Standings(All);

/// One tournament's; it goes when this is dropped.
#[derive(Debug)]
pub(crate) struct Standing {
    all: All,
    tournament: String,
}

impl Standings {
    pub(super) fn new(telemetry: &Telemetry) -> Self {
        let all = All::default();
        for (name, unit, what, read) in NUMBERS {
            let all = Arc::clone(&all);
            telemetry.gauge(name, (unit, what), move |reading| {
                for (tournament, shown) in lock(&all).iter_mut() {
                    read(tournament, shown, reading);
                }
            });
        }
        Self(all)
    }

    pub(super) fn enter(&self, tournament: &str) -> Standing {
        let (all, tournament) = (Arc::clone(&self.0), tournament.to_owned());
        lock(&all).insert(tournament.clone(), Shown::default());
        Standing { all, tournament }
    }
}

impl Standing {
    /// How it stands now.
    pub(crate) fn show(&self, figures: Figures, depth: Depth) {
        if let Some(shown) = lock(&self.all).get_mut(&self.tournament) {
            shown.figures = figures;
            shown.depth.inbox = shown.depth.inbox.max(depth.inbox);
            shown.depth.appends = shown.depth.appends.max(depth.appends);
        }
    }
}

impl Drop for Standing {
    fn drop(&mut self) {
        lock(&self.all).remove(&self.tournament);
    }
}

type Read = fn(&str, &mut Shown, &Reading<'_>);

const NUMBERS: [(&str, &str, &str, Read); 7] = [
    (
        "adoube.shard.queue",
        "{message}",
        "Most messages waiting for a tournament's shard since the last report",
        |name, shown, reading| {
            let inbox = std::mem::take(&mut shown.depth.inbox);
            reading.is(number(inbox), of(name));
        },
    ),
    (
        "adoube.shard.appends",
        "{transaction}",
        "Most transactions not yet known to be durable since the last report",
        |name, shown, reading| {
            let appends = std::mem::take(&mut shown.depth.appends);
            reading.is(number(appends), of(name));
        },
    ),
    (
        "adoube.boards.running",
        "{board}",
        "Boards with a running clock",
        |name, shown, reading| reading.is(number(shown.figures.running), of(name)),
    ),
    (
        "adoube.seats.connected",
        "{device}",
        "Devices with a play link",
        |name, shown, reading| reading.is(number(shown.figures.seats), of(name)),
    ),
    (
        "adoube.incidents.open",
        "{incident}",
        "Open incidents",
        |name, shown, reading| reading.is(number(shown.figures.incidents), of(name)),
    ),
    (
        "adoube.venues.linked",
        "",
        "Whether a venue node is connected",
        |name, shown, reading| {
            for (venue, (linked, _)) in &shown.figures.venues {
                reading.is(number(usize::from(*linked)), at(name, venue.as_str()));
            }
        },
    ),
    (
        "adoube.devices.late",
        "{device}",
        "Devices of a connected venue that are late, silent or lost",
        |name, shown, reading| {
            for (venue, (_, late)) in &shown.figures.venues {
                reading.is(number(*late), at(name, venue.as_str()));
            }
        },
    ),
];

fn of(tournament: &str) -> Vec<Label> {
    vec![("tournament", tournament.to_owned())]
}

fn at(tournament: &str, venue: &str) -> Vec<Label> {
    let venue = ("venue", venue.to_owned());
    of(tournament).into_iter().chain([venue]).collect()
}

#[expect(clippy::cast_precision_loss, reason = "counts of a tournament")]
fn number(count: usize) -> f64 {
    count as f64
}

fn lock(all: &All) -> MutexGuard<'_, BTreeMap<String, Shown>> {
    all.lock().unwrap_or_else(PoisonError::into_inner)
}
