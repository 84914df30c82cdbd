//! One play link: a gRPC stream with the coordinator inside TLS inside the relay's connection.

use std::{io, pin::pin};

use adoube_proto::v1::{PlayRequest, play_client::PlayClient};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite, DuplexStream, copy_bidirectional, duplex},
    sync::mpsc::{Receiver, Sender, channel, error::TrySendError},
    task::JoinHandle,
};
use tokio_stream::wrappers::ReceiverStream;
use tonic::transport::{Endpoint, Uri};
use tower::service_fn;

use super::dial::Dialer;
use crate::{
    agent::Input,
    link::{fault::LinkFault, messages::LinkInput},
};

/// Requests that may wait to be sent; a player's are few.
const QUEUE: usize = 32;
/// Bytes between HTTP/2 and TLS in each direction.
const BUFFER: usize = 32 * 1024;
/// The largest reply that is read, bytes.
const MAX_REPLY: usize = 64 * 1024;

/// One attempt at a play link, and the link that comes of it. Dropping it closes it at once.
pub(super) struct PlayLink {
    attempt: u64,
    requests: Sender<PlayRequest>,
    task: JoinHandle<()>,
}

impl PlayLink {
    /// Begins to connect; what comes of it arrives as inputs.
    pub(super) fn dial(dialer: Dialer, attempt: u64, token: String, inputs: Sender<Input>) -> Self {
        let (requests, queue) = channel(QUEUE);
        let task = tokio::spawn(async move {
            let end = converse(&dialer, attempt, &token, queue, &inputs).await;
            let fault = end.err().unwrap_or(LinkFault::Closed);
            let down = LinkInput::Down { attempt, fault };
            let _ = inputs.send(Input::Link(down)).await;
        });
        Self {
            attempt,
            requests,
            task,
        }
    }

    /// Sends a request. Gives an input back if the link cannot take it.
    pub(super) fn send(&self, request: PlayRequest) -> Option<Input> {
        let fault = match self.requests.try_send(request) {
            // A closed one tells of its end itself.
            Ok(()) | Err(TrySendError::Closed(_)) => return None,
            Err(TrySendError::Full(_)) => LinkFault::Slow,
        };
        let attempt = self.attempt;
        Some(Input::Link(LinkInput::Down { attempt, fault }))
    }
}

impl Drop for PlayLink {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn converse(
    dialer: &Dialer,
    attempt: u64,
    token: &str,
    requests: Receiver<PlayRequest>,
    inputs: &Sender<Input>,
) -> Result<(), LinkFault> {
    let (relay_connection, tcp) = dialer.reach(token).await?;
    let relayed = LinkInput::Relayed { attempt };
    if inputs.send(Input::Link(relayed)).await.is_err() {
        return Ok(());
    }
    let tls = dialer.greet(tcp).await?;
    let open = LinkInput::Open {
        attempt,
        relay_connection,
    };
    if inputs.send(Input::Link(open)).await.is_err() {
        return Ok(());
    }
    // HTTP/2 runs in tasks of its own, which know nothing of this one. Over a pipe whose other
    // end is here, they end when this task does.
    let (near, far) = duplex(BUFFER);
    let carrying = carry(far, tls);
    let mut talking = pin!(talk(near, attempt, requests, inputs));
    tokio::select! {
        end = &mut talking => end,
        // What arrived before the end is still to be read.
        () = carrying => talking.await,
    }
}

async fn carry(mut far: DuplexStream, mut tls: impl AsyncRead + AsyncWrite + Unpin) {
    if let Err(error) = copy_bidirectional(&mut far, &mut tls).await {
        tracing::debug!(%error, "the play link broke");
    }
}

async fn talk(
    near: DuplexStream,
    attempt: u64,
    requests: Receiver<PlayRequest>,
    inputs: &Sender<Input>,
) -> Result<(), LinkFault> {
    let mut client = open_http2(near).await?;
    let response = client
        .seat(ReceiverStream::new(requests))
        .await
        .map_err(|status| LinkFault::Stream(status.to_string()))?;
    let mut replies = response.into_inner();
    while let Some(reply) = replies
        .message()
        .await
        .map_err(|status| LinkFault::Stream(status.to_string()))?
    {
        let reply = Box::new(reply);
        let input = LinkInput::Reply { attempt, reply };
        if inputs.send(Input::Link(input)).await.is_err() {
            return Ok(());
        }
    }
    Err(LinkFault::Closed)
}

async fn open_http2(
    near: DuplexStream,
) -> Result<PlayClient<tonic::transport::Channel>, LinkFault> {
    let mut stream = Some(TokioIo::new(near));
    // TLS is done: the connector hands over what there is, once.
    let connector = service_fn(move |_: Uri| {
        let stream = stream.take();
        async move { stream.ok_or_else(|| io::Error::from(io::ErrorKind::NotConnected)) }
    });
    let channel = Endpoint::from_static("http://coordinator.adoube")
        .origin(Uri::from_static("https://coordinator.adoube"))
        .connect_with_connector(connector)
        .await
        .map_err(|error| LinkFault::Stream(error.to_string()))?;
    Ok(PlayClient::new(channel).max_decoding_message_size(MAX_REPLY))
}
