//! What a round's stream folds to.

use std::collections::BTreeMap;

use adoube_chess::Start;

use super::decide::Pairings;
use super::holds::Hold;
use super::imported_round::{ImportedGame, ImportedRound, ResultWithoutGame};
use super::record::{RoundRecord, SeatPlan};
use crate::actor::Actor;
use crate::ids::PersonId;
use crate::round_stage::Stage;
use crate::scoring::ByeKind;

/// A round as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    number: u16,
    stage: Stage,
    pairings: BTreeMap<u16, [PersonId; 2]>,
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
            RoundRecord::DraftCleared => {
                self.pairings.clear();
                self.starts.clear();
                self.byes.clear();
                self.elsewhere = None;
            }
            RoundRecord::Paired {
                board,
                white,
                black,
            } => {
                self.pairings.insert(*board, [white.clone(), black.clone()]);
                self.taken_back = None;
            }
            RoundRecord::StartGiven { board, start } => {
                self.starts.insert(*board, start.clone());
            }
            RoundRecord::StartsDrawn { numbers, .. } => {
                let drawn = numbers.iter();
                let drawn = drawn
                    .filter_map(|(board, number)| Some((*board, Start::chess960(*number).ok()?)));
                self.starts.extend(drawn);
            }
            RoundRecord::Bye { person, kind } => {
                self.byes.insert(person.clone(), *kind);
            }
            RoundRecord::Seated { seats } => self.seats.extend_from_slice(seats),
            RoundRecord::Published { seats } => {
                self.stage = Stage::Published;
                self.seats.extend_from_slice(seats);
            }
            RoundRecord::GameTold { .. }
            | RoundRecord::AloneTold { .. }
            | RoundRecord::PlayedElsewhere { .. } => self.tell(record),
            RoundRecord::Unpublished { reason } => self.unpublish(reason),
            RoundRecord::Started => self.stage = Stage::Started,
            RoundRecord::Closed => self.stage = Stage::Closed,
            RoundRecord::Held { .. }
            | RoundRecord::HoldReasonGiven { .. }
            | RoundRecord::HoldEnded { .. } => self.hold(record, by),
        }
    }

    /// A hold begins or ends.
    fn hold(&mut self, record: &RoundRecord, by: &Actor) {
        match record {
            RoundRecord::Held {
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
            RoundRecord::HoldReasonGiven { hold, reason } => {
                if let Some(hold) = self.holds.get_mut(hold) {
                    hold.reason = Some(reason.clone());
                }
            }
            RoundRecord::HoldEnded { hold, reason, .. } => {
                if let Some(hold) = self.holds.get_mut(hold) {
                    hold.ended = Some(reason.clone());
                }
            }
            RoundRecord::DraftCleared
            | RoundRecord::Paired { .. }
            | RoundRecord::StartGiven { .. }
            | RoundRecord::StartsDrawn { .. }
            | RoundRecord::Bye { .. }
            | RoundRecord::Seated { .. }
            | RoundRecord::Published { .. }
            | RoundRecord::Unpublished { .. }
            | RoundRecord::GameTold { .. }
            | RoundRecord::AloneTold { .. }
            | RoundRecord::PlayedElsewhere { .. }
            | RoundRecord::Started
            | RoundRecord::Closed => {}
        }
    }

    /// What a report tells of the round; its pairings and byes are known as those of any other.
    fn tell(&mut self, record: &RoundRecord) {
        let told = self.elsewhere.get_or_insert_default();
        match record {
            RoundRecord::GameTold {
                board,
                white,
                black,
                white_result,
                black_result,
            } => {
                let players = [white.clone(), black.clone()];
                self.pairings.insert(*board, players.clone());
                let results = [*white_result, *black_result];
                told.games.insert(*board, ImportedGame { players, results });
            }
            RoundRecord::AloneTold {
                person,
                opponent,
                result,
            } => {
                let kind = result.bye().map(|kind| (person.clone(), kind));
                self.byes.extend(kind);
                let (opponent, result) = (opponent.clone(), *result);
                let alone = ResultWithoutGame { opponent, result };
                told.alone.insert(person.clone(), alone);
            }
            RoundRecord::PlayedElsewhere { source, day } => {
                source.clone_into(&mut told.source);
                told.day = *day;
                self.taken_back = None;
                self.stage = Stage::Elsewhere;
            }
            RoundRecord::DraftCleared
            | RoundRecord::Paired { .. }
            | RoundRecord::StartGiven { .. }
            | RoundRecord::StartsDrawn { .. }
            | RoundRecord::Bye { .. }
            | RoundRecord::Seated { .. }
            | RoundRecord::Published { .. }
            | RoundRecord::Unpublished { .. }
            | RoundRecord::Started
            | RoundRecord::Closed
            | RoundRecord::Held { .. }
            | RoundRecord::HoldReasonGiven { .. }
            | RoundRecord::HoldEnded { .. } => {}
        }
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
    pub const fn pairings(&self) -> &BTreeMap<u16, [PersonId; 2]> {
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
                .map(|(board, [white, black])| (*board, white.clone(), black.clone()))
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
