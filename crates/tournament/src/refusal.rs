//! Refusals: typed, citing an article, changing nothing.

mod changed;
mod closed_incident;
mod facts;
mod illegal_move_words;
mod objection;
mod open_round;
pub mod phrases;
mod physical_boards;
mod reason_text;
mod round_need;
mod too_few_devices;
mod words;

pub use changed::{BoardChanged, RoundChanged};
pub use closed_incident::{ClosedIncident, Instead};
pub use illegal_move_words::illegal_move_word;
pub use objection::Objection;
pub use open_round::{RoundOpen, RoundUnfinished};
pub use physical_boards::PhysicalBoardRefusal;
pub use round_need::RoundNeed;
pub use too_few_devices::TooFewDevices;

use adoube_chess::{IllegalReason, Side, Square};
use phrases::Phrase;
use thiserror::Error;

use crate::catalogue_message::CatalogueMessage;
use crate::ids::{BoardId, DeviceId, PersonId, RulingRef, VenueId};
use crate::note::Note;
use crate::time::Time;
use crate::verb::Verb;

/// Why a command was refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The role may not do this.
    #[error("{}", words::who_may(*verb))]
    NotYourRole {
        /// What was asked.
        verb: Verb,
        /// The article that says who may.
        article: &'static str,
    },
    /// The person does not sit at this board.
    #[error("{0} does not play on this board")]
    NotYourSeat(PersonId),
    /// The seat is bound to another device: this one.
    #[error("the seat is bound to device {0}")]
    WrongDevice(DeviceId),
    /// It is the opponent's turn.
    #[error("it is {0}'s turn")]
    NotYourTurn(Side),
    /// The move is not legal.
    #[error("{uci} is not legal: {reason}")]
    IllegalMove {
        /// The move as it was sent.
        uci: String,
        /// What is wrong with it.
        reason: IllegalReason,
    },
    /// The move's text is no move.
    #[error("'{0}' is not a move: write origin and destination, such as e2e4")]
    NotAMove(String),
    /// One square without smart move.
    #[error("smart move is off: write origin and destination, such as e2e4")]
    SmartMoveOff,
    /// A square that belongs to no legal move, or to several.
    #[error("{} at {square}: name origin and destination", words::begin_or_end(*moves))]
    NotOneMove {
        /// The square.
        square: Square,
        /// How many moves it belongs to.
        moves: usize,
    },
    /// A pawn's move to the last rank that does not say what it becomes.
    #[error("choose a piece: queen, rook, bishop or knight")]
    ChoosePiece,
    /// A move in algebraic notation that cannot be read.
    #[error("'{text}' is not read: {why}")]
    Notation {
        /// As it was written.
        text: String,
        /// Why not.
        why: Note,
    },
    /// A move in the opponent's turn without premoves.
    #[error("premove is off: turn it on first")]
    PremoveOff,
    /// There is no premove to take back.
    #[error("no premove waits")]
    NoPremove,
    /// More changes than play needs.
    #[error("you changed this too often: wait for the next move")]
    TooOften,
    /// The move was meant for another position.
    #[error("the board has {current} half-moves, this was meant to be number {meant}")]
    WrongPly {
        /// What the client believed to be playing.
        meant: u32,
        /// How many half-moves the game has.
        current: u32,
    },
    /// An official set the position anew after it was entered.
    #[error("{}", words::POSITION_SET)]
    PositionSet,
    /// A ruling came after it was entered.
    #[error("a further ruling came after this was entered: read it first")]
    FurtherRuling,
    /// The board has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// It was done before; the text says what stands.
    #[error("{0}")]
    AlreadyDone(Phrase),
    /// The clocks stand.
    #[error("the board is paused")]
    BoardPaused,
    /// A physical board does not let it happen.
    #[error("{}", self.id_and_arguments())]
    PhysicalBoard(PhysicalBoardRefusal),
    /// A hold keeps the clocks standing.
    #[error("hold {0} keeps its clocks standing: end it, or leave the board as it is")]
    OnHold(u32),
    /// The same hold is on already.
    #[error("{}", self.id_and_arguments())]
    HoldOn(u32),
    /// A round is not closed while it is held: which round, which hold, of which venue if of one, and why.
    #[error("{}", self.id_and_arguments())]
    HoldNotEnded(u16, u32, Option<VenueId>, Option<String>),
    /// No hold of that scope is on.
    #[error("no such pause is on")]
    NoHold,
    /// No reason is missing.
    #[error("every pause has its reason already")]
    NoReasonMissing,
    /// More than a venue's own arbiter may do to a clock.
    #[error("{0}: an arbiter of the event, or the chief arbiter, decides that")]
    NotLocal(Phrase),
    /// There is nothing to resume.
    #[error("the board is not paused")]
    NotPaused,
    /// The game has ended.
    #[error("the game has ended")]
    GameOver,
    /// The game was forfeited, since somebody did not come.
    #[error("{}", self.id_and_arguments())]
    Forfeited(BoardId),
    /// The flag fell before this.
    #[error("the flag has fallen")]
    FlagFell(Time),
    /// There is no offer to answer.
    #[error("there is no draw offer to answer")]
    NoOffer,
    /// His own offer stands.
    #[error("your offer stands until it is answered")]
    OfferPending,
    /// The opponent declined an offer of theirs in this position.
    #[error(
        "your opponent declined a draw in this position: you can offer one again after the next move"
    )]
    OfferDeclined,
    /// A time that cannot be.
    #[error("{0}")]
    OutOfRange(Phrase),
    /// Period and move counter of a clock that its time control does not have.
    #[error("{}", self.id_and_arguments())]
    CountersOutOfRange,
    /// A ruling that would leave a clock with no time, or with too much.
    #[error("board {board}: {why}{}", words::besides(beside))]
    ClockOfRuling {
        /// Which.
        board: BoardId,
        /// Whose clock, what it has, and what cannot be.
        why: Note,
        /// What of the absence is not given back, and why.
        beside: Vec<Note>,
    },
    /// Nothing would change.
    #[error("nothing would change")]
    NothingToDo,
    /// A ruling without its reason.
    #[error("a reason is required: one line of 1 to 500 characters")]
    ReasonRequired,
    /// What is cited is no article.
    #[error("'{0}' is no article: write one such as O 18.9 a, 11.4.2, L 6.14 or your event's")]
    NoArticle(String),
    /// The edition of the Laws that the game is played by has no such article.
    #[error("{0}")]
    NoArticleOfLaws(crate::laws::MissingArticle),
    /// A result that the event's scoring does not know.
    #[error("that result is not one of the event's")]
    ResultNotAllowed,
    /// There is no result to confirm, approve or correct.
    #[error("the game has no result yet")]
    NoResult,
    /// A game that an arbiter's result stands on.
    #[error("{}", self.id_and_arguments())]
    ResultApproved,
    /// A result that a ruling made, or let stand.
    #[error("{}", self.id_and_arguments())]
    ResultRuled {
        /// Which board.
        board: BoardId,
        /// Whose the result is.
        ruling: RulingRef,
    },
    /// Too late to annul a game with reversed colours.
    #[error("both have completed ten moves: the game goes on with these colours")]
    PlayOn,
    /// As many calls of the player wait as may.
    #[error("your calls wait already: the arbiter has been told")]
    CallsWait,
    /// No such call waits.
    #[error("no such call waits for an answer")]
    NoCall,
    /// No ruling waits for the players.
    #[error("no ruling waits for you")]
    NoRuling,
    /// A forfeit of a game in which moves were made.
    #[error("moves have been made: only a game that was not played is forfeited")]
    Played,
    /// No such board.
    #[error("there is no board {0}")]
    NoSuchBoard(BoardId),
    /// A round that is not in the state that this needs.
    #[error("{}", self.id_and_arguments())]
    RoundState {
        /// Which.
        round: u16,
        /// As it is.
        state: &'static str,
        /// What would be needed.
        needs: RoundNeed,
    },
    /// A round with moves was to be taken back: which, its first boards with moves, and how many more there are.
    #[error("{}", self.id_and_arguments())]
    MovesMade(u16, String, usize),
    /// Another round holds players and devices.
    #[error("{}", self.id_and_arguments())]
    RoundOpen(RoundOpen),
    /// Games of a round that was to be closed go on.
    #[error("{}", self.id_and_arguments())]
    RoundUnfinished(RoundUnfinished),
    /// A pairing that cannot be.
    #[error("board {board}: {what}")]
    BadPairing {
        /// Which.
        board: u16,
        /// What is wrong.
        what: Note,
    },
    /// A venue has fewer devices than players.
    #[error("{}", self.id_and_arguments())]
    TooFewDevices(TooFewDevices),
    /// A result to which a player objects.
    #[error("{}", self.id_and_arguments())]
    Objected(Objection),
    /// A text with a character that nobody sees.
    #[error(transparent)]
    HiddenCharacter(crate::text::HiddenCharacter),
    /// Against the event's regulations, or an article.
    #[error("{why}")]
    AgainstRegulations {
        /// Which article.
        article: &'static str,
        /// What it says.
        why: Note,
    },
    /// No such incident.
    #[error("there is no incident {0}")]
    NoSuchIncident(u32),
    /// The incident is closed, and no ruling of it is to be corrected.
    #[error("{}", self.id_and_arguments())]
    IncidentClosed(ClosedIncident),
    /// All boards of an incident that go on were ruled.
    #[error("{}", self.id_and_arguments())]
    AllRuled(u32),
    /// What is left of an incident was postponed.
    #[error("{}", self.id_and_arguments())]
    Postponed {
        /// Which incident.
        incident: u32,
        /// The first board that was.
        board: BoardId,
        /// By which ruling.
        ruling: RulingRef,
    },
    /// The result of a board is the Chief Arbiter's to rule on.
    #[error("{}", self.id_and_arguments())]
    IncidentOpen {
        /// Which board.
        board: BoardId,
        /// Its incident.
        incident: u32,
    },
    /// The incident goes on in another.
    #[error("incident {incident} was joined into incident {into}: rule on that one")]
    Joined {
        /// Which.
        incident: u32,
        /// Where it goes on.
        into: u32,
    },
    /// The incident is not about that board.
    #[error("board {board} is not one of incident {incident}")]
    NotOfIncident {
        /// Which incident.
        incident: u32,
        /// Which board.
        board: BoardId,
    },
    /// What a ruling cites is not in the board's record under that number, or is no breach.
    #[error("{}", self.id_and_arguments())]
    NoBreach(BoardId, u32),
    /// The board is no longer as the arbiter saw it.
    #[error("{}", self.id_and_arguments())]
    BoardMovedOn {
        /// Which.
        board: BoardId,
        /// What changed.
        what: Note,
    },
    /// What a command comes to is another thing by now than when its author looked.
    #[error("{}", self.id_and_arguments())]
    BoardChanged(BoardChanged),
    /// A round is not as it was when whoever gives a command looked.
    #[error(transparent)]
    RoundChanged(RoundChanged),
    /// Somebody else ruled first.
    #[error("{}", words::already_ruled(*incident, *rulings, kind, by.as_ref()))]
    AlreadyRuled {
        /// Which incident.
        incident: u32,
        /// The last ruling's kind.
        kind: &'static str,
        /// Who ruled.
        by: Option<PersonId>,
        /// How many there are.
        rulings: u32,
    },
    /// Somebody's office is at another venue.
    #[error("your office is not at venue {0}")]
    OtherVenue(VenueId),
    /// A device that cannot be a spare for the seat.
    #[error("device {device}: {why}")]
    NoSpare {
        /// Which.
        device: DeviceId,
        /// Why not.
        why: Phrase,
    },
    /// No such proposal waits.
    #[error("incident {incident}: no proposed ruling {ruling} waits for a second official")]
    NoProposal {
        /// Which incident.
        incident: u32,
        /// Which ruling was meant.
        ruling: u32,
    },
    /// Another proposal waits.
    #[error("{}", self.id_and_arguments())]
    ProposalWaits {
        /// Which incident.
        incident: u32,
        /// Which ruling.
        ruling: u32,
        /// Who proposed it.
        by: Option<PersonId>,
    },
    /// A board moved on since a ruling was proposed.
    #[error("{}", self.id_and_arguments())]
    ProposalStale {
        /// Which ruling.
        ruling: RulingRef,
        /// Which board.
        board: BoardId,
        /// What changed.
        what: Note,
    },
    /// Who proposed a ruling cannot second it.
    #[error("another official has to agree: you proposed it")]
    FourEyes,
    /// An arbiter to whom nobody delegated rulings.
    #[error("only the chief arbiter rules, or the arbiter to whom he delegated it")]
    NotDelegated,
    /// It cannot be as things stand.
    #[error("{0}")]
    CannotBe(Note),
    /// Against the event's regulations, or an article: which, said by a message of the catalogue.
    #[error("{1}")]
    Against(&'static str, CatalogueMessage),
    /// Said by a message of the catalogue.
    #[error("{0}")]
    Stated(CatalogueMessage),
    /// Something in a list or document is wrong; the text says where.
    #[error("{0}")]
    Invalid(String),
}
