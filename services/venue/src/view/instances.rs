//! Which processes have spoken for a device.

use std::collections::VecDeque;

/// How many replaced processes are remembered.
const REMEMBERED: usize = 4;

/// What a birth's instance says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Birthmark {
    /// The first process heard of.
    First,
    /// The process that spoke before.
    Same,
    /// Another process: the agent was started anew.
    Renewed,
    /// A process that had been replaced speaks again. A restart makes a new instance each time,
    /// so two processes share this identity; the other one is named.
    Returned(String),
}

/// The current process of a device and those before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Instances {
    current: Option<String>,
    replaced: VecDeque<String>,
}

impl Instances {
    /// A process speaks whose birth may not have been heard; a birth alone replaces another one.
    pub(super) fn speaks(&mut self, instance: &str) {
        if self.current.is_none() && !instance.is_empty() {
            self.current = Some(instance.to_owned());
        }
    }

    pub(super) fn born(&mut self, instance: &str) -> Birthmark {
        if self.current.as_deref() == Some(instance) {
            return Birthmark::Same;
        }
        let Some(before) = self.current.replace(instance.to_owned()) else {
            return Birthmark::First;
        };
        let returned = self.replaced.iter().position(|old| old == instance);
        if let Some(at) = returned {
            self.replaced.remove(at);
        }
        self.replaced.push_back(before.clone());
        if self.replaced.len() > REMEMBERED {
            self.replaced.pop_front();
        }
        match returned {
            Some(_) => Birthmark::Returned(before),
            None => Birthmark::Renewed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ven_4_a_process_is_known_before_its_next_birth() {
        for (speaks, born, expected) in [
            ("a", "a", Birthmark::Same),
            ("a", "b", Birthmark::Renewed),
            ("", "a", Birthmark::First),
        ] {
            let mut instances = Instances::default();
            instances.speaks(speaks);
            assert_eq!(instances.born(born), expected, "{speaks} {born}");
        }
    }

    #[test]
    fn births_by_table() {
        let mut instances = Instances::default();
        let returned = |other: &str| Birthmark::Returned(other.to_owned());
        for (instance, expected) in [
            ("a", Birthmark::First),
            ("a", Birthmark::Same),
            ("b", Birthmark::Renewed),
            ("a", returned("b")),
            ("b", returned("a")),
            ("b", Birthmark::Same),
            ("c", Birthmark::Renewed),
            ("d", Birthmark::Renewed),
            ("e", Birthmark::Renewed),
            ("f", Birthmark::Renewed),
            // Long forgotten: counts as new.
            ("a", Birthmark::Renewed),
        ] {
            assert_eq!(instances.born(instance), expected, "{instance}");
        }
    }
}
