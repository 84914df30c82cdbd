//! The wall: the page of the venue's officials, at the node's own port, also while its uplink is
//! down. It speaks with the services that the command line speaks with, by a session instead of a
//! certificate.

pub mod noting;
mod sessions;

use adoube_pages::files::{self, Page};
use adoube_pages::{headers, port, tls};
use adoube_proto::v1::lta_server::LtaServer;
use adoube_proto::v1::sessions_server::SessionsServer;
use adoube_sessions::http;
use anyhow::Context;
use axum::Router;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tonic_web::GrpcWebLayer;
use tower::Layer;

use crate::config::Wall;
use crate::lta::service::LtaService;

pub use sessions::SessionsService;

/// The largest message of a page, bytes.
const MAX_MESSAGE: usize = 16 * 1024;

/// Serves until `stop`.
pub async fn serve(
    settings: &Wall,
    listener: TcpListener,
    desk: SessionsService,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let tls = tls::settings(&settings.certificate, &settings.key).context("the wall")?;
    tracing::info!("the wall is at {}", settings.address);
    let keeper = Arc::clone(&desk.keeper);
    tokio::select! {
        () = port::serve(listener, Some(tls), routes(desk), stop.cancelled()) => {}
        () = keeper.tidy_often() => {}
    }
    Ok(())
}

/// Everything that the port serves.
pub fn routes(desk: SessionsService) -> Router {
    let web = GrpcWebLayer::new();
    let keeper = Arc::clone(&desk.keeper);
    let lta = LtaServer::new(LtaService::new(desk.office.clone()));
    let sessions = SessionsServer::new(desk);
    let asked = Router::new()
        .route_service(
            "/adoube.v1.Lta/{call}",
            web.layer(lta.max_decoding_message_size(MAX_MESSAGE)),
        )
        .route_service(
            "/adoube.v1.Sessions/{call}",
            web.layer(sessions.max_decoding_message_size(MAX_MESSAGE)),
        );
    let pages = http::behind_gate(asked, &keeper);
    headers::guarded(pages.fallback_service(files::routes(Page::Wall)))
}
