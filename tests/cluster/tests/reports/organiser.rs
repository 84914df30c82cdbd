//! An event that nobody plays: its results are declared.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use adoube_cluster::child::Child;
use adoube_cluster::event::succeeded;
use adoube_cluster::ports;
use adoube_cluster::programs::{adoube, program};
use adoube_cluster::waiting::until_true;
use serde_json::Value;
use tempfile::TempDir;

const REGULATIONS: &str = "name = \"Reports\"\nkind = \"hybrid\"\nrounds = 5\nbegin = 2026-04-01\n\
    time_control = \"5400+30\"\ndefault_time = 60\ntie_breaks = \"BH/C1,BH,SB,DE\"\n\
    [checks]\nbefore_game = \"none\"\n";

/// The organiser and his coordinator.
pub(crate) struct Organiser {
    folder: TempDir,
    coordinator: Option<Child>,
    port: u16,
}

impl Organiser {
    /// The coordinator runs and knows the event.
    pub(crate) fn ready() -> Self {
        Self::with(REGULATIONS)
    }

    /// The same, with other regulations.
    pub(crate) fn with(regulations: &str) -> Self {
        let folder = tempfile::Builder::new().prefix("adoube-reports-").tempdir();
        let folder = folder.unwrap();
        let port = ports::base(1);
        let event = folder.path().join("event");
        let made = adoube()
            .arg("init")
            .arg(&event)
            .args(["--venues", "1", "--devices-per-venue", "16"])
            .args(["--port-base", &port.to_string()])
            .output();
        succeeded(&made.unwrap());
        fs::write(event.join("regulations.toml"), regulations).unwrap();
        let mut organiser = Self {
            folder,
            coordinator: None,
            port,
        };
        organiser.start();
        organiser.told(&["set-up"]);
        organiser
    }

    fn start(&mut self) {
        let mut command = Command::new(program("adoube-coordinator"));
        let folder = self.folder.path().join("event/coordinator");
        command.arg("--dir").arg(folder).arg("--until-stdin-closes");
        let log = self.folder.path().join("coordinator.log");
        self.coordinator = Some(Child::start("coordinator", command, &log));
        until_true("the coordinator listens", || {
            std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok()
        });
    }

    /// Kills the coordinator as a power cut would, and starts it again.
    pub(crate) fn power_cut(&mut self) {
        if let Some(mut coordinator) = self.coordinator.take() {
            coordinator.kill();
        }
        self.start();
    }

    /// A file with this text.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// What the command line says, which must do what it is asked.
    pub(crate) fn told(&self, line: &[&str]) -> String {
        let event = self.folder.path().join("event");
        let output = adoube().arg("--event").arg(event).args(line).output();
        succeeded(&output.unwrap())
    }

    /// The same, for programs.
    pub(crate) fn value(&self, line: &[&str]) -> Value {
        let line = [&["--json"], line].concat();
        serde_json::from_str(&self.told(&line)).unwrap()
    }

    /// What it says when it refuses.
    pub(crate) fn refused(&self, line: &[&str]) -> String {
        let event = self.folder.path().join("event");
        let output = adoube().arg("--event").arg(event).args(line).output();
        let output = output.unwrap();
        assert!(!output.status.success(), "{line:?} was done");
        String::from_utf8(output.stderr).unwrap()
    }

    /// The report up to a round.
    pub(crate) fn report(&self, round: u16, edition: &str) -> String {
        let round = round.to_string();
        let name = format!("report-{round}-{edition}-{}.trf", fastrand::u32(..));
        let path = self.folder.path().join(name);
        let shown = path.to_string_lossy();
        let line = ["export", "trf", "--round", &round, "--edition", edition];
        self.told(&[&line[..], &["--out", &shown]].concat());
        fs::read_to_string(path).unwrap()
    }

    /// Publishes and starts a round, declares its results, and closes it.
    pub(crate) fn play(&self, round: u16, results: &[(u64, &str, bool)]) {
        let number = round.to_string();
        self.told(&["round", "publish", &number]);
        self.told(&["round", "start", &number, "--yes"]);
        for (board, result, forfeit) in results {
            let board = format!("{round}.{board}");
            let mut line = vec!["result", &board, result, "--reason", "as it was", "--yes"];
            line.extend(forfeit.then_some("--forfeit"));
            self.told(&line);
        }
        self.told(&["round", "close", &number]);
    }

    /// The boards of a round.
    pub(crate) fn boards(&self, round: u16) -> Vec<u64> {
        let view = self.value(&["describe"]);
        let rounds = view["rounds"].as_array().unwrap();
        let found = rounds.iter().find(|r| r["round"] == round).unwrap();
        let pairings = found["pairings"].as_array().unwrap().iter();
        pairings.map(|p| p["board"].as_u64().unwrap()).collect()
    }
}
