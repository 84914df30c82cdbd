//! Signs: what a line of evidence means for one silence.

/// Makes the signs with their names and sentences.
macro_rules! signs {
    ($($name:ident = $word:literal, $said:literal;)*) => {
        /// What a line can be a sign of. Its name and sentence stand in docs/causes.md.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Sign {
            $(#[doc = $said] $name,)*
        }

        impl Sign {
            /// Each sign, its name and what it is.
            pub const ALL: &'static [(Self, &'static str, &'static str)] =
                &[$((Self::$name, $word, $said),)*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)*
                }
            }
        }
    };
}

signs! {
    LinkGone = "link gone", "the device lost its link, its route or its wireless network when the disconnection began";
    BrokerGone = "broker lost", "the device's last contact with the broker was when the disconnection began";
    PlayGone = "play link lost", "the device's last contact with the coordinator was when the disconnection began";
    GaveUp = "timed out", "the device itself closed its connections when the disconnection began, because nothing arrived over them any more: it was cut off before";
    NotedInTime = "was awake", "the device wrote a line two to five seconds after the disconnection began, so its agent ran and its machine was awake; not a line from waking up or later, if the disconnection ended within three seconds of that";
    PageGone = "page gone", "the page stopped responding to the agent when the disconnection began, or was closed then and did not connect again within a second";
    Slept = "slept", "the device slept, or its program froze, from when the disconnection began";
    Booted = "booted", "the device reports that its machine started during the disconnection";
    AgentStarted = "agent started", "the device reports that its agent started during the disconnection";
    RanOn = "kept running", "the earlier run wrote something, if only a sign of life, more than three seconds after the disconnection began";
    Heard = "still connected", "the venue received something from the device more than two seconds after the disconnection began, before the device reconnected";
    Silent = "disconnected", "the venue's last contact with the device was when the disconnection began";
    Ended = "closed by device", "the device's own side closed its connections when the disconnection began";
    Goodbye = "goodbye", "the device said goodbye when the disconnection began, for example because its machine stopped it";
    BornNewBoot = "new boot", "the venue reports that the device's machine had restarted when it reconnected";
    BornNewAgent = "new agent", "the venue reports that the device's agent had restarted when it reconnected";
    BornSame = "same agent", "the venue reports that the same agent reconnected";
    NeighboursStay = "neighbours stay", "all other devices of the venue, two or more, stayed connected to it";
    NeighboursGone = "neighbours gone", "two or more other devices disconnected with it, at least every third";
    NeighboursAll = "all neighbours gone", "all other devices, two or more, disconnected with it";
    UplinkGone = "uplink gone", "the venue's last contact with the coordinator was when the disconnection began";
    UplinkFine = "uplink fine", "the venue measured a good uplink more than two seconds after the disconnection began";
    UplinkBad = "uplink bad", "the venue measured an uplink that loses every fifth packet, or takes two seconds, about when the disconnection began";
    BrokerDown = "broker down", "the venue's broker ended about when the disconnection began";
    NodeStarted = "node started", "the venue's node reports that it started during the disconnection";
    NodeHeld = "node froze", "the venue's node froze, alone or with its machine, from when the disconnection began";
    SeatSilent = "seat gone", "the coordinator's last contact with the seat was when the disconnection began";
    Vacant = "vacant", "the seat had moved to the device when the disconnection began, and nobody was connected there";
    VenueGone = "venue gone", "the coordinator's last contact with the venue's node was when the disconnection began";
    VenueHeard = "venue connected", "before the venue's node reconnected, the coordinator received something from it more than two seconds after the disconnection began";
    SeatAlone = "seat alone", "no other seat of the venue, of two or more, disconnected with it, counted when that shows";
    SeatsLost = "seats lost", "two or more seats of the venue disconnected together, at least every third";
    AllSeatsLost = "all seats lost", "all seats of the venue, two or more, disconnected together";
    OthersStay = "others stay", "three of four seats of other venues stayed connected, of two or more";
    OthersLost = "others lost", "three of four seats of other venues disconnected too, of two or more";
    Outage = "outage", "the coordinator's own record has an outage that began when the disconnection began";
}
