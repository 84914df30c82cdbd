//! Arbitrary notes of what befell a device.

use adoube_tournament::actor::Role;
use adoube_tournament::board::{AtDevice, DeviceNote, Event, Forbidden, LockEnd, Ran, Told};
use adoube_tournament::ids::PersonId;
use adoube_tournament::time::Millis;
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
                when: Told { at, error },
                source,
                what,
            }))
        })
}

fn what() -> impl Strategy<Value = AtDevice> {
    let end = select(vec![LockEnd::Order, LockEnd::TakenBack, LockEnd::SeatMoved]);
    let ran = prop_oneof![
        any::<[u64; 2]>().prop_map(|ran| Ran::Known(ran.map(Millis))),
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

fn by() -> impl Strategy<Value = Option<(PersonId, Role)>> {
    option::of((person(), select(Role::ALL.to_vec())))
}
