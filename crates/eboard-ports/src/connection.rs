//! One open connection to a board.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::bluetooth::{self, BluetoothAddress};
use crate::clock::Clock;
use crate::error::PortError;
use crate::hid::Hid;
use crate::probe::{recognise, speed};
use crate::rate::Rate;
use crate::serial::Serial;
use crate::transport::Transport;
use adoube_chess::Position;
use adoube_eboard::certabo::Calibration;
use adoube_eboard::trace::{TraceHeader, event_line, received_line};
use adoube_eboard::{
    AnyProtocol, Command, Link, Make, Orientation, Protocol as _, Session, SessionEvent, Time,
    Unsupported,
};

/// How long a board may take to accept a command's bytes.
const WRITE: Duration = Duration::from_secs(1);

/// How a board is read.
#[derive(Debug, Clone)]
pub struct Options {
    /// The make; `None`: by what the board answers.
    pub make: Option<Make>,
    /// Which way round it lies.
    pub orientation: Orientation,
    /// The position from which a board that must may learn its pieces.
    pub start: Option<Position>,
    /// What was learned of its pieces before.
    pub calibration: Calibration,
    /// Whether lines for a trace are collected. A trace is of whatever answers: a make that is named is taken as it is.
    pub is_traced: bool,
    /// The D-Bus address at which the Bluetooth service is; `None`: the system's bus.
    pub bluetooth_bus: Option<String>,
}

impl Options {
    /// A board of any make that lies this way round.
    pub fn new(orientation: Orientation) -> Options {
        Options {
            make: None,
            orientation,
            start: Position::from_start(&adoube_chess::Start::default()).ok(),
            calibration: Calibration::default(),
            is_traced: false,
            bluetooth_bus: None,
        }
    }
}

/// One open connection to a board.
pub struct Connection {
    path: PathBuf,
    transport: Box<dyn Transport>,
    session: Session,
    link: Link,
    clock: Clock,
    rate: Rate,
    to_send: VecDeque<Vec<u8>>,
    send_at: Time,
    trace: Option<Vec<String>>,
}

impl Connection {
    /// Opens a port and finds out which board is there.
    ///
    /// # Errors
    /// The port cannot be opened, or no board that is supported, or that was named, answers.
    pub async fn open(path: &Path, options: &Options) -> Result<Connection, PortError> {
        if let Some(address) = BluetoothAddress::of_port(path) {
            let bus = options.bluetooth_bus.as_deref();
            let (make, board) = bluetooth::open(path, address?, options.make, bus).await?;
            let link = Link::Bluetooth;
            return Ok(Connection::new(path, Box::new(board), make, link, options));
        }
        let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("hidraw") {
            let hid = Hid::open(path)?;
            let make = options.make.unwrap_or(Make::Chessnut);
            return Ok(Connection::new(
                path,
                Box::new(hid),
                make,
                Link::Cable,
                options,
            ));
        }
        let is_simulated = target.starts_with("/dev/pts");
        if let Some(make) = options
            .make
            .filter(|make| make.baud().is_none() && !is_simulated)
        {
            return Err(PortError::NotSerial(make));
        }
        let mut serial = Serial::open(path)?;
        let make = match options.make.filter(|_| options.is_traced) {
            Some(make) => {
                let set = serial.set_line(speed(make), Some(make));
                set.map_err(PortError::Lost)?;
                make
            }
            None => recognise(&mut serial, path, options.make).await?,
        };
        let link = if name.starts_with("rfcomm") {
            Link::Bluetooth
        } else {
            Link::Cable
        };
        Ok(Connection::new(path, Box::new(serial), make, link, options))
    }

