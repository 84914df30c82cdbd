//! What an LCA signs with the check of a device (O 18.5): the report of its lock.

use super::Board;
use super::at_device::{AtDevice, Told};
use super::record::Event;
use crate::ids::DeviceId;
use crate::venue::LockReport;

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
    pub when: Told,
    /// The journal and line that ended it.
    pub source: String,
    /// The report.
    pub report: LockReport,
}

impl Board {
    /// The note that the official whose command this is signs the report; none where there is none to sign.
    pub(super) fn sign(&self, side: adoube_chess::Side, sign: &SignOff) -> Option<Event> {
        let SignOff::Found(signed) = sign else {
            return None;
        };
        (self.seat(side).device == signed.device).then(|| {
            let what = AtDevice::Signed(Box::new(signed.report.clone()));
            self.device_event(side, &signed.device, signed.when, &signed.source, what)
        })
    }
}
