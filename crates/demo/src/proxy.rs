//! A cable that can be pulled: a TCP proxy that goes silent and comes back.
//!
//! Silent, it moves no byte in either direction and closes nothing, as a dead network does. New
//! connections are accepted and stay as silent. Back again, it breaks the old connections with a
//! reset: what they carried is gone.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use adoube_tournament::message;

/// Connections at a time; more wait in the system's own queue.
const CONNECTIONS: usize = 64;

/// One cable with any number of ports, all of which go silent together.
pub(super) struct Proxy {
    silent: watch::Sender<bool>,
    ports: JoinSet<()>,
}

impl Proxy {
    pub(super) fn new() -> Self {
        Self {
            silent: watch::Sender::new(false),
            ports: JoinSet::new(),
        }
    }

    /// Listens on a port of loopback and leads to another.
    pub(super) async fn lead(&mut self, from: u16, to: u16) -> Result<()> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, from)).await;
        let listener = listener
            .with_context(|| crate::filled(&message!("cli-demo-port-taken", port: from)))?;
        self.ports
            .spawn(accept(listener, to, self.silent.subscribe()));
        Ok(())
    }

    /// Pulls the cable, or puts it back.
    pub(super) fn set_silent(&self, silent: bool) {
        self.silent.send_replace(silent);
    }
}

/// Ends with the set of its connections, so that none outlives the proxy.
async fn accept(listener: TcpListener, to: u16, silent: watch::Receiver<bool>) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    let mut connections = JoinSet::new();
    loop {
        let Ok(permit) = Arc::clone(&room).acquire_owned().await else {
            return;
        };
        while connections.try_join_next().is_some() {}
        match listener.accept().await {
            Ok((near, _)) => {
                let silent = silent.clone();
                connections.spawn(async move {
                    carry(near, to, silent).await;
                    drop(permit);
                });
            }
            // Out of file descriptors, most likely: wait for some.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn carry(mut near: TcpStream, to: u16, mut silent: watch::Receiver<bool>) {
    let _ = near.set_nodelay(true);
    let mut far = None;
    if !*silent.borrow() {
        let Ok(mut stream) = TcpStream::connect((Ipv4Addr::LOCALHOST, to)).await else {
            return;
        };
        let _ = stream.set_nodelay(true);
        tokio::select! {
            _ = copy_bidirectional(&mut near, &mut stream) => return,
            _ = silent.wait_for(|silent| *silent) => {}
        }
        far = Some(stream);
    }
    let _ = silent.wait_for(|silent| !*silent).await;
    for stream in [Some(near), far].into_iter().flatten() {
        reset(&stream);
    }
}

/// Makes the end of the connection a reset instead of an orderly close.
fn reset(stream: &TcpStream) {
    let _ = stream.set_zero_linger();
}

#[cfg(test)]
mod tests {
    use adoube_local_event::free_ports;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::time::timeout;

    use super::*;

    /// Echoes whatever comes.
    async fn echo() -> u16 {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut read, mut write) = stream.split();
                    let _ = tokio::io::copy(&mut read, &mut write).await;
                });
            }
        });
        port
    }

    async fn ask(stream: &mut TcpStream) -> std::io::Result<u8> {
        stream.write_all(b"x").await?;
        stream.read_u8().await
    }

    const LONG: Duration = Duration::from_secs(20);
    const SHORT: Duration = Duration::from_millis(300);

    #[tokio::test]
    async fn silent_it_moves_nothing_and_closes_nothing_and_comes_back_with_a_reset() {
        let port = free_ports(1).unwrap()[0];
        let mut proxy = Proxy::new();
        proxy.lead(port, echo().await).await.unwrap();
        let connect = || TcpStream::connect((Ipv4Addr::LOCALHOST, port));
        let mut old = connect().await.unwrap();
        assert_eq!(timeout(LONG, ask(&mut old)).await.unwrap().unwrap(), b'x');

        proxy.set_silent(true);
        assert!(
            timeout(SHORT, ask(&mut old)).await.is_err(),
            "neither answer nor end"
        );
        let mut new = timeout(LONG, connect()).await.unwrap().unwrap();
        assert!(
            timeout(SHORT, ask(&mut new)).await.is_err(),
            "neither answer nor end"
        );

        proxy.set_silent(false);
        for stream in [&mut old, &mut new] {
            let end = timeout(LONG, stream.read_u8()).await.unwrap();
            assert!(end.is_err(), "{end:?}");
        }
        let mut again = connect().await.unwrap();
        assert_eq!(timeout(LONG, ask(&mut again)).await.unwrap().unwrap(), b'x');
    }

    #[tokio::test]
    async fn a_target_that_is_not_there_ends_the_connection() {
        let ports = free_ports(2).unwrap();
        let mut proxy = Proxy::new();
        proxy.lead(ports[0], ports[1]).await.unwrap();
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, ports[0]))
            .await
            .unwrap();
        let end = timeout(LONG, stream.read_u8()).await.unwrap();
        assert!(end.is_err());
    }
}
