//! How the page of a device's player is, as the device says it on its play link.

use adoube_proto::v1;
use adoube_tournament::time::Millis;

/// How a page is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PageSign {
    /// Open, or the device has none.
    #[default]
    There,
    /// Closed, or it hangs, for so long; real milliseconds.
    Gone(Millis),
}

impl PageSign {
    /// As the device told it.
    pub fn of(told: Option<&v1::PageStatus>) -> Self {
        let Some(told) = told else {
            return Self::There;
        };
        match told.state() {
            v1::PageState::Silent | v1::PageState::Closed => Self::Gone(Millis(told.gone_ms)),
            v1::PageState::Unspecified | v1::PageState::None | v1::PageState::Alive => Self::There,
        }
    }

    /// Whether its player can do nothing.
    pub const fn is_gone(self) -> bool {
        matches!(self, Self::Gone(_))
    }
}
