//! Lines of a report that an import does not take: rules that pairings and standings here do not know,
//! facts, and what no edition has.

use std::collections::BTreeMap;

use adoube_tournament::trf::{self, Tag};
use adoube_user_text::catalogue::{CatalogueMessage, filled};

/// Rules: the numbers of their lines, and the message that says what they are and what follows.
const RULES: [(&[&str], &str); 4] = [
    (&["260", "XXP"], "file-rule-forbidden-pairs"),
    (&["250", "XXA"], "file-rule-accelerated"),
    (&["299"], "file-rule-points"),
    (&["XXZ"], "file-rule-absent"),
];

/// Facts that a report may have and that nothing here takes over.
const FACTS: [(Tag, &str); 3] = [
    (Tag::RankingMethod, "file-fact-ranking-method"),
    (Tag::PairingProgram, "file-fact-pairing-program"),
    (Tag::EncodedType, "file-fact-type"),
];

/// Other lines that are read or told elsewhere, and the ruler over the columns that many files have.
const KNOWN: [&str; 46] = [
    "###", "DDD", "001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092",
    "102", "112", "122", "132", "142", "152", "162", "172", "182", "192", "202", "212", "222",
    "240", "300", "310", "320", "330", "352", "362", "801", "802", "803", "810", "XXC", "XXR",
    "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU",
];

/// Line numbers by what begins the line.
type Lines = BTreeMap<String, Vec<usize>>;

/// Points that are no results' (299), which a table of the report does not count.
pub fn uncounted(bytes: &[u8]) -> Vec<String> {
    let (rules, _) = left_out(bytes);
    let points = |told: &String| told.contains("(299)");
    rules.into_iter().filter(points).collect()
}

/// What the report says and is not taken over: as warnings the rules, beside it all else.
pub fn left_out(bytes: &[u8]) -> (Vec<String>, Vec<String>) {
    // What is no report at all is told where it is read.
    let Ok(file) = trf::read(bytes) else {
        return <_>::default();
    };
    let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n");
    let mut lines = Lines::new();
    for (line, number) in text.split(['\n', '\r']).zip(1..) {
        let begin = begin(line);
        if !line.trim().is_empty() && !KNOWN.contains(&&*begin) {
            lines.entry(begin).or_default().push(number);
        }
    }
    let rules = rules(&mut lines);
    let facts = FACTS.iter().filter_map(|(tag, id)| {
        let said = file.header(*tag)?;
        Some(filled(&CatalogueMessage::new(id).text("said", said)))
    });
    let rest = lines.iter().map(|(begin, lines)| {
        let message = match &**begin {
            "" => CatalogueMessage::new("file-lines-unnumbered"),
            begin if is_national(begin) => {
                CatalogueMessage::new("file-lines-national").text("begin", begin)
            }
            begin => CatalogueMessage::new("file-lines-unknown").text("begin", begin),
        };
        filled(&message.messages("places", vec![places(lines)]))
    });
    (rules, facts.chain(rest).collect())
}

fn rules(lines: &mut Lines) -> Vec<String> {
    let told = RULES.iter().filter_map(|(numbers, id)| {
        let found: Vec<usize> = numbers
            .iter()
            .filter_map(|number| lines.remove(*number))
            .flatten()
            .collect();
        let numbers = numbers.join(", ");
        (!found.is_empty()).then(|| {
            let message = CatalogueMessage::new(id).text("numbers", numbers);
            filled(&message.messages("places", vec![places(&found)]))
        })
    });
    told.collect()
}

/// The number of the format, or what stands in its place; empty for a line of words.
fn begin(text: &str) -> String {
    let begin = text.split(' ').next().unwrap_or_default();
    let is_number = begin.len() == 3 && begin.bytes().all(|b| b.is_ascii_graphic());
    if is_number || begin.starts_with("###") {
        begin[..3].to_owned()
    } else {
        String::new()
    }
}

/// Records of a federation begin with its code; extensions to the format begin otherwise.
fn is_national(begin: &str) -> bool {
    begin.bytes().all(|b| b.is_ascii_uppercase())
        && !begin.starts_with("XX")
        && !begin.starts_with("BB")
}

/// `line 7`, `3 lines, the first is line 7`.
fn places(lines: &[usize]) -> CatalogueMessage {
    CatalogueMessage::new("file-lines")
        .number("count", lines.len())
        .text("first", lines.iter().min().copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: &str = "\
012 Open of Spring
001    1      One                               2000 ESP     1000001             0.0    1     2 w
001    2      Two                               1900 ESP     1000002             0.0    2     1 b
";

    #[test]
    fn evt_5_rules_and_lines_that_an_import_does_not_take_are_told() {
        for (lines, rule, fact) in [
            ("", "", ""),
            (
                "### made by hand\n###\n\nDDD SSSS sTTT\nXXS W=1\n240 H   2    1\n",
                "",
                "",
            ),
            (
                "XXP 1 2\n",
                "forbidden pairs (260, XXP): not imported from the report, line 4: ",
                "",
            ),
            (
                "260   1   3    1    2\n260   1   3    1    2\n",
                "(260, XXP): not imported from the report, 2 lines, the first is line 4: ",
                "",
            ),
            ("XXA    1  1.0\n", "accelerated points (250, XXA)", ""),
            ("299  X 1.0\n", "points not from results (299)", ""),
            ("XXZ 1\n", "absent players (XXZ)", ""),
            (
                "182 bbpPairings\n",
                "",
                "pairing program (182) 'bbpPairings' is not imported",
            ),
            (
                "FRA    1      2000\nFRA    2      1900\n",
                "",
                "of FRA (national data) are not imported",
            ),
            (
                "999 X\n",
                "",
                "begin with 999, which Adoube does not know, are not imported from the report: \
                 line 4",
            ),
            (
                "Made on Friday\n",
                "",
                "lines without a number of the format",
            ),
        ] {
            let (rules, rest) = left_out(format!("{PLAYERS}{lines}").as_bytes());
            for (found, told) in [(&rules, rule), (&rest, fact)] {
                assert_eq!(
                    found.len(),
                    usize::from(!told.is_empty()),
                    "{lines}: {found:?}"
                );
                assert!(
                    found.iter().all(|line| line.contains(told)),
                    "{told}: {found:?}"
                );
            }
        }
    }
}
