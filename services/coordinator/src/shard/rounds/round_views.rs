//! Rounds as officials see them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::round::{ResultWithoutGame, Stage, StartsDrawn, State, text_of_draw};
use adoube_tournament::scoring::ByeKind;
use adoube_tournament::time::Time;
use adoube_tournament::trf::result_letter;

use super::imported_rounds;
use crate::shard::{Shard, views};

const fn round_state(stage: Stage) -> v1::RoundState {
    match stage {
        Stage::Draft => v1::RoundState::Draft,
        Stage::Published => v1::RoundState::Published,
        Stage::Started => v1::RoundState::Started,
        Stage::Closed => v1::RoundState::Closed,
        Stage::Elsewhere => v1::RoundState::Elsewhere,
    }
}

impl Shard {
    /// A round at a glance.
    pub(in crate::shard) fn round_view(&self, number: u16) -> v1::RoundView {
        let state = self.round(number);
        let pairings = state.pairings().iter();
        let pairings = pairings.map(|(board, players)| self.pairing(&state, *board, players));
        let started = self.state.started.get(&number);
        let told = state.elsewhere();
        let day = told.and_then(|told| told.day);
        v1::RoundView {
            round: number.into(),
            state: round_state(state.stage()).into(),
            pairings: pairings.collect(),
            byes: self.byes(&state),
            started: started.map_or(0, |time| time.0),
            holds: self.hold_views(number),
            source: told.map_or_else(String::new, |told| told.source.clone()),
            day: views::or_empty(day),
            taken_back: taken_back(&state).unwrap_or_default().to_owned(),
            draws: self.draws(number),
            record: self.last_record(number),
            warnings: views::notes(self.round_warnings(&state)),
            time_controls: self.time_controls(&state),
        }
    }

    /// Those of the most boards first.
    fn time_controls(&self, state: &State) -> Vec<v1::BoardsTimeControl> {
        let mut boards: BTreeMap<String, Vec<u32>> = BTreeMap::new();
        match state.stage() {
            Stage::Draft => {
                let regulations = self.state.event.state.regulations();
                let control = regulations.map(|rules| rules.time_control.to_string());
                let paired = state.pairings().keys().map(|board| u32::from(*board));
                boards.extend(control.map(|control| (control, paired.collect())));
            }
            Stage::Published | Stage::Started | Stage::Closed => {
                for board in self.boards_in(state.number()) {
                    let control = board.clock().control().to_string();
                    let number = board.opened().board.board.into();
                    boards.entry(control).or_default().push(number);
                }
            }
            Stage::Elsewhere => {}
        }
        let all = boards
            .into_iter()
            .map(|(time_control, boards)| v1::BoardsTimeControl {
                time_control,
                boards,
            });
        let mut all: Vec<_> = all.collect();
        all.sort_by_key(|one| Reverse(one.boards.len()));
        all
    }

    /// The draws of start positions that stand (BRD-9).
    fn draws(&self, number: u16) -> Vec<v1::StartsDraw> {
        let all = self.state.drawn.get(&number).into_iter().flatten();
        let draw = |(at, drawn): &(Time, StartsDrawn)| {
            let boards = drawn.numbers.iter().map(|(board, number)| v1::StartDrawn {
                board: (*board).into(),
                number: (*number).into(),
            });
            v1::StartsDraw {
                seed: drawn.seed.clone(),
                text: text_of_draw(&self.state.tournament, number, *at),
                one_for_round: drawn.one_for_round,
                boards: boards.collect(),
            }
        };
        all.map(draw).collect()
    }

    fn pairing(&self, state: &State, board: u16, players: &BySide<PersonId>) -> v1::PairingEntry {
        let round = state.number();
        let played = self.state.boards.get(&BoardId { round, board });
        // Players may have changed sides since they were paired (EVT-6).
        let BySide { white, black } = played.map_or(players.as_ref(), |board| {
            BySide::from_fn(|side| &board.seat(side).person)
        });
        let mut entry = v1::PairingEntry {
            board: board.into(),
            white: self.starting(white),
            black: self.starting(black),
            start: state.starts().get(&board).map(views::start),
            ..v1::PairingEntry::default()
        };
        if let Some(game) = state.elsewhere().and_then(|told| told.games.get(&board)) {
            imported_rounds::fill_in_results(&mut entry, game, self.scoring());
        }
        if let Some(board) = played {
            entry.before = Some(views::before_game(board));
            entry.calls = views::open_calls(board);
            entry.answered_calls = views::answered_calls(board);
        }
        if let Some((score, ending)) = played.and_then(|board| board.phase().result()) {
            entry.result = Some(views::score(score));
            entry.ending = views::ending(ending);
            entry.result_state = played.map(views::result_state);
            entry.plies = played.and_then(|board| u32::try_from(board.line().ply()).ok());
        }
        entry
    }

    fn byes(&self, state: &State) -> Vec<v1::ByeEntry> {
        let bye = |(person, kind): (&PersonId, &ByeKind)| v1::ByeEntry {
            player: self.starting(person),
            kind: kind.letter().to_string(),
            opponent: 0,
        };
        let alone = |(person, alone): (&PersonId, &ResultWithoutGame)| v1::ByeEntry {
            player: self.starting(person),
            kind: result_letter(alone.result).to_string(),
            opponent: alone.opponent.as_ref().map_or(0, |who| self.starting(who)),
        };
        match state.elsewhere() {
            Some(told) => told.alone.iter().map(alone).collect(),
            None => state.byes().iter().map(bye).collect(),
        }
    }

    /// A player's starting number; 0 for none.
    pub(in crate::shard) fn starting(&self, person: &PersonId) -> u32 {
        let entry = self.state.roster.state.person(person);
        let number = entry.and_then(|entry| entry.number);
        number.unwrap_or_default().into()
    }
}

/// The report that told a draft's results, which were taken back.
pub(in crate::shard) fn taken_back(round: &State) -> Option<&str> {
    round.taken_back().filter(|_| round.stage() == Stage::Draft)
}
