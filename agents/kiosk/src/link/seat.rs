//! The seat that a device is bound to.

use adoube_proto::v1::{BoardRef, Role, RulingOfficial, SeatAssigned, SeatPlan, SeatTerms, Side};

/// One side of one board, and who sits on either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The tournament's id.
    pub tournament: String,
    /// The board, as round and number.
    pub board: BoardRef,
    /// The side of this device.
    pub side: Side,
    /// White's name as it may be shown.
    pub white: String,
    /// Black's name as it may be shown.
    pub black: String,
    /// Who sits where, White first.
    pub plans: [SeatPlan; 2],
    /// What the regulations mean for this seat.
    pub terms: SeatTerms,
    /// Who may rule in the event.
    pub officials: Vec<RulingOfficial>,
    /// IANA name of the venue's time zone; empty where the coordinator does not know it.
    pub time_zone: String,
}

impl Seat {
    /// Who sits at this device.
    pub fn own_plan(&self) -> &SeatPlan {
        let [white, black] = &self.plans;
        match self.side {
            Side::Black => black,
            Side::White | Side::Unspecified => white,
        }
    }

    /// The seat told by the coordinator, or nothing if it names no board or no side: the device
    /// then waits.
    pub fn from_wire(assigned: SeatAssigned) -> Option<Self> {
        let side = assigned.side();
        if side == Side::Unspecified {
            return None;
        }
        let plans = [assigned.white, assigned.black].map(Option::unwrap_or_default);
        Some(Self {
            board: assigned.board?,
            side,
            tournament: assigned.tournament,
            white: plans[0].name.clone(),
            black: plans[1].name.clone(),
            plans,
            terms: assigned.terms.unwrap_or_default(),
            officials: assigned.officials,
            time_zone: assigned.time_zone,
        })
    }

    /// Whether both name the same board of the same tournament.
    pub fn is_same_board(&self, other: &Self) -> bool {
        self.board == other.board && self.tournament == other.tournament
    }

    /// The higher office of who rules and his name, as players read them: none of who is not known
    /// here, and no name where it is not told.
    pub fn official(&self, person: &str) -> Option<(Role, &str)> {
        let own = self.officials.iter().filter(|own| own.person == person);
        let highest = own.max_by_key(|own| own.role() == Role::ChiefArbiter)?;
        Some((highest.role(), &highest.name))
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
