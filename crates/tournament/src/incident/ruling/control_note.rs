//! What is told of a shorter time control (DIS-6), to be told in any language where both sides have the same.

use adoube_chess::Side;

use super::shorter::{beside, minutes, most_ahead, taken_off};
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
    let text = format!(
        "{}: {passed} have passed since the game began, and half of that, rounded up to a minute {}; at least a \
         quarter of the base time and three minutes are left",
        beside(control, now),
        taken_off(control, now)
    );
    let Some(with) = brings(control, now) else {
        return Note::plain(text);
    };
    let base = |control: &TimeControl| {
        let periods = control.periods(Side::White).iter();
        Millis(periods.map(|period| period.base.0).sum())
    };
    let taken = base(now).less(base(control));
    filled("worked-out", with, text)
        .and("passed", passed.to_string())
        .and("taken", taken.to_string())
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
}
