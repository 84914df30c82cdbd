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
        match told {
            Some(told) if matches!(told.state.as_str(), "closed" | "silent") => {
                Self::Gone(Millis(told.gone_ms))
            }
            _ => Self::There,
        }
    }

    /// Whether its player can do nothing.
    pub const fn is_gone(self) -> bool {
        matches!(self, Self::Gone(_))
    }
}
