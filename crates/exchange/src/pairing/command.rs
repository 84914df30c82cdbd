//! An engine's command: words, with places for the two files.

use adoube_user_text::catalogue::{CatalogueMessage, filled, text};
use anyhow::{Result, bail};

/// The report's place.
const REPORT: &str = "{trf}";
/// The list's place.
const LIST: &str = "{out}";

/// A command, cut into words as a shell would, quotes included; nothing else of a shell's is
/// known, and none is started.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Template(Vec<String>);

impl Template {
    /// Reads it.
    pub(super) fn read(command: &str) -> Result<Self> {
        let words = words(command)?;
        if words.is_empty() {
            bail!(text("file-engine-empty"));
        }
        if !words.iter().any(|word| word.contains(REPORT)) {
            let message = CatalogueMessage::new("file-engine-without-report");
            bail!(filled(&message.text("report", REPORT).text("list", LIST)));
        }
        Ok(Self(words))
    }

    /// Whether the list comes in a file, not on standard output.
    pub(super) fn writes_list(&self) -> bool {
        self.0.iter().any(|word| word.contains(LIST))
    }

    /// The program and its arguments.
    pub(super) fn filled(&self, report: &str, list: &str) -> Vec<String> {
        let fill = |word: &String| word.replace(REPORT, report).replace(LIST, list);
        self.0.iter().map(fill).collect()
    }
}

fn words(command: &str) -> Result<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), close) if open == close => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, blank) if blank.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        bail!(text("file-engine-quotes"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evt_5_commands_of_engines() {
        for (text, list, expected) in [
            (
                "bbpPairings --dutch {trf} -p {out}",
                true,
                &["bbpPairings", "--dutch", "/t/r", "-p", "/t/l"][..],
            ),
            (
                "java -jar '/opt/my engines/javafo.jar'  {trf} -p {out}",
                true,
                &[
                    "java",
                    "-jar",
                    "/opt/my engines/javafo.jar",
                    "/t/r",
                    "-p",
                    "/t/l",
                ],
            ),
            (
                "engine --in={trf} \"\"",
                false,
                &["engine", "--in=/t/r", ""],
            ),
            ("e \"it's\" {trf}; rm", false, &["e", "it's", "/t/r;", "rm"]),
        ] {
            let template = Template::read(text).unwrap();
            assert_eq!(template.writes_list(), list, "{text}");
            assert_eq!(template.filled("/t/r", "/t/l"), expected, "{text}");
        }
        for (text, told) in [
            ("", "is empty"),
            ("  ", "is empty"),
            ("bbpPairings --dutch", "has no {trf}"),
            ("engine '{trf}", "within quotes"),
        ] {
            let error = Template::read(text).unwrap_err().to_string();
            assert!(error.contains(told), "{text}: {error}");
        }
    }
}
