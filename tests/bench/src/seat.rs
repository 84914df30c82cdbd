//! A stream of its own connection, under mutual TLS: to the coordinator as a device's play link, to the
//! bare echo alike.

use std::time::Duration;

use adoube_proto::v1::play_client::PlayClient;
use adoube_proto::v1::{Heartbeat, Hello, PlayCommand, PlayReply, PlayRequest, play_request};
use anyhow::{Context as _, Result};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::Streaming;
use tonic::transport::Endpoint;

use crate::papers::{self, Paper};

/// Connections that are made at a time.
const AT_A_TIME: usize = 24;

/// Messages that may wait on their way out.
const WAITING: usize = 8;

/// How long a connection and its stream may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// One open stream.
#[derive(Debug)]
pub struct Link {
    /// What goes out.
    pub requests: mpsc::Sender<PlayRequest>,
    /// What comes.
    pub replies: Streaming<PlayReply>,
}

/// Where links go, and who is trusted there.
#[derive(Debug, Clone)]
pub struct Place {
    /// Of this machine.
    pub port: u16,
    /// The authority's certificate, PEM.
    pub authority: String,
}

impl Place {
    /// An endpoint for who shows this certificate.
    pub fn endpoint(&self, paper: &Paper) -> Result<Endpoint> {
        let endpoint = Endpoint::from_shared(format!("https://127.0.0.1:{}", self.port))?;
        let tls = papers::client_tls(&self.authority, paper);
        Ok(endpoint
            .tcp_nodelay(true)
            .connect_timeout(PATIENCE)
            .tls_config(tls)?)
    }

    /// Opens a stream that greets.
    pub async fn open(&self, paper: &Paper) -> Result<Link> {
        let channel = self.endpoint(paper)?.connect().await?;
        let (requests, stream) = mpsc::channel(WAITING);
        requests.send(hello()).await?;
        let replies = PlayClient::new(channel)
            .seat(ReceiverStream::new(stream))
            .await?
            .into_inner();
        Ok(Link { requests, replies })
    }

    /// A stream for each certificate, in their order; each is given on at once, so that it can say soon
    /// that it is there.
    pub async fn open_each(&self, papers: &[Paper], mut each: impl FnMut(Link)) -> Result<()> {
        let opening = papers.iter().map(|paper| async {
            let opened = tokio::time::timeout(PATIENCE, self.open(paper)).await;
            opened.context("no stream in time")?
        });
        let mut opened = futures_util::stream::iter(opening).buffered(AT_A_TIME);
        while let Some(link) = opened.next().await {
            each(link?);
        }
        Ok(())
    }
}

fn hello() -> PlayRequest {
    let hello = Hello {
        version: adoube_proto::VERSION,
        instance: format!("{:032x}", fastrand::u128(..)),
        ..Hello::default()
    };
    PlayRequest {
        body: Some(play_request::Body::Hello(hello)),
        ..PlayRequest::default()
    }
}

/// A sign of life.
pub fn heartbeat(number: u64) -> PlayRequest {
    let beat = Heartbeat {
        number,
        monotonic_ms: number * 1_000,
        round_trip_us: 300,
        page: None,
    };
    PlayRequest {
        body: Some(play_request::Body::Heartbeat(beat)),
        ..PlayRequest::default()
    }
}

/// A command under this id.
pub fn command(id: [u8; 16], command: adoube_proto::v1::play_command::Command) -> PlayRequest {
    let command = PlayCommand {
        id: id.to_vec().into(),
        command: Some(command),
        seen: 0,
    };
    PlayRequest {
        body: Some(play_request::Body::Command(command)),
        ..PlayRequest::default()
    }
}
