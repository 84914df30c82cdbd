//! That what is decided by comes first, and is not told more than once.

use super::*;
use adoube_proto::v1::CauseCertainty;

/// DIS-1: whoever has to decide reads the offers before the evidence, however much of that there is; all of
/// it stands behind them for who asks.
#[test]
fn dis_1_the_offers_stand_before_the_evidence() {
    let mut view = view();
    let seen = |number: u32| {
        let mut line = evidence(number, 3_000 + u64::from(number), 5, "coordinator", "");
        line.saw = number.try_into().unwrap();
        line.text = format!("it saw {number}");
        line
    };
    view.evidence = (1..=60).map(seen).collect();
    view.lines_for = (1..=50).collect();
    let restart = Ok(vec![offer(5_400, 5_400)]);
    let now = || Ok(vec![offer(1_371, 1_082)]);
    let groups = groups(
        [
            ("last-contact", now()),
            ("detection", now()),
            ("now", now()),
        ],
        restart,
    );
    let place = |text: &str, what: &str| {
        let found = text.lines().position(|line| line.contains(what));
        found.unwrap_or_else(|| panic!("{what}: {text}"))
    };
    let short = report::text(&view, Some(&groups), false, 80);
    assert!(place(&short, "Possible rulings") < 20, "{short}");
    assert_eq!(short.matches("it saw").count(), 1, "{short}");
    assert!(
        short.contains("60 lines of evidence, 50 lines for the cause"),
        "{short}"
    );
    let whole = report::text(&view, Some(&groups), true, 80);
    assert_eq!(whole.matches("it saw").count(), 61, "{whole}");
    assert!(
        place(&whole, "Next: ") < place(&whole, "Evidence ("),
        "{whole}"
    );
}

/// DIS-8: of a whole hall each seat is a line, who is away before who is back; each moment for who asks.
#[test]
fn dis_8_a_hall_of_seats_leaves_room_for_the_offers() {
    let mut view = view();
    let seat = view.absences[0].clone();
    view.absences = vec![seat; 30];
    for absence in &mut view.absences[..25] {
        absence.back = Some(moment(40, 1_371, 1_082));
    }
    let told = report::text(&view, None, false, usize::MAX);
    let lines: Vec<&str> = told
        .lines()
        .filter(|line| line.starts_with("1.3 "))
        .collect();
    assert_eq!(lines.len(), 12, "{told}");
    for line in &lines[..5] {
        assert!(
            line.contains(": DISCONNECTED since 14:00:00.000; clocks ran White's 20 s"),
            "{line}"
        );
    }
    for line in &lines[5..] {
        assert!(
            line.contains(": disconnected from 14:00:00.000 to 14:00:40.000;"),
            "{line}"
        );
    }
    let more = "and 18 more seats; all moments of each: adoube incident 3 --evidence";
    assert!(told.contains(more), "{told}");
    let whole = report::text(&view, None, true, usize::MAX);
    assert_eq!(whole.matches("  last contact  ").count(), 30, "{whole}");
}

/// What holds for all boards and rulings of a kind is said once; for each board, where boards differ.
#[test]
fn dis_6_what_rulings_have_in_common_is_said_once() {
    let on = |number: u32, to_move: &str| OfferView {
        board: Some(BoardRef {
            round: 1,
            board: number,
        }),
        text: format!(
            "White 0:20:00, Black 0:18:02, {to_move} to move, the clock starts when both players are ready"
        ),
        ..offer(1_200, 1_082)
    };
    for (black, told) in [
        (
            "White",
            "    in each case: White to move, the clock starts when both players are ready\n",
        ),
        (
            "Black",
            "    in each case on 1.3: White to move, the clock starts when both players are ready\n    in each \
             case on 1.4: Black to move, the clock starts when both players are ready\n",
        ),
    ] {
        let both = || Ok(vec![on(3, "White"), on(4, black)]);
        let other = Ok(vec![
            OfferView {
                after: Some(clocks(1_100, 1_082)),
                ..on(3, "White")
            },
            on(4, black),
        ]);
        let groups = groups(
            [
                ("last-contact", both()),
                ("detection", other),
                ("now", both()),
            ],
            Err("refused: excluded".to_owned()),
        );
        let text = possible_rulings::text(&groups);
        assert!(text.contains(told), "{text}");
        assert_eq!(
            text.matches("to move").count(),
            told.matches("to move").count(),
            "{text}"
        );
    }
}

/// DIS-1: where no cause is found an arbiter reads what each witness saw first.
#[test]
fn dis_1_of_a_cause_that_is_not_known_the_first_that_was_seen_is_told() {
    let mut view = view();
    view.brief.as_mut().unwrap().certainty = CauseCertainty::Unknown.into();
    view.lines_for.clear();
    let told = report::text(&view, None, false, usize::MAX);
    let expected = "\
Cause: not known yet
    14:00:00.100 venue madrid of madrid-3: the device fell silent, and 0 of 5 others with it, as was counted later
    14:00:03.000 coordinator: nothing was heard on the seat's play link for 0:00:03
  2 lines of evidence: adoube incident 3 --evidence
";
    assert!(told.contains(expected), "{told}");
}
