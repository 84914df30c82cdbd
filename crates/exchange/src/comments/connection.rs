//! What stopped the clocks of a game, and who was disconnected.

use adoube_proto::v1::{
    self as wire, BoardEvent, Outage, OutageCause, PauseCause, Paused, Role, SeatLost, Side,
};
use adoube_tournament::board::LossSign;
use adoube_user_text::text;

use super::super::officials;
use super::{at, because, side};

/// How a lost seat was noticed, by its stable word; a word of a later version stays as it is.
pub fn loss_text(sign: &str) -> &str {
    match LossSign::from_name(sign) {
        Some(sign) => sign.text(),
        None => sign,
    }
}

/// `White is disconnected: no messages arrived, last contact 13:00:10 UTC`.
pub(super) fn lost(lost: &SeatLost) -> String {
    format!(
        "{} is disconnected: {}, last contact {}",
        side(lost.seat()),
        loss_text(wire::LossSign::word_of(lost.sign)),
        at(lost.last_contact)
    )
}

/// A player whose silence goes on into a game that replaced another.
pub(crate) fn disconnected(seat: Side, last_contact: u64) -> String {
    format!(
        "{} was disconnected when this game began, last contact {}.",
        side(seat),
        at(last_contact)
    )
}

/// Nobody is known to be there after an outage: both players are disconnected until they connect again.
pub(super) fn outage(outage: &Outage) -> String {
    let (from, until) = (at(outage.from), at(outage.until));
    let why = match outage.cause() {
        OutageCause::Down => "the server was down",
        OutageCause::Storage => "the server could not save the game",
        OutageCause::Unspecified => OutageCause::word_of(outage.cause),
    };
    format!(
        "No clock ran from {from} to {until}: {why}. Both players were disconnected until they \
         reconnected."
    )
}

/// Why the clocks stopped.
pub(super) fn pause(event: &BoardEvent, paused: &Paused) -> String {
    let why = because(&paused.reason);
    match paused.cause() {
        PauseCause::Silence => {
            let (who, since) = (side(paused.seat()), at(paused.last_contact));
            format!("{who} is disconnected, last contact {since}{why}")
        }
        PauseCause::Arbiter => match officials::told(&event.by, Role::word_of(event.office)) {
            who if who.is_empty() => {
                format!("by {}{why}", text::office(Role::word_of(paused.role)))
            }
            who => format!("by {who}{why}"),
        },
        PauseCause::Outage => format!("the server was down{why}"),
        PauseCause::Ruling => format!("until both players are ready{why}"),
        PauseCause::Postponed => format!("postponed by ruling{why}"),
        PauseCause::Hold | PauseCause::Unspecified => {
            format!("{}{why}", PauseCause::word_of(paused.cause))
        }
    }
}
