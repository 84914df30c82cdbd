//! A seat moves to a spare device in the middle of a game.

use adoube_chess::Side;
use adoube_coordinator::rpc::intent_ask;
use adoube_coordinator::shard::{Failure, Intent, Reply, ShardRequest, Void};
use adoube_proto::v1::{self, venue_intent::What};
use adoube_tournament::board::command::{Act, MoveSeat, PlayerOrder};
use adoube_tournament::board::{Event, Order, Record};
use adoube_tournament::ids::{BoardId, CommandId, DeviceId};
use adoube_tournament::incident::evidence::{Birth, Observation};
use adoube_tournament::time::Millis;

use crate::evidence::Node;
use crate::kit::{self, Desk, FIRST, Rules};
use crate::publishing::pairing;

fn to(device: &str) -> Order {
    Act::MoveSeat(MoveSeat {
        side: Side::White,
        device: device.parse().unwrap(),
    })
    .because("its screen is broken")
}

/// As it was asked for at a venue's node.
fn intent(venue: &str, id: CommandId, void: Option<Void>) -> ShardRequest {
    ShardRequest::Intent(Box::new(Intent {
        venue: venue.parse().unwrap(),
        board: FIRST,
        id,
        order: to("madrid-2"),
        void,
    }))
}

impl Desk {
    fn moves_seat(&mut self, who: &str, device: &str) -> Result<Reply, Failure> {
        let id = kit::command(self.number());
        self.ask(who, ShardRequest::Board(FIRST, id, to(device)))
    }
}

#[test]
fn ven_1_a_player_goes_on_at_a_spare_device_and_the_old_one_never_acts_again() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    let spare = desk.hello("madrid-2", "kiosk-s");
    desk.said();
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    let said = desk.news();
    for words in ["madrid-1: goodbye moved", "madrid-2: seat 1.1 white"] {
        assert!(said.iter().any(|said| said == words), "{words}: {said:?}");
    }
    // The new device holds the whole game and plays on.
    desk.play(black, "e7e5");
    desk.play(spare, "g1f3");
    assert_eq!(desk.board().ply(), 3);
    // The old one comes back, and is nobody.
    let old = desk.hello("madrid-1", "kiosk-w");
    desk.said();
    desk.play(old, "f1c4");
    assert_eq!(desk.board().ply(), 3);
    assert!(
        desk.news()
            .iter()
            .any(|said| said.starts_with("madrid-1: refused"))
    );
    // So it stays after a crash.
    desk.crash(1_000);
    assert_eq!(desk.board().seat(Side::White).device.as_str(), "madrid-2");
    let old = desk.hello("madrid-1", "kiosk-w");
    desk.play(old, "f1c4");
    assert_eq!(desk.board().ply(), 3);
}

/// VEN-1: only devices to which the order would move the seat are named: those of its venue that no game is played at.
#[test]
fn ven_1_the_devices_to_which_a_seat_can_move() {
    let rules = Rules {
        boards: 2,
        ..Rules::default()
    };
    let mut desk = Desk::published(&rules);
    let mut spares = |who: &str, side| match desk.ask(who, ShardRequest::SpareDevices(FIRST, side))
    {
        Ok(Reply::Spares(reply)) => Ok(reply.devices),
        Ok(other) => panic!("{other:?}"),
        Err(failure) => Err(failure.code()),
    };
    for (side, spare) in [(Side::White, "madrid-3"), (Side::Black, "oslo-3")] {
        assert_eq!(spares("chief", side), Ok(vec![spare.to_owned()]));
    }
    assert_eq!(
        spares("lta-madrid", Side::White),
        Ok(vec!["madrid-3".to_owned()])
    );
    assert!(spares("lta-madrid", Side::Black).is_err());
    desk.moves_seat("chief", "madrid-3").unwrap();
    let Ok(Reply::Spares(after)) =
        desk.ask("chief", ShardRequest::SpareDevices(FIRST, Side::White))
    else {
        panic!("no spares");
    };
    assert_eq!(after.devices, ["madrid-1"]);
}

