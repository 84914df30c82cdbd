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
    /// How much longer answers take than requests.
    answers: Duration,
    /// How often connections were left half open: those of before stay so.
    forgotten: u32,
    /// Whether new ones are too.
    mute: bool,
}

/// Which way bytes go.
#[derive(Clone, Copy, Debug)]
enum Way {
    Request,
    Answer,
}

/// A proxy; it ends with its connections when dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    manner: watch::Sender<Manner>,
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
        let (manner, seen) = watch::channel(Manner::default());
        let bound = TcpListener::bind((host, 0));
        let listener = runtime.block_on(bound).unwrap();
        let address = listener.local_addr().unwrap();
        runtime.spawn(serve(listener, Arc::from(to), seen));
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

    /// Answers take so much longer; requests pass at once.
    pub fn delay_answers(&self, by: Duration) {
        self.manner.send_modify(|manner| manner.answers = by);
    }

    /// Nothing passes any more, and nobody is told.
    pub fn fall_silent(&self) {
        self.manner.send_modify(|manner| {
            manner.forgotten += 1;
            manner.mute = true;
        });
    }

    /// New connections pass; those of before stay half open until an end gives them up.
    pub fn let_pass(&self) {
        self.manner.send_modify(|manner| manner.mute = false);
    }
}

async fn serve(listener: TcpListener, to: Arc<str>, manner: watch::Receiver<Manner>) {
    while let Ok((stream, _)) = listener.accept().await {
        let (to, manner) = (Arc::clone(&to), manner.clone());
        tokio::spawn(async move {
            let _ = join(stream, &to, manner).await;
        });
    }
}

async fn join(near: TcpStream, to: &str, manner: watch::Receiver<Manner>) -> io::Result<()> {
    let mut now = manner.clone();
    let passing = now.wait_for(|manner| !manner.mute).await;
    let born = passing.map_err(io::Error::other)?.forgotten;
    let far = TcpStream::connect(to).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
    // When one way ends the other does: both ends hear of it.
    tokio::select! {
        done = carry(from_near, to_far, manner.clone(), born, Way::Request) => done,
        done = carry(from_far, to_near, manner, born, Way::Answer) => done,
    }
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut manner: watch::Receiver<Manner>,
    born: u32,
    way: Way,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = tokio::select! {
            biased;
            () = forgotten(&mut manner, born) => return pending().await,
            count = from.read(&mut bytes) => count?,
        };
        if count == 0 {
            return Ok(());
        }
        let manner = *manner.borrow();
        let delay = match way {
            Way::Request => manner.delay,
            Way::Answer => manner.delay + manner.answers,
        };
        tokio::time::sleep(delay).await;
        to.write_all(&bytes[..count]).await?;
    }
}

/// A connection of before is half open from now on.
async fn forgotten(manner: &mut watch::Receiver<Manner>, born: u32) {
    let _ = manner.wait_for(|manner| manner.forgotten > born).await;
}
