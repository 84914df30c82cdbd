//! What befell the device at a seat. It has its own time: its venue may have reported it long after.

use adoube_proto::v1::{BoardEvent, BreachesCited, DeviceNoteKind, DeviceNoted, RunUnknownReason};
use adoube_user_text::text;

use super::{at, by, side};

/// How far a venue's clock may be off without a word about it, ms: scores tell seconds.
const NEAR: u64 = 500;

/// What happened, in words, with ` by the LTA` of whose order it was.
pub(super) fn of(note: &DeviceNoted, by: &str) -> String {
    let device = format!("{}'s device {}", side(note.seat()), note.device);
    let what = match note.what() {
        DeviceNoteKind::Locked => format!(
            "the page of {device} is locked{by}; the clocks keep running: {}",
            note.text.trim_end_matches('.')
        ),
        DeviceNoteKind::LockedForBreach => format!(
            "the page of {device} is locked by the event's rules for devices; the clocks keep running: {}",
            note.text.trim_end_matches('.')
        ),
        DeviceNoteKind::Signed => signed(note, &device, by),
        DeviceNoteKind::Opened => {
            format!("the page of {device} is unlocked{by}, {}", lasted(note))
        }
        DeviceNoteKind::TakenBack => format!(
            "this lock of the page of {device} was cancelled, {}",
            lasted(note)
        ),
        DeviceNoteKind::SeatMoved => format!(
            "the player left {device}, whose page is locked, {}",
            lasted(note)
        ),
        DeviceNoteKind::Forbidden => forbidden(note, &device, &at),
        DeviceNoteKind::LetGo => let_go(note, &device),
        DeviceNoteKind::NotHeld => format!(
            "it is unknown whether {device} is locked: {}",
            note.text.trim_end_matches('.')
        ),
        DeviceNoteKind::HeldAgain => format!(
            "{device} is locked again; as far as known, it was not locked since {}",
            at(note.since)
        ),
        DeviceNoteKind::BoardDiffers | DeviceNoteKind::NotTold | DeviceNoteKind::Unspecified => {
            "there are more device notes than shown here".to_owned()
        }
    };
    format!(
        "{}{}: device note {}: {what}.",
        at(note.at),
        off(note),
        note.number
    )
}

/// `; it cites device notes 2 and 5`; empty where it cites none.
pub fn cited(notes: &[u32]) -> String {
    let told: Vec<String> = notes.iter().map(ToString::to_string).collect();
    match told.split_last() {
        None => String::new(),
        Some((only, [])) => format!("; it cites device note {only}"),
        Some((last, others)) => format!("; it cites device notes {} and {last}", others.join(", ")),
    }
}

/// What a penalty outside an incident is for.
pub(super) fn cites(event: &BoardEvent, cited: &BreachesCited) -> String {
    let notes = cited.notes.iter();
    let told = notes.map(|note| format!("{} (device note {})", breach(note), note.number));
    let told: Vec<String> = told.collect();
    format!(
        "{}: cited{}: {}.",
        at(event.time),
        by(event),
        told.join("; ")
    )
}

/// The same of what the event forbids, without the note's number: `12:00:34 UTC, on White's device ...`.
pub fn breach(note: &DeviceNoted) -> String {
    breach_at(note, &at)
}

/// The same with its times written so.
pub fn breach_at(note: &DeviceNoted, time: &dyn Fn(u64) -> String) -> String {
    let device = format!("{}'s device {}", side(note.seat()), note.device);
    let what = match note.what() {
        DeviceNoteKind::LetGo => let_go(note, &device),
        DeviceNoteKind::BoardDiffers => board_differed(note),
        // What else is told of a device is no breach.
        DeviceNoteKind::Forbidden
        | DeviceNoteKind::Locked
        | DeviceNoteKind::LockedForBreach
        | DeviceNoteKind::Opened
        | DeviceNoteKind::TakenBack
        | DeviceNoteKind::SeatMoved
        | DeviceNoteKind::Signed
        | DeviceNoteKind::NotHeld
        | DeviceNoteKind::HeldAgain
        | DeviceNoteKind::NotTold
        | DeviceNoteKind::Unspecified => forbidden(note, &device, time),
    };
    format!("{}{}, {what}", time(note.at), off(note))
}

/// `White's board differed from the game: 8/… on it, 8/… in the game: moved two pieces at once`.
fn board_differed(note: &DeviceNoted) -> String {
    let both = positions(&note.placement, &note.game);
    let seen = note.text.trim_end_matches('.');
    let seen = if seen.is_empty() {
        String::new()
    } else {
        format!(": {seen}")
    };
    format!(
        "{}'s board differed from the game ({both}){seen}",
        side(note.seat())
    )
}

/// What stood on a physical board and what the game had, as far as the record tells.
pub(super) fn positions(placement: &str, game: &str) -> String {
    if game.is_empty() {
        placement.to_owned()
    } else {
        format!("board: {placement}; game: {game}")
    }
}

