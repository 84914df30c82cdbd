//! What is asked for on the command line and in the environment, by OpenTelemetry's own names.

use std::ops::RangeInclusive;

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
    /// Milliseconds between two reports of metrics, from 100; 10000 if nothing is told
    #[arg(
        long = "otlp-interval",
        value_name = "MS",
        env = "OTEL_METRIC_EXPORT_INTERVAL",
        value_parser = interval
    )]
    interval_ms: Option<u64>,
}

/// Between two reports of metrics if nothing is told, milliseconds.
const INTERVAL_MS: u64 = 10_000;

/// More often than the one or more seldom than the other metrics are not sent, milliseconds.
const INTERVALS_MS: RangeInclusive<u64> = 100..=3_600_000;

/// An interval; an empty one is that of who tells nothing.
fn interval(text: &str) -> Result<u64, String> {
    if text.is_empty() {
        return Ok(INTERVAL_MS);
    }
    let told = text.parse().ok().filter(|ms| INTERVALS_MS.contains(ms));
    told.ok_or_else(|| {
        let (least, most) = (INTERVALS_MS.start(), INTERVALS_MS.end());
        format!("from {least} to {most} milliseconds (OTEL_METRIC_EXPORT_INTERVAL tells it, too)")
    })
}

impl Asked {
    /// The endpoint: what was asked for here counts before what the settings' file says.
    pub(crate) fn endpoint(&self, told: Option<&str>) -> Option<String> {
        let asked = self.endpoint.as_deref().or(told);
        asked.filter(|url| !url.is_empty()).map(str::to_owned)
    }

    /// Milliseconds between two reports of metrics.
    pub(crate) fn interval_ms(&self) -> u64 {
        self.interval_ms.unwrap_or(INTERVAL_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, interval};

    #[test]
    fn an_interval_is_told_in_bounds_or_not_at_all() {
        for (told, expected) in [
            ("", Some(10_000)),
            ("100", Some(100)),
            ("3600000", Some(3_600_000)),
            ("99", None),
            ("0", None),
            ("-5", None),
            ("3600001", None),
            ("abc", None),
        ] {
            assert_eq!(interval(told).ok(), expected, "{told}");
        }
    }

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
