//! What the programs tell of their own work, to a real receiver; and that nobody who listens, or listens
//! badly, harms nothing.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, TcpListener};

use adoube_cluster::collector::{Collector, Labels, Span};
use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::games::player;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::{until, until_true};

const KIOSK: &str = "adoube-kiosk";
const COORDINATOR: &str = "adoube-coordinator";
const VENUE: &str = "adoube-venue";

/// All that a span may say. Nothing of it is a name, a move, or opens anything.
const LABELS: [&str; 9] = [
    "adoube.command",
    "adoube.device",
    "adoube.outcome",
    "adoube.sent",
    "adoube.stream",
    "adoube.relay.connection",
    "adoube.relay.end",
    "adoube.relay.bytes.up",
    "adoube.relay.bytes.down",
];

/// Metrics come twice a second.
fn told(event: &mut Event, endpoint: &str) {
    event.environment = vec![
        ("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint.to_owned()),
        ("OTEL_METRIC_EXPORT_INTERVAL", "500".to_owned()),
    ];
}

#[test]
fn a_moves_trace_spans_kiosk_and_coordinator_and_links_to_its_relays_connection() {
    if !mosquitto("a_moves_trace_spans_kiosk_and_coordinator_and_links_to_its_relays_connection") {
        return;
    }
    let collector = Collector::start();
    let mut event = Event::new(136, 12_000);
    told(&mut event, &collector.endpoint());
    event.begin();
    let root = until("a move's whole trace", || whole_move(&collector.spans()));
    assert_parts(&root, &collector.spans());
    let (relay, relayed) = root.links.first().cloned().unwrap();
    let device = root.labels["adoube.device"].clone();
    until_true("the relay tells of that connection", || {
        let spans = collector.spans();
        let mut opened = spans.iter().filter(|span| span.name == "relay opened");
        opened.any(|span| span.trace == relay && span.labels["adoube.device"] == device)
    });
    assert_numbers(&collector);

    assert_eq!(event.child(&device).stop(), Some(0));
    let connection = until("the connection's own span", || {
        let spans = collector.spans();
        let found = spans.iter().find(|span| span.name == "relay connection");
        found.cloned()
    });
    assert_eq!((connection.trace, connection.id), (relay.clone(), relayed));
    assert_eq!(connection.service, VENUE);
    assert_eq!(connection.labels["adoube.relay.connection"], relay);
    let carried: u64 = connection.labels["adoube.relay.bytes.up"].parse().unwrap();
    assert!(carried > 1_000, "{carried} bytes");
    assert_alarming(&collector, &device);
    assert_documented(&collector);
    assert_discreet(&collector.spans());
    assert_started_again_is_the_same(&mut event, &collector);
    event.assert_no_panic();
}

/// The root of a move of which everything has come.
fn whole_move(spans: &[Span]) -> Option<Span> {
    let roots = spans.iter().filter(|span| span.service == KIOSK);
    let mut roots = roots.filter(|span| span.name == "move" && span.parent.is_empty());
    let parts = ["queue", "decide", "append wait", "flush", "answer", "push"];
    let whole = roots.find(|root| {
        let within: BTreeSet<&str> = in_trace(spans, root)
            .map(|span| span.name.as_str())
            .collect();
        parts.iter().all(|part| within.contains(part))
    });
    whole.cloned()
}

fn in_trace<'a>(spans: &'a [Span], root: &Span) -> impl Iterator<Item = &'a Span> {
    let trace = root.trace.clone();
    spans.iter().filter(move |span| span.trace == trace)
}

