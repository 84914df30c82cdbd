//! A machine that is not held, as a board remembers it.

use super::*;
use crate::time::Time;

/// What a device told and what was noted of it, a line.
fn told(machines: &mut Machines, at: u64, state: &str) -> &'static str {
    let device: DeviceId = "madrid-1".parse().unwrap();
    let let_go = state == "let go";
    let what = if state == "held" {
        machines.held_again(&device)
    } else {
        let why = String::new();
        let news = machines.is_news(&device, let_go);
        news.then_some(AtDevice::NotHeld { let_go, why })
    };
    let Some(what) = what else {
        return "nothing";
    };
    let noted = match what {
        AtDevice::NotHeld { let_go: true, .. } => "let go",
        AtDevice::NotHeld { .. } => "no answer",
        AtDevice::HeldAgain { since: Time(2) } => "held since 2",
        AtDevice::HeldAgain { since: Time(6) } => "held since 6",
        other => panic!("{other:?}"),
    };
    machines.take(&DeviceNote {
        number: 1,
        side: Side::White,
        device,
        when: ReportedTime {
            at: Time(at),
            error: None,
        },
        source: String::new(),
        what,
    });
    noted
}

#[test]
fn ven_2_a_machine_that_is_not_held_is_news_once_and_again_when_somebody_lets_it_go() {
    let mut machines = Machines::new();
    for (at, state, noted) in [
        (1, "held", "nothing"),
        (2, "no answer", "no answer"),
        (3, "no answer", "nothing"),
        (4, "let go", "let go"),
        (5, "no answer", "nothing"),
        (5, "let go", "nothing"),
        (5, "held", "held since 2"),
        (5, "held", "nothing"),
        (6, "let go", "let go"),
        (7, "held", "held since 6"),
    ] {
        assert_eq!(told(&mut machines, at, state), noted, "{at} {state}");
    }
}
