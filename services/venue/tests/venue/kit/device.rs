//! A device's side of MQTT, hand-driven.

use std::collections::BTreeSet;
use std::time::Duration;

use adoube_proto::v1::{Birth, DevicePresence, Order, OrderAck, OrderOutcome, State, Vitals};
use rumqttc::{
    AsyncClient, Event, LastWill, MqttOptions, Packet, QoS, TlsConfiguration, Transport,
};
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::authority::{Authority, Issued, Paper};
use super::{Venue, soon};

/// One connection under a device's certificate. Dropping it drops the connection without a word.
pub(crate) struct Device {
    pub(crate) id: String,
    session: u64,
    client: AsyncClient,
    received: mpsc::Receiver<(String, Vec<u8>)>,
    orders: BTreeSet<String>,
    task: JoinHandle<()>,
}

/// Why a connection came to nothing, or that it stands.
pub(crate) type Connected = Result<(), String>;

impl Device {
    /// Connects as an enrolled device; its last will says that session `session` is lost.
    pub(crate) async fn connect(venue: &Venue, id: &str, session: u64) -> Self {
        let paper = venue.authority.issue(&Paper::device("madrid", id));
        let transport = transport(&venue.authority, Some(&paper));
        let (device, connected) = Self::try_connect(venue, id, session, transport).await;
        connected.expect("connected");
        device
    }

    pub(crate) async fn try_connect(
        venue: &Venue,
        id: &str,
        session: u64,
        transport: Transport,
    ) -> (Self, Connected) {
        let mut options = MqttOptions::new(id, "127.0.0.1", venue.mqtt);
        options
            .set_max_packet_size(1_000_000, 1_000_000)
            .set_keep_alive(Duration::from_secs(5))
            .set_transport(transport);
        let will = serde_json::to_vec(&state("lost", session)).unwrap();
        options.set_last_will(LastWill::new(
            own(id, "state"),
            will,
            QoS::AtLeastOnce,
            true,
        ));
        let (client, mut eventloop) = AsyncClient::new(options, 64);
        let (tell, received) = mpsc::channel(1000);
        let (said, mut connected) = mpsc::channel(1);
        let task = tokio::spawn(async move {
            loop {
                match eventloop.poll().await {
                    Ok(Event::Incoming(Packet::ConnAck(_))) => {
                        let _ = said.send(Ok(())).await;
                    }
                    Ok(Event::Incoming(Packet::Publish(publish))) => {
                        let _ = tell.send((publish.topic, publish.payload.to_vec())).await;
                    }
                    Ok(_) => {}
                    Err(error) => {
                        let _ = said.try_send(Err(error.to_string()));
                        return;
                    }
                }
            }
        });
        let connected = soon("an answer of the broker", connected.recv()).await;
        let device = Self {
            id: id.to_owned(),
            session,
            client,
            received,
            orders: BTreeSet::new(),
            task,
        };
        (device, connected.unwrap())
    }

    pub(crate) async fn subscribe(&self, filter: &str) {
        self.client
            .subscribe(filter, QoS::AtLeastOnce)
            .await
            .unwrap();
    }

    /// Publishes on any topic.
    pub(crate) async fn publish(&self, topic: &str, retain: bool, message: &impl Serialize) {
        let payload = serde_json::to_vec(message).unwrap();
        self.publish_bytes(topic, retain, payload).await;
    }

    pub(crate) async fn publish_bytes(&self, topic: &str, retain: bool, payload: Vec<u8>) {
        let sent = self
            .client
            .publish(topic, QoS::AtLeastOnce, retain, payload);
        sent.await.unwrap();
    }

    /// Says that it is born and ready, and listens to its orders.
    pub(crate) async fn join(&self, instance: u8, session: u64) {
        self.subscribe(&own(&self.id, "order")).await;
        let birth = birth(&self.id, instance, session);
        self.publish(&own(&self.id, "birth"), false, &birth).await;
        let ready = state("ready", session);
        self.publish(&own(&self.id, "state"), true, &ready).await;
    }

    pub(crate) async fn vitals(&self, session: u64, sequence: u64) {
        let vitals = Vitals {
            session,
            sequence,
            ..Vitals::default()
        };
        self.publish(&own(&self.id, "vitals"), false, &vitals).await;
    }

    /// The next message that comes to it.
    pub(crate) async fn next(&mut self) -> (String, Vec<u8>) {
        soon("a message", self.received.recv()).await.unwrap()
    }

    /// The next order that it did not have yet; all are acknowledged.
    pub(crate) async fn order(&mut self) -> Order {
        loop {
            let order = self.any_order().await;
            if self.orders.insert(order.id.clone()) {
                return order;
            }
        }
    }

    async fn any_order(&mut self) -> Order {
        let (topic, payload) = self.next().await;
        assert_eq!(topic, own(&self.id, "order"));
        let order: Order = serde_json::from_slice(&payload).unwrap();
        let ack = OrderAck {
            id: order.id.clone(),
            outcome: OrderOutcome::Done.into(),
            session: self.session,
            ..OrderAck::default()
        };
        self.publish(&own(&self.id, "ack"), false, &ack).await;
        order
    }

    /// Everything that has come so far.
    pub(crate) fn all(&mut self) -> Vec<(String, Vec<u8>)> {
        std::iter::from_fn(|| self.received.try_recv().ok()).collect()
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The topic of a device at Madrid.
pub(crate) fn own(device: &str, kind: &str) -> String {
    format!("adoube/v1/madrid/{device}/{kind}")
}

pub(crate) fn birth(device: &str, instance: u8, session: u64) -> Birth {
    Birth {
        version: adoube_proto::VERSION,
        device: device.to_owned(),
        session,
        instance: format!("{instance:032x}"),
        ..Birth::default()
    }
}

pub(crate) fn state(word: &str, session: u64) -> State {
    State {
        state: DevicePresence::number_of(word),
        session,
    }
}

/// TLS that trusts `authority` and shows `paper`, if any.
pub(crate) fn transport(authority: &Authority, paper: Option<&Issued>) -> Transport {
    let pair = |paper: &Issued| (paper.certificate.clone().into(), paper.key.clone().into());
    Transport::tls_with_config(TlsConfiguration::Simple {
        ca: authority.pem().into_bytes(),
        alpn: None,
        client_auth: paper.map(pair),
    })
}
