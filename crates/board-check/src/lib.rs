//! `adoube eboard check`: what an LTA does with a board before an event.

use std::process::ExitCode;
use std::time::Duration;

use adoube_chess::{Move, Placement, Position, Square, Start};
use adoube_eboard::{
    Message, Orientation, OrientationError, Protocol as _, SessionEvent, find_orientation,
};
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

/// How many squares are named where the start position is not complete; with more of them, somebody is setting it up.
const NAMED_SQUARES: usize = 4;

/// What was found out.
struct Check {
    say: Say,
    notes: Vec<String>,
    bad_bytes: usize,
    /// Its start position looks the same from both sides: the first move shows which way round it lies.
    may_be_turned: bool,
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    SetUp,
    Move(Move),
}

/// What came of a step.
enum Outcome {
    /// What is wanted has settled.
    Seen(Placement),
    /// This settled last.
    Differs(Placement),
    NothingMoved,
    /// The board has not sent a position.
    NothingSent,
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
        may_be_turned: false,
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
    if connection.session().protocol().needs_calibration() {
        check.step("set-up", &format!("  {}", text("cli-eboard-learns-care")));
    }
    let outcome = check.wait(connection, patience, Step::SetUp, &start).await;
    if check.seen(outcome, Step::SetUp, &start).is_none()
        || !check.fix_orientation(connection, &start)
    {
        return Ok(check.end(false));
    }
    let mut position = start.clone();
    for (name, san) in MOVES {
        let mv = position.parse_san(san)?;
        let step = Step::Move(mv);
        position.play(mv)?;
        let make_it = CatalogueMessage::new("cli-eboard-check-move").text("move", name);
        check.step("move", &filled(&make_it));
        let outcome = check.wait(connection, patience, step, &position).await;
        let Some(seen) = check.seen(outcome, step, &position) else {
            return Ok(check.end(false));
        };
        if !seen.fits(&position) {
            let other = match connection.session().orientation() {
                Orientation::Normal => Orientation::Turned,
                Orientation::Turned => Orientation::Normal,
            };
            check.turn(connection, other, &start);
        }
        check.may_be_turned = false;
    }
    let bad = check.bad_bytes;
    if bad > 10 {
        let line = CatalogueMessage::new("cli-eboard-check-line").number("times", bad);
        check.note(&filled(&line));
    }
    Ok(check.end(true))
}

