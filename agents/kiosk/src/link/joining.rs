//! How far a connection is: a page shows no board before the coordinator has sent it.

/// What is still to come on a connection.
#[derive(Debug, Default)]
pub(super) struct Joining {
    /// A seat was announced, and has not come yet.
    seat_due: bool,
    /// A seat came, and its board's view has not come yet.
    view_due: bool,
}

impl Joining {
    /// The coordinator has said whether a seat follows.
    pub(super) const fn welcomed(&mut self, seated: bool) {
        self.seat_due = seated;
        self.view_due = false;
    }

    /// The seat came, or that there is none.
    pub(super) const fn seated(&mut self, is_seated: bool) {
        self.seat_due = false;
        self.view_due = is_seated;
    }

    /// The board's view came.
    pub(super) const fn viewed(&mut self) {
        self.view_due = false;
    }

    /// The connection ended.
    pub(super) const fn link_lost(&mut self) {
        self.welcomed(false);
    }

    /// Whether something is still to come.
    pub(super) const fn goes_on(&self) -> bool {
        self.seat_due || self.view_due
    }
}