/// `the machine of White's device madrid-1 is not held, which the event forbids: somebody at the device let it go`.
fn let_go(note: &DeviceNoted, device: &str) -> String {
    let why = note.text.trim_end_matches('.');
    format!("{device} is not locked, which the event forbids: {why}")
}

/// `on White's device madrid-1 what the event forbids, prevented, at least 8 times since 12:00:00 UTC (device
/// note 3): ...`.
fn forbidden(note: &DeviceNoted, device: &str, time: &dyn Fn(u64) -> String) -> String {
    let prevented = if note.prevented {
        "prevented"
    } else {
        "not prevented"
    };
    let again = match (note.times, note.first == note.number) {
        (0 | 1, true) => String::new(),
        (times, true) => format!(", {times} times"),
        (times, false) => format!(
            ", at least {times} times since {} (device note {})",
            time(note.since),
            note.first
        ),
    };
    let what = note.text.trim_end_matches('.');
    format!("something forbidden on {device}, {prevented}{again}: {what}")
}

/// `the lock of White's device madrid-1 was tried, and the report 0123456789ab is signed by the LCA (Ana): 13 layers, ...`.
fn signed(note: &DeviceNoted, device: &str, by: &str) -> String {
    let report = note.report.clone().unwrap_or_default();
    let digest = report.digest.get(..12).unwrap_or(&report.digest);
    let unmet: Vec<&str> = report
        .layers
        .iter()
        .filter(|layer| layer.required && !layer.holds)
        .map(|layer| layer.layer.as_str())
        .collect();
    let unmet = match unmet.join(", ") {
        unmet if unmet.is_empty() => "all required layers work".to_owned(),
        unmet => format!("these do not work: {unmet}"),
    };
    let layers = report.layers.len();
    format!(
        "the lock of {device} was tested; report {digest} is signed{by}: {layers} layers, {unmet}"
    )
}

/// How well the time is known.
fn off(note: &DeviceNoted) -> String {
    match note.error {
        None => " at the latest".to_owned(),
        Some(error) if error < NEAR => String::new(),
        Some(error) => format!(" (give or take {})", text::show_span(error)),
    }
}

