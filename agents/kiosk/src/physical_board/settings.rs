//! `[board]` in `device.toml`.

use std::path::PathBuf;

use adoube_eboard::Make;

/// How a device reads its physical board. The default detects everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardSettings {
    /// The make; none: by what the board answers.
    pub make: Option<Make>,
    /// The device file; none: the only port that may be a board's.
    pub port: Option<PathBuf>,
    /// Whether the board is turned by 180°; none: by the position that is set up for a game. A board that does not
    /// tell pieces apart cannot show it, and counts as not turned.
    pub turned: Option<bool>,
    /// Where White's time is on the board's clock.
    pub clock: ClockPlace,
}

/// Where White's time is on the board's clock, seen from its front.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockPlace {
    /// On the left.
    #[default]
    WhiteLeft,
    /// On the right.
    WhiteRight,
}
