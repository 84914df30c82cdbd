//! What an LCA signs with the check of a device: the report of its lock, in which every layer was tried (O 18.5).

use adoube_tournament::board::command::{Admission, RecordCheck};
use adoube_tournament::board::{CheckKind, Order, SignOff, Signed};
use adoube_tournament::ids::{BoardId, DeviceId};
use adoube_tournament::incident::evidence::WitnessClock;
use adoube_tournament::note::note;
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::ProfileHash;
use adoube_tournament::time::Time;
use adoube_tournament::venue::{JournalLine, LockReport};

use super::device_requirements::against;
use crate::shard::Shard;
use crate::shard::input::Now;

impl Shard {
    /// The latest report of a device that is held since.
    fn lock_report(&self, device: &DeviceId) -> Option<(&LockReport, &JournalLine, &WitnessClock)> {
        let venue = self.venue_of_device(device)?;
        self.state.venues.get(venue)?.state.lock_report(device)
    }

    /// The same as it is signed at this time.
    pub(in crate::shard) fn signed(&self, device: &DeviceId, now: Now) -> Option<Signed> {
        let (report, line, seen) = self.lock_report(device)?;
        Some(Signed {
            device: device.clone(),
            when: self.reported_time(seen, now),
            source: format!("{} {}", line.journal, line.number),
            report: report.clone(),
        })
    }

    /// Where the event names a profile, a device passes with a report of that profile in which each layer that is
    /// asked for was tried and holds. Elsewhere it passes without; one that was named must be there.
    pub(super) fn may_sign(
        &self,
        device: &DeviceId,
        sign: &SignOff,
        profile: Option<ProfileHash>,
    ) -> Result<(), Refusal> {
        let report = self.lock_report(device).map(|(report, ..)| report);
        let refused = |word, why: &str| Err(against("O 18.5", device, note!(word => "{why}")));
        if let SignOff::Named(digest) = sign
            && report.is_none_or(|report| report.digest != *digest)
        {
            return refused(
                "report-not-latest",
                "the report that was named is not the latest of this device: check it again",
            );
        }
        let Some(profile) = profile else {
            return Ok(());
        };
        let Some(report) = report else {
            return refused(
                "device-not-tried",
                "its layers were not tried since it was locked: check it",
            );
        };
        if ProfileHash::parse(&report.profile) != Some(profile) {
            return refused(
                "tried-other-profile",
                "its layers were tried for another profile",
            );
        }
        let unmet: Vec<&str> = report.unmet().map(|it| it.layer.as_str()).collect();
        if !unmet.is_empty() {
            let unmet = unmet.join(", ");
            let why = note!(
                "tried-layers" => "these layers were tried and do not hold: {unmet}", layers = unmet
            );
            return Err(against("O 18.5", device, why));
        }
        if self.was_played_since(device) {
            return refused(
                "played-since",
                "a game was played at it since its layers were tried: check it again",
            );
        }
        Ok(())
    }

    /// Whether the report that an official named may still come: then it is not refused for its absence.
    pub(in crate::shard) fn is_to_come(&self, board: BoardId, order: &Order) -> bool {
        let Some(Admission::Check(RecordCheck {
            side,
            kind: CheckKind::Device,
            passed: true,
            sign: SignOff::Named(digest),
            ..
        })) = order.act().map(|act| act.facts().admission)
        else {
            return false;
        };
        let Some(board) = self.state.boards.get(&board) else {
            return false;
        };
        let device = &board.seat(*side).device;
        let venue = self.venue_of_device(device);
        let known = venue.and_then(|venue| self.state.venues.get(venue));
        !known.is_some_and(|known| known.state.knows_lock_report(device, digest))
    }

    /// Whether a game ended at the device after its latest report was made.
    fn was_played_since(&self, device: &DeviceId) -> bool {
        let Some((_, _, seen)) = self.lock_report(device) else {
            return false;
        };
        // Without a measured time the report counts as made late: what is not known is held against nobody.
        let made = seen.at(Time(u64::MAX));
        let mut boards = self.state.boards.values();
        boards.any(|board| {
            let ended = board.ended_at();
            ended.is_some_and(|at| self.unscaled(at) > made && board.side_at(device, at).is_some())
        })
    }
}
