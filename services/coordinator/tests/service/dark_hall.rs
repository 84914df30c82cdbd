//! A venue goes dark at once: one incident, ruled for all by one command, in the ledger on the
//! disk and with every seat that can be reached (DIS-8). Over real TLS, and timed.

#![expect(
    clippy::disallowed_methods,
    reason = "this test tells how long things take, and its size is set from outside"
)]

use std::sync::Arc;
use std::time::{Duration, Instant};

use adoube_coordinator::load;
use adoube_coordinator::shard::State;
use adoube_ledger::{Ledger, SledLedger, SledOptions};
use adoube_proto::v1::incidents_client::IncidentsClient;
use adoube_proto::v1::play_command::Command;
use adoube_proto::v1::play_reply::Body;
use adoube_proto::v1::uplink_client::UplinkClient;
use adoube_proto::v1::{
    CheckInCommand, ClockBasis, ImportRequest, IncidentBrief, IncidentsRequest, PairingEntry,
    PlayerEntry, ResumeWish, RoundRequest, RulingRequest, VenueHello, VenuePing, VenueReport,
    ruling_request, venue_report,
};
use tempfile::TempDir;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tonic::transport::Channel;

use crate::kit::{Link, PATIENCE, Site, TOURNAMENT, heartbeat, order, setting_up};

/// Devices that go dark, unless the variable says more.
const DEVICES: u32 = 6;

/// More than all seats together are told.
const TELLS: usize = 4_096;

/// How often a device and a venue node are heard.
const BEAT: Duration = Duration::from_secs(1);

fn devices() -> u32 {
    let given = std::env::var("ADOUBE_DARK_DEVICES");
    given.map_or(DEVICES, |number| number.parse().unwrap())
}

/// Which of the two venues still speak.
type Lit = watch::Receiver<bool>;

/// When a seat was told of the ruling.
type Told = mpsc::Sender<Instant>;

#[tokio::test(flavor = "multi_thread")]
async fn dis_8_a_dark_venue_is_one_incident_and_one_ruling_that_every_seat_is_told() {
    let boards = devices();
    // Not in /tmp, which is no disk on some machines.
    let folder = TempDir::with_prefix_in("dark-", env!("CARGO_TARGET_TMPDIR")).unwrap();
    let ledger = SledLedger::open(folder.path(), SledOptions::default()).unwrap();
    let site = Arc::new(Site::over(ledger.clone()).await);
    set_up(&site, boards).await;
    let (light, lit) = watch::channel(true);
    let (_always, bright) = watch::channel(true);
    let (told, mut tells) = mpsc::channel(TELLS);
    let mut tasks = JoinSet::new();
    tasks.spawn(node(Arc::clone(&site), lit.clone()));
    for number in 1..=boards {
        for (venue, lit) in [("madrid", &lit), ("oslo", &bright)] {
            let link = Link::greeted(&site, &format!("{venue}-{number}"), 0).await;
            tasks.spawn(seat(link, lit.clone(), told.clone()));
        }
    }
    let mut incidents = incidents(&site).await;
    begin(&site, ledger.as_ref(), boards).await;
    assert_eq!(live(&mut incidents).await, []);

    let began = Instant::now();
    light.send(false).unwrap();
    let one = until_one(&mut incidents, boards).await;
    let until_one = began.elapsed();
    assert_eq!(one.cause().word(), "venue-uplink");

    while tells.try_recv().is_ok() {}
    let began = Instant::now();
    let ruled = incidents.rule(resume(one.number)).await.unwrap();
    let until_durable = began.elapsed();
    assert_eq!(ruled.into_inner().incident.unwrap().rulings.len(), 1);
    let until_all = all_told(&mut tells, began, boards).await - began;

    assert_on_disk(ledger.as_ref(), one.number, boards);
    println!(
        "{boards} devices went dark: one incident after {} ms; one ruling for all: durable after \
         {} ms, told to all {boards} seats that can be reached after {} ms",
        until_one.as_millis(),
        until_durable.as_millis(),
        until_all.as_millis()
    );
    println!("{boards} devices dark");
}

/// Two venues of so many devices; each board has a seat in both.
async fn set_up(site: &Site, boards: u32) {
    let mut request = setting_up();
    request.regulations = request.regulations.replace(
        "clock = \"runs\"",
        "clock = \"suspended\"\nresume = \"arbiter\"",
    );
    for venue in &mut request.venues {
        let id = venue.id.clone();
        venue.devices = (1..=boards).map(|n| format!("{id}-{n}")).collect();
    }
    let mut organiser = site.official("organiser:olga").await;
    organiser.set_up(request).await.unwrap();
    let player = |number: u32| PlayerEntry {
        number,
        name: format!("Player {number}"),
        venue: ["oslo", "madrid"][number as usize % 2].to_owned(),
        ..PlayerEntry::default()
    };
    let pairing = |board: u32| PairingEntry {
        board,
        white: board * 2 - 1,
        black: board * 2,
        ..PairingEntry::default()
    };
    let import = ImportRequest {
        tournament: TOURNAMENT.to_owned(),
        players: (1..=boards * 2).map(player).collect(),
        round: 1,
        pairings: (1..=boards).map(pairing).collect(),
        ..ImportRequest::default()
    };
    let mut chief = site.official("official:chief").await;
    chief.import(import).await.unwrap();
    chief.publish_round(round()).await.unwrap();
}

