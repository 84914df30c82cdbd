//! A venue in lines that a person can follow.

use super::machine;
use crate::games::comments::side;
use crate::say::trouble;
use crate::{device_health, text, zone};
use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{
    AlarmLevel, CallReply, DeviceHealth, DeviceStatus, GamePhase, IntentFate, IntentView,
    OrderFate, OrderKind, OrderView, PauseCause, SeatAt, Thresholds, UplinkState, VenueDevice,
};

/// An order with its fate; below it what the device answered.
pub(super) fn order(order: &OrderView, time_zone: &str) -> Vec<String> {
    let mut lines = vec![short(order, time_zone)];
    lines.extend(order.lines.iter().map(|line| format!("    {line}")));
    if order.more > 0 {
        lines.push(format!("    and {} more", order.more));
    }
    lines
}

/// The orders of a venue: those that wait first; of an answer its beginning alone, unless one device was asked for.
pub(super) fn orders(orders: &[OrderView], device: &str, time_zone: &str) -> Vec<String> {
    let (open, over): (Vec<_>, Vec<_>) = orders.iter().partition(|order| waits(order));
    let all = open.into_iter().chain(over);
    all.flat_map(|order| {
        let mut lines = self::order(order, time_zone);
        let more = lines.len().saturating_sub(1 + BEGINNING);
        // One line more is as long as saying that there is one.
        if device.is_empty() && more > 1 {
            lines.truncate(1 + BEGINNING);
            let of = &order.device;
            lines.push(format!("    and {more} more lines: adoube order list {of}"));
        }
        lines
    })
    .collect()
}

/// Whether something is to be heard of an order still.
pub(super) fn waits(order: &OrderView) -> bool {
    is_open(order) || order.unconfirmed
}

/// Whether its device has still to carry it out.
pub(super) fn is_open(order: &OrderView) -> bool {
    match order.fate() {
        OrderFate::Waiting | OrderFate::Delivered => true,
        OrderFate::Unspecified
        | OrderFate::Done
        | OrderFate::Refused
        | OrderFate::Failed
        | OrderFate::Expired
        | OrderFate::Cancelled
        | OrderFate::Superseded => false,
    }
}

/// Lines of an answer in a list of all orders.
const BEGINNING: usize = 3;

/// `asked of the coordinator: 1.2 White to oslo-3, by lta-oslo (lta): refused: ... [0123abcd]`; of what
/// waits until when, by the venue's clock and zone.
pub(super) fn intent(view: &IntentView, time_zone: &str) -> String {
    let intent = view.intent.clone().unwrap_or_default();
    let board = intent.board.unwrap_or_default();
    let seat = format!("{}.{} {}", board.round, board.board, side(intent.side()));
    let what = match &intent.what {
        Some(What::MoveTo(device)) => format!("{seat} to {device}"),
        Some(What::Check(check)) => {
            let word = if check.passed { "passed" } else { "failed" };
            format!("{seat}: {} check {word}", check.kind)
        }
        Some(What::Call(said)) => {
            let word = CallReply::word_of(said.word);
            format!("{seat}: call {} {word}", said.number)
        }
        Some(What::Back(_)) => format!("{seat}: back from leave"),
        Some(What::Pause(pause)) if pause.venue => "pause all clocks of the venue".to_owned(),
        Some(What::Pause(_)) => {
            format!("pause the clocks of {}.{}", board.round, board.board)
        }
        Some(What::Resume(of)) if of.venue => "resume all boards of the venue".to_owned(),
        Some(What::Resume(_)) => format!("resume {}.{}", board.round, board.board),
        Some(What::StopReason(of)) => match of.hold {
            Some(hold) => format!("give the reason of pause {hold} of round {}", board.round),
            None => format!(
                "give the reason of the pause of {}.{}",
                board.round, board.board
            ),
        },
        Some(What::BoardWaiting(board)) if board.waits => {
            format!("{seat}: moves wait for the physical board")
        }
        Some(What::BoardWaiting(_)) => format!("{seat}: moves do not wait for the physical board"),
        None => seat,
    };
    let (by, role) = (&intent.person, &view.role);
    let fate = intent_fate(view, time_zone);
    let unconfirmed = if view.unconfirmed {
        ", unconfirmed"
    } else {
        ""
    };
    let id = intent.id.get(..8).unwrap_or(&intent.id);
    let why = match view.detail.as_str() {
        "" => String::new(),
        detail => format!(": {detail}"),
    };
    format!("request to the coordinator: {what}, by {by} ({role}): {fate}{unconfirmed}{why} [{id}]")
}

