//! A kiosk's agent with the little that its shell does.

mod machine;
mod store;

use adoube_kiosk::agent::{Agent, AgentIdentity, Input, Output};
use adoube_kiosk::bus::messages::{BusFault, BusIdentity, BusInput, Message};
use adoube_kiosk::bus::topics;
use adoube_kiosk::evidence::line::Line;
use adoube_kiosk::evidence::witness::Start;
use adoube_kiosk::link::fault::LinkFault;
use adoube_kiosk::link::messages::{LinkIdentity, LinkInput};
use adoube_kiosk::player::script::Script;
use adoube_proto::v1::{PlayReply, PlayRequest, play_reply, play_request};

use super::clock::Clock;
use super::{Event, System, Word};
use crate::network::Wire;
use store::Store;

/// Links of one process of an agent at most: their numbers tell of which process they are.
const LINKS: u64 = 1 << 20;
/// An agent that was killed is there again after so long, milliseconds.
const STARTS_IN: u64 = 500;

/// A device, its wires to the venue's broker and to the coordinator.
pub(super) struct Device {
    number: u16,
    seed: u64,
    script: Option<Script>,
    /// None before its first start.
    agent: Option<Agent>,
    pub(super) clock: Clock,
    store: Store,
    /// The lines of the journal of which its agent knows no receipt.
    unconfirmed: Vec<Line>,
    /// How often its machine was started before.
    boots: u64,
    /// How often its agent was started before.
    starts: u64,
    /// Since when its agent's process is there, or from when on it will be.
    begins: u64,
    session: u64,
    packet: u16,
    /// The newest link.
    link: u64,
    /// One that fell silent before it, and may be open.
    aside: Option<u64>,
    /// When it is to be looked at, if that is planned.
    planned: Option<u64>,
    /// Until when the cable is out.
    pub(super) cut: u64,
    /// Until when its venue's uplink is cut.
    pub(super) uplink_cut: u64,
    pub(super) to_venue: Wire,
    pub(super) from_venue: Wire,
    pub(super) up: Wire,
    pub(super) down: Wire,
}

/// What a process of an agent is called.
fn instance(number: u16, starts: u64) -> String {
    format!("{starts:016x}{number:016x}")
}

/// Which start of a device's machine it is.
fn boot(number: u16, boots: u64) -> String {
    format!("boot-{number}-{boots}")
}

/// What the command ids of a device's process begin with.
fn prefix(number: u16, starts: u64) -> [u8; 12] {
    let mut prefix = [0; 12];
    prefix[..2].copy_from_slice(&number.to_be_bytes());
    prefix[4..].copy_from_slice(&starts.to_be_bytes());
    prefix
}

impl Device {
    pub(super) fn new(number: u16, seed: u64, script: Option<Script>, clock: Clock) -> Self {
        let mut device = Self {
            number,
            seed,
            agent: None,
            script,
            clock,
            store: Store::new(seed, number),
            unconfirmed: Vec::new(),
            boots: 0,
            starts: 0,
            begins: 0,
            session: 0,
            packet: 0,
            link: 0,
            aside: None,
            planned: None,
            cut: 0,
            uplink_cut: 0,
            to_venue: Wire::default(),
            from_venue: Wire::default(),
            up: Wire::default(),
            down: Wire::default(),
        };
        device.begin_process();
        device
    }

    /// The agent of its present process, with what that finds on the disk.
    fn agent(&self, evidence: Start) -> Agent {
        let instance = instance(self.number, self.starts);
        let boot_id = boot(self.number, self.boots);
        let seed = self.seed.wrapping_mul(1_000);
        let identity = AgentIdentity {
            venue: "venue".to_owned(),
            bus: BusIdentity {
                device: format!("device-{}", self.number),
                instance: instance.clone(),
                boot_id: boot_id.clone(),
                agent_version: "simulation".to_owned(),
            },
            link: LinkIdentity { instance, boot_id },
            command_prefix: prefix(self.number, self.starts),
            seed: seed.wrapping_add(u64::from(self.number)) ^ (self.starts << 48),
            evidence,
            board: None,
        };
        Agent::new(identity, self.script.clone())
    }

    /// Until when nothing passes between it and the coordinator.
    pub(super) const fn far_cut(&self) -> u64 {
        if self.cut > self.uplink_cut {
            self.cut
        } else {
            self.uplink_cut
        }
    }

    /// Its newest link.
    pub(super) const fn link(&self) -> u64 {
        self.link
    }

    /// The attempt of its present agent that a link was; none for a link of a process before.
    const fn attempt(&self, link: u64) -> Option<u64> {
        link.checked_sub(self.starts * LINKS)
    }

