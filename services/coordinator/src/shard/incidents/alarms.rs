//! Open incidents as a venue's officials see them there.

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::board::Phase;
use adoube_tournament::ids::{BoardId, VenueId};
use adoube_tournament::incident::{Absence, Stage, State, decide};

use crate::shard::venues::alarms::MOST;
use crate::shard::{Shard, views};

impl Shard {
    /// The incidents that a venue's officials are to look at, the newest first.
    pub(in crate::shard) fn incident_alarms(&self, venue: &VenueId) -> Vec<v1::VenueAlarm> {
        let live = self.incidents.register.live_at(venue).rev();
        let live = live.filter_map(|number| self.incident(number).ok());
        let alarms = live.flat_map(|incident| {
            let mut here = seats_of(incident, venue);
            here.retain(|absence| !self.is_settled(incident, absence.board));
            let stage = decide::stage(incident, &self.state.boards);
            let mut told = alarms(incident, stage, &self.brief(incident), &here);
            for (alarm, absence) in told.iter_mut().zip(&here) {
                if let Some(board) = self.state.boards.get(&absence.board) {
                    // Where the player is now: the seat may have moved since.
                    alarm.device = board.seat(absence.side).device.to_string();
                    if let Some(told) = &mut alarm.incident
                        && alarm.device != absence.device.as_str()
                    {
                        told.device_before = absence.device.to_string();
                    }
                }
            }
            told
        });
        alarms.take(MOST).collect()
    }

    /// Whether nobody has to look after a board of it any more, though others wait: nothing is left to rule or to
    /// carry out on it, and its game is over, or was ruled on and goes on with both players.
    fn is_settled(&self, incident: &State, id: BoardId) -> bool {
        let boards = &self.state.boards;
        let waits = incident.pending().any(|(_, board)| board == id)
            || decide::left(incident, boards).contains(&id);
        let Some(board) = boards.get(&id).filter(|_| !waits) else {
            return !waits;
        };
        let together = Side::ALL.iter().all(|side| board.away(*side).is_none());
        board.is_finished() || (together && *board.phase() == Phase::Playing)
    }

    /// Tells every connected venue that an incident is about.
    pub(super) fn tell_incident_alarms(&mut self, number: u32) {
        let Ok(incident) = self.incident(number) else {
            return;
        };
        let absences = incident.absences().iter();
        let venues: BTreeSet<_> = absences.map(|absence| &absence.venue).collect();
        let venues = venues.into_iter().cloned().collect();
        self.tell_alarms(venues);
    }
}

/// The last absence of each seat of the venue that the incident is about, the newest first.
fn seats_of<'a>(incident: &'a State, venue: &VenueId) -> Vec<&'a Absence> {
    let mut seen = BTreeSet::new();
    let here = incident.absences().iter().rev();
    here.filter(|absence| absence.venue == *venue && seen.insert(absence.seat()))
        .collect()
}

/// One alarm for each of these seats.
fn alarms(
    incident: &State,
    stage: Stage,
    shown: &v1::IncidentBrief,
    seats: &[&Absence],
) -> Vec<v1::VenueAlarm> {
    let stage = stage.in_words();
    let alarm = |absence: &Absence| v1::VenueAlarm {
        id: format!("incident-{}-{}", incident.number(), absence.device),
        kind: v1::VenueAlarmKind::Incident.into(),
        board: Some(views::board_ref(absence.board)),
        device: absence.device.to_string(),
        text: match shown.certainty() {
            v1::CauseCertainty::Unspecified | v1::CauseCertainty::Unknown => {
                format!("incident {}, {stage}", shown.number)
            }
            certainty @ (v1::CauseCertainty::Likely | v1::CauseCertainty::Certain) => {
                let certainty = certainty.word();
                let v1::IncidentBrief {
                    number,
                    cause_text,
                    alike,
                    ..
                } = shown;
                let alike = match alike.as_str() {
                    "" => String::new(),
                    alike => format!("; {alike}"),
                };
                format!("incident {number}, {stage}: {cause_text} ({certainty}{alike})")
            }
        },
        since: shown.since,
        incident: Some(v1::AlarmedIncident {
            number: shown.number,
            stage: shown.stage,
            cause: shown.cause,
            cause_text: shown.cause_text.clone(),
            certainty: shown.certainty,
            alike: shown.alike.clone(),
            device_before: String::new(),
        }),
        ..v1::VenueAlarm::default()
    };
    seats.iter().copied().map(alarm).collect()
}
