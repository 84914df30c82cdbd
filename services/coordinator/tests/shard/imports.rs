//! What an import and a set-up are told about what stands.

use adoube_coordinator::shard::{Brought, Reply, ShardRequest};
use adoube_tournament::board::command::{Act, DeclareForfeit, DeclareResult};
use adoube_tournament::ids::BoardId;
use adoube_tournament::roster::{Entry, Profile};
use adoube_tournament::round::Pairings;
use adoube_tournament::scoring::ByeKind;

use crate::kit::{Desk, Rules, command, importing, setting_up};

/// Pairings of a round among the players that there are.
fn pairing(round: u16, boards: &[(u16, u16)], byes: &[(u16, ByeKind)]) -> ShardRequest {
    let person = |number: &u16| format!("p{number}").parse().unwrap();
    let boards = (1..).zip(boards);
    let pairings = Pairings {
        boards: boards
            .map(|(n, (w, b))| (n, person(w), person(b)))
            .collect(),
        byes: byes
            .iter()
            .map(|(who, kind)| (person(who), *kind))
            .collect(),
        ..Pairings::default()
    };
    crate::kit::bringing(Vec::new(), Some((round, pairings)))
}

fn remarks(reply: Reply) -> Vec<String> {
    match reply {
        Reply::Imported(reply) => reply.remarks,
        Reply::Round(reply) => reply.remarks,
        other => panic!("{other:?}"),
    }
}

#[test]
fn evt_5_who_is_not_paired_and_who_met_before_is_told_on_import_and_on_publication() {
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    let forfeit = Act::DeclareForfeit(DeclareForfeit {
        score: adoube_tournament::board::Score { white: 0, black: 2 },
    })
    .because("White did not come");
    let declare = Act::DeclareResult(DeclareResult {
        score: adoube_tournament::board::Score { white: 1, black: 1 },
    })
    .because("both agree");
    for (board, order) in [(1, declare), (2, forfeit)] {
        let id = BoardId { round: 1, board };
        let ask = ShardRequest::Board(id, command(500 + u64::from(board)), order);
        desk.ask("chief", ask).unwrap();
    }
    let met = "board 1: Player 2 and Player 1 met in round 1 (FIDE C.04.1.2)";
    let met_too = "board 1: Player 1 and Player 2 met in round 1 (FIDE C.04.1.2)";
    let left = "no game and no bye: Player 4; they count as absent (Z) after the round is \
                published";
    let again = "Player 4 has the pairing-allocated bye (U), and already got a full point without \
                 playing in round 1 (FIDE C.04.1.4)";
    for (boards, byes, told) in [
        (&[(1, 3), (2, 4)][..], &[][..], &[][..]),
        // a game that was forfeited was not played
        (&[(2, 1), (3, 4)], &[], &[met]),
        (
            &[(1, 2)],
            &[(3, ByeKind::Half), (4, ByeKind::Pairing)],
            &[met_too, again],
        ),
        (&[(2, 1)], &[(3, ByeKind::Zero)], &[left, met]),
    ] {
        let found = remarks(desk.ask("chief", pairing(2, boards, byes)).unwrap());
        assert_eq!(found, told);
    }
    let published = remarks(desk.ask("chief", ShardRequest::PublishRound(2)).unwrap());
    assert_eq!(published, [left, met]);
}

/// Pairings of a draft may still change by results of the rounds before it, and are no game yet.
#[test]
fn evt_5_a_round_that_is_published_before_an_earlier_one_says_so() {
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    agree(&mut desk, 1);
    let boards = [(1, 3), (2, 4)];
    desk.ask("chief", pairing(3, &[(4, 1), (2, 3)], &[]))
        .unwrap();
    for (second, told) in [
        (
            None,
            "round 3 comes before round 2, which has no pairings yet",
        ),
        (
            Some(granting(2, &[(3, ByeKind::Half)])),
            "round 3 comes before round 2, which has no pairings yet",
        ),
        (
            Some(pairing(2, &boards, &[])),
            "round 3 comes before round 2, whose pairings are an unpublished draft",
        ),
    ] {
        if let Some(second) = second {
            desk.ask("chief", second).unwrap();
        }
        let published = remarks(desk.ask("chief", ShardRequest::PublishRound(3)).unwrap());
        assert_eq!(published, [told]);
        let back = ShardRequest::UnpublishRound(3, "published too early".to_owned());
        desk.ask("chief", back).unwrap();
    }
    for round in [2, 3] {
        let published = remarks(
            desk.ask("chief", ShardRequest::PublishRound(round))
                .unwrap(),
        );
        assert_eq!(published, [""; 0], "round {round}");
        agree(&mut desk, round);
    }
}

