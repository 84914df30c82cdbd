//! Questions about a kind of event or order that a new kind would be passed over in: `if let`, `let … else` and
//! `matches!` name one kind and say nothing of the others. A `match` without a wildcard names them all.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::Finding;
use super::files::File;
use super::rules::HIDDEN_WILDCARD;
use super::rust::Scan;

/// Where the names below are those of the domain.
const FOLDERS: [&str; 3] = [
    "crates/tournament/src/",
    "crates/record/src/",
    "services/coordinator/src/shard/",
];

const TYPES: [&str; 5] = ["Event", "Order", "PlayerOrder", "Act", "SystemOrder"];

pub(super) fn hidden(files: &[File]) -> Vec<Finding> {
    let own = |file: &&File| {
        let is_own = FOLDERS.iter().any(|folder| file.path.starts_with(folder));
        is_own && !file.is_test()
    };
    files.iter().filter(own).flat_map(of_file).collect()
}

fn of_file(file: &File) -> Vec<Finding> {
    let Some(text) = &file.text else {
        return Vec::new();
    };
    // What cannot be read is the business of another rule.
    let (Ok(scan), Ok(tokens)) = (Scan::read(text), text.parse::<TokenStream>()) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    walk(tokens, &mut lines);
    let lines = lines.into_iter().filter(|line| !scan.is_for_tests(*line));
    let finding = |line| {
        let text =
            "one kind of event or order is asked for: match all kinds, or let a table say it";
        Finding::new(HIDDEN_WILDCARD, file, line, text)
    };
    lines.map(finding).collect()
}

fn walk(tokens: TokenStream, lines: &mut Vec<usize>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let rest = tokens.get(at + 1..).unwrap_or_default();
        let pattern = match (token, rest) {
            (TokenTree::Ident(word), _) if word == "let" => pattern_of_let(rest),
            (TokenTree::Ident(word), [TokenTree::Punct(mark), TokenTree::Group(group), ..])
                if word == "matches" && mark.as_char() == '!' =>
            {
                pattern_of_matches(group.stream())
            }
            _ => Vec::new(),
        };
        if names_a_kind(&pattern) {
            lines.push(token.span().start().line);
        }
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            walk(group.stream(), lines);
        }
    }
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(own) if own.as_char() == mark)
}

fn pattern_of_let(rest: &[TokenTree]) -> Vec<TokenTree> {
    let pattern = rest.iter().take_while(|token| !is_mark(token, '='));
    pattern.cloned().collect()
}

fn pattern_of_matches(arguments: TokenStream) -> Vec<TokenTree> {
    let after = arguments
        .into_iter()
        .skip_while(|token| !is_mark(token, ','));
    let is_if = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "if");
    after.take_while(|token| !is_if(token)).collect()
}

/// Whether one of the types stands before `::`, at any depth.
fn names_a_kind(pattern: &[TokenTree]) -> bool {
    let here = pattern.windows(2).any(|pair| match pair {
        [TokenTree::Ident(word), next] => TYPES.iter().any(|own| word == own) && is_mark(next, ':'),
        _ => false,
    });
    here || pattern.iter().any(|token| match token {
        TokenTree::Group(group) if group.delimiter() != Delimiter::Brace => {
            names_a_kind(&group.stream().into_iter().collect::<Vec<_>>())
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::{names_a_kind, walk};

    fn lines(text: &str) -> Vec<usize> {
        let mut lines = Vec::new();
        walk(text.parse().unwrap(), &mut lines);
        lines
    }

    #[test]
    fn one_kind_is_found_wherever_it_is_asked_for() {
        // text, lines
        let table: [(&str, &[usize]); 9] = [
            ("if let Event::Moved(moved) = event {}", &[1]),
            (
                "let Event::Opened(opened) = event else {\n return; };",
                &[1],
            ),
            ("\nif a && let Some(Order::Venue(_)) = order {}", &[2]),
            ("matches!(event, Event::Moved(_) | Event::Started(_))", &[1]),
            ("a.then(|| matches!(act, board::Act::Pause))", &[1]),
            (
                "matches!(Event::of(1), Some(_) if is(Event::Released))",
                &[],
            ),
            ("match event { Event::Moved(_) => {} }", &[]),
            ("let event = Event::Moved(moved);", &[]),
            ("if let Some(event) = Event::first() {}", &[]),
        ];
        for (text, expected) in table {
            assert_eq!(lines(text), expected, "{text}");
        }
    }

    #[test]
    fn another_type_is_none_of_them() {
        let tokens: proc_macro2::TokenStream = "EventRecord::Opened".parse().unwrap();
        assert!(!names_a_kind(&tokens.into_iter().collect::<Vec<_>>()));
    }
}
