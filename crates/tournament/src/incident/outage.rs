//! Incidents that are an outage of the coordinator (DIS-8).

use super::absence::Absence;
use super::cause::Cause;
use super::state::State;
use crate::board::LossSign;

impl State {
    /// Whether it is an outage of the coordinator, by its record or by what was found.
    pub fn is_outage(&self) -> bool {
        let recorded = |absence: &Absence| absence.sign == LossSign::Outage;
        let found = self.finding().map(|finding| finding.cause);
        self.absences().iter().any(recorded) || found == Some(Cause::CoordinatorOutage)
    }
}
