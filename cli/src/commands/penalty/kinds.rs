//! `adoube penalty kinds`: all kinds of penalties, or those that can be imposed in the event.

use adoube_catalogue::Catalogue;
use adoube_proto::v1::PenaltyRules;
use adoube_tournament::laws::Laws;
use adoube_tournament::message;
use adoube_tournament::penalty::{PenaltyKind, Row, TABLE};
use anyhow::Result;
use serde_json::{Value, json};

use crate::catalogue;
use crate::client::Client;
use crate::games::wire_ids::read_penalty;
use crate::say::Say;

pub(super) fn list_all(say: Say) {
    let texts = catalogue::texts();
    for row in TABLE {
        let [old, new] = [Laws::Of2005, Laws::Of2023].map(|laws| row.of_laws(laws));
        let laws = message!(
            "penalty-kinds-laws", old: format!("{:<8}", old.unwrap_or("-")),
            new: format!("{:<8}", new.unwrap_or("-")),
        );
        let text = format!(
            "{:<18} {:<9} {:<9} {} {}",
            row.id,
            row.hybrid,
            row.supervised,
            texts.text(&laws),
            officials_and_measure(row, texts),
        );
        let value = json!({
            "kind": row.id, "article": row.hybrid, "article_supervised_online": row.supervised,
            "laws_2005": old, "laws_2018": new, "laws_2023": new,
            "imposed_by": imposed_by(row), "takes": row.measured.english(),
        });
        say.result(text, &value);
    }
}

/// `arbiter, chief-arbiter; value: none`
fn officials_and_measure(row: &Row, texts: &Catalogue) -> String {
    let message = message!(
        "penalty-kinds-line", officials: imposed_by(row).join(", "),
        takes: texts.text(&row.measured.message()),
    );
    texts.text(&message)
}

/// The offices that may impose it.
fn imposed_by(row: &Row) -> Vec<&'static str> {
    let (roles, _) = row.imposed_by.allowed();
    roles.iter().map(|role| role.name()).collect()
}

pub(super) async fn list_of_event(client: &mut Client, say: Say) -> Result<()> {
    let rules = client.penalties(None).await?.rules.unwrap_or_default();
    for (text, value) in lines_of_event(&rules, catalogue::texts()) {
        say.result(text, &value);
    }
    Ok(())
}

/// For people and for programs: the kinds, the fines, what a prohibited device costs.
fn lines_of_event(rules: &PenaltyRules, texts: &Catalogue) -> Vec<(String, Value)> {
    let mut lines = Vec::new();
    for kind in &rules.kinds {
        // Of a newer server: this version cannot impose it.
        let Some(known) = PenaltyKind::from_constant(kind.kind().as_str_name()) else {
            continue;
        };
        let row = known.row();
        let (officials, takes) = (imposed_by(row), row.measured.english());
        let told = officials_and_measure(row, texts);
        let text = format!("{:<18} {:<9} {told}", row.id, kind.article);
        let value = json!({
            "kind": row.id, "article": kind.article, "imposed_by": officials, "takes": takes,
        });
        lines.push((text, value));
    }
    for (number, fine) in (1..).zip(&rules.fines) {
        let typed = format!("fine={number}");
        let text = format!("{typed:<18} {}: {}", fine.offence, fine.amount);
        let value = json!({"fine": number, "offence": fine.offence, "amount": fine.amount});
        lines.push((text, value));
    }
    let device = rules.prohibited_device.iter().flat_map(read_penalty);
    let device: Vec<String> = device.map(|penalty| penalty.to_string()).collect();
    let article = &rules.prohibited_device_article;
    let title = texts.text(&message!("penalty-kinds-prohibited-device"));
    let text = format!("{title:<18} {article:<9} {}", device.join(", "));
    lines.push((
        text,
        json!({"prohibited_device": device, "article": article}),
    ));
    if rules.four_eyes {
        let text = texts.text(&message!("penalty-kinds-two"));
        lines.push((text, json!({"second_official": true})));
    }
    lines
}

#[cfg(test)]
mod tests {
    use adoube_catalogue::Language;
    use adoube_coordinator::shard::views::penalties::rules;
    use adoube_regulations::TEMPLATE;

    use super::*;

    #[test]
    fn pen_1_pen_3_the_kinds_of_an_event_with_who_may_impose_them() {
        let told = |regulations: &str| {
            let rules = rules(&adoube_regulations::from_toml(regulations).unwrap());
            let lines = lines_of_event(&rules, Catalogue::of(Language::English));
            lines.into_iter().map(|(text, _)| text).collect::<Vec<_>>()
        };
        let plain = told(TEMPLATE);
        assert_eq!(
            plain[0],
            "warning            O 18.4.1  arbiter, chief-arbiter; value: none"
        );
        let has = |lines: &[String], kind: &str| lines.iter().any(|line| line.starts_with(kind));
        for absent in ["fine", "yellow-card", "red-card", "wrong-claim", "a second"] {
            assert!(!has(&plain, absent), "{absent}");
        }
        assert!(has(
            &plain,
            "expulsion          O 18.4.9  chief-arbiter; value: none"
        ));
        assert!(has(&plain, "prohibited device  O 17.3    game-lost"));
        let all = TEMPLATE
            .replace("#[[fines]]", "[[fines]]")
            .replace("#offence", "offence")
            .replace("#amount", "amount")
            .replace("cards = false", "cards = true")
            .replace("four_eyes = false", "four_eyes = true")
            .replace("\"game-lost\"", "\"warning, fine=1\"");
        let all = told(&all);
        for present in [
            "fine               O 18.4.7",
            "yellow-card        O 13.4",
            "fine=1             Leaving the playing area without permission: 50 EUR",
            "prohibited device  O 17.3    warning, fine=Leaving the playing area without permission",
            "a second official",
        ] {
            assert!(has(&all, present), "{present}: {all:#?}");
        }
    }
}
