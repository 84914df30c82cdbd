//! The check of a device's lock before the game (O 18.5), as the device's journal tells it: a line a layer, and one
//! that ends the report. What an LCA signs is the latest, as long as the machine was not let go or started anew.

use std::collections::VecDeque;

use super::JournalLine;
use crate::lock_report::{LayerState, LockReport, MAX_LAYERS, TriedLayer, is_digest};
use crate::text::one_line;

/// The word of a layer's line. Its figures: the state, whether the event asks for it, whether it holds, how much was
/// tried, how much of that came out wrong.
const LAYER: &str = "lock-layer";
/// The word of the last line. Its figures: layers, and those that the event asks for and that do not hold.
const CHECK: &str = "lock-check";
/// How far the machine is held, from then on; its figure: whether it is.
const LOCKDOWN: &str = "lockdown";
/// The machine was started anew.
const BOOTED: &str = "booted";

/// Digests that are remembered of a device.
const MAX_KNOWN: usize = 8;

/// The latest report of one device, and what has come of the next.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct LockReports {
    latest: Option<(LockReport, JournalLine)>,
    begun: Vec<(u64, TriedLayer)>,
    /// The digests of late, the newest last.
    known: VecDeque<String>,
}

impl LockReports {
    /// The latest report, and the line that ended it.
    pub(super) fn latest(&self) -> Option<(&LockReport, &JournalLine)> {
        self.latest.as_ref().map(|(report, line)| (report, line))
    }

    /// Whether a report of that digest came lately, whatever became of it.
    pub(super) fn knows(&self, digest: &str) -> bool {
        self.known.iter().any(|known| known == digest)
    }

    /// Whether a line is about this at all.
    pub(super) fn concerns(line: &JournalLine) -> bool {
        [LAYER, CHECK, LOCKDOWN, BOOTED].contains(&line.saw.word())
    }

    pub(super) fn take(&mut self, line: &JournalLine) {
        match line.saw.word() {
            LAYER => self.layer(line),
            CHECK => self.end(line),
            LOCKDOWN if line.saw.figures().first() == Some(&1) => {}
            _ => {
                self.latest = None;
                self.begun.clear();
            }
        }
    }

    fn layer(&mut self, line: &JournalLine) {
        if self
            .begun
            .last()
            .is_some_and(|(at, _)| at + 1 != line.number)
        {
            self.begun.clear();
        }
        if self.begun.len() < MAX_LAYERS {
            self.begun.push((line.number, layer(line)));
        }
    }

    /// One of which a line is missing is none.
    fn end(&mut self, line: &JournalLine) {
        let begun = std::mem::take(&mut self.begun);
        let count = line.saw.figures().first().copied();
        let follows = begun.last().is_some_and(|(at, _)| at + 1 == line.number);
        let whole = i64::try_from(begun.len()).ok() == count && (follows || begun.is_empty());
        let (digest, profile) = line.detail.split_once(' ').unwrap_or((&line.detail, ""));
        if !whole || !is_digest(digest) {
            return;
        }
        let report = LockReport {
            digest: digest.to_owned(),
            profile: profile.to_owned(),
            boot_id: line.boot_id.clone(),
            monotonic_ms: line.monotonic_ms,
            wall_ms: line.wall_ms,
            layers: begun.into_iter().map(|(_, layer)| layer).collect(),
        };
        if self.known.len() >= MAX_KNOWN {
            self.known.pop_front();
        }
        self.known.push_back(report.digest.clone());
        self.latest = Some((report, line.clone()));
    }
}

fn layer(line: &JournalLine) -> TriedLayer {
    let figures = line.saw.figures();
    let figure = |at: usize| figures.get(at).copied().unwrap_or_default();
    let count = |at: usize| u32::try_from(figure(at)).unwrap_or_default();
    let detail = one_line(&line.detail);
    let (name, how) = detail.split_once(':').unwrap_or((&detail, ""));
    TriedLayer {
        layer: name.to_owned(),
        state: LayerState::from_figure(figure(0)),
        required: figure(1) == 1,
        holds: figure(2) == 1,
        tried: count(3),
        wrong: count(4),
        how: how.trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Sight;
    use super::*;

    const DIGEST: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

    fn line(number: u64, word: &str, figures: &[i64], detail: &str) -> JournalLine {
        JournalLine {
            device: "madrid-1".parse().unwrap(),
            session: 1,
            journal: "j".to_owned(),
            number,
            boot_id: "boot".to_owned(),
            monotonic_ms: 1_000 + number,
            suspended_ms: 0,
            wall_ms: 7,
            saw: Sight::from_parts(word, figures),
            detail: detail.to_owned(),
        }
    }

    fn whole(first: u64) -> [JournalLine; 3] {
        [
            line(first, LAYER, &[1, 1, 1, 2, 0], "programs: runs x: refused"),
            line(first + 1, LAYER, &[3, 0, 0, 1, 1], "screens: 2 screens"),
            line(first + 2, CHECK, &[2, 0], &format!("{DIGEST} p")),
        ]
    }

    fn told(lines: &[JournalLine]) -> LockReports {
        let mut reports = LockReports::default();
        for line in lines {
            assert!(LockReports::concerns(line));
            reports.take(line);
        }
        reports
    }

    #[test]
    fn o_18_5_a_report_is_the_lines_that_end_it_without_a_gap() {
        let reports = told(&whole(4));
        let (report, last) = reports.latest().unwrap();
        assert_eq!(
            (report.digest.as_str(), report.profile.as_str()),
            (DIGEST, "p")
        );
        assert_eq!((report.monotonic_ms, last.number), (1_006, 6));
        let told: Vec<_> = report
            .layers
            .iter()
            .map(|it| {
                (
                    it.layer.as_str(),
                    it.state.name(),
                    it.holds,
                    it.how.as_str(),
                )
            })
            .collect();
        assert_eq!(
            told,
            [
                ("programs", "enforced", true, "runs x: refused"),
                ("screens", "broken", false, "2 screens")
            ]
        );
        assert_eq!(report.unmet().count(), 0);
    }

    /// What is incomplete, or was true before the machine was let go, is nothing to be signed.
    #[test]
    fn o_18_5_what_is_no_whole_report_of_the_machine_as_it_is_held_is_none() {
        let [one, two, end] = whole(4);
        let late = line(7, CHECK, &[2, 0], &end.detail);
        let odd = line(6, CHECK, &[2, 0], "not-a-digest p");
        let released = line(7, LOCKDOWN, &[0], "released");
        let held = line(7, LOCKDOWN, &[1], "engaged");
        let booted = line(7, BOOTED, &[], "");
        let is_there = |lines: &[&JournalLine]| {
            let lines: Vec<JournalLine> = lines.iter().map(|&line| line.clone()).collect();
            told(&lines).latest().is_some()
        };
        for (lines, there) in [
            (vec![&one, &two, &end], true),
            (vec![&two, &end], false),
            (vec![&one, &end], false),
            (vec![&one, &two, &late], false),
            (vec![&one, &two, &odd], false),
            (vec![&one, &two, &end, &held], true),
            (vec![&one, &two, &end, &released], false),
            (vec![&one, &two, &end, &booted], false),
        ] {
            assert_eq!(is_there(&lines), there, "{lines:?}");
        }
        let mut endless = LockReports::default();
        for number in 1..1_000 {
            endless.take(&line(number, LAYER, &[1, 1, 1, 1, 0], "x: y"));
        }
        assert!(endless.begun.len() <= MAX_LAYERS);
    }
}
