//! One plain record of every kind of an incident, as a real event might hold it.

use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_chess::{BySide, Side};
use adoube_record::{Envelope, encode_incident};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{LossSign, Remedy, Score};
use adoube_tournament::clock::{Reading, SideReading};
use adoube_tournament::ids::{BoardId, RulingRef};
use adoube_tournament::incident::cause::{Cause, Certainty, Finding, Found, rule_named};
use adoube_tournament::incident::evidence::{Line, Observation, Offset, Witness, WitnessClock};
use adoube_tournament::incident::ruling::{
    BoardRuling, ClocksAs, Deduct, Kind, RequestedRemedy, Ruling,
};
use adoube_tournament::incident::{
    Absence, ByItself, IncidentClosed, IncidentOpened, IncidentRecord, IncidentReopened, Moment,
    ProposalRejected, RulingExecuted, RulingGiven, RulingProposed, SeatReturned,
};
use adoube_tournament::regulations::RulingRules;
use adoube_tournament::time::{Millis, Time};

use super::remedy;

const NOW: u64 = 1_655_463_600_000;

const BOARD: BoardId = BoardId {
    round: 3,
    board: 12,
};

/// Every kind by name, with its bytes.
pub(crate) fn all() -> Vec<(&'static str, Vec<u8>)> {
    let bytes = |body| {
        encode_incident(&Envelope {
            sequence: 5,
            time: Time(NOW),
            actor: Actor::Coordinator,
            command: None,
            body,
        })
    };
    let named = records().into_iter();
    named.map(|(name, body)| (name, bytes(body))).collect()
}

fn moment(before: u64) -> Moment {
    let side = |remaining| SideReading {
        remaining: Millis(remaining),
        period: 0,
        moves: 12,
    };
    Moment {
        at: Time(NOW - before),
        ply: 24,
        clocks: Reading {
            sides: BySide::new(side(3_541_204), side(3_000_050)),
            running: Some(Side::White),
            ..Reading::default()
        },
        spent: BySide::new(Millis(1_858_796), Millis(2_399_950)),
    }
}

fn absence() -> Absence {
    Absence {
        board: BOARD,
        attempt: 1,
        side: Side::White,
        person: "p7".parse().unwrap(),
        venue: "madrid".parse().unwrap(),
        device: "madrid-1".parse().unwrap(),
        sign: LossSign::Silence,
        contact: moment(3_000),
        detected: moment(0),
        back: None,
        continued_from: None,
    }
}

fn lines() -> Vec<Line> {
    let seen = |offset| WitnessClock {
        boot_id: "0f3c".to_owned(),
        monotonic_ms: 86_400_123,
        wall_ms: NOW + 41,
        offset,
    };
    let line = |number, witness, offset, saw| Line {
        number,
        witness,
        seen: seen(offset),
        at: Time(NOW - 2_900),
        about: None,
        received: Time(NOW + 60_000),
        saw,
    };
    let measured = Offset {
        ms: 1_655_377_200_000,
        error_ms: 12,
    };
    let device = Witness::Device("madrid-1".parse().unwrap());
    let venue = Witness::Venue("madrid".parse().unwrap());
    vec![
        line(1, device, Some(measured), Observation::LinkDown),
        line(
            2,
            venue,
            Some(measured),
            Observation::Neighbours { silent: 0, of: 9 },
        ),
        line(
            3,
            Witness::Coordinator,
            None,
            Observation::SeatSilent {
                span: Millis(3_000),
            },
        ),
    ]
}

fn ruling(kind: Kind, remedy: Remedy) -> Ruling {
    Ruling {
        reference: RulingRef {
            incident: 17,
            ruling: 1,
        },
        kind,
        boards: vec![BoardRuling {
            board: BOARD,
            seen: 40,
            remedy,
            cites: Vec::new(),
        }],
        article: kind.article().to_owned(),
        reason: "the cable was pulled by a visitor".to_owned(),
        start_in: Millis(30_000),
        found: None,
    }
}

/// With the finding that it was made on.
fn ruled_on_a_finding(kind: Kind, remedy: Remedy) -> IncidentRecord {
    IncidentRecord::Ruled(RulingGiven {
        ruling: Ruling {
            found: Some(Found {
                number: 2,
                cause: Cause::DeviceOffNetwork,
                certainty: Certainty::Likely,
                at: Time(NOW),
            }),
            ..ruling(kind, remedy)
        },
        proposed_by: None,
        delegated_by: None,
        remedy: RequestedRemedy::Postpone,
    })
}

/// Citing what the event forbids and happened at a board's devices.
fn ruled_citing() -> (&'static str, IncidentRecord) {
    let mut ruling = ruling(Kind::Postpone, Remedy::Postpone);
    ruling.boards[0].cites = vec![2, 5];
    let record = IncidentRecord::Ruled(RulingGiven {
        ruling,
        proposed_by: None,
        delegated_by: None,
        remedy: RequestedRemedy::Postpone,
    });
    ("incident ruled citing breaches", record)
}

fn ruled(kind: Kind, remedy: Remedy) -> IncidentRecord {
    IncidentRecord::Ruled(RulingGiven {
        ruling: ruling(kind, remedy),
        proposed_by: Some("deputy".parse().unwrap()),
        delegated_by: Some("chief".parse().unwrap()),
        remedy: RequestedRemedy::Postpone,
    })
}

