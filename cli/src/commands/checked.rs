//! `adoube check --list`: what LCAs recorded before games, and which report of a device's lock each signed (O 18.5); and what
//! nobody recorded yet.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, BoardRef, CheckRecorded, ChecksWaived, DeviceNoted, GameView, LockReport, Side,
    TriedLayer,
};
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::{Value, json};

use super::unlooked;
use crate::args::{CheckArgs, Seat};
use crate::client::Client;
use crate::games::comments::side;
use crate::say::Say;
use crate::zone;

/// Of a round, or of one seat with each layer.
pub(super) async fn list(client: &mut Client, args: &CheckArgs, say: Say) -> Result<()> {
    let round = args.board().map(|board| board.round).or(args.round);
    let games = client.games(round.unwrap_or_default()).await?;
    let found: Vec<Checked<'_>> = games.iter().flat_map(checks).collect();
    let found: Vec<_> = found.iter().filter(|it| it.is_asked_for(args)).collect();
    let waived: Vec<Waived<'_>> = games.iter().flat_map(waived).collect();
    let waived: Vec<_> = waived.iter().filter(|it| it.is_asked_for(args)).collect();
    let event = client.describe().await?;
    let zone = zone::of_event(&event);
    let unlooked = unlooked::unlooked(&event, args);
    if found.is_empty() && waived.is_empty() && unlooked.is_empty() {
        say.text("no check was recorded, and none is asked for");
    }
    for checked in found {
        let mut told = vec![checked.words(zone)];
        if let (Some(_), Some((_, report))) = (args.board(), checked.report) {
            told.extend(report.layers.iter().map(|it| format!("    {}", layer(it))));
        }
        say.result(told.join("\n"), &checked.json());
    }
    for waived in waived {
        say.result(waived.words(zone), &waived.json());
    }
    for left in unlooked {
        say.result(unlooked::words(&left), &unlooked::value(&left));
    }
    Ok(())
}

/// A check, and the report that was signed with it.
struct Checked<'a> {
    board: String,
    event: &'a BoardEvent,
    check: &'a CheckRecorded,
    report: Option<(&'a DeviceNoted, &'a LockReport)>,
}

/// In the order in which they were recorded. What is signed stands right after the check.
fn checks(game: &GameView) -> impl Iterator<Item = Checked<'_>> {
    let board = game.board.unwrap_or_default();
    game.events
        .iter()
        .enumerate()
        .filter_map(move |(at, event)| {
            let Some(Event::CheckRecorded(check)) = &event.event else {
                return None;
            };
            let next = game.events.get(at + 1).and_then(|next| next.event.as_ref());
            let report = match next {
                Some(Event::DeviceNoted(note))
                    if note.what == "signed" && note.seat == check.seat =>
                {
                    note.report.as_ref().map(|report| (note, report))
                }
                _ => None,
            };
            Some(Checked {
                board: format!("{}.{}", board.round, board.board),
                event,
                check,
                report,
            })
        })
}

impl Checked<'_> {
    fn is_asked_for(&self, args: &CheckArgs) -> bool {
        let board = |board: BoardId| board.to_string() == self.board;
        let seat = |seat: Seat| adoube_proto::v1::Side::from(seat) == self.check.seat();
        args.board().is_none_or(board) && args.seat.is_none_or(seat)
    }

    fn words(&self, zone: &str) -> String {
        let (check, event) = (self.check, self.event);
        let passed = if check.passed { "passed" } else { "failed" };
        let office = match event.office.as_str() {
            "" => String::new(),
            office => format!(" ({office})"),
        };
        let note = match check.note.as_str() {
            "" => String::new(),
            note => format!(": {note}"),
        };
        // A device that was passed and is let go fails by what the venue hears of it, and by nobody's word.
        let by = match check.by.as_str() {
            "" => ", as its venue hears,".to_owned(),
            by => format!(" by {by}{office}"),
        };
        let head = format!(
            "{} {}: {} check {passed}{by} at {}{note}",
            self.board,
            side(check.seat()),
            check.kind,
            zone::time(event.time, zone)
        );
        match (self.report, check.kind.as_str(), check.passed) {
            (Some((note, report)), ..) => format!("{head}; {}", signed(note, report, zone)),
            (None, "device", true) => format!("{head}; no report of its lock was signed"),
            (None, "device", false) => {
                format!("{head}; what failed is signed by nobody, its report stays on the device")
            }
            _ => head,
        }
    }

    fn json(&self) -> Value {
        let (check, event) = (self.check, self.event);
        json!({
            "board": self.board, "seat": side(check.seat()), "kind": check.kind,
            "passed": check.passed, "note": check.note, "by": check.by, "office": event.office,
            "at": event.time, "sequence": event.sequence,
            "report": self.report.map(|(note, report)| report_json(note, report)),
        })
    }
}

