//! Whether what is told arrives: said in the log once when that changes, and counted.

use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

#[derive(Clone, Debug)]
pub(crate) struct Health(Arc<Known>);

#[derive(Debug)]
struct Known {
    endpoint: String,
    failing: AtomicBool,
    sent: AtomicU64,
    dropped: AtomicU64,
}

impl Health {
    pub(crate) fn new(endpoint: String) -> Self {
        Self(Arc::new(Known {
            endpoint,
            failing: AtomicBool::new(false),
            sent: AtomicU64::new(0),
            dropped: AtomicU64::new(0),
        }))
    }

    /// What came of sending something.
    pub(crate) fn note<E: Display>(&self, outcome: &Result<(), E>) {
        let endpoint = &self.0.endpoint;
        let failed_before = self.0.failing.swap(outcome.is_err(), Relaxed);
        match outcome {
            Err(error) if !failed_before => {
                tracing::warn!(endpoint, %error, "telemetry cannot be sent; it is left out until it can");
            }
            Ok(()) if failed_before => tracing::info!(endpoint, "telemetry is sent again"),
            Err(_) | Ok(()) => {}
        }
    }

    pub(crate) fn sent(&self, spans: usize) {
        self.0.sent.fetch_add(spans as u64, Relaxed);
    }

    pub(crate) fn dropped(&self, spans: usize) {
        self.0.dropped.fetch_add(spans as u64, Relaxed);
    }

    /// Spans that were sent, and spans that were dropped.
    pub(crate) fn counts(&self) -> (u64, u64) {
        (self.0.sent.load(Relaxed), self.0.dropped.load(Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use super::Health;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_fails_is_said_once_and_again_when_it_came_back_in_between() {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone());
        tracing::subscriber::with_default(subscriber.finish(), || {
            let health = Health::new("http://nowhere".to_owned());
            for outcome in [Ok(()), Err("a"), Err("b"), Ok(()), Ok(()), Err("c")] {
                health.note(&outcome);
            }
        });
        let said = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        assert_eq!(said.matches("cannot be sent").count(), 2, "{said}");
        assert_eq!(said.matches("is sent again").count(), 1, "{said}");
        assert!(said.contains("http://nowhere"), "{said}");
    }
}
