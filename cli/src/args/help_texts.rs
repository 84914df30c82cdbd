//! The texts of the help, from the catalogue: `help-clock-pause` says what `adoube clock pause` does, and
//! `help-clock-pause--reason` what its argument `--reason` is.

use adoube_user_text::catalogue::{CatalogueMessage, texts};
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command};

/// A command with its texts and those of the commands below it; `id` is the message that describes it. The message's attribute
/// `.long` is shown instead by `--help`, `.after` at the end.
pub(super) fn with_texts(command: Command, id: &str) -> Command {
    let message = CatalogueMessage::named(id.to_owned());
    let attribute = |name| texts().attribute(&message, name).map(StyledStr::from);
    command
        .about(texts().text(&message))
        .long_about(Resettable::from(attribute("long")))
        .after_help(Resettable::from(attribute("after")))
        .mut_args(|arg| {
            let is_hidden = arg.is_hide_set();
            let text = (!is_hidden).then(|| of_argument(id, &name(&arg)));
            arg.help(Resettable::from(text.map(StyledStr::from)))
        })
        .mut_subcommands(|below| {
            let id = format!("{id}-{}", below.get_name());
            with_texts(below, &id)
        })
}

/// An argument as messages call it: its option, or else its place.
pub(super) fn name(arg: &Arg) -> String {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str());
    name.replace('_', "-")
}

/// The text of a command's argument. An argument that several commands share may have its text at a command above them.
fn of_argument(command: &str, name: &str) -> String {
    let message = CatalogueMessage::named(format!("{command}--{name}"));
    let found = texts().find(&message);
    found.unwrap_or_else(|| match command.rsplit_once('-') {
        Some((above, _)) => of_argument(above, name),
        None => texts().text(&message),
    })
}
