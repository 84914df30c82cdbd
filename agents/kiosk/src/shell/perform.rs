//! Does what the agent asks for.

use tokio::sync::mpsc::Sender;

use adoube_eboard_ports::Computer;
use adoube_proto::v1::{OrderAck, OrderOutcome};

use super::{
    broker::Broker,
    chores,
    clock::Clock,
    dial::Dialer,
    joining,
    journal::Journal,
    learned_pieces::LearnedPieces,
    listing, lockdown,
    orders::OrderFile,
    page::PagePort,
    physical_board::{BoardAccess, BoardDriver},
    play::PlayLink,
    restarting,
    session::SessionCounter,
    showing::Showing,
    trust::Trust,
    watched::Watched,
};
use crate::{
    agent::{Input, Output},
    bus::{
        messages::{BusFault, BusInput},
        orders::{Answer, Chore},
    },
    config::DeviceConfig,
    physical_board::BoardOrder,
};

/// The connections and files of a running agent.
pub(super) struct Performer {
    pub(super) config: DeviceConfig,
    pub(super) trust: Trust,
    pub(super) clock: Clock,
    pub(super) sessions: SessionCounter,
    pub(super) journal: Journal,
    pub(super) orders: OrderFile,
    pub(super) showing: Showing,
    pub(super) page: Option<PagePort>,
    pub(super) inputs: Sender<Input>,
    pub(super) broker: Option<Broker>,
    pub(super) play: Option<PlayLink>,
    /// One that fell silent, while another is dialled in its place.
    pub(super) aside: Option<PlayLink>,
    /// What reads the player's physical board, while one is looked for.
    pub(super) board: Option<BoardDriver>,
    /// Who is told of the agent's own work, if anybody.
    pub(super) watched: Option<Watched>,
}

impl Performer {
    /// Does one thing. What goes wrong at once is given back as an input.
    pub(super) fn perform(&mut self, output: Output) -> Option<Input> {
        match output {
            Output::ConnectBus => return self.connect_bus(),
            Output::Subscribe => {
                if self.broker.as_ref().is_some_and(|it| !it.subscribe()) {
                    tracing::warn!("cannot subscribe to orders: the queue is full");
                }
            }
            Output::Publish(message) => {
                let kind = message.kind.word();
                if self.broker.as_ref().is_some_and(|it| !it.publish(message)) {
                    tracing::warn!(kind, "the broker is too slow: a message was dropped");
                }
            }
            Output::Dial { attempt, token } => self.dial(attempt, token),
            Output::Send(mut request) => {
                if let Some(watched) = &mut self.watched {
                    watched.sends(&mut request);
                }
                return self.play.as_ref()?.send(*request);
            }
            Output::HangUp => (self.play, self.aside) = (None, None),
            Output::SetAside => self.aside = self.play.take(),
            Output::CloseAside => self.aside = None,
            Output::CarryOut {
                id,
                chore,
                remember,
                knows,
            } => return self.carry_out((id, chore), &remember, knows),
            Output::Show(number, shown) => {
                if let Some(page) = &self.page {
                    page.switch.show(number, *shown);
                }
            }
            Output::Told { ask, refusal } => {
                if let Some(page) = &self.page {
                    page.switch.answer(ask, refusal);
                }
            }
            Output::Board(order) => self.order_board(order),
            output @ (Output::Journal(..)
            | Output::MarkSent(..)
            | Output::KeepReceipt(..)
            | Output::Remember(..)) => self.keep(output),
            Output::Finished => {}
        }
        None
    }

    fn order_board(&mut self, order: BoardOrder) {
        match order {
            BoardOrder::Open => {
                let settings = self.config.board.clone().unwrap_or_default();
                let access = BoardAccess {
                    computer: Computer::default(),
                    bluetooth_bus: None,
                    pieces: LearnedPieces::open(&self.config.data),
                };
                let inputs = self.inputs.clone();
                let driver = BoardDriver::start(settings, access, self.clock, inputs);
                self.board = Some(driver);
            }
            BoardOrder::Close => self.board = None,
            order @ (BoardOrder::SetUp(_)
            | BoardOrder::KeepPieces
            | BoardOrder::ForgetPieces
            | BoardOrder::Light(_)
            | BoardOrder::Clock(_)) => {
                if let Some(board) = &self.board {
                    board.order(order);
                }
            }
        }
    }

