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

use Sign as S;

/// What a device that works does not do: each explains a silence by itself.
const OF_DEVICE: &[S] = &[
    S::LinkGone,
    S::Slept,
    S::Booted,
    S::AgentStarted,
    S::PageGone,
];

/// All rows.
pub const ROWS: &[Row] = &[
    Row {
        rule: "outage-recorded",
        cause: Cause::CoordinatorOutage,
        seen: &[&[S::Outage]],
        not: &[],
        certain: &[&[S::UplinkGone, S::PlayGone]],
        against: &[
            S::Silent,
            S::LinkGone,
            S::Slept,
            S::Booted,
            S::AgentStarted,
            S::PageGone,
            S::VenueHeard,
        ],
        alike: None,
    },
    Row {
        rule: "node-held",
        cause: Cause::VenueNetwork,
        seen: &[&[S::NodeHeld], &[S::VenueGone, S::SeatSilent]],
        not: &[],
        certain: &[&[S::VenueGone], &[S::SeatSilent, S::PlayGone]],
        against: &[
            S::VenueHeard,
            S::SeatAlone,
            S::OthersLost,
            S::Slept,
            S::Booted,
            S::AgentStarted,
            S::LinkGone,
            S::PageGone,
            S::Goodbye,
        ],
        alike: None,
    },
    Row {
        rule: "node-restarted",
        cause: Cause::VenueNetwork,
        seen: &[&[S::NodeStarted], &[S::VenueGone]],
        not: &[S::UplinkGone],
        certain: &[&[S::BrokerGone, S::PlayGone, S::AllSeatsLost]],
        against: &[
            S::Heard,
            S::Slept,
            S::Booted,
            S::AgentStarted,
            S::LinkGone,
            S::PageGone,
            S::Goodbye,
            S::SeatAlone,
            S::VenueHeard,
            S::OthersLost,
        ],
        alike: None,
    },
    Row {
        rule: "all-venues-lost",
        cause: Cause::CoordinatorOutage,
        seen: &[&[S::OthersLost], &[S::AllSeatsLost, S::VenueGone]],
        not: &[S::Silent],
        certain: &[],
        against: OF_DEVICE,
        alike: Some("venues whose nodes or uplinks fail together look the same until one is back"),
    },
    Row {
        rule: "broker-down",
        cause: Cause::VenueNetwork,
        seen: &[
            &[S::BrokerDown],
            &[S::BrokerGone, S::Silent],
            &[S::SeatSilent],
        ],
        not: &[S::Slept, S::Booted, S::AgentStarted, S::LinkGone],
        certain: &[],
        against: &[S::SeatAlone, S::NeighboursStay, S::UplinkGone],
        alike: None,
    },
    Row {
        rule: "neighbours-gone",
        cause: Cause::VenueNetwork,
        // As long as another device is heard, what befell these may be their own.
        seen: &[&[S::NeighboursAll]],
        // A network that fails ends no connection in the devices' names, nor does it hold or start them.
        not: &[
            S::Heard,
            S::Goodbye,
            S::Ended,
            S::Slept,
            S::Booted,
            S::AgentStarted,
        ],
        certain: &[
            &[S::AllSeatsLost],
            &[S::VenueHeard, S::UplinkFine],
            &[S::LinkGone, S::BrokerGone, S::PlayGone],
            &[S::NotedInTime],
        ],
        against: &[S::SeatAlone, S::UplinkGone],
        alike: Some(
            "devices that lose their power or are held together look the same until one is back",
        ),
    },
    Row {
        rule: "cut-off-together",
        cause: Cause::VenueNetwork,
        seen: &[
            &[S::NeighboursGone],
            &[S::LinkGone, S::BrokerGone, S::PlayGone],
            &[S::NotedInTime],
        ],
        not: &[S::Heard, S::Goodbye, S::Ended, S::Slept],
        certain: &[],
        against: &[S::Booted, S::AgentStarted, S::SeatAlone, S::UplinkGone],
        alike: None,
    },
    Row {
        rule: "uplink-gone",
        cause: Cause::VenueUplink,
        seen: &[&[S::UplinkGone]],
        not: &[S::Silent, S::OthersLost],
        certain: &[
            &[S::Heard],
            &[S::VenueGone],
            &[S::SeatSilent],
            &[S::OthersStay],
        ],
        against: &[
            S::VenueHeard,
            S::BrokerGone,
            S::LinkGone,
            S::Slept,
            S::Booted,
            S::AgentStarted,
            S::PageGone,
            S::SeatAlone,
        ],
        alike: None,
    },
    Row {
        rule: "venue-gone",
        cause: Cause::VenueUplink,
        seen: &[&[S::VenueGone], &[S::AllSeatsLost]],
        not: &[S::Silent, S::NodeStarted, S::BrokerGone, S::OthersLost],
        certain: &[],
        against: OF_DEVICE,
        alike: Some("a venue's node that hangs or was ended looks the same until it is back"),
    },
    Row {
        rule: "uplink-bad",
        cause: Cause::VenueUplink,
        seen: &[&[S::UplinkBad], &[S::Heard], &[S::SeatSilent, S::SeatsLost]],
        not: &[
            S::Silent,
            S::LinkGone,
            S::Slept,
            S::Booted,
            S::AgentStarted,
            S::PageGone,
        ],
        certain: &[],
        against: &[S::SeatAlone],
        alike: None,
    },
    Row {
        rule: "not-connected",
        cause: Cause::DeviceAbsent,
        seen: &[&[S::Vacant]],
        not: &[S::Silent, S::LinkGone, S::Slept],
        certain: &[&[S::BornNewBoot, S::BornNewAgent]],
        against: &[S::Heard, S::NeighboursGone, S::UplinkGone, S::VenueGone],
        alike: None,
    },
    Row {
        rule: "slept",
        cause: Cause::DeviceSuspended,
        seen: &[&[S::Slept]],
        not: &[],
        certain: &[&[S::Silent], &[S::SeatSilent]],
        against: &[
            S::NotedInTime,
            S::Heard,
            S::NeighboursGone,
            S::UplinkGone,
            S::VenueGone,
            S::BornNewBoot,
            S::BornNewAgent,
        ],
        alike: None,
    },
    Row {
        rule: "machine-restarted",
        cause: Cause::DeviceRestarted,
        seen: &[&[S::Booted, S::BornNewBoot]],
        not: &[S::RanOn],
        certain: &[&[S::Booted], &[S::BornNewBoot], &[S::Goodbye]],
        against: &[
            S::Heard,
            S::LinkGone,
            S::Slept,
            S::NeighboursGone,
            S::UplinkGone,
            S::VenueGone,
            S::BornSame,
            S::GaveUp,
        ],
        alike: None,
    },
    Row {
        rule: "agent-restarted",
        cause: Cause::AgentRestarted,
        seen: &[&[S::AgentStarted, S::BornNewAgent]],
        not: &[S::RanOn, S::LinkGone],
        certain: &[&[S::AgentStarted], &[S::BornNewAgent], &[S::Ended]],
        against: &[
            S::Heard,
            S::Slept,
            S::NeighboursGone,
            S::UplinkGone,
            S::VenueGone,
            S::Booted,
            S::BornNewBoot,
            S::GaveUp,
        ],
        alike: None,
    },
    Row {
        rule: "signed-off",
        cause: Cause::DeviceLeft,
        seen: &[&[S::Goodbye]],
        not: &[],
        certain: &[&[S::SeatSilent]],
        against: &[
            S::Heard,
            S::RanOn,
            S::GaveUp,
            S::BornSame,
            S::UplinkGone,
            S::VenueGone,
        ],
        alike: None,
    },
    Row {
        rule: "page-gone",
        cause: Cause::PageDied,
        seen: &[&[S::PageGone]],
        not: &[S::Silent, S::LinkGone],
        certain: &[&[S::Heard]],
        against: &[S::SeatSilent, S::BrokerGone, S::PlayGone],
        alike: None,
    },
    Row {
        rule: "link-gone",
        cause: Cause::DeviceOffNetwork,
        seen: &[&[S::LinkGone]],
        not: &[],
        certain: &[
            &[S::NotedInTime],
            &[S::Silent],
            &[S::NeighboursStay],
            &[S::SeatAlone],
        ],
        against: &[S::Heard, S::Ended, S::UplinkGone, S::VenueGone, S::PageGone],
        alike: None,
    },
    Row {
        rule: "device-alone-silent",
        cause: Cause::DeviceOffNetwork,
        seen: &[&[S::Silent], &[S::NeighboursStay, S::SeatAlone]],
        not: &[S::Heard, S::Ended, S::UplinkGone, S::VenueGone],
        certain: &[
            &[S::NotedInTime],
            &[S::BrokerGone],
            &[S::NeighboursStay],
            &[S::SeatAlone],
            &[S::BornSame],
        ],
        against: &[S::PageGone],
        alike: Some("a sleeping or switched-off device looks the same until it is back"),
    },
];
