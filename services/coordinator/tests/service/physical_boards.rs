//! Physical boards over the coordinator's port: a device reports what stands on a board, a move waits for it, an arbiter
//! lifts that, and boards enter the moves.

use adoube_proto::v1::arbiter_command::Command as Official;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{
    ApproveCommand, ArbiterCommand, BoardRef, BoardRequirement, DescribeRequest, DeviceNoted,
    MarkScoresheetCommand, MoveCommand, NoteBoardViolationCommand, PenaliseCommand, Penalty,
    PenaltyKind, PhysicalBoardShown, ReportBoardCommand, ResignCommand, RoundRequest,
    ScoresheetState, SetBoardRequirementCommand, Side, play_request,
};

use crate::kit::{Link, Site, TOURNAMENT, order};
use crate::rules_of_play::{playing, record};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const E4_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

fn report(placement: Option<&str>, stood: u32) -> Command {
    Command::ReportBoard(ReportBoardCommand {
        placement: placement.map(str::to_owned),
        stood,
        confirmed: false,
        ..ReportBoardCommand::default()
    })
}

/// Sends a command and gives the code of its refusal; none where it was done.
async fn answer(link: &mut Link, command: Command) -> Option<String> {
    let request = order(command);
    let Some(play_request::Body::Command(command)) = request.body.clone() else {
        panic!("no command");
    };
    link.say(request).await;
    loop {
        if let Body::Answer(answer) = link.next().await.expect("an answer")
            && answer.command_id == command.id
        {
            return answer.refusal.map(|refusal| refusal.code);
        }
    }
}

fn play(ply: u32, uci: &str) -> Command {
    Command::Move(MoveCommand {
        ply,
        uci: uci.to_owned(),
        ..MoveCommand::default()
    })
}

fn by_official(reason: &str, command: Official) -> ArbiterCommand {
    ArbiterCommand {
        tournament: TOURNAMENT.to_owned(),
        board: Some(BoardRef { round: 1, board: 1 }),
        command_id: fastrand::u128(..).to_be_bytes().to_vec(),
        reason: reason.to_owned(),
        command: Some(command),
        ..ArbiterCommand::default()
    }
}

/// The code of the refusal; none where it was done.
async fn give(site: &Site, official: &str, command: ArbiterCommand) -> Option<String> {
    let mut official = site.official(official).await;
    let reply = official.command(command).await.unwrap().into_inner();
    reply.answer?.refusal.map(|refusal| refusal.code)
}

async fn lift(site: &Site, official: &str, reason: &str) -> Option<String> {
    let command = Official::SetBoardRequirement(SetBoardRequirementCommand {
        seat: Side::Black.into(),
        requirement: BoardRequirement::Lifted.into(),
        give_back: false,
    });
    give(site, official, by_official(reason, command)).await
}

const FOLLOWING: &str =
    "[venues]\narbiters_per_venue = 2\nphysical_boards = true\nboards_necessity = \"obligatory\"\n";
const FOLLOWING_IF_WANTED: &str = "[venues]\narbiters_per_venue = 2\nphysical_boards = true\n";
const ENTERING: &str =
    "[venues]\narbiters_per_venue = 2\nphysical_boards = true\nboards_use = \"enter-moves\"\n";

/// EBD-4, O 20.5: a player's next move is refused until their last one stands on their board, and without a board where
/// every player must have one; an arbiter lifts that with a reason.
#[tokio::test(flavor = "multi_thread")]
async fn ebd_4_a_move_waits_for_the_board_until_an_arbiter_lifts_that() {
    let (site, [mut white, mut black]) = playing("5400+30", FOLLOWING, "").await;
    let refused = |code: &str| Some(code.to_owned());
    assert_eq!(
        answer(&mut white, play(1, "e2e4")).await,
        refused("board-not-connected")
    );
    for (link, placement) in [(&mut white, START), (&mut black, START)] {
        assert_eq!(answer(link, report(Some(placement), 250)).await, None);
    }
    assert_eq!(answer(&mut white, play(1, "e2e4")).await, None);
    assert_eq!(answer(&mut black, play(2, "e7e5")).await, None);
    assert_eq!(
        answer(&mut white, play(3, "g1f3")).await,
        refused("board-behind")
    );
    assert_eq!(answer(&mut white, report(Some(E4), 250)).await, None);
    assert_eq!(answer(&mut white, play(3, "g1f3")).await, None);
    // Black's cable is pulled.
    assert_eq!(answer(&mut black, report(None, 0)).await, None);
    assert_eq!(
        answer(&mut black, play(4, "b8c6")).await,
        refused("board-not-connected")
    );
    assert_eq!(
        lift(&site, "official:arbiter", "").await,
        refused("reason-required")
    );
    // Another venue's arbiter lifts nothing here.
    let elsewhere = lift(&site, "official:lta-madrid", "from afar").await;
    assert_eq!(elsewhere, refused("other-venue"));
    assert_eq!(
        lift(&site, "official:lta-oslo", "the cable is broken").await,
        None
    );
    assert_eq!(answer(&mut black, play(4, "b8c6")).await, None);
    let set = record(&mut white, |event| {
        matches!(event, Event::PhysicalBoardRequirementSet(_))
    })
    .await;
    let Some(Event::PhysicalBoardRequirementSet(set)) = set.event else {
        panic!("{set:?}");
    };
    assert_eq!(
        (set.by.as_str(), set.reason.as_str()),
        ("lta-oslo", "the cable is broken")
    );
}

