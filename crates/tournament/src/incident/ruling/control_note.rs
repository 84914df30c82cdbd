//! What is told of a shorter time control (DIS-6), to be told in any language where both sides have the same.

use adoube_chess::Side;

use super::shorter::{beside, half_of, minutes, most_ahead, taken_off};
use crate::clock::TimeControl;
use crate::note::Note;
use crate::time::Millis;

/// Of one that was typed: what it brings beside what is played now.
pub(super) fn typed(control: &TimeControl, now: &TimeControl) -> Note {
    let minutes = minutes(control, now);
    let text = format!("{}{minutes}", beside(control, now));
    match brings(control, now).filter(|_| minutes.is_empty()) {
        Some(with) => filled("brings", with, text),
        None => Note::plain(text),
    }
}

/// Of one that was worked out: also how, from what has passed since the game began.
pub(super) fn worked_out(control: &TimeControl, now: &TimeControl, passed: Millis) -> Note {
    let half = half_of(passed);
    let [white, black] = Side::ALL.map(|side| taken_off(control, now, side));
    // Periods of odd seconds give up a little more, to be of whole minutes.
    if white.max(black) > half {
        return typed(control, now);
    }
    let (brought, least) = (
        beside(control, now),
        "at least a quarter of the base time and three minutes",
    );
    let began =
        format!("{brought}: the game began {passed} ago; half of that, rounded up to a minute");
    let whole = white.min(black) == half;
    let text = if whole {
        format!("{began} ({half}), is taken from each side, but each side keeps {least}")
    } else if white == black {
        format!("{began}, is {half}; {least} are left, so {white} is taken from each side")
    } else {
        format!(
            "{began}, is {half}; {least} are left, so {white} is taken from White and {black} from Black"
        )
    };
    let Some(with) = brings(control, now) else {
        return Note::plain(text);
    };
    let word = if whole {
        "worked-out"
    } else {
        "worked-out-least"
    };
    filled(word, with, text)
        .and("passed", passed.to_string())
        .and("half", half.to_string())
        .and("taken", white.to_string())
}

fn filled(word: &'static str, with: Vec<(&'static str, String)>, text: String) -> Note {
    Note { word, with, text }
}

/// What sixty moves bring and brought before, and where it has brought more before, when; none where the
/// sides differ.
fn brings(control: &TimeControl, now: &TimeControl) -> Option<Vec<(&'static str, String)>> {
    if !(control.is_alike() && now.is_alike()) {
        return None;
    }
    let [brings, than] = [control, now].map(|one| one.side_over_sixty_moves(Side::White));
    let mut with = vec![("brings", brings.to_string()), ("than", than.to_string())];
    if let Some((moves, had, was)) = most_ahead(control, now, Side::White) {
        with.push(("moves", moves.to_string()));
        with.push(("had", had.to_string()));
        with.push(("was", was.to_string()));
    }
    Some(with)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::ruling::shorter::shorter;

    #[test]
    fn dis_6_a_shorter_time_control_is_told_by_its_figures() {
        let [now, control]: [TimeControl; 2] = ["5400+30", "4800+30"].map(|it| it.parse().unwrap());
        let note = worked_out(&control, &now, Millis(1_200_000));
        let with = |name: &str| {
            let mut all = note.with.iter();
            all.find(|(of, _)| *of == name)
                .map(|(_, with)| with.as_str())
        };
        assert_eq!(note.word, "worked-out");
        for (name, told) in [
            ("brings", "1:50:00"),
            ("than", "2:00:00"),
            ("passed", "0:20:00"),
            ("taken", "0:10:00"),
        ] {
            assert_eq!(with(name), Some(told), "{name}");
            assert!(note.text.contains(told), "{}", note.text);
        }
        assert_eq!(with("moves"), None);
        assert_eq!(typed(&control, &now).word, "brings");
    }

    /// Where half of it would leave too little, half is told as half all the same, and what is taken for what it is.
    #[test]
    fn dis_6_what_is_taken_off_is_called_half_only_where_it_is() {
        for (now, passed, word, told) in [
            // time control, seconds since the game began, its word, how it goes on
            (
                "5400+30",
                1_200,
                "worked-out",
                "minute (0:10:00), is taken from each side, but each side keeps at least",
            ),
            (
                "5400+30",
                1_260,
                "worked-out",
                "minute (0:11:00), is taken from each side, but each side keeps at least",
            ),
            (
                "300+3",
                352,
                "worked-out-least",
                "minute, is 0:03:00; at least",
            ),
            (
                "300+3",
                352,
                "worked-out-least",
                "are left, so 0:02:00 is taken from each side",
            ),
            (
                "900+10",
                1_638,
                "worked-out-least",
                "minute, is 0:14:00; at least",
            ),
            (
                "900+10",
                1_638,
                "worked-out-least",
                "are left, so 0:11:15 is taken from each side",
            ),
            (
                "W3600-B600",
                1_200,
                "",
                "so 0:10:00 is taken from White and 0:07:00 from Black",
            ),
            // No half that is told would be the one that was taken.
            ("330+3", 120, "brings", "instead of 0:08:30"),
        ] {
            let (now, passed): (TimeControl, _) =
                (now.parse().unwrap(), Millis::from_seconds(passed));
            let note = worked_out(&shorter(&now, passed).unwrap(), &now, passed);
            assert_eq!(note.word, word, "{}", note.text);
            assert!(note.text.contains(told), "{}", note.text);
        }
    }
}
