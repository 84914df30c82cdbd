//! Who gets in at the port for officials, and what he sees while the uplink is down. No broker is
//! needed for this: devices that were never heard are shown too.

use std::sync::Arc;
use std::time::Duration;

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{
    HistoryRequest, OrdersRequest, SeatAt, Seating, SetThresholdsRequest, Thresholds, VenueAlarm,
    VenueAlarmKind, VenueAlarms, VenueHold, VenueLeave,
};
use adoube_tournament::actor::Role;
use adoube_venue::grants::{Authority, Received};
use adoube_venue::lta::ask;
use adoube_venue::lta::office::{Caller, Office, Official, Officials};
use adoube_venue::lta::picture::Picture;
use adoube_venue::lta::watcher;
use adoube_venue::network_codes::NetworkCodes;
use tokio::sync::{mpsc, watch};
use tonic::Code;

use crate::kit::{Coordinator, Lta, Paper, Venue, Vouching, heard, soon};

/// A venue without a broker of its own; nobody listens where it looks for one.
fn venue() -> Venue {
    Venue::with("external_broker = \"127.0.0.1:9\"")
}

const OFFICIALS: [(&str, Role, &str); 4] = [
    ("lena", Role::Lta, "madrid"),
    ("omar", Role::Lta, "oslo"),
    ("clara", Role::ChiefArbiter, ""),
    ("otto", Role::Organiser, ""),
];

