//! Keeps a connection to the broker, hears all devices of the venue, publishes orders.

use std::time::Duration;

use adoube_proto::v1::{DevicePing, JournalReceipt, Order};
use rumqttc::{
    AsyncClient, Event, EventLoop, MqttOptions, NetworkOptions, Packet, Publish, QoS,
    SubscribeFilter, TlsConfiguration, Transport,
};
use serde::Serialize;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::decode;
use super::topic::{self, Kind};
use crate::backoff::Backoff;
use crate::config::Config;
use crate::view::Input;

/// Orders that may wait for the broker; what finds no room is delivered again later.
const QUEUE: usize = 256;

/// The largest packet that the node takes, bytes. Our own broker lets far smaller ones through; a
/// larger one would break the node's connection, so an external broker needs a limit of its own.
const MAX_PACKET: usize = 1024 * 1024;

/// Publishes orders; clones share one connection.
#[derive(Clone, Debug)]
pub struct Bus {
    client: AsyncClient,
    venue: String,
}

impl Bus {
    /// Connects, and keeps connected until `stop`. Events go to `events`, which holds back the
    /// broker when it is full.
    pub fn start(
        config: &Config,
        events: mpsc::Sender<Input>,
        stop: CancellationToken,
    ) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (client, mut eventloop) = AsyncClient::new(options(config), QUEUE);
        let mut network = NetworkOptions::new();
        network.set_tcp_nodelay(true);
        network.set_connection_timeout(3);
        eventloop.set_network_options(network);
        let bus = Self {
            client: client.clone(),
            venue: config.id.clone(),
        };
        let listener = Listener {
            venue: config.id.clone(),
            client,
            events,
            up: false,
            failures: 0,
        };
        (bus, listener.run(eventloop, stop))
    }

    /// Hands an order to the broker. What is lost on the way is delivered again by its keeper.
    pub fn publish(&self, device: &str, order: &Order) {
        let topic = topic::orders(&self.venue, device);
        self.say(&topic, QoS::AtLeastOnce, false, order);
    }

    /// Hands a receipt to the broker, which keeps it for the device's next connection. What is
    /// lost on the way is asked for again: the device sends its lines until it has a receipt.
    pub fn confirm(&self, device: &str, receipt: &JournalReceipt) {
        let topic = topic::receipts(&self.venue, device);
        self.say(&topic, QoS::AtLeastOnce, true, receipt);
    }

    /// Pings a device: now or not at all.
    pub fn ping(&self, device: &str, ping: &DevicePing) {
        let topic = topic::pings(&self.venue, device);
        self.say(&topic, QoS::AtMostOnce, false, ping);
    }

    fn say(&self, topic: &str, qos: QoS, retain: bool, message: &impl Serialize) {
        let sent = serde_json::to_vec(message)
            .map(|payload| self.client.try_publish(topic, qos, retain, payload));
        if !matches!(sent, Ok(Ok(()))) {
            tracing::debug!(
                topic,
                "a message is waiting: the broker does not accept it now"
            );
        }
    }
}

fn options(config: &Config) -> MqttOptions {
    let broker = config.broker();
    let mut options = MqttOptions::new(config.node_name(), &broker.host, broker.port);
    options
        .set_keep_alive(Duration::from_secs(5))
        .set_clean_session(true)
        .set_max_packet_size(MAX_PACKET, 16 * 1024)
        .set_transport(Transport::tls_with_config(TlsConfiguration::Rustls(
            config.identity.client.clone(),
        )));
    options
}

/// What is said anew each second need not be confirmed by the node.
fn qos(kind: Kind) -> QoS {
    match kind {
        Kind::Vitals | Kind::Pong => QoS::AtMostOnce,
        _ => QoS::AtLeastOnce,
    }
}

/// Attempts in a row after which somebody should know.
const TELLING_FAILURES: u32 = 3;

struct Listener {
    venue: String,
    client: AsyncClient,
    events: mpsc::Sender<Input>,
    up: bool,
    /// Attempts in a row that came to nothing.
    failures: u32,
}

impl Listener {
    async fn run(mut self, mut eventloop: EventLoop, stop: CancellationToken) {
        let mut backoff = Backoff::new(200, 2000);
        while let Some(polled) = stop.run_until_cancelled(eventloop.poll()).await {
            match polled {
                Ok(Event::Incoming(packet)) => {
                    backoff.reset();
                    self.incoming(packet).await;
                }
                Ok(Event::Outgoing(_)) => {}
                Err(error) => {
                    self.down(&error.to_string()).await;
                    let pause = tokio::time::sleep(backoff.pause(fastrand::f64()));
                    stop.run_until_cancelled(pause).await;
                }
            }
        }
        let _ = self.client.try_disconnect();
        // One more turn lets the goodbye out.
        let _ = tokio::time::timeout(Duration::from_millis(200), eventloop.poll()).await;
    }

    async fn incoming(&mut self, packet: Packet) {
        match packet {
            Packet::ConnAck(_) => {
                let filters = Kind::ALL
                    .map(|kind| SubscribeFilter::new(topic::filter(&self.venue, kind), qos(kind)));
                if self.client.try_subscribe_many(filters).is_err() {
                    tracing::warn!("the broker's queue is full: not subscribed");
                }
            }
            Packet::SubAck(_) => {
                self.up = true;
                self.failures = 0;
                tracing::info!("listening to the venue's devices");
                self.tell(Input::BusUp).await;
            }
            Packet::Publish(publish) => {
                if let Some(input) = self.read(&publish) {
                    self.tell(input).await;
                }
            }
            _ => {}
        }
    }

    fn read(&self, publish: &Publish) -> Option<Input> {
        let (device, kind) = topic::parse(&self.venue, &publish.topic)?;
        let device = device.to_owned();
        tracing::trace!(topic = publish.topic, "{:?}", publish.payload);
        // An empty kept message is how a broker is told to forget one.
        if publish.payload.is_empty() && publish.retain {
            return None;
        }
        Some(match decode(&device, kind, &publish.payload) {
            Ok(message) => Input::Heard {
                device,
                retained: publish.retain,
                message,
            },
            Err(error) => Input::Foreign {
                device,
                why: format!("{}: {error}", kind.word()),
            },
        })
    }

    async fn down(&mut self, why: &str) {
        if std::mem::take(&mut self.up) {
            tracing::warn!("connection to the broker lost: {why}");
            self.tell(Input::BusDown).await;
        } else {
            // A broker that is being started refuses once or twice.
            self.failures = self.failures.saturating_add(1);
            if self.failures == TELLING_FAILURES {
                tracing::warn!("the broker cannot be reached: {why}");
            } else {
                tracing::debug!("the broker cannot be reached: {why}");
            }
        }
    }

    async fn tell(&self, input: Input) {
        let _ = self.events.send(input).await;
    }
}
