//! The event's regulations: one typed, validated document that an organiser writes before the
//! event (EVT-1).

use std::sync::Arc;

use adoube_chess::{Side, Variant};

use crate::board::{AwayPolicy, Entering};
use crate::clock::{LagRules, TimeControl};
use crate::date::Date;
use crate::laws::Laws;
pub use crate::laws::Regime;
use crate::penalty::Fine;
use crate::physical_board::PhysicalBoards;
use crate::scoring::Scoring;
use crate::standings::{System, TieBreak};

mod before;
mod defaults;
mod document;
mod draws;
mod penalties;
mod problem;
mod profile;
mod rulings;
#[cfg(test)]
pub(crate) mod samples;

mod terms;

pub use before::{BeforeRules, LostBy};
pub use document::{Draft, Published};
pub use draws::Draw960;
pub use penalties::{PenaltyTerms, PointsOfExpelled, UnavailablePenalty};
pub use problem::Problem;
pub use profile::ProfileHash;
pub use rulings::RulingRules;

/// The regulations of one event, complete and consistent: what an organiser left to the default
/// is filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regulations {
    /// What the event is called, 1 to 200 characters.
    pub name: String,
    /// Where its players sit.
    pub kind: Kind,
    /// First day.
    pub begin: Option<Date>,
    /// Last day, not before the first.
    pub end: Option<Date>,
    /// Where it is held, for reports.
    pub city: Option<String>,
    /// The federation that reports it: three capital letters.
    pub federation: Option<String>,
    /// How many rounds, 1 to 99.
    pub rounds: u16,
    /// Which chess is played.
    pub variant: Variant,
    /// The edition of the Laws that games are played by.
    pub laws: Laws,
    /// Both sides' time control (O 4.4).
    pub time_control: Arc<TimeControl>,
    /// What moves are credited with for the network's time; none as a rule.
    pub lag: Option<LagRules>,
    /// Whose a drawn game is; none as a rule.
    pub draw_odds: Option<Side>,
    /// Points of a game (O 7.1).
    pub scoring: Scoring,
    /// How it is paired; none where the document does not say, as older ones do not.
    pub system: Option<System>,
    /// What ties on points are broken by, in this order; none to leave players tied.
    pub tie_breaks: Vec<TieBreak>,
    /// How late a player may come before he loses, in minutes (O 16.11).
    pub default_time_minutes: u16,
    /// Who comes late, and what is checked before a game (O 16.11, 18.5, 18.6).
    pub before: BeforeRules,
    /// Where Chess960 positions come from (A-F).
    pub chess960: Draw960,
    /// Whether players claim draws by repetition and fifty moves, which then do not come by
    /// themselves (L 9.5).
    pub claims: bool,
    /// How moves may be entered (O 3.6).
    pub entering: Entering,
    /// What a disconnection leads to until it is ruled on (O 4.3, 11.3).
    pub away: AwayPolicy,
    /// What holds for rulings on disconnections (O 18.9).
    pub rulings: RulingRules,
    /// Rapid and blitz only: how closely games are supervised (A-A.5, A-B.5).
    pub supervision: Option<Regime>,
    /// Hybrid events only: what each venue has.
    pub venues: Option<VenueRules>,
    /// Whether the quickplay finish was announced (A-G.2).
    pub quickplay_finish: bool,
    /// The fines that were announced (O 10.9).
    pub fines: Vec<Fine>,
    /// What it says of other penalties.
    pub penalties: PenaltyTerms,
}

/// Where an event's players sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// In supervised venues (O 16 to 20).
    Hybrid,
    /// Each at home, watched remotely (O 8 to 15).
    SupervisedOnline,
}

/// What each venue of a hybrid event has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VenueRules {
    /// Arbiters a venue, LCA and LTA among them; at least 2 (O 16.8, 16.9, 20.2).
    pub arbiters_per_venue: u8,
    /// How players use physical boards beside the virtual ones (O 20, EBD-7); none where nobody may have one.
    pub physical_boards: Option<PhysicalBoards>,
}
