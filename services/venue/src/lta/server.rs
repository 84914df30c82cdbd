//! The port: mutual TLS under the event's authority, bounded in every direction.

use std::time::Duration;

use adoube_proto::v1::lta_server::LtaServer;
use adoube_proto::v1::sessions_server::SessionsServer;
use anyhow::Context;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tonic::transport::server::TcpIncoming;
use tonic::transport::{Certificate, Identity, Server, ServerTlsConfig};

use super::service::LtaService;
use crate::config::{self, Address};
use crate::wall::SessionsService;

/// The largest message of an official, bytes.
const MAX_MESSAGE: usize = 16 * 1024;

/// Streams of one connection at a time.
const MAX_STREAMS: u32 = 16;

/// A connection that is silent for so long is asked whether it lives, and dropped if it does not
/// answer in time.
const KEEPALIVE: Duration = Duration::from_secs(5);

/// How long a TLS handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(5);

/// How long calls may take to end when the node is stopping.
const ENDS: Duration = Duration::from_secs(1);

/// Takes the port; `whose` says for what.
pub async fn bind(whose: &str, address: &Address) -> anyhow::Result<TcpListener> {
    TcpListener::bind((address.host.as_str(), address.port))
        .await
        .with_context(|| format!("{whose} cannot listen at {address}"))
}

/// Serves until `stop`.
pub async fn serve(
    listener: TcpListener,
    identity: config::Identity,
    desk: SessionsService,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let tls = ServerTlsConfig::new()
        .identity(Identity::from_pem(
            &identity.certificate_pem,
            &identity.key_pem,
        ))
        .client_ca_root(Certificate::from_pem(&identity.authority_pem))
        .timeout(HANDSHAKE);
    let lta = LtaService::new(desk.office.clone());
    let lta = LtaServer::new(lta).max_decoding_message_size(MAX_MESSAGE);
    let sessions = SessionsServer::new(desk).max_decoding_message_size(MAX_MESSAGE);
    // The server's own setting is for listeners that it opens itself.
    let incoming = TcpIncoming::from(listener).with_nodelay(Some(true));
    let served = Server::builder()
        .tls_config(tls)?
        .max_concurrent_streams(MAX_STREAMS)
        .http2_keepalive_interval(Some(KEEPALIVE))
        .http2_keepalive_timeout(Some(KEEPALIVE))
        .http2_max_header_list_size(16 * 1024)
        .add_service(lta)
        .add_service(sessions)
        .serve_with_incoming_shutdown(incoming, stop.cancelled());
    let cut = async {
        stop.cancelled().await;
        tokio::time::sleep(ENDS).await;
    };
    tokio::select! {
        served = served => served.context("the port for officials failed"),
        () = cut => Ok(()),
    }
}
