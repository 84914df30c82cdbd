//! What a round's stream folds to.

use std::collections::BTreeMap;

use adoube_chess::{BySide, Start};

use super::decide::Pairings;
use super::holds::Hold;
use super::imported_round::{ImportedGame, ImportedRound, ResultWithoutGame};
use super::record::{RoundRecord, SeatPlan};
use crate::actor::Actor;
use crate::date::Date;
use crate::ids::PersonId;
use crate::round_stage::Stage;
use crate::scoring::ByeKind;

/// A round as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    number: u16,
    stage: Stage,
    pairings: BTreeMap<u16, BySide<PersonId>>,
    starts: BTreeMap<u16, Start>,
    byes: BTreeMap<PersonId, ByeKind>,
    seats: Vec<SeatPlan>,
    holds: BTreeMap<u32, Hold>,
    elsewhere: Option<ImportedRound>,
    taken_back: Option<String>,
}

impl State {
    /// A round of which nothing is known.
    pub const fn new(number: u16) -> Self {
        Self {
            number,
            stage: Stage::Draft,
            pairings: BTreeMap::new(),
            starts: BTreeMap::new(),
            byes: BTreeMap::new(),
            seats: Vec::new(),
            holds: BTreeMap::new(),
            elsewhere: None,
            taken_back: None,
        }
    }

    /// Takes in one record, which somebody made.
    pub fn apply(&mut self, record: &RoundRecord, by: &Actor) {
        match record {
            RoundRecord::DraftCleared => self.clear_draft(),
            RoundRecord::Paired {
                board,
                white,
                black,
            } => {
                let players = BySide::new(white.clone(), black.clone());
                self.pairings.insert(*board, players);
                self.taken_back = None;
            }
            RoundRecord::StartGiven { board, start } => {
                self.starts.insert(*board, start.clone());
            }
            RoundRecord::StartsDrawn { numbers, .. } => self.draw_starts(numbers),
            RoundRecord::Bye { person, kind } => {
                self.byes.insert(person.clone(), *kind);
            }
            RoundRecord::Seated { seats } => self.seats.extend_from_slice(seats),
            RoundRecord::Published { seats } => {
                self.stage = Stage::Published;
                self.seats.extend_from_slice(seats);
            }
            RoundRecord::GameImported {
                board,
                white,
                black,
                white_result,
                black_result,
            } => {
                let players = BySide::new(white.clone(), black.clone());
                let results = BySide::new(*white_result, *black_result);
                self.import_game(*board, ImportedGame { players, results });
            }
            RoundRecord::UnpairedImported {
                person,
                opponent,
                result,
            } => {
                let (opponent, result) = (opponent.clone(), *result);
                self.import_alone(person, ResultWithoutGame { opponent, result });
            }
            RoundRecord::RoundImported { source, day } => self.end_import(source, *day),
            RoundRecord::Unpublished { reason } => self.unpublish(reason),
            RoundRecord::Started => self.stage = Stage::Started,
            RoundRecord::Closed => self.stage = Stage::Closed,
            RoundRecord::HoldStarted {
                hold,
                venue,
                article,
                reason,
            } => {
                let begun = Hold {
                    venue: venue.clone(),
                    article: article.clone(),
                    reason: reason.clone(),
                    locally: by.is_local(),
                    ended: None,
                };
                self.holds.insert(*hold, begun);
            }
            RoundRecord::HoldReasonGiven { hold, reason } => self.explain_hold(*hold, reason),
            RoundRecord::HoldEnded { hold, reason, .. } => self.end_hold(*hold, reason),
        }
    }

    fn clear_draft(&mut self) {
        self.pairings.clear();
        self.starts.clear();
        self.byes.clear();
        self.elsewhere = None;
    }

    fn draw_starts(&mut self, numbers: &[(u16, u16)]) {
        let start = |number: u16| Start::chess960(number).ok();
        let drawn = numbers.iter().copied();
        let drawn = drawn.filter_map(|(board, number)| Some((board, start(number)?)));
        self.starts.extend(drawn);
    }

