//! USB devices that are kept out: the buses let nothing in by themselves, and what may be there is let in.

use std::{collections::BTreeSet, path::Path};

use super::Breach;
use crate::{
    changes::{Change, journal::Journal},
    layers::LayerName,
    looks::{
        needed,
        usb::{self, Device, Usb},
    },
};

/// Places that are written down to be switched on again. Of more, what was kept out as it was plugged in stays out until it is
/// plugged in anew, and what works goes on working, which the look tells.
const MOST: usize = 256;

/// The ports of a machine that is held.
#[derive(Debug)]
pub(super) struct Ports {
    usb: Usb,
    /// Buses that let in everything before: what others kept out stays out.
    ours: BTreeSet<String>,
    /// What somebody else had switched off before.
    theirs: BTreeSet<String>,
    /// What may not be there, and without which there would be no machine to hold.
    needed: Vec<Device>,
    /// What of that is there now: its words.
    left_on: Vec<String>,
    /// What is kept out now.
    out: Vec<Device>,
    /// Places that are switched on when the machine is let go.
    noted: BTreeSet<String>,
}

impl Ports {
    /// Lets nothing in from now on, and switches off forbidden things. A bus that cannot be shut
    /// leaves none shut: what may be there is let in only while all of it is tended.
    pub(super) fn shut(usb: Usb, journal: &Journal, root: &Path) -> Result<Self, String> {
        let buses = usb::buses(root);
        if buses.is_empty() {
            return Err("this computer reports no USB".into());
        }
        let (on, off): (Vec<Device>, Vec<Device>) = usb::devices(root, &usb)
            .into_iter()
            .partition(|device| device.works);
        let needed = needed::places(root);
        let needed = on
            .into_iter()
            .filter(|it| !it.may && needed.contains(&it.place));
        let mut ports = Self {
            theirs: off.into_iter().map(|device| device.place).collect(),
            usb,
            ours: BTreeSet::new(),
            needed: needed.collect(),
            left_on: Vec::new(),
            out: Vec::new(),
            noted: BTreeSet::new(),
        };
        let mut made = Vec::new();
        for bus in buses {
            if let Err(why) = ports.shut_one(&bus, journal, root, &mut made) {
                // They are written down still; to undo them twice changes nothing.
                for change in made.iter().rev() {
                    let _ = change.undo();
                }
                return Err(why);
            }
        }
        ports.tend(journal, root);
        Ok(ports)
    }

    fn shut_one(
        &mut self,
        bus: &str,
        journal: &Journal,
        root: &Path,
        made: &mut Vec<Change>,
    ) -> Result<(), String> {
        let change = Change::value(usb::file(root, bus, true), "0");
        let change = change.map_err(|error| error.to_string())?;
        journal.make(&change).map_err(|error| error.to_string())?;
        if matches!(&change, Change::Value { before, .. } if before != "0") {
            self.ours.insert(bus.to_owned());
        }
        made.push(change);
        Ok(())
    }

    /// What is kept out now, and what is not though it should be, a line each.
    pub(super) fn remarks(&self) -> impl Iterator<Item = String> {
        let out = self.out.iter().map(|device| &device.words);
        let out = out.map(|words| format!("blocked: {words}"));
        let left = self.left_on.iter().map(|words| {
            format!(
                "not blocked, because the computer runs from it or reaches its venue through \
                     it: {words}"
            )
        });
        out.chain(left)
    }

    /// Lets in what may be there, keeps out what may not; what of that is news.
    pub(super) fn tend(&mut self, journal: &Journal, root: &Path) -> Vec<Breach> {
        let devices = usb::devices(root, &self.usb);
        let there = |place: &str| devices.iter().any(|device| device.place == place);
        self.theirs.retain(|place| there(place));
        self.left_on.clear();
        let mut out = Vec::new();
        let mut breaches = Vec::new();
        for device in devices {
            if self.theirs.contains(&device.place) {
                continue;
            }
            let needed = self.needed.iter().any(|needed| needed.is_same(&device));
            if device.may || needed {
                self.let_in(&device, root);
                if needed {
                    self.left_on.push(device.words);
                }
                continue;
            }
            let stopped = !device.works;
            // What cannot be kept out the look finds.
            if self.keep_out(&device, journal, root) {
                let known = self
                    .out
                    .iter()
                    .any(|it| it.place == device.place && it.words == device.words);
                if !known || !stopped {
                    breaches.push(breach(&device, stopped));
                }
                out.push(device);
            }
        }
        self.out = out;
        breaches
    }

    /// As it would be if the machine were not held, so there is nothing to undo. What fails has its next turn
    /// in a second.
    fn let_in(&self, device: &Device, root: &Path) {
        if !device.works && self.ours.contains(&usb::bus(&device.place)) {
            let _ = std::fs::write(usb::file(root, &device.place, false), "1");
        }
    }

    /// Whether it is out. Where it was the bus that did not let it in, that is undone as if it were switched
    /// off here.
    fn keep_out(&mut self, device: &Device, journal: &Journal, root: &Path) -> bool {
        let switched = Change::Value {
            file: usb::file(root, &device.place, false),
            before: "1".into(),
            after: "0".into(),
        };
        let undone = device.works || self.ours.contains(&usb::bus(&device.place));
        if undone && !self.noted.contains(&device.place) {
            if self.noted.len() == MOST || journal.note(&switched).is_err() {
                return !device.works;
            }
            self.noted.insert(device.place.clone());
        }
        !device.works || switched.make().is_ok()
    }
}

fn breach(device: &Device, stopped: bool) -> Breach {
    let words = &device.words;
    Breach::Seen {
        layer: LayerName::Usb,
        what: if stopped {
            format!("{words} was plugged in and blocked")
        } else {
            format!("{words} was plugged in, worked, and was switched off")
        },
        stopped,
    }
}
