//! Shards in this process with their tasks and timers, over a ledger on the disk; no sockets.

mod beater;
mod watched;

use adoube_chess::BySide;
use std::sync::Arc;
use std::time::{Duration, Instant};

use adoube_coordinator::enrolment::Enrolment;
use adoube_coordinator::host::{Host, Inbox, Message, Parts, Sink};
use adoube_coordinator::people::Keyring;
use adoube_coordinator::shard::{CallId, Hello, Input, PageSign, SessionId, ShardRequest};
use adoube_ledger::{Ledger, SledLedger, SledOptions};
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Act, AddTime, PlayerOrder};
use adoube_tournament::time::{Millis, Time};
use anyhow::{Context as _, Result, anyhow};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};

use crate::clock;
use crate::desk::{self, chief, in_clear};
use crate::scale::Bench;

pub use beater::{Beater, Seat};
pub use watched::{Seen, Watched};

/// Messages that may wait for a seat.
const TO_SEAT: usize = 256;

/// Transactions that may wait for the writer: many shards begin at a time here.
const QUEUE: usize = 65_536;

/// The host, and what it writes.
pub struct Hosted {
    host: Arc<Host>,
    /// What it writes.
    pub ledger: Arc<Watched>,
    sled: Arc<SledLedger>,
    /// Coordinator time, and when it was.
    anchor: (Time, Instant),
    _folder: TempDir,
}

/// One tournament of it.
pub struct Hall {
    name: String,
    inbox: Inbox,
}

impl Hosted {
    /// Over an empty ledger. Called on a runtime.
    pub fn start(bench: &Bench) -> Result<Self> {
        let folder = bench.scratch("hosted-")?;
        let options = SledOptions {
            queue: QUEUE,
            ..SledOptions::default()
        };
        let sled = SledLedger::open(&folder.path().join("ledger"), options);
        let sled = sled.map_err(|error| anyhow!("{error}"))?;
        let ledger = Arc::new(Watched::over(Arc::clone(&sled)));
        let host = Host::start(Parts {
            ledger: Arc::clone(&ledger) as Arc<dyn Ledger>,
            keyring: Keyring::open(&folder.path().join("people"))?,
            signer: Arc::new(|_| vec![0; 64]),
            run: "run".to_owned(),
            speed: 1.0,
            enrolment: Enrolment::default(),
            watch: None,
        })?;
        let (micros, now, at) = (host.clock().micros(), host.clock().now(), clock::now());
        let zero = at.checked_sub(Duration::from_micros(micros));
        let anchor = now.game - Millis(now.real);
        Ok(Self {
            host,
            ledger,
            sled,
            anchor: (anchor, zero.context("the clock's beginning")?),
            _folder: folder,
        })
    }

    /// The instant of a coordinator time.
    pub fn instant(&self, time: Time) -> Instant {
        self.anchor.1 + Duration::from_millis(time.since(self.anchor.0).0)
    }

    /// A tournament of so many boards whose round is started; nobody is there.
    pub async fn open(&self, name: &str, boards: u16, control: &str) -> Result<Hall> {
        let inbox = self.host.shard_or_new(&name.parse()?);
        let hall = Hall {
            name: name.to_owned(),
            inbox: inbox.context("too many tournaments")?,
        };
        for (actor, ask) in desk::publishing(name, boards, control, &in_clear)? {
            self.ask(&hall, actor, ask).await?;
        }
        self.ask(&hall, chief()?, ShardRequest::StartRound(1))
            .await?;
        Ok(hall)
    }

    async fn ask(&self, hall: &Hall, actor: Actor, ask: ShardRequest) -> Result<()> {
        let call = CallId(self.host.number());
        let (sender, reply) = oneshot::channel();
        let input = Input::Call(call, actor.into(), ask);
        hall.inbox
            .send(Message::with(input, Sink::Call(call, sender)))
            .await?;
        reply.await?.map_err(|failure| anyhow!("{failure}"))?;
        Ok(())
    }

    /// Both players of a board come: their seats, to be kept alive.
    pub async fn arrive(&self, hall: &Hall, board: u16) -> Result<[Seat; 2]> {
        let [white, black] = [0, 1].map(|side| self.open_seat(hall, board, side));
        let seats = [white.await?, black.await?];
        for seat in &seats {
            let id = desk::command(self.host.number());
            let at = self.host.clock().now().game;
            let input = Input::SeatCommand(
                seat.session,
                desk::entered(id, Order::Player(PlayerOrder::CheckIn)),
                at,
            );
            hall.inbox.send(Message::plain(input)).await?;
        }
        Ok(seats)
    }

    async fn open_seat(&self, hall: &Hall, board: u16, side: usize) -> Result<Seat> {
        let session = SessionId(self.host.number());
        let hello = Hello {
            page: PageSign::There,
            device: desk::device(&hall.name, board, side)?,
            instance: format!("{board}-{side}"),
            seen: None,
        };
        let (sender, told) = mpsc::channel(TO_SEAT);
        let opened = Message::with(
            Input::SeatOpened(session, hello),
            Sink::Seat(session, sender),
        );
        hall.inbox.send(opened).await?;
        Ok(Seat::new(session, hall.inbox.clone(), told))
    }

    /// Gives White of a board so much time, and waits until that is durable.
    pub async fn give_time(&self, hall: &Hall, board: u16, time: Millis) -> Result<()> {
        let id = desk::command(self.host.number());
        let order = Act::AddTime(AddTime {
            time: BySide::new(time, Millis(0)),
        })
        .because("a long game");
        let ask = ShardRequest::Board(desk::board_id(board), id, order);
        self.ask(hall, chief()?, ask).await
    }

    /// Ends it.
    pub async fn stop(self) {
        self.host.stop().await;
        self.sled.close();
    }
}
