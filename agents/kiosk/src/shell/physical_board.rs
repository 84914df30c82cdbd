//! Reads the player's physical board: finds its port, opens it, and opens it again once it is back.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use adoube_chess::{Position, Square};
use adoube_eboard::{Command, Message, Orientation, SessionEvent, Settled, Time, Unsupported};
use adoube_eboard_ports::{BluetoothAddress, Computer, Connection, Options, PortError};
use adoube_proto::v1::PhysicalBoardFault as Fault;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::task::JoinHandle;

use super::clock::Clock;
use super::learned_pieces::LearnedPieces;
use crate::agent::Input;
use crate::physical_board::{AtRest, BoardInput, BoardOrder, BoardSettings};

/// Orders that may wait for the driver; more are left out: lights and clock are set again.
const QUEUE: usize = 32;
/// How long after a failure the next attempt is made.
const RETRY: Duration = Duration::from_millis(500);
/// The same after a board that sends too much: it would be connected and lost again and again.
const RETRY_TOO_FAST: Duration = Duration::from_secs(10);

/// What the driver finds boards with, and what it knows of them.
pub(super) struct BoardAccess {
    /// The ports.
    pub(super) computer: Computer,
    /// The D-Bus address at which the Bluetooth service is; none: the system's bus.
    pub(super) bluetooth_bus: Option<String>,
    /// What boards have learned of their pieces.
    pub(super) pieces: LearnedPieces,
}

/// The driver of one board. Dropping it closes the port.
pub(super) struct BoardDriver {
    orders: Sender<BoardOrder>,
    task: JoinHandle<()>,
}

impl BoardDriver {
    /// Begins to look for a board among the computer's ports.
    pub(super) fn start(
        settings: BoardSettings,
        access: BoardAccess,
        clock: Clock,
        inputs: Sender<Input>,
    ) -> Self {
        let (orders, arriving) = channel(QUEUE);
        let driver = Driver {
            options: Options {
                make: settings.make,
                // Pieces are learned from the start of a game, which is not known yet.
                start: None,
                bluetooth_bus: access.bluetooth_bus,
                ..Options::new(orientation(&settings))
            },
            settings,
            computer: access.computer,
            pieces: access.pieces,
            board: String::new(),
            clock,
            inputs,
            orders: arriving,
            told: None,
        };
        Self {
            orders,
            task: tokio::spawn(driver.run()),
        }
    }

    /// Gives the driver an order.
    pub(super) fn order(&self, order: BoardOrder) {
        if self.orders.try_send(order).is_err() {
            tracing::debug!("the board's driver is busy: an order was dropped");
        }
    }
}

impl Drop for BoardDriver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn orientation(settings: &BoardSettings) -> Orientation {
    match settings.turned {
        Some(true) => Orientation::Turned,
        Some(false) | None => Orientation::Normal,
    }
}

/// The agent has ended.
struct Ended;

struct Driver {
    settings: BoardSettings,
    computer: Computer,
    pieces: LearnedPieces,
    /// By what the board at the port is known, as [`Computer::identity`] says.
    board: String,
    clock: Clock,
    inputs: Sender<Input>,
    orders: Receiver<BoardOrder>,
    options: Options,
    /// The failure that was reported last: it is reported once.
    told: Option<BoardInput>,
}

impl Driver {
    async fn run(mut self) {
        while self.attempt().await.is_ok() {}
    }

    /// Opens the port and reads the board until that fails, then waits a little.
    async fn attempt(&mut self) -> Result<(), Ended> {
        let failure = match self.find() {
            Ok(path) => match self.open(&path).await? {
                Ok(mut connection) => {
                    self.told = None;
                    let error = self.read(&mut connection).await?;
                    failure(&error, &path)
                }
                Err(error) => failure(&error, &path),
            },
            Err(error) => failure(&error, Path::new("")),
        };
        let is_too_fast = matches!(
            &failure,
            BoardInput::Fault {
                fault: Fault::TooFast,
                ..
            }
        );
        if self.told.as_ref() != Some(&failure) {
            tracing::info!(?failure, "no board is read");
            self.told = Some(failure.clone());
            self.tell(failure).await?;
        }
        let pause = if is_too_fast { RETRY_TOO_FAST } else { RETRY };
        let mut wait = std::pin::pin!(tokio::time::sleep(pause));
        loop {
            tokio::select! {
                () = &mut wait => return Ok(()),
                order = self.orders.recv() => self.keep(&order.ok_or(Ended)?),
            }
        }
    }

