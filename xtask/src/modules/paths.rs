//! The paths into its own crate that a file holds: `use` declarations and qualified paths.
//!
//! The file is read as tokens, so paths inside macro calls count like all others.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

/// A path to something of the own crate.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct FoundPath {
    /// The module that holds it, from the crate's root.
    pub(super) module: Vec<String>,
    /// What it leads to, from the crate's root.
    pub(super) target: Vec<String>,
    /// From 1.
    pub(super) line: usize,
}

/// What was found in one file.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) paths: Vec<FoundPath>,
    /// Modules that lie in files of their own, from the crate's root.
    pub(super) modules: Vec<Vec<String>>,
}

/// Looks through a file that holds `module`; code that is only built for tests is passed over.
pub(super) fn find(tokens: TokenStream, module: &[String]) -> Found {
    let mut found = Found::default();
    found.walk(tokens, module);
    found
}

impl Found {
    fn walk(&mut self, tokens: TokenStream, module: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let rest = &tokens[at + 1..];
            at += 1;
            match token {
                TokenTree::Punct(hash) if hash.as_char() == '#' => {
                    if rest.first().is_some_and(is_for_tests) {
                        at += item_length(rest);
                    }
                }
                TokenTree::Ident(word) if word == "mod" => at += self.declared(rest, module),
                TokenTree::Ident(word)
                    if ["crate", "super", "self"].iter().any(|root| word == root) =>
                {
                    at += self.path(&word.to_string(), rest, module, word.span());
                }
                TokenTree::Group(group) => self.walk(group.stream(), module),
                TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    /// A module that is declared or held here; how many tokens that takes.
    fn declared(&mut self, rest: &[TokenTree], module: &[String]) -> usize {
        let [TokenTree::Ident(name), body, ..] = rest else {
            return 0;
        };
        let child: Vec<String> = module.iter().cloned().chain([name.to_string()]).collect();
        match body {
            TokenTree::Punct(end) if end.as_char() == ';' => self.modules.push(child),
            TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => {
                self.walk(body.stream(), &child);
            }
            _ => return 0,
        }
        2
    }

    /// A path that begins with `first`; how many of the tokens behind that it takes.
    fn path(&mut self, first: &str, rest: &[TokenTree], module: &[String], at: Span) -> usize {
        let start = match first {
            "crate" => Vec::new(),
            "super" => module[..module.len().saturating_sub(1)].to_vec(),
            _ => module.to_vec(),
        };
        let (taken, ends) = ends(rest);
        for end in ends {
            let mut full = start.clone();
            for name in end {
                if name == "super" {
                    full.pop();
                } else if name != "self" {
                    full.push(name);
                }
            }
            self.paths.push(FoundPath {
                module: module.to_vec(),
                target: full,
                line: at.start().line,
            });
        }
        taken
    }
}

/// What follows the beginning of a path: how many tokens, and each way that it goes on, for a `use` of
/// several things has several.
fn ends(tokens: &[TokenTree]) -> (usize, Vec<Vec<String>>) {
    let mut names = Vec::new();
    let mut taken = 0;
    loop {
        match &tokens[taken..] {
            [TokenTree::Punct(a), TokenTree::Punct(b), next, ..]
                if a.as_char() == ':' && b.as_char() == ':' =>
            {
                taken += 3;
                match next {
                    TokenTree::Ident(name) => names.push(name.to_string()),
                    TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                        let branches = branches(group);
                        let full = |branch: Vec<String>| names.iter().cloned().chain(branch);
                        let all = branches.into_iter().map(|branch| full(branch).collect());
                        return (taken, all.collect());
                    }
                    _ => return (taken, vec![names]),
                }
            }
            _ => return (taken, vec![names]),
        }
    }
}

/// The paths between the braces of a `use`.
fn branches(group: &Group) -> Vec<Vec<String>> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let comma = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
    let branches = tokens.split(comma).filter_map(|branch| {
        let (TokenTree::Ident(first), rest) = branch.split_first()? else {
            return None;
        };
        let first = first.to_string();
        let (_, ends) = ends(rest);
        let ends = ends.into_iter();
        Some(ends.map(move |end| [first.clone()].into_iter().chain(end).collect()))
    });
    branches.flatten().collect()
}

/// Whether an attribute's brackets say that what follows is only built for tests.
fn is_for_tests(attribute: &TokenTree) -> bool {
    let TokenTree::Group(attribute) = attribute else {
        return false;
    };
    let text = attribute.stream().to_string().replace(' ', "");
    text == "cfg(test)" || text.starts_with("cfg(all(test,")
}

/// How many tokens the item behind the `#` of its attribute takes.
fn item_length(rest: &[TokenTree]) -> usize {
    let mut is_use = false;
    for (at, token) in rest.iter().enumerate() {
        match token {
            TokenTree::Punct(end) if end.as_char() == ';' => return at + 1,
            TokenTree::Group(body) if body.delimiter() == Delimiter::Brace && !is_use => {
                return at + 1;
            }
            TokenTree::Ident(word) if word == "use" => is_use = true,
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::find;

    /// The targets, and the modules that are declared, in a file that holds `a::b`.
    fn found(text: &str) -> (Vec<String>, Vec<String>) {
        let module = ["a", "b"].map(str::to_owned);
        let found = find(text.parse().unwrap(), &module);
        let paths = found.paths.iter().map(|path| path.target.join("::"));
        let modules = found.modules.iter().map(|module| module.join("::"));
        (paths.collect(), modules.collect())
    }

    #[test]
    fn paths_are_told_from_the_root() {
        for (text, expected) in [
            ("use crate::c::D;", &["c::D"][..]),
            ("use super::c;", &["a::c"]),
            ("use super::super::c::D;", &["c::D"]),
            ("pub(super) use self::c::D;", &["a", "a::b::c::D"]),
            (
                "use crate::{c::{D, self}, e::*, f as g};",
                &["c::D", "c", "e", "f"],
            ),
            (
                "fn f(x: crate::c::D) -> u8 { super::e::<u8>(x) }",
                &["c::D", "a::e"],
            ),
            ("assert!(matches!(x, crate::c::D::E { .. }));", &["c::D::E"]),
            ("mod m { use super::super::c; }", &["a::c"]),
            ("/// [`crate::c`]\nuse std::crate_name::c;", &[]),
        ] {
            assert_eq!(found(text).0, expected, "{text}");
        }
    }

    #[test]
    fn tests_are_passed_over() {
        for text in [
            "#[cfg(test)] mod tests { use crate::c; }",
            "#[cfg(test)] mod tests;",
            "#[cfg(test)] #[allow(dead_code)] fn f() { crate::c::d() }",
            "#[cfg(test)] use crate::{c, d};",
            "#[cfg(all(test, unix))] use crate::c;",
        ] {
            let after = format!("{text} use crate::e;");
            let (paths, modules) = found(&after);
            assert_eq!(
                (paths.as_slice(), modules.len()),
                (&["e".to_owned()][..], 0),
                "{text}"
            );
        }
        assert_eq!(found("#[cfg(not(test))] use crate::c;").0, ["c"]);
    }

    #[test]
    fn modules_in_files_of_their_own_are_told() {
        let (_, modules) = found("mod c; pub(crate) mod d; mod e { mod f; }");
        assert_eq!(modules, ["a::b::c", "a::b::d", "a::b::e::f"]);
    }
}
