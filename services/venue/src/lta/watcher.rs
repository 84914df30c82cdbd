//! One official who watches: everything first, then what changes. Whoever takes nothing for long
//! loses his stream with a word, and sees everything when he comes again.

use std::sync::Arc;
use std::time::Duration;

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{LtaBegin, LtaReply};
use adoube_tournament::roles::Verb;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tonic::{Code, Status};

use super::office::{Office, Official};
use super::picture::{Picture, Seen};
use super::told::{self, said};

/// Messages that wait for a watcher.
pub const WAITING: usize = 64;

/// How long a watcher may take none of them.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Serves a watcher. Gives the last word, if there is one to be said.
pub async fn run(
    office: Office,
    official: Official,
    sender: mpsc::Sender<LtaReply>,
    patience: Duration,
) -> Option<Status> {
    let begin = Body::Begin(LtaBegin {
        version: adoube_proto::VERSION,
        venue: office.venue.clone(),
        name: office.name.clone(),
        role: official.role.into(),
        wall_ms: crate::clock::wall_ms(),
        time_zone: office.officials.time_zone(),
        officials: office.officials.names(),
    });
    let mut shown = office.shown.clone();
    let mut seen = Seen::default();
    if let Some(end) = send(&sender, vec![begin], patience).await {
        return end.word();
    }
    // In a node's first moment nothing is known yet: an empty hall would be shown as if it were so.
    while !shown.borrow_and_update().is_drawn() {
        if !changed(&mut shown, &sender).await {
            return Some(told::plain(Code::Unavailable, said::STOPS));
        }
        if sender.is_closed() {
            return None;
        }
    }
    loop {
        let picture = Arc::clone(&shown.borrow_and_update());
        let news = seen.news(&picture);
        drop(picture);
        if let Some(end) = send(&sender, news, patience).await {
            return end.word();
        }
        // The office may have been taken back meanwhile.
        if let Err(denied) = office.officials.actor(&official.caller, Verb::WatchVenue) {
            return Some(told::denied(&denied));
        }
        if !changed(&mut shown, &sender).await {
            return Some(told::plain(Code::Unavailable, said::STOPS));
        }
    }
}

/// Waits for another picture, or for the watcher to leave; false when there will be none.
async fn changed(
    shown: &mut watch::Receiver<Arc<Picture>>,
    sender: &mpsc::Sender<LtaReply>,
) -> bool {
    tokio::select! {
        changed = shown.changed() => changed.is_ok(),
        () = sender.closed() => true,
    }
}

/// Why a watcher is served no longer.
enum End {
    Gone,
    Slow,
}

impl End {
    fn word(&self) -> Option<Status> {
        match self {
            Self::Gone => None,
            Self::Slow => Some(told::plain(Code::ResourceExhausted, said::SLOW_WATCHER)),
        }
    }
}

async fn send(sender: &mpsc::Sender<LtaReply>, news: Vec<Body>, patience: Duration) -> Option<End> {
    for body in news {
        let reply = LtaReply { body: Some(body) };
        match timeout(patience, sender.send(reply)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return Some(End::Gone),
            Err(_) => return Some(End::Slow),
        }
    }
    sender.is_closed().then_some(End::Gone)
}
