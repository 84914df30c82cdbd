use super::CheckState::{Done, Failed, Open};
use super::Contact::{Absent, Awaited, Connected, Disconnected, Duplicate, Late};
use super::DeviceHealth as H;
use super::HealthLevel as L;
use super::MovePath::{CoordinatorCut, DeviceCut, Works};
use super::SeatGame::{AwaitsRuling, Before, Over, Paused, Running};
use super::*;

/// A device that is connected, with its page open, and no seat.
const SPARE: DeviceFacts = DeviceFacts {
    contact: Connected,
    moves: Works,
    lock_fault: None,
    page_missing: false,
    page_locked: false,
    seat: None,
};

fn at(contact: Contact) -> DeviceFacts {
    DeviceFacts { contact, ..SPARE }
}

fn seated(contact: Contact, game: SeatGame, checks: CheckState, present: bool) -> DeviceFacts {
    let seat = SeatFacts {
        game,
        checks,
        present,
        board: None,
    };
    DeviceFacts {
        contact,
        seat: Some(seat),
        ..SPARE
    }
}

fn pageless(facts: DeviceFacts) -> DeviceFacts {
    DeviceFacts {
        page_missing: true,
        ..facts
    }
}

fn locked(facts: DeviceFacts) -> DeviceFacts {
    DeviceFacts {
        page_locked: true,
        ..facts
    }
}

fn faulty(fault: LockFault, facts: DeviceFacts) -> DeviceFacts {
    DeviceFacts {
        lock_fault: Some(fault),
        ..facts
    }
}

#[test]
fn ven_4_health_of_a_device_without_a_seat() {
    for (facts, health, level) in [
        (SPARE, H::Ready, L::Good),
        (at(Late), H::Late, L::Attention),
        (at(Disconnected), H::Disconnected, L::Problem),
        (at(Absent), H::NotInUse, L::NotNeeded),
        (at(Awaited), H::Awaited, L::Waiting),
        (at(Duplicate), H::Duplicate, L::Problem),
        // A spare without its page cannot be used either.
        (pageless(SPARE), H::PageMissing, L::Attention),
        (locked(SPARE), H::PageLocked, L::Attention),
        (pageless(at(Absent)), H::NotInUse, L::NotNeeded),
    ] {
        assert_eq!(
            (facts.health(), facts.health().level()),
            (health, level),
            "{facts:?}"
        );
    }
}

#[test]
fn ven_4_health_of_a_device_with_a_seat() {
    let here = |game, checks, present| seated(Connected, game, checks, present);
    for (facts, health, level) in [
        (here(Before, Done, true), H::Ready, L::Good),
        (here(Running, Done, true), H::Playing, L::Good),
        (here(Paused, Done, true), H::Paused, L::Waiting),
        (here(Over, Done, true), H::Finished, L::NotNeeded),
        (here(Before, Open, false), H::PlayerAbsent, L::Attention),
        (here(Before, Open, true), H::NotChecked, L::Attention),
        (here(Before, Done, false), H::PlayerAbsent, L::Attention),
        (here(Before, Failed, true), H::CheckFailed, L::Attention),
        // The seat came to a device that nobody checked; White has not made a first move.
        (here(Running, Open, true), H::NotChecked, L::Attention),
        (here(Running, Failed, true), H::CheckFailed, L::Attention),
        (here(Running, Done, false), H::PlayerAbsent, L::Attention),
        (
            pageless(here(Running, Done, true)),
            H::PageMissing,
            L::Attention,
        ),
        (
            pageless(here(Before, Open, false)),
            H::PageMissing,
            L::Attention,
        ),
        (
            locked(here(Running, Done, true)),
            H::PageLocked,
            L::Attention,
        ),
        (pageless(here(Over, Done, true)), H::Finished, L::NotNeeded),
        (
            seated(Absent, Before, Open, false),
            H::NotConnected,
            L::Problem,
        ),
        (
            seated(Disconnected, Running, Done, true),
            H::Disconnected,
            L::Problem,
        ),
        (
            pageless(seated(Disconnected, Paused, Done, true)),
            H::Disconnected,
            L::Problem,
        ),
        (seated(Late, Running, Done, true), H::Late, L::Attention),
        (seated(Awaited, Running, Done, true), H::Awaited, L::Waiting),
        (
            seated(Disconnected, Over, Done, true),
            H::Finished,
            L::NotNeeded,
        ),
        (seated(Absent, Over, Done, true), H::Finished, L::NotNeeded),
        // Its flag fell while it was away: a ruling may resume the game.
        (
            seated(Disconnected, AwaitsRuling, Done, true),
            H::Disconnected,
            L::Problem,
        ),
        (here(AwaitsRuling, Done, true), H::AwaitsRuling, L::Waiting),
    ] {
        assert_eq!(
            (facts.health(), facts.health().level()),
            (health, level),
            "{facts:?}"
        );
    }
}