/// EBD-2, EBD-5, O 20.1, 20.6: what stands on a board changes nothing of the game; a difference that stays is recorded
/// once, with both positions to be read by an arbiter.
#[tokio::test(flavor = "multi_thread")]
async fn ebd_2_ebd_5_a_difference_is_recorded_once_and_the_game_is_the_virtual_boards() {
    let (site, [mut white, mut black]) = playing("5400+30", FOLLOWING, "").await;
    for link in [&mut white, &mut black] {
        assert_eq!(answer(link, report(Some(START), 250)).await, None);
    }
    assert_eq!(answer(&mut white, play(1, "e2e4")).await, None);
    let wrong = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
    assert_eq!(answer(&mut white, report(Some(wrong), 250)).await, None);
    assert_eq!(answer(&mut white, report(Some(wrong), 1_000)).await, None);
    let again = answer(&mut white, report(Some(wrong), 1_000)).await;
    assert_eq!(again.as_deref(), Some("nothing-to-do"));
    let mut seen = Vec::new();
    for record in site.records_of_first_board(1).await {
        match record.event {
            Some(Event::Moved(moved)) => seen.push(format!("moved {}", moved.uci)),
            Some(Event::PhysicalBoardShown(PhysicalBoardShown { placement, ply, .. })) => {
                seen.push(format!("shown {} {ply:?}", placement.unwrap_or_default()));
            }
            Some(Event::PhysicalBoardDiffers(differs)) => {
                seen.push(format!("differs {}", differs.placement));
            }
            _ => {}
        }
    }
    let start = format!("shown {START} Some(0)");
    assert_eq!(
        seen,
        [
            start.clone(),
            start,
            "moved e2e4".to_owned(),
            format!("shown {wrong} None"),
            format!("differs {wrong}"),
        ]
    );
}

/// EBD-5, O 20.6: an LCA notes what stood on a board without sensors. Whoever imposes a penalty is shown both positions with
/// their number before, and the penalty cites them.
#[tokio::test(flavor = "multi_thread")]
async fn ebd_5_a_violation_is_noted_with_both_positions_and_a_penalty_cites_it() {
    let (site, [mut white, _black]) = playing("5400+30", FOLLOWING_IF_WANTED, "").await;
    assert_eq!(answer(&mut white, play(1, "e2e4")).await, None);
    let seen = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
    let violation = |placement: &str| {
        let noted = NoteBoardViolationCommand {
            seat: Side::White.into(),
            placement: placement.to_owned(),
            ply: None,
        };
        by_official("another move", Official::NoteBoardViolation(noted))
    };
    let refused = |code: &str| Some(code.to_owned());
    for (official, placement, code) in [
        ("official:lca-oslo", seen, refused("other-venue")),
        ("organiser:olga", seen, refused("not-your-role")),
        ("official:lca-madrid", E4, refused("board-no-difference")),
        ("official:lca-madrid", seen, None),
    ] {
        assert_eq!(give(&site, official, violation(placement)).await, code);
    }
    let penalty = |cites: &[u32]| {
        let warning = Penalty {
            kind: PenaltyKind::Warning.into(),
            ..Penalty::default()
        };
        let penalise = PenaliseCommand {
            seat: Side::White.into(),
            penalties: vec![warning],
            article: "O 20.6".to_owned(),
        };
        ArbiterCommand {
            cites: cites.to_vec(),
            ..by_official("another move", Official::Penalise(penalise))
        }
    };
    let mut arbiter = site.official("official:arbiter").await;
    let asked = ArbiterCommand {
        dry_run: true,
        ..penalty(&[])
    };
    let foreseen = arbiter.command(asked).await.unwrap().into_inner();
    let foreseen = foreseen.preview.unwrap();
    let shown = |note: &DeviceNoted| {
        let (placement, game) = (note.placement.clone(), note.game.clone());
        (note.number, placement, game, note.text.clone())
    };
    let both = (1, seen.to_owned(), E4.to_owned(), "another move".to_owned());
    let told: Vec<_> = foreseen.breaches.iter().map(shown).collect();
    assert_eq!(told, std::slice::from_ref(&both));
    let by = "official:arbiter";
    assert_eq!(give(&site, by, penalty(&[2])).await, refused("no-breach"));
    assert_eq!(give(&site, by, penalty(&[1])).await, None);
    let records = site.records_of_first_board(1).await;
    let cited = records.iter().find_map(|record| match &record.event {
        Some(Event::BreachesCited(cited)) => Some(cited.notes.iter().map(shown).collect()),
        _ => None,
    });
    assert_eq!(cited, Some(vec![both]));
}