    fn output(&mut self) -> Option<Output> {
        self.agent.as_mut()?.poll_output()
    }

    fn tell(&mut self, now: u64, input: Input) {
        if now < self.begins {
            return;
        }
        let reading = self.clock.reading(now);
        let now = self.clock.at(now);
        if let Some(agent) = &mut self.agent {
            agent.read_clocks(now, reading);
            agent.handle(now, input);
        }
    }

    fn tell_link(&mut self, now: u64, link: u64, input: impl FnOnce(u64) -> LinkInput) {
        if let Some(attempt) = self.attempt(link) {
            self.tell(now, Input::Link(input(attempt)));
        }
    }

    pub(super) fn due(&mut self, now: u64) {
        if now < self.begins {
            return;
        }
        self.planned = None;
        self.tell(now, Input::Tick);
    }

    pub(super) fn bus_up(&mut self, now: u64, session: u64) {
        if session != self.session {
            return;
        }
        let wall_ms = self.clock.reading(now).wall_ms;
        self.tell(now, Input::Bus(BusInput::Up { session, wall_ms }));
    }

    pub(super) fn acknowledged(&mut self, now: u64, session: u64, packet: u16) {
        let input = BusInput::Acknowledged { session, packet };
        self.tell(now, Input::Bus(input));
    }

    /// The connection with the broker, or the attempt, is over.
    pub(super) fn bus_down(&mut self, now: u64, session: u64) {
        if session == self.session {
            let fault = BusFault::Lost("connection reset".to_owned());
            self.tell(now, Input::Bus(BusInput::Down { session, fault }));
        }
    }

    /// Its newest link, and one that was set aside.
    pub(super) fn links(&self) -> Vec<u64> {
        self.aside.into_iter().chain([self.link]).collect()
    }

    pub(super) fn told(&mut self, now: u64, session: u64, word: &Word) {
        if session != self.session {
            return;
        }
        let received = self.clock.at(now);
        let input = match word {
            Word::Order(order) => BusInput::Order {
                received,
                slept_ms: 0,
                payload: topics::json(order),
            },
            Word::Receipt(receipt) => BusInput::Receipt {
                payload: topics::json(receipt),
            },
            Word::Ping(ping) => BusInput::Ping {
                received,
                slept_ms: 0,
                payload: topics::json(ping),
            },
        };
        self.tell(now, Input::Bus(input));
    }

    pub(super) fn opened(&mut self, now: u64, link: u64) {
        let relay_connection = format!("{:016x}{link:016x}", self.number);
        self.tell_link(now, link, |attempt| LinkInput::Open {
            attempt,
            relay_connection,
        });
    }

    /// Whether that was the end of a link that its agent does not hang up, as it looks at another one or at none.
    pub(super) fn replied(&mut self, now: u64, link: u64, reply: PlayReply) -> bool {
        let was_aside = link != self.link || self.aside == Some(link);
        let goodbye = matches!(reply.body, Some(play_reply::Body::Goodbye(_)));
        let reply = Box::new(reply);
        self.tell_link(now, link, |attempt| LinkInput::Reply { attempt, reply });
        if goodbye {
            self.dropped(now, link, LinkFault::Closed);
            self.aside = self.aside.filter(|aside| *aside != link);
        }
        goodbye && was_aside
    }

    /// The link, or the attempt to make one, is over.
    pub(super) fn dropped(&mut self, now: u64, link: u64, fault: LinkFault) {
        self.tell_link(now, link, |attempt| LinkInput::Down { attempt, fault });
    }
}

impl System {
    /// Carries out what the agents ask for, and plans when to look at them again.
    pub(super) fn pump_devices(&mut self) {
        for number in self.touched() {
            let index = usize::from(number);
            if self.now < self.devices[index].begins {
                continue;
            }
            while let Some(output) = self.devices[index].output() {
                self.carry_out(number, output);
            }
            let device = &mut self.devices[index];
            let Some(due) = device.agent.as_ref().and_then(Agent::deadline) else {
                continue;
            };
            let due = device.clock.when(due).max(self.now + 1);
            if device.planned.is_none_or(|planned| due < planned) {
                device.planned = Some(due);
                self.queue.at(due, Event::Due(number));
            }
        }
    }

