//! What an arbiter reads of flags, proposals and closings when he defends a ruling.

use adoube_proto::v1::{
    AbsenceView, BasisView, BoardRef, BoardRulingView, CauseCertainty, ClockBasis, Clocks,
    DeviceNoted, FlagFate, FlagOffered, FlagView, FoundView, IncidentBrief, IncidentStage,
    IncidentView, LossSign, ManualClockChange, MomentView, OfferView, Role, RulingKind, RulingView,
    SetByHandView, ShareView, Side, SideBasisView, SpanView, TurnView, TurnedDownView,
};

use super::{json, offers, report};

/// 12:00:00 in UTC, 14:00:00 in Madrid.
const NOON: u64 = 1_655_467_200_000;

const BOARD: BoardRef = BoardRef { round: 1, board: 3 };

fn view() -> IncidentView {
    IncidentView {
        brief: Some(IncidentBrief {
            number: 3,
            stage: IncidentStage::Executed.into(),
            opened: NOON,
            time_zone: "Europe/Madrid".to_owned(),
            ..IncidentBrief::default()
        }),
        ..IncidentView::default()
    }
}

fn proposal(text: &str) -> RulingView {
    RulingView {
        number: 1,
        kind: RulingKind::Resume.into(),
        article: "O 18.9 a".to_owned(),
        reason: "the router failed".to_owned(),
        at: NOON + 60_000,
        by: "Chief, Ada".to_owned(),
        wished: "clocks as they are".to_owned(),
        found: Some(FoundView {
            number: 1,
            cause_text: "the device was off the venue's network".to_owned(),
            certainty: CauseCertainty::Likely.into(),
            at: NOON + 5_000,
            ..FoundView::default()
        }),
        boards: vec![BoardRulingView {
            board: Some(BOARD),
            text: text.to_owned(),
            ..BoardRulingView::default()
        }],
        ..RulingView::default()
    }
}

/// DIS-2: whose flag fell, when, whether the seat was away, and what undid it.
#[test]
fn dis_2_an_incident_tells_of_the_flag_that_fell() {
    for (while_away, undone_at, undone_by, told) in [
        (
            true,
            0,
            "",
            "White's at 14:03:22.000, while White was disconnected",
        ),
        (
            false,
            NOON + 600_000,
            "3.2",
            "White's at 14:03:22.000, after White had reconnected; cancelled 14:10:00.000 by \
             ruling 3.2",
        ),
        (
            true,
            NOON + 600_000,
            "",
            "White's at 14:03:22.000, while White was disconnected; cancelled 14:10:00.000: the \
             game was reopened",
        ),
    ] {
        let mut view = view();
        view.absences = vec![AbsenceView {
            board: Some(BOARD),
            side: Side::White.into(),
            flags: vec![FlagView {
                side: Side::White.into(),
                at: NOON + 202_000,
                while_away,
                undone_at,
                undone_by: undone_by.to_owned(),
            }],
            ..AbsenceView::default()
        }];
        let text = report::text(&view, None, false, usize::MAX);
        let line = format!("  flag fell     {told}");
        assert!(text.lines().any(|other| other == line), "{text}");
    }
}

/// CLK-5: clocks that an arbiter sets while the Chief Arbiter has yet to rule stand between the moments, with
/// who did it in which office.
#[test]
fn clk_5_an_incident_tells_of_clocks_that_were_set_by_hand() {
    let clocks = |white, black| Clocks {
        white,
        black,
        ..Clocks::default()
    };
    let moment = |at| {
        Some(MomentView {
            at: NOON + at,
            ply: 34,
            clocks: Some(clocks(1_200_000, 1_082_000)),
        })
    };
    let set = |at, how: ManualClockChange, role: &str, after| SetByHandView {
        at: NOON + at,
        how: how.into(),
        by: "Arbiter, Bo".to_owned(),
        role: Role::number_of(role),
        before: Some(clocks(1_200_000, 1_082_400)),
        after: Some(after),
        time_control: String::new(),
        reason: "set wrongly".to_owned(),
    };
    let mut view = view();
    view.absences = vec![AbsenceView {
        board: Some(BOARD),
        side: Side::White.into(),
        contact: moment(0),
        detected: moment(3_000),
        set_by_hand: vec![
            set(
                1_000,
                ManualClockChange::Corrected,
                "arbiter",
                clocks(1_500_000, 1_082_400),
            ),
            set(
                60_000,
                ManualClockChange::Added,
                "chief-arbiter",
                clocks(1_200_000, 1_082_900),
            ),
        ],
        ..AbsenceView::default()
    }];
    let text = report::text(&view, None, false, usize::MAX);
    let told = "
  last contact  14:00:00.000  White 0:20:00, Black 0:18:02, 34 half-moves
  clocks set    14:00:01.000  White 0:20:00 → 0:25:00 (+0:05:00), Black 0:18:02, unchanged; by the arbiter, \
                Arbiter, Bo: set wrongly
  detected      14:00:03.000  White 0:20:00, Black 0:18:02, 34 half-moves
  time added    14:01:00.000  White 0:20:00, unchanged, Black 0:18:02.400 → 0:18:02.900 (+0:00:00.500); by \
                the Chief Arbiter, Arbiter, Bo: set wrongly
  reconnected   not yet
";
    assert!(text.contains(told), "{text}");
    let value = json::incident(&view);
    let set = &value["absences"][0]["set_by_hand"][0];
    assert_eq!(
        (&set["white_before_ms"], &set["white_ms"], &set["role"]),
        (&1_200_000.into(), &1_500_000.into(), &"arbiter".into())
    );
    // Of many seats it stands in each one's line.
    view.absences = vec![view.absences[0].clone(); 3];
    let text = report::text(&view, None, false, usize::MAX);
    assert!(
        text.contains("; clocks set 14:00:01.000  White 0:20:00 → 0:25:00"),
        "{text}"
    );
}

