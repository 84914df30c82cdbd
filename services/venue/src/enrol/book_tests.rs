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
        role: Role::Lta,
    }
}

fn given(book: &mut Book, now: u64, device: &str) -> u32 {
    let (code, view) = book.give(now, draft(device, false), [7; 8]).unwrap();
    assert_eq!(
        (view.fate.word(), view.tries, view.left_ms),
        ("waiting", TRIES, HOLDS_MS)
    );
    code.number().into()
}

fn fates(book: &mut Book, now: u64) -> Vec<&'static str> {
    book.views(now)
        .iter()
        .map(|view| view.fate.word())
        .collect()
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
    assert!(book.open(3, number, "10.0.0.7").is_ok());
    assert_eq!(book.wrong(4, number, "10.0.0.7"), Unfit::Void);
    assert_eq!(book.open(5, number, "10.0.0.7"), Err(Unfit::Void));
    assert_eq!(book.ask(5, number, b"key", "10.0.0.9"), Err(Unfit::Void));
    let view = book.views(6).remove(0);
    assert_eq!((view.fate.word(), view.tries), ("void", 0));
    assert_eq!(view.detail, "a wrong code came from 10.0.0.7");
}

#[test]
fn ven_1_a_code_expires_and_a_newer_one_takes_its_place() {
    let mut book = book();
    let first = given(&mut book, 0, "madrid-9");
    assert!(book.open(HOLDS_MS - 1, first, "10.0.0.7").is_ok());
    assert_eq!(book.open(HOLDS_MS, first, "10.0.0.7"), Err(Unfit::NoCode));
    let second = given(&mut book, HOLDS_MS, "madrid-9");
    let third = given(&mut book, HOLDS_MS + 1, "madrid-9");
    assert_ne!(second, third, "a number is not given twice");
    assert_eq!(
        book.open(HOLDS_MS + 2, second, "10.0.0.7"),
        Err(Unfit::NoCode)
    );
    assert!(book.open(HOLDS_MS + 2, third, "10.0.0.7").is_ok());
    let all = ["expired", "withdrawn", "waiting"];
    assert_eq!(fates(&mut book, HOLDS_MS + 2), all);
    assert_eq!(book.open(0, 1023, "10.0.0.7"), Err(Unfit::NoCode));
}

#[test]
fn ven_1_a_used_code_says_the_same_to_the_same_device_alone() {
    let mut book = book();
    let number = given(&mut book, 0, "madrid-9");
    assert_eq!(
        book.ask(1, number, b"key", "10.0.0.9"),
        Ok(Ok(draft("madrid-9", false)))
    );
    // Its answer was lost on the way: it asks again. Nobody else does meanwhile.
    assert!(matches!(book.ask(2, number, b"key", "10.0.0.9"), Ok(Ok(_))));
    assert_eq!(
        book.ask(2, number, b"another key", "10.0.0.9"),
        Err(Unfit::Busy)
    );
    book.used(3, number, b"papers", "10.0.0.9");
    assert_eq!(
        book.ask(4, number, b"key", "10.0.0.9"),
        Ok(Err(b"papers".to_vec()))
    );
    assert_eq!(
        book.ask(4, number, b"another key", "10.0.0.9"),
        Err(Unfit::NoCode)
    );
    assert_eq!(book.wrong(5, number, "10.0.0.7"), Unfit::NoCode);
    assert_eq!(
        book.ask(HOLDS_MS, number, b"key", "10.0.0.9"),
        Err(Unfit::NoCode)
    );
    assert_eq!(fates(&mut book, HOLDS_MS), ["used"]);
}

