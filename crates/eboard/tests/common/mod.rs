//! What several tests need: shared data, and a computer beside a simulated board.
#![allow(dead_code, reason = "not every test needs everything")]

pub(crate) mod games;

use std::path::PathBuf;
use std::time::Duration;

use adoube_eboard::certabo::Certabo;
use adoube_eboard::chessnut::Chessnut;
use adoube_eboard::dgt::{Dgt, DgtLights, Pegasus};
use adoube_eboard::millennium::{Millennium, Parity};
use adoube_eboard::simulated::{
    CertaboFirmware, ChessnutFirmware, DgtFirmware, Firmware, LineFaults, MillenniumFirmware,
    Random, SentioFirmware, SimulatedBoard, calibration,
};
use adoube_eboard::tabutronic::Sentio;
use adoube_eboard::{
    Command, Link, Orientation, Output, Protocol, Reading, Settled, Settling, Time,
};

/// The path of a file or folder of the shared data; `None`, said aloud, where it is absent.
pub(crate) fn shared(path: &str) -> Option<PathBuf> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let found = root.join(path);
    if found.exists() {
        Some(found)
    } else {
        eprintln!("SKIPPED: {} is not there", found.display());
        None
    }
}

/// One make with both its sides.
pub(crate) trait Make {
    type Reading: Reading;
    type Protocol: Protocol<Reading = Self::Reading> + Clone + std::fmt::Debug;
    type Firmware: Firmware<Reading = Self::Reading>;
    const NAME: &'static str;
    /// One byte in so many is lost; 0 for links that lose none.
    const LOST: u64;
    fn protocol() -> Self::Protocol;
    fn firmware(seed: u64) -> Self::Firmware;
}

macro_rules! make {
    ($make:ident, $name:literal, $lost:literal, $protocol:ty, $new:expr, $firmware:ty, $speak:expr) => {
        pub(crate) struct $make;
        impl Make for $make {
            type Reading = <$protocol as Protocol>::Reading;
            type Protocol = $protocol;
            type Firmware = $firmware;
            const NAME: &'static str = $name;
            const LOST: u64 = $lost;
            fn protocol() -> $protocol {
                $new
            }
            fn firmware(seed: u64) -> $firmware {
                let speak: fn(u64) -> $firmware = $speak;
                speak(seed)
            }
        }
    };
}

make!(
    DgtMake,
    "DGT",
    3_000,
    Dgt,
    Dgt::new(DgtLights::Absent),
    DgtFirmware,
    |_| DgtFirmware::default()
);
make!(
    PegasusMake,
    "DGT Pegasus",
    3_000,
    Pegasus,
    Pegasus::new(DgtLights::Absent),
    DgtFirmware<adoube_eboard::Occupancy>,
    |_| DgtFirmware::default()
);
make!(
    ChessnutMake,
    "Chessnut",
    0,
    Chessnut,
    Chessnut::default(),
    ChessnutFirmware,
    |_| ChessnutFirmware::default()
);
make!(
    MillenniumMake,
    "Millennium",
    3_000,
    Millennium,
    Millennium::new(Parity::InByte),
    MillenniumFirmware,
    |_| MillenniumFirmware::new(Parity::InByte)
);
make!(
    CertaboMake,
    "Certabo",
    50_000,
    Certabo,
    Certabo::new(calibration()),
    CertaboFirmware,
    |seed| CertaboFirmware::new(Random::new(seed))
);
make!(
    SentioMake,
    "Tabutronic Sentio",
    3_000,
    Sentio,
    Sentio::default(),
    SentioFirmware,
    |_| { SentioFirmware }
);

/// A computer with a simulated board.
pub(crate) struct Rig<M: Make> {
    pub(crate) protocol: M::Protocol,
    pub(crate) settling: Settling<M::Reading>,
    pub(crate) board: SimulatedBoard<M::Firmware>,
    pub(crate) now: Time,
    pub(crate) unresponsive: usize,
    pub(crate) errors: usize,
    /// The last settled position that stood for a second, until it is taken.
    pub(crate) standing: Option<Settled<M::Reading>>,
}

/// How often the computer reads its port.
const STEP: Duration = Duration::from_millis(20);

impl<M: Make> Rig<M> {
    pub(crate) fn new(
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
    pub(crate) fn pull(&mut self, length: Duration) {
        let until = self.now.after(length);
        self.board.pull(until);
        self.run(until, &mut |_| false);
        self.protocol.reset();
        self.settling.reconnect(until);
        let bytes = self.protocol.encode(&Command::Initialise).unwrap();
        self.board.receive(until, &bytes);
    }

    /// Time goes on until then, or until `is_done` accepts a settled position.
    pub(crate) fn run(
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
