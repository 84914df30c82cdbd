//! The relay's port.

use std::time::Duration;

use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{OrderAck, RelayChange};
use adoube_venue::bus::Message;
use adoube_venue::config::Address;
use adoube_venue::core::{Core, Output};
use adoube_venue::fresh::SystemFresh;
use adoube_venue::relay::{Relay, RelayEvent, Settings};
use adoube_venue::view;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::kit::{Device, Venue, birth, free_port, mosquitto, soon};

/// Gives back every byte, in place of the coordinator.
async fn echo(port: u16) {
    let listener = TcpListener::bind(("127.0.0.1", port)).await.unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let (mut reads, mut writes) = stream.split();
                let _ = tokio::io::copy(&mut reads, &mut writes).await;
            });
        }
    });
}

async fn knock(port: u16, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream
}

/// The relay's one line of answer.
async fn answer(stream: &mut TcpStream) -> String {
    let mut line = Vec::new();
    let reading = async {
        while !line.ends_with(b"\n") {
            match stream.read_u8().await {
                Ok(byte) => line.push(byte),
                Err(_) => break,
            }
        }
    };
    soon("an answer", reading).await;
    String::from_utf8(line).unwrap()
}

fn preface(device: &str, token: &str) -> Vec<u8> {
    format!("ADOUBE1 {device} {token}\n").into_bytes()
}

/// VEN-1, end to end: the token comes over MQTT, lets one connection through, once, for that
/// device only.
#[tokio::test(flavor = "multi_thread")]
async fn ven_1_a_token_opens_the_relay_once_for_its_own_device() {
    if !mosquitto("ven_1_a_token_opens_the_relay_once_for_its_own_device") {
        return;
    }
    let venue = Venue::new();
    echo(venue.coordinator).await;
    let (node, _) = venue.start_listening().await;
    let mut device = Device::connect(&venue, "d-1", 1).await;
    device.join(1, 1).await;
    let tokens = device.order().await.tokens;
    for (device, token, expected) in [
        ("d-1", "00000000000000000000000000000000", "NO bad-token "),
        ("d-2", &tokens[0], "NO bad-token "),
        ("x-9", &tokens[0], "NO unknown-device "),
    ] {
        let mut stream = knock(venue.relay, &preface(device, token)).await;
        let said = answer(&mut stream).await;
        assert!(said.starts_with(expected), "{device}: {said}");
    }
    let mut stream = knock(venue.relay, &preface("d-1", &tokens[0])).await;
    let said = answer(&mut stream).await;
    assert!(said.starts_with("OK ") && said.len() == 36, "{said}");
    stream.write_all(b"\x16\x03\x01 sealed").await.unwrap();
    let mut back = [0; 10];
    soon("the echo", stream.read_exact(&mut back))
        .await
        .unwrap();
    assert_eq!(&back, b"\x16\x03\x01 sealed");
    let mut again = knock(venue.relay, &preface("d-1", &tokens[0])).await;
    assert!(answer(&mut again).await.starts_with("NO bad-token "));
    // One more token came for the one used.
    let more = device.order().await.tokens;
    assert_eq!(more.len(), 1);
    let mut second = knock(venue.relay, &preface("d-1", &more[0])).await;
    assert!(answer(&mut second).await.starts_with("OK "));
    node.stop().await;
}

/// What stands behind the relay in place of the node: a core whose orders reach the device at
/// once, and are acknowledged at once.
struct Mind {
    core: Core,
    give: mpsc::Sender<String>,
    tell: mpsc::Sender<RelayChange>,
}

impl Mind {
    fn hear(&mut self, message: Message) -> Vec<Output> {
        let input = view::Input::Heard {
            device: "d-1".to_owned(),
            retained: false,
            message,
        };
        self.core.handle(1, input)
    }

    fn take(&mut self, event: RelayEvent) -> Vec<Output> {
        let core = &mut self.core;
        match event {
            RelayEvent::Admit { preface, answer } => {
                let (decided, outputs) = core.admit(1, &preface);
                let _ = answer.send(decided);
                outputs
            }
            RelayEvent::Refused {
                device,
                refusal,
                detail,
            } => core.relay_refused(1, device, refusal, &detail),
            RelayEvent::Opened { device, connection } => core.relay_opened(device, &connection),
            RelayEvent::Unreachable {
                device,
                connection,
                detail,
            } => core.relay_unreachable(1, device, &connection, detail),
            RelayEvent::Closed {
                device,
                connection,
                end,
                carried,
            } => core.relay_closed(1, device, &connection, end, carried),
        }
    }

