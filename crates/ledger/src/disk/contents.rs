//! What a store holds, found when it is opened: every stream's head, the slots, the outboxes.
//!
//! Only each stream's last two records are read; that what is there adds up to the tally shows
//! that no stream lost its end.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;

use crate::entry::Head;
use crate::error::Damage;
use crate::hash::{Hash, entry_hash};
use crate::name::StreamName;
use crate::outbox::OutboxState;

use super::engine::Engine;
use super::fault::{Fault, contained};
use super::keys;
use super::scan::Scan;
use super::tally::Tally;

#[derive(Default)]
pub(super) struct Contents {
    pub(super) tally: Tally,
    pub(super) heads: BTreeMap<StreamName, Head>,
    pub(super) slots: BTreeMap<String, Vec<u8>>,
    pub(super) outboxes: BTreeMap<StreamName, Items>,
}

/// An outbox as the writer knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Items {
    pub(super) state: OutboxState,
    /// Length of each item's body, from the first on.
    pub(super) lengths: VecDeque<usize>,
}

impl Default for Items {
    fn default() -> Self {
        Self {
            state: OutboxState::EMPTY,
            lengths: VecDeque::new(),
        }
    }
}

/// Reads what `engine` holds and checks it; `db` is the file to name.
pub(super) fn load(engine: &Engine, db: &Path) -> Result<Contents, Fault> {
    contained(db, || {
        let tree = engine.tree();
        let contents = Contents {
            tally: load_tally(tree, db)?,
            heads: load_heads(tree, db)?,
            slots: load_slots(tree, db)?,
            outboxes: load_outboxes(tree, db)?,
        };
        check_tally(&contents, db)?;
        Ok(contents)
    })
}

/// Refuses contents older than what was `acknowledged`.
pub(super) fn check_age(found: &Tally, acknowledged: &Tally, db: &Path) -> Result<(), Fault> {
    let same = found.commits == acknowledged.commits;
    if found.commits < acknowledged.commits || (same && found != acknowledged) {
        let what = format!(
            "acknowledged records are gone: {} commits with {} records were acknowledged, \
             {} with {} are left",
            acknowledged.commits, acknowledged.records, found.commits, found.records
        );
        return Err(Fault::Damaged(Damage::of(db, what)));
    }
    Ok(())
}

fn load_tally(tree: &sled::Tree, db: &Path) -> Result<Tally, Fault> {
    let value = tree.get(keys::TALLY).map_err(|e| Fault::of(&e, db))?;
    let tally = value.as_deref().map(Tally::decode);
    match tally {
        // Nothing was ever committed.
        None if tree.is_empty() => Ok(Tally::default()),
        Some(Some(tally)) => Ok(tally),
        _ => Err(Fault::Damaged(Damage::of(db, "the tally is gone"))),
    }
}

fn check_tally(contents: &Contents, db: &Path) -> Result<(), Fault> {
    let mut found = Tally {
        commits: contents.tally.commits,
        ..Tally::default()
    };
    for head in contents.heads.values() {
        found.moved(&Head::EMPTY, head);
    }
    if found == contents.tally {
        return Ok(());
    }
    let what = format!(
        "the streams do not add up: {} records were written, {} are left in {} streams",
        contents.tally.records,
        found.records,
        contents.heads.len()
    );
    Err(Fault::Damaged(Damage::of(db, what)))
}

fn load_heads(tree: &sled::Tree, db: &Path) -> Result<BTreeMap<StreamName, Head>, Fault> {
    let mut heads = BTreeMap::new();
    let mut range = keys::all(keys::RECORD);
    while let Some(pair) = tree.range(range.clone()).next() {
        let (key, _) = pair.map_err(|error| Fault::of(&error, db))?;
        let stream = name_of(&key, db)?;
        let records = keys::from(keys::RECORD, &stream, 0);
        range.start.clone_from(&records.end);
        let head = load_head(tree, &stream, db)?;
        heads.insert(stream, head);
    }
    Ok(heads)
}

fn load_head(tree: &sled::Tree, stream: &StreamName, db: &Path) -> Result<Head, Fault> {
    let all = keys::from(keys::RECORD, stream, 0);
    let last = tree.range(all).next_back().transpose();
    let last = last.map_err(|error| Fault::of(&error, db))?;
    let sequence = last.and_then(|(key, _)| keys::number_of(&key));
    let (sequence, _) = sequence.unwrap_or_default();
    let from = sequence.saturating_sub(1).max(1);
    let mut scan = Scan::new(tree, keys::from(keys::RECORD, stream, from), db);
    let mut before = None;
    for expected in from..=sequence {
        let head = next_head(&mut scan, stream, expected, before)
            .map_err(|fault| name_place(fault, stream, expected))?;
        before = Some(head);
    }
    let missing = || Damage::at(stream, sequence, "missing").within(db);
    before.ok_or_else(|| Fault::Damaged(missing()))
}

