//! A venue's node as a process, with its broker, and a coordinator that knows it.

use std::fs;
use std::path::Path;
use std::process::Command;

use adoube_proto::v1::lta_client::LtaClient;
use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::{LtaWatchRequest, VenueDevice};
use anyhow::{Context as _, Result, bail};
use tempfile::TempDir;

use crate::coordinator::Coordinator;
use crate::process::{self, Program};
use crate::scale::Bench;
use crate::seat::Place;

/// The venue.
pub const VENUE: &str = "w0";

/// The node.
pub struct Venue {
    /// The process.
    pub program: Program,
    /// The coordinator that it reports to.
    pub coordinator: Coordinator,
    /// Where its devices connect.
    pub mqtt: u16,
    officials: u16,
    _folder: TempDir,
}

impl Venue {
    /// Starts coordinator and node, for so many devices.
    pub async fn start(bench: &Bench, devices: usize) -> Result<Self> {
        let coordinator = Coordinator::start(bench)?;
        coordinator.set_up("t0", devices).await?;
        let folder = bench.scratch("venue-")?;
        let [mqtt, relay, officials] = [(); 3].map(|()| process::free_port());
        let (mqtt, officials) = (mqtt?, officials?);
        write(
            folder.path(),
            &coordinator,
            devices,
            [mqtt, relay?, officials],
        )?;
        let mut command = Command::new(process::beside("adoube-venue")?);
        command
            .arg("--dir")
            .arg(folder.path())
            .arg("--until-stdin-closes");
        command.env("NO_COLOR", "1");
        let mut program = Program::start(command, &folder.path().join("log"))?;
        program.until_logged("listening to the venue's devices")?;
        Ok(Self {
            program,
            coordinator,
            mqtt,
            officials,
            _folder: folder,
        })
    }

    /// Every device as the node's officials are shown it now.
    pub async fn devices(&self, wanted: usize) -> Result<Vec<VenueDevice>> {
        let name = format!("{}-{VENUE}", "lta");
        let paper = self
            .coordinator
            .paper(&name, &format!("adoube:official:{name}"))?;
        let place = Place {
            port: self.officials,
            authority: self.coordinator.place.authority.clone(),
        };
        let channel = place.endpoint(&paper)?.connect().await?;
        let mut client = LtaClient::new(channel);
        let request = LtaWatchRequest {
            version: adoube_proto::VERSION,
        };
        let mut told = client.watch(request).await?.into_inner();
        let mut devices = Vec::new();
        while let Some(reply) = told.message().await? {
            match reply.body {
                Some(Body::Devices(some)) => devices.extend(some.devices),
                Some(Body::Current(_)) if devices.len() >= wanted => return Ok(devices),
                Some(Body::Current(_)) => bail!("{} devices are shown", devices.len()),
                _ => {}
            }
        }
        bail!("the node's officials are told no more")
    }
}

fn write(
    folder: &Path,
    coordinator: &Coordinator,
    devices: usize,
    [mqtt, relay, officials]: [u16; 3],
) -> Result<()> {
    let paper = coordinator.node(VENUE)?;
    let names: Vec<String> = (1..=devices).map(|n| format!("\"{VENUE}-{n}\"")).collect();
    let settings = format!(
        "id = \"{VENUE}\"\nname = \"Bench\"\nlisten_mqtt = \"127.0.0.1:{mqtt}\"\n\
         listen_relay = \"127.0.0.1:{relay}\"\ncoordinator = \"127.0.0.1:{}\"\n\
         listen_officials = \"127.0.0.1:{officials}\"\ncoordinator_key = \"coordinator.pub\"\n\
         certificate = \"certificate.pem\"\nkey = \"key.pem\"\nauthority = \"authority.pem\"\n\
         data = \"data\"\ndevices = [{}]\n",
        coordinator.place.port,
        names.join(", ")
    );
    for (name, text) in [
        ("venue.toml", settings),
        ("certificate.pem", paper.certificate),
        ("key.pem", paper.key),
        ("authority.pem", coordinator.place.authority.clone()),
        (
            "coordinator.pub",
            coordinator.public_key().context("its key")?,
        ),
    ] {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
