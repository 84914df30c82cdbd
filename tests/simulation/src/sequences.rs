//! Sequences of steps that chance alone hardly ever makes.

use fastrand::Rng;

use crate::model::Size;
use crate::steps::Step;
use crate::terms::Terms;

/// What is chosen apart from a story's other chances, so that the rest of a story is the same with and without it.
const APART: u64 = 0x2e77;
/// One story in so many has such a sequence.
const ONE_IN: u32 = 2;
/// By then the games have begun, and most of them are not over; virtual milliseconds.
const BEGUN: u64 = 8_000;
/// By then a disconnection was noticed, whatever the venue still hears; milliseconds.
const NOTICED: u64 = 7_000;
/// The Chief Arbiter resumes the board so often, milliseconds.
const RESUMED_EVERY: u64 = 8_000;

/// A player is disconnected, another game of their board begins, and the Chief Arbiter resumes it without them (DIS-3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NewGame {
    /// What happens, and when: virtual milliseconds.
    pub(crate) steps: Vec<(u64, Step)>,
    /// Under which regulations; none for those of the seed.
    pub(crate) terms: Option<Terms>,
}

impl NewGame {
    /// That of a seed, if it has one.
    pub(crate) fn of(seed: u64, size: Size) -> Option<Self> {
        let mut rng = Rng::with_seed(seed ^ APART);
        (rng.u32(..ONE_IN) == 0).then(|| Self::random(&mut rng, size))
    }

    fn random(rng: &mut Rng, size: Size) -> Self {
        let device = rng.u16(0..size.all());
        let board = device / 2 + 1;
        let lost = BEGUN + rng.u64(0..4_000);
        let span = rng.u64(15_000..110_000);
        let cut = if rng.bool() {
            Step::Pull(device, span)
        } else {
            Step::Unplug(device, span)
        };
        let begins = lost + NOTICED + rng.u64(0..2_000);
        let resumed = begins + rng.u64(200..5_000);
        let mut steps = vec![(lost, cut), (begins, new_game(rng, board))];
        // Whatever stops the clocks meanwhile waits for both players otherwise.
        let times = (0..rng.u64(2..12)).map(|time| resumed + time * RESUMED_EVERY);
        steps.extend(times.map(|at| (at, Step::Resume(board))));
        if rng.u32(..4) == 0 {
            // And another one.
            let again = resumed + rng.u64(1_000..8_000);
            let next = [
                (again, new_game(rng, board)),
                (again + 1_000, Step::Resume(board)),
            ];
            steps.extend(next);
        }
        if rng.bool() {
            let ruled = lost + span + rng.u64(0..60_000);
            steps.push((ruled, Step::Rule));
        }
        // Little time, so that the flag of the player who is disconnected falls in the new game.
        let terms = (rng.u32(..3) > 0).then_some(Terms::Quick);
        Self { steps, terms }
    }
}

fn new_game(rng: &mut Rng, board: u16) -> Step {
    match rng.u32(..3) {
        0 => Step::RestartGame(board),
        1 => Step::ReverseColours(board),
        _ => Step::WrongStart(board),
    }
}
