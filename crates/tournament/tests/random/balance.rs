//! Both sides' accounts of time, kept beside the clock and knowing nothing of its code.

use std::sync::Arc;

use adoube_chess::Side;
use adoube_tournament::board::{
    Basis, Charge, Event, FLAG_WATERMARK, Opened, PauseCause, Record, Remedy, Terms,
};
use adoube_tournament::clock::{Extra, LagCredit, Period, Reading};
use adoube_tournament::incident::ruling::ClocksAs;
use adoube_tournament::time::{Millis, Time};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

/// One side's account, in milliseconds.
#[derive(Debug, Clone, Copy, Default)]
struct Account {
    initial: i128,
    increments: i128,
    bases: i128,
    /// By arbiters and rulings: given, and taken off.
    added: i128,
    deducted: i128,
    /// What clocks that an arbiter set show more than before.
    set: i128,
    /// Given back for the time of a fault.
    credits: i128,
    /// Credited for the network's time.
    lag: i128,
    /// What may still be credited for it.
    quota: i128,
    used: i128,
    period: usize,
    /// Completed in the period.
    moves: u32,
}

impl Account {
    const fn shown(&self) -> i128 {
        let given = self.initial + self.increments + self.bases + self.credits + self.lag;
        given + self.added + self.set - self.used - self.deducted
    }
}

/// The accounts of a game.
#[derive(Debug, Clone)]
pub(crate) struct Balance {
    terms: Terms,
    sides: [Account; 2],
    running: Option<Side>,
    since: Time,
    /// About the move in hand, pauses left out.
    thought: i128,
}

/// The accounts of a game's beginning.
fn fresh(terms: &Terms) -> [Account; 2] {
    Side::ALL.map(|side| {
        let first = terms.time_control.periods(side)[0];
        Account {
            initial: i128::from(first.base.0) + reserve(first),
            quota: terms.lag.map_or(0, |rules| rules.quota.0.into()),
            ..Account::default()
        }
    })
}

/// Whether the move in hand begins anew.
const fn begins_anew(event: &Event) -> bool {
    matches!(
        event,
        Event::PositionRestored { .. } | Event::Reopened { .. }
    )
}

/// What a Bronstein clock shows above the main time before a move.
fn reserve(period: Period) -> i128 {
    match period.extra {
        Extra::Bronstein(extra) => extra.0.into(),
        Extra::Increment(_) | Extra::Delay(_) => 0,
    }
}

type Checked = Result<(), TestCaseError>;

impl Balance {
    pub(crate) fn new(opened: &Opened) -> Self {
        Self {
            terms: opened.terms.clone(),
            sides: fresh(&opened.terms),
            running: None,
            since: Time(0),
            thought: 0,
        }
    }

