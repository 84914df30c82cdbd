//! Why a board is paused after a ruling.

use adoube_proto::v1::{PauseCause, Remedy};

/// Why both clocks are stopped after a ruling; `None` if it sets a result.
pub(super) const fn pause_after(remedy: Remedy) -> Option<PauseCause> {
    match remedy {
        Remedy::Resume | Remedy::Restart => Some(PauseCause::Ruling),
        Remedy::Postpone => Some(PauseCause::Postponed),
        Remedy::Result
        | Remedy::Reopen
        | Remedy::Restore
        | Remedy::Reverse
        | Remedy::NewStart
        | Remedy::Unspecified => None,
    }
}
