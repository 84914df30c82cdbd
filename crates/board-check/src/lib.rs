//! What an LTA does with a board before an event: somebody sets it up and makes four moves, and each must be reported.

mod event;

use std::time::Duration;

use adoube_chess::{Move, Placement, Position, Square, Start};
use adoube_eboard::{
    Fields, Message, Orientation, OrientationError, Protocol as _, SessionEvent, find_orientation,
};
use adoube_eboard_ports::{Connection, PortError};
use tokio::time::timeout;

pub use event::{CheckEvent, CheckNote};

/// A pawn's move, a capture and a recapture: what every board must get right.
const MOVES: [(&str, &str); 4] = [
    ("1. e4", "e4"),
    ("1... d5", "d5"),
    ("2. exd5", "exd5"),
    ("2... Qxd5", "Qxd5"),
];
/// A battery that may not last for a round, in percent.
const LOW_BATTERY: u8 = 25;
/// So often data may be damaged before that is worth a note.
const BAD_BYTES: usize = 10;
/// How many squares are named where the start position is not complete; with more of them, somebody is setting it up.
const NAMED_SQUARES: usize = 4;

/// A check that goes on.
struct Check<F> {
    report: F,
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

/// Goes through the steps, each of which may take so long. Whether the board can be used.
pub async fn check(
    connection: &mut Connection,
    patience: Duration,
    report: impl FnMut(CheckEvent),
) -> Result<bool, PortError> {
    let Some((start, moves)) = game() else {
        return Ok(false);
    };
    let mut check = Check {
        report,
        bad_bytes: 0,
        may_be_turned: false,
    };
    check.begin(connection);
    let seen = check
        .seen(connection, patience, Step::SetUp, &start)
        .await?;
    if seen.is_none() || !check.fix_orientation(connection, &start) {
        return Ok(false);
    }
    for (name, mv, position) in moves {
        (check.report)(CheckEvent::Move(name));
        let step = Step::Move(mv);
        let Some(seen) = check.seen(connection, patience, step, &position).await? else {
            return Ok(false);
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
    if check.bad_bytes > BAD_BYTES {
        let times = check.bad_bytes;
        check.note(CheckNote::BadLine { times });
    }
    Ok(true)
}

/// A move that is asked for, its name, and the position after it.
type AskedMove = (&'static str, Move, Position);

/// The start position, and each move that is asked for.
fn game() -> Option<(Position, Vec<AskedMove>)> {
    let start = Position::from_start(&Start::default()).ok()?;
    let mut position = start.clone();
    let mut moves = Vec::new();
    for (name, san) in MOVES {
        let mv = position.parse_san(san).ok()?;
        position.play(mv).ok()?;
        moves.push((name, mv, position.clone()));
    }
    Some((start, moves))
}

/// The placement of a board that lies the other way round.
fn turned(seen: &Placement) -> Placement {
    Placement::from_fn(|square| {
        let other = Square::at(7 - square.file(), 7 - square.rank()).unwrap_or(square);
        seen.at(other)
    })
}

impl<F: FnMut(CheckEvent)> Check<F> {
    fn note(&mut self, note: CheckNote) {
        (self.report)(CheckEvent::Note(note));
    }

    /// Says what is at the port, and asks for the start position.
    fn begin(&mut self, connection: &Connection) {
        let protocol = connection.session().protocol();
        let make = protocol.make();
        (self.report)(CheckEvent::Connected(make));
        if !make.tells_pieces_apart() {
            self.note(CheckNote::NoPieces);
        }
        (self.report)(CheckEvent::SetUp);
        if protocol.needs_calibration() {
            (self.report)(CheckEvent::LearnsPieces);
        }
    }

    /// What was seen; none where the step was not done.
    async fn seen(
        &mut self,
        connection: &mut Connection,
        patience: Duration,
        step: Step,
        wanted: &Position,
    ) -> Result<Option<Placement>, PortError> {
        let event = match self.wait(connection, patience, step, wanted).await? {
            Outcome::Seen(placement) => {
                (self.report)(CheckEvent::Seen);
                return Ok(Some(placement));
            }
            Outcome::NothingMoved => CheckEvent::NothingMoved,
            Outcome::NothingSent => CheckEvent::NothingSent,
            Outcome::Differs(placement) => CheckEvent::OtherPosition {
                placement,
                squares: self.differences(&placement, step, wanted),
            },
        };
        (self.report)(event);
        Ok(None)
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
            SessionEvent::Unresponsive => (self.report)(CheckEvent::Unresponsive),
            SessionEvent::Calibrated => (self.report)(CheckEvent::Calibrated),
            SessionEvent::Message(Message::Battery(battery)) if battery.percent < LOW_BATTERY => {
                let percent = battery.percent;
                self.note(CheckNote::LowBattery { percent });
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
    fn tell_difference(&mut self, seen: &Placement, step: Step, wanted: &Position) {
        let mut squares = self.differences(seen, step, wanted);
        match step {
            Step::SetUp if squares.len() > NAMED_SQUARES => return,
            Step::SetUp => {}
            Step::Move(mv) => squares.retain(|square| ![mv.from(), mv.to()].contains(square)),
        }
        if !squares.is_empty() {
            (self.report)(CheckEvent::Differs(squares));
        }
    }

    /// Finds out which way round the board lies, and reads it so.
    fn fix_orientation(&mut self, connection: &mut Connection, start: &Position) -> bool {
        let session = connection.session();
        let named = session.orientation();
        let Some(seen) = session.seen() else {
            return false;
        };
        let fields = Fields::from_fn(|field| seen.at(named.square(field)));
        let found = match find_orientation(&fields, start) {
            Ok(found) => found,
            Err(OrientationError::Ambiguous) => {
                self.note(CheckNote::Ambiguous);
                self.may_be_turned = true;
                return true;
            }
            Err(OrientationError::OtherPosition { .. }) => return false,
        };
        if found == named {
            (self.report)(CheckEvent::OrientationIsRight(found));
            return true;
        }
        self.turn(connection, found, start);
        true
    }

    /// Notes that the board lies another way round than was said, and reads it so.
    fn turn(&mut self, connection: &mut Connection, lies: Orientation, start: &Position) {
        self.note(CheckNote::Lies(lies));
        connection.set_up(lies, Some(start.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::{MOVES, game};

    #[test]
    fn all_moves_that_are_asked_for_are_legal() {
        assert_eq!(game().map(|(_, moves)| moves.len()), Some(MOVES.len()));
    }
}
