//! Locking: each layer by itself, and how far it holds here.

use std::path::{Path, PathBuf};

use super::{KeeperError, Places, ports::Ports, rules::Rules, sessions};
use crate::{
    browser,
    changes::{
        Change, ChangeError,
        journal::{Journal, NotMade},
    },
    execs::Connector,
    groups,
    layers::{LayerName, Standing, State},
    looks::{self, Looked},
    network,
    profile::{Browser, Kernel, Leads, Network, NoExec, Profile, Programs, Reports, Stop},
    programs::{
        allow::AllowList,
        denied::Ear,
        guard::{self, Ready, Terms},
        kept::Kept,
    },
    strangers::Bound,
    users,
};

/// What holds the machine from now on.
#[derive(Debug)]
pub(super) struct Held {
    /// SHA-256 of the profile's file.
    pub(super) profile: String,
    pub(super) layers: Vec<Standing>,
    pub(super) list: AllowList,
    pub(super) players: Vec<u32>,
    pub(super) agent: u32,
    /// What the guard is made of, if programs are to be held to the list.
    terms: Option<Terms>,
    /// Its process group.
    guard: i32,
    /// Its refusals, if programs are held to the list.
    pub(super) ear: Option<Ear>,
    pub(super) connector: Option<Connector>,
    /// All that runs is looked at every so many seconds.
    pub(super) every_s: u64,
    /// What is mounted for sessions of the players, where nothing is to start from what they can write.
    pub(super) sessions: Vec<PathBuf>,
    /// The player's control group.
    pub(super) group: Option<PathBuf>,
    /// What is looked at twice a second.
    pub(super) looks: Vec<Looked>,
    /// What keeps USB devices out.
    pub(super) ports: Option<Ports>,
    /// The network's rules, where the kernel tells of their changes.
    pub(super) rules: Option<Rules>,
    /// What a breach leads to.
    pub(super) leads: Leads,
}

/// Makes every change that the profile asks for. A layer that cannot be held says so, and the others are
/// held all the same. Programs are held last: loading network rules starts one.
pub(super) fn engage(
    profile: &Profile,
    journal: &Journal,
    places: &Places,
) -> Result<Held, KeeperError> {
    let root = &places.root;
    let players = profile.users.iter().map(|name| users::number(name));
    let mut held = Held {
        profile: profile.hash.clone(),
        layers: Vec::new(),
        list: AllowList::default(),
        players: players.collect::<Result<_, _>>()?,
        agent: users::number(&profile.agent)?,
        terms: None,
        guard: 0,
        ear: None,
        connector: None,
        every_s: 0,
        sessions: Vec::new(),
        group: None,
        looks: looks::asked(profile, root),
        ports: None,
        rules: None,
        leads: profile.breach,
    };
    // Before anything else is opened: who is forked holds no more than he needs.
    let ready = profile
        .programs
        .as_ref()
        .map(|programs| held.prepare(programs, Kept::of(&places.state)));
    if let Some(stop) = &profile.stop {
        held.stop(stop, journal);
    }
    if let Some(kernel) = &profile.kernel {
        held.kernel(kernel, journal, root);
    }
    if let Some(no_exec) = &profile.no_exec {
        held.no_exec(no_exec, journal);
    }
    if let Some(network) = &profile.network {
        held.network(network, journal);
    }
    if let Some(browser) = &profile.browser {
        held.browser(browser, journal);
    }
    if let Some(reports) = &profile.reports {
        held.reports(reports);
    }
    held.looks(journal, root);
    if let Some((programs, ready)) = profile.programs.as_ref().zip(ready) {
        held.programs(programs, ready, journal);
    }
    held.layers.sort_by_key(|standing| standing.layer);
    Ok(held)
}

/// A pair that stands ready, with what the list names and this machine has not.
type Prepared = (Result<Ready, String>, Vec<String>);

