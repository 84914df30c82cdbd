//! A coordinator that only listens to venues.

use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adoube_proto::v1::uplink_server::{Uplink, UplinkServer};
use adoube_proto::v1::venue_notice::Body as Notice;
use adoube_proto::v1::venue_report::Body;
use adoube_proto::v1::{
    DeviceHealth, DeviceStatus, EnrolReply, EnrolRequest, Grants, Seating, VenueAlarms,
    VenueNotice, VenuePing, VenuePong, VenueReport, VenueWelcome,
};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio_stream::wrappers::{ReceiverStream, TcpListenerStream};
use tonic::transport::{Certificate, Identity, Server, ServerTlsConfig};
use tonic::{Request, Response, Status, Streaming};

use super::Venue;
use super::authority::Paper;

/// The time it always says: far from any monotonic clock.
pub(crate) const TIME: u64 = 1_700_000_000_000;

/// What it has heard, over all its lives.
#[derive(Default)]
pub(crate) struct Heard {
    /// Kept reports in the order they came.
    pub(crate) kept: Vec<VenueReport>,
    /// The last statuses.
    pub(crate) statuses: Vec<(String, String)>,
    /// The last statuses, whole.
    pub(crate) shown: Vec<DeviceStatus>,
    /// Live words in their order: a ping (none), or the health that was told of each device.
    pub(crate) live: Vec<Option<Vec<DeviceHealth>>>,
    /// The last ping.
    pub(crate) ping: VenuePing,
    /// Pings that told a measured round trip.
    pub(crate) measured: u64,
    /// Instances that greeted.
    pub(crate) instances: Vec<String>,
}

impl Heard {
    pub(crate) fn numbers(&self) -> Vec<u64> {
        self.kept.iter().map(|report| report.number).collect()
    }

    /// Device changes as "device what".
    pub(crate) fn changes(&self) -> Vec<String> {
        let change = |report: &VenueReport| match &report.body {
            Some(Body::Device(change)) => {
                Some(format!("{} {}", change.device, change.what().word()))
            }
            Some(Body::Relay(change)) => {
                Some(format!("{} relay {}", change.device, change.what().word()))
            }
            Some(Body::Node(change)) => Some(change.what().word().to_owned()),
            Some(Body::Journal(entry)) => {
                let line = entry.line.as_ref()?;
                Some(format!(
                    "{} line {} {}",
                    entry.device, line.number, line.what
                ))
            }
            Some(Body::Order(change)) => Some(format!(
                "{} order {} {}",
                change.device,
                change.what().word(),
                change.fate().word()
            )),
            _ => None,
        };
        self.kept.iter().filter_map(change).collect()
    }
}

/// Running; stops when dropped.
pub(crate) struct Coordinator {
    pub(crate) heard: Arc<Mutex<Heard>>,
    /// What it wants looked at; told with each pong, once there is something.
    pub(crate) alarms: Arc<Mutex<Option<VenueAlarms>>>,
    /// Who sits where; told alike.
    pub(crate) seats: Arc<Mutex<Option<Seating>>>,
    /// Of its own, so that its connections end with it.
    runtime: Option<Runtime>,
}

#[derive(Clone)]
struct Service {
    heard: Arc<Mutex<Heard>>,
    alarms: Arc<Mutex<Option<VenueAlarms>>>,
    seats: Arc<Mutex<Option<Seating>>>,
    /// What it says it has at a welcome.
    has: u64,
    /// Whether it says what it received.
    confirms: bool,
    /// What it says of officials.
    grants: Option<Grants>,
}

