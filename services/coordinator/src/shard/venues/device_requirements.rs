//! Whether a device meets what the event asks of it, before somebody plays at it (O 16.7, EVT-4). What a
//! device says of itself it can say wrongly: the LCA's own look is asked for beside it (O 18.5).

use adoube_proto::v1::{DeviceLock, DeviceState, DeviceStatus, LockLayerKind, LockdownState};
use adoube_proto::words::for_lockd;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{FailDevice, MoveSeat, RecordCheck, SystemOrder};
use adoube_tournament::board::{Board, CheckKind, SignOff};
use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::note::{Note, note};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::ProfileHash;

use crate::shard::Shard;
use crate::shard::input::Now;

const UNHEARD: &str = "it is not connected, so nobody knows how far its machine is locked";

impl Shard {
    /// A device that does not meet the profile cannot pass its check. The Chief Arbiter may waive the checks.
    pub(in crate::shard) fn may_record_check(
        &self,
        board: &Board,
        check: &RecordCheck,
    ) -> Result<(), Refusal> {
        if check.kind != CheckKind::Device || !check.passed {
            return Ok(());
        }
        self.may_use_device(&board.seat(check.side).device, Some(&check.sign))
    }

    /// A seat does not move to a device that does not meet the profile, unless the Chief Arbiter moves it.
    pub(in crate::shard) fn may_move_seat(
        &self,
        actor: &Actor,
        to: &MoveSeat,
    ) -> Result<(), Refusal> {
        if actor.is_chief_arbiter() {
            return Ok(());
        }
        self.may_use_device(&to.device, None)
    }

    /// Whether the device meets the profile; and its lock report, if one is to be signed with the check.
    fn may_use_device(&self, device: &DeviceId, sign: Option<&SignOff>) -> Result<(), Refusal> {
        if let Some(venue) = self.venue_of_device(device) {
            let unheard = || note!("device-unheard" => "{UNHEARD}");
            let why = match (self.venues.status(venue, device), self.profile()) {
                (Some(status), Some(profile)) if is_connected(status) => {
                    unmet(status.lock.as_ref(), profile)
                }
                (_, Some(_)) => Some(unheard()),
                // Nobody can have checked it; an LTA may well move a seat to a device that is still to be switched on.
                (Some(status), None) => {
                    let is_here = is_connected(status) || self.play_links.is_connected(device);
                    if sign.is_some() && !is_here {
                        return Err(disconnected(device));
                    }
                    None
                }
                (None, None) => None,
            };
            why.map_or(Ok(()), |why| Err(against("O 16.7", device, why)))?;
        }
        sign.map_or(Ok(()), |sign| self.may_sign(device, sign, self.profile()))
    }

    /// A device that was passed and is let go before the game is to be checked again. What is not known of
    /// it for a moment, as while its agent starts, changes nothing.
    pub(super) fn recheck_devices(&mut self, venue: &VenueId, now: Now) {
        let Some(profile) = self.profile() else {
            return;
        };
        let statuses = self.venues.statuses(venue).iter();
        let failed: Vec<_> = statuses
            .filter(|status| is_connected(status))
            .filter_map(|status| {
                let lock = status
                    .lock
                    .as_ref()
                    .filter(|it| it.state() != LockdownState::Engaging)?;
                let why = unmet(Some(lock), profile)?;
                let device: DeviceId = status.device.parse().ok()?;
                let (id, side) = self.seat_of(&device)?;
                let board = self.state.boards.get(&id)?;
                let checks = board.checks(side);
                let passed = checks.result(CheckKind::Device) == Some(true);
                let waits = !board.is_under_way() && !board.is_finished() && !checks.is_waived();
                (passed && waits).then(|| (id, side, format!("{device}: {why}")))
            })
            .collect();
        for (id, side, note) in failed {
            let order = SystemOrder::FailDevice(FailDevice { side, note });
            self.decide_system_command(id, order, now.game);
        }
    }

    pub(in crate::shard) fn venue_of_device(&self, device: &DeviceId) -> Option<&VenueId> {
        self.state.event.state.device_venue(device)
    }

    fn profile(&self) -> Option<ProfileHash> {
        self.state.event.state.regulations()?.before.profile
    }
}

/// A check of a device of which no lock is asked, while the device is not there.
fn disconnected(device: &DeviceId) -> Refusal {
    let why = note!(
        "device-disconnected" => "{device} is not connected, so nobody can have checked it: record the check once \
            it is connected",
        device
    );
    Refusal::against("EVT-4", why)
}

pub(in crate::shard) fn against(article: &'static str, device: &DeviceId, why: Note) -> Refusal {
    let text = format!("{device} does not meet what the event asks of its devices: {why}");
    let why = Note { text, ..why }.and("device", device.to_string());
    Refusal::against(article, why)
}

fn is_connected(status: &DeviceStatus) -> bool {
    match status.state() {
        DeviceState::Ready | DeviceState::Late | DeviceState::Duplicate => true,
        DeviceState::Unspecified
        | DeviceState::Absent
        | DeviceState::Silent
        | DeviceState::Lost
        | DeviceState::Awaited => false,
    }
}

/// Why a lock is not what the event asks; none if it is.
fn unmet(lock: Option<&DeviceLock>, profile: ProfileHash) -> Option<Note> {
    let Some(lock) = lock else {
        return Some(note!(
            "device-says-nothing" => "it says nothing of how far its machine is held"
        ));
    };
    if lock.state() != LockdownState::Engaged {
        let state = LockdownState::word_of(lock.state);
        return Some(note!("device-not-locked" => "its machine is not locked ({state})"));
    }
    if ProfileHash::parse(&lock.profile) != Some(profile) {
        return Some(note!("device-other-profile" => "its machine is held to another profile"));
    }
    let layers = lock
        .unmet
        .iter()
        .map(|layer| for_lockd(LockLayerKind::word_of(*layer)));
    let layers = layers.collect::<Vec<_>>().join(", ");
    (!layers.is_empty())
        .then(|| note!("device-layers" => "these layers do not hold: {layers}", layers))
}