/// Both games of a round are drawn.
fn agree(desk: &mut Desk, round: u16) {
    for board in [1, 2] {
        let order = Act::DeclareResult(DeclareResult {
            score: adoube_tournament::board::Score { white: 1, black: 1 },
        })
        .because("both agree");
        let id = command(700 + u64::from(round * 10 + board));
        let ask = ShardRequest::Board(BoardId { round, board }, id, order);
        desk.ask("chief", ask).unwrap();
    }
}

/// An event of three rounds has no round 0 and no fourth, and whoever may not publish is told that.
#[test]
fn evt_5_a_round_that_the_event_has_not_is_not_published_started_or_closed() {
    let mut desk = Desk::published(&Rules::default());
    for round in [0, 4, 100, u16::MAX] {
        for ask in [
            ShardRequest::PublishRound,
            ShardRequest::StartRound,
            ShardRequest::CloseRound,
        ] {
            let refused = desk.ask("chief", ask(round)).unwrap_err().to_string();
            let told = format!("there is no round {round}: the rounds of this event are 1 to 3");
            assert!(refused.contains(&told), "{round}: {refused}");
            let nobody = desk.ask("lca-oslo", ask(round)).unwrap_err().to_string();
            assert!(!nobody.contains("there is no round"), "{round}: {nobody}");
        }
    }
    let refused = desk
        .ask("chief", ShardRequest::PublishRound(3))
        .unwrap_err();
    let told = "Round 3 is a draft and has no pairings";
    assert!(refused.to_string().contains(told), "{refused}");
}

/// Byes of a round to come, as a report grants them.
fn granting(round: u16, byes: &[(u16, ByeKind)]) -> ShardRequest {
    let person = |(number, kind): &(u16, ByeKind)| (format!("p{number}").parse().unwrap(), *kind);
    ShardRequest::Import(Box::new(Brought {
        granted: vec![(round, byes.iter().map(person).collect())],
        ..Brought::default()
    }))
}

/// They stand in a draft that nothing else is in yet, over a crash and over the same again, and never
/// take the place of pairings.
#[test]
fn evt_5_byes_of_a_round_to_come_are_its_draft_and_no_pairings() {
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    let byes = [(3, ByeKind::Half), (4, ByeKind::Zero)];
    let mut records = None;
    for _ in 0..2 {
        desk.ask("chief", granting(2, &byes)).unwrap();
        desk.crash(1_000);
        let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
            panic!()
        };
        let draft = view.rounds.iter().find(|round| round.round == 2).unwrap();
        assert_eq!((draft.state().word(), draft.pairings.len()), ("draft", 0));
        let told: Vec<_> = draft.byes.iter().map(|b| (b.player, &*b.kind)).collect();
        assert_eq!(told, [(3, "H"), (4, "Z")]);
        let length = desk.stored().rounds[&2].sequence;
        assert_eq!(*records.get_or_insert(length), length);
    }
    for (ask, told) in [
        (
            ShardRequest::PublishRound(2),
            "Round 2 is a draft and has no pairings",
        ),
        (granting(1, &byes), "round 1 is paired"),
        (
            granting(2, &[(9, ByeKind::Zero)]),
            "player 9 is no player of this event",
        ),
        (granting(4, &byes), "the rounds of this event are 1 to 3"),
    ] {
        let refused = desk.ask("chief", ask).unwrap_err().to_string();
        assert!(refused.contains(told), "{told}: {refused}");
    }
    desk.ask("chief", pairing(2, &[(1, 2)], &byes)).unwrap();
    let refused = desk.ask("chief", granting(2, &byes)).unwrap_err();
    assert!(
        refused.to_string().contains("round 2 is paired"),
        "{refused}"
    );
}

