//! What goes wrong in a run, and what officials do, as lines of text: so a run that failed can be kept,
//! cut down and told again.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use fastrand::Rng;

use crate::deeds::{Deed, Local};
use crate::model::{NODE_DRIFT, Size};
use crate::network::{FAIR, Weather};
use crate::system::System;

/// One step. Spans are milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A device's cable is out for so long.
    Pull(u16, u64),
    /// A venue's uplink is cut for so long.
    Uplink(u16, u64),
    /// It is cut for so long, back for so long, and so on, so many times.
    Flap(u16, u16, u64),
    /// A venue goes dark for so long.
    Dark(u16, u64),
    /// A device's play link is reset.
    Reset(u16),
    /// The device alone learns that its play link is gone.
    HalfOpen(u16),
    /// The coordinator alone learns it.
    HalfClosed(u16),
    /// Lost and doubled in thousandths, late by up to so long.
    Weather(u64, u64, u64),
    /// The coordinator is killed and down for so long.
    Kill(u64),
    /// Its whole machine goes down for so long, without a word, and its clock is set.
    Power(u64, i64),
    /// The machine of a venue's node is down for so long, with its broker and its relay.
    Node(u16, u64),
    /// The disk of a venue's node is full for so long.
    NodeFull(u16, u64),
    /// The coordinator is killed after so many flushes, before anybody hears of the last.
    KillAtFlush(u32),
    /// Its disk is full for so long.
    Full(u64),
    /// Its process is stopped for so long.
    Stop(u64),
    /// A device's agent is killed and starts again.
    Restart(u16),
    /// A device is without power for so long.
    Unplug(u16, u64),
    /// A bit of a device's journal flips, and its agent is started again.
    Flip(u16),
    /// The disk of a device is full for so long.
    DeviceFull(u16, u64),
    /// A device's wall clock is set ahead, or back.
    Clock(u16, i64),
    /// The Chief Arbiter stops a board.
    Pause(u16),
    /// He lets it go on.
    Resume(u16),
    /// He stops every board of a venue; with no venue of that number, of the round.
    Hold(u16),
    /// He lets these go on.
    Release(u16),
    /// He gives a seat (0 for White's) of a board the spare device of its venue.
    Spare(u16, u16),
    /// He rules on the newest incident.
    Rule,
    /// The Chief Arbiter rules on an open incident of a board: its game is played again from the start.
    RestartGame(u16),
    /// They reverse the colours of a board.
    ReverseColours(u16),
    /// They find that the game of a board began from a wrong position.
    WrongStart(u16),
    /// They approve the result of a board.
    Approve(u16),
    /// Somebody asks for what he may not.
    Intrude(u16, u16),
    /// An arbiter of a venue does something there.
    Local(Local, u16, Deed),
    /// The wall clock of a venue's node is set ahead, or back.
    NodeClock(u16, i64),
    /// Its clock runs from now on so many parts in a million too fast.
    NodeDrift(u16, i64),
}

