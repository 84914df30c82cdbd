//! A crash in the middle of what spans many streams: the next start carries on from there.

use adoube_chess::Side;
use adoube_coordinator::shard::ShardRequest;
use adoube_tournament::board::command::PlayerOrder;
use adoube_tournament::board::{LossSign, Order};
use adoube_tournament::round::Stage;

use crate::kit::{Desk, Rules, caller, importing, setting_up};

const BOARDS: u16 = 5;

fn rules() -> Rules {
    Rules {
        boards: BOARDS,
        ..Rules::default()
    }
}

fn stage(desk: &Desk) -> Stage {
    desk.shard.state().rounds[&1].state.stage()
}

/// Every board is there, in the shard as in the ledger.
fn assert_published(desk: &Desk, case: usize) {
    assert_eq!(stage(desk), Stage::Published, "{case}");
    assert_eq!(
        desk.shard.state().boards.len(),
        usize::from(BOARDS),
        "{case}"
    );
    let stored = desk.stored();
    assert_eq!(stored.boards.len(), usize::from(BOARDS), "{case}");
    assert_eq!(stored.rounds, desk.shard.state().rounds, "{case}");
}

#[test]
fn publishing_is_carried_on() {
    // One record of the round, one of each board; any number of them may be written.
    for written in 0..=usize::from(BOARDS) + 1 {
        let mut desk = Desk::empty(1);
        desk.ask("olga", setting_up(&rules())).unwrap();
        desk.ask("chief", importing(1, BOARDS)).unwrap();
        desk.slow = true;
        let call = desk.call(caller("chief"), ShardRequest::PublishRound(1));
        assert_eq!(desk.waiting(), usize::from(BOARDS) + 1);
        desk.write(written);
        let replied = written > usize::from(BOARDS);
        assert_eq!(desk.reply(call).is_some(), replied, "{written}");
        desk.slow = false;
        desk.crash(1_000);
        if written == 0 {
            assert_eq!(stage(&desk), Stage::Draft);
            desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
        }
        assert_published(&desk, written);
        desk.hello("madrid-5", "w");
        assert!(desk.said().contains(&"madrid-5: seat 1.5 white".to_owned()));
        desk.crash(1_000);
        assert_published(&desk, written);
    }
}

#[test]
fn starting_is_carried_on() {
    for written in 0..=usize::from(BOARDS) + 1 {
        let mut desk = Desk::published(&rules());
        desk.slow = true;
        desk.call(caller("chief"), ShardRequest::StartRound(1));
        desk.write(written);
        desk.slow = false;
        desk.crash(1_000);
        if written == 0 {
            assert_eq!(stage(&desk), Stage::Published);
            desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        }
        assert_eq!(stage(&desk), Stage::Started);
        let stored = desk.stored();
        assert!(
            stored
                .boards
                .values()
                // Those released before the crash have two records more: what White's clock ran until then, and the
                // time by which their players may come later.
                .all(|board| board.is_released() && [2, 4].contains(&board.sequence()))
        );
        for device in ["madrid-5", "oslo-5"] {
            let link = desk.hello(device, "k");
            desk.order(link, Order::Player(PlayerOrder::CheckIn));
        }
        assert!(
            desk.said()
                .iter()
                .any(|words| words.starts_with("oslo-5: #") && words.ends_with(" started")),
            "{written}"
        );
    }
}

/// The same when the ledger fails in the middle and comes back, whichever write it refuses; what
/// it took of the rest it keeps.
#[test]
fn publishing_is_carried_on_after_a_failure() {
    for refused in 0..=usize::from(BOARDS) {
        let mut desk = Desk::empty(1);
        desk.ask("olga", setting_up(&rules())).unwrap();
        desk.ask("chief", importing(1, BOARDS)).unwrap();
        desk.slow = true;
        desk.call(caller("chief"), ShardRequest::PublishRound(1));
        desk.write(refused);
        desk.misfortune(crate::kit::failed());
        desk.write(usize::MAX);
        desk.slow = false;
        desk.reload();
        if refused == 0 {
            desk.ask("chief", ShardRequest::PublishRound(1)).unwrap();
        }
        assert_published(&desk, refused);
    }
}

/// DIS-1: a seat is lost, and the coordinator is killed before the incident is written: the next start
/// opens it, once, with the contact and the detection that the board has.
#[test]
fn dis_1_a_silence_whose_incident_was_not_written_has_one_after_the_start() {
    for written in 0..=3 {
        let (mut desk, white, _) = Desk::playing(&Rules {
            disconnection: "clock = \"suspended\"",
            ..Rules::default()
        });
        desk.pass(2_000);
        desk.slow = true;
        desk.close(white);
        let lost = desk.now.game;
        desk.write(written);
        desk.slow = false;
        desk.crash(1_000);
        for _ in 0..2 {
            let incidents = desk.shard.state().incidents.values();
            let absences = incidents.flat_map(|incident| incident.state.absences());
            let of_white: Vec<_> = absences.filter(|one| one.side == Side::White).collect();
            assert_eq!(of_white.len(), 1, "{written}: {of_white:?}");
            let reset = of_white[0].sign == LossSign::Reset;
            assert_eq!(
                reset,
                written > 0,
                "{written}: otherwise the outage found him there"
            );
            assert!(!reset || of_white[0].detected.at == lost, "{written}");
            desk.crash(1_000);
        }
    }
}

/// Set-up and import are whole or not at all: a refusal changes nothing.
#[test]
fn a_refused_import_enters_nobody() {
    let mut desk = Desk::empty(1);
    desk.ask("olga", setting_up(&rules())).unwrap();
    let round_9 = importing(9, BOARDS);
    assert!(
        desk.ask("chief", round_9).is_err(),
        "the event has three rounds"
    );
    assert!(desk.shard.state().roster.state.players().is_empty());
    assert_eq!(desk.shard.state().roster, desk.stored().roster);
}
