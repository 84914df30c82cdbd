//! Bytes on the ports, with TLS around them or without.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, StreamOwned};

/// How long an answer may take. Who is refused learns it at once.
const ANSWER: Duration = Duration::from_secs(20);

/// The name in the coordinator's certificate.
pub const COORDINATOR: &str = "coordinator.adoube";
/// The address in a venue's certificate.
pub const VENUE: &str = "127.0.0.1";

/// Connects, with patience for answers.
pub fn connect(port: u16) -> TcpStream {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(ANSWER)).unwrap();
    stream.set_write_timeout(Some(ANSWER)).unwrap();
    stream
}

/// A connection through a venue's relay, or the relay's refusal.
pub fn relayed(port: u16, device: &str, token: &str) -> Result<TcpStream, String> {
    let mut stream = connect(port);
    let preface = format!("ADOUBE1 {device} {token}\n");
    stream.write_all(preface.as_bytes()).unwrap();
    let mut line = Vec::new();
    let mut byte = [0];
    while line.last() != Some(&b'\n') && matches!(stream.read(&mut byte), Ok(1)) {
        line.push(byte[0]);
    }
    let line = String::from_utf8_lossy(&line).into_owned();
    if line.starts_with("OK ") {
        Ok(stream)
    } else {
        Err(line)
    }
}

/// Says something over TLS and gives the first bytes of the answer, or why there is none. With
/// TLS 1.3 a client learns that its certificate is refused only when it reads.
pub fn ask(
    stream: TcpStream,
    config: &Arc<ClientConfig>,
    name: &'static str,
    bytes: &[u8],
) -> Result<Vec<u8>, String> {
    let name = ServerName::try_from(name).unwrap();
    let connection = ClientConnection::new(Arc::clone(config), name).unwrap();
    let mut stream = StreamOwned::new(connection, stream);
    stream.write_all(bytes).map_err(|error| error.to_string())?;
    let mut answer = vec![0; 1024];
    match stream.read(&mut answer) {
        Ok(0) => Err("closed".to_owned()),
        Ok(read) => {
            answer.truncate(read);
            Ok(answer)
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Sends what it is given, hears nothing and goes; that the other side goes first is no fault.
pub fn throw(port: u16, bytes: &[u8]) {
    let mut stream = connect(port);
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
}

/// The beginning of HTTP/2: the preface and empty settings.
pub fn http2() -> Vec<u8> {
    let mut bytes = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec();
    bytes.extend(frame(4, 0, 0, &[]));
    bytes
}

/// A frame of HTTP/2.
pub fn frame(kind: u8, flags: u8, stream: u32, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len()).unwrap().to_be_bytes();
    let mut bytes = vec![length[1], length[2], length[3], kind, flags];
    bytes.extend(stream.to_be_bytes());
    bytes.extend(body);
    bytes
}

/// A call of gRPC on stream 1, with a message that claims to have `claimed` bytes.
pub fn call(path: &str, claimed: u32, message: &[u8]) -> Vec<u8> {
    let mut headers = Vec::new();
    for (name, value) in [
        (":method", "POST"),
        (":scheme", "https"),
        (":path", path),
        (":authority", COORDINATOR),
        ("content-type", "application/grpc"),
        ("te", "trailers"),
    ] {
        // Literals without indexing or Huffman coding.
        headers.push(0);
        for text in [name, value] {
            headers.push(u8::try_from(text.len()).unwrap());
            headers.extend(text.as_bytes());
        }
    }
    let mut data = vec![0];
    data.extend(claimed.to_be_bytes());
    data.extend(message);
    let mut bytes = http2();
    bytes.extend(frame(1, 4, 1, &headers));
    for piece in data.chunks(16_000) {
        bytes.extend(frame(0, 0, 1, piece));
    }
    bytes
}

/// MQTT's greeting.
pub fn mqtt_connect() -> Vec<u8> {
    let mut bytes = vec![0x10, 13, 0, 4];
    bytes.extend(b"MQTT");
    bytes.extend([4, 2, 0, 10, 0, 1, b'x']);
    bytes
}

/// The answer to that which lets one in.
pub const MQTT_WELCOME: [u8; 4] = [0x20, 2, 0, 0];
