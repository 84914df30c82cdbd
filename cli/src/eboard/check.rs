//! `adoube eboard check`: what an LTA does with a board before an event.

use std::process::ExitCode;
use std::time::Duration;

use adoube_chess::{Placement, Position, Square, Start};
use adoube_eboard::{Message, Orientation, OrientationError, SessionEvent, find_orientation};
use adoube_eboard_ports::{Connection, PortError};
use adoube_tournament::catalogue_message::CatalogueMessage;
use anyhow::Result;
use serde_json::json;
use tokio::time::timeout;

use super::open;
use super::texts::{filled, port_error, text};
use crate::args::BoardCheckArgs;
use crate::say::Say;

/// A pawn's move, a capture and a recapture: what every board must get right.
const MOVES: [(&str, &str); 4] = [
    ("1. e4", "e4"),
    ("1... d5", "d5"),
    ("2. exd5", "exd5"),
    ("2... Qxd5", "Qxd5"),
];
/// A battery that may not last for a round, in percent.
const LOW_BATTERY: u8 = 25;

/// What was found out.
struct Check {
    say: Say,
    notes: Vec<String>,
    bad_bytes: usize,
}

/// Goes through the steps. The exit status is 0 if the board can be used.
pub(super) async fn run(args: &BoardCheckArgs, say: Say) -> Result<ExitCode> {
    let board = &args.board;
    let mut connection = open(&board.port, board.make, board.turned, false)
        .await
        .map_err(|error| port_error(&error))?;
    let checked = steps(args, &mut connection, say).await;
    connection.close().await;
    checked
}

async fn steps(args: &BoardCheckArgs, connection: &mut Connection, say: Say) -> Result<ExitCode> {
    let make = connection.session().protocol().make();
    let mut check = Check {
        say,
        notes: Vec::new(),
        bad_bytes: 0,
    };
    check.step(
        "connected",
        &filled(
            &CatalogueMessage::new("cli-eboard-check-connected")
                .text("make", make.title())
                .text("port", connection.path().display()),
        ),
    );
    if !make.tells_pieces_apart() {
        check.note(&text("cli-eboard-check-pieces"));
    }
    let patience = Duration::from_secs(args.patience);
    let start = Position::from_start(&Start::default())?;
    check.step("set-up", &text("cli-eboard-check-set-up"));
    let found = check
        .wait(connection, patience, |seen| is_set_up(seen, &start))
        .await;
    if !check.is_done(found, &start)? {
        return Ok(check.end(false));
    }
    if !check.fix_orientation(connection, &start) {
        return Ok(check.end(false));
    }
    let mut position = start;
    for (name, san) in MOVES {
        let mv = position.parse_san(san)?;
        position.play(mv)?;
        let played = position.clone();
        let make_it = CatalogueMessage::new("cli-eboard-check-move").text("move", name);
        check.step("move", &filled(&make_it));
        let found = check
            .wait(connection, patience, |seen| seen.fits(&played))
            .await;
        if !check.is_done(found, &played)? {
            return Ok(check.end(false));
        }
    }
    let bad = check.bad_bytes;
    if bad > 10 {
        let line = CatalogueMessage::new("cli-eboard-check-line").number("times", bad);
        check.note(&filled(&line));
    }
    Ok(check.end(true))
}

fn is_set_up(seen: &Placement, start: &Position) -> bool {
    seen.fits(start) || turned(seen).fits(start)
}

/// The placement of a board that lies the other way round.
fn turned(seen: &Placement) -> Placement {
    Placement::from_fn(|square| {
        let other = Square::at(7 - square.file(), 7 - square.rank()).unwrap_or(square);
        seen.at(other)
    })
}

impl Check {
    fn step(&self, step: &str, text: &str) {
        self.say.result(text, &json!({"event": step, "text": text}));
    }

    fn note(&mut self, text: &str) {
        self.step("note", text);
        self.notes.push(text.to_owned());
    }

