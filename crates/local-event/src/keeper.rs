//! Which programs that ended are started again, and when. Pure: time is an argument, real milliseconds.

use std::collections::BTreeMap;

/// How long a program stays ended: whoever ended it sees what comes of that.
pub(super) const MOMENT: u64 = 5_000;
/// A program that ran for so long can run.
const SETTLED: u64 = 15_000;
/// One that cannot is started again only so often.
const TRIES: u32 = 3;

/// When each program was started last, and how often it ended before it had run for long.
#[derive(Debug, Default)]
pub(super) struct Keeper {
    lives: BTreeMap<String, Life>,
}

#[derive(Debug, Clone, Copy, Default)]
struct Life {
    since: u64,
    short: u32,
}

impl Keeper {
    /// A program of this name was started.
    pub(super) fn started(&mut self, name: &str, now: u64) {
        self.lives.entry(name.to_owned()).or_default().since = now;
    }

    /// A program of this name has ended: when it is to be started again, or that it is not. Of one that nobody saw
    /// starting it is taken that it ran for long.
    pub(super) fn ended(&mut self, name: &str, now: u64) -> Option<u64> {
        let life = self.lives.entry(name.to_owned()).or_default();
        let long = now.saturating_sub(life.since) >= SETTLED;
        life.short = if long { 0 } else { life.short + 1 };
        (life.short <= TRIES).then_some(now + MOMENT)
    }
}

#[cfg(test)]
mod tests {
    use super::{Keeper, MOMENT, SETTLED, TRIES};

    #[test]
    fn a_program_that_ran_is_started_again_however_often_it_is_ended() {
        let mut keeper = Keeper::default();
        let mut now = 1_000_000;
        for _ in 0..3 * TRIES {
            let again = keeper.ended("kiosk", now);
            assert_eq!(again, Some(now + MOMENT));
            keeper.started("kiosk", now + MOMENT);
            now += MOMENT + SETTLED;
        }
    }

    #[test]
    fn a_program_that_cannot_run_is_given_up_and_others_are_not() {
        let mut keeper = Keeper::default();
        let mut now = 1_000_000;
        keeper.started("kiosk", now);
        for _ in 0..TRIES {
            assert_eq!(keeper.ended("kiosk", now + 10), Some(now + 10 + MOMENT));
            now += 10 + MOMENT;
            keeper.started("kiosk", now);
        }
        assert_eq!(keeper.ended("kiosk", now + 10), None);
        assert!(keeper.ended("venue", now + 10).is_some());
    }

    #[test]
    fn who_ran_for_long_may_fail_as_often_as_at_first() {
        let mut keeper = Keeper::default();
        keeper.started("kiosk", 0);
        for now in 1..=u64::from(TRIES) {
            assert!(keeper.ended("kiosk", now).is_some());
        }
        assert!(keeper.ended("kiosk", SETTLED).is_some(), "it ran for long");
        keeper.started("kiosk", SETTLED + MOMENT);
        assert!(keeper.ended("kiosk", SETTLED + MOMENT + 1).is_some());
    }
}
