//! A shorter time control for a game that begins anew (DIS-6).

use std::sync::Arc;

use adoube_chess::Side;

use crate::clock::{Period, TimeControl};
use crate::refusal::Refusal;
use crate::time::Millis;

/// The shortest base time that is offered, unless the whole was shorter.
const LEAST: Millis = Millis::from_seconds(180);

const MINUTE: u64 = 60_000;

/// The time control with which a round ends about when it would have ended, counted over sixty
/// moves: what has passed since the game began is taken off both sides alike, whole minutes are
/// left, the last period's increment holds from move one. At least a quarter of the whole and
/// three minutes are left.
pub fn shorter(control: &TimeControl, passed: Millis) -> Result<Arc<TimeControl>, Refusal> {
    let [white, black] = Side::ALL.map(|side| side_shorter(control, side, passed));
    let shorter = white.zip(black).and_then(|(white, black)| {
        let control = TimeControl::of_sides(vec![white], vec![black]);
        control.ok().map(Arc::new)
    });
    shorter.ok_or_else(|| {
        Refusal::Invalid(format!(
            "there is no shorter time control than {control} to offer: type one"
        ))
    })
}

/// The one period of a side; none if it would not be shorter.
fn side_shorter(control: &TimeControl, side: Side, passed: Millis) -> Option<Period> {
    let extra = control.period(side, u8::MAX).extra;
    let whole = control.side_over_sixty_moves(side);
    let whole = whole.0.saturating_sub(extra.most().0.saturating_mul(60));
    let least = (whole / 4).max(LEAST.0);
    let left = whole.saturating_sub(passed.0 / 2) / MINUTE * MINUTE;
    let base = left.max(least);
    (base < whole).then_some(Period {
        moves: None,
        base: Millis(base),
        extra,
    })
}

/// Whether it gives less time than another to a side and more to none, by what sixty moves have
/// (A-A.1).
pub(super) fn is_shorter(control: &TimeControl, than: &TimeControl) -> bool {
    let [white, black] = Side::ALL.map(|side| {
        let [this, other] = [control, than].map(|one| one.side_over_sixty_moves(side));
        this.cmp(&other)
    });
    white.is_le() && black.is_le() && (white.is_lt() || black.is_lt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dis_6_what_has_passed_is_taken_off_both_sides_alike() {
        for (control, passed_minutes, wanted) in [
            // control, minutes since the game began, what is offered
            ("5400+30", 20, Some("4800+30")),
            ("5400+30", 21, Some("4740+30")),
            ("5400+30", 600, Some("1350+30")),
            ("40/7200:20/3600:900+30", 60, Some("8100+30")),
            ("600", 4, Some("480")),
            ("300", 60, Some("180")),
            ("180+2", 10, None),
            ("5400d10", 20, Some("4800d10")),
            ("W3600-B3000", 20, Some("W3000-B2400")),
            ("5400+30", 0, None),
        ] {
            let control: TimeControl = control.parse().unwrap();
            let passed = Millis(passed_minutes * MINUTE);
            let offered = shorter(&control, passed).ok();
            let shown = offered.as_ref().map(ToString::to_string);
            assert_eq!(shown.as_deref(), wanted, "{control} {passed_minutes}");
            assert!(offered.is_none_or(|offered| is_shorter(&offered, &control)));
        }
    }
}
