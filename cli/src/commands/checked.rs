//! `adoube check --list`: what LCAs recorded before games, and which report of a device's lock each signed (O 18.5); and what
//! nobody recorded yet.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{
    BoardEvent, BoardRef, CheckKind, CheckRecorded, ChecksWaived, DeviceNoteKind, DeviceNoted,
    GameView, LockLayerState, LockReport, Role, SeatMoved, Side, TriedLayer,
};
use adoube_proto::words::for_lockd;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::BoardId;
use adoube_tournament::message;
use anyhow::Result;
use serde_json::{Value, json};

use super::{board_deviations, pending_checks};
use crate::args::{CheckArgs, Seat};
use crate::catalogue::{filled, yes_or_no};
use crate::client::Client;
use crate::games::comments::side;
use crate::say::Say;
use crate::text;
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
    let unlooked = pending_checks::unlooked(&event, args);
    let deviations = board_deviations::deviations(&event, args);
    let is_none = found.is_empty() && waived.is_empty() && unlooked.is_empty();
    if is_none && deviations.is_empty() {
        say.text(text!("cli-checks-none"));
    }
    for checked in found {
        let mut told = vec![checked.words(zone)];
        if let (Some(_), Some((_, report))) = (args.board(), checked.report) {
            told.extend(report.layers.iter().map(|it| format!("    {}", layer(it))));
        }
        say.result(told.join("\n"), &checked.json());
    }
    for waived in waived {
        say.result(filled(&waived.message(zone)), &waived.json());
    }
    for left in unlooked {
        say.result(pending_checks::words(&left), &pending_checks::value(&left));
    }
    board_deviations::tell(&event, &games, &deviations, say);
    Ok(())
}

/// A check, and the report that was signed with it.
struct Checked<'a> {
    board: String,
    event: &'a BoardEvent,
    check: &'a CheckRecorded,
    report: Option<(&'a DeviceNoted, &'a LockReport)>,
    /// Of a device that the seat has left since: the device, and where the seat went.
    left: Option<&'a SeatMoved>,
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
                    if note.what() == DeviceNoteKind::Signed && note.seat == check.seat =>
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
                left: (check.kind() == CheckKind::Device)
                    .then(|| left(&game.events[at + 1..], check.seat()))
                    .flatten(),
            })
        })
}

/// The first move of the seat among these events.
fn left(after: &[BoardEvent], seat: Side) -> Option<&SeatMoved> {
    after.iter().find_map(|event| match &event.event {
        Some(Event::SeatMoved(moved)) if moved.seat() == seat => Some(moved),
        _ => None,
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
        // A device that was passed and is let go fails by what the venue hears of it, and by nobody's word.
        let by_venue = yes_or_no(check.by.is_empty());
        // The check of a device does not go along with the seat.
        let (from, to) = self
            .left
            .map_or(("", ""), |moved| (&*moved.from, &*moved.to));
        let head = message!(
            "cli-checked", board: &self.board, side: check.seat().word(),
            kind: CheckKind::word_of(check.kind), passed: yes_or_no(check.passed),
            "by-venue": by_venue, by: &check.by, office: office(event),
            time: zone::time(event.time, zone), noted: yes_or_no(!check.note.is_empty()),
            note: &check.note, left: yes_or_no(self.left.is_some()), from, to,
        );
        let report = match (self.report, check.kind(), check.passed) {
            (Some((note, report)), ..) => signed(note, report, zone),
            (None, CheckKind::Device, true) => message!("cli-check-report-none"),
            (None, CheckKind::Device, false) => message!("cli-check-report-failed"),
            (None, CheckKind::FairPlay | CheckKind::Unspecified, _) => return filled(&head),
        };
        format!("{}; {}", filled(&head), filled(&report))
    }

    fn json(&self) -> Value {
        let (check, event) = (self.check, self.event);
        json!({
            "board": self.board, "seat": side(check.seat()), "kind": CheckKind::word_of(check.kind),
            "passed": check.passed, "note": check.note, "by": check.by, "office": Role::word_of(event.office),
            "at": event.time, "sequence": event.sequence,
            "device_before": self.left.map(|moved| &moved.from),
            "report": self.report.map(|(note, report)| report_json(note, report)),
        })
    }
}

/// ` (lca)`; empty where it is not known.
fn office(event: &BoardEvent) -> String {
    match Role::word_of(event.office) {
        "" => String::new(),
        office => format!(" ({office})"),
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

    fn message(&self, zone: &str) -> CatalogueMessage {
        let (waived, event) = (self.word, self.event);
        message!(
            "cli-checks-waived-by", board: &self.board, side: waived.seat().word(), by: &waived.by,
            office: office(event), time: zone::time(event.time, zone), reason: &waived.reason,
        )
    }

    fn json(&self) -> Value {
        let (waived, event) = (self.word, self.event);
        json!({
            "board": self.board, "seat": (!self.is_both()).then(|| side(waived.seat())),
            "waived": true, "reason": waived.reason, "by": waived.by, "office": Role::word_of(event.office),
            "at": event.time, "sequence": event.sequence,
        })
    }
}

fn signed(note: &DeviceNoted, report: &LockReport, zone: &str) -> CatalogueMessage {
    let unmet: Vec<&str> = report
        .layers
        .iter()
        .filter(|layer| layer.required && !layer.holds)
        .map(|layer| layer.layer.as_str())
        .collect();
    message!(
        "cli-check-report", digest: report.digest.get(..12).unwrap_or(&report.digest),
        device: &note.device, time: zone::time(note.at, zone), number layers: report.layers.len(),
        "all-work": yes_or_no(unmet.is_empty()), unmet: unmet.join(", "),
    )
}

/// As the device's own answer has it.
fn layer(layer: &TriedLayer) -> String {
    text!(
        "cli-check-layer", layer: &layer.layer, holds: yes_or_no(layer.holds), state: state(layer),
        required: yes_or_no(layer.required), number tried: layer.tried, number wrong: layer.wrong,
        how: &layer.how,
    )
}

fn state(layer: &TriedLayer) -> String {
    for_lockd(LockLayerState::word_of(layer.state))
}

fn report_json(note: &DeviceNoted, report: &LockReport) -> Value {
    let layers = report.layers.iter().map(|it| {
        json!({"layer": it.layer, "state": state(it), "required": it.required, "holds": it.holds,
               "tried": it.tried, "wrong": it.wrong, "how": it.how})
    });
    json!({
        "digest": report.digest, "profile": report.profile, "device": note.device, "at": note.at,
        "error": note.error, "boot_id": report.boot_id, "monotonic_ms": report.monotonic_ms,
        "wall_ms": report.wall_ms, "layers": layers.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
#[path = "checked_tests.rs"]
mod tests;
