//! A call whose answer was lost is made again: what it asks for is done once for each id.

use std::time::Duration;

use tonic::{Code, Request, Response, Status};

use crate::clock::monotonic_millis;
use adoube_user_text::text;

/// How long to wait before each repeat: time for a service that starts again, or a cable that is put back.
const WAITS: [Duration; 6] = [
    Duration::from_millis(200),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(4),
];
/// Nothing is repeated any more after so long, milliseconds.
const PATIENCE_MS: u64 = 40_000;

/// Whether the call may have been done although its answer did not come. A broken connection has one of these codes, with
/// a cause below it or, where nobody knows one (a stream that was reset), without.
pub fn is_lost(status: &Status) -> bool {
    use Code as C;
    match status.code() {
        C::Unavailable | C::DeadlineExceeded | C::Cancelled | C::Unknown | C::Internal => true,
        C::Ok
        | C::InvalidArgument
        | C::NotFound
        | C::AlreadyExists
        | C::PermissionDenied
        | C::ResourceExhausted
        | C::FailedPrecondition
        | C::Aborted
        | C::OutOfRange
        | C::Unimplemented
        | C::DataLoss
        | C::Unauthenticated => false,
    }
}

/// Tells people something during a call.
pub type Report = fn(&str);

/// How a call is repeated.
#[derive(Clone, Copy)]
pub struct Repeats {
    /// Who is asked, as the message chooses by it: `coordinator` or `node`.
    whom: &'static str,
    /// How long each call may take.
    deadline: Duration,
    /// Where a change that is repeated is reported; `None` for what changes nothing.
    report: Option<Report>,
    waits: &'static [Duration],
}

impl Repeats {
    /// `deadline` is for each call.
    pub const fn new(whom: &'static str, deadline: Duration, report: Option<Report>) -> Self {
        Self {
            whom,
            deadline,
            report,
            waits: &WAITS,
        }
    }

    /// Asks until there is an answer, for at most [`PATIENCE_MS`]. Only for what is done once for each id, or changes
    /// nothing. An error for which [`is_lost`] holds leaves open whether it was done.
    pub async fn ask<M: Clone, T>(
        self,
        message: M,
        mut call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T, Status> {
        let begun = monotonic_millis();
        let mut waits = self.waits.iter();
        let mut repeated = false;
        loop {
            let mut request = Request::new(message.clone());
            request.set_timeout(self.deadline);
            let status = match call(request).await {
                Ok(reply) => {
                    if repeated {
                        self.say(&text!("cli-repeated"));
                    }
                    return Ok(reply.into_inner());
                }
                Err(status) if is_lost(&status) => status,
                Err(status) => return Err(status),
            };
            match waits.next() {
                Some(wait) if monotonic_millis() - begun < PATIENCE_MS => {
                    tokio::time::sleep(*wait).await;
                }
                _ => return Err(status),
            }
            if !repeated {
                self.say(&text!("cli-repeating", whom: self.whom));
            }
            repeated = true;
        }
    }

    fn say(self, text: &str) {
        if let Some(say) = self.report {
            say(text);
        }
    }
}

#[cfg(test)]
#[path = "repeat_tests.rs"]
mod tests;