fn round() -> RoundRequest {
    RoundRequest {
        tournament: TOURNAMENT.to_owned(),
        round: 1,
        ..RoundRequest::default()
    }
}

/// The round begins, and every game is under way.
async fn begin(site: &Site, ledger: &dyn Ledger, boards: u32) {
    let mut chief = site.official("official:chief").await;
    chief.start_round(round()).await.unwrap();
    let began = Instant::now();
    loop {
        let state = on_disk(ledger);
        let under_way = state.boards.values().filter(|board| board.is_under_way());
        if under_way.count() == boards as usize {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "not all games begin");
        sleep(Duration::from_millis(100)).await;
    }
}

/// What the ledger holds.
fn on_disk(ledger: &dyn Ledger) -> State {
    load::load(ledger, &TOURNAMENT.parse().unwrap(), &|_, _| None).unwrap()
}

/// Waits until the venue's light is out.
async fn dark(lit: &mut Lit) {
    let _ = lit.wait_for(|lit| !lit).await;
}

/// A seat: checks in, is heard as long as its venue is lit, and says when it is told of a ruling.
async fn seat(mut link: Link, mut lit: Lit, told: Told) {
    link.say(order(Command::CheckIn(CheckInCommand {}))).await;
    let mut beats = interval(BEAT);
    let mut is_ruled = false;
    for number in 1.. {
        tokio::select! {
            _ = beats.tick() => link.say(heartbeat(number)).await,
            () = dark(&mut lit) => std::future::pending().await,
            reply = link.replies.message() => {
                let Ok(Some(reply)) = reply else { return };
                if let Some(Body::View(view)) = reply.body {
                    let is_new = view.ruling.is_some() && !is_ruled;
                    is_ruled = view.ruling.is_some();
                    if is_new {
                        let _ = told.try_send(Instant::now());
                    }
                }
            }
        }
    }
}

/// Madrid's node: greets, and pings as long as it is lit.
async fn node(site: Arc<Site>, mut lit: Lit) {
    let report = |body| VenueReport {
        body: Some(body),
        ..VenueReport::default()
    };
    let paper = site.authority.client("adoube:venue:madrid");
    let (reports, stream) = mpsc::channel(4);
    let hello = VenueHello {
        version: adoube_proto::VERSION,
        instance: "node".to_owned(),
    };
    let hello = report(venue_report::Body::Hello(hello));
    reports.send(hello).await.unwrap();
    let mut client = UplinkClient::new(site.channel(Some(&paper)).await.unwrap());
    let link = client.link(ReceiverStream::new(stream)).await.unwrap();
    let mut notices = link.into_inner();
    let mut beats = interval(BEAT);
    for number in 1.. {
        tokio::select! {
            _ = beats.tick() => {
                let ping = VenuePing { number, ..VenuePing::default() };
                let _ = reports.send(report(venue_report::Body::Ping(ping))).await;
            }
            () = dark(&mut lit) => std::future::pending().await,
            notice = notices.message() => if !matches!(notice, Ok(Some(_))) { return },
        }
    }
}

async fn incidents(site: &Site) -> IncidentsClient<Channel> {
    let paper = site.authority.client("adoube:official:chief");
    IncidentsClient::new(site.channel(Some(&paper)).await.unwrap())
}

/// The incidents that are not closed.
async fn live(client: &mut IncidentsClient<Channel>) -> Vec<IncidentBrief> {
    let request = IncidentsRequest {
        tournament: TOURNAMENT.to_owned(),
        all: false,
    };
    client.list(request).await.unwrap().into_inner().incidents
}

/// Waits until there is one incident over that many seats.
async fn until_one(client: &mut IncidentsClient<Channel>, seats: u32) -> IncidentBrief {
    let began = Instant::now();
    loop {
        let live = live(client).await;
        match &live[..] {
            [one] if one.away == seats => return one.clone(),
            _ => assert!(began.elapsed() < PATIENCE, "{live:?}"),
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Back to the clocks of the last contact, for every board of the incident.
fn resume(incident: u32) -> RulingRequest {
    RulingRequest {
        tournament: TOURNAMENT.to_owned(),
        incident,
        command_id: vec![7; 16],
        article: "O 18.9 a".to_owned(),
        reason: "the venue was without power".to_owned(),
        wish: Some(ruling_request::Wish::Resume(ResumeWish {
            clocks: ClockBasis::LastContact.into(),
            ..ResumeWish::default()
        })),
        ..RulingRequest::default()
    }
}

/// When the last of so many seats was told, after `from`.
async fn all_told(tells: &mut mpsc::Receiver<Instant>, from: Instant, seats: u32) -> Instant {
    let mut last = from;
    for seat in 0..seats {
        let told = timeout(PATIENCE, tells.recv()).await;
        let told = told.unwrap_or_else(|_| panic!("{seat} of {seats} told"));
        last = last.max(told.unwrap());
    }
    last
}

/// What the disk holds: one ruling, carried out once on every board.
fn assert_on_disk(ledger: &dyn Ledger, incident: u32, boards: u32) {
    let state = on_disk(ledger);
    let rulings = state.incidents[&incident].state.rulings();
    assert_eq!(rulings.len(), 1);
    assert_eq!(rulings[0].executed.len(), boards as usize);
    for board in state.boards.values() {
        assert!(board.last_ruling().is_some());
    }
}
