//! `adoube incidents`, `adoube incident`, `adoube rule`: what fell silent, and what is ruled on it.

mod absence;
mod basis;
mod by_hand;
mod carried;
mod charged;
mod closing;
mod done;
mod evidence;
mod json;
mod leaves;
mod listed;
mod menu;
mod offers;
mod on_offer;
mod replaced;
mod rule;
mod ruled;
mod several;
mod shared;
mod show;
mod stands;
mod stops;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod told_tests;
mod who;
mod wish;
mod zones;

pub(crate) use json::brief;
pub(crate) use offers::{Choice, folded};
pub(super) use rule::run as rule;

use adoube_proto::v1::{
    BoardRef, CauseCertainty, EventView, IncidentBrief, IncidentStage, IncidentView, PutOff, Role,
};
use adoube_proto::words;
use anyhow::Result;
use serde_json::json;

use crate::args::{Common, IncidentArgs, IncidentsArgs};
use crate::client::{CHIEF, Client};
use crate::lay;
use crate::say::Say;
use crate::text;
use crate::zone;

/// Lists incidents, newest first.
pub(super) async fn list(common: &Common, args: &IncidentsArgs, say: Say) -> Result<()> {
    let mut client = Client::connect(common, CHIEF).await?;
    let mut incidents = client.list_incidents(args.all).await?.incidents;
    listed::sort(&mut incidents);
    let values: Vec<_> = incidents.iter().map(json::brief).collect();
    let text = match (incidents.is_empty(), args.all) {
        (false, _) => {
            let event = client.describe().await?;
            lay::fold(&listed::text(&incidents, &event), 6, lay::width())
        }
        (true, true) => "there was no incident".to_owned(),
        (true, false) => "no incident is open (--all shows closed ones)".to_owned(),
    };
    say.result(text, &json!({ "incidents": values }));
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
        Some(number) if show::is_due(view) && rules(&event, person) => {
            Some(menu::asked(client, number).await)
        }
        _ => None,
    };
    let mut text = show::text(view, offered.as_deref(), all, lay::width());
    if show::is_due(view) && !who::may_rule(&event, person) {
        text.push('\n');
        text.push_str(&lay::fold(&who::told(&event, person), 4, lay::width()));
    }
    say.result(text, &json::incident(view));
    Ok(())
}

/// Whether a person is one of those who may be shown what rulings come to.
fn rules(event: &EventView, person: &str) -> bool {
    let mut own = event.officials.iter().filter(|o| o.person == person);
    own.any(|official| matches!(official.role(), Role::Arbiter | Role::ChiefArbiter))
}

/// An incident in one line, such as `3  open  1.4 1.5  madrid  venue uplink failed (likely)`.
pub(crate) fn line(brief: &IncidentBrief) -> String {
    in_line(brief, &format!("  {}", cause(brief)))
}

/// The same for a narrow screen, the least important last: `3  1.4 1.5: Ding, Liren disconnected, open, cause not known yet`.
pub(crate) fn short(brief: &IncidentBrief) -> String {
    let who = match brief.silent.as_slice() {
        [] => String::new(),
        [only] if brief.silent_count <= 1 => format!("{only} "),
        [first, ..] => format!("{first} and {} more ", brief.silent_count.saturating_sub(1)),
    };
    let how = if brief.away > 0 {
        "disconnected"
    } else {
        "connected again"
    };
    let (number, boards) = (brief.number, named(&brief.boards));
    format!(
        "{number}  {boards}: {who}{how}, {}, {}",
        stage(brief),
        cause(brief)
    )
}

/// The same without its cause, where that is told by itself.
fn head(brief: &IncidentBrief) -> String {
    in_line(brief, "")
}

/// How many seats are away; once all are back, for how long the longest was.
fn away(brief: &IncidentBrief) -> String {
    match (brief.away, brief.longest_away_ms) {
        (0, lasted) if lasted > 0 => format!("reconnected after {}", text::show_span(lasted)),
        (away, _) => format!("{away} disconnected"),
    }
}

