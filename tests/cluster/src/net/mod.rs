//! A network of our own: machines and cables as network namespaces and virtual links on this
//! machine, which can be cut, unplugged and made lossy.
//!
//! ```text
//!  officials (switch "town", 10.1.0.1)
//!     ├── coordinator      10.1.0.2
//!     ├── madrid           10.1.0.11, switch "lan" 10.2.1.1
//!     │      └── madrid-1 … 10.2.1.11 …
//!     └── chennai          10.1.0.12, switch "lan" 10.2.2.1
//! ```
//!
//! Nothing of it touches the machine's own network. Everything is named after this process, so
//! that whatever a killed run leaves is found and removed by the next.

mod cable;
mod command;
mod leftovers;

use std::fs;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use nix::sched::{CloneFlags, setns};
use tempfile::TempDir;

use cable::{Cable, End};
pub use command::available;
use command::ip;

/// The machine on which officials sit, and the test itself.
const OFFICIALS: &str = "officials";
const COORDINATOR: &str = "coordinator";
/// The end of a cable at a machine: towards the town, or a device's only one.
const UPLINK: &str = "wan";
const DEVICE_END: &str = "eth0";
/// The switches, in the officials' namespace and in each venue's.
const TOWN: &str = "town";
const LAN: &str = "lan";

static BUILT: AtomicU32 = AtomicU32::new(0);

/// Machines and cables. All of it goes when dropped, with every process on them.
#[derive(Debug)]
pub struct Net {
    prefix: String,
    machines: Vec<String>,
    cables: Vec<Cable>,
    venues: Vec<String>,
    /// A file a machine: the identity of its present start.
    boots: TempDir,
}

impl Net {
    /// Builds it for a coordinator and these venues with so many devices each.
    pub fn new(venues: &[&str], devices: u32) -> Self {
        leftovers::remove();
        let number = BUILT.fetch_add(1, Ordering::Relaxed);
        let mut net = Self {
            prefix: format!("{}{}-{number}-", leftovers::PREFIX, std::process::id()),
            machines: Vec::new(),
            cables: Vec::new(),
            venues: venues.iter().map(|venue| (*venue).to_owned()).collect(),
            boots: TempDir::new().unwrap(),
        };
        net.machine(OFFICIALS);
        net.switch(OFFICIALS, TOWN, "10.1.0.1/24");
        net.attach(COORDINATOR, OFFICIALS, UPLINK);
        for venue in venues {
            net.attach(venue, OFFICIALS, UPLINK);
            net.switch(venue, LAN, &format!("{}/24", net.host(venue)));
            for number in 1..=devices {
                let device = format!("{venue}-{number}");
                net.attach(&device, venue, DEVICE_END);
                net.route(&device);
            }
        }
        net
    }

    /// Where a machine is reached: the coordinator from everywhere, a venue by its devices.
    pub fn host(&self, name: &str) -> String {
        match self.place(name) {
            (0, _) => "10.1.0.2".to_owned(),
            (venue, 0) => format!("10.2.{venue}.1"),
            (venue, device) => format!("10.2.{venue}.{}", 10 + device),
        }
    }

    /// Moves this thread, and whatever it starts, to the officials' machine.
    pub fn enter(&self) {
        self.entrance(OFFICIALS)();
    }

