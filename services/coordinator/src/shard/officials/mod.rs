//! Officials: in which office they act, what they ask, and who watches.

pub(super) mod acting_office;
mod board_actions;
pub(super) mod cancelled_intents;
pub(super) mod event_views;
pub(super) mod official_requests;
pub(super) mod order_admission;
pub(super) mod order_check;
pub(super) mod penalties;
pub(super) mod request_facts;
pub(super) mod watchers;

use cancelled_intents::CancelledIntents;
use watchers::Watchers;

/// What is known of officials' streams and requests beyond the records.
#[derive(Debug, Default)]
pub(super) struct Officials {
    /// Who sees a round live.
    pub(super) watchers: Watchers,
    /// What was asked for at venues' nodes and expired or was taken back.
    pub(super) cancelled_intents: CancelledIntents,
}
