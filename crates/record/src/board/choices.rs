//! How players enter their moves.

use adoube_chess::Move;
use adoube_tournament::board::event::{OptionsSet, PremoveEnded, PremoveSet};
use adoube_tournament::board::{Event, Options, PremoveEnd, PremoveUse};

use super::assistants;
use crate::error::DecodeError;
use crate::fields::{Decoded, kind, narrow, number, side, side_number};
use crate::log;
use crate::log::board_event::Event as Stored;

/// The event as it is stored; none for what is stored elsewhere.
pub(super) fn write(event: &Event) -> Option<Stored> {
    Some(match event {
        Event::OptionsSet(OptionsSet { side, options }) => Stored::OptionsSet(log::OptionsSet {
            side: side_number(*side),
            smart_move: options.smart_move,
            premove: write_use(options.premove),
            automatic_queen: options.automatic_queen,
        }),
        Event::PremoveSet(PremoveSet { side, ply, mv }) => Stored::PremoveSet(log::PremoveSet {
            side: side_number(*side),
            ply: *ply,
            r#move: mv.to_bits().into(),
        }),
        Event::PremoveEnded(PremoveEnded { side, ply, mv, why }) => {
            Stored::PremoveEnded(log::PremoveEnded {
                side: side_number(*side),
                ply: *ply,
                r#move: mv.to_bits().into(),
                illegal: match why {
                    PremoveEnd::Cancelled => String::new(),
                    PremoveEnd::Illegal(why) => why.clone(),
                },
            })
        }
        _ => return assistants::write(event),
    })
}

/// The event that was stored, if it is one of these.
pub(super) fn read(stored: Stored) -> Decoded<Event> {
    Ok(match stored {
        Stored::OptionsSet(stored) => Event::OptionsSet(OptionsSet {
            side: side(stored.side, "side")?,
            options: Options {
                smart_move: stored.smart_move,
                premove: read_use(stored.premove)?,
                automatic_queen: stored.automatic_queen,
            },
        }),
        Stored::PremoveSet(stored) => Event::PremoveSet(PremoveSet {
            side: side(stored.side, "side")?,
            ply: stored.ply,
            mv: read_move(stored.r#move)?,
        }),
        Stored::PremoveEnded(stored) => Event::PremoveEnded(PremoveEnded {
            side: side(stored.side, "side")?,
            ply: stored.ply,
            mv: read_move(stored.r#move)?,
            why: if stored.illegal.is_empty() {
                PremoveEnd::Cancelled
            } else {
                PremoveEnd::Illegal(stored.illegal)
            },
        }),
        other => assistants::read(other)?,
    })
}

/// The move of its stored bits.
pub(super) fn read_move(stored: u32) -> Decoded<Move> {
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
        _ => PremoveUse::Off,
    })
}
