//! Bad input on the port: the server stays up, which each row checks for itself.

use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tonic::Code;

use crate::kit::{Link, PATIENCE, Site, hello, setting_up};

/// Sends the bytes and reads until the server closes; a server that does not within a moment is
/// left alone, as nobody who sends rubbish has to be sent away at once.
async fn send(mut stream: impl AsyncReadExt + AsyncWriteExt + Unpin, bytes: &[u8]) {
    let _ = stream.write_all(bytes).await;
    let _ = stream.flush().await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let _ = tokio::time::timeout(Duration::from_millis(200), read).await;
}

fn random(seed: u64, length: usize) -> Vec<u8> {
    let mut chance = fastrand::Rng::with_seed(seed);
    std::iter::repeat_with(|| chance.u8(..))
        .take(length)
        .collect()
}

/// The first bytes of a TLS handshake, cut off.
const CLIENT_HELLO: &[u8] = &[0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3];

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_before_tls_harms_nobody() {
    let site = Site::with_a_round().await;
    let rows: [(&str, Vec<u8>); 6] = [
        ("nothing", Vec::new()),
        ("random bytes", random(1, 64 * 1024)),
        ("http", b"GET / HTTP/1.1\r\nHost: a\r\n\r\n".to_vec()),
        (
            "http/2 in clear",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(),
        ),
        ("half a handshake", CLIENT_HELLO.to_vec()),
        (
            "a handshake that goes wrong",
            [CLIENT_HELLO, &random(2, 600)].concat(),
        ),
    ];
    for (what, bytes) in rows {
        let stream = TcpStream::connect(site.address).await.unwrap();
        send(stream, &bytes).await;
        site.assert_serves(what).await;
    }
    // Handshakes that are never finished, held open while others are served.
    let mut held = Vec::new();
    for _ in 0..100 {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        stream.write_all(CLIENT_HELLO).await.unwrap();
        held.push(stream);
    }
    site.assert_serves("a hundred handshakes that wait").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_within_tls_harms_nobody() {
    let site = Site::with_a_round().await;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    for (what, bytes) in [
        ("nothing", Vec::new()),
        ("random bytes", random(3, 64 * 1024)),
        (
            "a preface and random bytes",
            [&preface[..], &random(4, 64 * 1024)].concat(),
        ),
        (
            "a frame of 16 MiB",
            [&preface[..], &[0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 1]].concat(),
        ),
    ] {
        let stream = TcpStream::connect(site.address).await.unwrap();
        let name = ServerName::try_from("coordinator.adoube").unwrap();
        let stream = connector(&site).connect(name, stream).await.unwrap();
        send(stream, &bytes).await;
        site.assert_serves(what).await;
    }
}

fn connector(site: &Site) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    let root = CertificateDer::from_pem_slice(site.authority.pem().as_bytes()).unwrap();
    roots.add(root).unwrap();
    let paper = site.authority.client("adoube:device:madrid:madrid-1");
    let chain = vec![CertificateDer::from_pem_slice(paper.certificate.as_bytes()).unwrap()];
    let key = PrivateKeyDer::from_pem_slice(paper.key.as_bytes()).unwrap();
    let mut config = ClientConfig::builder()
        .with_root_certificates(roots)
        .with_client_auth_cert(chain, key)
        .unwrap();
    config.alpn_protocols = vec![b"h2".to_vec()];
    TlsConnector::from(Arc::new(config))
}

/// Messages larger than anything sensible are refused, from devices much earlier than from
/// officials.
#[tokio::test(flavor = "multi_thread")]
async fn oversized_messages_are_refused() {
    let site = Site::with_a_round().await;
    let paper = site.authority.client("adoube:device:madrid:madrid-1");
    let first = hello(&"x".repeat(300 * 1024), 0);
    let mut link = Link::open(&site, &paper, first).await.unwrap();
    assert_eq!(link.rest().await, ["goodbye protocol"]);
    site.assert_serves("a large greeting").await;
    let mut organiser = site
        .official("organiser:olga")
        .await
        .max_encoding_message_size(usize::MAX);
    let mut request = setting_up();
    request.regulations = "#".repeat(9 * 1024 * 1024);
    let asked = tokio::time::timeout(PATIENCE, organiser.set_up(request));
    let refused = asked.await.unwrap().unwrap_err();
    assert_eq!(refused.code(), Code::OutOfRange, "{refused}");
    site.assert_serves("a large set-up").await;
}