    /// A board that something else than a port of this computer carries bytes for.
    pub fn new(
        path: &Path,
        transport: Box<dyn Transport>,
        make: Make,
        link: Link,
        options: &Options,
    ) -> Connection {
        let protocol = AnyProtocol::new(make, options.calibration.clone()).over(link);
        let start = options.start.clone();
        let header = TraceHeader {
            make,
            link,
            orientation: options.orientation,
            packets: transport.gives_packets(),
        };
        Connection {
            path: path.to_owned(),
            transport,
            session: Session::new(protocol, link, options.orientation, start, Time::default()),
            link,
            clock: Clock::start(),
            rate: Rate::default(),
            to_send: VecDeque::new(),
            send_at: Time::default(),
            trace: options.is_traced.then(|| vec![header.line()]),
        }
    }

    /// The port, as it was named.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How the board is connected.
    pub const fn link(&self) -> Link {
        self.link
    }

    /// What is known of the board.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The time now, on the clock of this connection.
    pub fn now(&self) -> Time {
        self.clock.now()
    }

    /// Gives the board a command.
    ///
    /// # Errors
    /// The make cannot do that.
    pub fn command(&mut self, command: &Command) -> Result<(), Unsupported> {
        self.session.command(command)
    }

    /// Sets which way round the board lies, and the position from which the game starts.
    pub fn set_up(&mut self, orientation: Orientation, start: Option<Position>) {
        let now = self.now();
        self.session.set_up(orientation, start, now);
    }

    /// Ends the connection, so that another computer can connect to a board by Bluetooth.
    pub async fn close(mut self) {
        self.transport.close().await;
    }

    /// The lines for a trace since the last call; none where none are collected.
    pub fn take_trace(&mut self) -> Vec<String> {
        self.trace.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Waits for what the board does next. Nothing is lost when the wait is given up. [`SessionEvent::Send`] is
    /// carried out and not given.
    ///
    /// # Errors
    /// The connection is lost; or the board sends too much.
    pub async fn next(&mut self) -> Result<SessionEvent, PortError> {
        let mut buffer = [0; 1_024];
        loop {
            while let Some(event) = self.session.poll() {
                if let Some(trace) = &mut self.trace {
                    trace.push(event_line(self.clock.now(), &event));
                }
                match event {
                    SessionEvent::Send(bytes) => self.to_send.push_back(bytes),
                    event => return Ok(event),
                }
            }
            self.send().await?;
            let wake = self.clock.instant(self.wake());
            tokio::select! {
                count = self.transport.read(&mut buffer) => match count {
                    Ok(0) => return Err(PortError::Lost(std::io::ErrorKind::UnexpectedEof.into())),
                    Ok(count) => self.receive(&buffer[..count])?,
                    Err(error) => return Err(PortError::Lost(error)),
                },
                () = tokio::time::sleep_until(wake) => {
                    let now = self.now();
                    self.session.tick(now);
                }
            }
        }
    }

    fn receive(&mut self, bytes: &[u8]) -> Result<(), PortError> {
        let now = self.now();
        if let Some(trace) = &mut self.trace {
            trace.push(received_line(now, bytes));
        }
        if self.rate.is_exceeded(now, bytes.len()) {
            return Err(PortError::TooFast);
        }
        let is_packet = self.transport.gives_packets();
        self.session.receive(now, bytes, is_packet);
        Ok(())
    }

    /// Sends what is due. A command that is cut off by giving up is sent again as a whole.
    async fn send(&mut self) -> Result<(), PortError> {
        while let Some(bytes) = self.to_send.front()
            && self.send_at <= self.clock.now()
        {
            let sent = tokio::time::timeout(WRITE, self.transport.write(bytes)).await;
            match sent {
                Ok(Ok(())) => {}
                Ok(Err(error)) => return Err(PortError::Lost(error)),
                Err(_) => return Err(PortError::Lost(std::io::ErrorKind::TimedOut.into())),
            }
            self.to_send.pop_front();
            let pause = self.session.protocol().command_pause();
            self.send_at = self.clock.now().after(pause);
        }
        Ok(())
    }

    /// When something is to be done if nothing comes.
    fn wake(&self) -> Time {
        let send = (!self.to_send.is_empty()).then_some(self.send_at);
        let idle = self.now().after(Duration::from_secs(1));
        let due = self.session.next_tick().into_iter().chain(send);
        due.fold(idle, Time::min)
    }
}
