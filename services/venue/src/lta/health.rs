//! The health of a device (`adoube_tournament::device_health`) from what the node knows of it.

use adoube_proto::v1::{
    self, BoardRequirement, DeviceBreach, DeviceState, DeviceStatus, GamePhase, LockAlarm,
    LockLayer, LockLayerState, Lockdown, LockdownState, PageState, PhysicalBoardState,
    PhysicalBoardStatus, SeatAt,
};
use adoube_tournament::device_health::{
    BoardFault, CheckState, Contact, DeviceFacts, DeviceHealth, HealthLevel, LOW_BOARD_BATTERY,
    LockFault, SeatFacts, SeatGame,
};

use super::contact::CoordinatorContact;
use crate::core::Machine;
use crate::lateness::{Alarm, Thresholds};

/// A breach that was not prevented is an alarm for so long, milliseconds.
pub(super) const BREACH_RINGS: u64 = 60_000;

/// What the node knows beside its devices.
#[derive(Clone, Copy, Debug)]
pub struct NodeFacts {
    /// How long the node has run, milliseconds.
    pub up_ms: u64,
    /// Its contact with the coordinator.
    pub coordinator: CoordinatorContact,
}

/// Writes a device's state and health into its status, by these thresholds. What decided it.
pub(super) fn assess(
    status: &mut DeviceStatus,
    seat: Option<&SeatAt>,
    machine: &Machine,
    thresholds: Thresholds,
    node: NodeFacts,
) -> DeviceFacts {
    status.state = thresholds.heard(status.state(), status.age_ms).into();
    let facts = facts(status, seat, machine, thresholds, node);
    let health = facts.health();
    status.health = wire(health).into();
    status.health_level = level(health.level()).into();
    facts
}

fn facts(
    status: &DeviceStatus,
    seat: Option<&SeatAt>,
    machine: &Machine,
    thresholds: Thresholds,
    node: NodeFacts,
) -> DeviceFacts {
    let needed = is_needed(seat);
    let contact = if needed && is_awaited(status, thresholds, node.up_ms) {
        Contact::Awaited
    } else {
        thresholds.contact(status.state(), status.age_ms, needed)
    };
    DeviceFacts {
        contact,
        moves: node
            .coordinator
            .move_path(carries_moves(status, thresholds)),
        lock_fault: lock_fault(machine, needed),
        page_missing: is_page_missing(status.page()),
        page_locked: status.locked,
        seat: seat.map(|seat| seat_facts(seat, status.physical_board.as_ref())),
    }
}

/// What is the matter with the physical board of a player whose moves wait for it: what the coordinator says of its
/// position, and what the device says of its connection, battery and a position that stands wrong for long.
fn board_fault(board: Option<&PhysicalBoardStatus>, seat: &SeatAt) -> Option<BoardFault> {
    if seat.board_requirement() != BoardRequirement::Required {
        return None;
    }
    if board.is_some_and(is_unread) {
        return Some(BoardFault::NotConnected);
    }
    if seat.board_differs || board.is_some_and(|board| board.differs_for_long) {
        return Some(BoardFault::Differs);
    }
    let battery = board?.battery_percent?;
    (battery <= LOW_BOARD_BATTERY).then_some(BoardFault::BatteryLow)
}

/// Whether nothing can be read from a board now.
fn is_unread(board: &PhysicalBoardStatus) -> bool {
    matches!(
        board.state(),
        PhysicalBoardState::NotConnected | PhysicalBoardState::Fault
    )
}

/// Whether a game page is closed or does not answer.
const fn is_page_missing(page: PageState) -> bool {
    match page {
        PageState::Silent | PageState::Closed => true,
        PageState::Unspecified | PageState::None | PageState::Alive => false,
    }
}

