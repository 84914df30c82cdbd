//! Arbitrary records of an incident.

use std::sync::Arc;

use adoube_chess::BySide;
use adoube_tournament::board::{LossSign, Score};
use adoube_tournament::ids::RulingRef;
use adoube_tournament::incident::cause::{self, Cause, Certainty, Finding, Found};
use adoube_tournament::incident::evidence::{Line, Observation, Offset, Witness, WitnessClock};
use adoube_tournament::incident::ruling::{
    BoardRuling, Control, Deduct, Kind, RequestedRemedy, Ruling, Verdict,
};
use adoube_tournament::incident::{
    Absence, ByItself, IncidentClosed, IncidentOpened, IncidentRecord, IncidentReopened, Moment,
    ProposalRejected, RulingExecuted, RulingGiven, RulingProposed, SeatReturned,
};
use adoube_tournament::regulations::RulingRules;
use adoube_tournament::time::Millis;
use proptest::collection::{btree_set, vec};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;

use super::arbitrary::{board, device, person, text, time, venue};
use super::board::{clocks, side, time_control};
use super::remedy::{clocks_as, remedy};

fn millis() -> impl Strategy<Value = Millis> {
    any::<u64>().prop_map(Millis)
}

fn moment() -> impl Strategy<Value = Moment> {
    (time(), any::<u32>(), clocks(), [millis(), millis()]).prop_map(|(at, ply, clocks, spent)| {
        Moment {
            at,
            ply,
            clocks,
            spent: BySide::from(spent),
        }
    })
}

fn absence() -> impl Strategy<Value = Absence> {
    let signs = vec![
        LossSign::Silence,
        LossSign::Reset,
        LossSign::LastWill,
        LossSign::Outage,
        LossSign::Page,
    ];
    let who = (board(), 1..=u16::MAX, side(), person(), venue(), device());
    let ends = (of(moment()), of(moment()));
    (who, select(signs), moment(), moment(), ends).prop_map(
        |((board, attempt, side, person, venue, device), sign, contact, detected, ends)| Absence {
            board,
            attempt,
            side,
            person,
            venue,
            device,
            sign,
            contact,
            detected,
            back: ends.0,
            continued_from: ends.1,
        },
    )
}

fn saw() -> impl Strategy<Value = Observation> {
    let millis = any::<u32>().prop_map(|ms| Millis(ms.into()));
    prop_oneof![
        Just(Observation::LinkDown),
        millis
            .clone()
            .prop_map(|span| Observation::Suspended { span }),
        any::<i64>().prop_map(|by_ms| Observation::ClockStepped { by_ms }),
        (any::<u32>(), any::<u32>())
            .prop_map(|(silent, of)| Observation::Neighbours { silent, of }),
        millis.prop_map(|span| Observation::SeatSilent { span }),
    ]
}

fn line() -> impl Strategy<Value = Line> {
    let witness = prop_oneof![
        device().prop_map(Witness::Device),
        venue().prop_map(Witness::Venue),
        Just(Witness::Coordinator),
    ];
    let offset = (any::<i64>(), any::<u32>()).prop_map(|(ms, error_ms)| Offset { ms, error_ms });
    let seen = (text(), any::<u64>(), any::<u64>(), of(offset)).prop_map(
        |(boot_id, monotonic_ms, wall_ms, offset)| WitnessClock {
            boot_id,
            monotonic_ms,
            wall_ms,
            offset,
        },
    );
    let times = (time(), time(), of(device()));
    (any::<u32>(), witness, seen, times, saw()).prop_map(
        |(number, witness, seen, (at, received, about), saw)| Line {
            number,
            witness,
            seen,
            at,
            about,
            received,
            saw,
        },
    )
}

fn finding() -> impl Strategy<Value = Finding> {
    let causes = Cause::ALL.to_vec();
    let certainties = Certainty::ALL.to_vec();
    let numbers = || vec(any::<u32>(), 0..4);
    (select(causes), select(certainties), numbers(), numbers()).prop_map(
        |(cause, certainty, for_, against)| Finding {
            cause,
            certainty,
            for_,
            against,
            rule: cause::rule_named("uplink-gone"),
        },
    )
}

fn found() -> impl Strategy<Value = Found> {
    (any::<u32>(), finding(), time()).prop_map(|(number, finding, at)| Found {
        number,
        cause: finding.cause,
        certainty: finding.certainty,
        at,
    })
}

