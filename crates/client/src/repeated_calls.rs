//! A change whose answer was lost is asked for again under the same id: the coordinator does it once.

use std::time::Duration;

use anyhow::Result;
use tonic::{Request, Response, Status};

use super::{CALL, Client, error};
use crate::repeat::{Repeats, is_lost};
use adoube_user_text::text;

impl Client {
    /// Asks until there is an answer. Only for calls that the coordinator does once for each command id. `look` is the
    /// command that shows whether it was done.
    pub(super) async fn once<M: Clone, T>(
        &self,
        look: &str,
        message: M,
        call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        let reply = self.repeats(CALL, true).ask(message, call).await;
        reply.map_err(|status| self.failed(&status, Some(look)))
    }

    /// The same for what changes nothing: after a change it is asked in the same breath, and its failure would look
    /// like one of the change.
    pub(super) async fn read<M: Clone, T>(
        &self,
        deadline: Duration,
        message: M,
        call: impl AsyncFnMut(Request<M>) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        let reply = self.repeats(deadline, false).ask(message, call).await;
        reply.map_err(|status| self.failed(&status, None))
    }

    fn repeats(&self, deadline: Duration, changes: bool) -> Repeats {
        Repeats::new("coordinator", deadline, self.report.filter(|_| changes))
    }

    /// The answer to a change that is not repeated: where it was lost, `look` shows whether it was done.
    pub(super) fn changed<T>(&self, look: &str, reply: Result<Response<T>, Status>) -> Result<T> {
        reply
            .map(Response::into_inner)
            .map_err(|status| self.failed(&status, Some(look)))
    }

    fn failed(&self, status: &Status, look: Option<&str>) -> anyhow::Error {
        match look.filter(|_| is_lost(status)) {
            Some(look) => {
                let whose = text!("cli-coordinator-at", host: &self.host);
                error::in_doubt(&whose, status, look)
            }
            None => error::refused(&self.host, status),
        }
    }
}