/// EBD-6, O 20.7: players are told before the game that scoresheets are mandatory; after it the LCA marks them, the Chief
/// Arbiter sees which is missing, and the result is approved all the same.
#[tokio::test(flavor = "multi_thread")]
async fn ebd_6_scoresheets_are_marked_after_the_game_and_keep_nothing_from_going_on() {
    let rules = format!("{FOLLOWING_IF_WANTED}scoresheets = true\n");
    let (site, [mut white, mut black]) = playing("5400+30", &rules, "").await;
    let mark = |seat: Side, present: bool, note: &str| {
        let seat = seat.into();
        let mark = MarkScoresheetCommand { seat, present };
        by_official(note, Official::MarkScoresheet(mark))
    };
    let refused = |code: &str| Some(code.to_owned());
    assert_eq!(answer(&mut white, play(1, "e2e4")).await, None);
    let lca = "official:lca-madrid";
    let early = give(&site, lca, mark(Side::White, true, "")).await;
    assert_eq!(early, refused("scoresheet-in-use"));
    assert_eq!(states(&site).await, [ScoresheetState::Required; 2]);
    let resign = Command::Resign(ResignCommand {});
    assert_eq!(answer(&mut black, resign).await, None);
    assert_eq!(states(&site).await, [ScoresheetState::Unmarked; 2]);
    for (official, command, code) in [
        (lca, mark(Side::White, true, ""), None),
        (
            "official:lca-oslo",
            mark(Side::Black, false, "left with it"),
            None,
        ),
        (
            "official:lca-madrid",
            mark(Side::Black, true, ""),
            refused("other-venue"),
        ),
        (
            "official:lta-oslo",
            mark(Side::Black, true, ""),
            refused("not-your-role"),
        ),
        (
            "official:arbiter",
            by_official("", Official::Approve(ApproveCommand {})),
            None,
        ),
    ] {
        assert_eq!(give(&site, official, command).await, code);
    }
    let found = [ScoresheetState::Present, ScoresheetState::Missing];
    assert_eq!(states(&site).await, found);
    let mut chief = site.official("official:chief").await;
    let close = RoundRequest {
        tournament: TOURNAMENT.to_owned(),
        round: 1,
        command_id: fastrand::u128(..).to_be_bytes().to_vec(),
        ..RoundRequest::default()
    };
    let asked = RoundRequest {
        dry_run: true,
        ..close.clone()
    };
    let foreseen = chief.close_round(asked).await.unwrap().into_inner();
    let notes: Vec<_> = foreseen.consequences.iter().map(|it| &*it.text).collect();
    let [missing] = notes[..] else {
        panic!("{notes:?}")
    };
    assert!(
        missing.starts_with("Scoresheets missing (1): "),
        "{missing}"
    );
    let missing = missing.to_owned();
    let closed = chief.close_round(close).await.unwrap().into_inner();
    assert_eq!(closed.remarks, [missing]);
    assert_eq!(closed.round.unwrap().state().word(), "closed");
}

/// How far the scoresheets of both players are, as the Chief Arbiter sees it.
async fn states(site: &Site) -> [ScoresheetState; 2] {
    let mut chief = site.official("official:chief").await;
    let request = DescribeRequest {
        tournament: TOURNAMENT.to_owned(),
    };
    let view = chief.describe(request).await.unwrap().into_inner();
    let before = view.rounds[0].pairings[0].before.unwrap();
    [before.white_scoresheet(), before.black_scoresheet()]
}

/// EBD-7: where boards enter the moves, a settled position that is one legal move ahead is that move, less what the board
/// needed to be certain; the screen enters none that does not stand there.
#[tokio::test(flavor = "multi_thread")]
async fn ebd_7_a_board_enters_the_moves() {
    let (_site, [mut white, mut black]) = playing("5400+30", ENTERING, "").await;
    for link in [&mut white, &mut black] {
        assert_eq!(answer(link, report(Some(START), 250)).await, None);
    }
    let refused = answer(&mut white, play(1, "e2e4")).await;
    assert_eq!(refused.as_deref(), Some("board-enters-moves"));
    // Nobody's clock ran long enough for more than this.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(answer(&mut white, report(Some(E4), 250)).await, None);
    assert_eq!(answer(&mut black, report(Some(E4_E5), 250)).await, None);
    let made = record(
        &mut white,
        |event| matches!(event, Event::Moved(it) if it.ply == 2),
    )
    .await;
    let Some(Event::Moved(moved)) = made.event else {
        panic!("{made:?}");
    };
    assert_eq!(moved.uci, "e7e5");
}
