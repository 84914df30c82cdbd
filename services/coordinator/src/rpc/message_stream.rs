//! Both directions of a play link: gRPC's messages in one HTTP/2 stream.

use std::future::poll_fn;
use std::task::{Poll, ready};

use adoube_proto::v1;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use h2::{Reason, RecvStream, SendStream};
use prost::Message;
use prost::bytes::{Buf, BufMut, Bytes, BytesMut};

use super::MAX_MESSAGE;

/// Before each message: whether it is compressed (one byte), and its length.
const HEAD: usize = 5;

/// How much of the device's window a link asks for at once, bytes. Asking for more wakes the task that asks, so it is
/// not done for each message.
const WINDOW: usize = 16 * 1024;

/// Bytes that go out together at most.
const BATCH: usize = 32 * 1024;

/// What a device says.
pub(super) struct Requests {
    body: RecvStream,
    /// What has come of the next messages.
    rest: Bytes,
}

impl Requests {
    pub(super) const fn new(body: RecvStream) -> Self {
        let rest = Bytes::new();
        Self { body, rest }
    }

    /// The next message; none at the end of the stream, or after bytes that are no message.
    pub(super) async fn next(&mut self) -> Option<v1::PlayRequest> {
        loop {
            if let Some(message) = take_message(&mut self.rest).ok()? {
                return Some(message);
            }
            let chunk = poll_fn(|cx| self.body.poll_data(cx)).await?.ok()?;
            self.body
                .flow_control()
                .release_capacity(chunk.len())
                .ok()?;
            self.rest = if self.rest.is_empty() {
                chunk
            } else {
                Bytes::from([self.rest.as_ref(), chunk.as_ref()].concat())
            };
        }
    }
}

/// Bytes that are no message.
#[derive(Debug)]
struct Malformed;

/// The next message, if all of it has come.
fn take_message(rest: &mut Bytes) -> Result<Option<v1::PlayRequest>, Malformed> {
    let Some([compressed, length @ ..]) = rest.first_chunk::<HEAD>() else {
        return Ok(None);
    };
    let length = u32::from_be_bytes(*length) as usize;
    if *compressed != 0 || length > MAX_MESSAGE {
        return Err(Malformed);
    }
    if rest.len() < HEAD + length {
        return Ok(None);
    }
    rest.advance(HEAD);
    let message = v1::PlayRequest::decode(rest.split_to(length));
    message.map(Some).map_err(|_| Malformed)
}

/// The way to the device is closed.
#[derive(Debug)]
pub(super) struct Disconnected;

impl From<h2::Error> for Disconnected {
    fn from(_: h2::Error) -> Self {
        Self
    }
}

/// The messages to a device, collected until they are sent together.
pub(super) struct Replies {
    stream: SendStream<Bytes>,
    batch: BytesMut,
}

impl Replies {
    pub(super) fn new(mut stream: SendStream<Bytes>) -> Self {
        stream.reserve_capacity(WINDOW);
        let batch = BytesMut::new();
        Self { stream, batch }
    }

    /// Adds a message to those that are sent next.
    pub(super) fn add(&mut self, message: &v1::PlayReply) {
        let length = message.encoded_len();
        self.batch.reserve(HEAD + length);
        self.batch.put_u8(0);
        self.batch
            .put_u32(u32::try_from(length).unwrap_or(u32::MAX));
        message.encode_raw(&mut self.batch);
    }

    /// Whether so much was added that it is to be sent.
    pub(super) fn is_full(&self) -> bool {
        self.batch.len() >= BATCH
    }

    /// Sends what was added.
    pub(super) fn send(&mut self) -> Result<(), Disconnected> {
        if self.batch.is_empty() {
            return Ok(());
        }
        let batch = std::mem::take(&mut self.batch).freeze();
        self.stream.send_data(batch, false)?;
        if self.stream.capacity() < WINDOW / 2 {
            self.stream.reserve_capacity(WINDOW);
        }
        Ok(())
    }

    /// Whether the device takes more.
    pub(super) fn has_room(&self) -> bool {
        self.stream.capacity() > 0
    }

    /// Waits until the device takes more.
    pub(super) async fn room(&mut self) -> Result<(), Disconnected> {
        poll_fn(|cx| {
            while !self.has_room() {
                match ready!(self.stream.poll_capacity(cx)) {
                    Some(grown) => drop(grown?),
                    None => return Poll::Ready(Err(Disconnected)),
                }
            }
            Poll::Ready(Ok(()))
        })
        .await
    }

    /// Ends the stream: all is well, whatever the last message said.
    pub(super) fn end(mut self) {
        let status = HeaderName::from_static("grpc-status");
        let status = (status, HeaderValue::from_static("0"));
        // A device that is gone needs no end.
        let _ = self.stream.send_trailers(HeaderMap::from_iter([status]));
    }

    /// Cuts the stream: what the device has not taken is given up.
    pub(super) fn reset(mut self) {
        self.stream.send_reset(Reason::CANCEL);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_come_whole_or_not_at_all() {
        let request = v1::PlayRequest {
            body: Some(v1::play_request::Body::Heartbeat(v1::Heartbeat {
                number: 7,
                ..v1::Heartbeat::default()
            })),
            ..v1::PlayRequest::default()
        };
        let body = request.encode_to_vec();
        let head = |compressed: u8, length: usize| {
            let length = u32::try_from(length).unwrap().to_be_bytes();
            [&[compressed][..], &length].concat()
        };
        let whole = [head(0, body.len()), body.clone()].concat();
        let twice = [whole.clone(), whole.clone()].concat();
        for (what, bytes, messages, is_malformed) in [
            ("nothing", vec![], 0, false),
            ("a part of a head", whole[..3].to_vec(), 0, false),
            (
                "a part of a message",
                whole[..whole.len() - 1].to_vec(),
                0,
                false,
            ),
            ("a message", whole.clone(), 1, false),
            (
                "two, and a part",
                [&twice[..], &whole[..6]].concat(),
                2,
                false,
            ),
            ("an empty message", head(0, 0), 1, false),
            ("the longest that may come", head(0, MAX_MESSAGE), 0, false),
            ("a longer one", head(0, MAX_MESSAGE + 1), 0, true),
            ("compressed", [head(1, body.len()), body].concat(), 0, true),
            ("rubbish", [head(0, 3), vec![0xff; 3]].concat(), 0, true),
        ] {
            let mut rest = Bytes::from(bytes);
            let mut found = 0;
            let end = loop {
                match take_message(&mut rest) {
                    Ok(Some(_)) => found += 1,
                    Ok(None) => break Ok(()),
                    Err(malformed) => break Err(malformed),
                }
            };
            assert_eq!((found, end.is_err()), (messages, is_malformed), "{what}");
        }
    }
}
