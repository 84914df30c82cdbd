//! The one task that owns the core: takes what the parts say, in turn, and does what follows.

use std::time::Duration;

use adoube_proto::v1::{DevicePing, VenueReport};
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;

use super::watched::Watched;
use super::{Snapshot, Status, officials, say};
use crate::broker::BrokerEvent;
use crate::bus::Bus;
use crate::clock;
use crate::core::{Core, LineKept, Output, Report};
use crate::lta::contact::Contact;
use crate::orders::Moment;
use crate::relay::{Flows, RelayEvent};
use crate::uplink::{Desk, Fare, Stamp, UplinkEvent};
use crate::view;

/// How often time is given to the core and the node is shown, milliseconds.
const TICK_MS: u64 = 250;

/// Messages taken in a row before time is looked at.
const IN_A_ROW: usize = 256;

/// What the parts say.
pub(super) struct Ears {
    pub(super) bus: mpsc::Receiver<view::Input>,
    pub(super) relay: mpsc::Receiver<RelayEvent>,
    pub(super) broker: mpsc::Receiver<BrokerEvent>,
    pub(super) uplink: mpsc::Receiver<UplinkEvent>,
    pub(super) kept: mpsc::Receiver<LineKept>,
    pub(super) flows: Flows,
    pub(super) fare: watch::Receiver<Fare>,
}

/// What the parts are told through.
pub(super) struct Hands {
    pub(super) bus: Bus,
    pub(super) desk: Desk,
    pub(super) shown: watch::Sender<Snapshot>,
    pub(super) statuses: watch::Sender<adoube_proto::v1::DeviceStatuses>,
}

pub(super) struct Heart {
    pub(super) core: Core,
    pub(super) ears: Ears,
    pub(super) hands: Hands,
    pub(super) status: Status,
    pub(super) devices: Vec<String>,
    pub(super) boot_id: String,
    pub(super) machine_started: bool,
    pub(super) officials: officials::Desk,
    /// Who is told of the node's own work, if anybody.
    pub(super) watched: Option<Watched>,
}

