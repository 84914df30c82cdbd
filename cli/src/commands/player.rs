//! `adoube player`: who takes part no longer, or again, or was never to.

use std::fmt::Write as _;

use adoube_proto::v1::{RemovePlayerReply, WithdrawReply};
use adoube_tournament::standings::System;
use anyhow::{Context as _, Result};
use serde_json::json;

use super::export::regulations;

use crate::args::{Common, PlayerCommand};
use crate::client::{Client, ORGANISER};
use crate::say::Say;

/// Does what the line says.
pub(super) async fn run(common: &Common, command: PlayerCommand, say: Say) -> Result<()> {
    let (player, from) = match command {
        PlayerCommand::Withdraw(args) => (args.player, args.from),
        PlayerCommand::Return { player } => (player, 0),
        PlayerCommand::Remove(args) => return remove(common, args.player, say).await,
    };
    let mut client = Client::connect(common, ORGANISER).await?;
    let system = regulations(&client.describe().await?)?.system;
    let WithdrawReply { player, drafts } = client.withdraw(player, from).await?;
    let player = player.context("the coordinator sent no player")?;
    let (number, name) = (player.number, &player.name);
    let mut text = match player.withdrawn_from {
        0 => format!("{number} {name} takes part again"),
        from => format!("{number} {name} has withdrawn from round {from} on"),
    };
    for draft in &drafts {
        text.push('\n');
        text.push_str(&paired(system, *draft));
    }
    say.result(
        text,
        &json!({"player": number, "withdrawn_from": player.withdrawn_from, "drafts": drafts}),
    );
    Ok(())
}

async fn remove(common: &Common, player: u16, say: Say) -> Result<()> {
    let mut client = Client::connect(common, ORGANISER).await?;
    let RemovePlayerReply { player, drafts } = client.remove_player(player).await?;
    let player = player.context("the coordinator sent no player")?;
    let (number, name) = (player.number, &player.name);
    let mut text = format!("{number} {name} is removed: the event knows no such player any more");
    for draft in &drafts {
        let _ = write!(
            text,
            "\nwarning: the draft of round {draft} named him: look whether somebody is not paired now \
             (`adoube export pairs --round {draft}`)"
        );
    }
    say.result(text, &json!({"removed": number, "drafts": drafts}));
    Ok(())
}

/// What becomes of a draft that names him. In a round robin he stays in the tables.
fn paired(system: Option<System>, draft: u32) -> String {
    match system {
        Some(System::RoundRobin) => format!(
            "round {draft} pairs him by the tables, where he stays: once it is published, declare his \
             game a forfeit (`adoube result {draft}.B 1-0 --forfeit --reason ...`)"
        ),
        Some(System::Swiss) | None => format!(
            "warning: the draft of round {draft} pairs him: pair it anew before it is published"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_a_draft_with_somebody_who_withdrew_is_told_by_the_system() {
        for (system, told, not) in [
            (None, "pair it anew", "forfeit"),
            (Some(System::Swiss), "pair it anew", "forfeit"),
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
