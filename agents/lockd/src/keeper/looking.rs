//! What can only be looked at, while the machine is held.

use std::path::Path;

use super::{Breach, engage::Held, ports::Ports};
use crate::{
    changes::journal::Journal,
    layers::{LayerName, Standing, State},
    looks::{self, Looked},
};

/// Of a layer that is about programs, where nobody tells of those that start.
const UNHEARD: &str =
    "program starts are not reported here: programs are checked every five seconds";

/// What a look brought.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// What was not there before, and may not be.
    pub(super) breaches: Vec<Breach>,
    /// Some layer stands otherwise.
    pub(super) changed: bool,
}

impl Held {
    /// How things are as the machine is locked: what is there already is no breach, and the layer does not
    /// hold.
    pub(super) fn looks(&mut self, journal: &Journal, root: &Path) {
        self.shut_ports(journal, root);
        let of_programs = self.looks.iter().any(Looked::is_of_programs);
        let unheard = of_programs && self.hears().is_err();
        for looked in &mut self.looks {
            let seen = looked.look(root);
            let ports = self.ports.iter().filter(|_| looked.layer == LayerName::Usb);
            let ports = ports.flat_map(Ports::remarks);
            let unheard = (unheard && looked.is_of_programs()).then(|| UNHEARD.to_owned());
            self.layers.push(Standing {
                layer: looked.layer,
                required: looked.required,
                state: looked.state(&seen),
                remarks: ports.chain(unheard).collect(),
            });
        }
    }

    /// What may not be plugged in is kept out before it is looked for. Where that cannot be, the layer says so.
    fn shut_ports(&mut self, journal: &Journal, root: &Path) {
        let mut looks = self.looks.iter_mut();
        let Some((looked, usb)) = looks.find_map(|it| it.kept_out().map(|usb| (it, usb))) else {
            return;
        };
        match Ports::shut(usb, journal, root) {
            Ok(ports) => self.ports = Some(ports),
            Err(why) => looked.fail(why),
        }
    }

    /// A program of this name has started. Whether one of the looks is about it, and all of that is to be looked at next.
    pub(super) fn is_about(&mut self, name: &str) -> bool {
        let about = self.looks.iter_mut().filter(|looked| looked.concerns(name));
        about.map(Looked::await_look).count() > 0
    }

    /// Any program may have started.
    pub(super) fn is_about_all(&mut self) {
        self.looks.iter_mut().for_each(Looked::await_look);
    }

    /// Whether anything is looked at twice a second.
    pub(super) const fn is_looked_around(&self) -> bool {
        !self.looks.is_empty() || !self.sessions.is_empty() || self.rules.is_some()
    }

    /// And from then on, in looks that are numbered.
    pub(super) fn look_around(&mut self, journal: &Journal, root: &Path, number: u64) -> Found {
        let mut found = Found {
            changed: self.shut_sessions(journal),
            ..Found::default()
        };
        if let Some(breach) = self.tend_rules() {
            found.breaches.push(breach);
            found.changed = true;
        }
        if let Some(ports) = &mut self.ports {
            found.breaches.extend(ports.tend(journal, root));
            let remarks: Vec<String> = ports.remarks().collect();
            let of_usb = |standing: &&mut Standing| standing.layer == LayerName::Usb;
            let stands = self.layers.iter_mut().find(of_usb);
            if let Some(standing) = stands.filter(|it| it.remarks != remarks) {
                standing.remarks = remarks;
                found.changed = true;
            }
        }
        for looked in &mut self.looks {
            let layer = looked.layer;
            let mut layers = self.layers.iter_mut();
            let Some(standing) = layers.find(|standing| standing.layer == layer) else {
                continue;
            };
            let seen = looked.look_again(root, number);
            let state = looked.state(&seen);
            if state == standing.state {
                continue;
            }
            let before = std::mem::replace(&mut standing.state, state);
            found.changed = true;
            let news = news(&before, &seen);
            let breach = |what| Breach::Seen {
                layer,
                what,
                stopped: false,
            };
            found.breaches.extend(news.into_iter().map(breach));
        }
        found
    }
}

/// What was not there before. A layer that can no longer be looked at is one, too: somebody may have seen to
/// that.
fn news(before: &State, seen: &Result<looks::Seen, String>) -> Vec<String> {
    let known = match before {
        State::Broken { why } => why.as_str(),
        _ => "",
    };
    match seen {
        Err(why) => vec![why.clone()],
        Ok(seen) => {
            let new = |what: &&String| !known.split("; ").any(|known| known == what.as_str());
            seen.forbidden.iter().filter(new).cloned().collect()
        }
    }
}
