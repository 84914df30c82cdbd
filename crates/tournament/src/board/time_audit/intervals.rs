//! Sets of instants: spans of time in order that do not meet.

use crate::board::Span;
use crate::time::{Millis, Time};

/// What lies in at least one of the spans, in order and apart.
pub(in crate::board) fn all(mut spans: Vec<Span>) -> Vec<Span> {
    spans.retain(|span| span.from < span.to);
    spans.sort_unstable_by_key(|span| span.from);
    let mut apart: Vec<Span> = Vec::with_capacity(spans.len());
    for span in spans {
        match apart.last_mut() {
            Some(last) if span.from <= last.to => last.to = last.to.max(span.to),
            _ => apart.push(span),
        }
    }
    apart
}

/// What lies in both.
pub(in crate::board) fn common(one: &[Span], other: &[Span]) -> Vec<Span> {
    let both = |a: &Span| {
        let a = *a;
        other.iter().map(move |b| Span {
            from: a.from.max(b.from),
            to: a.to.min(b.to),
        })
    };
    all(one.iter().flat_map(both).collect())
}

/// What lies in the one and not in the other.
pub(in crate::board) fn without(one: &[Span], other: &[Span]) -> Vec<Span> {
    let mut left = one.to_vec();
    for taken in other {
        let parts = |span: &Span| {
            let before = Span {
                from: span.from,
                to: span.to.min(taken.from),
            };
            let after = Span {
                from: span.from.max(taken.to),
                to: span.to,
            };
            [before, after]
        };
        left = left.iter().flat_map(parts).collect();
        left.retain(|span| span.from < span.to);
    }
    all(left)
}

/// What lies in it since an instant.
pub(in crate::board) fn since(spans: &[Span], from: Time) -> Vec<Span> {
    let part = |span: &Span| Span {
        from: span.from.max(from),
        to: span.to,
    };
    all(spans.iter().map(part).collect())
}

/// How long they are together.
pub(in crate::board) fn length(spans: &[Span]) -> Millis {
    let mut total = Millis::ZERO;
    for span in spans {
        total += span.to.since(span.from);
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<Span> {
        let span = |part: &str| {
            let (from, to) = part.split_once('-').unwrap();
            let at = |text: &str| Time(text.parse().unwrap());
            Span {
                from: at(from),
                to: at(to),
            }
        };
        text.split_whitespace().map(span).collect()
    }

    #[test]
    fn dis_3_spans_are_joined_shared_and_taken_away() {
        for (one, other, joined, both, left) in [
            ("1-5", "3-9", "1-9", "3-5", "1-3"),
            ("1-9", "3-5", "1-9", "3-5", "1-3 5-9"),
            ("1-3 5-9", "2-6", "1-9", "2-3 5-6", "1-2 6-9"),
            ("1-3", "3-5", "1-5", "", "1-3"),
            ("1-3", "", "1-3", "", "1-3"),
            ("3-5", "1-9", "1-9", "3-5", ""),
        ] {
            let (one, other) = (of(one), of(other));
            assert_eq!(all([&one[..], &other].concat()), of(joined));
            assert_eq!(common(&one, &other), of(both));
            assert_eq!(without(&one, &other), of(left));
        }
        assert_eq!(length(&since(&of("1-3 5-9"), Time(2))), Millis(5));
    }
}
