//! Whom the broker lets in.

use std::time::Duration;

use adoube_venue::shell::Node;

use crate::kit::{Authority, Device, Paper, Venue, mosquitto, soon, transport};

/// VEN-1: each device has its own identity under the event's own authority.
#[tokio::test(flavor = "multi_thread")]
async fn ven_1_only_certificates_of_this_event_get_in() {
    if !mosquitto("ven_1_only_certificates_of_this_event_get_in") {
        return;
    }
    let venue = Venue::new();
    let (node, _) = venue.start_listening().await;
    let foreign = Authority::new();
    let paper = || Paper::device("madrid", "d-1");
    let ours = venue.authority.issue(&paper());
    let theirs = foreign.issue(&paper());
    let old = venue.authority.issue(&paper().expired());
    let table = [
        ("good", Some(&ours), true),
        ("of another authority", Some(&theirs), false),
        ("expired", Some(&old), false),
        ("none", None, false),
        ("good again", Some(&ours), true),
    ];
    for (what, paper, expected) in table {
        let transport = transport(&venue.authority, paper);
        let (_device, connected) = Device::try_connect(&venue, "d-1", 1, transport).await;
        assert_eq!(connected.is_ok(), expected, "{what}: {connected:?}");
    }
    node.stop().await;
}

/// The device, too, knows whom it speaks to: a broker under another authority is none.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_refuses_a_foreign_broker() {
    if !mosquitto("a_device_refuses_a_foreign_broker") {
        return;
    }
    let venue = Venue::new();
    let (node, _) = venue.start_listening().await;
    let paper = venue.authority.issue(&Paper::device("madrid", "d-1"));
    let misled = transport(&Authority::new(), Some(&paper));
    let (_device, connected) = Device::try_connect(&venue, "d-1", 1, misled).await;
    assert!(connected.is_err());
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_broker_is_one_line_that_says_what_to_do() {
    let error = adoube_venue::broker::BrokerError::Missing.to_string();
    assert!(error.contains("install it") && error.lines().count() == 1);
}

/// Two nodes on one folder would write one store: the second is refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_node_on_the_same_folder_is_refused() {
    let venue = Venue::with("external_broker = \"127.0.0.1:9\"");
    let first = venue.start().await;
    let second = Node::start(venue.config(), None, None).await;
    let error = format!("{:#}", second.unwrap_err());
    assert!(error.contains("data/ledger"), "{error}");
    first.stop().await;
    // A program that another test starts holds the folder's lock too, until it has closed what it inherited.
    let started = async {
        loop {
            match Node::start(venue.config(), None, None).await {
                Ok(node) => break node,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    soon("the folder is free", started).await.stop().await;
}
