//! When a watcher is told of a device: of all at first, of one with news at once, and of each at least
//! once a second, a few at a time. A page that shows two hundred would stand still while it reads all
//! of them in one go.

use std::collections::{BTreeMap, BTreeSet};

use adoube_proto::v1::{VenueDevice, VenueDevices};

/// Each device is told of at least this often, milliseconds, and a watcher who hears of none for so
/// long knows that he is cut off.
const AT_LEAST_EVERY: u64 = 1_000;

/// A device as it was told of, and when.
#[derive(Debug)]
struct Last {
    device: VenueDevice,
    at: u64,
}

/// What a watcher was told.
#[derive(Debug, Default)]
pub(super) struct Telling {
    /// By the device's id.
    last: BTreeMap<String, Last>,
    /// When anything was told, by the node's monotonic clock, milliseconds.
    at: Option<u64>,
}

impl Telling {
    /// What is to be told of the devices now, if anything.
    pub(super) fn news(&mut self, now: u64, shown: &VenueDevices) -> Option<VenueDevices> {
        let since = self.at.map(|at| now.saturating_sub(at));
        let devices = &shown.devices;
        let same = devices.len() == self.last.len()
            && devices.iter().all(|it| self.last.contains_key(id(it)));
        let (Some(since), true) = (since, same) else {
            self.last.clear();
            return Some(self.told(now, shown, devices.clone(), false));
        };
        let turn = self.turn(now, since);
        let is_told = |device: &&VenueDevice| {
            let last = self.last.get(id(device));
            turn.contains(id(device)) || last.is_none_or(|last| is_news(&last.device, device))
        };
        let news: Vec<VenueDevice> = devices.iter().filter(is_told).cloned().collect();
        let silent = since >= AT_LEAST_EVERY;
        (silent || !news.is_empty()).then(|| self.told(now, shown, news, true))
    }

    /// Whose turn it is: those not told of for longest, as large a share of all as has gone by of the
    /// time in which each is told of, and whoever waited for all of that time.
    fn turn(&self, now: u64, since: u64) -> BTreeSet<&str> {
        let mut waiting: Vec<(u64, &str)> = self
            .last
            .iter()
            .map(|(id, last)| (last.at, id.as_str()))
            .collect();
        waiting.sort_unstable();
        let share = waiting.len() as u64 * since / AT_LEAST_EVERY;
        waiting
            .into_iter()
            .zip(1..)
            .filter(|((at, _), nth)| *nth <= share || now >= at + AT_LEAST_EVERY)
            .map(|((_, id), _)| id)
            .collect()
    }

    fn told(
        &mut self,
        now: u64,
        shown: &VenueDevices,
        devices: Vec<VenueDevice>,
        part: bool,
    ) -> VenueDevices {
        self.at = Some(now);
        for device in &devices {
            let last = Last {
                device: device.clone(),
                at: now,
            };
            self.last.insert(id(device).to_owned(), last);
        }
        VenueDevices {
            wall_ms: shown.wall_ms,
            devices,
            part,
        }
    }
}

fn id(device: &VenueDevice) -> &str {
    let status = device.status.as_ref();
    status.map_or("", |status| &status.device)
}

/// Whether a device has changed since the watcher's last message about it: ages and measurements alone are no change.
fn is_news(before: &VenueDevice, device: &VenueDevice) -> bool {
    let statuses = before.status.as_ref().zip(device.status.as_ref());
    let status_changed = statuses.is_some_and(|(before, status)| {
        before.state != status.state
            || before.health != status.health
            || before.physical_board != status.physical_board
    });
    status_changed
        || before.alarm != device.alarm
        || before.machine_alarm != device.machine_alarm
        || before.seat != device.seat
        || before.locked != device.locked
        || before.lockdown != device.lockdown
        || !breaches(before).eq(breaches(device))
}

fn breaches(device: &VenueDevice) -> impl Iterator<Item = (&str, u64)> {
    let breaches = device.breaches.iter();
    breaches.map(|breach| (breach.what.as_str(), breach.times))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{AlarmLevel, DeviceState, DeviceStatus, PhysicalBoardStatus};

    use super::*;

    fn hall(count: usize) -> VenueDevices {
        let device = |number| VenueDevice {
            status: Some(DeviceStatus {
                device: format!("d-{number:03}"),
                state: DeviceState::Ready.into(),
                ..DeviceStatus::default()
            }),
            ..VenueDevice::default()
        };
        VenueDevices {
            devices: (0..count).map(device).collect(),
            ..VenueDevices::default()
        }
    }

    #[test]
    fn ven_4_each_device_is_told_of_once_a_second_and_few_at_a_time() {
        for count in [1, 3, 5, 200] {
            let shown = hall(count);
            let mut telling = Telling::default();
            let first = telling.news(0, &shown).unwrap();
            assert_eq!((first.devices.len(), first.part), (count, false));
            let mut last = vec![0; count];
            for now in (250..=5_000).step_by(250) {
                let Some(news) = telling.news(now, &shown) else {
                    continue;
                };
                assert!(news.part);
                let most = if count == 200 { 50 } else { count };
                assert!(
                    news.devices.len() <= most,
                    "{} at {now}",
                    news.devices.len()
                );
                for device in &news.devices {
                    last[shown.devices.iter().position(|it| it == device).unwrap()] = now;
                }
                for (nth, at) in last.iter().enumerate() {
                    assert!(now - at < AT_LEAST_EVERY + 250, "{nth} of {count} at {now}");
                }
            }
        }
    }

    #[test]
    fn ven_4_news_of_a_device_waits_for_no_turn() {
        let mut shown = hall(200);
        let mut telling = Telling::default();
        telling.news(0, &shown);
        shown.devices[150].set_alarm(AlarmLevel::Silent);
        let news = telling.news(1, &shown).unwrap();
        assert_eq!(news.devices, [shown.devices[150].clone()]);
        assert_eq!(telling.news(2, &shown), None, "told once");
        let status = shown.devices[7].status.as_mut().unwrap();
        status.physical_board = Some(PhysicalBoardStatus::default());
        let news = telling.news(3, &shown).unwrap();
        assert_eq!(news.devices, [shown.devices[7].clone()], "a board");
    }

    #[test]
    fn ven_4_a_hall_of_other_devices_is_told_whole() {
        let mut telling = Telling::default();
        telling.news(0, &hall(3));
        let fewer = telling.news(1, &hall(2)).unwrap();
        assert_eq!((fewer.devices.len(), fewer.part), (2, false));
        let nobody = telling.news(2, &hall(0)).unwrap();
        assert_eq!((nobody.devices.len(), nobody.part), (0, false));
        assert_eq!(telling.news(1_001, &hall(0)), None);
        let sign = telling.news(1_002, &hall(0)).unwrap();
        assert!(sign.part && sign.devices.is_empty(), "a sign of life");
    }
}
