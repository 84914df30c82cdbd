//! The play link's state machine: when to dial, what to send, when to give up.

use std::collections::VecDeque;

use adoube_proto::v1::{ConnectionLoss, Hello, PlayRequest, play_command::Command, play_request};
use fastrand::Rng;

use super::{
    board::SeatBoard,
    commands::{Commands, TooMany},
    fault::LinkFault,
    heartbeat::Heartbeats,
    joining::Joining,
    loss::of_fault,
    messages::{LinkIdentity, LinkInput, LinkOutput},
    seat::Seat,
    time_told::TimeTold,
    tokens::Tokens,
};
use crate::{
    backoff::{Backoff, spread},
    evidence::page::PageSign,
    ids::{CommandId, CommandIds},
    time::{Now, earlier},
};

/// A link on which the coordinator said nothing for so long is dropped, milliseconds.
pub const SILENCE: u64 = 3_000;
/// A heartbeat is sent so often, milliseconds.
pub const HEARTBEAT: u64 = 1_000;
/// An attempt to connect is given up after so long, milliseconds.
pub const DIAL_LIMIT: u64 = 6_000;
/// Shortest and longest pause between attempts, milliseconds.
pub const PAUSES: (u64, u64) = (100, 3_000);
/// Shortest and longest pause after another process was found under this device's identity,
/// milliseconds. The first is longer than the silence after which a process of this device that
/// was killed is known to be gone; two that live and come back at once would push each other out
/// for ever.
pub const DUPLICATE_PAUSES: (u64, u64) = (4_000, 30_000);
/// How often more tokens are asked for while there are none, milliseconds.
pub const TOKENS_WANTED_EVERY: u64 = 2_000;
/// A link that lasted so long was a good one: the next pause is short again, milliseconds.
const LASTING: u64 = 5_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Down { retry_at: u64 },
    Dialing { since: u64, relayed: bool },
    Greeting,
    Up { since: u64, next_beat: u64 },
    Stopped,
}

/// How long to stay away after a link was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    None,
    Backoff,
    AtLeast(u64),
    Forever,
}

/// The play link of one device.
#[derive(Debug)]
pub struct LinkCore {
    pub(super) identity: LinkIdentity,
    pub(super) phase: Phase,
    pub(super) attempt: u64,
    pub(super) heard_at: u64,
    /// When the coordinator itself was last heard, milliseconds; 0 for never.
    pub(super) coordinator_heard: u64,
    pub(super) seat: Option<Seat>,
    /// Whether the seat was told on this very connection.
    pub(super) seat_confirmed: bool,
    pub(super) joining: Joining,
    pub(super) board: SeatBoard,
    /// How often the seat or its view may have changed.
    pub(super) changes: u64,
    pub(super) commands: Commands,
    pub(super) speed: f64,
    pub(super) beats: Heartbeats,
    pub(super) page: PageSign,
    pub(super) time: TimeTold,
    /// Why the last connection or attempt ended.
    pub(super) loss: Option<ConnectionLoss>,
    /// Whether a connection may be open that was set aside.
    aside: bool,
    pub(super) outputs: VecDeque<LinkOutput>,
    tokens: Tokens,
    tokens_wanted_at: u64,
    failures: u32,
    backoff: Backoff,
    pub(super) duplicates: Backoff,
    pub(super) jitter: Rng,
}

impl LinkCore {
    /// A link that dials as soon as it has a token. `seed` spreads its pauses.
    pub fn new(identity: LinkIdentity, ids: CommandIds, seed: u64) -> Self {
        Self {
            identity,
            phase: Phase::Down { retry_at: 0 },
            attempt: 0,
            heard_at: 0,
            coordinator_heard: 0,
            seat: None,
            seat_confirmed: false,
            joining: Joining::default(),
            board: SeatBoard::default(),
            changes: 0,
            commands: Commands::new(ids),
            speed: 1.0,
            beats: Heartbeats::default(),
            page: PageSign::default(),
            time: TimeTold::default(),
            loss: None,
            aside: false,
            outputs: VecDeque::new(),
            tokens: Tokens::default(),
            tokens_wanted_at: 0,
            failures: 0,
            backoff: Backoff::new(PAUSES.0, PAUSES.1),
            duplicates: Backoff::new(DUPLICATE_PAUSES.0, DUPLICATE_PAUSES.1),
            jitter: Rng::with_seed(seed),
        }
    }

