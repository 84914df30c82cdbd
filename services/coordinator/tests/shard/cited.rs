//! A ruling, or a penalty outside an incident, cites what the event forbids and happened at a player's device (VEN-2): in its account, in the board's
//! record, after a crash too, and for officials alone.

use adoube_coordinator::shard::Reply;
use adoube_coordinator::shard::views::{self, PlayerNames};
use adoube_proto::v1::board_event::Event as Wire;
use adoube_proto::v1::{DeviceNoted, OfferView};
use adoube_tournament::board::command::{Act, DeclareResult};
use adoube_tournament::board::{Event, Order, Record, Score};
use adoube_tournament::incident::decide::Request;

use crate::at_devices::Node;
use crate::incidents::{code, resume};
use crate::kit::Desk;
use crate::premoves::RULES;

fn citing(note: u32) -> Request {
    Request {
        cites: vec![(None, note)],
        ..resume(0)
    }
}

fn offered(desk: &mut Desk, request: Request) -> OfferView {
    let asked = crate::kit::offer(1, request);
    match desk.ask("chief", asked) {
        Ok(Reply::Offers(mut reply)) => reply.offers.swap_remove(0),
        other => panic!("{other:?}"),
    }
}

/// Number, words, whether it was prevented, how often.
fn told(notes: &[DeviceNoted]) -> Vec<(u32, &str, bool, u64)> {
    let notes = notes.iter();
    notes
        .map(|it| (it.number, it.text.as_str(), it.prevented, it.times))
        .collect()
}

#[test]
fn ven_2_a_ruling_cites_a_breach_and_its_account_keeps_it() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    madrid.breach(&mut desk, 1, [0, 1], 0);
    madrid.breach(&mut desk, 2, [0, 30], 0);
    desk.close(white);
    desk.pass(20_000);
    // The newest note of a kind is on offer; any of its notes can be cited, and no other number.
    let what = "/tmp/x was started";
    let on_offer = offered(&mut desk, resume(0));
    assert_eq!(told(&on_offer.breaches), [(2, what, false, 30)]);
    assert_eq!(on_offer.cites, []);
    assert_eq!(code(desk.rules_on("chief", 1, citing(3))), "no-breach");
    assert_eq!(
        told(&offered(&mut desk, citing(1)).cites),
        [(1, what, false, 1)]
    );
    desk.said();
    assert_eq!(code(desk.rules_on("chief", 1, citing(1))), "executed");
    let said = desk.said();
    let mut ruled = said.iter().filter(|words| words.contains("ruled 1.1"));
    assert!(
        ruled
            .clone()
            .any(|words| words.ends_with("ruled 1.1 resume")),
        "the other player: {said:?}"
    );
    assert!(ruled.all(|words| !words.contains("cites")), "{said:?}");

    desk.crash(1_000);
    let view = desk.incident(1);
    assert_eq!(
        told(&view.rulings[0].boards[0].cites),
        [(1, what, false, 1)]
    );
    let (board, names) = (desk.board().clone(), PlayerNames::default());
    let records = desk.records();
    let is_ruled = |record: &&Record| matches!(record.event, Event::Ruled(_));
    let record = records.iter().find(is_ruled).unwrap();
    let told = views::for_official(&board, record, &names);
    let Some(Wire::Ruled(ruled)) = told.event else {
        panic!("{told:?}");
    };
    assert_eq!(ruled.cites, [1]);
}

/// A penalty outside an incident cites what it is for, as a ruling does: for officials alone.
#[test]
fn ven_2_a_result_that_is_declared_cites_a_breach_and_players_read_nothing_of_it() {
    let (mut desk, _, _) = Desk::playing(&RULES);
    let mut madrid = Node::opens(&mut desk, "madrid");
    madrid.breach(&mut desk, 1, [0, 1], 0);
    let declare = || {
        Act::DeclareResult(DeclareResult {
            score: Score { white: 0, black: 2 },
        })
        .because("a second program")
    };
    let citing = |order, notes: &[u32]| {
        let Order::Arbiter(mut order) = order else {
            panic!("{order:?}");
        };
        order.cites = notes.to_vec();
        Order::Arbiter(order)
    };
    let Ok(Reply::Preview(foreseen)) = desk.ask("chief", crate::kit::preview(declare())) else {
        panic!("not allowed");
    };
    let what = "/tmp/x was started";
    assert_eq!(told(&foreseen.breaches), [(1, what, false, 1)]);
    let refused =
        |desk: &mut Desk, order| desk.ask("chief", crate::kit::preview(order)).unwrap_err();
    assert_eq!(
        refused(&mut desk, citing(declare(), &[2])).code(),
        "no-breach"
    );
    let reason = "a glass of water".to_owned();
    let pause = citing(Act::Pause.because(reason), &[1]);
    assert_eq!(refused(&mut desk, pause).code(), "invalid");
    assert_eq!(
        refused(&mut desk, citing(Order::from(Act::ApproveResult), &[1])).code(),
        "invalid"
    );

    desk.said();
    desk.rule(citing(declare(), &[1, 1])).unwrap();
    let said = desk.said();
    assert!(
        said.iter().all(|words| !words.contains("cites")),
        "{said:?}"
    );
    desk.crash(1_000);
    let (board, names) = (desk.board().clone(), PlayerNames::default());
    let records = desk.records();
    let is_cited = |record: &Record| matches!(record.event, Event::BreachesCited(_));
    let at = records.iter().position(is_cited).unwrap();
    let is_end = |record: &Record| matches!(record.event, Event::Finished(_));
    assert!(records[..at].iter().any(is_end));
    let read = views::for_official(&board, &records[at], &names);
    assert_eq!(
        (read.by.as_str(), read.office().word()),
        ("chief", "chief-arbiter")
    );
    let Some(Wire::BreachesCited(cited)) = read.event else {
        panic!("{read:?}");
    };
    assert_eq!(told(&cited.notes), [(1, what, false, 1)]);
}