impl Coordinator {
    /// One that says it has reports up to `has`, and perhaps confirms what it gets.
    pub(crate) fn start(venue: &Venue, has: u64, confirms: bool) -> Self {
        let paper = venue.authority.issue(&Paper::coordinator());
        let tls = ServerTlsConfig::new()
            .identity(Identity::from_pem(paper.certificate, paper.key))
            .client_ca_root(Certificate::from_pem(venue.authority.pem()));
        let heard = Arc::new(Mutex::new(Heard::default()));
        let alarms = Arc::new(Mutex::new(None));
        let seats = Arc::new(Mutex::new(None));
        let service = Service {
            heard: heard.clone(),
            alarms: Arc::clone(&alarms),
            seats: Arc::clone(&seats),
            has,
            confirms,
            grants: venue.grants.lock().unwrap().clone(),
        };
        let address = ("127.0.0.1", venue.coordinator);
        let runtime = Runtime::new().unwrap();
        runtime.spawn(async move {
            let mut server = Server::builder().tls_config(tls).unwrap();
            let router = server.add_service(UplinkServer::new(service));
            let incoming = TcpListenerStream::new(listen(address).await);
            router.serve_with_incoming(incoming).await.unwrap();
        });
        Self {
            heard,
            alarms,
            seats,
            runtime: Some(runtime),
        }
    }

    pub(crate) fn heard<T>(&self, read: impl FnOnce(&Heard) -> T) -> T {
        read(&self.heard.lock().unwrap())
    }
}

/// An earlier coordinator may need a moment to let go of its port.
async fn listen(address: (&str, u16)) -> TcpListener {
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => return listener,
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

impl Drop for Coordinator {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

type Notices = Pin<Box<dyn tokio_stream::Stream<Item = Result<VenueNotice, Status>> + Send>>;

#[tonic::async_trait]
impl Uplink for Service {
    type LinkStream = Notices;

    async fn link(
        &self,
        request: Request<Streaming<VenueReport>>,
    ) -> Result<Response<Notices>, Status> {
        let mut reports = request.into_inner();
        let (say, notices) = mpsc::channel(100);
        let service = self.clone();
        tokio::spawn(async move {
            while let Ok(Some(report)) = reports.message().await {
                for body in service.take(report) {
                    let notice = VenueNotice { body: Some(body) };
                    let _ = say.send(Ok(notice)).await;
                }
            }
        });
        Ok(Response::new(Box::pin(ReceiverStream::new(notices))))
    }

    /// It vouches for no keys.
    async fn enrol(&self, _: Request<EnrolRequest>) -> Result<Response<EnrolReply>, Status> {
        Err(Status::unimplemented("enrol"))
    }
}

impl Service {
    fn take(&self, report: VenueReport) -> Vec<Notice> {
        let mut heard = self.heard.lock().unwrap();
        let number = report.number;
        match &report.body {
            Some(Body::Hello(hello)) => {
                heard.instances.push(hello.instance.clone());
                let welcome = Notice::Welcome(VenueWelcome {
                    version: adoube_proto::VERSION,
                    coordinator_run: "run".to_owned(),
                    received_through: self.has,
                    devices: vec!["d-1".into(), "d-2".into(), "d-3".into()],
                });
                let grants = self.grants.clone().map(Notice::Grants);
                [welcome].into_iter().chain(grants).collect()
            }
            Some(Body::Ping(ping)) => {
                heard.measured += u64::from(ping.round_trip_us > 0);
                heard.ping = *ping;
                heard.live.push(None);
                let number = ping.number;
                let time = TIME;
                let answer = Notice::Pong(VenuePong { number, time });
                let alarms = self.alarms.lock().unwrap().clone();
                let alarms = alarms.map(Notice::Alarms);
                let seats = self.seats.lock().unwrap().clone();
                let seats = seats.map(Notice::Seating);
                [answer].into_iter().chain(alarms).chain(seats).collect()
            }
            Some(Body::Statuses(statuses)) => {
                heard.shown.clone_from(&statuses.devices);
                let health = statuses.devices.iter().map(DeviceStatus::health);
                let health = health.collect();
                heard.live.push(Some(health));
                let each = |s: &adoube_proto::v1::DeviceStatus| {
                    (s.device.clone(), s.state().word().to_owned())
                };
                heard.statuses = statuses.devices.iter().map(each).collect();
                Vec::new()
            }
            _ => {
                heard.kept.push(report);
                let confirmed = self.confirms.then_some(Notice::ReceivedThrough(number));
                confirmed.into_iter().collect()
            }
        }
    }
}
