//! A draft is shown as it would be published, with what an arbiter should look at, and published as it was shown (EVT-5).

use std::sync::Arc;

use adoube_chess::{Start, Variant};
use adoube_coordinator::shard::{Reply, RoundPrecondition, ShardRequest};
use adoube_proto::v1;
use adoube_tournament::board::command::{Act, AdjustClock, DeclareResult, ReverseColours};
use adoube_tournament::board::{Adjustment, Score};
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::round::Pairings;
use adoube_tournament::scoring::ByeKind;
use adoube_tournament::time::Millis;

use crate::foreseen::worded;
use crate::kit::{Desk, Rules, command, importing};

fn person(number: u16) -> PersonId {
    format!("p{number}").parse().unwrap()
}

pub(crate) fn pairing(round: u16, boards: &[(u16, u16)], byes: &[(u16, ByeKind)]) -> ShardRequest {
    let boards = (1..).zip(boards);
    let pairings = Pairings {
        boards: boards
            .map(|(board, (white, black))| (board, person(*white), person(*black)))
            .collect(),
        byes: byes
            .iter()
            .map(|(who, kind)| (person(*who), *kind))
            .collect(),
        ..Pairings::default()
    };
    crate::kit::bringing(Vec::new(), Some((round, pairings)))
}

fn round(desk: &mut Desk, ask: ShardRequest) -> v1::RoundReply {
    match desk.ask("chief", ask).unwrap() {
        Reply::Round(reply) => *reply,
        other => panic!("{other:?}"),
    }
}

fn check(desk: &mut Desk, number: u16) -> v1::RoundReply {
    round(desk, ShardRequest::PublishRound(number).dry_run())
}

/// Board, White, Black, each with name and seat.
fn rows(plan: &v1::SeatingPlan) -> Vec<String> {
    let seated = |player: &Option<v1::PlayerSeating>| {
        let player = player.clone().unwrap_or_default();
        let seat = player.device.or(player.venue).unwrap_or_default();
        format!("{} {seat}", player.name)
    };
    let boards = plan.boards.iter();
    let boards = boards.map(|row| {
        let [white, black] = [&row.white, &row.black].map(seated);
        format!("{} {white} - {black}", row.board)
    });
    let resting = plan.without_game.iter();
    let resting = resting.map(|player| {
        let bye = player.bye.as_deref().unwrap_or("none");
        format!("{} {bye}", player.name)
    });
    boards.chain(resting).collect()
}

fn seen(reply: v1::RoundReply) -> RoundPrecondition {
    let seen = reply.seen.unwrap();
    RoundPrecondition {
        record: seen.record,
        boards: Vec::new(),
        roster: seen.roster,
    }
}

/// A round as officials are shown it at any time.
fn view(desk: &mut Desk, number: u32) -> v1::RoundView {
    let Reply::Event(event) = desk.ask("chief", ShardRequest::Describe).unwrap() else {
        unreachable!()
    };
    let mut rounds = event.rounds.into_iter();
    rounds.find(|view| view.round == number).unwrap()
}

/// What is to be looked at in a round, as officials are shown it at any time.
fn standing(desk: &mut Desk, number: u32) -> Vec<String> {
    worded(view(desk, number).warnings)
}

/// Both games of a round end in a draw.
fn draw(desk: &mut Desk, number: u16) {
    for board in [1, 2] {
        let id = BoardId {
            round: number,
            board,
        };
        let order = Act::DeclareResult(DeclareResult {
            score: Score { white: 1, black: 1 },
        })
        .because("both agree");
        let ask = ShardRequest::Board(id, command(900 + u64::from(number * 10 + board)), order);
        desk.ask("chief", ask).unwrap();
    }
}

