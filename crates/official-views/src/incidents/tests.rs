//! An incident as an arbiter reads it.

mod order;
mod seat_moves;
mod spanish;

use adoube_proto::v1::{
    AbsenceView, BoardRef, BoardRulingView, CauseCertainty, Clocks, EvidenceView, ExecutionView,
    FoundView, IncidentBrief, IncidentStage, IncidentView, LossSign, MomentView, Observation,
    OfferView, PutOff, RulesChangedView, RulingKind, RulingView, Side,
};

use super::brief::line;
use super::offers::{self, Outcome};
use super::ruling_menu::{self, Group};
use super::{json, outcome, possible_rulings, report};

/// 12:00:00 in UTC, 14:00:00 in Madrid.
const NOON: u64 = 1_655_467_200_000;

const BOARD: BoardRef = BoardRef { round: 1, board: 3 };

fn clocks(white: u64, black: u64) -> Clocks {
    Clocks {
        white: white * 1000,
        black: black * 1000,
        ..Clocks::default()
    }
}

fn moment(at: u64, white: u64, black: u64) -> MomentView {
    MomentView {
        at: NOON + at * 1000,
        ply: 34,
        clocks: Some(clocks(white, black)),
    }
}

fn brief() -> IncidentBrief {
    IncidentBrief {
        number: 3,
        stage: IncidentStage::Open.into(),
        opened: NOON + 3_000,
        cause_text: "the device was off the venue's network".to_owned(),
        certainty: CauseCertainty::Likely.into(),
        venues: vec!["madrid".to_owned()],
        boards: vec![BOARD],
        away: 1,
        time_zone: "Europe/Madrid".to_owned(),
        limit_at: NOON + 303_000,
        ..IncidentBrief::default()
    }
}

fn evidence(number: u32, at: u64, error_ms: i64, witness: &str, text: &str) -> EvidenceView {
    EvidenceView {
        number,
        at: NOON + at,
        error_ms,
        witness: witness.to_owned(),
        text: text.to_owned(),
        ..EvidenceView::default()
    }
}

fn ruling(number: u32, superseded_by: u32) -> RulingView {
    RulingView {
        number,
        kind: RulingKind::Resume.into(),
        article: "O 18.9 a".to_owned(),
        reason: "the router failed".to_owned(),
        at: NOON + 60_000,
        by: "Chief, Ada".to_owned(),
        boards: vec![BoardRulingView {
            board: Some(BOARD),
            text:
                "White 0:20:00, Black 0:18:02, the clock starts 30 s after both players are ready"
                    .to_owned(),
            executed: 40 + u64::from(number),
            superseded_by,
            ..BoardRulingView::default()
        }],
        ..RulingView::default()
    }
}

fn view() -> IncidentView {
    IncidentView {
        brief: Some(brief()),
        absences: vec![AbsenceView {
            board: Some(BOARD),
            side: Side::White.into(),
            name: "Ding, Liren".to_owned(),
            venue: "madrid".to_owned(),
            device: "madrid-3".to_owned(),
            sign: LossSign::Silence.into(),
            contact: Some(moment(0, 1_391, 1_082)),
            detected: Some(moment(3, 1_388, 1_082)),
            white_ran: 20_000,
            limit: 300_000,
            limit_at: NOON + 303_000,
            ..AbsenceView::default()
        }],
        evidence: vec![
            evidence(
                2,
                3_000,
                -1,
                "coordinator",
                "nothing was heard on the seat's play link for 0:00:03",
            ),
            evidence(
                1,
                100,
                12,
                "venue madrid of madrid-3",
                "the device fell silent, and 0 of 5 others with it, as was counted later",
            ),
        ],
        lines_for: vec![1],
        rule: "device-alone-silent".to_owned(),
        time: NOON + 20_000,
        ..IncidentView::default()
    }
}

fn offer(white: u64, black: u64) -> OfferView {
    OfferView {
        board: Some(BOARD),
        text: format!(
            "White {white}, Black {black}, White to move, the clock starts when both players are ready"
        ),
        before: Some(clocks(1_371, 1_082)),
        after: Some(clocks(white, black)),
        white_name: "Ding, Liren".to_owned(),
        black_name: "Nepomniachtchi, Ian".to_owned(),
        ..OfferView::default()
    }
}

