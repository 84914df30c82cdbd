//! `adoube player`: who takes part no longer, or again.

use adoube_proto::v1::WithdrawReply;
use anyhow::{Context as _, Result};
use serde_json::json;

use crate::args::{Common, PlayerCommand};
use crate::client::{Client, ORGANISER};
use crate::say::Say;

/// Does what the line says.
pub(super) async fn run(common: &Common, command: PlayerCommand, say: Say) -> Result<()> {
    let (player, from) = match command {
        PlayerCommand::Withdraw(args) => (args.player, args.from),
        PlayerCommand::Return { player } => (player, 0),
    };
    let mut client = Client::connect(common, ORGANISER).await?;
    let WithdrawReply { player, drafts } = client.withdraw(player, from).await?;
    let player = player.context("the coordinator sent no player")?;
    let (number, name) = (player.number, &player.name);
    let mut text = match player.withdrawn_from {
        0 => format!("{number} {name} takes part again"),
        from => format!("{number} {name} has withdrawn from round {from} on"),
    };
    for draft in &drafts {
        text.push_str("\nwarning: the draft of round ");
        text.push_str(&draft.to_string());
        text.push_str(" pairs him: pair it anew before it is published");
    }
    say.result(
        text,
        &json!({"player": number, "withdrawn_from": player.withdrawn_from, "drafts": drafts}),
    );
    Ok(())
}
