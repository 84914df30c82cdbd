//! What the rules want to know of a Rust file.
//!
//! The file is read as tokens, not as a syntax tree: so functions inside of macro calls (the
//! usual way to write property tests) count like all others.

use std::ops::RangeInclusive;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A function with a body. Lines count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Function {
    pub(super) name: String,
    /// From the `fn` to the closing brace: attributes and documentation do not count.
    pub(super) lines: RangeInclusive<usize>,
}

impl Function {
    pub(super) fn length(&self) -> usize {
        self.lines.end() + 1 - self.lines.start()
    }
}

/// What was found in one file.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Scan {
    pub(super) functions: Vec<Function>,
    /// The line of every `unsafe`.
    pub(super) unsafes: Vec<usize>,
    /// The lines of what is only built for tests.
    tests: Vec<RangeInclusive<usize>>,
    /// The whole file is only built for tests.
    all_test: bool,
}

impl Scan {
    /// Reads a file's text; an error, in words, if it is no Rust.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let tokens: TokenStream = text
            .parse()
            .map_err(|error: proc_macro2::LexError| error.to_string())?;
        let mut scan = Self::default();
        scan.walk(tokens);
        Ok(scan)
    }

    /// How many of the file's lines belong to code that is only built for tests.
    pub(super) fn test_lines(&self, all: usize) -> usize {
        (1..=all).filter(|line| self.is_for_tests(*line)).count()
    }

    /// Whether a line belongs to code that is only built for tests.
    pub(super) fn is_for_tests(&self, line: usize) -> bool {
        self.all_test || self.tests.iter().any(|lines| lines.contains(&line))
    }

    fn walk(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let rest = tokens.get(at + 1..).unwrap_or_default();
            match token {
                TokenTree::Ident(word) if word == "unsafe" => {
                    self.unsafes.push(word.span().start().line);
                }
                TokenTree::Ident(word) if word == "fn" => {
                    self.functions
                        .extend(function(word.span().start().line, rest));
                }
                TokenTree::Punct(mark) if mark.as_char() == '#' => {
                    self.attribute(mark.span().start().line, rest);
                }
                _ => {}
            }
        }
        for token in tokens {
            if let TokenTree::Group(group) = token {
                self.walk(group.stream());
            }
        }
    }

    /// `#[cfg(test)]` or `#![cfg(test)]`, with what it stands before.
    fn attribute(&mut self, first: usize, rest: &[TokenTree]) {
        match rest {
            [TokenTree::Group(group), item @ ..] if is_cfg_test(group) => {
                self.tests.extend(end(item).map(|last| first..=last));
            }
            [TokenTree::Punct(mark), TokenTree::Group(group), ..]
                if mark.as_char() == '!' && is_cfg_test(group) =>
            {
                self.all_test = true;
            }
            _ => {}
        }
    }
}

/// The function whose name comes first in `rest`; nothing for a function pointer's type or a
/// declaration without a body.
fn function(first: usize, rest: &[TokenTree]) -> Option<Function> {
    let [TokenTree::Ident(name), signature @ ..] = rest else {
        return None;
    };
    let body = signature.iter().find(|token| ends_an_item(token))?;
    let TokenTree::Group(body) = body else {
        return None;
    };
    Some(Function {
        name: name.to_string(),
        lines: first..=body.span_close().end().line,
    })
}

/// The last line of the item that starts here.
fn end(item: &[TokenTree]) -> Option<usize> {
    let last = item.iter().find(|token| ends_an_item(token))?;
    Some(last.span().end().line)
}

fn ends_an_item(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    }
}

fn is_cfg_test(attribute: &Group) -> bool {
    let mut words = attribute.stream().into_iter();
    let cfg = matches!(words.next(), Some(TokenTree::Ident(word)) if word == "cfg");
    cfg && words.any(|token| matches!(token, TokenTree::Group(group) if asks_for_test(&group)))
}

