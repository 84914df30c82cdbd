//! How a playing device is, and how much that needs somebody (VEN-4). The venue node decides it here, once; wall,
//! console and command line show the result under one name and in one colour.

#[cfg(test)]
mod tests;

/// How a device is. Where several things are wrong it is the one that has to be solved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeviceHealth {
    /// A layer of the lock that the event requires does not work.
    LockBroken,
    /// Somebody released the lock while a player needs the device.
    LockReleased,
    /// What locks the device gives no answer any more.
    LockUnanswered,
    /// The device is locked to another profile than the event's.
    WrongLockProfile,
    /// Something that the event forbids happened on it and was not prevented.
    Breach,
    /// Two computers use the device's name.
    Duplicate,
    /// A player needs it, and the venue node has no contact with it.
    NotConnected,
    /// It was connected, and its contact broke off.
    Disconnected,
    /// Its last message is older than usual.
    Late,
    /// It is connected, and the game page is closed or does not answer.
    PageMissing,
    /// An order of the venue locks the game page.
    PageLocked,
    /// A check of its player failed.
    CheckFailed,
    /// Its player, or the device during a game, was not checked.
    NotChecked,
    /// Its player has not come to the board.
    PlayerAbsent,
    /// The physical board of its player differs from the game, and the arbiters were told.
    BoardDiffers,
    /// Its player's moves wait for a physical board that cannot be read.
    BoardNotConnected,
    /// The battery of that board may not last for the game.
    BoardBatteryLow,
    /// The venue node has just started and waits for the device.
    Awaited,
    /// The node hears it, and the coordinator cannot be reached: the moves of the running game wait.
    MovesWaiting,
    /// Its game ended while an incident was open, and the Chief Arbiter still has to rule on it.
    AwaitsRuling,
    /// The game of its player is paused.
    Paused,
    /// Connected, page open, player checked and present, or a spare that can be used.
    Ready,
    /// A game runs on it.
    Playing,
    /// The game of its player has ended.
    Finished,
    /// Nobody needs it, and it is not connected.
    NotInUse,
}

/// How much a device needs somebody: what its colour shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HealthLevel {
    /// Somebody must go there now.
    Problem,
    /// Something has to be done before the player can play.
    Attention,
    /// Nobody plays there until something else happens.
    Waiting,
    /// Nothing to do.
    Good,
    /// Nobody needs it.
    NotNeeded,
}

/// What is known of a device's contact with the venue node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// The node has just started and cannot have heard it yet.
    Awaited,
    /// None: it never connected to this run of the node, it said goodbye, or it is gone for long and nobody needs it.
    Absent,
    /// Its last message is recent.
    Connected,
    /// Its last message is older than usual.
    Late,
    /// Its connection broke, or no message came for long.
    Disconnected,
    /// Two computers use its name.
    Duplicate,
}

/// Whether moves get from a device to the coordinator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePath {
    /// They do.
    Works,
    /// The device has no play connection, though the coordinator can be reached.
    DeviceCut,
    /// The coordinator cannot be reached from the venue, or only just was again: no device is to blame.
    CoordinatorCut,
}

/// What is wrong with the lock of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockFault {
    /// A required layer does not work.
    Broken,
    /// Somebody released it.
    Released,
    /// What holds it gives no answer.
    Unanswered,
    /// It holds another profile than the event's.
    WrongProfile,
    /// Something forbidden happened and was not prevented.
    Breach,
}

/// What is the matter with the physical board of a player whose moves wait for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// It differs from the game, and the arbiters were told.
    Differs,
    /// It cannot be read.
    NotConnected,
    /// Its battery may not last.
    BatteryLow,
}

/// At so much of its charge, in percent, a physical board's battery may not last for a game.
pub const LOW_BOARD_BATTERY: u32 = 15;

/// How far the checks of a player are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckState {
    /// Passed, waived, or not required.
    Done,
    /// Something is still to be checked.
    Open,
    /// One failed.
    Failed,
}

/// How the game of a seat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatGame {
    /// It has not started.
    Before,
    /// A clock runs.
    Running,
    /// Both clocks are stopped.
    Paused,
    /// It has ended, and the Chief Arbiter still has to rule on an incident of it.
    AwaitsRuling,
    /// It has ended.
    Over,
}

/// The seat that is bound to a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatFacts {
    /// How its game stands.
    pub game: SeatGame,
    /// How far its checks are.
    pub checks: CheckState,
    /// Whether its player has come to the board.
    pub present: bool,
    /// What is the matter with its player's physical board; none where moves do not wait for one.
    pub board: Option<BoardFault>,
}

/// What is known of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceFacts {
    /// Its contact with the venue node.
    pub contact: Contact,
    /// Whether its moves get to the coordinator.
    pub moves: MovePath,
    /// What is wrong with its lock.
    pub lock_fault: Option<LockFault>,
    /// It shows a game page, which is closed or does not answer.
    pub page_missing: bool,
    /// An order of the venue locks its game page.
    pub page_locked: bool,
    /// The seat that is bound to it.
    pub seat: Option<SeatFacts>,
}

