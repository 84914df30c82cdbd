//! The enumerations of a board's records, as tables that are read in both directions.

use adoube_tournament::board::{Ending, LossSign, OutageCause};

use crate::error::DecodeError;
use crate::fields::{Decoded, kind, number};
use crate::log;

const ENDINGS: [(Ending, log::Ending); 15] = [
    (Ending::Checkmate, log::Ending::Checkmate),
    (Ending::Stalemate, log::Ending::Stalemate),
    (Ending::DeadPosition, log::Ending::DeadPosition),
    (
        Ending::ThreefoldRepetition,
        log::Ending::ThreefoldRepetition,
    ),
    (Ending::FiftyMoves, log::Ending::FiftyMoves),
    (Ending::FivefoldRepetition, log::Ending::FivefoldRepetition),
    (Ending::SeventyFiveMoves, log::Ending::SeventyFiveMoves),
    (Ending::Resignation, log::Ending::Resignation),
    (Ending::Agreement, log::Ending::Agreement),
    (Ending::Flag, log::Ending::Flag),
    (Ending::FlagDraw, log::Ending::FlagDraw),
    (Ending::NotReconnected, log::Ending::NotReconnected),
    (Ending::NotReconnectedDraw, log::Ending::NotReconnectedDraw),
    (Ending::Declared, log::Ending::Declared),
    (Ending::Forfeit, log::Ending::Forfeit),
];

const SIGNS: [(LossSign, log::LossSign); 5] = [
    (LossSign::Silence, log::LossSign::Silence),
    (LossSign::Reset, log::LossSign::Reset),
    (LossSign::LastWill, log::LossSign::LastWill),
    (LossSign::Outage, log::LossSign::Outage),
    (LossSign::Page, log::LossSign::Page),
];

const CAUSES: [(OutageCause, log::OutageCause); 2] = [
    (OutageCause::Down, log::OutageCause::Down),
    (OutageCause::Storage, log::OutageCause::Storage),
];

/// The stored number of a value that stands in the table; 0, read as missing, if it does not.
fn stored<D: PartialEq, S: Copy + Into<i32>>(table: &[(D, S)], value: &D) -> i32 {
    table
        .iter()
        .find(|(domain, _)| domain == value)
        .map_or(0, |(_, stored)| number(*stored))
}

fn domain<D: Copy, S: PartialEq + TryFrom<i32>>(
    table: &[(D, S)],
    number: i32,
    what: &'static str,
) -> Decoded<D> {
    let stored: S = kind(number, what)?;
    table
        .iter()
        .find(|(_, other)| *other == stored)
        .map(|(domain, _)| *domain)
        .ok_or(DecodeError::Missing { what })
}

pub(super) fn write_ending(ending: Ending) -> i32 {
    stored(&ENDINGS, &ending)
}

pub(super) fn read_ending(number: i32) -> Decoded<Ending> {
    domain(&ENDINGS, number, "ending")
}

pub(crate) fn write_sign(sign: LossSign) -> i32 {
    stored(&SIGNS, &sign)
}

pub(crate) fn read_sign(number: i32) -> Decoded<LossSign> {
    domain(&SIGNS, number, "sign of the loss")
}

pub(super) fn write_cause(cause: OutageCause) -> i32 {
    stored(&CAUSES, &cause)
}

pub(super) fn read_cause(number: i32) -> Decoded<OutageCause> {
    domain(&CAUSES, number, "cause of the outage")
}
