//! `adoube check --list`: what LCAs recorded before games, and which report of a device's lock each signed (O 18.5).

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, CheckRecorded, DeviceNoted, GameView, LockReport, TriedLayer};
use adoube_tournament::ids::BoardId;
use anyhow::Result;
use serde_json::{Value, json};

use crate::args::{CheckArgs, Seat};
use crate::client::Client;
use crate::games::comments::side;
use crate::say::Say;
use crate::zone;

/// Of a round, or of one seat with each layer.
pub(super) async fn list(client: &mut Client, args: &CheckArgs, say: Say) -> Result<()> {
    let round = args.board.map(|board| board.round).or(args.round);
    let games = client.games(round.unwrap_or_default()).await?;
    let found: Vec<Checked<'_>> = games.iter().flat_map(checks).collect();
    let found: Vec<_> = found.iter().filter(|it| it.is_asked_for(args)).collect();
    if found.is_empty() {
        say.text("no check was recorded");
    }
    for checked in found {
        let mut told = vec![checked.words()];
        if let (Some(_), Some((_, report))) = (args.board, checked.report) {
            told.extend(report.layers.iter().map(|it| format!("    {}", layer(it))));
        }
        say.result(told.join("\n"), &checked.json());
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
        args.board.is_none_or(board) && args.seat.is_none_or(seat)
    }

    fn words(&self) -> String {
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
        let head = format!(
            "{} {}: {} check {passed} by {}{office} at {}{note}",
            self.board,
            side(check.seat()),
            check.kind,
            check.by,
            zone::time(event.time, "")
        );
        match (self.report, check.kind.as_str(), check.passed) {
            (Some((note, report)), ..) => format!("{head}; {}", signed(note, report)),
            (None, "device", true) => format!("{head}; no report of its lock was signed"),
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

fn signed(note: &DeviceNoted, report: &LockReport) -> String {
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
        zone::time(note.at, "")
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
    use adoube_proto::v1::{BoardRef, Side};

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
        let told: Vec<String> = checks(&game).map(|it| it.words()).collect();
        assert_eq!(
            told,
            [
                "1.3 White: device check passed by lca-madrid (lca) at 12:00:00 UTC; report 0123456789ab of \
                 madrid-1, made at 11:58:20 UTC: 2 layers, all that the event asks for hold",
                "1.3 White: fair-play check passed by lca-madrid (lca) at 12:00:00 UTC",
                "1.3 Black: device check passed by lca-madrid (lca) at 12:00:00 UTC; no report of its lock was \
                 signed",
                "1.3 Black: device check failed by lca-madrid (lca) at 12:00:00 UTC",
            ]
        );
        let first = checks(&game).next().unwrap().json();
        assert_eq!(first["report"]["layers"][1]["layer"], "usb");
        assert_eq!(checks(&game).nth(2).unwrap().json()["report"], Value::Null);
    }
}
