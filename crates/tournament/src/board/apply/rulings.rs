//! Rulings that were carried out, and what became of them.

use adoube_chess::BySide;

use super::Apply;
use super::moment::Moment;
use crate::board::event::{
    Finished, Paused, PositionRestored, ReadyGiven, Reopened, Resumed, Ruled, SeatBack, Started,
};
use crate::board::readiness::Readiness;
use crate::board::state::Rulings;
use crate::board::{CarriedOut, Remedy, RulingEffect};

impl Rulings {
    /// The last ruling, where the game is played that it left or began: what happens in a later one is no part of it.
    fn last_of_game(&mut self, now: &Moment<'_>) -> Option<&mut CarriedOut> {
        let last = self.done.last_mut();
        last.filter(|last| last.game() == now.attempt)
    }
}

impl Apply<Ruled> for Rulings {
    fn apply(&mut self, ruled: &Ruled, now: &Moment<'_>) {
        self.done.push(CarriedOut {
            ruling: ruled.ruling,
            effect: RulingEffect::of(&ruled.remedy),
            sequence: now.record.sequence,
            at: now.at,
            attempt: now.attempt,
            before: BySide::from_fn(|side| ruled.before.remaining(side)),
            shown: BySide::from_fn(|side| {
                let connected = now.is_connected[side] && !ruled.unheard[side];
                connected.then_some(now.at)
            }),
            ready: BySide::both(None),
            started: None,
            let_run: None,
        });
        self.by.clone_from(&ruled.by);
        match ruled.remedy {
            Remedy::Resume { .. } | Remedy::Restart { .. } => {
                self.readiness = Some(Readiness::new(ruled.start_in));
            }
            Remedy::Postpone => self.readiness = None,
            Remedy::Result { .. } => {}
        }
    }
}

impl Apply<SeatBack> for Rulings {
    fn apply(&mut self, back: &SeatBack, now: &Moment<'_>) {
        if let Some(last) = self.last_of_game(now) {
            last.shown[back.side].get_or_insert(now.at);
        }
    }
}

impl Apply<ReadyGiven> for Rulings {
    fn apply(&mut self, ready: &ReadyGiven, now: &Moment<'_>) {
        if let Some(readiness) = &mut self.readiness {
            readiness.give(ready.side);
        }
        // What is said later is said of a game that was opened again.
        let last = self.last_of_game(now);
        if let Some(last) = last.filter(|last| last.started.is_none()) {
            last.ready[ready.side].get_or_insert(now.at);
        }
    }
}

impl Apply<Started> for Rulings {
    fn apply(&mut self, _: &Started, now: &Moment<'_>) {
        if let Some(last) = self.last_of_game(now) {
            last.started.get_or_insert(now.at);
        }
    }
}

impl Apply<Resumed> for Rulings {
    fn apply(&mut self, resumed: &Resumed, now: &Moment<'_>) {
        self.readiness = None;
        let last = self.last_of_game(now);
        if let Some(last) = last.filter(|last| last.started.is_none()) {
            last.started = Some(now.at);
            if let (Some(person), Some(reason)) = (now.record.actor.person(), &resumed.reason) {
                last.let_run = Some((person.clone(), reason.clone()));
            }
        }
    }
}

impl Apply<Paused> for Rulings {
    /// Who pauses a board resumes it: no ruling does that any more.
    fn apply(&mut self, paused: &Paused, _: &Moment<'_>) {
        if paused.cause.is_arbiters() {
            self.readiness = None;
        }
    }
}

impl Apply<PositionRestored> for Rulings {
    fn apply(&mut self, _: &PositionRestored, _: &Moment<'_>) {
        self.readiness = None;
    }
}

impl Apply<Reopened> for Rulings {
    fn apply(&mut self, reopened: &Reopened, now: &Moment<'_>) {
        self.readiness = reopened
            .start_in
            .filter(|_| now.has_begun)
            .map(Readiness::new);
    }
}

impl Apply<Finished> for Rulings {
    fn apply(&mut self, _: &Finished, _: &Moment<'_>) {
        self.readiness = None;
    }
}
