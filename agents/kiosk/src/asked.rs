//! What a person at the device is told of its lock.

use std::{
    fmt::Write as _,
    io::{self, Write as _},
    path::Path,
};

use adoube_kiosk::{
    config::{Address, parse_address},
    lockdown::{is_unmet, words},
    shell::{self, AskError, Enrolled, Enrolling},
};
use adoube_proto::words::for_lockd;
use anyhow::{Result, anyhow, ensure};

use crate::report;

const NOT_TO_BE_PLAYED_ON: &str = "this device does not meet the event's requirements: nobody can \
                                   play on it unless the Chief Arbiter waives its check";

/// The node that was named.
pub(crate) fn node(text: &str) -> Result<Address, &'static str> {
    parse_address(text).ok_or("type HOST:PORT, such as 10.0.0.1:7900")
}

pub(crate) async fn enrol(asked: &Enrolling) -> Result<()> {
    let Enrolled { config, broker } = shell::enrol(asked).await?;
    let folder = asked.folder.display();
    let mut text = format!("this device is {} of {} now\n", config.id, config.venue);
    match broker {
        None => {
            let _ = writeln!(text, "its venue's broker accepts it");
        }
        Some(why) => {
            let _ = writeln!(
                text,
                "BUT the broker at {}:{} refuses it: {why}\n  check that --node is the venue's \
                 host in venues.toml; to correct it, use `adoube-kiosk enrol --anew` with another \
                 code",
                config.mqtt.host, config.mqtt.port
            );
        }
    }
    let _ = writeln!(
        text,
        "next: adoube-kiosk run --dir {folder} --page; if the package is installed: \
         adoube-kiosk-mode on"
    );
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

pub(crate) async fn lock(folder: &Path) -> Result<()> {
    let lockdown = shell::lock(folder).await.map_err(with_what_to_do)?;
    let mut text = format!("locked by profile {}\n", lockdown.profile);
    for layer in &lockdown.layers {
        let why = if layer.why.is_empty() { "" } else { ": " };
        let _ = writeln!(
            text,
            "{:<9} {}{why}{}",
            for_lockd(layer.layer().word()),
            for_lockd(layer.state().word()),
            layer.why
        );
    }
    io::stdout().write_all(text.as_bytes())?;
    let met = !lockdown.layers.iter().any(is_unmet);
    ensure!(met, "{NOT_TO_BE_PLAYED_ON} ({})", words(&lockdown));
    Ok(())
}

pub(crate) async fn unlock(folder: &Path) -> Result<()> {
    shell::unlock(folder).await?;
    let told = "this computer is unlocked: it is as before the lock\n";
    io::stdout().write_all(told.as_bytes())?;
    Ok(())
}

/// A required layer that does not hold is a failure.
pub(crate) async fn check(folder: &Path, json: bool) -> Result<()> {
    let (fine, report) = shell::check(folder).await?;
    let text = if json {
        format!("{report:#}\n")
    } else {
        report::text(&report)
    };
    io::stdout().write_all(text.as_bytes())?;
    ensure!(fine, "{NOT_TO_BE_PLAYED_ON}");
    Ok(())
}

/// A person at the device can do something about it.
fn with_what_to_do(error: AskError) -> anyhow::Error {
    match error.next() {
        Some(next) => anyhow!("{error}: {next}"),
        None => error.into(),
    }
}
