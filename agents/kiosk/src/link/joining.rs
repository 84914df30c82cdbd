//! How far a connection has come to what the coordinator has: a page that is told of half a game shows what never stood
//! on the board.

/// What is still to come on a connection.
#[derive(Debug, Default)]
pub(super) struct Joining {
    /// A seat was announced, and has not been told yet.
    seat_due: bool,
    /// The board's last record for this seat when that was told.
    through: u64,
    /// The copy of the board held all once.
    whole: bool,
}

impl Joining {
    /// The coordinator has said whether a seat follows.
    pub(super) fn welcomed(&mut self, seated: bool) {
        self.seat_due = seated;
        self.through = 0;
    }

    /// The seat was told; its copy of the board holds the records up to `held`.
    pub(super) fn seated(&mut self, through: u64, held: u64) {
        self.seat_due = false;
        self.through = through;
        self.held(held);
    }

    /// The copy holds the records up to `held`.
    pub(super) fn held(&mut self, held: u64) {
        self.whole |= held >= self.through;
    }

    /// The copy begins anew.
    pub(super) fn begins_anew(&mut self) {
        self.whole = false;
    }

    /// The connection ended.
    pub(super) fn link_lost(&mut self) {
        self.welcomed(false);
    }

    /// Whether something is still to come before what a copy holds is what the coordinator has.
    pub(super) fn goes_on(&self, held: u64) -> bool {
        self.seat_due || held < self.through
    }

    /// Whether the copy is, or was, a whole one.
    pub(super) fn is_whole(&self) -> bool {
        self.whole
    }
}
