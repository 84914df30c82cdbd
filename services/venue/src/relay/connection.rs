//! One connection: its preface, the answer, the bytes.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::flow::Flow;
use super::preface::{self, MAX_PREFACE, Opening, Preface, PrefaceError};
use super::server::{RelayEvent, Shared};
use super::{Refusal, pump};
use crate::enrol;
use crate::fresh::HexId;

/// How long a refusal waits for the other side to have read it.
const LINGER: Duration = Duration::from_millis(500);

/// Serves one accepted connection to its end.
pub(super) async fn serve(
    mut device: TcpStream,
    peer: String,
    shared: &Shared,
    slot: tokio::sync::OwnedSemaphorePermit,
) {
    let _ = device.set_nodelay(true);
    let read = timeout(shared.settings.preface, read_preface(&mut device)).await;
    let (preface, rest) = match read.unwrap_or(Err(PrefaceError::TooSlow)) {
        Ok((Opening::Play(preface), rest)) => (preface, rest),
        Ok((Opening::Enrol, rest)) => {
            // It has places of its own, so that it keeps no play link out.
            drop(slot);
            return match &shared.settings.enrolling {
                Some(desk) => enrol::serve(device, rest, &peer, desk).await,
                None => refuse(device, Refusal::BadPreface).await,
            };
        }
        Err(error) => {
            shared.tell(RelayEvent::Refused {
                device: None,
                refusal: Refusal::BadPreface,
                detail: format!("from {peer}: {error}"),
            });
            return refuse(device, Refusal::BadPreface).await;
        }
    };
    match ask(&preface, shared).await {
        Ok(connection) => {
            // What passed the gate counts against its device, no longer against newcomers.
            drop(slot);
            relay(device, &preface.device, connection, &rest, shared).await;
        }
        Err(refusal) => {
            shared.tell(RelayEvent::Refused {
                device: Some(preface.device),
                refusal,
                detail: format!("from {peer}"),
            });
            refuse(device, refusal).await;
        }
    }
}

/// The preface, and what came behind it already.
async fn read_preface(device: &mut TcpStream) -> Result<(Opening, Vec<u8>), PrefaceError> {
    let mut bytes = Vec::with_capacity(MAX_PREFACE);
    let mut chunk = [0; MAX_PREFACE];
    loop {
        if let Some((opening, length)) = preface::parse(&bytes)? {
            return Ok((opening, bytes.split_off(length)));
        }
        match device.read(&mut chunk).await {
            Ok(0) => return Err(PrefaceError::Truncated),
            Ok(read) => bytes.extend_from_slice(&chunk[..read]),
            Err(_) => return Err(PrefaceError::Broken),
        }
    }
}

/// Asks the gate, which stands in the node's core.
async fn ask(preface: &Preface, shared: &Shared) -> Result<HexId, Refusal> {
    let (answer, answered) = oneshot::channel();
    let request = RelayEvent::Admit {
        preface: preface.clone(),
        answer,
    };
    shared.ask(request).await.map_err(|()| Refusal::Busy)?;
    answered.await.unwrap_or(Err(Refusal::Busy))
}

async fn relay(device: TcpStream, id: &str, connection: HexId, rest: &[u8], shared: &Shared) {
    let opened = open(device, &connection, rest, shared).await;
    let (device, coordinator) = match opened {
        Ok(both) => both,
        Err((device, why)) => {
            shared.tell_surely(RelayEvent::Unreachable {
                device: id.to_owned(),
                connection,
                detail: why,
            });
            return refuse(device, Refusal::Unreachable).await;
        }
    };
    shared.tell_surely(RelayEvent::Opened {
        device: id.to_owned(),
        connection: connection.clone(),
    });
    let flow = Arc::new(Flow::new(id));
    let listed = shared.flows.enter(connection.clone(), Arc::clone(&flow));
    let (end, carried) = pump::carry(device, coordinator, shared.settings.idle, &flow).await;
    drop(listed);
    shared.tell_surely(RelayEvent::Closed {
        device: id.to_owned(),
        connection,
        end,
        carried,
    });
}

/// Reaches the coordinator and says OK to the device.
async fn open(
    mut device: TcpStream,
    connection: &HexId,
    rest: &[u8],
    shared: &Shared,
) -> Result<(TcpStream, TcpStream), (TcpStream, String)> {
    let address = (
        shared.settings.coordinator.host.as_str(),
        shared.settings.coordinator.port,
    );
    let reached = timeout(shared.settings.connect, TcpStream::connect(address)).await;
    let mut coordinator = match reached {
        Ok(Ok(coordinator)) => coordinator,
        Ok(Err(error)) => return Err((device, error.to_string())),
        Err(_) => return Err((device, "no answer in time".to_owned())),
    };
    let _ = coordinator.set_nodelay(true);
    let greeted = async {
        coordinator.write_all(rest).await?;
        device
            .write_all(format!("OK {connection}\n").as_bytes())
            .await
    };
    match greeted.await {
        Ok(()) => Ok((device, coordinator)),
        Err(error) => Err((device, error.to_string())),
    }
}

async fn refuse(mut device: TcpStream, refusal: Refusal) {
    let line = format!("NO {} {refusal}\n", refusal.code());
    let said = async {
        device.write_all(line.as_bytes()).await?;
        device.shutdown().await?;
        // Closing with unread bytes would reset the connection and take the answer with it.
        let mut sink = [0; 1024];
        while device.read(&mut sink).await? > 0 {}
        Ok::<(), std::io::Error>(())
    };
    let _ = timeout(LINGER, said).await;
}