/// What is on offer on an incident: `resume` with each of its clocks, and a restart.
fn groups(resume: [(&str, Outcome); 3], restart: Outcome) -> Vec<Group> {
    let mut groups = ruling_menu::of(3);
    let command = |typed: &str| format!("adoube rule 3 {typed}");
    let resume =
        resume.map(|(clocks, offers)| (command(&format!("resume --clocks {clocks}")), offers));
    groups[0].choices = resume.into();
    groups[2].choices = vec![(command("restart"), restart)];
    groups
}

/// DIS-1, DIS-3: at 80 columns, in the venue's time, with the limit and what is on offer; what comes
/// to the same is one, and what holds for all is said once. The evidence is what carries the cause.
#[test]
fn dis_1_an_incident_at_eighty_columns() {
    let groups = groups(
        [
            ("last-contact", Ok(vec![offer(1_391, 1_082)])),
            ("detection", Ok(vec![offer(1_391, 1_082)])),
            ("now", Ok(vec![offer(1_371, 1_082)])),
        ],
        Err("refused: excluded".to_owned()),
    );
    let told = report::text(&view(), Some(&groups), false, 80);
    let expected = "\
Incident 3  open            14:00:03 CEST  1 disconnected  1.3 (madrid); must be
    back by 14:05:03 CEST
Friday 2022-06-17, all times in CEST (Europe/Madrid, the time zone of venue
    madrid)

1.3 White Ding, Liren at madrid (madrid-3): no messages arrived
  last contact  14:00:00.000  White 0:23:11, Black 0:18:02, 34 half-moves
  detected      14:00:03.000  White 0:23:08, Black 0:18:02, 34 half-moves
  reconnected   not yet
  limit         14:05:03.000 (0:05:00 to reconnect), in 4 min 43 s
  clocks ran    White's 20 s, Black's 0.0 s

Cause: the device was off the venue's network (likely)
  + 14:00:00.100 venue madrid of madrid-3: the device fell silent, and 0 of 5
      others with it, as was counted later
  2 lines of evidence, 1 line for the cause and 0 against it: adoube incident 3
      --evidence

Possible rulings (none is given yet)
  1.3 Ding, Liren - Nepomniachtchi, Ian; no move since the last contact

  Resume the game from the position (O 18.9 a)
    adoube rule 3 resume --clocks last-contact
    same effect: adoube rule 3 resume --clocks detection
      1.3  White 0:22:51 → 0:23:11 (+0:00:20), Black 0:18:02, unchanged
    adoube rule 3 resume --clocks now
      1.3  White 0:22:51, unchanged, Black 0:18:02, unchanged
    in each case: White to move, the clock starts when both players are ready
    adoube rule 3 resume --white H:MM:SS --black H:MM:SS  (with the times that
        you type)

  Resume, with time deducted (O 18.9 b) or added
    adoube rule 3 resume --deduct H:MM:SS  (from the disconnected player; if
        both were, add --from)
    adoube rule 3 resume --add-white H:MM:SS  (or --add-black, or both)

  Restart: a new game, same colours (O 18.9 c, d)
    adoube rule 3 restart --shorter  (with a calculated shorter time control, or
        type --control 15+10)

  Another ruling (O 18.9)
    adoube rule 3 result absent-loses  (if only one player was disconnected; or
        drawn, both-lose, 1-0)
    adoube rule 3 postpone  (the game continues later)

  Not possible now
    adoube rule 3 restart: excluded

Next: one of these with --reason TEXT (--dry-run only shows the effects): adoube
    rule 3 --help";
    assert_eq!(told, expected, "\n{told}");
}

/// DIS-7: after a ruling an arbiter reads what he ruled and what became of it, not the incident again.
#[test]
fn dis_7_after_a_ruling_what_was_done_is_told() {
    let mut view = view();
    view.brief.as_mut().unwrap().stage = IncidentStage::Executed.into();
    view.rulings = vec![ruling(1, 2), ruling(2, 0)];
    let told = outcome::ruling(&view, 80);
    let expected = "\
Ruling 2: resume (O 18.9 a), 14:01:00.000 CEST by Chief, Ada
  the router failed
  1.3: White 0:20:00, Black 0:18:02, the clock starts 30 s after both players
      are ready [carried out, record 42]
Incident 3  executed        14:00:03 CEST  1 disconnected  1.3 (madrid); must be
    back by 14:05:03 CEST
Follow it with: adoube incident 3";
    assert_eq!(told, expected, "\n{told}");
    // Where a second official has to agree nothing is ruled yet.
    view.proposal = Some(ruling(3, 0));
    let told = outcome::ruling(&view, usize::MAX);
    assert!(told.starts_with("Proposed ruling 3: resume"), "{told}");
    assert!(told.contains("Next: another official agrees"), "{told}");
    assert!(!told.contains("Ruling 2"), "{told}");
}

