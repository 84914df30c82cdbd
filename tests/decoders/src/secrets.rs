//! Codes, shares, cookies and books of who is signed in.

use adoube_enrolment::{Code, HEAD, answers, device, frame, length, node};
use adoube_sessions::book::Book;
use adoube_sessions::cookie;
use adoube_sessions::secret::Digest;
use axum::http::{HeaderMap, HeaderValue, header};

use crate::text;

/// A code, a frame, and the other side's share of an exchange.
pub(crate) fn enrolment(bytes: &[u8]) {
    let code = Code::new(7, [3; 6]);
    for (begun, _) in [device(&code), node(&code)] {
        if let Ok(keys) = begun.finish(bytes) {
            assert!(!keys.is_proof(bytes, bytes) && !keys.is_sealed(bytes, bytes));
        }
    }
    if let Some((head, rest)) = bytes.split_first_chunk::<HEAD>()
        && let Ok(length) = length(*head)
        && let Some(message) = rest.get(..length)
    {
        assert_eq!(frame(message).ok().as_deref(), bytes.get(..HEAD + length));
    }
    let Some(text) = text(bytes) else { return };
    if let Ok(code) = Code::parse(text) {
        assert!(Code::parse(&code.to_string()).is_ok());
    }
    let _ = answers(&[5; 32], "K7QX", text);
    let _ = answers(&[5; 32], text, text);
}

/// A cookie, a code, and a book on disk.
pub(crate) fn sessions(bytes: &[u8]) {
    if let Ok(value) = HeaderValue::from_bytes(bytes) {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, value);
        let _ = cookie::token(&headers, &cookie::name("console"));
    }
    if let Some(text) = text(bytes) {
        assert_eq!(Digest::of_code(text), Digest::of_code(text));
        let _ = Digest::of_token(text);
    }
    if let Ok(mut book) = serde_json::from_slice::<Book>(bytes) {
        let _ = book.session(&Digest::of_token("a"), 1_800_000_000_000);
        let _ = book.sign_out(&Digest::of_token("a"));
        book.forget(u64::MAX);
        assert!(book.sessions(u64::MAX).is_empty());
    }
}
