//! What the node sees of itself: its start, that it stood still, its broker, its uplink.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{NodeChange, NodeChangeKind};

use super::{Core, Output, Report, clip};
use crate::lateness::SILENT_MS;
use crate::pings::Tally;
use crate::rate::Rate;
use crate::relay::Cut;
use crate::sight;

/// The first link after the start of the node is told of if it took so long, milliseconds.
const SLOW_START_MS: u64 = 5_000;

/// An uplink on which so many of a thousand pings are missing has become lossy...
const LOSSY_PERMILLE: u32 = 200;

/// ...and one on which no more are missing than this has recovered.
const FINE_PERMILLE: u32 = 50;

/// Fewer pings say nothing about loss.
const ENOUGH: u32 = 10;

/// The node's own story.
#[derive(Clone, Debug)]
pub(super) struct Own {
    /// Since when the uplink is down; none while it is up.
    uplink_down: Option<u64>,
    was_up: bool,
    lossy: bool,
    tell_loss: Rate,
    broker_down: Option<u64>,
}

impl Default for Own {
    fn default() -> Self {
        Self {
            uplink_down: None,
            was_up: false,
            lossy: false,
            tell_loss: Rate::new(1, 60_000),
            broker_down: None,
        }
    }
}

impl Core {
    /// The node was started, perhaps with its machine.
    pub fn started(&mut self, now: u64, machine: bool) -> Vec<Output> {
        self.own.uplink_down = Some(now);
        let detail = if machine { "with its machine" } else { "" };
        let saw = sight::word("node-started", &[i64::from(machine)]);
        vec![report(NodeChangeKind::NodeStarted, detail.to_owned(), saw)]
    }

    /// The coordinator answers.
    pub fn uplink_up(&mut self, now: u64) -> Vec<Output> {
        let Some(since) = self.own.uplink_down.take() else {
            return Vec::new();
        };
        let after = now.saturating_sub(since);
        if !std::mem::replace(&mut self.own.was_up, true) && after < SLOW_START_MS {
            return Vec::new();
        }
        let saw = sight::word("uplink-back", &[sight::figure(after)]);
        vec![report(
            NodeChangeKind::UplinkBack,
            format!("after {after} ms"),
            saw,
        )]
    }

    /// It does not any more, having been silent for so long.
    pub fn uplink_down(&mut self, now: u64, cut: Cut, why: &str, silent_ms: u64) -> Vec<Output> {
        if self.own.uplink_down.is_some() {
            return Vec::new();
        }
        self.own.uplink_down = Some(now);
        self.own.lossy = false;
        self.readings.ask_all(now, silent_ms);
        let detail = format!("last heard {silent_ms} ms before: {why}");
        let saw = sight::cut("uplink-lost", cut, silent_ms);
        vec![report(NodeChangeKind::UplinkLost, detail, saw)]
    }

    /// How the uplink fares; told when it has become lossy.
    pub fn uplink_fares(&mut self, now: u64, round_trip_us: u32, tally: Tally) -> Vec<Output> {
        let missing = tally.missing_permille();
        if missing <= FINE_PERMILLE {
            self.own.lossy = false;
        }
        let worse = missing >= LOSSY_PERMILLE && tally.sent >= ENOUGH && !self.own.lossy;
        if !worse || self.own.tell_loss.allow(now).is_none() {
            return Vec::new();
        }
        self.own.lossy = true;
        let Tally { sent, answered } = tally;
        let detail = format!(
            "{answered} of {sent} pings answered in time, the last after {} ms",
            round_trip_us / 1000
        );
        let figures = [i64::from(round_trip_us / 1000), i64::from(missing)];
        let saw = sight::word("uplink-reading", &figures);
        vec![report(NodeChangeKind::UplinkReading, detail, saw)]
    }

    /// The node hears its broker, or does not any more.
    pub(super) fn broker(&mut self, now: u64, up: bool) -> Option<Output> {
        if up {
            let since = self.own.broker_down.take()?;
            let after = now.saturating_sub(since);
            let saw = sight::word("broker-up", &[]);
            return Some(report(
                NodeChangeKind::BrokerUp,
                format!("after {after} ms"),
                saw,
            ));
        }
        if self.own.broker_down.is_some() {
            return None;
        }
        self.own.broker_down = Some(now);
        let saw = sight::word("broker-down", &[]);
        Some(report(NodeChangeKind::BrokerDown, String::new(), saw))
    }
}

/// The node itself stood still for so many milliseconds: reported where that is long enough to silence every
/// device of the venue.
pub(super) fn held(ms: u64) -> Output {
    if ms < u64::from(SILENT_MS) {
        return Output::Stalled(ms);
    }
    let saw = sight::word("node-held", &[sight::figure(ms)]);
    report(
        NodeChangeKind::NodeHeld,
        format!("stood still for {ms} ms"),
        saw,
    )
}

fn report(what: NodeChangeKind, mut detail: String, saw: adoube_proto::v1::Sight) -> Output {
    clip(&mut detail);
    let change = NodeChange {
        what: what.into(),
        detail,
    };
    Output::Report(Report {
        body: Some(Body::Node(change)),
        saw: vec![saw],
        device_offset: None,
    })
}