/// Whether `test` is among the conditions, not counting those inside of `not(…)`.
fn asks_for_test(conditions: &Group) -> bool {
    let mut negated = false;
    for token in conditions.stream() {
        match token {
            TokenTree::Ident(word) if word == "test" => return true,
            TokenTree::Ident(word) => negated = word == "not",
            TokenTree::Group(group) if !negated && asks_for_test(&group) => return true,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::Scan;

    fn functions(text: &str) -> Vec<(String, usize)> {
        Scan::read(text)
            .unwrap()
            .functions
            .iter()
            .map(|function| (function.name.clone(), function.length()))
            .collect()
    }

    #[test]
    fn functions_are_measured_from_fn_to_the_closing_brace() {
        // text, name, length
        let table = [
            ("fn a() {}", "a", 1),
            ("/// said\n#[inline]\npub fn a()\n{\n}\n", "a", 3),
            ("fn a(\n  b: u8,\n) -> u8 {\n  b\n}", "a", 5),
            ("impl X { fn a(&self) {\n\n} }", "a", 3),
            ("fn a<'a>(b: &'a str) -> char {\n  '{'\n}", "a", 3),
            ("fn a() {\n  let b = \"}\\\"}\";\n}", "a", 3),
            ("fn a() {\n  let b = r#\"}\"}\n\"#;\n}", "a", 4),
            ("fn a() {\n  // }\n  /* } /* } */ */\n}", "a", 4),
            ("proptest! {\n  fn a(b in 0..9) {\n  }\n}", "a", 2),
            ("fn a() -> [u8; { 2 }] {\n  [0; 2]\n}", "a", 3),
            ("fn a(b: fn(u8) -> u8) where X: Y {\n}", "a", 2),
        ];
        for (text, name, length) in table {
            assert_eq!(functions(text), [(name.to_owned(), length)], "{text}");
        }
    }

    #[test]
    fn what_has_no_body_is_no_function() {
        assert_eq!(functions("trait X { fn a(&self); }"), []);
        assert_eq!(functions("type X = fn(u8) -> u8;"), []);
        assert_eq!(functions("const X: &str = \"fn a() {}\";"), []);
    }

    #[test]
    fn a_function_in_a_function_counts_in_both() {
        let found = functions("fn a() {\n fn b() {\n }\n}");
        assert_eq!(found, [("a".to_owned(), 4), ("b".to_owned(), 2)]);
    }

    #[test]
    fn lines_for_tests_are_told_apart() {
        // text, lines in all, lines for tests
        let table = [
            ("fn a() {}\n#[cfg(test)]\nmod tests {\n}\n", 4, 3),
            ("#[cfg(test)]\nmod tests;\nfn a() {}\n", 3, 2),
            ("#[cfg(all(unix, test))]\n#[x]\nfn a() {\n}\n", 4, 4),
            ("#[cfg(not(test))]\nfn a() {}\n", 2, 0),
            ("#[cfg(feature = \"test\")]\nfn a() {}\n", 2, 0),
            ("#![cfg(test)]\nfn a() {}\n", 2, 2),
            ("#![cfg_attr(test, allow(x))]\nfn a() {}\n", 2, 0),
        ];
        for (text, all, tests) in table {
            assert_eq!(Scan::read(text).unwrap().test_lines(all), tests, "{text}");
        }
    }

    #[test]
    fn unsafe_is_seen_in_code_only() {
        let text = "// unsafe\nfn a() { \"unsafe\" }\nfn b() { unsafe { c() } }\nm! { unsafe }\n";
        assert_eq!(Scan::read(text).unwrap().unsafes, [3, 4]);
        let forbidden = Scan::read("#![forbid(unsafe_code)]").unwrap();
        assert!(forbidden.unsafes.is_empty());
    }

    #[test]
    fn what_is_no_rust_is_said() {
        assert!(Scan::read("fn a() {").is_err());
        assert!(Scan::read("let a = \"").is_err());
    }
}
