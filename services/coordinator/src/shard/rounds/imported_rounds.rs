//! Rounds that were played elsewhere: their results are those of a report.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Ending};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roster;
use adoube_tournament::round::{self, ImportedGame, ImportedRound, ResultWithoutGame, RoundRecord};
use adoube_tournament::scoring::{RoundResult, Scoring};
use adoube_tournament::trf::result_letter;

use crate::shard::Shard;

/// How many contradictions are told at most.
const MOST: usize = 20;

/// A round and the records that make a report's results its own.
pub(in crate::shard) type RoundRecords = (u16, Vec<RoundRecord>);

impl Shard {
    /// What each of these rounds is to be told, among the people of `roster`. A round that was
    /// played here, or is, must agree with the report.
    pub(in crate::shard) fn decide_elsewhere(
        &self,
        actor: &Actor,
        roster: &roster::State,
        played: &[(u16, ImportedRound)],
    ) -> Result<Vec<RoundRecords>, Refusal> {
        let number = |person: &PersonId| {
            let entry = roster.person(person);
            entry.and_then(|entry| entry.number).unwrap_or_default()
        };
        let (mut records, mut wrong) = (Vec::new(), Vec::new());
        for (round, told) in played {
            let state = self.numbered(*round)?;
            if state.has_boards() {
                let here = self.as_report(&state);
                let scoring = self.scoring();
                wrong.extend(round::contradictions(*round, &here, told, scoring, number));
            } else {
                records.push((*round, round::import_results(&state, actor, roster, told)?));
            }
        }
        if wrong.is_empty() {
            return Ok(records);
        }
        let more = wrong.len().saturating_sub(MOST);
        wrong.truncate(MOST);
        if more > 0 {
            wrong.push(format!("and {more} more"));
        }
        let message = CatalogueMessage::new("refusal-report-contradicts");
        Err(Refusal::Stated(
            message.text("contradictions", wrong.join("\n")),
        ))
    }

    /// What games count, once there are regulations. Boards that are open have the same: it does not change while there
    /// are any.
    pub(in crate::shard) fn regulated_scoring(&self) -> Option<Scoring> {
        let regulations = self.state.event.state.regulations();
        regulations.map(|regulations| regulations.scoring)
    }

    pub(in crate::shard) fn scoring(&self) -> Scoring {
        self.regulated_scoring().unwrap_or_default()
    }

    /// A round that was played here, as a report would tell it.
    fn as_report(&self, state: &round::State) -> ImportedRound {
        let mut here = ImportedRound::default();
        for (board, players) in state.pairings() {
            let id = BoardId {
                round: state.number(),
                board: *board,
            };
            let game = match self.state.boards.get(&id) {
                Some(played) => imported_game(played, self.scoring()),
                None => ImportedGame {
                    players: players.clone(),
                    results: BySide::both(None),
                },
            };
            here.games.insert(*board, game);
        }
        for (person, kind) in state.byes() {
            let (opponent, result) = (None, (*kind).into());
            let alone = ResultWithoutGame { opponent, result };
            here.alone.insert(person.clone(), alone);
        }
        here
    }
}

fn imported_game(board: &Board, scoring: Scoring) -> ImportedGame {
    let players = BySide::from_fn(|side| board.seat(side).person.clone());
    let results = board.phase().result().map(|(score, ending)| {
        let points = BySide::new(score.white, score.black);
        let short = board.ply() < RoundResult::RATED_FROM;
        BySide::from_fn(|side| {
            let (own, other) = (points[side].into(), points[side.other()].into());
            Some(if ending == Ending::Forfeit {
                RoundResult::of_forfeit(own)
            } else {
                RoundResult::of_game(scoring.result_of(own, other), short)
            })
        })
    });
    let results = results.unwrap_or(BySide::both(None));
    ImportedGame { players, results }
}

/// A game as the report told it, in the points of the event.
pub(super) fn fill_in_results(entry: &mut v1::PairingEntry, game: &ImportedGame, scoring: Scoring) {
    let letter = |code: Option<RoundResult>| {
        code.map_or_else(String::new, |code| result_letter(code).to_string())
    };
    let BySide { white, black } = game.results;
    (entry.white_code, entry.black_code) = (letter(white), letter(black));
    let (Some(white), Some(black)) = (white, black) else {
        return;
    };
    entry.result = Some(v1::Result {
        white_halves: white.halves(scoring).into(),
        black_halves: black.halves(scoring).into(),
    });
    if white.is_forfeit() && black.is_forfeit() {
        entry.set_ending(v1::Ending::Forfeit);
    }
}

/// Who had a whole bye or one of the pairing, or won without a game, as the report tells it.
pub(super) fn free(told: &ImportedRound) -> Vec<PersonId> {
    use RoundResult::{ForfeitWin, FullBye, PairingBye, ShortWin, Win};
    let games = told.games.values().flat_map(|game| {
        let sides = game.players.iter().zip(game.results.iter());
        sides.filter(|(_, result)| **result == Some(ForfeitWin))
    });
    let games = games.map(|(person, _)| person.clone());
    let whole = |code| matches!(code, ForfeitWin | FullBye | PairingBye | Win | ShortWin);
    let alone = told.alone.iter().filter(|(_, alone)| whole(alone.result));
    games
        .chain(alone.map(|(person, _)| person.clone()))
        .collect()
}

/// Who met whom there.
pub(in crate::shard) fn met(told: &ImportedRound) -> Vec<BySide<PersonId>> {
    let forfeited =
        |game: &&ImportedGame| game.results.iter().flatten().any(|code| code.is_forfeit());
    let games = told.games.values().filter(|game| !forfeited(game));
    games.map(|game| game.players.clone()).collect()
}