    fn find(&self) -> Result<PathBuf, PortError> {
        match &self.settings.port {
            Some(path) if path.exists() || BluetoothAddress::of_port(path).is_some() => {
                Ok(path.clone())
            }
            Some(path) => Err(PortError::NoSuchPort(path.clone())),
            None => Ok(self.computer.only_port()?.path),
        }
    }

    async fn open(&mut self, path: &Path) -> Result<Result<Connection, PortError>, Ended> {
        let port = path.display().to_string();
        // Why a board cannot be read stays told until it can: else it would flicker.
        let stays = |told: &BoardInput| matches!(told, BoardInput::Fault { fault, .. } if *fault != Fault::Lost);
        if !self.told.as_ref().is_some_and(stays) {
            self.told = None;
            let port = port.clone();
            self.tell(BoardInput::Connecting { port }).await?;
        }
        self.board = self.computer.identity(path);
        self.options.calibration = self.pieces.of(&self.board);
        let opened = Connection::open(path, &self.options).await;
        if let (Err(PortError::OtherMake { .. }), None) = (&opened, self.settings.make) {
            // Another board than before.
            self.options.make = None;
        }
        let Ok(connection) = opened else {
            return Ok(opened);
        };
        let make = connection.session().protocol().make();
        tracing::info!(make = make.title(), port = %path.display(), "a board is connected");
        self.options.make = Some(make);
        self.tell(BoardInput::Connected { make, port }).await?;
        Ok(Ok(connection))
    }

    /// Reads the board until its connection ends.
    async fn read(&mut self, connection: &mut Connection) -> Result<PortError, Ended> {
        loop {
            tokio::select! {
                event = connection.next() => match event {
                    Ok(event) => {
                        if let Some(input) = self.input(connection, event) {
                            self.tell(input).await?;
                        }
                    }
                    Err(error) => return Ok(error),
                },
                order = self.orders.recv() => {
                    let order = order.ok_or(Ended)?;
                    self.keep(&order);
                    self.carry_out(connection, order);
                }
            }
        }
    }

    /// The input that reports this to the agent.
    fn input(&mut self, connection: &Connection, event: SessionEvent) -> Option<BoardInput> {
        Some(match event {
            SessionEvent::Message(message) => match message {
                Message::Serial(serial) => BoardInput::Serial(serial),
                Message::Battery(battery) => BoardInput::Battery(battery.percent),
                Message::Clock(message) => BoardInput::Clock(message),
                Message::Position(_)
                | Message::Change { .. }
                | Message::Version(_)
                | Message::Trademark(_)
                | Message::BusAddress(_)
                | Message::Stored(_)
                | Message::Acknowledged => return None,
            },
            SessionEvent::BadBytes(error) => {
                tracing::debug!(%error, "bad bytes from the board");
                return None;
            }
            SessionEvent::Calibrated => {
                if let Some(learned) = connection.session().protocol().calibration() {
                    tracing::info!(board = self.board, "the board has learned its pieces");
                    self.pieces.learn(&self.board, learned);
                }
                return None;
            }
            SessionEvent::Moving => BoardInput::Moving,
            SessionEvent::Settled(settled) => {
                BoardInput::Settled(self.at_rest(connection.now(), &settled))
            }
            SessionEvent::Standing(settled) => {
                BoardInput::Standing(self.at_rest(connection.now(), &settled))
            }
            SessionEvent::Unresponsive => BoardInput::NotResponding,
            SessionEvent::Send(_) => return None,
        })
    }

    /// The board's time is counted from its connection.
    fn at_rest(&self, now: Time, settled: &Settled<adoube_chess::OnSquare>) -> AtRest {
        let stood = u64::try_from(now.since(settled.since()).as_millis()).unwrap_or(u64::MAX);
        AtRest {
            placement: settled.placement(),
            since: self.clock.now().ms().saturating_sub(stood),
        }
    }

