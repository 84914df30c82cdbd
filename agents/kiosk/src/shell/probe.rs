//! Reads what Linux tells of network and power. What it does not tell is none: never guessed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::evidence::machine::Readings;

/// More interfaces or supplies than this are not checked.
const MOST: usize = 64;

/// Where the machine shows itself.
#[derive(Clone, Debug)]
pub(crate) struct Probe {
    sys: PathBuf,
    proc: PathBuf,
}

/// One network interface.
struct Interface {
    name: String,
    wireless: bool,
    /// Whether it has a carrier; for a wireless one: whether it is associated.
    carrier: Option<bool>,
}

impl Probe {
    /// The machine that this runs on.
    pub(crate) fn of_this_machine() -> Self {
        Self::at(Path::new("/sys"), Path::new("/proc"))
    }

    /// A machine that shows itself in these folders.
    pub(crate) fn at(sys: &Path, proc: &Path) -> Self {
        Self {
            sys: sys.to_owned(),
            proc: proc.to_owned(),
        }
    }

    /// What it tells now.
    pub(crate) fn read(&self) -> Readings {
        let interfaces = self.interfaces();
        let (mains, battery) = self.power();
        Readings {
            link: any(&interfaces, |it| !it.wireless),
            association: any(&interfaces, |it| it.wireless),
            route: self.route(),
            wireless_quality: self.wireless_quality(&interfaces),
            mains,
            battery,
        }
    }

    /// The interfaces that are devices; where none is (a container), all but the loopback.
    fn interfaces(&self) -> Vec<Interface> {
        let folders = folders(&self.sys.join("class/net"));
        let named = |folder: &PathBuf| name(folder) != "lo";
        let outward: Vec<PathBuf> = folders.into_iter().filter(named).collect();
        let devices: Vec<&PathBuf> = outward
            .iter()
            .filter(|folder| folder.join("device").exists())
            .collect();
        let chosen = if devices.is_empty() {
            outward.iter().collect()
        } else {
            devices
        };
        chosen.into_iter().map(|folder| interface(folder)).collect()
    }

    /// Whether any route leads out of the machine, by either family's table.
    fn route(&self) -> Option<bool> {
        let old = fs::read_to_string(self.proc.join("net/route")).ok();
        let new = fs::read_to_string(self.proc.join("net/ipv6_route")).ok();
        if old.is_none() && new.is_none() {
            return None;
        }
        let by_old = old.is_some_and(|table| table.lines().skip(1).any(is_way));
        let by_new = new.is_some_and(|table| table.lines().any(is_way_six));
        Some(by_old || by_new)
    }

    /// The best of all interfaces, of 100.
    fn wireless_quality(&self, interfaces: &[Interface]) -> Option<u8> {
        let table = fs::read_to_string(self.proc.join("net/wireless")).ok()?;
        let qualities = table.lines().skip(2).filter_map(|line| {
            let (interface, rest) = line.split_once(':')?;
            let known = interfaces.iter().find(|it| it.name == interface.trim())?;
            known.carrier.filter(|associated| *associated)?;
            quality(rest.split_whitespace().nth(1)?)
        });
        qualities.max()
    }

    /// Whether it is on mains, and how full the fullest battery is.
    fn power(&self) -> (Option<bool>, Option<u8>) {
        let (mut lines, mut charging, mut levels) = (Vec::new(), Vec::new(), Vec::new());
        for supply in folders(&self.sys.join("class/power_supply")) {
            // A mouse has a battery, too.
            if text(&supply, "scope").as_deref() == Some("Device") {
                continue;
            }
            match text(&supply, "type").as_deref() {
                Some("Battery") => {
                    levels.extend(text(&supply, "capacity").and_then(|it| percent(&it)));
                    charging.extend(text(&supply, "status").map(|it| it != "Discharging"));
                }
                Some("Mains" | "USB" | "Wireless") => {
                    lines.extend(text(&supply, "online").map(|it| it != "0"));
                }
                _ => {}
            }
        }
        let mains = if lines.is_empty() { &charging } else { &lines };
        let mains = (!mains.is_empty()).then(|| mains.contains(&true));
        (mains, levels.into_iter().max())
    }
}

fn interface(folder: &Path) -> Interface {
    let wireless = folder.join("wireless").exists() || folder.join("phy80211").exists();
    let up = match text(folder, "operstate").as_deref() {
        Some("up" | "dormant") => Some(true),
        Some("down" | "lowerlayerdown" | "notpresent") => Some(false),
        _ => None,
    };
    // An interface that is switched off does not even tell of its carrier.
    let carrier = text(folder, "carrier").map(|it| it == "1");
    Interface {
        name: name(folder),
        wireless,
        carrier: carrier.or(up),
    }
}

/// Whether any of these has a carrier; none if none of them tells.
fn any(interfaces: &[Interface], wanted: impl Fn(&Interface) -> bool) -> Option<bool> {
    let told = interfaces.iter().filter(|it| wanted(it));
    told.filter_map(|it| it.carrier)
        .reduce(|one, other| one || other)
}

/// A line of the old table: interface, destination, gateway, flags (1: usable), …
fn is_way(line: &str) -> bool {
    let mut fields = line.split_whitespace();
    let interface = fields.next();
    let flags = fields
        .nth(2)
        .and_then(|it| u32::from_str_radix(it, 16).ok());
    interface.is_some_and(|it| it != "lo") && flags.is_some_and(|it| it & 1 == 1)
}

/// A line of the new one: destination, …, flags, interface. Every interface has routes to its own
/// link and to groups: they lead nowhere.
fn is_way_six(line: &str) -> bool {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let (Some(destination), Some(interface)) = (fields.first(), fields.get(9)) else {
        return false;
    };
    let own = destination.starts_with("fe80") || destination.starts_with("ff");
    // Bit 0: usable. Bit 9: a route that refuses.
    let flags = fields
        .get(8)
        .and_then(|it| u32::from_str_radix(it, 16).ok());
    *interface != "lo" && !own && flags.is_some_and(|it| it & 0x201 == 1)
}

/// "54." of 70, as the kernel gives it.
fn quality(text: &str) -> Option<u8> {
    let link: u32 = text.trim_end_matches('.').parse().ok()?;
    u8::try_from((link * 100 / 70).min(100)).ok()
}

fn percent(text: &str) -> Option<u8> {
    text.parse().ok().filter(|percent| *percent <= 100)
}

fn folders(parent: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(parent) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.take(MOST).flatten().map(|it| it.path()).collect();
    paths.sort();
    paths
}

fn name(folder: &Path) -> String {
    let name = folder.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn text(folder: &Path, file: &str) -> Option<String> {
    let text = fs::read_to_string(folder.join(file)).ok()?;
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

#[cfg(test)]
#[path = "probe_tests.rs"]
mod tests;
