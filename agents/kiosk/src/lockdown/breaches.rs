//! Breaches, folded: the first of its kind is told at once, those that repeat it as a count.

use super::said::Breach;
use crate::{
    evidence::line::{Sight, figure},
    time::earlier,
};

/// The word of a breach. Its figures: whether it was prevented, and how often it came since the first.
pub const WORD: &str = "breach";
/// How often a count is told, milliseconds.
pub const EVERY: u64 = 10_000;
/// After so long without another one a breach begins anew, milliseconds.
const QUIET: u64 = 60_000;
/// Breaches of a sort that are counted apart; who makes more has them counted together.
const MOST: usize = 16;
/// What those are told as.
const OTHERS: &str = "other forbidden things";

/// What lies apart, so that many of one sort hide none of another: whether it was prevented, whether it locks the page.
type Sort = (bool, bool);

const fn sort(breach: &Breach) -> Sort {
    (breach.stopped, breach.locks)
}

#[derive(Clone, Debug)]
struct Known {
    /// As it was the first time.
    sort: Sort,
    breach: Breach,
    /// The count that was told, and when.
    told: u64,
    told_at: u64,
    seen_at: u64,
}

/// What happened lately.
#[derive(Clone, Debug, Default)]
pub struct Breaches(Vec<Known>);

impl Breaches {
    /// One more; what is to be told at once, if it is news.
    pub fn take(&mut self, now_ms: u64, breach: Breach) -> Option<Sight> {
        self.0
            .retain(|known| known.told < known.breach.times || now_ms < known.seen_at + QUIET);
        let sort = sort(&breach);
        if let Some(known) = self.find(|it| it.breach.what == breach.what) {
            known.again(now_ms, &breach);
            return None;
        }
        let apart = self.0.iter().filter(|known| known.sort == sort).count();
        if apart < MOST {
            return Some(self.begin(now_ms, breach));
        }
        match self.find(|it| it.sort == sort && it.breach.what == OTHERS) {
            Some(known) => {
                known.again(now_ms, &breach);
                None
            }
            None => Some(self.begin(
                now_ms,
                Breach {
                    what: OTHERS.to_owned(),
                    ..breach
                },
            )),
        }
    }

    /// The counts that are due.
    pub fn due(&mut self, now_ms: u64) -> Vec<Sight> {
        let known = self.0.iter_mut();
        let due = known.filter(|known| known.due().is_some_and(|at| at <= now_ms));
        due.map(|known| known.tell(now_ms)).collect()
    }

    /// When [`Breaches::due`] has something to tell, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        self.0.iter().map(Known::due).fold(None, earlier)
    }

    fn find(&mut self, is: impl Fn(&Known) -> bool) -> Option<&mut Known> {
        self.0.iter_mut().find(|known| is(known))
    }

    fn begin(&mut self, now_ms: u64, breach: Breach) -> Sight {
        let mut known = Known {
            sort: sort(&breach),
            breach,
            told: 0,
            told_at: 0,
            seen_at: now_ms,
        };
        let sight = known.tell(now_ms);
        self.0.push(known);
        sight
    }
}

impl Known {
    /// One that was not prevented is remembered as such.
    fn again(&mut self, now_ms: u64, breach: &Breach) {
        self.breach.times = self.breach.times.saturating_add(breach.times);
        self.breach.stopped &= breach.stopped;
        self.seen_at = now_ms;
    }

    fn due(&self) -> Option<u64> {
        (self.told < self.breach.times).then_some(self.told_at + EVERY)
    }

    fn tell(&mut self, now_ms: u64) -> Sight {
        self.told = self.breach.times;
        self.told_at = now_ms;
        let figures = [i64::from(self.breach.stopped), figure(self.breach.times)];
        Sight::of(WORD, &figures).saying(self.breach.what.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn breach(what: &str, stopped: bool) -> Breach {
        Breach {
            what: what.to_owned(),
            stopped,
            times: 1,
            locks: false,
        }
    }

    #[test]
    fn ven_2_repeated_breaches_are_one_line_with_a_count() {
        let mut breaches = Breaches::default();
        let first = breaches.take(1_000, breach("a", true)).unwrap();
        assert_eq!((first.what, &first.figures[..]), (WORD, &[1, 1][..]));
        assert_eq!(breaches.deadline(), None);
        for ms in 2_000..2_500 {
            assert_eq!(breaches.take(ms, breach("a", true)), None);
        }
        assert!(breaches.take(2_500, breach("b", false)).is_some());
        assert_eq!(breaches.deadline(), Some(11_000));
        assert_eq!(breaches.due(10_999), []);
        let counted = breaches.due(11_000);
        assert_eq!(counted.len(), 1);
        assert_eq!(counted[0].figures, [1, 501]);
        assert_eq!(breaches.due(60_000), []);
        // After a quiet minute it is news again.
        assert!(breaches.take(70_000, breach("a", true)).is_some());
    }

    #[test]
    fn ven_2_what_was_not_prevented_once_is_told_so() {
        let mut breaches = Breaches::default();
        breaches.take(0, breach("a", true));
        breaches.take(1, breach("a", false));
        assert_eq!(breaches.due(EVERY)[0].figures, [0, 2]);
    }

    #[test]
    fn ven_2_endless_kinds_of_breaches_are_bounded() {
        let mut breaches = Breaches::default();
        let told = (0..MOST + 984).filter(|n| {
            let news = breaches.take(5, breach(&n.to_string(), true));
            news.is_some()
        });
        assert_eq!(told.count(), MOST + 1, "those and one for all others");
        let counted = breaches.due(5 + EVERY);
        assert_eq!(counted.len(), 1);
        assert_eq!(counted[0].figures, [1, 984]);
        assert_eq!(counted[0].detail, OTHERS);
    }

    /// Who has sixteen programs refused and plugs a screen in then hides it behind none of them.
    #[test]
    fn ven_2_many_breaches_of_one_sort_hide_none_of_another() {
        let mut breaches = Breaches::default();
        for n in 0..MOST * 3 {
            breaches.take(5, breach(&n.to_string(), true));
        }
        let mut locks = breach("2 screens", true);
        locks.locks = true;
        for news in [breach("a stick", false), locks] {
            let sight = breaches.take(6, news.clone());
            assert_eq!(sight.map(|it| it.detail), Some(news.what));
        }
    }
}
