//! One plain record of every kind of a tournament's, a roster's and a round's stream.

use adoube_chess::{Side, Start};
use adoube_record::{Envelope, encode_event, encode_roster, encode_round};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::date::Date;
use adoube_tournament::event::{
    ChiefsWord, EventRecord, InvitationStep, Invited, OfficialPlan, VenueAppointed,
};
use adoube_tournament::ids::CommandId;
use adoube_tournament::roster::RosterRecord;
use adoube_tournament::round::{
    ByeGiven, GameImported, HoldEnded, HoldReasonGiven, HoldStarted, Paired, RoundImported,
    RoundRecord, SeatPlan, StartGiven, StartsDrawn, UnpairedImported,
};
use adoube_tournament::scoring::{ByeKind, RoundResult};
use adoube_tournament::time::{Millis, Time};

fn envelope<T>(body: T) -> Envelope<T> {
    Envelope {
        sequence: 5,
        time: Time(1_655_463_600_000),
        actor: Actor::official("org".parse().unwrap(), Role::Organiser),
        command: Some(CommandId([0xa5; 16])),
        body,
    }
}

/// Every kind by name, with its bytes.
pub(crate) fn all() -> Vec<(&'static str, Vec<u8>)> {
    let events = events()
        .into_iter()
        .chain(invitations())
        .map(|(name, body)| (name, encode_event(&envelope(body))));
    let rosters = rosters()
        .into_iter()
        .map(|(name, body)| (name, encode_roster(&envelope(body))));
    let rounds = rounds()
        .into_iter()
        .chain(holds())
        .map(|(name, body)| (name, encode_round(&envelope(body))));
    events.chain(rosters).chain(rounds).collect()
}

fn events() -> Vec<(&'static str, EventRecord)> {
    let venue = || "madrid".parse().unwrap();
    let device = || "madrid-1".parse().unwrap();
    let person = || "lta-1".parse().unwrap();
    let name = "Open of Spring".to_owned();
    let role = Role::Lta;
    vec![
        ("event opened", EventRecord::Opened { name }),
        (
            "event regulations-published",
            EventRecord::RegulationsPublished {
                version: 2,
                document: adoube_regulations::published(
                    "[event]\nname = \"Open of Spring\"\n".to_owned(),
                ),
            },
        ),
        (
            "event venue-appointed",
            EventRecord::VenueAppointed(VenueAppointed {
                venue: venue(),
                name: "Círculo de Bellas Artes".to_owned(),
                time_zone: "Europe/Madrid".to_owned(),
            }),
        ),
        (
            "event venue-released",
            EventRecord::VenueReleased { venue: venue() },
        ),
        (
            "event device-enrolled",
            EventRecord::DeviceEnrolled {
                device: device(),
                venue: venue(),
            },
        ),
        (
            "event device-retired",
            EventRecord::DeviceRetired { device: device() },
        ),
        (
            "event official-appointed",
            EventRecord::OfficialAppointed(OfficialPlan {
                person: person(),
                role,
                venue: Some(venue()),
            }),
        ),
        (
            "event official-released",
            EventRecord::OfficialReleased(OfficialPlan {
                person: person(),
                role: Role::ChiefArbiter,
                venue: None,
            }),
        ),
        (
            "event rulings-delegated",
            EventRecord::RulingsDelegated {
                person: person(),
                word: word(),
            },
        ),
        (
            "event delegation-ended",
            EventRecord::DelegationEnded {
                person: person(),
                word: word(),
            },
        ),
    ]
}

fn word() -> ChiefsWord {
    ChiefsWord {
        by: "chief".parse().unwrap(),
        at: Time(1_655_463_600_500),
        reason: "on a flight until noon".to_owned(),
    }
}

fn invitations() -> Vec<(&'static str, EventRecord)> {
    let person = "lta-1".parse().unwrap();
    let venue = "madrid".parse().unwrap();
    vec![
        (
            "event invitation-made",
            EventRecord::Invitation(Invited {
                invitation: "0123456789abcdef".parse().unwrap(),
                wall_ms: 1_790_000_000_000,
                step: InvitationStep::Made {
                    person,
                    role: Role::Lta,
                    venue: Some(venue),
                    holds: Millis(86_400_000),
                },
            }),
        ),
        (
            "event invitation-used",
            EventRecord::Invitation(Invited {
                invitation: "0123456789abcdef".parse().unwrap(),
                wall_ms: 1_790_000_000_000,
                step: InvitationStep::Used {
                    session: "fedcba9876543210".parse().unwrap(),
                },
            }),
        ),
        (
            "event invitation-withdrawn",
            EventRecord::Invitation(Invited {
                invitation: "0123456789abcdef".parse().unwrap(),
                wall_ms: 1_790_000_000_000,
                step: InvitationStep::Withdrawn,
            }),
        ),
    ]
}

