//! The console: a page of its own port, with a certificate that browsers know, for whoever is
//! signed in.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use adoube_pages::files::{self, Page};
use adoube_pages::{headers, port, tls};
use adoube_proto::v1::event_server::EventServer;
use adoube_proto::v1::incidents_server::IncidentsServer;
use adoube_proto::v1::sessions_server::SessionsServer;
use adoube_sessions::http;
use adoube_sessions::keeper::Keeper;
use anyhow::{Context, Result};
use axum::Router;
use serde::Deserialize;
use tokio::net::TcpListener;
use tonic_web::GrpcWebLayer;
use tower::Layer;

use crate::host::Host;
use crate::rpc::{EventService, IncidentsService, SessionsService, versioned};

/// The largest message of a page.
const MAX_MESSAGE: usize = 1024 * 1024;

/// `[console]` of `coordinator.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Where browsers connect.
    pub listen: SocketAddr,
    /// The certificate, PEM: the organiser's own, which browsers know, with the chain to it.
    pub certificate: PathBuf,
    /// Its key, PEM.
    pub key: PathBuf,
    /// What officials type: `https://chess.example:7443/`.
    pub address: String,
}

/// Serves the console until `stop` resolves.
pub async fn serve(
    settings: &Settings,
    listener: TcpListener,
    host: Arc<Host>,
    keeper: Arc<Keeper>,
    stop: impl Future<Output = ()>,
) -> Result<()> {
    let tls = tls::settings(&settings.certificate, &settings.key).context("the console")?;
    let sessions = SessionsService {
        host: Arc::clone(&host),
        keeper: Arc::clone(&keeper),
        console: Some(settings.address.clone()),
    };
    let routes = routes(host, sessions, &keeper);
    tokio::select! {
        () = port::serve(listener, Some(tls), routes, stop) => Ok(()),
        () = keeper.tidy_often() => Ok(()),
    }
}

/// Everything that the port serves.
pub fn routes(host: Arc<Host>, sessions: SessionsService, keeper: &Arc<Keeper>) -> Router {
    let web = GrpcWebLayer::new();
    let event = EventServer::new(EventService(Arc::clone(&host)));
    let incidents = IncidentsServer::new(IncidentsService(host));
    let sessions = SessionsServer::new(sessions);
    let asked = Router::new()
        .route_service(
            "/adoube.v1.Event/{call}",
            web.layer(versioned(event.max_decoding_message_size(MAX_MESSAGE))),
        )
        .route_service(
            "/adoube.v1.Incidents/{call}",
            web.layer(versioned(incidents.max_decoding_message_size(MAX_MESSAGE))),
        )
        .route_service(
            "/adoube.v1.Sessions/{call}",
            web.layer(versioned(sessions.max_decoding_message_size(MAX_MESSAGE))),
        );
    let pages = http::behind_gate(asked, keeper);
    headers::guarded(pages.fallback_service(files::routes(Page::Console)))
}