/// Whether moves pass on its play connection: one on which it sent nothing for as long as a silent device carries none,
/// though neither end has closed it yet.
fn carries_moves(status: &DeviceStatus, thresholds: Thresholds) -> bool {
    let is_silent = |age_ms| thresholds.by_age(age_ms) >= Alarm::Silent;
    let newest = status.flows.last();
    status.relayed && !newest.is_some_and(|flow| is_silent(flow.up_age_ms))
}

/// Whether a player needs the device: once the game is over it may be put away.
fn is_needed(seat: Option<&SeatAt>) -> bool {
    seat.is_some_and(|seat| seat.game() != GamePhase::Over)
}

/// Whether a node that was only just started could not have heard it yet: nobody misses it before that.
fn is_awaited(status: &DeviceStatus, thresholds: Thresholds, up_ms: u64) -> bool {
    let never = status.state() == DeviceState::Absent && status.age_ms == 0;
    never && thresholds.by_age(up_ms) < Alarm::Alarm
}

fn seat_facts(seat: &SeatAt, board: Option<&PhysicalBoardStatus>) -> SeatFacts {
    let game = match seat.game() {
        GamePhase::Before => SeatGame::Before,
        GamePhase::Over => SeatGame::Over,
        GamePhase::On | GamePhase::Unspecified if seat.awaits_ruling => SeatGame::AwaitsRuling,
        // A cause of a later version, too, is one.
        GamePhase::On | GamePhase::Unspecified if seat.paused != 0 => SeatGame::Paused,
        GamePhase::On | GamePhase::Unspecified => SeatGame::Running,
    };
    SeatFacts {
        game,
        checks: checks(seat),
        present: !seat.player_absent,
        board: board_fault(board, seat),
    }
}

/// How far the checks of a seat's player are, as the coordinator says it.
fn checks(seat: &SeatAt) -> CheckState {
    match seat.check_state() {
        v1::CheckState::Done => CheckState::Done,
        v1::CheckState::Failed => CheckState::Failed,
        v1::CheckState::Open | v1::CheckState::Unspecified => CheckState::Open,
    }
}

/// What is wrong with a device's lock; nobody waits for one that is not `needed`.
fn lock_fault(machine: &Machine, needed: bool) -> Option<LockFault> {
    let is = |what: fn(&Lockdown) -> bool| machine.lockdown.as_ref().is_some_and(what);
    if is(is_broken) {
        Some(LockFault::Broken)
    } else if needed && is(is_let_go) {
        Some(LockFault::Released)
    } else if needed && machine.was_held && is(is_unanswered) {
        Some(LockFault::Unanswered)
    } else if needed && machine.other_profile {
        Some(LockFault::WrongProfile)
    } else if machine.breaches.iter().any(rings) {
        Some(LockFault::Breach)
    } else {
        None
    }
}

/// As in `VenueDevice.machine_alarm`.
pub(super) const fn lock_alarm(fault: Option<LockFault>) -> LockAlarm {
    match fault {
        None => LockAlarm::Unspecified,
        Some(LockFault::Broken) => LockAlarm::Broken,
        Some(LockFault::Released) => LockAlarm::LetGo,
        Some(LockFault::Unanswered) => LockAlarm::Unheld,
        Some(LockFault::WrongProfile) => LockAlarm::OtherProfile,
        Some(LockFault::Breach) => LockAlarm::Breach,
    }
}

/// Whether somebody should go there: what was prevented is shown and rings nobody.
fn rings(breach: &DeviceBreach) -> bool {
    !breach.stopped && breach.age_ms < BREACH_RINGS
}

/// Whether what the event forbids is there now: unlike a breach it stays until somebody has put it away. A layer that
/// cannot be had at all is known before the round, and is told beside the device.
fn is_broken(lockdown: &Lockdown) -> bool {
    let broken = |layer: &LockLayer| layer.required && layer.state() == LockLayerState::Broken;
    lockdown.layers.iter().any(broken)
}

