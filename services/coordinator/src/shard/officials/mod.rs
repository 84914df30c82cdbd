//! Officials: in which office they act, what they ask, and who watches.

pub(super) mod acting_office;
pub(super) mod cancelled_intents;
pub(super) mod event_views;
pub(super) mod invitations;
pub(super) mod official_requests;
pub(super) mod order_admission;
pub(super) mod order_check;
pub(super) mod watchers;