impl Step {
    /// A step by chance.
    pub fn random(rng: &mut Rng, size: Size) -> Self {
        let device = rng.u16(0..size.machines());
        let venue = rng.u16(0..size.venues);
        let board = rng.u16(1..=size.all() / 2);
        match rng.u32(..125) {
            0..9 => Self::Pull(device, rng.u64(100..15_000)),
            9..11 => Self::Unplug(device, rng.u64(1_000..15_000)),
            11..15 => Self::Uplink(venue, rng.u64(100..12_000)),
            15..19 => Self::Flap(venue, rng.u16(2..8), rng.u64(100..3_000)),
            19..22 => Self::Dark(venue, rng.u64(100..12_000)),
            22..29 => Self::Reset(device),
            29..35 => Self::HalfOpen(device),
            35..40 => Self::HalfClosed(device),
            40..47 => Self::Weather(rng.u64(0..50), rng.u64(0..400), rng.u64(0..200)),
            47..48 => Self::Flip(device),
            48..54 => Self::Kill(rng.u64(50..6_000)),
            54..57 => Self::Power(rng.u64(1_000..10_000), rng.i64(-30_000..30_000)),
            57..60 => Self::Node(venue, rng.u64(100..9_000)),
            60..61 => Self::NodeFull(venue, rng.u64(100..9_000)),
            61..68 => Self::KillAtFlush(rng.u32(1..20)),
            68..72 => Self::Full(rng.u64(100..5_000)),
            72..76 => Self::Stop(rng.u64(100..6_000)),
            76..79 => Self::Restart(device),
            79..80 => Self::DeviceFull(device, rng.u64(1_000..20_000)),
            80..82 => Self::Clock(device, rng.i64(-100_000..100_000)),
            82..85 => Self::Pause(board),
            85..88 => Self::Resume(board),
            88..90 => Self::Hold(rng.u16(0..=size.venues)),
            90..92 => Self::Release(rng.u16(0..=size.venues)),
            92..95 => Self::Rule,
            95..97 => Self::Spare(board, rng.u16(0..2)),
            97..100 => Self::Intrude(rng.u16(..12), board),
            100..113 => Self::Local(Local::random(rng), venue, Deed::random(rng, size)),
            113..115 => Self::NodeClock(venue, rng.i64(-100_000..100_000)),
            115..118 => Self::NodeDrift(venue, drift(rng)),
            118..120 => Self::RestartGame(board),
            120..122 => Self::ReverseColours(board),
            122..123 => Self::WrongStart(board),
            _ => Self::Approve(board),
        }
    }

    /// Whether there is what it names: a device, a venue, a board.
    pub fn check(self, size: Size) -> Result<(), String> {
        match self {
            Self::Pull(device, _)
            | Self::Reset(device)
            | Self::HalfOpen(device)
            | Self::HalfClosed(device)
            | Self::Restart(device)
            | Self::Unplug(device, _)
            | Self::Flip(device)
            | Self::DeviceFull(device, _)
            | Self::Clock(device, _) => among("devices", device, 0..=size.machines() - 1),
            Self::Uplink(venue, _)
            | Self::Flap(venue, ..)
            | Self::Dark(venue, _)
            | Self::Node(venue, _)
            | Self::NodeFull(venue, _)
            | Self::NodeClock(venue, _) => among("venues", venue, 0..=size.venues - 1),
            Self::NodeDrift(venue, fast) => {
                let most = i64::from(NODE_DRIFT);
                let drifts = among("millionths", fast, -most..=most);
                among("venues", venue, 0..=size.venues - 1).and(drifts)
            }
            Self::Local(_, venue, deed) => {
                among("venues", venue, 0..=size.venues - 1).and(deed.check(size))
            }
            Self::Pause(board)
            | Self::Resume(board)
            | Self::RestartGame(board)
            | Self::ReverseColours(board)
            | Self::WrongStart(board)
            | Self::Approve(board) => among("boards", board, size.boards()),
            Self::Spare(board, seat) => {
                among("boards", board, size.boards()).and(among("sides", seat, 0..=1))
            }
            Self::Weather(lost, _, doubled) => {
                among("thousandths", lost, 0..=1_000).and(among("thousandths", doubled, 0..=1_000))
            }
            Self::KillAtFlush(flushes) => among("flushes", flushes, 1..=u32::MAX),
            _ => Ok(()),
        }
    }

