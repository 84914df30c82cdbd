//! The connection to the venue's broker: MQTT 5 over mutual TLS, one client for each session.

use std::{sync::Arc, time::Duration};

use rumqttc::{
    Outgoing, TlsConfiguration, Transport,
    v5::{
        AsyncClient, ConnectionError, Event, EventLoop, Incoming, MqttOptions, StateError,
        mqttbytes::{
            QoS,
            v5::{ConnectProperties, DisconnectReasonCode, Filter, LastWill, Publish},
        },
    },
};
use tokio::{
    sync::mpsc::Sender,
    task::{JoinHandle, JoinSet},
};

use super::{clock::Clock, network::KeyFile};
use crate::{
    agent::Input,
    bus::{
        core::BusCore,
        messages::{BusFault, BusInput, Message},
        topics::Kind,
    },
    config::DeviceConfig,
};

/// Requests that may wait for the connection.
const QUEUE: usize = 128;
/// Unacknowledged messages on the wire.
const IN_FLIGHT: u16 = 32;
/// The largest packet that is taken, bytes.
const MAX_PACKET: u32 = 64 * 1024;
/// The shortest that the client library allows. It only bounds how long a dead connection is
/// believed in; that a device fell silent is seen by its vitals.
const KEEP_ALIVE: Duration = Duration::from_secs(5);
/// How long a connection may take to be made, seconds.
const CONNECT_SECONDS: u64 = 5;
/// How long the last packet of a session may take.
const GOODBYE: Duration = Duration::from_millis(500);

/// One session with the broker.
pub(super) struct Broker {
    client: AsyncClient,
    task: JoinHandle<()>,
    whose: Whose,
}

/// The device of whose topics it is.
#[derive(Clone)]
struct Whose {
    venue: String,
    device: String,
}

impl Whose {
    fn topic(&self, kind: Kind) -> String {
        kind.topic(&self.venue, &self.device)
    }
}

/// The ear of a session.
struct Heard {
    events: EventLoop,
    key: KeyFile,
    whose: Whose,
    session: u64,
    clock: Clock,
}

impl Broker {
    /// Begins to connect; the outcome arrives as an input.
    pub(super) fn connect(
        config: &DeviceConfig,
        tls: Arc<rustls::ClientConfig>,
        session: u64,
        clock: Clock,
        inputs: Sender<Input>,
    ) -> Self {
        let options = options(config, tls, session);
        let (client, events) = AsyncClient::new(options, QUEUE);
        let whose = Whose {
            venue: config.venue.clone(),
            device: config.id.clone(),
        };
        let heard = Heard {
            events,
            key: KeyFile::of(&config.data),
            whose: whose.clone(),
            session,
            clock,
        };
        Self {
            client,
            task: tokio::spawn(watch(heard, inputs)),
            whose,
        }
    }

    /// Subscribes to what the venue says to this device. Says whether there was room for it.
    pub(super) fn subscribe(&self) -> bool {
        let filters = Kind::FROM_VENUE.map(|kind| {
            let qos = match kind {
                Kind::Ping => QoS::AtMostOnce,
                _ => QoS::AtLeastOnce,
            };
            Filter::new(self.whose.topic(kind), qos)
        });
        self.client.try_subscribe_many(filters).is_ok()
    }

    /// Hands over a message. Says whether there was room for it.
    pub(super) fn publish(&self, message: Message) -> bool {
        let topic = self.whose.topic(message.kind);
        let qos = if message.acknowledged {
            QoS::AtLeastOnce
        } else {
            QoS::AtMostOnce
        };
        self.client
            .try_publish(topic, qos, message.retained, message.payload)
            .is_ok()
    }