#[test]
fn evt_1_a_set_up_does_not_take_back_a_published_round() {
    let mut desk = Desk::empty(1);
    desk.ask("olga", setting_up(&Rules::default())).unwrap();
    desk.ask("chief", importing(3, 1)).unwrap();
    let shorter = |desk: &mut Desk| {
        let ShardRequest::SetUp(mut wanted, profiles) = setting_up(&Rules::default()) else {
            unreachable!()
        };
        let document = wanted.regulations.unwrap().document;
        let shorter = document.replace("rounds = 3", "rounds = 2");
        wanted.regulations = adoube_regulations::draft(&shorter);
        desk.ask("olga", ShardRequest::SetUp(wanted, profiles))
    };
    desk.ask("olga", setting_up(&Rules::default())).unwrap();
    desk.ask("chief", ShardRequest::PublishRound(3)).unwrap();
    let refused = shorter(&mut desk).unwrap_err().to_string();
    assert!(
        refused.starts_with("regulations, line 3: rounds: 2 rounds, but round 3 is published"),
        "{refused}"
    );
    desk.ask("olga", setting_up(&Rules::default())).unwrap();
}

#[test]
fn evt_5_nobody_is_entered_under_two_numbers() {
    let mut desk = Desk::empty(1);
    desk.ask("olga", setting_up(&Rules::default())).unwrap();
    let entering = |players: &[(u16, Option<u64>)]| {
        let player = |(number, fide_id): &(u16, Option<u64>)| {
            let (profile, sealed) = (format!("Player {number}"), vec![1]);
            let entry = Entry {
                person: format!("p{number}").parse().unwrap(),
                number: Some(*number),
                venue: None,
                sealed: Some(sealed),
            };
            let profile = Profile {
                name: profile,
                fide_id: *fide_id,
                ..Profile::default()
            };
            (entry, profile)
        };
        crate::kit::bringing(players.iter().map(player).collect(), None)
    };
    for (players, told) in [
        (&[(1, Some(7)), (2, None), (3, None)][..], None),
        (
            &[(4, Some(8)), (5, Some(8))],
            Some("player 4 and player 5 have the same FIDE number 8"),
        ),
        (
            &[(6, Some(7))],
            Some("player 1 and player 6 have the same FIDE number 7"),
        ),
        // the number passes to another entry in one go
        (&[(1, None), (6, Some(7))], None),
    ] {
        let refused = desk.ask("chief", entering(players)).err();
        let text = refused.map(|failure| failure.to_string());
        assert_eq!(text.is_some(), told.is_some(), "{text:?}");
        assert!(text.is_none_or(|text| text.starts_with(told.unwrap())));
    }
}

/// Somebody who has gone is absent from then on, and stays so over a crash.
#[test]
fn evt_5_a_player_who_withdrew_is_paired_and_published_no_longer() {
    let mut desk = Desk::published(&Rules {
        boards: 2,
        ..Rules::default()
    });
    let withdraw = |desk: &mut Desk, number: u16, from| {
        let person = format!("p{number}").parse().unwrap();
        let reply = desk.ask("chief", ShardRequest::Withdraw(person, from));
        reply.map_err(|failure| failure.to_string())
    };
    let seated = withdraw(&mut desk, 4, Some(1)).unwrap_err();
    assert!(seated.contains("from round 2 on"), "{seated}");
    assert!(withdraw(&mut desk, 4, Some(4)).is_err(), "three rounds");
    desk.ask("chief", pairing(2, &[(1, 3), (2, 4)], &[]))
        .unwrap();
    let Reply::Withdrawn(reply) = withdraw(&mut desk, 4, Some(2)).unwrap() else {
        panic!()
    };
    assert_eq!(reply.drafts, [2]);
    assert_eq!(reply.player.unwrap().withdrawn_from, 2);
    desk.crash(1_000);
    for board in [1, 2] {
        let order = Act::DeclareResult(DeclareResult {
            score: adoube_tournament::board::Score { white: 2, black: 0 },
        })
        .because("told by telephone");
        let ask = ShardRequest::Board(
            BoardId { round: 1, board },
            command(600 + u64::from(board)),
            order,
        );
        desk.ask("chief", ask).unwrap();
    }
    let out = "board 2: player 4 withdrew from round 2 on: pair the round without him";
    for ask in [
        ShardRequest::PublishRound(2),
        pairing(3, &[(1, 3), (2, 4)], &[]),
    ] {
        assert_eq!(desk.ask("chief", ask).unwrap_err().to_string(), out);
    }
    // Nobody misses him.
    let found = remarks(
        desk.ask("chief", pairing(2, &[(1, 3)], &[(2, ByeKind::Pairing)]))
            .unwrap(),
    );
    assert!(found.is_empty(), "{found:?}");
    desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
    withdraw(&mut desk, 4, None).unwrap();
    desk.ask("chief", pairing(3, &[(1, 2), (3, 4)], &[]))
        .unwrap();
}

