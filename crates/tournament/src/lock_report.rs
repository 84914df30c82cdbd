//! What is known of the check of a device's lock before the game (O 18.5).

use crate::words::words;

/// The most layers of a report.
pub const MAX_LAYERS: usize = 16;

/// A report, as far as the record has it; the whole of it stays on the device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LockReport {
    /// SHA-256 of the whole report, 64 hexadecimal digits.
    pub digest: String,
    /// That of the profile's file.
    pub profile: String,
    /// Which start of the device its monotonic time counts from.
    pub boot_id: String,
    /// The device's monotonic clock, in milliseconds.
    pub monotonic_ms: u64,
    /// Its wall clock, in milliseconds since the Unix epoch; evidence only.
    pub wall_ms: u64,
    /// Each layer.
    pub layers: Vec<TriedLayer>,
}

/// A layer, and how it was proved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TriedLayer {
    /// Its name.
    pub layer: String,
    /// How far the daemon says that it holds.
    pub state: LayerState,
    /// Whether the event asks for it.
    pub required: bool,
    /// Whether it holds, and every trial came out as it should.
    pub holds: bool,
    /// Trials.
    pub tried: u32,
    /// Those of them that came out wrong.
    pub wrong: u32,
    /// What was tried and what came of it, as far as that found room.
    pub how: String,
}

/// How far a layer holds, as the daemon says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LayerState {
    /// It does nothing there.
    Unavailable,
    /// What it forbids cannot be done.
    Enforced,
    /// What it forbids is told, and is not there.
    ReportingOnly,
    /// What it forbids is there.
    Broken,
}

words! {
    LayerState {
        Unavailable = "unavailable",
        Enforced = "enforced",
        ReportingOnly = "reporting_only",
        Broken = "broken",
    }
}

impl LayerState {
    /// By its number in the device's journal.
    pub(crate) fn from_figure(figure: i64) -> Self {
        match figure {
            1 => Self::Enforced,
            2 => Self::ReportingOnly,
            3 => Self::Broken,
            _ => Self::Unavailable,
        }
    }
}

impl LockReport {
    /// The layers that the event asks for and that do not hold.
    pub fn unmet(&self) -> impl Iterator<Item = &TriedLayer> {
        self.layers.iter().filter(|it| it.required && !it.holds)
    }
}

/// 64 hexadecimal digits, as an official names one.
pub fn is_digest(text: &str) -> bool {
    let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == 64 && text.bytes().all(digit)
}