/// Whether somebody let a machine go of which the event requires anything: where somebody plays it is worse than one layer that
/// is broken.
fn is_let_go(lockdown: &Lockdown) -> bool {
    lockdown.state() == LockdownState::Released && asks(lockdown)
}

/// Whether what holds such a machine gives no answer, or cannot hold it any more.
fn is_unanswered(lockdown: &Lockdown) -> bool {
    lockdown.state() == LockdownState::Unavailable && asks(lockdown)
}

fn asks(lockdown: &Lockdown) -> bool {
    lockdown.layers.iter().any(|layer| layer.required)
}

const fn wire(health: DeviceHealth) -> v1::DeviceHealth {
    match health {
        DeviceHealth::LockBroken => v1::DeviceHealth::LockBroken,
        DeviceHealth::LockReleased => v1::DeviceHealth::LockReleased,
        DeviceHealth::LockUnanswered => v1::DeviceHealth::LockUnanswered,
        DeviceHealth::WrongLockProfile => v1::DeviceHealth::WrongLockProfile,
        DeviceHealth::Breach => v1::DeviceHealth::Breach,
        DeviceHealth::Duplicate => v1::DeviceHealth::Duplicate,
        DeviceHealth::NotConnected => v1::DeviceHealth::NotConnected,
        DeviceHealth::Disconnected => v1::DeviceHealth::Disconnected,
        DeviceHealth::Late => v1::DeviceHealth::Late,
        DeviceHealth::PageMissing => v1::DeviceHealth::PageMissing,
        DeviceHealth::PageLocked => v1::DeviceHealth::PageLocked,
        DeviceHealth::CheckFailed => v1::DeviceHealth::CheckFailed,
        DeviceHealth::NotChecked => v1::DeviceHealth::NotChecked,
        DeviceHealth::PlayerAbsent => v1::DeviceHealth::PlayerAbsent,
        DeviceHealth::BoardDiffers => v1::DeviceHealth::BoardDiffers,
        DeviceHealth::BoardNotConnected => v1::DeviceHealth::BoardNotConnected,
        DeviceHealth::BoardBatteryLow => v1::DeviceHealth::BoardBatteryLow,
        DeviceHealth::Awaited => v1::DeviceHealth::Awaited,
        DeviceHealth::MovesWaiting => v1::DeviceHealth::MovesWaiting,
        DeviceHealth::AwaitsRuling => v1::DeviceHealth::AwaitsRuling,
        DeviceHealth::Paused => v1::DeviceHealth::Paused,
        DeviceHealth::Ready => v1::DeviceHealth::Ready,
        DeviceHealth::Playing => v1::DeviceHealth::Playing,
        DeviceHealth::Finished => v1::DeviceHealth::Finished,
        DeviceHealth::NotInUse => v1::DeviceHealth::NotInUse,
    }
}