    /// Takes in what the shell tells. What speaks of an earlier connection is ignored.
    pub fn handle(&mut self, now: Now, input: LinkInput) {
        match input {
            LinkInput::Open {
                attempt,
                relay_connection,
            } if attempt == self.attempt => self.opened(now, relay_connection),
            LinkInput::Relayed { attempt } if attempt == self.attempt => self.relayed(),
            LinkInput::Reply { attempt, reply } if attempt == self.attempt => {
                self.replied(now, *reply);
            }
            LinkInput::Down { attempt, fault } if attempt == self.attempt => {
                self.failed(now, &fault);
            }
            _ => {}
        }
        self.tick(now);
    }

    /// Keeps tokens that the venue gave; `expires_in_ms` 0 means no limit.
    pub fn add_tokens(&mut self, now: Now, tokens: Vec<String>, expires_in_ms: u64) {
        for token in tokens {
            self.tokens.add(now, token, expires_in_ms);
        }
        self.tick(now);
    }

    /// Takes in a command of the player. It is sent at once or as soon as there is a link, and
    /// repeated with the same id until its answer came.
    pub fn submit(&mut self, now: Now, command: Command) -> Result<CommandId, TooMany> {
        let id = self.commands.add(command, self.board.sequence())?;
        self.tick(now);
        Ok(id)
    }

    /// Takes back the move that waits and was never sent.
    pub fn take_back_move(&mut self) -> Option<CommandId> {
        self.commands.take_back_move()
    }

    /// Does what is due by now.
    pub fn tick(&mut self, now: Now) {
        match self.phase {
            Phase::Down { retry_at } if now.ms() >= retry_at => self.dial(now),
            Phase::Dialing { since, relayed } if now.ms() >= since + DIAL_LIMIT => {
                self.dial_timed_out(now, relayed);
            }
            Phase::Greeting | Phase::Up { .. } if now.ms() >= self.heard_at + SILENCE => {
                let detail = format!("no message for {SILENCE} ms");
                self.drop_link(
                    now,
                    ConnectionLoss::Silence,
                    "silence",
                    &detail,
                    Pause::Backoff,
                );
            }
            Phase::Up { .. } => {
                self.beat(now);
                self.send_commands(now);
            }
            Phase::Stopped | Phase::Down { .. } | Phase::Dialing { .. } | Phase::Greeting => {}
        }
    }

    /// The next thing to do, until there is none.
    pub fn poll_output(&mut self) -> Option<LinkOutput> {
        self.outputs.pop_front()
    }

