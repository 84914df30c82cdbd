//! What the records of several streams have in common.

use adoube_chess::{BySide, Side, Start, Variant};
use adoube_tournament::actor::Role;
use adoube_tournament::board::{LossSign, Score, Seat};
use adoube_tournament::clock::{Reading, SideReading};
use adoube_tournament::ids::{BoardId, PersonId, RulingRef};
use adoube_tournament::incident::evidence::{Observation, Offset};
use adoube_tournament::time::Millis;
use adoube_tournament::venue::Sight;

use crate::error::DecodeError;
use crate::field::{Decoded, Field, narrow};
use crate::tables::{kinds, messages, required};
use crate::{header, log};

kinds! {
    Side as Side { White, Black }
    Variant as Variant { Standard, Chess960 }
    LossSign as LossSign { Silence, Reset, LastWill, Outage, Page }
}

messages! {
    BoardId { round, board }
    RulingRef { incident, ruling }
    Score { white, black }
    Start { variant, fen }
    Offset { ms, error_ms }
}

/// Values of White and Black, and the message for the two of them.
macro_rules! by_side {
    ($($type:ty as $message:ident)*) => {$(
        impl Field<log::$message> for BySide<$type> {
            fn write(&self) -> log::$message {
                log::$message {
                    white: self.white.write(),
                    black: self.black.write(),
                }
            }

            fn read(stored: log::$message, what: &'static str) -> Decoded<Self> {
                Ok(Self {
                    white: Field::read(stored.white, what)?,
                    black: Field::read(stored.black, what)?,
                })
            }
        }
        required!(BySide<$type>, log::$message);
    )*};
}

by_side! {
    Millis as Times
    i64 as TimeChanges
    bool as Sides
    Seat as Seats
}

/// Flat, since nearly every record of a game has one.
impl Field<log::Clocks> for Reading {
    fn write(&self) -> log::Clocks {
        let BySide { white, black } = self.sides;
        log::Clocks {
            white: white.remaining.write(),
            black: black.remaining.write(),
            running: self.running.write(),
            white_moves: white.moves.into(),
            black_moves: black.moves.into(),
            white_period: white.period.into(),
            black_period: black.period.into(),
            thought: self.thought.write(),
        }
    }

    fn read(stored: log::Clocks, _: &'static str) -> Decoded<Self> {
        let side = |remaining, period, moves| -> Decoded<_> {
            Ok(SideReading {
                remaining: Millis(remaining),
                period: narrow(period, "Clocks.period")?,
                moves: narrow(moves, "Clocks.moves")?,
            })
        };
        Ok(Self {
            sides: BySide::new(
                side(stored.white, stored.white_period, stored.white_moves)?,
                side(stored.black, stored.black_period, stored.black_moves)?,
            ),
            running: Field::read(stored.running, "Clocks.running")?,
            thought: Millis(stored.thought),
        })
    }
}

required!(Reading, log::Clocks);

impl Field<i32> for Role {
    fn write(&self) -> i32 {
        header::kind_of(*self).into()
    }

    fn read(stored: i32, what: &'static str) -> Decoded<Self> {
        let role = header::role_of(header::actor_kind(stored)?);
        role.ok_or_else(|| DecodeError::out_of_range(what, stored))
    }
}

impl Field<log::Office> for (PersonId, Role) {
    fn write(&self) -> log::Office {
        let (person, role) = self;
        log::Office {
            person: person.write(),
            role: role.write(),
        }
    }

    fn read(stored: log::Office, _: &'static str) -> Decoded<Self> {
        let person = Field::read(stored.person, "Office.person")?;
        Ok((person, Field::read(stored.role, "Office.role")?))
    }
}

impl Field<log::Sight> for Observation {
    fn write(&self) -> log::Sight {
        log::Sight {
            word: self.name().to_owned(),
            figures: self.figures(),
        }
    }

    fn read(stored: log::Sight, what: &'static str) -> Decoded<Self> {
        let saw = Self::from_parts(&stored.word, &stored.figures);
        saw.map_err(|error| DecodeError::out_of_range(what, error))
    }
}

required!(Observation, log::Sight);

/// What a later version may know as evidence, this one keeps as it stands.
impl Field<log::Sight> for Sight {
    fn write(&self) -> log::Sight {
        log::Sight {
            word: self.word().to_owned(),
            figures: self.figures(),
        }
    }

    fn read(stored: log::Sight, _: &'static str) -> Decoded<Self> {
        Ok(Self::from_parts(&stored.word, &stored.figures))
    }
}

required!(Sight, log::Sight);