/// With what was wished, and what its clocks rest on.
fn ruled_with_basis() -> IncidentRecord {
    IncidentRecord::Ruled(RulingGiven {
        ruling: ruling(Kind::Deduct, remedy::with_basis()),
        proposed_by: None,
        delegated_by: None,
        remedy: RequestedRemedy::Resume {
            clocks: ClocksAs::LastContact,
            deduct: Millis(60_000).into(),
            add: BySide::both(Millis::ZERO),
        },
    })
}

fn records() -> Vec<(&'static str, IncidentRecord)> {
    let number = 17;
    let reason = "nothing was lost".to_owned();
    let resume = Remedy::Resume {
        white: Millis(3_541_204),
        black: Millis(3_000_050),
        basis: Box::default(),
    };
    let restart = Remedy::Restart {
        control: Arc::new("1800+30".parse().unwrap()),
    };
    let result = Remedy::Result {
        score: Score { white: 0, black: 2 },
    };
    let mut records = opening(number);
    records.extend([
        ("incident joined", IncidentRecord::JoinedInto { number: 16 }),
        ("incident absorbed", IncidentRecord::Absorbed { number: 18 }),
        (
            "incident proposed",
            IncidentRecord::Proposed(RulingProposed {
                ruling: ruling(Kind::Resume, resume.clone()),
                remedy: RequestedRemedy::Postpone,
            }),
        ),
        (
            "incident proposed with remedy",
            IncidentRecord::Proposed(RulingProposed {
                ruling: ruling(Kind::Deduct, resume.clone()),
                remedy: RequestedRemedy::Resume {
                    clocks: ClocksAs::Detection,
                    deduct: Millis(300_000).into(),
                    add: BySide::both(Millis::ZERO),
                },
            }),
        ),
        (
            "incident proposed with a deduction from whom it names",
            IncidentRecord::Proposed(RulingProposed {
                ruling: ruling(Kind::Deduct, resume.clone()),
                remedy: RequestedRemedy::Resume {
                    clocks: ClocksAs::Now,
                    deduct: Deduct {
                        time: Millis(300_000),
                        from: Some(BySide::new(false, true)),
                    },
                    add: BySide::both(Millis::ZERO),
                },
            }),
        ),
        (
            "incident rejected",
            IncidentRecord::Rejected(ProposalRejected {
                ruling: 1,
                reason: reason.clone(),
            }),
        ),
        (
            "incident ruled on a finding",
            ruled_on_a_finding(Kind::Resume, resume.clone()),
        ),
        ("incident ruled resume", ruled(Kind::Resume, resume)),
        ("incident ruled with basis", ruled_with_basis()),
        (
            "incident ruled restart",
            ruled(Kind::RestartShorter, restart),
        ),
        ("incident ruled result", ruled(Kind::Result, result)),
        (
            "incident ruled postpone",
            ruled(Kind::Postpone, Remedy::Postpone),
        ),
        (
            "incident executed",
            IncidentRecord::Executed(RulingExecuted {
                ruling: 1,
                board: BOARD,
                sequence: 41,
            }),
        ),
        (
            "incident closed",
            IncidentRecord::Closed(IncidentClosed {
                reason,
                by_itself: None,
            }),
        ),
        (
            "incident rules changed",
            IncidentRecord::RulesChanged(RulingRules {
                four_eyes: true,
                excluded: BTreeSet::from([Kind::RestartShorter, Kind::Result]),
                start_in: Millis(20_000),
            }),
        ),
    ]);
    records.extend(turns());
    records.push(ruled_citing());
    records
}

/// Closed by itself, and open again.
fn turns() -> [(&'static str, IncidentRecord); 6] {
    let reopened = |ruling| {
        IncidentRecord::Reopened(IncidentReopened {
            board: BOARD,
            ruling,
        })
    };
    [
        (
            "incident closing proposed",
            IncidentRecord::ClosingProposed {
                reason: "the player was back at once".to_owned(),
            },
        ),
        ("incident closed-games-over", closed(ByItself::GamesOver)),
        ("incident closed-ended", closed(ByItself::Ended(RULED))),
        ("incident closed-plays-on", closed(ByItself::PlaysOn(RULED))),
        ("incident reopened-by-ruling", reopened(Some(RULED))),
        ("incident reopened", reopened(None)),
    ]
}

fn opening(number: u32) -> Vec<(&'static str, IncidentRecord)> {
    let absences = vec![absence()];
    let back = Absence {
        back: Some(moment(0)),
        ..absence()
    };
    let continued = Absence {
        attempt: 2,
        continued_from: Some(moment(4_000)),
        ..absence()
    };
    vec![
        (
            "incident opened",
            IncidentRecord::Opened(IncidentOpened { number, absences }),
        ),
        (
            "incident widened",
            IncidentRecord::Widened {
                absences: vec![back],
            },
        ),
        (
            "incident continued in another game",
            IncidentRecord::Widened {
                absences: vec![continued],
            },
        ),
        (
            "incident evidence",
            IncidentRecord::Evidence { lines: lines() },
        ),
        (
            "incident cause",
            IncidentRecord::CauseFound(Finding {
                cause: Cause::DeviceOffNetwork,
                certainty: Certainty::Certain,
                for_: vec![1, 2],
                against: vec![],
                rule: rule_named("link-gone"),
            }),
        ),
        (
            "incident returned",
            IncidentRecord::Returned(SeatReturned {
                board: BOARD,
                side: Side::White,
                moment: moment(0),
            }),
        ),
    ]
}

const RULED: RulingRef = RulingRef {
    incident: 4,
    ruling: 2,
};

fn closed(by_itself: ByItself) -> IncidentRecord {
    IncidentRecord::Closed(IncidentClosed {
        reason: String::new(),
        by_itself: Some(by_itself),
    })
}
