//! The network's rules, while the machine is held: the kernel tells of each change of any rules, and these are
//! looked at then, twice a second at most.

use std::{io, os::fd::AsRawFd as _};

use nix::{
    errno::Errno,
    libc::NETLINK_NETFILTER,
    sys::socket::{MsgFlags, recv},
};
use socket2::Socket;

use super::{Breach, engage::Held};
use crate::{
    changes::{Change, table},
    layers::{LayerName, State},
    netlink, network,
};

/// `NFNLGRP_NFTABLES`, the seventh, as a group.
const GROUP: u32 = 1 << 6;
/// Where the kernel does not tell.
const UNHEARD: &str = "changes of the network rules are not reported here: only a check finds them";

/// Tells that rules were changed, whichever and by whomever.
#[derive(Debug)]
pub(super) struct Ear(Socket);

impl Ear {
    fn open() -> io::Result<Self> {
        let socket = netlink::open(NETLINK_NETFILTER)?;
        netlink::join(&socket, GROUP)?;
        Ok(Self(socket))
    }

    /// Without waiting. More than could be kept is a change, too.
    fn heard(&self) -> bool {
        let mut bytes = [0; 512];
        let mut any = false;
        loop {
            match recv(self.0.as_raw_fd(), &mut bytes, MsgFlags::empty()) {
                Ok(_) | Err(Errno::ENOBUFS) => any = true,
                Err(Errno::EINTR) => {}
                Err(_) => return any,
            }
        }
    }
}

/// What is in force, and is to stay so.
#[derive(Debug)]
pub(super) struct Rules {
    change: Change,
    /// As nft lists them.
    listed: String,
    ear: Ear,
    /// They could not be put back: it is tried again.
    lost: bool,
}

impl Rules {
    /// Of rules that were just made.
    pub(super) fn watch(change: Change) -> Result<Self, String> {
        let told = |error: &dyn std::fmt::Display| format!("{UNHEARD} ({error})");
        Ok(Self {
            ear: Ear::open().map_err(|error| told(&error))?,
            listed: table(network::TABLE).map_err(|error| told(&error))?,
            change,
            lost: false,
        })
    }

    /// What became of them, if they are not as they were: they are put back.
    fn tend(&mut self) -> Option<Result<String, String>> {
        let now = table(network::TABLE);
        if now.as_ref() == Ok(&self.listed) {
            return None;
        }
        let what = if now.is_ok() { "changed" } else { "removed" };
        let made = self.change.make_again();
        let made = made.map_err(|error| error.to_string()).and_then(|()| {
            let again = table(network::TABLE)?;
            self.listed = again;
            Ok(())
        });
        self.lost = made.is_err();
        Some(match made {
            Ok(()) => Ok(format!(
                "the network rules were {what} and are in force again"
            )),
            Err(why) => Err(format!(
                "the network rules were {what} and cannot be restored: {why}"
            )),
        })
    }
}

impl Held {
    /// What somebody did to the network's rules, if the kernel told of anything, or they could not be put back before.
    pub(super) fn tend_rules(&mut self) -> Option<Breach> {
        let rules = self.rules.as_mut()?;
        if !rules.ear.heard() && !rules.lost {
            return None;
        }
        let (was_lost, became) = (rules.lost, rules.tend()?);
        let (state, what) = match became {
            Ok(what) => (State::Enforced, what),
            Err(why) => (State::Unavailable { why: why.clone() }, why),
        };
        let is_lost = rules.lost;
        let mut layers = self.layers.iter_mut();
        let layer = layers.find(|it| it.layer == LayerName::Network);
        if let Some(standing) = layer {
            standing.state = state;
        }
        // What failed again is told already.
        (!(was_lost && is_lost)).then_some(Breach::Seen {
            layer: LayerName::Network,
            what,
            stopped: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::UNHEARD;

    #[test]
    fn ven_2_where_no_change_of_rules_is_told_that_is_said_in_every_language() {
        let english = adoube_texts::languages()["en"].clone();
        let said = format!("{UNHEARD} (Operation not permitted)");
        assert_eq!(
            adoube_texts::known(&english, "pages-held", &said),
            Some("pages-held-rules-unheard")
        );
    }
}
