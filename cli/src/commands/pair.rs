//! `adoube pair`: the pairings of a round.

use adoube_proto::v1::{EventView, ImportRequest};
use adoube_tournament::pairing::{Draft, write_edited};
use adoube_tournament::standings::System;
use anyhow::Result;
use serde_json::{Value, json};

use super::export::regulations;
use super::round::with_remarks;
use crate::args::{Common, PairArgs};
use crate::client::{Client, ORGANISER};
use crate::games::draft::{byes, names, pairings};
use crate::pairing;
use crate::say::{Say, trouble};
use crate::text;

/// Pairs the round and, unless it is only to be shown, makes it the round's draft.
pub(super) async fn run(common: &Common, args: &PairArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, ORGANISER).await?;
    let view = client.describe().await?;
    let regulations = regulations(&view)?;
    let other = other_system(regulations.system, args.round_robin, args.round);
    let request = args.request();
    let draft = pairing::draft(&view, &regulations, &request).await;
    let draft = draft.map_err(|error| match &other {
        Some(told) => trouble(format!("{error:#}"), told),
        None => error,
    })?;
    let mut remarks: Vec<String> = other.into_iter().collect();
    if args.round_robin {
        remarks.extend(pairing::ended(&view, &draft, args.round));
    } else {
        remarks.extend(pairing::kept(&view, &request));
    }
    if !args.dry_run {
        let import = ImportRequest {
            round: args.round.into(),
            pairings: pairings(&draft),
            byes: byes(&draft),
            ..ImportRequest::default()
        };
        remarks.extend(client.import(import).await?.remarks);
    }
    let told = if args.dry_run {
        text!("cli-pair-nothing-imported")
    } else {
        text!("cli-pair-is-draft")
    };
    let text = format!("{}# {told}", text(&view, &draft));
    let mut value = value(&draft, args);
    value["remarks"] = remarks.clone().into();
    say.result(with_remarks(text, &remarks), &value);
    Ok(())
}

/// Standings go by the regulations, whatever rounds were paired by.
fn other_system(said: Option<System>, round_robin: bool, round: u16) -> Option<String> {
    let system = match (said?, round_robin) {
        (System::Swiss, true) => "swiss",
        (System::RoundRobin, false) => "round-robin",
        (System::Swiss, false) | (System::RoundRobin, true) => return None,
    };
    Some(text!("cli-pair-other-system", system, round))
}

fn text(view: &EventView, draft: &Draft) -> String {
    let names = names(view);
    write_edited(draft, |number| {
        names.get(&number).cloned().unwrap_or_default()
    })
}

fn value(draft: &Draft, args: &PairArgs) -> Value {
    let boards = draft.boards.iter();
    let boards = boards.map(|(board, w, b)| json!({"board": board, "white": w, "black": b}));
    let byes = draft.byes.iter();
    let byes = byes.map(|(player, kind)| json!({"player": player, "kind": kind.letter()}));
    json!({
        "round": args.round, "imported": !args.dry_run,
        "pairings": boards.collect::<Vec<_>>(), "byes": byes.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_pairing_against_the_regulations_is_told() {
        for (said, round_robin, told) in [
            (None, true, None),
            (None, false, None),
            (Some(System::Swiss), false, None),
            (Some(System::Swiss), true, Some(("swiss", "--engine CMD"))),
            (Some(System::RoundRobin), true, None),
            (
                Some(System::RoundRobin),
                false,
                Some(("round-robin", "--round-robin")),
            ),
        ] {
            let warning = other_system(said, round_robin, 2);
            assert_eq!(warning.is_some(), told.is_some(), "{said:?} {round_robin}");
            let expected = told.map_or(String::new(), |(word, option)| {
                format!(
                    "system = \"{word}\"): pair it with `adoube pair --round 2 {option}`, or change"
                )
            });
            let warning = warning.unwrap_or_default();
            assert!(warning.contains(&expected), "{warning}");
        }
    }
}
