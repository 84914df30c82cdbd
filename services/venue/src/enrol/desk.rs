//! What officials and connections share: the codes, the coordinator's ear, what a device is given.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use adoube_enrolment::Code;
use adoube_proto::v1::uplink_client::UplinkClient;
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{DeviceChange, DeviceChangeKind, EnrolPapers, EnrolReply, EnrolRequest};
use prost::Message as _;
use ring::rand::{SecureRandom as _, SystemRandom};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tonic::transport::Endpoint;
use tonic::{Code as Word, Request, Status};

use super::book::{self, Book, Draft, View};
use super::tries::Strays;
use crate::clock;
use crate::config::{Config, Enrolment};
use crate::rate::Rate;
use crate::uplink::{Desk as Reports, Stamp};

/// Devices that are let in at once.
const PLACES: usize = 4;

/// Devices that may begin in a minute, whoever they are.
const BEGIN: (u32, u64) = (60, 60_000);

/// How long the coordinator may take.
const ANSWER: Duration = Duration::from_secs(8);

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The node refuses.
    #[error(transparent)]
    Refused(#[from] book::Refused),
    /// The coordinator refuses; the text is its own.
    #[error("{1}")]
    Denied(Word, String),
    /// It cannot be asked.
    #[error("no connection to the server, and only it can register a key: {0}")]
    NoUplink(String),
    /// This machine has no randomness.
    #[error("this machine provides no random numbers")]
    Random,
}

/// The way to the coordinator, taken for each question.
#[derive(Clone, Debug)]
pub struct Coordinator(pub Endpoint);

/// What the coordinator vouches for.
#[derive(Clone, Debug)]
pub struct Signed {
    /// What the device is given, encoded.
    pub papers: Vec<u8>,
    /// The key that counts no more; empty where there was none.
    pub replaced: String,
}

/// What all of it needs. Shared by the port for officials and the relay.
#[derive(Debug)]
pub struct Desk {
    book: Mutex<Book>,
    rate: Mutex<Rate>,
    places: Arc<Semaphore>,
    coordinator: Coordinator,
    /// Of every device's papers.
    venue: String,
    authority: String,
    mqtt: String,
    profile: Vec<u8>,
    reports: (Reports, String),
}

impl Desk {
    /// By the settings of a node. What becomes of devices is handed in at `reports`, by a machine of that
    /// boot identity.
    pub fn new(
        config: &Config,
        settings: &Enrolment,
        coordinator: Coordinator,
        reports: (Reports, String),
    ) -> Self {
        let text = |pem: &[u8]| String::from_utf8_lossy(pem).into_owned();
        let mqtt = match &config.external_broker {
            Some(broker) => broker.to_string(),
            None => config.listen_mqtt.port.to_string(),
        };
        Self {
            book: Mutex::new(Book::new(&config.devices, &settings.devices)),
            rate: Mutex::new(Rate::new(BEGIN.0, BEGIN.1)),
            places: Arc::new(Semaphore::new(PLACES)),
            coordinator,
            venue: config.id.clone(),
            authority: text(&config.identity.authority_pem),
            mqtt,
            profile: settings.profile.clone().unwrap_or_default(),
            reports,
        }
    }

    /// A code for an official, if the coordinator would vouch for the device.
    pub async fn give(&self, draft: Draft) -> Result<(Code, View), Failed> {
        self.book().may(&draft)?;
        self.coordinator.ask(&draft, Vec::new()).await?;
        let mut random = [0; 8];
        let filled = SystemRandom::new().fill(&mut random);
        filled.map_err(|_| Failed::Random)?;
        tracing::info!(device = draft.device, by = %draft.by, replace = draft.replace, "a code was \
                                                                                        created");
        Ok(self.book().give(clock::monotonic_ms(), draft, random)?)
    }

    /// What became of the codes.
    pub fn views(&self) -> Vec<View> {
        self.book().views(clock::monotonic_ms())
    }

    /// Codes that named none that holds.
    pub fn strays(&self) -> Strays {
        self.book().strays().clone()
    }

    /// Has the coordinator vouch for what a device asks for.
    pub(super) async fn sign(&self, draft: &Draft, request: Vec<u8>) -> Result<Signed, Failed> {
        let reply = self.coordinator.ask(draft, request).await?;
        let papers = EnrolPapers {
            device: draft.device.clone(),
            venue: self.venue.clone(),
            certificate: reply.certificate,
            authority: self.authority.clone(),
            mqtt: self.mqtt.clone(),
            profile: self.profile.clone(),
        };
        Ok(Signed {
            papers: papers.encode_to_vec(),
            replaced: reply.replaced,
        })
    }

    /// A device is let in: the venue's record is to have it.
    pub(super) fn report(&self, draft: &Draft, replaced: &str, whence: &str) {
        let Draft {
            device, by, role, ..
        } = draft;
        let instead = if replaced.is_empty() {
            String::new()
        } else {
            format!(", replacing the key {replaced}")
        };
        let detail = format!(
            "by a code of {by} ({}), from {whence}{instead}",
            role.word()
        );
        tracing::info!(device, "enrolled {detail}");
        let (reports, boot_id) = &self.reports;
        let stamp = Stamp {
            boot_id: boot_id.clone(),
            monotonic_ms: clock::monotonic_ms(),
            wall_ms: clock::wall_ms(),
            offset: None,
        };
        reports.keep(&stamp.report(Body::Device(DeviceChange {
            device: device.clone(),
            what: DeviceChangeKind::Enrolled.into(),
            detail,
            ..DeviceChange::default()
        })));
    }

    /// A place for a device; none where too many are let in, or began lately.
    pub(super) fn place(&self) -> Option<OwnedSemaphorePermit> {
        let mut rate = self.rate.lock().unwrap_or_else(PoisonError::into_inner);
        rate.allow(clock::monotonic_ms())?;
        Arc::clone(&self.places).try_acquire_owned().ok()
    }

    pub(super) fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Coordinator {
    async fn ask(&self, draft: &Draft, request: Vec<u8>) -> Result<EnrolReply, Failed> {
        let mut message = Request::new(EnrolRequest {
            device: draft.device.clone(),
            request,
            replace: draft.replace,
            by: draft.by.clone(),
        });
        message.set_timeout(ANSWER);
        let asked = async {
            let channel = self.0.connect().await;
            let channel = channel.map_err(|error| Failed::NoUplink(error.to_string()))?;
            let reply = UplinkClient::new(channel).enrol(message).await;
            reply
                .map(tonic::Response::into_inner)
                .map_err(|status| denied(&status))
        };
        let asked = tokio::time::timeout(ANSWER, asked).await;
        asked.unwrap_or_else(|_| Err(Failed::NoUplink("no answer in time".to_owned())))
    }
}

fn denied(status: &Status) -> Failed {
    let text = status.message().to_owned();
    match status.code() {
        Word::Unavailable | Word::DeadlineExceeded | Word::Cancelled | Word::Unknown => {
            Failed::NoUplink(text)
        }
        code => Failed::Denied(code, text),
    }
}
