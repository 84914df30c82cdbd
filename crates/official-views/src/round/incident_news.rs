//! Incidents in lines.

use adoube_proto::v1::{IncidentBrief, IncidentStage};
use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::catalogue::filled;
use crate::incidents::{brief, texts};

/// An incident in one line.
pub(super) fn line(incident: &IncidentBrief) -> String {
    let line = brief::line(incident);
    let line = CatalogueMessage::new("cli-live-incident").text("line", line.trim_start());
    filled(&line)
}

/// An incident that opened, or of which something is known now that was not.
pub(super) fn lines(before: Option<&IncidentBrief>, after: &IncidentBrief) -> Vec<String> {
    let Some(before) = before else {
        let is_open = after.stage() != IncidentStage::Closed;
        let line = is_open.then(|| line(after));
        return line.into_iter().collect();
    };
    let mut news = Vec::new();
    if before.stage != after.stage {
        news.push(match after.joined_into {
            0 => texts::stage(after.stage()),
            into => {
                let joined = CatalogueMessage::new("cli-live-incident-joined");
                filled(&joined.text("incident", into))
            }
        });
    }
    let found = |brief: &IncidentBrief| (brief.cause, brief.certainty);
    // The incident that it was joined into shows its cause.
    if found(before) != found(after) && after.joined_into == 0 {
        news.push(brief::cause(after));
    }
    if before.flagged != after.flagged {
        news.extend(brief::flagged(after));
    }
    let proposed = after.closing_proposed_by.as_ref();
    if let Some(by) = proposed.filter(|_| before.closing_proposed_by.as_ref() != proposed) {
        news.push(brief::closing_waits(by));
    }
    let line = |news: &String| {
        let of_incident = CatalogueMessage::new("cli-live-incident-news");
        let told = of_incident
            .text("incident", after.number)
            .text("news", news);
        filled(&told)
    };
    news.iter().map(line).collect()
}