#[test]
fn evt_5_a_draft_is_shown_with_its_warnings_and_published_so() {
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    draw(&mut desk, 1);
    // As round 1 was, without player 4: they are named, and the same players meet.
    desk.ask("chief", pairing(2, &[(1, 2)], &[(3, ByeKind::Half)]))
        .unwrap();
    let draft = check(&mut desk, 2);
    let shown = rows(draft.seating.as_ref().unwrap());
    assert_eq!(
        shown,
        [
            "1 Player 1 madrid-1 - Player 2 oslo-1",
            "Player 3 H",
            "Player 4 none"
        ]
    );
    let warnings = worded(draft.consequences.clone());
    assert_eq!(
        warnings,
        [
            "no game and no bye: Player 4; they count as absent (Z) after the round is published",
            "board 1: Player 1 and Player 2 met in round 1 (FIDE C.04.1.2)",
        ]
    );
    assert_eq!(
        (draft.refusal, draft.round.unwrap().state().word()),
        (None, "draft")
    );
    let published = round(&mut desk, ShardRequest::PublishRound(2));
    assert_eq!(rows(published.seating.as_ref().unwrap()), shown);
    assert_eq!(worded(published.consequences), warnings);
    assert_eq!(published.remarks, warnings);
    // They stay in sight: nothing of it has changed.
    let absent = "no game and no bye: Player 4; they count as absent (Z)";
    assert_eq!(standing(&mut desk, 2), [absent, &warnings[1]]);
    desk.ask("chief", ShardRequest::StartRound(2)).unwrap();
    assert_eq!(standing(&mut desk, 2), [absent, &warnings[1]]);
    assert_eq!(
        standing(&mut desk, 1),
        [""; 0],
        "nothing is to be done there"
    );
    // There is no draft any more.
    assert_eq!(
        desk.ask("chief", ShardRequest::PublishRound(2).dry_run())
            .unwrap_err()
            .code(),
        "round-state"
    );
    assert!(
        desk.ask("lta-madrid", ShardRequest::PublishRound(3).dry_run())
            .is_err()
    );
}

/// A position that came with a file is shown before its game begins from it.
#[test]
fn brd_9_a_draft_says_which_games_begin_from_another_position() {
    const FEN: &str = "4k3/8/8/8/8/8/8/4K2R b K - 0 1";
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    draw(&mut desk, 1);
    let mut ask = pairing(2, &[(1, 2), (3, 4)], &[]);
    let ShardRequest::Import(brought) = &mut ask else {
        unreachable!()
    };
    let (_, pairings) = brought.pairings.as_mut().unwrap();
    let start = Start::from_fen(Variant::Standard, FEN).unwrap();
    pairings.starts.insert(1, start);
    desk.ask("chief", ask).unwrap();
    let told = worded(check(&mut desk, 2).consequences);
    let expected = format!("board 1: the game begins from another position, Black to move: {FEN}");
    assert!(told.contains(&expected), "{told:?}");
}

/// The colours that count are those that were played with, not those of the pairing.
#[test]
fn evt_5_evt_6_colours_that_were_reversed_count_as_they_were_played() {
    for reversed in [false, true] {
        let mut desk = Desk::published(&Rules {
            boards: 2,
            ..Rules::default()
        });
        if reversed {
            let because = "the colours were wrong".to_owned();
            desk.rule(Act::ReverseColours(ReverseColours { times: None }).because(because))
                .unwrap();
        }
        draw(&mut desk, 1);
        desk.ask("chief", pairing(2, &[(1, 4), (2, 3)], &[]))
            .unwrap();
        desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
        draw(&mut desk, 2);
        desk.ask("chief", pairing(3, &[(1, 3), (2, 4)], &[]))
            .unwrap();
        let three = |board: u16, player: u16, side: &str| {
            [
                format!(
                    "board {board}: Player {player} has {side} 3 times in a row (FIDE C.04.1.7)"
                ),
                format!(
                    "board {board}: Player {player} has {side} in 3 games more than the other colour (FIDE C.04.1.6)"
                ),
            ]
        };
        let with_white = if reversed { 2 } else { 1 };
        let expected = [three(with_white, with_white, "White"), three(2, 4, "Black")].concat();
        assert_eq!(
            worded(check(&mut desk, 3).consequences),
            expected,
            "{reversed}"
        );
    }
}

