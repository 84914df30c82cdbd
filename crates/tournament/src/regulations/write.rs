//! From regulations to TOML: one form, every default filled in.

use std::fmt::Write as _;

use adoube_chess::Variant;

use super::check::{CHARGES, FLAGS, RESUMES};
use super::convert::{KINDS, REGIMES, SIDES, SYSTEMS};
use super::draws::DRAWS;
use super::penalties::POINTS_OF_EXPELLED;
use super::{Fine, Regulations, entering, lag};
use crate::board::ClockWhileAway;
use crate::scoring::Points;
use crate::typed_time;

impl Regulations {
    /// The document in its canonical form, every default filled in: read again, it gives the
    /// same regulations.
    pub fn to_toml(&self) -> String {
        let mut out = Out(String::new());
        self.write_event(&mut out);
        self.write_scoring(&mut out);
        self.write_before(&mut out);
        out.section("chess960");
        out.text("draw", word(&DRAWS, self.chess960));
        out.section("draws");
        out.plain("claims", self.claims);
        out.section("moves");
        for (name, flag) in entering::flags(self.entering) {
            out.plain(name, flag);
        }
        self.write_disconnection(&mut out);
        self.write_rulings(&mut out);
        if let Some(rules) = self.lag {
            out.section("lag");
            for (name, span) in lag::fields(rules) {
                out.plain(name, span.0);
            }
        }
        if let Some(regime) = self.supervision {
            out.section("supervision");
            out.text("regime", word(&REGIMES, regime));
        }
        if let Some(venues) = self.venues {
            out.section("venues");
            out.plain("arbiters_per_venue", venues.arbiters_per_venue);
            out.plain("physical_boards", venues.physical_boards);
        }
        out.section("quickplay_finish");
        out.plain("announced", self.quickplay_finish);
        for Fine { offence, amount } in &self.fines {
            out.section("[fines]");
            out.text("offence", offence);
            out.text("amount", amount);
        }
        out.section("penalties");
        out.plain("cards", self.penalties.cards);
        out.text("prohibited_device", &self.penalties.list());
        let points = word(&POINTS_OF_EXPELLED, self.penalties.points_of_expelled);
        out.text("points_of_expelled", points);
        out.0
    }

    fn write_event(&self, out: &mut Out) {
        out.text("name", &self.name);
        out.text("kind", word(&KINDS, self.kind));
        for (name, day) in [("begin", self.begin), ("end", self.end)] {
            if let Some(day) = day {
                out.plain(name, day);
            }
        }
        for (name, text) in [("city", &self.city), ("federation", &self.federation)] {
            if let Some(text) = text {
                out.text(name, text);
            }
        }
        out.plain("rounds", self.rounds);
        let variant = match self.variant {
            Variant::Standard => "standard",
            Variant::Chess960 => "chess960",
        };
        out.text("variant", variant);
        out.text("laws", self.laws.year());
        out.text(
            "time_control",
            &typed_time::unmistakable(&self.time_control),
        );
        if let Some(side) = self.draw_odds {
            out.text("draw_odds", word(&SIDES, side));
        }
        out.plain("default_time", self.default_time_minutes);
        if let Some(system) = self.system {
            out.text("system", word(&SYSTEMS, system));
        }
        if !self.tie_breaks.is_empty() {
            let codes: Vec<_> = self.tie_breaks.iter().map(ToString::to_string).collect();
            out.text("tie_breaks", &codes.join(","));
        }
    }

    fn write_before(&self, out: &mut Out) {
        let words = self.before.words();
        out.section("late");
        for (name, word) in &words[..3] {
            out.text(name, word);
        }
        out.section("checks");
        out.text(words[3].0, words[3].1);
        out.plain("repeat_at_restart", self.before.repeat_checks);
        if let Some(profile) = self.before.profile {
            out.text("device_profile", &profile.to_string());
        }
    }

    fn write_rulings(&self, out: &mut Out) {
        out.section("rulings");
        out.plain("four_eyes", self.rulings.four_eyes);
        out.text("exclude", &self.rulings.list());
        out.plain("start_in_s", self.rulings.start_in.0 / 1000);
    }

    fn write_scoring(&self, out: &mut Out) {
        out.section("scoring");
        out.plain("win", Points(self.scoring.win_halves()));
        out.plain("draw", Points(self.scoring.draw_halves()));
        out.plain("loss", Points(self.scoring.loss_halves()));
        out.plain("pairing_bye", Points(self.scoring.pairing_bye_halves()));
    }

    fn write_disconnection(&self, out: &mut Out) {
        out.section("disconnection");
        match self.away.clock {
            ClockWhileAway::Runs => out.text("clock", "runs"),
            ClockWhileAway::Suspended { after } => {
                out.text("clock", "suspended");
                out.plain("suspend_after_s", after.0 / 1000);
            }
        }
        out.text("resume", word(&RESUMES, self.away.resume));
        out.text("charge", word(&CHARGES, self.away.charge));
        out.text("flag", word(&FLAGS, self.away.flag));
        if let Some(within) = self.away.reconnect_within {
            out.plain("reconnect_within_s", within.0 / 1000);
        }
    }
}

/// The word that a table has for a value.
fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    let found = words.iter().find(|(_, meant)| *meant == value);
    found.map_or("", |(word, _)| word)
}

/// A document being written. Writing to a string cannot fail.
struct Out(String);

impl Out {
    fn section(&mut self, name: &str) {
        let _ = writeln!(self.0, "\n[{name}]");
    }

    fn plain(&mut self, name: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name} = {value}");
    }

    fn text(&mut self, name: &str, text: &str) {
        let _ = writeln!(self.0, "{name} = {}", toml::Value::from(text));
    }
}
