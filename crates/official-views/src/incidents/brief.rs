//! An incident at a glance, in one line.

use adoube_proto::v1::{BoardRef, IncidentBrief, PutOff};
use adoube_tournament::catalogue_message::CatalogueMessage;

use super::ruling_effect;
use super::texts;
use crate::text;
use crate::words::board_name;
use crate::zone;

/// An incident in one line, such as `3  open  1.4 1.5  madrid  venue uplink failed (likely)`.
pub fn line(brief: &IncidentBrief) -> String {
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
        .text("stage", texts::stage(brief.stage()))
        .text("cause", cause(brief));
    texts::filled(&message)
}

/// The same without its cause, for where the cause has a line of its own.
pub(super) fn head(brief: &IncidentBrief) -> String {
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
        0 => texts::stage(brief.stage()),
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
        CatalogueMessage::new("officials-incident-ruled").text("did", ruling_effect::last(brief))
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
pub(super) fn on(id: &'static str, boards: &[BoardRef]) -> Option<String> {
    let message = || CatalogueMessage::new(id).text("boards", named(boards));
    (!boards.is_empty()).then(|| texts::filled(&message()))
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

/// Boards in a line.
pub(super) fn named(boards: &[BoardRef]) -> String {
    let names = boards.iter().take(MOST_NAMED);
    let names: Vec<String> = names.map(|board| board_name(Some(board))).collect();
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
