use std::time::Duration;

use adoube_tournament::actor::Role;
use axum::routing::get;
use tokio_stream::wrappers::IntervalStream;
use tower::ServiceExt as _;

use super::*;
use crate::office::{Author, Office};

const HOST: &str = "chess.example:7443";

struct Site {
    _folder: tempfile::TempDir,
    keeper: Arc<Keeper>,
    pages: Router,
}

/// A site with something behind its gate that never ends by itself.
fn site() -> Site {
    let folder = tempfile::tempdir().unwrap();
    let keeper = Keeper::open(
        folder.path().join("sessions.json"),
        "console",
        Box::new(|| 1_000),
    )
    .unwrap();
    let endless = || async {
        let every = tokio::time::interval(std::time::Duration::from_millis(5));
        Body::from_stream(IntervalStream::new(every).map(|_| Ok::<_, std::io::Error>("x")))
    };
    let asked = Router::new().route("/endless", get(endless));
    let pages = behind_gate(asked, &keeper);
    Site {
        _folder: folder,
        keeper,
        pages,
    }
}

impl Site {
    fn invited(&self) -> String {
        let office = Office {
            tournament: "open".parse().unwrap(),
            person: "chief".parse().unwrap(),
            role: Role::ChiefArbiter,
            venue: None,
        };
        let by = Author {
            person: office.person.clone(),
            role: office.role,
        };
        self.keeper.invite(office, by, 1_000).unwrap().code
    }

    async fn ask(
        &self,
        method: &str,
        path: &str,
        origin: &str,
        cookie: &str,
        body: String,
    ) -> Response {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, HOST)
            .header(header::ORIGIN, origin)
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .unwrap();
        self.pages.clone().oneshot(request).await.unwrap()
    }

    /// What a page of that session asks, with the browser's cookie.
    async fn ask_in(&self, method: &str, path: &str, cookie: &str, session: &str) -> Response {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, HOST)
            .header(header::ORIGIN, OWN)
            .header(header::COOKIE, cookie)
            .header(PAGE_SESSION, session)
            .body(Body::empty())
            .unwrap();
        self.pages.clone().oneshot(request).await.unwrap()
    }

    async fn sign_in(&self, origin: &str, code: &str) -> Response {
        let body = format!("{{\"invitation\": \"{code}\"}}");
        self.ask("POST", "/session", origin, "", body).await
    }
}

/// Far longer than anything here takes: what never ends fails.
const PATIENCE: Duration = Duration::from_mins(1);

const OWN: &str = "https://chess.example:7443";

fn cookie_of(response: &Response) -> String {
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn signing_in_by_table() {
    let site = site();
    let code = site.invited();
    for (what, origin, code, status) in [
        (
            "another site's page",
            "https://evil.example",
            code.as_str(),
            403,
        ),
        (
            "a page without TLS",
            "http://chess.example:7443",
            &code,
            403,
        ),
        ("nobody's code", OWN, "0000-0000", 401),
        ("a good code", OWN, &code, 204),
        ("the same again", OWN, &code, 409),
    ] {
        let response = site.sign_in(origin, code).await;
        assert_eq!(response.status(), status, "{what}");
        let given = response.headers().contains_key(header::SET_COOKIE);
        assert_eq!(given, status == 204, "{what}");
    }
}

#[tokio::test]
async fn rubbish_is_no_sign_in() {
    let site = site();
    for body in [
        String::new(),
        "{}".into(),
        "[]".into(),
        "x".repeat(MOST + 1),
    ] {
        let response = site.ask("POST", "/session", OWN, "", body).await;
        assert!(response.status().is_client_error(), "{}", response.status());
    }
    assert!(site.keeper.sessions().is_empty());
}

#[tokio::test]
async fn pen_3_nothing_passes_the_gate_without_a_session() {
    let site = site();
    let signed_in = site.sign_in(OWN, &site.invited()).await;
    let cookie = cookie_of(&signed_in);
    for (origin, cookie, code) in [
        (OWN, "", "16"),
        (OWN, "__Host-adoube-console=made-up", "16"),
        ("https://evil.example", &cookie, "7"),
    ] {
        let response = site
            .ask("GET", "/endless", origin, cookie, String::new())
            .await;
        assert_eq!(response.headers()["grpc-status"], code, "{origin} {cookie}");
    }
    let response = site
        .ask("GET", "/endless", OWN, &cookie, String::new())
        .await;
    assert!(!response.headers().contains_key("grpc-status"));
}

#[tokio::test]
async fn pen_3_what_is_open_ends_with_the_session() {
    let site = site();
    let cookie = cookie_of(&site.sign_in(OWN, &site.invited()).await);
    let open = site
        .ask("GET", "/endless", OWN, &cookie, String::new())
        .await;
    let mut stream = open.into_body().into_data_stream();
    assert_eq!(stream.next().await.unwrap().unwrap(), "x");
    let out = site
        .ask("DELETE", "/session", OWN, &cookie, String::new())
        .await;
    assert_eq!(cookie_of(&out), "__Host-adoube-console=");
    let ended = async {
        while let Some(part) = stream.next().await {
            part.unwrap();
        }
    };
    let ended = tokio::time::timeout(PATIENCE, ended).await;
    assert!(ended.is_ok(), "the stream goes on after {PATIENCE:?}");
    let after = site
        .ask("GET", "/endless", OWN, &cookie, String::new())
        .await;
    assert_eq!(after.headers()["grpc-status"], "16");
}

/// A browser holds one session for all its windows: a page of the one before acts in no other, and ends none.
#[tokio::test]
async fn pen_3_a_page_acts_in_its_own_session_alone() {
    let site = site();
    let first = cookie_of(&site.sign_in(OWN, &site.invited()).await);
    let id = |site: &Site| site.keeper.sessions().first().unwrap().id.clone();
    let before = id(&site);
    let answer = site.ask_in("GET", "/endless", &first, &before).await;
    assert!(!answer.headers().contains_key("grpc-status"));

    // The same browser uses another invitation: its cookie is another one, and the session before is over.
    let body = format!("{{\"invitation\": \"{}\"}}", site.invited());
    let second = cookie_of(&site.ask("POST", "/session", OWN, &first, body).await);
    let now = id(&site);
    assert_eq!(site.keeper.sessions().len(), 1);
    assert_ne!(now, before);
    for (session, status, says) in [
        (now.as_str(), None, ""),
        (&before, Some("16"), "other-session"),
        ("", Some("16"), "other-session"),
    ] {
        let answer = site.ask_in("GET", "/endless", &second, session).await;
        let told = |name: &str| {
            answer
                .headers()
                .get(name)
                .map(|value| value.to_str().unwrap())
        };
        assert_eq!(told("grpc-status"), status, "{session}");
        assert!(told("grpc-message").unwrap_or_default().starts_with(says));
    }
    let out = site.ask_in("DELETE", "/session", &second, &before).await;
    assert!(!out.headers().contains_key(header::SET_COOKIE));
    assert_eq!(id(&site), now, "the session of the other window stays");
    site.ask_in("DELETE", "/session", &second, &now).await;
    assert!(site.keeper.sessions().is_empty());
}
