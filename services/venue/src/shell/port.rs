//! Opening the officials' port, with what was kept of an earlier run.

use std::sync::Arc;
use std::thread::JoinHandle;

use adoube_sessions::keeper::Keeper as Sessions;
use adoube_tournament::ids::VenueId;
use anyhow::Context;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;

use super::keeper::{self, Keeper, Kept};
use super::officials::{self, Desk};
use super::told::Told;
use crate::clock;
use crate::config::{Config, Identity, Officials as Settings, Wall};
use crate::enrol;
use crate::grants::Authority;
use crate::lta::ask;
use crate::lta::office::{Office, Officials};
use crate::lta::picture::Picture;
use crate::lta::server;
use crate::network_codes::NetworkCodes;
use crate::orders::Book;
use crate::uplink::Desk as Reports;
use crate::wall;

/// Invitations and sessions, in the folder of data.
const SESSIONS: &str = "sessions.json";

/// Files whose writing may be told and not heard yet.
const WRITTEN: usize = 16;

/// The port and what belongs to it.
pub(super) struct Port {
    pub(super) book: Book,
    pub(super) desk: Desk,
    pub(super) serving: Option<Serving>,
    pub(super) keeper: JoinHandle<()>,
}

impl Port {
    /// Who is invited to the wall, where there is a port for officials.
    pub(super) fn wall(&self) -> Option<wall::SessionsService> {
        self.serving.as_ref().map(Serving::desk)
    }
}

/// A port that was taken.
pub(super) struct Serving {
    listener: TcpListener,
    identity: Identity,
    office: Office,
    sessions: Arc<Sessions>,
    wall: Option<(TcpListener, Wall)>,
}

impl Serving {
    /// Who is signed in to the wall, and who is invited.
    pub(super) fn desk(&self) -> wall::SessionsService {
        wall::SessionsService {
            office: self.office.clone(),
            keeper: Arc::clone(&self.sessions),
            address: self.wall.as_ref().map(|(_, wall)| wall.address.clone()),
        }
    }
}

/// Serves at the port, if there is one, until `stop`. What becomes of invitations is handed in at `reports`,
/// by a machine of that boot identity.
pub(super) async fn serve(
    serving: Option<Serving>,
    (reports, boot_id): (Reports, String),
    stop: CancellationToken,
) {
    let Some(port) = serving else {
        return;
    };
    let noting = wall::noting::run(Arc::clone(&port.sessions), reports, boot_id);
    let desk = port.desk();
    let browsers = async {
        if let Some((listener, settings)) = port.wall {
            let served = wall::serve(&settings, listener, desk.clone(), stop.clone()).await;
            if let Err(error) = served {
                tracing::error!("no wall: {error:#}");
            }
        }
    };
    let officials = server::serve(port.listener, port.identity, desk.clone(), stop.clone());
    let served = tokio::select! {
        (served, ()) = async { tokio::join!(officials, browsers) } => served,
        () = noting => return,
    };
    if let Err(error) = served {
        tracing::error!("no port for officials: {error:#}");
    }
}

/// Reads what was kept, and takes the port if there is to be one.
pub(super) async fn open(
    config: &Config,
    enrolling: Option<Arc<enrol::Desk>>,
    boot_id: &str,
) -> anyhow::Result<Port> {
    let folder = config.data.join("officials");
    let (written, told) = mpsc::channel(WRITTEN);
    let (keeper, thread) = Keeper::open(folder.clone(), written)
        .with_context(|| format!("cannot save anything in {}", folder.display()))?;
    let (book, thresholds, intents) = officials::restore(&folder, boot_id)?;
    let network = NetworkCodes::open(&config.data, &config.devices);
    let network = Arc::new(network.context("the secret for devices' networks")?);
    let (shown, picture) = watch::channel(Arc::new(Picture::default()));
    let (asks, asked) = mpsc::channel(ask::WAITING);
    let mut known = None;
    let mut serving = None;
    if let Some(settings) = &config.officials {
        let venue: VenueId = config.id.parse().context("the venue's id")?;
        let grants = keeper::read(&folder, Kept::Grants).context("the officials' grants")?;
        let officials = Officials::new(authority(venue, settings, grants), boot_id.to_owned());
        known = Some(officials.clone());
        let page = format!("wall-{}", config.id);
        let wall = match &config.wall {
            None => None,
            Some(wall) => Some((server::bind("the wall", &wall.listen).await?, wall.clone())),
        };
        serving = Some(Serving {
            sessions: Sessions::open(config.data.join(SESSIONS), &page, Box::new(clock::wall_ms))
                .context("who is signed in")?,
            wall,
            listener: server::bind("the port for officials", &settings.listen).await?,
            identity: config.identity.clone(),
            office: Office {
                venue: config.id.clone(),
                name: config.name.clone(),
                shown: picture,
                asks,
                officials,
                enrolling,
                network: Arc::clone(&network),
            },
        });
    }
    let desk = Desk::new(
        asked,
        told,
        keeper,
        shown,
        known,
        (thresholds, intents, Told::restore(&folder)),
        (boot_id.to_owned(), network),
    );
    Ok(Port {
        book,
        desk,
        serving,
        keeper: thread,
    })
}

/// Who has an office here, as was kept. What cannot be read or is not the coordinator's word is as
/// good as nothing: the coordinator says it again when it is linked.
fn authority(venue: VenueId, settings: &Settings, kept: Option<Vec<u8>>) -> Authority {
    let mut authority = Authority::new(venue, settings.key);
    if let Some(bytes) = kept
        && let Err(unfit) = authority.restore(&bytes)
    {
        tracing::error!("the saved roles of officials are not used: {unfit}");
    }
    tracing::info!(
        offices = authority.len(),
        "officials listen at {}",
        settings.listen
    );
    authority
}