    /// Lets it happen. What names a device, a venue or a board that is not there is nothing.
    pub fn take(self, system: &mut System, size: Size) {
        if self.check(size).is_err() {
            return;
        }
        match self {
            Self::Pull(device, span) => system.pull(device, span),
            Self::Reset(device) => system.reset(device),
            Self::HalfOpen(device) => system.drop_at_device(device),
            Self::HalfClosed(device) => system.drop_at_coordinator(device),
            Self::Restart(device) => system.restart(device),
            Self::Unplug(device, span) => system.unplug(device, span),
            Self::Flip(device) => system.flip(device),
            Self::DeviceFull(device, span) => system.fill_device(device, span),
            Self::Clock(device, by) => system.step_clock(device, by),
            Self::Uplink(venue, span) => system.cut_uplink(venue, span),
            Self::Flap(venue, times, span) => system.flap(venue, times, span),
            Self::Dark(venue, span) => system.darken(venue, span),
            Self::Weather(loss_permille, jitter_ms, doubled_permille) => system.weather(Weather {
                loss_permille,
                jitter_ms: FAIR.jitter_ms + jitter_ms,
                doubled_permille,
            }),
            Self::Kill(down) => system.kill(down, 0, true),
            Self::Power(down, wall) => system.kill(down, wall, false),
            Self::Node(venue, down) => system.kill_node(venue, down),
            Self::NodeFull(venue, span) => system.fill_node(venue, span),
            Self::KillAtFlush(flushes) => system.kill_at_flush(flushes),
            Self::Full(span) => system.fill_disk(span),
            Self::Stop(span) => system.stop(span),
            Self::Pause(board) => system.pause(board),
            Self::Resume(board) => system.resume(board),
            Self::Hold(venue) => system.hold(venue, false),
            Self::Release(venue) => system.hold(venue, true),
            Self::Spare(board, seat) => system.move_seat(board, seat),
            Self::Rule => system.rule(),
            Self::RestartGame(board) => system.restart_game(board),
            Self::ReverseColours(board) => system.reverse_colours(board),
            Self::WrongStart(board) => system.wrong_start(board),
            Self::Approve(board) => system.approve(board),
            Self::Intrude(who, board) => system.intrude(who, board),
            Self::Local(who, venue, deed) => system.in_the_hall(who, venue, deed),
            Self::NodeClock(venue, by) => system.step_node(venue, by),
            Self::NodeDrift(venue, fast) => system.drift_node(venue, fast),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pull(device, span) => write!(f, "pull {device} {span}"),
            Self::Uplink(venue, span) => write!(f, "uplink {venue} {span}"),
            Self::Flap(venue, times, span) => write!(f, "flap {venue} {times} {span}"),
            Self::Dark(venue, span) => write!(f, "dark {venue} {span}"),
            Self::Reset(device) => write!(f, "reset {device}"),
            Self::HalfOpen(device) => write!(f, "half-open {device}"),
            Self::HalfClosed(device) => write!(f, "half-closed {device}"),
            Self::Weather(lost, late, doubled) => write!(f, "weather {lost} {late} {doubled}"),
            Self::Kill(down) => write!(f, "kill {down}"),
            Self::Power(down, wall) => write!(f, "power {down} {wall}"),
            Self::Node(venue, down) => write!(f, "node {venue} {down}"),
            Self::NodeFull(venue, span) => write!(f, "node-full {venue} {span}"),
            Self::KillAtFlush(flushes) => write!(f, "kill-at-flush {flushes}"),
            Self::Full(span) => write!(f, "full {span}"),
            Self::Stop(span) => write!(f, "stop {span}"),
            Self::Restart(device) => write!(f, "restart {device}"),
            Self::Unplug(device, span) => write!(f, "unplug {device} {span}"),
            Self::Flip(device) => write!(f, "flip {device}"),
            Self::DeviceFull(device, span) => write!(f, "device-full {device} {span}"),
            Self::Clock(device, by) => write!(f, "clock {device} {by}"),
            Self::Pause(board) => write!(f, "pause {board}"),
            Self::Resume(board) => write!(f, "resume {board}"),
            Self::Hold(venue) => write!(f, "hold {venue}"),
            Self::Release(venue) => write!(f, "release {venue}"),
            Self::Spare(board, side) => write!(f, "spare {board} {side}"),
            Self::Rule => write!(f, "rule"),
            Self::RestartGame(board) => write!(f, "restart-game {board}"),
            Self::ReverseColours(board) => write!(f, "reverse-colours {board}"),
            Self::WrongStart(board) => write!(f, "wrong-start {board}"),
            Self::Approve(board) => write!(f, "approve {board}"),
            Self::Intrude(who, board) => write!(f, "intrude {who} {board}"),
            Self::Local(who, venue, deed) => write!(f, "{} {venue} {deed}", who.word()),
            Self::NodeClock(venue, by) => write!(f, "node-clock {venue} {by}"),
            Self::NodeDrift(venue, fast) => write!(f, "node-drift {venue} {fast}"),
        }
    }
}