/// DIS-2: what a ruling would make of the flag stands under what it comes to.
#[test]
fn dis_2_an_offer_says_what_becomes_of_the_flag() {
    for (fate, told) in [
        (
            FlagFate::Undone,
            "    this cancels the flag fall of White at 14:03:22 CEST",
        ),
        (
            FlagFate::Stands,
            "    this keeps the flag fall of White at 14:03:22 CEST",
        ),
        (
            FlagFate::Overruled,
            "    this replaces the result of the flag fall of White at 14:03:22 CEST",
        ),
    ] {
        let offer = OfferView {
            board: Some(BOARD),
            text: "the game ends 0-1".to_owned(),
            flag: Some(FlagOffered {
                side: Side::White.into(),
                at: NOON + 202_000,
                fate: fate.into(),
                time_zone: "Europe/Madrid".to_owned(),
            }),
            ..OfferView::default()
        };
        assert_eq!(offers::lines(&[offer]).last().unwrap(), told);
    }
}

/// DIS-4: a gift and a deduction are shown with their net before they are confirmed; one of them alone is the net.
#[test]
fn dis_4_an_offer_shows_gift_deduction_and_net() {
    let side = |back, deducted| SideBasisView {
        set: 600_000 + back - deducted,
        stood: 600_000,
        back,
        deducted,
        ..SideBasisView::default()
    };
    let offer = |clocks: ClockBasis, white, black| OfferView {
        board: Some(BOARD),
        basis: Some(BasisView {
            clocks: clocks.into(),
            white: Some(white),
            black: Some(black),
            ..BasisView::default()
        }),
        ..OfferView::default()
    };
    let sums = |offer: OfferView| -> Vec<String> {
        let lines = offers::lines(&[offer]).into_iter();
        lines.filter(|line| line.contains(" = ")).collect()
    };
    assert_eq!(
        sums(offer(
            ClockBasis::LastContact,
            side(40_000, 60_000),
            side(40_000, 0)
        )),
        ["    White: 0:10:00 on the clock + 0:00:40 given back - 0:01:00 deducted = 0:09:40"]
    );
    assert_eq!(
        sums(offer(ClockBasis::Now, side(0, 60_000), side(0, 0))),
        Vec::<String>::new()
    );
    assert_eq!(
        sums(offer(ClockBasis::Typed, side(0, 0), side(0, 60_000))),
        [
            "    Black: 0:10:00 set by the arbiter (the clock showed 0:10:00) - 0:01:00 deducted = 0:09:00"
        ]
    );
}

/// DIS-7: a seconded ruling and a proposal that was turned down, with when, on what and with which clocks.
#[test]
fn dis_7_what_was_proposed_is_told_with_time_finding_and_clocks() {
    let made = proposal(
        "White 0:20:00, Black 0:18:02, the clock starts 30 s after both players are ready",
    );
    let mut view = view();
    view.rulings = vec![RulingView {
        at: NOON + 120_000,
        by: "Arbiter, Bo".to_owned(),
        proposed_by: "Chief, Ada".to_owned(),
        as_proposed: Some(Box::new(made.clone())),
        ..proposal(
            "White 0:19:00, Black 0:18:02, the clock starts 30 s after both players are ready",
        )
    }];
    view.turned_down = vec![TurnedDownView {
        proposal: Some(made),
        at: NOON + 130_000,
        by: "Arbiter, Bo".to_owned(),
        reason: "let us wait".to_owned(),
    }];
    let text = report::text(&view, None, false, usize::MAX);
    let seconded = "\
Ruling 1: resume (O 18.9 a), 14:02:00.000 CEST by Arbiter, Bo, proposed by Chief, Ada 14:01:00.000
  the router failed
  requested: clocks as they are
  proposed when the cause was: the device was off the venue's network (likely), found 14:00:05.000
  proposed for 1.3: White 0:20:00, Black 0:18:02, the clock starts 30 s after both players are ready
  ruled when the cause was: the device was off the venue's network (likely), found 14:00:05.000
  1.3: White 0:19:00, Black 0:18:02, the clock starts 30 s after both players are ready [not yet carried out]
";
    assert!(text.contains(seconded), "{text}");
    let turned_down = "\
Proposal 1 of Chief, Ada: resume (O 18.9 a), 14:01:00.000 CEST
  the router failed
  requested: clocks as they are
  proposed when the cause was: the device was off the venue's network (likely), found 14:00:05.000
  proposed for 1.3: White 0:20:00, Black 0:18:02, the clock starts 30 s after both players are ready
  rejected by Arbiter, Bo, 14:02:10.000: let us wait
";
    assert!(text.contains(turned_down), "{text}");
}

