//! The chief arbiter of the demo rules on what fell silent.

use adoube_proto::v1::{IncidentView, RulingKind};
use anyhow::Result;

use super::Flow;
use crate::client::Client;
use crate::demo::ruling::{self, Pending};

impl Flow<'_> {
    /// Rules on an incident whose players are all back.
    pub(super) async fn rule(&mut self, chief: &mut Client, now: u64) -> Result<()> {
        let due = ruling::due(&self.model);
        // What was ruled is told a moment later than it was done.
        let Some(incident) = due.filter(|incident| !self.ruled.contains(incident)) else {
            self.ruling = None;
            return Ok(());
        };
        let typed = self.typed.take();
        let alone = self.stage.is_alone();
        if let Some(pending) = self.ruling.as_ref().filter(|p| p.incident == incident) {
            if let Some(request) = pending.chosen(typed, alone, now) {
                self.ruling = None;
                match chief.rule(request).await {
                    Ok(ruled) => {
                        self.ruled.insert(incident);
                        self.tell_ruling(incident, &ruled);
                    }
                    // It may have been joined with another meanwhile: it is offered anew.
                    Err(error) => self.stage.tell(&format!("{error:#}")),
                }
            }
            return Ok(());
        }
        match Pending::ask(chief, incident, now).await {
            Ok(pending) => {
                for line in pending.lines() {
                    self.stage.tell(&line);
                }
                if !alone {
                    self.stage.tell("type the number of the ruling");
                }
                self.ruling = Some(pending);
            }
            Err(error) => self.stage.tell(&format!("{error:#}")),
        }
        Ok(())
    }

    fn tell_ruling(&mut self, incident: u32, ruled: &IncidentView) {
        let Some(given) = ruled.rulings.last() else {
            return;
        };
        let (kind, article, reason) = (
            RulingKind::word_of(given.kind),
            &given.article,
            &given.reason,
        );
        let line = format!("incident {incident} is ruled: {kind} ({article}), {reason}");
        self.stage.tell(&line);
    }
}
