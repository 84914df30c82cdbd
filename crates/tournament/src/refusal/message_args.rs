//! A refusal for readers of any language: a word for its sentence, and what fills that in.

use adoube_chess::IllegalReason;

use super::phrases::Phrase;
use super::{Refusal, RoundChanged};
use crate::ids::{BoardId, PersonId};
use crate::laws::MissingArticle;
use crate::note::Note;
use crate::verb::Verb;

/// What fills a sentence in, by name.
type With = Vec<(&'static str, String)>;

impl Refusal {
    /// A word for the sentence, [`Refusal::code`] where that stands for one alone, and what fills it in: figures,
    /// names, and stable words for what is said in words. None where a part of it is told in English alone.
    pub fn told(&self) -> Option<(&'static str, With)> {
        let (word, with) = match self {
            Self::NotYourRole { verb, .. } => (self.code(), vec![("roles", roles(*verb)?)]),
            Self::WrongDevice { bound } => (self.code(), vec![("device", bound.to_string())]),
            Self::NotYourTurn(side) => (self.code(), vec![("side", side.word().to_owned())]),
            Self::IllegalMove { uci, reason } => {
                let reason = illegal(*reason)?.to_owned();
                (self.code(), vec![("move", uci.clone()), ("reason", reason)])
            }
            Self::NoArticleOfLaws(MissingArticle { text, laws }) => {
                let last = laws.last_article().to_string();
                let laws = laws.year().to_owned();
                (
                    self.code(),
                    vec![("text", text.clone()), ("laws", laws), ("last", last)],
                )
            }
            Self::NotAMove(text) | Self::NoArticle(text) => {
                (self.code(), vec![("text", text.clone())])
            }
            Self::NotOneMove { square, moves } => {
                let word = if *moves == 0 { "no-move" } else { self.code() };
                let square = square.to_string();
                (word, vec![("square", square), ("moves", moves.to_string())])
            }
            Self::WrongPly { meant, current } => {
                let (meant, current) = (meant.to_string(), current.to_string());
                (self.code(), vec![("meant", meant), ("current", current)])
            }
            Self::Held(hold) => (self.code(), vec![("hold", hold.to_string())]),
            Self::NoSuchBoard(board) => (self.code(), vec![of(*board)]),
            Self::OtherVenue(venue) => (self.code(), vec![("venue", venue.to_string())]),
            Self::Notation { text, why } => {
                let (word, mut with) = told_by(why)?;
                with.push(("text", text.clone()));
                (word, with)
            }
            Self::AgainstRegulations { why, .. } | Self::CannotBe(why) => told_by(why)?,
            Self::BadPairing { board, what } => {
                let (word, mut with) = told_by(what)?;
                with.push(("board", board.to_string()));
                (word, with)
            }
            Self::HiddenCharacter(hidden) => (
                self.code(),
                vec![
                    ("character", hidden.code()),
                    ("place", hidden.place.to_string()),
                    ("hidden", hidden.kind.name().to_owned()),
                ],
            ),
            Self::NotLocal(why) => (told_in(*why)?, Vec::new()),
            of_boards => return of_boards.told_of_boards(),
        };
        Some((word, with))
    }

    /// What a ruling comes to on a board, or would have.
    fn told_of_boards(&self) -> Option<(&'static str, With)> {
        Some(match self {
            // What was given back before is told in English alone, and explains the rest.
            Self::ClockOfRuling { beside, .. } if !beside.is_empty() => return None,
            Self::ClockOfRuling { board, why, .. } => {
                let (word, mut with) = told_by(why)?;
                with.push(of(*board));
                (word, with)
            }
            Self::RoundChanged(RoundChanged { round, state }) => (
                "round-changed-since",
                vec![("round", round.to_string()), ("state", (*state).to_owned())],
            ),
            of_incident => return of_incident.told_of_incident(),
        })
    }

    fn told_of_incident(&self) -> Option<(&'static str, With)> {
        let number = |incident: &u32| ("incident", incident.to_string());
        Some(match self {
            Self::NoSuchIncident(incident) => (self.code(), vec![number(incident)]),
            Self::NotOfIncident { incident, board } => {
                (self.code(), vec![number(incident), of(*board)])
            }
            Self::Joined { incident, into } => (
                self.code(),
                vec![number(incident), ("into", into.to_string())],
            ),
            Self::AlreadyRuled {
                incident,
                kind,
                by,
                rulings,
            } => (
                self.code(),
                vec![
                    number(incident),
                    ("kind", (*kind).to_owned()),
                    ("by", whom(by.as_ref())),
                    ("rulings", rulings.to_string()),
                ],
            ),
            Self::NoProposal { incident, ruling } => (
                "no-proposal",
                vec![number(incident), ("ruling", ruling.to_string())],
            ),
            of_phrases => return of_phrases.told_in_phrases(),
        })
    }

    /// What ends in one of several sentences that are the same in every case, or is one.
    fn told_in_phrases(&self) -> Option<(&'static str, With)> {
        Some(match self {
            Self::AlreadyDone(phrase) | Self::OutOfRange(phrase) => (told_in(*phrase)?, Vec::new()),
            Self::NoSpare { device, why } => (told_in(*why)?, vec![("device", device.to_string())]),
            of_one_sentence => (of_one_sentence.alone()?, Vec::new()),
        })
    }

    /// The code of what is said in one sentence, the same in every case.
    const fn alone(&self) -> Option<&'static str> {
        match self {
            Self::SetAnew
            | Self::RuledAnew
            | Self::SmartMoveOff
            | Self::ChoosePiece
            | Self::PremoveOff
            | Self::NoPremove
            | Self::TooOften
            | Self::NotStarted
            | Self::BoardPaused
            | Self::NoHold
            | Self::NoReasonMissing
            | Self::NotPaused
            | Self::GameOver
            | Self::FlagFell(_)
            | Self::NoOffer
            | Self::OfferStands
            | Self::OfferDeclined
            | Self::NothingToDo
            | Self::ReasonRequired
            | Self::ResultNotAllowed
            | Self::NoResult
            | Self::PlayOn
            | Self::CallsWait
            | Self::NoCall
            | Self::NoRuling
            | Self::Played
            | Self::FourEyes
            | Self::NotDelegated
            | Self::NotYourSeat(_) => Some(self.code()),
            _ => None,
        }
    }
}