fn rosters() -> Vec<(&'static str, RosterRecord)> {
    let person = || "p7".parse().unwrap();
    let venue = || "madrid".parse().unwrap();
    vec![
        (
            "roster person-entered",
            RosterRecord::PersonEntered {
                person: person(),
                number: Some(7),
                venue: Some(venue()),
                sealed: vec![0x3c; 40],
            },
        ),
        (
            "roster venue-changed",
            RosterRecord::VenueChanged {
                person: person(),
                venue: venue(),
            },
        ),
        (
            "roster person-forgotten",
            RosterRecord::PersonForgotten { person: person() },
        ),
        (
            "roster withdrawn",
            RosterRecord::Withdrawn {
                person: person(),
                from: 4,
            },
        ),
        (
            "roster returned",
            RosterRecord::Returned { person: person() },
        ),
        ("roster removed", RosterRecord::Removed { person: person() }),
    ]
}

fn holds() -> Vec<(&'static str, RoundRecord)> {
    vec![
        ("round held", held(Some("madrid"))),
        ("round held-whole", held(None)),
        (
            "round hold-reason-given",
            RoundRecord::HoldReasonGiven(HoldReasonGiven {
                hold: 2,
                reason: "fire alarm".to_owned(),
            }),
        ),
        (
            "round hold-ended",
            RoundRecord::HoldEnded(HoldEnded {
                hold: 2,
                article: "O 19.6".to_owned(),
                reason: "all clear".to_owned(),
            }),
        ),
    ]
}

fn held(venue: Option<&str>) -> RoundRecord {
    RoundRecord::HoldStarted(HoldStarted {
        hold: 2,
        venue: venue.map(|venue| venue.parse().unwrap()),
        article: "O 19.6".to_owned(),
        reason: Some("fire alarm".to_owned()),
    })
}

fn rounds() -> Vec<(&'static str, RoundRecord)> {
    let seat = |side, person: &str, venue: &str| SeatPlan {
        board: 12,
        side,
        person: person.parse().unwrap(),
        venue: venue.parse().unwrap(),
        device: format!("{venue}-1").parse().unwrap(),
    };
    let seats = vec![
        seat(Side::White, "p7", "madrid"),
        seat(Side::Black, "p8", "oslo"),
    ];
    vec![
        ("round draft-cleared", RoundRecord::DraftCleared),
        (
            "round paired",
            RoundRecord::Paired(Paired {
                board: 12,
                white: "p7".parse().unwrap(),
                black: "p8".parse().unwrap(),
            }),
        ),
        (
            "round start-given",
            RoundRecord::StartGiven(StartGiven {
                board: 12,
                start: Start::chess960(517).unwrap(),
            }),
        ),
        (
            "round starts-drawn",
            RoundRecord::StartsDrawn(StartsDrawn {
                seed: vec![0x5e; 4],
                one_for_round: false,
                numbers: vec![(1, 517), (2, 0)],
            }),
        ),
        (
            "round bye",
            RoundRecord::Bye(ByeGiven {
                person: "p9".parse().unwrap(),
                kind: ByeKind::Half,
            }),
        ),
        (
            "round seated",
            RoundRecord::Seated {
                seats: seats.clone(),
            },
        ),
        ("round published", RoundRecord::Published { seats }),
        (
            "round unpublished",
            RoundRecord::Unpublished {
                reason: "The pairings of round 3 were imported.".to_owned(),
            },
        ),
        (
            "round game-told",
            RoundRecord::GameImported(GameImported {
                board: 12,
                white: "p7".parse().unwrap(),
                black: "p8".parse().unwrap(),
                white_result: Some(RoundResult::Draw),
                black_result: Some(RoundResult::Loss),
            }),
        ),
        (
            "round alone-told",
            RoundRecord::UnpairedImported(UnpairedImported {
                person: "p9".parse().unwrap(),
                opponent: Some("p10".parse().unwrap()),
                result: RoundResult::ForfeitWin,
            }),
        ),
        (
            "round played-elsewhere",
            RoundRecord::RoundImported(RoundImported {
                source: "open-round-3.trf".to_owned(),
                day: Some(Date::new(2027, 4, 1).unwrap()),
            }),
        ),
        ("round started", RoundRecord::Started),
        ("round closed", RoundRecord::Closed),
    ]
}
