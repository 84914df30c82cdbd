//! What an event asks of its playing devices, as a file.
//!
//! ```toml
//! name = "Copa 2026"
//! users = ["adoube-player"]              # who plays: their programs are bound
//! agent = "adoube-agent"                 # who may ask the daemon
//!
//! [programs]                             # nothing else starts
//! allow = ["/usr/bin/cage", "/usr/lib/chromium/chromium", "/usr/lib/chromium/chrome_crashpad_handler"]
//! control = "/usr/bin/true"              # on the list too: what a check starts to see that it may
//! filesystems = ["/"]                    # a path in each filesystem with programs
//! left_out = []                          # folders in and below which a check looks for no others
//!
//! [no_exec]                              # nothing starts from what a player can write
//! folders = ["/home", "/tmp", "/var/tmp", "/dev/shm", "/var/lib/adoube-player"]
//!
//! [kernel]
//! values = { "vm.memfd_noexec" = "2", "kernel.sysrq" = "0" }
//!
//! [network]                              # the player reaches this port of the agent's, and no other
//! port = 7370
//! venue = ["10.3.0.1"]                   # all that the agent reaches
//!
//! [browser]                              # Chromium shows this page, and none of its own
//! page = "http://127.0.0.1:7370"
//!
//! [stop]                                 # the player's programs can be stood still, and ended
//! group = "adoube-player"
//!
//! [reports]                              # what starts is reported, what runs is looked at
//! every_s = 5
//!
//! [keys]                                 # the player's compositor knows a board's keys, and no others
//! compositor = "cage"
//! folder = "/usr/share/adoube-kiosk/xkb" # where the map lies
//!
//! [usb]                                  # what is plugged in works if all that it claims to be is in this list,
//! kinds = ["03"]                         # of classes of interfaces (03: keyboards, mice); hubs always do
//! devices = ["0bda:8153"]                # or if it is this very product: an adapter for the venue's cable
//! prevent = true                         # false: it works all the same, and is told
//!
//! [boards]                               # only the agent opens the ports of electronic boards
//!
//! # The following can only be looked at, twice a second, and told:
//! [screens]                              # more than so many are connected
//! most = 1
//!
//! [signs]                                # a virtual machine, somebody who sees or steers it from elsewhere
//! allow_virtual = false
//!
//! [terminals]                            # another virtual terminal is shown than when it was locked
//!
//! [time]                                 # the time of day was set by more than so many seconds
//! most_s = 2
//!
//! [breach]                               # what it leads to beside being told: "report" (nothing), "lock" (the
//! denied = "report"                      # page, until an official opens it), "stop" (the program is ended);
//! running = "stop"                       # denied: a program that was refused, a USB device that was kept out
//! seen = "lock"                          # by [keys], [usb], [boards], or one of the four above
//! guard_gone = "lock"
//! ```
//!
//! A table that is not there asks nothing. A layer is *required* unless its table says otherwise.

mod error;
mod held;
mod leads;
mod looked;
mod sense;

pub use error::{ProfileError, plain};
pub use held::{Browser, Kernel, Network, NoExec, Programs, Reports, Stop};
pub use leads::{Lead, Leads};
pub use looked::{Boards, Keys, Screens, Signs, Terminals, Time, Usb};

use std::path::Path;

use serde::Deserialize;
use sha2::{Digest as _, Sha256};

/// A program that does nothing, for checks.
const CONTROL: &str = "/usr/bin/true";

/// The whole file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// For people.
    pub name: String,
    /// Names of the users whose programs are bound.
    pub users: Vec<String>,
    /// The name of the agent's user, who may ask the daemon.
    pub agent: String,
    /// Programs are held to a list.
    pub programs: Option<Programs>,
    /// Folders from which nothing starts.
    pub no_exec: Option<NoExec>,
    /// Settings of the kernel.
    pub kernel: Option<Kernel>,
    /// The network by owner.
    pub network: Option<Network>,
    /// The browser shows one page.
    pub browser: Option<Browser>,
    /// A control group.
    pub stop: Option<Stop>,
    /// What starts and what runs.
    pub reports: Option<Reports>,
    /// Which keys there are.
    pub keys: Option<Keys>,
    /// What may be plugged in.
    pub usb: Option<Usb>,
    /// Who opens the ports of electronic boards.
    pub boards: Option<Boards>,
    /// Which screens are connected.
    pub screens: Option<Screens>,
    /// Signs of another machine, and of other people.
    pub signs: Option<Signs>,
    /// Which virtual terminal is shown.
    pub terminals: Option<Terminals>,
    /// The time of day.
    pub time: Option<Time>,
    /// What a breach leads to.
    #[serde(default)]
    pub breach: Leads,
    /// SHA-256 of the file's bytes, 64 hexadecimal digits: who asks for a profile names it by this.
    #[serde(skip)]
    pub hash: String,
}

