//! What players may choose for the way their moves are entered (O 3.6), and what they chose.

/// What the event allows; part of a game's terms.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Entering {
    /// A move by one of its squares, where only one move is possible (O 3.6 a).
    pub smart_move: bool,
    /// A move entered while it is the opponent's turn (O 3.6 b).
    pub premove: bool,
    /// A queen without being asked (O 3.6 c).
    pub automatic_queen: bool,
}

/// What a player turned on for himself; at first nothing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Options {
    /// A move by one of its squares.
    pub smart_move: bool,
    /// Moves entered while it is the opponent's turn.
    pub premove: PremoveUse,
    /// A queen without being asked.
    pub automatic_queen: bool,
}

/// Whether a player enters moves while it is his opponent's turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PremoveUse {
    /// He does not: such a move is refused.
    #[default]
    Off,
    /// He does; his page asks once more before it sends one.
    Confirmed,
    /// He does, without being asked.
    AtOnce,
}

impl PremoveUse {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Off, Self::Confirmed, Self::AtOnce];

    /// The word for it on the wire and in scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Confirmed => "confirmed",
            Self::AtOnce => "at-once",
        }
    }

    /// The use of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|own| own.name() == name)
    }
}
