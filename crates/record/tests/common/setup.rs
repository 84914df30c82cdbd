//! Arbitrary records of a tournament, a roster and a round.

use adoube_chess::Start;
use adoube_tournament::date::Date;
use adoube_tournament::event::{
    ChiefsWord, EventRecord, InvitationStep, Invited, OfficialPlan, VenueAppointed,
};
use adoube_tournament::roster::RosterRecord;
use adoube_tournament::round::{
    ByeGiven, GameImported, HoldEnded, HoldReasonGiven, HoldStarted, Paired, RoundImported,
    RoundRecord, SeatPlan, StartGiven, StartsDrawn, UnpairedImported,
};
use adoube_tournament::scoring::{ByeKind, RoundResult};
use adoube_tournament::time::{Millis, Time};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;

use super::arbitrary::{device, given, person, role, text, venue};
use super::board::side;

pub(crate) fn event() -> impl Strategy<Value = EventRecord> {
    let official = || (person(), role(), of(venue()));
    prop_oneof![
        text().prop_map(|name| EventRecord::Opened { name }),
        (any::<u32>(), text()).prop_map(|(version, document)| {
            EventRecord::RegulationsPublished {
                version,
                document: adoube_regulations::published(document),
            }
        }),
        (venue(), text(), text()).prop_map(|(venue, name, time_zone)| {
            EventRecord::VenueAppointed(VenueAppointed {
                venue,
                name,
                time_zone,
            })
        }),
        venue().prop_map(|venue| EventRecord::VenueReleased { venue }),
        (device(), venue())
            .prop_map(|(device, venue)| EventRecord::DeviceEnrolled { device, venue }),
        device().prop_map(|device| EventRecord::DeviceRetired { device }),
        official().prop_map(
            |(person, role, venue)| EventRecord::OfficialAppointed(OfficialPlan {
                person,
                role,
                venue
            })
        ),
        (person(), word())
            .prop_map(|(person, word)| EventRecord::RulingsDelegated { person, word }),
        (person(), word()).prop_map(|(person, word)| EventRecord::DelegationEnded { person, word }),
        official().prop_map(
            |(person, role, venue)| EventRecord::OfficialReleased(OfficialPlan {
                person,
                role,
                venue
            })
        ),
        (any::<u64>(), invitation_step()).prop_map(|(wall_ms, step)| {
            EventRecord::Invitation(Invited {
                invitation: "0a1b".parse().unwrap(),
                wall_ms,
                step,
            })
        }),
    ]
}

fn word() -> impl Strategy<Value = ChiefsWord> {
    (person(), any::<u64>(), text()).prop_map(|(by, at, reason)| ChiefsWord {
        by,
        at: Time(at),
        reason,
    })
}

fn invitation_step() -> impl Strategy<Value = InvitationStep> {
    let made = (person(), role(), of(venue()), any::<u64>());
    prop_oneof![
        made.prop_map(|(person, role, venue, holds)| InvitationStep::Made {
            person,
            role,
            venue,
            holds: Millis(holds),
        }),
        Just(InvitationStep::Used {
            session: "9f8e".parse().unwrap(),
        }),
        Just(InvitationStep::Withdrawn),
    ]
}

pub(crate) fn roster() -> impl Strategy<Value = RosterRecord> {
    let entered = (person(), of(1..=u16::MAX), of(venue()), any::<Vec<u8>>());
    prop_oneof![
        entered.prop_map(
            |(person, number, venue, sealed)| RosterRecord::PersonEntered {
                person,
                number,
                venue,
                sealed,
            }
        ),
        (person(), venue())
            .prop_map(|(person, venue)| RosterRecord::VenueChanged { person, venue }),
        (person(), 1..=u16::MAX)
            .prop_map(|(person, from)| RosterRecord::Withdrawn { person, from }),
        person().prop_map(|person| RosterRecord::Returned { person }),
        person().prop_map(|person| RosterRecord::Removed { person }),
        person().prop_map(|person| RosterRecord::PersonForgotten { person }),
    ]
}

pub(crate) fn round() -> impl Strategy<Value = RoundRecord> {
    let paired = (1..=u16::MAX, person(), person());
    let bye = (person(), select(ByeKind::ALL.to_vec()));
    prop_oneof![
        Just(RoundRecord::DraftCleared),
        paired.prop_map(|(board, white, black)| RoundRecord::Paired(Paired {
            board,
            white,
            black
        })),
        (1..=u16::MAX, 0..960_u16).prop_map(|(board, number)| RoundRecord::StartGiven(
            StartGiven {
                board,
                start: Start::chess960(number).unwrap(),
            }
        )),
        (
            proptest::collection::vec(any::<u8>(), 0..70),
            any::<bool>(),
            proptest::collection::vec((1..=u16::MAX, 0..960_u16), 0..20)
        )
            .prop_map(|(seed, one_for_round, numbers)| RoundRecord::StartsDrawn(
                StartsDrawn {
                    seed,
                    one_for_round,
                    numbers,
                }
            )),
        bye.prop_map(|(person, kind)| RoundRecord::Bye(ByeGiven { person, kind })),
        proptest::collection::vec(seat(), 0..20).prop_map(|seats| RoundRecord::Seated { seats }),
        proptest::collection::vec(seat(), 0..20).prop_map(|seats| RoundRecord::Published { seats }),
        text().prop_map(|reason| RoundRecord::Unpublished { reason }),
        told(),
        Just(RoundRecord::Started),
        Just(RoundRecord::Closed),
        (any::<u32>(), of(venue()), text(), given()).prop_map(|(hold, venue, article, reason)| {
            RoundRecord::HoldStarted(HoldStarted {
                hold,
                venue,
                article,
                reason,
            })
        }),
        (any::<u32>(), text()).prop_map(|(hold, reason)| RoundRecord::HoldReasonGiven(
            HoldReasonGiven { hold, reason }
        )),
        (any::<u32>(), text(), text()).prop_map(|(hold, article, reason)| {
            RoundRecord::HoldEnded(HoldEnded {
                hold,
                article,
                reason,
            })
        }),
    ]
}

/// What a report tells of a round that was played elsewhere.
fn told() -> impl Strategy<Value = RoundRecord> {
    let codes: Vec<RoundResult> = RoundResult::ALL.to_vec();
    let code = move || select(codes.clone());
    let game = (1..=u16::MAX, person(), person(), of(code()), of(code()));
    let alone = (person(), of(person()), code());
    let day = (1900..2999_u16, 1..=12_u8, 1..=28_u8);
    let day = day.prop_map(|(year, month, day)| Date::new(year, month, day).unwrap());
    prop_oneof![
        game.prop_map(|(board, white, black, white_result, black_result)| {
            RoundRecord::GameImported(GameImported {
                board,
                white,
                black,
                white_result,
                black_result,
            })
        }),
        alone.prop_map(|(person, opponent, result)| RoundRecord::UnpairedImported(
            UnpairedImported {
                person,
                opponent,
                result,
            }
        )),
        (text(), of(day))
            .prop_map(|(source, day)| RoundRecord::RoundImported(RoundImported { source, day })),
    ]
}

fn seat() -> impl Strategy<Value = SeatPlan> {
    (1..=u16::MAX, side(), person(), venue(), device()).prop_map(
        |(board, side, person, venue, device)| SeatPlan {
            board,
            side,
            person,
            venue,
            device,
        },
    )
}
