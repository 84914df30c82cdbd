//! A shorter time control for a game that begins anew (DIS-6).

use std::sync::Arc;

use adoube_chess::{BySide, Side};

use crate::clock::{Period, TimeControl};
use crate::note::note;
use crate::refusal::Refusal;
use crate::time::Millis;

/// The shortest base time that is offered, unless the whole was shorter.
const LEAST: Millis = Millis::from_seconds(180);

const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;

/// Moves by which time controls are compared (A-A.1).
const SIXTY: usize = 60;

/// The time control with which a round ends about when it would have ended: half of what has passed
/// since the game began is taken off each side. It stays of the same kind: the same periods with the
/// same moves, and what each move brings; every period gives up its share of the base time, whole
/// minutes where it has one, and none becomes longer. At least a quarter of the base time and three
/// minutes are left.
pub fn shorter(control: &TimeControl, passed: Millis) -> Result<Arc<TimeControl>, Refusal> {
    let [white, black] = Side::ALL.map(|side| side_shorter(control.periods(side), passed));
    let shorter = white.zip(black).and_then(|(white, black)| {
        let control = TimeControl::of_sides(white, black);
        control.ok().map(Arc::new)
    });
    shorter.ok_or_else(|| {
        let written = control.notation();
        Refusal::CannotBe(note!(
            "none-shorter" => "there is no shorter time control than {written} to offer: type one",
            control
        ))
    })
}

/// The periods of a side; none if they would not be shorter.
fn side_shorter(periods: &[Period], passed: Millis) -> Option<Vec<Period>> {
    let whole: u64 = periods.iter().map(|period| period.base.0).sum();
    let floor = (whole / 4).max(LEAST.0);
    let base = (whole.saturating_sub(passed.0 / 2) / MINUTE * MINUTE).max(floor);
    if base >= whole {
        return None;
    }
    let mut rest = base;
    let mut shorter = periods.to_vec();
    let (last, others) = shorter.split_last_mut()?;
    for period in others {
        period.base = share(period.base, base, whole);
        rest -= period.base.0;
    }
    last.base = last.base.min(Millis(rest));
    Some(shorter)
}

