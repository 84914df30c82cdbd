//! Who may rule, and who asks: both in one sentence, so that nobody has to look them up.

use adoube_proto::v1::{EventView, OfficialEntry, Role};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::texts::{self, filled, yes_or_no};

/// Whether a person may rule: the Chief Arbiter, and an arbiter to whom he delegated it.
pub fn may_rule(event: &EventView, person: &str) -> bool {
    event
        .officials
        .iter()
        .any(|official| official.person == person && rules(event, official))
}

fn rules(event: &EventView, official: &OfficialEntry) -> bool {
    match official.role() {
        Role::ChiefArbiter => true,
        Role::Arbiter => event.delegates.contains(&official.person),
        _ => false,
    }
}

/// `Who may rule: chief (Chief, Ada; the Chief Arbiter), deputy (Deputy, Bo; the arbiter, delegated). You are
/// lta-madrid (Lta, Lu; the LTA of madrid).`
pub fn told(event: &EventView, person: &str) -> String {
    let officials = event.officials.iter();
    let may: Vec<String> = officials
        .clone()
        .filter(|official| rules(event, official))
        .map(|official| named(official, official.role() == Role::Arbiter))
        .collect();
    let rulers = match may.join(", ") {
        nobody if nobody.is_empty() => texts::text("cli-incident-rulers-nobody"),
        rulers => rulers,
    };
    let own = officials.filter(|official| official.person == person);
    let own: Vec<String> = own.map(|official| named(official, false)).collect();
    let you = match own.join(", ") {
        nobody if nobody.is_empty() => {
            filled(&CatalogueMessage::new("cli-incident-no-role").text("person", person))
        }
        own => own,
    };
    let message = CatalogueMessage::new("cli-incident-rulers")
        .text("rulers", rulers)
        .text("you", you);
    filled(&message)
}

fn named(official: &OfficialEntry, delegated: bool) -> String {
    let message = CatalogueMessage::new("cli-incident-person")
        .text("person", &official.person)
        .text("name", &official.name)
        .text("role", role(official))
        .text("venue-given", yes_or_no(!official.venue.is_empty()))
        .text("venue", &official.venue)
        .text("delegated", yes_or_no(delegated));
    filled(&message)
}

/// The word of an office; `unknown` for one of a later version.
pub fn role(official: &OfficialEntry) -> &'static str {
    match official.role().word() {
        "" => "unknown",
        word => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn official(person: &str, name: &str, role: Role, venue: &str) -> OfficialEntry {
        OfficialEntry {
            person: person.to_owned(),
            name: name.to_owned(),
            role: role.into(),
            venue: venue.to_owned(),
        }
    }

    /// DIS-9: who may rule and who asks is told in one step, whatever was delegated.
    #[test]
    fn dis_9_who_may_rule_and_who_asks_is_told_at_once() {
        let mut event = EventView {
            officials: vec![
                official("chief", "Chief, Ada", Role::ChiefArbiter, ""),
                official("deputy", "Deputy, Bo", Role::Arbiter, ""),
                official("lta-madrid", "Local, Lu", Role::Lta, "madrid"),
            ],
            ..EventView::default()
        };
        let chief = "Who can rule: chief (Chief, Ada; the Chief Arbiter)";
        for (person, may, told) in [
            ("chief", true, "chief (Chief, Ada; the Chief Arbiter)."),
            ("deputy", false, "deputy (Deputy, Bo; the arbiter)."),
            (
                "lta-madrid",
                false,
                "lta-madrid (Local, Lu; the LTA of madrid).",
            ),
            ("eve", false, "eve, who has no role in this event."),
        ] {
            assert_eq!(may_rule(&event, person), may, "{person}");
            assert_eq!(
                super::told(&event, person),
                format!("{chief}. You are {told}")
            );
        }
        event.delegates = vec!["deputy".to_owned()];
        assert!(may_rule(&event, "deputy"));
        assert_eq!(
            super::told(&event, "lta-madrid"),
            format!(
                "{chief}, deputy (Deputy, Bo; the arbiter, delegated). You are lta-madrid (Local, Lu; the \
                 LTA of madrid)."
            )
        );
    }
}
