//! Which imports break a rule.

use super::table::RULES;
use super::{Graph, Member};

/// One rule of the table.
pub(super) struct Rule {
    pub(super) what: &'static str,
    pub(super) reason: &'static str,
    pub(super) check: Check,
}

/// How a rule is checked.
pub(super) enum Check {
    /// Of our own crates, `of` imports only these.
    OursOnly {
        of: &'static str,
        may: &'static [&'static str],
    },
    /// No way of imports, through whatever other crates, leads from any of these to any of
    /// those.
    NeverReaches {
        from: &'static [&'static str],
        to: &'static [&'static str],
    },
    /// Only crates in these places import it themselves.
    OnlyIn {
        what: &'static str,
        places: &'static [&'static str],
    },
    /// Only crates in these places have a `main`.
    MainOnlyIn { places: &'static [&'static str] },
}

/// Of our own crates, `of` imports only these.
pub(super) const fn only(
    of: &'static str,
    may: &'static [&'static str],
    what: &'static str,
    reason: &'static str,
) -> Rule {
    let check = Check::OursOnly { of, may };
    Rule {
        what,
        reason,
        check,
    }
}

/// No imports lead from these to those.
pub(super) const fn never(
    from: &'static [&'static str],
    to: &'static [&'static str],
    what: &'static str,
    reason: &'static str,
) -> Rule {
    let check = Check::NeverReaches { from, to };
    Rule {
        what,
        reason,
        check,
    }
}

/// Every import that breaks a rule, one line each, with the rule and its reason.
pub fn broken(graph: &Graph) -> Vec<String> {
    RULES
        .iter()
        .flat_map(|rule| {
            let found = rule.check.broken(graph);
            found
                .into_iter()
                .map(|found| format!("{found} [{}, because {}]", rule.what, rule.reason))
        })
        .collect()
}

impl Check {
    fn broken(&self, graph: &Graph) -> Vec<String> {
        match self {
            Self::OursOnly { of, may } => graph
                .imports(of)
                .filter(|edge| graph.members.contains_key(&edge.to))
                .filter(|edge| !may.contains(&edge.to.as_str()))
                .map(|edge| format!("{} -> {}", edge.from, edge.to))
                .collect(),
            Self::NeverReaches { from, to } => from
                .iter()
                .flat_map(|from| to.iter().filter_map(|to| graph.way(from, to)))
                .map(|way| way.join(" -> "))
                .collect(),
            Self::OnlyIn { what, places } => graph
                .members
                .iter()
                .filter(|(_, member)| !lies_in(member, places))
                .flat_map(|(name, _)| graph.imports(name))
                .filter(|edge| edge.to == *what)
                .map(|edge| format!("{} -> {}", edge.from, edge.to))
                .collect(),
            Self::MainOnlyIn { places } => graph
                .members
                .iter()
                .filter(|(_, member)| member.has_main && !lies_in(member, places))
                .map(|(name, _)| format!("{name} has a main"))
                .collect(),
        }
    }
}

/// A place that ends with `/` holds crates; any other is one.
fn lies_in(member: &Member, places: &[&str]) -> bool {
    places.iter().any(|place| {
        member.folder == *place || (place.ends_with('/') && member.folder.starts_with(place))
    })
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
