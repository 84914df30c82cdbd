//! The way to the coordinator: the venue's relay, then TLS from end to end.

use std::{io, sync::Arc};

use rustls::pki_types::ServerName;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_rustls::{TlsConnector, client::TlsStream};

use crate::{
    config::Address,
    link::{
        fault::LinkFault,
        preface::{MAX_ANSWER, greeting, parse_answer},
    },
};

/// The name in the coordinator's certificate.
pub(super) const COORDINATOR: &str = "coordinator.adoube";

/// Where to dial and as whom.
#[derive(Clone, Debug)]
pub(super) struct Dialer {
    pub(super) device: String,
    pub(super) relay: Address,
    pub(super) tls: Arc<rustls::ClientConfig>,
}

impl Dialer {
    /// Gives the relay's id of the connection, and the way that it opened to the coordinator.
    pub(super) async fn reach(&self, token: &str) -> Result<(String, TcpStream), LinkFault> {
        let mut tcp = self
            .reach_relay()
            .await
            .map_err(|error| LinkFault::RelayUnreachable(error.to_string()))?;
        let connection = self.introduce(&mut tcp, token).await?;
        Ok((connection, tcp))
    }

    /// Greets the coordinator at the other end.
    pub(super) async fn greet(&self, tcp: TcpStream) -> Result<TlsStream<TcpStream>, LinkFault> {
        let name =
            ServerName::try_from(COORDINATOR).map_err(|error| LinkFault::Tls(error.to_string()))?;
        TlsConnector::from(self.tls.clone())
            .connect(name, tcp)
            .await
            .map_err(|error| tls_fault(&error))
    }

    async fn reach_relay(&self) -> io::Result<TcpStream> {
        let tcp = TcpStream::connect((self.relay.host.as_str(), self.relay.port)).await?;
        tcp.set_nodelay(true)?;
        Ok(tcp)
    }

    async fn introduce(&self, tcp: &mut TcpStream, token: &str) -> Result<String, LinkFault> {
        tcp.write_all(greeting(&self.device, token).as_bytes())
            .await
            .map_err(|_| LinkFault::Closed)?;
        parse_answer(&read_line(tcp).await?)
    }
}

/// Byte by byte: what follows the line belongs to TLS.
async fn read_line(tcp: &mut TcpStream) -> Result<String, LinkFault> {
    let mut line = Vec::new();
    while line.last() != Some(&b'\n') {
        if line.len() >= MAX_ANSWER {
            return Err(LinkFault::RelayNonsense);
        }
        let byte = tcp.read_u8().await.map_err(|_| LinkFault::Closed)?;
        line.push(byte);
    }
    String::from_utf8(line).map_err(|_| LinkFault::RelayNonsense)
}

/// Tells a certificate that is refused from a connection that broke.
fn tls_fault(error: &io::Error) -> LinkFault {
    match error.kind() {
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput => {
            LinkFault::Tls(error.to_string())
        }
        _ => LinkFault::Closed,
    }
}
