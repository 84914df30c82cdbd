//! What a witness can have seen: a word, figures in a fixed order, a sentence for people.

use std::fmt;

use thiserror::Error;

use super::figure::{BadFigure, Figure, RoundTrip};
use super::named::{Birth, Colour, NodeStart, Why};
use super::observation_text::alone;
use crate::board::OutageCause;
use crate::time::{Millis, Time};

/// The most figures that a word has.
pub const MAX_FIGURES: usize = 4;

/// A stored or received line that says nothing known.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadLine {
    /// No witness says this.
    #[error("'{0}' is not a word of evidence")]
    Word(String),
    /// Too few or too many figures.
    #[error("'{word}' has {wanted} figures, not {given}")]
    Count {
        /// The word.
        word: &'static str,
        /// How many it has.
        wanted: usize,
        /// How many were given.
        given: usize,
    },
    /// A figure that cannot be.
    #[error("'{word}': {figure}")]
    Figure {
        /// The word.
        word: &'static str,
        /// The figure.
        figure: BadFigure,
    },
}

/// Which kind of witness says a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WitnessKind {
    /// A device, about itself.
    Device,
    /// A venue's node.
    Venue,
    /// The coordinator.
    Coordinator,
}

/// Makes the enumeration, its words, figures and sentences from one table.
macro_rules! observations {
    ($($eye:ident {
        $($(#[$doc:meta])* $name:ident
            $({ $($(#[$of:meta])* $field:ident: $type:ty,)* })?
            = $word:literal, $sentence:literal;)*
    })*) => {
        /// What was seen. Each has a stable word; its figures are written in the order of its
        /// fields; [`fmt::Display`] is a sentence without its subject, who is the witness.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Observation {
            $($($(#[$doc])* $name $({ $($(#[$of])* $field: $type,)* })?,)*)*
        }

        impl Observation {
            /// Every word.
            pub const WORDS: &'static [&'static str] = &[$($($word,)*)*];

            /// The word, on the wire and stored.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($(Self::$name { .. } => $word,)*)*
                }
            }

            /// Which kind of witness says this.
            pub const fn eye(&self) -> WitnessKind {
                match self {
                    $($(Self::$name { .. } => WitnessKind::$eye,)*)*
                }
            }

            /// The figures, on the wire and stored.
            pub fn figures(&self) -> Vec<i64> {
                match *self {
                    $($(Self::$name $({ $($field,)* })? => vec![$($($field.write(),)*)?],)*)*
                }
            }

            /// From word and figures.
            pub fn from_parts(word: &str, figures: &[i64]) -> Result<Self, BadLine> {
                match word {
                    $($($word => {
                        let fields: &[&str] = &[$($(stringify!($field),)*)?];
                        #[allow(unused_mut, unused_variables, reason = "words without figures")]
                        let mut left = Left::new($word, fields.len(), figures)?;
                        Ok(Self::$name $({ $($field: left.next()?,)* })?)
                    })*)*
                    other => Err(BadLine::Word(other.chars().take(64).collect())),
                }
            }

            /// The figures as they are told, by the names of their fields.
            pub(super) fn filled(&self) -> Vec<(&'static str, String)> {
                match *self {
                    $($(Self::$name $({ $($field,)* })? => {
                        vec![$($((stringify!($field), $field.word()),)*)?]
                    })*)*
                }
            }
        }

        impl fmt::Display for Observation {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if let Self::Outage { from, until, cause } = *self {
                    let (span, cause) = (until.since(from).show(), cause.show());
                    return write!(f, "the server was down for {span} until then: {cause}");
                }
                if let Self::SeatsLost { lost: lost @ (0 | 1), of } = *self {
                    return f.write_str(&alone(lost, of).1);
                }
                match *self {
                    $($(Self::$name $({ $($field,)* })? => {
                        $($(let $field = $field.show();)*)?
                        write!(f, $sentence)
                    })*)*
                }
            }
        }
    };
}

/// The figures of one word, read from the first to the last.
struct Left<'a> {
    word: &'static str,
    figures: std::slice::Iter<'a, i64>,
}

impl<'a> Left<'a> {
    fn new(word: &'static str, wanted: usize, figures: &'a [i64]) -> Result<Self, BadLine> {
        if figures.len() != wanted {
            return Err(BadLine::Count {
                word,
                wanted,
                given: figures.len(),
            });
        }
        Ok(Self {
            word,
            figures: figures.iter(),
        })
    }

    fn next<F: Figure>(&mut self) -> Result<F, BadLine> {
        let figure = self.figures.next().copied().unwrap_or_default();
        F::read(figure).map_err(|figure| BadLine::Figure {
            word: self.word,
            figure,
        })
    }
}

observations! {
    Device {
        /// The cable has no carrier.
        LinkDown = "link-down", "the cable has no carrier";
        /// The cable has a carrier again.
        LinkUp = "link-up", "the cable has a carrier again";
        /// No route to the venue's node.
        RouteGone = "route-gone", "there is no route to the venue's node";
        /// A route to the venue's node again.
        RouteBack = "route-back", "there is a route to the venue's node again";
        /// No longer associated with its wireless network.
        AssociationLost = "association-lost", "the wireless network is lost";
        /// Associated again.
        AssociationBack = "association-back", "the wireless network is back";
        /// Its connection to the broker ended.
        BrokerLost {
            /// How.
            why: Why,
            /// Since the broker was last heard.
            heard: Millis,
        } = "broker-lost", "the connection to the broker ended ({why}), last heard {heard} before";
        /// Connected to the broker again.
        BrokerBack = "broker-back", "connected to the broker again";
        /// Its play link ended.
        PlayLinkLost {
            /// How.
            why: Why,
            /// Since the coordinator was last heard on it.
            heard: Millis,
            /// Since the coordinator last acknowledged something.
            acked: Millis,
        } = "play-link-lost", "the play link ended ({why}), last heard {heard} and last acknowledged {acked} before";
        /// Its play link is back.
        PlayLinkBack = "play-link-back", "the play link is back";
        /// Its agent runs, and the page does not answer it.
        PageSilent {
            /// Since the page was last heard.
            span: Millis,
        } = "page-silent", "the page has been silent for {span}";
        /// The page is there for the first time since the agent was started.
        PageOpened = "page-opened", "the page was opened";
        /// The page answers again.
        PageBack = "page-back", "the page answers again";
        /// The page was closed, or its process ended.
        PageClosed = "page-closed", "the page was closed";
        /// It slept, or its agent was not let run: known on waking, from the clock that counts
        /// sleep and the timer that did not fire.
        Suspended {
            /// How long.
            span: Millis,
        } = "suspended", "it slept, or its program was held, for {span}";
        /// First line of a start of the machine.
        Booted = "booted", "the machine was started";
        /// First line of a start of the agent, within the same start of the machine.
        AgentStarted = "agent-started", "the agent was started";
        /// The last sign of life of the run before, by that run's own boot identity and clock:
        /// the agent marks on its disk that it is alive, and a later start reports the mark.
        AliveUntil = "alive-until", "the run before was alive until then";
        /// Its battery.
        Battery {
            /// Full is 100.
            percent: u32,
            /// Whether it is on mains.
            mains: bool,
        } = "battery", "the battery is at {percent} %, mains: {mains}";
        /// Its wall clock was set, by so many milliseconds; negative is back.
        ClockStepped {
            /// By how much.
            by_ms: i64,
        } = "clock-stepped", "the wall clock was set by {by_ms} ms";
    }
    Venue {
        /// A reading: when the device was last heard. Small while it is not silent.
        DeviceHeard {
            /// Since its last packet.
            ago: Millis,
        } = "device-heard", "the device was heard {ago} before";
        /// Nothing came from the device.
        DeviceSilent {
            /// Since its last packet.
            span: Millis,
        } = "device-silent", "the device has been silent for {span}";
        /// The broker gave out the device's last will.
        DeviceLost = "device-lost", "the broker lost the device";
        /// The device said goodbye.
        DeviceLeft = "device-left", "the device said goodbye";
        /// The device connected to the broker.
        DeviceBorn {
            /// Against its birth before.
            birth: Birth,
        } = "device-born", "the device connected to the broker: {birth}";
        /// The device is ready.
        DeviceReady = "device-ready", "the device is ready";
        /// A relay connection of the device opened.
        RelayOpened = "relay-opened", "the device's connection through the relay opened";
        /// The device's relay connection ended from the device's side.
        RelayClosedByDevice {
            /// How.
            why: Why,
            /// Bytes copied towards the coordinator.
            up: u64,
            /// Bytes copied towards the device.
            down: u64,
        } = "relay-closed-by-device", "the relay's connection ended at the device's side ({why}) after {up} bytes up, {down} down";
        /// The device's relay connection ended from the coordinator's side.
        RelayClosedByCoordinator {
            /// How.
            why: Why,
            /// Bytes copied towards the coordinator.
            up: u64,
            /// Bytes copied towards the device.
            down: u64,
        } = "relay-closed-by-coordinator", "the relay's connection ended at the server's side ({why}) after {up} bytes up, {down} down";
        /// How many of the other devices that were there fell silent with it: last heard within
        /// a second and a half of its own last packet.
        Neighbours {
            /// So many are silent.
            silent: u32,
            /// Of so many.
            of: u32,
        } = "neighbours", "{silent} of {of} other devices fell silent with it";
        /// The coordinator does not answer.
        UplinkLost {
            /// How the uplink ended.
            why: Why,
            /// Since the coordinator was last heard on it.
            heard: Millis,
        } = "uplink-lost", "the connection to the server ended ({why}), last heard {heard} before";
        /// The coordinator answers again.
        UplinkBack {
            /// After so long.
            after: Millis,
        } = "uplink-back", "the uplink is back after {after}";
        /// A reading of the uplink.
        UplinkReading {
            /// Its round trip.
            round_trip: RoundTrip,
            /// Its loss, in thousandths.
            permille: u32,
        } = "uplink-reading", "the uplink's round trip is {round_trip}, {permille} in 1000 are lost";
        /// Its broker ended or does not answer.
        BrokerDown = "broker-down", "the broker does not run";
        /// Its broker runs again.
        BrokerUp = "broker-up", "the broker runs again";
        /// First line of a start of the node.
        NodeStarted {
            /// Whether its computer started with it.
            machine: NodeStart,
        } = "node-started", "the venue's node started; {machine}";
        /// The node, or its machine, was not let run: known on waking, from a clock that counts sleep.
        NodeHeld {
            /// How long.
            span: Millis,
        } = "node-held", "the venue's node stood still for {span}";
    }
    Coordinator {
        /// Nothing came on the seat's stream.
        SeatSilent {
            /// Since its last byte.
            span: Millis,
        } = "seat-silent", "nothing came from the seat for {span}";
        /// The seat had moved to a device that was not connected.
        SeatVacant {
            /// Since it moved.
            span: Millis,
        } = "seat-vacant", "the seat had moved {span} before to where nobody was connected";
        /// The seat's device was connected, and its page was not open.
        PageMissing {
            /// For so long.
            span: Millis,
        } = "page-missing", "the player's page was not open, for {span}";
        /// The seat's stream was reset.
        SeatReset = "seat-reset", "the seat's connection was reset";
        /// The seat is back.
        SeatBack = "seat-back", "the seat is back";
        /// A seat was not back within the time that the event gives to reconnect.
        LimitPassed {
            /// That time.
            limit: Millis,
            /// The board's round.
            round: u32,
            /// The board's number in it.
            board: u32,
            /// Whose seat.
            side: Colour,
        } = "limit-passed", "the limit for reconnecting, {limit}, was passed by {side} of board {round}.{board}";
        /// The venue's uplink ended.
        VenueLinkLost {
            /// How.
            why: Why,
            /// Since the venue was last heard on it.
            heard: Millis,
        } = "venue-link-lost", "the venue's uplink ended ({why}), last heard {heard} before";
        /// The venue's uplink is back.
        VenueLinkBack = "venue-link-back", "the venue's uplink is back";
        /// The venue's node connected after a restart.
        RestartedNodeConnected = "venue-linked-anew", "the venue's node restarted and connected again";
        /// Nothing came on the venue's uplink.
        VenueSilent {
            /// Since its last message.
            span: Millis,
        } = "venue-silent", "nothing came from the venue for {span}";
        /// A reading: when the venue was last heard. Small while it is not silent.
        VenueHeard {
            /// Since its last message.
            ago: Millis,
        } = "venue-heard", "the venue was heard {ago} before";
        /// Seats of this venue that fell silent with it: last heard within
        /// a second and a half of its own last packet.
        SeatsLost {
            /// So many, with this one.
            lost: u32,
            /// Of so many that were there.
            of: u32,
        } = "seats-lost", "{lost} of {of} seats of the venue fell silent together";
        /// Seats of all other venues that fell silent with it: last heard within
        /// a second and a half of its own last packet.
        OtherVenues {
            /// So many.
            lost: u32,
            /// Of so many that were there.
            of: u32,
        } = "other-venues", "{lost} of {of} seats of other venues fell silent then";
        /// It did not serve.
        Outage {
            /// From then on.
            from: Time,
            /// Until then.
            until: Time,
            /// What stopped it.
            cause: OutageCause,
        } = "outage", "the server was down from {from} to {until}: {cause}";
    }
}
