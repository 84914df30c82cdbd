//! What is asked for on the command line and in the environment, by OpenTelemetry's own names.

use clap::Args;

/// Where to, and how often. An empty endpoint is none.
#[derive(Args, Clone, Debug, Default)]
pub struct Asked {
    /// Tell of this program's own work, by OTLP over gRPC, to a collector: `http://127.0.0.1:4317`
    #[arg(
        long = "otlp-endpoint",
        value_name = "URL",
        env = "OTEL_EXPORTER_OTLP_ENDPOINT"
    )]
    endpoint: Option<String>,
    /// Milliseconds between two reports of metrics
    #[arg(
        long = "otlp-interval",
        value_name = "MS",
        env = "OTEL_METRIC_EXPORT_INTERVAL",
        hide = true
    )]
    interval_ms: Option<u64>,
}

/// Between two reports of metrics if nothing is told, milliseconds.
const INTERVAL_MS: u64 = 10_000;

/// More often than this metrics are not sent, milliseconds.
const MIN_INTERVAL_MS: u64 = 100;

impl Asked {
    /// The endpoint: what was asked for here counts before what the settings' file says.
    pub(crate) fn endpoint(&self, told: Option<&str>) -> Option<String> {
        let asked = self.endpoint.as_deref().or(told);
        asked.filter(|url| !url.is_empty()).map(str::to_owned)
    }

    /// Milliseconds between two reports of metrics.
    pub(crate) fn interval_ms(&self) -> u64 {
        self.interval_ms.unwrap_or(INTERVAL_MS).max(MIN_INTERVAL_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::Asked;

    #[test]
    fn what_is_asked_for_counts_before_the_file_and_empty_is_none() {
        for (asked, told, expected) in [
            (None, None, None),
            (None, Some("http://b"), Some("http://b")),
            (Some("http://a"), Some("http://b"), Some("http://a")),
            (Some("http://a"), None, Some("http://a")),
            (Some(""), Some("http://b"), None),
            (None, Some(""), None),
        ] {
            let endpoint = asked.map(str::to_owned);
            let asked = Asked {
                endpoint,
                interval_ms: None,
            };
            assert_eq!(asked.endpoint(told).as_deref(), expected);
        }
    }
}
