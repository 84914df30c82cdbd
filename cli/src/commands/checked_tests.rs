//! What `adoube check --list` says of recorded checks.

use super::*;
use crate::args::{CheckTarget, Looked, NoteArgs};
use crate::catalogue::filled;

fn event(event: Event) -> BoardEvent {
    BoardEvent {
        time: 1_655_467_200_000,
        office: adoube_proto::v1::Role::Lca.into(),
        event: Some(event),
        ..BoardEvent::default()
    }
}

fn check(seat: Side, kind: &str, passed: bool) -> BoardEvent {
    event(Event::CheckRecorded(CheckRecorded {
        seat: seat.into(),
        kind: adoube_proto::v1::CheckKind::from_word(kind).unwrap().into(),
        passed,
        by: "lca-madrid".to_owned(),
        ..CheckRecorded::default()
    }))
}

fn signed(seat: Side) -> BoardEvent {
    let layer = |layer: &str, holds| TriedLayer {
        layer: layer.to_owned(),
        state: adoube_proto::v1::LockLayerState::Enforced.into(),
        required: true,
        holds,
        tried: 2,
        ..TriedLayer::default()
    };
    event(Event::DeviceNoted(DeviceNoted {
        seat: seat.into(),
        device: "madrid-1".to_owned(),
        at: 1_655_467_100_000,
        what: adoube_proto::v1::DeviceNoteKind::Signed.into(),
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
    let told: Vec<String> = waived(&game)
        .map(|it| filled(&it.message("Asia/Tokyo")))
        .collect();
    let rest = "checks waived by chief (lca) at 21:00:00 JST: no spare is left";
    assert_eq!(
        told,
        [
            format!("1.3 Black: {rest}"),
            format!("1.3 both players: {rest}")
        ]
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
        note: NoteArgs::default(),
    };
    let asked: Vec<bool> = waived(&game).map(|it| it.is_asked_for(&white)).collect();
    assert_eq!(asked, [false, true]);
    let json = waived(&game).nth(1).unwrap().json();
    assert_eq!(
        (&json["waived"], &json["seat"]),
        (&json!(true), &Value::Null)
    );
}

/// EVT-4: the spare of the seat waits for its own check.
#[test]
fn evt_4_the_check_of_a_device_before_a_seat_move_names_that_device() {
    let moved = |seat: Side| {
        event(Event::SeatMoved(SeatMoved {
            seat: seat.into(),
            from: "madrid-1".to_owned(),
            to: "madrid-4".to_owned(),
            ..SeatMoved::default()
        }))
    };
    let (white, black) = (Side::White, Side::Black);
    let game = GameView {
        events: vec![
            check(white, "device", true),
            check(white, "fair-play", true),
            moved(black),
            moved(white),
            check(white, "device", true),
        ],
        ..GameView::default()
    };
    let of = "; of madrid-1, before the seat moved to madrid-4";
    let before = checks(&game).map(|it| it.words("").contains(of));
    assert_eq!(before.collect::<Vec<_>>(), [true, false, false]);
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
    let head = "1.3 White: device check failed, as its venue reports, at 12:00:00 UTC: madrid-1: \
                its machine is not locked";
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
            "1.3 White: device check passed by lca-madrid (lca) at 12:00:00 UTC; report \
             0123456789ab of madrid-1, made at 11:58:20 UTC: 2 layers, all required layers work",
            "1.3 White: fair-play check passed by lca-madrid (lca) at 12:00:00 UTC",
            "1.3 Black: device check passed by lca-madrid (lca) at 12:00:00 UTC; no report of its lock was \
             signed",
            "1.3 Black: device check failed by lca-madrid (lca) at 12:00:00 UTC; a failed check \
             has no signed report, the report stays on the device",
        ]
    );
    let first = checks(&game).next().unwrap().json();
    assert_eq!(first["report"]["layers"][1]["layer"], "usb");
    assert_eq!(checks(&game).nth(2).unwrap().json()["report"], Value::Null);
}
