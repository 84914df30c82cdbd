//! A round that was played elsewhere: over the board, or under other software. Its results are those
//! of the report that told them; no board of ours is opened for it.

use std::collections::BTreeMap;

use adoube_chess::BySide;

use super::decide::{check_games, wrong_stage};
use super::record::{GameImported, RoundImported, RoundRecord, UnpairedImported};
use super::state::State;
use crate::actor::Actor;
use crate::date::Date;
use crate::ids::PersonId;
use crate::refusal::phrases::range;
use crate::refusal::{Refusal, RoundNeed};
use crate::roles::{self, Verb};
use crate::roster;
use crate::round_stage::Stage;
use crate::scoring::{RoundResult, Scoring};
use crate::text::{PlainText, TextFault};

/// The longest name of a report, in characters.
const MAX_SOURCE: usize = 200;

/// What a report tells of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportedRound {
    /// The report's name.
    pub source: String,
    /// The day on which it was played, where the report says it.
    pub day: Option<Date>,
    /// The games, by board.
    pub games: BTreeMap<u16, ImportedGame>,
    /// Who met nobody.
    pub alone: BTreeMap<PersonId, ResultWithoutGame>,
}

/// A game as a report tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedGame {
    /// White and Black.
    pub players: BySide<PersonId>,
    /// The result of each; none where the report has none.
    pub results: BySide<Option<RoundResult>>,
}

/// A player's round without a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultWithoutGame {
    /// Who was to be the opponent of a forfeit that the report gives no colour.
    pub opponent: Option<PersonId>,
    /// What it brought.
    pub result: RoundResult,
}

/// A round's results become those of a report; nothing if they are already. A round that has boards
/// here is compared with it instead ([`contradictions`]).
pub fn import_results(
    state: &State,
    actor: &Actor,
    roster: &roster::State,
    told: &ImportedRound,
) -> Result<Vec<RoundRecord>, Refusal> {
    roles::may(actor, Verb::Import)?;
    if state.has_boards() {
        return Err(wrong_stage(state, RoundNeed::HasBoards));
    }
    check(state.number(), roster, told)?;
    if state.stage() == Stage::Elsewhere && state.elsewhere() == Some(told) {
        return Ok(Vec::new());
    }
    let mut records = Vec::new();
    if !state.pairings().is_empty() || !state.byes().is_empty() || state.elsewhere().is_some() {
        records.push(RoundRecord::DraftCleared);
    }
    for (board, game) in &told.games {
        let BySide { white, black } = game.players.clone();
        records.push(RoundRecord::GameImported(GameImported {
            board: *board,
            white,
            black,
            white_result: game.results.white,
            black_result: game.results.black,
        }));
    }
    for (person, alone) in &told.alone {
        records.push(RoundRecord::UnpairedImported(UnpairedImported {
            person: person.clone(),
            opponent: alone.opponent.clone(),
            result: alone.result,
        }));
    }
    records.push(RoundRecord::RoundImported(RoundImported {
        source: told.source.clone(),
        day: told.day,
    }));
    Ok(records)
}

fn check(round: u16, roster: &roster::State, told: &ImportedRound) -> Result<(), Refusal> {
    PlainText::new(&told.source, MAX_SOURCE).map_err(|fault| match fault {
        TextFault::Empty | TextFault::Long(_) => Refusal::OutOfRange(range::REPORT),
        TextFault::Hidden(hidden) => Refusal::HiddenCharacter(hidden),
    })?;
    let games = told.games.iter();
    let games = games.map(|(board, game)| (*board, &game.players.white, &game.players.black));
    let (_, playing) = check_games(roster, games)?;
    for person in told.alone.keys() {
        let who = roster.called(person);
        let wrong = if let Some(board) = playing.get(person) {
            format!("round {round}: {who} meets nobody and plays on board {board}")
        } else if !roster.is_player(person) {
            format!("round {round}: {who} is no player of this event")
        } else {
            continue;
        };
        return Err(Refusal::Invalid(wrong));
    }
    Ok(())
}

/// What a round that was played here is compared by: a player's round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Side<'r> {
    /// The opponent and whether the player had White; none without a game.
    met: Option<(&'r PersonId, adoube_chess::Side)>,
    /// Halves of a point, and whether nobody played for them.
    result: Option<(u8, bool)>,
}

impl ImportedRound {
    fn sides(&self, scoring: Scoring) -> BTreeMap<&PersonId, Side<'_>> {
        let mut sides = BTreeMap::new();
        for game in self.games.values() {
            for colour in adoube_chess::Side::ALL {
                let result = game.results[colour];
                let side = Side {
                    met: Some((&game.players[colour.other()], colour)),
                    result: result.map(|code| (code.halves(scoring), code.is_forfeit())),
                };
                sides.insert(&game.players[colour], side);
            }
        }
        for (who, alone) in &self.alone {
            let result = Some((alone.result.halves(scoring), true));
            sides.insert(who, Side { met: None, result });
        }
        sides
    }
}

/// Where a report contradicts a round that was played here, in words, by starting numbers. A report
/// need not tell all of it; how long a game was is no contradiction.
pub fn contradictions(
    round: u16,
    here: &ImportedRound,
    told: &ImportedRound,
    scoring: Scoring,
    number: impl Fn(&PersonId) -> u16,
) -> Vec<String> {
    let ours = here.sides(scoring);
    let mut wrong = Vec::new();
    for (who, theirs) in told.sides(scoring) {
        let Some(result) = theirs.result else {
            continue;
        };
        let own = ours.get(who).copied().unwrap_or(Side {
            met: None,
            result: Some((0, true)),
        });
        let player = number(who);
        let what = match (own.met, theirs.met) {
            // A forfeit may be told without its opponent.
            (Some((_, _)), None) if own.result == Some(result) => continue,
            (Some((other, _)), None) => {
                let other = number(other);
                format!("played {other} here and has no game in the report")
            }
            (None, Some((other, _))) => {
                let other = number(other);
                format!("has no game here and played {other} in the report")
            }
            (Some((ours, _)), Some((theirs, _))) if ours != theirs => {
                let (ours, theirs) = (number(ours), number(theirs));
                format!("played {ours} here and {theirs} in the report")
            }
            (Some((_, ours)), Some((_, theirs))) if ours != theirs => {
                "had the other colour here".to_owned()
            }
            _ if own.result.is_none() => {
                let next = "declare it if it is so";
                format!("has no result here yet and one in the report: {next}")
            }
            _ if own.result != Some(result) => {
                let told = |result: Option<(u8, bool)>| {
                    let (halves, unplayed) = result.unwrap_or_default();
                    let without = if unplayed { " without a game" } else { "" };
                    format!("{}.{}{without}", halves / 2, halves % 2 * 5)
                };
                let (ours, theirs) = (told(own.result), told(Some(result)));
                format!("has {ours} here and {theirs} in the report")
            }
            _ => continue,
        };
        wrong.push(format!("round {round}: player {player} {what}"));
    }
    wrong
}
