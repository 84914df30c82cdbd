//! Drives all tournaments that are under way over one ledger, on one thread. The ledger's own
//! thread writes; with many games at once each of its flushes serves many moves.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::time::Duration;

use adoube_coordinator::shard::Ticket;
use adoube_ledger::{Ledger as _, Outcome, SledLedger, Transaction};
use anyhow::{Result, anyhow, bail};

use super::comparison;
use super::files::Games;
use super::final_standings::Standing;
use super::ledgers::Ledgers;
use super::plan::Plan;
use super::progress::Progress;
use super::report::Summary;
use super::source_reader::Item;
use super::stop_reason::Stopped;
use super::tournament::{Sign, Tournament};

/// Transactions handed to the ledger and not yet answered; the rest wait here, in order.
const IN_FLIGHT: usize = 4_096;

/// Answers that are taken before what follows from them is handed over.
const BATCH: usize = 64;

/// Games held in memory beyond those that are played.
const AHEAD: usize = 4_000;

/// How long it may take to notice that somebody wants it to end.
const LOOK: Duration = Duration::from_millis(100);

/// A transaction's outcome, with its tournament and ticket.
type Answer = (u64, Ticket, Outcome);

/// A tournament under way, and where its records go.
struct Place {
    tournament: Tournament,
    number: u64,
    ledger: Arc<SledLedger>,
}

/// Everything that is under way.
pub(super) struct Driver<'a> {
    ledgers: Ledgers<'a>,
    items: &'a Receiver<Item>,
    sign: Sign,
    /// Whether somebody wants it to end.
    stop: &'a AtomicBool,
    /// The most games under way at once.
    most: usize,
    tournaments: BTreeMap<u64, Place>,
    /// The number of the newest ledger.
    newest: u64,
    /// Games that may begin: tournament and place.
    ready: VecDeque<(u64, usize)>,
    playing: usize,
    /// Games read and not over.
    held: usize,
    next: u64,
    read_all: bool,
    backlog: VecDeque<(u64, Ticket, Transaction, Arc<SledLedger>)>,
    in_flight: usize,
    answers: Receiver<Answer>,
    answer: SyncSender<Answer>,
    games: &'a mut Games,
    progress: &'a mut Progress,
    pub(super) summary: Summary,
    /// The only tournament as it stood at its end; none if there were several.
    pub(super) standing: Option<Standing>,
}

impl<'a> Driver<'a> {
    pub(super) fn new(
        ledgers: Ledgers<'a>,
        items: &'a Receiver<Item>,
        sign: Sign,
        most: usize,
        stop: &'a AtomicBool,
        (games, progress): (&'a mut Games, &'a mut Progress),
    ) -> Self {
        let (answer, answers) = sync_channel(IN_FLIGHT);
        Self {
            ledgers,
            items,
            sign,
            stop,
            most,
            tournaments: BTreeMap::new(),
            newest: 0,
            ready: VecDeque::new(),
            playing: 0,
            held: 0,
            next: 0,
            read_all: false,
            backlog: VecDeque::new(),
            in_flight: 0,
            answers,
            answer,
            games,
            progress,
            summary: Summary::default(),
            standing: None,
        }
    }

    /// Plays everything.
    pub(super) fn run(&mut self) -> Result<()> {
        loop {
            if self.stop.load(Ordering::Relaxed) {
                return Err(Stopped::Interrupted.into());
            }
            self.begin_games()?;
            self.submit();
            if self.in_flight > 0 {
                let first = self.answers.recv()?;
                self.take(first)?;
                // What follows from some is handed over before the rest is looked at, so that the
                // ledger writes while this thread thinks.
                for answer in self.answers.try_iter().take(BATCH).collect::<Vec<_>>() {
                    self.take(answer)?;
                }
            } else if self.playing > 0 {
                bail!("a game waits for an answer that never comes");
            } else if self.read_all && self.ready.is_empty() && self.tournaments.is_empty() {
                self.summary.close(self.progress.passed());
                self.ledgers.close_before(u64::MAX);
                return Ok(());
            }
        }
    }

