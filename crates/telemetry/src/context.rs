//! Which trace and which span: what travels with a command.

use std::fmt;

use opentelemetry::trace::{SpanContext, SpanId, TraceFlags, TraceId, TraceState};

/// The length of a trace parent's text, as W3C Trace Context has it.
const LENGTH: usize = 55;

/// A span's place: its trace and its own id. Neither is ever zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    trace: u128,
    span: u64,
}

impl Context {
    /// The first span of a new trace. Chance is enough here: nothing is opened by these ids.
    pub fn fresh() -> Self {
        Self {
            trace: fastrand::u128(1..),
            span: fastrand::u64(1..),
        }
    }

    /// A new span of the same trace.
    #[must_use]
    pub fn child(self) -> Self {
        Self {
            span: fastrand::u64(1..),
            ..self
        }
    }

    /// The span of a relay's connection: its id of 32 hexadecimal digits is the trace's, the last half of
    /// it the span's. So whoever was told the id can link to it, and nothing else has to be said.
    pub fn of_connection(id: &str) -> Option<Self> {
        let trace = hexadecimal(id, 32)?;
        Self::known(trace, u64::try_from(trace & u128::from(u64::MAX)).ok()?)
    }

    /// Reads a `traceparent` that asks to be recorded; none for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() != LENGTH || !text.is_ascii() {
            return None;
        }
        let mut parts = text.split('-');
        let (version, trace, span, flags) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let recorded = hexadecimal(flags, 2)? & 1 == 1;
        if version != "00" || parts.next().is_some() || !recorded {
            return None;
        }
        let span = u64::try_from(hexadecimal(span, 16)?).ok()?;
        Self::known(hexadecimal(trace, 32)?, span)
    }

    fn known(trace: u128, span: u64) -> Option<Self> {
        (trace != 0 && span != 0).then_some(Self { trace, span })
    }

    pub(crate) const fn span_id(self) -> SpanId {
        SpanId::from_bytes(self.span.to_be_bytes())
    }

    pub(crate) fn to_sdk(self) -> SpanContext {
        let trace = TraceId::from_bytes(self.trace.to_be_bytes());
        let (flags, state) = (TraceFlags::SAMPLED, TraceState::default());
        SpanContext::new(trace, self.span_id(), flags, false, state)
    }
}

/// As a `traceparent`.
impl fmt::Display for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "00-{:032x}-{:016x}-01", self.trace, self.span)
    }
}

/// Exactly so many lower-case hexadecimal digits.
fn hexadecimal(text: &str, digits: usize) -> Option<u128> {
    let is_one = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
    if text.len() != digits || !text.bytes().all(is_one) {
        return None;
    }
    u128::from_str_radix(text, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::Context;

    #[test]
    fn it_is_read_as_it_is_written() {
        let parent = Context::fresh();
        assert_eq!(Context::parse(&parent.to_string()), Some(parent));
        let child = parent.child();
        assert_eq!(child.trace, parent.trace);
        assert_ne!(child.span, parent.span);
    }

    #[test]
    fn what_is_no_trace_parent_is_none() {
        let good = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
        let parent = Context::parse(good).unwrap();
        assert_eq!(parent.to_string(), good);
        for bad in [
            "",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00",
            "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "00-0AF7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b716920333-001",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331--1",
            "00-0af7651916cd43dd8448eb211c80319\u{e9}-b7ad6b7169203331-01",
        ] {
            assert_eq!(Context::parse(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_connection_has_one_place() {
        let id = "0af7651916cd43dd8448eb211c80319c";
        let place = Context::of_connection(id).unwrap();
        let expected = "00-0af7651916cd43dd8448eb211c80319c-8448eb211c80319c-01";
        assert_eq!(place.to_string(), expected);
        for none in ["", "0af7", "00000000000000000000000000000000"] {
            assert_eq!(Context::of_connection(none), None, "{none:?}");
        }
    }
}
