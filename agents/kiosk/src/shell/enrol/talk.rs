//! The exchange with the venue's node.

use std::{io, time::Duration};

use adoube_enrolment::{Code, HEAD, PREFACE, device, frame, length};
use adoube_proto::v1::{
    EnrolHello, EnrolPapers, EnrolProof, EnrolRefusal, EnrolSaid, enrol_said::Body,
};
use prost::Message as _;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::EnrolError;
use crate::config::Address;

/// How long the node may take to accept, and to answer: it asks the coordinator in between.
const CONNECT: Duration = Duration::from_secs(5);
const ANSWER: Duration = Duration::from_secs(20);

/// What the node gives to whoever had the code. Nothing of it is believed before the node has shown that
/// it had the same.
pub(super) async fn talk(
    node: &Address,
    code: &Code,
    request: Vec<u8>,
) -> Result<EnrolPapers, EnrolError> {
    let name = format!("{}:{}", node.host, node.port);
    let unreachable = |error| EnrolError::Unreachable {
        node: name.clone(),
        error,
    };
    let reached = timeout(CONNECT, TcpStream::connect((node.host.as_str(), node.port))).await;
    let slow = || io::Error::new(io::ErrorKind::TimedOut, "no answer in time");
    let mut stream = reached
        .unwrap_or_else(|_| Err(slow()))
        .map_err(unreachable)?;
    match timeout(ANSWER, exchange(&mut stream, &name, code, request)).await {
        Ok(done) => done,
        Err(_) => Err(EnrolError::Broken(name)),
    }
}

async fn exchange(
    stream: &mut TcpStream,
    name: &str,
    code: &Code,
    request: Vec<u8>,
) -> Result<EnrolPapers, EnrolError> {
    let broken = |_| EnrolError::Broken(name.to_owned());
    let (begun, share) = device(code);
    let hello = EnrolHello {
        version: adoube_proto::VERSION,
        number: code.number().into(),
        share,
    };
    let mut first = PREFACE.as_bytes().to_vec();
    first.extend(framed(&hello.encode_to_vec())?);
    stream.write_all(&first).await.map_err(broken)?;
    let Body::Share(share) = hear(stream).await.map_err(|ended| ended.at(name))? else {
        return Err(EnrolError::Broken(name.to_owned()));
    };
    let false_node = || EnrolError::FalseNode(name.to_owned());
    let keys = begun.finish(&share).map_err(|_| false_node())?;
    let tag = keys.prove(&request);
    let proof = framed(&EnrolProof { request, tag }.encode_to_vec())?;
    stream.write_all(&proof).await.map_err(broken)?;
    let Body::Sealed(sealed) = hear(stream).await.map_err(|ended| ended.at(name))? else {
        return Err(EnrolError::Broken(name.to_owned()));
    };
    if !keys.is_sealed(&sealed.papers, &sealed.tag) {
        return Err(false_node());
    }
    let papers = EnrolPapers::decode(sealed.papers.as_slice());
    papers.map_err(|_| EnrolError::Papers("it cannot be read"))
}

fn framed(message: &[u8]) -> Result<Vec<u8>, EnrolError> {
    frame(message).map_err(|_| EnrolError::Key("the request is too long".to_owned()))
}

