//! Who may open the page, and by which name.

use std::{fmt, net::SocketAddr, sync::Arc};

use axum::{
    extract::{Request, State},
    http::{StatusCode, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use ring::hmac;
use tonic::Status;

/// The page's token. It is compared in constant time.
#[derive(Clone)]
pub(super) struct Token {
    key: hmac::Key,
    mark: hmac::Tag,
}

impl Token {
    pub(super) fn new(secret: &str) -> Self {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        let mark = hmac::sign(&key, secret.as_bytes());
        Self { key, mark }
    }

    /// Lets a call through that bears the token.
    pub(super) fn check(&self, request: tonic::Request<()>) -> Result<tonic::Request<()>, Status> {
        let told = request.metadata().get("authorization");
        let told = told.and_then(|told| told.as_bytes().strip_prefix(b"Bearer "));
        let is_it = |told| hmac::verify(&self.key, told, self.mark.as_ref()).is_ok();
        if told.is_some_and(is_it) {
            Ok(request)
        } else {
            Err(Status::unauthenticated(
                "this page was not opened with the agent's current key",
            ))
        }
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// The names that this machine has for itself. A site that makes its own name mean this machine
/// (DNS rebinding) comes by another.
#[derive(Clone, Debug)]
pub(super) struct Hosts(Arc<[String; 2]>);

impl Hosts {
    pub(super) fn of(address: SocketAddr) -> Self {
        let names = [address.to_string(), format!("localhost:{}", address.port())];
        Self(Arc::new(names))
    }

    fn know(&self, request: &Request) -> bool {
        let told = request.headers().get(header::HOST);
        let told = told.and_then(|host| host.to_str().ok());
        let told = told.or_else(|| request.uri().authority().map(Authority::as_str));
        told.is_some_and(|told| self.0.iter().any(|name| name == told))
    }
}

/// Refuses whoever comes by another name.
pub(super) async fn host(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    if hosts.know(&request) {
        return next.run(request).await;
    }
    let text = "this page is known by its own address only\n";
    (StatusCode::MISDIRECTED_REQUEST, text).into_response()
}
