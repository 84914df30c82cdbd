//! What the device sees, as numbered lines.

use std::collections::VecDeque;

use adoube_proto::v1::{PageState, Vitals};

use super::clocks::{Clocks, Reading};
use super::line::{Line, Sight, Stamp, figure};
use super::machine::{Machine, Readings, power_source};
use super::page::{Page, PageSign, Sign};
use crate::time::{Now, earlier};

/// The clocks are looked at so often, milliseconds.
pub const LOOK_EVERY: u64 = 1_000;

/// Lines that are written in a minute; what comes beyond is counted.
const A_MINUTE: u32 = 120;

/// The longest detail, bytes.
const MAX_DETAIL: usize = 300;

/// What is known when the agent starts.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The machine's clocks.
    pub now: Now,
    /// The same.
    pub reading: Reading,
    /// The journal on the disk, 32 hexadecimal digits; a new one on a new disk.
    pub journal: String,
    /// Its newest line, 0 for none.
    pub last: u64,
    /// Its lines without a receipt.
    pub waiting: Vec<Line>,
    /// The last sign of life of the run before, as it marked it on the disk.
    pub alive: Option<Stamp>,
    /// The boot identity of the run before, if there was one.
    pub boot_before: Option<String>,
    /// Whether a page is to be there.
    pub expects_page: bool,
    /// The operating system's release.
    pub system: String,
}

#[derive(Clone, Copy, Debug, Default)]
struct Allowance {
    began: u64,
    written: u32,
    withheld: u64,
}

/// The device's own view of itself.
#[derive(Debug)]
pub struct Witness {
    boot_id: String,
    journal: String,
    last: u64,
    clocks: Clocks,
    machine: Machine,
    page: Page,
    allowance: Allowance,
    looked: u64,
    lines: VecDeque<Line>,
}

impl Witness {
    /// Begins with what the disk tells of the run before.
    pub fn new(boot_id: &str, version: &str, start: &Start) -> Self {
        let now = start.now;
        let mut witness = Self {
            boot_id: boot_id.to_owned(),
            journal: start.journal.clone(),
            last: start.last,
            clocks: Clocks::new(now, start.reading),
            machine: Machine::default(),
            page: Page::new(start.expects_page, now),
            allowance: Allowance::default(),
            looked: now.ms(),
            lines: VecDeque::new(),
        };
        if let Some(alive) = &start.alive {
            witness.write(alive.clone(), Sight::word("alive-until"));
        }
        let started = match &start.boot_before {
            Some(before) if before != boot_id => "booted",
            _ => "agent-started",
        };
        let detail = format!("version {version}");
        witness.write(witness.stamp(now), Sight::word(started).saying(detail));
        witness
    }

    /// The clocks were read: before each input, so that what it leads to bears the right time.
    pub fn clocks(&mut self, now: Now, reading: Reading) {
        self.looked = now.ms();
        for sight in self.clocks.read(now, reading) {
            self.note(now, sight);
        }
    }

    /// The wall clock, milliseconds since the Unix epoch.
    pub fn wall_ms(&self, now: Now) -> u64 {
        self.clocks.wall_ms(now)
    }

    /// The machine was read.
    pub fn probed(&mut self, now: Now, readings: Readings) {
        for sight in self.machine.read(readings) {
            self.note(now, sight);
        }
    }

    /// The page told something.
    pub fn page(&mut self, now: Now, input: Sign) {
        if let Some(sight) = self.page.handle(now, input) {
            self.note(now, sight);
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Now) {
        if let Some(sight) = self.page.tick(now) {
            self.note(now, sight);
        }
    }

    /// When the clocks are to be read and time is to pass, milliseconds.
    pub fn deadline(&self) -> Option<u64> {
        earlier(self.page.deadline(), Some(self.looked + LOOK_EVERY))
    }

    /// Writes a line, unless too many were written in this minute.
    pub fn note(&mut self, now: Now, sight: Sight) {
        let allowance = &mut self.allowance;
        if now.ms().saturating_sub(allowance.began) >= 60_000 {
            *allowance = Allowance {
                began: now.ms(),
                withheld: allowance.withheld,
                ..Allowance::default()
            };
        }
        if allowance.written >= A_MINUTE {
            allowance.withheld += 1;
            return;
        }
        allowance.written += 1;
        let withheld = std::mem::take(&mut allowance.withheld);
        let at = self.stamp(now);
        if withheld > 0 {
            let many = Sight::of("lines-withheld", &[figure(withheld)]);
            self.write(at.clone(), many);
        }
        self.write(at, sight);
    }

    /// The next line to keep and to send, until there is none.
    pub fn poll_line(&mut self) -> Option<Line> {
        self.lines.pop_front()
    }

    /// Lines are counted in this journal from now on.
    pub fn use_journal(&mut self, journal: &str) {
        journal.clone_into(&mut self.journal);
    }

    /// The device's vitals, as far as it sees itself.
    pub fn vitals(&self) -> Vitals {
        let known = self.machine.known();
        Vitals {
            page: self.page_state().into(),
            network: self.machine.network().into(),
            wireless_quality: known.wireless_quality.unwrap_or(0).into(),
            power: power_source(known.mains).into(),
            battery_percent: known.battery.unwrap_or(0).into(),
            suspended_ms: self.suspended_ms(),
            ..Vitals::default()
        }
    }

    /// How long the machine has slept since its start, milliseconds.
    pub fn suspended_ms(&self) -> u64 {
        self.clocks.suspended_ms()
    }

    /// The state of the game page, as in the vitals.
    pub fn page_state(&self) -> PageState {
        self.page.state()
    }

    /// How the player's page is.
    pub fn page_sign(&self) -> PageSign {
        self.page.sign()
    }

    /// This instant by the machine's clocks.
    pub fn stamp(&self, now: Now) -> Stamp {
        Stamp {
            boot_id: self.boot_id.clone(),
            monotonic_ms: now.ms(),
            suspended_ms: self.clocks.suspended_ms(),
            wall_ms: self.clocks.wall_ms(now),
        }
    }

    fn write(&mut self, at: Stamp, sight: Sight) {
        self.last += 1;
        self.lines.push_back(Line {
            journal: self.journal.clone(),
            number: self.last,
            at,
            what: sight.what.to_owned(),
            figures: sight.figures,
            detail: crate::bus::says::one_line(&sight.detail, MAX_DETAIL),
        });
    }
}