/// VEN-2: what a ruling cites stands below the board whose devices it was on.
#[test]
fn ven_2_a_ruling_is_told_with_the_breaches_that_it_cites() {
    let mut ruling = proposal("White 0:20:00, Black 0:18:02");
    ruling.boards[0].cites = vec![DeviceNoted {
        number: 4,
        seat: Side::Black.into(),
        device: "madrid-1".to_owned(),
        at: NOON,
        error: Some(4),
        what: adoube_proto::v1::DeviceNoteKind::Forbidden.into(),
        text: "2 screens".to_owned(),
        times: 1,
        first: 4,
        ..DeviceNoted::default()
    }];
    let mut view = view();
    view.rulings = vec![ruling];
    let text = report::text(&view, None, false, usize::MAX);
    let cited = "\
    cites         device note 4 (12:00:00 UTC, something forbidden on Black's device madrid-1, not prevented: 2 screens)
";
    assert!(text.contains(cited), "{text}");
}

/// END-8: each closing and opening with its time and why.
#[test]
fn end_8_closings_are_told_in_order() {
    let mut view = view();
    let turn = |at, closed, text: &str| TurnView {
        at: NOON + at,
        closed,
        text: text.to_owned(),
        ..TurnView::default()
    };
    view.turns = vec![
        turn(
            60_000,
            true,
            "ruling 3.1 of Chief, Ada ended the game: he left",
        ),
        turn(
            90_000,
            false,
            "ruling 3.2 of Chief, Ada is a further one: he is here",
        ),
    ];
    let text = report::text(&view, None, false, usize::MAX);
    let told = "\
Closed 14:01:00.000 CEST: ruling 3.1 of Chief, Ada ended the game: he left

Reopened 14:01:30.000 CEST: ruling 3.2 of Chief, Ada is a further one: he is here";
    assert!(text.contains(told), "{text}");
}

/// DIS-3: what other rulings give back is told ruling by ruling, and what is kept is in the sum.
#[test]
fn dis_3_a_sum_tells_which_other_ruling_gives_what() {
    let share = |ruling: &str, amount| ShareView {
        ruling: ruling.to_owned(),
        amount,
    };
    let mut view = view();
    let mut ruling =
        proposal("White 0:03:50, Black 0:18:02, the clock starts when both players are ready");
    ruling.boards[0].basis = Some(BasisView {
        clocks: ClockBasis::Detection.into(),
        white: Some(SideBasisView {
            set: 230_250,
            stood: 240_250,
            back: 20_000,
            earlier: 50_000,
            elsewhere: 30_000,
            given_by: vec![share("1.1", 20_000), share("2.1", 10_000)],
            kept: vec![share("2.1", 20_000)],
            ..SideBasisView::default()
        }),
        away: vec![SpanView {
            from: NOON,
            to: NOON + 20_000,
        }],
        ..BasisView::default()
    });
    view.rulings = vec![ruling];
    let text = report::text(&view, None, false, usize::MAX);
    let told = "
    White's clock 0:04:00.250 on the clock + 0:00:20 given back - 0:00:50 that an earlier ruling gave, \
                now replaced + 0:00:20 that ruling 2.1 also gives = 0:03:50.250
    not returned  White's 0:00:20: ruling 1.1 gives it back
    not returned  White's 0:00:10: ruling 2.1 gives it back
";
    assert!(text.contains(told), "{text}");
    assert!(
        text.contains("\n    disconnected  14:00:00.000 to 14:00:20.000"),
        "{text}"
    );
}

/// DIS-3: each move since the last contact has the time of its making, in the incident's zone.
#[test]
fn dis_3_a_move_since_the_last_contact_has_its_time() {
    let offer = OfferView {
        made_since: 2,
        first_ply: 24,
        moves_since: ["d5", "cxd5"].map(str::to_owned).to_vec(),
        moved_at: vec![NOON + 3_600_000, NOON + 3_604_900],
        time_zone: "Europe/Madrid".to_owned(),
        ..OfferView::default()
    };
    let told = &offers::lines(&[offer])[0];
    assert!(
        told.ends_with("since the last contact: 12...d5 (15:00:00 CEST) 13.cxd5 (15:00:04 CEST)"),
        "{told}"
    );
}

/// The device of a spare whose page was closed was connected all the time.
#[test]
fn dis_1_a_spare_without_an_open_page_is_not_told_as_not_connected() {
    let mut view = view();
    view.absences.push(AbsenceView {
        sign: LossSign::Page.into(),
        arrived_at: NOON,
        ..AbsenceView::default()
    });
    let told = report::text(&view, None, false, usize::MAX);
    assert!(told.contains(", and its page was not open"), "{told}");
}
