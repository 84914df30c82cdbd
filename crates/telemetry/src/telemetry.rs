//! From an endpoint to something that can be told.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use opentelemetry::InstrumentationScope;
use opentelemetry::KeyValue;
use opentelemetry::metrics::Meter;
use opentelemetry_otlp::{MetricExporter, SpanExporter as OtlpSpans, WithTonicConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::metrics::SdkMeterProvider;
use opentelemetry_sdk::trace::SpanExporter;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tonic::codegen::http::uri::Authority;
use tonic::transport::{Channel, Endpoint, Uri};

use crate::asked::Asked;
use crate::health::Health;
use crate::metrics;
use crate::span::Span;
use crate::spans::{self, Queue};

/// How long the endpoint may take for anything.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a program that stops waits for what is left to be sent.
const FAREWELL: Duration = Duration::from_secs(2);

/// Which program tells.
#[derive(Clone, Debug)]
pub struct Program {
    /// Such as `adoube-coordinator`.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Which one of its kind, the same after every start: else what it told last counts beside what it tells now
    /// until that is forgotten.
    pub instance: String,
}

/// An endpoint that cannot be one.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// It is no address of a collector.
    #[error(
        "telemetry goes to \"http://host:port\", not to \"{0}\": see --otlp-endpoint, \
         OTEL_EXPORTER_OTLP_ENDPOINT and `telemetry` in the settings"
    )]
    Endpoint(String),
    /// It holds a name or a password, which is not told again here: errors go to logs.
    #[error(
        "telemetry goes to \"http://host:port\" without a user's name or password: a collector beside the \
         program can add what its own receiver asks for"
    )]
    Secret,
    /// The exporter refuses.
    #[error("telemetry cannot be set up: {0}")]
    Exporter(#[from] opentelemetry_otlp::ExporterBuildError),
}

/// Takes what the program tells of itself. Clones tell to the same.
#[derive(Clone, Debug)]
pub struct Telemetry(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    queue: Queue,
    meter: Meter,
    scope: InstrumentationScope,
    provider: SdkMeterProvider,
    stop: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Telemetry {
    /// Begins to tell, in the current runtime, if an endpoint was asked for, or told in the settings' file.
    /// Whether anybody listens there shows later, and harms nothing.
    pub fn start(
        asked: &Asked,
        told: Option<&str>,
        program: &Program,
    ) -> Result<Option<Self>, StartError> {
        let Some(endpoint) = asked.endpoint(told) else {
            return Ok(None);
        };
        let channel = channel(&endpoint)?;
        let (resource, scope) = (resource(program), scope(program));
        let health = Health::new(endpoint.clone());
        let stop = Arc::new(Notify::new());
        let spans = OtlpSpans::builder().with_tonic();
        let mut spans = spans.with_channel(channel.clone()).build()?;
        spans.set_resource(&resource);
        let numbers = MetricExporter::builder().with_tonic();
        let numbers = numbers.with_channel(channel).build()?;
        let interval = Duration::from_millis(asked.interval_ms());
        let provider = metrics::provider(numbers, resource, interval, health.clone());
        let (queue, task) = spans::start(spans, health.clone(), Arc::clone(&stop));
        let telemetry = Self(Arc::new(Parts {
            queue,
            meter: metrics::meter(&provider, &scope),
            scope,
            provider,
            stop,
            task: Mutex::new(Some(task)),
        }));
        telemetry.tell_of_itself(health);
        tracing::info!(endpoint, "telemetry");
        Ok(Some(telemetry))
    }

    /// Tells of something that was done. Never waits; what there is no room for is dropped and counted.
    pub fn span(&self, span: Span) {
        self.0.queue.put(span.into_sdk(&self.0.scope));
    }

    /// Sends what is left, within a short time, and ends. Called in a runtime of several threads.
    pub async fn stop(&self) {
        self.0.stop.notify_one();
        let task = self.0.task.lock();
        let task = task.unwrap_or_else(PoisonError::into_inner).take();
        let provider = self.0.provider.clone();
        let numbers =
            tokio::task::spawn_blocking(move || provider.shutdown_with_timeout(FAREWELL).is_ok());
        let left = async {
            if let Some(task) = task {
                let _ = task.await;
            }
            let _ = numbers.await;
        };
        let _ = tokio::time::timeout(FAREWELL, left).await;
    }

    pub(crate) fn meter(&self) -> &Meter {
        &self.0.meter
    }

    fn tell_of_itself(&self, health: Health) {
        let lost = health.clone();
        self.total(
            "adoube.telemetry.spans",
            ("{span}", "Spans that were handed over"),
            move |reading| {
                #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
                reading.is(health.counts().0 as f64, Vec::new());
            },
        );
        self.total(
            "adoube.telemetry.spans.dropped",
            (
                "{span}",
                "Spans that were dropped: the queue was full, or they could not be sent",
            ),
            move |reading| {
                #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
                reading.is(lost.counts().1 as f64, Vec::new());
            },
        );
    }
}

/// Connects when something is to be sent, and again whenever that broke.
fn channel(endpoint: &str) -> Result<Channel, StartError> {
    if endpoint.contains('@') {
        return Err(StartError::Secret);
    }
    let wrong = || StartError::Endpoint(endpoint.to_owned());
    let channel = Endpoint::from_shared(endpoint.to_owned()).map_err(|_| wrong())?;
    if !is_address(channel.uri()) {
        return Err(wrong());
    }
    Ok(channel
        .connect_timeout(PATIENCE)
        .timeout(PATIENCE)
        .connect_lazy())
}

/// Whether it is a host with or without a port, and nothing else.
fn is_address(uri: &Uri) -> bool {
    let port = |authority: &Authority| {
        authority.port_u16().is_some() || authority.as_str() == authority.host()
    };
    uri.scheme_str() == Some("http")
        && uri
            .authority()
            .is_some_and(|it| !it.host().is_empty() && port(it))
        && matches!(uri.path(), "" | "/")
        && uri.query().is_none()
}

fn resource(program: &Program) -> Resource {
    Resource::builder_empty()
        .with_service_name(program.name)
        .with_attributes([
            KeyValue::new("service.namespace", "adoube"),
            KeyValue::new("service.version", program.version),
            KeyValue::new("service.instance.id", program.instance.clone()),
        ])
        .build()
}

fn scope(program: &Program) -> InstrumentationScope {
    InstrumentationScope::builder(program.name)
        .with_version(program.version)
        .build()
}

#[cfg(test)]
mod tests {
    use super::{StartError, channel};

    #[tokio::test]
    async fn an_endpoint_is_a_host_with_or_without_a_port() {
        // endpoint, whether telemetry can go there
        for (endpoint, good) in [
            ("http://127.0.0.1:4317", true),
            ("http://collector.example:4317/", true),
            ("http://[::1]:4317", true),
            ("http://collector", true),
            ("http://", false),
            ("http://:4317", false),
            ("http://a:99999", false),
            ("http://a:", false),
            ("http://a:4317/v1/traces", false),
            ("http://a:4317?x", false),
            ("https://a:4317", false),
            ("a:4317", false),
            ("not a url", false),
        ] {
            assert_eq!(channel(endpoint).is_ok(), good, "{endpoint}");
        }
    }

    #[tokio::test]
    async fn a_password_is_refused_and_not_told_again() {
        let error = channel("http://user:hidden@a:4317").unwrap_err();
        assert!(matches!(error, StartError::Secret), "{error}");
        assert!(!error.to_string().contains("hidden"), "{error}");
    }
}
