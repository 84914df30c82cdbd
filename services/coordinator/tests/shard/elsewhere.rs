//! Rounds that were played elsewhere, before and between those that are played here.

use adoube_chess::BySide;
use adoube_coordinator::shard::{Brought, Reply, ShardRequest};
use adoube_proto::v1::{Ending, ImportReply, RoundView};
use adoube_tournament::board::Score;
use adoube_tournament::board::command::{Act, DeclareResult};
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::round::{ImportedGame, ImportedRound, Pairings, ResultWithoutGame, Stage};
use adoube_tournament::scoring::RoundResult;
use adoube_tournament::trf::result_of_letter;

use crate::kit::{Desk, Rules, command, importing, setting_up};

fn person(number: u16) -> PersonId {
    format!("p{number}").parse().unwrap()
}

fn code(letter: char) -> RoundResult {
    result_of_letter(letter).unwrap()
}

/// White, Black and their letters of each game; who met nobody, with his letter.
fn told(games: &[(u16, u16, &str)], alone: &[(u16, char)]) -> ImportedRound {
    let game = |(board, (white, black, letters)): (u16, &(u16, u16, &str))| {
        let mut letters = letters.chars();
        let game = ImportedGame {
            players: BySide::new(*white, *black).map(person),
            results: BySide::from_fn(|_| letters.next().map(code)),
        };
        (board, game)
    };
    let alone = alone.iter().map(|(who, letter)| {
        let (opponent, result) = (None, code(*letter));
        (person(*who), ResultWithoutGame { opponent, result })
    });
    ImportedRound {
        source: "open.trf".to_owned(),
        day: None,
        games: (1..).zip(games).map(game).collect(),
        alone: alone.collect(),
    }
}

/// A report of rounds that were played, and pairings of the next one.
fn report(played: Vec<(u16, ImportedRound)>, next: Option<(u16, &[(u16, u16)])>) -> ShardRequest {
    let pairings = next.map(|(round, boards)| {
        let boards = (1..).zip(boards);
        let pairings = Pairings {
            boards: boards
                .map(|(n, (w, b))| (n, person(*w), person(*b)))
                .collect(),
            ..Pairings::default()
        };
        (round, pairings)
    });
    ShardRequest::Import(Box::new(Brought {
        pairings,
        played,
        ..Brought::default()
    }))
}

fn imported(desk: &mut Desk, ask: ShardRequest) -> ImportReply {
    match desk.ask("chief", ask).unwrap() {
        Reply::Imported(reply) => *reply,
        other => panic!("{other:?}"),
    }
}

fn round(desk: &mut Desk, number: u32) -> RoundView {
    let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
        panic!()
    };
    let mut rounds = view.rounds.into_iter();
    rounds.find(|round| round.round == number).unwrap()
}

/// Four players, nothing paired.
fn entered() -> Desk {
    let mut desk = Desk::empty(2);
    let rules = Rules {
        boards: 2,
        ..Rules::default()
    };
    desk.ask("olga", setting_up(&rules)).unwrap();
    let ShardRequest::Import(mut brought) = importing(1, 2) else {
        unreachable!()
    };
    brought.pairings = None;
    desk.ask("chief", ShardRequest::Import(brought)).unwrap();
    desk
}

/// No board is opened for them; their results stand, over a crash too, and are looked at when the
/// next round is paired.
#[test]
fn evt_5_results_of_rounds_played_elsewhere_stand_beside_the_round_played_here() {
    let mut desk = entered();
    let first = told(&[(1, 2, "10"), (3, 4, "+-")], &[]);
    let second = told(&[(4, 1, "==")], &[(2, 'H'), (3, 'U')]);
    let next = Some((3, &[(1, 2), (3, 4)][..]));
    let reply = imported(&mut desk, report(vec![(1, first), (2, second)], next));
    assert_eq!(reply.played, [1, 2]);
    // The game that was forfeited was not played.
    assert_eq!(
        reply.remarks,
        ["board 1: Player 1 and Player 2 met in round 1 (FIDE C.04.1.2)"]
    );
    for crash in [false, true] {
        if crash {
            desk.crash(1_000);
        }
        assert!(desk.shard.state().boards.is_empty());
        let view = round(&mut desk, 2);
        assert_eq!(
            (view.state().word(), &*view.source),
            ("elsewhere", "open.trf")
        );
        let game = &view.pairings[0];
        let points = game.result.unwrap_or_default();
        assert_eq!((points.white_halves, points.black_halves), (1, 1));
        assert_eq!((&*game.white_code, &*game.black_code), ("=", "="));
        let byes: Vec<_> = view.byes.iter().map(|b| (b.player, &*b.kind)).collect();
        assert_eq!(byes, [(2, "H"), (3, "U")]);
        assert_eq!(round(&mut desk, 1).pairings[1].ending(), Ending::Forfeit);
    }
    for ask in [
        ShardRequest::PublishRound(2),
        ShardRequest::StartRound(2),
        ShardRequest::CloseRound(2),
    ] {
        assert_eq!(desk.ask("chief", ask).unwrap_err().code(), "round-state");
    }
    desk.ask("chief", ShardRequest::PublishRound(3)).unwrap();
    assert_eq!(desk.shard.state().boards.len(), 2);
}