    /// When [`tick`](Self::tick) has something to do next, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        match self.phase {
            Phase::Stopped => None,
            Phase::Down { retry_at } if self.tokens.is_empty() => {
                Some(retry_at.max(self.tokens_wanted_at))
            }
            Phase::Down { retry_at } => Some(retry_at),
            Phase::Dialing { since, .. } => Some(since + DIAL_LIMIT),
            Phase::Greeting => Some(self.heard_at + SILENCE),
            Phase::Up { next_beat, .. } => {
                let commands = self.commands.deadline().filter(|_| self.may_send());
                earlier(commands, Some(next_beat.min(self.heard_at + SILENCE)))
            }
        }
    }

    /// Hangs up for good.
    pub fn stop(&mut self, now: Now) {
        self.drop_link(
            now,
            ConnectionLoss::Stopping,
            "stopping",
            "",
            Pause::Forever,
        );
    }

    fn dial(&mut self, now: Now) {
        if let Some(token) = self.tokens.take(now) {
            self.attempt += 1;
            let (since, relayed) = (now.ms(), false);
            self.phase = Phase::Dialing { since, relayed };
            let attempt = self.attempt;
            self.outputs.push_back(LinkOutput::Dial { attempt, token });
        } else if now.ms() >= self.tokens_wanted_at {
            self.tokens_wanted_at = now.ms() + TOKENS_WANTED_EVERY;
            self.outputs.push_back(LinkOutput::TokensWanted);
        }
    }

    fn opened(&mut self, now: Now, relay_connection: String) {
        if !matches!(self.phase, Phase::Dialing { .. }) {
            return;
        }
        self.phase = Phase::Greeting;
        self.heard_at = now.ms();
        let held = self.seat.as_ref().filter(|_| self.board.is_known());
        let hello = Hello {
            version: adoube_proto::VERSION,
            instance: self.identity.instance.clone(),
            boot_id: self.identity.boot_id.clone(),
            monotonic_ms: now.ms(),
            relay_connection,
            board: held.map(|seat| seat.board),
            last_seen: held.map_or(0, |_| self.board.sequence()),
            page: Some(self.page.status(now)),
        };
        self.send(play_request::Body::Hello(hello));
    }

    fn failed(&mut self, now: Now, fault: &LinkFault) {
        let pause = if fault.is_bad_token() {
            Pause::None
        } else {
            Pause::Backoff
        };
        let loss = of_fault(fault);
        self.drop_link(now, loss, fault.code(), &fault.to_string(), pause);
    }

    /// Ends whatever connection there is, tells of it once, and plans the next attempt.
    pub(super) fn drop_link(
        &mut self,
        now: Now,
        loss: ConnectionLoss,
        code: &str,
        detail: &str,
        pause: Pause,
    ) {
        let (was_up, lasted) = match self.phase {
            Phase::Stopped => return,
            Phase::Up { since, .. } => (true, now.ms() >= since + LASTING),
            _ => (false, false),
        };
        if !matches!(self.phase, Phase::Down { .. }) {
            self.end_connection(was_up && loss == ConnectionLoss::Silence);
        }
        if lasted {
            self.backoff.reset();
            self.duplicates.reset();
        }
        self.tell_of_loss(was_up, code, detail);
        self.loss = Some(loss);
        self.commands.link_lost();
        self.beats.link_lost();
        self.time.link_lost();
        self.seat_confirmed = false;
        self.joining.link_lost();
        self.phase = match pause {
            Pause::Forever => Phase::Stopped,
            Pause::None => Phase::Down { retry_at: now.ms() },
            Pause::Backoff => self.away(now, 0),
            Pause::AtLeast(least) => self.away(now, least),
        };
    }

    /// A link that was good may only be held up, by a packet that was lost several times over: it is closed once
    /// another is there, and what it still says until then is of an earlier connection. One that never was good is closed.
    fn end_connection(&mut self, set_aside: bool) {
        self.aside = set_aside;
        if set_aside {
            self.attempt += 1;
        }
        self.outputs.push_back(if set_aside {
            LinkOutput::SetAside
        } else {
            LinkOutput::HangUp
        });
    }

    fn away(&mut self, now: Now, least: u64) -> Phase {
        let pause = if least == 0 {
            self.backoff.pause(&mut self.jitter)
        } else {
            spread(least, least + least / 4, &mut self.jitter)
        };
        Phase::Down {
            retry_at: now.ms().saturating_add(pause),
        }
    }

    /// A row of failed attempts is told once, at its beginning.
    fn tell_of_loss(&mut self, was_up: bool, code: &str, detail: &str) {
        let detail = format!("{code}: {detail}");
        if was_up {
            self.failures = 0;
            self.event("play-link-down", &detail);
            return;
        }
        self.failures = self.failures.saturating_add(1);
        if self.failures == 1 {
            self.event("play-link-failed", &detail);
        }
    }

    pub(super) fn beat(&mut self, now: Now) {
        let Phase::Up { since, next_beat } = self.phase else {
            return;
        };
        if now.ms() < next_beat {
            return;
        }
        self.phase = Phase::Up {
            since,
            next_beat: now.ms() + HEARTBEAT,
        };
        let heartbeat = self.beats.draw(now, self.page);
        self.send(play_request::Body::Heartbeat(heartbeat));
    }

    /// Commands go out only once the coordinator has told, on this connection, which seat they
    /// are for.
    fn may_send(&self) -> bool {
        self.seat_confirmed && self.seat.is_some()
    }

    fn send_commands(&mut self, now: Now) {
        if !self.may_send() {
            return;
        }
        while let Some(command) = self.commands.next_to_send(now) {
            self.send(play_request::Body::Command(command));
        }
    }

    pub(super) fn send(&mut self, body: play_request::Body) {
        let request = PlayRequest {
            body: Some(body),
            ..PlayRequest::default()
        };
        self.outputs.push_back(LinkOutput::Send(Box::new(request)));
    }

    pub(super) fn event(&mut self, what: &'static str, detail: &str) {
        self.outputs
            .push_back(LinkOutput::Event(what, detail.to_owned()));
    }

    pub(super) fn link_made(&mut self) {
        self.failures = 0;
        self.loss = None;
        if std::mem::take(&mut self.aside) {
            self.outputs.push_back(LinkOutput::CloseAside);
        }
    }
}
