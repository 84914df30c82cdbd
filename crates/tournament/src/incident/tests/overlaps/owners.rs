//! Who gives back which second, counted by hand: the first ruling that did, until another one takes its place.

use std::collections::BTreeMap;

use adoube_chess::{BySide, Side};

use super::ledger::Ledger;
use crate::board::Share;
use crate::ids::RulingRef;
use crate::time::Millis;

/// Of each second that a side was charged, the incident whose ruling gives it back.
#[derive(Debug, Default)]
pub(super) struct Owners {
    of: BTreeMap<(usize, u64), u32>,
    givers: BTreeMap<u32, RulingRef>,
}

impl Owners {
    /// What a ruling has to tell: seconds of its spans that rulings on other incidents give back, and those
    /// that its incident gave back and that others give back from now on. `ledger` has it already.
    pub(super) fn ruled(
        &mut self,
        ruling: RulingRef,
        gives: bool,
        ledger: &Ledger,
    ) -> [Vec<Share>; 2] {
        let incident = ruling.incident;
        if gives {
            self.givers.insert(incident, ruling);
        } else {
            self.givers.remove(&incident);
        }
        let [mut by, mut kept] = [BTreeMap::new(), BTreeMap::new()];
        for side in Side::ALL {
            let settled = ledger.settled_beside(incident, side);
            let count = |counts: &mut BTreeMap<u32, BySide<u64>>, second: u64, whose: u32| {
                if second >= settled {
                    counts.entry(whose).or_default()[side] += 1;
                }
            };
            for second in ledger.seconds(side) {
                let owner = self.of.get(&(side.index(), second)).copied();
                let covers = |number: u32| ledger.covers(number, side, second);
                match (owner, covers(incident)) {
                    (Some(other), true) if other != incident => count(&mut by, second, other),
                    (_, true) => drop(self.of.insert((side.index(), second), incident)),
                    (Some(own), false) if own == incident => {
                        let mut others = self.givers.keys().copied();
                        match others.find(|other| *other != incident && covers(*other)) {
                            Some(next) => {
                                self.of.insert((side.index(), second), next);
                                count(&mut kept, second, next);
                            }
                            None => drop(self.of.remove(&(side.index(), second))),
                        }
                    }
                    _ => {}
                }
            }
        }
        [by, kept].map(|counts| self.shares(&counts))
    }

    fn shares(&self, counts: &BTreeMap<u32, BySide<u64>>) -> Vec<Share> {
        let share = |(incident, seconds): (&u32, &BySide<u64>)| Share {
            ruling: self.givers[incident],
            given: seconds.map(Millis::from_seconds),
        };
        counts.iter().map(share).collect()
    }
}
