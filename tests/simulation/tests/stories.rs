//! Rounds that are played while everything goes wrong, a seed each: what must hold holds (DIS-1, DIS-8, VEN-2).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use adoube_simulation::faults::Planted;
use adoube_simulation::invariants::{Disconnected, Invariant};
use adoube_simulation::story::Story;

/// Stories of chance that are told each time.
const SEEDS: u64 = 500;
/// They are told in so many tests, so that a machine with several cores tells several at once.
const PARTS: u64 = 4;
/// So many are looked at for what they have.
const SOME: u64 = 100;
/// A planted fault is found within so many stories.
const UNTIL_FOUND: u64 = 40;

/// How many of them were told.
static TOLD: AtomicU64 = AtomicU64::new(0);

/// How many stories the nightly run asks for, none otherwise.
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn asked_for() -> Option<u64> {
    std::env::var("ADOUBE_SIM_SEEDS").ok()?.parse().ok()
}

/// A story that does not hold is kept in a file, cut down to what it needs.
fn keep(story: &Story, invariant: Invariant) -> PathBuf {
    let name = format!("{}-{}.story", invariant.id(), story.seed);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::write(&path, story.reduced(invariant, None).text());
    path
}

fn holds(story: &Story) {
    let told = story.tell(None);
    let Some(first) = told.violations.first() else {
        return;
    };
    let path = keep(story, first.invariant);
    let all: Vec<String> = told.violations.iter().map(ToString::to_string).collect();
    panic!(
        "seed {}, kept in {}:\n{}",
        story.seed,
        path.display(),
        all.join("\n")
    );
}

#[expect(clippy::print_stdout, reason = "the nightly run counts it")]
fn part(number: u64) {
    let seeds = asked_for().unwrap_or(SEEDS);
    let own = (0..seeds).filter(|seed| seed % PARTS == number);
    for seed in own {
        holds(&Story::of(seed));
        let told = TOLD.fetch_add(1, Ordering::Relaxed) + 1;
        if told.is_multiple_of(50) || told == seeds {
            println!("{told} stories");
        }
    }
}

#[test]
fn stories_of_chance_hold_1() {
    part(0);
}

#[test]
fn stories_of_chance_hold_2() {
    part(1);
}

#[test]
fn stories_of_chance_hold_3() {
    part(2);
}

#[test]
fn stories_of_chance_hold_4() {
    part(3);
}

/// What once did not hold is told each time.
#[test]
fn kept_stories_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("stories");
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path
            .extension()
            .is_some_and(|extension| extension == "story")
        {
            let story = Story::parse(&fs::read_to_string(&path).unwrap());
            holds(&story.unwrap_or_else(|why| panic!("{}: {why}", path.display())));
        }
    }
}

/// Each invariant finds the fault that is planted for it, which is in what surrounds the services.
#[test]
fn every_planted_fault_is_found() {
    for (planted, invariant) in Planted::ALL {
        let found = (0..UNTIL_FOUND).find(|seed| {
            let told = Story::of(*seed).tell(Some(planted));
            let mut found = told.violations.iter();
            found.any(|violation| violation.invariant == invariant)
        });
        assert!(
            found.is_some(),
            "{planted:?} is not found by {}",
            invariant.id()
        );
        println!("{planted:?}: {} by seed {found:?}", invariant.id());
    }
}

/// DIS-3: chance makes stories in which another game begins while a player is disconnected, and flags that fall there.
#[test]
fn dis_3_stories_have_silences_that_go_on_into_new_games() {
    let (mut new_games, mut flags) = (0, 0);
    for seed in 0..SOME {
        let told = Story::of(seed).tell(None);
        let found = Disconnected::of(&told.evidence);
        new_games += usize::from(found.new_games > 0);
        flags += usize::from(found.flags > 0);
    }
    println!(
        "of {SOME} stories {new_games} have a new game while a player is disconnected, {flags} a flag there"
    );
    assert!(new_games >= 15 && flags >= 4, "{new_games}, {flags}");
}

/// The document names each invariant, with the fault that shows that it is looked for.
#[test]
fn the_document_names_every_invariant() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/simulation.md");
    let document = fs::read_to_string(path).unwrap();
    let (_, document) = document.split_once("## What must hold").unwrap();
    let rows = document.lines().filter_map(|line| line.strip_prefix("| `"));
    let named: Vec<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    let ids = Invariant::ALL.map(Invariant::id);
    assert_eq!(named[..ids.len()], ids);
    let planted: BTreeSet<_> = Planted::ALL
        .iter()
        .map(|(_, invariant)| *invariant)
        .collect();
    assert_eq!(planted.len(), ids.len(), "each has its planted fault");
}

#[test]
fn the_same_seed_leaves_the_same_ledger() {
    for seed in [1, 2, 3] {
        let first = Story::of(seed).tell(None).heads;
        assert!(first.len() > 3, "{first:?}");
        assert_eq!(first, Story::of(seed).tell(None).heads, "seed {seed}");
        assert_ne!(first, Story::of(seed + 100).tell(None).heads, "seed {seed}");
    }
}

#[test]
fn a_story_is_read_as_it_is_written() {
    let mut kinds = BTreeSet::new();
    for seed in 0..100 {
        let story = Story::of(seed);
        assert_eq!(Story::parse(&story.text()), Ok(story.clone()));
        let steps = story.steps.iter().map(|(_, step)| step.to_string());
        kinds.extend(steps.filter_map(|step| step.split(' ').next().map(str::to_owned)));
    }
    assert_eq!(kinds.len(), 35, "{kinds:?}");
    for wrong in [
        "",
        "seed x",
        "seed 1\n12",
        "seed 1\nx pull 1 2",
        "seed 1\n1 fly 2",
        "seed 1\n1 lta 0 fly",
        "seed 1\n1 lta 0 hold 1",
        "seed 1\n1 pull 1",
        "seed 1\n1 pull 1 2 3",
        "seed 1\n1 pull -1 2",
        "seed 1\n1 pull 1 18446744073709551615",
        "seed 1\n18446744073709551615 pull 1 2",
    ] {
        assert!(Story::parse(wrong).is_err(), "{wrong}");
    }
}
