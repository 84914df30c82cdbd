//! What can be seen of the coordinator from outside of the simulation.

use std::collections::BTreeSet;

use adoube_coordinator::shard::State;
use adoube_tournament::board::Boards;
use adoube_tournament::ids::{BoardId, DeviceId};

use super::{BEGIN, Coordinator};
use crate::checks::Live;

impl Coordinator {
    fn state(&self) -> Option<&State> {
        self.run.as_ref().map(|run| run.shard.state())
    }

    /// The boards as it holds them; none while it is down.
    pub(in crate::system) fn boards(&self) -> Option<&Boards> {
        self.state().map(|state| &state.boards)
    }

    /// The newest incident that is not closed, and how many rulings it has.
    pub(in crate::system) fn newest_incident(&self) -> Option<(u32, u32)> {
        let all = self.state()?.incidents.values().rev();
        let mut live = all.filter(|incident| incident.state.closed().is_none());
        let state = &live.next()?.state;
        let rulings = u32::try_from(state.rulings().len()).unwrap_or(u32::MAX);
        Some((state.number(), rulings))
    }

    /// The newest of a board, likewise.
    pub(in crate::system) fn newest_incident_of(&self, board: BoardId) -> Option<(u32, u32)> {
        let all = self.state()?.incidents.values().rev();
        let mut live = all.filter(|incident| incident.state.closed().is_none());
        let own = live.find(|incident| incident.state.boards().contains(&board))?;
        let rulings = u32::try_from(own.state.rulings().len()).unwrap_or(u32::MAX);
        Some((own.state.number(), rulings))
    }

    /// Every board is under way, and no incident was opened.
    pub(in crate::system) fn assert_playing(&self) {
        let boards = self.boards().into_iter().flat_map(Boards::values);
        let playing = boards.filter(|board| board.is_under_way()).count();
        let all = usize::from(self.size.all() / 2);
        assert_eq!(playing, all, "boards under way");
        let incidents = self.state().map(|state| state.incidents.len());
        assert_eq!(incidents, Some(0), "incidents at the begin");
    }

    /// What the shard's incidents say of silent seats since this was asked last: which device,
    /// noticed when, by the first run's clock.
    pub(in crate::system) fn newly_silent(&mut self) -> Vec<(u64, u16)> {
        let Some(run) = &self.run else {
            return Vec::new();
        };
        let incidents = run.shard.state().incidents.values();
        let absences = incidents.flat_map(|incident| incident.state.absences());
        let mut new = Vec::new();
        for absence in absences {
            let (at, device) = (absence.detected.at, number(&absence.device));
            if self.told.insert((at, device)) {
                new.push((at.since(BEGIN).0, device));
            }
        }
        new
    }

    /// The incidents that are not closed, with what each of them is about.
    pub(in crate::system) fn live(&self) -> Vec<Live> {
        let all = self
            .state()
            .into_iter()
            .flat_map(|state| state.incidents.values());
        let live = all.filter(|incident| incident.state.closed().is_none());
        let told = live.map(|incident| {
            let absences = incident.state.absences().iter();
            let devices: BTreeSet<u16> = absences.map(|one| number(&one.device)).collect();
            Live {
                number: incident.state.number(),
                devices: devices.len(),
                cause: incident.state.finding().map(|found| found.cause),
            }
        });
        told.collect()
    }
}

/// A device's number, from its id.
fn number(device: &DeviceId) -> u16 {
    let number = device.as_str().strip_prefix("device-");
    number.and_then(|n| n.parse().ok()).unwrap_or(u16::MAX)
}
