//! What programs, pages and people who look up an article learn of a refusal. `Refusal::facts` has one row for each.

use std::fmt::Display;

use super::illegal_move_words::illegal_move_word;
use super::phrases::Phrase;
use super::{BoardChanged, Refusal, RoundChanged, RoundNeed};
use crate::catalogue_message::CatalogueMessage;
use crate::ids::{BoardId, PersonId, RulingRef, VenueId};
use crate::laws::MissingArticle;
use crate::note::Note;
use crate::round_stage::Stage;
use crate::verb::Verb;

/// What fills in a sentence, by name.
type Arguments = Vec<(&'static str, String)>;

/// One refusal: its code, its article and the text for other languages.
struct Facts {
    /// A stable word for programs.
    code: &'static str,
    /// The article that refuses; `None` where the regulations leave it to the software.
    article: Option<&'static str>,
    text: Text,
}

/// What the text for readers of other languages is found by.
enum Text {
    /// A word that the pages have a sentence for, and what fills it in.
    Word(&'static str, Arguments),
    Catalogue(CatalogueMessage),
    EnglishOnly,
}

/// With the sentence of its code.
const fn row(code: &'static str, article: &'static str) -> Facts {
    Facts {
        code,
        article: Some(article),
        text: Text::Word(code, Vec::new()),
    }
}

/// Of no article.
const fn uncited(code: &'static str) -> Facts {
    Facts {
        code,
        article: None,
        text: Text::Word(code, Vec::new()),
    }
}

impl Facts {
    /// With the sentence of another word than its code.
    fn word(self, word: &'static str) -> Self {
        let text = Text::Word(word, Vec::new());
        Self { text, ..self }
    }

    /// With one of several sentences that have no arguments.
    fn phrase(self, phrase: Phrase) -> Self {
        match phrase.word {
            "" => self.english_only(),
            word => self.word(word),
        }
    }

    fn note(self, note: &Note) -> Self {
        let text = match note.word {
            "" => Text::EnglishOnly,
            word => Text::Word(word, note.with.clone()),
        };
        Self { text, ..self }
    }

    fn english_only(self) -> Self {
        let text = Text::EnglishOnly;
        Self { text, ..self }
    }

    fn catalogue(self, message: CatalogueMessage) -> Self {
        let text = Text::Catalogue(message);
        Self { text, ..self }
    }

    /// With a message of the catalogue that has no arguments yet.
    fn message(self, id: &'static str) -> Self {
        self.catalogue(CatalogueMessage::new(id))
    }

    /// With an argument more.
    fn with(self, name: &'static str, value: impl Display) -> Self {
        let text = match self.text {
            Text::Word(word, mut arguments) => {
                arguments.push((name, value.to_string()));
                Text::Word(word, arguments)
            }
            Text::Catalogue(message) => Text::Catalogue(message.text(name, value)),
            Text::EnglishOnly => Text::EnglishOnly,
        };
        Self { text, ..self }
    }

    /// With what changed on a board.
    fn change(self, what: &Note) -> Self {
        match self.text {
            Text::Catalogue(message) => Self {
                text: Text::Catalogue(message.messages("change", vec![change(what)])),
                ..self
            },
            Text::Word(..) | Text::EnglishOnly => self,
        }
    }

    /// With who did it; `None` for the server.
    fn by(self, person: Option<&PersonId>) -> Self {
        self.with("by-server", person.map_or("yes", |_| "no"))
            .with("by", person.map_or("", PersonId::as_str))
    }
}

impl Refusal {
    /// A refusal by an article of the regulations, and what it says.
    pub const fn against(article: &'static str, why: Note) -> Self {
        Self::AgainstRegulations { article, why }
    }

    /// A refusal because of the stage that a round is in.
    pub const fn of_stage(round: u16, stage: Stage, needs: RoundNeed) -> Self {
        Self::RoundState {
            round,
            state: stage.name(),
            needs,
        }
    }

    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        self.facts().code
    }

    /// The article that refuses; `None` where the regulations leave it to the software.
    pub fn article(&self) -> Option<&'static str> {
        self.facts().article
    }

    /// A word for the sentence and what fills it in: figures, names, and stable words. `None` where a message of the
    /// catalogue says it, or the English alone.
    pub fn word_and_arguments(&self) -> Option<(&'static str, Arguments)> {
        match self.facts().text {
            Text::Word(word, arguments) => Some((word, arguments)),
            Text::Catalogue(_) | Text::EnglishOnly => None,
        }
    }

    /// The message of the catalogue that says it, which has the sentence and what to do next, in each language.
    pub fn message(&self) -> Option<CatalogueMessage> {
        match self.facts().text {
            Text::Catalogue(message) => Some(message),
            Text::Word(..) | Text::EnglishOnly => None,
        }
    }

    /// For logs; programs put the message into words.
    pub(super) fn id_and_arguments(&self) -> String {
        self.message()
            .map_or_else(String::new, |message| message.to_string())
    }

    #[rustfmt::skip] // A table: one line, or two, for each refusal.
    fn facts(&self) -> Facts {
        match self {
            Self::NotYourRole { verb, article } => not_your_role(*verb, article),
            Self::OtherVenue(venue) => row("other-venue", "O 18.8").with("venue", venue),
            Self::NotDelegated => row("not-delegated", "O 18.9"),
            Self::NotYourSeat(_) => row("not-your-seat", "O 16.6"),
            Self::WrongDevice(bound) => row("wrong-device", "O 16.6").with("device", bound),
            Self::NoSpare { device, why } => row("no-spare", "O 16.6").phrase(*why).with("device", device),
            Self::NotYourTurn(side) => row("not-your-turn", "O 1.1").with("side", side.word()),
            Self::IllegalMove { uci, reason } => row("illegal-move", "O 3.3").with("move", uci).with("reason", illegal_move_word(*reason)),
            Self::NotAMove(text) => row("not-a-move", "O 3.3").with("text", text),
            Self::WrongPly { meant, current } => row("wrong-ply", "O 3.3").with("meant", meant).with("current", current),
            Self::PositionSet => row("set-anew", "O 3.3"),
            Self::SmartMoveOff => row("smart-move-off", "O 3.6"),
            Self::NotOneMove { square, moves: 0 } => row("not-one-move", "O 3.6").word("no-move").with("square", square).with("moves", 0),
            Self::NotOneMove { square, moves } => row("not-one-move", "O 3.6").with("square", square).with("moves", moves),
            Self::ChoosePiece => row("choose-piece", "O 3.6"),
            Self::PremoveOff => row("premove-off", "O 3.6"),
            Self::NoPremove => row("no-premove", "O 3.6"),
            Self::TooOften => row("too-often", "O 3.6"),
            Self::Notation { text, why } => row("notation", "A-C").note(why).with("text", text),
            Self::NotStarted => uncited("not-started"),
            Self::AlreadyDone(what) => uncited("already-done").phrase(*what),
            Self::BoardPaused => row("board-paused", "O 19.6"),
            Self::PhysicalBoard(why) => row(why.code(), why.article()).catalogue(why.message()),
            Self::NotPaused => row("not-paused", "O 19.6"),
            Self::NotLocal(what) => row("not-local", "O 19.6").phrase(*what),
            Self::OnHold(hold) => row("held", "O 19.6").with("hold", hold),
            Self::HoldOn(hold) => row("hold-on", "O 19.6").message("refusal-hold-on").with("hold", hold),
            Self::HoldNotEnded(round, hold, venue, reason) => row("hold-stands", "O 19.6")
                .catalogue(hold_not_ended(*round, *hold, venue.as_ref(), reason.as_deref())),
            Self::NoHold => row("no-hold", "O 19.6"),
            Self::NoReasonMissing => row("no-reason-missing", "O 19.6"),
            Self::GameOver => row("game-over", "O 5"),
            Self::Forfeited(board) => row("game-over", "O 16.11").message("refusal-forfeited").with("board", board),
            Self::FlagFell(_) => row("flag-fell", "O 4.5"),
            Self::NoOffer => row("no-offer", "O 5.3"),
            Self::OfferPending => row("offer-stands", "O 5.3"),
            Self::OfferDeclined => row("offer-declined", "L 11.5"),
            Self::OutOfRange(what) => uncited("out-of-range").phrase(*what),
            Self::CountersOutOfRange => uncited("out-of-range").message("refusal-range-counters"),
            // What of an absence is not given back is in English only, and explains the rest.
            Self::ClockOfRuling { beside, .. } if !beside.is_empty() => uncited("out-of-range").english_only(),
            Self::ClockOfRuling { board, why, .. } => uncited("out-of-range").note(why).with("board", board),
            Self::NothingToDo => uncited("nothing-to-do"),
            Self::ReasonRequired => row("reason-required", "O 17.11"),
            Self::HiddenCharacter(hidden) => row("hidden-character", "O 17.11")
                .with("character", hidden.code()).with("place", hidden.place).with("hidden", hidden.kind.name()),
            Self::NoArticle(text) => row("no-article", "O 17.11").with("text", text),
            Self::NoArticleOfLaws(MissingArticle { text, laws }) => row("no-article-of-laws", "O 17.11")
                .with("text", text).with("laws", laws.year()).with("last", laws.last_article()),
            Self::ResultNotAllowed => row("result-not-allowed", "O 7.2"),
            Self::NoResult => row("no-result", "O 17.11"),
            Self::ResultApproved => row("result-approved", "O 17.11").message("refusal-result-approved"),
            Self::ResultRuled { board, ruling } => row("result-ruled", "O 17.11").message("refusal-result-ruled")
                .with("board", board).with("ruling", ruling).with("incident", ruling.incident),
            Self::Objected(objection) => row("objected", "O 17.11").catalogue(objection.message()),
            Self::PlayOn => row("play-on", "O 19.2"),
            Self::CallsWait => row("calls-wait", "O 19.1"),
            Self::NoCall => row("no-call", "O 19.1"),
            Self::NoRuling => row("no-ruling", "O 18.9"),
            Self::Played => row("played", "O 16.11"),
            Self::MovesMade(round, boards, more) => uncited("played").catalogue(moves_made(*round, boards, *more)),
            Self::NoSuchBoard(board) => uncited("no-such-board").with("board", board),
            Self::RoundState { round, state, needs } => uncited("round-state").message(needs.name()).with("round", round).with("state", state),
            Self::RoundUnfinished(unfinished) => uncited("round-state").catalogue(unfinished.message()),
            Self::RoundOpen(open) => row("round-open", "O 16.6").message("refusal-round-open")
                .with("board", open.board).with("other", open.board.round).with("state", open.stage.name()),
            Self::RoundChanged(RoundChanged { round, state }) => uncited("changed-since").word("round-changed-since").with("round", round).with("state", state),
            Self::BadPairing { board, what } => uncited("bad-pairing").note(what).with("board", board),
            Self::TooFewDevices(few) => uncited("too-few-devices").catalogue(few.message()),
            Self::AgainstRegulations { article, why } => row("against-regulations", article).note(why),
            Self::Against(article, message) => row("against-regulations", article).catalogue(message.clone()),
            Self::NoSuchIncident(incident) => uncited("no-such-incident").with("incident", incident),
            Self::IncidentClosed(closed) => uncited("incident-closed").catalogue(closed.message()),
            Self::IncidentOpen { board, incident } => row("incident-open", "O 18.9").message("refusal-incident-open").with("board", board).with("incident", incident),
            Self::AllRuled(incident) => row("already-ruled", "O 18.9").message("refusal-all-ruled").with("incident", incident),
            Self::AlreadyRuled { incident, kind, by, rulings } => row("already-ruled", "O 18.9")
                .with("incident", incident).with("kind", kind).with("by", by.as_ref().map_or("", PersonId::as_str)).with("rulings", rulings),
            Self::FurtherRuling => row("ruled-anew", "O 18.9"),
            Self::Postponed { incident, board, ruling } => uncited("postponed").message("refusal-postponed")
                .with("board", board).with("incident", incident).with("ruling", ruling),
            Self::Joined { incident, into } => uncited("joined").with("incident", incident).with("into", into),
            Self::NotOfIncident { incident, board } => uncited("not-of-incident").with("incident", incident).with("board", board),
            Self::NoBreach(board, note) => row("no-breach", "O 18.9").message("refusal-no-breach").with("board", board).with("note", note),
            Self::BoardMovedOn { board, what } => row("board-moved-on", "O 18.9").message("refusal-board-moved-on").with("board", board).change(what),
            Self::BoardChanged(BoardChanged { board, what, by }) => uncited("changed-since").message("refusal-changed-since")
                .with("board", board).change(what).by(by.as_ref()),
            Self::NoProposal { incident, ruling } => uncited("nothing-to-do").word("no-proposal").with("incident", incident).with("ruling", ruling),
            Self::ProposalWaits { incident, ruling, by } => row("four-eyes", "O 18.9").message("refusal-proposal-waits")
                .with("incident", incident).with("ruling", ruling).by(by.as_ref()),
            Self::ProposalStale { ruling: RulingRef { incident, ruling }, board, what } => row("board-moved-on", "O 18.9").message("refusal-proposal-stale")
                .with("board", board).with("incident", incident).with("ruling", ruling).change(what),
            Self::FourEyes => row("four-eyes", "O 18.9"),
            Self::CannotBe(why) => uncited("invalid").note(why),
            Self::Stated(message) => uncited("invalid").catalogue(message.clone()),
            Self::Invalid(_) => uncited("invalid").english_only(),
        }
    }
}

/// The roles' words with a comma between; in English only where nobody may.
fn not_your_role(verb: Verb, article: &'static str) -> Facts {
    let facts = row("not-your-role", article);
    let names: Vec<&str> = verb.allowed().0.iter().map(|role| role.name()).collect();
    if names.is_empty() {
        facts.english_only()
    } else {
        facts.with("roles", names.join(","))
    }
}

fn hold_not_ended(
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

fn moves_made(round: u16, boards: &str, more: usize) -> CatalogueMessage {
    CatalogueMessage::new("refusal-moves-made")
        .text("round", round)
        .text("boards", boards)
        .number("more", more)
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

/// A message that begins with the board that it is about.
pub(super) fn of(id: &'static str, board: BoardId) -> CatalogueMessage {
    CatalogueMessage::new(id).text("board", board)
}