/// A period's part of `base` as it is of `whole`, in whole minutes, or in seconds below one.
fn share(period: Millis, base: u64, whole: u64) -> Millis {
    let part = period.0 * base / whole;
    let unit = if part < MINUTE { SECOND } else { MINUTE };
    // A first period needs a base time.
    Millis((part / unit * unit).max(part.min(SECOND)))
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

/// Why a typed one is refused.
pub(super) fn not_shorter(control: &TimeControl, than: &TimeControl) -> String {
    let [this, other] = [control, than].map(|one| {
        let [white, black] = Side::ALL.map(|side| one.side_over_sixty_moves(side));
        if white == black {
            white.to_string()
        } else {
            format!("{white} for White and {black} for Black")
        }
    });
    let [control, than] = [control, than].map(TimeControl::notation);
    format!(
        "{control} is not shorter than {than}: it brings {this} in sixty moves, that one {other}"
    )
}

/// What it brings beside what is played now; where it has brought more before, that too.
pub(super) fn beside(control: &TimeControl, now: &TimeControl) -> String {
    let side = |side: Side| {
        let [brings, instead_of] = [control, now].map(|one| one.side_over_sixty_moves(side));
        let ahead = most_ahead(control, now, side).map_or_else(String::new, |(moves, had, was)| {
            format!(", but {had} after {moves} moves instead of {was}")
        });
        (brings, format!("instead of {instead_of}{ahead}"))
    };
    let [(white, than_white), (black, than_black)] = Side::ALL.map(side);
    if control.is_alike() && now.is_alike() {
        return format!("{white} a side over 60 moves {than_white}");
    }
    format!("White {white} over 60 moves {than_white}, Black {black} {than_black}")
}

/// How much of the base time it takes off a side.
pub(super) fn taken_off(control: &TimeControl, now: &TimeControl, side: Side) -> Millis {
    let [base, had] = [control, now].map(|control| {
        let periods = control.periods(side).iter();
        Millis(periods.map(|period| period.base.0).sum())
    });
    had.less(base)
}

/// Half of what has passed, rounded up to a minute.
pub(super) const fn half_of(passed: Millis) -> Millis {
    Millis((passed.0 / 2).div_ceil(MINUTE) * MINUTE)
}

/// The moves after which it has brought most beyond the other one, and what both have brought by then.
pub(super) fn most_ahead(
    control: &TimeControl,
    than: &TimeControl,
    side: Side,
) -> Option<(usize, Millis, Millis)> {
    let [these, others] = [control, than].map(|one| {
        let first = one.period(side, 0).base;
        one.brought(side).scan(first, |had, brought| {
            let now = *had;
            *had += brought.delay + brought.kept;
            Some(now)
        })
    });
    let both = (0..SIXTY).zip(these.zip(others));
    let ahead = both.filter(|(_, (this, other))| this > other);
    // Of several the last.
    let most = ahead.max_by_key(|(_, (this, other))| this.less(*other))?;
    Some((most.0, most.1.0, most.1.1))
}

/// Minutes that were written for seconds, where that is likely: the control meant would not be longer
/// than the one that is played.
pub(super) fn minutes(typed: &TimeControl, now: &TimeControl) -> String {
    let meant = typed.in_minutes();
    let likely = meant.is_some_and(|meant| {
        let of = |side: Side| [&meant, now].map(|one| one.side_over_sixty_moves(side));
        BySide::from_fn(of).iter().all(|[meant, now]| meant <= now)
    });
    let write = typed.if_minutes().filter(|_| likely);
    write.map_or_else(String::new, |write| {
        format!("; {}. {write}", typed.understood())
    })
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
            // Every period gives up its share: the last one takes what the others' minutes leave.
            ("40/5400:1800+30", 40, Some("40/4500:1500+30")),
            ("40/5400+30:1800+30", 40, Some("40/4500+30:1500+30")),
            ("40/5400:1800+30", 600, Some("40/1320:480+30")),
            ("40/7200:20/3600:900+30", 60, Some("40/6060:20/3000:840+30")),
            ("40/5400+30:0+30", 40, Some("40/4200+30:0+30")),
            ("40/240:60", 2, Some("40/180:60")),
            ("40/240:60", 60, Some("40/120:60")),
            ("W40/5400:1800-B3600", 20, Some("W40/4920:1680-B3000")),
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
            assert!(
                offered
                    .as_ref()
                    .is_none_or(|offered| is_shorter(offered, &control))
            );
            // At no move has anybody had more of it.
            let more = offered.and_then(|offered| most_ahead(&offered, &control, Side::White));
            assert_eq!(more, None, "{control} {passed_minutes}");
        }
    }

    #[test]
    fn dis_6_a_typed_one_is_told_by_what_it_brings() {
        for (typed, control, wanted) in [
            // typed, what is played, what is said of it
            (
                "900+10",
                "5400+30",
                "0:25:00 a side over 60 moves instead of 2:00:00",
            ),
            (
                "90+30",
                "5400+60",
                "0:31:30 a side over 60 moves instead of 2:30:00; 1 min 30 s + 30 s a move, rapid. For \
                 90 minutes write 90+30",
            ),
            (
                "40/80:30+30",
                "40/5400:1800+30",
                "0:11:50 a side over 60 moves instead of 2:10:00; 1 min 20 s for 40 moves, then 30 s \
                 (+ 30 s a move); 0:11:50 in sixty moves, rapid. If minutes were meant write 40/80:30+30",
            ),
            // Three hours cannot have been meant.
            (
                "180+2",
                "5400+30",
                "0:05:00 a side over 60 moves instead of 2:00:00",
            ),
            (
                "5880+30",
                "40/5400:1800+30",
                "2:08:00 a side over 60 moves instead of 2:10:00, but 1:57:30 after 39 moves instead of \
                 1:30:00",
            ),
            (
                "W3000-B2000",
                "3600",
                "White 0:50:00 over 60 moves instead of 1:00:00, Black 0:33:20 instead of 1:00:00",
            ),
        ] {
            let [typed, control] =
                [typed, control].map(|text| text.parse::<TimeControl>().unwrap());
            assert!(is_shorter(&typed, &control));
            let told = format!("{}{}", beside(&typed, &control), minutes(&typed, &control));
            assert_eq!(told, wanted);
        }
    }

    const DOCUMENT: &str = include_str!("../../../../../docs/clocks.md");

    /// The document's table is of a game that began 40 minutes ago.
    #[test]
    fn dis_6_what_the_document_says_is_offered() {
        let (_, table) = DOCUMENT.split_once("| was | offered |").expect("the table");
        let rows: Vec<_> = table
            .lines()
            .skip(2)
            .map_while(|row| row.strip_prefix('|'))
            .collect();
        assert!(rows.len() >= 4, "{rows:?}");
        for row in rows {
            let cells: Vec<_> = row
                .split('|')
                .map(|cell| cell.trim().trim_matches('`'))
                .collect();
            let control: TimeControl = cells[0].parse().unwrap();
            let offered = shorter(&control, Millis(40 * MINUTE)).unwrap();
            let told = [
                offered.to_string(),
                offered.over_sixty_moves().to_string(),
                control.over_sixty_moves().to_string(),
            ];
            assert_eq!(told, cells[1..4], "{row}");
        }
    }
}
