//! `adoube player`: who takes part no longer, or again, or was never to.

use adoube_proto::v1::{RemovePlayerReply, WithdrawReply};
use adoube_tournament::standings::System;
use anyhow::{Context as _, Result};
use serde_json::json;

use super::export::regulations;
use crate::args::{Common, PlayerCommand};
use crate::client::{Client, ORGANISER};
use crate::say::Say;
use crate::text;

/// Does what the line says.
pub(super) async fn run(common: &Common, command: PlayerCommand, say: Say) -> Result<()> {
    let (player, from) = match command {
        PlayerCommand::Withdraw(args) => (args.player, args.from),
        PlayerCommand::Return { player } => (player, 0),
        PlayerCommand::Remove(args) => return remove(common, args.player, say).await,
    };
    let mut client = Client::connect(common, ORGANISER).await?;
    let view = client.describe().await?;
    let system = regulations(&view)?.system;
    let mut known = view.players.iter();
    let before = known.find(|known| known.number == u32::from(player));
    let before = before.map_or(0, |known| known.withdrawn_from);
    let WithdrawReply { player, drafts } = client.withdraw(player, from).await?;
    let player = player.with_context(|| text!("cli-no-player-sent"))?;
    let (number, name) = (player.number, &player.name);
    let mut text = taking_part(number, name, [before, player.withdrawn_from]);
    for draft in &drafts {
        text.push('\n');
        text.push_str(&paired(system, *draft));
    }
    say.result(
        text,
        &json!({"player": number, "withdrawn_from": player.withdrawn_from, "before": before,
                "drafts": drafts}),
    );
    Ok(())
}

async fn remove(common: &Common, player: u16, say: Say) -> Result<()> {
    let mut client = Client::connect(common, ORGANISER).await?;
    let RemovePlayerReply { player, drafts } = client.remove_player(player).await?;
    let player = player.with_context(|| text!("cli-no-player-sent"))?;
    let (number, name) = (player.number, &player.name);
    let mut text = text!("cli-player-removed", number, name);
    for draft in &drafts {
        let told = text!("cli-player-removed-draft", draft);
        text.push('\n');
        text.push_str(&text!("cli-warning", text: told));
    }
    say.result(text, &json!({"removed": number, "drafts": drafts}));
    Ok(())
}

/// From which round on he is out, and what was said of that before; 0 for none.
fn taking_part(number: u32, name: &str, [before, from]: [u32; 2]) -> String {
    let change = match (before, from) {
        (0, 0) => "again",
        (_, 0) => "again-after",
        (0, _) => "withdrawn",
        _ => "other",
    };
    text!("cli-player-takes-part", number, name, change, before, from)
}

/// What becomes of a draft that names him. In a round robin he stays in the tables.
fn paired(system: Option<System>, draft: u32) -> String {
    match system {
        Some(System::RoundRobin) => {
            text!("cli-player-in-tables", draft)
        }
        Some(System::Swiss) | None => {
            let told = text!("cli-player-in-draft", draft);
            text!("cli-warning", text: told)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_a_withdrawal_that_takes_the_place_of_another_says_so() {
        for (before, from, told) in [
            (0, 4, "has withdrawn from round 4 on"),
            (
                6,
                4,
                "has withdrawn from round 4 on (before: from round 6 on)",
            ),
            (6, 0, "takes part again: had withdrawn from round 6 on"),
        ] {
            let text = taking_part(7, "Ash, Ann", [before, from]);
            assert_eq!(text, format!("7 Ash, Ann {told}"));
        }
    }

    #[test]
    fn evt_5_a_draft_with_somebody_who_withdrew_is_told_by_the_system() {
        for (system, told, not) in [
            (None, "pair it again", "forfeit"),
            (Some(System::Swiss), "pair it again", "forfeit"),
            (
                Some(System::RoundRobin),
                "adoube result 14.B 1-0 --forfeit",
                "anew",
            ),
        ] {
            let text = paired(system, 14);
            assert!(text.contains("round 14") && text.contains(told), "{text}");
            assert!(!text.contains(not), "{text}");
        }
    }
}