const fn level(level: HealthLevel) -> v1::HealthLevel {
    match level {
        HealthLevel::Problem => v1::HealthLevel::Problem,
        HealthLevel::Attention => v1::HealthLevel::Attention,
        HealthLevel::Waiting => v1::HealthLevel::Waiting,
        HealthLevel::Good => v1::HealthLevel::Good,
        HealthLevel::NotNeeded => v1::HealthLevel::NotNeeded,
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use v1::CheckState::{Done, Failed, Open};

    fn status(state: &str, age_ms: u64, page: PageState) -> DeviceStatus {
        DeviceStatus {
            device: "a".to_owned(),
            state: DeviceState::number_of(state),
            age_ms,
            page: page.into(),
            relayed: true,
            ..DeviceStatus::default()
        }
    }

    const fn reached(up_ms: u64) -> NodeFacts {
        NodeFacts {
            up_ms,
            coordinator: CoordinatorContact::Reached,
        }
    }

    /// Heard at the venue, while its moves do not pass.
    fn unrelayed() -> DeviceStatus {
        DeviceStatus {
            relayed: false,
            ..status("ready", 300, PageState::Alive)
        }
    }

    /// Heard at the venue, with a play connection on which it last sent something so long ago.
    fn sent(up_age_ms: u64) -> DeviceStatus {
        let flow = v1::RelayFlow {
            up_age_ms,
            ..v1::RelayFlow::default()
        };
        DeviceStatus {
            flows: vec![flow],
            ..status("ready", 300, PageState::Alive)
        }
    }

    fn seat(game: GamePhase, checks: v1::CheckState) -> SeatAt {
        SeatAt {
            device: "a".to_owned(),
            game: game.into(),
            check_state: checks.into(),
            ..SeatAt::default()
        }
    }

    /// What the coordinator and the device say becomes the facts that decide.
    #[test]
    fn ven_4_health_follows_from_what_device_and_coordinator_say() {
        use PageState::{Alive, Closed, Silent};
        use v1::DeviceHealth as H;
        let page = |page| status("ready", 300, page);
        let lost = |age| status("lost", age, Alive);
        let absent_device = || status("absent", 0, PageState::Unspecified);
        let (before, on) = (GamePhase::Before, GamePhase::On);
        let absent = SeatAt {
            player_absent: true,
            ..seat(before, Done)
        };
        let paused = SeatAt {
            paused: v1::PauseCause::Hold.into(),
            ..seat(on, Done)
        };
        let moved = seat(on, Open);
        for (status, seat, up_ms, health) in [
            (page(Alive), None, 60_000, H::Ready),
            (unrelayed(), Some(seat(on, Done)), 60_000, H::Disconnected),
            (unrelayed(), None, 60_000, H::Ready),
            (sent(2_900), Some(seat(on, Done)), 60_000, H::Playing),
            (sent(3_000), Some(seat(on, Done)), 60_000, H::Disconnected),
            (page(PageState::None), None, 60_000, H::Ready),
            (page(Closed), None, 60_000, H::PageMissing),
            (status("ready", 1_600, Alive), None, 60_000, H::Late),
            (lost(100), None, 60_000, H::Disconnected),
            (lost(60_000), None, 90_000, H::NotInUse),
            (page(Silent), Some(seat(on, Done)), 60_000, H::PageMissing),
            (page(Alive), Some(seat(on, Done)), 60_000, H::Playing),
            (page(Alive), Some(seat(before, Open)), 60_000, H::NotChecked),
            (
                page(Alive),
                Some(seat(before, Failed)),
                60_000,
                H::CheckFailed,
            ),
            (page(Alive), Some(absent), 60_000, H::PlayerAbsent),
            (page(Alive), Some(seat(before, Done)), 60_000, H::Ready),
            (page(Alive), Some(paused), 60_000, H::Paused),
            (page(Alive), Some(moved), 60_000, H::NotChecked),
            (absent_device(), Some(seat(before, Done)), 2_000, H::Awaited),
            (
                absent_device(),
                Some(seat(before, Done)),
                60_000,
                H::NotConnected,
            ),
        ] {
            let found = assessed(status.clone(), seat.as_ref(), reached(up_ms));
            assert_eq!(found, health, "{status:?} {seat:?}");
        }
    }

    fn assessed(
        mut status: DeviceStatus,
        seat: Option<&SeatAt>,
        node: NodeFacts,
    ) -> v1::DeviceHealth {
        let (machine, thresholds) = (Machine::default(), Thresholds::default());
        assess(&mut status, seat, &machine, thresholds, node);
        status.health()
    }

    /// A physical board needs somebody where its player's moves wait for it, and only there.
    #[test]
    fn ebd_5_ven_4_a_board_that_is_lost_differs_or_runs_flat_is_the_devices_health() {
        use BoardRequirement::{Lifted, Required, Unspecified};
        use PhysicalBoardState as S;
        use v1::DeviceHealth as H;
        let of = |state: S, battery| PhysicalBoardStatus {
            state: state.into(),
            battery_percent: battery,
            ..PhysicalBoardStatus::default()
        };
        let for_long = PhysicalBoardStatus {
            differs_for_long: true,
            ..of(S::Differs, None)
        };
        for (board, requirement, differs, health) in [
            (Some(of(S::Settled, Some(16))), Required, false, H::Playing),
            (
                Some(of(S::Settled, Some(15))),
                Required,
                false,
                H::BoardBatteryLow,
            ),
            (Some(of(S::Connecting, None)), Required, false, H::Playing),
            (
                Some(of(S::NotConnected, None)),
                Required,
                false,
                H::BoardNotConnected,
            ),
            (
                Some(of(S::Fault, None)),
                Required,
                true,
                H::BoardNotConnected,
            ),
            (
                Some(of(S::Differs, Some(9))),
                Required,
                true,
                H::BoardDiffers,
            ),
            // A hand may be at work.
            (Some(of(S::Differs, None)), Required, false, H::Playing),
            (Some(for_long.clone()), Required, false, H::BoardDiffers),
            (Some(for_long), Lifted, false, H::Playing),
            (None, Required, true, H::BoardDiffers),
            (Some(of(S::Fault, None)), Lifted, false, H::Playing),
            (
                Some(of(S::NotConnected, None)),
                Unspecified,
                false,
                H::Playing,
            ),
        ] {
            let status = DeviceStatus {
                physical_board: board.clone(),
                ..status("ready", 300, PageState::Alive)
            };
            let seat = SeatAt {
                board_requirement: requirement.into(),
                board_differs: differs,
                ..seat(GamePhase::On, Done)
            };
            let found = assessed(status, Some(&seat), reached(60_000));
            assert_eq!(found, health, "{board:?} {requirement:?} {differs}");
        }
    }

    /// A check that fails during a game is not hidden by the game; what the coordinator decides counts.
    #[test]
    fn evt_4_ven_4_a_failed_check_and_a_due_ruling_are_told_of_a_game() {
        use v1::CheckState as C;
        use v1::DeviceHealth as H;
        for (state, stands, health) in [
            (C::Done, "", H::Playing),
            (C::Open, "", H::NotChecked),
            (C::Failed, "", H::CheckFailed),
            (C::Failed, "hold", H::CheckFailed),
            (C::Done, "awaits-ruling", H::AwaitsRuling),
            (C::Failed, "awaits-ruling", H::AwaitsRuling),
        ] {
            let seat = SeatAt {
                check_state: state.into(),
                paused: v1::PauseCause::number_of(stands),
                awaits_ruling: stands == "awaits-ruling",
                ..seat(GamePhase::On, Done)
            };
            let found = assessed(
                status("ready", 300, PageState::Alive),
                Some(&seat),
                reached(60_000),
            );
            assert_eq!(found, health, "{state:?} {stands}");
        }
    }

    /// While the coordinator cannot be reached no device that the node hears is called disconnected.
    #[test]
    fn ven_4_an_outage_of_the_uplink_blames_no_device() {
        use v1::DeviceHealth as H;
        for (coordinator, relayed, health) in [
            (CoordinatorContact::Reached, true, H::Playing),
            (CoordinatorContact::Reached, false, H::Disconnected),
            (CoordinatorContact::Unsteady, true, H::Playing),
            (CoordinatorContact::Unsteady, false, H::MovesWaiting),
            (CoordinatorContact::Unreachable, true, H::MovesWaiting),
            (CoordinatorContact::Unreachable, false, H::MovesWaiting),
        ] {
            let status = DeviceStatus {
                relayed,
                ..status("ready", 300, PageState::Alive)
            };
            let node = NodeFacts {
                up_ms: 60_000,
                coordinator,
            };
            let found = assessed(status, Some(&seat(GamePhase::On, Done)), node);
            assert_eq!(found, health, "{coordinator:?} {relayed}");
        }
    }
}
