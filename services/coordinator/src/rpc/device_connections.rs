//! Connections of devices, which carry play links and nothing else. They are served by `h2` itself: there are thousands
//! of them, and the layers above it would keep more tasks for each and wake them more often for each message.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use adoube_proto::v1::play_server::SERVICE_NAME;
use adoube_tournament::ids::DeviceId;
use axum::http::{HeaderValue, Request, Response, header::CONTENT_TYPE};
use h2::RecvStream;
use h2::server::{Builder, Connection, SendResponse};
use prost::bytes::Bytes;
use rustls::pki_types::CertificateDer;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::{Interval, interval, timeout};
use tokio_util::task::TaskTracker;
use tonic::Status;

use super::message_stream::{Replies, Requests};
use super::play::PlayLink;
use super::{MAX_STREAMS, authority};
use crate::host::Host;

/// The largest head of a request, in bytes.
const MAX_HEAD: u32 = 16 * 1024;

/// What waits for a device that takes nothing, in bytes: more is not taken from the shard.
const SEND_BUFFER: usize = 64 * 1024;

/// How long the first bytes of HTTP/2 may take, and how often it is looked whether a connection is used. One that has no
/// link twice is closed; a link whose device is silent is closed by the shard.
const UNUSED: Duration = Duration::from_secs(5);

/// A device's connection.
struct DeviceConnection<IO> {
    host: Arc<Host>,
    certificate: CertificateDer<'static>,
    connection: Connection<IO, Bytes>,
    looks: Interval,
    was_unused: bool,
    is_ending: bool,
}

/// Begins to serve the connection of the device of that certificate, among the others. Its task is not that of the
/// handshakes, which is larger.
pub(crate) async fn serve_device<IO>(
    host: Arc<Host>,
    certificate: CertificateDer<'static>,
    io: IO,
    others: &TaskTracker,
) where
    IO: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let mut http = Builder::new();
    http.max_concurrent_streams(MAX_STREAMS)
        .max_header_list_size(MAX_HEAD)
        .max_send_buffer_size(SEND_BUFFER);
    let Ok(Ok(connection)) = timeout(UNUSED, http.handshake(io)).await else {
        return;
    };
    let connection = DeviceConnection {
        host,
        certificate,
        connection,
        looks: interval(UNUSED),
        was_unused: false,
        is_ending: false,
    };
    others.spawn(connection.run());
}

impl<IO: AsyncRead + AsyncWrite + Unpin> DeviceConnection<IO> {
    async fn run(mut self) {
        poll_fn(|cx| self.poll(cx)).await;
    }

    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            while let Poll::Ready(next) = self.connection.poll_accept(cx) {
                let Some(Ok((request, response))) = next else {
                    return Poll::Ready(());
                };
                self.open(request, response);
            }
            let is_unused = !self.connection.has_streams();
            if is_unused && self.host.is_stopping() && !self.is_ending {
                self.is_ending = true;
                self.connection.graceful_shutdown();
                continue;
            }
            ready!(self.looks.poll_tick(cx));
            if is_unused && self.was_unused {
                return Poll::Ready(());
            }
            self.was_unused = is_unused;
        }
    }

    fn open(&self, request: Request<RecvStream>, mut response: SendResponse<Bytes>) {
        let device = match self.admit(request.uri().path()) {
            Ok(device) => device,
            Err(refused) => {
                // Who is gone needs no answer.
                let _ = response.send_response(refused.into_http(), true);
                return;
            }
        };
        let mut head = Response::new(());
        let grpc = HeaderValue::from_static("application/grpc");
        head.headers_mut().insert(CONTENT_TYPE, grpc);
        if let Ok(stream) = response.send_response(head, false) {
            let link = PlayLink::new(Arc::clone(&self.host), device, Replies::new(stream));
            tokio::spawn(link.run(Requests::new(request.into_body())));
        }
    }

    fn admit(&self, path: &str) -> Result<DeviceId, Status> {
        let service = path
            .strip_prefix('/')
            .and_then(|path| path.strip_suffix("/Seat"));
        if service != Some(SERVICE_NAME) {
            let text = "a device can only open play links";
            return Err(Status::permission_denied(text));
        }
        authority::device(&self.certificate, self.host.enrolment())
    }
}
