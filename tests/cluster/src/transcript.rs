//! What an arbiter reads of an incident when its story is over, without what differs from one run
//! to the next: instants, spans, clocks and counts of bytes.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::Value;

use crate::event::Event;
use crate::incidents::Incident;

impl Event {
    /// The first incident: whose silence, what is found and why, and what the ruling that undoes
    /// it would come to.
    pub fn transcript(&self) -> String {
        let first = self.incidents().into_iter().next_back();
        let number = first.expect("there is an incident").number();
        let incident = self.incident(number);
        let mut out = String::new();
        let _ = writeln!(
            out,
            "incident {number} over {}",
            incident.boards().join(", ")
        );
        for absence in incident.absences() {
            let _ = writeln!(out, "  {absence}");
        }
        let certainty = incident.certainty();
        let _ = writeln!(
            out,
            "{} ({certainty}), by {}",
            incident.cause(),
            incident.rule()
        );
        for (mark, key) in [('+', "for"), ('-', "against")] {
            for line in incident.reasons(key) {
                let _ = writeln!(out, "  {mark} {line}");
            }
        }
        let number = number.to_string();
        let offered = self.obeyed(&[
            "rule",
            &number,
            "resume",
            "--clocks",
            "last-contact",
            "--dry-run",
        ]);
        out.extend(offered.lines().map(|line| plain(&unplayed(line)) + "\n"));
        out
    }
}

/// A line of an offer without how far the game had come: the moves that were made since, who is to
/// move, and what the clocks showed before and after.
fn unplayed(line: &str) -> String {
    if let Some((game, _)) = line
        .split_once("; ")
        .filter(|(_, rest)| rest.contains("last contact"))
    {
        return format!("{game}; … since the last contact");
    }
    if line.trim_start().starts_with("White ") && line.contains(", Black ") {
        let indent = line.len() - line.trim_start().len();
        return format!("{}White …, Black …", " ".repeat(indent));
    }
    let line = line.replace("White to move", "… to move");
    line.replace("Black to move", "… to move")
}

impl Incident {
    /// Each seat that was away, once, in the order of boards and sides.
    fn absences(&self) -> BTreeSet<String> {
        let word = |absence: &Value, key: &str| absence[key].as_str().unwrap().to_owned();
        let all = self.value()["absences"].as_array().unwrap().iter();
        let line = |absence: &Value| {
            let [board, side, device, sign] =
                ["board", "side", "device", "sign"].map(|key| word(absence, key));
            format!("{board} {side} at {device}, noticed by {sign}")
        };
        all.map(line).collect()
    }

    /// The lines that speak for the cause, or against it: who saw what.
    fn reasons(&self, key: &str) -> BTreeSet<String> {
        let numbers = self.value()[key].as_array().unwrap();
        let lines = self.value()["evidence"].as_array().unwrap().iter();
        let these = lines.filter(|line| numbers.contains(&line["line"]) && !is_by_chance(line));
        let several = self.absences().len() > 1;
        let told = these.map(|line| {
            let [who, what] = ["witness", "text"].map(|key| line[key].as_str().unwrap());
            // Whichever of them was looked at last.
            let who = if several {
                unnamed(who)
            } else {
                who.to_owned()
            };
            format!("{who}: {}", plain(what))
        });
        told.collect()
    }
}

/// Whether the line is there in some runs only: how soon the coordinator's own end of a cut uplink
/// breaks hangs on the kernel's timers, and in most stories the link is healed before.
fn is_by_chance(line: &Value) -> bool {
    let text = line["text"].as_str().unwrap();
    text.starts_with("the venue's uplink ended")
}

/// A witness without the device that it is, or that it speaks of.
fn unnamed(who: &str) -> String {
    match who.split_once(" of ") {
        Some((venue, _)) => format!("{venue} of a device"),
        None if who.starts_with("device ") => "a device".to_owned(),
        None => who.to_owned(),
    }
}

/// A line without its numbers, but for small counts.
fn plain(line: &str) -> String {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | ':');
    let mut out = String::new();
    let mut rest = line;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        out.push_str(&rest[..start]);
        let end = rest[start..]
            .find(|c| !is_part(c))
            .unwrap_or(rest.len() - start);
        let number = rest[start..start + end].trim_end_matches(['.', ':']);
        let is_board = number.len() == 3 && number.as_bytes()[1] == b'.' && out.trim().is_empty();
        let is_article = out.ends_with("(O ");
        let is_count = number.len() <= 2;
        let told = if is_board || is_article || is_count {
            number
        } else {
            "…"
        };
        out.push_str(told);
        rest = &rest[start + number.len()..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::{plain, unplayed};

    #[test]
    fn how_far_a_game_had_come_is_left_out() {
        for (line, expected) in [
            (
                "  1.1 A - B; since the last contact: 3.d4 cxd4",
                "  1.1 A - B; … since the last contact",
            ),
            (
                "  1.1 A - B; no move since the last contact",
                "  1.1 A - B; … since the last contact",
            ),
            (
                "      White 0:10:00, unchanged, Black 0:09:00 → 0:10:00 (+0:01:00)",
                "      White …, Black …",
            ),
            (
                "      Black to move, the clock starts when both players are ready",
                "      … to move, the clock starts when both players are ready",
            ),
        ] {
            assert_eq!(unplayed(line), expected);
        }
    }

    #[test]
    fn numbers_that_differ_are_left_out() {
        for (line, expected) in [
            ("it slept for 0:01:40", "it slept for …"),
            ("last heard 3.2 s before.", "last heard … s before."),
            ("2 of 2 other devices", "2 of 2 other devices"),
            ("  1.1: White 1:59:01, in 30 s", "  1.1: White …, in 30 s"),
            ("after 2294 bytes up", "after … bytes up"),
            ("resume (O 18.9 a)", "resume (O 18.9 a)"),
        ] {
            assert_eq!(plain(line), expected);
        }
    }
}
