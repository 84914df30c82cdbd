//! The agent's state machine.

use std::collections::VecDeque;

use adoube_proto::v1::{Refusal, Vitals, play_command::Command};

use super::messages::{AgentIdentity, Input, Output};
use crate::{
    bus::{
        core::BusCore,
        locks::Locks,
        messages::{BusFault, BusInput, BusOutput},
        says::Origin,
    },
    evidence::{clocks::Reading, courier::Courier, witness::Witness},
    ids::{CommandId, CommandIds},
    link::{
        core::LinkCore,
        messages::LinkOutput,
        seat::{Seat, side_name},
    },
    lockdown::breaches::Breaches,
    physical_board::BoardCore,
    player::{
        core::{ScriptedPlayer, View},
        script::Script,
    },
    screen::Screen,
    time::{Now, earlier},
};

/// One device's agent.
#[derive(Debug)]
pub struct Agent {
    pub(super) bus: BusCore,
    pub(super) link: LinkCore,
    pub(super) witness: Witness,
    pub(super) screen: Screen,
    pub(super) physical_board: BoardCore,
    /// The page's questions whose commands wait for the coordinator.
    pub(super) asks: Vec<(CommandId, u64)>,
    player: Option<ScriptedPlayer>,
    told_idle: bool,
    /// What the page is locked with.
    pub(super) locks: Locks,
    pub(super) breaches: Breaches,
    pub(super) outputs: VecDeque<Output>,
}

impl Agent {
    /// An agent; without a script it joins and waits.
    pub fn new(identity: AgentIdentity, script: Option<Script>) -> Self {
        let ids = CommandIds::new(identity.command_prefix);
        let start = identity.evidence;
        let witness = Witness::new(&identity.bus.boot_id, &identity.bus.agent_version, &start);
        let spare = &identity.bus.instance;
        let courier = Courier::new(&start.journal, spare, start.last, start.waiting);
        let origin = Origin {
            started_ms: start.now.ms(),
            system: start.system,
        };
        Self {
            witness,
            screen: Screen::new(&identity.bus.device, &identity.venue),
            physical_board: BoardCore::new(identity.board),
            asks: Vec::new(),
            bus: BusCore::new(identity.bus, identity.seed).with_journal(courier, origin),
            link: LinkCore::new(identity.link, ids, identity.seed.rotate_left(32)),
            player: script.map(ScriptedPlayer::new),
            told_idle: false,
            locks: Locks::default(),
            breaches: Breaches::default(),
            outputs: VecDeque::new(),
        }
    }

    /// Takes in one input and does what is due by now.
    pub fn handle(&mut self, now: Now, input: Input) {
        match input {
            Input::Tick => {}
            Input::Bus(input) => self.handle_bus(now, input),
            Input::Link(input) => self.link.handle(now, input),
            Input::Probed(readings) => self.witness.probed(now, readings),
            Input::Machine(input) => self.handle_machine(now, input),
            Input::Page(input) => self.handle_page(now, input),
            Input::Board(input) => self.physical_board.handle(now, input),
            Input::Carried { id, chore, answer } => self.carried(now, &id, chore, answer),
            Input::Stop => {
                self.note_stop(now);
                self.link.stop(now);
                self.pump_link(now);
                self.bus.stop(now);
            }
        }
        self.link.tick(now);
        self.pump_link(now);
        self.play(now);
        self.follow_physical_board(now);
        self.pump_link(now);
        self.witness.tick(now);
        self.link.follow_page(now, self.witness.page_sign());
        self.count_breaches(now);
        self.pump_witness(now);
        self.tick_bus(now);
        self.pump_bus(now);
        self.pump_link(now);
        self.show(now);
    }

    /// The clocks were read: before each input, so that what it leads to bears the right time.
    pub fn read_clocks(&mut self, now: Now, reading: Reading) {
        self.witness.clocks(now, reading);
    }