/// DIS-3: half a second that was typed is not shown as none, nor in its difference.
#[test]
fn dis_3_an_offer_shows_a_typed_clock_as_it_was_typed() {
    let typed = OfferView {
        text: "White 0:00:00.5, Black 0:18:02, White to move, the clock starts when both players are ready"
            .to_owned(),
        after: Some(Clocks {
            white: 500,
            ..clocks(0, 1_082)
        }),
        ..offer(0, 0)
    };
    let told = offers::lines(&[typed]);
    assert_eq!(
        told[1].trim(),
        "White 0:22:51.0 → 0:00:00.5 (-0:22:50.5), Black 0:18:02, unchanged"
    );
}

/// DIS-3: whoever rules is told who is away still, and what both clocks come to.
#[test]
fn dis_3_an_offer_says_who_is_away_and_what_both_clocks_come_to() {
    let away = |sides: &[Side]| OfferView {
        away: sides.iter().map(|side| (*side).into()).collect(),
        began_with: 7_200_000,
        ..offer(1_391, 1_082)
    };
    let sum = "    total on both clocks 0:41:13 (2:00:00 at the start)";
    for (sides, told) in [
        (&[][..], vec![sum]),
        (&[Side::White], vec![sum, "    White is still disconnected"]),
        (
            &[Side::White, Side::Black],
            vec![sum, "    both players are still disconnected"],
        ),
    ] {
        assert_eq!(offers::lines(&[away(sides)])[3..], told);
    }
}

/// DIS-8: what went on in another incident is told there, and nothing is offered here.
#[test]
fn dis_8_an_incident_that_was_joined_into_another_points_there() {
    let mut view = view();
    let brief = view.brief.as_mut().unwrap();
    (brief.stage, brief.joined_into) = (IncidentStage::Closed.into(), 2);
    (brief.away, brief.limit_at) = (0, 0);
    view.lines_for.clear();
    let told = report::text(&view, Some(&ruling_menu::of(3)), false, usize::MAX);
    assert!(told.contains("Joined into incident 2: it continues there (adoube incident 2)"));
    assert!(told.contains("  reconnected   see incident 2\n"), "{told}");
    assert!(told.ends_with("Next: adoube incident 2"), "{told}");
    assert!(told.contains("\nCause, as found in incident 2: "), "{told}");
    for stale in [
        "not yet",
        "limit  ",
        "clocks ran",
        "Possible rulings",
        "for the cause",
    ] {
        assert!(!told.contains(stale), "{stale}: {told}");
    }
}

/// DIS-2: that a player was not back within the time to reconnect stays to be read once he is back.
#[test]
fn dis_2_a_return_after_the_limit_says_by_how_much() {
    let mut view = view();
    let absence = &mut view.absences[0];
    absence.back = absence.detected.map(|detected| MomentView {
        at: absence.limit_at + 2_200,
        ..detected
    });
    absence.limit_passed_at = absence.limit_at;
    let told = report::text(&view, None, false, usize::MAX);
    let limit = "  limit         14:05:03.000 (0:05:00 to reconnect), reconnected 2.2 s LATE\n";
    assert!(told.contains(limit), "{told}");
}

/// Nothing is wider than the terminal, whatever its width; without one nothing is folded.
#[test]
fn dis_1_no_line_is_wider_than_the_terminal() {
    for width in [60, 80, 120] {
        let told = report::text(&view(), None, false, width);
        let widest = told.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(width), "{width}:\n{told}");
    }
    let told = report::text(&view(), None, false, usize::MAX);
    assert!(told.contains("device fell silent, and 0 of 5 others with it, as was counted later"));
    assert!(
        told.contains("Next: the Chief Arbiter or a delegated arbiter rules"),
        "{told}"
    );
}