    async fn follow(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Publish { order, .. } => {
                    for token in order.tokens {
                        self.give.send(token).await.unwrap();
                    }
                    let ack = OrderAck {
                        id: order.id,
                        ..OrderAck::default()
                    };
                    self.hear(Message::Ack(ack));
                }
                Output::Report(report) => {
                    if let Some(Body::Relay(change)) = report.body {
                        self.tell.send(change).await.unwrap();
                    }
                }
                _ => {}
            }
        }
    }
}

/// Longer than any test here.
const LONG: Duration = Duration::from_mins(1);

/// A relay with a core behind it and no broker.
struct Bench {
    port: u16,
    coordinator: u16,
    tokens: mpsc::Receiver<String>,
    reports: mpsc::Receiver<RelayChange>,
    stop: CancellationToken,
}

impl Bench {
    async fn start(idle: Duration) -> Self {
        let (port, coordinator) = (free_port(), free_port());
        let at = |port| Address::parse(&format!("127.0.0.1:{port}")).unwrap();
        let settings = Settings {
            preface: Duration::from_secs(2),
            idle,
            newcomers: 4,
            ..Settings::new(at(coordinator))
        };
        let (events, mut asked) = mpsc::channel(100);
        let relay = Relay::bind(&at(port), settings, events).await.unwrap();
        let stop = CancellationToken::new();
        tokio::spawn(relay.run(stop.clone()));
        let (give, tokens) = mpsc::channel(100);
        let (tell, reports) = mpsc::channel(1000);
        let mut mind = Mind {
            core: Core::new(&["d-1".to_owned()], Box::new(SystemFresh::default())),
            give,
            tell,
        };
        tokio::spawn(async move {
            let born = Message::Birth(birth("d-1", 1, 1));
            let outputs = mind.hear(born);
            mind.follow(outputs).await;
            while let Some(event) = asked.recv().await {
                let outputs = mind.take(event);
                mind.follow(outputs).await;
            }
        });
        Self {
            port,
            coordinator,
            tokens,
            reports,
            stop,
        }
    }

    async fn token(&mut self) -> Vec<u8> {
        let token = soon("a token", self.tokens.recv()).await.unwrap();
        preface("d-1", &token)
    }