fn ruling() -> impl Strategy<Value = Ruling> {
    let cites = vec(any::<u32>(), 0..3);
    let ruled =
        (board(), any::<u64>(), remedy(), cites).prop_map(|(board, seen, remedy, cites)| {
            BoardRuling {
                board,
                seen,
                remedy,
                cites,
            }
        });
    let numbers = (any::<u32>(), any::<u32>());
    let kind = select(Kind::ALL.to_vec());
    let terms = (millis(), of(found()));
    (numbers, kind, vec(ruled, 0..3), [text(), text()], terms).prop_map(
        |((incident, ruling), kind, boards, [article, reason], (start_in, found))| Ruling {
            reference: RulingRef { incident, ruling },
            kind,
            boards,
            article,
            reason,
            start_in,
            found,
        },
    )
}

fn deduct() -> impl Strategy<Value = Deduct> {
    let named = [[true, false], [false, true], [true, true]].map(BySide::from);
    let from = proptest::option::of(select(named.to_vec()));
    (millis(), from).prop_map(|(time, from)| Deduct { time, from })
}

fn requested() -> impl Strategy<Value = RequestedRemedy> {
    let control = prop_oneof![
        Just(Control::Same),
        Just(Control::WorkedOut),
        time_control().prop_map(|control| Control::Typed(Arc::new(control))),
    ];
    let score = |(white, black)| Verdict::Score(Score { white, black });
    let verdict = prop_oneof![
        any::<(u8, u8)>().prop_map(score),
        select(vec![
            Verdict::AbsentLoses,
            Verdict::Drawn,
            Verdict::BothLose
        ]),
    ];
    prop_oneof![
        (clocks_as(), deduct(), [millis(), millis()]).prop_map(|(clocks, deduct, add)| {
            RequestedRemedy::Resume {
                clocks,
                deduct,
                add: BySide::from(add),
            }
        }),
        control.prop_map(RequestedRemedy::Restart),
        verdict.prop_map(RequestedRemedy::Result),
        Just(RequestedRemedy::Postpone),
    ]
}

fn rules() -> impl Strategy<Value = RulingRules> {
    let kinds = btree_set(select(Kind::ALL.to_vec()), 0..3);
    (any::<bool>(), kinds, millis()).prop_map(|(four_eyes, excluded, start_in)| RulingRules {
        four_eyes,
        excluded,
        start_in,
    })
}

pub(crate) fn record() -> impl Strategy<Value = IncidentRecord> {
    let number = any::<u32>();
    prop_oneof![
        (number, vec(absence(), 0..3)).prop_map(|(number, absences)| IncidentRecord::Opened(
            IncidentOpened { number, absences }
        )),
        vec(absence(), 0..3).prop_map(|absences| IncidentRecord::Widened { absences }),
        vec(line(), 0..4).prop_map(|lines| IncidentRecord::Evidence { lines }),
        finding().prop_map(IncidentRecord::CauseFound),
        (board(), side(), moment()).prop_map(|(board, side, moment)| IncidentRecord::Returned(
            SeatReturned {
                board,
                side,
                moment
            }
        )),
        number.prop_map(|number| IncidentRecord::JoinedInto { number }),
        number.prop_map(|number| IncidentRecord::Absorbed { number }),
        (ruling(), requested()).prop_map(|(ruling, remedy)| IncidentRecord::Proposed(
            RulingProposed { ruling, remedy }
        )),
        (number, text()).prop_map(
            |(ruling, reason)| IncidentRecord::Rejected(ProposalRejected { ruling, reason })
        ),
        (ruling(), of(person()), of(person()), requested()).prop_map(
            |(ruling, proposed_by, delegated_by, remedy)| IncidentRecord::Ruled(RulingGiven {
                ruling,
                proposed_by,
                delegated_by,
                remedy,
            })
        ),
        (number, board(), any::<u64>()).prop_map(|(ruling, board, sequence)| {
            IncidentRecord::Executed(RulingExecuted {
                ruling,
                board,
                sequence,
            })
        }),
        text().prop_map(|reason| IncidentRecord::ClosingProposed { reason }),
        (text(), by_itself()).prop_map(|(reason, by_itself)| IncidentRecord::Closed(
            IncidentClosed { reason, by_itself }
        )),
        (board(), proptest::option::of(reference())).prop_map(|(board, ruling)| {
            IncidentRecord::Reopened(IncidentReopened { board, ruling })
        }),
        rules().prop_map(IncidentRecord::RulesChanged),
    ]
}

fn reference() -> impl Strategy<Value = RulingRef> {
    (any::<u32>(), any::<u32>()).prop_map(|(incident, ruling)| RulingRef { incident, ruling })
}

fn by_itself() -> impl Strategy<Value = Option<ByItself>> {
    prop_oneof![
        Just(None),
        Just(Some(ByItself::GamesOver)),
        reference().prop_map(|ruling| Some(ByItself::Ended(ruling))),
        reference().prop_map(|ruling| Some(ByItself::PlaysOn(ruling))),
    ]
}
