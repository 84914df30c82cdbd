//! What the relay asks of the core, and what it tells.

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{RelayChange, RelayChangeKind};

use super::{Core, Output, Report, clip};
use crate::config::UNKNOWN;
use crate::fresh::HexId;
use crate::relay::{Carried, End, FlowSeen, Preface, Refusal};
use crate::sight;

impl Core {
    /// Decides whether a connection may pass, and under which id. Its device gets another token
    /// for the one it used.
    pub fn admit(&mut self, now: u64, preface: &Preface) -> (Result<HexId, Refusal>, Vec<Output>) {
        let mut outputs = Vec::new();
        // Without randomness there is no id to give: as good as no room.
        let Some(connection) = self.fresh.fresh() else {
            return (Err(Refusal::Busy), outputs);
        };
        if let Err(refusal) = self.gate.admit(preface, connection.clone()) {
            return (Err(refusal), outputs);
        }
        self.give_tokens(now, &preface.device, 1);
        self.deliver(now, &mut outputs);
        (Ok(connection), outputs)
    }

    /// Somebody was turned away. Only so many are reported: anybody on the venue's network can
    /// knock.
    pub fn relay_refused(
        &mut self,
        now: u64,
        device: Option<String>,
        refusal: Refusal,
        detail: &str,
    ) -> Vec<Output> {
        let Some(withheld) = self.refusals.allow(now) else {
            return Vec::new();
        };
        let mut detail = format!("{}: {refusal}, {detail}", refusal.code());
        if withheld > 0 {
            detail = format!("{detail}; {withheld} more before, not reported");
        }
        let change = RelayChange {
            device: device.unwrap_or_else(|| UNKNOWN.to_owned()),
            what: RelayChangeKind::Refused.into(),
            detail,
            ..RelayChange::default()
        };
        vec![report(change, &Carried::default())]
    }

    /// A connection is joined at both ends.
    pub fn relay_opened(&mut self, device: String, connection: &HexId) -> Vec<Output> {
        let change = RelayChange {
            device,
            connection: connection.to_string(),
            what: RelayChangeKind::Opened.into(),
            ..RelayChange::default()
        };
        vec![report(change, &Carried::default())]
    }

    /// An admitted connection found no coordinator. Its device tries again and again, so only
    /// some are reported: the outbox must outlast a long outage.
    pub fn relay_unreachable(
        &mut self,
        now: u64,
        device: String,
        connection: &HexId,
        mut detail: String,
    ) -> Vec<Output> {
        self.gate.release(&device, connection);
        let rate = self.unreachable.get_mut(&device);
        let Some(withheld) = rate.and_then(|rate| rate.allow(now)) else {
            return Vec::new();
        };
        if withheld > 0 {
            detail = format!("{detail}; {withheld} more before, not reported");
        }
        let change = RelayChange {
            device,
            connection: connection.to_string(),
            what: RelayChangeKind::Unreachable.into(),
            detail,
            ..RelayChange::default()
        };
        vec![report(change, &Carried::default())]
    }

    /// How long ago the relay brought a device a byte from the coordinator, over whichever connection;
    /// milliseconds.
    pub(super) fn coordinator_byte_age(
        &self,
        now: u64,
        flows: &[FlowSeen],
        device: &str,
    ) -> Option<u64> {
        let own = flows.iter().filter(|flow| flow.device == device);
        let open = own.filter_map(|flow| last_byte(now, &flow.carried));
        let last = open.chain(self.bytes_at.get(device).copied()).max();
        last.map(|at| now.saturating_sub(at))
    }

    /// A connection ended.
    pub fn relay_closed(
        &mut self,
        now: u64,
        device: String,
        connection: &HexId,
        end: End,
        carried: Carried,
    ) -> Vec<Output> {
        self.gate.release(&device, connection);
        self.readings.ask(now, &device, carried.down_age_ms);
        if let Some(at) = last_byte(now, &carried) {
            let known = self.bytes_at.entry(device.clone()).or_default();
            *known = at.max(*known);
        }
        let (what, detail) = match end {
            End::Device(why) => (RelayChangeKind::ClosedByDevice, why),
            End::Coordinator(why) => (RelayChangeKind::ClosedByCoordinator, why),
        };
        let change = RelayChange {
            device,
            connection: connection.to_string(),
            what: what.into(),
            bytes_up: carried.up,
            bytes_down: carried.down,
            up_age_ms: carried.up_age_ms,
            down_age_ms: carried.down_age_ms,
            detail,
        };
        vec![report(change, &carried)]
    }
}

/// When the last byte came from the coordinator. A connection that brought none says nothing, however young
/// it is: the coordinator may not know of it.
fn last_byte(now: u64, carried: &Carried) -> Option<u64> {
    (carried.down > 0).then(|| now.saturating_sub(carried.down_age_ms))
}

fn report(mut change: RelayChange, carried: &Carried) -> Output {
    clip(&mut change.detail);
    Output::Report(Report {
        saw: sight::of_relay(&change, carried),
        body: Some(Body::Relay(change)),
        device_offset: None,
    })
}
