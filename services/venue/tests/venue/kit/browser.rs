//! A browser at the wall, as far as a test needs one: HTTP/1.1 over real TLS.

use std::sync::Arc;

use adoube_proto::v1::LtaWatchRequest;
use prost::Message as _;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::{Venue, soon};

/// A connection to the wall that has one request to make.
pub(crate) struct Browser {
    stream: TlsStream<TcpStream>,
    port: u16,
}

/// What came back, as far as its head goes.
pub(crate) struct Answer {
    head: String,
    stream: TlsStream<TcpStream>,
}

impl Browser {
    pub(crate) async fn open(venue: &Venue, port: u16) -> Self {
        let mut roots = RootCertStore::empty();
        let pem = venue.authority.pem();
        roots
            .add(CertificateDer::from_pem_slice(pem.as_bytes()).unwrap())
            .unwrap();
        let config = ClientConfig::builder()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let socket = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        let name = ServerName::try_from("madrid.adoube").unwrap();
        let connector = TlsConnector::from(Arc::new(config));
        let stream = soon("TLS", connector.connect(name, socket)).await.unwrap();
        Self { stream, port }
    }

    /// Changes an invitation for a cookie.
    pub(crate) async fn sign_in(self, code: &str) -> Answer {
        let body = format!("{{\"invitation\": \"{code}\"}}");
        self.post("/session", "", "application/json", body.as_bytes())
            .await
    }

    /// Begins to watch the venue.
    pub(crate) async fn watch(self, cookie: &str) -> Answer {
        let message = LtaWatchRequest {
            version: adoube_proto::VERSION,
        }
        .encode_to_vec();
        let mut framed = vec![0];
        framed.extend(u32::try_from(message.len()).unwrap().to_be_bytes());
        framed.extend(message);
        let kind = "application/grpc-web+proto";
        self.post("/adoube.v1.Lta/Watch", cookie, kind, &framed)
            .await
    }

    async fn post(mut self, path: &str, cookie: &str, kind: &str, body: &[u8]) -> Answer {
        let host = format!("127.0.0.1:{}", self.port);
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: https://{host}\r\nCookie: {cookie}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        self.stream.write_all(head.as_bytes()).await.unwrap();
        self.stream.write_all(body).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(soon("an answer", self.stream.read_u8()).await.unwrap());
        }
        Answer {
            head: String::from_utf8(head).unwrap(),
            stream: self.stream,
        }
    }
}

impl Answer {
    /// The number after `HTTP/1.1`.
    pub(crate) fn status(&self) -> u16 {
        let word = self.head.split(' ').nth(1);
        word.and_then(|word| word.parse().ok()).unwrap()
    }

    /// A line of the head.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// The cookie that was given.
    pub(crate) fn cookie(&self) -> String {
        let cookie = self.header("set-cookie").expect("a cookie");
        cookie.split(';').next().unwrap().to_owned()
    }

    /// Whether anything more comes: false once the answer was ended.
    pub(crate) async fn goes_on(&mut self) -> bool {
        let mut part = [0; 4096];
        let read = soon("more, or the end", self.stream.read(&mut part)).await;
        // An answer in chunks ends with an empty one.
        matches!(read, Ok(length) if length > 0 && !part[..length].ends_with(b"0\r\n\r\n"))
    }
}
