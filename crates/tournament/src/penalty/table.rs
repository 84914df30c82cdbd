//! The table of penalties.

use super::measure::Measured;
use crate::laws::Laws;
use crate::verb::Verb;

/// The kinds of penalties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each has a row that says what it is")]
pub enum PenaltyKind {
    Warning,
    TimeToOpponent,
    TimeOff,
    PointsToOpponent,
    PointsOff,
    GameLost,
    Fine,
    Exclusion,
    Expulsion,
    YellowCard,
    WrongClaim,
    RedCard,
}

/// What a penalty does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The opponent's clock gets the measure.
    TimeToOpponent,
    /// The player's clock loses the measure.
    TimeOff,
    /// The opponent's score of the game rises by the measure.
    PointsToOpponent,
    /// The player's score of the game falls by the measure.
    PointsOff,
    /// The game is lost; the opponent has the measure, or a win where there is none. Both may lose.
    GameLost,
    /// The rounds of the measure are played without the player.
    Excluded,
    /// All later rounds are played without the player.
    Expelled,
    /// A claim of a draw was wrong: the clocks change by the Laws ([`Laws::wrong_claim_cost`]), and the same claim costs
    /// nothing again.
    CostOfWrongClaim,
}

/// What an effect changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// The clocks of the game.
    Clocks,
    /// The game's result.
    Result,
    /// Who plays in later rounds.
    Rounds,
}

impl Effect {
    /// What it changes.
    pub const fn reach(self) -> Reach {
        match self {
            Self::TimeToOpponent | Self::TimeOff | Self::CostOfWrongClaim => Reach::Clocks,
            Self::PointsToOpponent | Self::PointsOff | Self::GameLost => Reach::Result,
            Self::Excluded | Self::Expelled => Reach::Rounds,
        }
    }
}

/// In which events a penalty can be imposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Availability {
    /// In all.
    Always,
    /// Where its fine was announced in advance (O 18.4.7).
    AnnouncedFine,
    /// Where the regulations have yellow and red cards (O 13.4).
    Cards,
    /// Where draws are claimed (L 9.5).
    Claims,
}

/// What is known of a kind of penalty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// Which.
    pub kind: PenaltyKind,
    /// A stable word: it is typed, and names its message (`penalty.WORD`) and its constant in the stored format and
    /// on the wire (`PENALTY_KIND_WORD`).
    pub id: &'static str,
    /// The article of the Online Chess Regulations for hybrid events (18.4).
    pub hybrid: &'static str,
    /// The one for supervised online events (10.9).
    pub supervised: &'static str,
    /// The article of the Laws of 2005 (13.4 a to g); none where they do not have the penalty.
    pub laws_2005: Option<&'static str>,
    /// The article of the Laws of 2018 and 2023 (12.9.1 to 12.9.9, alike in both); none where they do not have it.
    pub laws_2018: Option<&'static str>,
    /// What the role table knows it by, which says who may impose it.
    pub imposed_by: Verb,
    /// Where it can be imposed.
    pub available: Availability,
    /// What it is measured in.
    pub measured: Measured,
    /// What it does; nothing but being recorded where this is empty.
    pub effects: &'static [Effect],
}