    /// The next thing to do, until there is none.
    pub fn poll_output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// When [`handle`](Self::handle) must be called at the latest, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        earlier(self.physical_board.deadline(), self.deadline_of_the_rest())
    }

    fn deadline_of_the_rest(&self) -> Option<u64> {
        let player = self.player.as_ref().filter(|_| self.locks.text().is_none());
        let player = player.and_then(ScriptedPlayer::deadline);
        let links = earlier(self.bus.deadline(), self.link.deadline());
        let screen = self.screen.deadline(self.outlook());
        let senses = earlier(self.witness.deadline(), self.breaches.deadline());
        let senses = earlier(senses, screen);
        earlier(senses, earlier(player, links))
    }

    /// The play link, to be looked at.
    pub fn link(&self) -> &LinkCore {
        &self.link
    }

    fn handle_bus(&mut self, now: Now, input: BusInput) {
        let was_up = self.bus.is_up();
        let fault = match &input {
            BusInput::Down { fault, .. } => Some(fault.clone()),
            _ => None,
        };
        self.bus.handle(now, input);
        match (was_up, self.bus.is_up(), fault) {
            (false, true, _) => {
                self.note_broker_back(now);
                tracing::info!(
                    session = self.bus.session(),
                    "connected to the venue's broker"
                );
            }
            (_, false, Some(fault)) => self.bus_lost(now, was_up, &fault),
            _ => {}
        }
    }

    fn bus_lost(&mut self, now: Now, was_up: bool, fault: &BusFault) {
        if self.bus.is_taken_over() {
            tracing::error!(
                "another process seems to use this device's certificate at the broker: stop one of \
                 the two; not reconnecting for a while"
            );
        } else {
            tracing::warn!(%fault, "no connection to the venue's broker");
        }
        if was_up {
            self.note_broker_lost(now, fault);
        }
    }

    fn pump_bus(&mut self, now: Now) {
        while let Some(output) = self.bus.poll_output() {
            let output = match output {
                BusOutput::Connect => Output::ConnectBus,
                BusOutput::Subscribe => Output::Subscribe,
                BusOutput::Publish(message) => Output::Publish(message),
                BusOutput::MarkSent(journal, through) => Output::MarkSent(journal, through),
                BusOutput::KeepReceipt(receipt) => Output::KeepReceipt(receipt),
                BusOutput::Finished => Output::Finished,
                BusOutput::Do(task) => {
                    self.carry_out(now, task);
                    continue;
                }
            };
            self.outputs.push_back(output);
        }
    }

    fn pump_link(&mut self, now: Now) {
        while let Some(output) = self.link.poll_output() {
            match output {
                LinkOutput::Dial { attempt, token } => {
                    self.outputs.push_back(Output::Dial { attempt, token });
                }
                LinkOutput::Send(request) => self.outputs.push_back(Output::Send(request)),
                LinkOutput::HangUp => self.outputs.push_back(Output::HangUp),
                LinkOutput::SetAside => self.outputs.push_back(Output::SetAside),
                LinkOutput::CloseAside => self.outputs.push_back(Output::CloseAside),
                LinkOutput::TokensWanted => self.bus.event_if_up(now, "tokens-wanted"),
                LinkOutput::Event(what, detail) => self.link_event(now, what, &detail),
                LinkOutput::Acknowledged(id, Command::ReportBoard(_), _) => {
                    self.board_report_answered(now, id, None);
                }
                LinkOutput::Refused(id, Command::ReportBoard(_), refusal) => {
                    self.board_report_answered(now, id, Some(&refusal));
                }
                LinkOutput::Acknowledged(id, command, sequence) => {
                    let (board, seat) = self.place();
                    tracing::debug!(board, seat, sequence, ?command, "acknowledged");
                    self.answer_page(id, None);
                }
                LinkOutput::Refused(id, command, refusal) => {
                    self.refused(now, id, &command, &refusal);
                }
            }
        }
    }

    fn refused(&mut self, now: Now, id: CommandId, command: &Command, refusal: &Refusal) {
        let (board, seat) = self.place();
        tracing::warn!(
            board,
            seat,
            code = refusal.code,
            article = refusal.article,
            text = refusal.text,
            ?command,
            "refused"
        );
        if self.answer_page(id, Some(refusal)) {
            return;
        }
        if let Some(player) = &mut self.player {
            player.refused(now, command, refusal);
        }
    }

    fn link_event(&mut self, now: Now, what: &'static str, detail: &str) {
        let (board, seat) = self.place();
        if what == "duplicate-device" {
            tracing::error!(
                board,
                seat,
                detail,
                "another process plays with this device's certificate: stop one of the two; not \
                 reconnecting for a while"
            );
        } else {
            tracing::info!(board, seat, detail, "{what}");
        }
        self.note_link(now, what, detail);
        self.bus.event(now, what, detail);
    }

    fn play(&mut self, now: Now) {
        // A locked page takes no input, and the script stands in for whoever would make it.
        if self.locks.text().is_some() {
            return;
        }
        let (Some(player), Some(seat)) = (&mut self.player, self.link.seat()) else {
            return;
        };
        let view = View {
            seat,
            board: self.link.board(),
            speed: self.link.speed(),
            busy: self.link.is_busy(),
        };
        let command = player.act(now, view);
        let idle = player.idle();
        if let Some(command) = command {
            let (board, seat) = self.place();
            tracing::debug!(board, seat, ?command, "plays");
            if let Err(error) = self.link.submit(now, command) {
                tracing::warn!(board, seat, %error, "a command was not accepted");
            }
        }
        if idle.is_some() && !self.told_idle {
            let detail = idle.map(|why| why.to_string()).unwrap_or_default();
            self.link_event(now, "player-idle", &detail);
        }
        self.told_idle = idle.is_some();
    }

    fn tick_bus(&mut self, now: Now) {
        let (link, witness, board) = (&self.link, &self.witness, &self.physical_board);
        self.bus.tick(now, witness.suspended_ms(), || Vitals {
            coordinator_round_trip_us: link.round_trip_us(),
            play_link: link.state().into(),
            board: link.seat().map(Seat::board_name).unwrap_or_default(),
            coordinator_heard_ms: link.heard_ms(),
            coordinator_acknowledged_ms: link.acknowledged_ms(),
            physical_board: board.status(now),
            ..witness.vitals()
        });
    }

    /// Board and seat as logs name them.
    pub(super) fn place(&self) -> (String, &'static str) {
        self.link.seat().map_or_else(
            || (String::new(), ""),
            |seat| (seat.board_name(), side_name(seat.side)),
        )
    }
}
