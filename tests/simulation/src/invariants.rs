//! What must hold of every run, whatever went wrong in it. `docs/simulation.md` has the same list.

mod acknowledged;
mod books;
mod clocks;
mod history;
mod locals;
mod new_games;
mod offices;
mod outages;
mod plies;
mod repeats;
mod reports;
mod rulings;
mod silences;

use std::fmt;

use crate::evidence::Evidence;
use crate::terms::Terms;
use books::Books;
pub use new_games::Disconnected;

/// What must hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Invariant {
    /// What was acknowledged is on record, for good.
    AcknowledgedKept,
    /// A board has one history: its stream only grows, and everybody is told what it holds.
    OneHistory,
    /// Both clocks follow from the records before to the millisecond.
    ClocksBalance,
    /// No time is charged while the coordinator was down, stood still or could not write.
    OutageFree,
    /// Every half-move is there once, in order, and legal.
    PliesOnce,
    /// Whoever is cut off from a game under way is in an incident.
    SilenceIsIncident,
    /// A disconnection that goes on into another game of its board is of that game, too.
    SilenceGoesOn,
    /// A flag that falls while a player is disconnected is the Chief Arbiter's to rule on: nobody approves the result before.
    FlagToChiefArbiter,
    /// An incident closes by itself only when its players are connected again and nothing is left to rule on.
    ClosedWhenOver,
    /// A command has its effect once, however often it comes, and one answer.
    RepeatIsNothing,
    /// A ruling is carried out once on every board that it names, and nothing else is.
    RulingWhole,
    /// Every record's author may do that, and did.
    OfficeKept,
    /// What a venue's node kept is on record once, in order.
    ReportsKept,
    /// Once nothing goes wrong any more every game ends, as its players want.
    GamesEnd,
}

impl Invariant {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::AcknowledgedKept,
        Self::OneHistory,
        Self::ClocksBalance,
        Self::OutageFree,
        Self::PliesOnce,
        Self::SilenceIsIncident,
        Self::SilenceGoesOn,
        Self::FlagToChiefArbiter,
        Self::ClosedWhenOver,
        Self::RepeatIsNothing,
        Self::RulingWhole,
        Self::OfficeKept,
        Self::ReportsKept,
        Self::GamesEnd,
    ];

    /// The name by which reports and documents call it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AcknowledgedKept => "acknowledged-kept",
            Self::OneHistory => "one-history",
            Self::ClocksBalance => "clocks-balance",
            Self::OutageFree => "outage-free",
            Self::PliesOnce => "plies-once",
            Self::SilenceIsIncident => "silence-is-incident",
            Self::SilenceGoesOn => "silence-goes-on",
            Self::FlagToChiefArbiter => "flag-to-chief-arbiter",
            Self::ClosedWhenOver => "closed-when-over",
            Self::RepeatIsNothing => "repeat-is-nothing",
            Self::RulingWhole => "ruling-whole",
            Self::OfficeKept => "office-kept",
            Self::ReportsKept => "reports-kept",
            Self::GamesEnd => "games-end",
        }
    }
}

/// Something that must hold and does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// What.
    pub invariant: Invariant,
    /// Where, and how.
    pub what: String,
}

impl Violation {
    pub(crate) fn new(invariant: Invariant, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { invariant, what }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant.id(), self.what)
    }
}

/// Looks for everything that does not hold under these regulations.
pub fn check(evidence: &Evidence, terms: Terms) -> Vec<Violation> {
    let broken = evidence.broken.iter();
    let mut found: Vec<_> = broken
        .map(|what| Violation::new(Invariant::OneHistory, what))
        .collect();
    let books = match Books::of(&evidence.ledger) {
        Ok(books) => books,
        Err(why) => {
            found.push(Violation::new(Invariant::OneHistory, why));
            return found;
        }
    };
    for looked in [
        acknowledged::check(evidence, &books),
        history::check(evidence),
        clocks::check(&books, terms),
        outages::check(evidence, &books, terms),
        plies::check(&books),
        silences::check(evidence, &books),
        new_games::check(&books),
        repeats::check(evidence, &books),
        rulings::check(&books),
        offices::check(evidence, &books),
        reports::check(evidence),
    ] {
        found.extend(looked);
    }
    found
}
