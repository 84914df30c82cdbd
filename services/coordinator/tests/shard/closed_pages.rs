//! Players whose page is not open are not there, however that came about: the device's own word is a state, not a moment.

use adoube_chess::Side;
use adoube_coordinator::shard::{Reply, ShardRequest};
use adoube_proto::v1::{self, IncidentView};
use adoube_tournament::board::command::{Act, MoveSeat, PlayerOrder};
use adoube_tournament::board::{Order, Phase};

use crate::before::give;
use crate::incidents::resume;
use crate::kit::{Desk, Rules};

/// Whether White is away, the clocks are stopped, and what each incident is.
fn found(desk: &mut Desk) -> (bool, bool, Vec<String>) {
    let board = desk.board();
    let away = board.away(Side::White).is_some();
    let paused = matches!(board.phase(), Phase::Paused { .. });
    let pages = desk.pages();
    (away, paused, pages.iter().map(described).collect())
}

fn described(view: &IncidentView) -> String {
    let brief = view.brief.as_ref().unwrap();
    let missing = view
        .evidence
        .iter()
        .any(|line| line.saw().word() == "page-missing");
    format!(
        "{}, {}, page missing: {missing}",
        brief.stage().word(),
        brief.away
    )
}

fn incident(stage: &str, away: u32) -> Vec<String> {
    vec![format!("{stage}, {away}, page missing: true")]
}

/// A device restarts: its agent is connected before the browser is up.
#[test]
fn dis_1_dis_3_an_agent_that_starts_without_its_page_brings_nobody_back() {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.close(white);
    desk.page("madrid-1", false);
    desk.pass(6_000);
    desk.hello("madrid-1", "kiosk-w-2");
    desk.pass(20_000);
    assert_eq!(found(&mut desk), (true, true, incident("open", 1)));
    desk.page("madrid-1", true);
    assert_eq!(
        found(&mut desk),
        (false, false, incident("connected-again", 0))
    );
}

/// The spare is switched on after the seat moved there, before its silence would be noticed or after it.
#[test]
fn dis_1_dis_3_a_spare_that_connects_without_its_page_brings_nobody_back() {
    for wait in [1_000, 8_000] {
        let (mut desk, ..) = Desk::playing(&Rules::default());
        desk.page("madrid-2", false);
        let moves = Act::MoveSeat(MoveSeat {
            side: Side::White,
            device: "madrid-2".parse().unwrap(),
        })
        .because("its screen is broken");
        give(&mut desk, "lta-madrid", moves).unwrap();
        desk.pass(wait);
        desk.hello("madrid-2", "spare");
        desk.pass(4_000);
        assert_eq!(
            found(&mut desk),
            (true, true, incident("open", 1)),
            "{wait}"
        );
        desk.page("madrid-2", true);
        let back = (false, false, incident("connected-again", 0));
        assert_eq!(found(&mut desk), back, "{wait}");
    }
}

/// The coordinator restarts, and so did the device meanwhile.
#[test]
fn dis_1_dis_8_a_restart_of_the_coordinator_opens_no_page() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.page("madrid-1", false);
    desk.crash(1_000);
    desk.hello("oslo-1", "kiosk-b");
    desk.hello("madrid-1", "kiosk-w");
    desk.pass(20_000);
    assert_eq!(found(&mut desk), (true, true, incident("open", 1)));
    desk.page("madrid-1", true);
    assert!(!found(&mut desk).0);
}

/// The start names who has no page. An incident tells of it after the usual time, from the start on.
#[test]
fn dis_1_evt_2_a_page_that_is_closed_when_the_game_starts_is_named_and_becomes_an_incident() {
    for long_before in [500, 600_000] {
        let mut desk = Desk::published(&Rules::default());
        let devices = [("madrid-1", "kiosk-w"), ("oslo-1", "kiosk-b")];
        for (device, instance) in devices {
            let session = desk.hello(device, instance);
            desk.order(session, Order::Player(PlayerOrder::CheckIn));
        }
        desk.page("madrid-1", false);
        desk.pass(long_before);
        let told = match desk.ask("chief", ShardRequest::StartRound(1).dry_run()) {
            Ok(Reply::Round(told)) => told.consequences,
            other => panic!("{other:?}"),
        };
        let told: Vec<_> = told.into_iter().map(|note| note.text).collect();
        let expected = "Page not open (1): Player 1 (1.1). They cannot move until it is open.";
        assert_eq!(told, [expected]);
        desk.ask("chief", ShardRequest::StartRound(1)).unwrap();
        desk.pass(2_000);
        assert_eq!(desk.pages(), [], "{long_before}");
        desk.pass(1_500);
        // The device is connected: the clock runs until an arbiter stops it.
        let is = found(&mut desk);
        assert_eq!(is, (false, false, incident("open", 1)), "{long_before}");
        let page = desk.incident(1);
        assert_eq!(page.absences[0].sign().word(), "page");
        assert_eq!(
            page.brief.unwrap().cause().word(),
            "page-died",
            "{long_before}"
        );
        desk.page("madrid-1", true);
        assert_eq!(found(&mut desk).2, incident("connected-again", 0));
    }
}

/// A ruling on either incident names both players as away. The evidence does not count which links fell silent, for none
/// did, and the board's history has both closed pages.
#[test]
fn dis_1_where_both_pages_are_closed_both_players_are_away() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    desk.page("madrid-1", false);
    desk.page("oslo-1", false);
    desk.pass(10_000);
    let views = desk.pages();
    assert_eq!(views.len(), 2);
    let counted = |view: &IncidentView| {
        view.evidence
            .iter()
            .any(|line| line.saw().word().contains("seats"))
    };
    assert!(!views.iter().any(counted), "{views:?}");
    let offers = desk.offers(1, resume(0)).offers;
    let both = [v1::Side::White, v1::Side::Black].map(i32::from);
    assert_eq!(offers[0].away, both);
    desk.page("oslo-1", true);
    let offers = desk.offers(1, resume(0)).offers;
    assert_eq!(offers[0].away, both[..1]);
    let games = match desk.ask("chief", ShardRequest::Games(1)) {
        Ok(Reply::Games(games)) => games,
        other => panic!("{other:?}"),
    };
    let silences = games[0].silences.iter();
    let told: Vec<_> = silences
        .map(|told| (told.sign().word(), told.back > 0))
        .collect();
    assert_eq!(told, [("page", false), ("page", true)]);
}
