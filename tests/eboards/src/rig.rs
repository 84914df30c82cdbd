//! A computer beside a simulated board.

use std::time::Duration;

use adoube_eboard::simulated::{LineFaults, Random, SimulatedBoard};
use adoube_eboard::{Command, Link, Orientation, Output, Protocol as _, Settled, Settling, Time};

use crate::Make;

/// A computer with a simulated board.
#[derive(Debug)]
pub struct Rig<M: Make> {
    pub protocol: M::Protocol,
    pub settling: Settling<M::Reading>,
    pub board: SimulatedBoard<M::Firmware>,
    pub now: Time,
    pub unresponsive: usize,
    pub errors: usize,
    /// The last settled position that stood for a second, until it is taken.
    pub standing: Option<Settled<M::Reading>>,
}

/// How often the computer reads its port.
const STEP: Duration = Duration::from_millis(20);

impl<M: Make> Rig<M> {
    pub fn new(
        position: &adoube_chess::Position,
        orientation: Orientation,
        link: Link,
        faults: LineFaults,
        seed: u64,
    ) -> Rig<M> {
        let protocol = M::protocol();
        let now = Time::from_ms(0);
        let mut board = SimulatedBoard::new(
            M::firmware(seed),
            position,
            orientation,
            faults,
            Random::new(seed ^ 1),
        );
        board.receive(now, &protocol.encode(&Command::Initialise).unwrap());
        Rig {
            settling: Settling::new(&protocol, link, orientation, now),
            protocol,
            board,
            now,
            unresponsive: 0,
            errors: 0,
            standing: None,
        }
    }

    /// The cable is pulled out and put in again so much later.
    pub fn pull(&mut self, length: Duration) {
        let until = self.now.after(length);
        self.board.pull(until);
        self.run(until, &mut |_| false);
        self.protocol.reset();
        self.settling.reconnect(until);
        let bytes = self.protocol.encode(&Command::Initialise).unwrap();
        self.board.receive(until, &bytes);
    }

    /// Time goes on until then, or until `is_done` accepts a settled position.
    pub fn run(
        &mut self,
        until: Time,
        is_done: &mut impl FnMut(&Settled<M::Reading>) -> bool,
    ) -> bool {
        while self.now < until {
            let step = self.now.after(STEP).min(until);
            let next = self
                .settling
                .next_tick()
                .map_or(step, |tick| tick.clamp(self.now, step));
            let mut is_over = false;
            for (at, bytes) in self.board.run(next) {
                for decoded in self.protocol.decode(&bytes) {
                    match decoded {
                        Ok(message) => self.settling.handle(at, &message),
                        Err(_) => self.errors += 1,
                    }
                    is_over |= self.drain(at, is_done);
                }
                self.protocol.end_packet();
            }
            self.settling.tick(next);
            is_over |= self.drain(next, is_done);
            self.now = next;
            if is_over {
                return true;
            }
        }
        false
    }

    fn drain(&mut self, now: Time, is_done: &mut impl FnMut(&Settled<M::Reading>) -> bool) -> bool {
        let mut is_over = false;
        while let Some(output) = self.settling.poll_output() {
            match output {
                Output::RequestPosition => {
                    if let Ok(bytes) = self.protocol.encode(&Command::RequestPosition) {
                        self.board.receive(now, &bytes);
                    }
                }
                Output::Settled(settled) => is_over |= is_done(&settled),
                Output::Standing(settled) => self.standing = Some(settled),
                Output::Moving => {}
                Output::Unresponsive => self.unresponsive += 1,
            }
        }
        is_over
    }
}