/// DIS-1: the device that a seat has left woke seconds later. Its later life is no part of the silence, for which it is
/// neither heard too soon nor started anew.
/// VEN-1: whose seat of the next round is moved to a spare leaves no seat at the device before: not that of the round
/// that is over.
#[test]
fn ven_1_a_device_that_a_seat_left_does_not_get_the_seat_of_the_round_before() {
    for crash in [false, true] {
        let (mut desk, white, _) = Desk::playing(&Rules::default());
        desk.play(white, "e2e4");
        desk.order(white, Order::Player(PlayerOrder::Resign));
        desk.ask("chief", pairing(2, &[(1, 2)], &[])).unwrap();
        desk.ask("chief", ShardRequest::PublishRound(2)).unwrap();
        desk.venue("madrid");
        assert_eq!(desk.seated_rounds("madrid"), [("madrid-1".to_owned(), 2)]);
        let second = BoardId { round: 2, board: 1 };
        let id = kit::command(desk.number());
        desk.ask(
            "lta-madrid",
            ShardRequest::Board(second, id, to("madrid-2")),
        )
        .unwrap();
        if crash {
            desk.crash(1_000);
            desk.venue("madrid");
        }
        assert_eq!(
            desk.seated_rounds("madrid"),
            [("madrid-2".to_owned(), 2)],
            "{crash}"
        );
    }
}

#[test]
fn dis_1_what_befalls_a_device_after_its_seat_has_left_is_of_another_time() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    desk.hello("madrid-2", "kiosk-s");
    desk.pass(5_000);
    desk.mute(white);
    let fell = desk.now.real;
    desk.pass(3_000);
    let span = Millis(3_000);
    node.sees(&mut desk, "madrid-1", Observation::DeviceSilent { span });
    desk.pass(2_000);
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    desk.pass(2_000);
    let span = Millis(desk.now.real - fell);
    node.notes(&mut desk, Observation::Suspended { span });
    node.sees(&mut desk, "madrid-1", Observation::DeviceReady);
    // The coordinator looks at its own links for a while.
    desk.pass(60_000);
    let found = desk.cause(1);
    assert_eq!(found.0, "device-suspended (certain)");
    desk.pass(90_000);
    node.hears(&mut desk);
    let birth = Birth::NewAgent;
    node.sees(&mut desk, "madrid-1", Observation::DeviceBorn { birth });
    node.notes(&mut desk, Observation::AgentStarted);
    desk.pass(2_000);
    assert_eq!(desk.cause(1), found);
}

/// A node says again what it has no answer to; the seat is moved once. It speaks for its own seats.
#[test]
fn ven_4_what_was_asked_at_a_venue_is_done_once_and_for_its_own_seats() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    let id = kit::command(desk.number());
    let intent = |venue: &str| intent(venue, id, None);
    let refused = desk.ask("lta-madrid", intent("oslo")).unwrap_err();
    assert_eq!(refused.code(), "other-venue");
    let refused = desk.ask("lta-oslo", intent("madrid")).unwrap_err();
    assert_eq!(refused.code(), "other-venue");
    let refused = desk.ask("lca-madrid", intent("madrid")).unwrap_err();
    assert_eq!(refused.code(), "not-your-role");
    let first = desk.ask("lta-madrid", intent("madrid")).unwrap();
    assert_eq!(desk.ask("lta-madrid", intent("madrid")), Ok(first.clone()));
    desk.crash(1_000);
    assert_eq!(desk.ask("lta-madrid", intent("madrid")), Ok(first));
    let records = desk.records();
    let moved = |record: &&Record| matches!(record.event, Event::SeatMoved(_));
    assert_eq!(records.iter().filter(moved).count(), 1);
}

/// What expired or was taken back is not done, in whatever order its copies come; what was done before
/// stands.
#[test]
fn ven_4_what_is_void_is_not_done_and_what_was_done_stands() {
    for (void, code) in [(Void::Expired, "expired"), (Void::Withdrawn, "withdrawn")] {
        let (mut desk, ..) = Desk::playing(&Rules::default());
        let id = kit::command(desk.number());
        let mut asks = |void| desk.ask("lta-madrid", intent("madrid", id, void));
        for said in [Some(void), None] {
            assert_eq!(asks(said).unwrap_err().code(), code, "{said:?}");
        }
        // Another venue's node voids nothing of this one's.
        let other = kit::command(desk.number());
        let foreign = desk.ask("lta-madrid", intent("oslo", other, Some(void)));
        assert_eq!(foreign.unwrap_err().code(), code);
        let first = desk
            .ask("lta-madrid", intent("madrid", other, None))
            .unwrap();
        let late = desk.ask("lta-madrid", intent("madrid", other, Some(void)));
        assert_eq!(late, Ok(first), "it was done before");
    }
}

