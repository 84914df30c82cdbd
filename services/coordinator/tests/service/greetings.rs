//! How links begin.

use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::play_request::Body;
use adoube_proto::v1::uplink_client::UplinkClient;
use adoube_proto::v1::{
    DescribeRequest, PlayRequest, VenueHello, VenueReport, play_reply, venue_notice, venue_report,
};
use tonic::Request;
use tonic::metadata::{Ascii, MetadataValue};

use crate::kit::{Link, Site, TOURNAMENT, heartbeat, hello, moving, order};

/// A greeting that is changed before it is sent.
fn changed(change: impl FnOnce(&mut adoube_proto::v1::Hello)) -> PlayRequest {
    let mut request = hello("i", 0);
    if let Some(Body::Hello(hello)) = &mut request.body {
        change(hello);
    }
    request
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_greets_properly_or_is_told_what_is_wrong() {
    let site = Site::with_a_round().await;
    let paper = site.authority.client("adoube:device:madrid:madrid-1");
    for (what, first, told) in [
        ("a heartbeat", heartbeat(1), "goodbye protocol"),
        ("a move", moving(1, "e2e4"), "goodbye protocol"),
        ("nothing", PlayRequest::default(), "goodbye protocol"),
        (
            "version 0",
            changed(|hello| hello.version = 0),
            "goodbye version",
        ),
        (
            "a later version",
            changed(|hello| hello.version = 99),
            "goodbye version",
        ),
        (
            "no instance",
            changed(|hello| hello.instance.clear()),
            "goodbye protocol",
        ),
        (
            "a long instance",
            changed(|hello| hello.instance = "x".repeat(65)),
            "goodbye protocol",
        ),
    ] {
        let mut link = Link::open(&site, &paper, first).await.unwrap();
        assert_eq!(link.rest().await, [told], "{what}");
    }
    let older = changed(|hello| hello.version = 1);
    let mut link = Link::open(&site, &paper, older).await.unwrap();
    let Some(play_reply::Body::Goodbye(goodbye)) = link.next().await else {
        panic!("no goodbye");
    };
    let needed = format!("version {} is needed", adoube_proto::VERSION);
    assert!(goodbye.text.contains(&needed), "{}", goodbye.text);
    let mut link = Link::open(&site, &paper, hello("i", 0)).await.unwrap();
    assert_eq!(link.until("view 2").await, ["welcome", "seat", "view 2"]);
}

/// What makes no sense later ends the link too, and a proper command is answered until then.
#[tokio::test(flavor = "multi_thread")]
async fn nonsense_ends_a_link() {
    let site = Site::with_a_round().await;
    let command = |id: Vec<u8>| {
        let mut request = moving(1, "e2e4");
        if let Some(Body::Command(command)) = &mut request.body {
            command.id = id.into();
        }
        request
    };
    let empty = {
        let mut request = moving(1, "e2e4");
        if let Some(Body::Command(command)) = &mut request.body {
            command.command = None;
        }
        request
    };
    for (what, nonsense) in [
        ("a second greeting", hello("i", 0)),
        ("a message without content", PlayRequest::default()),
        ("a command without an id", command(Vec::new())),
        ("a command with a long id", command(vec![1; 17])),
        ("an empty command", empty),
    ] {
        let mut link = Link::greeted(&site, "madrid-1", 2).await;
        link.say(moving(1, "z9z9")).await;
        link.until("refused not-started").await;
        link.say(nonsense).await;
        let said = link.rest().await;
        assert_eq!(
            said.last().map(String::as_str),
            Some("goodbye protocol"),
            "{what}"
        );
    }
    let mut link = Link::greeted(&site, "madrid-1", 2).await;
    link.say(order(adoube_proto::v1::play_command::Command::CheckIn(
        adoube_proto::v1::CheckInCommand {},
    )))
    .await;
    link.until("answer 3").await;
}

/// A venue node greets in the same way.
#[tokio::test(flavor = "multi_thread")]
async fn a_venue_greets_properly_or_is_told_what_is_wrong() {
    let site = Site::with_a_round().await;
    let hello = |version| {
        Some(venue_report::Body::Hello(VenueHello {
            version,
            instance: "i".to_owned(),
        }))
    };
    let ping = Some(venue_report::Body::Ping(
        adoube_proto::v1::VenuePing::default(),
    ));
    for (venue, body, told) in [
        ("madrid", hello(adoube_proto::VERSION), "welcome"),
        ("madrid", hello(adoube_proto::VERSION - 1), "version"),
        ("madrid", ping, "protocol"),
        ("madrid", None, "protocol"),
        ("lisbon", hello(adoube_proto::VERSION), "not-appointed"),
    ] {
        let paper = site.authority.client(&format!("adoube:venue:{venue}"));
        let channel = site.channel(Some(&paper)).await.unwrap();
        let report = VenueReport {
            body: body.clone(),
            ..VenueReport::default()
        };
        // The stream stays open: it is the coordinator that answers, or ends it.
        let reports =
            tokio_stream::StreamExt::chain(tokio_stream::iter([report]), tokio_stream::pending());
        let linked = UplinkClient::new(channel).link(reports).await.unwrap();
        let first = linked.into_inner().message().await.unwrap().unwrap();
        let said = match first.body.unwrap() {
            venue_notice::Body::Welcome(_) => "welcome".to_owned(),
            venue_notice::Body::Goodbye(goodbye) => goodbye.reason().word().to_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(said, told, "{venue} {body:?}");
    }
}

/// An official's program says its version in each call, and is told which one it needs; other tools are let in.
#[tokio::test(flavor = "multi_thread")]
async fn an_officials_program_of_another_version_is_told_which_it_needs() {
    let site = Site::with_a_round().await;
    let paper = site.authority.client("adoube:official:chief");
    let channel = site.channel(Some(&paper)).await.unwrap();
    let (own, other) = (adoube_proto::VERSION, adoube_proto::VERSION + 1);
    for (agent, told) in [
        (format!("adoube-wire/{own}"), None),
        ("grpcurl/1.9".to_owned(), None),
        (
            format!("adoube-wire/{other}"),
            Some(format!(
                "other-version: this coordinator uses version {own}, not {other}"
            )),
        ),
    ] {
        let agent: MetadataValue<Ascii> = agent.parse().unwrap();
        let with_agent = move |mut call: Request<()>| {
            call.metadata_mut().insert("x-user-agent", agent.clone());
            Ok(call)
        };
        let mut official = EventClient::with_interceptor(channel.clone(), with_agent);
        let request = DescribeRequest {
            tournament: TOURNAMENT.to_owned(),
        };
        let found = official.describe(request).await;
        let found = found.err().map(|status| status.message().to_owned());
        assert_eq!(found, told);
    }
}