/// A code that was read out may have been heard by somebody else: the LTA is told, and whoever tries it often is barred.
#[test]
fn ven_1_a_used_code_that_comes_from_another_device_is_told() {
    let mut book = book();
    let number = given(&mut book, 0, "madrid-9");
    assert!(matches!(book.ask(1, number, b"key", "10.0.0.9"), Ok(Ok(_))));
    book.used(2, number, b"papers", "10.0.0.9");
    let told = |book: &mut Book| book.views(3).remove(0).detail;
    assert!(book.ask(3, number, b"key", "10.0.0.9").is_ok());
    assert_eq!(told(&mut book), "from 10.0.0.9");
    let again = |book: &mut Book| book.ask(3, number, b"another key", "10.0.0.7");
    assert_eq!(again(&mut book), Err(Unfit::NoCode));
    let once = "from 10.0.0.9; refused to another device 1 time, last from 10.0.0.7";
    assert_eq!(told(&mut book), once);
    for _ in 1..FAULTS {
        assert_eq!(again(&mut book), Err(Unfit::NoCode));
    }
    assert!(matches!(
        book.open(4, number, "10.0.0.7"),
        Err(Unfit::Barred(_))
    ));
    assert!(book.open(4, number, "10.0.0.9").is_ok());
}

#[test]
fn ven_1_a_code_holds_on_where_the_coordinator_was_not_there() {
    let mut book = book();
    let number = given(&mut book, 0, "madrid-9");
    assert!(matches!(book.ask(1, number, b"key", "10.0.0.9"), Ok(Ok(_))));
    book.failed(2, number, "the coordinator cannot be reached");
    assert!(matches!(
        book.ask(3, number, b"another key", "10.0.0.9"),
        Ok(Ok(_))
    ));
    // A connection that ended in between keeps nobody out for long.
    assert_eq!(book.ask(4, number, b"key", "10.0.0.9"), Err(Unfit::Busy));
    assert!(matches!(
        book.ask(3 + UNDER_WAY_MS, number, b"key", "10.0.0.9"),
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

/// Nobody guesses at a code by it, and it is told all the same.
#[test]
fn ven_1_a_code_that_names_none_is_counted_and_makes_none_void() {
    let mut book = book();
    let number = given(&mut book, 0, "madrid-9");
    let other = (number + 1) % u32::from(NUMBERS);
    for now in 1..=3 {
        assert_eq!(book.open(now, other, "10.0.0.7"), Err(Unfit::NoCode));
    }
    let told = Strays {
        count: 3,
        whence: "10.0.0.7".to_owned(),
    };
    assert_eq!(*book.strays(), told);
    assert_eq!(book.views(4).remove(0).tries, TRIES);
    assert!(book.open(4, number, "10.0.0.7").is_ok());
}

/// Who has one address guesses at no more than two codes in ten minutes, and makes no more of them void.
#[test]
fn ven_1_whence_too_many_wrong_codes_came_nobody_is_heard_for_a_while() {
    let devices: Vec<String> = (0..CODES).map(|n| format!("d-{n}")).collect();
    let mut book = Book::new(&devices, &devices);
    let numbers: Vec<u32> = devices.iter().map(|it| given(&mut book, 0, it)).collect();
    let mut heard = 0;
    for now in 1..=200 {
        for number in &numbers {
            if book.open(now, *number, "10.0.0.7").is_ok() {
                heard += 1;
                book.wrong(now, *number, "10.0.0.7");
            }
        }
    }
    assert_eq!(heard, FAULTS);
    let void = |book: &mut Book, now| {
        let fates = fates(book, now);
        fates.iter().filter(|fate| **fate == "void").count()
    };
    assert!(void(&mut book, 200) <= FAULTS / TRIES as usize);
    let last = numbers[CODES - 1];
    let barred = book.open(201, last, "10.0.0.7");
    assert_eq!(barred, Err(Unfit::Barred(10)));
    // Others are heard, and he is again later.
    assert!(book.open(201, last, "10.0.0.9").is_ok());
    let later = given(&mut book, HOLDS_MS + 1, "d-0");
    assert!(book.open(HOLDS_MS + 1, later, "10.0.0.7").is_ok());
}

#[test]
fn ven_1_how_often_a_code_may_be_wrong_is_said_in_words() {
    let said = [2, 1].map(|left| Unfit::Wrong(left).to_string());
    let told = [2, 1];
    assert_eq!(
        said,
        told.map(|it| format!("the code is wrong; wrong attempts left: {it}"))
    );
}
