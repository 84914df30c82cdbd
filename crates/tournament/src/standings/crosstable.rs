//! The crosstable that standings are computed from.

use std::collections::BTreeSet;

use adoube_chess::Side;

use crate::scoring::RoundResult;

/// The players of an individual tournament with their rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Crosstable {
    /// How many rounds the tournament has, where that is known.
    pub rounds: Option<u16>,
    /// In any order.
    pub players: Vec<CrosstablePlayer>,
}

/// A player with their rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CrosstablePlayer {
    /// Starting number, different from everybody else's.
    pub number: u16,
    /// The rating at the start; 0 counts as none.
    pub rating: Option<u16>,
    /// From the first round on.
    pub rounds: Vec<PlayerRound>,
}

/// A player's round. Without opponent and result the player was absent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlayerRound {
    /// The opponent's starting number; none for byes and absences.
    pub opponent: Option<u16>,
    /// The colour that the player was given; none for byes and absences.
    pub colour: Option<Side>,
    /// None for a game that is paired and not finished. A bye has no opponent.
    pub result: Option<RoundResult>,
}

impl Crosstable {
    /// The last round of which anything is known; 0 if none is.
    pub fn last_round(&self) -> usize {
        let rounds = self.players.iter().map(|player| player.rounds.len());
        rounds.max().unwrap_or(0)
    }

    /// Gives the points of games against players who were expelled to their opponents (Appendix I, A.9): the opponents win,
    /// whatever became of the game. Byes, and games without a result, stay as they are.
    pub fn award_points_of(&mut self, expelled: &BTreeSet<u16>) {
        for player in &mut self.players {
            let is_out = expelled.contains(&player.number);
            for round in &mut player.rounds {
                let (Some(opponent), Some(result)) = (round.opponent, round.result) else {
                    continue;
                };
                let awarded = match (is_out, expelled.contains(&opponent)) {
                    (false, false) => result,
                    (true, _) => result.lost(),
                    (false, true) => result.won(),
                };
                round.result = Some(awarded);
            }
        }
    }

    /// How many rounds the tournament has: those that are known of, where nobody says.
    pub fn all_rounds(&self) -> usize {
        self.rounds.map_or(self.last_round(), usize::from)
    }
}

impl CrosstablePlayer {
    /// What is known of a round, from 1.
    pub fn round(&self, round: u16) -> PlayerRound {
        let index = usize::from(round).checked_sub(1);
        let round = index.and_then(|index| self.rounds.get(index));
        round.copied().unwrap_or_default()
    }
}
