//! A browser as far as the console's routes see one.

use std::sync::Arc;
use std::time::Duration;

use adoube_coordinator::console;
use adoube_coordinator::rpc::SessionsService;
use adoube_sessions::office::{Author, Office};
use adoube_tournament::actor::Role;
use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{Request, Response, header};
use prost::Message;
use tokio_stream::StreamExt as _;
use tower::ServiceExt as _;

use super::{Site, TOURNAMENT};

const OWN: &str = "https://chess.example";

/// A frame of gRPC-web that holds a message; others hold trailers.
const MESSAGE: u8 = 0;

/// Long enough for anything that happens at all.
const PATIENCE: Duration = Duration::from_secs(30);

/// A page that is signed in.
pub(crate) struct Page {
    routes: Router,
    cookie: String,
}

/// The path of a call.
pub(crate) fn rpc(name: &str) -> String {
    format!("/adoube.v1.{name}")
}

impl Site {
    /// What the console's port serves.
    pub(crate) fn pages(&self) -> Router {
        let sessions = SessionsService {
            host: Arc::clone(&self.host),
            keeper: Arc::clone(&self.keeper),
            console: Some(format!("{OWN}/")),
        };
        console::routes(Arc::clone(&self.host), sessions, &self.keeper)
    }

    /// A page of somebody in an office, by an invitation.
    pub(crate) async fn page(&self, person: &str, role: Role, venue: Option<&str>) -> Page {
        let office = Office {
            tournament: TOURNAMENT.parse().unwrap(),
            person: person.parse().unwrap(),
            role,
            venue: venue.map(|venue| venue.parse().unwrap()),
        };
        let by = Author {
            person: office.person.clone(),
            role,
        };
        let given = self.keeper.invite(office, by, 60_000).unwrap();
        self.sign_in(&given.code).await
    }

    /// A page that signs in with an invitation.
    pub(crate) async fn sign_in(&self, code: &str) -> Page {
        let routes = self.pages();
        let request = Request::post("/session")
            .header(header::HOST, "chess.example")
            .header(header::ORIGIN, OWN)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(format!("{{\"invitation\": \"{code}\"}}")));
        let response = routes.clone().oneshot(request.unwrap()).await.unwrap();
        let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Page { routes, cookie }
    }
}

impl Page {
    /// Calls, and gives the whole answer's beginning: its status if that is known already.
    pub(crate) async fn call(&self, path: &str, request: &impl Message) -> Response<Body> {
        let message = request.encode_to_vec();
        let mut framed = vec![MESSAGE];
        framed.extend(u32::try_from(message.len()).unwrap().to_be_bytes());
        framed.extend(message);
        let request = Request::post(path)
            .header(header::HOST, "chess.example")
            .header(header::ORIGIN, OWN)
            .header(header::COOKIE, &self.cookie)
            .header(header::CONTENT_TYPE, "application/grpc-web+proto")
            .body(Body::from(framed));
        self.routes.clone().oneshot(request.unwrap()).await.unwrap()
    }

    /// The one answer, or the status' number.
    pub(crate) async fn one<T: Message + Default>(
        &self,
        path: &str,
        request: &impl Message,
    ) -> Result<T, String> {
        let response = self.call(path, request).await;
        if let Some(status) = response.headers().get("grpc-status") {
            return Err(status.to_str().unwrap().to_owned());
        }
        let mut frames = Frames::of(response);
        match frames.next::<T>().await {
            Some(Ok(message)) => Ok(message),
            Some(Err(trailers)) => Err(trailers),
            None => Err("cut".to_owned()),
        }
    }
}

/// A stream of messages.
pub(crate) struct Frames {
    body: BodyDataStream,
    read: Vec<u8>,
}

impl Frames {
    pub(crate) fn of(response: Response<Body>) -> Self {
        Self {
            body: response.into_body().into_data_stream(),
            read: Vec::new(),
        }
    }

    /// The next message; the status' number where it ended; nothing where it was cut.
    pub(crate) async fn next<T: Message + Default>(&mut self) -> Option<Result<T, String>> {
        loop {
            if let Some((kind, frame)) = self.frame() {
                if kind == MESSAGE {
                    return Some(Ok(T::decode(frame.as_slice()).unwrap()));
                }
                let trailers = String::from_utf8(frame).unwrap();
                let status = trailers
                    .lines()
                    .find_map(|line| line.strip_prefix("grpc-status:"));
                return Some(Err(status.unwrap_or_default().trim().to_owned()));
            }
            let part = tokio::time::timeout(PATIENCE, self.body.next()).await;
            self.read.extend(part.expect("nothing came")?.unwrap());
        }
    }

    fn frame(&mut self) -> Option<(u8, Vec<u8>)> {
        let (kind, length) = self.read.split_first_chunk::<5>().map(|(head, _)| {
            let length = u32::from_be_bytes([head[1], head[2], head[3], head[4]]);
            (head[0], usize::try_from(length).unwrap())
        })?;
        if self.read.len() < 5 + length {
            return None;
        }
        let frame = self.read.drain(..5 + length).skip(5).collect();
        Some((kind, frame))
    }
}
