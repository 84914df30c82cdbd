//! Who did what at a board, and in which office, for whoever reads its game.

use adoube_chess::BySide;
use adoube_coordinator::load;
use adoube_coordinator::shard::{GameAt, IncidentRequest, Reply, ShardRequest, views};
use adoube_ledger::StreamName;
use adoube_proto::v1::BoardEvent;
use adoube_proto::v1::board_event::Event;
use adoube_record::streams;
use adoube_tournament::board::command::{Act, AddTime, DeclareResult, PlayerOrder, ReverseColours};
use adoube_tournament::board::{Order, Score};
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{RequestedRemedy, Verdict};
use adoube_tournament::time::Millis;

use crate::incidents::resume;
use crate::kit::{Desk, FIRST, Rules, command, holding, tournament};

/// A game as it is read whole.
fn game(desk: &mut Desk) -> GameAt {
    let Ok(Reply::Games(mut games)) = desk.ask("chief", ShardRequest::Games(1)) else {
        panic!("no games");
    };
    games.swap_remove(0)
}

/// Its events, as they are read.
fn events(desk: &Desk, game: &GameAt) -> Vec<BoardEvent> {
    let stream = StreamName::new(streams::board(&tournament(), FIRST)).unwrap();
    let mut events = Vec::new();
    load::fold_board(&desk.ledger, &stream, game.through, |board, record| {
        let mut event = views::for_official(board, record, &game.names);
        views::name_delegation(&mut event, &game.delegated);
        events.push(event);
    })
    .unwrap();
    events
}

/// Who is named in the records of a game that `told` picks.
fn named(desk: &mut Desk, told: impl Fn(&Event) -> bool) -> Vec<(String, String)> {
    let game = game(desk);
    let picked = |event: &BoardEvent| event.event.as_ref().is_some_and(&told);
    let events = events(desk, &game).into_iter().filter(picked);
    events
        .map(|event| (event.by.clone(), event.office().word().to_owned()))
        .collect()
}

/// EVT-6: after a reversal the record that opened the board still has each player under their own name.
#[test]
fn evt_6_a_game_with_reversed_colours_names_who_had_which_side() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let before = opened(&mut desk);
    let reason = "the colours were wrong".to_owned();
    desk.rule(Act::ReverseColours(ReverseColours { times: None }).because(reason))
        .unwrap();
    assert_eq!(before, ["Player 1", "Player 2"]);
    assert_eq!(opened(&mut desk), before);
    let names = |event: &Event| match event {
        Event::Restarted(anew) => Some([anew.white.clone(), anew.black.clone()]),
        _ => None,
    };
    let reason = "they were right".to_owned();
    desk.rule(Act::ReverseColours(ReverseColours { times: None }).because(reason))
        .unwrap();
    let game = game(&mut desk);
    let told = events(&desk, &game).into_iter();
    let told: Vec<_> = told
        .filter_map(|event| names(event.event.as_ref()?))
        .collect();
    let [white, black] = before;
    let reversed = [black.clone(), white.clone()];
    assert_eq!(told, [reversed, [white, black]]);
}

/// The names of White and Black in the record that opened the board.
fn opened(desk: &mut Desk) -> [String; 2] {
    let game = game(desk);
    let mut events = events(desk, &game).into_iter();
    let opened = events.find_map(|event| match event.event {
        Some(Event::Opened(opened)) => Some([opened.white?.name, opened.black?.name]),
        _ => None,
    });
    opened.unwrap()
}

fn both(by: &str, office: &str) -> Vec<(String, String)> {
    vec![(by.to_owned(), office.to_owned())]
}

/// DIS-9, EVT-6: who gave time, in which office; a player's move names no official.
#[test]
fn dis_9_evt_6_a_game_tells_which_official_did_what() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    let order = Act::AddTime(AddTime {
        time: BySide::new(Millis::ZERO, Millis(60_000)),
    })
    .because("a wrong claim");
    desk.ask(
        "arbiter",
        ShardRequest::Board(FIRST, command(900_000), order),
    )
    .unwrap();
    let added = |event: &Event| matches!(event, Event::TimeAdded(_));
    assert_eq!(named(&mut desk, added), both("arbiter", "arbiter"));
    let moved = |event: &Event| matches!(event, Event::Moved(_));
    assert_eq!(named(&mut desk, moved), both("", ""));
}

/// END-8: a declared result names who declared it; one by ruling whose ruling it is.
#[test]
fn end_8_a_game_tells_who_set_its_result() {
    let finished = |event: &Event| matches!(event, Event::Finished(_));
    let score = Score { white: 2, black: 0 };
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, ..) = Desk::playing(&rules);
    let reason = "he left the hall".to_owned();
    desk.rule(Act::DeclareResult(DeclareResult { score }).because(reason))
        .unwrap();
    assert_eq!(named(&mut desk, finished), both("chief", "chief-arbiter"));
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(5_000);
    let request = Request {
        remedy: RequestedRemedy::Result(Verdict::Score(score)),
        ..resume(0)
    };
    desk.rules_on("chief", 1, request).unwrap();
    assert_eq!(named(&mut desk, finished), both("chief", ""));
}

