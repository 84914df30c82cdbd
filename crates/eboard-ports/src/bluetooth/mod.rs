//! Boards by Bluetooth LE, through `BlueZ`.
//!
//! Never tried with a real board or a Bluetooth adapter: the tests have a stand-in of `BlueZ` at a bus of their own.

mod address;
mod answers;
mod application;
mod bluez;
mod link;
mod peripheral;
mod peripheral_error;
mod profile;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use adoube_eboard::Make;
use tokio::time::{sleep, timeout};
use zbus::Variant;

pub use address::{BluetoothAddress, ParseAddressError};
use bluez::{ADAPTER, Bluez, DEVICE, Objects, flag, text, texts};
use link::Gatt;
pub(crate) use peripheral::Peripheral;
pub use peripheral_error::PeripheralError;
use profile::Profile;

use crate::error::PortError;
use crate::finding::{FoundPort, PortKind};

/// How long a board that is not known yet is looked for. Boards advertise themselves about once a second.
const FINDING: Duration = Duration::from_secs(10);
/// How long a connection may take: `BlueZ` gives up after 20 to 40 s by itself.
const CONNECTING: Duration = Duration::from_secs(25);
/// How long `BlueZ` may take to learn a board's characteristics.
const RESOLVING: Duration = Duration::from_secs(15);
/// How often it is looked whether that has happened.
const LOOK: Duration = Duration::from_millis(100);

/// The boards that are near, after a search of this time. Boards that are connected elsewhere do not show themselves.
/// `bus`: another bus than the system's.
///
/// # Errors
/// This computer has no Bluetooth, it is switched off, or the user may not use it.
pub async fn find_boards(bus: Option<&str>, search: Duration) -> Result<Vec<FoundPort>, PortError> {
    let port = Path::new("Bluetooth");
    let bluez = Bluez::connect(bus).await?;
    let objects = bluez.objects(port).await?;
    let adapter = objects.adapter()?;
    start_search(&bluez, adapter)
        .await
        .map_err(|error| bluez::failed(port, error))?;
    sleep(search).await;
    let objects = bluez.objects(port).await;
    // The search ends with the connection to the bus at the latest.
    let _ = bluez.call(adapter, ADAPTER, "StopDiscovery", &()).await;
    let objects = objects?;
    let found = objects.devices(adapter).filter_map(|(address, _, device)| {
        let name = text(device, "Name");
        let services = texts(device, "UUIDs");
        let services: Vec<&str> = services.iter().map(String::as_str).collect();
        let profile = Profile::advertised(name, &services)?;
        Some(FoundPort {
            path: address.port(),
            kind: PortKind::BluetoothLe,
            usb: None,
            name: name.map(str::to_owned),
            serial: None,
            makes: vec![profile.make],
        })
    });
    Ok(found.collect())
}

async fn start_search(bluez: &Bluez, adapter: &str) -> zbus::Result<()> {
    let filter = BTreeMap::from([("Transport", Variant::from("le"))]);
    bluez
        .call(adapter, ADAPTER, "SetDiscoveryFilter", &(filter,))
        .await?;
    bluez.call(adapter, ADAPTER, "StartDiscovery", &()).await?;
    Ok(())
}

/// Connects to a board and finds out its make.
///
/// # Errors
/// There is no Bluetooth, the board does not answer, or it is none of a make that is supported, or that was named.
pub(crate) async fn open(
    port: &Path,
    address: BluetoothAddress,
    named: Option<Make>,
    bus: Option<&str>,
) -> Result<(Make, Gatt), PortError> {
    if let Some(make) = named.filter(|make| Profile::of(*make).is_none()) {
        return Err(PortError::NotBluetoothLe(make));
    }
    let bluez = Bluez::connect(bus).await?;
    let device = find(&bluez, port, address).await?;
    let connected = connect(&bluez, port, &device).await;
    let opened = match connected {
        Ok(objects) => start(&bluez, port, &device, &objects, named).await,
        Err(error) => Err(error),
    };
    if opened.is_err() {
        link::disconnect(&bluez, &device).await;
    }
    opened
}

/// The device with this address, which is looked for if it is not known.
async fn find(bluez: &Bluez, port: &Path, address: BluetoothAddress) -> Result<String, PortError> {
    let of = |objects: &Objects, adapter: &str| {
        let mut devices = objects.devices(adapter);
        devices.find_map(|(it, path, _)| (it == address).then(|| path.to_owned()))
    };
    let objects = bluez.objects(port).await?;
    let adapter = objects.adapter()?;
    if let Some(device) = of(&objects, adapter) {
        return Ok(device);
    }
    start_search(bluez, adapter)
        .await
        .map_err(|error| bluez::failed(port, error))?;
    let found = timeout(FINDING, async {
        loop {
            sleep(LOOK).await;
            if let Some(device) = of(&bluez.objects(port).await?, adapter) {
                return Ok(device);
            }
        }
    });
    let found = found.await;
    let _ = bluez.call(adapter, ADAPTER, "StopDiscovery", &()).await;
    found.unwrap_or_else(|_| Err(PortError::NotInRange(port.to_owned())))
}

/// Connects, and waits until the device's characteristics are known.
async fn connect(bluez: &Bluez, port: &Path, device: &str) -> Result<Objects, PortError> {
    let away = || PortError::NotInRange(port.to_owned());
    let connected = bluez.call(device, DEVICE, "Connect", &());
    match timeout(CONNECTING, connected).await {
        Ok(Ok(_)) => {}
        Ok(Err(zbus::Error::MethodError(..))) | Err(_) => return Err(away()),
        Ok(Err(error)) => return Err(bluez::failed(port, error)),
    }
    let resolved = timeout(RESOLVING, async {
        loop {
            let objects = bluez.objects(port).await?;
            match objects.device(device) {
                Some(properties) if flag(properties, "ServicesResolved") => return Ok(objects),
                Some(properties) if flag(properties, "Connected") => sleep(LOOK).await,
                Some(_) | None => return Err(away()),
            }
        }
    });
    resolved.await.unwrap_or_else(|_| Err(away()))
}

/// Finds out the make of a connected device and has it send its messages.
async fn start(
    bluez: &Bluez,
    port: &Path,
    device: &str,
    objects: &Objects,
    named: Option<Make>,
) -> Result<(Make, Gatt), PortError> {
    let name = objects.device(device).and_then(|it| text(it, "Name"));
    let characteristics = objects.characteristics(device);
    let characteristics: Vec<&str> = characteristics
        .filter_map(|(_, properties)| text(properties, "UUID"))
        .collect();
    let recognised = Profile::recognise(name, &characteristics);
    let asked = named.and_then(Profile::of);
    let asked = asked.filter(|profile| profile.fits(&characteristics));
    let profile = match (asked.or(recognised), named) {
        (Some(profile), Some(named)) if profile.make != named => {
            return Err(PortError::OtherMake {
                path: port.to_owned(),
                named,
                found: profile.make,
            });
        }
        (Some(profile), _) => profile,
        (None, _) => {
            return Err(PortError::OtherDevice {
                path: port.to_owned(),
                name: name.map(str::to_owned),
            });
        }
    };
    let gatt = Gatt::start(bluez, port, device, objects, profile).await?;
    Ok((profile.make, gatt))
}
