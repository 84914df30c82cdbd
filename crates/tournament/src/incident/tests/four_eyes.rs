//! Rulings that two officials have to agree on.

use adoube_chess::BySide;

use super::super::proposals;
use super::*;
use crate::board::command::{CarryOut, PlayerOrder, RegainSeat, SystemOrder};
use crate::incident::ruling::Offered;

impl Desk {
    fn with_four_eyes() -> Self {
        let mut desk = Self::new();
        desk.rules.four_eyes = true;
        desk
    }

    fn proposes(&mut self, who: &Actor, remedy: RequestedRemedy) {
        let proposed = self.rule(who, &request(remedy, &[(FIRST, None)])).unwrap();
        self.take(&proposed, who);
    }

    fn weigh(&self, who: &Actor, number: u32) -> Result<Vec<Offered>, Refusal> {
        let (state, boards, rules) = (&self.state, &self.boards, &self.rules);
        proposals::weigh(state, boards, who, number, rules, self.now)
    }

    fn second(&self, who: &Actor, number: u32) -> Result<IncidentRecord, Refusal> {
        proposals::second(&self.state, number, self.weigh(who, number)?, None)
    }

    fn reject(&self, number: u32, reason: &str) -> Result<IncidentRecord, Refusal> {
        proposals::reject(&self.state, &arbiter(), number, reason)
    }

    fn ready(&mut self, at: u64) {
        for side in Side::ALL {
            let seat = self.boards[&FIRST].seat(side).clone();
            let player = Actor::player(seat.person, seat.device);
            give(self.first(), player, at, Order::Player(PlayerOrder::Ready));
        }
        if self.boards[&FIRST].clock().running().is_none() {
            give(
                self.first(),
                Actor::Coordinator,
                at,
                Order::System(SystemOrder::StartClock),
            );
        }
    }
}

/// A deputy to whom rulings are delegated.
fn deputy() -> Actor {
    Actor::official(person("deputy"), Role::Arbiter)
}

#[test]
fn dis_7_four_eyes() {
    let mut desk = Desk::with_four_eyes();
    let proposed = desk
        .rule(&chief(), &request(RequestedRemedy::Postpone, &[]))
        .unwrap();
    assert!(matches!(proposed, IncidentRecord::Proposed(_)));
    desk.take(&proposed, &chief());
    assert_eq!(desk.state.stage(), Stage::Open);
    for answer in [
        desk.second(&chief(), 1).map(drop),
        desk.weigh(&chief(), 1).map(drop),
    ] {
        assert_eq!(answer, Err(Refusal::FourEyes));
    }
    let none = Refusal::NoProposal {
        incident: 7,
        ruling: 2,
    };
    assert_eq!(desk.second(&arbiter(), 2), Err(none));
    let ruled = desk.second(&arbiter(), 1).unwrap();
    desk.take(&ruled, &arbiter());
    assert_eq!(desk.state.stage(), Stage::Ruled);
    assert_eq!(desk.state.rulings()[0].proposed_by, Some(person("chief")));
}

