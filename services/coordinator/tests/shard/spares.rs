//! A seat moves to a spare device in the middle of a game.

use adoube_chess::Side;
use adoube_coordinator::shard::{Ask, Failure, Reply};
use adoube_tournament::board::Order;

use crate::kit::{self, Desk, FIRST, Rules};

fn to(device: &str) -> Order {
    Order::MoveSeat {
        side: Side::White,
        device: device.parse().unwrap(),
        reason: "its screen is broken".to_owned(),
    }
}

impl Desk {
    fn moves_seat(&mut self, who: &str, device: &str) -> Result<Reply, Failure> {
        let id = kit::command(self.number());
        self.ask(who, Ask::Board(FIRST, id, to(device)))
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
