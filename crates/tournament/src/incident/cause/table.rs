//! The table of rules, tried from the first row to the last.

use super::Cause;
use super::sign::Sign;

/// One row: the first whose signs are all there, and none of what must not be, names the cause.
#[derive(Debug)]
pub struct Row {
    /// Its name.
    pub rule: &'static str,
    /// What failed.
    pub cause: Cause,
    /// Of each group at least one sign must be there.
    pub seen: &'static [&'static [Sign]],
    /// None of these may be there.
    pub not: &'static [Sign],
    /// It is certain if of each of these groups too a sign is there, none of `against`, and two
    /// witnesses speak for it. Without any group it is never certain.
    pub certain: &'static [&'static [Sign]],
    /// What makes it less than certain.
    pub against: &'static [Sign],
    /// What looks the same as long as the device itself has told nothing of it.
    pub alike: Option<&'static str>,
}

/// Rows as the page for arbiters shows them: `A | B` is a group of signs, of which one must be there. What a row leaves
/// out is empty.
macro_rules! rows {
    (@alike) => { None };
    (@alike $text:literal) => { Some($text) };
    ($($rule:literal $cause:ident {
        seen: $($($seen:ident)|+),+;
        $(not: $($not:ident),+;)?
        $(certain: $($($certain:ident)|+),+;)?
        $(against: $($against:ident),+;)?
        $(alike: $alike:literal;)?
    })*) => {
        /// All rows.
        pub const ROWS: &[Row] = &[$(Row {
            rule: $rule,
            cause: Cause::$cause,
            seen: &[$(&[$(Sign::$seen),+]),+],
            not: &[$($(Sign::$not),+)?],
            certain: &[$($(&[$(Sign::$certain),+]),+)?],
            against: &[$($(Sign::$against),+)?],
            alike: rows!(@alike $($alike)?),
        }),*];
    };
}

rows! {
    "outage-recorded" CoordinatorOutage {
        seen: Outage;
        certain: UplinkGone | PlayGone;
        against: Silent, LinkGone, Slept, Booted, AgentStarted, PageGone, VenueHeard;
    }
    "node-held" VenueNetwork {
        seen: NodeHeld, VenueGone | SeatSilent;
        certain: VenueGone, SeatSilent | PlayGone;
        against: VenueHeard, SeatAlone, OthersLost, Slept, Booted, AgentStarted, LinkGone, PageGone, Goodbye;
    }
    "node-restarted" VenueNetwork {
        seen: NodeStarted, VenueGone;
        not: UplinkGone;
        certain: BrokerGone | PlayGone | AllSeatsLost;
        against: Heard, Slept, Booted, AgentStarted, LinkGone, PageGone, Goodbye, SeatAlone, VenueHeard, OthersLost;
    }
    "all-venues-lost" CoordinatorOutage {
        seen: OthersLost, AllSeatsLost | VenueGone;
        not: Silent;
        against: LinkGone, Slept, Booted, AgentStarted, PageGone;
        alike: "venues whose nodes or uplinks fail together look the same until one is back";
    }
    "broker-down" VenueNetwork {
        seen: BrokerDown, BrokerGone | Silent, SeatSilent;
        not: Slept, Booted, AgentStarted, LinkGone;
        against: SeatAlone, NeighboursStay, UplinkGone;
    }
    "neighbours-gone" VenueNetwork {
        // As long as another device is heard, what befell these may be their own.
        seen: NeighboursAll;
        // A network that fails ends no connection in the devices' names, nor does it hold or start them.
        not: Heard, Goodbye, Ended, Slept, Booted, AgentStarted;
        certain: AllSeatsLost, VenueHeard | UplinkFine, LinkGone | BrokerGone | PlayGone, NotedInTime;
        against: SeatAlone, UplinkGone;
        alike: "devices that lose their power or are held together look the same until one is back";
    }
    "cut-off-together" VenueNetwork {
        seen: NeighboursGone, LinkGone | BrokerGone | PlayGone, NotedInTime;
        not: Heard, Goodbye, Ended, Slept;
        against: Booted, AgentStarted, SeatAlone, UplinkGone;
    }
    "uplink-gone" VenueUplink {
        seen: UplinkGone;
        not: Silent, OthersLost;
        certain: Heard, VenueGone, SeatSilent, OthersStay;
        against: VenueHeard, BrokerGone, LinkGone, Slept, Booted, AgentStarted, PageGone, SeatAlone;
    }
    "venue-gone" VenueUplink {
        seen: VenueGone, AllSeatsLost;
        not: Silent, NodeStarted, BrokerGone, OthersLost;
        against: LinkGone, Slept, Booted, AgentStarted, PageGone;
        alike: "a venue's node that hangs or was ended looks the same until it is back";
    }
    "uplink-bad" VenueUplink {
        seen: UplinkBad, Heard, SeatSilent | SeatsLost;
        not: Silent, LinkGone, Slept, Booted, AgentStarted, PageGone;
        against: SeatAlone;
    }
    "not-connected" DeviceAbsent {
        seen: Vacant;
        not: Silent, LinkGone, Slept;
        certain: BornNewBoot | BornNewAgent;
        against: Heard, NeighboursGone, UplinkGone, VenueGone;
    }
    "slept" DeviceSuspended {
        seen: Slept;
        certain: Silent, SeatSilent;
        against: NotedInTime, Heard, NeighboursGone, UplinkGone, VenueGone, BornNewBoot, BornNewAgent;
    }
    "machine-restarted" DeviceRestarted {
        seen: Booted | BornNewBoot;
        not: RanOn;
        certain: Booted, BornNewBoot, Goodbye;
        against: Heard, LinkGone, Slept, NeighboursGone, UplinkGone, VenueGone, BornSame, GaveUp;
    }
    "agent-restarted" AgentRestarted {
        seen: AgentStarted | BornNewAgent;
        not: RanOn, LinkGone;
        certain: AgentStarted, BornNewAgent, Ended;
        against: Heard, Slept, NeighboursGone, UplinkGone, VenueGone, Booted, BornNewBoot, GaveUp;
    }
    "signed-off" DeviceLeft {
        seen: Goodbye;
        certain: SeatSilent;
        against: Heard, RanOn, GaveUp, BornSame, UplinkGone, VenueGone;
    }
    "page-gone" PageDied {
        seen: PageGone;
        not: Silent, LinkGone;
        certain: Heard;
        against: SeatSilent, BrokerGone, PlayGone;
    }
    "link-gone" DeviceOffNetwork {
        seen: LinkGone;
        certain: NotedInTime, Silent, NeighboursStay, SeatAlone;
        against: Heard, Ended, UplinkGone, VenueGone, PageGone;
    }
    "device-alone-silent" DeviceOffNetwork {
        seen: Silent, NeighboursStay | SeatAlone;
        not: Heard, Ended, UplinkGone, VenueGone;
        certain: NotedInTime, BrokerGone, NeighboursStay, SeatAlone, BornSame;
        against: PageGone;
        alike: "a sleeping or switched-off device looks the same until it is back";
    }
}
