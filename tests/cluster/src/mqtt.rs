//! A device at its venue's broker, driven by hand.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use adoube_proto::v1::{Birth, DevicePresence, Order, OrderKind, State};
use rumqttc::{Client, Event, MqttOptions, Packet, QoS, TlsConfiguration, Transport};

use crate::certificates::{Paper, client};
use crate::waiting::PATIENCE;

/// Messages that may wait to be looked at; beyond, the connection is not read.
const WAITING: usize = 1_000;

/// One connection. It ends with the value, without a word.
pub struct Device {
    /// To say what a device says.
    pub client: Client,
    venue: String,
    id: String,
    received: Receiver<(String, Vec<u8>)>,
}

impl Device {
    /// Connects as an enrolled device, says that it is ready, and listens to its orders.
    pub fn join(event: &Path, folder: &Path, venue: &str, id: &str, port: u16) -> Self {
        let tls = client(event, Some(&Paper::of(folder)));
        let mut options = MqttOptions::new(id, "127.0.0.1", port);
        options.set_keep_alive(Duration::from_secs(5));
        options.set_max_packet_size(1024 * 1024, 1024 * 1024);
        let tls = TlsConfiguration::Rustls(Arc::clone(&tls));
        options.set_transport(Transport::tls_with_config(tls));
        let (client, mut connection) = Client::new(options, 256);
        let (tell, received) = sync_channel(WAITING);
        std::thread::spawn(move || {
            for event in connection.iter() {
                let told = match event {
                    Ok(Event::Incoming(Packet::Publish(publish))) => {
                        tell.send((publish.topic, publish.payload.to_vec()))
                    }
                    Ok(_) => Ok(()),
                    Err(_) => return,
                };
                if told.is_err() {
                    return;
                }
            }
        });
        let device = Self {
            client,
            venue: venue.to_owned(),
            id: id.to_owned(),
            received,
        };
        device.begin();
        device
    }

    fn begin(&self) {
        self.subscribe(&self.own("order"));
        let birth = Birth {
            version: adoube_proto::VERSION,
            device: self.id.clone(),
            session: 1,
            instance: format!("{:032x}", fastrand::u128(..)),
            ..Birth::default()
        };
        self.say("birth", &serde_json::to_vec(&birth).unwrap());
        let state = State {
            state: DevicePresence::Ready.into(),
            session: 1,
        };
        self.say("state", &serde_json::to_vec(&state).unwrap());
    }

    /// One of its own topics.
    pub fn own(&self, kind: &str) -> String {
        format!("adoube/v1/{}/{}/{kind}", self.venue, self.id)
    }

    /// Asks for messages.
    pub fn subscribe(&self, filter: &str) {
        self.client.subscribe(filter, QoS::AtLeastOnce).unwrap();
    }

    /// Says something on one of its own topics.
    pub fn say(&self, kind: &str, payload: &[u8]) {
        self.publish(&self.own(kind), payload);
    }

    /// Says something on any topic.
    pub fn publish(&self, topic: &str, payload: &[u8]) {
        let sent = self.client.publish(topic, QoS::AtLeastOnce, false, payload);
        sent.unwrap();
    }

    /// The next message that comes to it.
    pub fn next(&self) -> (String, Vec<u8>) {
        self.received
            .recv_timeout(PATIENCE)
            .expect("a message comes")
    }

    /// Everything that has come so far.
    pub fn all(&self) -> Vec<(String, Vec<u8>)> {
        self.received.try_iter().collect()
    }

    /// The next tokens for the relay.
    pub fn tokens(&self) -> Vec<String> {
        loop {
            let (_, payload) = self.next();
            let order: Order = serde_json::from_slice(&payload).unwrap();
            if order.what() == OrderKind::RelayTokens {
                return order.tokens;
            }
        }
    }
}
