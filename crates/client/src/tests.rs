//! What is said when the coordinator does not answer, or refuses.

use adoube_event_folder::init::{self, NewEvent, Plan};
use adoube_proto::v1::{Answer, Refusal};
use adoube_user_text::Trouble;
use tonic::{Code, Status};

use super::*;

fn next_step(error: &anyhow::Error) -> &str {
    error
        .downcast_ref::<Trouble>()
        .map_or("", |trouble| trouble.next.as_str())
}

/// An event whose coordinator is not running.
fn event() -> (tempfile::TempDir, ConnectOptions) {
    let root = tempfile::tempdir().unwrap();
    let event = root.path().join("open");
    // Port 1 of loopback: nobody listens there.
    let new = NewEvent {
        dir: "open".into(),
        venues: 2,
        venue: Vec::new(),
        devices_per_venue: 4,
        port_base: 1,
        host: "127.0.0.1".to_owned(),
        tournament: None,
        days: 365,
    };
    init::write(&event, &Plan::of(&new).unwrap(), 1_800_000_000).unwrap();
    (
        root,
        ConnectOptions {
            event,
            person: None,
            report: None,
        },
    )
}

#[tokio::test]
async fn a_coordinator_that_is_not_there_is_named_with_what_to_start() {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let (_root, common) = event();
    let error = Client::connect(common.clone(), CHIEF).await.err().unwrap();
    assert!(error.to_string().contains("is not responding"), "{error}");
    assert!(error.to_string().contains("127.0.0.1:"), "{error}");
    assert!(
        next_step(&error).contains("adoube-coordinator --dir"),
        "{error}"
    );
}

#[tokio::test]
async fn a_folder_or_person_that_is_not_there_is_named() {
    let (_root, mut common) = event();
    common.person = Some("nobody".to_owned());
    let error = Client::connect(common.clone(), CHIEF).await.err().unwrap();
    assert!(
        error.to_string().contains("no folder for 'nobody'"),
        "{error}"
    );
    let next = next_step(&error);
    assert!(next.contains("--as: ") && next.contains(CHIEF), "{next}");
}

/// Code, what is said, and what to do next.
#[test]
fn every_refusal_says_what_to_do_next() {
    for (code, said, next) in [
        (Code::PermissionDenied, "refused: why", ""),
        (
            Code::Unauthenticated,
            "does not accept this certificate",
            "--event",
        ),
        (Code::NotFound, "not found: why", "set-up"),
        (Code::Unavailable, "not available now", "try again"),
        (
            Code::DeadlineExceeded,
            "did not respond in time",
            "describe",
        ),
        (
            Code::Unimplemented,
            "does not support this request",
            "older version",
        ),
        (Code::InvalidArgument, "refused: why", ""),
        (Code::FailedPrecondition, "refused: why", ""),
        (Code::Internal, "failed: why", ""),
    ] {
        let error = error::refused("host:1", &Status::new(code, "why"));
        assert!(error.to_string().contains(said), "{code:?}: {error}");
        assert!(
            next_step(&error).contains(next),
            "{code:?}: {}",
            next_step(&error)
        );
    }
}

#[test]
fn a_refused_command_cites_its_article() {
    let refusal = Refusal {
        code: "not-paused".to_owned(),
        article: "O 19.6".to_owned(),
        text: "the board is not paused".to_owned(),
        ..Refusal::default()
    };
    let error = answered(Answer {
        refusal: Some(refusal),
        ..Answer::default()
    })
    .unwrap_err();
    assert_eq!(
        error.to_string(),
        "refused: the board is not paused (O 19.6)"
    );
    assert!(answered(Answer::default()).is_ok());
}

/// What the coordinator says, and whether another official is the way out.
#[test]
fn another_official_is_proposed_where_one_may() {
    for (text, helps) in [
        ("only arbiter or chief-arbiter may do this", true),
        ("only player may do this", false),
        ("nobody may order this: it is done without an order", false),
    ] {
        let refusal = Refusal {
            code: "not-your-role".to_owned(),
            text: text.to_owned(),
            ..Refusal::default()
        };
        let answer = Answer {
            refusal: Some(refusal),
            ..Answer::default()
        };
        for error in [
            answered(answer).unwrap_err(),
            error::refused("host:1", &Status::new(Code::PermissionDenied, text)),
        ] {
            assert_eq!(next_step(&error).contains("--as"), helps, "{error}");
        }
    }
}

#[test]
fn every_command_has_an_id_of_its_own() {
    let ids = [command_id().unwrap(), command_id().unwrap()];
    assert_eq!(ids[0].len(), 16);
    assert_ne!(ids[0], ids[1]);
}