impl DeviceFacts {
    /// Whether a player needs the device: the seat's game has not ended.
    pub fn is_needed(self) -> bool {
        self.seat.is_some_and(|seat| seat.game != SeatGame::Over)
    }

    /// How the device is. An old message says nothing of the page or the lock, so contact comes before both.
    pub fn health(self) -> DeviceHealth {
        let needed = self.is_needed();
        match self.contact {
            Contact::Duplicate => DeviceHealth::Duplicate,
            Contact::Awaited => DeviceHealth::Awaited,
            Contact::Absent | Contact::Disconnected | Contact::Late
                if self.seat.is_some() && !needed =>
            {
                DeviceHealth::Finished
            }
            Contact::Absent if needed => DeviceHealth::NotConnected,
            Contact::Absent => DeviceHealth::NotInUse,
            Contact::Disconnected => DeviceHealth::Disconnected,
            Contact::Late => self.of_lock().unwrap_or(DeviceHealth::Late),
            // The node hears it, and without a play connection nobody can play there.
            Contact::Connected if self.moves == MovePath::DeviceCut && self.is_played_at() => {
                DeviceHealth::Disconnected
            }
            Contact::Connected => self.of_lock().unwrap_or_else(|| self.connected()),
        }
    }

    /// Whether its game has begun and is not over.
    fn is_played_at(self) -> bool {
        self.seat.is_some_and(|seat| match seat.game {
            SeatGame::Running | SeatGame::Paused | SeatGame::AwaitsRuling => true,
            SeatGame::Before | SeatGame::Over => false,
        })
    }

    fn of_lock(self) -> Option<DeviceHealth> {
        Some(match self.lock_fault? {
            LockFault::Broken => DeviceHealth::LockBroken,
            LockFault::Released => DeviceHealth::LockReleased,
            LockFault::Unanswered => DeviceHealth::LockUnanswered,
            LockFault::WrongProfile => DeviceHealth::WrongLockProfile,
            LockFault::Breach => DeviceHealth::Breach,
        })
    }

    fn connected(self) -> DeviceHealth {
        let page = if self.page_missing {
            Some(DeviceHealth::PageMissing)
        } else if self.page_locked {
            Some(DeviceHealth::PageLocked)
        } else {
            None
        };
        match self.seat {
            None => page.unwrap_or(DeviceHealth::Ready),
            Some(seat) if seat.game == SeatGame::Over => DeviceHealth::Finished,
            Some(seat) => page.unwrap_or_else(|| seat.health(self.moves)),
        }
    }
}

impl SeatFacts {
    fn health(self, moves: MovePath) -> DeviceHealth {
        let running = match moves {
            MovePath::CoordinatorCut => DeviceHealth::MovesWaiting,
            MovePath::Works | MovePath::DeviceCut => DeviceHealth::Playing,
        };
        match (self.checks, self.present, self.game) {
            (_, _, SeatGame::AwaitsRuling) => DeviceHealth::AwaitsRuling,
            (CheckState::Failed, _, _) => DeviceHealth::CheckFailed,
            // Who is absent can lose by it; there is nobody to check.
            (CheckState::Open | CheckState::Done, false, _) => DeviceHealth::PlayerAbsent,
            (CheckState::Open, true, _) => DeviceHealth::NotChecked,
            (CheckState::Done, true, SeatGame::Over) => DeviceHealth::Finished,
            (CheckState::Done, true, SeatGame::Before) => self.board_or(DeviceHealth::Ready),
            (CheckState::Done, true, SeatGame::Running) => self.board_or(running),
            (CheckState::Done, true, SeatGame::Paused) => self.board_or(DeviceHealth::Paused),
        }
    }

    /// What is the matter with the player's board; else the given health.
    const fn board_or(self, health: DeviceHealth) -> DeviceHealth {
        match self.board {
            None => health,
            Some(BoardFault::Differs) => DeviceHealth::BoardDiffers,
            Some(BoardFault::NotConnected) => DeviceHealth::BoardNotConnected,
            Some(BoardFault::BatteryLow) => DeviceHealth::BoardBatteryLow,
        }
    }
}

impl DeviceHealth {
    /// How much it needs somebody.
    pub const fn level(self) -> HealthLevel {
        match self {
            Self::LockBroken
            | Self::LockReleased
            | Self::LockUnanswered
            | Self::WrongLockProfile
            | Self::Breach
            | Self::Duplicate
            | Self::NotConnected
            | Self::Disconnected => HealthLevel::Problem,
            Self::Late
            | Self::PageMissing
            | Self::PageLocked
            | Self::CheckFailed
            | Self::NotChecked
            | Self::PlayerAbsent
            | Self::BoardDiffers
            | Self::BoardNotConnected
            | Self::BoardBatteryLow => HealthLevel::Attention,
            Self::Awaited | Self::MovesWaiting | Self::AwaitsRuling | Self::Paused => {
                HealthLevel::Waiting
            }
            Self::Ready | Self::Playing => HealthLevel::Good,
            Self::Finished | Self::NotInUse => HealthLevel::NotNeeded,
        }
    }
}
