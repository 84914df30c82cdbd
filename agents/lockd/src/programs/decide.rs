//! May this file be executed: a pure decision.

use std::collections::{BTreeMap, BTreeSet};

use super::allow::{AllowList, Identity};

/// Loaders that are awaited at most; more threads never start programs at once.
const MOST_AWAITED: usize = 4096;

/// What becomes of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It goes on.
    Allowed,
    /// It is refused.
    Denied(Reason),
}

/// Why a program is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It is not on the list.
    NotListed,
    /// A loader that was started by itself, to be given a program as its argument.
    LoaderAlone,
    /// Who it is, or which file, could not be found out.
    Unknown,
}

/// The list, whose programs it binds, and which loaders are about to be opened.
#[derive(Debug)]
pub struct Decider {
    list: AllowList,
    users: BTreeSet<u32>,
    loaders: BTreeSet<Identity>,
    /// By thread: an allowed program was opened, and its loader comes next.
    awaited: BTreeMap<i32, Identity>,
}

impl Decider {
    /// Binds these users (numbers of theirs); everybody else is let through.
    pub fn new(list: AllowList, users: impl IntoIterator<Item = u32>) -> Self {
        let loaders = list.programs.values().flatten().copied().collect();
        Self {
            loaders,
            list,
            users: users.into_iter().collect(),
            awaited: BTreeMap::new(),
        }
    }

    /// A file is about to be executed by a thread, whose users (real, effective and so on) are given: one
    /// that is bound is enough. The kernel asks twice for a program that
    /// has a loader: for itself, then for the loader, in the same thread. A program that is started in vain, such as with
    /// arguments that are none, would leave its loader to be started by itself: where the kernel tells, it must be loading
    /// a program then.
    pub fn decide(
        &mut self,
        thread: i32,
        users: &[u32],
        file: Identity,
        is_loading: impl FnOnce() -> Option<bool>,
    ) -> Verdict {
        if !users.iter().any(|user| self.users.contains(user)) {
            return Verdict::Allowed;
        }
        if self.awaited.remove(&thread) == Some(file) && is_loading() != Some(false) {
            return Verdict::Allowed;
        }
        let Some(loader) = self.list.programs.get(&file) else {
            let alone = self.loaders.contains(&file);
            let reason = if alone {
                Reason::LoaderAlone
            } else {
                Reason::NotListed
            };
            return Verdict::Denied(reason);
        };
        if let Some(loader) = loader {
            if self.awaited.len() == MOST_AWAITED {
                self.awaited.pop_first();
            }
            self.awaited.insert(thread, *loader);
        }
        Verdict::Allowed
    }
}

#[cfg(test)]
mod tests {
    use super::{AllowList, Decider, Identity, MOST_AWAITED, Reason, Verdict};

    const KIOSK: &[u32] = &[1000, 1000];
    /// A program that runs as another user than the one who started it.
    const RAISED: &[u32] = &[1000, 0, 0, 0];
    const ROOT: &[u32] = &[0, 0, 0, 0];

    const fn file(inode: u64) -> Identity {
        Identity {
            filesystem: 1,
            inode,
        }
    }
    const BROWSER: Identity = file(10);
    const STATIC: Identity = file(11);
    const SHELL: Identity = file(12);
    const LOADER: Identity = file(13);

    fn decider() -> Decider {
        let programs = [(BROWSER, Some(LOADER)), (STATIC, None)];
        let list = AllowList {
            programs: programs.into_iter().collect(),
        };
        Decider::new(list, [1000])
    }

    #[test]
    fn ven_3_what_is_on_the_list_starts_and_nothing_else() {
        const NOT_LISTED: Verdict = Verdict::Denied(Reason::NotListed);
        const ALONE: Verdict = Verdict::Denied(Reason::LoaderAlone);
        // Each line: thread, user, file, verdict; one after the other.
        let story = [
            (1, KIOSK, BROWSER, Verdict::Allowed),
            (1, KIOSK, LOADER, Verdict::Allowed),
            // Its loader is allowed once.
            (1, KIOSK, LOADER, ALONE),
            (1, KIOSK, STATIC, Verdict::Allowed),
            (1, KIOSK, LOADER, ALONE),
            (1, KIOSK, SHELL, NOT_LISTED),
            // Another thread's program brings no loader to this one.
            (2, KIOSK, BROWSER, Verdict::Allowed),
            (1, KIOSK, LOADER, ALONE),
            (2, KIOSK, LOADER, Verdict::Allowed),
            // Something else in between takes the loader back.
            (2, KIOSK, BROWSER, Verdict::Allowed),
            (2, KIOSK, SHELL, NOT_LISTED),
            (2, KIOSK, LOADER, ALONE),
            // The same file elsewhere is another one.
            (
                1,
                KIOSK,
                Identity {
                    filesystem: 2,
                    ..BROWSER
                },
                NOT_LISTED,
            ),
            (1, RAISED, SHELL, NOT_LISTED),
            // Others are not bound by the list.
            (3, ROOT, SHELL, Verdict::Allowed),
        ];
        let mut decider = decider();
        for (n, (thread, user, file, verdict)) in story.into_iter().enumerate() {
            let told = decider.decide(thread, user, file, || None);
            assert_eq!(told, verdict, "line {n}");
        }
    }

    #[test]
    fn ven_3_a_program_that_was_started_in_vain_leaves_no_loader_behind() {
        const ALONE: Verdict = Verdict::Denied(Reason::LoaderAlone);
        for (is_loading, verdict) in [
            (Some(true), Verdict::Allowed),
            (Some(false), ALONE),
            (None, Verdict::Allowed),
        ] {
            let mut decider = decider();
            decider.decide(1, KIOSK, BROWSER, || None);
            assert_eq!(decider.decide(1, KIOSK, LOADER, || is_loading), verdict);
        }
    }

    #[test]
    fn threads_that_never_open_their_loader_take_no_room() {
        let mut decider = decider();
        for thread in 0..100_000 {
            decider.decide(thread, KIOSK, BROWSER, || None);
        }
        assert_eq!(decider.awaited.len(), MOST_AWAITED);
    }
}
