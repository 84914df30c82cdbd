//! Which penalties of the board were imposed in the present game.

/// The rulings' records, each with the half-moves that had been made.
#[derive(Debug, Clone)]
pub(super) struct GamePenalties(Vec<(u64, u32)>);

impl GamePenalties {
    pub(super) const NONE: Self = Self(Vec::new());

    pub(super) fn add(&mut self, record: u64, ply: u32) {
        self.0.push((record, ply));
    }

    /// Another game begins.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn ply(&self, record: u64) -> Option<u32> {
        let mut known = self.0.iter();
        known.find(|(of, _)| *of == record).map(|(_, ply)| *ply)
    }
}
