//! Why a connection is lost, as the page reads it.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{ConnectionLoss, ConnectionState};

use super::Page;
use crate::link::{fault::LinkFault, messages::LinkOutput, stories::fixture::game};

/// The page has sentences for words; the fault's own text goes to the venue.
#[test]
fn dis_2_a_lost_connection_has_a_word_and_no_raw_text() {
    let raw = || "tcp connect error: Network is unreachable (os error 101)".to_owned();
    for (fault, why) in [
        (LinkFault::RelayUnreachable(raw()), ConnectionLoss::Venue),
        (
            LinkFault::Stream("transport error".to_owned()),
            ConnectionLoss::Broken,
        ),
    ] {
        let mut page = Page::of(&game()[..6]);
        page.told().unwrap();
        page.story.outputs();
        page.story.fail(fault.clone());
        let connection = page.told().unwrap().connection.unwrap();
        assert_eq!(
            (connection.state(), connection.why()),
            (ConnectionState::Lost, why)
        );
        let kept = page.story.outputs().into_iter().any(
            |output| matches!(output, LinkOutput::Event(_, detail) if detail.contains(&fault.to_string())),
        );
        assert!(kept, "evidence has {fault}");
    }
}

/// A coordinator that hangs takes connections from the venue's relay, and answers none.
#[test]
fn dis_2_a_server_that_hangs_is_not_told_as_a_fault_of_the_venue() {
    for (relayed, loss) in [
        (true, ConnectionLoss::Silence),
        (false, ConnectionLoss::Venue),
    ] {
        let mut page = Page::of(&game()[..6]);
        page.story.pass(60_000);
        let why = |page: &mut Page| page.told().unwrap().connection.unwrap().why();
        assert_eq!(why(&mut page), ConnectionLoss::Silence);
        page.story.dial_in_vain(relayed);
        assert_eq!(why(&mut page), loss);
    }
}
