//! Both sides' accounts of time, kept beside the clock and knowing nothing of its code.

use std::sync::Arc;

use adoube_chess::Side;
use adoube_tournament::board::event::{
    CameLate, ClockAdjusted, Finished, Moved, Outage, Paused, Penalised, PositionRestored,
    Reopened, Restarted, Resumed, Ruled, SeatBack, SeatLost, Started, TimeAdded,
};
use adoube_tournament::board::{
    Basis, Charge, ClockWhileAway, Event, FLAG_WATERMARK, Opened, PauseCause, Record, Remedy, Terms,
};
use adoube_tournament::clock::{Extra, LagCredit, Period, Reading, TimeControlClass};
use adoube_tournament::incident::ruling::ClocksAs;
use adoube_tournament::laws::Laws;
use adoube_tournament::penalty::{Measure, Penalty, PenaltyKind};
use adoube_tournament::physical_board::{BoardUse, PhysicalBoards};
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
    /// When the clock of who is to move ran since his time was set or his move began, time that was added left
    /// aside, and what of the running delay was used before each.
    ran: Vec<(Time, Time, i128)>,
    /// How much of that was after the clock had reached zero: a flag is decided a little later, and this is never given back.
    below: i128,
    /// Whose clock ran last.
    to_move: Option<Side>,
    /// The last contact of White and of Black, while they are away and no arbiter let the clock run for it.
    silent: [Option<Time>; 2],
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
            ran: Vec::new(),
            below: 0,
            to_move: None,
            silent: [None; 2],
        }
    }

    /// Books a record and compares with the clocks that it holds.
    pub(crate) fn add(&mut self, record: &Record) -> Checked {
        let at = record.time;
        self.note_silence(&record.event);
        let clocks = match &record.event {
            Event::Started(Started { clocks }) | Event::Resumed(Resumed { clocks, .. }) => clocks,
            Event::Moved(Moved {
                side,
                used,
                lag,
                settling,
                clocks,
                ..
            }) => {
                prop_assert_eq!(self.running, Some(*side), "the mover's clock ran");
                self.charge(at, at - settling.unwrap_or(Millis::ZERO))?;
                prop_assert_eq!(self.thought, i128::from(used.0), "{:?}", record);
                // What a physical board enters is credited with that board's time instead.
                if settling.is_none() {
                    self.credit(*side, *lag)?;
                }
                self.complete_move(*side);
                clocks
            }
            Event::Paused(Paused { clocks, .. }) | Event::Outage(Outage { clocks, .. }) => {
                self.stop(record)?;
                clocks
            }
            Event::Penalised(Penalised {
                ruling,
                clocks: Some(set),
                ..
            }) => {
                self.charge(at, at)?;
                self.compare(&set.before)?;
                for penalty in &ruling.penalties {
                    self.penalise(ruling.side, penalty);
                }
                &set.after
            }
            Event::Ruled(Ruled {
                remedy:
                    Remedy::Resume {
                        white,
                        black,
                        basis,
                    },
                before,
                clocks,
                ..
            }) => {
                self.charge(at, at)?;
                self.compare(before)?;
                self.rule([*white, *black], basis)?;
                clocks
            }
            Event::ClockAdjusted(ClockAdjusted { before, clocks, .. })
            | Event::Ruled(Ruled { before, clocks, .. })
            | Event::PositionRestored(PositionRestored { before, clocks, .. })
            | Event::Reopened(Reopened { before, clocks, .. }) => {
                self.charge(at, at)?;
                self.compare(before)?;
                self.recount(&record.event, clocks);
                self.think_anew(&record.event, clocks);
                self.set_to(Side::ALL.map(|side| clocks.remaining(side)));
                clocks
            }
            Event::CameLate(CameLate {
                side,
                charged,
                clocks,
            }) => {
                self.sides[side.index()].used += i128::from(charged.0);
                clocks
            }
            Event::TimeAdded(TimeAdded { added, clocks, .. }) => {
                self.charge(at, at)?;
                for (account, added) in self.sides.iter_mut().zip(added) {
                    account.added += i128::from(added.0);
                }
                clocks
            }
            Event::Restarted(Restarted {
                control, clocks, ..
            }) => {
                self.terms.time_control = Arc::clone(control);
                self.sides = fresh(&self.terms);
                self.thought = 0;
                clocks
            }
            Event::Finished(Finished { clocks, .. }) => {
                self.charge(at, at)?;
                clocks
            }
            _ => return Ok(()),
        };
        self.go_on(record, clocks);
        self.compare(clocks)
    }

    /// From a record on.
    fn go_on(&mut self, record: &Record, clocks: &Reading) {
        self.since = record.time;
        self.running = clocks.running;
        self.to_move = self.running.or(self.to_move);
        let stretches = matches!(
            record.event,
            Event::Paused(_) | Event::Resumed(_) | Event::TimeAdded(_)
        );
        if !stretches {
            self.settle();
        }
    }

    /// A pause or an outage.
    fn stop(&mut self, record: &Record) -> Checked {
        let ran = self.running.is_some();
        let until = match &record.event {
            Event::Outage(Outage { from, .. }) => *from,
            _ => record.time,
        };
        self.charge(record.time, until)?;
        let by_itself = match &record.event {
            // What an arbiter stopped by hand stands as he stopped it.
            Event::Paused(Paused { cause, .. }) => !matches!(cause, PauseCause::Arbiter { .. }),
            _ => false,
        };
        if ran || by_itself {
            self.give_back_silence(until);
        }
        if let Event::Outage(_) = record.event {
            self.silent = [None; 2];
        }
        Ok(())
    }

    /// Compares with what the clocks show later, the one still running.
    pub(crate) fn check(mut self, reading: Reading, now: Time) -> Checked {
        self.charge(now, now)?;
        self.compare(&reading)
    }

    /// Who is away, as far as that is not ruled on.
    fn note_silence(&mut self, event: &Event) {
        match event {
            Event::SeatLost(SeatLost {
                side, last_contact, ..
            }) => self.silent[side.index()] = Some(*last_contact),
            Event::SeatBack(SeatBack { side }) => self.silent[side.index()] = None,
            Event::Restarted(Restarted { reversed: true, .. }) => self.silent.swap(0, 1),
            Event::Finished(_)
            | Event::Resumed(Resumed {
                reason: Some(_), ..
            }) => self.silent = [None; 2],
            _ => {}
        }
    }

    /// Where clocks are suspended and nothing is charged, the clock of who is away and to move counts to his
    /// last contact only, whatever stopped it; and no further than to where an outage began.
    fn give_back_silence(&mut self, until: Time) {
        let away = &self.terms.away;
        let free = away.charge == Charge::Nothing && away.clock != ClockWhileAway::Runs;
        let Some(side) = self.to_move.filter(|_| free) else {
            return;
        };
        let Some(contact) = self.silent[side.index()] else {
            return;
        };
        let before = self.sides[side.index()].credits;
        self.give_back_after(side, contact.min(until));
        // What gives a silence back settles what was before: whoever is back was heard since.
        if self.sides[side.index()].credits != before {
            self.settle();
        }
    }

    fn settle(&mut self) {
        self.ran.clear();
        self.below = 0;
    }

    /// What a side used of its move after an instant is given back, also what it used before time was added.
    fn give_back_after(&mut self, side: Side, at: Time) {
        let mut back = 0;
        for (from, to, free) in &mut self.ran {
            let lost = |to: Time| (i128::from(to.since(*from).0) - *free).max(0);
            let counts = at.max(*from).min(*to);
            back += lost(*to) - lost(counts);
            self.thought -= i128::from(to.since(counts).0);
            *to = counts;
        }
        let below = self.below.min(back);
        self.below -= below;
        self.sides[side.index()].credits += back - below;
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
        self.ran.push((self.since, until, free));
        let below = -account.shown();
        if below > 0 {
            let enters = |boards: PhysicalBoards| boards.used_for == BoardUse::Playing;
            let is_late = self.terms.physical_boards.is_some_and(enters);
            // Where boards enter moves, a flag is decided another second later.
            let most = FLAG_WATERMARK.0 + if is_late { 1_000 } else { 0 };
            prop_assert!(below <= i128::from(most), "{} below zero", below);
            account.used -= below;
            self.below += below;
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

    /// The move in hand begins anew in another position; in the same one, the game going on after an end that was
    /// none, it is less what its player gets back.
    fn think_anew(&mut self, event: &Event, clocks: &Reading) {
        match event {
            Event::PositionRestored(_) => self.thought = 0,
            Event::Reopened(_) => {
                self.give_back_thought(Some(Side::ALL.map(|side| clocks.remaining(side))));
            }
            _ => {}
        }
    }

    /// What is set forward was not thought in; a move that has free time begins anew with all of it.
    fn give_back_thought(&mut self, typed: Option<[Millis; 2]>) {
        let Some(side) = self.to_move else {
            return;
        };
        let account = &self.sides[side.index()];
        let periods = self.terms.time_control.periods(side);
        let increment = matches!(
            periods[account.period.min(periods.len() - 1)].extra,
            Extra::Increment(_)
        );
        let set = typed.map(|clocks| i128::from(clocks[side.index()].0));
        let forward = set.map_or(0, |set| set - account.shown());
        self.thought = if increment {
            (self.thought - forward.max(0)).max(0)
        } else {
            0
        };
    }

    fn penalise(&mut self, side: Side, penalty: &Penalty) {
        let time = match penalty.measure() {
            Some(Measure::Time(time)) => i128::from(time.0),
            _ => 0,
        };
        match penalty.kind() {
            PenaltyKind::WrongClaim => self.fine(side),
            PenaltyKind::TimeToOpponent => self.sides[side.other().index()].added += time,
            PenaltyKind::TimeOff => self.sides[side.index()].deducted += time,
            _ => {}
        }
    }

    /// A wrong claim (L 9.5). By the Laws of 2005 three minutes for the opponent; of the claimant's time half,
    /// three minutes at most, but not so that less than a minute is left that he had. By the others, without
    /// supervision of each game, two minutes or one for the opponent.
    fn fine(&mut self, claimant: Side) {
        let class = self.terms.time_control.class();
        let minutes = match (self.terms.laws, class) {
            (Laws::Of2005, _) => 3,
            (_, TimeControlClass::Standard) | (Laws::Of2018, TimeControlClass::Rapid) => 2,
            (Laws::Of2018 | Laws::Of2023, _) => 1,
        };
        self.sides[claimant.other().index()].added += 60_000 * minutes;
        if self.terms.laws != Laws::Of2005 {
            return;
        }
        let account = &mut self.sides[claimant.index()];
        account.deducted += match account.shown() {
            left if left > 120_000 => (left / 2).min(180_000),
            left => (left - 60_000).max(0),
        };
    }

    /// A ruling takes off and gives what it says, from the clocks as they stand with the move in hand begun
    /// anew: Bronstein's clock shows again what the move had used of its reserve. What it takes off or gives
    /// besides is no part of what was thought.
    fn rule(&mut self, typed: [Millis; 2], basis: &Basis) -> Checked {
        let thought = self.thought;
        let is_typed = matches!(basis.clocks, ClocksAs::Typed { .. });
        self.give_back_thought(is_typed.then_some(typed));
        if is_typed {
            self.set_to(typed);
            return Ok(());
        }
        prop_assert_eq!(basis.clocks, ClocksAs::Now);
        for side in Side::ALL {
            let index = side.index();
            let periods = self.terms.time_control.periods(side);
            let account = &mut self.sides[index];
            let period = periods[account.period.min(periods.len() - 1)];
            let lent = i128::from(basis.stood[side].0) - account.shown();
            prop_assert!(
                lent == 0 || lent == thought.min(reserve(period)),
                "{lent}: {account:?}"
            );
            account.credits += lent;
            account.deducted += i128::from(basis.deducted[side].0);
            account.added += i128::from(basis.added[side].0);
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
        if let Event::ClockAdjusted(ClockAdjusted {
            control: Some(change),
            ..
        }) = event
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
