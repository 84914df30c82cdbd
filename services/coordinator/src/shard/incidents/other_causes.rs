//! Silences of an incident that have another cause than the incident.

use adoube_proto::v1;
use adoube_tournament::board::LossSign;
use adoube_tournament::incident::cause::{self, Certainty};
use adoube_tournament::incident::{Absence, State};

use crate::shard::Shard;
use crate::shard::input::Now;

/// The most silences of an incident whose causes are looked for one by one: those of a whole hall have one cause.
const MOST_SILENCES: usize = 12;

impl Shard {
    /// The cause of a silence, found from the same evidence as the incident's; none where it is the incident's, not
    /// known, or where the silence is part of another one.
    pub(super) fn other_cause(
        &self,
        incident: &State,
        absence: &Absence,
        now: Now,
    ) -> Option<v1::CauseView> {
        let all = incident.absences();
        if all.len() > MOST_SILENCES
            || absence.sign == LossSign::Outage
            || absence.continued_from.is_some()
            || self.is_part(absence, all)
        {
            return None;
        }
        let shown = incident.finding()?;
        let of_incident = self.subject_of(incident, now)?;
        if of_incident == absence {
            return None;
        }
        let mut subject = self.as_subject(incident, absence);
        let later = all.iter().filter(|other| {
            other.device == absence.device && other.contact.at > absence.contact.at
        });
        let next = later.map(|other| self.unscaled(other.contact.at)).min();
        subject.next = next.or(subject.next);
        let found = cause::find(&subject, incident.lines());
        let is_other = found.certainty != Certainty::Unknown && found.cause != shown.cause;
        is_other.then(|| v1::CauseView {
            cause: found.cause.word().to_owned(),
            text: found.cause.to_string(),
            certainty: found.certainty.word().to_owned(),
        })
    }
}
