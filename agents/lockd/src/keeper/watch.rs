//! The loop: requests, refusals, execs, the look at all that runs, and the word to stop.

use std::os::fd::AsFd as _;

use nix::{
    errno::Errno,
    poll::{PollFd, PollFlags, PollTimeout, poll},
    sys::{
        signal::{Signal, kill},
        signalfd::SignalFd,
    },
    unistd::Pid,
};

use super::{
    Breach, KeeperError, Places, Told, Word,
    breach::News,
    checking::Checking,
    children,
    clients::Clients,
    engage::Held,
    hearing::Hearing,
    joining::Joining,
    listing::{self, Listing},
    requests::line,
    signals,
};
use crate::{
    changes::journal::Journal,
    clock,
    execs::{Heard, Process},
    profile::{Lead, Leads},
    programs::kept::Kept,
};

/// Execs that are looked at before the rest of the loop has its turn.
const AT_ONCE: usize = 1000;
/// Between two looks at what can only be looked at, milliseconds: an official is to see a breach within a second.
const LOOK_EVERY_MS: u64 = 500;
/// And at least, however many programs start meanwhile that are reason to look.
const LOOK_APART_MS: u64 = 100;

pub(super) struct Watch<'a> {
    pub(super) places: &'a Places,
    signals: &'a SignalFd,
    pub(super) journal: &'a Journal,
    pub(super) held: Held,
    pub(super) clients: Clients,
    pub(super) checking: Option<Checking>,
    pub(super) joining: Option<Joining>,
    pub(super) listing: Option<Listing>,
    denied: Option<Hearing>,
    /// When all that runs is looked at next, if it is.
    look_ms: Option<u64>,
    /// When all else is.
    looks_ms: u64,
    /// When it was last.
    looked_ms: u64,
    /// Looks so far.
    looks: u64,
    /// Processes that were told of, as long as they run.
    told: Vec<i32>,
    /// Strangers of the last look at all that runs: a breach if the next one finds their program again.
    suspects: Vec<Process>,
}

impl<'a> Watch<'a> {
    pub(super) fn begin(
        places: &'a Places,
        signals: &'a SignalFd,
        journal: &'a Journal,
        mut held: Held,
    ) -> Result<Self, KeeperError> {
        let clients = Clients::listen(&places.socket, held.agent)?;
        let denied = held.ear.take().map(Hearing::of);
        let looks = held.every_s > 0 || denied.is_some();
        let mut watch = Self {
            places,
            signals,
            journal,
            clients,
            checking: None,
            joining: None,
            listing: None,
            denied,
            // What ran before the list held, and what began while it did not.
            look_ms: looks.then(clock::now_ms),
            looks_ms: clock::now_ms() + LOOK_EVERY_MS,
            looked_ms: clock::now_ms(),
            looks: 0,
            told: Vec::new(),
            suspects: Vec::new(),
            held,
        };
        watch.tell_kept();
        Ok(watch)
    }

    /// What the guard refused while no daemon lived.
    fn tell_kept(&mut self) {
        let kept = Kept::of(&self.places.state);
        let refusals = kept.read();
        for denied in refusals.told {
            self.tell(Breach::Denied(denied));
        }
        self.clients.lose(refusals.lost);
        kept.remove();
    }

    /// Until it is told to stop, or to let the machine go.
    pub(super) fn run(mut self) -> Result<Word, KeeperError> {
        loop {
            self.wait()?;
            if signals::stop(self.signals) {
                return Ok(Word::Stop);
            }
            if self.serve() {
                // Refusals end with the guard: nothing more is read.
                self.clients.tell(&line(&News::Released));
                return Ok(Word::Wait);
            }
            self.hear_check();
            self.hear_joined();
            self.hear_windows();
            self.hear_denials()?;
            self.hear_execs()?;
            self.look();
            self.look_around();
            children::bury();
        }
    }

    fn hear_check(&mut self) {
        let report = self.checking.as_mut().and_then(Checking::report);
        if let Some(report) = report {
            self.checking = None;
            self.clients.tell(&line(&News::Checked(report)));
        }
    }

    fn hear_joined(&mut self) {
        let joined = self.joining.as_mut().and_then(Joining::over);
        if let Some(joined) = joined {
            self.joining = None;
            self.clients.tell(&line(&News::Joined(joined)));
        }
    }

    fn hear_windows(&mut self) {
        listing::hear(&mut self.listing, &mut self.clients);
    }

    fn wait(&self) -> Result<(), KeeperError> {
        let denied = self.denied.as_ref().map(|denied| denied.as_fd());
        let connector = self
            .held
            .connector
            .as_ref()
            .map(|connector| connector.as_fd());
        let checking = self.checking.as_ref().map(|checking| checking.as_fd());
        let joining = self.joining.as_ref().map(|joining| joining.as_fd());
        let listing = self.listing.as_ref().map(|listing| listing.as_fd());
        let signals = Some(self.signals.as_fd());
        let own = [signals, denied, connector, checking, joining, listing];
        let own = own
            .into_iter()
            .flatten()
            .map(|source| PollFd::new(source, PollFlags::POLLIN));
        let mut sources: Vec<PollFd> = own.chain(self.clients.sources()).collect();
        match poll(&mut sources, self.patience()) {
            Ok(_) | Err(Errno::EINTR) => Ok(()),
            Err(error) => Err(KeeperError::system("poll")(error.into())),
        }
    }

