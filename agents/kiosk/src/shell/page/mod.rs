//! The player's page: its files and its calls, on this machine alone.
//!
//! Whoever opens it has to know its token, which stands with the address in `page.url` of the data folder, for
//! this user only. Both stay what they are until the machine is started anew, so that a page goes on by itself
//! when an agent that died is back. Calls from elsewhere (another site in the same browser, another name for
//! this machine) are refused.

mod guard;
mod kept;
mod place;
mod service;
mod switch;

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    net::SocketAddr,
    os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _},
    path::Path,
    sync::Arc,
};

use adoube_pages::{files, headers, port};
use adoube_proto::v1::play_page_server::PlayPageServer;
use axum::{Router, middleware::from_fn_with_state};
use tokio::{
    net::TcpListener,
    sync::{mpsc::Sender, oneshot},
    task::JoinHandle,
};
use tonic::service::interceptor::InterceptedService;
use tonic_web::GrpcWebLayer;
use tower::Layer as _;

use super::{
    clock::Clock,
    files::FileError,
    lockdown::{Platform, of_this_machine},
    network::Panel,
};
use crate::{agent::Input, config::DeviceConfig};
use guard::{Hosts, Token};
use kept::Kept;
use place::Place;
use service::PageService;
pub(super) use switch::Switch;

/// The largest message of a page, bytes.
const MAX_MESSAGE: usize = 16 * 1024;

/// Where the page's address stands, in the data folder.
const ADDRESS: &str = "page.url";

/// Why there is no page.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// Its port cannot be had.
    #[error("the page cannot be served at {address}: {error}")]
    Port {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// Its address cannot be written down.
    #[error(transparent)]
    File(#[from] FileError),
    /// No random numbers.
    #[error("the system provides no random numbers for the page's token")]
    Random,
}

/// The page's port, served until this is dropped or closed.
#[derive(Debug)]
pub(super) struct PagePort {
    pub(super) switch: Arc<Switch>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl PagePort {
    /// Serves the page where the settings say; else where the event's profile lets the player reach it, if that can be had;
    /// else at any port. Where and with the token with which an agent served it before, if the machine runs since.
    pub(super) async fn open(
        config: &DeviceConfig,
        (clock, boot_id): (Clock, &str),
        inputs: Sender<Input>,
    ) -> Result<Self, PageError> {
        let (place, data) = (Place::of(config), &config.data);
        let (listener, address, secret) = match again(place, data, boot_id).await {
            Some((listener, kept)) => (listener, kept.address, kept.secret),
            None => anew(place, data, boot_id).await?,
        };
        let file = data.join(ADDRESS);
        let text = format!("http://{address}/#{secret}\n");
        write_secret(&file, &text).map_err(FileError::of(&file))?;
        tracing::info!(
            "the player's page is at http://{address}/; the address with its token is in {}",
            file.display()
        );
        let switch = Arc::new(Switch::default());
        let (stop, stopped) = oneshot::channel();
        let routes = routes(
            address,
            &secret,
            PageService::new(
                Arc::clone(&switch),
                inputs,
                Panel::new(config, of_this_machine(config.lockd.clone()), clock),
            ),
        );
        let serving = tokio::spawn(port::serve(listener, None, routes, async {
            // Whoever drops the other end is done with the page, too.
            let _ = stopped.await;
        }));
        Ok(Self {
            switch,
            stop,
            serving,
        })
    }

    /// Tells the page, and closes the port.
    pub(super) async fn close(self) {
        self.switch.close();
        drop(self.stop);
        let _ = self.serving.await;
    }
}

fn routes<P: Platform>(address: SocketAddr, secret: &str, service: PageService<P>) -> Router {
    let token = Token::new(secret);
    let calls = PlayPageServer::new(service).max_decoding_message_size(MAX_MESSAGE);
    let calls = InterceptedService::new(calls, move |request| token.check(request));
    let routes = Router::new()
        .route_service(
            "/adoube.v1.PlayPage/{call}",
            GrpcWebLayer::new().layer(calls),
        )
        .fallback_service(files::routes(files::Page::Play))
        .layer(from_fn_with_state(Hosts::of(address), guard::host));
    headers::guarded(routes)
}

/// The port of the agent before, which died on a machine that runs since. A port that somebody else has by now is
/// given up together with its token: the page may have told him.
async fn again(place: Place, data: &Path, boot_id: &str) -> Option<(TcpListener, Kept)> {
    let kept = Kept::read(data, boot_id)?;
    let listener = if place.is_elsewhere(kept.address).await {
        None
    } else {
        TcpListener::bind(kept.address).await.ok()
    };
    if listener.is_none() {
        Kept::forget(data);
    }
    Some((listener?, kept))
}

async fn anew(
    place: Place,
    data: &Path,
    boot_id: &str,
) -> Result<(TcpListener, SocketAddr, String), PageError> {
    let (listener, address) = place.bind().await?;
    let kept = Kept::make(address, boot_id).ok_or(PageError::Random)?;
    kept.write(data)?;
    Ok((listener, address, kept.secret))
}

/// Writes a file that this user alone can read, also where it was there before.
fn write_secret(file: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let mut open = options
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(file)?;
    fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    open.write_all(text.as_bytes())
}