/// Where the coordinator cannot be reached no device is to blame that the node hears.
#[test]
fn ven_4_a_device_is_disconnected_by_its_own_path_alone() {
    let on = |moves, game| DeviceFacts {
        moves,
        ..seated(Connected, game, Done, true)
    };
    for (facts, health) in [
        (on(DeviceCut, Running), H::Disconnected),
        (on(DeviceCut, Paused), H::Disconnected),
        (on(DeviceCut, Before), H::Ready),
        (on(DeviceCut, Over), H::Finished),
        (on(CoordinatorCut, Running), H::MovesWaiting),
        (on(CoordinatorCut, Paused), H::Paused),
        (on(CoordinatorCut, Before), H::Ready),
        (pageless(on(CoordinatorCut, Running)), H::PageMissing),
    ] {
        assert_eq!(facts.health(), health, "{facts:?}");
    }
    let lost = DeviceFacts {
        moves: CoordinatorCut,
        ..seated(Disconnected, Running, Done, true)
    };
    assert_eq!(
        lost.health(),
        H::Disconnected,
        "the node does not hear it either"
    );
    assert_eq!(H::MovesWaiting.level(), L::Waiting);
}

#[test]
fn ven_2_ven_4_a_lock_fault_comes_before_the_page_and_after_a_lost_contact() {
    let playing = seated(Connected, Running, Done, true);
    for (fault, health) in [
        (LockFault::Broken, H::LockBroken),
        (LockFault::Released, H::LockReleased),
        (LockFault::Unanswered, H::LockUnanswered),
        (LockFault::WrongProfile, H::WrongLockProfile),
        (LockFault::Breach, H::Breach),
    ] {
        assert_eq!(faulty(fault, pageless(playing)).health(), health);
        assert_eq!(health.level(), L::Problem);
        let late = seated(Late, Running, Done, true);
        assert_eq!(faulty(fault, late).health(), health);
        let lost = seated(Disconnected, Running, Done, true);
        assert_eq!(faulty(fault, lost).health(), H::Disconnected);
    }
}

/// A board that its player's moves wait for needs somebody, whatever the game does; what keeps the player away comes first.
#[test]
fn ebd_5_ven_4_a_physical_board_needs_attention_as_a_page_does() {
    let with = |facts: DeviceFacts, fault: BoardFault| DeviceFacts {
        seat: facts.seat.map(|seat| SeatFacts {
            board: Some(fault),
            ..seat
        }),
        ..facts
    };
    let at = |game| seated(Connected, game, Done, true);
    let lost = BoardFault::NotConnected;
    let cut = DeviceFacts {
        moves: CoordinatorCut,
        ..at(Running)
    };
    for (facts, health) in [
        (with(at(Running), BoardFault::Differs), H::BoardDiffers),
        (with(at(Running), lost), H::BoardNotConnected),
        (
            with(at(Running), BoardFault::BatteryLow),
            H::BoardBatteryLow,
        ),
        (with(at(Before), lost), H::BoardNotConnected),
        (with(at(Paused), lost), H::BoardNotConnected),
        (with(cut, lost), H::BoardNotConnected),
        (with(at(Over), lost), H::Finished),
        (with(at(AwaitsRuling), lost), H::AwaitsRuling),
        (with(pageless(at(Running)), lost), H::PageMissing),
        (
            with(seated(Connected, Running, Open, true), lost),
            H::NotChecked,
        ),
        (
            with(seated(Disconnected, Running, Done, true), lost),
            H::Disconnected,
        ),
    ] {
        assert_eq!(facts.health(), health, "{facts:?}");
    }
    assert_eq!(H::BoardNotConnected.level(), L::Attention);
}

/// Every state, the most urgent first.
const ALL: [H; 25] = [
    H::LockBroken,
    H::LockReleased,
    H::LockUnanswered,
    H::WrongLockProfile,
    H::Breach,
    H::Duplicate,
    H::NotConnected,
    H::Disconnected,
    H::Late,
    H::PageMissing,
    H::PageLocked,
    H::CheckFailed,
    H::NotChecked,
    H::PlayerAbsent,
    H::BoardDiffers,
    H::BoardNotConnected,
    H::BoardBatteryLow,
    H::Awaited,
    H::MovesWaiting,
    H::AwaitsRuling,
    H::Paused,
    H::Ready,
    H::Playing,
    H::Finished,
    H::NotInUse,
];

/// Lists are sorted by state: a less urgent one never comes before a more urgent one.
#[test]
fn ven_4_states_are_in_the_order_of_their_urgency() {
    assert!(ALL.is_sorted());
    assert!(ALL.is_sorted_by_key(|health| health.level()));
}
