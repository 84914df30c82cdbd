//! Copies bytes both ways until one end is gone.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

/// How often the flow is looked at.
const TICK: Duration = Duration::from_millis(250);

/// How long the other direction may still drain once one has ended.
const DRAIN: Duration = Duration::from_secs(2);

/// Why a connection ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The device closed it, or nothing came from it any more.
    Device(String),
    /// The coordinator closed it, or nothing came from it any more.
    Coordinator(String),
}

/// How much was carried, bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// From the device to the coordinator.
    pub up: u64,
    /// From the coordinator to the device.
    pub down: u64,
}

/// Copies until either end closes, or until a direction was without any byte for `idle`: both
/// ends speak each second, so a quiet one is gone without having said so.
pub(super) async fn carry(
    device: TcpStream,
    coordinator: TcpStream,
    idle: Duration,
) -> (End, Carried) {
    let (mut device_reads, mut device_writes) = device.into_split();
    let (mut coordinator_reads, mut coordinator_writes) = coordinator.into_split();
    let (up, down) = (AtomicU64::new(0), AtomicU64::new(0));
    let upward = copy(&mut device_reads, &mut coordinator_writes, &up);
    let downward = copy(&mut coordinator_reads, &mut device_writes, &down);
    tokio::pin!(upward, downward);
    let end = tokio::select! {
        stopped = &mut upward => {
            let _ = tokio::time::timeout(DRAIN, &mut downward).await;
            match stopped {
                Stopped::Read(why) => End::Device(why),
                Stopped::Write(why) => End::Coordinator(why),
            }
        }
        stopped = &mut downward => {
            let _ = tokio::time::timeout(DRAIN, &mut upward).await;
            match stopped {
                Stopped::Read(why) => End::Coordinator(why),
                Stopped::Write(why) => End::Device(why),
            }
        }
        end = quiet(&up, &down, idle) => end,
    };
    let carried = Carried {
        up: up.load(Ordering::Relaxed),
        down: down.load(Ordering::Relaxed),
    };
    (end, carried)
}

/// Which side of a copy stopped it.
enum Stopped {
    Read(String),
    Write(String),
}

async fn copy(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    count: &AtomicU64,
) -> Stopped {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = match from.read(&mut buffer).await {
            Ok(0) => {
                let _ = to.shutdown().await;
                return Stopped::Read("closed".to_owned());
            }
            Ok(read) => read,
            Err(error) => return Stopped::Read(error.to_string()),
        };
        if let Err(error) = to.write_all(&buffer[..read]).await {
            return Stopped::Write(error.to_string());
        }
        count.fetch_add(read as u64, Ordering::Relaxed);
    }
}

/// Ends when a direction has not moved for `idle`.
async fn quiet(up: &AtomicU64, down: &AtomicU64, idle: Duration) -> End {
    let why = || format!("no byte for {} s", idle.as_secs_f32());
    let mut last = (0, 0);
    let (mut quiet_up, mut quiet_down) = (Duration::ZERO, Duration::ZERO);
    loop {
        tokio::time::sleep(TICK).await;
        let seen = (up.load(Ordering::Relaxed), down.load(Ordering::Relaxed));
        quiet_up = if seen.0 == last.0 {
            quiet_up + TICK
        } else {
            Duration::ZERO
        };
        quiet_down = if seen.1 == last.1 {
            quiet_down + TICK
        } else {
            Duration::ZERO
        };
        last = seen;
        if quiet_up >= idle {
            return End::Device(why());
        }
        if quiet_down >= idle {
            return End::Coordinator(why());
        }
    }
}
