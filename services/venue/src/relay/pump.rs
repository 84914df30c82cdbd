//! Copies bytes both ways until one end is gone.

use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

use super::flow::{Carried, Cut, Flow, Lane};
use crate::clock;

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

/// Copies until either end closes, or until a direction was without any byte for `idle`: both
/// ends speak each second, so a quiet one is gone without having said so.
pub(super) async fn carry(
    device: TcpStream,
    coordinator: TcpStream,
    idle: Duration,
    flow: &Flow,
) -> (End, Carried) {
    let (mut device_reads, mut device_writes) = device.into_split();
    let (mut coordinator_reads, mut coordinator_writes) = coordinator.into_split();
    let upward = copy(&mut device_reads, &mut coordinator_writes, &flow.up);
    let downward = copy(&mut coordinator_reads, &mut device_writes, &flow.down);
    tokio::pin!(upward, downward);
    let (end, cut) = tokio::select! {
        stopped = &mut upward => {
            let _ = tokio::time::timeout(DRAIN, &mut downward).await;
            match stopped {
                Stopped::Read(why, cut) => (End::Device(why), cut),
                Stopped::Write(why, cut) => (End::Coordinator(why), cut),
            }
        }
        stopped = &mut downward => {
            let _ = tokio::time::timeout(DRAIN, &mut upward).await;
            match stopped {
                Stopped::Read(why, cut) => (End::Coordinator(why), cut),
                Stopped::Write(why, cut) => (End::Device(why), cut),
            }
        }
        end = quiet(flow, idle) => (end, Cut::Silent),
    };
    let carried = flow.carried(clock::monotonic_ms());
    (end, Carried { cut, ..carried })
}

/// Which side of a copy stopped it.
enum Stopped {
    Read(String, Cut),
    Write(String, Cut),
}

async fn copy(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    lane: &Lane,
) -> Stopped {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = match from.read(&mut buffer).await {
            Ok(0) => {
                let _ = to.shutdown().await;
                return Stopped::Read("closed".to_owned(), Cut::Closed);
            }
            Ok(read) => read,
            Err(error) => return Stopped::Read(error.to_string(), Cut::from(&error)),
        };
        if let Err(error) = to.write_all(&buffer[..read]).await {
            return Stopped::Write(error.to_string(), Cut::from(&error));
        }
        lane.passed(read as u64);
    }
}

/// Ends when a direction has not moved for `idle`, in looks and not by the clock: while the node
/// itself stood still nothing could move.
async fn quiet(flow: &Flow, idle: Duration) -> End {
    let why = || format!("no byte for {} s", idle.as_secs_f32());
    let mut last = (0, 0);
    let (mut quiet_up, mut quiet_down) = (Duration::ZERO, Duration::ZERO);
    loop {
        tokio::time::sleep(TICK).await;
        let seen = flow.bytes();
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
