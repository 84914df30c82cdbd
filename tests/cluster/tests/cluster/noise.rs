//! Truncated, oversized and random bytes on every port, while games go on.

use std::net::TcpStream;
use std::sync::Arc;

use adoube_cluster::certificates::{Paper, client};
use adoube_cluster::event::Event;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use adoube_cluster::wire::{self, COORDINATOR, VENUE};
use rustls::ClientConfig;

/// So many connections that say nothing stay open on each port.
const IDLE: usize = 20;

#[test]
fn noise_on_every_port_disturbs_no_game() {
    if !mosquitto("noise_on_every_port_disturbs_no_game") {
        return;
    }
    let mut event = Event::long();
    let seed = fastrand::u64(..);
    println!("seed {seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let (relay, broker) = event.ports("madrid");
    let ports = [event.port, relay, broker];
    let tls = client(&event.path(""), Some(&Paper::of(&event.spare("madrid").1)));
    let idle = ports.map(|port| [(); IDLE].map(|()| wire::connect(port)));
    for port in ports {
        for bytes in in_the_clear(&tls, &mut random) {
            wire::throw(port, &bytes);
        }
        event.until_moved(1);
    }
    for bytes in to_the_coordinator(&mut random) {
        let _ = wire::ask(wire::connect(event.port), &tls, COORDINATOR, &bytes);
    }
    event.until_moved(1);
    for bytes in to_the_broker(&mut random) {
        let _ = wire::ask(wire::connect(broker), &tls, VENUE, &bytes);
    }
    event.until_moved(1);
    nonsense_under_a_good_name(&mut event, &mut random);
    drop::<[[TcpStream; IDLE]; 3]>(idle);
    event.assert_undisturbed();
}

fn bytes(random: &mut fastrand::Rng, length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    random.fill(&mut bytes);
    bytes
}

/// What anybody can say who reaches a port.
fn in_the_clear(tls: &Arc<ClientConfig>, random: &mut fastrand::Rng) -> Vec<Vec<u8>> {
    let greeting = tls_greeting(tls);
    let mut huge_record = vec![22, 3, 1, 0xff, 0xff];
    huge_record.extend(bytes(random, 70_000));
    let mut damaged = greeting.clone();
    for _ in 0..8 {
        let at = random.usize(5..damaged.len());
        damaged[at] = random.u8(..);
    }
    let mut all = vec![
        Vec::new(),
        vec![0],
        bytes(random, 64),
        bytes(random, 4096),
        bytes(random, 1 << 20),
        vec![0; 1 << 20],
        greeting[..greeting.len() / 2].to_vec(),
        damaged,
        huge_record,
        wire::http2(),
        wire::mqtt_connect(),
    ];
    for preface in [
        "ADOUBE1",
        "ADOUBE1 madrid-1",
        "ADOUBE1 madrid-1 0123",
        "ADOUBE1 madrid-1 00000000000000000000000000000000\n",
        "ADOUBE1 nobody 00000000000000000000000000000000\n",
        "ADOUBE2 madrid-1 00000000000000000000000000000000\n",
        "\n\n\n",
    ] {
        all.push(preface.as_bytes().to_vec());
    }
    all.push([b"ADOUBE1 ".to_vec(), vec![b'a'; 100_000]].concat());
    all
}

/// A client's first message of TLS.
fn tls_greeting(tls: &Arc<ClientConfig>) -> Vec<u8> {
    let name = COORDINATOR.try_into().unwrap();
    let mut connection = rustls::ClientConnection::new(Arc::clone(tls), name).unwrap();
    let mut bytes = Vec::new();
    connection.write_tls(&mut bytes).unwrap();
    bytes
}

/// What a device of the event can say to the coordinator.
fn to_the_coordinator(random: &mut fastrand::Rng) -> Vec<Vec<u8>> {
    let seat = "/adoube.v1.Play/Seat";
    let noise = bytes(random, 1000);
    let large = bytes(random, 400_000);
    let mut frames = wire::http2();
    for _ in 0..20 {
        let (kind, flags, stream) = (random.u8(..12), random.u8(..), random.u32(..8));
        frames.extend(wire::frame(
            kind,
            flags,
            stream,
            &noise[..random.usize(..100)],
        ));
    }
    vec![
        noise.clone(),
        [wire::http2(), noise.clone()].concat(),
        frames,
        wire::http2()[..20].to_vec(),
        wire::call(seat, 1000, &noise),
        wire::call(seat, u32::MAX, &noise),
        wire::call(seat, 400_000, &large),
        wire::call(seat, 10, &noise[..3]),
        wire::call("/adoube.v1.Uplink/Link", 1000, &noise),
        wire::call("/adoube.v1.Event/SetUp", 1000, &noise),
        wire::call("/adoube.v1.No/Such", 0, &[]),
        // A deeply nested message, and a length that runs past the end.
        wire::call(seat, 200, &[0x0a; 200]),
        wire::call(seat, 3, &[0x0a, 0xff, 0x7f]),
    ]
}

/// What a device of the event can say to its broker before it says anything sensible.
fn to_the_broker(random: &mut fastrand::Rng) -> Vec<Vec<u8>> {
    let noise = bytes(random, 1000);
    let greeted = |more: &[u8]| [wire::mqtt_connect(), more.to_vec()].concat();
    vec![
        noise.clone(),
        wire::mqtt_connect()[..5].to_vec(),
        greeted(&noise),
        // A packet that claims 256 MiB, and one of more bytes than the broker takes.
        greeted(&[0x30, 0xff, 0xff, 0xff, 0x7f, 0, 1]),
        greeted(&[[0x30, 0x80, 0x80, 0x04].as_slice(), &[0; 65_536]].concat()),
        greeted(&[0x30, 2, 0xff, 0xff]),
    ]
}

/// What a device can say on its own topics that makes no sense there.
fn nonsense_under_a_good_name(event: &mut Event, random: &mut fastrand::Rng) {
    let device = event.join_as_spare("madrid");
    device.tokens();
    let noise = bytes(random, 2000);
    let deep = "[".repeat(10_000);
    let large = format!("{{\"detail\":\"{}\"}}", "x".repeat(12_000));
    for kind in ["birth", "state", "vitals", "event", "ack", "order", "other"] {
        for payload in [
            &noise[..],
            b"",
            b"{",
            b"null",
            b"[1,2]",
            deep.as_bytes(),
            large.as_bytes(),
        ] {
            device.say(kind, payload);
        }
        device.say(kind, br#"{"session":-1,"sequence":1e400,"state":7}"#);
    }
    // Asked for after all of it, on the same connection.
    device.say(
        "event",
        br#"{"sequence":1,"session":1,"what":"tokens-wanted"}"#,
    );
    until_true("the venue tells of it", || {
        event.child("madrid").said().contains("ignored: ")
    });
}
