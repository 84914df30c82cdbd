//! The cookie that holds a session's token.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::book::LASTS;

/// With this prefix a browser takes it over TLS from this very host only.
pub const NAME: &str = "__Host-adoube";

/// The token that a request brings.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let texts = cookies.filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = texts
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(name, _)| *name == NAME)
        .map(|(_, token)| token)
}

/// Gives a browser its token: never to a script, never to another site.
pub fn give(token: &str) -> Option<HeaderValue> {
    let seconds = LASTS / 1_000;
    let text =
        format!("{NAME}={token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age={seconds}");
    HeaderValue::from_str(&text).ok()
}

/// Takes the token away.
pub fn take() -> HeaderValue {
    HeaderValue::from_static("__Host-adoube=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_others() {
        for (cookies, found) in [
            (&["__Host-adoube=ab12"][..], Some("ab12")),
            (&["a=1; __Host-adoube=ab12; b=2"], Some("ab12")),
            (&["a=1", "__Host-adoube=ab12"], Some("ab12")),
            (&["adoube=ab12"], None),
            (&["__Host-adoube"], None),
            (&[], None),
        ] {
            let mut headers = HeaderMap::new();
            for cookie in cookies {
                headers.append(header::COOKIE, HeaderValue::from_static(cookie));
            }
            assert_eq!(token(&headers), found, "{cookies:?}");
        }
    }

    #[test]
    fn what_is_taken_is_what_was_given() {
        let given = give("ab12").unwrap();
        let (given, taken) = (given.to_str().unwrap(), take());
        assert!(given.starts_with("__Host-adoube=ab12; "));
        for part in ["Secure", "HttpOnly", "SameSite=Strict", "Path=/"] {
            assert!(given.contains(part) && taken.to_str().unwrap().contains(part));
        }
    }
}
