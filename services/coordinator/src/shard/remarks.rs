//! What is to be looked at in a round's pairings, from the rounds before it.

use adoube_chess::Side;
use adoube_tournament::board::{Board, Ending, Phase};
use adoube_tournament::event::OpenRound;
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::round::{self, ByeKind, Earlier, Elsewhere, Pairings, RoundRecord, Stage};

use super::round_views::taken_back;
use super::{Shard, elsewhere, retold};

impl Shard {
    /// In words, for whoever brought or published the pairings.
    pub(super) fn remarks(&self, number: u16, pairings: &Pairings) -> Vec<String> {
        let before = self.state.rounds.range(..number);
        let earlier: Vec<Earlier> = before.map(|(round, _)| self.earlier(*round)).collect();
        let regulations = self.state.event.state.regulations();
        let roster = &self.state.roster.state;
        let regulations = regulations.map(AsRef::as_ref);
        let remarks = round::remarks(number, pairings, roster, &earlier, regulations);
        let remarks = remarks.iter().map(ToString::to_string);
        self.taken_back(number).into_iter().chain(remarks).collect()
    }

    /// Rounds up to this one that were played elsewhere and whose results were taken back.
    fn taken_back(&self, number: u16) -> Vec<String> {
        let rounds = self.state.rounds.range(..number);
        let before = rounds.filter_map(|(before, round)| {
            let report = taken_back(&round.state)?;
            Some(format!(
                "round {before} was played elsewhere, and what {report} told of it was taken back: \
                 its results count for nobody until its report is imported again"
            ))
        });
        let mut told: Vec<String> = before.collect();
        let own = self.round(number);
        told.extend(own.taken_back().map(|report| {
            format!(
                "what {report} told of round {number} was taken back: if it was played elsewhere, \
                 import its report again instead of playing it here"
            )
        }));
        told
    }

    /// Rounds before one that is published which were not. Those whose results were taken back are
    /// told as such.
    pub(super) fn skipped(&self, number: u16) -> Vec<String> {
        let skipped = (1..number).filter_map(|before| {
            let round = self.round(before);
            if round.stage() != Stage::Draft || round.taken_back().is_some() {
                return None;
            }
            let what = if round.pairings().is_empty() {
                "of which the event has no pairings yet"
            } else {
                "whose pairings are a draft that nobody published"
            };
            Some(format!(
                "round {number} comes before round {before}, {what}"
            ))
        });
        skipped.collect()
    }

    /// What a report takes the place of, in words, before its records are; nothing where the results
    /// are the same.
    pub(super) fn replaced(
        &self,
        number: u16,
        records: &[RoundRecord],
        played: &[(u16, Elsewhere)],
    ) -> Option<String> {
        if !records.contains(&RoundRecord::DraftCleared) {
            return None;
        }
        let round = self.round(number);
        let (_, new) = played.iter().find(|(told, _)| *told == number)?;
        let roster = &self.state.roster.state;
        let starting = |who: &PersonId| {
            let entry = roster.person(who);
            entry.and_then(|entry| entry.number).unwrap_or_default()
        };
        Some(match round.elsewhere() {
            Some(told) => format!(
                "round {number} was told otherwise by {}: what this report tells of it counts now ({})",
                told.source,
                retold::changes(told, new, starting)?
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

    /// The rounds whose boards are open, or were.
    pub(super) fn open_rounds(&self) -> Vec<OpenRound> {
        let rounds = self.state.rounds.iter();
        let open = rounds.filter(|(_, round)| round.state.has_boards());
        open.map(|(number, round)| OpenRound {
            number: *number,
            is_played: round.state.stage() == Stage::Closed
                || self.boards_in(*number).any(Board::was_moved),
        })
        .collect()
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
