//! What follows from a device's birth: a new session, perhaps of another process or after a restart of the machine.

use adoube_proto::v1::{Birth, DeviceChangeKind};

use super::Output;
use super::device::Device;
use super::instances::Birthmark;
use super::session::Session;
use crate::sight;

impl Device {
    pub(super) fn birth(&mut self, now: u64, birth: &Birth, outputs: &mut Vec<Output>) {
        let mark = self.instances.born(&birth.instance);
        let before = self.session.as_ref().map(|session| session.number);
        let completed = self.session.as_mut().is_some_and(|s| s.complete(birth));
        if completed || (mark == Birthmark::Same && before >= Some(birth.session)) {
            // The session is known already.
            return self.sign_of_life(now, outputs);
        }
        let events = match (&mark, &self.session) {
            (Birthmark::Same, Some(session)) => session.events,
            _ => 0,
        };
        self.born_as = self.compare(&mark, birth);
        self.session = Some(Session::born(now, birth, events));
        let detail = format!("agent {}", birth.agent_version);
        outputs.push(self.change(now, DeviceChangeKind::Born, detail));
        if let Birthmark::Returned(other) = &mark {
            let why = format!(
                "two processes alternate with this identity: {other} and {}",
                birth.instance
            );
            self.duplicate(now, why, outputs);
        }
        outputs.push(Output::Session {
            device: self.id.clone(),
            renewed: mark != Birthmark::Same,
        });
        self.sign_of_life(now, outputs);
    }

    /// What a birth says against what was known before it.
    fn compare(&self, mark: &Birthmark, birth: &Birth) -> sight::Birth {
        let before = self
            .session
            .as_ref()
            .map(|session| session.boot_id.as_str());
        match (before, mark) {
            (Some(before), _) if !before.is_empty() && before != birth.boot_id => {
                sight::Birth::NewBoot
            }
            (_, Birthmark::Same) => sight::Birth::Same,
            (Some(before), Birthmark::Renewed | Birthmark::Returned(_)) if !before.is_empty() => {
                sight::Birth::NewAgent
            }
            _ => sight::Birth::Unknown,
        }
    }
}
