//! Messages that the coordinator sends, asked of the catalogue.

use adoube_catalogue::{Catalogue, Language};
use adoube_tournament::catalogue_message::{Argument, CatalogueMessage};

/// That the catalogue has the message with its parts, and that its arguments fill it in.
pub(crate) fn is_in_every_language(message: &CatalogueMessage) {
    for language in Language::ALL {
        let catalogue = Catalogue::of(language);
        let said = [Some(catalogue.text(message)), catalogue.command(message)];
        let [text, _] = &said;
        assert_ne!(text.as_deref(), Some(message.id.as_ref()), "{language:?}");
        for text in said.iter().flatten() {
            assert!(!text.contains("{$"), "{message}: {text}");
        }
    }
    for (_, argument) in &message.arguments {
        if let Argument::Messages(parts) = argument {
            parts.iter().for_each(is_in_every_language);
        }
    }
}
