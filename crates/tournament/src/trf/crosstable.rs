//! What standings are computed from, as a report says it.

use super::file::{File, Tag};
use super::player::Player;
use crate::standings::{Crosstable, CrosstablePlayer, System, TieBreak};

impl File {
    /// The players and their rounds as they count.
    pub fn crosstable(&self) -> Crosstable {
        Crosstable {
            rounds: self.rounds(),
            players: self.players().map(crosstable_player).collect(),
        }
    }

    /// As the report says it (192, then 092). Or else a Swiss where the event has tie-breaks that
    /// no other may have (8); or else by the figures: each player would meet each other as often.
    pub fn system(&self, tie_breaks: &[TieBreak]) -> System {
        let said = [Tag::EncodedType, Tag::Type]
            .into_iter()
            .filter_map(|tag| self.header(tag))
            .find_map(said_system);
        let swiss_only = tie_breaks.iter().any(|one| one.method.swiss_only());
        said.or(swiss_only.then_some(System::Swiss))
            .unwrap_or_else(|| System::by_figures(&self.crosstable()))
    }
}

fn crosstable_player(player: &Player) -> CrosstablePlayer {
    let rounds = player.rounds.iter();
    let rounds = rounds.map(|cell| cell.with_bye_of_old_sign());
    CrosstablePlayer {
        number: player.number,
        rating: player.rating,
        rounds: rounds.collect(),
    }
}

fn said_system(text: &str) -> Option<System> {
    let text = text.to_ascii_uppercase().replace(['-', '_'], " ");
    let has = |word: &str| text.contains(word);
    if has("SWISS") || has("DUTCH") || has("DUBOV") || has("BURSTEIN") {
        Some(System::Swiss)
    } else if has("ROBIN") || has("BERGER") || text.split(' ').any(|word| word == "RR") {
        Some(System::RoundRobin)
    } else {
        None
    }
}
