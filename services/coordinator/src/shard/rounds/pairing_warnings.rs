//! What is to be looked at in a round's pairings, from the rounds before it.

use adoube_chess::{BySide, Side};
use adoube_tournament::board::{Board, Ending, Phase};
use adoube_tournament::event::OpenRound;
use adoube_tournament::ids::PersonId;
use adoube_tournament::note::{Note, note};
use adoube_tournament::round::{
    self, EarlierRound, ImportedRound, PairedRound, Pairings, RoundRecord, Stage,
};
use adoube_tournament::scoring::ByeKind;

use super::round_views::taken_back;
use super::{imported_round_changes, imported_rounds};
use crate::shard::Shard;

impl Shard {
    /// For whoever brought the pairings, publishes them or looks at them later.
    pub(in crate::shard) fn pairing_warnings(&self, number: u16, pairings: &Pairings) -> Vec<Note> {
        let before = self.state.rounds.range(..number);
        let earlier: Vec<EarlierRound> = before.map(|(round, _)| self.earlier(*round)).collect();
        let regulations = self.state.event.state.regulations();
        let roster = &self.state.roster.state;
        let regulations = regulations.map(AsRef::as_ref);
        let round = PairedRound {
            number,
            stage: self.round(number).stage(),
            pairings,
        };
        let name = |person: &PersonId| self.called(person);
        let mut notes = self.taken_back(number);
        notes.extend(round::pairing_warnings(
            round,
            roster,
            &earlier,
            regulations,
            name,
        ));
        notes
    }

    /// Rounds up to this one that were played elsewhere and whose results were taken back.
    fn taken_back(&self, number: u16) -> Vec<Note> {
        let rounds = self.state.rounds.range(..number);
        let before = rounds.filter_map(|(before, round)| {
            let report = taken_back(&round.state)?;
            Some(note!(
                "report-taken-back" => "round {before} was played elsewhere, and its results \
                                        imported from {report} were cancelled: they do not count \
                                        until the report is imported again",
                round = before, file = report
            ))
        });
        let mut told: Vec<Note> = before.collect();
        let own = self.round(number);
        told.extend(own.taken_back().map(|report| {
            note!(
                "own-report-taken-back" => "the results of round {number} imported from {report} \
                                            were cancelled: if it was played elsewhere, import its \
                                            report again instead of playing it here",
                round = number, file = report
            )
        }));
        told
    }

    /// Rounds before one that is published which were not. Those whose results were taken back are
    /// told as such.
    pub(in crate::shard) fn skipped(&self, number: u16) -> Vec<Note> {
        let skipped = (1..number).filter_map(|before| {
            let round = self.round(before);
            if round.stage() != Stage::Draft || round.taken_back().is_some() {
                return None;
            }
            let (word, what) = if round.pairings().is_empty() {
                ("skips-unpaired-round", "which has no pairings yet")
            } else {
                (
                    "skips-draft-round",
                    "whose pairings are an unpublished draft",
                )
            };
            Some(note!(
                word => "round {number} comes before round {before}, {what}",
                round = number, skipped = before
            ))
        });
        skipped.collect()
    }

    /// What a report takes the place of, in words, before its records are; nothing where the results
    /// are the same.
    pub(in crate::shard) fn replaced(
        &self,
        number: u16,
        records: &[RoundRecord],
        played: &[(u16, ImportedRound)],
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
                imported_round_changes::changes(told, new, starting)?
            ),
            None => format!(
                "round {number} was a draft: this report tells its results, and it is not to be \
                 played here"
            ),
        })
    }

    /// The games of a round as they were played: the players of a board may have changed colours, or their seats, since
    /// they were paired. A draft has none.
    fn earlier(&self, number: u16) -> EarlierRound {
        let round = self.round(number);
        if let Some(told) = round.elsewhere() {
            return EarlierRound {
                round: number,
                games: imported_rounds::met(told),
                free: imported_rounds::free(told),
            };
        }
        let free = |kind: ByeKind| matches!(kind, ByeKind::Full | ByeKind::Pairing);
        let byes = round.byes().iter().filter(|(_, kind)| free(**kind));
        let mut earlier = EarlierRound {
            round: number,
            games: Vec::new(),
            free: byes.map(|(person, _)| person.clone()).collect(),
        };
        for board in self.boards_in(number) {
            if is_forfeit(board) {
                earlier.free.extend(winner(board));
            } else {
                let players = BySide::from_fn(|side| board.seat(side).person.clone());
                earlier.games.push(players);
            }
        }
        earlier
    }

    /// The rounds whose boards are open, or were.
    pub(in crate::shard) fn open_rounds(&self) -> Vec<OpenRound> {
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
    pub(in crate::shard) fn last_announced(&self) -> u16 {
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
    let (score, _) = board.phase().result()?;
    let side = match score.white.cmp(&score.black) {
        std::cmp::Ordering::Greater => Side::White,
        std::cmp::Ordering::Less => Side::Black,
        std::cmp::Ordering::Equal => return None,
    };
    Some(board.seat(side).person.clone())
}
