//! Measures a play link's round trip without its device's word: numbers that nobody can guess are
//! sent, and count from when they come back.

use std::collections::VecDeque;

/// Probes whose echoes are waited for.
const MAX_WAITING: usize = 8;

/// The probes of one link. Times are microseconds of any clock that never goes back.
#[derive(Debug, Default)]
pub(super) struct Probes {
    waiting: VecDeque<(u64, u64)>,
}

impl Probes {
    /// This probe is sent now. 0 is none.
    pub(super) fn sent(&mut self, probe: u64, now: u64) {
        if probe == 0 {
            return;
        }
        if self.waiting.len() >= MAX_WAITING {
            self.waiting.pop_front();
        }
        self.waiting.push_back((probe, now));
    }

    /// The round trip of a probe that came back now; none for what was not sent, or came before.
    pub(super) fn echoed(&mut self, probe: u64, now: u64) -> Option<u32> {
        let found = self.waiting.iter().position(|(sent, _)| *sent == probe)?;
        // The stream is in order: those before will not come any more.
        let (_, sent) = self.waiting.drain(..=found).next_back()?;
        Some(u32::try_from(now.saturating_sub(sent)).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clk_1_a_probe_counts_once_and_only_if_it_was_sent() {
        let mut probes = Probes::default();
        probes.sent(7, 1_000);
        probes.sent(8, 1_500);
        assert_eq!(probes.echoed(6, 1_600), None, "guessed");
        assert_eq!(probes.echoed(0, 1_600), None, "none at all");
        assert_eq!(probes.echoed(8, 1_900), Some(400));
        assert_eq!(probes.echoed(8, 1_901), None, "twice");
        assert_eq!(probes.echoed(7, 1_902), None, "out of order");
    }

    #[test]
    fn clk_1_probes_that_never_come_back_do_not_add_up() {
        let mut probes = Probes::default();
        for probe in 1..=20 {
            probes.sent(probe, probe);
        }
        assert_eq!(probes.waiting.len(), MAX_WAITING);
        assert_eq!(probes.echoed(1, 30), None);
        assert_eq!(probes.echoed(20, 30), Some(10));
    }
}