/// What the coordinator did for the move, each part where it belongs.
fn assert_parts(root: &Span, spans: &[Span]) {
    let carried = in_trace(spans, root).find(|span| span.name == "carry out");
    let carried = carried.expect("the coordinator's own span");
    assert_eq!(carried.service, COORDINATOR);
    assert_eq!(carried.parent, root.id);
    assert_eq!(
        carried.links, root.links,
        "both know the relay's connection"
    );
    assert_eq!(
        carried.labels["adoube.device"],
        root.labels["adoube.device"]
    );
    assert_eq!(carried.labels["adoube.outcome"], "written");
    let stream = &carried.labels["adoube.stream"];
    assert!(stream.starts_with("t/test/board/1."), "{stream}");
    let mut before = carried.start;
    for name in ["queue", "decide", "append wait", "flush"] {
        let part = in_trace(spans, root)
            .find(|span| span.name == name)
            .unwrap();
        assert_eq!(part.parent, carried.id, "{name}");
        assert!(before <= part.start && part.start <= part.end, "{name}");
        assert!(part.end <= carried.end, "{name}");
        before = part.end;
    }
    let flush = in_trace(spans, root)
        .find(|span| span.name == "flush")
        .unwrap();
    assert!(
        flush.end - flush.start > 1_000,
        "a disk takes its time: {flush:?}"
    );
    let pushed = in_trace(spans, root).filter(|span| span.name == "push");
    let to: BTreeSet<&String> = pushed.map(|span| &span.labels["adoube.device"]).collect();
    assert_eq!(to.len(), 2, "the opponent's device and his own: {to:?}");
    // Both clocks are this machine's.
    assert!(root.start <= carried.start && flush.end <= root.end + 1_000_000);
}

fn number(
    collector: &Collector,
    service: &str,
    name: &str,
    wanted: &[(&str, &str)],
) -> Option<f64> {
    let fits = |labels: &Labels| {
        let mut wanted = wanted.iter();
        wanted.all(|(key, value)| labels.get(*key).is_some_and(|is| is == value))
    };
    let all = collector.numbers(service, name);
    all.iter()
        .find(|(_, labels, _)| fits(labels))
        .map(|found| found.2.value)
}

/// What all is well looks like.
fn assert_numbers(collector: &Collector) {
    let one = [("tournament", "test")];
    let is = |name, labels: &[(&str, &str)], value: f64| {
        until_true(&format!("{name} is {value}"), || {
            number(collector, COORDINATOR, name, labels) == Some(value)
        });
    };
    is("adoube.ledger.available", &[], 1.0);
    is("adoube.seats.connected", &one, 4.0);
    is("adoube.boards.running", &one, 2.0);
    is("adoube.incidents.open", &one, 0.0);
    is("adoube.telemetry.spans.dropped", &[], 0.0);
    for venue in VENUES {
        let at = [("venue", venue)];
        is("adoube.venues.linked", &at, 1.0);
        is("adoube.devices.late", &at, 0.0);
    }
    let within = |service, name, range: std::ops::RangeInclusive<f64>| {
        let value = until(name, || number(collector, service, name, &[]));
        assert!(range.contains(&value), "{name}: {value}");
    };
    within(COORDINATOR, "adoube.shard.queue", 0.0..=4_096.0);
    within(COORDINATOR, "adoube.shard.appends", 0.0..=1_024.0);
    within(COORDINATOR, "adoube.clock.offset", -1.0..=1.0);
    within(VENUE, "adoube.venue.uplink.up", 1.0..=1.0);
    within(VENUE, "adoube.venue.broker.up", 1.0..=1.0);
    within(VENUE, "adoube.venue.uplink.round_trip", 0.000_01..=2.0);
    within(VENUE, "adoube.venue.uplink.loss", 0.0..=1.0);
    within(VENUE, "adoube.venue.outbox", 0.0..=1_000.0);
    within(VENUE, "adoube.venue.relay.connections", 2.0..=2.0);
    let ready = number(
        collector,
        VENUE,
        "adoube.venue.devices",
        &[("state", "ready")],
    );
    assert_eq!(ready, Some(2.0));
    for (service, name) in [
        (COORDINATOR, "adoube.ledger.flush.duration"),
        (COORDINATOR, "adoube.ledger.flush.requests"),
        (COORDINATOR, "adoube.command.duration"),
        (KIOSK, "adoube.kiosk.answer.duration"),
    ] {
        let (_, _, all) = collector.numbers(service, name)[0].clone();
        assert!(all.count > 0 && all.value > 0.0, "{name}: {all:?}");
        #[expect(clippy::cast_precision_loss, reason = "a few")]
        let mean = all.value / all.count as f64;
        assert!(mean < 60.0, "{name}: {all:?}");
    }
}

