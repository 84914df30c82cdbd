//! What happened on the devices that the event forbids, as their journals tell it (VEN-2).

use std::collections::{BTreeMap, VecDeque};

use adoube_proto::v1::{
    DeviceBreach, DeviceLock, JournalLine, LockLayerState, Lockdown, LockdownState,
};

use super::Core;

/// The word of a breach in a journal. Its figures: whether it was prevented, and how often it came.
const WORD: &str = "breach";

/// Breaches of one device that are shown.
const MOST: usize = 8;

/// How far a device's machine is held, and what happened on it that the event forbids, the newest last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Machine {
    /// Nothing where the device said nothing.
    pub lockdown: Option<Lockdown>,
    /// It was held in this run of the node.
    pub was_held: bool,
    /// It is held to another profile than the event's.
    pub other_profile: bool,
    /// At most eight, of this run of the node.
    pub breaches: Vec<DeviceBreach>,
}

/// A breach, by the line that told of it last.
#[derive(Clone, Debug)]
struct Seen {
    journal: String,
    number: u64,
    breach: DeviceBreach,
    at: u64,
}

/// Those of all devices.
#[derive(Clone, Debug, Default)]
pub(super) struct Breaches(BTreeMap<String, VecDeque<Seen>>);

impl Breaches {
    /// A line of a device's journal: a later one with the same text and a higher count takes the place of
    /// the one before, as long as the device counts on.
    pub(super) fn take(&mut self, now: u64, device: &str, journal: &str, line: &JournalLine) {
        if line.what != WORD {
            return;
        }
        let figure = |at: usize| line.figures.get(at).copied().unwrap_or_default();
        let times = u64::try_from(figure(1)).unwrap_or(1).max(1);
        let breach = DeviceBreach {
            what: line.detail.clone(),
            stopped: figure(0) == 1,
            times,
            age_ms: 0,
        };
        let seen = self.0.entry(device.to_owned()).or_default();
        let old = |it: &Seen| it.journal == journal && it.number >= line.number;
        if seen.iter().any(old) {
            return;
        }
        seen.retain(|it| it.breach.what != breach.what || it.breach.times >= times);
        if seen.len() >= MOST {
            seen.pop_front();
        }
        seen.push_back(Seen {
            journal: journal.to_owned(),
            number: line.number,
            breach,
            at: now,
        });
    }

    fn of(&self, now: u64, device: &str) -> Vec<DeviceBreach> {
        let seen = self.0.get(device).into_iter().flatten();
        let aged = |it: &Seen| DeviceBreach {
            age_ms: now.saturating_sub(it.at),
            ..it.breach.clone()
        };
        seen.map(aged).collect()
    }
}

impl Core {
    /// How far a device's machine is held, and what happened on it.
    pub fn machine(&self, now: u64, device: &str) -> Machine {
        Machine {
            lockdown: self.view.lockdown(device).cloned(),
            was_held: self.view.was_held(device),
            other_profile: self.other_profile(device).is_some(),
            breaches: self.breaches.of(now, device),
        }
    }

    /// The profile to which a device's machine is held, where that is not the event's.
    pub(super) fn other_profile(&self, device: &str) -> Option<&str> {
        let asked = self.profile.as_deref()?;
        let lockdown = self.view.lockdown(device)?;
        let other = lockdown.state() == LockdownState::Engaged && lockdown.profile != asked;
        other.then_some(lockdown.profile.as_str())
    }

    /// What of a device's lock decides who may be seated.
    pub(super) fn lock(&self, device: &str) -> Option<DeviceLock> {
        let lockdown = self.view.lockdown(device)?;
        Some(DeviceLock {
            profile: lockdown.profile.clone(),
            state: lockdown.state,
            unmet: unmet(lockdown),
        })
    }
}

/// The layers that the event asks for and that do not hold.
fn unmet(lockdown: &Lockdown) -> Vec<i32> {
    let layers = lockdown.layers.iter();
    let unmet = layers.filter(|it| it.required && !is_met(it.state()));
    unmet.map(|it| it.layer).collect()
}

/// Whether a layer does what the event asks: one that only reports can do no more, and finds nothing.
const fn is_met(state: LockLayerState) -> bool {
    match state {
        LockLayerState::Enforced | LockLayerState::ReportingOnly => true,
        LockLayerState::Unspecified | LockLayerState::Broken | LockLayerState::Unavailable => false,
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{LockLayer, LockLayerKind};

    use super::*;

    #[test]
    fn evt_4_a_layer_that_can_only_report_is_met_until_it_finds_something() {
        for (state, required, met) in [
            ("enforced", true, true),
            ("reporting-only", true, true),
            ("broken", true, false),
            ("unavailable", true, false),
            ("a word of later", true, false),
            ("unavailable", false, true),
        ] {
            let layer = LockLayer {
                layer: LockLayerKind::Screens.into(),
                state: LockLayerState::number_of(state),
                required,
                ..LockLayer::default()
            };
            let lockdown = Lockdown {
                layers: vec![layer],
                ..Lockdown::default()
            };
            assert_eq!(unmet(&lockdown).is_empty(), met, "{state}, {required}");
        }
    }

    fn line(number: u64, detail: &str, times: i64) -> JournalLine {
        JournalLine {
            number,
            what: WORD.to_owned(),
            figures: vec![1, times],
            detail: detail.to_owned(),
            ..JournalLine::default()
        }
    }

    fn told(breaches: &Breaches, now: u64) -> Vec<(String, u64, u64)> {
        let of = breaches.of(now, "d-1").into_iter();
        of.map(|it| (it.what, it.times, it.age_ms)).collect()
    }

    #[test]
    fn ven_2_breaches_are_shown_folded_and_a_repeated_line_counts_once() {
        let mut breaches = Breaches::default();
        breaches.take(100, "d-1", "j", &line(1, "a", 1));
        breaches.take(200, "d-1", "j", &line(2, "b", 1));
        breaches.take(300, "d-1", "j", &line(3, "a", 40));
        // Sent again for want of a receipt.
        breaches.take(400, "d-1", "j", &line(1, "a", 1));
        let expected = [("b".to_owned(), 1, 300), ("a".to_owned(), 40, 200)];
        assert_eq!(told(&breaches, 500), expected);
        // After a quiet minute the device counts anew.
        breaches.take(600, "d-1", "j", &line(9, "a", 1));
        assert_eq!(told(&breaches, 600).len(), 3);
        for number in 10..100 {
            breaches.take(700, "d-1", "j", &line(number, &number.to_string(), 1));
        }
        assert_eq!(told(&breaches, 700).len(), MOST);
        assert_eq!(breaches.of(700, "d-2"), []);
        let other = JournalLine {
            what: "link-down".to_owned(),
            ..line(200, "x", 1)
        };
        breaches.take(700, "d-2", "j", &other);
        assert_eq!(breaches.of(700, "d-2"), []);
    }
}
