//! From TOML to regulations.

use std::sync::Arc;

use adoube_chess::Variant;
use toml::de::{DeTable, DeValue};

use super::check::{self, Disconnection, Facts};
use super::reader::{Given, Reader, Section};
use super::{
    BeforeRules, Fine, Kind, PenaltyTerms, Problem, Regulations, RulingRules, VenueRules,
    convert as to, draws, entering, lag,
};
use crate::laws::Laws;
use crate::scoring::Scoring;

/// The longest document, in bytes.
const MAX_DOCUMENT: usize = 64 * 1024;
/// The most fines.
const MAX_FINES: usize = 100;

const ROOT: [&str; 28] = [
    "name",
    "kind",
    "begin",
    "end",
    "city",
    "federation",
    "rounds",
    "variant",
    "laws",
    "time_control",
    "default_time",
    "late",
    "checks",
    "moves",
    "chess960",
    "draws",
    "draw_odds",
    "lag",
    "scoring",
    "system",
    "tie_breaks",
    "disconnection",
    "rulings",
    "supervision",
    "venues",
    "quickplay_finish",
    "fines",
    "penalties",
];

impl Regulations {
    /// Reads and checks a document (EVT-1). An error holds everything that is wrong with it, by
    /// line.
    pub fn from_toml(text: &str) -> Result<Self, Vec<Problem>> {
        let mut reader = Reader::new(text);
        if text.len() > MAX_DOCUMENT {
            let message = format!("a document has at most {MAX_DOCUMENT} bytes");
            reader.wrong(1, "", message, "");
            return Err(reader.finish(&[]));
        }
        let (table, syntax) = DeTable::parse_recoverable(text);
        let read = document(&mut reader, table.get_ref());
        let problems = reader.finish(&syntax);
        read.filter(|_| problems.is_empty()).ok_or(problems)
    }
}

/// The line of a document on which a field outside all sections stands, from 1; none if it does
/// not.
pub fn line_of(text: &str, field: &str) -> Option<usize> {
    let (table, _) = DeTable::parse_recoverable(text);
    let mut keys = table.get_ref().iter();
    let (key, _) = keys.find(|(key, _)| key.get_ref() == field)?;
    Some(Reader::new(text).line_at(key.span().start))
}

/// The regulations; of use only if the reader found nothing wrong.
fn document(reader: &mut Reader<'_>, table: &DeTable<'_>) -> Option<Regulations> {
    let root = Section::root(table);
    root.only(reader, &ROOT);
    let name = root.field(reader, "name", "", to::text);
    if name.is_absent() {
        reader.left_out(&root, "name", "say what the event is called", "");
    }
    let facts = facts(reader, &root);
    let begin = root.field(reader, "begin", "", to::date);
    let end = root.field(reader, "end", "", to::date);
    check::days(reader, &begin, &end);
    let disconnection = disconnection(reader, &root);
    let away = check::disconnection(reader, &facts, &disconnection);
    let venues = venues(reader, &root, &facts);
    let supervision = supervision(reader, &root, &facts);
    let system = root.field(reader, "system", "C.07", |v| to::word(v, &to::SYSTEMS));
    let tie_breaks = root.field(reader, "tie_breaks", "", to::tie_breaks);
    check::tie_breaks(reader, &system, &tie_breaks);
    Some(Regulations {
        name: name.or(String::new()),
        begin: begin.value(),
        end: end.value(),
        city: root.field(reader, "city", "", to::text).value(),
        federation: root.field(reader, "federation", "", to::federation).value(),
        rounds: rounds(reader, &root),
        variant: root
            .field(reader, "variant", "A-F", to::variant)
            .or(Variant::Standard),
        laws: root
            .field(reader, "laws", "L", to::laws)
            .or(Laws::default()),
        lag: lag::read(reader, &root),
        draw_odds: root
            .field(reader, "draw_odds", "", |v| to::word(v, &to::SIDES))
            .value(),
        scoring: scoring(reader, &root),
        system: system.value(),
        tie_breaks: tie_breaks.or(Vec::new()),
        default_time_minutes: root
            .field(reader, "default_time", "O 16.11", to::minutes)
            .or(0),
        before: BeforeRules::read(reader, &root, facts.kind),
        chess960: draws::read_chess960(reader, &root),
        claims: draws::read_claims(reader, &root),
        entering: entering::read(reader, &root),
        away,
        rulings: RulingRules::read(reader, &root),
        supervision,
        venues,
        quickplay_finish: quickplay_finish(reader, &root, &facts),
        fines: fines(reader, &root),
        penalties: PenaltyTerms::read(reader, &root),
        kind: facts.kind?,
        time_control: facts.time_control?,
    })
}

/// The two fields on which others depend.
fn facts(reader: &mut Reader<'_>, root: &Section<'_>) -> Facts {
    let kind = root.field(reader, "kind", "O 6.2", |v| to::word(v, &to::KINDS));
    if kind.is_absent() {
        let message = "say which type of event it is: \"hybrid\" or \"supervised-online\"";
        reader.left_out(root, "kind", message, "O 6.2");
    }
    let control = root.field(reader, "time_control", "O 4.4", to::time_control);
    if control.is_absent() {
        let message =
            "announce the time control, such as \"90+30\" for 90 minutes and 30 seconds a move";
        reader.left_out(root, "time_control", message, "O 4.4");
    }
    Facts {
        kind: kind.value(),
        time_control_line: control.line().unwrap_or(1),
        time_control: control.value().map(Arc::new),
    }
}

