//! Orders to devices, over a real broker, with the uplink down.

use std::time::Duration;

use adoube_proto::v1::{OrderAck, OrderFate, OrderKind, OrderOutcome};
use adoube_tournament::actor::Role;
use tonic::Code;

use crate::kit::{Coordinator, Device, Heard, Lta, Venue, mosquitto, own, soon, until};

/// The next order that is not about tokens; it is acknowledged as done.
async fn ordered(device: &mut Device) -> (String, String) {
    loop {
        let order = device.order().await;
        if order.what() != OrderKind::RelayTokens {
            return (order.what().word().to_owned(), order.text);
        }
    }
}

/// A venue whose LTA is known and whose uplink is down since then.
async fn cut_off() -> (Venue, adoube_venue::shell::Node, Lta) {
    let venue = Venue::new();
    venue.grant(1_000, &[("lena", Role::Lta, "madrid")], &[]);
    let coordinator = Coordinator::start(&venue, 0, false);
    let (node, _) = venue.start_listening().await;
    let mut lena = Lta::person(&venue, "lena");
    soon("lena let in", async {
        while lena.word().await != "ok" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    drop(coordinator);
    (venue, node, lena)
}

#[tokio::test(flavor = "multi_thread")]
async fn ven_3_orders_are_kept_delivered_and_answered_while_the_uplink_is_down() {
    if !mosquitto("ven_3_orders_are_kept_delivered_and_answered_while_the_uplink_is_down") {
        return;
    }
    let (venue, node, mut lena) = cut_off().await;
    let mut one = Device::connect(&venue, "d-1", 1).await;
    one.join(1, 1).await;
    let given = lena
        .give(1, "d-1", ("message", "please wait"), 0)
        .await
        .unwrap();
    assert_eq!((given.by.as_str(), given.role().word()), ("lena", "lta"));
    assert_eq!(
        ordered(&mut one).await,
        ("message".into(), "please wait".into())
    );
    let done = lena.until(1, OrderFate::Done).await;
    assert_eq!(done.steps.len(), 2);
    // The same again is the same order; it is not delivered a second time.
    let again = lena
        .give(1, "d-1", ("message", "please wait"), 0)
        .await
        .unwrap();
    assert_eq!(
        (again.number, again.fate()),
        (given.number, OrderFate::Done)
    );

    // Refusals: a device of another venue, no order, a text too long, an id taken, no time.
    let long = "x".repeat(501);
    for (number, device, order, expires, code) in [
        (2, "oslo-1", ("identify", ""), 0, Code::NotFound),
        (2, "d-1", ("self-destruct", ""), 0, Code::InvalidArgument),
        (
            2,
            "d-1",
            ("message", long.as_str()),
            0,
            Code::InvalidArgument,
        ),
        (2, "d-1", ("message", ""), 0, Code::InvalidArgument),
        (1, "d-2", ("identify", ""), 0, Code::AlreadyExists),
        (2, "d-1", ("identify", ""), 5, Code::InvalidArgument),
    ] {
        let refused = lena.give(number, device, order, expires).await.unwrap_err();
        assert_eq!(refused.code(), code, "{device} {order:?}: {refused}");
    }

    // A device that is away: one order expires, one waits for it over a restart of the node.
    lena.give(3, "d-2", ("identify", ""), 1_000).await.unwrap();
    lena.give(4, "d-2", ("lock", "stop"), 0).await.unwrap();
    let expired = lena.until(3, OrderFate::Expired).await;
    assert_eq!(expired.detail, "the device was not connected");
    node.stop().await;
    let (node, _) = venue.start_listening().await;
    let mut two = Device::connect(&venue, "d-2", 7).await;
    two.join(2, 7).await;
    assert_eq!(ordered(&mut two).await, ("lock".into(), "stop".into()));
    lena.until(4, OrderFate::Done).await;

    // All of it is on record as soon as the uplink is back.
    let coordinator = Coordinator::start(&venue, 0, true);
    let told = || coordinator.heard(Heard::changes);
    until("the orders at the coordinator", || {
        told().contains(&"d-2 order lock done".to_owned())
    })
    .await;
    let orders: Vec<String> = told()
        .into_iter()
        .filter(|c| c.contains(" order "))
        .collect();
    assert_eq!(
        orders,
        [
            "d-1 order message waiting",
            "d-1 order message done",
            "d-2 order identify waiting",
            "d-2 order lock waiting",
            "d-2 order identify expired",
            "d-2 order lock done",
        ]
    );
    node.stop().await;
}

/// An order to a device that does not answer is brought again; a reply of a session that was
/// replaced, or of another device, is not believed.
#[tokio::test(flavor = "multi_thread")]
async fn ven_3_only_the_device_itself_answers_as_it_is_now() {
    if !mosquitto("ven_3_only_the_device_itself_answers_as_it_is_now") {
        return;
    }
    let (venue, node, mut lena) = cut_off().await;
    let mut device = Device::connect(&venue, "d-1", 5).await;
    device.join(1, 5).await;
    let other = Device::connect(&venue, "d-2", 1).await;
    other.join(2, 1).await;
    let given = lena.give(1, "d-1", ("identify", ""), 0).await.unwrap();
    let ack = |session, outcome: &str| OrderAck {
        id: given.id.clone(),
        outcome: OrderOutcome::number_of(outcome),
        session,
        ..OrderAck::default()
    };
    // Twice, because it is not answered.
    for _ in 0..2 {
        let next = async {
            loop {
                let (_, payload) = device.next().await;
                let order: adoube_proto::v1::Order = serde_json::from_slice(&payload).unwrap();
                if order.what() == OrderKind::Identify {
                    return;
                }
            }
        };
        soon("the order", next).await;
    }
    other
        .publish(&own("d-2", "ack"), false, &ack(1, "done"))
        .await;
    device
        .publish(&own("d-1", "ack"), false, &ack(4, "done"))
        .await;
    device
        .publish(&own("d-1", "ack"), false, &ack(5, "received"))
        .await;
    lena.until(1, OrderFate::Delivered).await;
    device
        .publish(&own("d-1", "ack"), false, &ack(5, "refused"))
        .await;
    lena.until(1, OrderFate::Refused).await;
    let coordinator = Coordinator::start(&venue, 0, true);
    until("the two at the coordinator", || {
        let told = coordinator.heard(Heard::changes);
        ["d-1 foreign", "d-2 foreign"]
            .iter()
            .all(|foreign| told.contains(&(*foreign).to_owned()))
    })
    .await;
    node.stop().await;
}

/// An order is taken back while it is at the device: the broker brings the device the word, also after
/// a restart of the node, until it has answered; each fate is on record.
#[tokio::test(flavor = "multi_thread")]
async fn ven_3_a_device_is_told_of_an_order_that_was_taken_back_until_it_answers() {
    if !mosquitto("ven_3_a_device_is_told_of_an_order_that_was_taken_back_until_it_answers") {
        return;
    }
    let (venue, node, mut lena) = cut_off().await;
    let mut device = Device::connect(&venue, "d-1", 1).await;
    device.join(1, 1).await;
    let given = lena.give(1, "d-1", ("lock", "stop"), 0).await.unwrap();
    until_it_comes(&mut device, "lock", &given.id).await;
    let taken = lena.cancel(1).await.unwrap();
    assert_eq!(
        (taken.fate(), taken.unconfirmed),
        (OrderFate::Cancelled, true)
    );
    until_it_comes(&mut device, "cancel", &given.id).await;
    node.stop().await;
    let (node, _) = venue.start_listening().await;
    let mut device = Device::connect(&venue, "d-1", 2).await;
    device.join(1, 2).await;
    until_it_comes(&mut device, "cancel", &given.id).await;
    let ack = OrderAck {
        id: given.id.clone(),
        outcome: OrderOutcome::Cancelled.into(),
        session: 2,
        last_word: true,
        ..OrderAck::default()
    };
    device.publish(&own("d-1", "ack"), false, &ack).await;
    soon("the device's word", async {
        while lena.until(1, OrderFate::Cancelled).await.unconfirmed {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    // What is over is not taken back again, and nothing that is not there.
    assert_eq!(lena.cancel(1).await.unwrap().fate(), OrderFate::Cancelled);
    assert_eq!(lena.cancel(2).await.unwrap_err().code(), Code::NotFound);
    let coordinator = Coordinator::start(&venue, 0, true);
    until("its fates at the coordinator", || {
        let told = coordinator.heard(Heard::changes);
        let told = told.iter().filter(|it| it.contains(" order lock "));
        told.map(String::as_str).eq([
            "d-1 order lock waiting",
            "d-1 order lock cancelled",
            "d-1 order lock cancelled",
        ])
    })
    .await;
    node.stop().await;
}

async fn until_it_comes(device: &mut Device, what: &str, id: &str) {
    soon(what, async {
        loop {
            let (_, payload) = device.next().await;
            let order: adoube_proto::v1::Order = serde_json::from_slice(&payload).unwrap();
            if order.what().word() == what {
                assert_eq!(order.id, id);
                return;
            }
        }
    })
    .await;
}