/// Every penalty, in the order of [`PenaltyKind`].
///
/// The articles of the Laws were compared with copies of FIDE's texts. 2005, article 13:
/// <http://chess-class.com/fide/article13.html>. 2018, articles 9 and 12: `public/content/en/laws` of
/// <https://github.com/Chess-Arbiter/handbook>. 2023, <https://handbook.fide.com/chapter/E012023>: `docs/rulebook` of
/// <https://github.com/richelbilderbeek/conquer_chess>.
pub const TABLE: &[Row] = &[
    Row {
        kind: PenaltyKind::Warning,
        id: "warning",
        hybrid: "O 18.4.1",
        supervised: "O 10.9.1",
        laws_2005: Some("L 13.4 a"),
        laws_2018: Some("L 12.9.1"),
        imposed_by: Verb::Penalise,
        available: Availability::Always,
        measured: Measured::Nothing,
        effects: &[],
    },
    Row {
        kind: PenaltyKind::TimeToOpponent,
        id: "time-to-opponent",
        hybrid: "O 18.4.2",
        supervised: "O 10.9.2",
        laws_2005: Some("L 13.4 b"),
        laws_2018: Some("L 12.9.2"),
        imposed_by: Verb::Penalise,
        available: Availability::Always,
        measured: Measured::Time,
        effects: &[Effect::TimeToOpponent],
    },
    Row {
        kind: PenaltyKind::TimeOff,
        id: "time-off",
        hybrid: "O 18.4.3",
        supervised: "O 10.9.3",
        laws_2005: Some("L 13.4 c"),
        laws_2018: Some("L 12.9.3"),
        imposed_by: Verb::Penalise,
        available: Availability::Always,
        measured: Measured::Time,
        effects: &[Effect::TimeOff],
    },
    Row {
        kind: PenaltyKind::PointsToOpponent,
        id: "points-to-opponent",
        hybrid: "O 18.4.4",
        supervised: "O 10.9.4",
        laws_2005: Some("L 13.4 f"),
        laws_2018: Some("L 12.9.4"),
        imposed_by: Verb::Penalise,
        available: Availability::Always,
        measured: Measured::Points,
        effects: &[Effect::PointsToOpponent],
    },
    Row {
        kind: PenaltyKind::PointsOff,
        id: "points-off",
        hybrid: "O 18.4.5",
        supervised: "O 10.9.5",
        laws_2005: Some("L 13.4 e"),
        laws_2018: Some("L 12.9.5"),
        imposed_by: Verb::Penalise,
        available: Availability::Always,
        measured: Measured::Points,
        effects: &[Effect::PointsOff],
    },
    Row {
        kind: PenaltyKind::GameLost,
        id: "game-lost",
        hybrid: "O 18.4.6",
        supervised: "O 10.9.6",
        laws_2005: Some("L 13.4 d"),
        laws_2018: Some("L 12.9.6"),
        imposed_by: Verb::Penalise,
        available: Availability::Always,
        measured: Measured::OpponentsPoints,
        effects: &[Effect::GameLost],
    },
    Row {
        kind: PenaltyKind::Fine,
        id: "fine",
        hybrid: "O 18.4.7",
        supervised: "O 10.9.7",
        laws_2005: None,
        laws_2018: Some("L 12.9.7"),
        imposed_by: Verb::Penalise,
        available: Availability::AnnouncedFine,
        measured: Measured::Fine,
        effects: &[],
    },
    Row {
        kind: PenaltyKind::Exclusion,
        id: "exclusion",
        hybrid: "O 18.4.8",
        supervised: "O 10.9.8",
        laws_2005: None,
        laws_2018: Some("L 12.9.8"),
        imposed_by: Verb::Expel,
        available: Availability::Always,
        measured: Measured::Rounds,
        effects: &[Effect::Excluded],
    },
    Row {
        kind: PenaltyKind::Expulsion,
        id: "expulsion",
        hybrid: "O 18.4.9",
        supervised: "O 10.9.9",
        laws_2005: Some("L 13.4 g"),
        laws_2018: Some("L 12.9.9"),
        imposed_by: Verb::Expel,
        available: Availability::Always,
        measured: Measured::Nothing,
        effects: &[Effect::Expelled],
    },
    Row {
        kind: PenaltyKind::YellowCard,
        id: "yellow-card",
        hybrid: "O 13.4",
        supervised: "O 13.4",
        laws_2005: None,
        laws_2018: None,
        imposed_by: Verb::Penalise,
        available: Availability::Cards,
        measured: Measured::Nothing,
        effects: &[],
    },
    Row {
        kind: PenaltyKind::WrongClaim,
        id: "wrong-claim",
        hybrid: "L 9.5",
        supervised: "L 9.5",
        laws_2005: Some("L 9.5 b"),
        laws_2018: Some("L 9.5.3"),
        imposed_by: Verb::Penalise,
        available: Availability::Claims,
        measured: Measured::Claim,
        effects: &[Effect::CostOfWrongClaim],
    },
    Row {
        kind: PenaltyKind::RedCard,
        id: "red-card",
        hybrid: "O 13.4",
        supervised: "O 13.4",
        laws_2005: None,
        laws_2018: None,
        imposed_by: Verb::Penalise,
        available: Availability::Cards,
        measured: Measured::Nothing,
        effects: &[Effect::GameLost],
    },
];

/// The names of constants begin with this.
const CONSTANT: &str = "PENALTY_KIND_";

impl PenaltyKind {
    /// Its row.
    pub const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The name of its constant in the stored format and on the wire: `PENALTY_KIND_TIME_OFF`.
    pub fn constant(self) -> String {
        let word = self.row().id.replace('-', "_").to_ascii_uppercase();
        format!("{CONSTANT}{word}")
    }

    /// The kind of that constant.
    pub fn from_constant(name: &str) -> Option<Self> {
        let word = name.strip_prefix(CONSTANT)?;
        Self::from_id(&word.replace('_', "-").to_ascii_lowercase())
    }

    /// The kind of that word.
    pub fn from_id(id: &str) -> Option<Self> {
        let row = TABLE.iter().find(|row| row.id == id);
        row.map(|row| row.kind)
    }
}

impl Row {
    /// The article of an edition of the Laws; none where that has no such penalty.
    pub const fn of_laws(&self, laws: Laws) -> Option<&'static str> {
        match laws {
            Laws::Of2005 => self.laws_2005,
            Laws::Of2018 | Laws::Of2023 => self.laws_2018,
        }
    }
}
