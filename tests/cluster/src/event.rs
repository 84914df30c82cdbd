//! An event with two venues and two games, or more of them, run by the real programs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use adoube_proto::v1::{BoardView, GameStage, GameView, SeatPlan};
use tempfile::TempDir;

use crate::child::Child;
use crate::games::Source;
use crate::mqtt::Device;
use crate::net::Net;
use crate::official::{Official, Sight};
use crate::programs::{adoube_at, program};
use crate::turn::Turn;
use crate::usb_ports::UsbPorts;
use crate::waiting::{until, until_true};
use crate::wall_clocks::WallClocks;
use crate::{ports, promises};

/// How fast game time runs.
pub const SPEED: u64 = 20;
/// The venues, in the order in which their ports are given.
pub const VENUES: [&str; 2] = ["madrid", "chennai"];
/// Devices a venue, of an event with two games; the last one has no seat.
pub const DEVICES: u32 = 3;

/// Lines of each log that a failed test shows.
const LAST_WORDS: usize = 30;

/// What an event is run with.
pub const PROGRAMS: [&str; 4] = [
    "adoube",
    "adoube-coordinator",
    "adoube-venue",
    "adoube-kiosk",
];

const TOURNAMENT: &str = "test";
const LOOPBACK: &str = "127.0.0.1";

/// A player who is not heard stops both clocks, and play goes on when both are back: whatever a
/// test breaks, nobody loses a game by it.
const REGULATIONS: &str = "name = \"Test\"\nkind = \"hybrid\"\nrounds = 1\n\
    time_control = \"7200+30\"\ndefault_time = 60\n\n\
    [disconnection]\nclock = \"suspended\"\nresume = \"both-back\"\n[checks]\nbefore_game = \"none\"\n";

/// The event, and what runs of it. Everything ends with it.
#[derive(Debug)]
pub struct Event {
    children: BTreeMap<String, Child>,
    folder: TempDir,
    source: Source,
    official: Official,
    /// The coordinator's.
    pub port: u16,
    /// The machines that the programs run on; without, all run on this one.
    net: Option<Net>,
    /// Lets devices' wall clocks be set, where a story needs that.
    pub wall_clocks: Option<WallClocks>,
    /// Whether devices serve their page; on machines of their own they always do.
    pub pages: bool,
    /// The test makes the players' moves: no script does, and each device serves its page.
    pub by_hand: bool,
    /// The serial ports by USB of devices that have some.
    pub usb_ports: BTreeMap<String, UsbPorts>,
    /// The folder of each program that is of an earlier version.
    pub earlier: BTreeMap<&'static str, PathBuf>,
    /// What programs find in their environment beside the test's own.
    pub environment: Vec<(&'static str, String)>,
    speed: u64,
    _turn: Turn,
}

impl Event {
    /// Nothing runs yet. Games of so many half-moves, `think_ms` of game time before each.
    pub fn new(plies: usize, think_ms: u64) -> Self {
        Self::on(None, SPEED, Turn::fast(), Source::of(2, plies), think_ms)
    }

    /// The same, made by programs of an earlier version in `folder`; all that runs is of that version.
    pub fn of_earlier(folder: &Path, plies: usize, think_ms: u64) -> Self {
        let earlier = PROGRAMS.map(|name| (name, folder.to_owned()));
        let source = Source::of(2, plies);
        Self::made_by(earlier.into(), None, SPEED, Turn::fast(), source, think_ms)
    }

    /// So many games at once, beside few others.
    pub fn crowd(games: usize, plies: usize, think_ms: u64) -> Self {
        let source = Source::of(games, plies);
        Self::on(None, SPEED, Turn::crowd(), source, think_ms)
    }

    /// The same on machines of their own, in real time: only so are clocks compared. The calling
    /// thread moves to the officials' machine.
    pub fn on_machines(plies: usize, think_ms: u64) -> Self {
        let turn = Turn::real_time();
        let net = Net::new(&VENUES, DEVICES);
        net.enter();
        Self::on(Some(net), 1, turn, Source::of(2, plies), think_ms)
    }

    fn on(net: Option<Net>, speed: u64, turn: Turn, source: Source, think_ms: u64) -> Self {
        Self::made_by(BTreeMap::new(), net, speed, turn, source, think_ms)
    }

