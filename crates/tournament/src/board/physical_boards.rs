//! The physical boards of a game's players.

use adoube_chess::{BySide, Placement};

use super::event::Requirement;
use super::lazy_box::Blank;

/// A player's physical board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PhysicalBoard {
    /// What is on it; none while it is not connected.
    pub(super) placement: Option<Placement>,
    pub(super) was_connected: bool,
    /// Whether the arbiters were told of the difference that it shows now.
    pub(super) was_told: bool,
    /// Whether it has shown a position of the game since an official last set the position, or since it was connected.
    pub(super) has_followed: bool,
    pub(super) requirement: Requirement,
}

impl PhysicalBoard {
    const NONE: Self = Self {
        placement: None,
        was_connected: false,
        was_told: false,
        has_followed: false,
        requirement: Requirement::Required,
    };
}

impl Blank for BySide<PhysicalBoard> {
    const BLANK: &'static Self = &Self::both(PhysicalBoard::NONE);
}
