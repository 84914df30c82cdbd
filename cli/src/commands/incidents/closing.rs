//! `adoube incident --close`: shows what stays without a ruling, and requires a yes.

use adoube_official_views::incidents::brief::line;
use adoube_official_views::incidents::closing::{consequence, question};
use adoube_official_views::incidents::json::incident as value;
use adoube_official_views::incidents::outcome;
use adoube_proto::v1::{ClosingSeen, IncidentView};
use anyhow::{Result, bail};

use super::several::LeftOut;
use crate::catalogue::text;
use crate::client::Client;
use crate::commands::confirm::{confirmed, is_to_be_asked_again};
use crate::lay;
use crate::say::Say;

/// Closes an incident, or several, each by a record of its own. Nothing is closed without a yes: `yes` is that of the
/// command line.
pub(super) async fn run(
    client: &mut Client,
    incidents: &[u32],
    reason: &str,
    yes: bool,
    say: Say,
) -> Result<()> {
    if let [incident] = incidents {
        loop {
            let view = client.check_closing(*incident).await?;
            say.text(lay::fold(&consequence(&view), 4, lay::width()));
            let asked = !yes;
            if asked && !confirmed(&question(&[&view]))? {
                bail!(text("cli-incident-nothing-closed"));
            }
            let closed = client.close_incident(*incident, reason.to_owned(), seen(&view));
            match closed.await {
                Err(error) if is_to_be_asked_again(&error, asked, say) => {}
                closed => {
                    let view = closed?;
                    say.result(outcome::closed(&view, lay::width()), &value(&view));
                    return Ok(());
                }
            }
        }
    }
    several(client, incidents, reason, yes, say).await
}

/// Those that cannot be closed are named, and the others are closed.
async fn several(
    client: &mut Client,
    incidents: &[u32],
    reason: &str,
    yes: bool,
    say: Say,
) -> Result<()> {
    let (mut shown, mut left_out) = (Vec::new(), LeftOut::default());
    for incident in incidents {
        match client.check_closing(*incident).await {
            Ok(view) => {
                say.text(lay::fold(&consequence(&view), 4, lay::width()));
                shown.push((*incident, view));
            }
            Err(error) => left_out.tell(*incident, &error, say),
        }
    }
    let views: Vec<&IncidentView> = shown.iter().map(|(_, view)| view).collect();
    if !views.is_empty() && !yes && !confirmed(&question(&views))? {
        bail!(text("cli-incident-nothing-closed"));
    }
    for (incident, view) in shown {
        match client
            .close_incident(incident, reason.to_owned(), seen(&view))
            .await
        {
            Ok(view) => {
                let told = view.brief.as_ref().map(line).unwrap_or_default();
                say.result(lay::fold(&told, 6, lay::width()), &value(&view));
            }
            Err(error) => left_out.tell(incident, &error, say),
        }
    }
    left_out.end("closed")
}

fn seen(view: &IncidentView) -> ClosingSeen {
    let brief = view.brief.clone().unwrap_or_default();
    ClosingSeen {
        left: brief.left,
        flagged: brief.flagged,
    }
}