    fn made_by(
        earlier: BTreeMap<&'static str, PathBuf>,
        net: Option<Net>,
        speed: u64,
        turn: Turn,
        source: Source,
        think_ms: u64,
    ) -> Self {
        let folder = tempfile::Builder::new().prefix("adoube-cluster-").tempdir();
        let folder = folder.unwrap();
        let port = ports::base(VENUES.len().try_into().unwrap());
        let path = folder.path().join("event");
        let host = |name: &str| {
            net.as_ref()
                .map_or(LOOPBACK.to_owned(), |net| net.host(name))
        };
        let mut init = adoube_at(&program_of(&earlier, "adoube"));
        init.arg("init").arg(&path);
        init.args(["--tournament", TOURNAMENT, "--host", &host("coordinator")]);
        for venue in VENUES {
            init.args(["--venue", &format!("{venue}:{venue}:UTC:{}", host(venue))]);
        }
        let devices = DEVICES.max(u32::try_from(source.games()).unwrap());
        init.args(["--devices-per-venue", &devices.to_string()]);
        init.args(["--port-base", &port.to_string()]);
        succeeded(&init.output().unwrap());
        fs::write(path.join("regulations.toml"), REGULATIONS).unwrap();
        fs::write(path.join("script.json"), source.script(think_ms)).unwrap();
        fs::write(path.join("pairings.pgn"), source.pairings()).unwrap();
        fs::write(path.join("seats.txt"), source.seats()).unwrap();
        fs::create_dir(folder.path().join("logs")).unwrap();
        Self {
            official: Official::new(
                &path,
                TOURNAMENT,
                &format!("{}:{port}", host("coordinator")),
            ),
            children: BTreeMap::new(),
            folder,
            source,
            port,
            net,
            wall_clocks: None,
            pages: false,
            by_hand: false,
            usb_ports: BTreeMap::new(),
            earlier,
            environment: Vec::new(),
            speed,
            _turn: turn,
        }
    }

    /// Everything runs and both games are under way.
    pub fn playing(plies: usize, think_ms: u64) -> Self {
        let mut event = Self::new(plies, think_ms);
        event.begin();
        event
    }

    /// As above, with games that outlast whatever a test does meanwhile.
    pub fn long() -> Self {
        Self::playing(136, 12_000)
    }

    /// A device of a venue that has no seat, and what it needs to speak for itself.
    pub fn spare(&self, venue: &str) -> (String, PathBuf) {
        let id = format!("{venue}-{DEVICES}");
        let folder = self.folder_of(&id);
        (id, folder)
    }

    /// Joins a venue's broker as its spare device.
    pub fn join_as_spare(&self, venue: &str) -> Device {
        let (id, folder) = self.spare(venue);
        Device::join(&self.path(""), &folder, venue, &id, self.ports(venue).1)
    }

    /// Starts everything, from the first program to the round.
    pub fn begin(&mut self) {
        self.start("coordinator");
        self.begin_with_coordinator();
    }

    /// The same where the coordinator was started already.
    pub fn begin_with_coordinator(&mut self) {
        self.open();
        until_true("everybody has checked in", || {
            let here = |board: &BoardView| board.white_checked_in && board.black_checked_in;
            self.boards().iter().all(here)
        });
        self.obeyed(&["round", "start", "1"]);
        self.until_moved(4);
    }

    /// Starts everything but the coordinator, as far as players can check in.
    pub fn open(&mut self) {
        self.until_reachable();
        self.obeyed(&["set-up"]);
        let (pairings, seats) = (self.path("pairings.pgn"), self.path("seats.txt"));
        let (pairings, seats) = (pairings.to_string_lossy(), seats.to_string_lossy());
        self.obeyed(&[
            "import", "pgn", &pairings, "--round", "1", "--seats", &seats,
        ]);
        self.obeyed(&["round", "publish", "1"]);
        for venue in VENUES {
            self.start(venue);
        }
        // A node that does not listen yet misses its devices' births.
        for venue in VENUES {
            self.until_logged(venue, "listening to the venue's devices");
        }
        for device in self.seated() {
            self.start(&device);
        }
    }

    /// A file or folder of the event's.
    pub fn path(&self, inside: &str) -> PathBuf {
        self.folder.path().join("event").join(inside)
    }

