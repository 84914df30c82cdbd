//! The board's side of DGT's messages.

use std::marker::PhantomData;
use std::time::Duration;

use super::Firmware;
use crate::dgt::{DgtReading, command, kind, write_frame};
use crate::{Field, Fields, PieceReading};

/// What the board sends without a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Idle,
    /// Changes, and with or without answers of the clock.
    Updates {
        is_clock_wanted: bool,
    },
}

/// A DGT board with a clock that carries out every command. Its texts are not the maker's.
#[derive(Debug, Clone)]
pub struct DgtFirmware<R = PieceReading> {
    mode: Mode,
    reading: PhantomData<R>,
}

impl<R> Default for DgtFirmware<R> {
    fn default() -> DgtFirmware<R> {
        DgtFirmware {
            mode: Mode::Idle,
            reading: PhantomData,
        }
    }
}

/// The code that is read as this. A board that does not tell pieces apart sends 1 for all.
fn code<R: DgtReading>(reading: R) -> u8 {
    let mut codes = 0..16;
    codes.find(|code| R::of_code(*code) == reading).unwrap_or(0)
}

impl<R: DgtReading> Firmware for DgtFirmware<R> {
    type Reading = R;

    /// The maker's description says 200 to 250 ms.
    fn scan(&self) -> Duration {
        Duration::from_millis(225)
    }

    fn bytes_a_second(&self) -> u64 {
        960
    }

    fn on_change(&mut self, field: Field, reading: R) -> Vec<Vec<u8>> {
        match self.mode {
            Mode::Idle => Vec::new(),
            Mode::Updates { .. } => {
                vec![write_frame(kind::CHANGE, &[field.index(), code(reading)])]
            }
        }
    }

    fn on_scan(&mut self, _: &Fields<R>) -> Vec<Vec<u8>> {
        Vec::new()
    }

    fn receive(&mut self, mut bytes: &[u8], seen: &Fields<R>) -> Vec<Vec<u8>> {
        let mut messages = Vec::new();
        while let [first, rest @ ..] = bytes {
            bytes = rest;
            match (*first, rest) {
                (0x2b, [length, more @ ..]) => {
                    let (content, rest) = more.split_at(usize::from(*length).min(more.len()));
                    bytes = rest;
                    messages.extend(self.clock_answer(content));
                }
                (command::LIGHTS | command::KEY, [length, more @ ..]) => {
                    bytes = more.get(usize::from(*length)..).unwrap_or(&[]);
                }
                (command, _) => messages.extend(self.answer(command, seen)),
            }
        }
        messages
    }

    fn restart(&mut self) {
        self.mode = Mode::Idle;
    }
}

impl<R: DgtReading> DgtFirmware<R> {
    fn answer(&mut self, command: u8, seen: &Fields<R>) -> Option<Vec<u8>> {
        let (kind, data): (u8, Vec<u8>) = match command {
            command::IDLE => {
                self.mode = Mode::Idle;
                return None;
            }
            command::UPDATES | command::UPDATES_NICE | command::UPDATES_NO_CLOCK => {
                let is_clock_wanted = command != command::UPDATES_NO_CLOCK;
                self.mode = Mode::Updates { is_clock_wanted };
                return None;
            }
            command::REQUEST_POSITION => {
                let codes = seen.iter().map(|(_, reading)| code(reading));
                (kind::POSITION, codes.collect())
            }
            command::REQUEST_CLOCK => (kind::CLOCK, vec![1, 0x30, 0, 1, 0x30, 0, 0]),
            command::REQUEST_SERIAL => (kind::SERIAL, b"00000".to_vec()),
            command::REQUEST_LONG_SERIAL => (kind::LONG_SERIAL, b"0000000000".to_vec()),
            command::REQUEST_BUS_ADDRESS => (kind::BUS_ADDRESS, vec![0, 1]),
            command::REQUEST_TRADEMARK => (kind::TRADEMARK, b"simulated board".to_vec()),
            command::REQUEST_STORED => (kind::STORED, vec![0x6a, 0x6b]),
            command::REQUEST_BATTERY => (kind::BATTERY, vec![80, 5, 0, 0, 10, 0, 0, 0, 2]),
            command::REQUEST_VERSION => (kind::VERSION, vec![3, 1]),
            _ => return None,
        };
        Some(write_frame(kind, &data))
    }

    /// The content begins with a 3 and the command; what it answers is written as the description has it.
    fn clock_answer(&self, content: &[u8]) -> Option<Vec<u8>> {
        let is_wanted = Mode::Updates {
            is_clock_wanted: true,
        };
        let [0x03, command, ..] = content else {
            return None;
        };
        let version = if *command == 0x09 { 0x20 } else { 0 };
        let data = [0x0a, 0x10, *command, 0x0a, version, 0, 0];
        (self.mode == is_wanted).then(|| write_frame(kind::CLOCK, &data))
    }
}
