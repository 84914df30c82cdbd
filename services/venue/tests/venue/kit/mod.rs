//! An event in a temporary folder, and stand-ins for what the node talks to.

mod authority;
mod browser;
mod coordinator;
mod device;
mod official;

use std::collections::BTreeSet;
use std::future::Future;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use adoube_proto::v1::Grants;
use adoube_tournament::actor::Role;
use adoube_venue::config::{self, Config};
use adoube_venue::shell::{Node, Snapshot};
use tempfile::TempDir;
use tokio::sync::watch;

pub(crate) use authority::{Authority, Paper};
pub(crate) use browser::Browser;
pub(crate) use coordinator::{Coordinator, Heard, TIME};
pub(crate) use device::{Device, birth, own, state, transport};
pub(crate) use official::{Lta, Vouching, heard};

/// Where setpriv is; mosquitto is found besides.
pub(crate) const PATH: &str = "/usr/local/bin:/usr/bin:/bin";

/// How long anything may take before a test gives up. No test waits this long when all is well.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A venue's folder as `adoube init` writes it, with devices d-1 to d-3.
pub(crate) struct Venue {
    pub(crate) folder: TempDir,
    pub(crate) authority: Authority,
    pub(crate) mqtt: u16,
    pub(crate) relay: u16,
    pub(crate) coordinator: u16,
    pub(crate) officials: u16,
    pub(crate) vouching: Vouching,
    /// What the coordinator will say of officials.
    pub(crate) grants: Mutex<Option<Grants>>,
}

impl Venue {
    pub(crate) fn new() -> Self {
        Self::with("")
    }

    /// With more lines in its settings.
    pub(crate) fn with(more: &str) -> Self {
        let log = tracing_subscriber::fmt().with_env_filter("adoube_venue=debug");
        let _ = log.with_test_writer().try_init();
        let _ = rustls::crypto::ring::default_provider().install_default();
        let venue = Self {
            folder: tempfile::tempdir().unwrap(),
            authority: Authority::new(),
            mqtt: free_port(),
            relay: free_port(),
            coordinator: free_port(),
            officials: free_port(),
            vouching: Vouching::new(),
            grants: Mutex::default(),
        };
        let paper = venue.authority.issue(&Paper::venue("madrid"));
        venue.write("certificate.pem", &paper.certificate);
        venue.write("key.pem", &paper.key);
        venue.write("authority.pem", &venue.authority.pem());
        let text = format!(
            "id = \"madrid\"\nname = \"Madrid\"\nlisten_mqtt = \"127.0.0.1:{}\"\n\
             listen_relay = \"127.0.0.1:{}\"\ncoordinator = \"127.0.0.1:{}\"\n\
             certificate = \"certificate.pem\"\nkey = \"key.pem\"\nauthority = \"authority.pem\"\n\
             listen_officials = \"127.0.0.1:{}\"\ncoordinator_key = \"coordinator.pub\"\n\
             data = \"data\"\ndevices = [\"d-1\", \"d-2\", \"d-3\"]\n{more}\n",
            venue.mqtt, venue.relay, venue.coordinator, venue.officials
        );
        venue.write("coordinator.pub", &venue.vouching.pem());
        venue.write("venue.toml", &text);
        venue
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn broker_pid_file(&self) -> PathBuf {
        self.path().join("data/broker/mosquitto.pid")
    }

    pub(crate) fn config(&self) -> Config {
        config::load(self.path()).unwrap()
    }

    pub(crate) async fn start(&self) -> Node {
        Node::start(self.config(), Some(PATH), None).await.unwrap()
    }

    /// A node that hears its broker.
    pub(crate) async fn start_listening(&self) -> (Node, watch::Receiver<Snapshot>) {
        let node = self.start().await;
        let mut shown = node.shown();
        seen(&mut shown, "the broker heard", |now| now.status.bus).await;
        (node, shown)
    }

    /// What the next coordinator says of officials: person, role and venue of each, and the
    /// numbers of appointments that ended. Appointments are numbered from 1.
    pub(crate) fn grant(&self, at: u64, officials: &[(&str, Role, &str)], ended: &[u64]) {
        let grants = self.vouching.grants(at, officials, ended);
        *self.grants.lock().unwrap() = Some(grants);
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path().join(name), text).unwrap();
    }
}

/// Waits until the node shows what is wanted.
pub(crate) async fn seen(
    shown: &mut watch::Receiver<Snapshot>,
    what: &str,
    wanted: impl FnMut(&Snapshot) -> bool,
) {
    let outcome = tokio::time::timeout(PATIENCE, shown.wait_for(wanted)).await;
    let outcome = outcome.map(|seen| seen.map(|_| ()));
    assert!(
        matches!(outcome, Ok(Ok(()))),
        "never seen: {what}: {:?}",
        shown.borrow()
    );
}

/// Waits until something holds.
pub(crate) async fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let waiting = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    assert!(waited.is_ok(), "never came true: {what}");
}

/// The result of something that must not take long.
pub(crate) async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(PATIENCE, future).await;
    waited.unwrap_or_else(|_| panic!("took too long: {what}"))
}

/// Whether the broker is installed; says so if a test is skipped for it.
pub(crate) fn mosquitto(test: &str) -> bool {
    let there = adoube_venue::broker::find(Some(PATH)).is_ok();
    if !there {
        eprintln!("SKIPPED {test}: mosquitto is not installed");
    }
    there
}

/// Ports given to some test of this process: one that nobody listens at yet may be another's.
static GIVEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());

/// A port that nobody listens at now, and that no other test got.
pub(crate) fn free_port() -> u16 {
    loop {
        let port = fastrand::u16(20_000..32_000);
        let given = || {
            GIVEN
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .insert(port)
        };
        if TcpListener::bind(("127.0.0.1", port)).is_ok() && given() {
            return port;
        }
    }
}