#[test]
fn evt_5_a_wrong_report_is_replaced_or_taken_back() {
    let mut desk = entered();
    let wrong = told(&[(1, 2, "01"), (3, 4, "10")], &[]);
    let right = told(&[(1, 2, "10"), (3, 4, "10")], &[]);
    imported(&mut desk, report(vec![(1, wrong)], None));
    let reply = imported(&mut desk, report(vec![(1, right.clone())], None));
    assert_eq!(
        reply.remarks,
        [
            "round 1 was told otherwise by open.trf: what this report tells of it counts now (1 against 2 \
             0-1, now 1-0)"
        ]
    );
    let reply = imported(&mut desk, report(vec![(1, right.clone())], None));
    assert!(reply.remarks.is_empty());
    // Of another name, with the same results.
    let renamed = ImportedRound {
        source: "again.trf".to_owned(),
        ..right.clone()
    };
    let reply = imported(&mut desk, report(vec![(1, renamed)], None));
    assert!(reply.remarks.is_empty(), "{:?}", reply.remarks);
    let twice = report(vec![(1, right.clone()), (1, right.clone())], None);
    assert!(desk.ask("chief", twice).is_err());
    let both = report(vec![(1, right)], Some((1, &[(1, 2)])));
    assert!(desk.ask("chief", both).is_err());

    let back = ShardRequest::UnpublishRound(1, "it is played here".to_owned());
    desk.ask("chief", back).unwrap();
    let state = desk.shard.state();
    assert_eq!(state.rounds[&1].state.stage(), Stage::Draft);
    desk.crash(1_000);
    desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
    assert_eq!(desk.shard.state().boards.len(), 2);
}

/// A result of the first round moves the boards of the second, whose games stay what they were.
#[test]
fn evt_5_only_rounds_whose_own_games_or_byes_changed_are_named_with_what_changed() {
    let first = told(&[(1, 2, "10"), (3, 4, "10")], &[]);
    let second = told(&[(1, 3, "10"), (2, 4, "==")], &[]);
    let moved = told(&[(2, 4, "=="), (1, 3, "10")], &[]);
    for (rounds, changed) in [
        (
            [told(&[(1, 2, "01"), (3, 4, "10")], &[]), moved.clone()],
            Some("1 against 2 1-0, now 0-1"),
        ),
        (
            [told(&[(1, 2, "+-"), (3, 4, "10")], &[]), second.clone()],
            Some("1 against 2 1-0, now +/-"),
        ),
        (
            [told(&[(2, 1, "01"), (3, 4, "10")], &[]), second.clone()],
            Some("2 against 1 0-1, before 1 against 2 1-0"),
        ),
        (
            [told(&[(1, 2, "10")], &[(3, 'U')]), second.clone()],
            Some("3 against 4 1-0, told no longer; 3 without a game nothing, now U"),
        ),
        (
            [told(&[(1, 3, "10"), (2, 4, "==")], &[]), second.clone()],
            Some(
                "1 against 2 1-0, told no longer; 1 against 3 1-0, not told before; 2 against 4 \
                 1/2-1/2, not told before; and 1 more",
            ),
        ),
        ([first.clone(), moved], None),
    ] {
        let mut desk = entered();
        let before = vec![(1, first.clone()), (2, second.clone())];
        imported(&mut desk, report(before, None));
        let again = (1..).zip(rounds).collect();
        let reply = imported(&mut desk, report(again, None));
        let told = changed.map(|changed| {
            format!(
                "round 1 was told otherwise by open.trf: what this report tells of it counts now \
                 ({changed})"
            )
        });
        assert_eq!(reply.remarks, told.into_iter().collect::<Vec<_>>());
    }
}

/// That somebody was absent says no more than a blank: our own reports write it, others do not.
#[test]
fn evt_5_a_report_that_writes_who_was_absent_tells_nothing_else() {
    let mut desk = entered();
    for (alone, remarks) in [
        (&[][..], 0),
        (&[(3, 'Z'), (4, 'Z')], 0),
        (&[(4, 'Z')], 0),
        (&[(3, 'H')], 1),
    ] {
        let round = told(&[(1, 2, "10")], alone);
        let reply = imported(&mut desk, report(vec![(1, round)], None));
        assert_eq!(reply.remarks.len(), remarks, "{:?}", reply.remarks);
    }
}

/// What a report told of a round stands, for those too who did not play in it.
#[test]
fn evt_5_nobody_withdraws_from_a_round_that_was_played_elsewhere() {
    let mut desk = entered();
    let first = told(&[(1, 2, "10")], &[(3, 'H'), (4, 'Z')]);
    imported(&mut desk, report(vec![(1, first)], None));
    for number in 1..=4 {
        let withdraw = |desk: &mut Desk, from| {
            let reply = desk.ask("chief", ShardRequest::Withdraw(person(number), Some(from)));
            reply.err().map(|refused| refused.to_string())
        };
        let refused = withdraw(&mut desk, 1).unwrap();
        assert_eq!(
            refused,
            format!(
                "round 1 is published or was played, and what player {number} did in it stands, and he \
                 withdraws from round 2 on"
            )
        );
        assert_eq!(withdraw(&mut desk, 2), None);
    }
}

