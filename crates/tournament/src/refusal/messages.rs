//! Refusals as messages of the catalogue, which has the sentence and what to do next, in each language.

use super::{BoardChanged, Objection, Refusal, RoundUnfinished, TooFewDevices};
use crate::catalogue_message::CatalogueMessage;
use crate::ids::{BoardId, PersonId, VenueId};
use crate::note::Note;

impl Refusal {
    /// The message that says it; `None` for what [`Refusal::told`] or the English alone says.
    pub fn message(&self) -> Option<CatalogueMessage> {
        Some(match self {
            Self::HoldOn(hold) => CatalogueMessage::new("refusal-hold-on").text("hold", hold),
            Self::HoldStands(round, hold, venue, reason) => {
                hold_stands(*round, *hold, venue.as_ref(), reason.as_deref())
            }
            Self::ResultApproved => CatalogueMessage::new("refusal-result-approved"),
            Self::ResultRuled { board, ruling } => of("refusal-result-ruled", *board)
                .text("ruling", ruling)
                .text("incident", ruling.incident),
            Self::Objected(objection) => objection.message(),
            Self::Forfeited(board) => of("refusal-forfeited", *board),
            Self::IncidentClosed(closed) => closed.message(),
            Self::IncidentOpen { board, incident } => {
                of("refusal-incident-open", *board).text("incident", incident)
            }
            Self::AllRuled(incident) => {
                CatalogueMessage::new("refusal-all-ruled").text("incident", incident)
            }
            Self::Postponed {
                incident,
                board,
                ruling,
            } => of("refusal-postponed", *board)
                .text("incident", incident)
                .text("ruling", ruling),
            Self::NoBreach(board, note) => of("refusal-no-breach", *board).text("note", note),
            Self::ProposalWaits {
                incident,
                ruling,
                by,
            } => CatalogueMessage::new("refusal-proposal-waits")
                .text("incident", incident)
                .text("ruling", ruling)
                .by(by.as_ref()),
            Self::BoardMovedOn { board, what } => {
                of("refusal-board-moved-on", *board).messages("change", vec![change(what)])
            }
            Self::ProposalStale {
                incident,
                ruling,
                board,
                what,
            } => of("refusal-proposal-stale", *board)
                .text("incident", incident)
                .text("ruling", ruling)
                .messages("change", vec![change(what)]),
            Self::BoardChanged(BoardChanged { board, what, by }) => {
                of("refusal-changed-since", *board)
                    .messages("change", vec![change(what)])
                    .by(by.as_ref())
            }
            Self::CountersOutOfRange => CatalogueMessage::new("refusal-range-counters"),
            Self::Against(_, message) | Self::Stated(message) => message.clone(),
            of_rounds => return of_rounds.message_of_rounds(),
        })
    }

    /// For logs; programs put the message into words.
    pub(super) fn id_and_arguments(&self) -> String {
        self.message()
            .map_or_else(String::new, |message| message.to_string())
    }

    fn message_of_rounds(&self) -> Option<CatalogueMessage> {
        Some(match self {
            Self::TooFewDevices(TooFewDevices {
                venue,
                devices,
                seats,
            }) => CatalogueMessage::new("refusal-too-few-devices")
                .text("venue", venue)
                .number("devices", *devices)
                .number("seats", *seats),
            Self::MovesMade(round, boards, more) => CatalogueMessage::new("refusal-moves-made")
                .text("round", round)
                .text("boards", boards)
                .number("more", *more),
            Self::RoundUnfinished(unfinished) => unfinished.message(),
            Self::RoundOpen(open) => of("refusal-round-open", open.board)
                .text("other", open.board.round)
                .text("state", open.stage.name()),
            Self::RoundState {
                round,
                state,
                needs,
            } => CatalogueMessage::new(needs.message_id())
                .text("round", round)
                .text("state", state),
            _ => return None,
        })
    }
}

/// Begun with the board that it is about.
pub(super) fn of(id: &'static str, board: BoardId) -> CatalogueMessage {
    CatalogueMessage::new(id).text("board", board)
}

impl Objection {
    fn message(&self) -> CatalogueMessage {
        let message = if self.reason.is_empty() {
            of("refusal-objected", self.board)
        } else {
            of("refusal-objected-saying", self.board).text("reason", &self.reason)
        };
        message
            .text("side", self.side.word())
            .text("call", self.call)
    }
}

impl RoundUnfinished {
    fn message(&self) -> CatalogueMessage {
        let boards = self
            .named()
            .map(|(board, state)| of("board-with-state", *board).text("state", state));
        CatalogueMessage::new("refusal-round-unfinished")
            .text("round", self.round())
            .number("games", self.games())
            .messages("boards", boards.collect())
            .number("more", self.more())
    }
}

fn hold_stands(
    round: u16,
    hold: u32,
    venue: Option<&VenueId>,
    reason: Option<&str>,
) -> CatalogueMessage {
    CatalogueMessage::new("refusal-hold-stands")
        .text("round", round)
        .text("hold", hold)
        .text("scope", venue.map_or("all", |_| "venue"))
        .text("venue", venue.map_or("", VenueId::as_str))
        .text("reason-given", reason.map_or("no", |_| "yes"))
        .text("reason", reason.unwrap_or_default())
}

/// What changed on a board, by the word that its note has.
fn change(what: &Note) -> CatalogueMessage {
    let id = format!("change-{}", what.word);
    let with = what.with.iter();
    with.fold(
        CatalogueMessage::named(id),
        |message, (name, value)| match *name {
            "last" => message.chess_move(name, value),
            name => message.text(name, value),
        },
    )
}

impl CatalogueMessage {
    /// Who did it; `None` for the server.
    fn by(self, person: Option<&PersonId>) -> Self {
        self.text("by-server", person.map_or("yes", |_| "no"))
            .text("by", person.map_or("", PersonId::as_str))
    }
}
