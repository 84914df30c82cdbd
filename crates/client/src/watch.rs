//! Following a round: a stream that is taken up again when it breaks.

use std::time::Duration;

use adoube_proto::v1::{WatchReply, WatchRequest};
use anyhow::Result;
use tonic::{Request, Streaming};

use super::{Client, error};

/// The stream that the coordinator sends: everything first, then changes.
pub struct Updates {
    stream: Streaming<WatchReply>,
    host: String,
}

/// How long the first answer may take.
const FIRST: Duration = Duration::from_secs(10);

impl Client {
    /// Begins to follow a round; 0 for the one now running.
    pub async fn watch(&mut self, round: u16) -> Result<Updates> {
        let tournament = self.tournament.clone();
        let request = WatchRequest {
            tournament,
            round: u32::from(round),
            ticks: false,
            board: 0,
        };
        // No deadline on the request: it would end the stream as a whole.
        let begun = tokio::time::timeout(FIRST, self.inner.watch(Request::new(request))).await;
        let reply = begun.unwrap_or_else(|_| Err(tonic::Status::deadline_exceeded("no answer")));
        let stream = self.told(reply)?;
        Ok(Updates {
            stream,
            host: self.host.clone(),
        })
    }
}

impl Updates {
    /// The next message; none when the coordinator has ended the stream.
    pub async fn next(&mut self) -> Result<Option<WatchReply>> {
        let message = self.stream.message().await;
        message.map_err(|status| error::refused(&self.host, &status))
    }
}
