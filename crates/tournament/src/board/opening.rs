//! How a board begins; and how it begins again, with other players or devices, when its round was
//! taken back before any move was made and is published anew.

use std::sync::Arc;

use adoube_chess::{BySide, Line};

use super::accepted_commands::Answered;
use super::before::Waiting;
use super::broken_stream::BrokenStream;
use super::calls::Calls;
use super::command::{Command, Order, SystemOrder};
use super::command_basis::PartChanges;
use super::device_notes::AtDevices;
use super::effective_rulings::Standings;
use super::event::Event;
use super::holds::Holds;
use super::leaves::LeavesTaken;
use super::move_times::MoveTimes;
use super::pairing::Opened;
use super::pauses::Stops;
use super::premove::Choices;
use super::record::Record;
use super::silences::Silences;
use super::timeline::Past;
use super::{Approval, Board, Checks, Credits, Phase, Stopped};
use crate::clock::Clock;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};
use crate::time::Time;

impl Board {
    /// A board on which nothing has happened yet.
    pub(super) fn fresh(opened: &Opened, record: &Record) -> Result<Self, BrokenStream> {
        let mut board = Self {
            clock: Clock::new(Arc::clone(&opened.terms.time_control)),
            event_control: Arc::clone(&opened.terms.time_control),
            opened: Arc::new(opened.clone()),
            opened_at: record.time,
            credits: Credits::fresh(&opened.terms),
            line: first_line(opened, record)?,
            phase: Phase::Waiting,
            approval: Approval::default(),
            released: false,
            checked_in: BySide::both(false),
            away: BySide::both(None),
            silences: Silences::default(),
            stops: Stops::default(),
            leaves_taken: LeavesTaken::default(),
            offer: None,
            declined: None,
            last_san: String::new(),
            answered: Answered::default(),
            sequence: record.sequence,
            last_time: record.time,
            signed: 0,
            past: Past::new(),
            rulings: Vec::new(),
            standings: Standings::default(),
            anew: None,
            sides_since: 0,
            set_anew: 0,
            seat_moves: Vec::new(),
            ruled_by: None,
            readiness: None,
            over_by_flag: false,
            overturned: None,
            checks: BySide::both(Checks::default()),
            looked_at: BySide::default(),
            findings: BySide::default(),
            waiting: Waiting::new(opened.terms.before.default_time),
            calls: Calls::default(),
            assistants: BySide::new(None, None),
            holds: Holds::default(),
            choices: Choices::default(),
            claimed: Vec::new(),
            stopped: Stopped::default(),
            declared_in_play: false,
            result_by: None,
            heard: BySide::both(None),
            flags: Vec::new(),
            replacements: Vec::new(),
            set_by_hand: Vec::new(),
            at_devices: AtDevices::default(),
            move_times: MoveTimes::new(),
            part_changes: PartChanges::default(),
            undone: Vec::new(),
        };
        board.fold_choices(record);
        board.note_command(record);
        Ok(board)
    }

    /// Opens a board anew on which no move was made: what was done before it counts no more, neither
    /// a result nor that its game began.
    pub fn open_again(&mut self, command: Command) -> Result<Record, Refusal> {
        let Order::System(SystemOrder::Open(opened)) = command.order else {
            return Err(Refusal::NotStarted);
        };
        roles::may(&command.actor, Verb::System)?;
        let time = command.at.max(self.last_time);
        let event = Event::Opened(opened);
        self.take(time, command.actor, command.id, event)
    }

    pub(super) fn open_anew(
        &mut self,
        opened: &Opened,
        record: &Record,
    ) -> Result<(), BrokenStream> {
        if self.was_moved() {
            return Err(BrokenStream::Sequence {
                expected: record.sequence,
                found: 1,
            });
        }
        let fresh = Self::fresh(opened, record)?;
        let before = std::mem::replace(self, fresh);
        self.sequence = before.sequence;
        self.signed = before.signed;
        if same_players(&self.opened, &before.opened) {
            let undone = before.undone_by_publication().cloned();
            self.undone = undone.chain(before.undone_with_publication()).collect();
        }
        self.answered = before.answered;
        Ok(())
    }

    /// When it was opened, the last time if several.
    pub const fn opened_at(&self) -> Time {
        self.opened_at
    }
}

fn first_line(opened: &Opened, record: &Record) -> Result<Line, BrokenStream> {
    Line::new(&opened.terms.start).map_err(|error| BrokenStream::Chess {
        sequence: record.sequence,
        what: error.to_string(),
    })
}

fn same_players(one: &Opened, other: &Opened) -> bool {
    let mut seats = one.seats.iter().zip(&other.seats);
    seats.all(|(one, other)| one.person == other.person)
}
