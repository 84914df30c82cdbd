//! A real OTLP receiver: OpenTelemetry's own generated services, which keep what programs tell them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use opentelemetry_proto::tonic::collector::metrics::v1::metrics_service_server::{
    MetricsService, MetricsServiceServer,
};
use opentelemetry_proto::tonic::collector::metrics::v1::{
    ExportMetricsServiceRequest, ExportMetricsServiceResponse,
};
use opentelemetry_proto::tonic::collector::trace::v1::trace_service_server::{
    TraceService, TraceServiceServer,
};
use opentelemetry_proto::tonic::collector::trace::v1::{
    ExportTraceServiceRequest, ExportTraceServiceResponse,
};
use opentelemetry_proto::tonic::common::v1::{KeyValue, any_value::Value};
use opentelemetry_proto::tonic::metrics::v1::{Metric, metric::Data, number_data_point};
use opentelemetry_proto::tonic::resource::v1::Resource;
use opentelemetry_proto::tonic::trace::v1 as otlp;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio_stream::wrappers::TcpListenerStream;
use tonic::transport::Server;
use tonic::{Request, Response, Status};

/// Attributes as text.
pub type Labels = BTreeMap<String, String>;

/// A span as it came.
#[derive(Clone, Debug)]
pub struct Span {
    /// Whose: `service.name`.
    pub service: String,
    /// Which one of its kind.
    pub instance: String,
    /// What was done.
    pub name: String,
    /// Its trace, in hexadecimal digits.
    pub trace: String,
    /// Its own id.
    pub id: String,
    /// The id of what it is a part of; empty for none.
    pub parent: String,
    /// Nanoseconds since the Unix epoch.
    pub start: u64,
    /// Likewise.
    pub end: u64,
    /// What is known of it.
    pub labels: Labels,
    /// Trace and span of each link.
    pub links: Vec<(String, String)>,
}

/// The newest value of one series: a sum, a gauge's reading, or a histogram's sum.
#[derive(Clone, Copy, Debug, Default)]
pub struct Number {
    /// The value.
    pub value: f64,
    /// Of a histogram: how many there were.
    pub count: u64,
}

/// Whose, which instance, what, and with which labels.
type Series = (String, String, String, Labels);

#[derive(Debug, Default)]
struct Kept {
    spans: Vec<Span>,
    numbers: BTreeMap<Series, Number>,
    /// What has come: as it is called here, and as Prometheus calls its series.
    names: BTreeSet<(String, String)>,
}

#[derive(Clone, Debug, Default)]
struct Keeper(Arc<Mutex<Kept>>);

/// A receiver at a port of this machine; it ends with this.
#[derive(Debug)]
pub struct Collector {
    keeper: Keeper,
    address: SocketAddr,
    _runtime: Runtime,
}

impl Collector {
    /// Listens at a free port.
    pub fn start() -> Self {
        Self::at(0)
    }

    /// Listens at this port.
    pub fn at(port: u16) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = { runtime }.worker_threads(1).enable_all().build().unwrap();
        let keeper = Keeper::default();
        let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, port)));
        let listener = listener.unwrap();
        let address = listener.local_addr().unwrap();
        let server = Server::builder()
            .add_service(TraceServiceServer::new(keeper.clone()))
            .add_service(MetricsServiceServer::new(keeper.clone()));
        runtime.spawn(server.serve_with_incoming(TcpListenerStream::new(listener)));
        Self {
            keeper,
            address,
            _runtime: runtime,
        }
    }

    /// What programs are given.
    pub fn endpoint(&self) -> String {
        format!("http://{}", self.address)
    }

    /// All spans so far.
    pub fn spans(&self) -> Vec<Span> {
        self.kept(|kept| kept.spans.clone())
    }

    /// The newest values of what a program of that kind tells under a name, each with the program's
    /// instance and the labels.
    pub fn numbers(&self, service: &str, name: &str) -> Vec<(String, Labels, Number)> {
        self.kept(|kept| {
            let all = kept.numbers.iter();
            let ours = all.filter(|((of, _, what, _), _)| of == service && what == name);
            ours.map(|((_, instance, _, labels), number)| {
                (instance.clone(), labels.clone(), *number)
            })
            .collect()
        })
    }

    /// What metrics have come, each as it is called here and as Prometheus calls it, by its rules for OTLP.
    pub fn names(&self) -> BTreeSet<(String, String)> {
        self.kept(|kept| kept.names.clone())
    }

    fn kept<T>(&self, read: impl FnOnce(&Kept) -> T) -> T {
        read(&self.keeper.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[tonic::async_trait]
impl TraceService for Keeper {
    async fn export(
        &self,
        request: Request<ExportTraceServiceRequest>,
    ) -> Result<Response<ExportTraceServiceResponse>, Status> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for told in request.into_inner().resource_spans {
            let (service, instance) = whose(told.resource.as_ref());
            for span in told.scope_spans.into_iter().flat_map(|scope| scope.spans) {
                kept.spans.push(read_span(&service, &instance, span));
            }
        }
        Ok(Response::new(ExportTraceServiceResponse::default()))
    }
}

#[tonic::async_trait]
impl MetricsService for Keeper {
    async fn export(
        &self,
        request: Request<ExportMetricsServiceRequest>,
    ) -> Result<Response<ExportMetricsServiceResponse>, Status> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for told in request.into_inner().resource_metrics {
            let (service, instance) = whose(told.resource.as_ref());
            for metric in told
                .scope_metrics
                .into_iter()
                .flat_map(|scope| scope.metrics)
            {
                let name = metric.name.clone();
                let others = prometheus(&metric).into_iter();
                kept.names.extend(others.map(|other| (name.clone(), other)));
                for (labels, number) in read_numbers(metric) {
                    let series = (service.clone(), instance.clone(), name.clone(), labels);
                    kept.numbers.insert(series, number);
                }
            }
        }
        Ok(Response::new(ExportMetricsServiceResponse::default()))
    }
}

