//! Who may rule in the Chief Arbiter's place, and who might: by whose word, since when, why, and how it ended.

use adoube_proto::v1::{DelegationView, EventView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::message;
use serde_json::{Value, json};

use crate::catalogue::{filled, yes_or_no};
use crate::zone;

/// A line each, those that are over first; empty where there was none.
pub(super) fn told(view: &EventView) -> String {
    let zone = zone::of_event(view);
    let lines = view.delegations.iter().map(|one| line(one, zone));
    lines.collect::<Vec<_>>().join("\n")
}

fn line(delegation: &DelegationView, zone: &str) -> String {
    let DelegationView {
        person,
        by,
        since,
        reason,
        ended_by,
        ended_at,
        ended_reason,
    } = delegation;
    let begun = |message: CatalogueMessage| {
        message
            .text("person", person)
            .text("by", by)
            .text("since", zone::day_and_time(*since, zone))
            .text("given", yes_or_no(!reason.is_empty()))
            .text("reason", reason)
    };
    let message = if *ended_at == 0 {
        begun(message!("cli-delegation-valid"))
    } else {
        begun(message!("cli-delegation-ended"))
            .text("ended-by", ended_by)
            .text("ended", zone::day_and_time(*ended_at, zone))
            .text("ended-given", yes_or_no(!ended_reason.is_empty()))
            .text("ended-reason", ended_reason)
    };
    filled(&message)
}

/// For programs.
pub(super) fn value(view: &EventView) -> Value {
    let one = |it: &DelegationView| {
        let mut value = json!({
            "person": it.person, "by": it.by, "since": it.since, "reason": it.reason,
        });
        if it.ended_at > 0 {
            value["ended"] =
                json!({"by": it.ended_by, "at": it.ended_at, "reason": it.ended_reason});
        }
        value
    };
    view.delegations.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::VenueEntry;

    use super::*;

    #[test]
    fn dis_9_each_delegation_is_told_with_its_reason_and_its_end() {
        let over = DelegationView {
            person: "deputy".to_owned(),
            by: "chief".to_owned(),
            since: 1_655_470_800_000,
            reason: "on a flight".to_owned(),
            ended_by: "chief".to_owned(),
            ended_at: 1_655_474_400_000,
            ended_reason: "has landed".to_owned(),
        };
        let holds = DelegationView {
            reason: String::new(),
            ended_by: String::new(),
            ended_at: 0,
            ended_reason: String::new(),
            ..over.clone()
        };
        let view = EventView {
            venues: vec![VenueEntry {
                time_zone: "Europe/Madrid".to_owned(),
                ..VenueEntry::default()
            }],
            delegations: vec![over, holds],
            ..EventView::default()
        };
        assert_eq!(
            told(&view),
            "deputy can rule: delegated by chief, 2022-06-17 15:00:00 CEST: on a flight; ENDED by \
             chief, 2022-06-17 16:00:00 CEST: has landed\ndeputy can rule: delegated by chief, \
             2022-06-17 15:00:00 CEST, no reason recorded; valid until it is ended"
        );
        let value = value(&view);
        assert_eq!(value[0]["ended"]["reason"], "has landed");
        assert_eq!(value[1].get("ended"), None);
    }
}
