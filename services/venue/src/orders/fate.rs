//! What becomes of an order.

/// An order's fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// Kept here, not at the device yet.
    Waiting,
    /// The device has it.
    Delivered,
    /// Carried out.
    Done,
    /// The device does not do this.
    Refused,
    /// The device tried.
    Failed,
    /// It was not delivered, or not answered, in time.
    Expired,
    /// Somebody took it back.
    Cancelled,
    /// A later order made it void.
    Superseded,
}

impl Fate {
    const ALL: [Self; 8] = [
        Self::Waiting,
        Self::Delivered,
        Self::Done,
        Self::Refused,
        Self::Failed,
        Self::Expired,
        Self::Cancelled,
        Self::Superseded,
    ];

    /// As on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Delivered => "delivered",
            Self::Done => "done",
            Self::Refused => "refused",
            Self::Failed => "failed",
            Self::Expired => "expired",
            Self::Cancelled => "cancelled",
            Self::Superseded => "superseded",
        }
    }

    /// The fate of that word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fate| fate.word() == word)
    }

    /// Whether it is still to be delivered or answered.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Waiting | Self::Delivered)
    }

    /// Whether the device itself said so: nothing changes it any more.
    pub const fn is_the_devices_word(self) -> bool {
        matches!(self, Self::Done | Self::Refused | Self::Failed)
    }
}
