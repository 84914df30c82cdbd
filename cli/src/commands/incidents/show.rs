//! An incident as text for people.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_proto::v1::{
    AbsenceView, EventView, IncidentView, MomentView, RulingView, TurnedDownView,
};
use jiff::tz::TimeZone;

use super::{evidence, json::board, line};
use crate::games::comments::{instant, side};
use crate::text;

/// The venues' time zones: times are shown in the zone of the venue.
pub(super) struct Zones(BTreeMap<String, TimeZone>);

impl Zones {
    /// Those of an event.
    pub(super) fn of(event: &EventView) -> Self {
        let zone = |name: &str| TimeZone::get(name).ok();
        let venues = event.venues.iter();
        Self(
            venues
                .filter_map(|venue| Some((venue.id.clone(), zone(&venue.time_zone)?)))
                .collect(),
        )
    }

    /// An instant as a clock at the venue shows it.
    pub(super) fn at(&self, millis: u64, venue: &str) -> String {
        let Some(instant) = instant(millis) else {
            return format!("{millis} ms");
        };
        let zone = self.0.get(venue).cloned().unwrap_or(TimeZone::UTC);
        instant
            .to_zoned(zone)
            .strftime("%H:%M:%S%.3f %Z")
            .to_string()
    }
}

/// Everything that is known, trouble first.
pub(super) fn text(view: &IncidentView, zones: &Zones) -> String {
    let mut out = String::new();
    let venue = view.absences.first().map_or("", |absence| &absence.venue);
    if let Some(brief) = &view.brief {
        let _ = writeln!(out, "Incident {}", line(brief).trim_start());
    }
    for absence in &view.absences {
        out.push_str(&self::absence(absence, zones));
    }
    out.push_str(&evidence::text(view, zones, venue));
    for ruling in &view.rulings {
        let _ = writeln!(out, "\n{}", self::ruling(ruling, zones, venue, "Ruling"));
    }
    for down in &view.turned_down {
        let _ = writeln!(out, "\n{}", turned_down(down, zones, venue));
    }
    if let Some(proposal) = &view.proposal {
        let text = self::ruling(proposal, zones, venue, "Proposed ruling");
        let _ = writeln!(out, "\n{text}");
    }
    if !view.joined.is_empty() {
        let joined: Vec<String> = view.joined.iter().map(ToString::to_string).collect();
        let _ = writeln!(out, "\nIncidents joined into it: {}", joined.join(", "));
    }
    if !view.closed_reason.is_empty() {
        let _ = writeln!(out, "\nClosed: {}", view.closed_reason);
    }
    if let Some(next) = next(view) {
        let _ = writeln!(out, "\n{next}");
    }
    out.trim_end().to_owned()
}

/// What an arbiter may do now.
fn next(view: &IncidentView) -> Option<String> {
    let brief = view.brief.as_ref()?;
    match brief.stage.as_str() {
        "open" | "connected-again" if view.proposal.is_some() => {
            let ruling = view.proposal.as_ref()?.number;
            let number = brief.number;
            Some(format!("Next: adoube rule {number} second {ruling}"))
        }
        "open" | "connected-again" => Some(format!(
            "Next: adoube rule {} resume --dry-run   (or restart, result, postpone; \
             adoube rule --help)",
            brief.number
        )),
        _ => None,
    }
}

fn absence(absence: &AbsenceView, zones: &Zones) -> String {
    let mut out = format!(
        "\n{} {} {} at {} ({}), noticed by {}\n",
        board(absence.board.as_ref()),
        side(absence.side()),
        absence.name,
        absence.venue,
        absence.device,
        absence.sign
    );
    for (what, moment) in [
        ("last contact", &absence.contact),
        ("detected", &absence.detected),
        ("back", &absence.back),
    ] {
        let moment = match moment {
            Some(moment) => self::moment(moment, zones, &absence.venue),
            None => "not yet".to_owned(),
        };
        let _ = writeln!(out, "  {what:<13} {moment}");
    }
    let ran = [absence.white_ran, absence.black_ran].map(text::show_span);
    let _ = writeln!(
        out,
        "  clocks ran    White's {}, Black's {}",
        ran[0], ran[1]
    );
    out
}

fn moment(moment: &MomentView, zones: &Zones, venue: &str) -> String {
    let clocks = moment.clocks.unwrap_or_default();
    let [white, black] = [clocks.white, clocks.black].map(text::show_clock);
    format!(
        "{}  White {white}, Black {black}, {} half-moves",
        zones.at(moment.at, venue),
        moment.ply
    )
}

/// A proposal is on none of its boards, so they are not listed again.
fn turned_down(down: &TurnedDownView, zones: &Zones, venue: &str) -> String {
    let proposal = down.proposal.clone().unwrap_or_default();
    format!(
        "Proposal {} of {}: {} ({}), {}\n  turned down by {}, {}: {}",
        proposal.number,
        proposal.by,
        proposal.kind,
        proposal.article,
        proposal.reason,
        down.by,
        zones.at(down.at, venue),
        down.reason
    )
}

fn ruling(ruling: &RulingView, zones: &Zones, venue: &str, what: &str) -> String {
    let mut who = ruling.by.clone();
    if !ruling.proposed_by.is_empty() {
        let _ = write!(who, ", proposed by {}", ruling.proposed_by);
    }
    if !ruling.delegated_by.is_empty() {
        let _ = write!(who, ", delegated by {}", ruling.delegated_by);
    }
    let mut out = format!(
        "{what} {}: {} ({}), {} by {who}\n  {}",
        ruling.number,
        ruling.kind,
        ruling.article,
        zones.at(ruling.at, venue),
        ruling.reason
    );
    for ruled in &ruling.boards {
        let done = match ruled.executed {
            0 => "not yet carried out".to_owned(),
            record => format!("carried out, record {record}"),
        };
        let board = board(ruled.board.as_ref());
        let _ = write!(out, "\n  {board}: {} [{done}]", ruled.text);
    }
    out
}
