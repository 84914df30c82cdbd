//! Players who are out of a round by a penalty (O 18.4.8, 18.4.9).

use std::collections::BTreeSet;

use adoube_tournament::board::Board;
use adoube_tournament::ids::PersonId;
use adoube_tournament::penalty::Imposed;

use crate::shard::Shard;

impl Shard {
    /// The penalties of all boards, also of publications that were taken back.
    pub(in crate::shard) fn imposed(&self) -> impl Iterator<Item = &Imposed> {
        let boards = self.state.boards.values().chain(self.state.aside.values());
        boards.flat_map(Board::penalties)
    }

    /// Whom penalties keep out of a round.
    pub(in crate::shard) fn excluded(&self, round: u16) -> BTreeSet<PersonId> {
        let excluding = self.imposed().filter(|imposed| imposed.keeps_out_of(round));
        excluding.map(|imposed| imposed.person.clone()).collect()
    }
}