/// Where publishing would be refused the draft is shown all the same, with why.
#[test]
fn evt_5_a_draft_that_cannot_be_published_is_shown_with_the_reason() {
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    desk.ask("chief", pairing(2, &[(1, 3), (2, 4)], &[]))
        .unwrap();
    let draft = check(&mut desk, 2);
    assert_eq!(draft.refusal.unwrap().code, "round-open");
    assert_eq!(
        rows(&draft.seating.unwrap()),
        [
            "1 Player 1 madrid - Player 3 madrid",
            "2 Player 2 oslo - Player 4 oslo"
        ]
    );
}

/// A player who moves to another venue, or a name that is corrected, makes another draft of it.
#[test]
fn evt_5_a_draft_is_published_with_the_players_that_were_shown() {
    let mut desk = Desk::published(&Rules::default());
    let back = ShardRequest::UnpublishRound(1, "not yet".to_owned());
    desk.ask("chief", back).unwrap();
    let shown = seen(check(&mut desk, 1));
    let publish = |seen: &RoundPrecondition| {
        ShardRequest::IfUnchanged(Box::new(ShardRequest::PublishRound(1)), seen.clone())
    };
    let ShardRequest::Import(mut brought) = importing(1, 2) else {
        unreachable!()
    };
    brought.pairings = None;
    desk.ask("chief", ShardRequest::Import(brought)).unwrap();
    let refused = desk.ask("chief", publish(&shown)).unwrap_err();
    assert_eq!(refused.code(), "changed-since");
    let shown = seen(check(&mut desk, 1));
    desk.ask("chief", publish(&shown)).unwrap();
}

/// Clocks that a publication undid are named until they are set again; and a round says what it is played with.
#[test]
fn evt_5_clk_8_a_round_says_what_it_is_played_with_and_which_clocks_are_to_be_set_again() {
    let set = |desk: &mut Desk, id: u64| {
        let order = Act::AdjustClock(AdjustClock {
            change: Adjustment {
                control: Some(Arc::new("600+5".parse().unwrap())),
                ..Adjustment::of_times(Some(Millis::from_seconds(600)), None)
            },
        })
        .because("agreed");
        let board = BoardId { round: 1, board: 2 };
        desk.ask("chief", ShardRequest::Board(board, command(id), order))
            .unwrap();
    };
    let controls = |desk: &mut Desk| {
        let controls = view(desk, 1).time_controls.into_iter();
        let controls = controls.map(|one| (one.time_control, one.boards));
        controls.collect::<Vec<_>>()
    };
    let mut desk = Desk::published(&Rules {
        boards: 3,
        ..Rules::default()
    });
    let event = controls(&mut desk)[0].0.clone();
    assert_eq!(controls(&mut desk), [(event.clone(), vec![1, 2, 3])]);
    set(&mut desk, 700);
    let both = [(event.clone(), vec![1, 3]), ("600+5".to_owned(), vec![2])];
    assert_eq!(controls(&mut desk), both);
    assert_eq!(standing(&mut desk, 1), [""; 0]);
    desk.ask(
        "chief",
        ShardRequest::UnpublishRound(1, "a wrong pairing".to_owned()),
    )
    .unwrap();
    assert_eq!(
        controls(&mut desk),
        [(event, vec![1, 2, 3])],
        "of the draft"
    );
    desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
    let undone = standing(&mut desk, 1);
    assert!(
        undone[0].starts_with("board 1.2: the clocks set by hand are cancelled"),
        "{undone:?}"
    );
    set(&mut desk, 701);
    assert_eq!(standing(&mut desk, 1), [""; 0]);
    assert_eq!(controls(&mut desk), both);
}
