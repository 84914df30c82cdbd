//! The makes of boards, each with what reads it and what simulates it.

use std::time::Duration;

use adoube_eboard::certabo::Certabo;
use adoube_eboard::chessnut::Chessnut;
use adoube_eboard::dgt::{Dgt, DgtLights, Pegasus};
use adoube_eboard::millennium::{Millennium, Parity};
use adoube_eboard::simulated::{
    CertaboFirmware, ChessnutFirmware, DgtFirmware, Firmware, LineFaults, MillenniumFirmware,
    Random, SentioFirmware, calibration,
};
use adoube_eboard::tabutronic::Sentio;
use adoube_eboard::{Protocol, Reading};

/// One make with both its sides.
pub trait Make: std::fmt::Debug {
    type Reading: Reading;
    type Protocol: Protocol<Reading = Self::Reading> + Clone + std::fmt::Debug;
    type Firmware: Firmware<Reading = Self::Reading> + std::fmt::Debug;
    const NAME: &'static str;
    /// One byte in so many is lost; 0 for links that lose none.
    const LOST: u64;
    fn protocol() -> Self::Protocol;
    fn firmware(seed: u64) -> Self::Firmware;

    /// What the line does to the bytes: every second board is on a line that delays them as Bluetooth does.
    fn faults(seed: u64) -> LineFaults {
        LineFaults {
            lost: Self::LOST,
            noise: if Self::LOST > 0 { 40 } else { 0 },
            delay: Duration::from_millis(if seed.is_multiple_of(2) { 0 } else { 150 }),
        }
    }
}

macro_rules! make {
    ($make:ident, $name:literal, $lost:literal, $protocol:ty, $new:expr, $firmware:ty, $speak:expr) => {
        /// This make.
        #[derive(Debug)]
        pub struct $make;
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
