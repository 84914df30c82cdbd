//! The files of a page, as they were built.

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use tower_http::compression::CompressionLayer;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Instead of a page that nobody built before the program.
const NOT_BUILT: &str = "This program was built without its pages: use `cargo xtask build`.\n";

/// One of the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// Of the Chief Arbiter and of everybody who signs in to the coordinator.
    Console,
    /// Of a venue's local technical arbiter.
    Wall,
    /// Of a player.
    Play,
}

impl Page {
    /// The folder that it was built into.
    const fn folder(self) -> &'static str {
        match self {
            Self::Console => "console",
            Self::Wall => "wall",
            Self::Play => "play",
        }
    }
}

/// Serves a page's files at the root. To be merged after all else: what is no file is not found.
pub fn routes(page: Page) -> Router {
    Router::new()
        .fallback(file)
        .with_state(page)
        .layer(CompressionLayer::new())
}

async fn file(State(page): State<Page>, request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = match request.uri().path() {
        "/" => "/index.html",
        path => path,
    };
    let Some(found) = Files::get(&format!("{}{path}", page.folder())) else {
        if path == "/index.html" {
            return (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT).into_response();
        }
        return (StatusCode::NOT_FOUND, "there is no such page here\n").into_response();
    };
    let tag = tag(&found);
    let known = request.headers().get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    answer(path, found, &tag)
}

fn answer(path: &str, found: EmbeddedFile, tag: &str) -> Response {
    // Names of assets bear a digest of what is in them.
    let cache = if path.starts_with("/assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = Response::new(Body::from(found.data.into_owned()));
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    for (name, text) in [
        (header::CONTENT_TYPE, found.metadata.mimetype()),
        (header::ETAG, tag),
    ] {
        if let Ok(value) = HeaderValue::from_str(text) {
            headers.insert(name, value);
        }
    }
    response
}

/// By what it holds.
fn tag(file: &EmbeddedFile) -> String {
    use std::fmt::Write as _;
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..8] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

#[cfg(test)]
mod tests {
    use tower::ServiceExt as _;

    use super::*;

    async fn get(path: &str, tag: &str) -> Response {
        let request = Request::get(path).header(header::IF_NONE_MATCH, tag);
        let request = request.body(Body::empty()).unwrap();
        routes(Page::Console).oneshot(request).await.unwrap()
    }

    /// Programs may be built before the pages are.
    fn is_built() -> bool {
        Files::get("console/index.html").is_some()
    }

    #[tokio::test]
    async fn a_page_is_found_and_nothing_outside_it() {
        let page = if is_built() { 200 } else { 503 };
        for (path, status) in [
            ("/", page),
            ("/index.html", page),
            ("/no-such-file", 404),
            ("/../play/index.html", 404),
            ("/%2e%2e/play/index.html", 404),
            ("//etc/passwd", 404),
        ] {
            assert_eq!(get(path, "").await.status(), status, "{path}");
        }
    }

    #[tokio::test]
    async fn what_a_browser_has_is_not_sent_again() {
        if !is_built() {
            return eprintln!("skipped: the pages were not built (cargo xtask build)");
        }
        let first = get("/", "").await;
        let tag = first.headers()[header::ETAG].to_str().unwrap().to_owned();
        assert_eq!(get("/", &tag).await.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(first.headers()[header::CONTENT_TYPE], "text/html");
    }
}
