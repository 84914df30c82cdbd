//! Both clocks at one instant.

use adoube_chess::BySide;
use adoube_tournament::clock::{Reading, SideReading};
use adoube_tournament::time::Millis;

use crate::fields::{Decoded, narrow, optional_side, required, side_number};
use crate::log;

pub(crate) fn write(reading: &Reading) -> log::Clocks {
    let BySide { white, black } = reading.sides;
    log::Clocks {
        white: white.remaining.0,
        black: black.remaining.0,
        running: reading.running.map_or(0, side_number),
        white_moves: white.moves.into(),
        black_moves: black.moves.into(),
        white_period: white.period.into(),
        black_period: black.period.into(),
        thought: reading.thought.0,
    }
}

pub(crate) fn read(clocks: Option<log::Clocks>) -> Decoded<Reading> {
    let clocks = required(clocks, "clocks")?;
    let white = side(clocks.white, clocks.white_period, clocks.white_moves)?;
    let black = side(clocks.black, clocks.black_period, clocks.black_moves)?;
    Ok(Reading {
        sides: BySide::new(white, black),
        running: optional_side(clocks.running, "running side")?,
        thought: Millis(clocks.thought),
    })
}

fn side(remaining: u64, period: u32, moves: u32) -> Decoded<SideReading> {
    Ok(SideReading {
        remaining: Millis(remaining),
        period: narrow(period, "period")?,
        moves: narrow(moves, "moves of the period")?,
    })
}
