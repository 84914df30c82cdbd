//! Events that tell a side and nothing else.

use adoube_tournament::board::event::{
    CheckedIn, DrawDeclined, DrawOffered, LeaveEnded, LimitPassed, ReadyGiven, ResultConfirmed,
    SeatBack,
};

use crate::error::DecodeError;
use crate::fields::{side, side_number};
use crate::log::OfSide;

macro_rules! of_side {
    ($($event:ident)*) => {$(
        impl From<&$event> for OfSide {
            fn from(event: &$event) -> Self {
                Self {
                    side: side_number(event.side),
                }
            }
        }

        impl TryFrom<OfSide> for $event {
            type Error = DecodeError;

            fn try_from(stored: OfSide) -> Result<Self, DecodeError> {
                Ok(Self {
                    side: side(stored.side, "side")?,
                })
            }
        }
    )*};
}

of_side!(CheckedIn DrawDeclined DrawOffered LeaveEnded LimitPassed ReadyGiven ResultConfirmed SeatBack);