    /// Where the test may put what is its own.
    pub fn scratch(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The folder of `coordinator`, a venue or a device.
    pub fn folder_of(&self, name: &str) -> PathBuf {
        match name.split_once('-') {
            None if name == "coordinator" => self.path("coordinator"),
            None => self.path(&format!("venues/{name}")),
            Some((venue, _)) => self.path(&format!("venues/{venue}/devices/{name}")),
        }
    }

    /// A venue's ports: its relay's and its broker's.
    pub fn ports(&self, venue: &str) -> (u16, u16) {
        let index = VENUES.iter().position(|name| *name == venue).unwrap();
        let index = u16::try_from(index).unwrap();
        (
            self.port + ports::RELAY + index,
            self.port + ports::MQTT + index,
        )
    }

    /// The coordinator's host and port.
    pub fn address(&self) -> String {
        let host = self.net.as_ref().map(|net| net.host("coordinator"));
        format!("{}:{}", host.as_deref().unwrap_or(LOOPBACK), self.port)
    }

    /// What moves a thread to a device's own machine, where devices have one.
    pub fn entrance(&self, device: &str) -> impl FnOnce() + Send + 'static {
        let entrance = self.net.as_ref().map(|net| net.entrance(device));
        move || {
            if let Some(enter) = entrance {
                enter();
            }
        }
    }

    /// The machines and their cables, of an event that has some.
    pub fn net(&self) -> &Net {
        self.net.as_ref().expect("an event on machines of its own")
    }

    /// Starts `coordinator`, a venue's node or a device's kiosk, again if it ran before.
    pub fn start(&mut self, name: &str) {
        let child = self.spawn(name, &self.folder_of(name), name);
        self.children.insert(name.to_owned(), child);
    }

    /// Runs the program for `name` in any folder.
    pub fn spawn(&self, name: &str, folder: &Path, log: &str) -> Child {
        let mut command = match name.split_once('-') {
            None if name == "coordinator" => {
                let mut command = Command::new(program_of(&self.earlier, "adoube-coordinator"));
                command.args(["--speed", &self.speed.to_string()]);
                command
            }
            None => Command::new(program_of(&self.earlier, "adoube-venue")),
            Some(_) => {
                let mut command = Command::new(program_of(&self.earlier, "adoube-kiosk"));
                command.arg("run");
                if !self.by_hand {
                    command.arg("--script").arg(self.path("script.json"));
                }
                if self.pages || self.by_hand || self.net.is_some() {
                    command.arg("--page");
                }
                if let Some(shim) = &self.wall_clocks {
                    shim.apply(name, &mut command);
                }
                command
            }
        };
        command.arg("--dir").arg(folder).arg("--until-stdin-closes");
        command.env("RUST_LOG", promises::LOGGED);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        if let Some(net) = &self.net {
            command = net.command(name, &command);
        }
        if let Some(ports) = self.usb_ports.get(name) {
            command = ports.command(&command);
        }
        Child::start(name, command, &self.log_folder().join(format!("{log}.log")))
    }

    /// Another pair of the Chief Arbiter's eyes.
    pub fn another_official(&self) -> Official {
        Official::new(&self.path(""), TOURNAMENT, &self.address())
    }

    /// A program that was started.
    pub fn child(&mut self, name: &str) -> &mut Child {
        let child = self.children.get_mut(name);
        child.unwrap_or_else(|| panic!("{name} was not started"))
    }

    /// Kills a program as a power cut would. Two instants of game time between which it died.
    pub fn kill(&mut self, name: &str) -> (u64, u64) {
        let began = Instant::now();
        let before = self.look().time;
        self.child(name).kill();
        let spent = u64::try_from(began.elapsed().as_millis()).unwrap() + 1;
        (before, before + spent * self.speed)
    }

    /// Runs the command line for this event.
    pub fn adoube(&self, args: &[&str]) -> Output {
        let event = self.path("");
        adoube_at(&program_of(&self.earlier, "adoube"))
            .arg("--event")
            .arg(event)
            .args(args)
            .output()
            .unwrap()
    }

    /// The same on a machine of the event's, such as a venue's where its local officials sit.
    pub fn adoube_at(&self, machine: &str, args: &[&str]) -> Output {
        let mut command = adoube_at(&program_of(&self.earlier, "adoube"));
        command.arg("--event").arg(self.path("")).args(args);
        self.net().command(machine, &command).output().unwrap()
    }

    /// What is expected to be done; gives what it said.
    pub fn obeyed(&self, args: &[&str]) -> String {
        succeeded(&self.adoube(args))
    }

    /// Waits until the coordinator answers.
    pub fn until_reachable(&self) {
        until_true("the coordinator listens", || {
            std::net::TcpStream::connect(self.address()).is_ok()
        });
    }

    /// Boards and devices as the coordinator shows them; waits for it if it is away.
    pub fn look(&self) -> Sight {
        until("the coordinator shows the boards", || {
            self.official.look().ok()
        })
    }

    /// Has the coordinator write some tens of kilobytes that no game needs.
    pub fn burden(&self, mark: u32) -> Result<(), tonic::Status> {
        self.official.bring_players(40, mark)
    }

