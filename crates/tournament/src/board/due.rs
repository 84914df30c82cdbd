//! What a board will do by itself, and when: for the timers of whoever drives it.

use adoube_chess::Side;

use super::causes::{LossSign, PauseCause};
use super::command::{Command, PassLimit, SuspendAway, SystemOrder};
use super::terms::ClockWhileAway;
use super::{Away, Board, Phase};
use crate::time::{Millis, Time};

/// How long the coordinator waits before it decides a flag, so that a move that was stamped
/// earlier but is still on its way inside the coordinator comes first.
pub const FLAG_WATERMARK: Millis = Millis(20);

/// Something that a board does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    /// The running side's flag falls.
    Flag,
    /// The clock starts after a ruling.
    Start,
    /// Somebody has not come within the default time.
    Absence,
    /// A seat has been away for as long as the clock may run on.
    Suspend(Side),
    /// A seat has been away for as long as the event gives to reconnect.
    Limit(Side),
}

impl Board {
    /// The next thing that happens by itself and the instant at which it counts.
    pub fn next_due(&self) -> Option<(Time, Due)> {
        let flag = self.clocks.clock.flag_time().map(|at| (at, Due::Flag));
        let suspend = Side::ALL
            .into_iter()
            .filter_map(|side| self.suspension(side));
        let start = self.starts_at().map(|at| (at, Due::Start));
        let absence = self.default_at().map(|at| (at, Due::Absence));
        let limit = Side::ALL.into_iter().filter_map(|side| self.limit(side));
        suspend
            .chain(flag)
            .chain(start)
            .chain(absence)
            .chain(limit)
            .min_by_key(|(at, _)| *at)
    }

    /// How long the clock runs on while a seat is away; none where it is not suspended for that.
    pub(super) fn suspended_after(&self) -> Option<Millis> {
        match self.opened.terms.away.clock {
            ClockWhileAway::Suspended { after } => Some(after),
            ClockWhileAway::Runs => None,
        }
    }

    fn suspension(&self, side: Side) -> Option<(Time, Due)> {
        let after = self.suspended_after()?;
        let away = self.away(side).filter(|away| !away.ruled)?;
        (self.play.phase == Phase::Playing).then(|| (away.since + after, Due::Suspend(side)))
    }

    /// By when a seat that is away has to be heard again, where the event's time for that counts;
    /// past already once that was noted.
    pub fn reconnect_by(&self, side: Side) -> Option<Time> {
        let limit = self.opened.terms.away.reconnect_within?;
        self.under_limit(side).map(|away| away.counted + limit)
    }

    pub(super) fn limit(&self, side: Side) -> Option<(Time, Due)> {
        let limit = self.opened.terms.away.reconnect_within?;
        let away = self.under_limit(side).filter(|away| !away.overdue)?;
        Some((away.counted + limit, Due::Limit(side)))
    }

    /// A silence for which the event's time to reconnect counts: no arbiter has taken the game in
    /// hand, and it is not the coordinator that was away.
    pub(super) fn under_limit(&self, side: Side) -> Option<Away> {
        let goes_on = match &self.play.phase {
            Phase::Playing => true,
            Phase::Paused { cause, .. } => matches!(cause, PauseCause::Away { .. }),
            Phase::Waiting | Phase::Finished { .. } => false,
        };
        let counts = goes_on && !self.is_held();
        let away = self.away(side).filter(|_| counts)?;
        (!away.ruled && away.sign != LossSign::Outage).then_some(away)
    }
}

impl Due {
    /// The command to give when it is due at `at`.
    pub const fn command(self, at: Time) -> Command {
        let order = match self {
            Self::Flag => SystemOrder::FallFlag,
            Self::Start => SystemOrder::StartClock,
            Self::Absence => SystemOrder::JudgeAbsence,
            Self::Suspend(side) => SystemOrder::SuspendAway(SuspendAway { side }),
            Self::Limit(side) => SystemOrder::PassLimit(PassLimit { side }),
        };
        Command::system(order, at)
    }
}
