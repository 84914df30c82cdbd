use super::{TraceError, replay};

#[test]
fn a_trace_is_understood_as_when_it_was_recorded() {
    let text = "\
adoube eboard trace 1: tabutronic cable normal stream
       0 < 3a 32 35 35 20 32 35 35 20 30 20 30 20 30 20 30 20 32 35 35 20 32 35 35 20 0d 0a
     300 < 3a 32 35 35 20 32 35 35 20 30 20 30 20 30 20 30 20 32 35 35 20 32 35 35 20 0d 0a
     300 = settled ????????/????????/8/8/8/8/????????/???????? since 0
     400 < 3a 32 35 35
     500 < 7a 7a
     700 ! 6 bytes that belong to no message
    1500 < 0d 0a 3a 32 35 35 20 32 35 35 20 30 20 30 20 30 20 30 20 32 35 35 20 32 35 35 20 0d 0a
";
    let replayed = replay(text).unwrap();
    assert_eq!(replayed.recorded, replayed.settled);
    assert_eq!(replayed.settled.len(), 1);
    assert!(replayed.text.contains("standing"), "{}", replayed.text);
    assert!(replayed.text.contains(" ! "), "{}", replayed.text);
    // What is written is a trace again, with the same in it.
    assert_eq!(replay(&replayed.text).unwrap().text, replayed.text);
}

#[test]
fn texts_that_are_no_trace() {
    let first = "adoube eboard trace 1: dgt cable normal stream\n";
    for (text, error) in [
        (String::new(), TraceError::NoTrace),
        ("[Event \"x\"]".to_owned(), TraceError::NoTrace),
        (first.replace("dgt", "wood"), TraceError::NoTrace),
        (first.replace("normal", "aslant"), TraceError::NoTrace),
        (format!("{first}x < 00"), TraceError::Line(2)),
        (format!("{first}5 < 0g"), TraceError::Line(2)),
        (format!("{first}5 ? 00"), TraceError::Line(2)),
        (format!("{first}5 < 00\n4 < 00"), TraceError::Line(3)),
        (format!("{first}{} < 00", u64::MAX), TraceError::Line(2)),
    ] {
        assert_eq!(replay(&text), Err(error), "{text}");
    }
}
