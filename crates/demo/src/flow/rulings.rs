//! The chief arbiter of the demo rules on what fell silent.

use adoube_client::Client;
use adoube_proto::v1::{IncidentView, RulingKind};
use adoube_tournament::message;

use super::Flow;
use crate::Host;
use crate::ruling::{self, Pending};

impl<H: Host> Flow<'_, H> {
    /// Rules on an incident whose players are all back.
    pub(super) async fn rule(&mut self, chief: &mut Client, now: u64) {
        let due = ruling::due(&self.model);
        // What was ruled is told a moment later than it was done.
        let Some(incident) = due.filter(|incident| !self.ruled.contains(incident)) else {
            self.ruling = None;
            return;
        };
        let typed = self.typed.take();
        let alone = !self.host.has_keyboard();
        if let Some(pending) = self.ruling.as_ref().filter(|p| p.incident == incident) {
            if let Some(request) = pending.chosen(typed, alone, now) {
                self.ruling = None;
                match chief.rule(request).await {
                    Ok(ruled) => {
                        self.ruled.insert(incident);
                        self.tell_ruling(incident, &ruled);
                    }
                    // It may have been joined with another meanwhile: it is offered anew.
                    Err(error) => self.host.refused(&error),
                }
            }
            return;
        }
        let pending = Pending::ask(chief, incident, now).await;
        self.host.choices(incident, &pending.choices);
        if !alone {
            self.step_id("cli-demo-ruling-type");
        }
        self.ruling = Some(pending);
    }

    fn tell_ruling(&mut self, incident: u32, ruled: &IncidentView) {
        let Some(given) = ruled.rulings.last() else {
            return;
        };
        let ruling = message!(
            "cli-demo-ruled", incident, kind: RulingKind::word_of(given.kind),
            article: &given.article, reason: &given.reason,
        );
        self.host.step(&ruling);
    }
}