/// A device that is gone is what an operator is to be told of.
fn assert_alarming(collector: &Collector, device: &str) {
    let venue = device.split_once('-').unwrap().0;
    until_true("an incident is open", || {
        let open = number(collector, COORDINATOR, "adoube.incidents.open", &[]);
        open.is_some_and(|open| open >= 1.0)
    });
    until_true("the seat is not connected", || {
        number(collector, COORDINATOR, "adoube.seats.connected", &[]) == Some(3.0)
    });
    until_true("its venue does not hear it", || {
        let node = collector.numbers(VENUE, "adoube.venue.devices").into_iter();
        let at =
            node.filter(|(instance, labels, _)| instance == venue && labels["state"] == "ready");
        at.map(|found| found.2.value).eq([1.0])
    });
}

/// The dashboard shows nothing but what comes, and the operator's page tells of all of it.
fn assert_documented(collector: &Collector) {
    let names = collector.names();
    let comes = |series: &str| names.iter().any(|(_, name)| name == series);
    let dashboard = include_str!("../../../../deploy/grafana/adoube.json");
    let dashboard: serde_json::Value = serde_json::from_str(dashboard).unwrap();
    let mut shown = 0;
    for panel in dashboard["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().into_iter().flatten() {
            let expression = target["expr"].as_str().unwrap();
            let words = expression.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            for series in words.filter(|word| word.starts_with("adoube_")) {
                assert!(comes(series), "{series}: {names:?}");
                shown += 1;
            }
        }
    }
    assert!(shown > 25, "{shown} series are shown");
    let page = include_str!("../../../../docs/operations.md");
    for (name, _) in &names {
        assert!(
            page.contains(&format!("`{name}`")),
            "{name} is not in docs/operations.md"
        );
    }
}

/// What a killed coordinator told last does not count beside what it tells when it is back.
fn assert_started_again_is_the_same(event: &mut Event, collector: &Collector) {
    let told = || number(collector, COORDINATOR, "adoube.telemetry.spans", &[]);
    let before = told();
    event.child("coordinator").kill();
    event.start("coordinator");
    until_true("it tells anew", || told() < before);
    let available = collector.numbers(COORDINATOR, "adoube.ledger.available");
    assert_eq!(available.len(), 1, "{available:?}");
}

/// Ids only.
fn assert_discreet(spans: &[Span]) {
    for span in spans {
        for (key, value) in &span.labels {
            assert!(LABELS.contains(&key.as_str()), "{key}: {value}");
        }
        let text = format!("{span:?}");
        let names: Vec<_> = (0..4).map(|place| player(place).0).collect();
        let names = names.iter().flat_map(|name| name.split(", "));
        for name in names {
            assert!(!text.contains(&format!("\"{name}")), "{name}: {text}");
        }
    }
}

#[test]
fn telemetry_that_nobody_takes_harms_nothing_and_is_said_once() {
    if !mosquitto("telemetry_that_nobody_takes_harms_nothing_and_is_said_once") {
        return;
    }
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let refused = free.local_addr().unwrap();
    drop(free);
    // It lets everybody in and says nothing.
    let mute = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let mut event = Event::new(12, 4_000);
    told(&mut event, &format!("http://{refused}"));
    let file = event.path("coordinator/coordinator.toml");
    let settings = std::fs::read_to_string(&file).unwrap();
    let endpoint = format!("telemetry = \"http://{}\"\n", mute.local_addr().unwrap());
    std::fs::write(&file, endpoint.clone() + &settings).unwrap();
    let environment = std::mem::take(&mut event.environment);
    event.environment = environment[1..].to_vec();
    event.start("coordinator");
    event.environment = environment;
    event.begin_with_coordinator();
    let devices = event.seated();
    event.finish();
    for name in devices.iter().map(String::as_str).chain(VENUES) {
        let said = event.log_of(name);
        assert_eq!(
            said.matches("telemetry cannot be sent").count(),
            1,
            "{name}: {said}"
        );
    }
    let said = event.log_of("coordinator");
    assert!(
        said.matches("telemetry cannot be sent").count() <= 1,
        "{said}"
    );
    assert!(
        said.contains(&mute.local_addr().unwrap().to_string()),
        "{said}"
    );
    event.child("coordinator").stop();
}
