//! Setting up, step by step.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_regulations::{TEMPLATE, draft, published, to_toml};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::event::*;
use adoube_tournament::ids::{DeviceId, PersonId, VenueId};
use adoube_tournament::refusal::Refusal;

fn person(id: &str) -> PersonId {
    PersonId::new(id).unwrap()
}

fn venue(id: &str) -> VenueId {
    VenueId::new(id).unwrap()
}

fn device(id: &str) -> DeviceId {
    DeviceId::new(id).unwrap()
}

fn organiser() -> Actor {
    Actor::official(person("olga"), Role::Organiser)
}

fn plan(id: &str, devices: &[&str]) -> VenuePlan {
    VenuePlan {
        venue: venue(id),
        name: id.to_uppercase(),
        time_zone: "Europe/Madrid".to_owned(),
        devices: devices.iter().map(|id| device(id)).collect(),
    }
}

fn official(id: &str, role: Role, at: &str) -> OfficialPlan {
    OfficialPlan {
        person: person(id),
        role,
        venue: (!at.is_empty()).then(|| venue(at)),
    }
}

/// Two venues, three devices, an LCA and an LTA each, a chief arbiter.
fn wanted() -> SetUp {
    SetUp {
        regulations: draft(TEMPLATE),
        venues: vec![
            plan("madrid", &["madrid-1", "madrid-2", "madrid-10"]),
            plan("oslo", &["oslo-1"]),
        ],
        officials: vec![
            official("carla", Role::ChiefArbiter, ""),
            official("mario", Role::Lca, "madrid"),
            official("marta", Role::Lta, "madrid"),
            official("ole", Role::Lca, "oslo"),
            official("oda", Role::Lta, "oslo"),
        ],
    }
}

fn folded(records: &[EventRecord]) -> State {
    let mut state = State::default();
    for record in records {
        state.apply(record);
    }
    state
}

fn set_up() -> State {
    folded(&decide(&State::default(), &organiser(), &wanted()).unwrap())
}

#[test]
fn evt_3_the_first_set_up_opens_the_tournament_and_appoints_everybody() {
    let records = decide(&State::default(), &organiser(), &wanted()).unwrap();
    let opened = EventRecord::Opened {
        name: "My hybrid event".to_owned(),
    };
    assert_eq!(records[0], opened);
    let state = folded(&records);
    assert_eq!(state.name(), Some("My hybrid event"));
    assert_eq!(state.version(), 1);
    assert_eq!(to_toml(state.regulations().unwrap()), state.document());
    assert_eq!(state.venues().len(), 2);
    let devices = &state.venues()[&venue("madrid")].devices;
    let order: Vec<_> = devices.iter().map(DeviceId::as_str).collect();
    assert_eq!(
        order,
        ["madrid-1", "madrid-2", "madrid-10"],
        "as they were enrolled"
    );
    assert_eq!(state.device_venue(&device("oslo-1")), Some(&venue("oslo")));
    assert_eq!(state.device_venue(&device("oslo-2")), None);
    let madrid = Some(venue("madrid"));
    assert_eq!(state.roles_of(&person("marta")), [(Role::Lta, madrid)]);
    assert_eq!(
        state.roles_of(&person("carla")),
        [(Role::ChiefArbiter, None)]
    );
    assert_eq!(state.roles_of(&person("olga")), [(Role::Organiser, None)]);
    assert_eq!(state.roles_of(&person("nobody")), []);
}

/// The first venue's calendar dates the rounds: neither ids nor later set-ups change which it is.
#[test]
fn evt_3_venues_keep_the_order_in_which_they_were_set_up() {
    let order = |state: &State| -> Vec<String> {
        let venues = state.venues_in_order();
        venues.map(|(id, _)| id.to_string()).collect()
    };
    let mut first = wanted();
    first.venues.reverse();
    let mut state = folded(&decide(&State::default(), &organiser(), &first).unwrap());
    assert_eq!(order(&state), ["oslo", "madrid"]);

    // Written in another order, and one with another time zone.
    let mut again = wanted();
    again.venues[1].time_zone = "Europe/Paris".to_owned();
    for record in decide(&state, &organiser(), &again).unwrap() {
        state.apply(&record);
    }
    assert_eq!(order(&state), ["oslo", "madrid"]);
    let (_, first) = state.venues_in_order().next().unwrap();
    assert_eq!(first.time_zone, "Europe/Paris");

    // One that is released is behind the others if it comes back.
    let venue = venue("oslo");
    state.apply(&EventRecord::VenueReleased {
        venue: venue.clone(),
    });
    assert_eq!(order(&state), ["madrid"]);
    state.apply(&EventRecord::VenueAppointed(VenueAppointed {
        venue,
        name: "Oslo".to_owned(),
        time_zone: "Europe/Oslo".to_owned(),
    }));
    assert_eq!(order(&state), ["madrid", "oslo"]);
}

