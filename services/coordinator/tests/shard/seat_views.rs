//! What a seat is sent of its board. That its moves are those on record is checked by every story, wherever a device hears
//! something.

use adoube_chess::BySide;
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{GameStage, PlayReply, ResultStatus, Role};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{
    Act, AddTime, AnswerCall, ExtendDefaultTime, ObjectToResult, PlayerOrder,
};
use adoube_tournament::time::Millis;
use prost::Message as _;

use crate::before::give;
use crate::kit::{Desk, Rules};

/// DIS-9: a player reads who did something by office and name, and never an id.
#[test]
fn dis_9_a_player_reads_who_gave_time_by_office_and_name() {
    let (mut desk, ..) = Desk::playing(&Rules::default());
    let add = Act::AddTime(AddTime {
        time: BySide::new(Millis(60_000), Millis::ZERO),
    });
    desk.rule(add.because("a siren")).unwrap();
    for device in ["madrid-1", "oslo-1"] {
        let [change] = &desk.view(device).clocks_changed[..] else {
            panic!("{device}");
        };
        assert_eq!(change.white, change.white_before + 60_000);
        let signed = (change.office(), change.by.as_str(), change.reason.as_str());
        assert_eq!(signed, (Role::ChiefArbiter, "Official chief", "a siren"));
    }
}

/// EVT-2: before the round starts a player reads how late they may be, as an arbiter set it last.
#[test]
fn evt_2_a_view_has_the_default_time_that_an_arbiter_set() {
    let mut desk = Desk::published(&Rules::default());
    desk.hello("madrid-1", "w");
    for to in [Some(1_800_000), None] {
        let extend = Act::ExtendDefaultTime(ExtendDefaultTime { to: to.map(Millis) });
        give(&mut desk, "chief", extend.because("the bus")).unwrap();
        assert_eq!(desk.view("madrid-1").default_time, to);
    }
}

/// O 17.11: an objection is on both players' pages until it is answered; who objects cannot confirm.
#[test]
fn end_8_an_objection_is_shown_to_both_players() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    desk.order(white, Order::Player(PlayerOrder::Resign));
    let shown = |desk: &Desk, device| {
        let view = desk.view(device);
        assert_eq!(view.stage(), GameStage::Finished);
        let outcome = view.outcome.unwrap();
        let objects = [outcome.white_objects, outcome.black_objects];
        (outcome.state(), objects, view.may.unwrap().confirm)
    };
    for device in ["madrid-1", "oslo-1"] {
        let fresh = (ResultStatus::Provisional, [false; 2], true);
        assert_eq!(shown(&desk, device), fresh);
    }
    let objection = ObjectToResult {
        reason: String::new(),
    };
    desk.order(black, Order::Player(PlayerOrder::ObjectToResult(objection)));
    for (device, confirms) in [("madrid-1", true), ("oslo-1", false)] {
        let objected = (ResultStatus::Objected, [false, true], confirms);
        assert_eq!(shown(&desk, device), objected);
    }
    let reject = Order::from(Act::AnswerCall(AnswerCall {
        number: 1,
        valid: false,
        note: String::new(),
    }));
    give(&mut desk, "chief", reject).unwrap();
    for device in ["madrid-1", "oslo-1"] {
        let view = desk.view(device);
        let outcome = view.outcome.unwrap();
        assert!(outcome.black_objection_rejected && !outcome.white_objection_rejected);
        assert!(view.may.unwrap().confirm);
    }
}

/// How many bytes a move costs a device: its view, and the record of it that devices were once sent.
#[test]
fn a_view_of_a_move_is_small() {
    let (mut desk, white, black) = Desk::playing(&Rules::default());
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
    for (uci, link) in moves.into_iter().zip([white, black].into_iter().cycle()) {
        desk.pass(2_000);
        desk.play(link, uci);
    }
    let size = |body| PlayReply { body: Some(body) }.encoded_len();
    let views = ["madrid-1", "oslo-1"].map(|device| size(Body::View(desk.view(device))));
    let record = desk.records().pop().unwrap();
    let names = PlayerNames::default();
    let record = views::board_event(desk.board(), &record, &names).encoded_len();
    assert!(
        views.iter().all(|size| *size < 200),
        "{views:?}, record: {record}"
    );
}
