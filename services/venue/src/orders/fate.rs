//! What becomes of an order.

pub use adoube_proto::v1::OrderFate as Fate;

/// What follows from a fate.
pub(super) trait FateFacts: Copy {
    /// Whether the order is still to be delivered or answered.
    fn is_open(self) -> bool;

    /// Whether the device itself said so: nothing changes it any more.
    fn is_the_devices_word(self) -> bool;
}

impl FateFacts for Fate {
    fn is_open(self) -> bool {
        match self {
            Self::Waiting | Self::Delivered => true,
            Self::Unspecified
            | Self::Done
            | Self::Refused
            | Self::Failed
            | Self::Expired
            | Self::Cancelled
            | Self::Superseded => false,
        }
    }

    fn is_the_devices_word(self) -> bool {
        match self {
            Self::Done | Self::Refused | Self::Failed => true,
            Self::Unspecified
            | Self::Waiting
            | Self::Delivered
            | Self::Expired
            | Self::Cancelled
            | Self::Superseded => false,
        }
    }
}
