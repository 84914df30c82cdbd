//! What becomes of codes, as an LTA would tell it.

use super::*;

fn book() -> Book {
    let devices = ["madrid-1", "madrid-8", "madrid-9"].map(str::to_owned);
    Book::new(&devices, &devices[1..])
}

fn draft(device: &str, replace: bool) -> Draft {
    Draft {
        device: device.to_owned(),
        replace,
        by: "lena".to_owned(),
        role: "lta".to_owned(),
    }
}

fn given(book: &mut Book, now: u64, device: &str) -> u32 {
    let (code, view) = book.give(now, draft(device, false), [7; 8]).unwrap();
    assert_eq!(
        (view.fate, view.tries, view.left_ms),
        ("waiting", TRIES, HOLDS_MS)
    );
    code.number().into()
}

fn fates(book: &mut Book, now: u64) -> Vec<&'static str> {
    book.views(now).iter().map(|view| view.fate).collect()
}

#[test]
fn ven_1_who_gets_a_code() {
    for (device, replace, told) in [
        ("madrid-9", false, Ok(())),
        ("madrid-9", true, Ok(())),
        (
            "madrid-1",
            false,
            Err(Refused::Known("madrid-1".to_owned())),
        ),
        ("madrid-1", true, Ok(())),
        ("lima-1", true, Err(Refused::Foreign("lima-1".to_owned()))),
    ] {
        let found = book().give(0, draft(device, replace), [1; 8]).map(drop);
        assert_eq!(found, told, "{device} {replace}");
    }
}

#[test]
fn ven_1_a_code_is_void_after_three_wrong_ones() {
    let mut book = book();
    let number = given(&mut book, 0, "madrid-9");
    assert_eq!(book.wrong(1, number, "10.0.0.7"), Unfit::Wrong(2));
    assert_eq!(book.wrong(2, number, "10.0.0.7"), Unfit::Wrong(1));
    assert!(book.open(3, number).is_ok());
    assert_eq!(book.wrong(4, number, "10.0.0.7"), Unfit::Void);
    assert_eq!(book.open(5, number), Err(Unfit::Void));
    assert_eq!(book.ask(5, number, b"key"), Err(Unfit::Void));
    let view = book.views(6).remove(0);
    assert_eq!((view.fate, view.tries), ("void", 0));
    assert_eq!(view.detail, "a wrong code came from 10.0.0.7");
}

#[test]
fn ven_1_a_code_expires_and_a_newer_one_takes_its_place() {
    let mut book = book();
    let first = given(&mut book, 0, "madrid-9");
    assert!(book.open(HOLDS_MS - 1, first).is_ok());
    assert_eq!(book.open(HOLDS_MS, first), Err(Unfit::NoCode));
    let second = given(&mut book, HOLDS_MS, "madrid-9");
    let third = given(&mut book, HOLDS_MS + 1, "madrid-9");
    assert_ne!(second, third, "a number is not given twice");
    assert_eq!(book.open(HOLDS_MS + 2, second), Err(Unfit::NoCode));
    assert!(book.open(HOLDS_MS + 2, third).is_ok());
    let all = ["expired", "withdrawn", "waiting"];
    assert_eq!(fates(&mut book, HOLDS_MS + 2), all);
    assert_eq!(book.open(0, 1023), Err(Unfit::NoCode));
}

#[test]
fn ven_1_a_used_code_says_the_same_to_the_same_device_alone() {
    let mut book = book();
    let number = given(&mut book, 0, "madrid-9");
    assert_eq!(
        book.ask(1, number, b"key"),
        Ok(Ok(draft("madrid-9", false)))
    );
    // Its answer was lost on the way: it asks again. Nobody else does meanwhile.
    assert!(matches!(book.ask(2, number, b"key"), Ok(Ok(_))));
    assert_eq!(book.ask(2, number, b"another key"), Err(Unfit::Busy));
    book.used(3, number, b"papers", "10.0.0.9");
    assert_eq!(book.ask(4, number, b"key"), Ok(Err(b"papers".to_vec())));
    assert_eq!(book.ask(4, number, b"another key"), Err(Unfit::NoCode));
    assert_eq!(book.wrong(5, number, "10.0.0.7"), Unfit::NoCode);
    assert_eq!(book.ask(HOLDS_MS, number, b"key"), Err(Unfit::NoCode));
    assert_eq!(fates(&mut book, HOLDS_MS), ["used"]);
}

#[test]
fn ven_1_a_code_holds_on_where_the_coordinator_was_not_there() {
    let mut book = book();
    let number = given(&mut book, 0, "madrid-9");
    assert!(matches!(book.ask(1, number, b"key"), Ok(Ok(_))));
    book.failed(2, number, "the coordinator cannot be reached");
    assert!(matches!(book.ask(3, number, b"another key"), Ok(Ok(_))));
    // A connection that ended in between keeps nobody out for long.
    assert_eq!(book.ask(4, number, b"key"), Err(Unfit::Busy));
    assert!(matches!(
        book.ask(3 + UNDER_WAY_MS, number, b"key"),
        Ok(Ok(_))
    ));
}

#[test]
fn ven_1_codes_are_bounded() {
    let devices: Vec<String> = (0..=CODES).map(|n| format!("d-{n}")).collect();
    let mut book = Book::new(&devices, &devices);
    let mut numbers = std::collections::BTreeSet::new();
    for device in &devices[..CODES] {
        numbers.insert(given(&mut book, 0, device));
    }
    assert_eq!(numbers.len(), CODES);
    let more = book
        .give(0, draft(&devices[CODES], false), [7; 8])
        .map(drop);
    assert_eq!(more, Err(Refused::Full));
    for now in 1..1_000 {
        given(&mut book, now, "d-0");
    }
    assert_eq!(book.views(1_000).len(), REMEMBERED);
}
