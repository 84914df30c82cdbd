//! What the times beside a source's moves mean: which of them are clocks, and in which unit.

use adoube_chess::Side;
use adoube_chess::pgn::Ply;
use adoube_user_text::text::count;

use super::clocks::{self, Noted};
use super::control::Control;

/// A reading of so few moves after the beginning is near to the whole of the time.
const EARLY: usize = 10;

/// Bases, in milliseconds, that some programs write in minutes: then two fields would be hours and minutes, and both
/// readings fit.
const DOUBTFUL_BASE_MS: std::ops::RangeInclusive<u64> = 60_000..=180_000;

/// The times of a game's moves.
#[derive(Debug, Default)]
pub(super) struct Readings {
    pub(super) noted: Vec<Noted>,
    /// How they were understood, where they are not written as the standard has it.
    pub(super) remark: Option<String>,
}

/// What stands beside the moves, as times under that control.
pub(super) fn of(control: &Control, moves: &[Ply]) -> Readings {
    let noted = moves.iter().map(|ply| Noted {
        clock: ply.clock_ms,
        elapsed: ply.elapsed_ms,
    });
    let noted: Vec<Noted> = noted.collect();
    let readings = Readings {
        noted,
        remark: None,
    };
    if moves.iter().all(|ply| ply.clock_ms.is_none()) {
        return bare(control, moves, readings);
    }
    in_two_fields(control, moves, readings)
}

/// Times in two fields: hours and minutes, if the first is the time control's in these.
fn in_two_fields(control: &Control, moves: &[Ply], mut readings: Readings) -> Readings {
    let mut clocks = moves.iter().filter(|ply| ply.clock_ms.is_some());
    let first = moves.iter().take(EARLY).find_map(|ply| ply.clock_ms);
    let (true, Some(first), true) = (clocks.all(|ply| ply.two_fields), first, control.known) else {
        return readings;
    };
    let base = control.periods.period(Side::White, 0).on_the_clock().0;
    let shown = format!("{}:{:02}", first / 60_000, first / 1_000 % 60);
    let text = &control.text;
    // Most of the time is not gone after a few moves.
    if first * 4 > base {
        readings.remark = DOUBTFUL_BASE_MS.contains(&base).then(|| {
            format!(
                "its clocks, the first {shown}, and its time control {text} were read as minutes and seconds; if they \
                 are hours and minutes, write the time control in seconds"
            )
        });
        return readings;
    }
    // A minute is the least that is told.
    let hours = first * 60 <= base + 60_000 && first * 60 * 2 >= base;
    for noted in &mut readings.noted {
        noted.clock = noted.clock.filter(|_| hours).map(|clock| clock * 60);
    }
    readings.remark = Some(if hours {
        format!("its clocks, the first {shown}, are hours and minutes: its time control is {text}")
    } else {
        format!(
            "its clocks, the first {shown}, with {text} are neither minutes and seconds nor hours \
             and minutes: they were left out"
        )
    });
    readings
}

/// Times that stand alone in their comments, `{0:04:57}`, as some servers wrote them: clocks, if all of them
/// can be that.
fn bare(control: &Control, moves: &[Ply], mut readings: Readings) -> Readings {
    let times: Vec<Option<u64>> = moves.iter().map(bare_time).collect();
    let found = times.iter().flatten().count() as u64;
    if found == 0 {
        return readings;
    }
    let noted = readings
        .noted
        .iter()
        .zip(&times)
        .map(|(noted, time)| Noted {
            clock: *time,
            ..*noted
        });
    let noted: Vec<Noted> = noted.collect();
    let fits = |first: usize, side| {
        let own: Vec<Noted> = noted.iter().skip(first).step_by(2).copied().collect();
        clocks::fit(&control.periods, side, &own)
            .left_out
            .is_empty()
    };
    // Whoever moves first, what was used never becomes less; the sides' own times are seldom apart.
    let both = (fits(0, Side::White) && fits(1, Side::Black))
        || (fits(0, Side::Black) && fits(1, Side::White));
    let times = count(found, "time");
    if control.known && both {
        readings.noted = noted;
        readings.remark = Some(format!("{times} without [%clk] were read as clocks"));
    } else {
        readings.remark = Some(format!(
            "{times} without [%clk] cannot all be clocks: they were left out"
        ));
    }
    readings
}

/// `0:04:57` and nothing else.
fn bare_time(ply: &Ply) -> Option<u64> {
    let fields: Vec<&str> = ply.comment.as_deref()?.split(':').collect();
    let [hours, minutes, seconds] = fields[..] else {
        return None;
    };
    let number = |text: &str, digits: std::ops::RangeInclusive<usize>| {
        let is_number = digits.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        is_number.then(|| text.parse::<u64>().ok()).flatten()
    };
    let (hours, minutes, seconds) = (
        number(hours, 1..=2)?,
        number(minutes, 2..=2)?,
        number(seconds, 2..=2)?,
    );
    (minutes < 60 && seconds < 60).then(|| (hours * 3_600 + minutes * 60 + seconds) * 1_000)
}

#[cfg(test)]
mod tests {
    use adoube_chess::pgn::Reader;

    use super::*;
    use crate::control;

    /// CLK-2: clocks as programs write them under time controls, and what is understood, in seconds.
    #[test]
    fn clk_2_hours_are_told_from_minutes_by_the_time_control_and_bare_times_are_clocks_if_they_can_be()
     {
        for (control, moves, seconds, told) in [
            (
                "5400+30",
                "e4 {[%clk 1:30]} e5 {[%clk 1:29]} Nf3 {[%clk 0:59]}",
                &[Some(5_400), Some(5_340), Some(3_540)][..],
                "hours and minutes",
            ),
            (
                "600",
                "e4 {[%clk 9:58]} e5 {[%clk 9:59]}",
                &[Some(598), Some(599)],
                "",
            ),
            ("5400+30", "e4 {[%clk 90:20]} e5", &[Some(5_420), None], ""),
            (
                "90+30",
                "e4 {[%clk 1:30]} e5 {[%clk 1:29]}",
                &[Some(90), Some(89)],
                "if they are hours and minutes",
            ),
            (
                "5400",
                "e4 {[%clk 1:30:00]} e5 {[%clk 1:30]}",
                &[Some(5_400), Some(90)],
                "",
            ),
            (
                "5400",
                "e4 {[%clk 0:12]} e5 {[%clk 0:12]}",
                &[None, None],
                "left out",
            ),
            (
                "300",
                "e4 {0:04:57} e5 {0:04:55}",
                &[Some(297), Some(295)],
                "read as clocks",
            ),
            // What each move took is no clock.
            (
                "300",
                "e4 {0:00:03} e5 {0:00:05} Nf3 {0:00:09} Nc6 {0:00:01}",
                &[None; 4],
                "cannot all",
            ),
            (
                "?",
                "e4 {0:04:57} e5 {0:04:55}",
                &[None, None],
                "cannot all",
            ),
            ("300", "e4 {0:04:57 good} e5 {4:55}", &[None, None], ""),
        ] {
            let game = Reader::new(moves.as_bytes()).next().unwrap().unwrap();
            let read = of(&control::read(Some(control), None).unwrap(), &game.moves);
            let clocks: Vec<_> = read
                .noted
                .iter()
                .map(|n| n.clock.map(|ms| ms / 1_000))
                .collect();
            assert_eq!(clocks, seconds, "{control} {moves}");
            let remark = read.remark.unwrap_or_default();
            assert_eq!(remark.is_empty(), told.is_empty(), "{remark}");
            assert!(remark.contains(told), "{remark}");
        }
    }
}