/// The second official agrees 50 seconds after it was proposed, at second 150. White is away since 60
/// and it is his move: his clock runs.
#[test]
fn dis_7_what_runs_until_the_second_official_agrees_is_worked_in() {
    let remedy = |clocks, deduct, add| RequestedRemedy::Resume {
        clocks,
        deduct: Millis::from_seconds(deduct).into(),
        add: BySide::new(Millis::from_seconds(add), Millis::ZERO),
    };
    let typed = ClocksAs::Typed {
        white: Millis::from_seconds(200),
        black: Millis::from_seconds(210),
    };
    // What is wished; White's clock as it was proposed, and as it is ruled.
    for (remedy, proposed, ruled) in [
        // As they are means as they are when it counts: nobody is given the fifty seconds.
        (remedy(ClocksAs::Now, 0, 0), 240, 190),
        (remedy(ClocksAs::Now, 30, 0), 210, 160),
        (remedy(ClocksAs::Now, 0, 60), 300, 250),
        // These do not hang on how long the officials took.
        (remedy(ClocksAs::LastContact, 0, 0), 280, 280),
        (remedy(ClocksAs::Detection, 0, 0), 277, 277),
        (remedy(ClocksAs::Detection, 60, 0), 217, 217),
        (remedy(typed, 0, 0), 200, 200),
    ] {
        let mut desk = Desk::with_four_eyes();
        desk.proposes(&chief(), remedy.clone());
        let white = |remedy: &Remedy| match remedy {
            Remedy::Resume { white, .. } => white.0 / 1000,
            other => panic!("{other:?}"),
        };
        let proposal = desk.state.proposal().unwrap();
        assert_eq!(
            white(&proposal.ruling.boards[0].remedy),
            proposed,
            "{remedy:?}"
        );
        desk.now = seconds(150);
        let shown = desk.weigh(&arbiter(), 1).unwrap();
        let given = desk.second(&arbiter(), 1).unwrap();
        let IncidentRecord::Ruled(RulingGiven { ruling, .. }) = given else {
            panic!("{given:?}");
        };
        assert_eq!(white(&ruling.boards[0].remedy), ruled, "{remedy:?}");
        assert_eq!(shown[0].remedy, ruling.boards[0].remedy, "as it was shown");
        assert_eq!(shown[0].before.white.0 / 1000, 190, "from what it is now");
    }
}

/// DIS-7: nobody agrees that a player loses for being away who is back since it was proposed.
#[test]
fn dis_7_a_player_who_came_back_makes_a_proposal_void_by_which_they_lose() {
    let mut desk = Desk::with_four_eyes();
    desk.proposes(&deputy(), RequestedRemedy::Result(Verdict::AbsentLoses));
    connects_again(desk.first());
    let told = desk.second(&arbiter(), 1).unwrap_err();
    assert_eq!(told.code(), "board-moved-on");
    assert!(told.to_string().contains("change-reconnected"), "{told}");
    let mut desk = Desk::with_four_eyes();
    desk.proposes(&deputy(), RequestedRemedy::Result(Verdict::Drawn));
    connects_again(desk.first());
    assert!(desk.second(&arbiter(), 1).is_ok());
}

/// What is refused names the command; who made the proposal, or the Chief Arbiter, puts another in
/// its place; anybody who may rule does once a board has moved on.
#[test]
fn dis_7_a_proposal_that_nobody_can_agree_to_blocks_nothing() {
    for (who, moved_on, instead_of, result) in [
        (deputy(), false, Some(1), Ok(2)),
        (chief(), false, Some(1), Ok(2)),
        (arbiter(), false, Some(1), Err("four-eyes")),
        (arbiter(), true, Some(1), Ok(2)),
        // Not one that he has not seen.
        (chief(), false, None, Err("four-eyes")),
        (chief(), true, None, Err("four-eyes")),
    ] {
        let mut desk = Desk::with_four_eyes();
        desk.proposes(&deputy(), resume(ClocksAs::Now));
        if moved_on {
            play(desk.first(), Side::White, 99, "g1f3");
        }
        let another = Request {
            instead_of,
            ..request(RequestedRemedy::Postpone, &[(FIRST, None)])
        };
        let told = desk.rules(&who, &another);
        let case = format!("{who:?} {moved_on} {instead_of:?}");
        match (told, result) {
            (Ok(records), Ok(number)) => {
                for record in &records {
                    desk.take(record, &who);
                }
                let proposal = desk.state.proposal().unwrap();
                assert_eq!(proposal.ruling.reference.ruling, number, "{case}");
                assert_eq!(desk.state.turned_down().len(), 1, "{case}");
            }
            (told, result) => {
                let told = told.map(drop).map_err(|refusal| refusal.code());
                assert_eq!(told, result.map(drop), "{case}");
            }
        }
    }
    let mut desk = Desk::with_four_eyes();
    desk.proposes(&deputy(), resume(ClocksAs::Now));
    let waits = desk
        .rule(&chief(), &request(RequestedRemedy::Postpone, &[]))
        .unwrap_err();
    assert_eq!(
        waits.to_string(),
        "refusal-proposal-waits (incident: 7, ruling: 1, by-server: no, by: deputy)"
    );
    play(desk.first(), Side::White, 99, "g1f3");
    let own = desk.second(&deputy(), 1).unwrap_err();
    assert_eq!(own.code(), "board-moved-on", "who made it learns it too");
    let stale = desk.second(&arbiter(), 1).unwrap_err();
    assert_eq!(
        stale.to_string(),
        "refusal-proposal-stale (board: 1.1, incident: 7, ruling: 1, change: change-moved-to (plies: 3, last: Nf3))"
    );
}

