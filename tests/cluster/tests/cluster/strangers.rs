//! Wrong, expired and foreign certificates: on the coordinator's port, on the broker's, and on the
//! coordinator's through the relay.

use adoube_cluster::certificates::{Authority, Paper, client};
use adoube_cluster::event::Event;
use adoube_cluster::grpc::Caller;
use adoube_cluster::mqtt::Device;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::wire::{self, COORDINATOR, MQTT_WELCOME, VENUE};
use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::play_client::PlayClient;
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::{DescribeRequest, Hello, PlayRequest, RoundRequest, play_request};
use tokio_stream::StreamExt as _;
use tonic::{Code, Status};

const URI: &str = "adoube:device:madrid:madrid-3";

#[test]
fn who_has_no_certificate_of_the_event_is_let_in_nowhere() {
    if !mosquitto("who_has_no_certificate_of_the_event_is_let_in_nowhere") {
        return;
    }
    let event = Event::long();
    let (name, folder) = event.spare("madrid");
    let (own, foreign) = (Authority::of(&event.path("")), Authority::foreign());
    let device = event.join_as_spare("madrid");
    let mut tokens = Vec::new();
    for (what, paper, welcome) in [
        ("none", None, false),
        ("a foreign one", Some(foreign.issue(&name, URI)), false),
        ("an expired one", Some(own.issue_expired(&name, URI)), false),
        ("its own", Some(Paper::of(&folder)), true),
    ] {
        let doors = doors(&event, &device, &mut tokens, paper.as_ref());
        for (door, answer) in doors {
            assert_eq!(answer.is_ok(), welcome, "{what} at {door}: {answer:?}");
        }
    }
    event.assert_undisturbed();
}

/// Knocks at every door with this certificate.
fn doors(
    event: &Event,
    device: &Device,
    tokens: &mut Vec<String>,
    paper: Option<&Paper>,
) -> [(&'static str, Result<Vec<u8>, String>); 3] {
    let tls = client(&event.path(""), paper);
    let (relay, broker) = event.ports("madrid");
    let http2 = wire::http2();
    if tokens.is_empty() {
        tokens.extend(device.tokens());
    }
    let stream = wire::relayed(relay, "madrid-3", &tokens.pop().unwrap()).unwrap();
    let relayed = wire::ask(stream, &tls, COORDINATOR, &http2);
    let direct = wire::ask(wire::connect(event.port), &tls, COORDINATOR, &http2);
    let mqtt = wire::ask(wire::connect(broker), &tls, VENUE, &wire::mqtt_connect());
    let welcome = |answer: Vec<u8>| {
        let is_one = answer.starts_with(&MQTT_WELCOME);
        is_one.then_some(answer).ok_or("not a welcome".to_owned())
    };
    [
        ("the coordinator", direct),
        ("the coordinator through the relay", relayed),
        ("the broker", mqtt.and_then(welcome)),
    ]
}

#[test]
fn a_certificate_of_the_event_opens_only_what_is_its_bearers() {
    if !mosquitto("a_certificate_of_the_event_opens_only_what_is_its_bearers") {
        return;
    }
    let event = Event::long();
    let own = Authority::of(&event.path(""));
    let of = |folder: &str| Paper::of(&event.path(folder));
    let device = of("venues/madrid/devices/madrid-3");
    let caller = |paper: &Paper| Caller::new(&event.path(""), &event.address(), paper);
    // Who, what he may call of: describing the event, starting a round, a seat.
    let denied = Err(Code::PermissionDenied);
    let unknown = Err(Code::Unauthenticated);
    let king = own.issue("king", "adoube:king:arthur");
    let stranger = own.issue("madrid-9", "adoube:device:madrid:madrid-9");
    for (who, paper, expected) in [
        (
            "the chief",
            of("officials/chief"),
            [Ok(""), Err(Code::FailedPrecondition), denied],
        ),
        (
            "an LTA",
            of("officials/lta-madrid"),
            [Ok(""), denied, denied],
        ),
        ("a venue", of("venues/madrid"), [denied, denied, denied]),
        ("a device", device, [denied, denied, Ok("welcome")]),
        (
            "a device not enrolled",
            stranger,
            [denied, denied, Ok("not-enrolled")],
        ),
        ("nobody known", king, [unknown, unknown, unknown]),
    ] {
        let caller = caller(&paper);
        let told = [describe(&caller), start_round(&caller), sit_down(&caller)];
        for ((what, told), expected) in ["describe", "start", "seat"].iter().zip(told).zip(expected)
        {
            let short = told.as_deref().map_err(Status::code);
            assert_eq!(short, expected, "{who}, {what}: {told:?}");
        }
    }
    event.assert_undisturbed();
}

fn describe(caller: &Caller) -> Result<String, Status> {
    caller.call(async |channel| {
        let tournament = "test".to_owned();
        let request = DescribeRequest { tournament };
        EventClient::new(channel).describe(request).await?;
        Ok(String::new())
    })
}

/// The round runs already: who may start one is told so.
fn start_round(caller: &Caller) -> Result<String, Status> {
    caller.call(async |channel| {
        let request = RoundRequest {
            tournament: "test".to_owned(),
            round: 1,
            command_id: vec![7; 16],
            ..RoundRequest::default()
        };
        EventClient::new(channel).start_round(request).await?;
        Ok(String::new())
    })
}

/// The first word of the coordinator on a play link.
fn sit_down(caller: &Caller) -> Result<String, Status> {
    caller.call(async |channel| {
        let hello = Hello {
            version: adoube_proto::VERSION,
            instance: "0".repeat(32),
            ..Hello::default()
        };
        let body = Some(play_request::Body::Hello(hello));
        // A stream that ends would end the link.
        let requests = tokio_stream::iter([PlayRequest {
            body,
            ..PlayRequest::default()
        }])
        .chain(tokio_stream::pending());
        let mut replies = PlayClient::new(channel).seat(requests).await?.into_inner();
        Ok(
            match replies.message().await?.and_then(|reply| reply.body) {
                Some(Body::Welcome(_)) => "welcome".to_owned(),
                Some(Body::Goodbye(goodbye)) => goodbye.reason().word().to_owned(),
                other => format!("{other:?}"),
            },
        )
    })
}