const fn yes() -> bool {
    true
}

impl Profile {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, ProfileError> {
        let text = std::fs::read_to_string(path);
        let text = text.map_err(|error| ProfileError::File {
            path: path.to_owned(),
            error,
        })?;
        Self::parse(path, &text)
    }

    /// Reads the text of a file.
    pub fn parse(path: &Path, text: &str) -> Result<Self, ProfileError> {
        let own = || path.to_owned();
        let mut profile: Self = toml::from_str(text).map_err(|error| ProfileError::Form {
            path: own(),
            error: Box::new(error),
        })?;
        profile.hash = hex::encode(Sha256::digest(text.as_bytes()));
        match profile.fault() {
            Some(what) => Err(ProfileError::Sense { path: own(), what }),
            None => Ok(profile),
        }
    }

    /// What a check may start in the player's name.
    pub(crate) fn control(&self) -> &Path {
        let programs = self.programs.as_ref();
        programs.map_or(Path::new(CONTROL), |programs| &programs.control)
    }
}

#[cfg(test)]
mod tests {
    use super::Profile;

    fn said(text: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("profile.toml");
        std::fs::write(&path, text).unwrap();
        match Profile::read(&path) {
            Ok(profile) => format!("{profile:?}"),
            Err(error) => error
                .to_string()
                .replace(&format!("{}: ", path.display()), ""),
        }
    }

    #[test]
    fn ven_2_the_example_of_this_file_is_one() {
        let source = include_str!("profile.rs");
        let lines = source
            .lines()
            .map_while(|line| line.strip_prefix("//! ").or((line == "//!").then_some("")));
        let text: Vec<&str> = lines
            .skip_while(|line| *line != "```toml")
            .skip(1)
            .take_while(|line| *line != "```")
            .collect();
        let said = said(&text.join("\n"));
        assert!(said.starts_with("Profile {"), "{said}");
    }

    #[test]
    fn ven_2_a_profile_that_is_none_says_what_is_wrong() {
        let users = "name = \"x\"\nagent = \"a\"\nusers = [\"kiosk\"]\n";
        for (text, expected) in [
            ("", "missing field `name`"),
            (
                "name = \"x\"\nagent = \"a\"\nusers = []",
                "users: name the users whose programs are restricted",
            ),
            (&format!("{users}[teleport]\n"), "unknown field `teleport`"),
            (
                &format!("{users}[breach]\nseen = \"explode\""),
                "unknown variant `explode`",
            ),
            (
                &format!("{users}[breach]\ndenied = \"stop\""),
                "breach.denied: there is no program to stop",
            ),
            (
                &format!("{users}[stop]\ngruop = \"x\""),
                "unknown field `gruop`",
            ),
            (
                &format!("{users}[stop]\ngroup = \"../x\""),
                "../x: letters, digits, dots, dashes",
            ),
            (
                &format!("{users}[kernel.values]\n\"../../etc/x\" = \"1\""),
                "../../etc/x: letters",
            ),
            (
                &format!("{users}[no_exec]\nfolders = [\"tmp\"]"),
                "tmp: a path begins with a slash",
            ),
            (
                &format!("{users}[browser]\npage = \"x\"\npolicies = \"managed\""),
                "managed: a path begins with a slash",
            ),
            (
                &format!("{users}[reports]\nevery_s = 18446744073709551615"),
                "18446744073709551615",
            ),
            (
                &format!("{users}[usb]\nkinds = [\"3\"]"),
                "usb.kinds: 3: two digits",
            ),
            (
                &format!("{users}[usb]\ndevices = [\"046D:c31c\"]"),
                "usb.devices: 046D:c31c: vendor and product",
            ),
            (
                &format!("{users}[network]\nport = 70000\nvenue = []"),
                "70000",
            ),
            (
                &format!("{users}[network]\nport = 0\nvenue = []"),
                "network.port: the agent's",
            ),
            (
                "name = \"x\"\nusers = [\"a\", \"root\"]\nagent = \"b\"\n",
                "neither root nor the agent can be a player",
            ),
            (
                "name = \"x\"\nusers = [\"a\", \"b\"]\nagent = \"b\"\n",
                "neither root nor the agent can be a player",
            ),
        ] {
            let said = said(text);
            assert!(said.contains(expected), "{text}\nsaid {said}");
        }
    }
}