fn next_head(
    scan: &mut Scan,
    stream: &StreamName,
    sequence: u64,
    before: Option<Head>,
) -> Result<Head, Fault> {
    let broken = |what: &str| Fault::Damaged(Damage::at(stream, sequence, what));
    let found = scan.next::<32>()?.filter(|found| found.number == sequence);
    let found = found.ok_or_else(|| broken("missing"))?;
    let value = found
        .value
        .ok_or_else(|| broken("a piece of it is missing"))?;
    let (previous, body) = (Hash::from_bytes(value.0), value.1);
    let first = (sequence == 1).then_some(Head::EMPTY);
    if before.or(first).is_some_and(|head| head.hash != previous) {
        return Err(broken("not chained to the record before"));
    }
    let hash = entry_hash(stream, sequence, &previous, &body);
    Ok(Head { sequence, hash })
}

/// Adds the place to damage that the engine could not pin to a record.
fn name_place(fault: Fault, stream: &StreamName, sequence: u64) -> Fault {
    match fault {
        Fault::Damaged(mut damage) => {
            damage.stream.get_or_insert_with(|| stream.clone());
            damage.sequence.get_or_insert(sequence);
            Fault::Damaged(damage)
        }
        other => other,
    }
}

fn load_slots(tree: &sled::Tree, db: &Path) -> Result<BTreeMap<String, Vec<u8>>, Fault> {
    let mut slots = BTreeMap::new();
    for pair in tree.range(keys::all(keys::SLOT)) {
        let (key, value) = pair.map_err(|error| Fault::of(&error, db))?;
        let name = keys::text_of(&key).ok_or_else(|| odd_key(&key, db))?;
        slots.insert(name.to_owned(), value.to_vec());
    }
    Ok(slots)
}

fn load_outboxes(tree: &sled::Tree, db: &Path) -> Result<BTreeMap<StreamName, Items>, Fault> {
    let mut outboxes: BTreeMap<StreamName, Items> = BTreeMap::new();
    for pair in tree.range(keys::all(keys::ACKNOWLEDGED)) {
        let (key, value) = pair.map_err(|error| Fault::of(&error, db))?;
        let name = keys::text_of(&key).and_then(|text| StreamName::new(text).ok());
        let first = value.as_ref().try_into().map(u64::from_be_bytes).ok();
        let (Some(name), Some(first)) = (name, first) else {
            return Err(odd_key(&key, db));
        };
        let state = &mut outboxes.entry(name).or_default().state;
        (state.first, state.next) = (first, first);
    }
    for name in outbox_names(tree, db)? {
        let items = outboxes.entry(name.clone()).or_default();
        load_items(tree, &name, items, db)?;
    }
    Ok(outboxes)
}

fn outbox_names(tree: &sled::Tree, db: &Path) -> Result<Vec<StreamName>, Fault> {
    let mut names = Vec::new();
    let mut range = keys::all(keys::ITEM);
    while let Some(pair) = tree.range(range.clone()).next() {
        let (key, _) = pair.map_err(|error| Fault::of(&error, db))?;
        let name = name_of(&key, db)?;
        range.start = keys::from(keys::ITEM, &name, 0).end;
        names.push(name);
    }
    Ok(names)
}

fn load_items(
    tree: &sled::Tree,
    name: &StreamName,
    items: &mut Items,
    db: &Path,
) -> Result<(), Fault> {
    let mut scan = Scan::new(tree, keys::from(keys::ITEM, name, 0), db);
    while let Some(found) = scan.next::<0>()? {
        let value = found.value.filter(|_| found.number == items.state.next);
        let Some((_, body)) = value else {
            let what = format!("item {} of the outbox {name} is broken", items.state.next);
            return Err(Fault::Damaged(Damage::of(db, what)));
        };
        items.state.next += 1;
        items.state.bytes += body.len() as u64;
        items.lengths.push_back(body.len());
    }
    Ok(())
}

fn name_of(key: &[u8], db: &Path) -> Result<StreamName, Fault> {
    keys::name_of(key).ok_or_else(|| odd_key(key, db))
}

fn odd_key(key: &[u8], db: &Path) -> Fault {
    let what = format!("a key that no version writes: {key:02x?}");
    Fault::Damaged(Damage::of(db, what))
}