pub(crate) fn among<T: Copy + PartialOrd + fmt::Display>(
    what: &str,
    number: T,
    there: RangeInclusive<T>,
) -> Result<(), String> {
    if there.contains(&number) {
        return Ok(());
    }
    let (first, last) = (there.start(), there.end());
    Err(format!("{number}: {what} are {first} to {last}"))
}

/// How wrong a node's clock goes, by chance.
fn drift(rng: &mut Rng) -> i64 {
    let most = i64::from(NODE_DRIFT);
    rng.i64(-most..=most)
}

/// No number of a step is farther from 0: an hour in milliseconds, more than any story lasts.
const FARTHEST: i64 = 3_600_000;

/// The next word as a number.
pub(crate) fn next<T: TryFrom<i64>>(
    words: &mut std::str::SplitWhitespace<'_>,
) -> Result<T, String> {
    let word = words.next().ok_or("a number is missing")?;
    let number = word.parse().ok();
    let number = number.filter(|number| (-FARTHEST..=FARTHEST).contains(number));
    number
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| format!("{word}: not such a number"))
}

impl FromStr for Step {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let name = words.next().ok_or("an empty step")?;
        let w = &mut words;
        let step = match name {
            "pull" => Self::Pull(next(w)?, next(w)?),
            "uplink" => Self::Uplink(next(w)?, next(w)?),
            "flap" => Self::Flap(next(w)?, next(w)?, next(w)?),
            "dark" => Self::Dark(next(w)?, next(w)?),
            "reset" => Self::Reset(next(w)?),
            "half-open" => Self::HalfOpen(next(w)?),
            "half-closed" => Self::HalfClosed(next(w)?),
            "weather" => Self::Weather(next(w)?, next(w)?, next(w)?),
            "kill" => Self::Kill(next(w)?),
            "power" => Self::Power(next(w)?, next(w)?),
            "kill-at-flush" => Self::KillAtFlush(next(w)?),
            "node" => Self::Node(next(w)?, next(w)?),
            "node-full" => Self::NodeFull(next(w)?, next(w)?),
            "full" => Self::Full(next(w)?),
            "stop" => Self::Stop(next(w)?),
            "restart" => Self::Restart(next(w)?),
            "unplug" => Self::Unplug(next(w)?, next(w)?),
            "flip" => Self::Flip(next(w)?),
            "device-full" => Self::DeviceFull(next(w)?, next(w)?),
            "clock" => Self::Clock(next(w)?, next(w)?),
            "pause" => Self::Pause(next(w)?),
            "resume" => Self::Resume(next(w)?),
            "hold" => Self::Hold(next(w)?),
            "release" => Self::Release(next(w)?),
            "spare" => Self::Spare(next(w)?, next(w)?),
            "rule" => Self::Rule,
            "restart-game" => Self::RestartGame(next(w)?),
            "reverse-colours" => Self::ReverseColours(next(w)?),
            "wrong-start" => Self::WrongStart(next(w)?),
            "approve" => Self::Approve(next(w)?),
            "intrude" => Self::Intrude(next(w)?, next(w)?),
            "lta" => Self::Local(Local::Lta, next(w)?, Deed::read(w)?),
            "lca" => Self::Local(Local::Lca, next(w)?, Deed::read(w)?),
            "node-clock" => Self::NodeClock(next(w)?, next(w)?),
            "node-drift" => Self::NodeDrift(next(w)?, next(w)?),
            other => return Err(format!("{other}: no such step")),
        };
        let over = words.next();
        over.map_or(Ok(step), |word| {
            Err(format!("{word}: more than {name} takes"))
        })
    }
}