    fn carry_out(&mut self, number: u16, output: Output) {
        let (weather, now) = (self.weather, self.now);
        let device = &mut self.devices[usize::from(number)];
        let (cut, far) = (device.cut, device.far_cut());
        match output {
            Output::ConnectBus => {
                device.session += 1;
                (device.to_venue, device.from_venue) = (Wire::default(), Wire::default());
                let at = device.to_venue.send(&mut self.rng, weather, now, cut);
                self.queue.at(at, Event::BusDialled(number, device.session));
            }
            Output::Publish(message) => self.publish(number, message),
            Output::Dial { attempt, token } => {
                device.link = device.starts * LINKS + attempt;
                (device.up, device.down) = (Wire::default(), Wire::default());
                let at = device.up.send(&mut self.rng, weather, now, far);
                let link = device.link;
                self.queue.at(at, Event::Dialled(number, link, token));
            }
            Output::Send(request) => self.send(number, request),
            Output::HangUp => {
                for link in device.aside.take().into_iter().chain([device.link]) {
                    self.close(number, link);
                }
            }
            Output::SetAside => {
                let link = device.link;
                if let Some(before) = device.aside.replace(link) {
                    self.close(number, before);
                }
            }
            Output::CloseAside => {
                if let Some(link) = device.aside.take() {
                    self.close(number, link);
                }
            }
            Output::Journal(line) => {
                device.store.write(now, &line);
                device.unconfirmed.push(line.clone());
                self.evidence.wrote.push((number, line));
            }
            Output::MarkSent(journal, through) => device.store.mark_sent(&journal, through),
            Output::KeepReceipt(receipt) => {
                device.store.keep_receipt(now, &receipt);
                let lines = std::mem::take(&mut device.unconfirmed).into_iter();
                let (kept, left) = lines.partition(|line| line.number <= receipt.through);
                device.unconfirmed = left;
                self.evidence.receipted(now, number, kept);
            }
            // Subscriptions always succeed here, and nobody looks at a page.
            _ => {}
        }
    }

    /// A device closes a link; its end is at the other side after all that was sent on it.
    fn close(&mut self, number: u16, link: u64) {
        let device = &mut self.devices[usize::from(number)];
        let far = device.far_cut();
        let at = device.up.send(&mut self.rng, self.weather, self.now, far);
        let session = super::coordinator::session(number, link);
        self.queue.at(at, Event::Closed(session));
    }

    fn send(&mut self, number: u16, request: Box<PlayRequest>) {
        if let Some(play_request::Body::Command(command)) = &request.body {
            self.evidence.issued(self.now, number, command);
        }
        let (weather, now) = (self.weather, self.now);
        let device = &mut self.devices[usize::from(number)];
        let (far, link) = (device.far_cut(), device.link);
        let at = device.up.send(&mut self.rng, weather, now, far);
        if weather.doubles(&mut self.rng) {
            let again = device.up.send(&mut self.rng, weather, now, far);
            let request = request.clone();
            self.queue
                .at(again, Event::Requested(number, link, request));
        }
        self.queue.at(at, Event::Requested(number, link, request));
    }

    fn publish(&mut self, number: u16, message: Message) {
        let (weather, now) = (self.weather, self.now);
        let device = &mut self.devices[usize::from(number)];
        let at = device
            .to_venue
            .send(&mut self.rng, weather, now, device.cut);
        let (session, mut packet) = (device.session, 0);
        if message.acknowledged {
            device.packet = device.packet.wrapping_add(1).max(1);
            packet = device.packet;
            device.tell(now, Input::Bus(BusInput::Sent { session, packet }));
        }
        let published = Event::Published(number, session, packet, message);
        self.queue.at(at, published);
    }

    /// The relay has let a device through.
    pub(super) fn through(&mut self, number: u16, link: u64) {
        let device = &mut self.devices[usize::from(number)];
        let far = device.far_cut();
        let at = device.down.send(&mut self.rng, self.weather, self.now, far);
        self.queue.at(at, Event::Opened(number, link));
    }

    /// The relay has turned a device away.
    pub(super) fn turned_away(&mut self, number: u16, link: u64, fault: LinkFault) {
        let device = &mut self.devices[usize::from(number)];
        let at = device
            .down
            .send(&mut self.rng, self.weather, self.now, device.cut);
        self.queue.at(at, Event::Dropped(number, link, fault));
    }

    /// Its broker knows nothing of that connection.
    pub(super) fn bus_refused(&mut self, number: u16, session: u64) {
        self.answer(number, Event::BusDown(number, session));
    }

    /// Its broker is gone: a device that is connected learns so.
    pub(super) fn lose_broker(&mut self, number: u16) {
        let session = self.devices[usize::from(number)].session;
        self.bus_refused(number, session);
    }

    /// Something on its way from a venue to a device.
    pub(super) fn answer(&mut self, number: u16, event: Event) {
        let device = &mut self.devices[usize::from(number)];
        let at = device
            .from_venue
            .send(&mut self.rng, self.weather, self.now, device.cut);
        self.queue.at(at, event);
    }
}
