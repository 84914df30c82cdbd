//! What was seen, with the true time of it, before it is sent.

use adoube_tournament::incident::evidence::Observation;

/// Steps of true time, in milliseconds.
pub(crate) const STEP: u64 = 100;
/// When a mix ends.
pub(crate) const END: u64 = 180_000;
/// Devices and coordinator fall silent for each other after this.
pub(crate) const SILENCE: u64 = 3_000;

/// Something seen at a true time. `boot` counts the starts of the witness's machine.
#[derive(Debug, Clone)]
pub(crate) struct Sight {
    pub(crate) at: u64,
    pub(crate) boot: u32,
    pub(crate) saw: Observation,
}

/// Times at which packets arrived, ascending.
#[derive(Debug, Clone, Default)]
pub(crate) struct Packets(Vec<u64>);

impl Packets {
    pub(crate) fn arrive(&mut self, at: u64) {
        self.0.push(at);
        self.0.sort_unstable();
    }

    /// The last until then.
    pub(crate) fn last(&self, until: u64) -> Option<u64> {
        let count = self.0.partition_point(|at| *at <= until);
        count.checked_sub(1).map(|index| self.0[index])
    }

    /// The first from then on.
    pub(crate) fn first(&self, from: u64) -> Option<u64> {
        self.0.get(self.0.partition_point(|at| *at < from)).copied()
    }

    /// Whether this one fell silent together with a silence that began at `from`, seen at `at`.
    pub(crate) fn fell_silent_with(&self, from: u64, at: u64) -> bool {
        self.last(at)
            .is_some_and(|last| last.abs_diff(from) <= 1_500 && at - last >= 2_500)
    }

    /// Whether it was there shortly before.
    pub(crate) fn was_there(&self, from: u64) -> bool {
        self.last(from + 1_500)
            .is_some_and(|last| last + 5_000 >= from)
    }
}