    /// The boards alone.
    pub fn boards(&self) -> Vec<BoardView> {
        self.look().boards
    }

    /// The games, whole; waits for the coordinator if it is away.
    pub fn games(&self) -> Vec<GameView> {
        until("the coordinator gives the games", || {
            self.official.games().ok()
        })
    }

    /// The games, whole, if the coordinator gives them now.
    pub fn games_now(&self) -> Option<Vec<GameView>> {
        self.official.games().ok()
    }

    /// The devices with a seat: board 1's White and Black, board 2's.
    pub fn seated(&self) -> Vec<String> {
        let device = |seat: Option<SeatPlan>| seat.unwrap_or_default().device;
        let boards = self.boards().into_iter();
        boards
            .flat_map(|board| [device(board.white), device(board.black)])
            .collect()
    }

    /// Waits until so many more half-moves are made at every board that is not finished; at
    /// least one must not be.
    pub fn until_moved(&self, more: u32) {
        let goals: Vec<u32> = self.boards().iter().map(|board| board.ply + more).collect();
        until_true("the games go on", || {
            let boards = self.boards();
            let over = boards
                .iter()
                .filter(|board| board.state() == GameStage::Finished);
            assert!(over.count() < boards.len(), "the games ended too early");
            let mut both = boards.iter().zip(&goals);
            both.all(|(board, goal)| board.ply >= *goal || board.state() == GameStage::Finished)
        });
    }

    /// Waits for the end of all games, and checks that they ended as their source did, that the
    /// record holds what was acknowledged, and that no program panicked. Gives the games.
    pub fn finish(&self) -> Vec<GameView> {
        until_true("the games end", || {
            let boards = self.boards();
            boards.len() == self.source.games() && Self::over(&boards)
        });
        let promises = promises::read(&self.log_folder());
        let games = self.games();
        self.source.assert_played(&games);
        promises::assert_kept(&promises, &games);
        self.assert_no_panic();
        games
    }

    /// Whether all of these games have ended.
    pub fn over(boards: &[BoardView]) -> bool {
        boards
            .iter()
            .all(|board| board.state() == GameStage::Finished)
    }

    /// Checks that the games went on all the while and still do: that no seat was lost, what was
    /// acknowledged is in the record, and no program panicked.
    pub fn assert_undisturbed(&self) {
        self.until_moved(2);
        let promises = promises::read(&self.log_folder());
        let games = self.games();
        for event in games.iter().flat_map(|game| &game.events) {
            if let Some(adoube_proto::v1::board_event::Event::SeatLost(lost)) = &event.event {
                // A machine that stood still for seconds is nobody's attack.
                assert_eq!(lost.sign().word(), "silence", "{lost:?}");
            }
        }
        promises::assert_kept(&promises, &games);
        self.assert_no_panic();
    }

    /// Where every program's log is.
    pub fn log_folder(&self) -> PathBuf {
        self.folder.path().join("logs")
    }

    /// All that a program said, over all its lives.
    pub fn log_of(&self, name: &str) -> String {
        let bytes = fs::read(self.log_folder().join(format!("{name}.log"))).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// No program panicked in any of its lives.
    pub fn assert_no_panic(&self) {
        for (file, bytes) in crate::files::contents(&self.log_folder()) {
            let text = String::from_utf8_lossy(&bytes);
            assert!(!text.contains("panicked"), "{}:\n{text}", file.display());
        }
    }
}

/// A failed test tells what the programs said last: their logs go with the folder.
impl Drop for Event {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        for (file, bytes) in crate::files::contents(&self.log_folder()) {
            let text = String::from_utf8_lossy(&bytes);
            let lines: Vec<&str> = text.lines().collect();
            let first = lines.len().saturating_sub(LAST_WORDS);
            println!("---- {}\n{}", file.display(), lines[first..].join("\n"));
        }
    }
}

fn program_of(earlier: &BTreeMap<&'static str, PathBuf>, name: &str) -> PathBuf {
    earlier
        .get(name)
        .map_or_else(|| program(name), |folder| folder.join(name))
}

/// What a command said, which must have done what it was asked.
pub fn succeeded(output: &Output) -> String {
    let (said, wrong) = (&output.stdout, &output.stderr);
    let (said, wrong) = (
        String::from_utf8_lossy(said),
        String::from_utf8_lossy(wrong),
    );
    assert!(output.status.success(), "{}: {said}{wrong}", output.status);
    said.into_owned()
}
