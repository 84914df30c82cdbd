//! `adoube invitations`: what became of invitations to a page, and taking one back.

use adoube_proto::v1::{InvitationState, InvitationView};
use anyhow::Result;
use serde_json::json;

use super::sessions::{Desk, role_word, shown};
use crate::args::{Common, InvitationsArgs, InvitationsCommand};
use crate::catalogue::yes_or_no;
use crate::say::Say;
use crate::text;

/// Lists invitations, or takes one back.
pub(super) async fn run(common: &Common, args: InvitationsArgs, say: Say) -> Result<()> {
    let mut desk = Desk::connect(common, args.wall.as_deref()).await?;
    if let Some(InvitationsCommand::Withdraw { id }) = args.command {
        let withdrawn = desk.withdraw(&id).await?;
        let text = text!("cli-invitation-withdrawn", id);
        say.result(text, &value(&withdrawn));
        return Ok(());
    }
    let invitations = desk.invitations().await?;
    let lines: Vec<String> = invitations.iter().map(line).collect();
    let text = if lines.is_empty() {
        text!("cli-invitation-none")
    } else {
        lines.join("\n")
    };
    let values: Vec<_> = invitations.iter().map(value).collect();
    say.result(text, &json!({"invitations": values}));
    Ok(())
}

/// `0123456789abcdef  chief  chief-arbiter  by olga, 2026-11-22 09:00 UTC: open until ...`.
fn line(invitation: &InvitationView) -> String {
    let role = role_word(invitation.role());
    let (id, person, venue) = (&invitation.id, &invitation.person, &invitation.venue);
    let at = if venue.is_empty() { "event" } else { "venue" };
    let office = text!("cli-role-at", at, role, venue);
    let made = text!(
        "cli-invitation-made", "by-known": yes_or_no(!invitation.by.is_empty()), by: &invitation.by,
        made: shown(invitation.made), state: InvitationState::word_of(invitation.state),
        until: shown(invitation.until),
    );
    format!("{id}  {person:<16} {office:<20} {made}")
}

fn value(invitation: &InvitationView) -> serde_json::Value {
    json!({
        "id": invitation.id,
        "person": invitation.person,
        "role": role_word(invitation.role()),
        "venue": invitation.venue,
        "by": invitation.by,
        "made": invitation.made,
        "until": invitation.until,
        "fate": InvitationState::word_of(invitation.state),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::Role;

    use super::*;

    #[test]
    fn pen_3_an_invitation_is_told_with_its_fate() {
        let open = InvitationView {
            id: "0123456789abcdef".to_owned(),
            person: "lta-oslo".to_owned(),
            role: Role::Lta.into(),
            venue: "oslo".to_owned(),
            by: "chief".to_owned(),
            made: 0,
            until: 3_600_000,
            state: InvitationState::Open.into(),
        };
        let used = InvitationView {
            state: InvitationState::Used.into(),
            by: String::new(),
            ..open.clone()
        };
        let head = "0123456789abcdef  lta-oslo         lta of oslo          ";
        for (invitation, told) in [
            (
                open,
                "by chief, 1970-01-01 00:00 UTC: open until 1970-01-01 01:00 UTC",
            ),
            (used, "1970-01-01 00:00 UTC: used"),
        ] {
            assert_eq!(line(&invitation), format!("{head}{told}"));
        }
    }
}
