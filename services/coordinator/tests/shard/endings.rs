//! PEN-3, DIS-7: who ends or closes what, while an incident waits for a ruling: role by command, with and without a
//! delegation, and where two officials have to agree.

use adoube_chess::BySide;
use adoube_coordinator::shard::{IncidentRequest, ShardRequest};
use adoube_tournament::board::command::{
    Act, AnswerCall, CallArbiter, CorrectResult, DeclareResult, ObjectToResult, PlayerOrder, Reopen,
};
use adoube_tournament::board::{Order, Score};
use adoube_tournament::time::Millis;

use crate::incidents::resume;
use crate::kit::{Desk, FIRST, Rules, command};
use crate::roles::PEOPLE;
use crate::told::{FOUR_EYES, RUNS};

/// What is in force when somebody asks.
#[derive(Debug, Clone, Copy)]
struct Terms {
    four_eyes: bool,
    delegated: bool,
}

const TERMS: [Terms; 4] = [
    Terms {
        four_eyes: false,
        delegated: false,
    },
    Terms {
        four_eyes: false,
        delegated: true,
    },
    Terms {
        four_eyes: true,
        delegated: false,
    },
    Terms {
        four_eyes: true,
        delegated: true,
    },
];

/// White is disconnected from a game under way; nothing is ruled yet.
fn disconnected(terms: Terms) -> Desk {
    let disconnection = if terms.four_eyes { FOUR_EYES } else { RUNS };
    let rules = Rules {
        time_control: "300",
        disconnection,
        ..Rules::default()
    };
    let (mut desk, white, _) = Desk::playing(&rules);
    desk.close(white);
    desk.pass(20_000);
    if terms.delegated {
        let ask = IncidentRequest::Delegate {
            person: "arbiter".parse().unwrap(),
            end: false,
            reason: "on a train".to_owned(),
        };
        desk.ask("chief", ShardRequest::Incident(ask)).unwrap();
    }
    desk
}

fn board(number: u64, order: Order) -> ShardRequest {
    ShardRequest::Board(FIRST, command(70_000 + number), order)
}

fn declare() -> Order {
    Act::DeclareResult(DeclareResult {
        score: Score { white: 0, black: 2 },
    })
    .because("because")
}

/// An order, and the codes for the Chief Arbiter and for the arbiter in each of `TERMS`; `ok` where it is done.
type Row = (&'static str, fn() -> ShardRequest, [[&'static str; 2]; 4]);

/// What may end a game under way or its incident.
fn of_a_game_under_way() -> Vec<Row> {
    let close = || ShardRequest::Incident(IncidentRequest::Close(1, "because".to_owned(), None));
    let rule = || ShardRequest::Incident(IncidentRequest::Rule(1, command(70_001), resume(0)));
    vec![
        (
            "close the incident",
            close,
            [
                ["ok", "not-delegated"],
                ["ok", "ok"],
                ["ok", "not-delegated"],
                ["ok", "ok"],
            ],
        ),
        (
            "rule",
            rule,
            [
                ["ok", "not-delegated"],
                ["ok", "ok"],
                ["ok", "not-delegated"],
                ["ok", "ok"],
            ],
        ),
        (
            "declare a result",
            || board(2, declare()),
            [
                ["ok", "not-delegated"],
                ["ok", "ok"],
                ["incident-open", "not-delegated"],
                ["incident-open", "incident-open"],
            ],
        ),
    ]
}

fn code(desk: &mut Desk, person: &str, ask: ShardRequest) -> String {
    let asked = desk.ask(person, ask);
    asked.map_or_else(|failure| failure.code().to_owned(), |_| "ok".to_owned())
}

