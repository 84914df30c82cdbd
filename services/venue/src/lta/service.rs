//! The calls: they authenticate, ask the role table, check, and pass on.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use adoube_proto::v1::lta_server::Lta;
use adoube_proto::v1::{
    CancelOrderRequest, DeviceHistory, EnrolCodeRequest, EnrolCodeView, EnrolCodesReply,
    EnrolCodesRequest, GiveOrderRequest, HistoryRequest, IntendRequest, IntentView, IntentsRequest,
    LtaReply, LtaWatchRequest, NetworkCodeReply, NetworkCodeRequest, OrderView, OrdersReply,
    OrdersRequest, SetThresholdsRequest, Thresholds, VenueIntent, VenueIntents,
    WithdrawIntentRequest,
};
use adoube_tournament::roles::Verb;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio_stream::wrappers::ReceiverStream;
use tokio_stream::{Stream, StreamExt as _};
use tonic::{Code, Request, Response, Status};
use tracing::Instrument;

use super::ask::{Ask, Failed};
use super::enrolling;
use super::intending;
use super::office::{Office, Official};
use super::told::{self, Told, said};
use super::watcher;
use crate::fresh::HexId;
use crate::intents;
use crate::lateness;
use crate::network_codes::NetworkCodes;
use crate::orders::{Draft, Kind, Refused, Unfit};

/// How many officials may watch at a time.
const WATCHERS: usize = 64;

/// How long the heart and the disk may take for an answer.
const ANSWER: Duration = Duration::from_secs(10);

/// An order is delivered for so long when nothing else is said, and at most; milliseconds.
const EXPIRES: u64 = 600_000;
const LONGEST: u64 = 24 * 3_600_000;

/// The service.
pub struct LtaService {
    office: Office,
    watchers: Arc<Semaphore>,
}

impl LtaService {
    /// Over what every call needs.
    pub fn new(office: Office) -> Self {
        Self {
            office,
            watchers: Arc::new(Semaphore::new(WATCHERS)),
        }
    }

    /// What the role table knows by that was asked for under this id; told to nobody who may not watch.
    fn verb_of<T>(&self, request: &Request<T>, id: &HexId) -> Result<Verb, Status> {
        self.office.admit(request, Verb::WatchVenue)?;
        let id = id.to_string();
        let picture = Arc::clone(&self.office.shown.borrow());
        let mut asked = picture.intents.intents.iter();
        let asked = asked.find_map(|view| view.intent.as_ref().filter(|intent| intent.id == id));
        let unknown = Failed::NotAsked(intents::Refused::Unknown);
        intending::verb(asked.ok_or_else(|| status(&unknown))?)
    }

    async fn ask<T>(
        &self,
        ask: impl FnOnce(oneshot::Sender<Result<T, Failed>>) -> Ask,
    ) -> Result<Response<T>, Status> {
        let (answer, answered) = oneshot::channel();
        self.office
            .asks
            .try_send(ask(answer))
            .map_err(|_| told::plain(Code::ResourceExhausted, said::BUSY))?;
        match tokio::time::timeout(ANSWER, answered).await {
            Ok(Ok(Ok(told))) => Ok(Response::new(told)),
            Ok(Ok(Err(failed))) => Err(status(&failed)),
            Ok(Err(_)) => Err(told::plain(Code::Unavailable, said::STOPS)),
            Err(_) => Err(told::plain(Code::Unavailable, said::SLOW)),
        }
    }
}

fn status(failed: &Failed) -> Status {
    let code = match failed {
        Failed::Refused(Refused::Foreign(_) | Refused::Unknown)
        | Failed::NotAsked(intents::Refused::Unknown) => Code::NotFound,
        Failed::Refused(Refused::Full) | Failed::NotAsked(intents::Refused::Full) => {
            Code::ResourceExhausted
        }
        Failed::Refused(Refused::Known) | Failed::NotAsked(intents::Refused::Known) => {
            Code::AlreadyExists
        }
        Failed::Refused(Refused::Over(_)) | Failed::NotAsked(intents::Refused::Over(_)) => {
            Code::FailedPrecondition
        }
        Failed::Storage(_) => Code::Unavailable,
    };
    told::status(code, failed.to_string(), told::failed(failed))
}

