//! A simulated board at a line: a pseudo-terminal, which a program opens as if it were a port, or Bluetooth LE,
//! by which another computer connects to it.

mod played_board;
mod terminal;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use adoube_eboard::simulated::{PhysicalChange, Simulation};
use adoube_eboard::{Make, Time};

use crate::bluetooth::{Peripheral, PeripheralError};
use crate::clock::Clock;
use crate::transport::Closing;
pub use played_board::{PlayedBoard, PlayedMove, usual_faults};
use terminal::Terminal;

/// How often the board's time goes on.
pub const STEP: Duration = Duration::from_millis(5);

/// What carries the bytes of a simulated board. One more is one more file.
pub(crate) trait BoardLine: fmt::Debug + Send {
    /// The port to open.
    fn port(&self) -> &Path;

    /// What was sent to the board since the last call.
    fn receive(&mut self) -> io::Result<Vec<Vec<u8>>>;

    /// Sends a message of the board. Who does not read loses it.
    fn send(&mut self, message: &[u8]) -> io::Result<()>;

    /// Ends the connection of who reads the board; nobody can connect to it.
    fn pull_out(&mut self);

    /// The board can be connected to again.
    fn plug_in(&mut self) -> io::Result<()>;

    /// Ends the line where that needs more than dropping it.
    fn close(&mut self) -> Closing<'_> {
        Box::pin(std::future::ready(()))
    }
}

/// A simulated board at a line.
#[derive(Debug)]
pub struct Simulator {
    board: Box<dyn Simulation>,
    clock: Clock,
    line: Box<dyn BoardLine>,
}

impl Simulator {
    /// A board at a pseudo-terminal, whose time begins now. `link`: a symbolic link that always leads to its port, also
    /// after the cable was out.
    ///
    /// # Errors
    /// The computer gives no pseudo-terminal, or the link cannot be made.
    pub fn new(board: Box<dyn Simulation>, link: Option<PathBuf>) -> io::Result<Simulator> {
        Ok(Simulator {
            board,
            clock: Clock::start(),
            line: Box::new(Terminal::new(link)?),
        })
    }

    /// A board of this make that this computer advertises by Bluetooth LE, whose time begins now. `bus`: another D-Bus
    /// than the system's. Other computers read its name from the adapter, which bears it until [`Simulator::close`].
    ///
    /// # Errors
    /// The make has no Bluetooth LE, or this computer cannot advertise a board.
    pub async fn by_bluetooth(
        board: Box<dyn Simulation>,
        make: Make,
        bus: Option<&str>,
    ) -> Result<Simulator, PeripheralError> {
        let line = Box::new(Peripheral::start(make, bus).await?);
        let clock = Clock::start();
        Ok(Simulator { board, clock, line })
    }

    /// The port to open: the link where there is one; by Bluetooth LE the address of this computer.
    pub fn path(&self) -> &Path {
        self.line.port()
    }

    /// The board's time.
    pub fn now(&self) -> Time {
        self.clock.now()
    }

    /// What hands will do, in order of time and later than all earlier calls.
    pub fn expect(&mut self, changes: &[PhysicalChange]) {
        self.board.expect(changes);
    }

    /// Pulls the cable out, which ends the connection of who reads the board. The board was switched off, too.
    pub fn pull_out(&mut self) {
        let now = self.now();
        self.board.pull(now.after(STEP));
        self.line.pull_out();
    }

    /// Puts the cable in again: there is a port again, at a pseudo-terminal without a link by another name.
    ///
    /// # Errors
    /// The computer gives no pseudo-terminal, or the link cannot be made: its name is that of a file, or its folder
    /// does not exist.
    pub fn plug_in(&mut self) -> io::Result<()> {
        self.line.plug_in()
    }

    /// Delivers what was sent to the board, and sends what it has to say. Called every [`STEP`].
    ///
    /// # Errors
    /// The pseudo-terminal fails; or Bluetooth has ended, with a [`PeripheralError`] as the source.
    pub fn step(&mut self) -> io::Result<()> {
        let now = self.now();
        for bytes in self.line.receive()? {
            self.board.receive(now, &bytes);
        }
        for (_, message) in self.board.run(now) {
            self.line.send(&message)?;
        }
        Ok(())
    }

    /// Ends the line: by Bluetooth LE the adapter gets its own name back.
    pub async fn close(&mut self) {
        self.line.close().await;
    }
}
