//! The way of spans out of the program: a bounded queue, and a task that sends what is in it.

use std::sync::Arc;
use std::time::Duration;

use opentelemetry_sdk::trace::{SpanData, SpanExporter};
use tokio::sync::Notify;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::health::Health;

/// Spans that may wait to be sent; what comes when it is full is dropped.
pub(crate) const QUEUE: usize = 8_192;

/// Spans sent together at most.
const BATCH: usize = 512;

/// How long the first of a batch waits for others.
const LINGER: Duration = Duration::from_secs(1);

/// Puts spans in the queue. Never waits.
#[derive(Clone, Debug)]
pub(crate) struct Queue {
    spans: Sender<SpanData>,
    health: Health,
}

impl Queue {
    pub(crate) fn put(&self, span: SpanData) {
        if self.spans.try_send(span).is_err() {
            self.health.dropped(1);
        }
    }
}

/// Sends until it is told to stop, and then what is left.
pub(crate) fn start(
    exporter: impl SpanExporter + 'static,
    health: Health,
    stop: Arc<Notify>,
) -> (Queue, JoinHandle<()>) {
    let (spans, waiting) = channel(QUEUE);
    let queue = Queue {
        spans,
        health: health.clone(),
    };
    (queue, tokio::spawn(run(exporter, waiting, health, stop)))
}

async fn run(
    exporter: impl SpanExporter,
    mut waiting: Receiver<SpanData>,
    health: Health,
    stop: Arc<Notify>,
) {
    let mut lingering = true;
    loop {
        let mut batch = Vec::new();
        tokio::select! {
            () = stop.notified(), if lingering => {
                waiting.close();
                lingering = false;
            }
            count = waiting.recv_many(&mut batch, BATCH) => if count == 0 { return },
        }
        if lingering && batch.len() < BATCH {
            tokio::select! {
                () = stop.notified() => {
                    waiting.close();
                    lingering = false;
                }
                () = sleep(LINGER) => {}
            }
            while batch.len() < BATCH
                && let Ok(span) = waiting.try_recv()
            {
                batch.push(span);
            }
        }
        if batch.is_empty() {
            continue;
        }
        let count = batch.len();
        let outcome = exporter.export(batch).await;
        health.note(&outcome);
        if outcome.is_ok() {
            health.sent(count);
        } else {
            health.dropped(count);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::SystemTime;

    use opentelemetry::InstrumentationScope;
    use opentelemetry_sdk::error::{OTelSdkError, OTelSdkResult};

    use super::*;
    use crate::{Context, Span};

    /// What becomes of what is sent.
    #[derive(Clone, Copy, Debug)]
    enum Fate {
        Arrives,
        Fails,
        Hangs,
    }

    #[derive(Clone, Debug)]
    struct Exporter(Fate, Arc<AtomicUsize>);

    impl SpanExporter for Exporter {
        async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
            self.1.fetch_add(batch.len(), Ordering::Relaxed);
            match self.0 {
                Fate::Arrives => Ok(()),
                Fate::Fails => Err(OTelSdkError::InternalFailure("away".to_owned())),
                Fate::Hangs => std::future::pending().await,
            }
        }
    }

    fn span() -> SpanData {
        let now = SystemTime::UNIX_EPOCH;
        Span::part("part", Context::fresh(), (now, now))
            .into_sdk(&InstrumentationScope::builder("test").build())
    }

    #[tokio::test]
    async fn each_span_is_sent_or_counted_as_dropped_whatever_becomes_of_it() {
        for (fate, put, expected) in [
            (Fate::Arrives, 1_300, (1_300, 0)),
            (Fate::Fails, 1_300, (0, 1_300)),
            (Fate::Arrives, QUEUE + 700, (QUEUE as u64, 700)),
        ] {
            let (seen, health) = (Arc::new(AtomicUsize::new(0)), Health::new(String::new()));
            let stop = Arc::new(Notify::new());
            let exporter = Exporter(fate, Arc::clone(&seen));
            let (queue, task) = start(exporter, health.clone(), Arc::clone(&stop));
            for _ in 0..put {
                queue.put(span());
            }
            stop.notify_one();
            task.await.unwrap();
            assert_eq!(health.counts(), expected, "{fate:?}");
            assert_eq!(seen.load(Ordering::Relaxed), put.min(QUEUE));
            queue.put(span());
            assert_eq!(health.counts().1, expected.1 + 1, "after the end");
        }
    }

    #[tokio::test]
    async fn an_endpoint_that_never_answers_holds_nobody_up() {
        let (seen, health) = (Arc::new(AtomicUsize::new(0)), Health::new(String::new()));
        let exporter = Exporter(Fate::Hangs, Arc::clone(&seen));
        let (queue, task) = start(exporter, health.clone(), Arc::new(Notify::new()));
        for _ in 0..3 * QUEUE {
            queue.put(span());
            tokio::task::yield_now().await;
        }
        let (sent, dropped) = health.counts();
        // What the task took at once is in its hands or with the exporter.
        let least = (2 * QUEUE - 2 * BATCH) as u64;
        assert!(
            sent == 0 && (least..=2 * QUEUE as u64).contains(&dropped),
            "{dropped}"
        );
        assert!(seen.load(Ordering::Relaxed) <= BATCH, "one batch at a time");
        task.abort();
    }
}
