//! Every setting of a document, in its order: one row for reading and writing, with its name, the article that asks for
//! it, its form and where it is kept.

use super::forms::{
    BOARD_ENTRIES, BOARD_NECESSITIES, BOARD_USES, CHARGES, CHECKS, CLOCKS, DATE, DRAW, FEDERATION,
    FLAG, FLAGS, Form, KINDS, LOST, MAKES, MINUTES, PENALTIES, POINTS, POINTS_OF_EXPELLED, PRESENT,
    PROFILE, REGIMES, RESUMES, RULINGS, SIDES, SYSTEMS, TEXT, TIE_BREAKS, TIME_CONTROL, VARIANT,
    WHITE_CLOCK, milliseconds, seconds,
};
use adoube_tournament::board::ClockWhileAway;
use adoube_tournament::clock::LagRules;
use adoube_tournament::incident::ruling::MAX_START_IN;
use adoube_tournament::laws::Laws;
use adoube_tournament::penalty::Fine;
use adoube_tournament::physical_board::{
    BoardEntry, BoardMakes, BoardUse, Necessity, PhysicalBoards,
};
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::Scoring;
use adoube_tournament::time::Millis;

/// The most that one move is credited with, in milliseconds. Players who need more cannot play over their connection.
const MOST_PER_MOVE: i64 = 1_000;
/// The largest quota, in milliseconds.
const MOST_QUOTA: i64 = 10_000;

/// One row a setting: its name, the article that asks for it, its form, and where its value is kept.
macro_rules! rows {
    ($to:ident; $($kind:ident $name:literal, $article:literal, $form:expr => $value:expr;)*) => {
        $($to.$kind($name, $article, &$form, &mut $value);)*
    };
}