fn intent_fate(view: &IntentView, time_zone: &str) -> String {
    let fate = IntentFate::word_of(view.fate);
    match view.fate() {
        IntentFate::Waiting if view.expires_wall_ms > 0 => {
            let until = zone::time(view.expires_wall_ms, time_zone);
            format!("{fate} until {until}")
        }
        IntentFate::Withdrawn => format!("{fate} by {}", view.withdrawn_by),
        IntentFate::Unspecified
        | IntentFate::Waiting
        | IntentFate::Accepted
        | IntentFate::Refused
        | IntentFate::Expired => fate.to_owned(),
    }
}

/// What is not done by an order, or by taking it back, though one might think so.
pub(super) fn beware(order: &OrderView) -> Option<String> {
    if order.unconfirmed {
        let device = &order.device;
        return Some(format!(
            "{device} has not confirmed the cancellation yet: it is sent again until it does, and \
             the order may already be carried out. See `adoube order list`."
        ));
    }
    let locks = order.what() == OrderKind::Lock && order.fate() != OrderFate::Cancelled;
    locks.then(|| {
        "The clocks keep running. The LTA can pause a board of the venue (adoube --as lta-VENUE \
         clock pause BOARD --reason TEXT), or all of them (--venue VENUE --round N)."
            .to_owned()
    })
}

/// An order that cannot be taken back any more, and what to do instead.
pub(super) fn too_late(order: &OrderView, refused: anyhow::Error) -> anyhow::Error {
    let locked = order.what() == OrderKind::Lock && order.fate() == OrderFate::Done;
    if locked {
        trouble(refused.to_string(), unlock(&order.device))
    } else {
        refused
    }
}

/// An order that was carried out although it was taken back; none if it was not.
pub(super) fn done_all_the_same(order: &OrderView) -> Option<anyhow::Error> {
    let device = &order.device;
    let said = match order.fate() {
        OrderFate::Done => {
            format!("{device} had already carried out the order before it was cancelled")
        }
        OrderFate::Failed if order.unconfirmed => format!(
            "{device} cannot undo it yet and will try again: {}",
            order.detail
        ),
        OrderFate::Unspecified
        | OrderFate::Waiting
        | OrderFate::Delivered
        | OrderFate::Refused
        | OrderFate::Failed
        | OrderFate::Expired
        | OrderFate::Cancelled
        | OrderFate::Superseded => return None,
    };
    let next = match order.what() {
        OrderKind::Lock => unlock(device),
        OrderKind::Unlock => format!("lock it again with `adoube order lock {device} TEXT`"),
        OrderKind::Unspecified
        | OrderKind::RelayTokens
        | OrderKind::Message
        | OrderKind::Identify
        | OrderKind::ListApplications
        | OrderKind::RunChecks
        | OrderKind::RestartPage
        | OrderKind::JoinNetwork
        | OrderKind::Cancel => "what it has shown or answered cannot be taken back".to_owned(),
    };
    Some(trouble(said, next))
}

fn unlock(device: &str) -> String {
    format!("unlock it with `adoube order unlock {device}`")
}

/// Why an order came to nothing, and what to do; none if it did not.
pub(super) fn undone(order: &OrderView) -> Option<anyhow::Error> {
    let OrderView { device, detail, .. } = order;
    let detail = match detail.as_str() {
        "" => String::new(),
        detail => format!(": {detail}"),
    };
    let (what, next) = match order.fate() {
        OrderFate::Refused => (
            format!("{device} refused the order{detail}"),
            "check what its agent can do with `adoube order check`",
        ),
        OrderFate::Failed => (
            format!("{device} could not carry out the order{detail}"),
            "check the device before you repeat the order",
        ),
        OrderFate::Expired => (
            format!("the order expired before {device} answered{detail}"),
            "it is not sent any more: repeat it when the device is connected, or with a longer \
             --expires",
        ),
        OrderFate::Cancelled => (
            format!("the order to {device} was cancelled{detail}"),
            "see who cancelled it with `adoube order list`",
        ),
        OrderFate::Unspecified
        | OrderFate::Waiting
        | OrderFate::Delivered
        | OrderFate::Done
        | OrderFate::Superseded => return None,
    };
    Some(trouble(what, next))
}

/// `12:03:59 CEST #4 madrid-3 lock "stop" by lta-madrid: done (…) [0123abcd]`, by the venue's clock and
/// zone.
pub(super) fn short(order: &OrderView, time_zone: &str) -> String {
    let given = order.steps.first().map_or(0, |step| step.wall_ms);
    let text = match order.text.as_str() {
        "" => String::new(),
        text => format!(" \"{text}\""),
    };
    let detail = match order.detail.as_str() {
        "" => String::new(),
        detail => format!(" ({detail})"),
    };
    let id = order.id.get(..8).unwrap_or(&order.id);
    let unconfirmed = if order.unconfirmed {
        ", unconfirmed"
    } else {
        ""
    };
    format!(
        "{} #{} {} {}{text} by {}: {}{unconfirmed}{detail} [{id}]",
        zone::time(given, time_zone),
        order.number,
        order.device,
        OrderKind::word_of(order.what),
        order.by,
        OrderFate::word_of(order.fate)
    )
}