impl Heart {
    pub(super) async fn run(mut self, stop: CancellationToken) {
        let mut tick = clock::monotonic_ms();
        let started = self.core.started(tick, self.machine_started);
        self.follow(tick, started);
        loop {
            let now = clock::monotonic_ms();
            self.officials.keep(now, self.core.book());
            if now >= tick {
                tick = now + TICK_MS;
                let wall = clock::wall_ms();
                self.core.compare_clocks(Moment { now, wall });
                self.let_time_pass(now);
                self.show(now);
            } else if self.core.next_timeout().is_some_and(|at| at <= now) {
                self.let_time_pass(now);
            }
            let next = self.core.next_timeout().map_or(tick, |at| at.min(tick));
            let pause = Duration::from_millis(next.saturating_sub(now).max(1));
            tokio::select! {
                () = stop.cancelled() => {
                    self.officials.keep(now, self.core.book());
                    self.watched.iter_mut().for_each(Watched::stops);
                    return;
                }
                Some(event) = self.officials.next() => {
                    let now = clock::monotonic_ms();
                    let outputs = self.officials.handle(now, event, &mut self.core);
                    self.follow(now, outputs);
                }
                Some(input) = self.ears.bus.recv() => self.hear(input),
                Some(event) = self.ears.relay.recv() => self.relay(event),
                Some(event) = self.ears.broker.recv() => self.broker(&event),
                Some(event) = self.ears.uplink.recv() => self.uplink(event),
                Some(kept) = self.ears.kept.recv() => {
                    let receipt = self.core.journal_kept(&kept);
                    self.follow(clock::monotonic_ms(), receipt.into_iter().collect());
                }
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    /// Takes what lies ready, so that it counts before time does.
    fn hear(&mut self, first: view::Input) {
        let mut next = Some(first);
        for _ in 0..IN_A_ROW {
            let Some(input) = next else { return };
            match &input {
                view::Input::BusUp => self.status.bus = true,
                view::Input::BusDown => self.status.bus = false,
                _ => {}
            }
            let now = clock::monotonic_ms();
            let outputs = self.core.handle(now, input);
            self.follow(now, outputs);
            next = self.ears.bus.try_recv().ok();
        }
        if let Some(input) = next {
            let now = clock::monotonic_ms();
            let outputs = self.core.handle(now, input);
            self.follow(now, outputs);
        }
    }

    fn relay(&mut self, event: RelayEvent) {
        if let Some(watched) = &mut self.watched {
            watched.sees(&event);
        }
        let now = clock::monotonic_ms();
        let core = &mut self.core;
        let outputs = match event {
            RelayEvent::Admit { preface, answer } => {
                let (decided, outputs) = core.admit(now, &preface);
                // Whoever asked may be gone: then its place is free again.
                if let Err(Ok(connection)) = answer.send(decided) {
                    let why = "it disconnected while it was being registered".to_owned();
                    let gone = core.relay_unreachable(now, preface.device, &connection, why);
                    self.follow(now, gone);
                }
                outputs
            }
            RelayEvent::Refused {
                device,
                refusal,
                detail,
            } => core.relay_refused(now, device, refusal, &detail),
            RelayEvent::Opened { device, connection } => core.relay_opened(device, &connection),
            RelayEvent::Unreachable {
                device,
                connection,
                detail,
            } => core.relay_unreachable(now, device, &connection, detail),
            RelayEvent::Closed {
                device,
                connection,
                end,
                carried,
            } => core.relay_closed(now, device, &connection, end, carried),
        };
        self.follow(now, outputs);
    }

    fn broker(&mut self, event: &BrokerEvent) {
        match event {
            BrokerEvent::Started { pid } => {
                self.status.broker_pid = Some(*pid);
                self.status.broker_starts += 1;
            }
            BrokerEvent::Died { .. } => self.status.broker_pid = None,
        }
    }

    fn uplink(&mut self, event: UplinkEvent) {
        match event {
            UplinkEvent::Up { run, mut devices } => {
                let now = self.uplink_is(true);
                self.officials.uplink(Contact::stands(now));
                let outputs = self.core.uplink_up(now);
                self.follow(now, outputs);
                tracing::info!(coordinator_run = run, "connected to the coordinator");
                devices.sort();
                if devices != self.devices {
                    tracing::warn!(
                        "registered here: {:?}; the coordinator has {devices:?} for this venue",
                        self.devices
                    );
                }
            }
            UplinkEvent::Down {
                cut,
                why,
                silent_ms,
            } => {
                let now = self.uplink_is(false);
                self.officials.uplink(Contact::down(now, cut, &why));
                let outputs = self.core.uplink_down(now, cut, &why, silent_ms);
                self.follow(now, outputs);
            }
            UplinkEvent::Grants(grants) => self.officials.grants(grants),
            UplinkEvent::Alarms(alarms) => self.officials.told.alarm(alarms),
            UplinkEvent::Intent(answer) => self.officials.intents.answered(&answer),
            UplinkEvent::Seating(seats) => {
                self.officials.told.seat(seats.clone());
                self.core.seat(seats);
                // Until the next tick wall and coordinator would read how the seats before stood.
                self.show(clock::monotonic_ms());
            }
        }
    }

    fn uplink_is(&mut self, up: bool) -> u64 {
        let now = clock::monotonic_ms();
        self.status.uplink = up;
        self.status.uplink_since = now;
        now
    }

    fn let_time_pass(&mut self, now: u64) {
        let mut outputs = self.core.handle_timeout(now);
        if self.status.uplink {
            let Fare {
                round_trip_us,
                tally,
                ..
            } = *self.ears.fare.borrow();
            outputs.extend(self.core.uplink_fares(now, round_trip_us, tally));
        }
        self.follow(now, outputs);
    }

    fn follow(&mut self, now: u64, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Report(report) => {
                    if let Some(report) = self.stamped(now, report) {
                        self.hands.desk.keep(&report);
                    }
                }
                Output::Line { report, kept } => {
                    if let Some(report) = self.stamped(now, report) {
                        self.hands.desk.keep_line(&report, &kept);
                    }
                }
                Output::Receipt { device, receipt } => self.hands.bus.confirm(&device, &receipt),
                Output::Ping { device, ping } => {
                    let network_key = self.officials.network.key(&device);
                    let ping = DevicePing {
                        network_key,
                        ..ping
                    };
                    self.hands.bus.ping(&device, &ping);
                }
                Output::Publish { device, order } => self.hands.bus.publish(&device, &order),
                Output::Stalled(ms) => {
                    tracing::warn!("the node itself froze for {ms} ms");
                }
            }
        }
    }

    /// A report by the node's clocks; it is said, too.
    fn stamped(&self, now: u64, report: Report) -> Option<VenueReport> {
        let body = report.body?;
        say::report(&body);
        let stamp = Stamp {
            boot_id: self.boot_id.clone(),
            monotonic_ms: now,
            wall_ms: clock::wall_ms(),
            offset: self.ears.fare.borrow().offset(now),
        };
        Some(VenueReport {
            device_offset: report.device_offset,
            saw: report.saw,
            ..stamp.report(body)
        })
    }

    fn show(&mut self, now: u64) {
        let mut devices = self.core.statuses(now, &self.ears.flows.seen());
        let fare = *self.ears.fare.borrow();
        let broker = self.status.bus;
        self.officials
            .show(now, &self.core, &mut devices, broker, fare.heard);
        self.hands.statuses.send_replace(devices.clone());
        self.hands.shown.send_replace(Snapshot {
            status: Status {
                uplink_round_trip_us: fare.round_trip_us,
                uplink_pings: fare.tally,
                coordinator_clock: fare.offset(now),
                ..self.status.clone()
            },
            devices,
            seats: self.core.seats().clone(),
        });
    }
}
