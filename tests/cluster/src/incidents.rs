//! Incidents as an arbiter reads them on the command line, and how a venue's devices stand.

use std::time::{Duration, Instant};

use adoube_proto::v1::GameStage;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;

use crate::event::{DEVICES, Event};
use crate::files::processes;
use crate::waiting::{PATIENCE, until, until_true};

const LOOK: Duration = Duration::from_millis(300);

/// An incident as `adoube incident N --json` tells it.
#[derive(Debug, Clone)]
pub struct Incident(Value);

impl Incident {
    /// Its number.
    pub fn number(&self) -> u64 {
        self.0["incident"].as_u64().unwrap()
    }

    /// The word of its cause.
    pub fn cause(&self) -> &str {
        self.0["cause"].as_str().unwrap()
    }

    /// "certain", "likely", "unknown".
    pub fn certainty(&self) -> &str {
        self.0["certainty"].as_str().unwrap()
    }

    /// The row of the table that the cause is by.
    pub fn rule(&self) -> &str {
        self.0["rule"].as_str().unwrap()
    }

    /// As it was told.
    pub(crate) const fn value(&self) -> &Value {
        &self.0
    }

    /// Whether the cause is certain.
    pub fn is_certain(&self) -> bool {
        self.0["certainty"] == "certain"
    }

    /// Its boards, such as "1.2".
    pub fn boards(&self) -> Vec<&str> {
        let boards = self.0["boards"].as_array().unwrap().iter();
        boards.map(|board| board.as_str().unwrap()).collect()
    }

    /// Whether it goes on in another.
    pub fn is_joined(&self) -> bool {
        !self.0["joined_into"].is_null()
    }

    /// All of it, for a test that failed.
    pub fn text(&self) -> String {
        format!("{:#}", self.0)
    }
}

impl Event {
    /// All incidents, but those that were joined into others.
    pub fn incidents(&self) -> Vec<Incident> {
        let said = until("the coordinator tells its incidents", || {
            let output = self.adoube(&["incidents", "--all", "--json"]);
            let said = String::from_utf8(output.stdout).unwrap();
            output.status.success().then_some(said)
        });
        let told: Value = serde_json::from_str(&said).unwrap();
        let all = told["incidents"].as_array().unwrap().iter().cloned();
        all.map(Incident).filter(|one| !one.is_joined()).collect()
    }

    /// One incident, whole.
    pub fn incident(&self, number: u64) -> Incident {
        let said = self.obeyed(&["incident", &number.to_string(), "--json"]);
        Incident(serde_json::from_str(&said).unwrap())
    }

    /// Waits for an incident and gives it.
    pub fn until_incident(&self) -> Incident {
        until("an incident", || self.incidents().into_iter().next())
    }

    /// Waits until the first incident has this cause, and is certain of it or is not.
    pub fn until_cause(&self, cause: &str, certain: bool) {
        let what = if certain { "certain" } else { "not certain" };
        self.until_like(&format!("the cause is {cause}, {what}"), |one| {
            one.cause() == cause && one.is_certain() == certain
        });
    }

    /// Waits until the first incident has this cause, certain or not.
    pub fn until_named(&self, cause: &str) {
        self.until_like(&format!("the cause is {cause}"), |one| one.cause() == cause);
    }

    /// Waits until the cause of the first incident is not certain, and is told with what looks the same.
    pub fn until_doubted(&self) {
        self.until_like("it is said what looks the same", |one| {
            !one.is_certain() && one.0["alike"].is_string()
        });
    }

    /// Waits until the first incident is at this stage.
    pub fn until_stage(&self, stage: &str) {
        self.until_like(&format!("it is {stage}"), |one| one.0["stage"] == stage);
    }

    /// Waits until a program has said something.
    pub fn until_logged(&self, name: &str, what: &str) {
        until_true(&format!("{name} says {what}"), || {
            self.log_of(name).contains(what)
        });
    }

    fn until_like(&self, what: &str, like: impl Fn(&Incident) -> bool) {
        let began = Instant::now();
        loop {
            let first = self.incidents().into_iter().next_back();
            if first.as_ref().is_some_and(&like) {
                return;
            }
            if began.elapsed() > PATIENCE {
                let seen = first.map(|one| self.incident(one.number()).text());
                panic!("never came true: {what}; {}", seen.unwrap_or_default());
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Waits until there is one incident, over these boards, others having been joined to it.
    pub fn until_one_incident_over(&self, boards: &[&str]) {
        let began = Instant::now();
        loop {
            let all = self.incidents();
            if let [one] = &all[..]
                && one.boards() == boards
            {
                return;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "not one over {boards:?}: {all:?}"
            );
            std::thread::sleep(LOOK);
        }
    }

    /// The word for how a device stands, as its venue told the coordinator last.
    pub fn device_state(&self, device: &str) -> &'static str {
        let sight = self.look();
        let mut devices = sight.venues.into_iter().flat_map(|venue| venue.devices);
        let found = devices.find(|status| status.device == device);
        found.map_or("", |status| status.state().word())
    }

    /// Waits until the device is in one of these states.
    pub fn until_state(&self, device: &str, states: &[&str]) {
        until_true(&format!("{device} is {}", states.join(" or ")), || {
            states.contains(&self.device_state(device))
        });
    }

    /// Waits until the device is seen to be late, or worse by the time one looks.
    pub fn until_late(&self, device: &str) {
        self.until_state(device, &["late", "silent", "lost"]);
    }

    /// Waits until nobody is away and no clock is paused.
    pub fn until_all_play(&self) {
        until_true("everybody is back", || {
            self.boards().iter().all(|board| {
                let here = board.white_away_since == 0 && board.black_away_since == 0;
                here && board.state() == GameStage::Playing
            })
        });
    }

    /// All devices of a venue.
    pub fn devices(&self, venue: &str) -> Vec<String> {
        let numbers = 1..=DEVICES;
        numbers.map(|number| format!("{venue}-{number}")).collect()
    }

    /// Kills a venue's broker, which its node then starts again.
    pub fn kill_broker(&self, venue: &str) {
        let folder = self.folder_of(venue);
        let broker = processes(&folder).into_iter().find_map(|line| {
            let (pid, command) = line.split_once(' ')?;
            let program = command.split(' ').next()?;
            program.ends_with("mosquitto").then(|| pid.parse().ok())?
        });
        let broker = broker.expect("the venue has a broker");
        kill(Pid::from_raw(broker), Signal::SIGKILL).unwrap();
    }
}
