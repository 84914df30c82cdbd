//! What moves are credited with for the network's time.

use toml::de::DeValue;

use super::convert as to;
use super::reader::{Given, Reader, Section};
use crate::clock::LagRules;
use crate::time::Millis;

const FIELDS: [&str; 3] = ["per_move_ms", "quota_ms", "refill_ms"];

/// The most for one move. Who needs more has no connection to play by.
const MOST_PER_MOVE: i64 = 1_000;
const MOST_QUOTA: i64 = 10_000;

/// The section; none where it is left out, for then nothing is credited.
pub(super) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Option<LagRules> {
    let section = root.section(reader, "lag.");
    section.only(reader, &FIELDS);
    if !section.is_there() {
        return None;
    }
    let ranges = [1..=MOST_PER_MOVE, 1..=MOST_QUOTA, 0..=MOST_PER_MOVE];
    let [per_move, quota, refill] = [0, 1, 2].map(|index| {
        let name = FIELDS[index];
        let millis = |v: &DeValue<'_>| to::whole::<u64>(v, &ranges[index]);
        let given = section.field(reader, name, "", millis);
        if given.is_absent() {
            let message = "say how many milliseconds, or leave the whole section out";
            reader.left_out(&section, name, message, "");
        }
        given
    });
    fit(reader, &per_move, &quota, &refill);
    Some(LagRules {
        per_move: Millis(per_move.value()?),
        quota: Millis(quota.value()?),
        refill: Millis(refill.value()?),
    })
}

/// A quota below what one move may have, or a refill above it, would say one thing and do another.
fn fit(reader: &mut Reader<'_>, per_move: &Given<u64>, quota: &Given<u64>, refill: &Given<u64>) {
    let Given::Value { value: most, .. } = *per_move else {
        return;
    };
    if let Given::Value { value, line } = *quota
        && value < most
    {
        let message = format!("write at least per_move_ms, {most}: a move never gets more");
        reader.wrong(line, "lag.quota_ms", message, "");
    }
    if let Given::Value { value, line } = *refill
        && value > most
    {
        let message = format!("write at most per_move_ms, {most}: no move can use more");
        reader.wrong(line, "lag.refill_ms", message, "");
    }
}

/// The fields in the order of the document.
pub(super) fn fields(rules: LagRules) -> [(&'static str, Millis); 3] {
    let LagRules {
        per_move,
        quota,
        refill,
    } = rules;
    [
        (FIELDS[0], per_move),
        (FIELDS[1], quota),
        (FIELDS[2], refill),
    ]
}