    /// Books a record and compares with the clocks that it holds.
    pub(crate) fn add(&mut self, record: &Record) -> Checked {
        let at = record.time;
        let clocks = match &record.event {
            Event::Started { clocks } | Event::Resumed { clocks, .. } => clocks,
            Event::Moved {
                side,
                used,
                lag,
                clocks,
                ..
            } => {
                prop_assert_eq!(self.running, Some(*side), "the mover's clock ran");
                self.charge(at, at)?;
                prop_assert_eq!(self.thought, i128::from(used.0), "{:?}", record);
                self.credit(*side, *lag)?;
                self.complete_move(*side);
                clocks
            }
            Event::Paused { cause, clocks } => {
                self.charge(at, self.charged_until(cause, at))?;
                clocks
            }
            Event::Outage { from, clocks, .. } => {
                self.charge(at, *from)?;
                clocks
            }
            Event::WrongClaim {
                side,
                before,
                clocks,
                ..
            } => {
                self.charge(at, at)?;
                self.compare(before)?;
                self.fine(*side);
                clocks
            }
            Event::Ruled {
                remedy:
                    Remedy::Resume {
                        white,
                        black,
                        basis,
                    },
                before,
                clocks,
                ..
            } => {
                self.charge(at, at)?;
                self.compare(before)?;
                self.rule([*white, *black], basis.as_deref())?;
                clocks
            }
            Event::ClockAdjusted { before, clocks, .. }
            | Event::Ruled { before, clocks, .. }
            | Event::PositionRestored { before, clocks, .. }
            | Event::Reopened { before, clocks, .. } => {
                self.charge(at, at)?;
                self.compare(before)?;
                self.recount(&record.event, clocks);
                if begins_anew(&record.event) {
                    self.thought = 0;
                }
                self.set_to(Side::ALL.map(|side| clocks.remaining(side)));
                clocks
            }
            Event::CameLate {
                side,
                charged,
                clocks,
            } => {
                self.sides[side.index()].used += i128::from(charged.0);
                clocks
            }
            Event::TimeAdded { added, clocks, .. } => {
                self.charge(at, at)?;
                for (account, added) in self.sides.iter_mut().zip(added) {
                    account.added += i128::from(added.0);
                }
                clocks
            }
            Event::Restarted {
                control, clocks, ..
            } => {
                self.terms.time_control = Arc::clone(control);
                self.sides = fresh(&self.terms);
                self.thought = 0;
                clocks
            }
            Event::Finished { clocks, .. } => {
                self.charge(at, at)?;
                clocks
            }
            _ => return Ok(()),
        };
        self.since = at;
        self.running = clocks.running;
        self.compare(clocks)
    }

    /// Compares with what the clocks show later, the one still running.
    pub(crate) fn check(mut self, reading: Reading, now: Time) -> Checked {
        self.charge(now, now)?;
        self.compare(&reading)
    }

    /// Where nothing is charged, an absent player's own clock counts to the last contact only.
    fn charged_until(&self, cause: &PauseCause, at: Time) -> Time {
        match cause {
            PauseCause::Away { side, last_contact }
                if self.running == Some(*side) && self.terms.away.charge == Charge::Nothing =>
            {
                (*last_contact).min(at)
            }
            _ => at,
        }
    }

    /// The running side used the time up to `at`; what is after `until` is given back. A flag is
    /// decided a little after its fall, and a clock does not show less than nothing.
    fn charge(&mut self, at: Time, until: Time) -> Checked {
        let Some(side) = self.running else {
            return Ok(());
        };
        let account = &mut self.sides[side.index()];
        let elapsed = i128::from(at.since(self.since).0);
        let charged = i128::from(until.since(self.since).0);
        let periods = self.terms.time_control.periods(side);
        let delay = match periods[account.period.min(periods.len() - 1)].extra {
            Extra::Delay(delay) => i128::from(delay.0),
            Extra::Increment(_) | Extra::Bronstein(_) => 0,
        };
        let free = (delay - self.thought).max(0);
        let lost = |span: i128| (span - free).max(0);
        account.used += lost(elapsed);
        account.credits += lost(elapsed) - lost(charged);
        self.thought += charged;
        let below = -account.shown();
        if below > 0 {
            prop_assert!(
                below <= i128::from(FLAG_WATERMARK.0),
                "{} below zero",
                below
            );
            account.used -= below;
        }
        Ok(())
    }

    /// No more than both ends measured, than one move may have, than is left, than it cost.
    fn credit(&mut self, side: Side, lag: Option<LagCredit>) -> Checked {
        prop_assert_eq!(lag.is_some(), self.terms.lag.is_some());
        let (Some(credit), Some(rules)) = (lag, self.terms.lag) else {
            return Ok(());
        };
        let account = &mut self.sides[side.index()];
        let periods = self.terms.time_control.periods(side);
        let free = match periods[account.period.min(periods.len() - 1)].extra {
            Extra::Increment(_) => 0,
            Extra::Delay(extra) | Extra::Bronstein(extra) => i128::from(extra.0),
        };
        let cost = (self.thought - free).max(0);
        let given = i128::from(credit.given.0);
        let link = credit.link;
        let bounds = [link.claimed, link.measured, rules.per_move].map(|b| i128::from(b.0));
        let least = bounds.into_iter().chain([account.quota, cost]).min();
        prop_assert_eq!(Some(given), least, "{:?}", credit);
        account.lag += given;
        account.quota += i128::from(rules.refill.0) - given;
        account.quota = account.quota.min(rules.quota.0.into());
        prop_assert_eq!(i128::from(credit.left.0), account.quota);
        Ok(())
    }

