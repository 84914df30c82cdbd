//! `adoube roles`: who is who, and who may rule.

use std::fmt::Write as _;

use anyhow::Result;
use serde_json::json;

use super::delegations;
use super::describe::role;
use crate::args::{Common, RolesArgs, RolesCommand};
use crate::client::{CHIEF, Client};
use crate::say::Say;
use crate::text;

/// Shows roles, or delegates the right to rule.
pub(super) async fn run(common: &Common, args: RolesArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    if let Some(RolesCommand::Delegate {
        person,
        end,
        reason,
    }) = args.command
    {
        let reply = client.delegate(person, end, reason).await?;
        let text = match reply.delegates.join(", ") {
            none if none.is_empty() => text!("cli-roles-chief-alone"),
            names => text!("cli-roles-delegates", names),
        };
        say.result(text, &json!({"delegates": reply.delegates}));
        return Ok(());
    }
    let view = client.describe().await?;
    let mut text = String::new();
    for official in &view.officials {
        let may_rule = if view.delegates.contains(&official.person) && role(official) == "arbiter" {
            format!("  {}", text!("cli-roles-can-rule"))
        } else {
            String::new()
        };
        let _ = writeln!(
            text,
            "{:<16} {:<14} {:<16} {}{may_rule}",
            official.person,
            role(official),
            official.venue,
            official.name
        );
    }
    let officials = view
        .officials
        .iter()
        .map(|o| json!({"person": o.person, "name": o.name, "role": role(o), "venue": o.venue}));
    let officials: Vec<_> = officials.collect();
    text.push_str(&delegations::told(&view));
    say.result(
        text.trim_end(),
        &json!({
            "officials": officials,
            "delegates": view.delegates,
            "delegations": delegations::value(&view),
        }),
    );
    Ok(())
}
