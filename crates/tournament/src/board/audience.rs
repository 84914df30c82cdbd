//! Who may be told of a record. Live and in catching up, links, watchers and files ask this and nothing else.

use adoube_chess::Side;

/// Who may be told of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Both players and the officials.
    Everybody,
    /// One player, and nobody else.
    Player(Side),
    /// One player and the officials, not the opponent.
    PlayerAndOfficials(Side),
    /// The officials: no player, and nobody who only watches.
    Officials,
}

impl Audience {
    /// Whether that side's player may be told.
    pub fn has_player(self, side: Side) -> bool {
        match self {
            Self::Everybody => true,
            Self::Player(own) | Self::PlayerAndOfficials(own) => own == side,
            Self::Officials => false,
        }
    }

    /// Whether officials may be told.
    pub const fn has_officials(self) -> bool {
        match self {
            Self::Everybody | Self::Officials | Self::PlayerAndOfficials(_) => true,
            Self::Player(_) => false,
        }
    }
}
