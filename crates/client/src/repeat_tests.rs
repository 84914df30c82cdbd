//! Calls that are answered by a script.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;

use super::*;

const AT_ONCE: [Duration; 2] = [Duration::ZERO; 2];

/// A broken connection as tonic tells it: with its cause.
fn broken() -> Status {
    let mut status = Status::unknown("transport error");
    status.set_source(Arc::new(io::Error::from(io::ErrorKind::BrokenPipe)));
    status
}

/// What a call ends with that is answered so, one answer a try, and how often it was made.
async fn ask(answers: impl IntoIterator<Item = Status>) -> (Result<&'static str, Code>, usize) {
    let mut answers: VecDeque<Status> = answers.into_iter().collect();
    let mut ids = Vec::new();
    let repeats = Repeats {
        waits: &AT_ONCE,
        ..Repeats::new("coordinator", Duration::from_secs(1), None)
    };
    let call = async |request: Request<&'static str>| {
        ids.push(request.into_inner());
        answers.pop_front().map_or(Ok(Response::new("done")), Err)
    };
    let reply = repeats.ask("the id", call).await;
    assert!(ids.iter().all(|id| *id == "the id"), "{ids:?}");
    (reply.map_err(|status| status.code()), ids.len())
}

/// CLK-6: wherever the connection breaks the command is sent again as it was; an answer is taken as it is.
#[tokio::test]
async fn clk_6_a_command_is_repeated_wherever_its_connection_breaks() {
    let lost = [
        broken(),
        Status::unknown("Service was not ready: transport error"),
        Status::unknown("grpc-status trailer missing"),
        Status::internal("Unexpected EOF decoding stream."),
        Status::internal("h2 protocol error"),
        Status::unavailable("tcp connect error"),
        Status::cancelled("Timeout expired"),
        Status::deadline_exceeded("no answer"),
    ];
    for status in lost {
        let said = format!("{status:?}");
        assert_eq!(ask([status]).await, (Ok("done"), 2), "{said}");
    }
    for code in [
        Code::InvalidArgument,
        Code::NotFound,
        Code::AlreadyExists,
        Code::PermissionDenied,
        Code::ResourceExhausted,
        Code::FailedPrecondition,
        Code::Aborted,
        Code::OutOfRange,
        Code::Unimplemented,
        Code::DataLoss,
        Code::Unauthenticated,
    ] {
        let refused = ask([Status::new(code, "no")]).await;
        assert_eq!(refused, (Err(code), 1), "{code:?}");
        let then_refused = ask([broken(), Status::new(code, "no")]).await;
        assert_eq!(then_refused, (Err(code), 2), "{code:?}");
    }
}

/// CLK-6: it is not repeated for ever.
#[tokio::test]
async fn clk_6_a_command_that_is_never_answered_is_given_up() {
    let never = (0..100).map(|_| broken());
    assert_eq!(ask(never).await, (Err(Code::Unknown), AT_ONCE.len() + 1));
}