    /// Waits until what has settled is as wanted. Gives what settled last if it never is.
    async fn wait(
        &mut self,
        connection: &mut Connection,
        patience: Duration,
        is_wanted: impl Fn(&Placement) -> bool,
    ) -> Result<Option<Placement>, PortError> {
        let mut last = None;
        let waited = timeout(patience, async {
            loop {
                match connection.next().await? {
                    SessionEvent::Settled(settled) => {
                        let placement = settled.placement();
                        last = Some(placement);
                        if is_wanted(&placement) {
                            return Ok::<(), PortError>(());
                        }
                    }
                    SessionEvent::BadBytes(_) => self.bad_bytes += 1,
                    SessionEvent::Unresponsive => {
                        self.step("note", &text("cli-eboard-unresponsive"));
                    }
                    SessionEvent::Calibrated => {
                        self.step("note", &text("cli-eboard-calibrated"));
                    }
                    SessionEvent::Message(Message::Battery(battery))
                        if battery.percent < LOW_BATTERY =>
                    {
                        let low = CatalogueMessage::new("cli-eboard-check-battery");
                        self.note(&filled(&low.number("percent", battery.percent)));
                    }
                    SessionEvent::Message(_)
                    | SessionEvent::Moving
                    | SessionEvent::Standing(_)
                    | SessionEvent::Send(_) => {}
                }
            }
        });
        match waited.await {
            Ok(Ok(())) => Ok(None),
            Ok(Err(error)) => Err(error),
            Err(_) => Ok(Some(last.unwrap_or_else(|| {
                Placement::from_fn(|_| adoube_chess::OnSquare::Empty)
            }))),
        }
    }

    /// Whether a step was done; says what is wrong where it was not.
    fn is_done(
        &self,
        found: Result<Option<Placement>, PortError>,
        wanted: &Position,
    ) -> Result<bool> {
        let Some(seen) = found.map_err(|error| port_error(&error))? else {
            self.step("done", &format!("  {}", text("cli-eboard-check-seen")));
            return Ok(true);
        };
        let one = seen.differences(wanted);
        let other = turned(&seen).differences(wanted);
        let squares = if other.len() < one.len() { other } else { one };
        let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
        let unseen = CatalogueMessage::new("cli-eboard-check-unseen")
            .text("placement", seen)
            .text("squares", squares.join(" "));
        let text = filled(&unseen);
        self.say.result(&text, &json!({"event": "wrong", "text": text, "placement": seen.to_string(), "squares": squares}));
        Ok(false)
    }

    /// Finds out which way round the board lies, and reads it so.
    fn fix_orientation(&mut self, connection: &mut Connection, start: &Position) -> bool {
        let session = connection.session();
        let named = session.orientation();
        let Some(seen) = session.seen() else {
            return false;
        };
        let fields = adoube_eboard::Fields::from_fn(|field| seen.at(named.square(field)));
        let found = match find_orientation(&fields, start) {
            Ok(found) => found,
            Err(OrientationError::Ambiguous) => {
                self.note(&text("cli-eboard-check-ambiguous"));
                return true;
            }
            Err(OrientationError::OtherPosition { .. }) => return false,
        };
        if found == named {
            let as_said = text("cli-eboard-check-as-said");
            self.step("orientation", &format!("  {as_said}"));
            return true;
        }
        let other = match found {
            Orientation::Normal => "cli-eboard-check-normal",
            Orientation::Turned => "cli-eboard-check-turned",
        };
        self.note(&text(other));
        connection.set_up(found, Some(start.clone()));
        true
    }

    fn end(self, is_usable: bool) -> ExitCode {
        let text = text(if is_usable {
            "cli-eboard-check-usable"
        } else {
            "cli-eboard-check-unusable"
        });
        self.say.result(
            text,
            &json!({"event": "end", "usable": is_usable, "notes": self.notes}),
        );
        if is_usable {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}