/// It keeps the incident open only while somebody may still agree to it.
#[test]
fn dis_7_a_proposal_ends_with_its_games() {
    let mut desk = Desk::with_four_eyes();
    desk.boards.remove(&SECOND);
    desk.proposes(&deputy(), resume(ClocksAs::Now));
    assert!(!desk.is_over());
    let black = desk.boards[&FIRST].seat(Side::Black).clone();
    let player = Actor::player(black.person, black.device);
    give(
        desk.first(),
        player,
        120,
        Order::Player(PlayerOrder::Resign),
    );
    let closing = decide::closing(&desk.state, &desk.boards);
    assert!(
        matches!(
            closing[..],
            [
                IncidentRecord::Rejected(ProposalRejected { ruling: 1, .. }),
                IncidentRecord::Closed(_)
            ]
        ),
        "{closing:?}"
    );
}

#[test]
fn dis_7_a_proposal_that_is_turned_down_stays_on_record_with_the_reason() {
    let mut desk = Desk::with_four_eyes();
    desk.proposes(&chief(), RequestedRemedy::Postpone);
    let none = Refusal::NoProposal {
        incident: 7,
        ruling: 2,
    };
    assert_eq!(desk.reject(2, "the board moved on"), Err(none));
    assert!(desk.reject(1, "").is_err(), "a reason is required");
    let rejected = desk.reject(1, "the board moved on").unwrap();
    desk.take(&rejected, &arbiter());
    assert_eq!(desk.state.proposal(), None);
    let [down] = desk.state.turned_down() else {
        panic!("{:?}", desk.state.turned_down());
    };
    assert_eq!(
        (&down.proposal.by, &down.by, down.reason.as_str()),
        (&chief(), &arbiter(), "the board moved on")
    );
    let again = desk
        .rule(&chief(), &request(RequestedRemedy::Postpone, &[]))
        .unwrap();
    let IncidentRecord::Proposed(RulingProposed { ruling, .. }) = again else {
        panic!("{again:?}");
    };
    assert_eq!(ruling.reference.ruling, 2);
}

/// A ruling is corrected by another while the game goes on: the incident opens again and shows both.
#[test]
fn dis_3_a_ruling_is_corrected_by_another_while_the_game_goes_on() {
    let mut desk = Desk::new();
    desk.boards.remove(&SECOND);
    desk.state = {
        let absences = &desk.state.absences()[..1];
        State::from_first(&decide::open(7, absences)[0], seconds(63)).unwrap()
    };
    let first = desk
        .rule(&chief(), &request(resume(ClocksAs::Now), &[]))
        .unwrap();
    desk.back(FIRST);
    desk.take(&first, &chief());
    carry_out(&mut desk, 1);
    give(
        desk.first(),
        Actor::Coordinator,
        100,
        Order::System(SystemOrder::RegainSeat(RegainSeat { side: Side::White })),
    );
    desk.ready(101);
    assert!(desk.is_over());
    for record in decide::closing(&desk.state, &desk.boards) {
        desk.take(&record, &Actor::Coordinator);
    }
    assert_eq!(desk.state.stage(), Stage::Closed);
    desk.now = seconds(111);
    let again = Request {
        after: 1,
        ..request(resume(ClocksAs::LastContact), &[])
    };
    let offered = desk.offer(again.remedy.clone()).unwrap();
    // 240 were ruled, 10 ran since; 40 were charged while he was away.
    assert!(offered[0].starts_with("White 0:04:30, "), "{offered:?}");
    let second = desk.rule(&chief(), &again).unwrap();
    desk.take(&second, &chief());
    assert_eq!(desk.state.stage(), Stage::Ruled, "it is open again");
    assert_eq!(desk.state.superseded_by(1, FIRST), Some(2));
    carry_out(&mut desk, 2);
    let black = desk.boards[&FIRST].seat(Side::Black).clone();
    let player = Actor::player(black.person, black.device);
    give(
        desk.first(),
        player,
        120,
        Order::Player(PlayerOrder::Resign),
    );
    for record in decide::closing(&desk.state, &desk.boards) {
        desk.take(&record, &Actor::Coordinator);
    }
    let after_the_game = Request { after: 2, ..again };
    let refused = desk.rule(&chief(), &after_the_game).unwrap_err();
    assert_eq!(refused.code(), "incident-closed");
    assert_eq!(refused.to_string(), "refusal-incident-closed (incident: 7)");
}