#[test]
fn ven_1_a_seat_whose_spare_is_not_there_yet_is_away_until_it_is() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.pass(5_000);
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    assert!(desk.board().away(Side::White).is_some());
    desk.hello("madrid-2", "kiosk-s");
    assert!(desk.board().away(Side::White).is_none());
}

/// Two moves in a moment: the device that has the seat again was sent away and is about to come back.
#[test]
fn ven_1_a_seat_that_moves_to_a_spare_and_back_at_once_was_never_away() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.hello("madrid-2", "kiosk-s");
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    desk.moves_seat("lta-madrid", "madrid-1").unwrap();
    desk.pass(1_000);
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(10_000);
    assert!(desk.board().away(Side::White).is_none());
    assert_eq!(desk.incidents(true), []);
}

/// DIS-1: a spare that does not come is an incident, and it says that the seat had moved there.
#[test]
fn dis_1_a_seat_whose_spare_does_not_come_is_away_since_it_moved() {
    let (mut desk, _, _) = Desk::playing(&Rules::default());
    desk.pass(5_000);
    let moved = desk.now.game;
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    desk.pass(2_000);
    assert_eq!(desk.incidents(true), []);
    desk.pass(2_000);
    let view = desk.incident(1);
    let absence = &view.absences[0];
    assert_eq!(absence.device, "madrid-2");
    assert_eq!(absence.arrived_at, moved.0);
    assert_eq!(absence.contact.as_ref().unwrap().at, moved.0);
    desk.pass(2_000);
    let (cause, lines) = desk.cause(1);
    assert_eq!(cause, "device-absent (likely)");
    assert!(lines.contains(&"seat-vacant".to_owned()), "{lines:?}");
}

/// One that was there as the seat came, and fell silent, was not absent.
#[test]
fn dis_1_a_spare_that_falls_silent_as_the_seat_comes_is_not_told_as_absent() {
    let (mut desk, _, _) = Desk::playing(&Rules::default());
    let spare = desk.hello("madrid-2", "kiosk-s");
    desk.pass(5_300);
    desk.mute(spare);
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    desk.pass(8_000);
    let (cause, lines) = desk.cause(1);
    assert_eq!(cause, "unknown (unknown)");
    assert!(!lines.contains(&"seat-vacant".to_owned()), "{lines:?}");
}

/// DIS-1: the journal of a device that a seat left does not come by the new one. What venue and
/// coordinator saw tells the cause; and the device's own journal, if it comes after all.
#[test]
fn dis_1_a_seat_that_moved_away_leaves_its_incident_a_cause() {
    let rules = Rules {
        boards: 2,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    let mut node = Node::opens(&mut desk);
    desk.pass(5_000);
    let began = desk.now.real;
    desk.mute(white);
    desk.pass(3_000);
    let span = Millis(3_000);
    node.sees(&mut desk, "madrid-1", Observation::DeviceSilent { span });
    desk.pass(2_000);
    node.sees(
        &mut desk,
        "madrid-1",
        Observation::Neighbours { silent: 0, of: 2 },
    );
    desk.hello("madrid-3", "kiosk-s");
    desk.moves_seat("lta-madrid", "madrid-3").unwrap();
    desk.pass(60_000);
    let view = desk.incident(1);
    let absence = &view.absences[0];
    assert!(absence.back.is_some());
    assert_eq!(
        (absence.moved_to.as_str(), absence.moved_by.as_str()),
        ("madrid-3", "Official lta-madrid")
    );
    // Once back there, where the seat goes is no part of the silence.
    assert!(absence.moved_on.is_empty());
    assert_eq!(desk.cause(1).0, "device-off-network (likely)");
    // Long after the seat was back at the spare, and as long as the incident is open.
    node.journal(&mut desk, began, Observation::LinkDown, true);
    desk.pass(1_000);
    assert!(desk.cause(1).1.contains(&"link-down".to_owned()));
    // It is back itself: what befalls it from then on is another matter.
    let birth = Birth::Same;
    node.sees(&mut desk, "madrid-1", Observation::DeviceBorn { birth });
    desk.pass(60_000);
    let now = desk.now.real;
    node.journal(&mut desk, now, Observation::AgentStarted, true);
    desk.pass(1_000);
    let (cause, lines) = desk.cause(1);
    assert_eq!(cause, "device-off-network (likely)");
    assert!(!lines.contains(&"agent-started".to_owned()), "{lines:?}");
}

/// DIS-1: the dead device is started again when the spare has long been in use and the incident is closed:
/// its journal tells the cause then.
#[test]
fn dis_1_a_device_that_is_back_after_its_incident_was_closed_tells_the_cause() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    let mut node = Node::opens(&mut desk);
    desk.pass(5_000);
    desk.mute(white);
    desk.pass(5_000);
    desk.hello("madrid-2", "kiosk-s");
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    desk.pass(5_000);
    desk.delegate_closes(1, "the spare is in use");
    let cause = desk.cause(1).0;
    desk.pass(60_000);
    assert_eq!(desk.cause(1).0, cause);
    let birth = Birth::NewBoot;
    node.sees(&mut desk, "madrid-1", Observation::DeviceBorn { birth });
    desk.pass(5_000);
    assert_ne!(desk.cause(1).0, cause);
    assert_eq!(desk.cause(1).0, "device-restarted (likely)");
    assert_eq!(desk.incidents(false), []);
}

