//! Why an order has its fate, where the device did not say it. Pages know these sentences, and tell them in the
//! reader's language.

pub(super) const LATER: &str = "replaced by a later order";
pub(super) const UNSENT: &str = "it was not sent to the device";
pub(super) const TOLD: &str = "the device has it and has not answered yet; it is sent again";
pub(super) const MAY_HAVE_IT: &str = "the device may have it and has not answered yet; it is sent \
                                      again";
pub(super) const SAID_NOTHING: &str = "the device has it and did not report the result";
pub(super) const NOT_THERE: &str = "the device was not connected";
pub(super) const NO_ANSWER: &str = "the device did not respond";
pub(super) const FORGOTTEN: &str =
    "the venue node restarted and does not keep passwords: send the order again";

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
