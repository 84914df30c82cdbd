//! A disconnection that goes on into another game of its board is of that game, too (DIS-3); a flag that falls while a
//! player is disconnected goes to the Chief Arbiter (DIS-2); an incident closes by itself only when it is over.
//!
//! Who is disconnected is read from the boards' records alone, and compared with what the incidents have.

use adoube_chess::Side;
use adoube_tournament::board::event::{Finished, Restarted, SeatBack, SeatLost};
use adoube_tournament::board::{Ending, Event, Record};
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::incident::{
    Absence, IncidentClosed, IncidentOpened, IncidentRecord, RulingGiven,
};
use adoube_tournament::time::Time;

use super::books::Books;
use super::{Invariant, Violation};
use crate::evidence::Evidence;
use crate::model;

pub(super) fn check(books: &Books) -> Vec<Violation> {
    let mut found = Vec::new();
    for (board, records) in &books.boards {
        found.extend(followed(books, *board, records));
    }
    found.extend(closings(books));
    found
}

/// A player who is disconnected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Away {
    /// Their number.
    player: u16,
    /// The last contact before the disconnection.
    last_contact: Time,
}

/// A board as its records tell it.
#[derive(Debug, Clone, Default)]
struct Course {
    /// Who is disconnected from a game under way.
    away: [Option<Away>; 2],
    is_over: bool,
    /// Who was disconnected when the flag fell that ended the game; nobody once it was ruled on, or approved.
    away_at_flag: Vec<Away>,
}

impl Course {
    fn follow(&mut self, event: &Event, players: [u16; 2]) {
        match event {
            Event::SeatLost(SeatLost {
                side, last_contact, ..
            }) => {
                self.away[side.index()] = Some(Away {
                    player: players[side.index()],
                    last_contact: *last_contact,
                });
            }
            Event::SeatBack(SeatBack { side }) => self.away[side.index()] = None,
            Event::Restarted(Restarted { reversed: true, .. }) => self.away.swap(0, 1),
            Event::Finished(Finished { ending, .. }) => {
                self.is_over = true;
                if matches!(ending, Ending::Flag | Ending::FlagDraw) {
                    self.away_at_flag = self.away.iter().flatten().copied().collect();
                }
                self.away = [None; 2];
            }
            Event::Ruled(_) | Event::Reopened(_) => {
                self.is_over = false;
                self.away_at_flag.clear();
            }
            Event::ResultApproved | Event::ResultCorrected(_) => self.away_at_flag.clear(),
            _ => {}
        }
    }

    /// As it was at an instant. What befell at that very instant may have come later: nobody is disconnected by it.
    fn at(books: &Books, board: BoardId, at: Time) -> Self {
        let mut course = Self::default();
        for record in books.boards.get(&board).into_iter().flatten() {
            let is_lost = matches!(record.event, Event::SeatLost(_));
            if record.time < at || record.time == at && !is_lost {
                course.follow(&record.event, books.players(board, record.sequence));
            }
        }
        course
    }
}

/// What a run has of players who are disconnected when another game of their board begins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Disconnected {
    /// How many games began so.
    pub new_games: usize,
    /// How many flags fell in them while that player was still disconnected.
    pub flags: usize,
}

impl Disconnected {
    /// Counts them.
    pub fn of(evidence: &Evidence) -> Self {
        let Ok(books) = Books::of(&evidence.ledger) else {
            return Self::default();
        };
        let mut count = Self::default();
        for (board, records) in &books.boards {
            let mut course = Course::default();
            let mut since_before = [None; 2];
            for record in records {
                course.follow(&record.event, books.players(*board, record.sequence));
                match &record.event {
                    Event::Restarted(_) => {
                        since_before = course.away.map(|away| Some(away?.player));
                        count.new_games += usize::from(since_before != [None; 2]);
                    }
                    Event::SeatBack(SeatBack { side }) => since_before[side.index()] = None,
                    Event::Finished(_) => {
                        let mut fell = course.away_at_flag.iter();
                        let in_new_game =
                            fell.any(|away| since_before.contains(&Some(away.player)));
                        count.flags += usize::from(in_new_game);
                        since_before = [None; 2];
                    }
                    _ => {}
                }
            }
        }
        count
    }
}

