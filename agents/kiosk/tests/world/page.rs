//! The player's page, as a client of its agent.

use std::{fs, path::Path};

use adoube_proto::v1::{
    BeatRequest, DoReply, DoRequest, PlayCommand, Shown, WatchPageRequest, do_request,
    play_command::Command, play_page_client::PlayPageClient,
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tonic::{
    Request, Status, Streaming,
    metadata::MetadataValue,
    transport::{Channel, Endpoint},
};

use super::until;

/// Where the page is, and its token.
#[derive(Clone)]
pub struct Address {
    pub port: u16,
    pub token: String,
}

/// A page that is open.
pub struct Page {
    calls: PlayPageClient<Channel>,
    token: String,
    stream: Streaming<Shown>,
}

/// A command of the player.
pub fn asking(command: Command) -> DoRequest {
    let play = PlayCommand {
        command: Some(command),
        ..PlayCommand::default()
    };
    DoRequest {
        command: Some(do_request::Command::Play(play)),
    }
}

impl Address {
    /// As the agent of this folder wrote it down.
    pub async fn of(device: &Path) -> Self {
        let file = device.join("data/page.url");
        until("the page's address", || async {
            let text = fs::read_to_string(&file).ok()?;
            let (address, token) = text.trim().split_once("/#")?;
            let port = address.strip_prefix("http://127.0.0.1:")?.parse().ok()?;
            let token = token.to_owned();
            Some(Self { port, token })
        })
        .await
    }

    pub async fn calls(&self) -> PlayPageClient<Channel> {
        let at = format!("http://127.0.0.1:{}", self.port);
        let endpoint = Endpoint::from_shared(at).unwrap();
        PlayPageClient::new(endpoint.connect().await.unwrap())
    }

    /// The status of an answer to a browser that comes by this name.
    pub async fn get(&self, name: &str, path: &str) -> u16 {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }

    pub async fn open(&self) -> Page {
        let mut calls = self.calls().await;
        let watch = bearing(&self.token, WatchPageRequest::default());
        let stream = calls.watch(watch).await.unwrap().into_inner();
        let token = self.token.clone();
        Page {
            calls,
            token,
            stream,
        }
    }
}

/// A request with a token.
pub fn bearing<T>(token: &str, message: T) -> Request<T> {
    let mut request = Request::new(message);
    let token: MetadataValue<_> = format!("Bearer {token}").parse().unwrap();
    request.metadata_mut().insert("authorization", token);
    request
}

impl Page {
    pub async fn beat(&mut self) {
        let beat = bearing(&self.token, BeatRequest {});
        self.calls.beat(beat).await.unwrap();
    }

    pub async fn ask(&mut self, command: Command) -> DoReply {
        let asked = bearing(&self.token, asking(command));
        self.calls.r#do(asked).await.unwrap().into_inner()
    }

    /// What is shown once it is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&Shown) -> bool) -> Shown {
        loop {
            let shown = self.stream.message().await.unwrap().expect("the stream");
            if wanted(&shown) {
                return shown;
            }
        }
    }

    /// How the stream ends.
    pub async fn end(&mut self) -> Status {
        loop {
            match self.stream.message().await {
                Ok(Some(_)) => {}
                Ok(None) => panic!("ended without a word"),
                Err(status) => return status,
            }
        }
    }
}