type Replies = Pin<Box<dyn Stream<Item = Result<LtaReply, Status>> + Send>>;

#[tonic::async_trait]
impl Lta for LtaService {
    type WatchStream = Replies;

    async fn watch(&self, request: Request<LtaWatchRequest>) -> Result<Response<Replies>, Status> {
        let official = self.office.admit(&request, Verb::WatchVenue)?;
        if request.get_ref().version != adoube_proto::VERSION {
            return Err(told::other_version());
        }
        let place = Arc::clone(&self.watchers).try_acquire_owned();
        let place = place.map_err(|_| told::plain(Code::ResourceExhausted, said::TOO_MANY))?;
        let (sender, replies) = mpsc::channel(watcher::WAITING);
        let (say, last_word) = oneshot::channel();
        let office = self.office.clone();
        let served = async move {
            if let Some(word) = watcher::run(office, official, sender, watcher::PATIENCE).await {
                let _ = say.send(word);
            }
            drop(place);
        };
        tokio::spawn(served.in_current_span());
        // What waited is read first, then why there is no more.
        let (tell, word) = mpsc::channel(1);
        tokio::spawn(async move {
            if let Ok(status) = last_word.await {
                let _ = tell.send(Err(status)).await;
            }
        });
        let replies = ReceiverStream::new(replies).map(Ok);
        Ok(Response::new(Box::pin(
            replies.chain(ReceiverStream::new(word)),
        )))
    }

    async fn set_thresholds(
        &self,
        request: Request<SetThresholdsRequest>,
    ) -> Result<Response<Thresholds>, Status> {
        let official = self.office.admit(&request, Verb::SetThresholds)?;
        let wanted = request.into_inner().thresholds.unwrap_or_default();
        let wanted = lateness::Thresholds::of(&wanted)
            .map_err(|unfit| invalid(&unfit, told::thresholds(unfit)))?;
        let set = self.ask(|answer| Ask::Set(wanted, answer)).await?;
        tracing::info!(by = %official.person, ?wanted, "thresholds set");
        Ok(set.map(lateness::Thresholds::wire))
    }

    async fn give_order(
        &self,
        request: Request<GiveOrderRequest>,
    ) -> Result<Response<OrderView>, Status> {
        let official = self.office.admit(&request, Verb::OrderDevice)?;
        let draft = draft(request.into_inner(), &official, &self.office.network)?;
        self.ask(|answer| Ask::Give(Box::new(draft), answer)).await
    }

    async fn cancel_order(
        &self,
        request: Request<CancelOrderRequest>,
    ) -> Result<Response<OrderView>, Status> {
        let official = self.office.admit(&request, Verb::OrderDevice)?;
        let id = id(&request.into_inner().id)?;
        let by = official.person.to_string();
        self.ask(|answer| Ask::Cancel(id, by, answer)).await
    }

    async fn orders(
        &self,
        request: Request<OrdersRequest>,
    ) -> Result<Response<OrdersReply>, Status> {
        self.office.admit(&request, Verb::WatchVenue)?;
        let device = &request.get_ref().device;
        let picture = Arc::clone(&self.office.shown.borrow());
        let mut orders = picture.orders.as_ref().clone();
        orders.retain(|order| device.is_empty() || order.device == *device);
        Ok(Response::new(OrdersReply { orders }))
    }

    async fn history(
        &self,
        request: Request<HistoryRequest>,
    ) -> Result<Response<DeviceHistory>, Status> {
        self.office.admit(&request, Verb::WatchVenue)?;
        let device = request.into_inner().device;
        self.ask(|answer| Ask::History(device, answer)).await
    }

