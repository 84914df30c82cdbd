//! Each way to type a time, and what is said of what is none.

use super::*;

fn read(text: &str, bare: BareNumber) -> String {
    match duration(text, bare) {
        Ok(time) => format!("{} ms", time.0),
        Err(error) => error.note().word.to_owned(),
    }
}

#[test]
fn clk_5_times_are_read_as_people_type_them() {
    for (text, told) in [
        // The same two minutes.
        ("2:00", "120000 ms"),
        ("2 min", "120000 ms"),
        ("120 s", "120000 ms"),
        ("2", "120000 ms"),
        ("2m", "120000 ms"),
        ("2'", "120000 ms"),
        ("2′", "120000 ms"),
        ("120\"", "120000 ms"),
        ("120''", "120000 ms"),
        ("0:02:00", "120000 ms"),
        ("  2\u{a0}minutes ", "120000 ms"),
        ("2 MIN", "120000 ms"),
        ("2 minutos", "120000 ms"),
        // Hours, and what follows a unit.
        ("1h", "3600000 ms"),
        ("1h30", "5400000 ms"),
        ("1 h 30 min", "5400000 ms"),
        ("1 hour and 30 minutes", "5400000 ms"),
        ("1 hora y 30 minutos", "5400000 ms"),
        ("1:30:00", "5400000 ms"),
        ("1:30 h", "5400000 ms"),
        ("90'", "5400000 ms"),
        ("90:00", "5400000 ms"),
        ("1'30", "90000 ms"),
        ("1'30\"", "90000 ms"),
        ("1h2m3s", "3723000 ms"),
        // Fractions.
        ("½", "30000 ms"),
        ("1½ min", "90000 ms"),
        ("1 ½ h", "5400000 ms"),
        ("¾ h", "2700000 ms"),
        ("1.5", "90000 ms"),
        ("1,5 min", "90000 ms"),
        ("0:00:30.25", "30250 ms"),
        ("0:00:30,25", "30250 ms"),
        ("30.125 s", "30125 ms"),
        ("0", "0 ms"),
        ("0:00", "0 ms"),
        ("168:00:00", "604800000 ms"),
        // Neither guessed nor cut.
        ("1,500", "time-ambiguous"),
        ("1.500 min", "time-ambiguous"),
        ("1.5000", "time-form"),
        ("90+30", "time-is-control"),
        ("180+2", "time-is-control"),
        ("40/90:30", "time-is-control"),
        ("-2", "time-negative"),
        ("−2 min", "time-negative"),
        ("-two", "time-form"),
        ("+2", "time-form"),
        ("169 h", "time-too-long"),
        ("168:00:00.1", "time-too-long"),
        ("99999999999999999999", "time-too-long"),
        ("", "time-empty"),
        (" ", "time-empty"),
        ("two minutes", "time-form"),
        ("2 minn", "time-form"),
        ("2 d", "time-form"),
        ("min", "time-form"),
        ("1 30", "time-form"),
        ("30 s 2 min", "time-form"),
        ("1h90", "time-form"),
        ("1.5h30", "time-form"),
        ("2:5", "time-form"),
        ("2:60", "time-form"),
        ("1:60:00", "time-form"),
        ("1:2:3:4", "time-form"),
        ("0001:00:00", "time-form"),
        ("1:-5:00", "time-form"),
        ("2:00.1234", "time-form"),
        ("2:", "time-form"),
        (":30", "time-form"),
        ("２", "time-digits"),
        ("٢ min", "time-digits"),
        ("🕑", "time-form"),
        ("2\u{202e}:00", "time-form"),
    ] {
        assert_eq!(read(text, BareNumber::Minutes), told, "{text:?}");
    }
    assert_eq!(read("30", BareNumber::Seconds), "30000 ms");
    assert_eq!(read("30 min", BareNumber::Seconds), "1800000 ms");
    assert_eq!(read(&"9".repeat(10_000), BareNumber::Minutes), "time-form");
}

#[test]
fn clk_2_time_controls_are_read_as_people_type_them() {
    for (text, told) in [
        ("90+30", "5400+30"),
        ("90 + 30", "5400+30"),
        ("90'+30\"", "5400+30"),
        ("90 min + 30 s", "5400+30"),
        ("90 min + 30 s/move", "5400+30"),
        ("90 min + 30 s a move", "5400+30"),
        ("1h30+30", "5400+30"),
        ("1 h 30 min + 30 s", "5400+30"),
        ("1:30:00+30", "5400+30"),
        ("15+10", "900+10"),
        ("3+2", "180+2"),
        ("5", "300"),
        ("5:00", "300"),
        ("2.5+1", "150+1"),
        ("½ + 1", "30+1"),
        ("100+30", "6000+30"),
        ("60 min", "3600"),
        // As PGN writes them, where that cannot be minutes.
        ("5400+30", "5400+30"),
        ("300", "300"),
        ("600d5", "600d5"),
        ("40/7200:20/3600:900+30", "40/7200:20/3600:900+30"),
        ("W300-B240", "W300-B240"),
        // Several periods, delays, sides.
        ("40/90 : 30+30", "40/5400:1800+30"),
        ("40/90 min + 30 s : 30 min + 30 s", "40/5400+30:1800+30"),
        ("10 d 5", "600d5"),
        ("10 min b 5 s", "600b5"),
        ("W5-B4", "W300-B240"),
        ("w5+2 - b4", "W300+2-B240"),
        // Neither guessed nor cut.
        ("180+2", "time-ambiguous"),
        ("90", "time-ambiguous"),
        ("60+1", "time-ambiguous"),
        ("120d5", "time-ambiguous"),
        ("W180-B120", "time-ambiguous"),
        ("40/5400:30+30", "control-mixed"),
        ("40/90", "control-last-period"),
        ("40/90:20:15", "control-open-period"),
        ("0+10", "control-no-base"),
        ("W300", "control-one-side"),
        ("-5", "time-negative"),
        ("90+-30", "control-form"),
        ("90+30+5", "control-form"),
        ("90+", "control-form"),
        ("ninety", "control-form"),
        ("90x30", "control-form"),
        ("5400:900", "control-form"),
        ("99999/60:60", "control-form"),
        ("999999999999+1", "time-too-long"),
        ("９０+30", "time-digits"),
        ("", "time-empty"),
    ] {
        let read = match time_control(text) {
            Ok(control) => control.to_string(),
            Err(error) => error.note().word.to_owned(),
        };
        assert_eq!(read, told, "{text:?}");
    }
}

