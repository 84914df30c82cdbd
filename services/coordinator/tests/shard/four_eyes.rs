//! Rulings that two officials agree on, and rulings that are corrected, over a live shard.

use std::sync::Arc;

use adoube_chess::{BySide, Side};
use adoube_coordinator::shard::{Failure, IncidentRequest, Reply, ShardRequest};
use adoube_proto::v1::OfferView;
use adoube_tournament::board::command::{Act, AdjustClock, PlayerOrder};
use adoube_tournament::board::{Adjustment, Order};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, Control, RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;

use crate::foreseen::worded;
use crate::incidents::{code, resume};
use crate::kit::{Desk, FIRST, Rules, command};

const RUNS: &str = "clock = \"runs\"\n[rulings]\nfour_eyes = true";

impl Desk {
    fn weigh(&mut self, who: &str, ruling: u32) -> Result<OfferView, Failure> {
        match self.ask(
            who,
            ShardRequest::Incident(IncidentRequest::Second(1, ruling)).dry_run(),
        )? {
            Reply::Offers(mut reply) => Ok(reply.offers.swap_remove(0)),
            other => panic!("{other:?}"),
        }
    }

    fn second(&mut self, who: &str, ruling: u32) -> Result<Reply, Failure> {
        self.ask(
            who,
            ShardRequest::Incident(IncidentRequest::Second(1, ruling)),
        )
    }

    fn white(&self) -> u64 {
        self.board().reading(self.now.game).remaining(Side::White).0 / 1000
    }
}

fn as_they_are() -> Request {
    Request {
        remedy: RequestedRemedy::Resume {
            clocks: ClocksAs::Now,
            deduct: Millis::ZERO.into(),
            add: BySide::both(Millis::ZERO),
        },
        ..resume(0)
    }
}

