//! Texts for people as the wire has them.

use adoube_proto::v1;
use adoube_proto::v1::message_argument::Value;
use adoube_tournament::catalogue_message::{Argument, CatalogueMessage};

/// A text that its reader puts into words.
pub fn catalogue_message(message: CatalogueMessage) -> v1::CatalogueMessage {
    let arguments = message.arguments.into_iter();
    let arguments = arguments.map(|(name, argument)| {
        let value = match argument {
            Argument::Text(text) => Value::Text(text),
            Argument::Number(number) => Value::Number(number),
            Argument::Move(san) => Value::Move(san),
            Argument::Messages(parts) => Value::Parts(v1::MessageParts {
                messages: parts.into_iter().map(catalogue_message).collect(),
            }),
        };
        (
            name.into_owned(),
            v1::MessageArgument { value: Some(value) },
        )
    });
    v1::CatalogueMessage {
        id: message.id.into_owned(),
        arguments: arguments.collect(),
    }
}
