//! The wire only grows: what programs of the same version know keeps its number, name and type. `tests/fixtures/wire.txt`
//! has the wire of this version, a line each; new lines are added with `ADOUBE_ADD_FIXTURES=1`. A change that other
//! programs cannot read raises `adoube_proto::VERSION`, and the file begins anew.

#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::BTreeSet;
use std::path::PathBuf;

use adoube_proto::{DESCRIPTORS, VERSION};
use prost::Message as _;
use prost_types::field_descriptor_proto::Label;
use prost_types::{DescriptorProto, EnumDescriptorProto, FieldDescriptorProto, FileDescriptorSet};

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/wire.txt")
}

/// Every call, field and value of an enum, with all that matters to who reads its bytes or its JSON.
fn wire() -> BTreeSet<String> {
    let files = FileDescriptorSet::decode(DESCRIPTORS).unwrap().file;
    let mut lines = BTreeSet::from([format!("version {VERSION}")]);
    for file in &files {
        let package = file.package();
        for message in &file.message_type {
            lines.extend(fields(package, message));
        }
        for values in &file.enum_type {
            lines.extend(values_of(package, values));
        }
        for service in &file.service {
            lines.extend(service.method.iter().map(|call| {
                let stream = |streams: bool| if streams { "stream " } else { "" };
                format!(
                    "{package}.{}/{}: {}{} -> {}{}",
                    service.name(),
                    call.name(),
                    stream(call.client_streaming()),
                    call.input_type(),
                    stream(call.server_streaming()),
                    call.output_type(),
                )
            }));
        }
    }
    lines
}

fn fields(parent: &str, message: &DescriptorProto) -> Vec<String> {
    let name = format!("{parent}.{}", message.name());
    let field = |field: &FieldDescriptorProto| {
        let group = field.oneof_index.map(|index| {
            let index = usize::try_from(index).unwrap();
            format!(" in {}", message.oneof_decl[index].name())
        });
        let of = match field.type_name() {
            "" => format!("{:?}", field.r#type()),
            of => of.to_owned(),
        };
        let many = if field.label() == Label::Repeated {
            "repeated "
        } else {
            ""
        };
        let (number, field) = (field.number(), field.name());
        format!(
            "{name}.{number} {field}: {many}{of}{}",
            group.unwrap_or_default()
        )
    };
    let nested = message
        .nested_type
        .iter()
        .flat_map(|nested| fields(&name, nested));
    let enums = message
        .enum_type
        .iter()
        .flat_map(|values| values_of(&name, values));
    message
        .field
        .iter()
        .map(field)
        .chain(nested)
        .chain(enums)
        .collect()
}

fn values_of(parent: &str, values: &EnumDescriptorProto) -> Vec<String> {
    let line = |number: i32, name: &str| format!("{parent}.{} {number} = {name}", values.name());
    values
        .value
        .iter()
        .map(|value| line(value.number(), value.name()))
        .collect()
}

#[test]
#[expect(clippy::disallowed_methods, reason = "set-up of a test")]
fn what_programs_of_this_version_know_stays_as_it_is() {
    let wire = wire();
    assert!(wire.len() > 1_000, "{}", wire.len());
    let kept = std::fs::read_to_string(path()).unwrap_or_default();
    let kept: BTreeSet<String> = kept.lines().map(str::to_owned).collect();
    let same_version = kept.contains(&format!("version {VERSION}"));
    let gone: Vec<_> = kept.difference(&wire).filter(|_| same_version).collect();
    assert!(
        gone.is_empty(),
        "older programs know {gone:#?}: keep them, or raise VERSION"
    );
    if kept == wire {
        return;
    }
    let new: Vec<_> = wire.difference(&kept).collect();
    assert!(
        std::env::var_os("ADOUBE_ADD_FIXTURES").is_some(),
        "not kept yet: {new:#?}: run once with ADOUBE_ADD_FIXTURES=1"
    );
    let lines: Vec<&str> = wire.iter().map(String::as_str).collect();
    std::fs::write(path(), lines.join("\n") + "\n").unwrap();
}

/// An enum has an unspecified value, as old programs send none.
#[test]
fn every_enum_has_an_unspecified_value() {
    let files = FileDescriptorSet::decode(DESCRIPTORS).unwrap().file;
    let enums: Vec<_> = files.iter().flat_map(|file| &file.enum_type).collect();
    assert!(enums.len() > 50, "{}", enums.len());
    for values in enums {
        let first = &values.value[0];
        assert_eq!(first.number(), 0, "{}", values.name());
        assert!(first.name().ends_with("_UNSPECIFIED"), "{}", first.name());
    }
}