/// Why nothing more was heard.
enum Ended {
    Broken,
    Refused(&'static str, String),
}

impl Ended {
    fn at(self, name: &str) -> EnrolError {
        match self {
            Self::Broken => EnrolError::Broken(name.to_owned()),
            Self::Refused(code, text) => EnrolError::Refused {
                code: code.to_owned(),
                text,
            },
        }
    }
}

async fn hear(stream: &mut TcpStream) -> Result<Body, Ended> {
    let mut head = [0; HEAD];
    let read = stream.read_exact(&mut head).await;
    read.map_err(|_| Ended::Broken)?;
    let mut bytes = vec![0; length(head).map_err(|_| Ended::Broken)?];
    let read = stream.read_exact(&mut bytes).await;
    read.map_err(|_| Ended::Broken)?;
    match EnrolSaid::decode(bytes.as_slice()).map(|said| said.body) {
        Ok(Some(Body::Refused(refused))) => Err(Ended::Refused(
            EnrolRefusal::word_of(refused.reason),
            plain(&refused.text),
        )),
        Ok(Some(body)) => Ok(body),
        Ok(None) | Err(_) => Err(Ended::Broken),
    }
}

/// Nobody has vouched for such a text: it is not to steer a terminal, nor to fill it.
fn plain(text: &str) -> String {
    let printable = text.chars().filter(|letter| !letter.is_control());
    printable.take(300).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use adoube_enrolment::node;
    use adoube_proto::v1::{EnrolRefused, EnrolSealed};
    use tokio::net::TcpListener;

    use super::*;

    async fn take(stream: &mut TcpStream) -> Vec<u8> {
        let mut head = [0; HEAD];
        stream.read_exact(&mut head).await.unwrap();
        let mut bytes = vec![0; length(head).unwrap()];
        stream.read_exact(&mut bytes).await.unwrap();
        bytes
    }

    async fn say(stream: &mut TcpStream, body: Body) {
        let said = EnrolSaid { body: Some(body) };
        let bytes = frame(&said.encode_to_vec()).unwrap();
        stream.write_all(&bytes).await.unwrap();
    }

    /// Somebody at the node's place with this code, who gives what he likes.
    async fn answered_by(code: &str) -> Result<EnrolPapers, EnrolError> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let code = Code::parse(code).unwrap();
        let served = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut preface = vec![0; PREFACE.len()];
            stream.read_exact(&mut preface).await.unwrap();
            assert_eq!(preface, PREFACE.as_bytes());
            let hello = EnrolHello::decode(take(&mut stream).await.as_slice()).unwrap();
            let (begun, share) = node(&code);
            let keys = begun.finish(&hello.share).unwrap();
            say(&mut stream, Body::Share(share)).await;
            let proof = EnrolProof::decode(take(&mut stream).await.as_slice()).unwrap();
            let known = keys.is_proof(&proof.request, &proof.tag);
            let papers = EnrolPapers {
                device: "madrid-9".to_owned(),
                ..EnrolPapers::default()
            };
            let papers = papers.encode_to_vec();
            let tag = keys.seal(&papers);
            say(&mut stream, Body::Sealed(EnrolSealed { papers, tag })).await;
            known
        });
        let host = "127.0.0.1".to_owned();
        let own = Code::parse("K7QX-M9T3").unwrap();
        let papers = talk(&Address { host, port }, &own, b"my request".to_vec()).await;
        assert_eq!(served.await.unwrap(), papers.is_ok());
        papers
    }

    #[tokio::test]
    async fn ven_1_a_false_node_is_not_believed_whatever_it_gives() {
        let papers = answered_by("K7QX-M9T3").await.unwrap();
        assert_eq!(papers.device, "madrid-9");
        let told = answered_by("K7QX-M9T4").await.unwrap_err();
        assert!(matches!(told, EnrolError::FalseNode(_)), "{told}");
        assert!(told.to_string().contains("Nothing was changed here"));
    }

    #[tokio::test]
    async fn ven_1_what_nobody_vouches_for_steers_no_terminal() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let served = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let text = format!("\u{1b}[2J{}", "x".repeat(5_000));
            let reason = EnrolRefusal::Busy.into();
            say(&mut stream, Body::Refused(EnrolRefused { reason, text })).await;
            let mut sink = Vec::new();
            let _ = stream.read_to_end(&mut sink).await;
        });
        let host = "127.0.0.1".to_owned();
        let own = Code::parse("K7QX-M9T3").unwrap();
        let told = talk(&Address { host, port }, &own, Vec::new()).await;
        let Err(EnrolError::Refused { code, text }) = told else {
            panic!("{told:?}")
        };
        assert_eq!((code.as_str(), text.len()), ("busy", 300));
        assert!(text.starts_with("[2Jxx"), "{text}");
        served.await.unwrap();
    }
}