fn rounds(reader: &mut Reader<'_>, root: &Section<'_>) -> u16 {
    let rounds = root.field(reader, "rounds", "", |v| to::whole(v, &(1..=99)));
    if rounds.is_absent() {
        reader.left_out(root, "rounds", "say how many rounds there are, 1 to 99", "");
    }
    rounds.or(1)
}

fn scoring(reader: &mut Reader<'_>, root: &Section<'_>) -> Scoring {
    let section = root.section(reader, "scoring.");
    section.only(reader, &["win", "draw", "loss", "pairing_bye"]);
    let silent = Scoring::default();
    let mut points = |name| section.field(reader, name, "O 7.2", to::points);
    let (win, draw, loss) = (points("win"), points("draw"), points("loss"));
    let bye = points("pairing_bye");
    if [&win, &draw, &loss, &bye]
        .iter()
        .any(|p| matches!(p, Given::Bad))
    {
        return silent;
    }
    let win = win.or(silent.win_halves());
    let scoring = Scoring::from_halves(
        win,
        draw.or(silent.draw_halves()),
        loss.or(silent.loss_halves()),
    );
    let scoring = scoring.and_then(|games| games.with_pairing_bye(bye.or(win)));
    scoring.unwrap_or_else(|error| {
        reader.wrong(section.line(), "scoring", error.to_string(), "O 7.1");
        silent
    })
}

fn disconnection(reader: &mut Reader<'_>, root: &Section<'_>) -> Disconnection {
    let section = root.section(reader, "disconnection.");
    let known = [
        "clock",
        "suspend_after_s",
        "resume",
        "charge",
        "flag",
        "reconnect_within_s",
    ];
    section.only(reader, &known);
    let seconds = |v: &DeValue<'_>| to::whole::<u32>(v, &(0..=3600));
    let limit = |v: &DeValue<'_>| to::whole::<u32>(v, &(10..=7200));
    Disconnection {
        line: section.line(),
        suspended: section.field(reader, "clock", "O 4.3", |v| to::word(v, &check::CLOCKS)),
        after_s: section.field(reader, "suspend_after_s", "O 11.3", seconds),
        resume: section.field(reader, "resume", "O 19.6", |v| to::word(v, &check::RESUMES)),
        charge: section.field(reader, "charge", "O 16.5", |v| to::word(v, &check::CHARGES)),
        flag: section.field(reader, "flag", "O 11.4.2", |v| to::word(v, &check::FLAGS)),
        reconnect_s: section.field(reader, "reconnect_within_s", "O 11.4.2", limit),
    }
}

fn supervision(
    reader: &mut Reader<'_>,
    root: &Section<'_>,
    facts: &Facts,
) -> Option<super::Regime> {
    let section = root.section(reader, "supervision.");
    section.only(reader, &["regime"]);
    let regime = section.field(reader, "regime", "A-A.5", |v| to::word(v, &to::REGIMES));
    check::supervision(reader, facts, &section, &regime);
    regime.value()
}

fn venues(reader: &mut Reader<'_>, root: &Section<'_>, facts: &Facts) -> Option<VenueRules> {
    let section = root.section(reader, "venues.");
    section.only(reader, &["arbiters_per_venue", "physical_boards"]);
    let count = |v: &DeValue<'_>| to::whole(v, &(2..=100));
    let arbiters = section.field(reader, "arbiters_per_venue", "O 16.9", count);
    let boards = section.field(reader, "physical_boards", "O 20", to::flag);
    check::venues(reader, facts, &section);
    if facts.kind != Some(Kind::Hybrid) {
        return None;
    }
    check::physical_boards(reader, facts, &section, &arbiters, &boards);
    Some(VenueRules {
        arbiters_per_venue: arbiters.or(2),
        physical_boards: boards.or(false),
    })
}

fn quickplay_finish(reader: &mut Reader<'_>, root: &Section<'_>, facts: &Facts) -> bool {
    let section = root.section(reader, "quickplay_finish.");
    section.only(reader, &["announced"]);
    let announced = section.field(reader, "announced", "A-G.2", to::flag);
    check::quickplay_finish(reader, facts, &announced);
    announced.or(false)
}

fn fines(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<Fine> {
    let Given::Value { value, line } = root.raw(reader, "fines") else {
        return Vec::new();
    };
    let form = "list each fine as [[fines]] with its offence and amount";
    let Some(list) = value.as_array().filter(|list| list.len() <= MAX_FINES) else {
        reader.wrong(line, "fines", form, "O 10.9");
        return Vec::new();
    };
    let mut fines = Vec::new();
    for entry in list {
        let line = reader.line_at(entry.span().start);
        match entry.get_ref().as_table() {
            Some(table) => fines.push(fine(reader, &Section::of("fines.", line, table))),
            None => reader.wrong(line, "fines", form, "O 10.9"),
        }
    }
    fines
}

fn fine(reader: &mut Reader<'_>, section: &Section<'_>) -> Fine {
    section.only(reader, &["offence", "amount"]);
    let mut text = |name, message| {
        let given = section.field(reader, name, "O 10.9", to::text);
        if given.is_absent() {
            reader.left_out(section, name, message, "O 10.9");
        }
        given.or(String::new())
    };
    Fine {
        offence: text("offence", "say what the fine is for"),
        amount: text("amount", "say how much it is, with its currency"),
    }
}
