//! `adoube eboard check`: what an LTA does with a board before an event.

use std::process::ExitCode;
use std::time::Duration;

use adoube_board_check::{CheckEvent, CheckNote, check};
use adoube_chess::Square;
use adoube_eboard::Orientation;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use anyhow::Result;
use serde_json::json;

use super::open;
use super::texts::{filled, port_error, text};
use crate::args::BoardCheckArgs;
use crate::say::Say;

/// Goes through the steps. The exit status is 0 if the board can be used.
pub(super) async fn run(args: &BoardCheckArgs, say: Say) -> Result<ExitCode> {
    let board = &args.board;
    let mut connection = open(&board.port, board.make, board.turned, false)
        .await
        .map_err(|error| port_error(&error))?;
    let port = connection.path().display().to_string();
    let mut notes = Vec::new();
    let patience = Duration::from_secs(args.patience);
    let checked = check(&mut connection, patience, |event| {
        tell(&event, &port, &mut notes, say);
    });
    let checked = checked.await;
    connection.close().await;
    let is_usable = checked.unwrap_or_else(|error| {
        say.error(&port_error(&error));
        false
    });
    let text = text(match (is_usable, notes.is_empty()) {
        (true, true) => "cli-eboard-check-usable",
        (true, false) => "cli-eboard-check-usable-notes",
        (false, _) => "cli-eboard-check-unusable",
    });
    let value = json!({"event": "end", "usable": is_usable, "notes": notes});
    say.result(text, &value);
    Ok(if is_usable {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn tell(event: &CheckEvent, port: &str, notes: &mut Vec<String>, say: Say) {
    let is_step = !matches!(
        event,
        CheckEvent::Seen
            | CheckEvent::Differs(_)
            | CheckEvent::LearnsPieces
            | CheckEvent::OrientationIsRight(_)
            | CheckEvent::Note(CheckNote::Ambiguous | CheckNote::Lies(_))
    );
    let (word, message) = worded(event, port);
    let text = filled(&message);
    // What belongs to a step is indented below it.
    let line = if is_step {
        text.clone()
    } else {
        format!("  {text}")
    };
    if matches!(event, CheckEvent::Note(_)) {
        notes.push(text);
    }
    let mut value = json!({"event": word, "text": line});
    if let CheckEvent::OtherPosition { placement, squares } = event {
        value["placement"] = placement.to_string().into();
        value["squares"] = names(squares).into();
    }
    say.result(line, &value);
}

/// The word for programs, and the text.
fn worded(event: &CheckEvent, port: &str) -> (&'static str, CatalogueMessage) {
    match event {
        CheckEvent::Connected(make) => {
            let connected = message!("cli-eboard-check-connected", make: make.title());
            ("connected", connected.text("port", port))
        }
        CheckEvent::SetUp => ("set-up", message!("cli-eboard-check-set-up")),
        CheckEvent::LearnsPieces => ("set-up", message!("cli-eboard-learns-care")),
        CheckEvent::Move(name) => ("move", message!("cli-eboard-check-move", "move": name)),
        CheckEvent::Seen => ("done", message!("cli-eboard-check-seen")),
        CheckEvent::Differs(squares) => {
            let squares = names(squares).join(" ");
            let differs = message!("cli-eboard-check-differs", squares);
            ("differs", differs)
        }
        CheckEvent::OtherPosition { placement, squares } => (
            "wrong",
            message!("cli-eboard-check-unseen", placement, squares: names(squares).join(" ")),
        ),
        CheckEvent::NothingMoved => ("wrong", message!("cli-eboard-check-still")),
        CheckEvent::NothingSent => ("wrong", message!("cli-eboard-check-silent")),
        CheckEvent::OrientationIsRight(Orientation::Normal) => {
            ("orientation", message!("cli-eboard-check-right"))
        }
        CheckEvent::OrientationIsRight(Orientation::Turned) => {
            ("orientation", message!("cli-eboard-check-as-said"))
        }
        CheckEvent::Unresponsive => ("note", message!("cli-eboard-unresponsive")),
        CheckEvent::Calibrated => ("note", message!("cli-eboard-calibrated")),
        CheckEvent::Note(note) => ("note", of_note(*note)),
    }
}

fn of_note(note: CheckNote) -> CatalogueMessage {
    match note {
        CheckNote::NoPieces => message!("cli-eboard-check-pieces"),
        CheckNote::Ambiguous => message!("cli-eboard-check-ambiguous"),
        CheckNote::Lies(Orientation::Normal) => message!("cli-eboard-check-normal"),
        CheckNote::Lies(Orientation::Turned) => message!("cli-eboard-check-turned"),
        CheckNote::LowBattery { percent } => {
            message!("cli-eboard-check-battery", number percent: percent)
        }
        CheckNote::BadLine { times } => {
            message!("cli-eboard-check-line", number times: times)
        }
    }
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}
