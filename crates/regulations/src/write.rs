//! From regulations to TOML: one form, every default filled in.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use toml::Value;

use super::forms::{Form, in_quotes};
use super::settings::{Document, full_name, visit};
use adoube_tournament::penalty::Fine;
use adoube_tournament::regulations::Regulations;

/// A document being written. Writing to a string cannot fail.
#[derive(Default)]
pub(super) struct Writer {
    text: String,
    section: &'static str,
    /// Whether the section's head is still to be written.
    needs_head: bool,
    /// By full name, each as TOML has it.
    pub(super) settings: BTreeMap<String, String>,
}

/// The document in its canonical form, every default filled in: read again, it gives the same regulations.
pub fn to_toml(regulations: &Regulations) -> String {
    written(regulations).text
}

pub(super) fn written(regulations: &Regulations) -> Writer {
    let mut writer = Writer::default();
    visit(&mut regulations.clone(), &mut writer);
    writer
}

impl Document for Writer {
    fn section(&mut self, name: &'static str) {
        self.section = name;
        self.needs_head = true;
    }

    fn optional<T>(
        &mut self,
        name: &'static str,
        _article: &'static str,
        form: &impl Form<T>,
        value: &mut Option<T>,
    ) {
        let Some(value) = value else {
            return;
        };
        if std::mem::take(&mut self.needs_head) {
            let _ = writeln!(self.text, "\n[{}]", self.section);
        }
        let value = form.write(value);
        let _ = writeln!(self.text, "{name} = {value}");
        self.settings.insert(full_name(self.section, name), value);
    }

    fn fines(&mut self, fines: &mut Vec<Fine>) {
        for Fine { offence, amount } in fines.iter() {
            let (offence, amount) = (in_quotes(offence), in_quotes(amount));
            let _ = writeln!(
                self.text,
                "\n[[fines]]\noffence = {offence}\namount = {amount}"
            );
        }
        let tables = fines.iter().map(|Fine { offence, amount }| {
            let fields = [("offence", offence), ("amount", amount)];
            let fields = fields.map(|(name, text)| (name.to_owned(), Value::from(text.as_str())));
            Value::Table(fields.into_iter().collect())
        });
        let list = Value::Array(tables.collect());
        if !fines.is_empty() {
            self.settings.insert("fines".to_owned(), list.to_string());
        }
    }
}