    /// Takes leave, so that the broker does not publish the last will.
    pub(super) async fn leave(mut self) {
        if self.client.try_disconnect().is_ok() {
            let _ = tokio::time::timeout(GOODBYE, &mut self.task).await;
        }
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn options(config: &DeviceConfig, tls: Arc<rustls::ClientConfig>, session: u64) -> MqttOptions {
    let mut options = MqttOptions::new(&config.id, &config.mqtt.host, config.mqtt.port);
    let will = LastWill::new(
        Kind::State.topic(&config.venue, &config.id),
        BusCore::last_will(session),
        QoS::AtLeastOnce,
        true,
        None,
    );
    let mut properties = ConnectProperties::new();
    properties.max_packet_size = Some(MAX_PACKET);
    options
        .set_transport(Transport::tls_with_config(TlsConfiguration::Rustls(tls)))
        .set_keep_alive(KEEP_ALIVE)
        .set_clean_start(true)
        .set_connection_timeout(CONNECT_SECONDS)
        .set_connect_properties(properties)
        .set_outgoing_inflight_upper_limit(IN_FLIGHT)
        .set_last_will(will);
    options
}

/// The library panics where it deems something unreachable; the agent must then hear of an end as
/// of any other.
async fn watch(heard: Heard, inputs: Sender<Input>) {
    let session = heard.session;
    let mut pumping = JoinSet::new();
    pumping.spawn(pump(heard, inputs.clone()));
    if let Some(Err(error)) = pumping.join_next().await {
        let fault = BusFault::Lost(error.to_string());
        let down = BusInput::Down { session, fault };
        let _ = inputs.send(Input::Bus(down)).await;
    }
}

/// Polls the session until it ends. The library would connect again by itself, under the same
/// session number; a new session begins anew instead.
async fn pump(mut heard: Heard, inputs: Sender<Input>) {
    loop {
        let input = match heard.events.poll().await {
            Ok(Event::Outgoing(Outgoing::Disconnect)) => return,
            Ok(event) => heard.input(event),
            Err(error) => {
                let (session, fault) = (heard.session, fault(error));
                let down = BusInput::Down { session, fault };
                let _ = inputs.send(Input::Bus(down)).await;
                return;
            }
        };
        if let Some(BusInput::Ping { payload, .. }) = &input {
            heard.key.told(payload);
        }
        if let Some(input) = input
            && inputs.send(Input::Bus(input)).await.is_err()
        {
            return;
        }
    }
}

impl Heard {
    fn input(&self, event: Event) -> Option<BusInput> {
        let session = self.session;
        match event {
            Event::Incoming(Incoming::ConnAck(_)) => Some(BusInput::Up {
                session,
                wall_ms: Clock::wall_ms(),
            }),
            Event::Incoming(Incoming::Publish(publish)) => self.venue_says(&publish),
            Event::Incoming(Incoming::PubAck(ack)) => Some(BusInput::Acknowledged {
                session,
                packet: ack.pkid,
            }),
            Event::Incoming(Incoming::PingResp(_)) => Some(BusInput::PingAnswered { session }),
            // A message of QoS 0 has no packet id.
            Event::Outgoing(Outgoing::Publish(0)) => None,
            Event::Outgoing(Outgoing::Publish(packet)) => Some(BusInput::Sent { session, packet }),
            Event::Outgoing(Outgoing::PingReq) => Some(BusInput::Pinged { session }),
            _ => None,
        }
    }

    fn venue_says(&self, publish: &Publish) -> Option<BusInput> {
        let received = self.clock.now();
        let slept_ms = Clock::reading().suspended_ms.unwrap_or(0);
        let payload = publish.payload.to_vec();
        let topic = std::str::from_utf8(&publish.topic).ok()?;
        match Kind::from_venue(topic, &self.whose.venue, &self.whose.device)? {
            Kind::Order => Some(BusInput::Order {
                received,
                slept_ms,
                payload,
            }),
            Kind::Ping => Some(BusInput::Ping {
                received,
                slept_ms,
                payload,
            }),
            Kind::Receipt => Some(BusInput::Receipt { payload }),
            _ => None,
        }
    }
}

fn fault(error: ConnectionError) -> BusFault {
    match error {
        ConnectionError::MqttState(StateError::ServerDisconnect {
            reason_code: DisconnectReasonCode::SessionTakenOver,
            ..
        }) => BusFault::TakenOver,
        // The library also loses a farewell that gives a reason and nothing more.
        ConnectionError::MqttState(StateError::ConnectionAborted) => BusFault::Closed,
        error => BusFault::Lost(error.to_string()),
    }
}
