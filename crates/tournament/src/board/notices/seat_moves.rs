//! That an official moved a player's seat, and what the disconnection at the device before cost, until the player has moved.

use crate::board::event::SeatMoved;
use crate::ids::DeviceId;
use crate::time::Millis;

/// What the player sees of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMoveNotice {
    /// The device before.
    pub from: DeviceId,
    /// Why.
    pub reason: String,
    /// The player's clock at the last contact there, and when it stopped or the player was back; none where it lost nothing.
    pub cost: Option<[Millis; 2]>,
}

/// Of one seat.
#[derive(Debug, Clone)]
pub(super) struct SeatMoveNotices {
    moved: Option<(DeviceId, String)>,
    /// The player's last disconnection.
    lost: Option<Lost>,
}

/// The player's own clock over a disconnection.
#[derive(Debug, Clone, Copy)]
struct Lost {
    /// At the last contact.
    before: Millis,
    /// When it stopped or the player was back; none while it lasts.
    after: Option<Millis>,
}

impl SeatMoveNotices {
    pub(super) const NONE: Self = Self {
        moved: None,
        lost: None,
    };

    /// The player is disconnected; `before`: their clock at the last contact.
    pub(super) const fn lose(&mut self, before: Millis) {
        let after = None;
        self.lost = Some(Lost { before, after });
    }

    /// The player is back, or both clocks stopped at this time: what an arbiter gives or takes later is a notice of its own.
    pub(super) fn stop(&mut self, after: Millis) {
        if let Some(lost) = &mut self.lost {
            lost.after.get_or_insert(after);
        }
    }

    pub(super) fn take(&mut self, moved: &SeatMoved) {
        self.moved = Some((moved.from.clone(), moved.reason.clone()));
    }

    /// `now`: the player's clock.
    pub(super) fn shown(&self, now: Millis) -> Option<SeatMoveNotice> {
        let (from, reason) = self.moved.clone()?;
        let cost = self
            .lost
            .map(|lost| [lost.before, lost.after.unwrap_or(now)]);
        Some(SeatMoveNotice {
            from,
            reason,
            cost: cost.filter(|[before, after]| before > after),
        })
    }
}