/// Everybody but the Chief Arbiter and the arbiter is refused by the table of roles.
fn expected(person: &str, of_arbiters: [&'static str; 2]) -> &'static str {
    match person {
        "chief" => of_arbiters[0],
        "arbiter" => of_arbiters[1],
        _ => "not-your-role",
    }
}

#[test]
fn pen_3_dis_7_what_ends_a_game_under_way_with_an_open_incident_is_a_ruling() {
    for (terms, column) in TERMS.into_iter().zip(0..) {
        for (what, ask, codes) in of_a_game_under_way() {
            for person in PEOPLE {
                let mut desk = disconnected(terms);
                let told = code(&mut desk, person, ask());
                let expected = expected(person, codes[column]);
                assert_eq!(told, expected, "{what} by {person}, {terms:?}");
                // Where two have to agree one person ends nothing.
                let open = !desk.incidents(false).is_empty() && !desk.board().is_finished();
                let alone_ends = told == "ok" && !terms.four_eyes && what != "rule";
                assert_eq!(open, !alone_ends, "{what} by {person}, {terms:?}");
            }
        }
    }
}

/// DIS-2: the flag fell while White was disconnected: nobody settles that in another way than by a ruling.
#[test]
fn dis_2_a_flag_during_a_disconnection_is_settled_by_a_ruling_alone() {
    let reason = || "because".to_owned();
    let asks: [(&str, &dyn Fn() -> ShardRequest); 5] = [
        ("approve", &|| board(1, Order::from(Act::ApproveResult))),
        ("correct", &|| {
            let score = Score { white: 1, black: 1 };
            let correct = Act::CorrectResult(CorrectResult {
                score,
                forfeit: None,
                without_odds: false,
            })
            .because(reason());
            board(2, correct)
        }),
        ("reopen", &|| {
            let reopen = Act::Reopen(Reopen {
                clocks: BySide::both(Millis(60_000)),
                start_in: None,
            })
            .because(reason());
            board(3, reopen)
        }),
        ("close the round", &|| ShardRequest::CloseRound(1)),
        ("declare", &|| board(4, declare())),
    ];
    for terms in TERMS {
        for (what, ask) in &asks {
            for person in PEOPLE {
                let mut desk = disconnected(terms);
                desk.pass(301_000);
                assert!(desk.board().is_finished());
                let told = code(&mut desk, person, ask());
                let arbiters = match (*what, terms) {
                    (
                        "declare",
                        Terms {
                            delegated: false,
                            four_eyes: true,
                        },
                    ) => ["incident-open", "not-delegated"],
                    (
                        "declare",
                        Terms {
                            four_eyes: true, ..
                        },
                    ) => ["incident-open"; 2],
                    (
                        "declare",
                        Terms {
                            delegated: false, ..
                        },
                    ) => ["game-over", "not-delegated"],
                    ("declare", _) => ["game-over"; 2],
                    _ => ["incident-open"; 2],
                };
                assert_eq!(
                    told,
                    expected(person, arbiters),
                    "{what} by {person}, {terms:?}"
                );
                assert_eq!(desk.incidents(false).len(), 1, "{what} by {person}");
            }
        }
    }
}

/// O 17.7, O 17.11, O 19.1: who answers which call; what is answered is for whoever may do what follows from it.
#[test]
fn pen_3_who_answers_which_call() {
    let calls: [(&str, bool, &str); 3] = [
        ("a call", false, "yy.yy..."),
        ("a call for leave", true, "yy.y...."),
        ("an objection", false, "yy......"),
    ];
    for (what, leave, may) in calls {
        for (person, may) in PEOPLE.into_iter().zip(may.chars()) {
            let (mut desk, white, _) = Desk::playing(&Rules::default());
            let reason = String::new();
            if what == "an objection" {
                desk.order(white, Order::Player(PlayerOrder::Resign));
                desk.order(
                    white,
                    Order::Player(PlayerOrder::ObjectToResult(ObjectToResult { reason })),
                );
            } else {
                desk.order(
                    white,
                    Order::Player(PlayerOrder::CallArbiter(CallArbiter { reason, leave })),
                );
            }
            let answer = Order::from(Act::AnswerCall(AnswerCall {
                number: 1,
                valid: true,
                note: String::new(),
            }));
            let told = code(&mut desk, person, board(1, answer));
            let expected = if may == 'y' { "ok" } else { "not-your-role" };
            assert_eq!(told, expected, "{what} by {person}");
            let waits = !desk.board().calls().is_empty();
            assert_eq!(waits, may != 'y', "{what} by {person}");
        }
    }
}
