//! The port: mutual TLS under the event's authority, bounded in every direction.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use adoube_key_files as key_files;
use adoube_proto::v1::{
    event_server::EventServer, incidents_server::IncidentsServer, play_server::PlayServer,
    sessions_server::SessionsServer, uplink_server::UplinkServer,
};
use adoube_sessions::keeper::Keeper;
use anyhow::{Context, Result};
use tokio::net::TcpListener;
use tonic::transport::server::TcpIncoming;
use tonic::transport::{Certificate, Identity, Server, ServerTlsConfig};

use crate::config::Config;
use crate::host::Host;
use crate::rpc::{EventService, IncidentsService, PlayService, SessionsService, UplinkService};

/// The largest message of a device or venue, in bytes.
const MAX_MESSAGE: usize = 256 * 1024;

/// The largest message of an official: an import of thousands of players.
const MAX_IMPORT: usize = 8 * 1024 * 1024;

/// Streams of one connection at a time.
const MAX_STREAMS: u32 = 16;

/// A connection that is silent for so long is asked whether it lives, and dropped if it does not
/// answer in time.
const KEEPALIVE: Duration = Duration::from_secs(5);

/// How long a TLS handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(5);

/// Serves until `stop` resolves, then lets streams end.
pub async fn serve(
    config: &Config,
    listener: TcpListener,
    host: Arc<Host>,
    keeper: Arc<Keeper>,
    stop: impl Future<Output = ()>,
) -> Result<()> {
    let (health, health_service) = tonic_health::server::health_reporter();
    health.set_serving::<PlayServer<PlayService>>().await;
    health.set_serving::<UplinkServer<UplinkService>>().await;
    health.set_serving::<EventServer<EventService>>().await;
    health
        .set_serving::<IncidentsServer<IncidentsService>>()
        .await;
    let reflection = || {
        tonic_reflection::server::Builder::configure()
            .register_encoded_file_descriptor_set(adoube_proto::DESCRIPTORS)
    };
    let reflection_v1 = reflection()
        .build_v1()
        .context("the services' description")?;
    // Many clients, Python's among them, speak only the older form.
    let reflection_v1alpha = reflection()
        .build_v1alpha()
        .context("the services' description")?;
    let play = PlayServer::new(PlayService(Arc::clone(&host)));
    let uplink = UplinkServer::new(UplinkService(Arc::clone(&host)));
    let incidents = IncidentsServer::new(IncidentsService(Arc::clone(&host)));
    let sessions = SessionsServer::new(SessionsService {
        host: Arc::clone(&host),
        keeper,
        console: config
            .console
            .as_ref()
            .map(|console| console.address.clone()),
    });
    let event = EventServer::new(EventService(host));
    Server::builder()
        .tls_config(tls(config)?)?
        .max_concurrent_streams(MAX_STREAMS)
        .http2_keepalive_interval(Some(KEEPALIVE))
        .http2_keepalive_timeout(Some(KEEPALIVE))
        .http2_max_header_list_size(16 * 1024)
        .add_service(health_service)
        .add_service(reflection_v1)
        .add_service(reflection_v1alpha)
        .add_service(play.max_decoding_message_size(MAX_MESSAGE))
        .add_service(uplink.max_decoding_message_size(MAX_MESSAGE))
        .add_service(incidents.max_decoding_message_size(MAX_MESSAGE))
        .add_service(sessions.max_decoding_message_size(MAX_MESSAGE))
        .add_service(event.max_decoding_message_size(MAX_IMPORT))
        .serve_with_incoming_shutdown(at_once(listener), stop)
        .await
        .context("the port failed")
}

/// Connections whose messages go out when they are written. Else the answer to a move, which follows the
/// move's own event, would wait for the device's acknowledgement of that, which comes some 40 ms later. The
/// server's own setting is for listeners that it opens itself.
fn at_once(listener: TcpListener) -> TcpIncoming {
    TcpIncoming::from(listener).with_nodelay(Some(true))
}

fn tls(config: &Config) -> Result<ServerTlsConfig> {
    let identity = Identity::from_pem(
        key_files::bytes(&config.certificate)?,
        key_files::bytes(&config.key)?,
    );
    let mut authority = key_files::bytes(&config.authority)?;
    if let Some(devices) = &config.enrolment {
        authority.push(b'\n');
        authority.extend(key_files::bytes(&devices.certificate)?);
    }
    let authority = Certificate::from_pem(authority);
    Ok(ServerTlsConfig::new()
        .identity(identity)
        .client_ca_root(authority)
        .timeout(HANDSHAKE))
}
