//! What a ruling makes of a board.

use std::sync::Arc;

use adoube_tournament::board::{Remedy, Score};
use adoube_tournament::time::Millis;

use super::basis;
use crate::fields::{Decoded, narrow, parsed, required};
use crate::log;
use crate::log::remedy::Remedy as Stored;

pub(crate) fn write(remedy: &Remedy) -> log::Remedy {
    let remedy = match remedy {
        Remedy::Resume {
            white,
            black,
            basis,
        } => Stored::Resume(log::ResumeWith {
            white: white.0,
            black: black.0,
            basis: basis.as_deref().map(basis::write),
        }),
        Remedy::Restart { control } => Stored::Restart(log::RestartWith {
            time_control: control.to_string(),
        }),
        Remedy::Result { score } => Stored::Result(log::ResultOf {
            white: score.white.into(),
            black: score.black.into(),
        }),
        Remedy::Postpone => Stored::Postpone(log::Postponed {}),
    };
    log::Remedy {
        remedy: Some(remedy),
    }
}

pub(crate) fn read(stored: Option<log::Remedy>) -> Decoded<Remedy> {
    let remedy = required(stored.and_then(|stored| stored.remedy), "remedy")?;
    Ok(match remedy {
        Stored::Resume(with) => Remedy::Resume {
            white: Millis(with.white),
            black: Millis(with.black),
            basis: with
                .basis
                .as_ref()
                .map(basis::read)
                .transpose()?
                .map(Box::new),
        },
        Stored::Restart(with) => Remedy::Restart {
            control: Arc::new(parsed(&with.time_control, "time control of a restart")?),
        },
        Stored::Result(of) => Remedy::Result {
            score: Score {
                white: narrow(of.white, "White's points")?,
                black: narrow(of.black, "Black's points")?,
            },
        },
        Stored::Postpone(_) => Remedy::Postpone,
    })
}
