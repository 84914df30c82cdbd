//! What is looked at, mostly because it cannot be prevented here: as it stands, and twice a second while the machine is held.
//! What takes long to look at, which is all that runs, has its turn every five seconds, and at once when a program starts that
//! it is about.
//!
//! All of it are files of the kernel's and of systemd's, below a root, so that it can be tried on what was
//! recorded from other machines.

mod boards;
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
const TOLD: &str = "reported when it happens, not prevented";

/// What one look finds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    /// What is there and may be; a look that sees nothing at all proves nothing.
    pub(crate) there: Option<String>,
    /// What is there and may not be, for people.
    pub(crate) forbidden: Vec<String>,
}

impl Seen {
    /// Both, what both found once.
    fn and(mut self, other: Self) -> Self {
        self.there = self.there.or(other.there);
        for what in other.forbidden {
            if !self.forbidden.contains(&what) {
                self.forbidden.push(what);
            }
        }
        self
    }
}

/// One thing that is looked at, with what it was like when the machine was locked.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Look {
    Boards { agent: u32 },
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
    /// What takes long to look at, as it was when it had its turn.
    slow: Result<Seen, String>,
    /// A program has started that it is about.
    awaited: bool,
}

/// All that a profile asks for, on a machine as it is now.
pub(crate) fn asked(profile: &Profile, root: &Path) -> Vec<Looked> {
    let of = Looked::of;
    let keys = profile.keys.as_ref();
    let keys = keys.map(|it| of(LayerName::Keys, it.required, keys_of(profile, it)));
    let usb = profile.usb.as_ref();
    let usb = usb.map(|it| of(LayerName::Usb, it.required, Ok(Look::Usb(Usb::of(it)))));
    let boards = profile.boards.as_ref().map(|it| {
        let agent = users::number(&profile.agent).map_err(|error| error.to_string());
        let look = agent.map(|agent| Look::Boards { agent });
        of(LayerName::Boards, it.required, look)
    });
    let screens = profile.screens.as_ref().map(|it| {
        let look = Look::Screens { most: it.most };
        of(LayerName::Screens, it.required, Ok(look))
    });
    let signs = profile.signs.as_ref().map(|it| {
        let look = Look::Signs {
            allow_virtual: it.allow_virtual,
        };
        of(LayerName::Signs, it.required, Ok(look))
    });
    let terminals = profile.terminals.as_ref().map(|it| {
        let shown = terminals::shown(root);
        let look = shown.map(|before| Look::Terminals { before });
        of(LayerName::Terminals, it.required, look)
    });
    let time = profile.time.as_ref().map(|it| {
        let look = Look::Time {
            before_ms: clock::ahead_ms(),
            most_ms: i64::from(it.most_s) * 1000,
        };
        of(LayerName::Time, it.required, Ok(look))
    });
    [keys, usb, boards, screens, signs, terminals, time]
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
    const fn of(layer: LayerName, required: bool, look: Result<Look, String>) -> Self {
        Self {
            layer,
            required,
            look,
            slow: Err(String::new()),
            awaited: true,
        }
    }

    /// Whether it is about programs: those that start are reason to look.
    pub(crate) const fn is_of_programs(&self) -> bool {
        matches!(&self.look, Ok(Look::Keys(_) | Look::Signs { .. }))
    }

    /// Whether a program of this name is what it is about.
    pub(crate) fn concerns(&self, name: &str) -> bool {
        match &self.look {
            Ok(Look::Keys(keys)) => keys.compositor == name,
            Ok(Look::Signs { .. }) => signs::concerns(name),
            _ => false,
        }
    }

    /// All of it is to be looked at next: a program has started that it is about.
    pub(crate) const fn await_look(&mut self) {
        self.awaited = true;
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

    /// It cannot be held here, and is not checked.
    pub(crate) fn fail(&mut self, why: String) {
        self.look = Err(why);
    }

    /// Looks at all of it.
    pub(crate) fn look(&mut self, root: &Path) -> Result<Seen, String> {
        self.awaited = false;
        self.slow = match &self.look {
            Ok(Look::Keys(keys)) => keys::slow(root, keys),
            Ok(Look::Signs { allow_virtual }) => signs::slow(root, *allow_virtual),
            _ => Ok(Seen::default()),
        };
        self.quick(root)
    }

    /// The look of this number: at all of it where that has its turn, or is awaited.
    pub(crate) fn look_again(&mut self, root: &Path, number: u64) -> Result<Seen, String> {
        if self.awaited || number.is_multiple_of(SELDOM) {
            self.look(root)
        } else {
            self.quick(root)
        }
    }

    /// Looks at what does not take long. What does is as it was.
    fn quick(&self, root: &Path) -> Result<Seen, String> {
        let quick = match self.look.as_ref().map_err(Clone::clone)? {
            Look::Keys(keys) => keys::quick(root, keys),
            Look::Boards { agent } => boards::look(root, *agent),
            Look::Usb(usb) => usb::look(root, usb)?,
            Look::Screens { most } => screens::look(root, *most)?,
            Look::Signs { .. } => signs::quick(root),
            Look::Terminals { before } => terminals::look(root, before)?,
            Look::Time { before_ms, most_ms } => {
                time::look(*before_ms, clock::ahead_ms(), *most_ms)
            }
        };
        Ok(self.slow.clone()?.and(quick))
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
