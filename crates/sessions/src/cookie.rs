//! The cookie that holds a session's token.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::book::LASTS;

/// The cookie of a page. With this prefix a browser takes it over TLS from this very host only; ports
/// do not count there, so that pages which share a machine have cookies of their own.
pub fn name(page: &str) -> String {
    format!("__Host-adoube-{page}")
}

/// The token that a request brings.
pub fn token<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let texts = cookies.filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = texts
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(found, _)| *found == name)
        .map(|(_, token)| token)
}

/// Gives a browser its token: never to a script, never to another site.
pub fn give(name: &str, token: &str) -> Option<HeaderValue> {
    cookie(name, token, LASTS / 1_000)
}

/// Takes the token away.
pub fn take(name: &str) -> Option<HeaderValue> {
    cookie(name, "", 0)
}

fn cookie(name: &str, token: &str, seconds: u64) -> Option<HeaderValue> {
    let text =
        format!("{name}={token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age={seconds}");
    HeaderValue::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_others() {
        for (cookies, found) in [
            (&["__Host-adoube-wall=ab12"][..], Some("ab12")),
            (&["a=1; __Host-adoube-wall=ab12; b=2"], Some("ab12")),
            (&["a=1", "__Host-adoube-wall=ab12"], Some("ab12")),
            (
                &["__Host-adoube-console=cd34; __Host-adoube-wall=ab12"],
                Some("ab12"),
            ),
            (&["__Host-adoube-console=cd34"], None),
            (&["adoube-wall=ab12"], None),
            (&["__Host-adoube-wall"], None),
            (&[], None),
        ] {
            let mut headers = HeaderMap::new();
            for cookie in cookies {
                headers.append(header::COOKIE, HeaderValue::from_static(cookie));
            }
            assert_eq!(token(&headers, &name("wall")), found, "{cookies:?}");
        }
    }

    #[test]
    fn what_is_taken_is_what_was_given() {
        let name = name("wall");
        let (given, taken) = (give(&name, "ab12").unwrap(), take(&name).unwrap());
        let given = given.to_str().unwrap();
        assert!(given.starts_with("__Host-adoube-wall=ab12; "));
        for part in ["Secure", "HttpOnly", "SameSite=Strict", "Path=/"] {
            assert!(given.contains(part) && taken.to_str().unwrap().contains(part));
        }
    }
}
