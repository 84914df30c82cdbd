//! Moves, offers of a draw, and how players enter their moves.

use adoube_chess::Move;
use adoube_tournament::board::event::{Moved, OptionsSet, PremoveEnded, PremoveSet, Started};
use adoube_tournament::board::{Options, PremoveEnd, PremoveUse};
use adoube_tournament::time::Millis;

use super::{clocks, lag};
use crate::error::DecodeError;
use crate::fields::{Decoded, kind, narrow, number, side, side_number};
use crate::log;

impl From<&Started> for log::Started {
    fn from(event: &Started) -> Self {
        Self {
            clocks: Some(clocks::write(&event.clocks)),
        }
    }
}

impl TryFrom<log::Started> for Started {
    type Error = DecodeError;

    fn try_from(stored: log::Started) -> Result<Self, DecodeError> {
        Ok(Self {
            clocks: clocks::read(stored.clocks)?,
        })
    }
}

impl From<&Moved> for log::Moved {
    fn from(event: &Moved) -> Self {
        Self {
            side: side_number(event.side),
            ply: event.ply,
            r#move: event.mv.to_bits().into(),
            used: event.used.0,
            clocks: Some(clocks::write(&event.clocks)),
            lag: event.lag.as_ref().map(lag::write),
            premove: event.premove,
            assisted: event.assisted,
        }
    }
}

impl TryFrom<log::Moved> for Moved {
    type Error = DecodeError;

    fn try_from(stored: log::Moved) -> Result<Self, DecodeError> {
        Ok(Self {
            mv: read_move(stored.r#move)?,
            side: side(stored.side, "side")?,
            ply: stored.ply,
            used: Millis(stored.used),
            clocks: clocks::read(stored.clocks)?,
            lag: stored.lag.map(lag::read),
            premove: stored.premove,
            assisted: stored.assisted,
        })
    }
}

impl From<&OptionsSet> for log::OptionsSet {
    fn from(event: &OptionsSet) -> Self {
        let options = event.options;
        Self {
            side: side_number(event.side),
            smart_move: options.smart_move,
            premove: write_use(options.premove),
            automatic_queen: options.automatic_queen,
        }
    }
}

impl TryFrom<log::OptionsSet> for OptionsSet {
    type Error = DecodeError;

    fn try_from(stored: log::OptionsSet) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            options: Options {
                smart_move: stored.smart_move,
                premove: read_use(stored.premove)?,
                automatic_queen: stored.automatic_queen,
            },
        })
    }
}

impl From<&PremoveSet> for log::PremoveSet {
    fn from(event: &PremoveSet) -> Self {
        Self {
            side: side_number(event.side),
            ply: event.ply,
            r#move: event.mv.to_bits().into(),
        }
    }
}

impl TryFrom<log::PremoveSet> for PremoveSet {
    type Error = DecodeError;

    fn try_from(stored: log::PremoveSet) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            ply: stored.ply,
            mv: read_move(stored.r#move)?,
        })
    }
}

impl From<&PremoveEnded> for log::PremoveEnded {
    fn from(event: &PremoveEnded) -> Self {
        Self {
            side: side_number(event.side),
            ply: event.ply,
            r#move: event.mv.to_bits().into(),
            illegal: match &event.why {
                PremoveEnd::Cancelled => String::new(),
                PremoveEnd::Illegal(why) => why.clone(),
            },
        }
    }
}

impl TryFrom<log::PremoveEnded> for PremoveEnded {
    type Error = DecodeError;

    fn try_from(stored: log::PremoveEnded) -> Result<Self, DecodeError> {
        Ok(Self {
            side: side(stored.side, "side")?,
            ply: stored.ply,
            mv: read_move(stored.r#move)?,
            why: if stored.illegal.is_empty() {
                PremoveEnd::Cancelled
            } else {
                PremoveEnd::Illegal(stored.illegal)
            },
        })
    }
}

/// The move of its stored bits.
fn read_move(stored: u32) -> Decoded<Move> {
    let bits = narrow(stored, "move")?;
    Move::from_bits(bits).ok_or_else(|| DecodeError::out_of_range("move", bits))
}

fn write_use(premove: PremoveUse) -> i32 {
    number(match premove {
        PremoveUse::Off => log::PremoveUse::Off,
        PremoveUse::Confirmed => log::PremoveUse::Confirmed,
        PremoveUse::AtOnce => log::PremoveUse::AtOnce,
    })
}

fn read_use(stored: i32) -> Decoded<PremoveUse> {
    Ok(match kind(stored, "use of premoves")? {
        log::PremoveUse::Confirmed => PremoveUse::Confirmed,
        log::PremoveUse::AtOnce => PremoveUse::AtOnce,
        log::PremoveUse::Off | log::PremoveUse::Unspecified => PremoveUse::Off,
    })
}