#[test]
fn evt_1_the_same_again_changes_nothing_and_a_change_only_what_it_says() {
    let state = set_up();
    assert_eq!(decide(&state, &organiser(), &wanted()), Ok(vec![]));

    let mut changed = wanted();
    changed.regulations = draft(&TEMPLATE.replace("default_time = 30", "default_time = 45"));
    changed.venues[0].name = "Real Casino".to_owned();
    changed.venues[1].devices = vec![device("madrid-10")];
    changed.venues[0].devices.pop();
    changed.officials[0] = official("clara", Role::ChiefArbiter, "");
    let records = decide(&state, &organiser(), &changed).unwrap();
    let version_2 = |r: &EventRecord| {
        matches!(r, EventRecord::RegulationsPublished { version: 2, document }
            if document.text.contains("default_time = 45"))
    };
    assert!(version_2(&records[0]), "{:?}", records[0]);
    let rest = [
        EventRecord::DeviceRetired {
            device: device("madrid-10"),
        },
        EventRecord::DeviceRetired {
            device: device("oslo-1"),
        },
        EventRecord::VenueAppointed(VenueAppointed {
            venue: venue("madrid"),
            name: "Real Casino".to_owned(),
            time_zone: "Europe/Madrid".to_owned(),
        }),
        EventRecord::DeviceEnrolled {
            device: device("madrid-10"),
            venue: venue("oslo"),
        },
        EventRecord::OfficialReleased(OfficialPlan {
            person: person("carla"),
            role: Role::ChiefArbiter,
            venue: None,
        }),
        EventRecord::OfficialAppointed(OfficialPlan {
            person: person("clara"),
            role: Role::ChiefArbiter,
            venue: None,
        }),
    ];
    assert_eq!(records[1..], rest);
    let mut state = state;
    for record in &records {
        state.apply(record);
    }
    assert_eq!(decide(&state, &organiser(), &changed), Ok(vec![]));
    assert_eq!(
        state.device_venue(&device("madrid-10")),
        Some(&venue("oslo"))
    );
    assert_eq!(state.device_venue(&device("oslo-1")), None);
}

#[test]
fn a_venue_that_is_left_out_goes_with_its_devices_and_officials() {
    let mut state = set_up();
    let mut smaller = wanted();
    smaller.venues.pop();
    smaller.officials.truncate(3);
    for record in decide(&state, &organiser(), &smaller).unwrap() {
        state.apply(&record);
    }
    assert_eq!(state.venues().len(), 1);
    assert_eq!(state.device_venue(&device("oslo-1")), None);
    assert_eq!(state.roles_of(&person("oda")), []);
    assert_eq!(decide(&state, &organiser(), &smaller), Ok(vec![]));
}

#[test]
fn pen_3_only_an_organiser_sets_up() {
    for role in Role::ALL {
        let actor = Actor::official(person("olga"), role);
        let allowed = decide(&State::default(), &actor, &wanted()).is_ok();
        assert_eq!(allowed, role == Role::Organiser, "{role:?}");
    }
    for actor in [Actor::Coordinator, Actor::Venue(venue("oslo"))] {
        let refused = decide(&State::default(), &actor, &wanted());
        assert!(matches!(refused, Err(Refusal::NotYourRole { .. })));
    }
}

/// A change to a good set-up, and what is told.
type Row = (fn(&mut SetUp), &'static [&'static str]);

const BAD: &[Row] = &[
    (
        |s| s.officials.truncate(2),
        &[
            "venue madrid: appoint its lta (O 16.8)",
            "venue oslo: appoint its lca (O 16.8)",
            "venue oslo: appoint its lta (O 16.8)",
        ],
    ),
    (
        |s| s.officials[4] = official("ole", Role::Lta, "oslo"),
        &["venue oslo: its lca and its lta are two persons (O 16.8)"],
    ),
    (
        |s| s.regulations = draft(&TEMPLATE.replace("per_venue = 2", "per_venue = 3")),
        &[
            "venue madrid: the regulations announce 3 arbiters, appoint 1 more (O 16.9)",
            "venue oslo: the regulations announce 3 arbiters, appoint 1 more (O 16.9)",
        ],
    ),
    (
        |s| s.officials[1].venue = Some(venue("paris")),
        &[
            "mario: there is no venue paris",
            "venue madrid: appoint its lca (O 16.8)",
        ],
    ),
    (
        |s| s.officials.push(official("x", Role::Lca, "")),
        &["x: say at which venue (lca)"],
    ),
    (
        |s| s.officials.push(official("x", Role::ChiefArbiter, "oslo")),
        &["x: a chief arbiter is for the whole event, leave out the venue"],
    ),
    (
        |s| s.officials.push(official("x", Role::Player, "")),
        &["x: player is no official's role"],
    ),
    // VEN-1: a device belongs to one venue, once
    (
        |s| s.venues[1].devices.push(device("madrid-1")),
        &["device madrid-1 stands in venue madrid and in venue oslo: \
             it belongs to one, once (O 16.6)"],
    ),
    (
        |s| s.venues[1].devices.push(device("oslo-1")),
        &["device oslo-1 stands in venue oslo and in venue oslo: \
             it belongs to one, once (O 16.6)"],
    ),
    (
        |s| s.venues.push(plan("oslo", &[])),
        &["venue oslo is named twice"],
    ),
    (
        |s| s.venues[0].name = " ".into(),
        &["venue madrid: its name: there is nothing to read: write something"],
    ),
    (
        |s| s.venues[0].name = "Madrid\u{202e}".into(),
        &[
            "venue madrid: its name: character 7 of the text is U+202E, a character that turns the direction of the \
             text: delete it, or type the text again instead of pasting it",
        ],
    ),
    (
        |s| s.venues[0].time_zone = "Madrid time".into(),
        &["venue madrid: give its time zone by its IANA name, such as Europe/Madrid"],
    ),
    (
        |s| s.venues[0].devices = (0..20_001).map(|n| device(&n.to_string())).collect(),
        &["20002 devices: an event has at most 20000"],
    ),
];