#[test]
fn ven_1_what_cannot_be_a_spare_is_refused() {
    let rules = Rules {
        boards: 2,
        ..Rules::default()
    };
    let (mut desk, _, _) = Desk::playing(&rules);
    for (who, device, code) in [
        ("lta-madrid", "madrid-1", "no-spare"),
        ("lta-madrid", "madrid-2", "no-spare"),
        ("lta-madrid", "oslo-3", "no-spare"),
        ("lta-madrid", "madrid-99", "no-spare"),
        ("lta-oslo", "madrid-3", "other-venue"),
        ("lca-madrid", "madrid-3", "not-your-role"),
        ("orga", "madrid-3", "not-your-role"),
    ] {
        let refused = desk.moves_seat(who, device).unwrap_err();
        assert_eq!(refused.code(), code, "{who} {device}");
    }
    assert!(desk.moves_seat("chief", "madrid-3").is_ok());
}

/// What is asked at a wall holds for the seat as the wall showed it: not for another device that the seat has by then.
#[test]
fn ven_4_what_is_asked_at_a_wall_is_bound_to_what_it_showed() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.venue("madrid");
    let shown = desk.seat_at("madrid", Side::White);
    let asked = |desk: &mut Desk, seen: u64| {
        let id = format!("{:032x}", desk.number() + 1);
        let intent = v1::VenueIntent {
            id,
            person: "lta-madrid".to_owned(),
            board: shown.board,
            side: shown.side,
            what: Some(What::MoveTo("madrid-1".to_owned())),
            note: "its screen is broken".to_owned(),
            seen,
            ..v1::VenueIntent::default()
        };
        let read = intent_ask("madrid".parse().unwrap(), intent, 0);
        desk.ask("lta-madrid", read.unwrap().1)
    };
    assert!(shown.record > 0);
    desk.moves_seat("chief", "madrid-2").unwrap();
    let refused = asked(&mut desk, shown.record).unwrap_err();
    assert_eq!(refused.code(), "changed-since");
    let now = desk.seat_at("madrid", Side::White);
    assert_eq!(now.device, "madrid-2");
    asked(&mut desk, now.record).unwrap();
}

/// VEN-1: a seat that is moved back before the player returns has both moves in its incident, and the board still names
/// the device of the last contact.
#[test]
fn ven_1_an_incident_has_every_move_of_the_seat_until_the_player_is_back() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.pass(5_000);
    desk.mute(white);
    desk.pass(5_000);
    desk.moves_seat("lta-madrid", "madrid-2").unwrap();
    let last_heard = desk.board().away_device(Side::White);
    assert_eq!(last_heard.map(DeviceId::as_str), Some("madrid-1"));
    desk.pass(27_000);
    desk.moves_seat("lta-madrid", "madrid-1").unwrap();
    let view = desk.incident(1);
    let absence = &view.absences[0];
    assert_eq!(absence.moved_to, "madrid-2");
    let later: Vec<&str> = absence
        .moved_on
        .iter()
        .map(|next| next.device.as_str())
        .collect();
    assert_eq!(later, ["madrid-1"]);
}