/// DIS-3: of two rulings the one that stands is to be seen, and that the rules changed meanwhile.
#[test]
fn dis_3_a_superseded_ruling_is_marked() {
    let mut view = view();
    view.brief.as_mut().unwrap().stage = IncidentStage::Executed.into();
    view.rulings = vec![ruling(1, 2), ruling(2, 0)];
    view.rules_changed = vec![RulesChangedView {
        at: NOON + 30_000,
        by: "Organiser, Olga".to_owned(),
        four_eyes: true,
        excluded: vec![RulingKind::Result.into()],
        start_in: 30_000,
    }];
    let told = report::text(&view, None, false, usize::MAX);
    for part in [
        "the clock starts 30 s after both players are ready [REPLACED by ruling 2; carried out, record 41]",
        "the clock starts 30 s after both players are ready [carried out, record 42]",
        "The rules for rulings were changed 14:00:30.000 by Organiser, Olga: a second official has to \
         agree; excluded: result; clocks start 30 s after both players are ready.",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    assert!(!told.contains("Next:"), "{told}");
}

/// DIS-1: what looks the same as the cause is said wherever the cause is.
#[test]
fn dis_1_what_looks_the_same_is_said_with_the_cause() {
    let mut view = view();
    let brief = view.brief.as_mut().unwrap();
    brief.alike = "a sleeping device looks the same until it is back".to_owned();
    let said = "the device was off the venue's network (likely; a sleeping device looks the same until it \
                is back)";
    assert!(line(brief).contains(said), "{}", line(brief));
    let told = report::text(&view, None, false, usize::MAX);
    assert!(told.contains(&format!("Cause: {said}")), "{told}");
}

/// DIS-4: a ruling on which another one only came on top is in force: it is told what came, and nothing says
/// that it was superseded.
#[test]
fn dis_4_a_ruling_with_another_on_top_of_it_is_not_told_as_superseded() {
    let mut view = view();
    view.rulings = vec![ruling(1, 0), ruling(2, 0)];
    view.rulings[0].boards[0].topped_by = 2;
    view.rulings[1].wished = "clocks as they are, 0:02:00 given to White".to_owned();
    let told = report::text(&view, None, false, usize::MAX);
    let then = "[carried out, record 41; ruling 2 was added to this one, which still applies: clocks as they are, \
                0:02:00 given to White]";
    assert!(told.contains(then), "{told}");
    assert!(!told.contains("REPLACED"), "{told}");
}

/// DIS-9: the list says what the last ruling did.
#[test]
fn dis_9_the_list_says_what_was_ruled() {
    let brief = IncidentBrief {
        ruled: "resumed, White 0:23:11, Black 0:18:02".to_owned(),
        ..brief()
    };
    let told = line(&brief);
    assert!(
        told.ends_with("; ruled: resumed, White 0:23:11, Black 0:18:02"),
        "{told}"
    );
}

/// DIS-7: the list says of an incident that was closed which boards nobody ruled on.
#[test]
fn dis_7_the_list_names_the_boards_that_were_left_unruled() {
    let closed = IncidentBrief {
        stage: IncidentStage::Closed.into(),
        unruled: vec![BOARD],
        ..brief()
    };
    let told = line(&closed);
    assert!(told.ends_with("; closed without a ruling on 1.3"), "{told}");
}

/// DIS-2: the list names the boards whose flag is to be ruled on.
#[test]
fn dis_2_the_list_names_the_boards_whose_flag_waits() {
    let mut brief = brief();
    assert!(!line(&brief).contains("flag"), "{}", line(&brief));
    brief.flagged = vec![BOARD];
    let waits = "; the flag fell on 1.3: the result needs a ruling";
    assert!(line(&brief).ends_with(waits), "{}", line(&brief));
}

/// DIS-7: whether a postponement still stands, or who lifted it when.
#[test]
fn dis_7_a_postponement_says_whether_it_was_lifted() {
    let put_off = PutOff {
        board: Some(BOARD),
        ruling: "7.1".to_owned(),
    };
    for (stands, started, by, last) in [
        (true, 0, "", "pause ended   not yet"),
        (false, 300, "", "pause ended   14:05:00.000"),
        (
            false,
            300,
            "Chief, Ada",
            "pause ended   14:05:00.000, by Chief, Ada: both are back",
        ),
        (false, 0, "", "sent to       White not yet, Black not yet"),
    ] {
        let mut ruling = ruling(1, 0);
        ruling.kind = RulingKind::Postpone.into();
        ruling.boards[0].execution = Some(ExecutionView {
            started: if started > 0 {
                NOON + started * 1_000
            } else {
                0
            },
            started_by: by.to_owned(),
            started_reason: if by.is_empty() { "" } else { "both are back" }.to_owned(),
            ..ExecutionView::default()
        });
        let mut view = view();
        view.rulings = vec![ruling];
        view.brief.as_mut().unwrap().postponed = Vec::from_iter(stands.then(|| put_off.clone()));
        let told = report::text(&view, None, false, usize::MAX);
        let lines = told
            .lines()
            .skip_while(|line| !line.starts_with("Ruling 1"));
        let block = lines.take_while(|line| line.starts_with("Ruling") || line.starts_with(' '));
        assert_eq!(block.last().map(str::trim), Some(last), "{told}");
    }
}

fn found(number: u32, at: u64, cause_text: &str, certainty: CauseCertainty) -> FoundView {
    FoundView {
        number,
        // One of a later version, which is shown as the server says it.
        cause: i32::try_from(1_000 + at).unwrap(),
        cause_text: cause_text.to_owned(),
        certainty: certainty.into(),
        at: NOON + at * 1_000,
    }
}

/// DIS-9: on which finding it was ruled, what both players had seen, and what was found since.
#[test]
fn dis_9_a_ruling_tells_what_it_was_made_on_and_what_became_of_it() {
    let network = found(
        1,
        20,
        "the device was off the venue's network",
        CauseCertainty::Likely,
    );
    let slept = found(
        2,
        90,
        "the device slept, or its program was held",
        CauseCertainty::Certain,
    );
    let mut ruling = ruling(1, 0);
    ruling.found = Some(network.clone());
    ruling.boards[0].execution = Some(ExecutionView {
        at: NOON + 60_000,
        before: Some(clocks(1_371, 1_082)),
        white_shown: NOON + 60_000,
        black_shown: NOON + 61_500,
        white_ready: NOON + 70_000,
        ..ExecutionView::default()
    });
    let view = IncidentView {
        rulings: vec![ruling],
        found: vec![network, slept],
        ..view()
    };
    let told = report::text(&view, None, false, usize::MAX);
    let expected = "\
Ruling 1: resume (O 18.9 a), 14:01:00.000 CEST by Chief, Ada
  the router failed
  ruled when the cause was: the device was off the venue's network (likely), found 14:00:20.000
  CHANGED after the ruling, 14:01:30.000: the device slept, or its program was held (certain); the \
ruling was based on: the device was off the venue's network (likely)
  1.3: White 0:20:00, Black 0:18:02, the clock starts 30 s after both players are ready [carried out, record 41]
    before it     White 0:22:51, Black 0:18:02
    sent to       White 14:01:00.000, Black 14:01:01.500
    ready         White 14:01:10.000, Black not yet
    clock started not yet";
    assert!(told.contains(expected), "{told}");
    // The same cause, surer than before, is no other one.
    let mut surer = view.clone();
    surer.found[1] = FoundView {
        number: 2,
        certainty: CauseCertainty::Certain.into(),
        at: NOON + 90_000,
        ..surer.found[0].clone()
    };
    let told = report::text(&surer, None, false, usize::MAX);
    assert!(
        told.contains("  later, 14:01:30.000: the same cause, now certain"),
        "{told}"
    );
    // Nothing was known when it was ruled.
    let mut view = view;
    view.rulings[0].found = None;
    view.found[0].at = NOON + 90_000;
    let told = report::text(&view, None, false, usize::MAX);
    assert!(
        told.contains("ruled when the cause was: not known yet"),
        "{told}"
    );
}

/// A line whose witness's clock was not measured has no time of day, however late it is read.
#[test]
fn dis_1_a_line_without_a_clock_is_not_told_as_exact() {
    let mut view = view();
    let alive = "the run before was alive until then";
    let mut line = evidence(3, 900, -1, "device madrid-3", alive);
    line.received = NOON + 400_000;
    view.evidence.push(line);
    view.lines_for.push(3);
    for all in [false, true] {
        let told = report::text(&view, None, all, 200);
        let expected = format!("{alive} (exact time unknown, reported 14:06:40.000)");
        assert!(told.contains(&expected), "{told}");
        assert!(told.contains("14:00:00.900 or before"), "{told}");
        // The coordinator's own clock is the one that all are compared with.
        assert!(!told.contains("14:00:03.000 or before"), "{told}");
    }
    let told = json::incident(&view);
    let lines = told["evidence"].as_array().unwrap();
    let times = lines.iter().map(|line| [&line["at"], &line["at_latest"]]);
    let times: Vec<_> = times.map(|at| at.map(serde_json::Value::as_u64)).collect();
    let (seat, fell, alive) = (NOON + 3_000, NOON + 100, NOON + 900);
    assert_eq!(
        times,
        [[Some(seat), None], [Some(fell), None], [None, Some(alive)]]
    );
}

/// Of what carries the cause that which a witness saw again and again stands in one line; each by itself for who asks.
#[test]
fn dis_1_evidence_that_repeats_is_told_once() {
    let mut view = view();
    let text = "the venue was heard 0.3 s before";
    let alone = "of 8 seats of the venue this one alone fell silent then";
    let lost = |lost| {
        if lost == 0 {
            "0 of 8 seats of the venue fell silent then"
        } else {
            alone
        }
    };
    view.evidence = (0..5)
        .flat_map(|turn| {
            let at = 3_000 + u64::from(turn) * 2_000;
            let mut heard = evidence(2 * turn + 1, at, 0, "coordinator", text);
            heard.set_saw(Observation::VenueHeard);
            let mut count = evidence(2 * turn + 2, at, 0, "coordinator", lost(turn));
            count.set_saw(Observation::SeatsLost);
            [heard, count]
        })
        .collect();
    view.lines_for = vec![4, 6, 8, 10];
    let told = report::text(&view, None, false, usize::MAX);
    let carried = "  + 14:00:05.000 coordinator: of 8 seats of the venue this one alone fell silent then (4 \
                   times until 14:00:11.000)";
    assert!(told.contains(carried), "{told}");
    assert!(!told.contains(text), "{told}");
    let all = report::text(&view, None, true, usize::MAX);
    assert_eq!(all.matches(text).count(), 5, "{all}");
}

/// Times are the venue's, or of the event's first venue where several are concerned: the coordinator
/// says which.
#[test]
fn dis_1_an_incident_in_a_line_is_in_the_time_of_its_venue() {
    let unknown = IncidentBrief {
        time_zone: "Nowhere/Else".to_owned(),
        limit_at: 0,
        ..brief()
    };
    let too_late = |limit_at| IncidentBrief {
        limit_at,
        overdue: brief().boards,
        ..brief()
    };
    let at = brief().limit_at;
    for (brief, part) in [
        (brief(), "14:00:03 CEST"),
        (brief(), "; must be back by 14:05:03 CEST"),
        (
            too_late(at),
            "; must be back by 14:05:03 CEST; boards not reconnected in time: 1.3",
        ),
        (too_late(0), "; boards not reconnected in time: 1.3"),
        (unknown, "12:00:03 UTC"),
    ] {
        assert!(line(&brief).contains(part), "{}", line(&brief));
    }
}

/// What was played since the last contact stands with the offer, the latest where it is much.
#[test]
fn dis_3_an_offer_tells_the_moves_since_the_last_contact() {
    let sans = ["d5", "cxd5", "exd5"].map(str::to_owned);
    for (made, first_ply, moves, told) in [
        (0, 35, vec![], "no move since the last contact"),
        (
            3,
            24,
            sans.to_vec(),
            "since the last contact: 12...d5 13.cxd5 exd5",
        ),
        (
            9,
            24,
            sans.to_vec(),
            "since the last contact: 6 half-moves and then 12...d5 13.cxd5 exd5",
        ),
    ] {
        let offer = OfferView {
            made_since: made,
            first_ply,
            moves_since: moves,
            ..offer(1_391, 1_082)
        };
        let lines = offers::lines(&[offer]);
        assert!(lines[0].ends_with(told), "{lines:?}");
    }
    let anew = OfferView {
        began_anew: true,
        ..offer(1_391, 1_082)
    };
    let told = &offers::lines(&[anew])[0];
    assert!(
        told.ends_with("another game began since the last contact"),
        "{told}"
    );
    let many = vec![offer(1, 2); 20];
    assert_eq!(
        offers::lines(&many).last().unwrap(),
        "and 12 more boards, in the same way"
    );
}