    fn patience(&self) -> PollTimeout {
        let programs = self.look_ms;
        let around = self.held.is_looked_around().then_some(self.looks_ms);
        let checked = self.checking.as_ref().map(Checking::until_ms);
        let due = [programs, around, checked];
        let Some(next_ms) = due.into_iter().flatten().min() else {
            return PollTimeout::NONE;
        };
        let left = next_ms.saturating_sub(clock::now_ms());
        PollTimeout::try_from(left).unwrap_or(PollTimeout::MAX)
    }

    fn hear_denials(&mut self) -> Result<(), KeeperError> {
        let Some(hearing) = &mut self.denied else {
            return Ok(());
        };
        let (clients, leads) = (&mut self.clients, self.held.leads);
        let ended = hearing.hear(|denied| {
            if !denied.group.is_some_and(|group| clients.try_in(group)) {
                tell(clients, leads, Breach::Denied(denied));
            }
        });
        if ended.map_err(KeeperError::system("refusals"))? {
            self.guard_anew()?;
        }
        Ok(())
    }

    /// Both guards are dead: others are made, and what began meanwhile is looked for.
    fn guard_anew(&mut self) -> Result<(), KeeperError> {
        let made = self.held.guard_anew(self.journal);
        self.denied = self.held.ear.take().map(Hearing::of);
        self.look_ms = Some(0);
        self.tell(Breach::GuardGone);
        made.map_err(|_| KeeperError::GuardGone)
    }

    fn hear_execs(&mut self) -> Result<(), KeeperError> {
        for _ in 0..AT_ONCE {
            let Some(connector) = &self.held.connector else {
                return Ok(());
            };
            match connector
                .next()
                .map_err(KeeperError::system("proc connector"))?
            {
                Heard::Nothing => return Ok(()),
                Heard::Overrun => {
                    if self.held.every_s > 0 {
                        self.tell(Breach::Overrun);
                    }
                    self.look_ms = self.look_ms.map(|_| 0);
                    self.held.is_about_all();
                }
                Heard::Exec(pid) => self.heard(pid),
            }
        }
        Ok(())
    }

    /// Who is gone already cannot be told apart from what is allowed: refusals tell of him.
    fn heard(&mut self, pid: i32) {
        let Some(process) = Process::of(pid) else {
            return;
        };
        if self.held.is_about(&process.name) {
            let soonest = self.looked_ms + LOOK_APART_MS;
            self.looks_ms = self.looks_ms.min(soonest);
        }
        if self.held.every_s > 0 && self.held.bound().is_stranger(&process) {
            self.found(process);
        }
    }

    /// All that runs. Between fork and exec a process has the player's number already and still runs its parent's program,
    /// so a program is found by two looks. A program that is started is found at once.
    fn look(&mut self) {
        let now_ms = clock::now_ms();
        if self.look_ms.is_none_or(|due_ms| now_ms < due_ms) {
            return;
        }
        let running: Vec<Process> = self.held.bound().strangers().collect();
        self.told
            .retain(|pid| running.iter().any(|process| process.pid == *pid));
        let untold = |process: &Process| !self.told.contains(&process.pid);
        let (found, suspects): (Vec<_>, Vec<_>) = running
            .into_iter()
            .filter(untold)
            .partition(|process| is_among(&self.suspects, process));
        let next_ms = if suspects.is_empty() {
            (self.held.every_s > 0).then_some(self.held.every_s * 1000)
        } else {
            Some(LOOK_APART_MS)
        };
        self.look_ms = next_ms.map(|next_ms| now_ms + next_ms);
        self.suspects = suspects;
        for process in found {
            self.found(process);
        }
    }

    /// Screens and the like: what was not there a second ago is a breach.
    fn look_around(&mut self) {
        if !self.held.is_looked_around() || clock::now_ms() < self.looks_ms {
            return;
        }
        self.looked_ms = clock::now_ms();
        self.looks_ms = self.looked_ms + LOOK_EVERY_MS;
        self.looks += 1;
        let found = self
            .held
            .look_around(self.journal, &self.places.root, self.looks);
        for breach in found.breaches {
            self.tell(breach);
        }
        if found.changed {
            self.clients.tell(&line(&News::Changed));
        }
    }

    fn found(&mut self, process: Process) {
        self.told.push(process.pid);
        let ended = self.held.leads.running == Lead::Stop && end(&process);
        self.tell(Breach::Running { process, ended });
    }

    fn tell(&mut self, breach: Breach) {
        tell(&mut self.clients, self.held.leads, breach);
    }
}

/// Whether one of them runs the same program for the same user. Its number may be another: it could fork faster than we look.
fn is_among(suspects: &[Process], process: &Process) -> bool {
    let same = |it: &Process| (it.user, it.file) == (process.user, process.file);
    suspects.iter().any(same)
}

/// Ends a program, if its number is still its own.
fn end(process: &Process) -> bool {
    Process::of(process.pid).as_ref() == Some(process)
        && kill(Pid::from_raw(process.pid), Signal::SIGKILL).is_ok()
}

fn tell(clients: &mut Clients, leads: Leads, breach: Breach) {
    clients.tell_surely(line(&Told {
        at_ms: clock::now_ms(),
        leads: breach.lead(leads),
        breach,
    }));
}