fn whose(resource: Option<&Resource>) -> (String, String) {
    let labels = labels(resource.map_or(&[][..], |resource| &resource.attributes));
    let of = |key: &str| labels.get(key).cloned().unwrap_or_default();
    (of("service.name"), of("service.instance.id"))
}

fn labels(attributes: &[KeyValue]) -> Labels {
    let text = |attribute: &KeyValue| match attribute.value.as_ref()?.value.as_ref()? {
        Value::StringValue(text) => Some(text.clone()),
        other => Some(format!("{other:?}")),
    };
    let known = attributes.iter();
    known
        .filter_map(|attribute| Some((attribute.key.clone(), text(attribute)?)))
        .collect()
}

fn read_span(service: &str, instance: &str, span: otlp::Span) -> Span {
    let links = span.links.iter();
    let links = links.map(|link| (hexadecimal(&link.trace_id), hexadecimal(&link.span_id)));
    Span {
        service: service.to_owned(),
        instance: instance.to_owned(),
        trace: hexadecimal(&span.trace_id),
        id: hexadecimal(&span.span_id),
        parent: hexadecimal(&span.parent_span_id),
        start: span.start_time_unix_nano,
        end: span.end_time_unix_nano,
        labels: labels(&span.attributes),
        links: links.collect(),
        name: span.name,
    }
}

fn read_numbers(metric: Metric) -> Vec<(Labels, Number)> {
    let points = match metric.data {
        Some(Data::Gauge(gauge)) => gauge.data_points,
        Some(Data::Sum(sum)) => sum.data_points,
        Some(Data::Histogram(histogram)) => {
            let points = histogram.data_points.into_iter();
            let read = |point: opentelemetry_proto::tonic::metrics::v1::HistogramDataPoint| {
                let (value, count) = (point.sum.unwrap_or_default(), point.count);
                (labels(&point.attributes), Number { value, count })
            };
            return points.map(read).collect();
        }
        _ => Vec::new(),
    };
    let points = points.into_iter();
    points
        .map(|point| {
            #[expect(clippy::cast_precision_loss, reason = "counts of a test")]
            let value = match point.value {
                Some(number_data_point::Value::AsDouble(value)) => value,
                Some(number_data_point::Value::AsInt(value)) => value as f64,
                None => f64::NAN,
            };
            (labels(&point.attributes), Number { value, count: 0 })
        })
        .collect()
}

/// Dots become underscores; units and what never falls show in the name.
fn prometheus(metric: &Metric) -> Vec<String> {
    let mut name = metric.name.replace('.', "_");
    match metric.unit.as_str() {
        "s" => name.push_str("_seconds"),
        "1" => name.push_str("_ratio"),
        _ => {}
    }
    match &metric.data {
        Some(Data::Sum(sum)) if sum.is_monotonic => vec![name + "_total"],
        Some(Data::Histogram(_)) => {
            let parts = ["_bucket", "_sum", "_count"];
            parts.map(|part| name.clone() + part).to_vec()
        }
        _ => vec![name],
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut digits = String::new();
    for byte in bytes {
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}
