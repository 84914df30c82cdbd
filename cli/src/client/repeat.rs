//! A change whose answer was lost is asked for again under the same id: the coordinator does it once.

use std::error::Error as _;
use std::time::Duration;

use anyhow::Result;
use tonic::{Code, Request, Response, Status};

use super::{CALL, Client, error, within};
use crate::clock::monotonic_millis;

/// How long to wait before each repeat: time for a coordinator that starts again, or a cable that is put back.
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

/// Whether the call may have been done although its answer did not come.
fn is_lost(status: &Status) -> bool {
    let is_broken = matches!(status.code(), Code::Unknown | Code::Internal);
    matches!(
        status.code(),
        Code::Unavailable | Code::DeadlineExceeded | Code::Cancelled
    ) || is_broken && status.source().is_some()
}

impl Client {
    /// Asks until there is an answer, for at most [`PATIENCE_MS`]. Only for calls that the coordinator does once for each
    /// command id. `look` is the command that shows whether it was done.
    pub(super) async fn once<M: Clone, T>(
        &self,
        look: &str,
        message: M,
        call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        self.insist(Some(look), CALL, message, call).await
    }

    /// The same for what changes nothing: after a change it is asked in the same breath, and its failure would look
    /// like one of the change.
    pub(super) async fn read<M: Clone, T>(
        &self,
        deadline: Duration,
        message: M,
        call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        self.insist(None, deadline, message, call).await
    }

    async fn insist<M: Clone, T>(
        &self,
        look: Option<&str>,
        deadline: Duration,
        message: M,
        mut call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        let begun = monotonic_millis();
        let mut waits = WAITS.iter();
        let mut repeats = 0_u32;
        loop {
            let reply = call(within(deadline, message.clone())).await;
            let status = match reply {
                Ok(reply) => {
                    if repeats > 0 && look.is_some() {
                        self.say.notice(
                            "the first answer was lost; the same command was sent again: it is done, and only once",
                        );
                    }
                    return Ok(reply.into_inner());
                }
                Err(status) if is_lost(&status) => status,
                Err(status) => return Err(error::refused(&self.host, &status)),
            };
            match waits.next() {
                Some(wait) if monotonic_millis() - begun < PATIENCE_MS => {
                    tokio::time::sleep(*wait).await;
                }
                _ => return Err(self.failed(&status, look)),
            }
            if repeats == 0 && look.is_some() {
                self.say.notice(
                    "no answer from the coordinator: sending the same command again (it is done only once)",
                );
            }
            repeats += 1;
        }
    }

    /// The answer to a change that is not repeated: where it was lost, `look` shows whether it was done.
    pub(super) fn changed<T>(&self, look: &str, reply: Result<Response<T>, Status>) -> Result<T> {
        reply
            .map(Response::into_inner)
            .map_err(|status| self.failed(&status, Some(look)))
    }

    fn failed(&self, status: &Status, look: Option<&str>) -> anyhow::Error {
        match look.filter(|_| is_lost(status)) {
            Some(look) => error::in_doubt(&self.host, status, look),
            None => error::refused(&self.host, status),
        }
    }
}
