//! When a player has pressed the clock of their board.

use adoube_chess::Side;
use adoube_eboard::clock::{ClockMessage, ClockSide};

use super::settings::ClockPlace;

/// How long a press waits for the move that it confirms, milliseconds: a clock is pressed before pieces count as being
/// at rest.
pub(super) const PRESS_WAITS: u64 = 2_000;

/// The lever of a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lever {
    up: Option<ClockSide>,
}

impl Lever {
    /// Whether with this message the player of this side has pressed their side down. To push the lever back, for the
    /// opponent who is elsewhere, is no press.
    pub(super) fn is_pressed(&mut self, message: &ClockMessage, own: ClockSide) -> bool {
        match message {
            ClockMessage::Absent => self.up = None,
            ClockMessage::Times(times) => {
                let before = self.up.replace(times.lever_up);
                return before == Some(own) && times.lever_up != own;
            }
            ClockMessage::Answer(_) => {}
        }
        false
    }

    /// Another board is connected.
    pub(super) const fn forget(&mut self) {
        self.up = None;
    }
}

/// On which side of the clock a player's time is.
pub(super) const fn clock_side(side: Side, place: ClockPlace) -> ClockSide {
    match (side, place) {
        (Side::White, ClockPlace::WhiteLeft) | (Side::Black, ClockPlace::WhiteRight) => {
            ClockSide::Left
        }
        (Side::White, ClockPlace::WhiteRight) | (Side::Black, ClockPlace::WhiteLeft) => {
            ClockSide::Right
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use adoube_eboard::clock::{ClockFace, ClockMessage, ClockSide, ClockTimes};

    use super::Lever;

    fn times(lever_up: ClockSide) -> ClockMessage {
        let face = ClockFace {
            time: Duration::ZERO,
            flag_fallen: false,
        };
        ClockMessage::Times(ClockTimes {
            left: face,
            right: face,
            running: true,
            lever_up,
            battery_low: false,
        })
    }

    #[test]
    fn ebd_7_only_the_players_own_side_is_a_press() {
        use ClockSide::{Left, Right};
        let mut lever = Lever::default();
        for (up, is_pressed) in [
            // Nothing is known of what was before.
            (Right, false),
            (Left, false),
            (Left, false),
            // Down on the left.
            (Right, true),
            (Right, false),
            // Pushed back.
            (Left, false),
            (Right, true),
        ] {
            assert_eq!(lever.is_pressed(&times(up), Left), is_pressed, "{up:?}");
        }
        assert!(!lever.is_pressed(&ClockMessage::Absent, Left));
        assert!(!lever.is_pressed(&times(Right), Left), "another clock");
    }
}
