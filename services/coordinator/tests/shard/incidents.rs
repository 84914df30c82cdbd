//! Incidents: every silence is one, told at once, with its cause; those of one cause are one.

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Failure, IncidentRequest, Input, Reply, ShardRequest, StreamId};
use adoube_proto::v1::{IncidentBrief, IncidentView, VenuePing};
use adoube_tournament::board::command::{Act, CorrectResult, PlayerOrder, Reopen};
use adoube_tournament::board::{Order, Score};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::evidence::{Observation, RoundTrip, Why};
use adoube_tournament::incident::ruling::{ClocksAs, RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{Report, ReportKind, Sight};

use crate::kit::{self, Desk, FIRST, Rules};

impl Desk {
    pub(crate) fn incidents(&mut self, all: bool) -> Vec<IncidentBrief> {
        match self.ask(
            "chief",
            ShardRequest::Incident(IncidentRequest::List { all }),
        ) {
            Ok(Reply::Incidents(reply)) => reply.incidents,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn incident(&mut self, number: u32) -> IncidentView {
        match self.ask(
            "chief",
            ShardRequest::Incident(IncidentRequest::Describe(number)),
        ) {
            Ok(Reply::Incident(view)) => *view,
            other => panic!("{other:?}"),
        }
    }

    /// The arbiter closes an incident, to whom the Chief Arbiter delegated the right to rule.
    pub(crate) fn delegate_closes(&mut self, number: u32, reason: &str) {
        let delegate = IncidentRequest::Delegate {
            person: "arbiter".parse().unwrap(),
            end: false,
            reason: "both halls are busy".to_owned(),
        };
        self.ask("chief", ShardRequest::Incident(delegate)).unwrap();
        let close = IncidentRequest::Close(number, reason.to_owned(), None);
        self.ask("arbiter", ShardRequest::Incident(close)).unwrap();
    }

    /// A venue's kept report of evidence.
    fn sees(&mut self, stream: StreamId, venue: &str, number: u64, saw: Observation) {
        let report = Report {
            number,
            boot_id: "boot".to_owned(),
            monotonic_ms: 1,
            wall_ms: 2,
            offset: None,
            device_offset: None,
            saw: vec![Sight::Known(saw)],
            what: ReportKind::Node {
                what: saw.name().to_owned(),
                detail: String::new(),
            },
        };
        let venue = venue.parse().unwrap();
        self.tell(Input::VenueReported(stream, venue, Box::new(report)));
    }
}

/// One line an incident, as an arbiter reads it.
pub(crate) fn lines(briefs: &[IncidentBrief]) -> Vec<String> {
    let line = |brief: &IncidentBrief| {
        let boards = brief.boards.iter();
        let boards: Vec<String> = boards.map(|b| format!("{}.{}", b.round, b.board)).collect();
        format!(
            "{} {} {} {} away, {} ({})",
            brief.number,
            brief.stage().word(),
            boards.join(" "),
            brief.away,
            brief.cause().word(),
            brief.certainty().word()
        )
    };
    briefs.iter().map(line).collect()
}

#[test]
fn dis_1_a_silent_seat_opens_an_incident_at_once_and_everybody_who_watches_sees_it() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.watch("arbiter", 1);
    desk.said();
    desk.mute(white);
    desk.pass(2_900);
    assert_eq!(desk.incidents(true), []);
    desk.pass(200);
    let news = desk.news();
    assert!(
        news.iter().any(|words| words == "arbiter: incident 1 open"),
        "{news:?}"
    );
    assert_eq!(
        lines(&desk.incidents(false)),
        ["1 open 1.1 1 away, unknown (unknown)"]
    );
    let view = desk.incident(1);
    let absence = &view.absences[0];
    let moments = [&absence.contact, &absence.detected].map(|m| m.as_ref().unwrap().at);
    assert_eq!(moments[1] - moments[0], 3_000);
    assert_eq!(
        (absence.name.as_str(), absence.sign().word()),
        ("Player 1", "silence")
    );
    assert!(
        view.evidence
            .iter()
            .any(|line| line.saw().word() == "seat-silent")
    );
}

#[test]
fn dis_1_back_again_and_closed_when_the_game_is_over() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.close(white);
    assert_eq!(
        lines(&desk.incidents(false)),
        ["1 open 1.1 1 away, unknown (unknown)"]
    );
    desk.pass(5_000);
    let again = desk.hello("madrid-1", "kiosk-w");
    let brief = &desk.incidents(false)[0];
    assert_eq!((brief.stage().word(), brief.away), ("connected-again", 0));
    // A second silence of the seat within ten seconds belongs to the same incident,
    desk.close(again);
    assert_eq!(desk.incidents(true).len(), 1);
    assert_eq!(desk.incident(1).absences.len(), 2);
    let again = desk.hello("madrid-1", "kiosk-w");
    // one long after it does not, though nothing was ruled yet.
    desk.pass(11_000);
    desk.close(again);
    assert_eq!(
        lines(&desk.incidents(false)),
        [
            "2 open 1.1 1 away, unknown (unknown)",
            "1 connected-again 1.1 0 away, unknown (unknown)",
        ]
    );
    desk.order(black, Order::Player(PlayerOrder::Resign));
    assert_eq!(desk.incidents(false), []);
    assert!(
        desk.incidents(true)
            .iter()
            .all(|brief| brief.stage().word() == "closed")
    );
}

/// DIS-2: the Chief Arbiter has the last word on it, so the incident waits for him: until he has
/// ruled, or the result was approved.
#[test]
fn dis_2_a_flag_that_fell_while_away_keeps_its_incident_open() {
    let rules = Rules {
        time_control: "300",
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(301_000);
    assert!(desk.board().is_finished());
    assert_eq!(desk.incidents(false).len(), 1);
    let request = Request {
        remedy: RequestedRemedy::Resume {
            clocks: ClocksAs::LastContact,
            deduct: Millis::ZERO.into(),
            add: BySide::both(Millis::ZERO),
        },
        boards: Vec::new(),
        article: "O 18.9 a".to_owned(),
        reason: "the venue's uplink".to_owned(),
        start_in: None,
        after: 0,
        cites: Vec::new(),
        instead_of: None,
        worked_out: None,
    };
    let preview = crate::kit::offer(1, request);
    assert!(desk.ask("chief", preview).is_ok());
    // No other command settles it by the way, whoever gives it.
    let correct = || {
        Act::CorrectResult(CorrectResult {
            score: Score { white: 1, black: 1 },
            forfeit: None,
            without_odds: false,
        })
        .because("both agree")
    };
    let reopen = || {
        Act::Reopen(Reopen {
            clocks: BySide::new(Millis::from_seconds(60), Millis::from_seconds(60)),
            start_in: None,
        })
        .because("he was away")
    };
    for who in ["arbiter", "chief"] {
        for order in [Order::from(Act::ApproveResult), correct(), reopen()] {
            let id = kit::command(desk.number());
            let refused = desk
                .ask(who, ShardRequest::Board(FIRST, id, order))
                .unwrap_err();
            assert_eq!(refused.code(), "incident-open", "{who}");
            assert_eq!(refused.to_string(), "Board 1.1 has an open incident: 1");
        }
        let refused = desk.ask(who, ShardRequest::CloseRound(1)).unwrap_err();
        assert_eq!(refused.code(), "incident-open", "{who}");
    }
    let close = ShardRequest::Incident(IncidentRequest::Close(1, "let it be".to_owned(), None));
    for close in [
        ShardRequest::Incident(IncidentRequest::Close(1, String::new(), None)).dry_run(),
        close,
    ] {
        let refused = desk.ask("arbiter", close).unwrap_err();
        assert_eq!(refused.code(), "not-delegated");
    }
    let check = ShardRequest::Incident(IncidentRequest::Close(1, String::new(), None)).dry_run();
    desk.ask("chief", check).unwrap();
    let lca = ShardRequest::Board(
        FIRST,
        kit::command(desk.number()),
        Order::from(Act::ApproveResult),
    );
    assert_eq!(
        desk.ask("lca-madrid", lca).unwrap_err().code(),
        "not-your-role"
    );
    assert_eq!(desk.incidents(false).len(), 1);
    let stands = Request {
        remedy: RequestedRemedy::Result(Verdict::Score(Score { white: 0, black: 2 })),
        ..resume(0)
    };
    assert_eq!(code(desk.rules_on("chief", 1, stands)), "closed");
    assert!(desk.board().approval().is_approved());
    assert!(desk.ask("arbiter", ShardRequest::CloseRound(1)).is_ok());
}

/// A ruling lets a game that is over go on as little as reopening it does, while its players and
/// devices belong to another round; a result may be ruled at any time.
#[test]
fn ven_1_a_ruling_revives_no_game_while_another_round_has_its_players() {
    for (remedy, refused) in [
        (resume(0).remedy, true),
        (RequestedRemedy::Postpone, true),
        (
            RequestedRemedy::Result(Verdict::Score(Score { white: 1, black: 1 })),
            false,
        ),
    ] {
        let rules = Rules {
            time_control: "300",
            disconnection: "clock = \"runs\"",
            ..Rules::default()
        };
        let (mut desk, white, _) = Desk::playing(&rules);
        desk.close(white);
        desk.pass(301_000);
        assert!(desk.board().is_finished());
        desk.ask("chief", kit::importing(2, 1)).unwrap();
        desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
        let request = Request {
            remedy,
            ..resume(0)
        };
        let preview = crate::kit::offer(1, request.clone());
        let answers = [
            desk.ask("chief", preview).map(drop),
            desk.rules_on("chief", 1, request.clone()).map(drop),
        ];
        for answer in answers {
            let code = answer.map_err(|failure| failure.code());
            assert_eq!(code, if refused { Err("round-open") } else { Ok(()) });
        }
        assert!(desk.board().is_finished());
        if refused {
            let why = "the game before goes on".to_owned();
            desk.ask("chief", ShardRequest::UnpublishRound(2, why))
                .unwrap();
            desk.rules_on("chief", 1, request).unwrap();
            assert!(!desk.board().is_finished());
        }
    }
}

/// DIS-2: in a hybrid event the limit for reconnecting ends no game: the Chief Arbiter is told.
#[test]
fn dis_2_the_limit_for_reconnecting_is_told_on_the_incident() {
    let rules = Rules {
        disconnection: "clock = \"runs\"\nreconnect_within_s = 300",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    let told = |desk: &mut Desk| {
        let lines = desk.incident(1).evidence.into_iter();
        let lines = lines.filter(|line| line.saw().word() == "limit-passed");
        lines.map(|line| (line.at, line.text)).collect::<Vec<_>>()
    };
    let lost = desk.now.game;
    desk.pass(299_000);
    assert_eq!(told(&mut desk), []);
    desk.pass(600_000);
    let text = "the limit for reconnecting, 0:05:00, was passed by White of board 1.1";
    let at = (lost + Millis(300_000)).0;
    assert_eq!(told(&mut desk), [(at, text.to_owned())]);
    assert!(desk.board().is_under_way());
    assert_eq!(desk.incidents(false).len(), 1);
    desk.crash(1_000);
    assert_eq!(told(&mut desk).len(), 1);
    // It is what the Chief Arbiter rules by once the player is back.
    desk.hello("madrid-1", "kiosk-w");
    let view = desk.incident(1);
    let absence = &view.absences[0];
    assert!(absence.back.is_some());
    assert_eq!(
        (absence.limit, absence.limit_at, absence.limit_passed_at),
        (300_000, at, at)
    );
    let brief = view.brief.unwrap();
    assert_eq!((brief.limit_at, brief.overdue.len()), (0, 1));
}

#[test]
fn dis_8_a_coordinator_outage_is_one_incident_over_all_its_games() {
    let rules = Rules {
        boards: 3,
        ..Rules::default()
    };
    let (mut desk, _, _) = Desk::playing(&rules);
    for board in 2..=3 {
        for venue in ["madrid", "oslo"] {
            let session = desk.hello(&format!("{venue}-{board}"), "kiosk");
            desk.order(session, Order::Player(PlayerOrder::CheckIn));
        }
    }
    desk.crash(20_000);
    desk.pass(1_000);
    assert_eq!(
        lines(&desk.incidents(true)),
        ["1 open 1.1 1.2 1.3 6 away, coordinator-outage (likely)"]
    );
}

#[test]
fn dis_8_seats_that_one_uplink_took_away_are_one_incident() {
    let rules = Rules {
        boards: 4,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    let madrid = desk.venue("madrid");
    let mut whites = vec![white];
    for board in 2..=4 {
        for venue in ["madrid", "oslo"] {
            let session = desk.hello(&format!("{venue}-{board}"), "kiosk");
            desk.order(session, Order::Player(PlayerOrder::CheckIn));
            if venue == "madrid" {
                whites.push(session);
            }
        }
    }
    desk.pass(5_000);
    let ping = VenuePing::default();
    desk.tell(Input::VenueHeard(madrid, "madrid".parse().unwrap(), ping));
    desk.tell(Input::VenueClosed(madrid, "madrid".parse().unwrap()));
    for session in whites {
        desk.mute(session);
    }
    desk.pass(5_000);
    assert_eq!(
        lines(&desk.incidents(false)),
        ["1 open 1.1 1.2 1.3 1.4 4 away, venue-uplink (likely)"]
    );
    // The joined ones are kept, and say where they went.
    let joined: Vec<u32> = desk.incidents(true).iter().map(|i| i.joined_into).collect();
    assert_eq!(joined, [1, 1, 1, 0]);
    // What the venue saw comes when its uplink is back, and makes the finding certain.
    let madrid = desk.venue("madrid");
    let why = Why::Silent;
    let heard = Millis(3_000);
    desk.sees(madrid, "madrid", 1, Observation::UplinkLost { why, heard });
    desk.pass(1_000);
    assert!(
        desk.incident(1)
            .evidence
            .iter()
            .any(|line| line.saw().word() == "uplink-lost")
    );
}

#[test]
fn dis_1_an_incident_survives_a_crash_whole() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(3_000);
    let before = desk.incident(1);
    desk.crash(2_000);
    let after = desk.incident(1);
    assert_eq!(before.brief, after.brief);
    assert_eq!(before.evidence[..], after.evidence[..before.evidence.len()]);
}

#[test]
fn dis_1_late_and_doubled_evidence_is_taken_once() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let madrid = desk.venue("madrid");
    desk.close(white);
    desk.pass(10_000);
    desk.hello("madrid-1", "kiosk-w");
    let count = |desk: &mut Desk| {
        let view = desk.incident(1);
        let lines = view.evidence.iter();
        lines
            .filter(|line| line.saw().word() == "uplink-reading")
            .count()
    };
    let saw = Observation::UplinkReading {
        round_trip: RoundTrip(Millis(20)),
        permille: 0,
    };
    for number in [1, 1, 2] {
        desk.sees(madrid, "madrid", number, saw);
    }
    assert_eq!(count(&mut desk), 1);
}

#[test]
fn pen_3_a_player_sees_no_incidents() {
    let (mut desk, _, _) = Desk::playing(&Rules::default());
    let refused = desk.ask(
        "p1",
        ShardRequest::Incident(IncidentRequest::List { all: true }),
    );
    let Err(Failure::Refused(refusal)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(refusal.code(), "not-your-role");
}

/// A ruling that resumes with the clocks as at the last contact.
pub(crate) fn resume(after: u32) -> Request {
    Request {
        remedy: RequestedRemedy::Resume {
            clocks: ClocksAs::LastContact,
            deduct: Millis::ZERO.into(),
            add: BySide::both(Millis::ZERO),
        },
        boards: Vec::new(),
        article: "O 18.9 a".to_owned(),
        reason: "the cable was pulled".to_owned(),
        start_in: Some(Millis(10_000)),
        after,
        cites: Vec::new(),
        instead_of: None,
        worked_out: None,
    }
}

impl Desk {
    pub(crate) fn rules_on(
        &mut self,
        who: &str,
        number: u32,
        request: Request,
    ) -> Result<Reply, Failure> {
        let id = kit::command(self.number());
        self.ask(
            who,
            ShardRequest::Incident(IncidentRequest::Rule(number, id, request)),
        )
    }
}

pub(crate) fn code(reply: Result<Reply, Failure>) -> String {
    match reply {
        Err(failure) => failure.code().to_owned(),
        Ok(Reply::Incident(view)) => view.brief.unwrap().stage().word().to_owned(),
        other => panic!("{other:?}"),
    }
}

/// An arbiter resumes: nothing goes on by itself.
pub(crate) fn waits_for_a_ruling() -> Rules {
    Rules {
        disconnection: "clock = \"suspended\"\nresume = \"arbiter\"",
        ..Rules::default()
    }
}

#[test]
fn dis_3_9_a_ruling_is_carried_out_told_and_starts_when_both_are_ready() {
    let (mut desk, white, black) = Desk::playing(&waits_for_a_ruling());
    desk.play(white, "e2e4");
    desk.play(black, "e7e5");
    desk.pass(20_000);
    desk.close(white);
    desk.pass(60_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.said();
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    let told = desk.news();
    for device in ["madrid-1", "oslo-1"] {
        assert!(
            told.iter()
                .any(|words| words.starts_with(device) && words.contains("ruled")),
            "{told:?}"
        );
    }
    let left = desk.board().reading(desk.now.game).remaining(Side::White);
    // Ninety minutes, half a minute added, and the twenty seconds that he thought.
    assert_eq!(left, Millis::from_seconds(5_400 + 30 - 20));
    desk.order(white, Order::Player(PlayerOrder::Ready));
    desk.pass(30_000);
    assert_eq!(desk.board().clock().running(), None);
    desk.order(black, Order::Player(PlayerOrder::Ready));
    desk.pass(9_000);
    assert_eq!(desk.board().clock().running(), None);
    desk.pass(2_000);
    assert_eq!(desk.board().clock().running(), Some(Side::White));
    assert_eq!(desk.incidents(true)[0].stage().word(), "closed");
}

#[test]
fn dis_7_two_arbiters_at_once_one_wins_and_the_other_is_told() {
    let (mut desk, white, _) = Desk::playing(&waits_for_a_ruling());
    desk.close(white);
    desk.pass(5_000);
    let delegate = IncidentRequest::Delegate {
        person: "arbiter".parse().unwrap(),
        end: false,
        reason: "not to be reached".to_owned(),
    };
    assert_eq!(
        code(desk.rules_on("arbiter", 1, resume(0))),
        "not-delegated"
    );
    assert!(desk.ask("chief", ShardRequest::Incident(delegate)).is_ok());
    assert_eq!(code(desk.rules_on("arbiter", 1, resume(0))), "executed");
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "already-ruled");
    assert_eq!(code(desk.rules_on("chief", 1, resume(1))), "executed");
    let view = desk.incident(1);
    assert_eq!(view.rulings[0].delegated_by, "Official chief");
    assert_eq!(view.rulings[1].delegated_by, "");
}

#[test]
fn dis_7_a_repeated_command_rules_once() {
    let (mut desk, white, _) = Desk::playing(&waits_for_a_ruling());
    desk.close(white);
    desk.pass(5_000);
    let id = kit::command(77);
    for _ in 0..2 {
        let rule = IncidentRequest::Rule(1, id, resume(0));
        assert!(desk.ask("chief", ShardRequest::Incident(rule)).is_ok());
    }
    assert_eq!(desk.incident(1).rulings.len(), 1);
    desk.crash(1_000);
    let rule = IncidentRequest::Rule(1, id, resume(0));
    assert!(desk.ask("chief", ShardRequest::Incident(rule)).is_ok());
    assert_eq!(desk.incident(1).rulings.len(), 1);
}

/// Whatever of a ruling was written when the coordinator died: afterwards it is whole or was
/// never given.
#[test]
fn dis_8_a_ruling_is_whole_or_not_at_all_wherever_the_coordinator_dies() {
    let rules = Rules {
        boards: 3,
        ..waits_for_a_ruling()
    };
    for written in 0..12 {
        let (mut desk, white, _) = Desk::playing(&rules);
        let madrid = desk.venue("madrid");
        let mut whites = vec![white];
        for board in 2..=3 {
            whites.push(desk.hello(&format!("madrid-{board}"), "kiosk"));
            desk.order(*whites.last().unwrap(), Order::Player(PlayerOrder::CheckIn));
            let black = desk.hello(&format!("oslo-{board}"), "kiosk");
            desk.order(black, Order::Player(PlayerOrder::CheckIn));
        }
        desk.pass(2_000);
        desk.tell(Input::VenueHeard(
            madrid,
            "madrid".parse().unwrap(),
            VenuePing::default(),
        ));
        desk.tell(Input::VenueClosed(madrid, "madrid".parse().unwrap()));
        for session in whites {
            desk.mute(session);
        }
        desk.pass(6_000);
        assert_eq!(desk.incidents(false).len(), 1);
        desk.slow = true;
        let id = kit::command(desk.number());
        let rule = IncidentRequest::Rule(1, id, resume(0));
        desk.call(kit::caller("chief"), ShardRequest::Incident(rule));
        desk.write(written);
        desk.slow = false;
        desk.crash(1_000);
        desk.pass(1_000);
        let view = desk.incident(1);
        let given = view.rulings.len();
        assert_eq!(given, usize::from(written > 0), "{written}");
        for ruling in &view.rulings {
            assert!(
                ruling.boards.iter().all(|board| board.executed > 0),
                "{written}"
            );
        }
        let boards = desk.stored().boards;
        for board in boards.values() {
            assert_eq!(board.last_ruling().is_some(), given > 0, "{written}");
        }
    }
}

#[test]
fn dis_7_a_board_that_moved_on_is_refused_with_what_changed() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.play(white, "e2e4");
    desk.close(white);
    let Ok(Reply::Offers(offers)) = desk.ask("chief", crate::kit::offer(1, resume(0))) else {
        panic!("no offer");
    };
    let seen = offers.offers[0].seen;
    desk.play(black, "e7e5");
    let request = Request {
        boards: vec![(FIRST, Some(seen))],
        ..resume(0)
    };
    let refused = desk.rules_on("chief", 1, request).unwrap_err().to_string();
    assert!(
        refused.contains("2 half-moves, the last is e5"),
        "{refused}"
    );
}

/// A hall of two hundred devices goes dark.
#[test]
fn dis_8_a_dark_hall_is_one_incident_within_five_seconds_and_ruled_by_one_command() {
    let rules = Rules {
        boards: 200,
        ..waits_for_a_ruling()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    let madrid = desk.venue("madrid");
    let mut whites = vec![white];
    for board in 2..=200 {
        whites.push(desk.hello(&format!("madrid-{board}"), "kiosk"));
        desk.order(*whites.last().unwrap(), Order::Player(PlayerOrder::CheckIn));
        let black = desk.hello(&format!("oslo-{board}"), "kiosk");
        desk.order(black, Order::Player(PlayerOrder::CheckIn));
    }
    desk.pass(2_000);
    let venue = || "madrid".parse().unwrap();
    desk.tell(Input::VenueHeard(madrid, venue(), VenuePing::default()));
    desk.tell(Input::VenueClosed(madrid, venue()));
    for session in whites {
        desk.mute(session);
    }
    desk.pass(5_000);
    let live = desk.incidents(false);
    assert_eq!(live.len(), 1);
    assert_eq!(
        (live[0].away, live[0].cause().word()),
        (200, "venue-uplink")
    );
    desk.said();
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    let told = desk.news();
    let told = told
        .iter()
        .filter(|words| words.starts_with("oslo-") && words.contains("ruled"));
    assert_eq!(told.count(), 200, "every seat that can be reached is told");
}
