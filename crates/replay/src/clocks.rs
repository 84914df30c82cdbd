//! From the clocks of a source to the time that each move takes.
//!
//! What a side used up to a move is its whole allowance less what its clock shows; that never
//! becomes less. Readings against which it would were not true when they were noted (late relays,
//! clocks that were set), so the largest set that agrees is taken and the rest left out: those
//! moves are fitted between their neighbours. Nothing that is fitted uses a clock up.

use adoube_chess::Side;
use adoube_tournament::clock::{Brought, TimeControl};

/// What a source says about one move's time, milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Noted {
    /// The mover's clock after it.
    pub(super) clock: Option<u64>,
    /// What the move took.
    pub(super) elapsed: Option<u64>,
}

/// The think times of one side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Thought {
    /// What each move takes, milliseconds.
    pub(super) think: Vec<u64>,
    /// What the clock must show after it, where the source's reading is true.
    pub(super) shown: Vec<Option<u64>>,
    /// Which readings were left out.
    pub(super) left_out: Vec<LeftOut>,
}

/// A reading of the source that its clock cannot have had under the time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LeftOut {
    /// Its place among the side's moves.
    pub(super) index: usize,
    /// What the source reads, milliseconds.
    pub(super) reads: u64,
    /// What the clock shows here.
    pub(super) shows: u64,
    pub(super) why: Why,
}

/// Why a reading cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The time control has not given more than so many milliseconds by then.
    TooMuch(u64),
    /// The move alone brings so many.
    TooLittle(u64),
    /// It contradicts the others.
    Disagrees,
}

/// The think time of a move about which nothing is known.
const FIXED: u64 = 10_000;
/// Such a move takes at most this part of what is left.
const PART: u64 = 40;

/// One side's moves under a time control that is the source's own.
pub(super) fn fit(control: &TimeControl, side: Side, noted: &[Noted]) -> Thought {
    let brought: Vec<Brought> = control.brought(side).take(noted.len()).collect();
    let gifts: Vec<u64> = brought.iter().map(|brought| brought.kept.0).collect();
    let first = control.period(side, 0);
    let base = (first.base + first.extra.on_the_clock()).0;
    let used = used(base, &gifts, noted);
    let taken = agreeing(&used);
    let mut thought = Thought::default();
    let next = next_taken(&used, &taken);
    let (mut left, mut allowance) = (base, base);
    for (index, noted) in noted.iter().enumerate() {
        let gift = gifts[index];
        let lost = if let Some(clock) = noted.clock.filter(|_| taken[index]) {
            left - left.min(before_gift(clock, gift, left))
        } else {
            // What was used so far is the allowance less what is left.
            let used = allowance - left;
            guess(
                *noted,
                left,
                next[index].map(|next| next.saturating_sub(used)),
            )
        };
        left = left - lost + gift;
        allowance += gift;
        // Main time ran only after the delay: a move that cost some took the whole of it.
        let delay = brought[index].delay.0;
        thought.think.push(if lost > 0 { lost + delay } else { 0 });
        thought.shown.push(noted.clock.filter(|_| taken[index]));
        if let Some(reads) = noted.clock.filter(|_| !taken[index]) {
            thought.left_out.push(LeftOut {
                index,
                reads,
                shows: left,
                why: why(reads, gift, allowance),
            });
        }
    }
    thought
}

/// Why a reading was left out, by what its move brought and all that was given with it.
const fn why(reads: u64, gift: u64, given: u64) -> Why {
    if reads > given {
        Why::TooMuch(given)
    } else if reads < gift {
        Why::TooLittle(gift)
    } else {
        Why::Disagrees
    }
}

/// One side's moves where the time control is not known: differences of its clocks only.
pub(super) fn differences(noted: &[Noted]) -> Vec<u64> {
    let mut before = None;
    let mut think = Vec::with_capacity(noted.len());
    for noted in noted {
        let passed = match (before, noted.clock) {
            (Some(before), Some(after)) => Some(u64::saturating_sub(before, after)),
            _ => None,
        };
        // The first elapsed time of a broadcast is often the time since its link was made.
        let elapsed = noted.elapsed.filter(|_| before.is_some());
        think.push(passed.or(elapsed).unwrap_or(FIXED).min(MOST));
        before = noted.clock.or(before);
    }
    think
}

/// No move of an unknown time control takes longer: a thousand of them fit into a day.
const MOST: u64 = 86_400;

/// What the side has used after each move, by its reading; none where there is none, or one that
/// cannot be: more than was ever given, or less than the move itself brought.
fn used(base: u64, gifts: &[u64], noted: &[Noted]) -> Vec<Option<u64>> {
    let mut allowance = base;
    let each = gifts.iter().zip(noted).map(|(gift, noted)| {
        allowance += gift;
        let clock = noted.clock.filter(|clock| *clock >= *gift)?;
        allowance.checked_sub(clock)
    });
    each.collect()
}

/// The longest run of readings that never goes down, as a mark for each.
fn agreeing(used: &[Option<u64>]) -> Vec<bool> {
    let mut marks = vec![false; used.len()];
    // The last of the best run of each length, and what stands before each reading in its run.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = vec![None; used.len()];
    for (index, value) in used.iter().enumerate() {
        let Some(value) = value else { continue };
        let length = ends.partition_point(|end| used[*end].is_some_and(|end| end <= *value));
        before[index] = length.checked_sub(1).map(|last| ends[last]);
        if length == ends.len() {
            ends.push(index);
        } else {
            ends[length] = index;
        }
    }
    let mut next = ends.last().copied();
    while let Some(index) = next {
        marks[index] = true;
        next = before[index];
    }
    marks
}

