//! A venue as objects for programs.

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{
    AlarmLevel, CallReply, CheckKind, DeviceState, GamePhase, IntentFate, IntentView, LockAlarm,
    NetworkState, OrderFate, OrderKind, OrderView, PageState, PlayLinkState, PowerSource, Role,
    Thresholds, UplinkState, VenueAlarm, VenueAlarmKind, VenueDevice,
};
use serde_json::{Value, json};

use super::model::Model;
use super::open_items::Entry;
use super::{device_lock, lines};
use crate::comments::side;
use crate::words::board_name;
use crate::{device_health, physical_board};

/// Everything.
pub fn venue(model: &Model, now: u64) -> Value {
    let devices = model.devices().map(|it| device(it, model.age(it, now)));
    json!({
        "venue": model.venue(), "role": model.role(),
        "uplink": uplink(model.uplink(), model.uplink_since(now)),
        "thresholds": thresholds(&model.thresholds()),
        "devices": devices.collect::<Vec<_>>(),
        "orders": model.orders().map(order).collect::<Vec<_>>(),
        "intents": model.intents().iter().map(intent).collect::<Vec<_>>(),
        "alarms": model.alarms().iter().map(entry).collect::<Vec<_>>(),
    })
}

pub(super) fn device(device: &VenueDevice, age_ms: Option<u64>) -> Value {
    let status = device.status.clone().unwrap_or_default();
    let seat = device.seat.as_ref().map(|seat| {
        let board = seat.board.as_ref().map(|board| board_name(Some(board)));
        let stands = Some(lines::stopped(seat)).filter(|why| !why.is_empty());
        json!({"board": board, "name": seat.name, "game": GamePhase::word_of(seat.game), "stands": stands})
    });
    json!({
        "health": device_health::key(status.health()),
        "health_level": device_health::level_key(status.health_level()),
        "kind": "device", "device": status.device, "state": DeviceState::word_of(status.state), "alarm": AlarmLevel::word_of(device.alarm), "machine_alarm": LockAlarm::word_of(device.machine_alarm),
        "age_ms": age_ms, "venue_round_trip_us": status.venue_round_trip_us,
        "coordinator_round_trip_us": status.coordinator_round_trip_us, "relayed": status.relayed,
        "vitals_missed": status.vitals_missed, "seat": seat, "play_link": PlayLinkState::word_of(status.play_link),
        "page": PageState::word_of(status.page), "network": NetworkState::word_of(status.network),
        "wireless_quality": status.wireless_quality, "power": PowerSource::word_of(status.power),
        "battery_percent": status.battery_percent, "suspended_ms": status.suspended_ms,
        "pings_sent": status.pings_sent, "pings_answered": status.pings_answered,
        "relay_age_ms": status.flows.last().map(|flow| flow.up_age_ms),
        "coordinator_age_ms": status.coordinator_byte_age_ms,
        "journal_missing": status.journal_missing,
        "locked": (!device.locked.is_empty()).then_some(&device.locked),
        "lockdown": device.lockdown.as_ref().map(device_lock::lockdown),
        "breaches": device_lock::breaches(device),
        "physical_board": status.physical_board.as_ref().map(physical_board::object),
    })
}

/// The uplink, as of so many milliseconds ago.
pub(super) fn uplink(uplink: &UplinkState, since: u64) -> Value {
    json!({
        "kind": "uplink", "connected": uplink.connected, "for_ms": uplink.for_ms + since,
        "why": uplink.why, "broker": uplink.broker, "alarm": AlarmLevel::word_of(uplink.alarm),
        "heard_age_ms": uplink.heard_age_ms.map(|age| age + since),
    })
}

/// From when on a device counts as late, disconnected, and an alarm.
pub fn thresholds(thresholds: &Thresholds) -> Value {
    json!({
        "kind": "thresholds", "late_ms": thresholds.late_ms, "silent_ms": thresholds.silent_ms,
        "alarm_ms": thresholds.alarm_ms,
    })
}

fn entry(entry: &Entry) -> Value {
    named(entry.word(), &entry.alarm)
}

