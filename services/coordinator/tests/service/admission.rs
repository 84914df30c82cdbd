//! Who gets in, and to what.

use adoube_proto::v1::VenueReport;
use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::uplink_client::UplinkClient;
use tonic::Code;

use crate::kit::{Authority, Link, Paper, Site, describe, hello};

/// What somebody meets who asks what stands.
async fn asking(site: &Site, paper: Option<&Paper>) -> Code {
    match site.channel(paper).await {
        Ok(channel) => {
            let described = describe(&mut EventClient::new(channel)).await;
            described.map_or_else(|status| status.code(), |_| Code::Ok)
        }
        Err(_) => Code::Unavailable,
    }
}

/// What somebody meets who greets as a device.
async fn playing(site: &Site, paper: &Paper) -> Code {
    match Link::open(site, paper, hello("i", 0)).await {
        Ok(mut link) => {
            assert!(link.next().await.is_some());
            Code::Ok
        }
        Err(status) => status.code(),
    }
}

/// What somebody meets who greets as a venue node.
async fn reporting(site: &Site, paper: &Paper) -> Code {
    let channel = site.channel(Some(paper)).await.unwrap();
    let hello = tokio_stream::iter([VenueReport::default()]);
    let linked = UplinkClient::new(channel).link(hello).await;
    linked.map_or_else(|status| status.code(), |_| Code::Ok)
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_1_only_certificates_of_this_event_get_in() {
    let site = Site::with_a_round().await;
    let chief = "adoube:official:chief";
    let ours = site.authority.client(chief);
    let foreign = Authority::new().client(chief);
    let expired = site.authority.expired(chief);
    let server = site.authority.coordinator();
    // The TLS layer ends those connections: the client sees it as one that breaks.
    for (what, paper, gets_in) in [
        ("ours", Some(&ours), true),
        ("none", None, false),
        ("foreign", Some(&foreign), false),
        ("expired", Some(&expired), false),
        ("a server's", Some(&server), false),
    ] {
        let code = asking(&site, paper).await;
        assert_eq!(code == Code::Ok, gets_in, "{what}: {code:?}");
        assert!(
            gets_in || matches!(code, Code::Unavailable | Code::Unknown | Code::Cancelled),
            "{what}: {code:?}"
        );
        site.assert_serves(what).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pen_3_each_service_is_for_its_own_kind() {
    use Code::{Ok, PermissionDenied as Not, Unauthenticated as Who};
    let site = Site::with_a_round().await;
    // who; what stands, a play link, a venue's link
    for (name, codes) in [
        (Some("adoube:device:madrid:madrid-1"), [Not, Ok, Not]),
        (Some("adoube:venue:madrid"), [Not, Not, Ok]),
        (Some("adoube:official:chief"), [Ok, Not, Not]),
        (Some("adoube:organiser:olga"), [Ok, Not, Not]),
        // A person of whom the tournament knows nothing.
        (Some("adoube:official:p1"), [Not, Not, Not]),
        (Some("adoube:coordinator"), [Who, Who, Who]),
        (Some("adoube:device:madrid"), [Who, Who, Who]),
        (Some("https://example.org"), [Who, Who, Who]),
        (None, [Who, Who, Who]),
    ] {
        let paper = match name {
            Some(name) => site.authority.client(name),
            None => site.authority.nameless(),
        };
        let met = [
            asking(&site, Some(&paper)).await,
            playing(&site, &paper).await,
            reporting(&site, &paper).await,
        ];
        assert_eq!(met, codes, "{name:?}");
    }
}

/// A device that no tournament has enrolled is told to come again.
#[tokio::test(flavor = "multi_thread")]
async fn ven_1_a_device_that_is_not_enrolled_is_told_so() {
    let site = Site::with_a_round().await;
    let mut link = Link::greeted(&site, "lisbon-1", 0).await;
    assert_eq!(link.rest().await, ["goodbye not-enrolled"]);
}
