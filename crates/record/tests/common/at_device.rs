//! Arbitrary notes of what befell a device.

use adoube_chess::BySide;
use adoube_tournament::actor::Role;
use adoube_tournament::board::{
    AtDevice, DeviceNote, Event, Forbidden, LockEnd, Ran, ReportedTime,
};
use adoube_tournament::ids::PersonId;
use adoube_tournament::time::Millis;
use adoube_tournament::venue::{LayerState, LockReport, TriedLayer};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::arbitrary::{device, person, text, time};
use super::board::side;

pub(crate) fn note() -> impl Strategy<Value = Event> {
    let error = option::of(any::<u64>().prop_map(Millis));
    (
        any::<u32>(),
        side(),
        device(),
        time(),
        error,
        text(),
        what(),
    )
        .prop_map(|(number, side, device, at, error, source, what)| {
            Event::DeviceNoted(Box::new(DeviceNote {
                number,
                side,
                device,
                when: ReportedTime { at, error },
                source,
                what,
            }))
        })
}

fn what() -> impl Strategy<Value = AtDevice> {
    let end = select(vec![LockEnd::Order, LockEnd::TakenBack, LockEnd::SeatMoved]);
    let ran = prop_oneof![
        any::<[u64; 2]>().prop_map(|ran| Ran::Known(BySide::from(ran.map(Millis)))),
        Just(Ran::AnotherGame),
        Just(Ran::NotMeasured),
    ];
    prop_oneof![
        (by(), text()).prop_map(|(by, text)| AtDevice::Locked { by, text }),
        (end, by(), time(), ran).prop_map(|(end, by, since, ran)| AtDevice::Opened {
            end,
            by,
            since,
            ran,
        }),
        any::<bool>().prop_map(|forbidden| AtDevice::NotTold { forbidden }),
        forbidden(),
        text().prop_map(|text| AtDevice::LockedForBreach { text }),
        (any::<bool>(), text()).prop_map(|(let_go, why)| AtDevice::NotHeld { let_go, why }),
        time().prop_map(|since| AtDevice::HeldAgain { since }),
        signed(),
    ]
}

fn forbidden() -> impl Strategy<Value = AtDevice> {
    let figures = any::<[u64; 2]>();
    (text(), any::<bool>(), figures, any::<u32>(), time()).prop_map(
        |(what, prevented, [times, run], first, since)| {
            AtDevice::Forbidden(Forbidden {
                what,
                prevented,
                times,
                run,
                first,
                since,
            })
        },
    )
}

fn signed() -> impl Strategy<Value = AtDevice> {
    let layer = (
        text(),
        select(LayerState::ALL.to_vec()),
        any::<[bool; 2]>(),
        any::<[u32; 2]>(),
        text(),
    )
        .prop_map(
            |(layer, state, [required, holds], [tried, wrong], how)| TriedLayer {
                layer,
                state,
                required,
                holds,
                tried,
                wrong,
                how,
            },
        );
    let layers = proptest::collection::vec(layer, 0..4);
    (text(), text(), text(), any::<[u64; 2]>(), layers).prop_map(
        |(digest, profile, boot_id, [monotonic_ms, wall_ms], layers)| {
            AtDevice::Signed(Box::new(LockReport {
                digest,
                profile,
                boot_id,
                monotonic_ms,
                wall_ms,
                layers,
            }))
        },
    )
}

fn by() -> impl Strategy<Value = Option<(PersonId, Role)>> {
    option::of((person(), select(Role::ALL.to_vec())))
}