/// What the Chief Arbiter asked for no more.
struct Waived<'a> {
    board: String,
    event: &'a BoardEvent,
    word: &'a ChecksWaived,
}

fn waived(game: &GameView) -> impl Iterator<Item = Waived<'_>> {
    let BoardRef { round, board } = game.board.unwrap_or_default();
    game.events
        .iter()
        .filter_map(move |event| match &event.event {
            Some(Event::ChecksWaived(word)) => Some(Waived {
                board: format!("{round}.{board}"),
                event,
                word,
            }),
            _ => None,
        })
}

impl Waived<'_> {
    /// Of both seats where it names none.
    fn is_both(&self) -> bool {
        self.word.seat() == Side::Unspecified
    }

    fn is_asked_for(&self, args: &CheckArgs) -> bool {
        let seat = |seat: Seat| self.is_both() || Side::from(seat) == self.word.seat();
        let board = |board: BoardId| board.to_string() == self.board;
        args.board().is_none_or(board) && args.seat.is_none_or(seat)
    }

    fn words(&self, zone: &str) -> String {
        let (waived, event) = (self.word, self.event);
        let of = if self.is_both() {
            "both"
        } else {
            side(waived.seat())
        };
        let office = match event.office.as_str() {
            "" => String::new(),
            office => format!(" ({office})"),
        };
        format!(
            "{} {of}: checks waived by {}{office} at {}: {}",
            self.board,
            waived.by,
            zone::time(event.time, zone),
            waived.reason
        )
    }

    fn json(&self) -> Value {
        let (waived, event) = (self.word, self.event);
        json!({
            "board": self.board, "seat": (!self.is_both()).then(|| side(waived.seat())),
            "waived": true, "reason": waived.reason, "by": waived.by, "office": event.office,
            "at": event.time, "sequence": event.sequence,
        })
    }
}

fn signed(note: &DeviceNoted, report: &LockReport, zone: &str) -> String {
    let unmet: Vec<&str> = report
        .layers
        .iter()
        .filter(|layer| layer.required && !layer.holds)
        .map(|layer| layer.layer.as_str())
        .collect();
    let unmet = match unmet.join(", ") {
        unmet if unmet.is_empty() => "all that the event asks for hold".to_owned(),
        unmet => format!("DO NOT HOLD: {unmet}"),
    };
    let layers = report.layers.len();
    format!(
        "report {} of {}, made at {}: {layers} layers, {unmet}",
        report.digest.get(..12).unwrap_or(&report.digest),
        note.device,
        zone::time(note.at, zone)
    )
}

/// As the device's own answer has it.
fn layer(layer: &TriedLayer) -> String {
    let holds = if layer.holds {
        "holds"
    } else {
        "DOES NOT HOLD"
    };
    let required = if layer.required {
        "required"
    } else {
        "not required"
    };
    format!(
        "{}: {holds} ({}, {required}; {} tried, {} wrong) {}",
        layer.layer, layer.state, layer.tried, layer.wrong, layer.how
    )
}

