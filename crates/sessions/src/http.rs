//! What browsers see: signing in and out, and the gate in front of everything else.

use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use tonic::{Code, Status};

use crate::book::Refused;
use crate::cookie;
use crate::keeper::{Keeper, SignedIn, Trouble};

/// The largest message of somebody who is not signed in, bytes.
const MOST: usize = 4 * 1024;

/// The session that a page acts in, by its name. A browser has one cookie for all its windows: a page that shows one
/// office must not act in another, for which another window signed in.
const PAGE_SESSION: &str = "adoube-session";

/// `POST /session` with an invitation signs in, `DELETE /session` signs out.
pub fn routes(keeper: Arc<Keeper>) -> Router {
    let session = post(sign_in).delete(sign_out);
    Router::new()
        .route("/session", session)
        .layer(DefaultBodyLimit::max(MOST))
        .with_state(keeper)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignIn {
    invitation: String,
}

/// Why not: a stable word, and a sentence that a person can act on.
#[derive(Serialize)]
struct Problem {
    code: &'static str,
    text: String,
}

async fn sign_in(
    State(keeper): State<Arc<Keeper>>,
    headers: HeaderMap,
    Json(body): Json<SignIn>,
) -> Response {
    if !same_site(&headers, None) {
        return foreign();
    }
    let browser = text(&headers, header::USER_AGENT).to_owned();
    let name = keeper.cookie().to_owned();
    let before = cookie::token(&headers, &name).map(str::to_owned);
    let signed_in = blocking(move || {
        let signed_in = keeper.sign_in(&body.invitation, &browser)?;
        // The browser gives up the token of the session before, and nobody can use it any more.
        match before.map(|token| keeper.sign_out(&token)) {
            None | Some(Ok(()) | Err(Trouble::Refused(_))) => {}
            Some(Err(trouble)) => {
                tracing::error!(%trouble, "a session that was replaced is not ended");
            }
        }
        Ok(signed_in)
    })
    .await;
    match signed_in {
        Ok((token, session)) => {
            tracing::info!(person = %session.office.person, role = session.office.role.name(), session = session.id, "signed in");
            with_cookie(cookie::give(&name, &token))
        }
        Err(trouble) => refused(&trouble),
    }
}

async fn sign_out(State(keeper): State<Arc<Keeper>>, headers: HeaderMap) -> Response {
    if !same_site(&headers, None) {
        return foreign();
    }
    let name = keeper.cookie().to_owned();
    if let Some(token) = cookie::token(&headers, &name).map(str::to_owned) {
        let signed_in = keeper.who(&token);
        if signed_in.is_ok_and(|signed_in| is_of_another(&headers, &signed_in)) {
            // The page's own session ended when another took its place, which stays.
            return StatusCode::NO_CONTENT.into_response();
        }
        match blocking(move || keeper.sign_out(&token)).await {
            Ok(()) | Err(Trouble::Refused(_)) => {}
            Err(trouble) => return refused(&trouble),
        }
    }
    with_cookie(cookie::take(&name))
}

/// Lets in who is signed in: the request then bears a [`SignedIn`], and
/// its answer ends with the session.
pub async fn gate(State(keeper): State<Arc<Keeper>>, mut request: Request, next: Next) -> Response {
    let kind = request.headers().get(header::CONTENT_TYPE).cloned();
    let authority = request
        .uri()
        .authority()
        .map(|host| host.as_str().to_owned());
    if !same_site(request.headers(), authority.as_deref()) {
        return status(
            &Status::permission_denied("another site's page may not ask this"),
            kind,
        );
    }
    let token = cookie::token(request.headers(), keeper.cookie()).ok_or(Refused::SignedOut);
    let signed_in = match token.and_then(|token| keeper.who(token)) {
        Ok(signed_in) if is_of_another(request.headers(), &signed_in) => Err(Refused::OtherSession),
        found => found,
    };
    let signed_in = match signed_in {
        Ok(signed_in) => signed_in,
        Err(why) => {
            let text = format!("{}: {why}", why.code());
            return status(&Status::unauthenticated(text), kind);
        }
    };
    let ended = signed_in.ended.clone();
    request.extensions_mut().insert(signed_in);
    let response = next.run(request).await;
    response.map(|body| {
        let until = body.into_data_stream().take_until(ended.cancelled_owned());
        Body::from_stream(until)
    })
}

/// Whether the page that asks was opened in another session; one that does not say in which is new.
fn is_of_another(headers: &HeaderMap, signed_in: &SignedIn) -> bool {
    let page = headers.get(PAGE_SESSION);
    page.is_some_and(|session| session.as_bytes() != signed_in.id.as_bytes())
}

/// Browsers say whose page it is that asks; a page of another site is turned away though the
/// cookie would not come along either.
fn same_site(headers: &HeaderMap, authority: Option<&str>) -> bool {
    let host = authority.unwrap_or_else(|| text(headers, header::HOST));
    let origin = text(headers, header::ORIGIN);
    let origin = origin.strip_prefix("https://").unwrap_or_default();
    !origin.is_empty() && (host.is_empty() || origin == host)
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers
        .get(name)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or(Err(Trouble::Refused(Refused::Full)))
}

fn with_cookie(cookie: Option<HeaderValue>) -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

fn foreign() -> Response {
    let text = "another site's page may not do this; open the console itself".to_owned();
    problem(StatusCode::FORBIDDEN, "another-site", text)
}

fn refused(trouble: &Trouble) -> Response {
    let (status, code) = match trouble {
        Trouble::Refused(why) => {
            let status = match why {
                Refused::Used => StatusCode::CONFLICT,
                Refused::Expired | Refused::Withdrawn => StatusCode::GONE,
                Refused::Full => StatusCode::SERVICE_UNAVAILABLE,
                Refused::Unknown | Refused::SignedOut | Refused::OtherSession => {
                    StatusCode::UNAUTHORIZED
                }
            };
            (status, why.code())
        }
        Trouble::File(_) | Trouble::NoChance(_) => {
            tracing::error!(%trouble, "a session cannot be kept");
            (StatusCode::SERVICE_UNAVAILABLE, "not-kept")
        }
    };
    problem(status, code, trouble.to_string())
}

fn problem(status: StatusCode, code: &'static str, text: String) -> Response {
    (status, Json(Problem { code, text })).into_response()
}

/// A refusal as gRPC-web writes it.
fn status(status: &Status, kind: Option<HeaderValue>) -> Response {
    let kind = kind.unwrap_or(HeaderValue::from_static("application/grpc-web+proto"));
    let mut response = Response::new(Body::empty());
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    if status.add_header(response.headers_mut()).is_err() {
        tracing::error!(code = ?Code::Unknown, "a status that is no header");
    }
    response
}

/// Calls behind the gate, beside what signs in and out: all that a port has but its page.
pub fn behind_gate(asked: Router, keeper: &Arc<Keeper>) -> Router {
    let gate = from_fn_with_state(Arc::clone(keeper), gate);
    asked.layer(gate).merge(routes(Arc::clone(keeper)))
}

#[cfg(test)]
#[path = "http_tests.rs"]
mod tests;
