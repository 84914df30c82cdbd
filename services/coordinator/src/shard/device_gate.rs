//! Whether a device meets what the event asks of it, before somebody plays at it (O 16.7, EVT-4). What a
//! device says of itself it can say wrongly: the LCA's own look is asked for beside it (O 18.5).

use adoube_proto::v1::{DeviceLock, DeviceStatus};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::board::{Board, CheckKind, Order};
use adoube_tournament::ids::{DeviceId, VenueId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::ProfileHash;

use super::Shard;
use super::boards::{Origin, own};
use super::deferred::Deferred;
use super::input::Now;

impl Shard {
    /// The check of a device that does not meet the profile is not passed, and a seat does not move to one.
    /// The Chief Arbiter waives the checks, or moves the seat himself, with his reason.
    pub(super) fn may_use_device(
        &self,
        actor: &Actor,
        board: &Board,
        order: &Order,
    ) -> Result<(), Refusal> {
        let (device, sign) = match order {
            Order::RecordCheck {
                side,
                kind: CheckKind::Device,
                passed: true,
                sign,
                ..
            } => (&board.seat(*side).device, Some(sign)),
            Order::MoveSeat { device, .. } if !is_chief(actor) => (device, None),
            _ => return Ok(()),
        };
        if let (Some(profile), Some(venue)) = (self.profile(), self.venue_of_device(device)) {
            match self.venues.status(venue, device) {
                Some(status) if is_heard(status) => unmet(status.lock.as_ref(), profile),
                _ => {
                    Some("it is not heard, so nobody knows how far its machine is held".to_owned())
                }
            }
            .map_or(Ok(()), |why| Err(against("O 16.7", device, &why)))?;
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
            .filter(|status| is_heard(status))
            .filter_map(|status| {
                let lock = status.lock.as_ref().filter(|it| it.state != "engaging")?;
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
            let command = own(Order::FailDevice { side, note }, now.game);
            let origin = Origin::Own;
            self.decide(id, Deferred { command, origin });
        }
    }

    pub(super) fn venue_of_device(&self, device: &DeviceId) -> Option<&VenueId> {
        self.state.event.state.device_venue(device)
    }

    fn profile(&self) -> Option<ProfileHash> {
        self.state.event.state.regulations()?.before.profile
    }
}

pub(super) fn against(article: &'static str, device: &DeviceId, why: &str) -> Refusal {
    let why = format!("{device} does not meet what the event asks of its devices: {why}");
    Refusal::AgainstRegulations {
        article,
        why: why.into(),
    }
}

fn is_chief(actor: &Actor) -> bool {
    matches!(
        actor,
        Actor::Person {
            role: Role::ChiefArbiter,
            ..
        }
    )
}

fn is_heard(status: &DeviceStatus) -> bool {
    matches!(status.state.as_str(), "ready" | "late" | "duplicate")
}

/// Why a lock is not what the event asks; none if it is.
fn unmet(lock: Option<&DeviceLock>, profile: ProfileHash) -> Option<String> {
    let Some(lock) = lock else {
        return Some("it says nothing of how far its machine is held".to_owned());
    };
    if lock.state != "engaged" {
        return Some(format!("its machine is not locked ({})", lock.state));
    }
    if ProfileHash::parse(&lock.profile) != Some(profile) {
        return Some("its machine is held to another profile".to_owned());
    }
    let layers = lock.unmet.join(", ");
    (!layers.is_empty()).then(|| format!("these layers do not hold: {layers}"))
}