    /// Writes what must outlive the agent. That it cannot stops nothing.
    fn keep(&mut self, output: Output) {
        let (kept, what) = match output {
            Output::Journal(line) => (self.journal.write(&line), "the journal cannot be written"),
            Output::MarkSent(journal, through) => (
                self.journal.mark_sent(&journal, through),
                "the list of sent messages cannot be saved",
            ),
            Output::KeepReceipt(receipt) => (
                self.journal.keep_receipt(&receipt),
                "a receipt cannot be saved",
            ),
            Output::Remember(orders) => (
                self.orders.write(&orders),
                "an order's result cannot be saved",
            ),
            _ => return,
        };
        if let Err(error) = kept {
            tracing::warn!(%error, "{what}");
        }
    }

    /// Does what was ordered, and gives the answer, unless that comes later.
    fn carry_out(
        &mut self,
        (id, chore): (String, Chore),
        remember: &[OrderAck],
        knows: Vec<String>,
    ) -> Option<Input> {
        let answer = match self.remember(remember) {
            // The machine's lock is tried for seconds: the agent goes on meanwhile.
            Ok(()) if chore == Chore::RunChecks && self.config.profile.is_some() => {
                let (config, inputs) = (self.config.clone(), self.inputs.clone());
                tokio::spawn(lockdown::prove(config, self.clock, (id, knows), inputs));
                return None;
            }
            Ok(()) => match &chore {
                Chore::RestartPage if self.may_end_browser() => {
                    let platform = lockdown::of_this_machine(self.config.lockd.clone());
                    tokio::spawn(restarting::carry_out(platform, id, self.inputs.clone()));
                    return None;
                }
                Chore::JoinNetwork { ssid, sealed } => {
                    self.join(id, ssid.clone(), sealed.clone());
                    return None;
                }
                Chore::ListApplications => {
                    let platform = lockdown::of_this_machine(self.config.lockd.clone());
                    let inputs = self.inputs.clone();
                    tokio::spawn(listing::carry_out(platform, id, inputs));
                    return None;
                }
                chore => chores::carry_out(chore, &mut self.showing, &self.config, knows)?,
            },
            Err(answer) => answer,
        };
        Some(Input::Carried { id, chore, answer })
    }

    /// Where the page itself cannot be told, on a machine that a daemon may hold.
    fn may_end_browser(&self) -> bool {
        let page = self.page.as_ref();
        self.config.profile.is_some() && page.is_some_and(|page| !page.switch.is_open())
    }

    /// The daemon takes its time for it, and the device may be away meanwhile.
    fn join(&self, id: String, ssid: String, sealed: String) {
        let platform = lockdown::of_this_machine(self.config.lockd.clone());
        let (data, inputs) = (self.config.data.clone(), self.inputs.clone());
        tokio::spawn(joining::carry_out(
            data,
            platform,
            (id, ssid, sealed),
            inputs,
        ));
    }

    /// What is not remembered first is not done: after a restart it would be done again.
    fn remember(&self, orders: &[OrderAck]) -> Result<(), Answer> {
        self.orders.write(orders).map_err(|error| Answer {
            outcome: OrderOutcome::Failed,
            detail: format!("the device cannot save this, nothing was changed: {error}"),
            ..Answer::default()
        })
    }

    /// What has come, for who is told of the agent's own work.
    pub(super) fn hears(&mut self, input: &Input) {
        if let Some(watched) = &mut self.watched {
            watched.hears(input);
        }
    }

    /// Takes leave of the broker.
    pub(super) async fn leave(mut self) {
        self.play = None;
        if let Some(broker) = self.broker.take() {
            broker.leave().await;
        }
        if let Some(page) = self.page.take() {
            page.close().await;
        }
        if let Some(watched) = self.watched.take() {
            watched.leave().await;
        }
    }

    fn connect_bus(&mut self) -> Option<Input> {
        self.broker = None;
        match self.sessions.advance() {
            Ok(session) => {
                let tls = self.trust.broker.clone();
                let inputs = self.inputs.clone();
                let broker = Broker::connect(&self.config, tls, session, self.clock, inputs);
                self.broker = Some(broker);
                None
            }
            Err(error) => {
                let fault = BusFault::Lost(error.to_string());
                Some(Input::Bus(BusInput::Down { session: 0, fault }))
            }
        }
    }

    fn dial(&mut self, attempt: u64, token: String) {
        let dialer = Dialer {
            device: self.config.id.clone(),
            relay: self.config.relay.clone(),
            tls: self.trust.coordinator.clone(),
        };
        let inputs = self.inputs.clone();
        self.play = Some(PlayLink::dial(dialer, attempt, token, inputs));
    }
}
