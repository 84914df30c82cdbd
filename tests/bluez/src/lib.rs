//! A stand-in of `BlueZ` for machines without a Bluetooth adapter: its documented D-Bus interface at a bus of its own, with
//! simulated boards behind it. It answers as `BlueZ`'s pages org.bluez.Adapter(5), org.bluez.Device(5) and
//! org.bluez.GattCharacteristic(5) describe; of other interfaces it knows nothing.
//!
//! What programs register by org.bluez.GattManager(5) and org.bluez.LEAdvertisingManager(5) it shows as a device of
//! its own, as if another computer looked: a reader at the same bus can connect to it.

mod board;
mod bus;
mod central;
mod manager;
mod objects;
mod order;
mod registration;
mod service;
mod signals;

use std::sync::mpsc::sync_channel;
use std::thread;
use std::time::Duration;

use adoube_eboard::Make;
use tokio::sync::mpsc;

pub use bus::PrivateBus;
use order::Order;
use service::Service;

/// The Bluetooth address of what programs advertise.
pub const ADVERTISED: &str = objects::ADAPTER_ADDRESS;

/// How long the stand-in may take to begin.
const BEGINNING: Duration = Duration::from_secs(20);

/// Whether the computer has an adapter, and whether it is switched on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adapter {
    /// It has none.
    Absent,
    /// It is switched off.
    Off,
    /// It is switched on.
    On,
    /// It is switched on, connects to devices, and is none itself.
    CentralOnly,
}

/// A running stand-in. It ends, and its bus with it, when this is dropped.
#[derive(Debug)]
pub struct StandIn {
    bus: PrivateBus,
    orders: mpsc::Sender<Order>,
}

impl StandIn {
    /// Starts a bus, and the stand-in at it.
    ///
    /// # Errors
    /// Why there is none, as a test says that is skipped.
    pub fn start(adapter: Adapter) -> Result<StandIn, String> {
        let bus = PrivateBus::start()?;
        let (orders, received) = mpsc::channel(64);
        let (ready, is_ready) = sync_channel(1);
        let address = bus.address().to_owned();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build();
            let Ok(runtime) = runtime else { return };
            runtime.block_on(async move {
                match Service::start(&address, adapter).await {
                    Ok(service) => {
                        let _ = ready.send(Ok(()));
                        service.run(received).await;
                    }
                    Err(error) => {
                        let _ = ready.send(Err(error.to_string()));
                    }
                }
            });
        });
        let begun = is_ready.recv_timeout(BEGINNING);
        begun.map_err(|error| error.to_string())??;
        Ok(StandIn { bus, orders })
    }

    /// As [`StandIn::start`]; `None`, with the reason said, on a machine where this test has to be skipped.
    #[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
    pub fn start_or_skip(test: &str, adapter: Adapter) -> Option<StandIn> {
        let started = StandIn::start(adapter);
        started
            .inspect_err(|why| eprintln!("SKIPPED {test}: {why}"))
            .ok()
    }

    /// The address of its bus, as `DBUS_SYSTEM_BUS_ADDRESS` takes it.
    pub fn address(&self) -> &str {
        self.bus.address()
    }

    /// A board comes near; without a make it is a device that is no board. `mtu`: the packet size that `BlueZ` agrees on
    /// with it, 23 to 517.
    pub fn add(&self, address: &str, make: Option<Make>, mtu: u16) {
        self.order(Order::Add {
            address: address.to_owned(),
            make,
            mtu,
        });
    }

    /// Hands make a move, in UCI's form.
    pub fn play(&self, address: &str, uci: &str) {
        self.order(Order::Play {
            address: address.to_owned(),
            uci: uci.to_owned(),
        });
    }

    /// A board is switched on or off, or carried out of range.
    pub fn switch(&self, address: &str, is_on: bool) {
        self.order(Order::Switch {
            address: address.to_owned(),
            is_on,
        });
    }

    /// Who connects to what a program advertises agrees with it on this packet size: 23 to 517, and 517 unless it
    /// is set.
    pub fn set_packet_size(&self, mtu: u16) {
        self.order(Order::PacketSize { mtu });
    }

    /// `BlueZ` takes back what programs advertise, as where the adapter is pulled out.
    pub fn release(&self) {
        self.order(Order::Release);
    }

    /// `BlueZ` ends, as if it had been stopped.
    pub fn stop(&self) {
        self.order(Order::Stop);
    }

    fn order(&self, order: Order) {
        // Full only where a test gives more orders than any does.
        let _ = self.orders.try_send(order);
    }
}