    /// Begins games as long as there is room, and reads on where none is left.
    fn begin_games(&mut self) -> Result<()> {
        while self.playing < self.most {
            if let Some((number, index)) = self.ready.pop_front() {
                self.playing += 1;
                self.with(number, |tournament| tournament.go_on(index))?;
            } else if !self.read_on()? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Takes what comes next from the source; false if nothing does now. Waits only if nothing
    /// else is to be done.
    fn read_on(&mut self) -> Result<bool> {
        if self.read_all || self.held > self.most + AHEAD {
            return Ok(false);
        }
        let idle = self.in_flight == 0 && self.backlog.is_empty();
        let item = match self.items.try_recv() {
            // Not for ever: somebody may want it to end while a source keeps waiting.
            Err(TryRecvError::Empty) if idle => match self.items.recv_timeout(LOOK) {
                Err(RecvTimeoutError::Timeout) => return Ok(false),
                item => item.ok(),
            },
            Err(TryRecvError::Empty) => return Ok(false),
            item => item.ok(),
        };
        match item {
            Some(Item::Tournament(plan)) => self.open(*plan)?,
            Some(Item::Refused(refused)) => {
                self.games.pass_over(refused.game)?;
                self.summary.refused.push(refused.game, refused);
            }
            Some(Item::Noted(note)) => self.summary.note(note),
            Some(Item::Stopped(stopped)) => return Err(stopped.into()),
            None => self.read_all = true,
        }
        Ok(true)
    }

    fn open(&mut self, plan: Plan) -> Result<()> {
        let games = plan.rounds.iter().map(|round| round.pairings.len());
        self.held += games.sum::<usize>();
        self.newest = Ledgers::place(plan.chunk);
        let place = Place {
            ledger: self.ledgers.get(self.newest)?,
            number: self.newest,
            tournament: Tournament::new(plan, &self.sign)?,
        };
        self.summary.open(place.tournament.again);
        self.tournaments.insert(self.next, place);
        self.next += 1;
        self.collect(self.next - 1)
    }

    fn take(&mut self, (number, ticket, outcome): Answer) -> Result<()> {
        self.in_flight -= 1;
        self.with(number, |tournament| tournament.appended(ticket, outcome))
    }

    /// Lets a tournament do something, and does what it wants done.
    fn with(&mut self, number: u64, act: impl FnOnce(&mut Tournament) -> Result<()>) -> Result<()> {
        let place = self.tournaments.get_mut(&number);
        let place = place.ok_or_else(|| anyhow!("a tournament that is over"))?;
        act(&mut place.tournament)?;
        self.collect(number)
    }

    fn collect(&mut self, number: u64) -> Result<()> {
        let Some(place) = self.tournaments.get_mut(&number) else {
            return Ok(());
        };
        let tournament = &mut place.tournament;
        let out = std::mem::take(&mut tournament.out);
        self.summary.records += out.records;
        let ledger = &place.ledger;
        let transactions = out.transactions.into_iter();
        self.backlog.extend(
            transactions
                .map(|(ticket, transaction)| (number, ticket, transaction, Arc::clone(ledger))),
        );
        self.ready
            .extend(out.ready.into_iter().map(|index| (number, index)));
        for (run, text) in out.over {
            self.playing -= 1;
            self.held -= 1;
            comparison::enter(&mut self.summary, &run, tournament.regulations.scoring);
            self.games.add(run.played.number, text)?;
            self.progress.tell(self.summary.games, self.summary.moves);
        }
        if tournament.is_done() {
            if !tournament.again {
                let only = self.summary.tournaments == 1;
                self.standing = tournament.standing().filter(|_| only);
            }
            self.tournaments.remove(&number);
            self.close_ledgers();
        }
        Ok(())
    }

    /// Closes the ledgers that nothing more goes into.
    fn close_ledgers(&mut self) {
        let used = self.tournaments.values().map(|place| place.number);
        let first = used.min().unwrap_or(self.newest);
        self.ledgers.close_before(first);
    }

    fn submit(&mut self) {
        while self.in_flight < IN_FLIGHT {
            let Some((number, ticket, transaction, ledger)) = self.backlog.pop_front() else {
                return;
            };
            self.in_flight += 1;
            let answer = self.answer.clone();
            // There is room for all that may be in flight, so this never waits.
            let done = move |outcome| drop(answer.try_send((number, ticket, outcome)));
            ledger.submit(transaction, Box::new(done));
        }
    }
}