/// A document that settings are read from, or written to.
pub(super) trait Document {
    /// Begins a section. One without a setting is not written.
    fn section(&mut self, name: &'static str);

    /// A setting that can be left out: reading replaces the value if the document has the setting.
    fn optional<T>(
        &mut self,
        name: &'static str,
        article: &'static str,
        form: &impl Form<T>,
        value: &mut Option<T>,
    );

    /// A setting with a default, which is always written.
    fn setting<T: Clone>(
        &mut self,
        name: &'static str,
        article: &'static str,
        form: &impl Form<T>,
        value: &mut T,
    ) {
        let mut kept = Some(value.clone());
        self.optional(name, article, form, &mut kept);
        if let Some(kept) = kept {
            *value = kept;
        }
    }

    /// Whether all values of the section were right so far.
    fn section_is_good(&self) -> bool {
        true
    }

    /// The announced fines.
    fn fines(&mut self, fines: &mut Vec<Fine>);

    /// Values that do not fit together, at a field or section with its full name. Nothing that is written is wrong.
    fn wrong(&mut self, _field: &str, _message: &str, _article: &'static str) {}
}

/// A setting's name with its section's, which is empty for the document itself.
pub(super) fn full_name(section: &str, setting: &str) -> String {
    match section {
        "" => setting.to_owned(),
        section => format!("{section}.{setting}"),
    }
}

/// All settings, in the order in which they are written.
pub(super) fn visit(of: &mut Regulations, to: &mut impl Document) {
    event_settings(of, to);
    scoring_settings(of, to);
    game_settings(of, to);
    disconnection_settings(of, to);
    let longest_start = i64::try_from(MAX_START_IN.0 / 1_000).unwrap_or(i64::MAX);
    to.section("rulings");
    rows! { to;
        setting "four_eyes", "O 18.9", FLAG => of.rulings.four_eyes;
        setting "exclude", "O 18.9", RULINGS => of.rulings.excluded;
        setting "start_in_s", "O 18.9", seconds(0..=longest_start) => of.rulings.start_in;
    }
    lag_settings(of, to);
    to.section("supervision");
    rows! { to;
        optional "regime", "A-A.5", REGIMES => of.supervision;
    }
    venue_settings(of, to);
    to.section("quickplay_finish");
    rows! { to;
        setting "announced", "A-G.2", FLAG => of.quickplay_finish;
    }
    to.fines(&mut of.fines);
    to.section("penalties");
    let penalties = &mut of.penalties;
    rows! { to;
        setting "cards", "O 13.4", FLAG => penalties.cards;
        setting "prohibited_device", "O 17.3", PENALTIES => penalties.prohibited_device;
        setting "points_of_expelled", "App I A.9", POINTS_OF_EXPELLED => penalties.points_of_expelled;
    }
}

fn event_settings(of: &mut Regulations, to: &mut impl Document) {
    let editions = Laws::ALL.map(|laws| (laws.year(), laws));
    // A list without tie-breaks is not written.
    let mut tie_breaks = Some(of.tie_breaks.clone()).filter(|list| !list.is_empty());
    rows! { to;
        setting  "name", "", TEXT => of.name;
        setting  "kind", "O 6.2", KINDS => of.kind;
        optional "begin", "", DATE => of.begin;
        optional "end", "", DATE => of.end;
        optional "city", "", TEXT => of.city;
        optional "federation", "", FEDERATION => of.federation;
        setting  "rounds", "", (1..=99) => of.rounds;
        setting  "variant", "A-F", VARIANT => of.variant;
        setting  "laws", "L", editions => of.laws;
        setting  "time_control", "O 4.4", TIME_CONTROL => of.time_control;
        optional "draw_odds", "", SIDES => of.draw_odds;
        setting  "default_time", "O 16.11", MINUTES => of.default_time_minutes;
        optional "system", "C.07", SYSTEMS => of.system;
        optional "tie_breaks", "", TIE_BREAKS => tie_breaks;
    }
    of.tie_breaks = tie_breaks.unwrap_or_default();
}

fn scoring_settings(of: &mut Regulations, to: &mut impl Document) {
    let mut win = of.scoring.win_halves();
    let mut draw = of.scoring.draw_halves();
    let mut loss = of.scoring.loss_halves();
    to.section("scoring");
    rows! { to;
        setting "win", "O 7.2", POINTS => win;
        setting "draw", "O 7.2", POINTS => draw;
        setting "loss", "O 7.2", POINTS => loss;
    }
    // A bye brings as much as a win, unless the document says otherwise.
    let mut bye = if win == of.scoring.win_halves() {
        of.scoring.pairing_bye_halves()
    } else {
        win
    };
    rows! { to;
        setting "pairing_bye", "O 7.2", POINTS => bye;
    }
    let games = Scoring::from_halves(win, draw, loss);
    match games.and_then(|games| games.with_pairing_bye(bye)) {
        Ok(scoring) => of.scoring = scoring,
        // What is wrong already explains it.
        Err(_) if !to.section_is_good() => {}
        Err(error) => to.wrong("scoring", &error.to_string(), "O 7.1"),
    }
}

fn game_settings(of: &mut Regulations, to: &mut impl Document) {
    let before = &mut of.before;
    to.section("late");
    rows! { to;
        setting "present", "O 16.11", PRESENT => before.present;
        setting "white_clock", "O 16.11", WHITE_CLOCK => before.white_clock_runs;
        setting "lost", "O 16.11", LOST => before.lost;
    }
    to.section("checks");
    rows! { to;
        setting  "before_game", "O 18.5", CHECKS => before.checks;
        setting  "repeat_at_restart", "O 18.9", FLAG => before.repeat_checks;
        optional "device_profile", "O 16.7", PROFILE => before.profile;
    }
    to.section("chess960");
    rows! { to;
        setting "draw", "A-F", DRAW => of.chess960;
    }
    to.section("draws");
    rows! { to;
        setting "claims", "L 9.5", FLAG => of.claims;
    }
    to.section("moves");
    rows! { to;
        setting "smart_move", "O 3.6 a", FLAG => of.entering.smart_move;
        setting "premove", "O 3.6 b", FLAG => of.entering.premove;
        setting "automatic_queen", "O 3.6 c", FLAG => of.entering.automatic_queen;
    }
}

fn disconnection_settings(of: &mut Regulations, to: &mut impl Document) {
    let away = &mut of.away;
    let (mut is_suspended, mut after) = match away.clock {
        ClockWhileAway::Runs => (false, None),
        ClockWhileAway::Suspended { after } => (true, Some(after)),
    };
    to.section("disconnection");
    rows! { to;
        setting  "clock", "O 4.3", CLOCKS => is_suspended;
        optional "suspend_after_s", "O 11.3", seconds(0..=3_600) => after;
        setting  "resume", "O 19.6", RESUMES => away.resume;
        setting  "charge", "O 16.5", CHARGES => away.charge;
        setting  "flag", "O 11.4.2", FLAGS => away.flag;
        optional "reconnect_within_s", "O 11.4.2", seconds(10..=7_200) => away.reconnect_within;
    }
    // Clocks that are to stop only after the time to reconnect is over would never stop.
    if let (Some(after), Some(within)) = (after, away.reconnect_within)
        && after >= within
    {
        let message = "the clocks would be suspended only when this is over: make it longer \
                           than suspend_after_s";
        to.wrong("disconnection.reconnect_within_s", message, "O 11.4.2");
    }
    away.clock = if is_suspended {
        let after = after.unwrap_or(Millis::ZERO);
        ClockWhileAway::Suspended { after }
    } else {
        ClockWhileAway::Runs
    };
}

fn lag_settings(of: &mut Regulations, to: &mut impl Document) {
    let mut per_move = of.lag.map(|lag| lag.per_move);
    let mut quota = of.lag.map(|lag| lag.quota);
    let mut refill = of.lag.map(|lag| lag.refill);
    to.section("lag");
    rows! { to;
        optional "per_move_ms", "", milliseconds(1..=MOST_PER_MOVE) => per_move;
        optional "quota_ms", "", milliseconds(1..=MOST_QUOTA) => quota;
        optional "refill_ms", "", milliseconds(0..=MOST_PER_MOVE) => refill;
    }
    let Some(per_move) = per_move else {
        return;
    };
    let Millis(most) = per_move;
    if quota.is_some_and(|quota| quota < per_move) {
        let message = format!("write at least per_move_ms, {most}: a move never gets more");
        to.wrong("lag.quota_ms", &message, "");
    }
    if refill.is_some_and(|refill| refill > per_move) {
        let message = format!("write at most per_move_ms, {most}: no move can use more");
        to.wrong("lag.refill_ms", &message, "");
    }
    of.lag = quota.zip(refill).map(|(quota, refill)| LagRules {
        per_move,
        quota,
        refill,
    });
}

/// Only a hybrid event has venues; another one's section is read all the same, to name every mistake in it.
fn venue_settings(of: &mut Regulations, to: &mut impl Document) {
    let mut arbiters = of.venues.map(|venues| venues.arbiters_per_venue);
    let usage = of.venues.and_then(|venues| venues.physical_boards);
    let mut boards = of.venues.map(|venues| venues.physical_boards.is_some());
    let mut used_for = usage.map(|usage| usage.used_for);
    let mut necessity = usage.map(|usage| usage.necessity);
    let mut entry = usage.map(|usage| usage.entry);
    let mut makes = usage
        .map(|usage| usage.makes)
        .filter(|makes| !makes.is_any());
    let mut scoresheets = usage.map(|usage| usage.scoresheets);
    to.section("venues");
    rows! { to;
        optional "arbiters_per_venue", "O 16.9", (2..=100) => arbiters;
        optional "physical_boards", "O 20", FLAG => boards;
        optional "boards_use", "O 20.4", BOARD_USES => used_for;
        optional "boards_necessity", "O 20", BOARD_NECESSITIES => necessity;
        optional "boards_entry", "O 3.4", BOARD_ENTRIES => entry;
        optional "boards_makes", "O 20", MAKES => makes;
        optional "scoresheets", "O 20.7", FLAG => scoresheets;
    }
    if let Some(venues) = &mut of.venues {
        venues.arbiters_per_venue = arbiters.unwrap_or(venues.arbiters_per_venue);
        let usage = PhysicalBoards {
            used_for: used_for.unwrap_or(BoardUse::Following),
            necessity: necessity.unwrap_or(Necessity::Optional),
            entry: entry.unwrap_or(BoardEntry::AtOnce),
            makes: makes.unwrap_or(BoardMakes::ANY),
            scoresheets: scoresheets.unwrap_or_default(),
        };
        venues.physical_boards = boards.unwrap_or_default().then_some(usage);
    }
}