    async fn report(&mut self) -> RelayChange {
        soon("a report", self.reports.recv()).await.unwrap()
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_prefaces_get_a_typed_refusal() {
    let mut bench = Bench::start(LONG).await;
    echo(bench.coordinator).await;
    let mut chance = fastrand::Rng::with_seed(11);
    let random: Vec<u8> = (0..4000).map(|_| chance.u8(..)).collect();
    let long = [b'x'; 5000];
    for (what, bytes, ends) in [
        ("random bytes", &random[..], false),
        ("too long", &long[..], false),
        ("just too long", &long[..200], false),
        ("another protocol", b"\x16\x03\x01\x02\x00\n", false),
        ("an empty line", b"\n", false),
        ("cut off", b"ADOUBE1 d-1 00", true),
        ("nothing", b"", true),
        ("too slow", b"ADOUBE1 d-1 ", false),
    ] {
        let mut stream = knock(bench.port, bytes).await;
        if ends {
            stream.shutdown().await.unwrap();
        }
        let said = answer(&mut stream).await;
        assert!(said.starts_with("NO bad-preface "), "{what}: {said:?}");
        let report = bench.report().await;
        assert_eq!(report.what().word(), "refused", "{what}");
    }
    // The control, and what came right behind the preface is not lost.
    let mut bytes = bench.token().await;
    bytes.extend_from_slice(b"early");
    let mut stream = knock(bench.port, &bytes).await;
    assert!(answer(&mut stream).await.starts_with("OK "));
    let mut back = [0; 5];
    soon("the echo", stream.read_exact(&mut back))
        .await
        .unwrap();
    assert_eq!(&back, b"early");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_holds_two_connections_and_no_more() {
    let mut bench = Bench::start(LONG).await;
    echo(bench.coordinator).await;
    let mut first = knock(bench.port, &bench.token().await).await;
    assert!(answer(&mut first).await.starts_with("OK "));
    let mut second = knock(bench.port, &bench.token().await).await;
    assert!(answer(&mut second).await.starts_with("OK "));
    let token = bench.token().await;
    let mut third = knock(bench.port, &token).await;
    assert!(answer(&mut third).await.starts_with("NO busy "));
    drop(first);
    // Each connection tells in its own time.
    let mut told = Vec::new();
    for _ in 0..4 {
        told.push(bench.report().await.what().word());
    }
    told.sort_unstable();
    assert_eq!(told, ["closed-by-device", "opened", "opened", "refused"]);
    // The refusal for want of room left the token good.
    let mut fourth = knock(bench.port, &token).await;
    assert!(answer(&mut fourth).await.starts_with("OK "));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_ended_a_connection_is_told_with_what_it_carried() {
    let mut bench = Bench::start(LONG).await;
    let listener = TcpListener::bind(("127.0.0.1", bench.coordinator))
        .await
        .unwrap();
    let mut device = knock(bench.port, &bench.token().await).await;
    let (mut coordinator, _) = listener.accept().await.unwrap();
    let said = answer(&mut device).await;
    device.write_all(b"12345").await.unwrap();
    coordinator.read_exact(&mut [0; 5]).await.unwrap();
    coordinator.write_all(b"123").await.unwrap();
    drop(coordinator);
    let opened = bench.report().await;
    let closed = bench.report().await;
    assert_eq!(said, format!("OK {}\n", opened.connection));
    assert_eq!(
        (opened.what().word(), closed.what().word()),
        ("opened", "closed-by-coordinator")
    );
    assert_eq!((closed.bytes_up, closed.bytes_down), (5, 3));
    assert_eq!(closed.connection, opened.connection);
    let mut rest = Vec::new();
    soon("the end", device.read_to_end(&mut rest))
        .await
        .unwrap();
    assert_eq!(rest, b"123");
}

/// A half-open connection: one side is gone without having said so.
#[tokio::test(flavor = "multi_thread")]
async fn a_direction_without_a_byte_closes_the_connection() {
    let mut bench = Bench::start(Duration::from_secs(2)).await;
    let listener = TcpListener::bind(("127.0.0.1", bench.coordinator))
        .await
        .unwrap();
    let _device = knock(bench.port, &bench.token().await).await;
    let (mut coordinator, _) = listener.accept().await.unwrap();
    let talking = tokio::spawn(async move {
        while coordinator.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    assert_eq!(bench.report().await.what().word(), "opened");
    let closed = bench.report().await;
    assert_eq!(closed.what().word(), "closed-by-device", "{closed:?}");
    assert!(
        closed.detail.contains("no byte") && closed.bytes_down > 0,
        "{closed:?}"
    );
    soon("the coordinator's side", talking).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_coordinator_the_device_is_told() {
    let mut bench = Bench::start(LONG).await;
    for _ in 0..5 {
        let mut stream = knock(bench.port, &bench.token().await).await;
        assert!(answer(&mut stream).await.starts_with("NO unreachable "));
    }
    assert_eq!(bench.report().await.what().word(), "unreachable");
    echo(bench.coordinator).await;
    let mut stream = knock(bench.port, &bench.token().await).await;
    assert!(answer(&mut stream).await.starts_with("OK "));
}

/// Those who do not speak hold their place for a moment only, and cannot shut others out.
#[tokio::test(flavor = "multi_thread")]
async fn silent_newcomers_are_bounded() {
    let mut bench = Bench::start(LONG).await;
    echo(bench.coordinator).await;
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(knock(bench.port, b"").await);
    }
    let mut fifth = knock(bench.port, b"").await;
    assert!(answer(&mut fifth).await.starts_with("NO busy "));
    for stream in &mut silent {
        assert!(answer(stream).await.starts_with("NO bad-preface "));
    }
    drop(silent);
    let token = bench.token().await;
    let mut said = String::new();
    while !said.starts_with("OK ") {
        let mut stream = knock(bench.port, &token).await;
        said = answer(&mut stream).await;
        assert!(
            said.starts_with("OK ") || said.starts_with("NO busy "),
            "{said}"
        );
    }
}
