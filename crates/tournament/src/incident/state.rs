//! What an incident's stream folds to.

mod apply;
mod proposals;
mod ruled;
mod silences;
mod turns;

pub use proposals::{ClosingProposal, Proposal, TurnedDown};
pub use turns::{Turn, TurnTo};

use std::collections::{BTreeMap, BTreeSet};

use super::absence::Absence;
use super::cause::{Cause, Finding, Found};
use super::evidence::Line;
use super::record::{IncidentOpened, IncidentRecord};
use super::ruling::{RequestedRemedy, Ruling};
use crate::actor::Actor;
use crate::ids::{BoardId, PersonId};
use crate::regulations::RulingRules;
use crate::time::Time;
use crate::words::words;

/// How far an incident is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// A seat is away.
    Open,
    /// Every seat is heard again; nothing was ruled.
    ConnectedAgain,
    /// Ruled, and not yet carried out everywhere.
    Ruled,
    /// Carried out on every board that was ruled on.
    Executed,
    /// Nothing more is to be done.
    Closed,
}

words! {
    Stage {
        Open = "open",
        ConnectedAgain = "connected-again",
        Ruled = "ruled",
        Executed = "executed",
        Closed = "closed",
    }
}

impl Stage {
    /// Its name for people: the same as on the pages (`officials-stage-` in `text/`).
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::ConnectedAgain => "connected again",
            Self::Open | Self::Ruled | Self::Executed | Self::Closed => self.name(),
        }
    }
}

/// A ruling as it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// What was ruled.
    pub ruling: Ruling,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Actor,
    /// Who proposed it, where two had to agree.
    pub proposed_by: Option<PersonId>,
    /// As it was proposed: when, on which finding, with which clocks.
    pub proposal: Option<Proposal>,
    /// Who delegated the right to rule.
    pub delegated_by: Option<PersonId>,
    /// What was wished.
    pub remedy: RequestedRemedy,
    /// The boards that carried it out, with their records of it.
    pub executed: BTreeMap<BoardId, u64>,
}

impl Given {
    /// Whose ruling it is: who proposed it, where a second official only agreed.
    pub fn author(&self) -> Option<&PersonId> {
        self.proposed_by.as_ref().or(self.by.person())
    }

    /// Who agreed with it, where two had to.
    pub fn seconded_by(&self) -> Option<&PersonId> {
        self.proposed_by.as_ref().and(self.by.person())
    }

    /// The boards that have not carried it out yet.
    pub fn pending(&self) -> impl Iterator<Item = BoardId> {
        let boards = self.ruling.boards.iter().map(|ruled| ruled.board);
        boards.filter(|board| !self.executed.contains_key(board))
    }
}

/// Rules for rulings that were changed while an incident was open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesChanged {
    /// As they hold from then on.
    pub rules: RulingRules,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Actor,
}

/// Why an incident is closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Closed {
    /// Nothing more was to be done; the reason is empty if it closed by itself.
    Done(String),
    /// It goes on in an earlier one.
    JoinedInto(u32),
}

/// An incident.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(super) number: u32,
    pub(super) opened: Time,
    pub(super) absences: Vec<Absence>,
    pub(super) lines: Vec<Line>,
    pub(super) finding: Option<Finding>,
    pub(super) found: Vec<Found>,
    pub(super) proposal: Option<Proposal>,
    pub(super) closing_proposal: Option<ClosingProposal>,
    pub(super) turned_down: Vec<TurnedDown>,
    pub(super) rulings: Vec<Given>,
    pub(super) rules_changed: Vec<RulesChanged>,
    /// Rulings that were proposed, given or not.
    pub(super) numbered: u32,
    pub(super) joined: BTreeSet<u32>,
    pub(super) closed: Option<Closed>,
    pub(super) closed_at: Option<Time>,
    pub(super) turns: Vec<Turn>,
}

impl State {
    /// An incident from the first record of its stream; none if that is not its opening.
    pub fn from_first(record: &IncidentRecord, at: Time) -> Option<Self> {
        let IncidentRecord::Opened(IncidentOpened { number, absences }) = record else {
            return None;
        };
        Some(Self {
            number: *number,
            opened: at,
            absences: absences.clone(),
            lines: Vec::new(),
            finding: None,
            found: Vec::new(),
            proposal: None,
            closing_proposal: None,
            turned_down: Vec::new(),
            rulings: Vec::new(),
            rules_changed: Vec::new(),
            numbered: 0,
            joined: BTreeSet::new(),
            closed: None,
            closed_at: None,
            turns: Vec::new(),
        })
    }

    /// From 1 in its tournament.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// When it was noticed.
    pub const fn opened(&self) -> Time {
        self.opened
    }

    /// The seats that fell silent, in the order in which they did.
    pub fn absences(&self) -> &[Absence] {
        &self.absences
    }

    /// What was seen.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// What the evidence says; none before any was looked at.
    pub const fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    /// What was found, each time that cause or certainty changed.
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    /// The later incidents that go on here.
    pub const fn joined(&self) -> &BTreeSet<u32> {
        &self.joined
    }

    /// Why it is closed.
    pub const fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    /// The closing that a second official has to agree to. A silence, a ruling or a proposal of one that comes meanwhile
    /// cancels it.
    pub const fn closing_proposal(&self) -> Option<&ClosingProposal> {
        self.closing_proposal.as_ref()
    }

    /// When it was closed; none while it is not.
    pub fn closed_at(&self) -> Option<Time> {
        self.closed.as_ref().and(self.closed_at)
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        if self.closed.is_some() {
            return Stage::Closed;
        }
        match self.rulings.last() {
            Some(_) if self.pending().next().is_some() => Stage::Ruled,
            // A seat that fell silent again after the ruling waits for another one.
            Some(given) if self.absences.iter().all(|a| a.detected.at <= given.at) => {
                Stage::Executed
            }
            _ if self.absences.iter().any(|absence| absence.back.is_none()) => Stage::Open,
            _ => Stage::ConnectedAgain,
        }
    }

    /// Boards that have a ruling still to carry out, with its place among the rulings.
    pub fn pending(&self) -> impl Iterator<Item = (usize, BoardId)> {
        let rulings = self.rulings.iter().enumerate();
        rulings.flat_map(|(index, given)| given.pending().map(move |board| (index, board)))
    }

    /// The boards it is about, in order.
    pub fn boards(&self) -> BTreeSet<BoardId> {
        self.absences.iter().map(|absence| absence.board).collect()
    }
}
