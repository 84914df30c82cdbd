//! `adoube incidents`, `adoube incident`, `adoube rule`: disconnections and the rulings on them.

mod closing;
mod menu;
mod rule;
mod several;
mod wish;

pub(super) use rule::run as rule;

use adoube_official_views::incidents::{json, list as incident_list, report, rulers};
use adoube_proto::v1::{EventView, IncidentView, Role};
use anyhow::Result;
use serde_json::json;

use crate::args::{Common, IncidentArgs, IncidentsArgs};
use crate::catalogue::text;
use crate::client::{CHIEF, Client};
use crate::lay;
use crate::say::Say;

/// Lists incidents, newest first.
pub(super) async fn list(common: &Common, args: &IncidentsArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let mut incidents = client.list_incidents(args.all).await?.incidents;
    incident_list::sort(&mut incidents);
    let values: Vec<_> = incidents.iter().map(json::brief).collect();
    let told = match (incidents.is_empty(), args.all) {
        (false, _) => {
            let event = client.describe().await?;
            lay::fold(&incident_list::text(&incidents, &event), 6, lay::width())
        }
        (true, true) => text("cli-incident-list-none"),
        (true, false) => text("cli-incident-list-none-open"),
    };
    say.result(told, &json!({ "incidents": values }));
    Ok(())
}

/// Shows one, or closes it; or the same of several.
pub(super) async fn one(common: &Common, args: IncidentArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let reason = args.reason.filter(|_| args.close);
    let incidents = args.incidents.all();
    if let Some(reason) = reason {
        return closing::run(&mut client, incidents, &reason, args.yes, say).await;
    }
    for incident in incidents {
        let view = client.incident(*incident).await?;
        tell(&mut client, common, &view, args.evidence, say).await?;
    }
    Ok(())
}

/// Tells of an incident all that is known, and to who may rule what is on offer.
async fn tell(
    client: &mut Client,
    common: &Common,
    view: &IncidentView,
    all: bool,
    say: Say,
) -> Result<()> {
    let event = client.describe().await?;
    let person = common.person.as_deref().unwrap_or(CHIEF);
    let offered = match view.brief.as_ref().map(|brief| brief.number) {
        Some(number) if report::is_due(view) && rules(&event, person) => {
            Some(menu::asked(client, number).await)
        }
        _ => None,
    };
    let mut text = report::text(view, offered.as_deref(), all, lay::width());
    if report::is_due(view) && !rulers::may_rule(&event, person) {
        text.push('\n');
        text.push_str(&lay::fold(&rulers::told(&event, person), 4, lay::width()));
    }
    say.result(text, &json::incident(view));
    Ok(())
}

/// Whether a person is one of those who may be shown what rulings come to.
fn rules(event: &EventView, person: &str) -> bool {
    let mut own = event.officials.iter().filter(|o| o.person == person);
    own.any(|official| matches!(official.role(), Role::Arbiter | Role::ChiefArbiter))
}
