//! The port: mutual TLS under the event's authority, bounded in every direction.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use adoube_key_files as key_files;
use adoube_proto::v1::{
    event_server::EventServer, incidents_server::IncidentsServer, play_server::PlayServer,
    sessions_server::SessionsServer, uplink_server::UplinkServer,
};
use adoube_sessions::keeper::Keeper;
use anyhow::{Context, Result};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::WebPkiClientVerifier;
use rustls::{RootCertStore, ServerConfig};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use tokio_stream::wrappers::ReceiverStream;
use tokio_util::task::TaskTracker;
use tonic::transport::Server;
use tonic_health::pb::health_server::{Health, HealthServer};

use crate::config::Config;
use crate::host::Host;
use crate::identity::{Identity, identify};
use crate::rpc::{
    EventService, IncidentsService, MAX_MESSAGE, MAX_STREAMS, PlayService, SessionsService,
    UplinkService, serve_device, versioned,
};

/// The largest message of an official: an import of thousands of players.
const MAX_IMPORT: usize = 8 * 1024 * 1024;

/// A connection that is silent for so long is asked whether it lives, and dropped if it does not
/// answer in time.
const KEEPALIVE: Duration = Duration::from_secs(5);

/// How long a TLS handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(5);

/// After a connection could not be accepted (too many files are open) nobody is taken for so long.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` resolves, then lets streams end.
pub async fn serve(
    config: &Config,
    listener: TcpListener,
    host: Arc<Host>,
    keeper: Arc<Keeper>,
    stop: impl Future<Output = ()>,
) -> Result<()> {
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
    let play = PlayServer::new(PlayService);
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
    let event = EventServer::new(EventService(Arc::clone(&host)));
    let (others, incoming) = mpsc::channel(1);
    let acceptor = TlsAcceptor::from(Arc::new(tls(config)?));
    let connections = TaskTracker::new();
    let accepted = accept(listener, acceptor, host, others, connections.clone());
    let accepting = tokio::spawn(accepted);
    let stop = async {
        stop.await;
        accepting.abort();
    };
    Server::builder()
        .max_concurrent_streams(MAX_STREAMS)
        .http2_keepalive_interval(Some(KEEPALIVE))
        .http2_keepalive_timeout(Some(KEEPALIVE))
        .http2_max_header_list_size(16 * 1024)
        .add_service(health().await)
        .add_service(reflection_v1)
        .add_service(reflection_v1alpha)
        .add_service(play.max_decoding_message_size(MAX_MESSAGE))
        .add_service(uplink.max_decoding_message_size(MAX_MESSAGE))
        .add_service(versioned(incidents.max_decoding_message_size(MAX_MESSAGE)))
        .add_service(versioned(sessions.max_decoding_message_size(MAX_MESSAGE)))
        .add_service(versioned(event.max_decoding_message_size(MAX_IMPORT)))
        .serve_with_incoming_shutdown(ReceiverStream::new(incoming), stop)
        .await
        .context("the port failed")?;
    connections.close();
    connections.wait().await;
    Ok(())
}

/// Says of each service that it is there.
async fn health() -> HealthServer<impl Health> {
    let (health, service) = tonic_health::server::health_reporter();
    health.set_serving::<PlayServer<PlayService>>().await;
    health.set_serving::<UplinkServer<UplinkService>>().await;
    health.set_serving::<EventServer<EventService>>().await;
    health
        .set_serving::<IncidentsServer<IncidentsService>>()
        .await;
    service
}

/// A connection whose other end is known.
type Known = TlsStream<TcpStream>;

/// Takes connections: serves those of devices, and passes the others on.
async fn accept(
    listener: TcpListener,
    acceptor: TlsAcceptor,
    host: Arc<Host>,
    others: mpsc::Sender<io::Result<Known>>,
    connections: TaskTracker,
) {
    loop {
        let socket = match listener.accept().await {
            Ok((socket, _)) => socket,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // Else the answer to a move, which follows the move's own event, would wait for the device's
        // acknowledgement of that, which comes some 40 ms later.
        let _ = socket.set_nodelay(true);
        let (acceptor, host) = (acceptor.clone(), Arc::clone(&host));
        let (others, connections) = (others.clone(), connections.clone());
        tokio::spawn(async move {
            let Ok(Ok(known)) = timeout(HANDSHAKE, acceptor.accept(socket)).await else {
                return;
            };
            match device_certificate(&known) {
                Some(certificate) => serve_device(host, certificate, known, &connections).await,
                None => drop(others.send(Ok(known)).await),
            }
        });
    }
}

/// The certificate of the other end, if that is a device.
fn device_certificate(known: &Known) -> Option<CertificateDer<'static>> {
    let first = known.get_ref().1.peer_certificates()?.first()?;
    let is_device = matches!(identify(first), Ok(Identity::Device(..)));
    is_device.then(|| first.clone().into_owned())
}

fn tls(config: &Config) -> Result<ServerConfig> {
    let mut authorities = key_files::bytes(&config.authority)?;
    if let Some(devices) = &config.enrolment {
        authorities.push(b'\n');
        authorities.extend(key_files::bytes(&devices.certificate)?);
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(certificates(&authorities)?);
    let chain = certificates(&key_files::bytes(&config.certificate)?)?;
    let key = PrivateKeyDer::from_pem_slice(&key_files::bytes(&config.key)?)?;
    let verifier = WebPkiClientVerifier::builder(Arc::new(roots)).build()?;
    let mut tls = ServerConfig::builder()
        .with_client_cert_verifier(verifier)
        .with_single_cert(chain, key)?;
    tls.alpn_protocols.push(b"h2".to_vec());
    Ok(tls)
}

fn certificates(pem: &[u8]) -> Result<Vec<CertificateDer<'static>>> {
    let read: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
    Ok(read?)
}
