//! `adoube round discard`: a draft is thrown away. What stood in it stays on record.

use adoube_proto::v1::{ImportRequest, RoundState, RoundView};
use anyhow::Result;
use serde_json::json;

use crate::args::Common;
use crate::client::{Client, ORGANISER};
use crate::commands::event_rounds;
use crate::say::{Say, trouble};
use crate::text;

/// Throws it away, and says what was in it.
pub(super) async fn run(common: &Common, number: u16, say: Say) -> Result<()> {
    let mut client = Client::connect(common, ORGANISER).await?;
    let view = client.describe().await?;
    let round = event_rounds::round(&view, number)?;
    only_draft(round)?;
    let request = ImportRequest {
        round: number.into(),
        ..ImportRequest::default()
    };
    client.import(request).await?;
    let byes: Vec<String> = round
        .byes
        .iter()
        .map(|bye| format!("{} {}", bye.player, bye.kind))
        .collect();
    let value = json!({
        "round": number, "discarded_pairings": round.pairings.len(), "discarded_byes": byes,
    });
    say.result(told(round, &byes), &value);
    Ok(())
}

fn told(round: &RoundView, byes: &[String]) -> String {
    let given = round.pairings.iter().filter(|pairing| {
        pairing
            .start
            .as_ref()
            .is_some_and(|start| !start.fen.is_empty())
    });
    let starts: Vec<String> = given
        .map(|pairing| format!("{}.{}", round.round, pairing.board))
        .collect();
    text!(
        "cli-round-discarded", round: round.round, number pairings: round.pairings.len(),
        number "bye-count": byes.len(), byes: byes.join(", "), number "start-count": starts.len(),
        starts: starts.join(", "),
    )
}

/// What was published is taken back first.
fn only_draft(round: &RoundView) -> Result<()> {
    let number = round.round;
    let is_empty = round.pairings.is_empty() && round.byes.is_empty();
    match round.state() {
        RoundState::Draft if is_empty => Err(trouble!("cli-round-draft-empty", round: number)),
        RoundState::Draft => Ok(()),
        RoundState::Published
        | RoundState::Elsewhere
        | RoundState::Unspecified
        | RoundState::Started
        | RoundState::Closed => {
            let state = RoundState::word_of(round.state);
            Err(trouble!("cli-round-no-draft", round: number, state))
        }
    }
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{ByeEntry, PairingEntry, StartPosition, Variant};

    use super::*;

    #[test]
    fn evt_5_only_a_draft_is_thrown_away_and_what_was_in_it_is_told() {
        for (state, paired, refused) in [
            ("draft", true, None),
            ("draft", false, Some("the draft of round 8 is empty")),
            (
                "published",
                true,
                Some("round 8 is published: only a draft"),
            ),
            (
                "elsewhere",
                true,
                Some("round 8 is played elsewhere: only a draft"),
            ),
            ("started", true, Some("round 8 is started: only a draft")),
        ] {
            let round = RoundView {
                round: 8,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                pairings: vec![PairingEntry::default(); usize::from(paired)],
                ..RoundView::default()
            };
            let found = only_draft(&round).err().map(|error| error.to_string());
            assert_eq!(found.is_some(), refused.is_some(), "{state} {found:?}");
            assert!(found.is_none_or(|found| found.starts_with(refused.unwrap())));
        }
        // Byes alone are a draft as well.
        let byes = RoundView {
            round: 8,
            state: RoundState::Draft.into(),
            byes: vec![ByeEntry::default()],
            ..RoundView::default()
        };
        assert!(only_draft(&byes).is_ok());
        let text = told(&byes, &["51 H".to_owned(), "52 Z".to_owned()]);
        assert!(text.contains("(0 pairings, byes 51 H, 52 Z)"), "{text}");
        let started = PairingEntry {
            board: 2,
            start: Some(StartPosition {
                variant: Variant::Standard.into(),
                fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned(),
            }),
            ..PairingEntry::default()
        };
        let text = told(
            &RoundView {
                pairings: vec![started],
                ..byes
            },
            &[],
        );
        let expected = "(1 pairings, no byes, start positions of boards 8.2)";
        assert!(text.contains(expected), "{text}");
    }
}
