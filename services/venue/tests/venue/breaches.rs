//! What happens on a device that the event forbids, on its way through a real broker to the officials.

use std::time::Instant;

use adoube_proto::v1::lta_reply::Body;
use adoube_proto::v1::venue_report::Body as Report;
use adoube_proto::v1::{
    AlarmLevel, DeviceEvent, Journal, JournalLine, LockLayer, LockLayerKind, LockLayerState,
    Lockdown, LockdownState, LtaReply, VenueDevice,
};
use adoube_tournament::actor::Role;
use tonic::Streaming;

use crate::kit::{Coordinator, Device, Lta, Venue, mosquitto, own, soon, until};

const OFFICIALS: [(&str, Role, &str); 1] = [("lena", Role::Lta, "madrid")];

/// The LTA's stream, up to where the device is as wanted.
async fn shown(
    watching: &mut Streaming<LtaReply>,
    wanted: impl Fn(&VenueDevice) -> bool,
) -> VenueDevice {
    let looking = async {
        loop {
            let reply = watching.message().await.unwrap().unwrap();
            let Some(Body::Devices(devices)) = reply.body else {
                continue;
            };
            let is = |it: &VenueDevice| it.status.as_ref().is_some_and(|it| it.device == "d-1");
            let device = devices.devices.into_iter().find(is);
            if let Some(device) = device.filter(&wanted) {
                return device;
            }
        }
    };
    soon("the device as wanted", looking).await
}

fn breaches(number: u64, times: i64) -> Journal {
    Journal {
        session: 1,
        journal: "5e".repeat(16),
        first_held: 1,
        lines: vec![JournalLine {
            number,
            boot_id: "device-boot".to_owned(),
            monotonic_ms: 4_000,
            what: "breach".to_owned(),
            figures: vec![0, times],
            detail: "/opt/x runs and is not on the list".to_owned(),
            ..JournalLine::default()
        }],
    }
}

/// VEN-2: how far a machine is held and what happens there is with the LTA as soon as the device says it, the
/// same again as a count; and the line is kept for the coordinator.
#[tokio::test(flavor = "multi_thread")]
async fn ven_2_a_breach_is_on_the_wall_as_the_device_tells_it_and_is_kept() {
    if !mosquitto("ven_2_a_breach_is_on_the_wall_as_the_device_tells_it_and_is_kept") {
        return;
    }
    let venue = Venue::new();
    venue.grant(1_000, &OFFICIALS, &[]);
    let coordinator = Coordinator::start(&venue, 0, true);
    let (node, _shown) = venue.start_listening().await;
    let mut lena = Lta::person(&venue, "lena");
    soon("lena's office", async {
        while lena.word().await != "ok" {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let mut watching = lena.watch().await.unwrap();
    let device = Device::connect(&venue, "d-1", 1).await;
    device.join(1, 1).await;
    let released = DeviceEvent {
        sequence: 1,
        session: 1,
        what: "lockdown".to_owned(),
        lockdown: Some(Lockdown {
            profile: "ab".repeat(32),
            state: LockdownState::Released.into(),
            why: "somebody at the device let it go".to_owned(),
            layers: vec![LockLayer {
                layer: LockLayerKind::Network.into(),
                state: LockLayerState::Unavailable.into(),
                required: true,
                why: String::new(),
            }],
        }),
        ..DeviceEvent::default()
    };
    device.publish(&own("d-1", "event"), false, &released).await;
    let told = shown(&mut watching, |it| it.lockdown.is_some()).await;
    assert_eq!(told.lockdown, released.lockdown);
    let lock = told.status.unwrap().lock.unwrap();
    assert_eq!(
        (lock.state(), &lock.unmet[..]),
        (
            LockdownState::Released,
            &[i32::from(LockLayerKind::Network)][..]
        )
    );

    #[expect(clippy::disallowed_methods, reason = "told, and nothing depends on it")]
    let began = Instant::now();
    let journal = own("d-1", "journal");
    device.publish(&journal, false, &breaches(1, 1)).await;
    let told = shown(&mut watching, |it| !it.breaches.is_empty()).await;
    #[expect(clippy::disallowed_methods, reason = "told, and nothing depends on it")]
    let took = began.elapsed();
    eprintln!("from the device's word to the LTA's stream: {took:?}");
    assert_eq!(told.alarm(), AlarmLevel::Alarm);
    assert_eq!(told.breaches[0].what, "/opt/x runs and is not on the list");
    assert!(!told.breaches[0].stopped);

    device.publish(&journal, false, &breaches(2, 41)).await;
    let told = shown(&mut watching, |it| {
        it.breaches.iter().any(|it| it.times == 41)
    })
    .await;
    assert_eq!(told.breaches.len(), 1, "one line with a count");
    let kept = || {
        coordinator.heard(|heard| {
            let lines = heard.kept.iter().filter_map(|report| match &report.body {
                Some(Report::Journal(entry)) => entry.line.clone(),
                _ => None,
            });
            lines.map(|line| line.figures).collect::<Vec<_>>()
        })
    };
    until("both lines at the coordinator", || kept().len() == 2).await;
    assert_eq!(kept(), [[0, 1], [0, 41]]);
    node.stop().await;
}
