//! The exchange with one device.

use std::io::Cursor;
use std::time::Duration;

use adoube_enrolment::{HEAD, Keys, frame, length, node};
use adoube_proto::v1::enrol_said::Body;
use adoube_proto::v1::{
    EnrolHello, EnrolProof, EnrolRefusal, EnrolRefused, EnrolSaid, EnrolSealed,
};
use prost::Message;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::book::Unfit;
use super::desk::{Desk, Failed};
use crate::clock;

/// How long all of it may take: the coordinator is asked in between.
const WHOLE: Duration = Duration::from_secs(20);

/// How long a device may read what it was told last.
const LINGER: Duration = Duration::from_millis(500);

/// The longest message of a device, bytes.
const MAX_SAID: usize = 8 * 1024;

/// Why the exchange ended before its end.
enum Ended {
    /// The connection broke, or what came was none of it.
    Broken,
    /// Why, and a text to be told.
    Refused(EnrolRefusal, String),
}

impl From<Unfit> for Ended {
    fn from(unfit: Unfit) -> Self {
        let reason = match unfit {
            Unfit::NoCode => EnrolRefusal::NoCode,
            Unfit::Wrong(_) => EnrolRefusal::WrongCode,
            Unfit::Void => EnrolRefusal::Void,
            Unfit::Barred(_) | Unfit::Busy => EnrolRefusal::Busy,
        };
        Self::Refused(reason, unfit.to_string())
    }
}

impl From<std::io::Error> for Ended {
    fn from(_: std::io::Error) -> Self {
        Self::Broken
    }
}

/// Lets a device in, or tells it why not. `rest` is what came behind its preface already.
pub(crate) async fn serve(stream: TcpStream, rest: Vec<u8>, peer: &str, desk: &Desk) {
    let (reader, mut writer) = stream.into_split();
    let mut reader = Cursor::new(rest).chain(reader);
    let whence = peer.rsplit_once(':').map_or(peer, |(host, _)| host);
    let talk = async {
        let Some(place) = desk.place() else {
            let text = "too many devices are being registered: try again in a minute";
            return Err(Ended::Refused(EnrolRefusal::Busy, text.to_owned()));
        };
        let talked = talk(&mut reader, &mut writer, whence, desk).await;
        drop(place);
        talked
    };
    let ended = timeout(WHOLE, talk).await.unwrap_or(Err(Ended::Broken));
    if let Err(Ended::Refused(reason, text)) = ended {
        tracing::warn!(whence, code = reason.word(), "a device is refused: {text}");
        let body = Body::Refused(EnrolRefused {
            reason: reason.into(),
            text,
        });
        let _ = say(&mut writer, body).await;
    }
    let _ = writer.shutdown().await;
    // Closing with unread bytes would reset the connection and take the answer with it.
    let mut sink = [0; 1024];
    let read = async { while matches!(reader.read(&mut sink).await, Ok(read) if read > 0) {} };
    let _ = timeout(LINGER, read).await;
}

async fn talk(
    reader: &mut (impl AsyncRead + Unpin),
    writer: &mut (impl AsyncWrite + Unpin),
    whence: &str,
    desk: &Desk,
) -> Result<(), Ended> {
    let hello: EnrolHello = hear(reader).await?;
    if hello.version != adoube_proto::VERSION {
        let text = format!("this node uses version {}", adoube_proto::VERSION);
        return Err(Ended::Refused(EnrolRefusal::Version, text));
    }
    let number = hello.number;
    let code = desk.book().open(clock::monotonic_ms(), number, whence)?;
    let (begun, share) = node(&code);
    let keys = begun.finish(&hello.share).map_err(|_| Ended::Broken)?;
    say(writer, Body::Share(share)).await?;
    let proof: EnrolProof = hear(reader).await?;
    if !keys.is_proof(&proof.request, &proof.tag) {
        return Err(desk
            .book()
            .wrong(clock::monotonic_ms(), number, whence)
            .into());
    }
    let papers = papers(number, proof.request, whence, desk).await?;
    say(writer, sealed(&keys, papers)).await
}

/// What the device is given, once the coordinator vouches for it.
async fn papers(
    number: u32,
    request: Vec<u8>,
    whence: &str,
    desk: &Desk,
) -> Result<Vec<u8>, Ended> {
    let asked = desk
        .book()
        .ask(clock::monotonic_ms(), number, &request, whence)?;
    let draft = match asked {
        Ok(draft) => draft,
        Err(papers) => return Ok(papers),
    };
    let signed = desk.sign(&draft, request).await;
    let now = clock::monotonic_ms();
    match signed {
        Ok(signed) => {
            desk.book().used(now, number, &signed.papers, whence);
            desk.report(&draft, &signed.replaced, whence);
            Ok(signed.papers)
        }
        Err(failed) => {
            let text = failed.to_string();
            desk.book().failed(now, number, &text);
            let reason = match failed {
                Failed::NoUplink(_) => EnrolRefusal::NoUplink,
                _ => EnrolRefusal::Refused,
            };
            Err(Ended::Refused(reason, text))
        }
    }
}

fn sealed(keys: &Keys, papers: Vec<u8>) -> Body {
    let tag = keys.seal(&papers);
    Body::Sealed(EnrolSealed { papers, tag })
}

async fn say(writer: &mut (impl AsyncWrite + Unpin), body: Body) -> Result<(), Ended> {
    let said = EnrolSaid { body: Some(body) };
    let bytes = frame(&said.encode_to_vec()).map_err(|_| Ended::Broken)?;
    Ok(writer.write_all(&bytes).await?)
}

async fn hear<M: Message + Default>(reader: &mut (impl AsyncRead + Unpin)) -> Result<M, Ended> {
    let mut head = [0; HEAD];
    reader.read_exact(&mut head).await?;
    let length = length(head).map_err(|_| Ended::Broken)?;
    if length > MAX_SAID {
        return Err(Ended::Broken);
    }
    let mut bytes = vec![0; length];
    reader.read_exact(&mut bytes).await?;
    M::decode(bytes.as_slice()).map_err(|_| Ended::Broken)
}
