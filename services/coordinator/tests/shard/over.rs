//! What a ruling on a board that was ruled on does to the one before is told with its offer (DIS-3, DIS-4).

use adoube_chess::BySide;
use adoube_coordinator::shard::Reply;
use adoube_tournament::incident::decide::Request;
use adoube_tournament::incident::ruling::{ClocksAs, RequestedRemedy};
use adoube_tournament::time::Millis;

use crate::incidents::{code, resume};
use crate::kit::Desk;
use crate::premoves::RULES;

/// The ruling whose place an offer would take, and the one on top of which it would come.
fn over(desk: &mut Desk, remedy: Option<RequestedRemedy>, after: u32) -> (u32, u32) {
    let request = resume(after);
    let remedy = remedy.unwrap_or(request.remedy);
    // Nothing is left, so the only board that was ruled on is meant.
    let request = Request { remedy, ..request };
    match desk.ask("chief", crate::kit::offer(1, request)) {
        Ok(Reply::Offers(reply)) => (reply.offers[0].in_place_of, reply.offers[0].on_top_of),
        other => panic!("{other:?}"),
    }
}

#[test]
fn dis_3_an_offer_says_which_ruling_it_would_replace_or_come_on_top_of() {
    let (mut desk, white, _) = Desk::playing(&RULES);
    desk.close(white);
    desk.pass(20_000);
    // Something is left to be ruled.
    assert_eq!(over(&mut desk, None, 0), (0, 0));
    assert_eq!(code(desk.rules_on("chief", 1, resume(0))), "executed");
    let now = RequestedRemedy::Resume {
        clocks: ClocksAs::Now,
        deduct: Millis(1_000).into(),
        add: BySide::both(Millis::ZERO),
    };
    for (remedy, told) in [
        (None, (1, 0)),
        (Some(RequestedRemedy::Postpone), (1, 0)),
        (Some(now.clone()), (0, 1)),
    ] {
        assert_eq!(over(&mut desk, remedy, 1), told);
    }
    let more = Request {
        remedy: now.clone(),
        ..resume(1)
    };
    assert_eq!(code(desk.rules_on("chief", 1, more)), "executed");
    assert_eq!(over(&mut desk, Some(now), 2), (0, 2));
}
