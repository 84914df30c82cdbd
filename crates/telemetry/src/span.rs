//! One thing that was done, from when to when.

use std::time::SystemTime;

use opentelemetry::trace::{Link, SpanId, SpanKind, Status};
use opentelemetry::{InstrumentationScope, KeyValue, StringValue};
use opentelemetry_sdk::trace::{SpanData, SpanEvents, SpanLinks};

use crate::context::Context;

/// A word that tells more. Ids only: no names of people, no moves, nothing that opens anything.
pub type Label = (&'static str, String);

/// On which side of the wire something was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Within a program.
    #[default]
    Inside,
    /// It asked another, and waited for the answer.
    Asks,
    /// It answered another.
    Answers,
}

/// One thing that was done. Times are the machine's wall clock's.
#[derive(Clone, Debug)]
pub struct Span {
    /// What.
    pub name: &'static str,
    /// Its place.
    pub context: Context,
    /// What it was a part of; none for the first of its trace.
    pub parent: Option<Context>,
    /// Which side of the wire.
    pub kind: Kind,
    /// When it began.
    pub start: SystemTime,
    /// When it was over.
    pub end: SystemTime,
    /// What is known of it.
    pub labels: Vec<Label>,
    /// A span of another trace that it has to do with.
    pub link: Option<Context>,
    /// Why it came to nothing.
    pub failed: Option<String>,
}

impl Span {
    /// A part of what is at `parent`.
    pub fn part(
        name: &'static str,
        parent: Context,
        (start, end): (SystemTime, SystemTime),
    ) -> Self {
        Self {
            name,
            context: parent.child(),
            parent: Some(parent),
            kind: Kind::Inside,
            start,
            end,
            labels: Vec::new(),
            link: None,
            failed: None,
        }
    }

    pub(crate) fn into_sdk(self, scope: &InstrumentationScope) -> SpanData {
        let mut links = SpanLinks::default();
        let linked = self.link.map(Context::to_sdk);
        links
            .links
            .extend(linked.map(|context| Link::new(context, Vec::new(), 0)));
        SpanData {
            span_context: self.context.to_sdk(),
            parent_span_id: self.parent.map_or(SpanId::INVALID, Context::span_id),
            parent_span_is_remote: self.kind == Kind::Answers && self.parent.is_some(),
            span_kind: self.kind.into(),
            name: self.name.into(),
            start_time: self.start,
            // A wall clock that was set back between the two would make it end before it began.
            end_time: self.end.max(self.start),
            attributes: self.labels.into_iter().map(attribute).collect(),
            dropped_attributes_count: 0,
            events: SpanEvents::default(),
            links,
            status: self.failed.map_or(Status::Unset, Status::error),
            instrumentation_scope: scope.clone(),
        }
    }
}

impl From<Kind> for SpanKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Inside => Self::Internal,
            Kind::Asks => Self::Client,
            Kind::Answers => Self::Server,
        }
    }
}

pub(crate) fn attribute((key, value): Label) -> KeyValue {
    KeyValue::new(key, StringValue::from(value))
}
