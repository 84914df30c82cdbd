//! The machine's network and power, and what their changes mean.

use adoube_proto::v1::{NetworkState, PowerSource};

use super::line::Sight;

/// What the machine tells of itself. None is "it does not tell": never guessed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readings {
    /// Whether a cable has a carrier.
    pub link: Option<bool>,
    /// Whether a wireless interface is associated.
    pub association: Option<bool>,
    /// Whether there is a route to anywhere but the machine itself.
    pub route: Option<bool>,
    /// How well the wireless network is received, of 100.
    pub wireless_quality: Option<u8>,
    /// Whether it is on mains.
    pub mains: Option<bool>,
    /// How full the battery is, of 100.
    pub battery: Option<u8>,
}

/// At these levels a battery that is used is told of.
const LOW: [u8; 3] = [20, 10, 5];

/// The machine as it was read last.
#[derive(Clone, Debug, Default)]
pub struct Machine {
    known: Readings,
    /// Whether its last working way was the wireless one.
    by_air: bool,
    /// The lowest level that was told of since it was last charged.
    told: Option<u8>,
}

impl Machine {
    /// Takes new readings, and tells what has changed. What is not told stays as it was.
    pub fn read(&mut self, new: Readings) -> Vec<Sight> {
        let old = self.known;
        let pairs = [
            (old.link, new.link, "link-down", "link-up"),
            (
                old.association,
                new.association,
                "association-lost",
                "association-back",
            ),
            (old.route, new.route, "route-gone", "route-back"),
        ];
        let mut seen: Vec<Sight> = pairs
            .into_iter()
            .filter_map(|(old, new, gone, back)| match (old, new) {
                (Some(true), Some(false)) => Some(Sight::word(gone)),
                (Some(false), Some(true)) => Some(Sight::word(back)),
                _ => None,
            })
            .collect();
        self.known = Readings {
            link: new.link.or(old.link),
            association: new.association.or(old.association),
            route: new.route.or(old.route),
            wireless_quality: new.wireless_quality,
            mains: new.mains.or(old.mains),
            battery: new.battery.or(old.battery),
        };
        if new.association == Some(true) || new.link == Some(true) {
            self.by_air = new.link != Some(true);
        }
        seen.extend(self.power(old));
        seen
    }

    /// How its network is.
    pub fn network(&self) -> NetworkState {
        let Readings {
            link,
            association,
            route,
            ..
        } = self.known;
        match (link, association) {
            (Some(true), _) | (_, Some(true)) if route == Some(false) => NetworkState::NoRoute,
            (Some(true), _) | (_, Some(true)) => NetworkState::Up,
            (None, None) => NetworkState::Unknown,
            (None, Some(false)) => NetworkState::NoAssociation,
            (Some(false), Some(false)) if self.by_air => NetworkState::NoAssociation,
            (Some(false), _) => NetworkState::NoLink,
        }
    }

    /// What is to be told of the battery, if it is known at all.
    fn power(&mut self, old: Readings) -> Option<Sight> {
        let (mains, percent) = (self.known.mains?, self.known.battery?);
        if mains {
            self.told = None;
            return (old.mains == Some(false)).then(|| battery(percent, mains, "on mains again"));
        }
        let level = LOW.into_iter().rfind(|level| percent <= *level);
        let lower = level.is_some_and(|level| self.told.is_none_or(|told| level < told));
        if lower {
            self.told = level;
            return Some(battery(percent, mains, "low"));
        }
        (old.mains == Some(true)).then(|| battery(percent, mains, "on battery"))
    }

    /// As it was read last.
    pub fn known(&self) -> &Readings {
        &self.known
    }
}

/// What it runs on.
pub fn power_source(mains: Option<bool>) -> PowerSource {
    match mains {
        Some(true) => PowerSource::Mains,
        Some(false) => PowerSource::Battery,
        None => PowerSource::Unknown,
    }
}

fn battery(percent: u8, mains: bool, detail: &str) -> Sight {
    Sight::of("battery", &[i64::from(percent), i64::from(mains)]).saying(detail)
}

#[cfg(test)]
mod tests {
    use super::{Machine, Readings};

    fn told(machine: &mut Machine, new: Readings) -> String {
        let seen = machine.read(new);
        let words = seen.iter().map(|sight| match &sight.figures[..] {
            [] => sight.what.to_owned(),
            figures => format!("{} {figures:?}", sight.what),
        });
        words.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn dis_1_what_changes_in_the_network_is_told_once() {
        let read = |link, association, route| Readings {
            link,
            association,
            route,
            ..Readings::default()
        };
        let (yes, no, unknown) = (Some(true), Some(false), None);
        let mut machine = Machine::default();
        for (readings, expected, network) in [
            (read(unknown, unknown, unknown), "", "unknown"),
            (read(no, yes, yes), "", "up"),
            (read(no, yes, no), "route-gone", "no-route"),
            (read(no, no, no), "association-lost", "no-association"),
            (read(no, no, no), "", "no-association"),
            // The machine does not tell for a moment: as it was.
            (read(unknown, unknown, unknown), "", "no-association"),
            (read(yes, no, yes), "link-up, route-back", "up"),
            (read(no, no, no), "link-down, route-gone", "no-link"),
            (read(no, yes, yes), "association-back, route-back", "up"),
        ] {
            assert_eq!(told(&mut machine, readings), expected);
            assert_eq!(machine.network().word(), network, "after {expected}");
        }
    }

    #[test]
    fn dis_1_a_battery_is_told_of_when_it_is_used_and_when_it_is_low() {
        let read = |mains, battery| Readings {
            mains,
            battery,
            ..Readings::default()
        };
        let mut machine = Machine::default();
        for (mains, percent, expected) in [
            (None, None, ""),
            (Some(true), Some(90), ""),
            (Some(false), Some(90), "battery [90, 0]"),
            (Some(false), Some(21), ""),
            (Some(false), Some(20), "battery [20, 0]"),
            (Some(false), Some(12), ""),
            (Some(false), Some(21), ""),
            (Some(false), Some(19), ""),
            (Some(false), Some(4), "battery [4, 0]"),
            (Some(true), Some(4), "battery [4, 1]"),
            (Some(true), Some(5), ""),
            (Some(false), Some(5), "battery [5, 0]"),
        ] {
            assert_eq!(
                told(&mut machine, read(mains, percent)),
                expected,
                "{percent:?}"
            );
        }
    }
}