/// None where no page tells it.
fn told_in(phrase: Phrase) -> Option<&'static str> {
    (!phrase.word.is_empty()).then_some(phrase.word)
}

/// None where it is told in English alone.
fn told_by(why: &Note) -> Option<(&'static str, With)> {
    (!why.word.is_empty()).then(|| (why.word, why.with.clone()))
}

fn of(board: BoardId) -> (&'static str, String) {
    ("board", board.to_string())
}

/// Empty for the coordinator.
fn whom(person: Option<&PersonId>) -> String {
    person.map_or_else(String::new, ToString::to_string)
}

/// Who may, as their words with a comma between; none where nobody may.
fn roles(verb: Verb) -> Option<String> {
    let names: Vec<&str> = verb.allowed().0.iter().map(|role| role.name()).collect();
    (!names.is_empty()).then(|| names.join(","))
}

/// A word for why a move is illegal; none for what later versions may find.
pub(crate) const fn illegal(reason: IllegalReason) -> Option<&'static str> {
    Some(match reason {
        IllegalReason::NoPiece => "no-piece",
        IllegalReason::OpponentsPiece => "opponents-piece",
        IllegalReason::OwnPieceThere => "own-piece-there",
        IllegalReason::PieceInTheWay => "in-the-way",
        IllegalReason::PieceDoesNotMoveSo => "moves-otherwise",
        IllegalReason::NothingToTake => "nothing-to-take",
        IllegalReason::LeavesKingInCheck => "king-in-check",
        IllegalReason::PromotionMissing => "promotion-missing",
        IllegalReason::PromotionNotAllowed => "no-promotion",
        IllegalReason::CastlingNotAllowed => "no-castling",
        IllegalReason::GameOver => "game-over",
        _ => return None,
    })
}