/// From when on it was locked, and whose clock ran meanwhile.
fn lasted(note: &DeviceNoted) -> String {
    if note.ran_unknown() == RunUnknownReason::NotMeasured {
        return "how long it was locked is unknown".to_owned();
    }
    let span = text::show_span(note.at.saturating_sub(note.since));
    let locked = format!("locked for {span} since {}", at(note.since));
    if note.ran_unknown != 0 {
        return format!("{locked}; it is unknown whose clock ran (another game began since)");
    }
    let ran: Vec<String> = [("White's", note.white_ran), ("Black's", note.black_ran)]
        .into_iter()
        .filter(|(_, ran)| *ran > 0)
        .map(|(whose, ran)| format!("{whose} clock ran {}", text::show_span(ran)))
        .collect();
    let ran = match ran.join(" and ") {
        ran if ran.is_empty() => "no clock ran".to_owned(),
        ran => ran,
    };
    format!("{locked}; in that time {ran}")
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{LockReport, Side, TriedLayer};

    use super::*;

    const NOON: u64 = 1_655_467_200_000;

    /// VEN-3: by whom and why, from when to when and whose clock ran, and how well that is known.
    #[test]
    fn ven_3_a_lock_is_told_in_words() {
        let note = |what: &str| DeviceNoted {
            number: 2,
            seat: Side::White.into(),
            device: "madrid-1".to_owned(),
            at: NOON + 34_000,
            error: Some(4),
            what: DeviceNoteKind::from_word(what).unwrap().into(),
            text: "please wait.".to_owned(),
            since: NOON,
            white_ran: 30_000,
            black_ran: 4_000,
            prevented: true,
            times: 8,
            first: 1,
            ..DeviceNoted::default()
        };
        let unknown = |why: &str| DeviceNoted {
            ran_unknown: RunUnknownReason::from_word(why).unwrap().into(),
            ..note("opened")
        };
        let first = DeviceNoted {
            prevented: false,
            times: 1,
            first: 2,
            ..note("forbidden")
        };
        let late = DeviceNoted {
            error: None,
            white_ran: 0,
            black_ran: 0,
            ..note("opened")
        };
        let unsure = DeviceNoted {
            error: Some(2_000),
            black_ran: 0,
            ..note("seat-moved")
        };
        for (note, told) in [
            (
                first,
                "12:00:34 UTC: device note 2: something forbidden on White's device madrid-1, not \
                 prevented: please wait.",
            ),
            (
                note("forbidden"),
                "12:00:34 UTC: device note 2: something forbidden on White's device madrid-1, \
                 prevented, at least 8 times since 12:00:00 UTC (device note 1): please wait.",
            ),
            (
                note("locked"),
                "12:00:34 UTC: device note 2: the page of White's device madrid-1 is locked by the \
                 LTA (Ana); the clocks keep running: please wait.",
            ),
            (
                note("opened"),
                "12:00:34 UTC: device note 2: the page of White's device madrid-1 is unlocked by \
                 the LTA (Ana), locked for 34 s since 12:00:00 UTC; in that time White's clock ran \
                 30 s and Black's clock ran 4.0 s.",
            ),
            (
                late,
                "12:00:34 UTC at the latest: device note 2: the page of White's device madrid-1 is \
                 unlocked by the LTA (Ana), locked for 34 s since 12:00:00 UTC; in that time no \
                 clock ran.",
            ),
            (
                unknown("another-game"),
                "12:00:34 UTC: device note 2: the page of White's device madrid-1 is unlocked by \
                 the LTA (Ana), locked for 34 s since 12:00:00 UTC; it is unknown whose clock ran \
                 (another game began since).",
            ),
            (
                unknown("not-measured"),
                "12:00:34 UTC: device note 2: the page of White's device madrid-1 is unlocked by \
                 the LTA (Ana), how long it was locked is unknown.",
            ),
            (
                note("taken-back"),
                "12:00:34 UTC: device note 2: this lock of the page of White's device madrid-1 was \
                 cancelled, locked for 34 s since 12:00:00 UTC; in that time White's clock ran 30 \
                 s and Black's clock ran 4.0 s.",
            ),
            (
                unsure,
                "12:00:34 UTC (give or take 2.0 s): device note 2: the player left White's device \
                 madrid-1, whose page is locked, locked for 34 s since 12:00:00 UTC; in that time \
                 White's clock ran 30 s.",
            ),
        ] {
            assert_eq!(of(&note, " by the LTA (Ana)"), told);
        }
    }

    /// EBD-5: a physical board that differed is cited with both positions.
    #[test]
    fn ebd_5_a_board_that_differed_is_told_with_both_positions() {
        let note = DeviceNoted {
            number: 1,
            seat: Side::Black.into(),
            at: NOON,
            error: Some(0),
            what: DeviceNoteKind::BoardDiffers.into(),
            text: "moved first.".to_owned(),
            placement: "8/8/8/8/8/8/8/K1k5".to_owned(),
            game: "8/8/8/8/8/8/8/1Kk5".to_owned(),
            ..DeviceNoted::default()
        };
        assert_eq!(
            breach(&note),
            "12:00:00 UTC, Black's board differed from the game (board: 8/8/8/8/8/8/8/K1k5; game: \
             8/8/8/8/8/8/8/1Kk5): moved first"
        );
    }

    /// VEN-2, O 18.5: what the event's rules did, and what an LCA signed before the game.
    #[test]
    fn o_18_5_what_was_signed_and_a_lock_for_a_breach_are_told_in_words() {
        let note = |what: &str| DeviceNoted {
            number: 2,
            seat: Side::White.into(),
            device: "madrid-1".to_owned(),
            at: NOON + 34_000,
            error: Some(4),
            what: DeviceNoteKind::from_word(what).unwrap().into(),
            text: "2 screens".to_owned(),
            ..DeviceNoted::default()
        };
        let layer = |layer: &str, holds| TriedLayer {
            layer: layer.to_owned(),
            required: true,
            holds,
            ..TriedLayer::default()
        };
        let signed = |holds| DeviceNoted {
            report: Some(LockReport {
                digest: "0123456789abcdef".repeat(4),
                layers: vec![layer("programs", true), layer("usb", holds)],
                ..LockReport::default()
            }),
            ..note("signed")
        };
        let tried = "12:00:34 UTC: device note 2: the lock of White's device madrid-1 was tested; \
                     report 0123456789ab is signed by the LCA (Ana): 2 layers,";
        let machine = |what: &str, text: &str| DeviceNoted {
            text: text.to_owned(),
            since: NOON,
            ..note(what)
        };
        for (note, told) in [
            (
                machine("let-go", "somebody let it go"),
                "12:00:34 UTC: device note 2: White's device madrid-1 is not locked, which the \
                 event forbids: somebody let it go."
                    .to_owned(),
            ),
            (
                machine("not-held", "adoube-lockd does not answer"),
                "12:00:34 UTC: device note 2: it is unknown whether White's device madrid-1 is \
                 locked: adoube-lockd does not answer."
                    .to_owned(),
            ),
            (
                machine("held-again", ""),
                "12:00:34 UTC: device note 2: White's device madrid-1 is locked again; as far as \
                 known, it was not locked since 12:00:00 UTC."
                    .to_owned(),
            ),
            (
                note("locked-for-breach"),
                "12:00:34 UTC: device note 2: the page of White's device madrid-1 is locked by the \
                 event's rules for devices; the clocks keep running: 2 screens."
                    .to_owned(),
            ),
            (
                signed(true),
                format!("{tried} all required layers work."),
            ),
            (
                signed(false),
                format!("{tried} these do not work: usb."),
            ),
        ] {
            assert_eq!(of(&note, " by the LCA (Ana)"), told);
        }
    }
}
