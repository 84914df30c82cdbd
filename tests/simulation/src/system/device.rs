//! A kiosk's agent with the little that its shell does.

use adoube_kiosk::agent::{Agent, AgentIdentity, Input, Output};
use adoube_kiosk::bus::messages::{BusIdentity, BusInput, Message};
use adoube_kiosk::bus::topics;
use adoube_kiosk::evidence::{clocks::Reading, witness::Start};
use adoube_kiosk::link::fault::LinkFault;
use adoube_kiosk::link::messages::{LinkIdentity, LinkInput};
use adoube_kiosk::time::Now;
use adoube_proto::v1::{PlayReply, play_reply};

use super::{Event, System, Word};
use crate::network::Wire;

/// A device, its wires to the venue's broker and to the coordinator.
pub(super) struct Device {
    number: u16,
    agent: Agent,
    session: u64,
    packet: u16,
    attempt: u64,
    /// When it is to be looked at, if that is planned.
    planned: Option<u64>,
    /// Until when the cable is out.
    pub(super) cut: u64,
    /// Until when its venue's uplink is cut.
    pub(super) uplink_cut: u64,
    to_venue: Wire,
    from_venue: Wire,
    up: Wire,
    pub(super) down: Wire,
}

impl Device {
    pub(super) fn new(number: u16, seed: u64) -> Self {
        let name = format!("device-{number}");
        let instance = format!("{number:032x}");
        let boot_id = format!("boot-{number}");
        let identity = AgentIdentity {
            venue: "venue".to_owned(),
            bus: BusIdentity {
                device: name,
                instance: instance.clone(),
                boot_id: boot_id.clone(),
                agent_version: "simulation".to_owned(),
            },
            link: LinkIdentity { instance, boot_id },
            command_prefix: [0; 12],
            seed: seed.wrapping_mul(1_000).wrapping_add(u64::from(number)),
            evidence: Start {
                journal: format!("{number:032x}"),
                ..Start::default()
            },
        };
        Self {
            number,
            agent: Agent::new(identity, None),
            session: 0,
            packet: 0,
            attempt: 0,
            planned: None,
            cut: 0,
            uplink_cut: 0,
            to_venue: Wire::default(),
            from_venue: Wire::default(),
            up: Wire::default(),
            down: Wire::default(),
        }
    }

    /// Until when nothing passes between it and the coordinator.
    pub(super) const fn far_cut(&self) -> u64 {
        if self.cut > self.uplink_cut {
            self.cut
        } else {
            self.uplink_cut
        }
    }

    fn tell(&mut self, now: u64, input: Input) {
        let reading = Reading {
            wall_ms: now,
            suspended_ms: Some(0),
        };
        let now = Now::from_ms(now);
        self.agent.read_clocks(now, reading);
        self.agent.handle(now, input);
    }

    pub(super) fn due(&mut self, now: u64) {
        self.planned = None;
        self.tell(now, Input::Tick);
    }

    pub(super) fn bus_up(&mut self, now: u64, session: u64) {
        let wall_ms = now;
        self.tell(now, Input::Bus(BusInput::Up { session, wall_ms }));
    }

    pub(super) fn acknowledged(&mut self, now: u64, session: u64, packet: u16) {
        let input = BusInput::Acknowledged { session, packet };
        self.tell(now, Input::Bus(input));
    }

    pub(super) fn told(&mut self, now: u64, word: &Word) {
        let received = Now::from_ms(now);
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

    pub(super) fn opened(&mut self, now: u64, attempt: u64) {
        let relay_connection = format!("{:016x}{attempt:016x}", self.number);
        let input = LinkInput::Open {
            attempt,
            relay_connection,
        };
        self.tell(now, Input::Link(input));
    }

    pub(super) fn replied(&mut self, now: u64, attempt: u64, reply: PlayReply) {
        let goodbye = matches!(reply.body, Some(play_reply::Body::Goodbye(_)));
        let reply = Box::new(reply);
        self.tell(now, Input::Link(LinkInput::Reply { attempt, reply }));
        if goodbye {
            let fault = LinkFault::Closed;
            self.tell(now, Input::Link(LinkInput::Down { attempt, fault }));
        }
    }
}

impl System {
    /// Carries out what the agents ask for, and plans when to look at them again.
    pub(super) fn pump_devices(&mut self) {
        for number in self.touched() {
            let index = usize::from(number);
            while let Some(output) = self.devices[index].agent.poll_output() {
                self.carry_out(number, output);
            }
            let device = &mut self.devices[index];
            let Some(due) = device.agent.deadline() else {
                continue;
            };
            let due = due.max(self.now + 1);
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
                let there = device.to_venue.send(&mut self.rng, weather, now, cut);
                let at = device.from_venue.send(&mut self.rng, weather, there, cut);
                self.queue.at(at, Event::BusUp(number, device.session));
            }
            Output::Publish(message) => self.publish(number, message),
            Output::Dial { attempt, token } => {
                device.attempt = attempt;
                (device.up, device.down) = (Wire::default(), Wire::default());
                let at = device.up.send(&mut self.rng, weather, now, far);
                self.queue.at(at, Event::Dialled(number, attempt, token));
            }
            Output::Send(request) => {
                let at = device.up.send(&mut self.rng, weather, now, far);
                let attempt = device.attempt;
                self.queue
                    .at(at, Event::Requested(number, attempt, request));
            }
            Output::HangUp => {
                let at = device.up.send(&mut self.rng, weather, now, far);
                let session = super::coordinator::session(number, device.attempt);
                self.queue.at(at, Event::Closed(session));
            }
            // Subscriptions always succeed here, and what goes to the disk is not looked at.
            _ => {}
        }
    }

    fn publish(&mut self, number: u16, message: Message) {
        let (weather, now) = (self.weather, self.now);
        let device = &mut self.devices[usize::from(number)];
        let at = device
            .to_venue
            .send(&mut self.rng, weather, now, device.cut);
        if message.acknowledged {
            device.packet = device.packet.wrapping_add(1).max(1);
            let (session, packet) = (device.session, device.packet);
            device.tell(now, Input::Bus(BusInput::Sent { session, packet }));
            let back = device
                .from_venue
                .send(&mut self.rng, weather, at, device.cut);
            self.queue
                .at(back, Event::Acknowledged(number, session, packet));
        }
        self.queue.at(at, Event::Published(number, message));
    }

    /// The relay has let a device through.
    pub(super) fn through(&mut self, number: u16, attempt: u64) {
        let device = &mut self.devices[usize::from(number)];
        let far = device.far_cut();
        let at = device.down.send(&mut self.rng, self.weather, self.now, far);
        self.queue.at(at, Event::Opened(number, attempt));
    }

    /// Something on its way from a venue to a device.
    pub(super) fn say(&mut self, number: u16, word: Word) {
        let device = &mut self.devices[usize::from(number)];
        let at = device
            .from_venue
            .send(&mut self.rng, self.weather, self.now, device.cut);
        self.queue.at(at, Event::Told(number, word));
    }
}
