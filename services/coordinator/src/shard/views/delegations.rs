//! Who may rule in the Chief Arbiter's place, as the wire shows it.

use adoube_proto::v1;
use adoube_tournament::event::Delegation;

/// One that holds, or is over.
pub fn delegation(delegation: Delegation) -> v1::DelegationView {
    let Delegation {
        person,
        given,
        ended,
    } = delegation;
    let mut view = v1::DelegationView {
        person: person.into(),
        by: given.by.into(),
        since: given.at.0,
        reason: given.reason,
        ..v1::DelegationView::default()
    };
    if let Some(ended) = ended {
        view.ended_by = ended.by.into();
        view.ended_at = ended.at.0;
        view.ended_reason = ended.reason;
    }
    view
}
