//! A stand-in for the player's page: it watches and tells the agent of its device that it is alive.

use std::fs;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use adoube_proto::v1::do_request;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::play_page_client::PlayPageClient;
use adoube_proto::v1::{
    BeatRequest, ConfirmBoardCommand, DoRequest, PlayCommand, Shown, WatchPageRequest,
};
use tokio::sync::oneshot::{self, Receiver, Sender};
use tonic::metadata::{Ascii, MetadataValue};
use tonic::service::Interceptor;
use tonic::service::interceptor::InterceptedService;
use tonic::transport::{Channel, Endpoint};
use tonic::{Request, Status};

use crate::event::Event;
use crate::waiting::until;

const BEAT: Duration = Duration::from_secs(1);

/// It beats once a second until it dies: then its connection ends, as the kernel does it for a
/// process that was killed.
#[derive(Debug)]
pub struct Page {
    alive: Option<Sender<()>>,
    beating: Option<JoinHandle<()>>,
    shown: Arc<Mutex<Option<Shown>>>,
}

impl Page {
    /// Opens at a device whose agent runs.
    pub fn open(event: &Event, device: &str) -> Self {
        let url = url(event, device);
        let (alive, dead) = oneshot::channel();
        let enter = event.entrance(device);
        let shown = Arc::new(Mutex::new(None));
        let kept = Arc::clone(&shown);
        let beating = std::thread::spawn(move || {
            enter();
            let mut runtime = tokio::runtime::Builder::new_current_thread();
            let runtime = runtime.enable_all().build().unwrap();
            let _ = runtime.block_on(watch(url, dead, &kept));
        });
        Self {
            alive: Some(alive),
            beating: Some(beating),
            shown,
        }
    }

    /// What it shows now; none before the agent has said anything.
    pub fn shown(&self) -> Option<Shown> {
        let shown = self.shown.lock();
        shown.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Dies.
    pub fn kill(self) {}
}

/// Enters a command, as the player's page does; gives the code of the refusal, empty where it was carried out.
pub fn enter(event: &Event, device: &str, command: Command) -> String {
    let play = PlayCommand {
        command: Some(command),
        ..PlayCommand::default()
    };
    ask(event, device, do_request::Command::Play(play))
}

/// The player confirms on the screen that their board shows their move.
pub fn confirm_board(event: &Event, device: &str) -> String {
    let confirm = do_request::Command::ConfirmBoard(ConfirmBoardCommand {});
    ask(event, device, confirm)
}

fn ask(event: &Event, device: &str, command: do_request::Command) -> String {
    let url = url(event, device);
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build().unwrap();
    let reply = runtime.block_on(async {
        let request = DoRequest {
            command: Some(command),
        };
        calls(url).await.r#do(request).await
    });
    let refusal = reply.unwrap().into_inner().refusal;
    refusal.map_or_else(String::new, |refusal| refusal.code)
}

/// Where the agent of a device serves its page, and by which token.
fn url(event: &Event, device: &str) -> (String, String) {
    let file = event.folder_of(device).join("data/page.url");
    until("the agent serves its page", || {
        let text = fs::read_to_string(&file).ok()?;
        let (address, token) = text.trim().split_once("/#")?;
        Some((address.to_owned(), token.to_owned()))
    })
}

async fn calls((address, token): (String, String)) -> PlayPageClient<Authorized> {
    let endpoint = Endpoint::from_shared(address).unwrap();
    let channel = endpoint.connect().await.unwrap();
    let bearer = format!("Bearer {token}").parse().unwrap();
    PlayPageClient::with_interceptor(channel, Bearer(bearer))
}

type Authorized = InterceptedService<Channel, Bearer>;

/// Adds the page's token to each call.
#[derive(Debug, Clone)]
struct Bearer(MetadataValue<Ascii>);

impl Interceptor for Bearer {
    fn call(&mut self, mut call: Request<()>) -> Result<Request<()>, Status> {
        call.metadata_mut().insert("authorization", self.0.clone());
        Ok(call)
    }
}

async fn watch(
    url: (String, String),
    mut dead: Receiver<()>,
    kept: &Mutex<Option<Shown>>,
) -> Result<(), Status> {
    let mut calls = calls(url).await;
    let mut shown = calls.watch(WatchPageRequest::default()).await?.into_inner();
    let mut often = tokio::time::interval(BEAT);
    loop {
        tokio::select! {
            _ = &mut dead => return Ok(()),
            shown = shown.message() => {
                *kept.lock().unwrap_or_else(PoisonError::into_inner) = shown?;
            }
            _ = often.tick() => drop(calls.beat(BeatRequest {}).await?),
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.alive = None;
        if let Some(beating) = self.beating.take() {
            let _ = beating.join();
        }
    }
}
