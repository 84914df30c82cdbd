//! Why an order has its fate, where the device did not say it. Pages know these sentences, and tell them in the
//! reader's language.

pub(super) const LATER: &str = "by a later order";
pub(super) const UNSENT: &str = "it was not sent to the device";
pub(super) const TOLD: &str = "the device has it; it is told, and has not answered yet";
pub(super) const MAY_HAVE_IT: &str = "the device may have it; it is told, and has not answered yet";
pub(super) const SAID_NOTHING: &str = "the device has it and did not say what became of it";
pub(super) const NOT_THERE: &str = "the device was not there";
pub(super) const NO_ANSWER: &str = "the device did not answer";
pub(super) const FORGOTTEN: &str =
    "the venue node was started anew and keeps no password: order it again";

/// All of them.
#[cfg(test)]
pub(crate) const ALL: [&str; 8] = [
    LATER,
    UNSENT,
    TOLD,
    MAY_HAVE_IT,
    SAID_NOTHING,
    NOT_THERE,
    NO_ANSWER,
    FORGOTTEN,
];