/// What is written for people to copy is read as the same.
#[test]
fn clk_2_a_time_control_with_units_is_read_alike() {
    for text in [
        "180+2",
        "60+0.5",
        "60.125",
        "30d5",
        "40/60+1:90b2",
        "W60+1-B30",
        "5400+30",
        "40/7200:20/3600:900+30",
        &format!("{}60.125b0.125", "65535/60.125b0.125:".repeat(15)),
    ] {
        let control: crate::clock::TimeControl = text.parse().unwrap();
        for written in [in_units(&control), unmistakable(&control)] {
            assert_eq!(time_control(&written).as_ref(), Ok(&control), "{written}");
        }
    }
}

#[test]
fn clk_5_an_error_names_the_text_and_the_forms() {
    for (text, told) in [
        (
            "abc",
            "'abc' is not a time: write 2:00, 2 min, 120 s, 1h30 or 1:30:00",
        ),
        (
            "1,500",
            "'1,500' can be 1.5 min or 1500 min: write one of them",
        ),
        ("-2", "'-2': times are not negative"),
        ("٢", "'٢': write the digits as 0 to 9"),
    ] {
        let error = duration(text, BareNumber::Minutes).unwrap_err();
        assert_eq!(error.to_string(), told);
    }
}

#[test]
fn clk_5_a_time_in_words() {
    for (millis, told) in [
        (0, "no time"),
        (1_000, "1 second"),
        (120_000, "2 minutes"),
        (5_400_000, "1 hour 30 minutes"),
        (90_500, "1 minute 30.5 seconds"),
        (7_200_000, "2 hours"),
    ] {
        assert_eq!(words(Millis(millis)), told);
    }
}

/// The table that the pages' own test reads: both write a time control alike.
const NOTATIONS: &str = include_str!("../../../../web/shared/control.table.json");

#[test]
fn clk_2_a_time_control_is_written_as_arbiters_write_it() {
    let rows = NOTATIONS.lines().filter(|line| line.contains(','));
    let rows = rows.map(|line| line.split('"').collect::<Vec<_>>());
    let mut count = 0;
    for row in rows {
        let [_, recorded, _, written, ..] = row[..] else {
            panic!("{row:?}");
        };
        assert_eq!(notation_of(recorded), written, "{recorded}");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

#[test]
fn clk_2_a_time_control_is_an_argument_of_a_command() {
    for (recorded, typed) in [
        ("900+10", "15+10"),
        ("5400", "'90 min'"),
        ("180+2", "3+2"),
        ("3600+5", "'60 min + 5 s'"),
        ("40/5400+30:1800+30", "40/90+30:30+30"),
        ("W300-B240", "W5-B4"),
        ("90+1.5", "'90 s + 1.5 s'"),
    ] {
        let control: crate::clock::TimeControl = recorded.parse().unwrap();
        let argument = argument(&control);
        assert_eq!(argument, typed, "{recorded}");
        let read = time_control(argument.trim_matches('\''));
        assert_eq!(read, Ok(control), "{recorded}");
    }
}

/// Minutes and seconds are no time control without a plus sign, and a colon does not stand behind hours.
#[test]
fn clk_2_a_time_of_minutes_and_seconds_is_no_time_control() {
    for (text, told) in [
        (
            "15:10",
            "'15:10' is a time of 15 min 10 s: for 15 min and 10 s a move write 15+10; for one time without \
             increment write 910 s",
        ),
        (
            "15 min 10 sec",
            "'15 min 10 sec' is a time of 15 min 10 s: for 15 min and 10 s a move write 15+10; for one time without \
             increment write 910 s",
        ),
        (
            "90'30",
            "'90'30' is a time of 90 min 30 s: for 90 min and 30 s a move write 90+30; for one time without increment \
             write 5430 s",
        ),
        (
            "1:30+30",
            "'1:30+30' can be 90 s + 30 s or 90 min + 30 s: write one of them",
        ),
        (
            "15/10",
            "'15/10' is 15 moves in 10 min, and no time for the moves after them: for 15 min and 10 s a move write 15+10",
        ),
        (
            "15 min + 10 min",
            "'15 min + 10 min' can be 15 min + 10 s or 15 min + 600 s: write one of them",
        ),
        (
            "5' d 3'",
            "'5' d 3'' can be 5' d 3 s or 5' d 180 s: write one of them",
        ),
        (
            "W15:10-B5:00",
            "'W15:10-B5:00' is a time of 15 min 10 s: for 15 min and 10 s a move write 15+10; for one time without \
             increment write 910 s",
        ),
    ] {
        assert_eq!(time_control(text).unwrap_err().to_string(), told);
    }
    for (text, read) in [
        ("15:00", "900"),
        ("3:00+2", "180+2"),
        ("15:00+10", "900+10"),
        ("1:30:00+30", "5400+30"),
        ("40/15:10", "40/900:600"),
        ("15 min + 600 s", "900+600"),
    ] {
        assert_eq!(time_control(text).unwrap().to_string(), read, "{text}");
    }
}