    /// An arbiter's word on what the clocks show.
    fn set_to(&mut self, clocks: [Millis; 2]) {
        for (account, clock) in self.sides.iter_mut().zip(clocks) {
            account.set += i128::from(clock.0) - account.shown();
        }
    }

    /// A wrong claim (L 9.5 b): three minutes for the opponent; of the claimant's time half, three
    /// minutes at most, but not so that less than a minute is left that he had.
    fn fine(&mut self, claimant: Side) {
        self.sides[claimant.other().index()].added += 180_000;
        let account = &mut self.sides[claimant.index()];
        account.deducted += match account.shown() {
            left if left > 120_000 => (left / 2).min(180_000),
            left => (left - 60_000).max(0),
        };
    }

    /// A ruling takes off and gives what it says, from the clocks as they stand with the move in hand begun
    /// anew: Bronstein's clock shows again what the move had used of its reserve.
    fn rule(&mut self, typed: [Millis; 2], basis: Option<&Basis>) -> Checked {
        let thought = std::mem::take(&mut self.thought);
        let Some(basis) = basis else {
            self.set_to(typed);
            return Ok(());
        };
        prop_assert_eq!(basis.clocks, ClocksAs::Now);
        for side in Side::ALL {
            let index = side.index();
            let periods = self.terms.time_control.periods(side);
            let account = &mut self.sides[index];
            let period = periods[account.period.min(periods.len() - 1)];
            let lent = i128::from(basis.stood[index].0) - account.shown();
            prop_assert!(
                lent == 0 || lent == thought.min(reserve(period)),
                "{lent}: {account:?}"
            );
            account.credits += lent;
            account.deducted += i128::from(basis.deducted[index].0);
            account.added += i128::from(basis.added[index].0);
        }
        Ok(())
    }

    /// The increment of the period in which the move was made, and the next period's time if it
    /// was that period's last.
    fn complete_move(&mut self, side: Side) {
        let account = &mut self.sides[side.index()];
        let periods = self.terms.time_control.periods(side);
        let period = periods[account.period.min(periods.len() - 1)];
        account.moves += 1;
        account.increments += match period.extra {
            Extra::Increment(increment) => increment.0.into(),
            Extra::Delay(_) => 0,
            Extra::Bronstein(extra) => self.thought.min(extra.0.into()),
        };
        if period.moves.map(u32::from) == Some(account.moves) {
            account.period += 1;
            account.moves = 0;
            let next = periods[account.period];
            // What is left of the last one's reserve is no main time.
            account.bases -= reserve(period).min(account.shown());
            account.bases += i128::from(next.base.0) + reserve(next);
        }
        self.thought = 0;
    }

    /// An arbiter's word on period, move counter and time control.
    fn recount(&mut self, event: &Event, clocks: &Reading) {
        if let Event::ClockAdjusted {
            control: Some(change),
            ..
        } = event
        {
            self.terms.time_control = Arc::clone(&change.after);
        }
        for (account, shown) in self.sides.iter_mut().zip(clocks.sides) {
            (account.period, account.moves) = (shown.period.into(), shown.moves.into());
        }
    }

    fn compare(&self, clocks: &Reading) -> Checked {
        for side in Side::ALL {
            let account = self.sides[side.index()];
            let shown = i128::from(clocks.remaining(side).0);
            prop_assert_eq!(account.shown(), shown, "{}: {:?}", side, account);
        }
        prop_assert_eq!(self.thought, i128::from(clocks.thought.0));
        Ok(())
    }
}
