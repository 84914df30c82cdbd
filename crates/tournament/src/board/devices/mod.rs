//! The devices at the seats: what befell them, and where seats moved.

pub(super) mod board_notes;
pub(super) mod breaches;
pub(super) mod lock_status;
pub(super) mod note;
pub(super) mod notes;
pub(super) mod seat_transfer;
pub(super) mod signed_reports;