/// Waits until somebody gets this answer.
async fn until_told(venue: &Venue, person: &str, expected: &str) {
    let mut lta = Lta::person(venue, person);
    let waiting = async {
        while lta.word().await != expected {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    soon(&format!("{person} told {expected}"), waiting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_a_venue_that_is_cut_off_knows_its_people() {
    let venue = venue();
    let node = venue.start().await;
    until_told(&venue, "lena", "not-granted").await;
    venue.grant(1_000, &OFFICIALS, &[]);
    let first = Coordinator::start(&venue, 0, true);
    until_told(&venue, "lena", "ok").await;
    let table = [
        ("clara", "ok"),
        ("omar", "other-venue"),
        ("otto", "not-your-role"),
        ("nobody", "not-granted"),
    ];
    for (person, expected) in table {
        let word = Lta::person(&venue, person).word().await;
        assert_eq!(word, expected, "{person}");
    }
    // A device of the venue, and its own node, are no officials.
    for paper in [Paper::device("madrid", "d-1"), Paper::venue("madrid")] {
        let mut stranger = Lta::connect(&venue, &paper);
        let refused = stranger.watch().await.unwrap_err();
        assert_eq!(refused.code(), Code::PermissionDenied);
        assert!(refused.message().contains("only an official"), "{refused}");
    }

    // The uplink is cut, and the node is started again without it.
    drop(first);
    node.stop().await;
    let node = venue.start().await;
    for (person, expected) in table.into_iter().chain([("lena", "ok")]) {
        let word = Lta::person(&venue, person).word().await;
        assert_eq!(word, expected, "{person} after a restart");
    }

    // Back, with one office taken away: whoever watches by it loses his stream.
    let mut lena = Lta::person(&venue, "lena");
    let mut watching = lena.watch().await.unwrap();
    venue.grant(2_000, &OFFICIALS, &[1]);
    let _second = Coordinator::start(&venue, 0, true);
    let ended = soon("the end of the stream", async {
        loop {
            match watching.message().await {
                Ok(Some(_)) => {}
                other => return other,
            }
        }
    });
    let ended = ended.await.unwrap_err();
    assert!(ended.message().starts_with("revoked"), "{ended}");
    assert_eq!(lena.word().await, "revoked");
    let order = lena.give(1, "d-1", ("identify", ""), 0).await;
    assert!(order.unwrap_err().message().starts_with("revoked"));
    node.stop().await;
}

/// What was before somebody opened the device, also for who has just come.
#[tokio::test(flavor = "multi_thread")]
async fn ven_4_a_device_has_a_history_for_those_who_may_watch() {
    let venue = venue();
    venue.grant(1_000, &OFFICIALS, &[]);
    let _coordinator = Coordinator::start(&venue, 0, true);
    let node = venue.start().await;
    until_told(&venue, "lena", "ok").await;
    let ask = async |person: &str, device: &str| {
        let device = device.to_owned();
        let mut lta = Lta::person(&venue, person);
        let asked = lta.0.history(HistoryRequest { device }).await;
        asked.map(tonic::Response::into_inner)
    };
    let history = ask("lena", "d-1").await.unwrap();
    let states: Vec<_> = history
        .turns
        .iter()
        .map(|turn| turn.state().word())
        .collect();
    assert_eq!(states, ["absent"], "it was never heard");
    assert!(history.trips.is_empty());
    let elsewhere = ask("lena", "oslo-1").await.unwrap_err();
    assert_eq!(elsewhere.code(), Code::NotFound);
    for person in ["omar", "otto"] {
        assert!(ask(person, "d-1").await.is_err(), "{person}");
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_4_the_uplink_is_shown_as_down_and_thresholds_are_kept() {
    let venue = venue();
    venue.grant(1_000, &OFFICIALS, &[]);
    let coordinator = Coordinator::start(&venue, 0, true);
    let node = venue.start().await;
    until_told(&venue, "lena", "ok").await;
    let mut lena = Lta::person(&venue, "lena");
    let mut stream = lena.watch().await.unwrap();
    heard(&mut stream, |body| match body {
        Body::Uplink(uplink) => uplink.connected.then_some(()),
        _ => None,
    })
    .await;
    let mut anew = lena.watch().await.unwrap();
    let devices = heard(&mut anew, |body| match body {
        // A node that has just started may not have looked at its devices yet.
        Body::Devices(devices) => {
            let whole = !devices.part && !devices.devices.is_empty();
            whole.then_some(devices.devices.len())
        }
        _ => None,
    });
    assert_eq!(devices.await, 3, "those that were never heard too");
    drop(coordinator);
    let why = heard(&mut stream, |body| match body {
        Body::Uplink(uplink) => (!uplink.connected).then_some(uplink.why),
        _ => None,
    });
    assert!(!why.await.is_empty());

    let thresholds = Thresholds {
        late_ms: 2_000,
        silent_ms: 4_000,
        alarm_ms: 8_000,
    };
    for (wanted, good) in [
        (
            Thresholds {
                late_ms: 5_000,
                ..thresholds
            },
            false,
        ),
        (
            Thresholds {
                alarm_ms: 0,
                ..thresholds
            },
            false,
        ),
        (thresholds, true),
    ] {
        let request = SetThresholdsRequest {
            thresholds: Some(wanted),
        };
        let set = lena.0.set_thresholds(request).await;
        assert_eq!(set.is_ok(), good, "{wanted:?}");
    }
    node.stop().await;
    let node = venue.start().await;
    let mut stream = Lta::person(&venue, "clara").watch().await.unwrap();
    let shown = heard(&mut stream, |body| match body {
        Body::Thresholds(shown) => Some(shown),
        _ => None,
    });
    assert_eq!(shown.await, thresholds);
    node.stop().await;
}

/// Whoever has set thresholds or given an order reads that from its answer on, and so does who comes then.
#[tokio::test(flavor = "multi_thread")]
async fn ven_4_what_was_answered_is_what_is_read_next() {
    let venue = venue();
    venue.grant(1_000, &OFFICIALS, &[]);
    let _coordinator = Coordinator::start(&venue, 0, true);
    let node = venue.start().await;
    until_told(&venue, "lena", "ok").await;
    let mut lena = Lta::person(&venue, "lena");
    for (number, late_ms) in (1..).zip([2_000, 2_500, 3_000, 3_500]) {
        let wanted = Thresholds {
            late_ms,
            silent_ms: 4_000,
            alarm_ms: 8_000,
        };
        let request = SetThresholdsRequest {
            thresholds: Some(wanted),
        };
        lena.0.set_thresholds(request).await.unwrap();
        let mut stream = lena.watch().await.unwrap();
        let shown = heard(&mut stream, |body| match body {
            Body::Thresholds(shown) => Some(shown),
            _ => None,
        });
        assert_eq!(shown.await, wanted);
        let given = lena.give(number, "d-1", ("identify", ""), 0).await.unwrap();
        let listed = lena.0.orders(OrdersRequest::default()).await.unwrap();
        let listed = listed.into_inner().orders;
        assert!(listed.iter().any(|order| order.id == given.id), "{number}");
    }
    node.stop().await;
}

/// That somebody is told at his device.
fn sits(seat: &SeatAt) -> impl FnMut(Body) -> Option<()> + use<> {
    let (device, name) = (seat.device.clone(), seat.name.clone());
    move |body| {
        let Body::Devices(told) = body else {
            return None;
        };
        let mut seats = told.devices.iter().filter_map(|it| it.seat.as_ref());
        let sits = |at: &SeatAt| at.device == device && at.name == name;
        seats.any(sits).then_some(())
    }
}

/// A player's call, as the coordinator tells of it, is shown at the venue, also to whoever comes later
/// and while the uplink is down, until the coordinator says no more of it.
#[tokio::test(flavor = "multi_thread")]
async fn ven_8_a_call_is_shown_at_the_venue_until_it_is_over() {
    let venue = venue();
    venue.grant(1_000, &OFFICIALS, &[]);
    let coordinator = Coordinator::start(&venue, 0, true);
    let node = venue.start().await;
    until_told(&venue, "lena", "ok").await;
    let call = VenueAlarm {
        id: "call-1.1-1".to_owned(),
        kind: VenueAlarmKind::Call.into(),
        device: "d-1".to_owned(),
        text: "White calls the arbiter".to_owned(),
        ..VenueAlarm::default()
    };
    let shows = |count: usize| {
        move |body| match body {
            Body::Alarms(shown) => (shown.alarms.len() == count).then_some(shown.alarms),
            _ => None,
        }
    };
    let mut stream = Lta::person(&venue, "lena").watch().await.unwrap();
    heard(&mut stream, shows(0)).await;
    let alarms = vec![call.clone()];
    let hold = VenueHold {
        id: "hold-1-1".to_owned(),
        reason: "fire alarm".to_owned(),
        ..VenueHold::default()
    };
    let leave = VenueLeave {
        device: "d-2".to_owned(),
        ..VenueLeave::default()
    };
    let seat = SeatAt {
        device: "d-3".to_owned(),
        name: "Ding, Liren".to_owned(),
        ..SeatAt::default()
    };
    *coordinator.seats.lock().unwrap() = Some(Seating {
        seats: vec![seat.clone()],
    });
    heard(&mut stream, sits(&seat)).await;
    *coordinator.alarms.lock().unwrap() = Some(VenueAlarms {
        alarms,
        holds: vec![hold.clone()],
        leaves: vec![leave.clone()],
        ended_leaves: vec![leave.clone()],
        over_without_reason: Vec::new(),
    });
    assert_eq!(
        heard(&mut stream, shows(1)).await,
        std::slice::from_ref(&call)
    );
    drop(coordinator);
    heard(&mut stream, |body| match body {
        Body::Uplink(uplink) => (!uplink.connected).then_some(()),
        _ => None,
    })
    .await;
    let mut later = Lta::person(&venue, "clara").watch().await.unwrap();
    let told = heard(&mut later, |body| match body {
        Body::Alarms(told) => Some(told),
        _ => None,
    });
    let told = told.await;
    // What was stopped, who is out and who is back is known with the uplink down too.
    let last = (told.alarms, told.holds, told.leaves, told.ended_leaves);
    let expected = (vec![call], vec![hold], vec![leave.clone()], vec![leave]);
    assert_eq!(last, expected);
    drop((stream, later));
    node.stop().await;
    // So it is to a node that is started meanwhile, from its first picture on, with who sits where.
    let node = venue.start().await;
    let mut stream = Lta::person(&venue, "lena").watch().await.unwrap();
    heard(&mut stream, sits(&seat)).await;
    let again = heard(&mut stream, |body| match body {
        Body::Alarms(told) => Some((told.alarms, told.holds, told.leaves, told.ended_leaves)),
        _ => None,
    });
    assert_eq!(again.await, expected);
    let coordinator = Coordinator::start(&venue, 0, true);
    *coordinator.alarms.lock().unwrap() = Some(VenueAlarms::default());
    assert_eq!(heard(&mut stream, shows(0)).await, []);
    node.stop().await;
}

/// A watcher who takes nothing is dropped with a word, and the pictures go on without him.
#[tokio::test(flavor = "multi_thread")]
async fn ven_4_a_slow_watcher_is_dropped_with_a_word() {
    let vouching = Vouching::new();
    let key = {
        let der = rustls::pki_types::pem::PemObject::from_pem_slice(vouching.pem().as_bytes());
        let der: rustls::pki_types::SubjectPublicKeyInfoDer<'_> = der.unwrap();
        der[12..].try_into().unwrap()
    };
    let mut authority = Authority::new("madrid".parse().unwrap(), key);
    let grants = vouching.grants(1_000, &OFFICIALS, &[]);
    let boot_id = adoube_venue::clock::boot_id().unwrap();
    let at = adoube_venue::orders::Moment {
        now: adoube_venue::clock::monotonic_ms(),
        wall: adoube_venue::clock::wall_ms(),
    };
    let received = Received {
        boot_id: boot_id.clone(),
        at,
    };
    authority.take(grants, received).unwrap();
    let picture = Picture {
        now: 1,
        ..Picture::default()
    };
    let (show, shown) = watch::channel(Arc::new(picture));
    let (asks, _) = mpsc::channel::<ask::Ask>(1);
    let office = Office {
        venue: "madrid".to_owned(),
        name: "Madrid".to_owned(),
        shown,
        asks,
        officials: Officials::new(authority, boot_id),
        enrolling: None,
        network: Arc::new(NetworkCodes::new(&[7; 32], &[])),
    };
    let official = Official {
        caller: Caller::Certificate("lena".parse().unwrap()),
        person: "lena".parse().unwrap(),
        role: adoube_proto::v1::Role::Lta,
    };
    let (sender, mut replies) = mpsc::channel(1);
    let patience = Duration::from_millis(100);
    let served = watcher::run(office, official, sender, patience);
    let word = soon("the last word", served).await.unwrap();
    assert_eq!(word.code(), Code::ResourceExhausted);
    assert!(word.message().contains("connect again"), "{word}");
    assert!(replies.recv().await.is_some(), "what waited is still there");
    assert!(replies.recv().await.is_none());
    show.send_replace(Arc::new(Picture::default()));
}
