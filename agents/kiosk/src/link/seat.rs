//! The seat that a device is bound to.

use adoube_proto::v1::{BoardRef, SeatAssigned, SeatTerms, Side};

/// One side of one board, and who sits on either.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// The board, as round and number.
    pub board: BoardRef,
    /// The side of this device.
    pub side: Side,
    /// All that the coordinator said of it.
    pub assigned: SeatAssigned,
}

impl Seat {
    /// The seat told by the coordinator, or nothing if it names no board or no side: the device
    /// then waits.
    pub fn from_wire(assigned: SeatAssigned) -> Option<Self> {
        let side = assigned.side();
        if side == Side::Unspecified {
            return None;
        }
        Some(Self {
            board: assigned.board?,
            side,
            assigned,
        })
    }

    /// Who sits at this device; empty where that is not known.
    pub fn own_person(&self) -> &str {
        let own = match self.side {
            Side::Black => &self.assigned.black,
            Side::White | Side::Unspecified => &self.assigned.white,
        };
        own.as_ref().map_or("", |plan| &plan.person)
    }

    /// White's and Black's name as they may be shown.
    pub fn names(&self) -> [&str; 2] {
        let plans = [&self.assigned.white, &self.assigned.black];
        plans.map(|plan| plan.as_ref().map_or("", |plan| plan.name.as_str()))
    }

    /// What the regulations mean for this seat.
    pub fn terms(&self) -> SeatTerms {
        self.assigned.terms.unwrap_or_default()
    }

    /// Whether both name the same board of the same tournament.
    pub fn is_same_board(&self, other: &Self) -> bool {
        self.board == other.board && self.assigned.tournament == other.assigned.tournament
    }

    /// The board as people write it: "3.12".
    pub fn board_name(&self) -> String {
        format!("{}.{}", self.board.round, self.board.board)
    }
}

/// The word for a side in logs.
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
        Side::Unspecified => "",
    }
}
