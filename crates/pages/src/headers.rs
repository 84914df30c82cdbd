//! What every answer tells a browser not to do.

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use tower_http::set_header::SetResponseHeaderLayer;

/// Nothing from anywhere else, no script or style within the page, in nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Sets them on all that the routes answer.
pub fn guarded(routes: Router) -> Router {
    HEADERS.into_iter().fold(routes, |routes, (name, value)| {
        let value = HeaderValue::from_static(value);
        routes.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt as _;

    use super::*;
    use crate::files::{self, Page};

    #[tokio::test]
    async fn every_answer_has_them_errors_too() {
        for path in ["/", "/no-such-file"] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let routes = guarded(files::routes(Page::Play));
            let response = routes.oneshot(request).await.unwrap();
            for (name, value) in HEADERS {
                assert_eq!(response.headers()[&name], value, "{path}");
            }
        }
    }
}