/// Nobody pairs or publishes on without knowing that results are missing.
#[test]
fn evt_5_a_round_that_was_taken_back_is_told_until_its_report_comes_again() {
    let mut desk = entered();
    let first = told(&[(1, 2, "10"), (3, 4, "10")], &[]);
    let next = Some((2, &[(1, 3), (2, 4)][..]));
    let whole = || report(vec![(1, first.clone())], next);
    imported(&mut desk, whole());
    let back = ShardRequest::UnpublishRound(1, "the wrong file".to_owned());
    desk.ask("chief", back).unwrap();
    desk.crash(1_000);
    assert_eq!(round(&mut desk, 1).taken_back, "open.trf");

    let remark = "round 1 was played elsewhere, and its results imported from open.trf were \
                  cancelled: they do not count until the report is imported again";
    let reply = imported(&mut desk, report(Vec::new(), next));
    assert_eq!(reply.remarks, [remark]);
    let own = Some((1, &[(1, 2), (3, 4)][..]));
    let reply = imported(&mut desk, report(Vec::new(), own));
    let of_own = "the results of round 1 imported from open.trf were cancelled: if it was played \
                  elsewhere";
    assert!(reply.remarks[0].starts_with(of_own), "{:?}", reply.remarks);
    // It is paired to be played here: the file of old has nothing to do with it any more.
    assert_eq!(round(&mut desk, 1).taken_back, "");

    let published =
        |desk: &mut Desk| match desk.ask("chief", ShardRequest::PublishRound(2)).unwrap() {
            Reply::Round(reply) => reply.remarks,
            other => panic!("{other:?}"),
        };
    let skipped = "round 2 comes before round 1, whose pairings are an unpublished draft";
    assert_eq!(published(&mut desk), [skipped]);
    let back = ShardRequest::UnpublishRound(2, "its report first".to_owned());
    desk.ask("chief", back).unwrap();
    imported(&mut desk, whole());
    assert_eq!(round(&mut desk, 1).taken_back, "");
    assert!(published(&mut desk).is_empty());
}

#[test]
fn evt_5_a_report_must_agree_with_what_was_played_here() {
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    let declare = |desk: &mut Desk, board: u16| {
        let order = Act::DeclareResult(DeclareResult {
            score: Score { white: 2, black: 0 },
        })
        .because("told by telephone");
        let id = BoardId { round: 1, board };
        let ask = ShardRequest::Board(id, command(700 + u64::from(board)), order);
        desk.ask("chief", ask).unwrap();
    };
    declare(&mut desk, 1);
    let refused = |desk: &mut Desk, games: &[(u16, u16, &str)]| {
        let ask = report(vec![(1, told(games, &[]))], Some((2, &[(1, 3), (2, 4)])));
        let refused = desk.ask("chief", ask).err();
        refused.map(|refused| refused.to_string())
    };
    let open = refused(&mut desk, &[(1, 2, "10"), (3, 4, "10")]).unwrap();
    assert!(
        open.contains("round 1: player 3 has no result here yet"),
        "{open}"
    );
    declare(&mut desk, 2);
    let other = refused(&mut desk, &[(1, 2, "=="), (3, 4, "10")]).unwrap();
    assert!(
        other.contains("round 1: player 1 has 1.0 here and 0.5 in the report"),
        "{other}"
    );
    assert!(
        !desk.shard.state().rounds.contains_key(&2),
        "nothing is done"
    );
    // A declared result of no move is a W; over the board it was a 1.
    assert_eq!(refused(&mut desk, &[(1, 2, "10"), (3, 4, "10")]), None);
    assert_eq!(round(&mut desk, 1).state().word(), "published");
}

/// An arbiter who is ahead of the publication is told what comes first.
#[test]
fn evt_5_a_board_that_is_not_open_is_told_from_one_that_there_is_not() {
    let mut desk = entered();
    let first = told(&[(1, 2, "10"), (3, 4, "10")], &[]);
    let next = Some((2, &[(1, 3), (2, 4)][..]));
    imported(&mut desk, report(vec![(1, first)], next));
    for (round, board, text) in [
        (
            2,
            1,
            "Round 2 is a draft: its boards open when it is published",
        ),
        (1, 1, "Round 1 is played elsewhere and has no boards"),
        (2, 9, "there is no board 2.9"),
        (3, 1, "there is no board 3.1"),
    ] {
        let order = Act::DeclareResult(DeclareResult {
            score: Score { white: 2, black: 0 },
        })
        .because("he is ill");
        let ask = ShardRequest::Board(BoardId { round, board }, command(desk.number()), order);
        let refused = desk.ask("chief", ask).unwrap_err().to_string();
        assert!(refused.starts_with(text), "{refused}");
    }
}