fn in_line(brief: &IncidentBrief, cause: &str) -> String {
    let boards = named(&brief.boards);
    let stage = match brief.joined_into {
        0 => stage(brief).to_owned(),
        into => format!("joined into {into}"),
    };
    let since = match brief.since {
        0 => brief.opened,
        since => since,
    };
    let at = zone::time(since, &brief.time_zone);
    let ruling = match (brief.ruled.as_str(), brief.proposed) {
        (_, true) => "; a proposed ruling needs a second official".to_owned(),
        ("", false) => String::new(),
        (ruling, false) if brief.left.is_empty() => format!("; ruled: {ruling}"),
        (ruling, false) => format!(
            "; ruled: {ruling}; still to rule on: {}",
            named(&brief.left)
        ),
    };
    let closing = brief.closing_proposed_by.as_ref();
    let closing = closing.map_or_else(String::new, |by| format!("; {}", closing_waits(by)));
    let postponed = match named(&boards_of(&brief.postponed)) {
        none if none.is_empty() => String::new(),
        boards => format!("; postponed: {boards}"),
    };
    let unruled = match named(&brief.unruled) {
        none if none.is_empty() => String::new(),
        boards => format!("; closed without a ruling on {boards}"),
    };
    let flagged = flagged(brief).map_or_else(String::new, |flagged| format!("; {flagged}"));
    format!(
        "{:>4}  {stage:<15} {at}  {}  {boards} ({}){cause}{}{ruling}{closing}{postponed}{unruled}{flagged}",
        brief.number,
        away(brief),
        brief.venues.join(", "),
        limit(brief),
    )
}

/// How far an incident is, by the name that the pages have for it.
pub(crate) fn stage(brief: &IncidentBrief) -> &'static str {
    match IncidentStage::try_from(brief.stage) {
        Ok(IncidentStage::ConnectedAgain) => "connected again",
        Ok(
            stage @ (IncidentStage::Unspecified
            | IncidentStage::Open
            | IncidentStage::Ruled
            | IncidentStage::Executed
            | IncidentStage::Closed),
        ) => stage.word(),
        Err(_) => words::UNKNOWN,
    }
}

/// By when a seat has to be back, and on which boards one was away for longer, whether it is back by now or not.
fn limit(brief: &IncidentBrief) -> String {
    let by = match brief.limit_at {
        0 => String::new(),
        at => format!("; must be back by {}", zone::time(at, &brief.time_zone)),
    };
    match named(&brief.overdue).as_str() {
        "" => by,
        boards => format!("{by}; not reconnected in time: {boards}"),
    }
}

/// On which boards a flag fell that is to be ruled on; none where none is.
pub(crate) fn flagged(brief: &IncidentBrief) -> Option<String> {
    let boards = named(&brief.flagged);
    let waits = !boards.is_empty();
    waits.then(|| format!("the flag fell on {boards}: the result needs a ruling"))
}

/// That a closing waits for a second official, and who proposed it.
pub(crate) fn closing_waits(by: &str) -> String {
    format!("{by} proposed to close it: a second official has to agree")
}

fn boards_of(postponed: &[PutOff]) -> Vec<BoardRef> {
    postponed
        .iter()
        .filter_map(|put_off| put_off.board)
        .collect()
}

/// Boards as they are told in a line.
pub(super) fn named(boards: &[BoardRef]) -> String {
    let names = boards.iter().take(MOST_NAMED);
    let names: Vec<String> = names.map(|board| json::board(Some(board))).collect();
    let more = match boards.len().saturating_sub(MOST_NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("{}{more}", names.join(" "))
}

/// Boards named in a line.
const MOST_NAMED: usize = 6;

/// The cause in words, with how sure that is and what looks the same so far.
pub(crate) fn cause(brief: &IncidentBrief) -> String {
    match certainty(brief.certainty) {
        None => "cause not known yet".to_owned(),
        Some(certainty) if brief.alike.is_empty() => format!("{} ({certainty})", brief.cause_text),
        Some(certainty) => format!("{} ({certainty}; {})", brief.cause_text, brief.alike),
    }
}

/// How sure a cause is; `None` while none is known.
fn certainty(certainty: i32) -> Option<&'static str> {
    match CauseCertainty::try_from(certainty) {
        Ok(CauseCertainty::Unspecified | CauseCertainty::Unknown) => None,
        Ok(certainty @ (CauseCertainty::Likely | CauseCertainty::Certain)) => {
            Some(certainty.word())
        }
        Err(_) => Some(words::UNKNOWN),
    }
}
