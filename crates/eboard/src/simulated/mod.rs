//! Boards that are not there: from what hands do to pieces, the bytes that a real board would send. The
//! time is virtual.
//!
//! A simulated board has a scan delay, sees arrivals before departures and ghosts while a piece is slid,
//! and its line loses bytes, adds noise and can be pulled out. The same seed gives the same bytes.

mod certabo;
mod chessnut;
mod dgt;
mod hands;
mod line;
mod millennium;
mod random;
mod scanner;

use std::time::Duration;

use adoube_chess::{Piece, Position, Side};

pub use certabo::{CertaboFirmware, SentioFirmware, calibration};
pub use chessnut::ChessnutFirmware;
pub use dgt::DgtFirmware;
pub use hands::{Capturing, Carrying, Castling, Handling, PhysicalChange, hand_movements};
pub use line::LineFaults;
pub use millennium::MillenniumFirmware;
pub use random::Random;

use crate::{Field, Fields, Orientation, Reading, Time};
use line::Line;
use scanner::{ScanEvent, Scanner};

/// The board's own program, for one make. Every function returns the messages that the board sends.
pub trait Firmware {
    /// The reading of one square's sensor.
    type Reading: Reading;

    /// How long the board takes to look at all squares.
    fn scan(&self) -> Duration;

    /// What the line carries in a second at most, in bytes.
    fn bytes_a_second(&self) -> u64;

    /// A square's reading has changed.
    fn on_change(&mut self, field: Field, reading: Self::Reading) -> Vec<Vec<u8>>;

    /// All squares have been looked at once more.
    fn on_scan(&mut self, seen: &Fields<Self::Reading>) -> Vec<Vec<u8>>;

    /// The computer has sent these bytes.
    fn receive(&mut self, bytes: &[u8], seen: &Fields<Self::Reading>) -> Vec<Vec<u8>>;

    /// The board was switched off and on.
    fn restart(&mut self);
}

/// A board that is not there.
#[derive(Debug, Clone)]
pub struct SimulatedBoard<S: Firmware> {
    firmware: S,
    scanner: Scanner<S::Reading>,
    orientation: Orientation,
    line: Line,
    now: Time,
}

impl<S: Firmware> SimulatedBoard<S> {
    /// A board with this position on it at time 0.
    pub fn new(
        firmware: S,
        position: &Position,
        orientation: Orientation,
        faults: LineFaults,
        random: Random,
    ) -> SimulatedBoard<S> {
        let fields =
            Fields::from_fn(|field| S::Reading::of(position.piece_at(orientation.square(field))));
        SimulatedBoard {
            scanner: Scanner::new(firmware.scan(), fields),
            line: Line::new(firmware.bytes_a_second(), faults, random),
            firmware,
            orientation,
            now: Time::default(),
        }
    }

    /// What hands will do, in order of time and later than all earlier calls.
    pub fn expect(&mut self, changes: &[PhysicalChange]) {
        for change in changes {
            let field = self.orientation.field(change.square);
            let piece: Option<(Side, Piece)> = change.piece;
            self.scanner.expect(change.at, field, S::Reading::of(piece));
        }
    }

    /// Delivers bytes from the computer to the board.
    pub fn receive(&mut self, now: Time, bytes: &[u8]) {
        if self.line.is_pulled(now) {
            return;
        }
        let at = self.now.max(now);
        for message in self.firmware.receive(bytes, self.scanner.seen()) {
            self.line.send(at, &message);
        }
    }

    /// The cable is pulled out now, which switches the board off, and put in again at `until`.
    pub fn pull(&mut self, until: Time) {
        self.line.pull(until);
        self.firmware.restart();
    }

    /// Time goes on until now. Gives what has arrived at the computer, each message (or packet) with its time.
    pub fn run(&mut self, now: Time) -> Vec<(Time, Vec<u8>)> {
        let (firmware, line) = (&mut self.firmware, &mut self.line);
        self.scanner.run(now, &mut |seen, event| {
            let (at, messages) = match event {
                ScanEvent::Change { at, field, reading } => {
                    (at, firmware.on_change(field, reading))
                }
                ScanEvent::Scanned { at } => (at, firmware.on_scan(seen)),
            };
            for message in messages {
                line.send(at, &message);
            }
        });
        self.now = now;
        self.line.arrived(now)
    }
}

/// A simulated board of any make.
pub trait Simulation: std::fmt::Debug + Send {
    /// See [`SimulatedBoard::expect`].
    fn expect(&mut self, changes: &[PhysicalChange]);
    /// See [`SimulatedBoard::receive`].
    fn receive(&mut self, now: Time, bytes: &[u8]);
    /// See [`SimulatedBoard::pull`].
    fn pull(&mut self, until: Time);
    /// See [`SimulatedBoard::run`].
    fn run(&mut self, now: Time) -> Vec<(Time, Vec<u8>)>;
}

impl<S: Firmware + std::fmt::Debug + Send> Simulation for SimulatedBoard<S>
where
    S::Reading: Send,
{
    fn expect(&mut self, changes: &[PhysicalChange]) {
        self.expect(changes);
    }

    fn receive(&mut self, now: Time, bytes: &[u8]) {
        self.receive(now, bytes);
    }

    fn pull(&mut self, until: Time) {
        self.pull(until);
    }

    fn run(&mut self, now: Time) -> Vec<(Time, Vec<u8>)> {
        self.run(now)
    }
}

impl crate::Make {
    /// A simulated board of this make with this position on it at time 0. All that is random follows from
    /// the seed.
    pub fn simulated(
        self,
        position: &Position,
        orientation: Orientation,
        faults: LineFaults,
        seed: u64,
    ) -> Box<dyn Simulation> {
        let table = Table {
            position,
            orientation,
            faults,
            random: Random::new(seed ^ 1),
        };
        match self {
            Self::Dgt => table.board(DgtFirmware::<crate::PieceReading>::default()),
            Self::Pegasus => table.board(DgtFirmware::<crate::Occupancy>::default()),
            Self::Chessnut => table.board(ChessnutFirmware::default()),
            Self::Millennium => {
                table.board(MillenniumFirmware::new(crate::millennium::Parity::InByte))
            }
            Self::Certabo => table.board(CertaboFirmware::new(Random::new(seed))),
            Self::Tabutronic => table.board(SentioFirmware),
        }
    }
}

/// What a board of any make is put on.
struct Table<'a> {
    position: &'a Position,
    orientation: Orientation,
    faults: LineFaults,
    random: Random,
}

impl Table<'_> {
    fn board<S: Firmware + std::fmt::Debug + Send + 'static>(
        self,
        firmware: S,
    ) -> Box<dyn Simulation>
    where
        S::Reading: Send,
    {
        Box::new(SimulatedBoard::new(
            firmware,
            self.position,
            self.orientation,
            self.faults,
            self.random,
        ))
    }
}
