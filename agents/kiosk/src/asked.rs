//! What a person at the device is told of its lock.

use std::{
    fmt::Write as _,
    io::{self, Write as _},
    path::Path,
};

use adoube_kiosk::{
    config::{Address, parse_address},
    lockdown::{is_unmet, words},
    shell::{self, Enrolled, Enrolling},
};
use anyhow::{Result, ensure};
use serde_json::Value;

const NOT_TO_BE_PLAYED_ON: &str = "this device does not meet what the event asks: it is not to be played on \
     unless the Chief Arbiter waives it";

/// The node that was named.
pub(crate) fn node(text: &str) -> Result<Address, &'static str> {
    parse_address(text).ok_or("write HOST:PORT, such as 10.0.0.1:7900")
}

pub(crate) async fn enrol(asked: &Enrolling) -> Result<()> {
    let Enrolled { config, broker } = shell::enrol(asked).await?;
    let folder = asked.folder.display();
    let mut text = format!("this device is {} of {} now\n", config.id, config.venue);
    match broker {
        None => {
            let _ = writeln!(text, "its venue's broker lets it in");
        }
        Some(why) => {
            let _ = writeln!(
                text,
                "BUT the broker at {}:{} does not let it in: {why}\n  is --node the host that venues.toml \
                 names for the venue? `adoube-kiosk enrol --anew` with another code puts it right",
                config.mqtt.host, config.mqtt.port
            );
        }
    }
    let _ = writeln!(
        text,
        "next: adoube-kiosk run --dir {folder} --page; on a machine with the package: adoube-kiosk-mode on"
    );
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

pub(crate) async fn lock(folder: &Path) -> Result<()> {
    let lockdown = shell::lock(folder).await?;
    let mut text = format!("locked by profile {}\n", lockdown.profile);
    for layer in &lockdown.layers {
        let why = if layer.why.is_empty() { "" } else { ": " };
        let _ = writeln!(text, "{:<9} {}{why}{}", layer.layer, layer.state, layer.why);
    }
    io::stdout().write_all(text.as_bytes())?;
    let met = !lockdown.layers.iter().any(is_unmet);
    ensure!(met, "{NOT_TO_BE_PLAYED_ON} ({})", words(&lockdown));
    Ok(())
}

/// A required layer that does not hold is a failure.
pub(crate) async fn check(folder: &Path, json: bool) -> Result<()> {
    let (fine, report) = shell::check(folder).await?;
    let text = if json {
        format!("{report:#}\n")
    } else {
        told(&report)
    };
    io::stdout().write_all(text.as_bytes())?;
    ensure!(fine, "{NOT_TO_BE_PLAYED_ON}");
    Ok(())
}

fn told(report: &Value) -> String {
    let word = |value: &Value, field: &str| value[field].as_str().unwrap_or_default().to_owned();
    let mut text = format!("profile {}\n", word(report, "profile"));
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for layer in list(&report["layers"]) {
        let holds = if layer["holds"] == true {
            "holds"
        } else {
            "DOES NOT HOLD"
        };
        let required = if layer["required"] == true {
            "required"
        } else {
            "not required"
        };
        let _ = writeln!(
            text,
            "{:<9} {holds} ({}, {required}) {}",
            word(&layer, "layer"),
            word(&layer, "state"),
            word(&layer, "why")
        );
        for trial in list(&layer["trials"]) {
            let mark = if trial["fine"] == true {
                "as it should"
            } else {
                "WRONG"
            };
            let (tried, outcome) = (word(&trial, "tried"), word(&trial, "outcome"));
            let _ = writeln!(text, "          {tried}: {outcome}, {mark}");
        }
    }
    let windows = &report["windows"];
    for line in list(&windows["lines"]) {
        let _ = writeln!(text, "{}", line.as_str().unwrap_or_default());
    }
    if windows["state"] == "unavailable" {
        let _ = writeln!(text, "windows: unavailable: {}", word(windows, "why"));
    }
    text
}
