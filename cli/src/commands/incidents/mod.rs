//! `adoube incidents`, `adoube incident`, `adoube rule`: what fell silent, and what is ruled on it.

mod absence;
mod basis;
mod by_hand;
mod carried;
mod charged;
mod closing;
mod consequence;
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
mod texts;
#[cfg(test)]
mod told_tests;
mod who;
mod wish;
mod zones;

pub(crate) use json::brief;
pub(crate) use offers::folded;
pub(super) use rule::run as rule;

use adoube_proto::v1::{
    BoardRef, EventView, IncidentBrief, IncidentStage, IncidentView, PutOff, Role,
};
use adoube_tournament::catalogue_message::CatalogueMessage;
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
        (true, true) => texts::text("cli-incident-list-none"),
        (true, false) => texts::text("cli-incident-list-none-open"),
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
    let first = brief.silent.first().map_or("", String::as_str);
    let message = CatalogueMessage::new("cli-incident-short")
        .text("number", brief.number)
        .text("boards", named(&brief.boards))
        .number("players", brief.silent.len())
        .text("first", first)
        .number("more", brief.silent_count.saturating_sub(1))
        .number("away", brief.away)
        .text("stage", stage(brief))
        .text("cause", cause(brief));
    texts::filled(&message)
}

/// The same without its cause, where that is told by itself.
fn head(brief: &IncidentBrief) -> String {
    in_line(brief, "")
}

/// How many seats are away; once all are back, for how long the longest was.
fn away(brief: &IncidentBrief) -> String {
    texts::filled(&match (brief.away, brief.longest_away_ms) {
        (0, lasted) if lasted > 0 => {
            CatalogueMessage::new("cli-incident-reconnected").text("span", text::show_span(lasted))
        }
        (away, _) => CatalogueMessage::new("officials-incident-away").number("n", away),
    })
}

fn in_line(brief: &IncidentBrief, cause: &str) -> String {
    let stage = match brief.joined_into {
        0 => stage(brief),
        into => {
            texts::filled(&CatalogueMessage::new("officials-stage-joined").text("incident", into))
        }
    };
    let since = match brief.since {
        0 => brief.opened,
        since => since,
    };
    let notes = limits(brief).chain(notes(brief));
    let notes = notes.fold(String::new(), |told, note| told + "; " + &note);
    format!(
        "{:>4}  {stage:<15} {}  {}  {} ({}){cause}{notes}",
        brief.number,
        zone::time(since, &brief.time_zone),
        away(brief),
        named(&brief.boards),
        brief.venues.join(", "),
    )
}

/// The rulings, and what still waits for one, as separate parts.
fn notes(brief: &IncidentBrief) -> impl Iterator<Item = String> {
    let ruled = !brief.ruled.is_empty() && !brief.proposed;
    let ruled = ruled.then(|| {
        CatalogueMessage::new("officials-incident-ruled").text("did", consequence::last(brief))
    });
    let left = ruled.is_some().then_some(&brief.left);
    let left = left.and_then(|left| on("officials-incident-left", left));
    let proposed = brief
        .proposed
        .then(|| CatalogueMessage::new("officials-incident-proposed"));
    let closing = brief.closing_proposed_by.as_deref().map(closing_waits);
    let postponed = on("officials-incident-put-off", &boards_of(&brief.postponed));
    let unruled = on("cli-incident-unruled", &brief.unruled);
    let ruled = [proposed, ruled].into_iter().flatten();
    let ruled = ruled.map(|message| texts::filled(&message)).chain(left);
    let rest = [closing, postponed, unruled, flagged(brief)];
    ruled.chain(rest.into_iter().flatten())
}

/// What is said of boards; none where there are none.
fn on(id: &'static str, boards: &[BoardRef]) -> Option<String> {
    let message = || CatalogueMessage::new(id).text("boards", named(boards));
    (!boards.is_empty()).then(|| texts::filled(&message()))
}

/// How far an incident is, by the name that the pages have for it.
pub(crate) fn stage(brief: &IncidentBrief) -> String {
    let id = match IncidentStage::try_from(brief.stage) {
        Ok(IncidentStage::Open) => "officials-stage-open",
        Ok(IncidentStage::ConnectedAgain) => "officials-stage-connected-again",
        Ok(IncidentStage::Ruled) => "officials-stage-ruled",
        Ok(IncidentStage::Executed) => "officials-stage-executed",
        Ok(IncidentStage::Closed) => "officials-stage-closed",
        Ok(IncidentStage::Unspecified) | Err(_) => {
            return IncidentStage::word_of(brief.stage).to_owned();
        }
    };
    texts::text(id)
}

/// By when a seat has to be back, and on which boards one was away for longer, whether it is back by now or not.
fn limits(brief: &IncidentBrief) -> impl Iterator<Item = String> {
    let by = (brief.limit_at > 0).then(|| {
        let when = zone::time(brief.limit_at, &brief.time_zone);
        texts::filled(&CatalogueMessage::new("officials-limit-by").text("when", when))
    });
    let late = on("officials-limit-late", &brief.overdue);
    by.into_iter().chain(late)
}

/// On which boards a flag fell that is to be ruled on; none where none is.
pub(crate) fn flagged(brief: &IncidentBrief) -> Option<String> {
    on("officials-incident-flagged", &brief.flagged)
}

/// That a closing waits for a second official, and who proposed it.
pub(crate) fn closing_waits(by: &str) -> String {
    let message = CatalogueMessage::new("officials-incident-closing-proposed");
    texts::filled(&message.text("by", by))
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
    let message = CatalogueMessage::new("cli-incident-boards")
        .text("boards", names.join(" "))
        .number("more", boards.len().saturating_sub(MOST_NAMED));
    texts::filled(&message)
}

/// Boards named in a line.
const MOST_NAMED: usize = 6;

/// The cause in words, with how sure that is and what looks the same so far.
pub(crate) fn cause(brief: &IncidentBrief) -> String {
    let cause = texts::cause(brief.cause(), &brief.cause_text);
    match texts::certainty(brief.certainty) {
        None => texts::text("officials-cause-not-known"),
        Some(certainty) if brief.alike.is_empty() => format!("{cause} ({certainty})"),
        Some(certainty) => {
            let alike = texts::alike(brief.cause(), &brief.alike);
            format!("{cause} ({certainty}; {alike})")
        }
    }
}