    async fn intend(
        &self,
        request: Request<IntendRequest>,
    ) -> Result<Response<IntentView>, Status> {
        let asked = request.get_ref().intent.as_ref();
        let verb = intending::verb(asked.unwrap_or(&VenueIntent::default()))?;
        let official = self.office.admit(&request, verb)?;
        let intent = intending::intent(request.into_inner(), &official)?;
        let (intent, role) = (Box::new(intent), official.role);
        self.ask(|answer| Ask::Intend(intent, role, answer)).await
    }

    async fn withdraw_intent(
        &self,
        request: Request<WithdrawIntentRequest>,
    ) -> Result<Response<IntentView>, Status> {
        let id = id(&request.get_ref().id)?;
        let verb = self.verb_of(&request, &id)?;
        let official = self.office.admit(&request, verb)?;
        let by = official.person.to_string();
        self.ask(|answer| Ask::Withdraw(id, by, answer)).await
    }

    async fn enrol_code(
        &self,
        request: Request<EnrolCodeRequest>,
    ) -> Result<Response<EnrolCodeView>, Status> {
        let official = self.office.admit(&request, Verb::EnrolDevice)?;
        let given = enrolling::give(&self.office, &official, request.into_inner()).await;
        given.map(Response::new)
    }

    async fn network_code(
        &self,
        request: Request<NetworkCodeRequest>,
    ) -> Result<Response<NetworkCodeReply>, Status> {
        let official = self.office.admit(&request, Verb::OrderDevice)?;
        let NetworkCodeRequest { device, question } = request.into_inner();
        let answer = self.office.network.answer(&device, &question);
        let answer = answer.map_err(|refused| told::network(&refused))?;
        tracing::info!(device, by = %official.person, "a code for another network was created");
        Ok(Response::new(NetworkCodeReply { answer }))
    }

    async fn enrol_codes(
        &self,
        request: Request<EnrolCodesRequest>,
    ) -> Result<Response<EnrolCodesReply>, Status> {
        self.office.admit(&request, Verb::EnrolDevice)?;
        enrolling::list(&self.office).map(Response::new)
    }

    async fn intents(
        &self,
        request: Request<IntentsRequest>,
    ) -> Result<Response<VenueIntents>, Status> {
        self.office.admit(&request, Verb::WatchVenue)?;
        let intents = self.office.shown.borrow().intents.clone();
        Ok(Response::new(intents))
    }
}

fn invalid(unfit: &impl std::fmt::Display, told: Told) -> Status {
    told::status(Code::InvalidArgument, unfit.to_string(), told)
}

fn id(text: &str) -> Result<HexId, Status> {
    HexId::parse(text).ok_or_else(|| told::malformed("id: 32 hexadecimal digits"))
}

fn draft(
    request: GiveOrderRequest,
    official: &Official,
    network: &NetworkCodes,
) -> Result<Draft, Status> {
    let unfit = |unfit: Unfit| invalid(&unfit, told::unfit(unfit));
    let kind = Kind::of(request.what(), &request.text).map_err(unfit)?;
    kind.admits(&request.secret).map_err(unfit)?;
    let id = id(&request.id)?;
    let sealed = match kind {
        Kind::JoinNetwork(_) => network
            .seal(&request.device, &id.to_string(), &request.secret)
            .map_err(|refused| told::network(&refused))?,
        _ => String::new(),
    };
    let expires_in = match request.expires_in_ms {
        0 => EXPIRES,
        ms if (1_000..=LONGEST).contains(&ms) => ms,
        _ => {
            let text = "expires_in_ms: from a second to a day";
            return Err(told::malformed(text));
        }
    };
    Ok(Draft {
        id,
        device: request.device,
        kind,
        expires_in,
        by: official.person.to_string(),
        role: official.role,
        sealed,
    })
}
