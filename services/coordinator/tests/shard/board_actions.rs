//! What a board allows an official, before they give any order.

use adoube_coordinator::shard::{Input, ShardRequest, views};
use adoube_proto::v1::Action;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, PlayerOrder};
use adoube_tournament::roles;

use crate::kit::{Desk, Rules, preview};
use crate::roles::{PEOPLE, whole_table};

/// Why an action is refused, by the last view of the board; none where it is not, or is left out.
fn refusal(desk: &Desk, person: &str, action: Action) -> Option<String> {
    let told = desk.actions(person).into_iter();
    let found = told.filter(|told| told.action() == action);
    found
        .filter_map(|told| told.refusal)
        .map(|why| why.code)
        .next()
}

fn waiting() -> Desk {
    Desk::published(&Rules::default())
}

fn playing() -> Desk {
    Desk::playing(&Rules::default()).0
}

fn moved() -> Desk {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk
}

fn paused() -> Desk {
    let mut desk = moved();
    desk.rule(Act::Pause.because("noise")).unwrap();
    desk
}

fn resigned() -> Desk {
    let (mut desk, white, _) = Desk::playing(&Rules::default());
    desk.play(white, "e2e4");
    desk.order(white, Order::Player(PlayerOrder::Resign));
    desk
}

fn approved() -> Desk {
    let mut desk = resigned();
    desk.rule(Act::ApproveResult.into()).unwrap();
    desk
}

/// DIS-3: what is refused beforehand is refused when it is ordered, for the same reason, whatever the order's values are.
#[test]
fn dis_3_what_is_refused_beforehand_is_refused_as_an_order() {
    for begin in [waiting, playing, moved, paused, resigned, approved] {
        for person in PEOPLE {
            let mut desk = begin();
            desk.watch_board(person);
            for (what, ask, _) in whole_table() {
                let ShardRequest::Board(_, _, order) = ask else {
                    continue;
                };
                let Order::Arbiter(arbiter) = &order else {
                    continue;
                };
                let action = views::action(arbiter.act.action());
                let Some(code) = refusal(&desk, person, action) else {
                    continue;
                };
                let ordered = desk.ask(person, preview(order)).unwrap_err();
                assert_eq!(ordered.code(), code, "{what} by {person}");
            }
        }
    }
}

/// PEN-3: a view has what the role table allows, and nothing else.
#[test]
fn pen_3_nobody_is_told_of_what_their_office_does_not_allow() {
    for person in PEOPLE {
        let mut desk = playing();
        desk.watch_board(person);
        let told = desk.actions(person);
        for (what, ask, may) in whole_table() {
            let index = PEOPLE.iter().position(|other| *other == person).unwrap();
            let ShardRequest::Board(_, _, Order::Arbiter(order)) = ask else {
                continue;
            };
            // Penalties that keep a player out of rounds are the Chief Arbiter's, other ones are not.
            if order.act.verb() == roles::Verb::Expel {
                continue;
            }
            let action = views::action(order.act.action());
            let is_told = told.iter().any(|told| told.action() == action);
            assert_eq!(is_told, may.as_bytes()[index] == b'y', "{what} by {person}");
        }
    }
}

/// DIS-3: what may be done follows each change of the board, for those who watch that board alone.
#[test]
fn dis_3_what_may_be_done_follows_the_board() {
    let mut desk = moved();
    desk.watch("arbiter", 1);
    let watcher = desk.watch_board("chief");
    assert_eq!(refusal(&desk, "chief", Action::Pause), None);
    assert_eq!(
        refusal(&desk, "chief", Action::Resume).unwrap(),
        "not-paused"
    );
    desk.rule(Act::Pause.because("noise")).unwrap();
    assert_eq!(
        refusal(&desk, "chief", Action::Pause).unwrap(),
        "board-paused"
    );
    assert_eq!(refusal(&desk, "chief", Action::Resume), None);
    assert_eq!(desk.actions("arbiter"), []);
    desk.tell(Input::Unwatch(watcher));
    desk.said();
    desk.rule(Act::Resume.because("quiet")).unwrap();
    assert!(
        !desk
            .said()
            .iter()
            .any(|said| said.starts_with("chief: board"))
    );
}
