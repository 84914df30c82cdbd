//! What a store holds, found when it is opened: every stream's trail, the slots, the outboxes.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;

use crate::entry::Head;
use crate::error::Damage;
use crate::name::StreamName;
use crate::outbox::OutboxState;

use super::engine::Engine;
use super::fault::{Fault, contained};
use super::keys;
use super::scan::{self, Scan};
use super::tally::Tally;
use super::trail::Trail;
use super::trails;

#[derive(Default)]
pub(super) struct Contents {
    pub(super) tally: Tally,
    pub(super) trails: BTreeMap<StreamName, Trail>,
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
    contained(db, || read(engine.tree(), db))
}

/// The same of a tree.
pub(super) fn read(tree: &sled::Tree, db: &Path) -> Result<Contents, Fault> {
    let contents = Contents {
        tally: load_tally(tree, db)?,
        trails: trails::load(tree, db)?,
        slots: load_slots(tree, db)?,
        outboxes: load_outboxes(tree, db)?,
    };
    check_tally(&contents, db)?;
    Ok(contents)
}

/// The same, where a copy of the store held what is `known`.
pub(super) fn load_known(engine: &Engine, db: &Path, known: Contents) -> Result<Contents, Fault> {
    let same = contained(db, || Ok(load_tally(engine.tree(), db)? == known.tally))?;
    if same { Ok(known) } else { load(engine, db) }
}

/// Refuses contents older than what was `acknowledged`.
pub(super) fn check_age(
    contents: Contents,
    acknowledged: &Tally,
    db: &Path,
) -> Result<Contents, Fault> {
    let found = &contents.tally;
    let same = found.commits == acknowledged.commits;
    if found.commits < acknowledged.commits || (same && found != acknowledged) {
        let what = format!(
            "acknowledged records are gone: {} commits with {} records were acknowledged, \
             {} with {} are left",
            acknowledged.commits, acknowledged.records, found.commits, found.records
        );
        return Err(Fault::Damaged(Damage::of(db, what)));
    }
    Ok(contents)
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
    for trail in contents.trails.values() {
        found.moved(&Head::EMPTY, &trail.head);
    }
    if found == contents.tally {
        return Ok(());
    }
    let what = format!(
        "the streams do not add up: {} records were written, {} are left in {} streams",
        contents.tally.records,
        found.records,
        contents.trails.len()
    );
    Err(Fault::Damaged(Damage::of(db, what)))
}

fn load_slots(tree: &sled::Tree, db: &Path) -> Result<BTreeMap<String, Vec<u8>>, Fault> {
    let mut slots = BTreeMap::new();
    for pair in tree.range(keys::all(keys::SLOT)) {
        let (key, value) = pair.map_err(|error| Fault::of(&error, db))?;
        let name = keys::text_of(&key).ok_or_else(|| scan::odd_key(&key, db))?;
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
            return Err(scan::odd_key(&key, db));
        };
        let state = &mut outboxes.entry(name).or_default().state;
        (state.first, state.next) = (first, first);
    }
    for name in scan::names(tree, keys::ITEM, db)? {
        let items = outboxes.entry(name.clone()).or_default();
        load_items(tree, &name, items, db)?;
    }
    Ok(outboxes)
}

fn load_items(
    tree: &sled::Tree,
    name: &StreamName,
    items: &mut Items,
    db: &Path,
) -> Result<(), Fault> {
    let mut scan = Scan::new(tree, keys::from(keys::ITEM, name, 0), db);
    while let Some(found) = scan.next()? {
        let value = found.value.filter(|_| found.number == items.state.next);
        // No outbox comes to the last number there is.
        let next = items.state.next.checked_add(1);
        let (Some(body), Some(next)) = (value, next) else {
            let what = format!("item {} of the outbox {name} is broken", items.state.next);
            return Err(Fault::Damaged(Damage::of(db, what)));
        };
        items.state.next = next;
        items.state.bytes += body.len() as u64;
        items.lengths.push_back(body.len());
    }
    Ok(())
}
