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
    LinkGone = "link gone", "the device lost its link, its route or its wireless network when the silence began";
    BrokerGone = "broker gone for it", "the device no longer heard the broker when the silence began";
    PlayGone = "play link gone for it", "the device no longer heard the coordinator when the silence began";
    GaveUp = "gave up", "the device ended its connections itself when the silence began, because nothing came over them any more, so it was cut off before";
    NotedInTime = "noted in time", "the device wrote a line two to five seconds after the silence began, so its agent ran and its machine was awake; not what it wrote from waking on where that ended the silence within three seconds";
    PageGone = "page gone", "the agent no longer heard the page when the silence began, or the page was closed then and did not connect again within a second";
    Slept = "slept", "the device slept, or its program was held, from when the silence began";
    Booted = "booted", "the device says that its machine was started during the silence";
    AgentStarted = "agent started", "the device says that its agent was started during the silence";
    RanOn = "ran on", "the run before wrote something, if only a sign of life, more than three seconds after the silence began";
    Heard = "heard", "the venue heard the device more than two seconds after the silence began, before it came anew";
    Silent = "silent", "the venue no longer heard the device when the silence began";
    Ended = "ended it", "the device's own side ended its connections when the silence began";
    Goodbye = "goodbye", "the device said goodbye when the silence began, as when its machine stops it";
    BornNewBoot = "born with a new boot", "the venue says that the device came with another start of its machine";
    BornNewAgent = "born with a new agent", "the venue says that the device came with another start of its agent";
    BornSame = "born the same", "the venue says that the same agent came again";
    NeighboursStay = "neighbours stay", "the venue went on hearing all other devices, two or more";
    NeighboursGone = "neighbours gone", "two or more other devices fell silent with it, at least every third";
    NeighboursAll = "all neighbours gone", "two or more other devices fell silent with it, and the venue heard no other";
    UplinkGone = "uplink gone", "the venue no longer heard the coordinator when the silence began";
    UplinkFine = "uplink fine", "the venue measured a good uplink more than two seconds after the silence began";
    UplinkBad = "uplink bad", "the venue measured an uplink that loses every fifth packet, or takes two seconds, about when the silence began";
    BrokerDown = "broker down", "the venue's broker ended about when the silence began";
    NodeStarted = "node started", "the venue's node was started during the silence, as it says itself";
    NodeHeld = "node held", "the venue's node stood still, itself or with its machine, from when the silence began";
    SeatSilent = "seat silent", "the coordinator no longer heard the seat when the silence began";
    Vacant = "vacant", "the seat had moved to the device when the silence began, and nobody was connected there";
    VenueGone = "venue gone", "the coordinator no longer heard the venue's node when the silence began";
    VenueHeard = "venue heard", "before the venue's node reconnected, the coordinator heard from it more than two seconds after the silence began";
    SeatAlone = "seat alone", "no other seat of the venue, of two or more, fell silent with it, counted when that shows";
    SeatsLost = "seats lost", "two or more seats of the venue fell silent together, at least every third";
    AllSeatsLost = "all seats lost", "all seats of the venue, two or more, fell silent together";
    OthersStay = "others stay", "three of four seats of other venues stayed, of two or more";
    OthersLost = "others lost", "three of four seats of other venues fell silent too, of two or more";
    Outage = "outage", "the coordinator's own record has an outage that began when the silence began";
}