impl Held {
    /// Whose programs are bound.
    pub(super) fn bound(&self) -> Bound<'_> {
        Bound {
            list: &self.list,
            players: &self.players,
        }
    }

    fn stands(&mut self, layer: LayerName, required: bool, made: Result<(), String>) {
        let state = match made {
            Ok(()) => State::Enforced,
            Err(why) => State::Unavailable { why },
        };
        self.layers.push(Standing {
            layer,
            required,
            state,
            remarks: Vec::new(),
        });
    }

    fn prepare(&mut self, programs: &Programs, kept: Kept) -> Prepared {
        let (list, missing) = AllowList::read(programs.allow.iter().chain([&programs.control]));
        let missing = missing
            .iter()
            .map(|missing| format!("not on this device: {missing}"))
            .collect();
        self.list = list.clone();
        let terms = Terms {
            list,
            users: self.players.clone(),
            filesystems: programs.filesystems.clone(),
            kept,
        };
        self.terms = Some(terms.clone());
        let ready = guard::ready(terms);
        (ready.map_err(|error| error.to_string()), missing)
    }

    fn programs(&mut self, programs: &Programs, (ready, missing): Prepared, journal: &Journal) {
        let made = ready.and_then(|ready| self.begin(ready, journal));
        self.stands(LayerName::Programs, programs.required, made);
        if let Some(standing) = self.layers.last_mut() {
            standing.remarks = missing;
        }
    }

    fn begin(&mut self, ready: Ready, journal: &Journal) -> Result<(), String> {
        let group = ready.group;
        let noted = journal.note(&Change::Guard { group });
        noted.map_err(|error| error.to_string())?;
        self.ear = Some(ready.go().map_err(|error| error.to_string())?);
        self.guard = group;
        Ok(())
    }

    /// Another guard in the place of one that is dead, at once: nothing else is made anew, since every moment counts.
    pub(super) fn guard_anew(&mut self, journal: &Journal) -> Result<(), String> {
        let dead = Change::Guard { group: self.guard };
        let terms = self.terms.clone().ok_or("no programs are restricted")?;
        let ready = guard::ready(terms).map_err(|error| error.to_string())?;
        self.begin(ready, journal)?;
        journal.forget(&dead).map_err(|error| error.to_string())
    }

    fn stop(&mut self, stop: &Stop, journal: &Journal) {
        let made = groups::root().and_then(|root| {
            let folder = root.join(&stop.group);
            let change = Change::Group {
                folder: folder.clone(),
            };
            made(journal, Ok(change))?;
            self.group = Some(folder);
            Ok(())
        });
        self.stands(LayerName::Stop, stop.required, made);
    }

    fn kernel(&mut self, kernel: &Kernel, journal: &Journal, root: &Path) {
        let set = |(name, value): (&String, &String)| {
            let file = root.join("proc/sys").join(name.replace('.', "/"));
            made(journal, Change::value(file, value))
        };
        let all = together(kernel.values.iter().map(set));
        self.stands(LayerName::Kernel, kernel.required, all);
    }

    fn no_exec(&mut self, no_exec: &NoExec, journal: &Journal) {
        let close = |folder: &PathBuf| made(journal, Change::no_exec(folder));
        let all = together(no_exec.folders.iter().map(close));
        self.stands(LayerName::NoExec, no_exec.required, all);
        let players = self.players.iter();
        self.sessions = players.map(|player| sessions::folder(*player)).collect();
        self.shut_sessions(journal);
    }

    fn network(&mut self, network: &Network, journal: &Journal) {
        let made = network::change(network, &self.players, self.agent)
            .map_err(|error| error.to_string())
            .and_then(|change| {
                made(journal, Ok(change.clone()))?;
                Ok(Rules::watch(change))
            });
        let (made, unheard) = match made {
            Ok(Ok(rules)) => {
                self.rules = Some(rules);
                (Ok(()), None)
            }
            Ok(Err(unheard)) => (Ok(()), Some(unheard)),
            Err(why) => (Err(why), None),
        };
        self.stands(LayerName::Network, network.required, made);
        if let Some(standing) = self.layers.last_mut() {
            standing.remarks.extend(unheard);
        }
    }

    fn browser(&mut self, browser: &Browser, journal: &Journal) {
        let made = made(journal, browser::change(browser));
        self.stands(LayerName::Browser, browser.required, made);
    }

    fn reports(&mut self, reports: &Reports) {
        self.every_s = u64::from(reports.every_s).max(1);
        let heard = self.hears();
        self.stands(LayerName::Reports, reports.required, heard);
    }

    /// From now on it is told of each program that starts.
    pub(super) fn hears(&mut self) -> Result<(), String> {
        if self.connector.is_none() {
            let opened = Connector::open().map_err(|error| error.to_string())?;
            self.connector = Some(opened);
        }
        Ok(())
    }
}

/// Every one is tried; one that failed is enough for the layer not to hold.
fn together(all: impl Iterator<Item = Result<(), String>>) -> Result<(), String> {
    let failed: Vec<String> = all.filter_map(Result::err).collect();
    if failed.is_empty() {
        return Ok(());
    }
    Err(failed.join("; "))
}

fn made(journal: &Journal, change: Result<Change, ChangeError>) -> Result<(), String> {
    let change = change.map_err(|error| error.to_string())?;
    journal
        .make(&change)
        .map_err(|error: NotMade| error.to_string())
}