#[test]
fn evt_3_venues_officials_and_devices_that_cannot_be() {
    for (change, told) in BAD {
        let mut bad = wanted();
        change(&mut bad);
        let refused = decide(&State::default(), &organiser(), &bad);
        let Err(Refusal::Invalid(text)) = refused else {
            panic!("{told:?}: {refused:?}");
        };
        for line in *told {
            assert!(text.lines().any(|l| l == *line), "{line} is not in\n{text}");
        }
        let extra = text.lines().filter(|line| !told.contains(line)).count();
        assert!(extra == 0 || told.len() > 1, "{text}");
    }
}

#[test]
fn evt_1_bad_regulations_are_told_line_by_line() {
    let mut bad = wanted();
    bad.regulations = draft("rounds = 0\nkind = 'hybrid'\n");
    let Err(Refusal::Invalid(text)) = decide(&State::default(), &organiser(), &bad) else {
        panic!("taken");
    };
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(
        text.contains("line 1: rounds: write a whole number of 1 to 99"),
        "{text}"
    );
}

#[test]
fn evt_3_a_third_arbiter_counts_and_an_official_may_have_two_roles() {
    let mut three = wanted();
    three.regulations = draft(&TEMPLATE.replace("per_venue = 2", "per_venue = 3"));
    three
        .officials
        .push(official("ana", Role::Arbiter, "madrid"));
    three.officials.push(official("ana", Role::Arbiter, "oslo"));
    let state = folded(&decide(&State::default(), &organiser(), &three).unwrap());
    assert_eq!(state.roles_of(&person("ana")).len(), 2);
}

#[test]
fn sup_1_an_online_event_needs_no_local_officials() {
    let text = "name = 'Online'\nkind = 'supervised-online'\nrounds = 5\n\
                time_control = '5400+30'\n[disconnection]\nclock = 'runs'\n";
    let mut online = wanted();
    online.regulations = draft(text);
    online.officials.truncate(1);
    assert!(decide(&State::default(), &organiser(), &online).is_ok());
}

/// A grant names its appointment: one that was taken back does not hold again because the office
/// was given anew.
#[test]
fn pen_3_an_office_given_again_is_another_appointment() {
    let numbers = |state: &State| -> Vec<(u64, String)> {
        let all = state.appointments();
        all.map(|(number, office)| (number, office.person.to_string()))
            .collect()
    };
    let record = |person: &str, appointed: bool| {
        let (person, role, venue) = (person.parse().unwrap(), Role::Lta, Some(venue("oslo")));
        if appointed {
            return EventRecord::OfficialAppointed(OfficialPlan {
                person,
                role,
                venue,
            });
        }
        EventRecord::OfficialReleased(OfficialPlan {
            person,
            role,
            venue,
        })
    };
    let mut state = State::default();
    for (person, appointed) in [("ana", true), ("bo", true), ("ana", true), ("ana", false)] {
        state.apply(&record(person, appointed));
    }
    assert_eq!(numbers(&state), [(2, "bo".to_owned())]);
    state.apply(&record("ana", true));
    assert_eq!(
        numbers(&state),
        [(3, "ana".to_owned()), (2, "bo".to_owned())]
    );
    assert_eq!(Vec::from_iter(state.ended_appointments().clone()), [1]);
}

/// EVT-1: a document that was published is still read where this version would refuse it at set-up; the next set-up
/// says what to change.
#[test]
fn evt_1_published_regulations_are_read_whatever_is_asked_of_new_ones() {
    let mut wanted = wanted();
    let document = TEMPLATE.replace("\"game-lost\"", "\"yellow-card\"");
    wanted.regulations = draft(&document);
    let mut state = set_up();
    state.apply(&EventRecord::RegulationsPublished {
        version: 2,
        document: published(document),
    });
    let published = state.regulations().unwrap();
    let device: Vec<_> = published.penalties.prohibited_device.iter().collect();
    assert_eq!(device, [&"yellow-card".parse().unwrap()]);
    let Err(Refusal::Invalid(why)) = decide(&state, &organiser(), &wanted) else {
        panic!("set up");
    };
    assert!(why.contains("write cards = true"), "{why}");
}
