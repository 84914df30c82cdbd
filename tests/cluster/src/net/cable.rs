//! Cables, and what can happen to them.

use super::Net;
use super::command::{dropping, ip, nft};

/// One end of a cable.
#[derive(Debug)]
pub(super) struct End {
    pub(super) namespace: String,
    pub(super) link: String,
}

impl End {
    pub(super) fn new(namespace: String, link: &str) -> Self {
        Self {
            namespace,
            link: link.to_owned(),
        }
    }

    /// Drops packets as they come in here, by this rule.
    fn drop(&self, rule: &str) {
        let link = &self.link;
        let table = format!("fault_{link}");
        nft(&self.namespace, &dropping(&table, link, rule));
    }

    fn heal(&self) {
        nft(
            &self.namespace,
            &format!("delete table netdev fault_{}", self.link),
        );
    }
}

/// The cable between a machine and the switch it is plugged into.
#[derive(Debug)]
pub(super) struct Cable {
    machine: String,
    near: End,
    far: End,
}

impl Cable {
    pub(super) fn new(machine: &str, near: End, far: End) -> Self {
        Self {
            machine: machine.to_owned(),
            near,
            far,
        }
    }
}

impl Net {
    /// From now on the machine's cable carries nothing, though both of its ends have light.
    pub fn cut(&self, machine: &str) {
        self.both(machine, |end| end.drop(""));
    }

    /// It loses so many packets in a hundred, each way.
    pub fn lose(&self, machine: &str, percent: u32) {
        self.both(machine, |end| {
            end.drop(&format!("numgen random mod 100 < {percent}"));
        });
    }

    /// Ends what [`Self::cut`] or [`Self::lose`] began.
    pub fn heal(&self, machine: &str) {
        self.both(machine, End::heal);
    }

    /// Pulls the cable out of the switch: the machine's link goes down.
    pub fn unplug(&self, machine: &str) {
        self.set_port(machine, "down");
    }

    /// Puts it back.
    pub fn plug(&self, machine: &str) {
        self.set_port(machine, "up");
    }

    fn set_port(&self, machine: &str, state: &str) {
        let End { namespace, link } = &self.cable(machine).far;
        ip(&["-n", namespace, "link", "set", link, state]);
    }

    fn both(&self, machine: &str, change: impl Fn(&End)) {
        let cable = self.cable(machine);
        change(&cable.near);
        change(&cable.far);
    }

    fn cable(&self, machine: &str) -> &Cable {
        let found = self.cables.iter().find(|cable| cable.machine == machine);
        found.unwrap_or_else(|| panic!("no machine is called {machine}"))
    }
}