fn report_json(note: &DeviceNoted, report: &LockReport) -> Value {
    let layers = report.layers.iter().map(|it| {
        json!({"layer": it.layer, "state": it.state, "required": it.required, "holds": it.holds,
               "tried": it.tried, "wrong": it.wrong, "how": it.how})
    });
    json!({
        "digest": report.digest, "profile": report.profile, "device": note.device, "at": note.at,
        "error": note.error, "boot_id": report.boot_id, "monotonic_ms": report.monotonic_ms,
        "wall_ms": report.wall_ms, "layers": layers.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use crate::args::{CheckTarget, Looked};

    use super::*;

    fn event(event: Event) -> BoardEvent {
        BoardEvent {
            time: 1_655_467_200_000,
            office: "lca".to_owned(),
            event: Some(event),
            ..BoardEvent::default()
        }
    }

    fn check(seat: Side, kind: &str, passed: bool) -> BoardEvent {
        event(Event::CheckRecorded(CheckRecorded {
            seat: seat.into(),
            kind: kind.to_owned(),
            passed,
            by: "lca-madrid".to_owned(),
            ..CheckRecorded::default()
        }))
    }

    fn signed(seat: Side) -> BoardEvent {
        let layer = |layer: &str, holds| TriedLayer {
            layer: layer.to_owned(),
            state: "enforced".to_owned(),
            required: true,
            holds,
            tried: 2,
            ..TriedLayer::default()
        };
        event(Event::DeviceNoted(DeviceNoted {
            seat: seat.into(),
            device: "madrid-1".to_owned(),
            at: 1_655_467_100_000,
            what: "signed".to_owned(),
            report: Some(LockReport {
                digest: "0123456789abcdef".repeat(4),
                layers: vec![layer("programs", true), layer("usb", true)],
                ..LockReport::default()
            }),
            ..DeviceNoted::default()
        }))
    }

    /// EVT-4: nobody need look for a check that the Chief Arbiter asked for no more.
    #[test]
    fn evt_4_a_waiver_is_listed_with_its_reason() {
        let waive = |seat: Side| {
            event(Event::ChecksWaived(ChecksWaived {
                seat: seat.into(),
                reason: "no spare is left".to_owned(),
                by: "chief".to_owned(),
            }))
        };
        let game = GameView {
            board: Some(BoardRef { round: 1, board: 3 }),
            events: vec![waive(Side::Black), waive(Side::Unspecified)],
            ..GameView::default()
        };
        let told: Vec<String> = waived(&game).map(|it| it.words("Asia/Tokyo")).collect();
        let rest = "checks waived by chief (lca) at 21:00:00 JST: no spare is left";
        assert_eq!(
            told,
            [format!("1.3 Black: {rest}"), format!("1.3 both: {rest}")]
        );
        let white = CheckArgs {
            target: Some(CheckTarget::Board(BoardId { round: 1, board: 3 })),
            seat: Some(Seat::White),
            kind: Looked::Both,
            round: None,
            passed: false,
            failed: false,
            list: true,
            report: String::new(),
            note: String::new(),
        };
        let asked: Vec<bool> = waived(&game).map(|it| it.is_asked_for(&white)).collect();
        assert_eq!(asked, [false, true]);
        let json = waived(&game).nth(1).unwrap().json();
        assert_eq!(
            (&json["waived"], &json["seat"]),
            (&json!(true), &Value::Null)
        );
    }

    /// O 16.7: nobody found that out.
    #[test]
    fn evt_4_a_device_that_was_let_go_failed_by_nobody() {
        let mut failed = check(Side::White, "device", false);
        if let Some(Event::CheckRecorded(check)) = &mut failed.event {
            check.by = String::new();
            check.note = "madrid-1: its machine is not locked (released)".to_owned();
        }
        let game = GameView {
            board: Some(BoardRef { round: 1, board: 3 }),
            events: vec![failed],
            ..GameView::default()
        };
        let told = checks(&game).next().unwrap().words("");
        let head = "1.3 White: device check failed, as its venue hears, at 12:00:00 UTC: madrid-1: its machine is not locked";
        assert!(told.starts_with(head), "{told}");
    }

    /// O 18.5, EVT-4: a check without a report is told as one without, and never as more.
    #[test]
    fn evt_4_what_was_signed_with_a_check_is_listed_and_what_was_not_is_said() {
        let game = GameView {
            board: Some(BoardRef { round: 1, board: 3 }),
            events: vec![
                check(Side::White, "device", true),
                signed(Side::White),
                check(Side::White, "fair-play", true),
                check(Side::Black, "device", true),
                signed(Side::White),
                check(Side::Black, "device", false),
            ],
            ..GameView::default()
        };
        let told: Vec<String> = checks(&game).map(|it| it.words("")).collect();
        assert_eq!(
            told,
            [
                "1.3 White: device check passed by lca-madrid (lca) at 12:00:00 UTC; report 0123456789ab of \
                 madrid-1, made at 11:58:20 UTC: 2 layers, all that the event asks for hold",
                "1.3 White: fair-play check passed by lca-madrid (lca) at 12:00:00 UTC",
                "1.3 Black: device check passed by lca-madrid (lca) at 12:00:00 UTC; no report of its lock was \
                 signed",
                "1.3 Black: device check failed by lca-madrid (lca) at 12:00:00 UTC; what failed is signed by nobody, \
                 its report stays on the device",
            ]
        );
        let first = checks(&game).next().unwrap().json();
        assert_eq!(first["report"]["layers"][1]["layer"], "usb");
        assert_eq!(checks(&game).nth(2).unwrap().json()["report"], Value::Null);
    }
}
