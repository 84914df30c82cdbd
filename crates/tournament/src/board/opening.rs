//! How a board begins; and how it begins again, with other players or devices, when its round was
//! taken back before any move was made and is published anew.

use std::collections::VecDeque;
use std::sync::Arc;

use adoube_chess::Line;

use super::broken_stream::BrokenStream;
use super::command::Command;
use super::event::Event;
use super::lazy_box::LazyBox;
use super::pairing::Opened;
use super::penalties::Penalties;
use super::premove::Choices;
use super::record::Record;
use super::short_san::ShortSan;
use super::state::{Clocks, Game, Outcome, Play, Rulings, Seats, Stopped, Stream};
use super::time_audit::timeline::Timeline;
use super::{Board, Credits, Phase};
use crate::clock::Clock;
use crate::refusal::Refusal;
use crate::roles::{self, Verb};
use crate::time::Time;

impl Board {
    /// A board on which nothing has happened yet.
    pub(super) fn fresh(opened: &Opened, record: &Record) -> Result<Self, BrokenStream> {
        let control = &opened.terms.time_control;
        let mut board = Self {
            opened: Arc::new(opened.clone()),
            opened_at: record.time,
            game: Game {
                line: first_line(opened, record)?,
                last_san: ShortSan::EMPTY,
                offer: None,
                declined: None,
                choices: Choices::default(),
                claims: Vec::new(),
                move_times: VecDeque::new(),
                overturned: None,
                attempt: 1,
                any_move: false,
                replacements: Vec::new(),
                before_restart: None,
                sides_since: None,
                position_set: None,
            },
            play: Play {
                phase: Phase::Waiting,
                holds: LazyBox::blank(),
                stops: LazyBox::blank(),
                stopped: Stopped::default(),
            },
            clocks: Clocks {
                clock: Clock::new(Arc::clone(control)),
                credits: Credits::fresh(&opened.terms),
                event_control: Arc::clone(control),
                timeline: Timeline::new(),
                effective_rulings: LazyBox::blank(),
                set_by_hand: Vec::new(),
            },
            seats: Seats::new(opened.terms.before.default_time),
            outcome: Outcome::default(),
            rulings: Rulings::default(),
            at_devices: LazyBox::blank(),
            stream: Stream::new(record),
            undone: Vec::new(),
            penalties: Penalties::default(),
            notices: LazyBox::blank(),
        };
        board.game.choices.note_seen(record);
        Ok(board)
    }

    /// Opens a board anew on which no move was made: what was done before it counts no more, neither
    /// a result nor that its game began.
    pub fn open_again(&mut self, command: Command<Box<Opened>>) -> Result<Record, Refusal> {
        roles::may(&command.actor, Verb::System)?;
        let time = command.at.max(self.stream.last_time);
        let event = Event::Opened(command.order);
        self.take(time, command.actor, command.id, event)
    }

    pub(super) fn open_again_as(
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
        self.stream.signed = before.stream.signed;
        if same_players(&self.opened, &before.opened) {
            let undone = before.undone_by_publication().cloned();
            self.undone = undone.chain(before.undone_with_publication()).collect();
        }
        self.stream.answered = before.stream.answered;
        self.penalties = before.penalties.imposed_alone();
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
