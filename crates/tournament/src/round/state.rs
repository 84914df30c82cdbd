//! What a round's stream folds to.

use std::collections::BTreeMap;

use adoube_chess::{BySide, Start};

use super::decide::Pairings;
use super::holds::Hold;
use super::imported_round::{ImportedGame, ImportedRound, ResultWithoutGame};
use super::record::{
    GameImported, HoldStarted, Paired, RoundImported, RoundRecord, SeatPlan, UnpairedImported,
};
use crate::actor::Actor;
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
            RoundRecord::Paired(it) => self.pair(it),
            RoundRecord::StartGiven(it) => drop(self.starts.insert(it.board, it.start.clone())),
            RoundRecord::StartsDrawn(it) => self.draw_starts(&it.numbers),
            RoundRecord::Bye(it) => drop(self.byes.insert(it.person.clone(), it.kind)),
            RoundRecord::Seated { seats } => self.seats.extend_from_slice(seats),
            RoundRecord::Published { seats } => {
                self.stage = Stage::Published;
                self.seats.extend_from_slice(seats);
            }
            RoundRecord::GameImported(it) => self.import_game(it),
            RoundRecord::UnpairedImported(it) => self.import_unpaired(it),
            RoundRecord::RoundImported(it) => self.end_import(it),
            RoundRecord::Unpublished { reason } => self.unpublish(reason),
            RoundRecord::Started => self.stage = Stage::Started,
            RoundRecord::Closed => self.stage = Stage::Closed,
            RoundRecord::HoldStarted(it) => self.start_hold(it, by),
            RoundRecord::HoldReasonGiven(it) => self.explain_hold(it.hold, &it.reason),
            RoundRecord::HoldEnded(it) => self.end_hold(it.hold, &it.reason),
        }
    }

    fn pair(&mut self, paired: &Paired) {
        let players = BySide::new(paired.white.clone(), paired.black.clone());
        self.pairings.insert(paired.board, players);
        self.taken_back = None;
    }

    fn start_hold(&mut self, started: &HoldStarted, by: &Actor) {
        let hold = Hold {
            venue: started.venue.clone(),
            article: started.article.clone(),
            reason: started.reason.clone(),
            locally: by.is_local(),
            ended: None,
        };
        self.holds.insert(started.hold, hold);
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
    fn import_game(&mut self, game: &GameImported) {
        let players = BySide::new(game.white.clone(), game.black.clone());
        let results = BySide::new(game.white_result, game.black_result);
        self.pairings.insert(game.board, players.clone());
        let imported = self.elsewhere.get_or_insert_default();
        imported
            .games
            .insert(game.board, ImportedGame { players, results });
    }

    /// A player without a game in an imported report; a bye is known as any other.
    fn import_unpaired(&mut self, unpaired: &UnpairedImported) {
        let (person, result) = (&unpaired.person, unpaired.result);
        let opponent = unpaired.opponent.clone();
        self.byes
            .extend(result.bye().map(|kind| (person.clone(), kind)));
        let imported = self.elsewhere.get_or_insert_default();
        let alone = ResultWithoutGame { opponent, result };
        imported.alone.insert(person.clone(), alone);
    }

    fn end_import(&mut self, round: &RoundImported) {
        let imported = self.elsewhere.get_or_insert_default();
        imported.source.clone_from(&round.source);
        imported.day = round.day;
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
