//! What is to be looked at in a round's pairings, from the rounds before it.

use adoube_chess::Side;
use adoube_tournament::board::{Board, Ending, Phase};
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::round::{self, ByeKind, Earlier, Pairings, RoundRecord, Stage};

use super::{Shard, elsewhere};

impl Shard {
    /// In words, for whoever brought or published the pairings.
    pub(super) fn remarks(&self, number: u16, pairings: &Pairings) -> Vec<String> {
        let before = self.state.rounds.range(..number);
        let earlier: Vec<Earlier> = before.map(|(round, _)| self.earlier(*round)).collect();
        let regulations = self.state.event.state.regulations();
        let roster = &self.state.roster.state;
        let regulations = regulations.map(AsRef::as_ref);
        let remarks = round::remarks(number, pairings, roster, &earlier, regulations);
        remarks.iter().map(ToString::to_string).collect()
    }

    /// What a report takes the place of, in words, before its records are.
    pub(super) fn replaced(&self, number: u16, records: &[RoundRecord]) -> Option<String> {
        if !records.contains(&RoundRecord::DraftCleared) {
            return None;
        }
        let round = self.round(number);
        Some(match round.elsewhere() {
            Some(told) => format!(
                "round {number} was told otherwise by {}: what this report tells of it counts now",
                told.source
            ),
            None => format!(
                "round {number} was a draft: this report tells its results, and it is not to be \
                 played here"
            ),
        })
    }

    fn earlier(&self, number: u16) -> Earlier {
        let round = self.round(number);
        if let Some(told) = round.elsewhere() {
            return Earlier {
                round: number,
                games: elsewhere::met(told),
                free: elsewhere::free(told),
            };
        }
        let free = |kind: ByeKind| matches!(kind, ByeKind::Full | ByeKind::Pairing);
        let byes = round.byes().iter().filter(|(_, kind)| free(**kind));
        let mut earlier = Earlier {
            round: number,
            games: Vec::new(),
            free: byes.map(|(person, _)| person.clone()).collect(),
        };
        for (board, players) in round.pairings() {
            let board = *board;
            let played = self.state.boards.get(&BoardId {
                round: number,
                board,
            });
            match played.filter(|board| is_forfeit(board)) {
                Some(board) => earlier.free.extend(winner(board)),
                None => earlier.games.push(players.clone()),
            }
        }
        earlier
    }

    /// The last round whose pairings were announced; 0 for none.
    pub(super) fn last_announced(&self) -> u16 {
        let rounds = self.state.rounds.iter();
        let announced = rounds.filter(|(_, round)| round.state.stage() != Stage::Draft);
        announced.map(|(number, _)| *number).max().unwrap_or(0)
    }
}

/// Whether the game was not played.
fn is_forfeit(board: &Board) -> bool {
    matches!(board.phase(), Phase::Finished { ending, .. } if *ending == Ending::Forfeit)
}

/// Who has more points of a game that is over.
fn winner(board: &Board) -> Option<PersonId> {
    let Phase::Finished { score, .. } = board.phase() else {
        return None;
    };
    let side = match score.white.cmp(&score.black) {
        std::cmp::Ordering::Greater => Side::White,
        std::cmp::Ordering::Less => Side::Black,
        std::cmp::Ordering::Equal => return None,
    };
    Some(board.seat(side).person.clone())
}
