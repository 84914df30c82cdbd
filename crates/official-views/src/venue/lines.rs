//! A venue in lines that a person can follow.

use super::{device_lock, reports};
use crate::catalogue::filled;
use crate::words::{self, board_name};
use crate::{device_health, text, zone};
use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{
    AlarmLevel, CheckKind, DeviceHealth, DeviceStatus, GamePhase, IntentFate, IntentView,
    OrderFate, OrderKind, OrderView, Role, SeatAt, Thresholds, UplinkState, VenueDevice,
    VenueIntent,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::trouble;

/// An order with its fate; below it what the device answered.
pub fn order(order: &OrderView, time_zone: &str) -> Vec<String> {
    let mut lines = vec![short(order, time_zone)];
    let answer = order.lines.iter();
    lines.extend(answer.map(|line| format!("    {}", reports::reported("wall-seen", line))));
    if order.more > 0 {
        let more = CatalogueMessage::new("officials-more").number("n", order.more);
        lines.push(format!("    {}", filled(&more)));
    }
    lines
}

/// The orders of a venue: those that wait first; of an answer only the beginning, unless it is the list of one device.
pub fn orders(orders: &[OrderView], device: &str, time_zone: &str) -> Vec<String> {
    let (open, over): (Vec<_>, Vec<_>) = orders.iter().partition(|order| waits(order));
    let all = open.into_iter().chain(over);
    all.flat_map(|order| {
        let mut lines = self::order(order, time_zone);
        let more = lines.len().saturating_sub(1 + BEGINNING);
        // One line more is as long as saying that there is one.
        if device.is_empty() && more > 1 {
            lines.truncate(1 + BEGINNING);
            let more = CatalogueMessage::new("cli-order-more-lines")
                .number("n", more)
                .text("device", &order.device);
            lines.push(format!("    {}", filled(&more)));
        }
        lines
    })
    .collect()
}

/// Whether an answer to an order is still to come.
pub(super) fn waits(order: &OrderView) -> bool {
    is_open(order) || order.unconfirmed
}

/// Whether its device has still to carry it out.
pub fn is_open(order: &OrderView) -> bool {
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

/// `request to the coordinator: 1.2 White to oslo-3, by lta-oslo (lta): refused: ... [0123abcd]`; of what
/// waits until when, by the venue's clock and zone.
pub fn intent(view: &IntentView, time_zone: &str) -> String {
    let intent = view.intent.clone().unwrap_or_default();
    let mut fate = vec![intent_fate(view, time_zone)];
    fate.extend(unconfirmed(view.unconfirmed));
    let line = CatalogueMessage::new("cli-intent")
        .text("what", filled(&asked(&intent)))
        .text("by", &intent.person)
        .text("role", Role::word_of(view.role))
        .text(
            "fate",
            fate.join(", ") + &text::after_colon(&reports::of_request(view)),
        )
        .text("id", intent.id.get(..8).unwrap_or(&intent.id));
    filled(&line)
}

/// What is to be done.
fn asked(intent: &VenueIntent) -> CatalogueMessage {
    let board = intent.board.unwrap_or_default();
    let what = match &intent.what {
        Some(What::MoveTo(device)) => {
            CatalogueMessage::new("cli-intent-move").text("device", device)
        }
        Some(What::Check(check)) => CatalogueMessage::new("cli-intent-check")
            .text("kind", CheckKind::word_of(check.kind))
            .text("found", if check.passed { "passed" } else { "failed" }),
        Some(What::Call(said)) => CatalogueMessage::new("cli-intent-call")
            .text("number", said.number)
            .text("answer", said.word().word()),
        Some(What::Back(_)) => CatalogueMessage::new("cli-intent-back"),
        Some(What::Pause(pause)) if pause.venue => CatalogueMessage::new("cli-intent-pause-venue"),
        Some(What::Pause(_)) => CatalogueMessage::new("cli-intent-pause"),
        Some(What::Resume(of)) if of.venue => CatalogueMessage::new("cli-intent-resume-venue"),
        Some(What::Resume(_)) => CatalogueMessage::new("cli-intent-resume"),
        Some(What::StopReason(of)) => match of.hold {
            Some(pause) => CatalogueMessage::new("cli-intent-reason-of-pause")
                .text("pause", pause)
                .text("round", board.round),
            None => CatalogueMessage::new("cli-intent-reason"),
        },
        Some(What::BoardWaiting(board)) if board.waits => {
            CatalogueMessage::new("cli-intent-board-waits")
        }
        Some(What::BoardWaiting(_)) => CatalogueMessage::new("cli-intent-board-ignored"),
        None => CatalogueMessage::new("cli-intent-seat"),
    };
    what.text("board", board_name(Some(&board)))
        .text("side", intent.side().word())
}

fn intent_fate(view: &IntentView, time_zone: &str) -> String {
    let fate = match view.fate() {
        IntentFate::Waiting if view.expires_wall_ms > 0 => {
            CatalogueMessage::new("cli-intent-waiting-until")
                .text("until", zone::time(view.expires_wall_ms, time_zone))
        }
        IntentFate::Withdrawn => {
            CatalogueMessage::new("cli-intent-withdrawn").text("by", &view.withdrawn_by)
        }
        fate @ (IntentFate::Unspecified
        | IntentFate::Waiting
        | IntentFate::Accepted
        | IntentFate::Refused
        | IntentFate::Expired) => {
            CatalogueMessage::new("cli-intent-fate").text("fate", fate.word())
        }
    };
    filled(&fate)
}

/// That it is not known yet whether it was done.
fn unconfirmed(is_unconfirmed: bool) -> Option<String> {
    is_unconfirmed.then(|| filled(&CatalogueMessage::new("cli-order-unconfirmed")))
}

/// What is not done by an order, or by taking it back, though one might think so.
pub fn beware(order: &OrderView) -> Option<String> {
    if order.unconfirmed {
        let beware = CatalogueMessage::new("cli-order-beware-unconfirmed");
        return Some(filled(&beware.text("device", &order.device)));
    }
    let locks = order.what() == OrderKind::Lock && order.fate() != OrderFate::Cancelled;
    locks.then(|| filled(&CatalogueMessage::new("cli-order-beware-lock")))
}

/// An order that cannot be taken back any more, and what to do instead.
pub fn too_late(order: &OrderView, refused: anyhow::Error) -> anyhow::Error {
    let locked = order.what() == OrderKind::Lock && order.fate() == OrderFate::Done;
    if locked {
        let unlock = CatalogueMessage::new("cli-order-next-unlock");
        trouble(refused, filled(&unlock.text("device", &order.device)))
    } else {
        refused
    }
}

/// An order that was carried out although it was taken back; none if it was not.
pub fn done_all_the_same(order: &OrderView) -> Option<anyhow::Error> {
    let said = match order.fate() {
        OrderFate::Done => CatalogueMessage::new("cli-order-done-before"),
        OrderFate::Failed if order.unconfirmed => {
            CatalogueMessage::new("cli-order-cannot-undo").text("why", reports::of_order(order))
        }
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
        OrderKind::Lock => CatalogueMessage::new("cli-order-next-unlock"),
        OrderKind::Unlock => CatalogueMessage::new("cli-order-next-lock"),
        OrderKind::Unspecified
        | OrderKind::RelayTokens
        | OrderKind::Message
        | OrderKind::Identify
        | OrderKind::ListApplications
        | OrderKind::RunChecks
        | OrderKind::RestartPage
        | OrderKind::JoinNetwork
        | OrderKind::Cancel => CatalogueMessage::new("cli-order-next-nothing"),
    };
    let [said, next] = [said, next].map(|message| filled(&message.text("device", &order.device)));
    Some(trouble(said, next))
}

/// Why an order came to nothing, and what to do; none if it did not.
pub fn undone(order: &OrderView) -> Option<anyhow::Error> {
    let (what, next) = match order.fate() {
        OrderFate::Refused => (
            CatalogueMessage::new("cli-order-refused"),
            CatalogueMessage::new("cli-order-refused-next"),
        ),
        OrderFate::Failed => (
            CatalogueMessage::new("cli-order-failed"),
            CatalogueMessage::new("cli-order-failed-next"),
        ),
        OrderFate::Expired => (
            CatalogueMessage::new("cli-order-expired"),
            CatalogueMessage::new("cli-order-expired-next"),
        ),
        OrderFate::Cancelled => (
            CatalogueMessage::new("cli-order-cancelled"),
            CatalogueMessage::new("cli-order-cancelled-next"),
        ),
        OrderFate::Unspecified
        | OrderFate::Waiting
        | OrderFate::Delivered
        | OrderFate::Done
        | OrderFate::Superseded => return None,
    };
    let what = filled(&what.text("device", &order.device));
    Some(trouble(
        what + &text::after_colon(&reports::of_order(order)),
        filled(&next),
    ))
}

/// That a device has not answered.
pub fn no_answer(device: &str) -> String {
    filled(&CatalogueMessage::new("cli-order-no-answer").text("device", device))
}

/// What became of an order, in a word.
pub(super) fn fate(fate: OrderFate) -> String {
    let id = format!("pages-fate-{}", fate.word());
    words::named(fate.word(), id)
}

/// The line of an order, among lines of other things.
pub(super) fn with_word(order: &str) -> String {
    filled(&CatalogueMessage::new("cli-order").text("order", order))
}

/// `12:03:59 CEST #4 madrid-3 lock "stop" by lta-madrid: done (…) [0123abcd]`, by the venue's clock and
/// zone.
pub(super) fn short(order: &OrderView, time_zone: &str) -> String {
    let given = order.steps.first().map_or(0, |step| step.wall_ms);
    let mut fate = vec![self::fate(order.fate())];
    fate.extend(unconfirmed(order.unconfirmed));
    let mut fate = fate.join(", ");
    if !order.detail.is_empty() {
        fate = format!("{fate} ({})", reports::of_order(order));
    }
    let kind = CatalogueMessage::new("cli-order-kind").text("kind", order.what().word());
    let mut what = filled(&kind);
    if !order.text.is_empty() {
        what = format!("{what} \"{}\"", order.text);
    }
    let line = CatalogueMessage::new("cli-order-line")
        .text("time", zone::time(given, time_zone))
        .text("number", order.number)
        .text("device", &order.device)
        .text("what", what)
        .text("by", &order.by)
        .text("fate", fate)
        .text("id", order.id.get(..8).unwrap_or(&order.id));
    filled(&line)
}

/// From when on a device counts as late, disconnected, and an alarm.
pub fn thresholds(thresholds: &Thresholds) -> String {
    let [late, silent, alarm] = [
        thresholds.late_ms,
        thresholds.silent_ms,
        thresholds.alarm_ms,
    ]
    .map(|ms| text::show_span(ms.into()));
    let told = CatalogueMessage::new("cli-venue-thresholds")
        .text("late", late)
        .text("silent", silent)
        .text("alarm", alarm);
    filled(&told)
}

/// The connection to the coordinator, as of so many milliseconds ago.
pub(super) fn uplink(uplink: &UplinkState, since: u64) -> String {
    let length = text::show_span(uplink.for_ms + since);
    let silent = text::show_span(uplink.heard_age_ms.unwrap_or_default() + since);
    let way = match (uplink.connected, AlarmLevel::try_from(uplink.alarm)) {
        (false, _) => CatalogueMessage::new("cli-venue-uplink-down")
            .text("length", length)
            .text("why", reports::of_uplink(uplink)),
        (true, Ok(AlarmLevel::Unspecified)) => {
            CatalogueMessage::new("cli-venue-uplink-up").text("length", length)
        }
        (true, Ok(AlarmLevel::Late)) => {
            CatalogueMessage::new("cli-venue-uplink-late").text("length", silent)
        }
        (true, Ok(AlarmLevel::Silent)) => {
            CatalogueMessage::new("cli-venue-uplink-silent").text("length", silent)
        }
        (true, Ok(AlarmLevel::Alarm) | Err(_)) => {
            CatalogueMessage::new("cli-venue-uplink-no-answer").text("length", silent)
        }
    };
    let broker = CatalogueMessage::new("cli-venue-broker-down");
    let broker = (!uplink.broker).then_some(broker);
    let told = [Some(way), broker].into_iter().flatten();
    let told: Vec<String> = told.map(|message| filled(&message)).collect();
    told.join("; ")
}

/// What a device is doing, in a few words; `old`: no message about it for too long.
pub(super) fn state(device: &VenueDevice, old: bool) -> String {
    let health = device
        .status
        .as_ref()
        .map_or(DeviceHealth::Unspecified, DeviceStatus::health);
    let name = if old {
        DeviceHealth::Unspecified
    } else {
        health
    };
    let is_locked = !device.locked.is_empty() && health != DeviceHealth::PageLocked;
    let locked = is_locked.then_some(DeviceHealth::PageLocked);
    let words = [
        Some(device_health::name(name)),
        battery(device, health),
        game(device, health),
        locked.map(device_health::name),
        device_lock::held(device),
    ];
    let words: Vec<String> = words.into_iter().flatten().collect();
    words.join(", ")
}

/// `9%`, of a physical board's battery that may not last.
fn battery(device: &VenueDevice, health: DeviceHealth) -> Option<String> {
    let status = device.status.as_ref();
    let board = status.and_then(|status| status.physical_board.as_ref());
    let percent = board.and_then(|board| board.battery_percent);
    let low = percent.filter(|_| health == DeviceHealth::BoardBatteryLow);
    low.map(|percent| format!("{percent}%"))
}

/// Of a running game whose player cannot play: as on the wall, which does not know whose clock runs either.
fn game(device: &VenueDevice, health: DeviceHealth) -> Option<String> {
    let unplayable = matches!(health, DeviceHealth::PageMissing | DeviceHealth::PageLocked);
    match &device.seat {
        Some(seat) if unplayable && seat.game() == GamePhase::On && stopped(seat).is_empty() => {
            Some(filled(&CatalogueMessage::new("officials-game-runs")))
        }
        _ => None,
    }
}

/// Why both clocks of a seat's board are stopped; empty where a clock runs.
pub(super) fn stopped(seat: &SeatAt) -> &'static str {
    if seat.awaits_ruling {
        "awaits-ruling"
    } else {
        seat.paused().word()
    }
}

/// `3.12 Ding, Liren`, and why both clocks of the board are stopped; empty without a seat.
pub(super) fn seat(device: &VenueDevice) -> String {
    device.seat.as_ref().map_or_else(String::new, |seat| {
        let board = seat.board.unwrap_or_default();
        let stopped = match stopped(seat) {
            "" => String::new(),
            why => {
                let stopped = CatalogueMessage::new("cli-venue-clocks-stopped");
                format!(" ({})", filled(&stopped.text("why", why)))
            }
        };
        format!("{} {}{stopped}", board_name(Some(&board)), seat.name)
    })
}