/// White has been away for a minute with his clock running, and two officials have to agree.
fn away_for_a_minute() -> Desk {
    let rules = Rules {
        disconnection: RUNS,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(60_000);
    desk
}

/// White's clock runs while he is away, and while the officials talk: none of it is given back with
/// clocks as they are. The second official is shown what is then ruled.
#[test]
fn dis_7_a_second_official_agrees_with_what_it_comes_to_by_then() {
    let mut desk = away_for_a_minute();
    let before = desk.white();
    desk.rules_on("chief", 1, as_they_are()).unwrap();
    desk.pass(120_000);
    for refused in [
        desk.weigh("chief", 1).map(drop),
        desk.second("chief", 1).map(drop),
    ] {
        assert_eq!(refused.unwrap_err().code(), "four-eyes");
    }
    assert_eq!(
        desk.weigh("lta-madrid", 1).unwrap_err().code(),
        "not-your-role"
    );
    let shown = desk.weigh("arbiter", 1).unwrap();
    let [stands, after] = [shown.before, shown.after].map(|clocks| clocks.unwrap().white / 1000);
    assert_eq!((stands, after), (before - 120, before - 120));
    assert_eq!(shown.white_name, "Player 1");
    desk.second("arbiter", 1).unwrap();
    assert!(
        desk.white().abs_diff(before - 120) <= 1,
        "{} {before}",
        desk.white()
    );
    let ruling = desk.incident(1).rulings.swap_remove(0);
    assert_eq!(
        (ruling.proposed_by.as_str(), ruling.by.as_str()),
        ("Official chief", "Official arbiter")
    );
}

/// A crash keeps the proposal; but it stopped the clocks, so another takes its place.
#[test]
fn dis_7_a_proposal_outlives_a_crash_of_the_coordinator() {
    let mut desk = away_for_a_minute();
    desk.rules_on("chief", 1, as_they_are()).unwrap();
    let proposed = desk.incident(1).proposal;
    assert!(proposed.is_some());
    desk.crash(1_000);
    assert_eq!(desk.incident(1).proposal, proposed);
    assert_eq!(
        desk.second("arbiter", 1).unwrap_err().code(),
        "board-moved-on"
    );
    let another = Request {
        cites: Vec::new(),
        instead_of: Some(1),
        ..as_they_are()
    };
    desk.rules_on("chief", 1, another).unwrap();
    assert_eq!(code(desk.second("arbiter", 2)), "executed");
}

/// A move makes a proposal void: another takes its place, and the record has both.
#[test]
fn dis_7_a_proposal_that_the_game_passed_by_makes_room() {
    let rules = Rules {
        disconnection: RUNS,
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.play(white, "e2e4");
    desk.close(white);
    desk.pass(5_000);
    desk.rules_on("chief", 1, as_they_are()).unwrap();
    desk.play(black, "e7e5");
    assert_eq!(
        desk.second("arbiter", 1).unwrap_err().code(),
        "board-moved-on"
    );
    assert_eq!(code(desk.rules_on("chief", 1, as_they_are())), "four-eyes");
    let another = Request {
        cites: Vec::new(),
        instead_of: Some(1),
        ..as_they_are()
    };
    desk.rules_on("chief", 1, another).unwrap();
    assert_eq!(code(desk.second("arbiter", 2)), "executed");
    let view = desk.incident(1);
    assert_eq!(view.turned_down[0].reason, "another ruling takes its place");
    assert_eq!(view.turned_down[0].proposal.as_ref().unwrap().number, 1);
}

/// The clocks run again when the Chief Arbiter sees his mistake: he rules again, and the incident
/// shows both, over a crash too.
#[test]
fn dis_3_a_ruling_is_corrected_once_the_clocks_run() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, black) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(100_000);
    let white = desk.hello("madrid-1", "kiosk-w");
    desk.rules_on("chief", 1, as_they_are()).unwrap();
    let wrong = desk.white();
    for session in [white, black] {
        desk.order(session, Order::Player(PlayerOrder::Ready));
    }
    desk.pass(20_000);
    assert_eq!(desk.board().clock().running(), Some(Side::White));
    assert_eq!(desk.incidents(true)[0].stage().word(), "closed");
    let ran = wrong - desk.white();
    assert_eq!(code(desk.rules_on("chief", 1, resume(1))), "executed");
    assert!(
        desk.white().abs_diff(wrong + 100 - ran) <= 1,
        "{}",
        desk.white()
    );
    desk.crash(1_000);
    let view = desk.incident(1);
    let boards: Vec<_> = view
        .rulings
        .iter()
        .map(|ruling| &ruling.boards[0])
        .collect();
    assert_eq!((boards[0].superseded_by, boards[1].superseded_by), (2, 0));
    assert!(boards.iter().all(|board| board.executed > 0));
}

