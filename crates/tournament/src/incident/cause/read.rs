//! Which lines are which signs.

use std::collections::BTreeMap;

use super::super::Silence;
use super::super::evidence::{Birth, Line, Observation, Place, Why, Witness, WitnessKind, places};
use super::Subject;
use super::sign::Sign;
use super::when::{AFTERWARDS, BACK_SOON, BEGAN, NOTED, SEEN_BY, Window, WithinWindow, within};
use crate::time::Millis;

/// A page that connects again so soon after it was closed was there all the while.
const PAGE_BACK_SOON: Millis = Millis(1_000);

/// An incident's lines, read as signs of one silence.
pub(super) struct Reading<'a> {
    subject: &'a Subject,
    /// Those whose witness can say this and is one of this silence.
    lines: Vec<&'a Line>,
    /// Of those whose own clock was not measured.
    places: BTreeMap<u32, Place>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(subject: &'a Subject, lines: &'a [Line]) -> Self {
        let mut places = places(lines);
        places.retain(|_, place| place.error().is_none());
        let mut reading = Self {
            subject,
            lines: Vec::new(),
            places,
        };
        let concerned = lines.iter().filter(|line| reading.concerns(line));
        reading.lines = concerned.collect();
        reading
    }

    /// The lines that are this sign, or may be.
    pub(super) fn lines(&self, sign: Sign) -> impl Iterator<Item = (&'a Line, WithinWindow)> {
        let lines = self.lines.iter().copied();
        lines
            .map(move |line| (line, self.within_window(sign, line)))
            .filter(|(_, held)| *held > WithinWindow::No)
    }

    /// Whether the witness can say this, and is one of this silence.
    fn concerns(&self, line: &Line) -> bool {
        let known = match &line.witness {
            Witness::Device(device) => *device == self.subject.device,
            Witness::Venue(venue) => {
                let about = line.about.as_ref();
                let own = about.is_none_or(|device| *device == self.subject.device);
                own && *venue == self.subject.venue
            }
            Witness::Coordinator => true,
        };
        known && line.witness.eye() == line.saw.eye() && self.may_be_of_it(line)
    }

    /// What device and venue saw after the device's next last contact is of that silence, and a line that
    /// has no time of its own may be of another silence altogether. The coordinator's own counts say which
    /// silence they are about.
    fn may_be_of_it(&self, line: &Line) -> bool {
        let silence = Silence {
            from: self.subject.from,
            until: self.subject.until,
            next: self.subject.next,
        };
        if let Some(place) = self.places.get(&line.number) {
            return silence.may_hold(*place, line.received);
        }
        let next = self.subject.next.map(|next| i128::from(next.0));
        let own = line.witness == Witness::Coordinator;
        own || next.is_none_or(|next| Place::of(line).first() <= next)
    }

    fn within(&self, line: &Line, span: Millis, window: Window) -> WithinWindow {
        let place = self.places.get(&line.number).copied();
        within(place.unwrap_or_else(|| Place::of(line)), span, window)
    }

    fn within_window(&self, sign: Sign, line: &Line) -> WithinWindow {
        match line.witness.eye() {
            WitnessKind::Device => self.of_device(sign, line),
            WitnessKind::Venue => self.of_venue(sign, line),
            WitnessKind::Coordinator => self.of_coordinator(sign, line),
        }
    }

    fn of_device(&self, sign: Sign, line: &Line) -> WithinWindow {
        match (sign, line.saw) {
            (
                Sign::LinkGone,
                Observation::LinkDown | Observation::RouteGone | Observation::AssociationLost,
            )
            | (
                Sign::GaveUp,
                Observation::BrokerLost {
                    why: Why::Silent, ..
                }
                | Observation::PlayLinkLost {
                    why: Why::Silent, ..
                },
            ) => self.noted(line),
            (Sign::BrokerGone, Observation::BrokerLost { heard, .. })
            | (Sign::PlayGone, Observation::PlayLinkLost { heard, .. }) => self.began(line, heard),
            (Sign::PageGone, Observation::PageClosed) if !self.is_page_back_soon(line) => {
                self.noted(line)
            }
            (Sign::PageGone, Observation::PageSilent { span })
            | (Sign::Slept, Observation::Suspended { span }) => self.began(line, span),
            // A mark of an earlier run, and a line on waking, do not say who ran at that time.
            (
                Sign::NotedInTime,
                Observation::AliveUntil
                | Observation::Booted
                | Observation::AgentStarted
                | Observation::Suspended { .. },
            ) => WithinWindow::No,
            (Sign::NotedInTime, _) if self.on_waking(line) => WithinWindow::No,
            (Sign::NotedInTime, _) => self.within(
                line,
                Millis::ZERO,
                Window::around(self.subject.from, (2_000, 5_000)),
            ),
            (Sign::Booted, Observation::Booted)
            | (Sign::AgentStarted, Observation::AgentStarted) => self.during(line),
            (Sign::RanOn, _) => self.ran_on(line),
            _ => WithinWindow::No,
        }
    }

    fn of_venue(&self, sign: Sign, line: &Line) -> WithinWindow {
        match (sign, line.saw) {
            (Sign::Heard, Observation::DeviceHeard { ago }) => self.device_contact(line, ago),
            (Sign::Silent, Observation::DeviceSilent { span })
            | (Sign::NodeHeld, Observation::NodeHeld { span }) => self.began(line, span),
            (Sign::BrokerDown, Observation::BrokerDown)
            | (Sign::Silent, Observation::DeviceLost)
            | (Sign::Silent | Sign::Ended | Sign::Goodbye, Observation::DeviceLeft)
            | (
                Sign::Ended,
                Observation::RelayClosedByDevice {
                    why: Why::Closed | Why::Reset,
                    ..
                },
            ) => self.noted(line),
            (
                Sign::BornNewBoot,
                Observation::DeviceBorn {
                    birth: Birth::NewBoot,
                },
            )
            | (
                Sign::BornNewAgent,
                Observation::DeviceBorn {
                    birth: Birth::NewAgent,
                },
            )
            | (Sign::BornSame, Observation::DeviceBorn { birth: Birth::Same }) => self.during(line),
            (Sign::NodeStarted, Observation::NodeStarted { .. }) => self.node_started(line),
            (_, Observation::Neighbours { silent, of }) => {
                self.counted(line, neighbours(sign, silent, of))
            }
            (Sign::UplinkGone, Observation::UplinkLost { heard, .. }) => self.began(line, heard),
            (
                Sign::UplinkFine,
                Observation::UplinkReading {
                    round_trip,
                    permille,
                },
            ) if permille < 50 && round_trip.0 < Millis(1_000) => {
                self.within(line, Millis::ZERO, Window::of(self.subject, 2_000, 0))
            }
            (
                Sign::UplinkBad,
                Observation::UplinkReading {
                    round_trip,
                    permille,
                },
            ) if permille >= 200 || round_trip.0 >= Millis(2_000) => {
                let window = Window::around(self.subject.from, (-2_000, 10_000));
                self.within(line, Millis::ZERO, window)
            }
            _ => WithinWindow::No,
        }
    }

    fn of_coordinator(&self, sign: Sign, line: &Line) -> WithinWindow {
        match (sign, line.saw) {
            (Sign::SeatSilent, Observation::SeatSilent { span })
            | (Sign::Vacant, Observation::SeatVacant { span })
            | (Sign::PageGone, Observation::PageMissing { span })
            | (Sign::VenueGone, Observation::VenueSilent { span }) => self.began(line, span),
            (Sign::SeatSilent, Observation::SeatReset) => self.noted(line),
            (Sign::VenueGone, Observation::VenueLinkLost { heard, .. }) => self.began(line, heard),
            (Sign::VenueHeard, Observation::VenueHeard { ago }) => self.venue_contact(line, ago),
            (Sign::NodeStarted, Observation::RestartedNodeConnected)
                if self.node_says_started() =>
            {
                self.during(line)
            }
            (Sign::SeatAlone, Observation::SeatsLost { lost, of }) => {
                self.counted_late(line, lost <= 1 && of >= 2)
            }
            (Sign::SeatsLost, Observation::SeatsLost { lost, of }) => {
                self.counted(line, together(lost, of))
            }
            (Sign::AllSeatsLost, Observation::SeatsLost { lost, of }) => {
                self.counted(line, of >= 2 && lost >= of)
            }
            (Sign::OthersStay, Observation::OtherVenues { lost, of }) => {
                self.counted(line, of >= 2 && u64::from(lost) * 4 <= u64::from(of))
            }
            (Sign::OthersLost, Observation::OtherVenues { lost, of }) => {
                let most = u64::from(lost) * 4 >= u64::from(of) * 3;
                self.counted(line, of >= 2 && most)
            }
            (Sign::Outage, Observation::Outage { from, until, .. }) => {
                let begin = Window::around(self.subject.from, BEGAN).holds(from);
                if begin && until >= self.subject.from {
                    WithinWindow::Yes
                } else {
                    WithinWindow::No
                }
            }
            _ => WithinWindow::No,
        }
    }

    /// Written as the device woke from what silenced it, or later, where the silence ended soon after that: such
    /// a line does not say that it was awake before. Where the silence went on, the device was awake in it.
    fn on_waking(&self, line: &Line) -> bool {
        let Some(until) = self.subject.until else {
            return false;
        };
        self.lines.iter().any(|woke| {
            let Observation::Suspended { span } = woke.saw else {
                return false;
            };
            let same_boot = woke.seen.boot_id == line.seen.boot_id;
            same_boot
                && woke.seen.monotonic_ms <= line.seen.monotonic_ms
                && until.since(woke.at) <= BACK_SOON
                && self.began(woke, span) > WithinWindow::No
        })
    }

    /// Whether a page that was closed connected again at once: a browser ends its stream also when a network interface
    /// changes, and when it loads the page again.
    fn is_page_back_soon(&self, closed: &Line) -> bool {
        let back = |line: &&&Line| {
            let later = line.seen.monotonic_ms.checked_sub(closed.seen.monotonic_ms);
            matches!(line.saw, Observation::PageBack | Observation::PageOpened)
                && line.witness == closed.witness
                && line.seen.boot_id == closed.seen.boot_id
                && later.is_some_and(|later| later <= PAGE_BACK_SOON.0)
        };
        self.lines.iter().any(|line| back(&line))
    }

    /// Noticed at once, when the silence began.
    fn noted(&self, line: &Line) -> WithinWindow {
        self.within(line, Millis::ZERO, Window::around(self.subject.from, NOTED))
    }

    /// Noticed after a span that began when the silence did.
    fn began(&self, line: &Line, span: Millis) -> WithinWindow {
        self.within(line, span, Window::around(self.subject.from, BEGAN))
    }

    /// Between the silence's begin and a little after its end.
    fn during(&self, line: &Line) -> WithinWindow {
        self.within(line, Millis::ZERO, Window::of(self.subject, 0, AFTERWARDS))
    }

    /// A node that has just been started has compared its clock with nobody's. That its start was in the silence
    /// is known all the same where the coordinator saw another start link in it.
    fn node_started(&self, line: &Line) -> WithinWindow {
        match self.during(line) {
            WithinWindow::Perhaps if self.has_restarted_node_connected() => WithinWindow::Yes,
            held @ (WithinWindow::No | WithinWindow::Perhaps | WithinWindow::Yes) => held,
        }
    }

    fn has_restarted_node_connected(&self) -> bool {
        let restarted = |line: &&&Line| line.saw == Observation::RestartedNodeConnected;
        let mut lines = self.lines.iter().filter(restarted);
        lines.any(|line| self.during(line) == WithinWindow::Yes)
    }

    /// Whether the node itself tells of a start that may have been in the silence. Until then that another start
    /// linked says nothing: what the one before saw, as of an uplink that failed first, has not come either.
    fn node_says_started(&self) -> bool {
        let start = |line: &&&Line| matches!(line.saw, Observation::NodeStarted { .. });
        let mut lines = self.lines.iter().filter(start);
        lines.any(|line| self.during(line) > WithinWindow::No)
    }

    /// A count of those that fell silent together does not depend on when it was taken, if only it
    /// was of this silence.
    fn counted(&self, line: &Line, holds: bool) -> WithinWindow {
        if holds {
            self.within(line, Millis::ZERO, Window::of(self.subject, 0, AFTERWARDS))
        } else {
            WithinWindow::No
        }
    }

    /// The same of a count that says that nobody else did: before others could be seen to be
    /// silent it says nothing.
    fn counted_late(&self, line: &Line, holds: bool) -> WithinWindow {
        if holds {
            self.within(
                line,
                Millis::ZERO,
                Window::of(self.subject, SEEN_BY, AFTERWARDS),
            )
        } else {
            WithinWindow::No
        }
    }

    /// Heard while its seat was silent, and not only because it had come anew.
    fn device_contact(&self, line: &Line, ago: Millis) -> WithinWindow {
        let born = self
            .earlier_than(line)
            .any(|other| matches!(other.saw, Observation::DeviceBorn { .. }));
        if born {
            return WithinWindow::No;
        }
        self.within(line, ago, Window::of(self.subject, 2_000, -1_000))
    }

    /// Heard while the seat was silent, and not only because its link was back.
    fn venue_contact(&self, line: &Line, ago: Millis) -> WithinWindow {
        let back = self
            .earlier_than(line)
            .any(|other| other.saw == Observation::VenueLinkBack);
        if back {
            return WithinWindow::No;
        }
        self.within(line, ago, Window::of(self.subject, 2_000, -1_000))
    }

    /// What was seen from the silence's begin until a line.
    fn earlier_than(&self, line: &Line) -> impl Iterator<Item = &'a Line> {
        let (from, until) = (self.subject.from, line.at);
        let lines = self.lines.iter().copied();
        lines.filter(move |other| other.at >= from && other.at <= until)
    }

    /// Written after the silence began by the run that was alive when it began.
    fn ran_on(&self, line: &Line) -> WithinWindow {
        if is_start(line) || !self.first_start().is_some_and(|start| earlier(line, start)) {
            return WithinWindow::No;
        }
        self.within(
            line,
            Millis::ZERO,
            Window::of(self.subject, 3_000, AFTERWARDS),
        )
    }

    /// The first start of the device's machine or agent during the silence.
    fn first_start(&self) -> Option<&'a Line> {
        let lines = self.lines.iter().copied();
        lines
            .filter(|line| is_start(line))
            .filter(|line| self.during(line) > WithinWindow::No)
            .min_by_key(|line| (line.at, line.number))
    }
}

const fn is_start(line: &Line) -> bool {
    matches!(line.saw, Observation::Booted | Observation::AgentStarted)
}

/// Whether the line is of an earlier run than the one that the start begins.
fn earlier(line: &Line, start: &Line) -> bool {
    let same_boot = start.seen.boot_id == line.seen.boot_id;
    if same_boot {
        line.seen.monotonic_ms < start.seen.monotonic_ms
    } else {
        line.at < start.at
    }
}

fn neighbours(sign: Sign, silent: u32, of: u32) -> bool {
    (sign == Sign::NeighboursStay && silent == 0 && of >= 2)
        || (sign == Sign::NeighboursGone && together(silent, of))
        || (sign == Sign::NeighboursAll && silent >= 2 && silent == of)
}

/// Whether so many of so many are no coincidence.
fn together(lost: u32, of: u32) -> bool {
    lost >= 2 && u64::from(lost) * 3 >= u64::from(of)
}