    /// What moves a thread, and whatever it starts, to a machine.
    pub fn entrance(&self, name: &str) -> impl FnOnce() + Send + 'static {
        let path = leftovers::FOLDER.to_owned() + &self.namespace(name);
        move || setns(fs::File::open(path).unwrap(), CloneFlags::CLONE_NEWNET).unwrap()
    }

    /// The same command, on that machine and with its boot identity.
    pub fn command(&self, name: &str, command: &Command) -> Command {
        let boot = self.boots.path().join(name);
        let mut there = Command::new(command::path("ip"));
        there.args(["netns", "exec", &self.namespace(name)]);
        there.args(["sh", "-c", ON_A_MACHINE]).arg(boot);
        there.arg(command.get_program()).args(command.get_args());
        for (variable, value) in command.get_envs() {
            if let Some(value) = value {
                there.env(variable, value);
            }
        }
        there
    }

    /// What is started on the machine from now on was started after another boot of it.
    pub fn boot(&self, name: &str) {
        let id = format!("{:032x}", fastrand::u128(..));
        let parts = [&id[..8], &id[8..12], &id[12..16], &id[16..20], &id[20..]];
        // A new file, for the old one is what processes of the old boot go on seeing.
        let file = self.boots.path().join(name);
        let _ = fs::remove_file(&file);
        fs::write(file, parts.join("-") + "\n").unwrap();
    }

    fn machine(&mut self, name: &str) {
        let namespace = self.namespace(name);
        ip(&["netns", "add", &namespace]);
        self.machines.push(name.to_owned());
        ip(&["-n", &namespace, "link", "set", "lo", "up"]);
        self.boot(name);
    }

    fn switch(&self, machine: &str, switch: &str, address: &str) {
        let namespace = self.namespace(machine);
        let namespace = namespace.as_str();
        ip(&["-n", namespace, "link", "add", switch, "type", "bridge"]);
        ip(&["-n", namespace, "address", "add", address, "dev", switch]);
        ip(&["-n", namespace, "link", "set", switch, "up"]);
    }

    /// A new machine, and its cable to the switch of another.
    fn attach(&mut self, name: &str, to: &str, end: &str) {
        self.machine(name);
        let switch = if to == OFFICIALS { TOWN } else { LAN };
        let near = End::new(self.namespace(name), end);
        let far = End::new(self.namespace(to), &format!("p{}", self.machines.len()));
        ip(&[
            "-n",
            &near.namespace,
            "link",
            "add",
            &near.link,
            "type",
            "veth",
            "peer",
            "name",
            &far.link,
            "netns",
            &far.namespace,
        ]);
        let address = format!("{}/24", self.address(name));
        ip(&[
            "-n",
            &near.namespace,
            "address",
            "add",
            &address,
            "dev",
            &near.link,
        ]);
        ip(&[
            "-n",
            &far.namespace,
            "link",
            "set",
            &far.link,
            "master",
            switch,
        ]);
        ip(&["-n", &far.namespace, "link", "set", &far.link, "up"]);
        ip(&["-n", &near.namespace, "link", "set", &near.link, "up"]);
        self.cables.push(Cable::new(name, near, far));
    }

    /// A device's way to its venue, as such devices have.
    fn route(&self, device: &str) {
        let venue = device.split('-').next().unwrap();
        let (namespace, via) = (self.namespace(device), self.host(venue));
        ip(&["-n", &namespace, "route", "add", "default", "via", &via]);
    }

    /// The address of a machine's end of its cable.
    fn address(&self, name: &str) -> String {
        match self.place(name) {
            (venue, 0) if venue > 0 => format!("10.1.0.{}", 10 + venue),
            _ => self.host(name),
        }
    }

    /// The venue's number, 0 for none, and the device's, 0 for none.
    fn place(&self, name: &str) -> (usize, usize) {
        let (venue, device) = name.split_once('-').unwrap_or((name, "0"));
        let index = self.venues.iter().position(|known| known == venue);
        (index.map_or(0, |index| index + 1), device.parse().unwrap())
    }

    fn namespace(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }
}

/// `sh -c` this, with a file and a command: the command, on a machine whose boot identity is what
/// stands in the file.
const ON_A_MACHINE: &str = "mount --bind \"$0\" /proc/sys/kernel/random/boot_id && exec \"$@\"";

impl Drop for Net {
    fn drop(&mut self) {
        for machine in &self.machines {
            leftovers::remove_one(&self.namespace(machine));
        }
    }
}

/// Runs a test on a thread of its own, which may move to another network.
pub fn aside(test: impl FnOnce() + Send + 'static) {
    if let Err(panic) = std::thread::spawn(test).join() {
        std::panic::resume_unwind(panic);
    }
}