/// To close over a flag that fell in a silence lets it stand, which is a ruling: nobody does it alone.
#[test]
fn dis_2_7_closing_over_a_flag_is_no_way_around_the_second_official() {
    let rules = Rules {
        time_control: "300",
        disconnection: RUNS,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(301_000);
    assert!(desk.board().is_finished());
    let close = || {
        ShardRequest::Incident(IncidentRequest::Close(
            1,
            "the flag stands".to_owned(),
            None,
        ))
    };
    desk.ask("chief", close()).unwrap();
    assert_eq!(
        desk.incidents(false)[0].stage().word(),
        "open",
        "proposed only"
    );
    let refused = desk.ask("chief", close()).unwrap_err();
    assert_eq!(refused.code(), "four-eyes");
    let approve = ShardRequest::Board(FIRST, command(9_300), Order::from(Act::ApproveResult));
    let refused = desk.ask("chief", approve).unwrap_err();
    assert_eq!(refused.code(), "incident-open");
    // Who would rather rule may, and the proposal to close it is over.
    let stands = Request {
        remedy: RequestedRemedy::Result(Verdict::AbsentLoses),
        ..resume(0)
    };
    desk.rules_on("chief", 1, stands).unwrap();
    assert!(!desk.board().approval().is_approved(), "proposed only");
    assert!(desk.incident(1).closing_proposal.is_none());
    desk.second("arbiter", 1).unwrap();
    assert!(desk.board().approval().is_approved());
    assert_eq!(desk.incidents(true)[0].stage().word(), "closed");
}

/// DIS-7, DIS-9: to close the incident of a game that goes on is a ruling: for who may rule, and for two officials
/// where rulings need two. The Chief Arbiter can still rule on it, which opens it again.
#[test]
fn dis_7_9_closing_an_incident_obeys_the_same_rule_as_a_ruling() {
    for four_eyes in [false, true] {
        let rules = Rules {
            disconnection: if four_eyes { RUNS } else { "clock = \"runs\"" },
            ..Rules::default()
        };
        let (mut desk, away, _) = Desk::playing(&rules);
        desk.close(away);
        desk.pass(20_000);
        desk.hello("madrid-1", "kiosk-w");
        let close =
            |why: &str| ShardRequest::Incident(IncidentRequest::Close(1, why.to_owned(), None));
        let refused = desk.ask("arbiter", close("back at once")).unwrap_err();
        assert_eq!(refused.code(), "not-delegated");
        desk.ask("chief", close("back at once")).unwrap();
        if four_eyes {
            let view = desk.incident(1);
            let proposed = view.closing_proposal.unwrap();
            assert_eq!(
                (&*proposed.by, &*proposed.reason),
                ("Official chief", "back at once")
            );
            // What was proposed outlives the coordinator, and the second official closes it.
            desk.crash(1_000);
            let mut listed = desk.incidents(false).into_iter();
            let listed = listed.find(|brief| brief.number == 1).unwrap();
            let waits = listed.closing_proposed_by.as_deref();
            assert_eq!(waits, Some("Official chief"), "the list tells it");
            for (device, instance) in [("madrid-1", "kiosk-w"), ("oslo-1", "kiosk-b")] {
                desk.hello(device, instance);
            }
            desk.ask("arbiter", close("I saw it too")).unwrap();
        }
        let last = desk.incident(1).turns.pop().unwrap();
        assert!(last.closed, "{last:?}");
        let proposal = last.proposal.map(|proposal| proposal.reason);
        let (by, text, proposed) = if four_eyes {
            (
                "Official arbiter",
                "proposed by Official chief (“back at once”), approved by Official arbiter: I saw it too",
                Some("back at once".to_owned()),
            )
        } else {
            ("Official chief", "by Official chief: back at once", None)
        };
        assert_eq!((&*last.by, &*last.text, proposal), (by, text, proposed));
        let reply = desk.rules_on("chief", 1, resume(0));
        assert_eq!(
            code(reply),
            if four_eyes {
                "connected-again"
            } else {
                "executed"
            }
        );
        if four_eyes {
            desk.second("arbiter", 1).unwrap();
        }
        assert_eq!(desk.incident(1).rulings.len(), 1);
    }
}

/// A proposal on a board that is played on is void with the next move: who makes it is told before, who
/// is away still, and what the game began with.
#[test]
fn dis_7_whoever_proposes_is_told_of_a_clock_that_runs_and_of_who_is_away() {
    let mut desk = away_for_a_minute();
    let offer = |desk: &mut Desk| {
        let ask = crate::kit::offer(1, as_they_are());
        match desk.ask("chief", ask).unwrap() {
            Reply::Offers(mut reply) => reply.offers.swap_remove(0),
            other => panic!("{other:?}"),
        }
    };
    let void = "the next move cancels this proposal: stop the clock first";
    let shown = offer(&mut desk);
    assert!(shown.text.ends_with(void), "{}", shown.text);
    assert_eq!(shown.away, [i32::from(adoube_proto::v1::Side::White)]);
    assert_eq!(shown.began_with, 2 * 5_400_000);
    desk.rule(Act::Pause.because("to be ruled on")).unwrap();
    desk.hello("madrid-1", "kiosk-w");
    let shown = offer(&mut desk);
    assert!(!shown.text.contains("void"), "{}", shown.text);
    assert!(shown.away.is_empty());
    let change = Adjustment {
        control: Some(Arc::new("600+5".parse().unwrap())),
        ..Adjustment::default()
    };
    let reason = "a shorter game".to_owned();
    desk.rule(Act::AdjustClock(AdjustClock { change }).because(reason))
        .unwrap();
    assert_eq!(offer(&mut desk).began_with, 2 * 5_400_000);
}

/// DIS-3: what both clocks showed as the game began is what an arbiter had set by then, not the event's time control.
#[test]
fn dis_3_an_offer_tells_what_the_clocks_of_this_game_began_with() {
    let mut desk = Desk::published(&Rules::default());
    let mut change = Adjustment::default();
    for side in &mut change.sides {
        side.remaining = Some(Millis::from_seconds(120));
    }
    let reason = "a decider".to_owned();
    desk.rule(Act::AdjustClock(AdjustClock { change }).because(reason))
        .unwrap();
    let white = desk.hello("madrid-1", "kiosk-w");
    let black = desk.hello("oslo-1", "kiosk-b");
    desk.order(white, Order::Player(PlayerOrder::CheckIn));
    desk.order(black, Order::Player(PlayerOrder::CheckIn));
    desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
    desk.close(white);
    desk.pass(20_000);
    let mut offer = |remedy| {
        let ask = crate::kit::offer(1, remedy);
        let Reply::Offers(mut reply) = desk.ask("chief", ask).unwrap() else {
            panic!("offers");
        };
        reply.offers.swap_remove(0)
    };
    assert_eq!(offer(as_they_are()).began_with, 2 * 120_000);
    // A new game does not begin with what was set by hand: that is remarked on.
    let restart = offer(Request {
        remedy: RequestedRemedy::Restart(Control::Same),
        ..as_they_are()
    });
    let told = "an official set the clocks to White 0:02:00, Black 0:02:00 before this game began; the new game begins \
                with White 1:30:00, Black 1:30:00";
    assert_eq!(worded(restart.remarks), [told]);
}

/// Who is about to rule reads before what the ruling would be refused for: that it is not delegated to him, or a
/// proposal that he may not replace. An arbiter who only looks is shown what rulings come to.
#[test]
fn dis_7_an_offer_to_who_is_about_to_rule_is_refused_as_the_ruling() {
    let mut desk = away_for_a_minute();
    let offer = |desk: &mut Desk, who: &str, instead_of| {
        let request = Request {
            instead_of,
            ..as_they_are()
        };
        let offered = desk.ask(who, crate::kit::offer(1, request));
        match offered {
            Ok(Reply::Offers(offer)) => offer
                .refusal
                .map_or_else(|| "offered".to_owned(), |refusal| refusal.code),
            Ok(other) => panic!("{other:?}"),
            Err(refused) => refused.code().to_owned(),
        }
    };
    for (who, told) in [
        ("chief", "offered"),
        ("arbiter", "not-delegated"),
        ("lta-madrid", "not-your-role"),
    ] {
        assert_eq!(offer(&mut desk, who, None), told, "{who}");
    }
    let looks = crate::kit::offer(1, as_they_are());
    assert!(desk.ask("arbiter", looks).is_ok());
    let delegate = IncidentRequest::Delegate {
        person: "arbiter".parse().unwrap(),
        end: false,
        reason: "not to be reached".to_owned(),
    };
    desk.ask("chief", ShardRequest::Incident(delegate)).unwrap();
    desk.rules_on("chief", 1, as_they_are()).unwrap();
    for (who, instead_of, told) in [
        ("arbiter", None, "four-eyes"),
        ("arbiter", Some(1), "four-eyes"),
        ("chief", Some(1), "offered"),
        ("chief", Some(2), "four-eyes"),
    ] {
        assert_eq!(
            offer(&mut desk, who, instead_of),
            told,
            "{who} {instead_of:?}"
        );
        let request = Request {
            instead_of,
            ..as_they_are()
        };
        if told != "offered" {
            assert_eq!(code(desk.rules_on(who, 1, request)), told, "{who}");
        }
    }
}
