//! Clocks by the move.

use super::*;

fn clock(text: &str) -> Clock {
    let mut clock = Clock::new(Arc::new(text.parse().unwrap()));
    clock.set(clock.started(Side::White, Time(0)), Time(0));
    clock
}

/// Plays moves of the given think times, in seconds, and tells both clocks in seconds.
fn after(control: &str, thinks: &[u64]) -> [u64; 2] {
    let mut clock = clock(control);
    let mut now = Time(0);
    for think in thinks {
        now = now + Millis::from_seconds(*think);
        clock.set(clock.pressed(now), now);
    }
    [Side::White, Side::Black].map(|side| clock.reading(now).remaining(side).0 / 1000)
}

#[test]
fn clk_2_periods_increments_and_what_is_carried_over() {
    for (control, thinks, clocks) in [
        // control, think times of White, Black, White …, both clocks afterwards
        ("300", &[10, 20, 30][..], [260, 280]),
        ("180+2", &[10, 1], [172, 181]),
        // second move ends the first period: its unused time is kept, 60 s come in
        ("2/100:60", &[10, 20, 30], [120, 80]),
        ("2/100:60", &[10, 20, 30, 40], [120, 100]),
        // increments from the third period on only
        ("1/100:1/50:30+5", &[0, 0, 0, 0], [180, 180]),
        ("1/100:1/50:30+5", &[0, 0, 0, 0, 7], [178, 180]),
    ] {
        assert_eq!(after(control, thinks), clocks, "{control} {thinks:?}");
    }
}

#[test]
fn clk_1_only_the_running_side_uses_time_and_the_flag_is_known_ahead() {
    let mut clock = clock("60");
    assert_eq!(clock.flag_time(), Some(Time(60_000)));
    clock.set(clock.pressed(Time(10_500)), Time(10_500));
    assert_eq!(
        clock.reading(Time(20_500)).remaining(Side::White),
        Millis(49_500)
    );
    assert_eq!(
        clock.reading(Time(20_500)).remaining(Side::Black),
        Millis(50_000)
    );
    assert_eq!(clock.flag_time(), Some(Time(70_500)));
}

#[test]
fn clk_6_a_stopped_clock_stands() {
    let mut clock = clock("60");
    clock.set(clock.stopped(Time(1_000)), Time(1_000));
    assert_eq!(
        clock.reading(Time(900_000)).remaining(Side::White),
        Millis(59_000)
    );
    assert_eq!(clock.flag_time(), None);
}

/// The running clock in seconds after the side thought so long, and the instant of its flag.
fn thinking(control: &str, seconds: u64) -> (u64, u64) {
    let clock = clock(control);
    let shown = clock.reading(Time(seconds * 1000)).remaining(Side::White);
    (shown.0 / 1000, clock.flag_time().unwrap().0 / 1000)
}

#[test]
fn clk_3_with_a_delay_the_main_time_runs_only_after_it() {
    for (control, seconds, shown, flag) in [
        // control, seconds thought, what is shown, when the flag falls
        ("60d5", 0, 60, 65),
        ("60d5", 5, 60, 65),
        ("60d5", 6, 59, 65),
        ("60d5", 65, 0, 65),
        // the same on Bronstein's clock: it is on the clock from the beginning
        ("60b5", 0, 65, 65),
        ("60b5", 5, 60, 65),
        ("60b5", 6, 59, 65),
        ("60b5", 65, 0, 65),
        ("60+5", 6, 54, 60),
    ] {
        assert_eq!(
            thinking(control, seconds),
            (shown, flag),
            "{control} {seconds}"
        );
    }
}

#[test]
fn clk_3_what_is_not_used_of_a_delay_is_lost() {
    for (control, thinks, clocks) in [
        // control, think times of White, Black, White …, both clocks afterwards
        ("60d5", &[3, 5, 8][..], [57, 60]),
        ("60d5", &[0, 0, 0], [60, 60]),
        ("60b5", &[3, 5, 8], [62, 65]),
        ("60b5", &[0, 0, 0], [65, 65]),
        // the main time of the first period is carried over, its delay is not
        ("1/60d5:30d10", &[3, 8, 12], [88, 87]),
        ("1/60b5:30b10", &[3, 8, 12], [98, 97]),
        ("1/60b5:30+2", &[3, 8, 12], [80, 87]),
        ("1/60d5:30", &[3, 8, 12], [78, 87]),
    ] {
        assert_eq!(after(control, thinks), clocks, "{control} {thinks:?}");
    }
}

#[test]
fn clk_3_a_pause_gives_no_new_delay() {
    for (control, left) in [("60d5", 58_000), ("60b5", 58_000)] {
        let mut clock = clock(control);
        clock.set(clock.stopped(Time(4_000)), Time(4_000));
        assert_eq!(clock.reading(Time(50_000)).thought, Millis(4_000));
        clock.set(clock.started(Side::White, Time(50_000)), Time(50_000));
        let delay = if control == "60d5" { 1_000 } else { 0 };
        let shown = clock.reading(Time(50_000));
        assert_eq!(clock.delay_in(&shown), Millis(delay));
        let shown = clock.reading(Time(53_000)).remaining(Side::White);
        assert_eq!(shown, Millis(left), "{control}");
        assert_eq!(clock.used(Time(53_000)), Millis(7_000));
    }
}

#[test]
fn clk_2_each_side_has_its_own_time() {
    for (control, thinks, clocks) in [
        ("W300-B240", &[10, 20][..], [290, 220]),
        ("W300-B240+2", &[10, 20], [290, 222]),
        ("W2/100:60-B60+1", &[10, 20, 30, 0], [120, 42]),
    ] {
        assert_eq!(after(control, thinks), clocks, "{control} {thinks:?}");
    }
}