pub(super) fn alarm(alarm: &VenueAlarm) -> Value {
    named(VenueAlarmKind::word_of(alarm.kind), alarm)
}

fn named(kind: &str, alarm: &VenueAlarm) -> Value {
    let board = alarm.board.as_ref().map(|board| board_name(Some(board)));
    json!({
        "kind": "alarm", "id": alarm.id, "what": kind, "board": board,
        "device": alarm.device, "text": alarm.text, "since": alarm.since,
    })
}

/// A request to the coordinator.
pub fn intent(view: &IntentView) -> Value {
    let intent = view.intent.clone().unwrap_or_default();
    let board = intent.board.unwrap_or_default();
    let (mut move_to, mut check, mut call) = (None, None, None);
    let (mut pause, mut resume, mut reason_of, mut board_waits) = (None, None, None, None);
    let scope = |venue| if venue { "venue" } else { "board" };
    let back = matches!(intent.what, Some(What::Back(_)));
    match &intent.what {
        Some(What::MoveTo(device)) => move_to = Some(device),
        Some(What::Check(found)) => check = Some(found),
        Some(What::Call(said)) => {
            call = Some(json!({"number": said.number, "word": CallReply::word_of(said.word)}));
        }
        Some(What::Pause(of)) => pause = Some(scope(of.venue)),
        Some(What::Resume(of)) => resume = Some(scope(of.venue)),
        Some(What::StopReason(of)) => reason_of = Some(scope(of.hold.is_some())),
        Some(What::BoardWaiting(board)) => board_waits = Some(board.waits),
        Some(What::Back(_)) | None => {}
    }
    json!({
        "kind": "intent", "id": intent.id, "by": intent.person, "role": Role::word_of(view.role),
        "board": board_name(Some(&board)), "seat": side(intent.side()),
        "move_to": move_to, "check": check.map(|check| CheckKind::word_of(check.kind)),
        "passed": check.map(|check| check.passed), "call": call, "back": back, "pause": pause,
        "resume": resume, "board_waits": board_waits, "reason_of": reason_of, "note": intent.note, "fate": IntentFate::word_of(view.fate),
        "detail": view.detail, "asked_wall_ms": view.asked_wall_ms,
        "answered_wall_ms": view.answered_wall_ms, "expires_wall_ms": view.expires_wall_ms,
        "withdrawn_by": (!view.withdrawn_by.is_empty()).then_some(&view.withdrawn_by),
        "unconfirmed": view.unconfirmed,
    })
}

/// An order to a device.
pub fn order(order: &OrderView) -> Value {
    let steps = order.steps.iter();
    let steps =
        steps.map(|step| json!({"fate": OrderFate::word_of(step.fate), "wall_ms": step.wall_ms, "by": step.by}));
    json!({
        "kind": "order", "id": order.id, "number": order.number, "device": order.device,
        "what": OrderKind::word_of(order.what), "text": order.text, "by": order.by, "role": Role::word_of(order.role),
        "fate": OrderFate::word_of(order.fate), "detail": order.detail, "lines": order.lines, "more": order.more,
        "steps": steps.collect::<Vec<_>>(), "expires_wall_ms": order.expires_wall_ms,
        "sent": order.sent, "unconfirmed": order.unconfirmed,
    })
}

/// What one message of the node tells.
pub fn body(body: &Body) -> Vec<Value> {
    match body {
        Body::Begin(begin) => {
            vec![json!({
                "kind": "begin", "venue": begin.venue, "role": Role::word_of(begin.role),
                "time_zone": begin.time_zone,
            })]
        }
        Body::Devices(all) => {
            let age = |it: &VenueDevice| it.status.as_ref().map(|status| status.age_ms);
            let each = all.devices.iter();
            each.map(|it| device(it, age(it))).collect()
        }
        Body::Order(it) => vec![order(it)],
        Body::Uplink(it) => vec![uplink(it, 0)],
        Body::Thresholds(it) => vec![thresholds(it)],
        Body::Alarms(all) => all.alarms.iter().map(alarm).collect(),
        Body::Intents(all) => all.intents.iter().map(intent).collect(),
        Body::Current(_) => vec![json!({"kind": "current"})],
    }
}
