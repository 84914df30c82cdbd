//! Numbers over time: counted and measured where things happen, or read when they are sent.

use std::time::Duration;

use opentelemetry::metrics::{self as sdk, AsyncInstrument, MeterProvider as _};
use opentelemetry::{InstrumentationScope, KeyValue};
use opentelemetry_otlp::MetricExporter;
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::metrics::data::ResourceMetrics;
use opentelemetry_sdk::metrics::exporter::PushMetricExporter;
use opentelemetry_sdk::metrics::{PeriodicReader, SdkMeterProvider, Temporality};

use crate::health::Health;
use crate::span::{Label, attribute};
use crate::telemetry::Telemetry;

/// How long what happened took, or how much it was.
#[derive(Clone, Debug)]
pub struct Histogram(sdk::Histogram<f64>);

/// How often something happened.
#[derive(Clone, Debug)]
pub struct Counter(sdk::Counter<u64>);

/// Takes what is read when metrics are sent.
pub struct Reading<'a>(&'a dyn AsyncInstrument<f64>);

impl Histogram {
    /// One more.
    pub fn record(&self, value: f64, labels: &[(&'static str, &str)]) {
        self.0.record(value, &attributes(labels));
    }

    /// One more that lasted so long, in seconds.
    pub fn lasted(&self, time: Duration, labels: &[(&'static str, &str)]) {
        self.record(time.as_secs_f64(), labels);
    }
}

impl Counter {
    /// One more.
    pub fn count(&self, labels: &[(&'static str, &str)]) {
        self.0.add(1, &attributes(labels));
    }
}

impl Reading<'_> {
    /// The value now.
    pub fn is(&self, value: f64, labels: Vec<Label>) {
        let labels: Vec<_> = labels.into_iter().map(attribute).collect();
        self.0.observe(value, &labels);
    }
}

fn attributes(labels: &[(&'static str, &str)]) -> Vec<KeyValue> {
    let owned = labels
        .iter()
        .map(|(key, value)| (*key, (*value).to_owned()));
    owned.map(attribute).collect()
}

impl Telemetry {
    /// A histogram with these bounds, rising. The unit by UCUM: `s`, `{record}`.
    pub fn histogram(
        &self,
        name: &'static str,
        (unit, what): (&'static str, &'static str),
        bounds: &[f64],
    ) -> Histogram {
        let builder = self.meter().f64_histogram(name).with_unit(unit);
        let builder = builder.with_description(what);
        Histogram(builder.with_boundaries(bounds.to_vec()).build())
    }

    /// A counter, which begins at nought for each set of labels that is told here: what comes for the first time
    /// with its first count has not grown for who watches it.
    pub fn counter(
        &self,
        name: &'static str,
        (unit, what): (&'static str, &'static str),
        known: &[&[(&'static str, &str)]],
    ) -> Counter {
        let builder = self.meter().u64_counter(name).with_unit(unit);
        let counter = builder.with_description(what).build();
        for labels in known {
            counter.add(0, &attributes(labels));
        }
        Counter(counter)
    }

    /// A value that is read whenever metrics are sent. `read` is short and never waits.
    pub fn gauge(
        &self,
        name: &'static str,
        (unit, what): (&'static str, &'static str),
        read: impl Fn(&Reading<'_>) + Send + Sync + 'static,
    ) {
        let builder = self.meter().f64_observable_gauge(name).with_unit(unit);
        let builder = builder.with_description(what);
        builder
            .with_callback(move |observer| read(&Reading(observer)))
            .build();
    }

    /// A count that is kept elsewhere, never falls, and is read whenever metrics are sent.
    pub fn total(
        &self,
        name: &'static str,
        (unit, what): (&'static str, &'static str),
        read: impl Fn(&Reading<'_>) + Send + Sync + 'static,
    ) {
        let builder = self.meter().f64_observable_counter(name).with_unit(unit);
        let builder = builder.with_description(what);
        builder
            .with_callback(move |observer| read(&Reading(observer)))
            .build();
    }
}

/// Sends metrics so often, from a thread of its own.
pub(crate) fn provider(
    exporter: MetricExporter,
    resource: Resource,
    interval: Duration,
    health: Health,
) -> SdkMeterProvider {
    let exporter = Noted { exporter, health };
    let reader = PeriodicReader::builder(exporter).with_interval(interval);
    SdkMeterProvider::builder()
        .with_reader(reader.build())
        .with_resource(resource)
        .build()
}

/// What the crate's own meter is called.
pub(crate) fn meter(provider: &SdkMeterProvider, scope: &InstrumentationScope) -> sdk::Meter {
    provider.meter_with_scope(scope.clone())
}

/// An exporter whose outcomes are noted.
struct Noted {
    exporter: MetricExporter,
    health: Health,
}

impl PushMetricExporter for Noted {
    async fn export(&self, metrics: &ResourceMetrics) -> OTelSdkResult {
        let outcome = self.exporter.export(metrics).await;
        self.health.note(&outcome);
        outcome
    }

    fn force_flush(&self) -> OTelSdkResult {
        self.exporter.force_flush()
    }

    fn shutdown_with_timeout(&self, timeout: Duration) -> OTelSdkResult {
        self.exporter.shutdown_with_timeout(timeout)
    }

    fn temporality(&self) -> Temporality {
        self.exporter.temporality()
    }
}
