//! Shards on this thread, without sockets or timers: what the rules cost by themselves.

mod books;
mod event;

use std::hint::black_box;

use adoube_coordinator::shard::{
    CallId, Entered, Hello, Input, Now, Output, PageSign, SessionId, Settings, Shard, ShardRequest,
    State, StreamId,
};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::Order;
use adoube_tournament::board::command::{Play, PlayerOrder};
use adoube_tournament::clock::RoundTrips;
use adoube_tournament::ids::{BoardId, CommandId, TournamentId};
use adoube_tournament::time::{Millis, Time};
use anyhow::{Context as _, Result, anyhow, ensure};

use crate::games::Game;

pub use books::Books;
pub use event::{LONG, Seal, device, in_clear, publishing};

/// When it begins, milliseconds since the Unix epoch.
const BEGIN: Time = Time(1_800_000_000_000);

/// Game time between two moves of a board, about: no flag falls in games of 300 moves.
const STEP: Millis = Millis(1);

/// One tournament's shard, and its games.
pub struct Desk {
    shard: Shard,
    books: Books,
    now: Now,
    number: u64,
    /// Of each board, its half-moves.
    plies: Vec<usize>,
    refused: u64,
}

impl Desk {
    /// A round of so many boards that are under way, everybody at his device.
    pub fn playing(tournament: &str, boards: usize, books: Books, seal: Seal<'_>) -> Result<Self> {
        let mut desk = Self::published(tournament, boards, books, seal)?;
        for board in 1..=u16::try_from(boards)? {
            for side in 0..2 {
                let device = event::device(tournament, board, side)?;
                let instance = format!("{board}-{side}");
                let session = session(board, side);
                let hello = Hello {
                    page: PageSign::There,
                    device,
                    instance,
                    seen: None,
                };
                desk.tell(Input::SeatOpened(session, hello))?;
                desk.order(session, Order::Player(PlayerOrder::CheckIn))?;
            }
        }
        desk.ask(chief()?, ShardRequest::StartRound(1))?;
        desk.books.settle(&mut desk.shard, desk.now)?;
        desk.drain()?;
        ensure!(desk.refused == 0, "the round could not be begun");
        Ok(desk)
    }

    fn published(tournament: &str, boards: usize, books: Books, seal: Seal<'_>) -> Result<Self> {
        let name: TournamentId = tournament.parse()?;
        let now = Now {
            game: BEGIN,
            real: 0,
        };
        let settings = Settings {
            run: "run".to_owned(),
            speed: 1.0,
            signer: Box::new(|_| vec![0; 64]),
        };
        let mut desk = Self {
            shard: Shard::new(settings, State::new(name), now),
            books,
            now,
            number: 0,
            plies: vec![0; boards],
            refused: 0,
        };
        for (actor, ask) in event::publishing(tournament, u16::try_from(boards)?, LONG, seal)? {
            desk.ask(actor, ask)?;
        }
        Ok(desk)
    }

    fn ask(&mut self, actor: Actor, ask: ShardRequest) -> Result<()> {
        self.number += 1;
        self.tell(Input::Call(CallId(self.number), actor.into(), ask))
    }

    /// So many watch the round.
    pub fn watch(&mut self, watchers: usize) -> Result<()> {
        for _ in 0..watchers {
            self.number += 1;
            let watch = Input::Watch(StreamId(self.number), chief()?.into(), (1, None));
            self.tell(watch)?;
        }
        Ok(())
    }

    /// What the coordinator does for commands that wait, before it handles the first of them.
    pub fn read_ahead(&self, board: usize) -> Result<()> {
        let ply = self.plies.get(board).copied().context("no such board")?;
        let session = session(u16::try_from(board + 1)?, ply % 2);
        self.shard.read_ahead(session);
        Ok(())
    }

    /// Makes the next move of a board, by its index.
    pub fn play(&mut self, board: usize, game: &Game) -> Result<()> {
        let ply = self.plies.get(board).copied().context("no such board")?;
        let uci = game.get(ply).context("the game is over")?.clone();
        self.plies[board] += 1;
        let order = Order::Player(PlayerOrder::Play(Play {
            ply: u32::try_from(ply + 1)?,
            uci,
            link: RoundTrips::default(),
        }));
        self.order(session(u16::try_from(board + 1)?, ply % 2), order)
    }

    fn order(&mut self, session: SessionId, order: Order) -> Result<()> {
        self.number += 1;
        self.now.game = self.now.game + STEP;
        let id = command(self.number);
        self.tell(Input::SeatCommand(
            session,
            entered(id, order),
            self.now.game,
        ))
    }

    /// An input, and all that comes of it.
    fn tell(&mut self, input: Input) -> Result<()> {
        self.shard.handle(self.now, input);
        self.drain()
    }

    fn drain(&mut self) -> Result<()> {
        while let Some(output) = self.shard.poll() {
            match output {
                Output::Append(ticket, transaction) => {
                    self.books
                        .take(&mut self.shard, self.now, ticket, transaction)?;
                }
                Output::Reply(_, reply) => {
                    reply.map_err(|failure| anyhow!("{failure}"))?;
                }
                Output::Reload => anyhow::bail!("the ledger failed"),
                Output::WatchRefused(_, failure) => anyhow::bail!("{failure}"),
                other => {
                    black_box(other);
                }
            }
        }
        Ok(())
    }

    /// Lets time pass, with what is due by it.
    pub fn tick(&mut self, real: u64) -> Result<()> {
        self.now.real += real;
        self.now.game = self.now.game + Millis(real);
        self.tell(Input::Tick)
    }

    /// Waits until all is durable; an error if a game is not where it should be.
    pub fn settle(&mut self) -> Result<()> {
        self.books.settle(&mut self.shard, self.now)?;
        self.drain()?;
        self.books.settle(&mut self.shard, self.now)?;
        for (id, board) in &self.shard.state().boards {
            let wanted = self.plies[usize::from(id.board) - 1];
            let plies = board.line().ply();
            ensure!(plies == wanted, "board {id} has {plies} half-moves");
        }
        Ok(())
    }
}

/// A command's id.
pub fn command(number: u64) -> CommandId {
    CommandId(u128::from(number).to_be_bytes())
}

/// A player's command, of a device that does not say what it holds.
pub const fn entered(id: CommandId, order: Order) -> Entered {
    let seen = None;
    Entered { id, order, seen }
}

/// The play link of a seat.
fn session(board: u16, side: usize) -> SessionId {
    SessionId(u64::from(board) * 2 + side as u64)
}

/// A board of the round.
pub const fn board_id(board: u16) -> BoardId {
    BoardId { round: 1, board }
}

/// Who sets up.
pub fn organiser() -> Result<Actor> {
    Ok(Actor::official("olga".parse()?, Role::Organiser))
}

/// The Chief Arbiter.
pub fn chief() -> Result<Actor> {
    Ok(Actor::official("chief".parse()?, Role::Spectator))
}