/// The first board does what was ruled.
fn carry_out(desk: &mut Desk, number: u32) {
    let given = desk.state.rulings().last().unwrap();
    let order = Order::System(SystemOrder::CarryOut(CarryOut {
        ruling: given.ruling.reference,
        by: None,
        seconded_by: None,
        remedy: given.ruling.boards[0].remedy.clone(),
        article: "O 18.9".to_owned(),
        reason: "as ruled".to_owned(),
        start_in: Millis::ZERO,
        cites: Vec::new(),
        unheard: BySide::both(false),
    }));
    let at = desk.now.0 / 1000;
    give(desk.first(), Actor::Coordinator, at, order);
    let sequence = desk.boards[&FIRST].carried_out_at(RulingRef {
        incident: 7,
        ruling: number,
    });
    let executed = IncidentRecord::Executed(RulingExecuted {
        ruling: number,
        board: FIRST,
        sequence: sequence.unwrap(),
    });
    desk.take(&executed, &Actor::Coordinator);
}

/// What makes room says whether the ruling in its place is of the same boards, or of others: then it is to be
/// proposed anew.
#[test]
fn dis_7_a_proposal_says_whether_a_ruling_of_other_boards_replaced_it() {
    for (board, reason) in [
        (FIRST, "another ruling takes its place"),
        (
            SECOND,
            "replaced by ruling 2, of other boards; to be proposed anew",
        ),
    ] {
        let mut desk = Desk::with_four_eyes();
        desk.proposes(&chief(), RequestedRemedy::Postpone);
        let another = Request {
            instead_of: Some(1),
            ..request(RequestedRemedy::Postpone, &[(board, None)])
        };
        let records = desk.rules(&chief(), &another).unwrap();
        let off = IncidentRecord::Rejected(ProposalRejected {
            ruling: 1,
            reason: reason.to_owned(),
        });
        assert_eq!(records.first(), Some(&off), "{board}");
    }
}

/// DIS-6: the time control that is played is not *the same* where what is proposed takes the place of the ruling
/// that gave it.
#[test]
fn dis_6_a_time_control_that_was_proposed_is_ruled_also_in_the_place_of_a_restart() {
    let mut desk = Desk::with_four_eyes();
    let shorter = || RequestedRemedy::Restart(Control::Typed(Arc::new("180+10".parse().unwrap())));
    for number in [1, 2] {
        let again = Request {
            after: number - 1,
            ..request(shorter(), &[(FIRST, None)])
        };
        let proposed = desk.rule(&chief(), &again).unwrap();
        desk.take(&proposed, &chief());
        let ruled = desk.second(&arbiter(), number).unwrap();
        let IncidentRecord::Ruled(RulingGiven { ruling, .. }) = &ruled else {
            panic!("{ruled:?}");
        };
        let Remedy::Restart { control } = &ruling.boards[0].remedy else {
            panic!("{ruling:?}");
        };
        assert_eq!(control.to_string(), "180+10", "ruling {number}");
        desk.take(&ruled, &arbiter());
        carry_out(&mut desk, number);
    }
}
