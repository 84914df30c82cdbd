//! A virtual board with two players, each of whom has a simulated physical board.

use std::time::Duration;

use adoube_chess::{BySide, Position, Side};
use adoube_eboard::simulated::LineFaults;
use adoube_eboard::{Link, Orientation, STANDING_AFTER, Settled};

use crate::{Make, Mode, Rig, VirtualBoard};

/// How often the boards are read.
const STEP: Duration = Duration::from_millis(20);

/// A virtual board with two players, each of whom has a simulated physical board. An agent reports what settles on it as
/// a kiosk would.
#[derive(Debug)]
pub struct Table<M: Make> {
    /// The virtual board, with the time.
    pub game: VirtualBoard,
    /// The physical boards.
    pub rigs: BySide<Rig<M>>,
}

impl<M: Make> Table<M> {
    /// A game that has begun, with its first position on both boards.
    pub fn new(mode: Mode, start: &Position, faults: LineFaults, seed: u64) -> Table<M> {
        let rig = |side: Side| {
            let orientation = match side {
                Side::White => Orientation::Normal,
                Side::Black => Orientation::Turned,
            };
            let link = if faults.delay.is_zero() {
                Link::Cable
            } else {
                Link::Bluetooth
            };
            let seed = seed * 2 + u64::from(side == Side::Black);
            Rig::<M>::new(start, orientation, link, faults, seed)
        };
        Table {
            game: VirtualBoard::new(mode, start),
            rigs: BySide::from_fn(rig),
        }
    }

    /// The cable of a board is pulled out, and put in again so much later.
    pub fn pull(&mut self, side: Side, length: Duration) {
        self.game.report(side, None, Duration::ZERO);
        self.rigs[side].pull(length);
    }

    /// The player taps the screen: what has settled is their move.
    pub fn confirm(&mut self, side: Side) {
        let settled = self.rigs[side].settling.settled();
        self.game.confirm(side, settled.map(Settled::placement));
    }

    fn settled(&mut self, side: Side, settled: &Settled<M::Reading>) {
        let stood = self.game.now.since(settled.since());
        self.game.settled_at[side] = settled.at();
        // A board that was slow to be certain was not asked once more.
        let most = STANDING_AFTER.saturating_sub(Duration::from_millis(1));
        self.game
            .report(side, Some(settled.placement()), stood.min(most));
    }

    /// Time goes on until then, or until it is so.
    pub fn run(&mut self, until: adoube_eboard::Time, is_done: impl Fn(&Self) -> bool) -> bool {
        while self.game.now < until {
            let next = self.game.now.after(STEP).min(until);
            for side in Side::ALL {
                let mut settled = Vec::new();
                let rig = &mut self.rigs[side];
                rig.run(next, &mut |position| {
                    settled.push(position.clone());
                    false
                });
                let standing = rig.standing.take();
                self.game.now = self.game.now.max(next);
                for position in &settled {
                    self.settled(side, position);
                }
                if let Some(position) = standing {
                    let stood = self.game.now.since(position.since());
                    self.game.report(side, Some(position.placement()), stood);
                }
            }
            self.game.now = next;
            if is_done(self) {
                return true;
            }
        }
        false
    }

    /// Whether a player's board shows the position of the game.
    pub fn shows(&self, side: Side) -> bool {
        let settled = self.rigs[side].settling.settled();
        settled.is_some_and(|settled| {
            settled
                .differences(self.game.board.line().position())
                .is_empty()
        })
    }

    /// Whether both do.
    pub fn both_show(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.shows(side))
    }
}
