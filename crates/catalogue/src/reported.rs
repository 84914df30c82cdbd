//! Sentences that devices and venue nodes report in English alone, in another language: the catalogue has them in English too,
//! with figures as `{ $n1 }`. The pages do the same (`web/shared/retold.ts`).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use adoube_tournament::catalogue_message::CatalogueMessage;

use crate::{Catalogue, Language};

/// The English messages of one line, by id.
static ENGLISH: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let lines = Language::English.files().into_iter().flat_map(str::lines);
    lines.filter_map(|line| line.split_once(" = ")).collect()
});

/// What somebody or something is called, even if a sentence of the family reads the same.
const NAMES: [&str; 9] = [
    "name", "names", "file", "folder", "program", "by", "user", "host", "digest",
];

impl Catalogue {
    /// The sentence in this language, if it is one of a family: those whose ids begin with it and a hyphen. Parts of it
    /// that are sentences of the family too are translated, names are not.
    pub fn reported(&self, family: &str, english: &str) -> Option<String> {
        let english = english.replace('\'', "’");
        let of_family = ENGLISH.range(family..).map(|(id, text)| (*id, *text));
        let of_family = of_family.take_while(|(id, _)| id.starts_with(family));
        let found = of_family.filter_map(|(id, form)| {
            let is_own = id[family.len()..].starts_with('-');
            let given = matched(form, &english).filter(|_| is_own)?;
            Some((id, given))
        });
        // What leaves least open fits best.
        let open = |given: &[(&str, &str)]| given.iter().map(|(_, text)| text.len()).sum::<usize>();
        let (id, given) = found.min_by_key(|(_, given)| open(given))?;
        let message = CatalogueMessage::named(id.to_owned());
        let message = given.into_iter().fold(message, |message, (name, given)| {
            let part = if is_figure(name) || NAMES.contains(&name) {
                None
            } else {
                self.reported(family, given)
            };
            message.text(name, part.unwrap_or_else(|| given.to_owned()))
        });
        self.find(&message)
    }
}

/// What stands for the arguments of a form, by name; `None` where the sentence has another form.
fn matched<'a>(form: &'static str, said: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    let Some((literal, rest)) = form.split_once("{ $") else {
        return (form == said).then(Vec::new);
    };
    let said = said.strip_prefix(literal)?;
    let (name, rest) = rest.split_once(" }")?;
    let ends = said.char_indices().map(|(at, c)| at + c.len_utf8());
    let mut ends =
        ends.take_while(|end| !is_figure(name) || said[..*end].bytes().all(|b| b.is_ascii_digit()));
    ends.find_map(|end| {
        let mut given = matched(rest, &said[end..])?;
        given.insert(0, (name, &said[..end]));
        Some(given)
    })
}

fn is_figure(name: &str) -> bool {
    let number = name.strip_prefix('n');
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_device_reports_is_told_in_the_readers_language() {
        let spanish = Catalogue::of(Language::Spanish);
        for (family, english, told) in [
            (
                "wall-order-why",
                "it had locked the page; the page is unlocked again (on the page)",
                Some(
                    "había bloqueado la página; la página está desbloqueada otra vez (en la página)",
                ),
            ),
            (
                "wall-order-why",
                "no page: it is in page.json and in the agent's output",
                Some("sin página: está en page.json y en la salida del agente"),
            ),
            (
                "wall-seen",
                "can show windows: chromium (user 998) at /run/user/998/wayland-0",
                Some("puede mostrar ventanas: chromium (usuario 998) en /run/user/998/wayland-0"),
            ),
            (
                "wall-seen",
                "USB: 046d:c31c USB Keyboard (audio, keyboard or mouse)",
                Some("USB: 046d:c31c USB Keyboard (audio, teclado o ratón)"),
            ),
            (
                "pages-held",
                "0781:5567 Ultra (kinds 03, 08) is plugged in and works; usb1 accepts every device",
                Some(
                    "0781:5567 Ultra (clases 03, 08) está conectado y funciona; usb1 admite cualquier dispositivo",
                ),
            ),
            (
                "pages-held",
                "/tmp/x was started by time: not on the list",
                Some("time inició /tmp/x: no está en la lista"),
            ),
            (
                "wall-order-why",
                "No space left on device (os error 28)",
                None,
            ),
            ("wall-order", "superseded", None),
        ] {
            assert_eq!(
                spanish.reported(family, english).as_deref(),
                told,
                "{english}"
            );
        }
    }
}
