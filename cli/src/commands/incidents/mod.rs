//! `adoube incidents`, `adoube incident`, `adoube rule`: what fell silent, and what is ruled on it.

mod evidence;
mod json;
mod rule;
mod show;
mod wish;

pub(crate) use json::brief;
pub(super) use rule::run as rule;

use adoube_proto::v1::IncidentBrief;
use anyhow::Result;
use serde_json::json;

use crate::args::{Common, IncidentArgs, IncidentsArgs};
use crate::client::{CHIEF, Client};
use crate::games::comments::instant;
use crate::say::Say;

/// Lists incidents, newest first.
pub(super) async fn list(common: &Common, args: &IncidentsArgs, say: Say) -> Result<()> {
    let reply = Client::connect(common, CHIEF)
        .await?
        .list_incidents(args.all)
        .await?;
    let values: Vec<_> = reply.incidents.iter().map(json::brief).collect();
    let lines: Vec<String> = reply.incidents.iter().map(line).collect();
    let text = match (lines.is_empty(), args.all) {
        (false, _) => lines.join("\n"),
        (true, true) => "there was no incident".to_owned(),
        (true, false) => "no incident is open (--all shows closed ones)".to_owned(),
    };
    say.result(text, &json!({ "incidents": values }));
    Ok(())
}

/// Shows one, or closes it.
pub(super) async fn one(common: &Common, args: IncidentArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let view = match args.reason {
        Some(reason) if args.close => client.close_incident(args.incident, reason).await?,
        _ => client.incident(args.incident).await?,
    };
    let zones = show::Zones::of(&client.describe().await?);
    say.result(show::text(&view, &zones), &json::incident(&view));
    Ok(())
}

/// An incident in one line, such as `3  open  1.4 1.5  madrid  venue uplink failed (likely)`.
pub(crate) fn line(brief: &IncidentBrief) -> String {
    let boards: Vec<String> = brief
        .boards
        .iter()
        .take(MOST_NAMED)
        .map(|board| format!("{}.{}", board.round, board.board))
        .collect();
    let more = match brief.boards.len().saturating_sub(MOST_NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let stage = match brief.joined_into {
        0 => brief.stage.clone(),
        into => format!("joined into {into}"),
    };
    let at = instant(brief.opened)
        .map_or_else(String::new, |at| at.strftime("%H:%M:%S UTC").to_string());
    let ruling = match (brief.ruling.as_str(), brief.proposed) {
        (_, true) => "; a proposed ruling waits for a second official".to_owned(),
        ("", false) => String::new(),
        (ruling, false) => format!("; ruled: {ruling}"),
    };
    format!(
        "{:>4}  {stage:<15} {at}  {} away  {}{more} ({})  {}{ruling}",
        brief.number,
        brief.away,
        boards.join(" "),
        brief.venues.join(", "),
        cause(brief)
    )
}

/// Boards named in a line.
const MOST_NAMED: usize = 6;

/// The cause in words, with how sure that is.
pub(crate) fn cause(brief: &IncidentBrief) -> String {
    match brief.certainty.as_str() {
        "" | "unknown" => "cause not known yet".to_owned(),
        certainty => format!("{} ({certainty})", brief.cause_text),
    }
}
