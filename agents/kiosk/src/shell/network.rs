//! Another wireless network for a device that reaches nobody: an official types it on the page, who has the
//! answer to a question that the page shows. The device knows the answer by a key that its venue's node told
//! it as long as it was heard.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use adoube_enrolment::{answers, question};
use adoube_proto::v1::{DevicePing, NetworkAnswer, NetworkReply, NetworkRequest};
use ring::rand::{SecureRandom as _, SystemRandom};

use super::{
    clock::Clock,
    files,
    lockdown::{self, Platform},
};
use crate::config::DeviceConfig;

/// The node's key, in the data folder.
const KEY: &str = "network.key";

/// How long a question holds, milliseconds.
const HOLDS_MS: u64 = 10 * 60 * 1_000;

/// How often a question may be answered, wrongly or for a network that does not let the device in.
const TRIES: u32 = 3;

/// What stands in the key's file is this long: 32 bytes, hexadecimal.
const DIGITS: usize = 64;

/// The key that was told last, so that the disk is asked once.
#[derive(Debug)]
pub(super) struct KeyFile {
    file: PathBuf,
    known: String,
}

impl KeyFile {
    pub(super) fn of(data: &Path) -> Self {
        let file = data.join(KEY);
        let known = fs::read_to_string(&file).unwrap_or_default();
        Self { file, known }
    }

    /// Keeps the key that a ping brings, where it is another one.
    pub(super) fn told(&mut self, ping: &[u8]) {
        let Ok(DevicePing { network_key, .. }) = serde_json::from_slice(ping) else {
            return;
        };
        if network_key == self.known || key(&network_key).is_none() {
            return;
        }
        match files::replace(&self.file, network_key.as_bytes()) {
            Ok(()) => self.known = network_key,
            Err(error) => tracing::warn!(%error, "the key for another network is not saved"),
        }
    }
}

/// The key that this device was told last, if it ever was.
pub(super) fn key_of(data: &Path) -> Option<Vec<u8>> {
    let known = fs::read_to_string(data.join(KEY)).ok()?;
    key(&known)
}

fn key(text: &str) -> Option<Vec<u8>> {
    let bytes = hex::decode(text.trim()).ok();
    bytes.filter(|bytes| bytes.len() * 2 == DIGITS)
}

/// The page's panel.
pub(super) struct Panel<P> {
    data: PathBuf,
    platform: P,
    clock: Clock,
    asked: Mutex<Option<Asked>>,
}

/// A question that is shown.
#[derive(Clone, Debug)]
struct Asked {
    question: String,
    until: u64,
    tries: u32,
}

/// What is to be done next.
enum Next {
    Say(NetworkReply),
    Join,
}

impl<P: Platform> Panel<P> {
    pub(super) fn new(config: &DeviceConfig, platform: P, clock: Clock) -> Self {
        Self {
            data: config.data.clone(),
            platform,
            clock,
            asked: Mutex::default(),
        }
    }

    /// Answers the page. Nothing of what was typed is written down here.
    pub(super) async fn answer(&self, request: NetworkRequest) -> NetworkReply {
        match self.next(&request.code) {
            Next::Say(reply) => reply,
            Next::Join => {
                let joined = lockdown::join(&self.platform, &request.ssid, &request.secret).await;
                tracing::info!(joined = joined.is_ok(), "another network was typed");
                self.over(joined)
            }
        }
    }

    fn next(&self, code: &str) -> Next {
        let Some(key) = key_of(&self.data) else {
            return Next::Say(reply(NetworkAnswer::NoKey, String::new()));
        };
        let now = self.clock.now().ms();
        let mut asked = self.lock();
        let held = asked.take_if(|asked| now < asked.until && asked.tries > 0);
        let Some(mut held) = held.or_else(|| fresh(now)) else {
            return Next::Say(failed(
                "this machine provides no random numbers",
                String::new(),
            ));
        };
        let question = held.question.clone();
        let next = if code.is_empty() {
            Next::Say(reply(NetworkAnswer::Asked, question))
        } else {
            held.tries -= 1;
            match answers(&key, &question, code) {
                true => Next::Join,
                false if held.tries > 0 => Next::Say(reply(NetworkAnswer::Wrong, question)),
                false => match fresh(now) {
                    Some(other) => {
                        held = other;
                        Next::Say(reply(NetworkAnswer::Void, held.question.clone()))
                    }
                    None => Next::Say(reply(NetworkAnswer::Void, String::new())),
                },
            }
        };
        *asked = Some(held);
        next
    }

    /// A question that led into a network is over; one that did not may be answered again.
    fn over(&self, joined: Result<(), String>) -> NetworkReply {
        let mut asked = self.lock();
        match joined {
            Ok(()) => {
                *asked = None;
                reply(NetworkAnswer::Joined, String::new())
            }
            Err(why) => {
                asked.take_if(|asked| asked.tries == 0);
                let question = asked.as_ref().map(|asked| asked.question.clone());
                failed(&why, question.unwrap_or_default())
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Asked>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn fresh(now: u64) -> Option<Asked> {
    let mut random = [0; 4];
    SystemRandom::new().fill(&mut random).ok()?;
    Some(Asked {
        question: question(random),
        until: now.saturating_add(HOLDS_MS),
        tries: TRIES,
    })
}

fn reply(what: NetworkAnswer, question: String) -> NetworkReply {
    NetworkReply {
        question,
        what: what.into(),
        detail: String::new(),
    }
}

fn failed(why: &str, question: String) -> NetworkReply {
    NetworkReply {
        detail: why.to_owned(),
        ..reply(NetworkAnswer::Failed, question)
    }
}

#[cfg(test)]
#[path = "network_tests.rs"]
pub(super) mod tests;