pub(super) fn thresholds(thresholds: &Thresholds) -> String {
    let [late, silent, alarm] = [
        thresholds.late_ms,
        thresholds.silent_ms,
        thresholds.alarm_ms,
    ]
    .map(|ms| text::show_span(ms.into()));
    format!("signal late from {late}, disconnected from {silent}, alarm from {alarm}")
}

/// What an official has to know of calls and incidents while no data from the coordinator.
const HEARD: &str = " (calls and incidents as last known)";

/// How the way to the coordinator stands, told so many milliseconds ago.
pub(super) fn uplink(uplink: &UplinkState, since: u64) -> String {
    let length = text::show_span(uplink.for_ms + since);
    let silent = || text::show_span(uplink.heard_age_ms.unwrap_or_default() + since);
    let broker = if uplink.broker {
        ""
    } else {
        "; THE BROKER IS DOWN: no device is visible"
    };
    let way = match (uplink.connected, AlarmLevel::try_from(uplink.alarm)) {
        (false, _) => format!("UPLINK DOWN for {length}{HEARD}: {}", uplink.why),
        (true, Ok(AlarmLevel::Unspecified)) => format!("uplink up for {length}"),
        (true, Ok(AlarmLevel::Late)) => format!("uplink: no answer for {}", silent()),
        (true, Ok(AlarmLevel::Silent)) => {
            format!("UPLINK NOT RESPONDING: no answer for {}", silent())
        }
        (true, Ok(AlarmLevel::Alarm) | Err(_)) => {
            format!("UPLINK DOWN for {}{HEARD}: no answer", silent())
        }
    };
    way + broker
}

/// What a device is doing, in a few words; `old` says that it was not told of for too long.
pub(super) fn state(device: &VenueDevice, old: bool) -> String {
    let health = device
        .status
        .as_ref()
        .map_or(DeviceHealth::Unspecified, DeviceStatus::health);
    let name = device_health::name(if old {
        DeviceHealth::Unspecified
    } else {
        health
    });
    let locked = match health {
        DeviceHealth::PageLocked => "",
        _ if device.locked.is_empty() => "",
        _ => "page locked",
    };
    let battery = battery(device, health);
    let words = [
        name,
        &battery,
        game(device, health),
        locked,
        machine::held(device),
    ];
    let words = words.into_iter().filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(", ")
}

/// `9%`, of a physical board's battery that may not last; else empty.
fn battery(device: &VenueDevice, health: DeviceHealth) -> String {
    let status = device.status.as_ref();
    let board = status.and_then(|status| status.physical_board.as_ref());
    let percent = board.and_then(|board| board.battery_percent);
    let low = percent.filter(|_| health == DeviceHealth::BoardBatteryLow);
    low.map_or_else(String::new, |percent| format!("{percent}%"))
}

/// Of a game that goes on although its player cannot play: as on the wall, which does not know whose clock runs either.
fn game(device: &VenueDevice, health: DeviceHealth) -> &'static str {
    let unplayable = matches!(health, DeviceHealth::PageMissing | DeviceHealth::PageLocked);
    match &device.seat {
        Some(seat) if unplayable && seat.game() == GamePhase::On && stopped(seat).is_empty() => {
            "game running"
        }
        _ => "",
    }
}

/// Why both clocks of a seat's board are stopped; empty where a clock runs.
pub(super) fn stopped(seat: &SeatAt) -> &'static str {
    if seat.awaits_ruling {
        "awaits-ruling"
    } else {
        PauseCause::word_of(seat.paused)
    }
}

/// `3.12 Ding, Liren`, and why both clocks of his board stand; empty without a seat.
pub(super) fn seat(device: &VenueDevice) -> String {
    device.seat.as_ref().map_or_else(String::new, |seat| {
        let board = seat.board.unwrap_or_default();
        let stands = match stopped(seat) {
            "" => String::new(),
            why => format!(" (stands: {why})"),
        };
        format!("{}.{} {}{stands}", board.round, board.board, seat.name)
    })
}

/// Round trips: to the venue and on to the coordinator.
pub(super) fn round_trip(micros: u32) -> String {
    match micros {
        0 => "-".to_owned(),
        micros => format!("{}.{} ms", micros / 1000, micros % 1000 / 100),
    }
}
