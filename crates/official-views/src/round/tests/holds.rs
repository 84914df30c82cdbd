//! Boards that stand: held, put off, with players away; and incidents by one clock.

use adoube_proto::v1::{IncidentBrief, IncidentStage, PauseCause, Role, VenueEntry};
use expect_test::expect;

use super::*;

#[test]
fn clk_6_a_hold_is_told_when_it_begins_and_when_it_is_over() {
    let begun = HoldView {
        round: 1,
        hold: 2,
        venue: "madrid".to_owned(),
        article: "O 19.6".to_owned(),
        reason: "fire alarm".to_owned(),
        by: "lta-madrid".to_owned(),
        office: Role::Lta.into(),
        ..HoldView::default()
    };
    let ended = HoldView {
        ended: true,
        ended_reason: "all clear".to_owned(),
        ended_by: "chief".to_owned(),
        ended_office: Role::ChiefArbiter.into(),
        ..begun.clone()
    };
    let mut held = board(1, "paused");
    held.paused = Some(Paused {
        cause: PauseCause::Hold.into(),
        reason: "fire alarm".to_owned(),
        hold: 2,
        ..Paused::default()
    });
    held.paused_since = THEIRS - 61_000;
    held.holds = vec![2];
    let mut before = board(2, "waiting");
    before.holds = vec![2];
    let mut model = model(1.0, &[held, before]);
    let mut narrator = Narrator::default();
    let mut lines = Vec::new();
    for view in [&begun, &begun, &ended] {
        let change = model.hear(reply(Body::Hold(view.clone())), OURS);
        lines.extend(change.iter().flat_map(|c| narrator.tell(c, &model, OURS)));
        lines.extend(
            table(&model, OURS)
                .lines()
                .skip(1)
                .take(3)
                .map(str::to_owned),
        );
    }
    expect![[r"
        STOPPED: pause 2, boards of madrid, by the LTA (O 19.6): fire alarm
        STOPPED: pause 2, boards of madrid, by the LTA (O 19.6): fire alarm
          1.1  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   PAUSED 1 min 01 s: pause 2: fire alarm
          1.2  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   waiting, both are present, pause 2
        STOPPED: pause 2, boards of madrid, by the LTA (O 19.6): fire alarm
          1.1  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   PAUSED 1 min 01 s: pause 2: fire alarm
          1.2  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   waiting, both are present, pause 2
        pause 2, boards of madrid: ended by the Chief Arbiter (chief): all clear
          1.1  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   PAUSED 1 min 01 s: pause 2: fire alarm
          1.2  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   waiting, both are present, pause 2
        venue madrid connected"]].assert_eq(&lines.join("\n"));
}

/// CLK-6: all are stopped by a hold of the round alone, which the screen names before those of venues.
#[test]
fn clk_6_a_hold_of_a_venue_is_not_told_as_one_of_all() {
    let hold = |number: u32, venue: &str| {
        reply(Body::Hold(HoldView {
            hold: number,
            venue: venue.to_owned(),
            ..HoldView::default()
        }))
    };
    let mut model = model(1.0, &[]);
    model.hear(hold(1, "madrid"), OURS);
    let one = screen(&model, OURS);
    assert!(
        one.contains("  STOPPED: pause 1, boards of madrid, "),
        "{one}"
    );
    assert!(!one.contains("ALL STOPPED"), "{one}");
    model.hear(hold(2, ""), OURS);
    let both = screen(&model, OURS);
    assert!(
        both.contains("  ALL STOPPED: pause 2, all boards, "),
        "{both}"
    );
    assert!(both.contains(", and 1 more"), "{both}");
}

/// DIS-3: who is there of a game that is put off, and who is away while clocks stand for something else.
#[test]
fn dis_3_who_is_away_is_told_while_clocks_stand() {
    for (cause, white, black, told) in [
        (PauseCause::Postponed, 0, 0, "no power, both are present"),
        (
            PauseCause::Postponed,
            THEIRS,
            0,
            "no power, White disconnected",
        ),
        (
            PauseCause::Postponed,
            THEIRS,
            THEIRS,
            "no power, both disconnected",
        ),
        (
            PauseCause::Arbiter,
            0,
            THEIRS,
            "no power, Black disconnected",
        ),
        (PauseCause::Arbiter, 0, 0, "no power"),
        // The silence itself says who.
        (PauseCause::Silence, 0, THEIRS, "(lima-1)"),
        (PauseCause::Silence, THEIRS, THEIRS, "(madrid-1)"),
    ] {
        let mut board = paused(1);
        board.white_away_since = white;
        board.black_away_since = black;
        board.paused = Some(Paused {
            cause: cause.into(),
            reason: "no power".to_owned(),
            ..board.paused.unwrap()
        });
        let model = model(1.0, std::slice::from_ref(&board));
        let said = status::board(&model, &board, OURS);
        assert!(said.ends_with(told), "{cause:?}: {said}");
    }
}

/// DIS-1: incidents of venues in several zones are told by one clock.
#[test]
fn dis_1_incidents_of_several_zones_are_told_in_one() {
    let venue = |id: &str, zone: &str| VenueEntry {
        id: id.to_owned(),
        time_zone: zone.to_owned(),
        ..VenueEntry::default()
    };
    let (madrid, tokyo) = (
        venue("madrid", "Europe/Madrid"),
        venue("tokyo", "Asia/Tokyo"),
    );
    for (venues, told) in [
        (vec![madrid.clone(), tokyo.clone()], "15:00:00 CEST"),
        (vec![tokyo], "22:00:00 JST"),
        (Vec::new(), "22:00:00 JST"),
    ] {
        let mut model = Model::of(&venues);
        model.hear(begin(1.0), OURS);
        let brief = IncidentBrief {
            number: 1,
            stage: IncidentStage::Open.into(),
            opened: THEIRS,
            time_zone: "Asia/Tokyo".to_owned(),
            ..IncidentBrief::default()
        };
        let change = model.hear(reply(Body::Incident(brief)), OURS).unwrap();
        let lines = Narrator::default().tell(&change, &model, OURS);
        assert!(lines[0].contains(told), "{lines:?}");
        assert!(table(&model, OURS).contains(told));
    }
}
