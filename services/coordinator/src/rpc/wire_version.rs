//! The version of the wire that a program or page of officials speaks. Streams of devices and venues say it in their
//! greeting; every other call says it in its headers.

use adoube_proto::{USER_AGENT, VERSION};
use adoube_tournament::catalogue_message::CatalogueMessage;
use tonic::metadata::MetadataMap;
use tonic::service::interceptor::InterceptedService;
use tonic::{Code, Request, Status};

use super::shard_requests::metadata;
use crate::shard::views::catalogue_message;

/// The check of each call.
type Check = fn(Request<()>) -> Result<Request<()>, Status>;

/// Refuses calls of another version, with a refusal (`other-version`) that names both. Tools that name no version are let
/// in.
pub(crate) fn versioned<S>(service: S) -> InterceptedService<S, Check> {
    InterceptedService::new(service, same_version)
}

fn same_version(call: Request<()>) -> Result<Request<()>, Status> {
    match version_of(call.metadata()) {
        Some(version) if version != VERSION => Err(other_version(version)),
        Some(_) | None => Ok(call),
    }
}

fn version_of(headers: &MetadataMap) -> Option<u32> {
    let named = ["x-user-agent", "user-agent"];
    let named = named
        .iter()
        .filter_map(|name| headers.get(*name)?.to_str().ok());
    let mut versions = named.filter_map(|agent| agent.strip_prefix(USER_AGENT)?.split(' ').next());
    versions.next()?.parse().ok()
}

fn other_version(version: u32) -> Status {
    let message = CatalogueMessage::new("refusal-other-version")
        .text("program", version.to_string())
        .text("coordinator", VERSION.to_string());
    let refusal = adoube_proto::v1::Refusal {
        code: "other-version".to_owned(),
        message: Some(Box::new(catalogue_message(message))),
        ..adoube_proto::v1::Refusal::default()
    };
    let text = format!("other-version: this coordinator uses version {VERSION}, not {version}");
    Status::with_metadata(Code::FailedPrecondition, text, metadata(&refusal))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Headers, and whether the call is let in.
    #[test]
    fn a_program_of_another_version_is_told_which_one_it_needs() {
        let (same, other) = (
            format!("{USER_AGENT}{VERSION}"),
            format!("{USER_AGENT}{}", VERSION + 1),
        );
        for (headers, admitted) in [
            (vec![], true),
            (vec![("user-agent", "grpcurl/1.9".to_owned())], true),
            (vec![("user-agent", format!("{same} tonic/0.14.2"))], true),
            (vec![("user-agent", format!("{other} tonic/0.14.2"))], false),
            (
                vec![
                    ("user-agent", "Mozilla/5.0".to_owned()),
                    ("x-user-agent", same),
                ],
                true,
            ),
            (
                vec![
                    ("user-agent", "Mozilla/5.0".to_owned()),
                    ("x-user-agent", other),
                ],
                false,
            ),
            (vec![("user-agent", format!("{USER_AGENT}one"))], true),
        ] {
            let mut call = Request::new(());
            for (name, value) in &headers {
                call.metadata_mut().insert(*name, value.parse().unwrap());
            }
            let found = same_version(call);
            assert_eq!(found.is_ok(), admitted, "{headers:?}: {found:?}");
        }
    }
}
