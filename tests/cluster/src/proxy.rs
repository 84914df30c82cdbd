//! A TCP proxy between two programs, to delay what passes, or to let connections half live: both
//! ends hold theirs open, and nothing comes any more.

use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;

/// What the proxy does with what it is given.
#[derive(Clone, Copy, Debug, Default)]
struct Manner {
    delay: Duration,
    /// How often connections were left half open: those of before stay so.
    forgotten: u32,
    /// Whether new ones are too.
    mute: bool,
    /// Which packet from the far end breaks its connection, counted from 1, and is lost.
    breaks_at: Option<u32>,
}

/// A proxy; it ends with its connections when dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    manner: Arc<watch::Sender<Manner>>,
    _runtime: Runtime,
}

impl Proxy {
    /// Listens on this machine at this host, and hands on to that address.
    pub fn start(host: &str, to: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let manner = Arc::new(watch::channel(Manner::default()).0);
        let bound = TcpListener::bind((host, 0));
        let listener = runtime.block_on(bound).unwrap();
        let address = listener.local_addr().unwrap();
        runtime.spawn(serve(listener, Arc::from(to), Arc::clone(&manner)));
        Self {
            address,
            manner,
            _runtime: runtime,
        }
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        self.address.to_string()
    }

    /// Everything takes so much longer, each way.
    pub fn delay(&self, by: Duration) {
        self.manner.send_modify(|manner| manner.delay = by);
    }

    /// Nothing passes any more, and nobody is told.
    pub fn fall_silent(&self) {
        self.manner.send_modify(|manner| {
            manner.forgotten += 1;
            manner.mute = true;
        });
    }

    /// A connection breaks as this packet comes from the far end, counted from 1; the packet is lost.
    pub fn break_at(&self, packet: u32) {
        self.manner
            .send_modify(|manner| manner.breaks_at = Some(packet));
    }

    /// New connections pass; those of before stay half open until an end gives them up.
    pub fn let_pass(&self) {
        self.manner.send_modify(|manner| manner.mute = false);
    }
}

async fn serve(listener: TcpListener, to: Arc<str>, manner: Arc<watch::Sender<Manner>>) {
    while let Ok((stream, _)) = listener.accept().await {
        let (to, manner) = (Arc::clone(&to), Arc::clone(&manner));
        tokio::spawn(async move {
            let _ = join(stream, &to, &manner).await;
        });
    }
}

async fn join(near: TcpStream, to: &str, manner: &watch::Sender<Manner>) -> io::Result<()> {
    let mut now = manner.subscribe();
    let passing = now.wait_for(|manner| !manner.mute).await;
    let born = passing.map_err(io::Error::other)?.forgotten;
    let far = TcpStream::connect(to).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
    // When one way ends the other does: both ends hear of it.
    tokio::select! {
        done = carry(from_near, to_far, manner.subscribe(), born, || false) => done,
        done = carry(from_far, to_near, manner.subscribe(), born, || breaks(manner)) => done,
    }
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut manner: watch::Receiver<Manner>,
    born: u32,
    breaks: impl Fn() -> bool,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = tokio::select! {
            biased;
            () = forgotten(&mut manner, born) => return pending().await,
            count = from.read(&mut bytes) => count?,
        };
        if count == 0 || breaks() {
            return Ok(());
        }
        let delay = manner.borrow().delay;
        tokio::time::sleep(delay).await;
        to.write_all(&bytes[..count]).await?;
    }
}

/// Counts a packet from the far end; whether it breaks its connection.
fn breaks(manner: &watch::Sender<Manner>) -> bool {
    let mut now = false;
    manner.send_if_modified(|manner| {
        let left = manner.breaks_at.map(|packet| packet.saturating_sub(1));
        now = left == Some(0);
        manner.breaks_at = left.filter(|left| *left > 0);
        false
    });
    now
}

/// A connection of before is half open from now on.
async fn forgotten(manner: &mut watch::Receiver<Manner>, born: u32) {
    let _ = manner.wait_for(|manner| manner.forgotten > born).await;
}