/// What has been used by the next reading that counts, for each move.
fn next_taken(used: &[Option<u64>], taken: &[bool]) -> Vec<Option<u64>> {
    let mut next = vec![None; used.len()];
    let mut seen = None;
    for index in (0..used.len()).rev() {
        seen = used[index].filter(|_| taken[index]).or(seen);
        next[index] = seen;
    }
    next
}

/// What is left before a move's gift so that its reading comes out. A reading of whole seconds may
/// stand for up to a second more: where it says that nothing is left, something still was.
fn before_gift(clock: u64, gift: u64, left: u64) -> u64 {
    match clock - gift {
        0 => (left / 2).clamp(1, 999),
        rest => rest,
    }
}

/// A move without a reading that counts: within what is left, and before what is read next.
fn guess(noted: Noted, left: u64, room: Option<u64>) -> u64 {
    let room = room.unwrap_or(u64::MAX).min(left.saturating_sub(1));
    match noted.elapsed {
        Some(elapsed) if elapsed <= room => elapsed,
        Some(_) => room.min(left / 2),
        None => FIXED.min(room).min(left / PART),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(seconds: &[i64]) -> Vec<Noted> {
        let noted = |s: &i64| Noted {
            clock: u64::try_from(*s).ok().map(|s| s * 1000),
            elapsed: None,
        };
        seconds.iter().map(noted).collect()
    }

    fn thinks(control: &str, seconds: &[i64]) -> (Vec<u64>, usize) {
        let thought = fit(&control.parse().unwrap(), Side::White, &clocks(seconds));
        (thought.think, thought.left_out.len())
    }

    /// Plays them: what the clock shows after each, milliseconds.
    fn played(control: &str, think: &[u64]) -> Vec<u64> {
        let control: TimeControl = control.parse().unwrap();
        let first = control.period(Side::White, 0);
        let mut left = (first.base + first.extra.on_the_clock()).0;
        let brought = control.brought(Side::White);
        let each = think.iter().zip(brought).map(|(think, brought)| {
            let lost = think.saturating_sub(brought.delay.0);
            assert!(lost < left, "the flag falls: {think} of {left}");
            left = left - lost + brought.kept.0;
            left
        });
        each.collect()
    }

    #[test]
    fn clk_2_readings_that_agree_give_the_think_times() {
        for (control, seconds, think) in [
            ("60", &[60, 58, 58, 40][..], &[0, 2_000, 0, 18_000][..]),
            ("180+2", &[182, 180, 179], &[0, 4_000, 3_000]),
            (
                "2/100:60+5",
                &[90, 140, 145, 140],
                &[10_000, 10_000, 0, 10_000],
            ),
            ("60d5", &[60, 58, 58, 40], &[0, 7_000, 0, 23_000]),
            ("60b5", &[65, 58, 58, 40], &[0, 12_000, 0, 23_000]),
        ] {
            assert_eq!(thinks(control, seconds), (think.to_vec(), 0), "{control}");
            let shown: Vec<_> = played(control, think).iter().map(|ms| ms / 1000).collect();
            let wanted: Vec<_> = seconds.iter().map(|s| s.unsigned_abs()).collect();
            assert_eq!(shown, wanted, "{control}");
        }
    }

    #[test]
    fn clk_4_a_clock_of_whole_seconds_at_zero_is_never_used_up() {
        for control in ["60", "60+1"] {
            let gift = i64::from(control == "60+1");
            let seconds: Vec<_> = [3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
                .map(|s| s + gift)
                .to_vec();
            let (think, left_out) = thinks(control, &seconds);
            assert_eq!(left_out, 0);
            let shown: Vec<_> = played(control, &think)
                .iter()
                .map(|ms| i64::try_from(ms / 1000).unwrap())
                .collect();
            assert_eq!(shown, seconds, "{control}");
        }
    }

    #[test]
    fn readings_that_cannot_be_are_left_out_and_fitted_between() {
        for (control, seconds, left_out) in [
            // A relay's zeros in the middle of a game.
            ("900+10", &[920, 923, 0, 9, 18, 920, 900][..], 5),
            // A clock that goes up once.
            ("60", &[50, 40, 45, 30], 1),
            // More than was ever given.
            ("60", &[70, 55], 1),
            // None at all for a while.
            ("60", &[-1, 50, -1, -1, 20], 0),
        ] {
            let (think, found) = thinks(control, seconds);
            let shown = played(control, &think);
            assert_eq!(found, left_out, "{seconds:?} {shown:?}");
        }
    }

    #[test]
    fn nothing_known_never_costs_the_game() {
        let many = vec![Noted::default(); 400];
        let thought = fit(&"60".parse().unwrap(), Side::White, &many);
        played("60", &thought.think);
        assert_eq!(thought.think[0], 1_500);
        let long = fit(&"5400+30".parse().unwrap(), Side::White, &many);
        assert!(long.think.iter().all(|think| *think == FIXED));
        let junk = Noted {
            clock: None,
            elapsed: Some(5_000_000),
        };
        played(
            "60",
            &fit(&"60".parse().unwrap(), Side::White, &[junk; 40]).think,
        );
    }

    #[test]
    fn an_unknown_control_gives_differences() {
        assert_eq!(
            differences(&clocks(&[7_200, 7_100, 7_150, -1, 7_000])),
            [FIXED, MOST, 0, FIXED, MOST]
        );
        assert_eq!(differences(&clocks(&[100, 90])), [FIXED, 10_000]);
    }
}
