//! What an LCA signs with the check of a device (O 18.5): the report of its lock.

use crate::board::Board;
use crate::board::devices::note::{AtDevice, DeviceNote, ReportedTime};
use crate::board::event::Event;
use crate::ids::DeviceId;
use crate::lock_report::LockReport;

/// Which report is signed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum SignOff {
    /// The latest of the device, where there is one.
    #[default]
    Latest,
    /// The one of that digest, which he has seen.
    Named(String),
    /// As it was found.
    Found(Box<Signed>),
}

/// A report that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed {
    /// Whose.
    pub device: DeviceId,
    /// When it was made.
    pub when: ReportedTime,
    /// The journal and line that ended it.
    pub source: String,
    /// The report.
    pub report: LockReport,
}

/// The report that was signed last of each device, by its source.
#[derive(Debug, Clone)]
pub(in crate::board) struct LastSigned(Vec<(DeviceId, String)>);

impl LastSigned {
    pub(in crate::board) const fn new() -> Self {
        Self(Vec::new())
    }

    fn of(&self, device: &DeviceId) -> Option<&String> {
        let mut known = self.0.iter();
        let known = known.find(|(of, _)| of == device);
        known.map(|(_, source)| source)
    }

    /// Takes in a note of this kind.
    pub(in crate::board) fn take(&mut self, note: &DeviceNote) {
        self.0.retain(|(of, _)| *of != note.device);
        self.0.push((note.device.clone(), note.source.clone()));
    }
}

impl Board {
    /// Whether that is another report than the one that was signed last of its device.
    pub(in crate::board) fn is_unsigned(&self, sign: &SignOff) -> bool {
        let SignOff::Found(signed) = sign else {
            return false;
        };
        self.at_devices.signed.of(&signed.device) != Some(&signed.source)
    }

    /// The note that the official whose command this is signs the report; none where there is none to sign.
    pub(in crate::board) fn sign(&self, side: adoube_chess::Side, sign: &SignOff) -> Option<Event> {
        let SignOff::Found(signed) = sign else {
            return None;
        };
        (self.seat(side).device == signed.device).then(|| {
            let what = AtDevice::Signed(Box::new(signed.report.clone()));
            self.device_event(side, &signed.device, signed.when, &signed.source, what)
        })
    }
}
