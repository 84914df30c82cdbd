//! What is looked at, mostly because it cannot be prevented here: as it stands, and twice a second while the machine is held;
//! what takes long to look at, every five seconds.
//!
//! All of it are files of the kernel's and of systemd's, below a root, so that it can be tried on what was
//! recorded from other machines.

mod keys;
pub(crate) mod needed;
#[cfg(test)]
mod recorded;
mod screens;
mod signs;
mod terminals;
mod time;
mod tree;
pub(crate) mod usb;

use std::path::Path;

use crate::{
    clock,
    layers::{LayerName, State},
    profile::{self, Profile},
    users,
};
use keys::Keys;
use usb::Usb;

/// Looks between two at what takes long to look at: every process.
const SELDOM: u64 = 10;
/// The longest reason that is told, characters.
const LONGEST: usize = 400;
/// Of a layer that finds nothing.
const TOLD: &str = "told as it happens, not prevented";

/// What one look finds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seen {
    /// What is there and may be; a look that sees nothing at all proves nothing.
    pub(crate) there: Option<String>,
    /// What is there and may not be, for people.
    pub(crate) forbidden: Vec<String>,
}

/// One thing that is looked at, with what it was like when the machine was locked.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Look {
    Keys(Keys),
    Screens { most: usize },
    Signs { allow_virtual: bool },
    Terminals { before: String },
    Time { before_ms: i64, most_ms: i64 },
    Usb(Usb),
}

/// A layer that can be looked at, or why not.
#[derive(Debug, Clone)]
pub(crate) struct Looked {
    pub(crate) layer: LayerName,
    pub(crate) required: bool,
    look: Result<Look, String>,
}

/// All that a profile asks for, on a machine as it is now.
pub(crate) fn asked(profile: &Profile, root: &Path) -> Vec<Looked> {
    let keys = profile.keys.as_ref().map(|asked| Looked {
        layer: LayerName::Keys,
        required: asked.required,
        look: keys_of(profile, asked),
    });
    let usb = profile.usb.as_ref().map(|asked| Looked {
        layer: LayerName::Usb,
        required: asked.required,
        look: Ok(Look::Usb(Usb::of(asked))),
    });
    let screens = profile.screens.as_ref().map(|asked| Looked {
        layer: LayerName::Screens,
        required: asked.required,
        look: Ok(Look::Screens { most: asked.most }),
    });
    let signs = profile.signs.as_ref().map(|asked| Looked {
        layer: LayerName::Signs,
        required: asked.required,
        look: Ok(Look::Signs {
            allow_virtual: asked.allow_virtual,
        }),
    });
    let terminals = profile.terminals.as_ref().map(|asked| Looked {
        layer: LayerName::Terminals,
        required: asked.required,
        look: terminals::shown(root).map(|before| Look::Terminals { before }),
    });
    let time = profile.time.as_ref().map(|asked| Looked {
        layer: LayerName::Time,
        required: asked.required,
        look: Ok(Look::Time {
            before_ms: clock::ahead_ms(),
            most_ms: i64::from(asked.most_s) * 1000,
        }),
    });
    [keys, usb, screens, signs, terminals, time]
        .into_iter()
        .flatten()
        .collect()
}

fn keys_of(profile: &Profile, asked: &profile::Keys) -> Result<Look, String> {
    let numbers = profile.users.iter().map(|name| users::number(name));
    let users = numbers.collect::<Result<_, _>>();
    Ok(Look::Keys(Keys {
        users: users.map_err(|error| error.to_string())?,
        compositor: asked.compositor.clone(),
        folder: asked.folder.clone(),
    }))
}

impl Looked {
    /// Whether it has its turn in the look of this number.
    pub(crate) const fn has_turn(&self, number: u64) -> bool {
        match self.layer {
            LayerName::Signs | LayerName::Keys => number.is_multiple_of(SELDOM),
            _ => true,
        }
    }

    /// What a key does not mean cannot be typed, what is kept out does not work; of all else that is looked at,
    /// the look is all there is.
    const fn is_prevented(&self) -> bool {
        match &self.look {
            Ok(Look::Keys(_)) => true,
            Ok(Look::Usb(usb)) => usb.prevent,
            _ => false,
        }
    }

    /// What it keeps out, if it is a layer that does.
    pub(crate) fn kept_out(&self) -> Option<Usb> {
        match &self.look {
            Ok(Look::Usb(usb)) if usb.prevent => Some(usb.clone()),
            _ => None,
        }
    }

    /// It cannot be held here, and is not looked at.
    pub(crate) fn fail(&mut self, why: String) {
        self.look = Err(why);
    }

    /// Looks now.
    pub(crate) fn look(&self, root: &Path) -> Result<Seen, String> {
        match self.look.as_ref().map_err(Clone::clone)? {
            Look::Keys(keys) => keys::look(root, keys),
            Look::Usb(usb) => usb::look(root, usb),
            Look::Screens { most } => screens::look(root, *most),
            Look::Signs { allow_virtual } => signs::look(root, *allow_virtual),
            Look::Terminals { before } => terminals::look(root, before),
            Look::Time { before_ms, most_ms } => {
                Ok(time::look(*before_ms, clock::ahead_ms(), *most_ms))
            }
        }
    }

    /// How the layer stands that found this.
    pub(crate) fn state(&self, found: &Result<Seen, String>) -> State {
        match found {
            Err(why) => State::Unavailable { why: why.clone() },
            Ok(seen) if !seen.forbidden.is_empty() => State::Broken {
                why: seen.forbidden.join("; ").chars().take(LONGEST).collect(),
            },
            Ok(_) if self.is_prevented() => State::Enforced,
            Ok(_) => State::ReportingOnly { why: TOLD.into() },
        }
    }
}
