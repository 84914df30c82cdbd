//! What is shown of orders to devices.

use super::*;

/// A locked player cannot move and his clock runs on: whoever locks is told.
#[test]
fn ven_3_who_locks_is_told_that_no_clock_stops() {
    let of = |what: &str| OrderView {
        what: OrderKind::number_of(what),
        ..OrderView::default()
    };
    let told = lines::beware(&of("lock")).unwrap();
    assert!(told.starts_with("The clocks keep running"), "{told}");
    assert_eq!(lines::beware(&of("message")), None);
}

/// An error with what to do next.
pub(super) fn said(error: &anyhow::Error) -> String {
    let next = error.downcast_ref::<Trouble>();
    let next = next.map_or("", |trouble| trouble.next.as_str());
    format!("{error}; {next}")
}

/// Whoever takes an order back is told whether that came in time: what the order was, its fate, whether
/// the device has still to say what it did; what is told, and what is an error with its way on.
#[test]
fn ven_3_who_takes_an_order_back_is_told_what_became_of_it() {
    for (what, fate, unconfirmed, told, wrong) in [
        ("lock", "cancelled", false, "", ""),
        ("lock", "cancelled", true, "has not confirmed", ""),
        (
            "lock",
            "done",
            false,
            "The clocks keep",
            "order unlock madrid-1",
        ),
        ("unlock", "done", false, "", "order lock madrid-1"),
        ("message", "done", false, "", "cannot be undone"),
        (
            "lock",
            "failed",
            true,
            "has not confirmed",
            "cannot undo it yet",
        ),
        ("lock", "refused", false, "The clocks keep", ""),
    ] {
        let order = OrderView {
            device: "madrid-1".to_owned(),
            what: OrderKind::number_of(what),
            fate: OrderFate::number_of(fate),
            unconfirmed,
            ..OrderView::default()
        };
        let beware = lines::beware(&order).unwrap_or_default();
        assert_eq!(
            beware.is_empty(),
            told.is_empty(),
            "{what} {fate}: {beware}"
        );
        assert!(beware.contains(told), "{what} {fate}: {beware}");
        let error = lines::done_all_the_same(&order);
        let error = error.map_or_else(String::new, |error| said(&error));
        assert_eq!(error.is_empty(), wrong.is_empty(), "{what} {fate}: {error}");
        assert!(error.contains(wrong), "{what} {fate}: {error}");
        let refused = anyhow::anyhow!("refused: the order is {fate}");
        let late = said(&lines::too_late(&order, refused));
        let leads = late.contains("order unlock madrid-1");
        assert_eq!(leads, what == "lock" && fate == "done", "{late}");
    }
}

/// VEN-3: in a list of all orders those that wait come first, and of a long answer there is the beginning; whoever
/// asks for one device has all of it.
#[test]
fn ven_3_a_list_of_orders_is_not_lost_in_old_answers() {
    let numbered = |number: u64, fate: &str, answer: u32| {
        let Body::Order(order) = order(fate) else {
            panic!("an order");
        };
        let lines = (1..=answer).map(|line| format!("line {line}")).collect();
        OrderView {
            number,
            lines,
            ..order
        }
    };
    let all = [
        numbered(1, "done", 40),
        numbered(2, "done", 4),
        numbered(3, "waiting", 0),
    ];
    let told = lines::orders(&all, "", "Europe/Madrid");
    let heads: Vec<&str> = told
        .iter()
        .filter_map(|line| line.split(' ').find(|word| word.starts_with('#')))
        .collect();
    assert_eq!(heads, ["#3", "#1", "#2"], "{told:?}");
    assert!(told.contains(&"    and 37 more lines: adoube order list madrid-1".to_owned()));
    assert!(told.ends_with(&["    line 4".to_owned()]), "{told:?}");
    let whole = lines::orders(&all, "madrid-1", "Europe/Madrid");
    assert_eq!(whole.len(), 3 + 44);
}

/// Orders that wait for something stand before those that are over; a screen that heard nothing yet
/// tells no alarms.
#[test]
fn ven_3_orders_that_wait_stand_first() {
    let mut model = well();
    let numbered = |number: u64, fate: &str, unconfirmed| {
        let Body::Order(order) = order(fate) else {
            panic!("an order");
        };
        Body::Order(OrderView {
            number,
            unconfirmed,
            ..order
        })
    };
    for (number, fate, unconfirmed) in [
        (1, "waiting", false),
        (2, "cancelled", true),
        (3, "done", false),
        (4, "cancelled", false),
    ] {
        model.hear(numbered(number, fate, unconfirmed), 1_000);
    }
    let told = super::super::open_items::orders(&model);
    let numbers: Vec<&str> = told
        .iter()
        .filter_map(|line| line.split(' ').find(|word| word.starts_with('#')))
        .collect();
    assert_eq!(numbers, ["#2", "#1", "#4", "#3"], "{told:?}");
    assert!(told[0].contains("cancelled, unconfirmed"), "{told:?}");
    // By the venue's clock, whoever looks from wherever.
    let mut model = well();
    model.hear(numbered(1, "waiting", false), 1_000);
    let told = super::super::open_items::orders(&model);
    assert!(told[0].starts_with("01:00:00 CET #1 "), "{told:?}");
    let nothing = drawn(&Model::default(), 1_000, 80, 24);
    assert!(nothing.contains("No data"), "{nothing}");
    assert!(!nothing.contains("DOWN"), "{nothing}");
}
