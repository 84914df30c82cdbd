//! One board from its connection on: what came, what has settled, what is to be sent.

use std::collections::VecDeque;

use adoube_chess::{OnSquare, Placement, Position};

use crate::{
    AnyProtocol, Certainty, Command, FrameError, Link, Message, Orientation, Output, Protocol,
    Settled, Settling, Time,
};

/// What a session has to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionEvent {
    /// A message came.
    Message(Message<OnSquare>),
    /// Bytes came that are no message.
    BadBytes(FrameError),
    /// The board's pieces were learned: keep [`AnyProtocol::calibration`] for the next time.
    Calibrated,
    /// Something has begun to change.
    Moving,
    /// Readings have come to rest.
    Settled(Settled<OnSquare>),
    /// What was settled has not changed for a second.
    Standing(Settled<OnSquare>),
    /// The board has sent nothing for three seconds.
    Unresponsive,
    /// The driver has to send these bytes.
    Send(Vec<u8>),
}

/// One board, of any make, from bytes and times to events.
#[derive(Debug, Clone)]
pub struct Session {
    protocol: AnyProtocol,
    link: Link,
    settling: Settling<OnSquare>,
    start: Option<Position>,
    /// It has sent nothing for a while: it may have been switched off.
    is_unresponsive: bool,
    events: VecDeque<SessionEvent>,
}

impl Session {
    /// A board that was connected now. `start` is the position from which a board may learn its pieces;
    /// with none it learns nothing.
    pub fn new(
        protocol: AnyProtocol,
        link: Link,
        orientation: Orientation,
        start: Option<Position>,
        now: Time,
    ) -> Session {
        let settling = Settling::new(&protocol, link, orientation, now);
        let mut session = Session {
            protocol,
            link,
            settling,
            start,
            is_unresponsive: false,
            events: VecDeque::new(),
        };
        session.greet(now);
        session
    }

    /// Asks the board for all that it knows.
    fn greet(&mut self, now: Time) {
        for command in [Command::Initialise, Command::RequestIdentity] {
            // A make that cannot do one of them does without.
            let _ = self.command(&command);
        }
        self.settling.tick(now);
        self.drain();
    }

    /// Takes bytes that came now. `is_packet`: they are one whole packet of the transport.
    pub fn receive(&mut self, now: Time, bytes: &[u8], is_packet: bool) {
        let mut decoded = self.protocol.decode(bytes);
        if is_packet {
            decoded.extend(self.protocol.end_packet().map(Err));
        }
        for message in decoded {
            match message {
                Ok(message) => self.handle(now, message),
                Err(error) => self.events.push_back(SessionEvent::BadBytes(error)),
            }
        }
        self.drain();
    }

    fn handle(&mut self, now: Time, message: Message<OnSquare>) {
        if std::mem::take(&mut self.is_unresponsive) {
            self.greet(now);
        }
        let orientation = self.settling.orientation();
        let learns = self.protocol.needs_calibration() && matches!(message, Message::Position(_));
        if let (true, Some(start)) = (learns, &self.start)
            && self.protocol.calibrate(start, orientation).is_ok()
        {
            self.events.push_back(SessionEvent::Calibrated);
            self.settling.reconnect(now);
        } else {
            self.settling.handle(now, &message);
        }
        self.events.push_back(SessionEvent::Message(message));
    }

    /// Says that it is now this late; wanted at [`next_tick`](Session::next_tick).
    pub fn tick(&mut self, now: Time) {
        self.settling.tick(now);
        self.drain();
    }

    /// When [`tick`](Session::tick) is wanted next.
    pub fn next_tick(&self) -> Option<Time> {
        self.settling.next_tick()
    }

    /// The next event, if there is one.
    pub fn poll(&mut self) -> Option<SessionEvent> {
        self.events.pop_front()
    }

    /// Gives the board a command.
    ///
    /// # Errors
    /// The make cannot do that.
    pub fn command(&mut self, command: &Command) -> Result<(), crate::Unsupported> {
        let bytes = self.protocol.encode(command)?;
        self.events.push_back(SessionEvent::Send(bytes));
        Ok(())
    }

    /// Sets which way round the board lies, and the position from which the game starts. Its position has to settle again.
    pub fn set_up(&mut self, orientation: Orientation, start: Option<Position>, now: Time) {
        self.start = start;
        self.settling = Settling::new(&self.protocol, self.link, orientation, now);
        self.tick(now);
    }

    /// How the board speaks.
    pub const fn protocol(&self) -> &AnyProtocol {
        &self.protocol
    }

    /// Which way round the board lies.
    pub const fn orientation(&self) -> Orientation {
        self.settling.orientation()
    }

    /// How certain the position is.
    pub const fn certainty(&self) -> Certainty {
        self.settling.certainty()
    }

    /// What is on the squares now, settled or not; `None` while nothing is known.
    pub fn seen(&self) -> Option<Placement> {
        let known = |square| self.settling.square(square).map(|state| state.reading);
        known(adoube_chess::Square::all().next()?)?;
        Some(Placement::from_fn(|square| {
            known(square).unwrap_or(OnSquare::Unidentified)
        }))
    }

    fn drain(&mut self) {
        while let Some(output) = self.settling.poll_output() {
            let event = match output {
                Output::RequestPosition => match self.protocol.encode(&Command::RequestPosition) {
                    Ok(bytes) => SessionEvent::Send(bytes),
                    Err(_) => continue,
                },
                Output::Settled(settled) => SessionEvent::Settled(settled),
                Output::Standing(settled) => SessionEvent::Standing(settled),
                Output::Moving => SessionEvent::Moving,
                Output::Unresponsive => {
                    self.is_unresponsive = true;
                    SessionEvent::Unresponsive
                }
            };
            self.events.push_back(event);
        }
    }
}