    fn explain_hold(&mut self, hold: u32, reason: &str) {
        if let Some(hold) = self.holds.get_mut(&hold) {
            hold.reason = Some(reason.to_owned());
        }
    }

    fn end_hold(&mut self, hold: u32, reason: &str) {
        if let Some(hold) = self.holds.get_mut(&hold) {
            hold.ended = Some(reason.to_owned());
        }
    }

    /// A game of an imported report; its pairing is known as any other.
    fn import_game(&mut self, board: u16, game: ImportedGame) {
        self.pairings.insert(board, game.players.clone());
        let imported = self.elsewhere.get_or_insert_default();
        imported.games.insert(board, game);
    }

    /// A player without a game in an imported report; a bye is known as any other.
    fn import_alone(&mut self, person: &PersonId, alone: ResultWithoutGame) {
        let bye = alone.result.bye().map(|kind| (person.clone(), kind));
        self.byes.extend(bye);
        let imported = self.elsewhere.get_or_insert_default();
        imported.alone.insert(person.clone(), alone);
    }

    fn end_import(&mut self, source: &str, day: Option<Date>) {
        let imported = self.elsewhere.get_or_insert_default();
        source.clone_into(&mut imported.source);
        imported.day = day;
        self.taken_back = None;
        self.stage = Stage::Elsewhere;
    }

    /// No seat is bound and no board left to hold: what was on is over with the publication. What a
    /// report told of the round counts no more.
    fn unpublish(&mut self, reason: &str) {
        self.stage = Stage::Draft;
        if let Some(told) = self.elsewhere.take() {
            self.taken_back = Some(told.source);
        }
        self.seats.clear();
        let on = self.holds.values_mut();
        for hold in on.filter(|hold| hold.is_on()) {
            hold.ended = Some(reason.to_owned());
        }
    }

    /// Which round, from 1.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// How far it is.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// What a report tells of it, if it was played elsewhere.
    pub const fn elsewhere(&self) -> Option<&ImportedRound> {
        self.elsewhere.as_ref()
    }

    /// The report whose results of the round were taken back; none once a report tells them again, or
    /// the round was paired to be played here.
    pub fn taken_back(&self) -> Option<&str> {
        self.taken_back.as_deref()
    }

    /// Whether its boards are open, or were.
    pub const fn has_boards(&self) -> bool {
        matches!(
            self.stage,
            Stage::Published | Stage::Started | Stage::Closed
        )
    }

    /// White and Black of each board, by [`Side::index`](adoube_chess::Side::index).
    pub const fn pairings(&self) -> &BTreeMap<u16, BySide<PersonId>> {
        &self.pairings
    }

    /// The boards that do not begin from the usual array, and from where they begin.
    pub const fn starts(&self) -> &BTreeMap<u16, Start> {
        &self.starts
    }

    /// Who does not play.
    pub const fn byes(&self) -> &BTreeMap<PersonId, ByeKind> {
        &self.byes
    }

    /// The same, as they would be brought in again.
    pub fn as_pairings(&self) -> Pairings {
        let boards = self.pairings.iter();
        Pairings {
            boards: boards
                .map(|(board, it)| (*board, it.white.clone(), it.black.clone()))
                .collect(),
            starts: self.starts.clone(),
            byes: self.byes.clone().into_iter().collect(),
        }
    }

    /// Its holds by number, those that are over too.
    pub const fn holds(&self) -> &BTreeMap<u32, Hold> {
        &self.holds
    }

    /// The holds that are on.
    pub fn holds_on(&self) -> impl Iterator<Item = (u32, &Hold)> {
        let all = self.holds.iter().map(|(number, hold)| (*number, hold));
        all.filter(|(_, hold)| hold.is_on())
    }

    /// Two seats a board, in the order of boards, White first; empty before publication.
    pub fn seats(&self) -> &[SeatPlan] {
        &self.seats
    }
}