    /// What is to outlive the connection.
    fn keep(&mut self, order: &BoardOrder) {
        if let BoardOrder::SetUp(start) = order {
            self.options.start = Position::from_start(start).ok();
        }
    }

    fn carry_out(&mut self, connection: &mut Connection, order: BoardOrder) {
        let done = match order {
            BoardOrder::Open | BoardOrder::Close => Ok(()),
            BoardOrder::SetUp(_) => {
                // Others need not know where the game starts.
                if connection.session().protocol().calibration().is_some() {
                    connection.set_up(self.options.orientation, self.options.start.clone());
                }
                Ok(())
            }
            BoardOrder::KeepPieces => {
                if let Some(learned) = connection.session().protocol().calibration() {
                    self.pieces.learn(&self.board, learned);
                    self.pieces.keep(&self.board);
                }
                Ok(())
            }
            BoardOrder::ForgetPieces => {
                self.pieces.forget(&self.board);
                Ok(())
            }
            BoardOrder::Light(squares) => light(connection, &squares),
            BoardOrder::Clock(command) => connection.command(&command),
        };
        if let Err(error) = done {
            tracing::debug!(%error, "the board cannot do that");
        }
    }

    async fn tell(&self, input: BoardInput) -> Result<(), Ended> {
        let told = self.inputs.send(Input::Board(input)).await;
        told.map_err(|_| Ended)
    }
}

/// Lights these squares; a board that lights only a few lights the first ones.
fn light(connection: &mut Connection, squares: &[Square]) -> Result<(), Unsupported> {
    let orientation = connection.session().orientation();
    let fields: Vec<_> = squares
        .iter()
        .map(|square| orientation.field(*square))
        .collect();
    match connection.command(&Command::Lights(fields.clone())) {
        Err(Unsupported::TooManyLights(_)) => {
            let first = fields.into_iter().take(2).collect();
            connection.command(&Command::Lights(first))
        }
        done => done,
    }
}

/// What a failure is to the agent.
fn failure(error: &PortError, path: &Path) -> BoardInput {
    let port = path.display().to_string();
    let no_detail = String::new;
    let (fault, detail) = match error {
        PortError::NoBoard => return BoardInput::NotConnected { port },
        PortError::NoSuchPort(named) | PortError::NotInRange(named) => {
            let port = named.display().to_string();
            return BoardInput::NotConnected { port };
        }
        PortError::SeveralBoards(ports) => {
            let ports: Vec<_> = ports.iter().map(|it| it.display().to_string()).collect();
            (Fault::SeveralBoards, ports.join(", "))
        }
        PortError::NoRights { group, .. } => (Fault::NoRights, group.clone().unwrap_or_default()),
        PortError::Busy { holder, .. } => (Fault::Busy, holder.clone().unwrap_or_default()),
        PortError::NotAPort(_) => (Fault::NotAPort, no_detail()),
        PortError::NoAnswer(_) => (Fault::NoAnswer, no_detail()),
        PortError::UnknownMake { .. } | PortError::OtherDevice { .. } => {
            (Fault::UnknownMake, no_detail())
        }
        PortError::OtherMake { found, .. } => (Fault::OtherMake, found.title().to_owned()),
        PortError::NotSerial(make) | PortError::NotBluetoothLe(make) => {
            (Fault::NotSerial, make.title().to_owned())
        }
        PortError::NoBluetooth(_) | PortError::BadAddress(_) | PortError::SmallPackets { .. } => {
            (Fault::Other, error.to_string())
        }
        PortError::TooFast => (Fault::TooFast, no_detail()),
        PortError::Lost(_) => (Fault::Lost, no_detail()),
        PortError::Other { source, .. } => (Fault::Other, first_line(source)),
    };
    BoardInput::Fault {
        fault,
        detail,
        port,
    }
}

fn first_line(error: &io::Error) -> String {
    crate::bus::says::one_line(&error.to_string(), 200)
}

#[cfg(test)]
#[path = "physical_board_tests.rs"]
mod tests;