/// What does not hold of a board's own records, and of the incidents beside them.
fn followed(books: &Books, board: BoardId, records: &[Record]) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut course = Course::default();
    for record in records {
        let approves = matches!(
            record.event,
            Event::ResultApproved | Event::ResultCorrected(_)
        );
        let place = format!("{board} record {}", record.sequence);
        if approves && !course.away_at_flag.is_empty() {
            let away: Vec<u16> = course.away_at_flag.iter().map(|away| away.player).collect();
            let what = format!(
                "{place}: the result is approved, and nobody ruled on the flag that fell while {away:?} was disconnected"
            );
            found.push(Violation::new(Invariant::FlagToChiefArbiter, what));
        }
        course.follow(&record.event, books.players(board, record.sequence));
        let Event::Restarted(Restarted { attempt, .. }) = record.event else {
            continue;
        };
        for side in Side::ALL {
            let Some(Away { player, .. }) = course.away[side.index()] else {
                continue;
            };
            if !is_of_game(books, (board, attempt), (player, side), record.time) {
                let what = format!(
                    "{place}: player {player} is disconnected as game {attempt} begins, and no incident has it of that game"
                );
                found.push(Violation::new(Invariant::SilenceGoesOn, what));
            }
        }
    }
    found
}

/// Whether an incident has a disconnection as one of that game of a board from its beginning, on that side.
fn is_of_game(
    books: &Books,
    (board, attempt): (BoardId, u16),
    (player, side): (u16, Side),
    began: Time,
) -> bool {
    let incidents = books.state.incidents.values();
    let mut absences = incidents.flat_map(|incident| incident.state.absences());
    absences.any(|absence| {
        (absence.board, absence.attempt, absence.side) == (board, attempt, side)
            && is_player(&absence.person, player)
            && absence.detected.at <= began
    })
}

fn is_player(person: &PersonId, player: u16) -> bool {
    model::person(player).is_ok_and(|id| id == *person)
}

/// The incidents that closed by themselves before they were over.
fn closings(books: &Books) -> Vec<Violation> {
    let mut found = Vec::new();
    for (number, records) in &books.incidents {
        let mut absences: Vec<&Absence> = Vec::new();
        let mut ruled: Vec<(BoardId, Time)> = Vec::new();
        for record in records {
            match &record.body {
                IncidentRecord::Opened(IncidentOpened { absences: new, .. })
                | IncidentRecord::Widened { absences: new } => absences.extend(new),
                IncidentRecord::Ruled(RulingGiven { ruling, .. }) => {
                    let boards = ruling.boards.iter();
                    ruled.extend(boards.map(|on| (on.board, record.time)));
                }
                IncidentRecord::Closed(IncidentClosed {
                    by_itself: Some(_), ..
                }) => {
                    let why = waits(books, &absences, &ruled, record.time);
                    let what = why.map(|why| format!("incident {number} closed by itself: {why}"));
                    found.extend(what.map(|what| Violation::new(Invariant::ClosedWhenOver, what)));
                }
                _ => {}
            }
        }
    }
    found
}

/// What an incident with these absences and rulings waits for at an instant, if for anything.
fn waits(
    books: &Books,
    absences: &[&Absence],
    ruled: &[(BoardId, Time)],
    at: Time,
) -> Option<String> {
    absences.iter().find_map(|absence| {
        let (board, person) = (absence.board, &absence.person);
        let course = Course::at(books, board, at);
        // A player who came back and was lost again is disconnected by a later incident.
        let is_own = |away: &Away| {
            is_player(person, away.player) && away.last_contact <= absence.detected.at
        };
        if course.is_over {
            let flag = course.away_at_flag.iter().any(is_own);
            return flag.then(|| {
                format!("{board} ended by a flag while {person} was disconnected, and nobody ruled")
            });
        }
        if course.away.iter().flatten().any(is_own) {
            return Some(format!("{person} is disconnected from {board}"));
        }
        let mut rulings = ruled.iter();
        let is_ruled = rulings.any(|(on, when)| *on == board && *when >= absence.detected.at);
        (!is_ruled).then(|| format!("nobody ruled on the disconnection of {person} from {board}"))
    })
}