/// DIS-7: a ruling tells who delegated the right to give it; the Chief Arbiter's own names nobody.
#[test]
fn dis_7_a_game_tells_who_delegated_a_ruling() {
    let rules = Rules {
        disconnection: "clock = \"runs\"",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(5_000);
    let delegate = IncidentRequest::Delegate {
        person: "arbiter".parse().unwrap(),
        end: false,
        reason: "not to be reached".to_owned(),
    };
    desk.ask("chief", ShardRequest::Incident(delegate)).unwrap();
    desk.rules_on("arbiter", 1, resume(0)).unwrap();
    desk.rules_on("chief", 1, resume(1)).unwrap();
    let game = game(&mut desk);
    let told = events(&desk, &game).into_iter().filter_map(|event| {
        let Some(Event::Ruled(given)) = event.event else {
            return None;
        };
        Some((given.by, given.delegated_by))
    });
    let told: Vec<(String, String)> = told.collect();
    assert_eq!(told[..1], both("arbiter", "chief")[..]);
    assert_eq!(told[1..], both("chief", "")[..]);
}

/// CLK-6: a hold that is over is told with its scope, who began it and who ended it, over a crash too; a hold of
/// another venue is not told.
#[test]
fn clk_6_a_game_tells_whose_hold_stopped_it_and_who_ended_it() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.ask("lta-madrid", holding(1, Some("madrid"), 1, false))
        .unwrap();
    desk.ask("chief", holding(1, Some("madrid"), 2, true))
        .unwrap();
    desk.ask("chief", holding(1, None, 3, false)).unwrap();
    for crash in [false, true] {
        if crash {
            desk.crash(1_000);
        }
        let holds = game(&mut desk).holds;
        let told = holds.iter().map(|hold| {
            let began = (hold.by.as_str(), hold.office().word());
            let ended = (hold.ended_by.as_str(), hold.ended_office().word());
            (hold.hold, hold.venue.as_str(), began, ended)
        });
        let chief = ("chief", "chief-arbiter");
        assert_eq!(
            told.collect::<Vec<_>>(),
            [
                (1, "madrid", ("lta-madrid", "lta"), chief),
                (2, "", chief, ("", "")),
            ],
            "crash {crash}"
        );
    }
}

/// DIS-1: who closed an incident without a ruling, and why; nothing of one that is open or was ruled on.
#[test]
fn dis_1_a_game_tells_who_closed_an_incident_unruled() {
    for (how, told) in [
        ("open", ("", "", "")),
        ("ruled", ("", "", "")),
        ("closed", ("arbiter", "arbiter", "nothing was lost")),
    ] {
        let rules = Rules {
            disconnection: "clock = \"runs\"",
            ..Rules::default()
        };
        let (mut desk, white, black) = Desk::playing(&rules);
        desk.close(white);
        desk.pass(5_000);
        let white = desk.hello("madrid-1", "kiosk-w");
        if how == "ruled" {
            desk.rules_on("chief", 1, resume(0)).unwrap();
            for seat in [white, black] {
                desk.order(seat, Order::Player(PlayerOrder::Ready));
            }
            desk.pass(15_000);
        }
        if how == "closed" {
            desk.delegate_closes(1, "nothing was lost");
        }
        let GameAt {
            silences,
            incident_turns,
            ..
        } = game(&mut desk);
        let turns = incident_turns.iter().map(|told| {
            let turn = told.turn.as_ref().unwrap();
            (told.incident, turn.closed, turn.text.as_str())
        });
        let turns: Vec<_> = turns.collect();
        match how {
            "closed" => assert_eq!(turns, [(1, true, "by Official arbiter: nothing was lost")]),
            "open" => assert_eq!(turns, []),
            _ => assert!(
                turns[0].2.starts_with("ruling 1.1 of Official chief"),
                "{turns:?}"
            ),
        }
        let [silence] = &silences[..] else {
            panic!("{silences:?}");
        };
        let who = (
            silence.closed_by.as_str(),
            silence.closed_office().word(),
            silence.closed_reason.as_str(),
        );
        assert_eq!(who, told, "{how}");
        assert_eq!(silence.closed_at > 0, how == "closed", "{how}");
    }
}

/// DIS-1, DIS-7: of an incident that two officials closed a game tells who proposed that and why, and who agreed.
#[test]
fn dis_1_7_a_game_tells_who_proposed_to_close_an_incident_and_who_agreed() {
    let rules = Rules {
        disconnection: "clock = \"runs\"\n[rulings]\nfour_eyes = true",
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(5_000);
    desk.hello("madrid-1", "kiosk-w");
    for (who, why) in [("chief", "back at once"), ("arbiter", "I saw it too")] {
        let close = IncidentRequest::Close(1, why.to_owned(), None);
        desk.ask(who, ShardRequest::Incident(close)).unwrap();
    }
    let silence = game(&mut desk).silences.remove(0);
    let proposed = (
        silence.closing_proposed_by.as_str(),
        silence.closing_proposed_office().word(),
        silence.closing_proposed_reason.as_str(),
    );
    assert_eq!(proposed, ("chief", "chief-arbiter", "back at once"));
    let closed = (silence.closed_by.as_str(), silence.closed_reason.as_str());
    assert_eq!(closed, ("arbiter", "I saw it too"));
}
