//! Programs killed and frozen at random moments, one upon the other, recoveries included, while many
//! games go on. `ADOUBE_KILLS` sets how many are killed.

use std::thread::sleep;
use std::time::Duration;

use adoube_cluster::clocks::outages;
use adoube_cluster::event::{Event, VENUES};
use adoube_cluster::files::processes;
use adoube_cluster::history::History;
use adoube_cluster::programs::mosquitto;
use adoube_cluster::waiting::until_true;
use nix::sys::signal::Signal;

/// Killed where nobody says how many.
const KILLS: usize = 12;
/// Killed in one round at most.
const IN_A_ROUND: usize = 100;
/// Games of a round: a few for each change, many for many kills.
const GAMES: [usize; 2] = [4, 12];
/// Half-moves of a game: likewise.
const PLIES: [usize; 2] = [30, 100];
/// Game time before each: half a second of real time.
const THINK_MS: u64 = 10_000;

/// A round under way, and what befell it.
struct Storm {
    event: Event,
    history: History,
    random: fastrand::Rng,
    seats: Vec<String>,
    kills: usize,
    freezes: usize,
}

#[test]
fn nothing_acknowledged_is_lost_whoever_is_killed_at_whatever_moment() {
    if !mosquitto("nothing_acknowledged_is_lost_whoever_is_killed_at_whatever_moment") {
        return;
    }
    let goal = std::env::var("ADOUBE_KILLS").map_or(KILLS, |goal| goal.parse().unwrap());
    let many = usize::from(goal > KILLS);
    let size = (GAMES[many], PLIES[many]);
    let mut total = 0;
    while total < goal {
        let seed = fastrand::u64(..);
        println!("a round of {} games with seed {seed}", size.0);
        total += round(seed, size, (goal - total).min(IN_A_ROUND));
        println!("{total} kills");
    }
}

/// One round with so many kills at most, and what must be true of it.
fn round(seed: u64, (games, plies): (usize, usize), most: usize) -> usize {
    let mut event = Event::crowd(games, plies, THINK_MS);
    event.begin();
    let seats = event.seated();
    let mut storm = Storm {
        event,
        history: History::default(),
        random: fastrand::Rng::with_seed(seed),
        seats,
        kills: 0,
        freezes: 0,
    };
    while storm.kills < most && !storm.is_over() {
        let pause = storm.random.u64(20..1_200);
        sleep(Duration::from_millis(pause));
        storm.blow();
    }
    storm.calm()
}

impl Storm {
    /// The games as they are told now are kept; true if all of them have ended.
    fn is_over(&mut self) -> bool {
        let Some(games) = (self.random.u8(..4) == 0)
            .then(|| self.event.games_now())
            .flatten()
        else {
            return false;
        };
        self.history.keep(games);
        Event::over(&self.event.boards())
    }

    /// One program: the coordinator as often as all devices or all venues together.
    fn victim(&mut self) -> String {
        match self.random.u8(..3) {
            0 => "coordinator".to_owned(),
            1 => VENUES[self.random.usize(..VENUES.len())].to_owned(),
            _ => self.seats[self.random.usize(..self.seats.len())].clone(),
        }
    }

    /// Kills one or two programs, or freezes one for a while.
    fn blow(&mut self) {
        let name = self.victim();
        match self.random.u8(..6) {
            0 => self.freeze(&name),
            1 => {
                let other = self.victim();
                self.kill(&[&name, &other]);
            }
            _ => self.kill(&[&name]),
        }
    }

    fn freeze(&mut self, name: &str) {
        self.assert_runs(name);
        let ms = [300, 2_000, 5_000][self.random.usize(..3)];
        self.event.child(name).signal(Signal::SIGSTOP);
        sleep(Duration::from_millis(ms));
        self.event.child(name).signal(Signal::SIGCONT);
        self.freezes += 1;
    }

    fn kill(&mut self, names: &[&str]) {
        for name in names {
            self.assert_runs(name);
            self.event.child(name).kill();
        }
        let ms = [0, 200, 1_500][self.random.usize(..3)];
        sleep(Duration::from_millis(ms));
        let mut names = names.to_vec();
        names.dedup();
        for name in names {
            self.event.start(name);
            self.kills += 1;
        }
    }

    /// Nobody but us may have ended it.
    fn assert_runs(&mut self, name: &str) {
        let ended = self.event.child(name).ended();
        let killed = ended.is_some_and(|status| status.code().is_none());
        assert!(
            ended.is_none() || killed,
            "{name} ended by itself ({ended:?}): {}",
            self.event.log_of(name)
        );
    }

    /// The games end as their source did; what was acknowledged or told stands, clocks are just, the
    /// ledger is whole, and nothing is left running. How many programs were killed.
    fn calm(mut self) -> usize {
        let games = self.event.finish();
        self.history.assert_stands(&games);
        let outages = outages(&games);
        println!(
            "{} killed, {} frozen; {} outages told, {} times compared with what was told before",
            self.kills,
            self.freezes,
            outages.len(),
            self.history.len()
        );
        for name in ["coordinator"].into_iter().chain(VENUES) {
            assert_eq!(self.event.child(name).stop(), Some(0), "{name}");
        }
        let data = self.event.folder_of("coordinator").join("data");
        let verified = self
            .event
            .obeyed(&["verify", "--data", &data.to_string_lossy()]);
        assert!(verified.contains("every hash chain is valid"), "{verified}");
        let venues = self.event.path("venues");
        until_true("no broker is left", || {
            let left = processes(&venues);
            !left.iter().any(|line| line.contains("mosquitto"))
        });
        self.kills
    }
}