/// Somebody who came with a wrong file is gone for good, over a crash too, unless a round is about him.
#[test]
fn evt_5_a_player_of_whom_nothing_was_played_is_removed_and_his_drafts_go_on() {
    let mut desk = Desk::published(&Rules {
        boards: 3,
        ..Rules::default()
    });
    let remove = |desk: &mut Desk, number: u16| {
        let person = format!("p{number}").parse().unwrap();
        let reply = desk.ask("chief", ShardRequest::RemovePlayer(person));
        let removed = |reply| match reply {
            Reply::Removed(reply) => (reply.player.unwrap().number, reply.drafts),
            other => panic!("{other:?}"),
        };
        reply.map(removed).map_err(|failure| failure.to_string())
    };
    let entry = |number: u16| {
        let entry = Entry {
            person: format!("p{number}").parse().unwrap(),
            number: Some(number),
            venue: None,
            sealed: Some(vec![1]),
        };
        (entry, Profile::default())
    };
    let strangers = (7..=9).map(entry).collect();
    desk.ask("chief", crate::kit::bringing(strangers, None))
        .unwrap();
    let byes = [(8, ByeKind::Half), (6, ByeKind::Zero)];
    desk.ask("chief", pairing(2, &[(1, 3), (2, 7)], &byes))
        .unwrap();
    desk.ask("chief", granting(3, &[(7, ByeKind::Zero)]))
        .unwrap();
    let stands = "player 2 has one in round 1, which is published";
    assert!(remove(&mut desk, 2).unwrap_err().ends_with(stands));
    for (number, drafts) in [(7, &[2, 3][..]), (8, &[2]), (9, &[])] {
        assert_eq!(
            remove(&mut desk, number).unwrap(),
            (number.into(), drafts.to_vec())
        );
    }
    let gone = "player 7 is no player of this event";
    assert!(remove(&mut desk, 7).unwrap_err().contains(gone));
    for crash in [false, true] {
        if crash {
            desk.crash(1_000);
        }
        let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
            panic!()
        };
        let numbers: Vec<_> = view.players.iter().map(|player| player.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
        let drafts = view
            .rounds
            .iter()
            .filter(|round| round.state().word() == "draft");
        let drafts = drafts.map(|round| (round.pairings.len(), round.byes.len()));
        assert_eq!(drafts.collect::<Vec<_>>(), [(1, 1), (0, 0)]);
    }
    desk.ask("chief", crate::kit::bringing(vec![entry(7)], None))
        .unwrap();
}

/// By the first one's calendar files tell the days of rounds.
#[test]
fn evt_5_venues_are_told_in_the_order_in_which_they_were_set_up() {
    let mut desk = Desk::empty(1);
    let ShardRequest::SetUp(mut wanted, profiles) = setting_up(&Rules::default()) else {
        unreachable!()
    };
    wanted.venues.reverse();
    desk.ask("olga", ShardRequest::SetUp(wanted, profiles))
        .unwrap();
    for crash in [false, true] {
        if crash {
            desk.crash(1_000);
        }
        let Ok(Reply::Event(view)) = desk.ask("chief", ShardRequest::Describe) else {
            panic!()
        };
        let venues: Vec<_> = view.venues.iter().map(|venue| &*venue.id).collect();
        assert_eq!(venues, ["oslo", "madrid"]);
    }
}