/// The placement of a board that lies the other way round.
fn turned(seen: &Placement) -> Placement {
    Placement::from_fn(|square| {
        let other = Square::at(7 - square.file(), 7 - square.rank()).unwrap_or(square);
        seen.at(other)
    })
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

impl Check {
    fn step(&self, step: &str, text: &str) {
        self.say.result(text, &json!({"event": step, "text": text}));
    }

    fn note(&mut self, text: &str) {
        self.step("note", text);
        self.notes.push(text.to_owned());
    }

    /// A note on the step that was done, indented like what else is said of it.
    fn note_of_step(&mut self, text: &str) {
        self.step("note", &format!("  {text}"));
        self.notes.push(text.to_owned());
    }

    /// Waits until the wanted position has settled. Another position that has stood for a second is reported, and then there
    /// is as much time again to put it right: ten times as much in all.
    async fn wait(
        &mut self,
        connection: &mut Connection,
        patience: Duration,
        step: Step,
        wanted: &Position,
    ) -> Result<Outcome, PortError> {
        let before = connection.session().seen();
        let mut last = before;
        let latest = connection.now().after(patience * 10);
        let mut end = connection.now().after(patience);
        loop {
            let left = end.min(latest).since(connection.now());
            let event = match timeout(left, connection.next()).await {
                Ok(event) => event?,
                Err(_) if last == before && step != Step::SetUp => {
                    return Ok(Outcome::NothingMoved);
                }
                Err(_) => return Ok(last.map_or(Outcome::NothingSent, Outcome::Differs)),
            };
            match event {
                SessionEvent::Settled(settled) => {
                    let placement = settled.placement();
                    last = Some(placement);
                    if self.is_wanted(&placement, step, wanted) {
                        return Ok(Outcome::Seen(placement));
                    }
                }
                SessionEvent::Standing(settled) => {
                    let placement = settled.placement();
                    if before != Some(placement) {
                        self.tell_difference(&placement, step, wanted);
                        end = connection.now().after(patience);
                    }
                }
                event => self.hear(&event),
            }
        }
    }

    fn is_wanted(&self, seen: &Placement, step: Step, wanted: &Position) -> bool {
        seen.fits(wanted) || self.may_be_turned(step) && turned(seen).fits(wanted)
    }

    /// Whether it is not known yet which way round the board lies.
    fn may_be_turned(&self, step: Step) -> bool {
        self.may_be_turned || step == Step::SetUp
    }

    /// The squares that differ, seen from the side that explains more where the board may lie either way.
    fn differences(&self, seen: &Placement, step: Step, wanted: &Position) -> Vec<Square> {
        let mut squares = seen.differences(wanted);
        if self.may_be_turned(step) {
            let other = turned(seen).differences(wanted);
            if other.len() < squares.len() {
                squares = other;
            }
        }
        squares
    }

    /// Takes what is no position.
    fn hear(&mut self, event: &SessionEvent) {
        match event {
            SessionEvent::BadBytes(_) => self.bad_bytes += 1,
            SessionEvent::Unresponsive => self.step("note", &text("cli-eboard-unresponsive")),
            SessionEvent::Calibrated => self.step("note", &text("cli-eboard-calibrated")),
            SessionEvent::Message(Message::Battery(battery)) if battery.percent < LOW_BATTERY => {
                let low = CatalogueMessage::new("cli-eboard-check-battery");
                self.note(&filled(&low.number("percent", battery.percent)));
            }
            SessionEvent::Message(_)
            | SessionEvent::Moving
            | SessionEvent::Settled(_)
            | SessionEvent::Standing(_)
            | SessionEvent::Send(_) => {}
        }
    }

    /// Says what is to be put right while there is still time. The squares of the move that is asked for are not named: the
    /// player is about to make it.
    fn tell_difference(&self, seen: &Placement, step: Step, wanted: &Position) {
        let mut squares = self.differences(seen, step, wanted);
        match step {
            Step::SetUp if squares.len() > NAMED_SQUARES => return,
            Step::SetUp => {}
            Step::Move(mv) => squares.retain(|square| ![mv.from(), mv.to()].contains(square)),
        }
        if squares.is_empty() {
            return;
        }
        let squares = names(&squares).join(" ");
        let other = CatalogueMessage::new("cli-eboard-check-differs").text("squares", &squares);
        self.step("differs", &format!("  {}", filled(&other)));
    }

    /// What was seen; none, with the reason told, where the step was not done or the connection was lost.
    fn seen(
        &self,
        outcome: Result<Outcome, PortError>,
        step: Step,
        wanted: &Position,
    ) -> Option<Placement> {
        let unseen = match outcome {
            Err(error) => {
                self.say.error(&port_error(&error));
                return None;
            }
            Ok(Outcome::Seen(placement)) => {
                self.step("done", &format!("  {}", text("cli-eboard-check-seen")));
                return Some(placement);
            }
            Ok(Outcome::NothingMoved) => text("cli-eboard-check-still"),
            Ok(Outcome::NothingSent) => text("cli-eboard-check-silent"),
            Ok(Outcome::Differs(seen)) => {
                let squares = names(&self.differences(&seen, step, wanted));
                let unseen = CatalogueMessage::new("cli-eboard-check-unseen")
                    .text("placement", seen)
                    .text("squares", squares.join(" "));
                let text = filled(&unseen);
                let event = json!({"event": "wrong", "text": text, "placement": seen.to_string(), "squares": squares});
                self.say.result(&text, &event);
                return None;
            }
        };
        self.step("wrong", &unseen);
        None
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
                self.note_of_step(&text("cli-eboard-check-ambiguous"));
                self.may_be_turned = true;
                return true;
            }
            Err(OrientationError::OtherPosition { .. }) => return false,
        };
        if found == named {
            let right = text(match found {
                Orientation::Normal => "cli-eboard-check-right",
                Orientation::Turned => "cli-eboard-check-as-said",
            });
            self.step("orientation", &format!("  {right}"));
            return true;
        }
        self.turn(connection, found, start);
        true
    }

    /// Notes that the board lies another way round than was said, and reads it so.
    fn turn(&mut self, connection: &mut Connection, lies: Orientation, start: &Position) {
        let id = match lies {
            Orientation::Normal => "cli-eboard-check-normal",
            Orientation::Turned => "cli-eboard-check-turned",
        };
        self.note_of_step(&text(id));
        connection.set_up(lies, Some(start.clone()));
    }

    fn end(self, is_usable: bool) -> ExitCode {
        let text = text(match (is_usable, self.notes.is_empty()) {
            (true, true) => "cli-eboard-check-usable",
            (true, false) => "cli-eboard-check-usable-notes",
            (false, _) => "cli-eboard-check-unusable",
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
