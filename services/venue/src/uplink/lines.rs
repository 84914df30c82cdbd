//! Lines of the devices' journals that found no place in the outbox.

use std::collections::BTreeMap;

use crate::core::LineKept;

/// Of each device the lines that were taken together with one that found no place. The coordinator counts a
/// journal's lines up to the highest that it has: none of them may come before those that were taken before it.
#[derive(Clone, Debug, Default)]
pub struct Lines(BTreeMap<String, (String, u64)>);

impl Lines {
    /// A line found no place: its device sends it again, and those after it.
    pub fn lost(&mut self, line: &LineKept) {
        let taken = (line.journal.clone(), line.mark.attempt);
        self.0.insert(line.device.clone(), taken);
    }

    /// Whether a line comes after one that found no place, and is to wait for it.
    pub fn waits(&self, line: &LineKept) -> bool {
        let lost = self.0.get(&line.device);
        lost.is_some_and(|(journal, attempt)| {
            *journal == line.journal && *attempt == line.mark.attempt
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Mark;

    fn line(device: &str, journal: &str, number: u64, attempt: u64) -> LineKept {
        LineKept {
            device: device.to_owned(),
            journal: journal.to_owned(),
            mark: Mark {
                after: number - 1,
                number,
                attempt,
            },
        }
    }

    #[test]
    fn dis_1_no_line_is_kept_before_the_one_that_found_no_place() {
        let mut lines = Lines::default();
        assert!(!lines.waits(&line("d-1", "a", 1, 0)));
        lines.lost(&line("d-1", "a", 2, 0));
        for (device, journal, number, attempt, waits) in [
            ("d-1", "a", 3, 0, true),
            ("d-2", "a", 3, 0, false),
            ("d-1", "b", 1, 0, false),
            // It has come again.
            ("d-1", "a", 2, 1, false),
        ] {
            let told = lines.waits(&line(device, journal, number, attempt));
            assert_eq!(told, waits, "{device} {journal} {number} {attempt}");
        }
    }
}
