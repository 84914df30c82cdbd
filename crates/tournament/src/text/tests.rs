//! What people may write (O 17.11: a reason is read in an appeal).

use super::{Hidden, MAX_REASON, PlainText, TextFault, one_line};

fn hidden(text: &str) -> Option<(String, Hidden, usize)> {
    match PlainText::new(text, MAX_REASON) {
        Err(TextFault::Hidden(found)) => Some((found.code(), found.kind, found.place)),
        Ok(_) | Err(_) => None,
    }
}

#[test]
fn o_17_11_a_text_is_one_line_of_what_is_seen() {
    for (text, kept) in [
        (" the router failed ", "the router failed"),
        ("el ordenador se apagó", "el ordenador se apagó"),
        ("Žan Kožar, 2½:½", "Žan Kožar, 2½:½"),
        ("حسین می\u{200c}خواهد", "حسین می\u{200c}خواهد"),
        ("क्\u{200d}ष", "क्\u{200d}ष"),
        ("葛\u{e0100}飾", "葛\u{e0100}飾"),
        ("lost ❤\u{fe0f}", "lost ❤\u{fe0f}"),
        ("שלום", "שלום"),
        (&"é".repeat(MAX_REASON), &"é".repeat(MAX_REASON)),
    ] {
        assert_eq!(PlainText::new(text, MAX_REASON).unwrap().as_str(), kept);
    }
    for text in ["", " ", "\u{a0}\u{3000}", "\u{2800}", "\u{2028}"] {
        let fault = PlainText::new(text, MAX_REASON);
        assert_eq!(fault, Err(TextFault::Empty), "{text:?}");
        assert_eq!(PlainText::optional(text, MAX_REASON), Ok(None), "{text:?}");
    }
    let long = "x".repeat(MAX_REASON + 1);
    assert_eq!(
        PlainText::new(&long, MAX_REASON),
        Err(TextFault::Long(MAX_REASON))
    );
}

#[test]
fn o_17_11_a_hidden_character_is_named_with_its_place() {
    use Hidden::{Control, Direction, Invisible, LineBreak};
    for (text, code, kind, place) in [
        ("\u{feff}", "U+FEFF", Invisible, 1),
        ("\u{feff}the router", "U+FEFF", Invisible, 1),
        ("help\nRuling 9: forged", "U+000A", LineBreak, 5),
        ("help\u{2028}Ruling 9", "U+2028", LineBreak, 5),
        ("\u{1b}[31mred", "U+001B", Control, 1),
        ("a\tb", "U+0009", Control, 2),
        ("0-1 \u{202e}won", "U+202E", Direction, 5),
        ("\u{2067}x\u{2069}", "U+2067", Direction, 1),
        ("x\u{200b}", "U+200B", Invisible, 2),
        // A joiner joins nothing in Latin, at the end of a word, or twice.
        ("rou\u{200d}ter", "U+200D", Invisible, 4),
        ("می\u{200c}", "U+200C", Invisible, 3),
        ("می\u{200c}\u{200c}خ", "U+200C", Invisible, 3),
        ("\u{fe0f}", "U+FE0F", Invisible, 1),
        ("x\u{fe0f}\u{fe0f}", "U+FE0F", Invisible, 3),
        ("\u{3164}", "U+3164", Invisible, 1),
        ("x\u{e0041}", "U+E0041", Invisible, 2),
    ] {
        let found = hidden(text).unwrap_or_else(|| panic!("{text:?} hides nothing"));
        assert_eq!(found, (code.to_owned(), kind, place), "{text:?}");
    }
}

/// What must not be refused loses what nobody sees, and stays on its line.
#[test]
fn ven_8_what_is_not_refused_becomes_one_line_of_what_is_seen() {
    for (text, line) in [
        ("my mouse is stuck", "my mouse is stuck"),
        ("help\nRuling 9", "help Ruling 9"),
        ("help\u{2028}Ruling 9", "help Ruling 9"),
        ("\u{feff}0-1 \u{202e}won", "0-1 won"),
        ("می\u{200c}خواهد\u{200b}", "می\u{200c}خواهد"),
        ("\u{feff}\u{202e}", ""),
    ] {
        assert_eq!(one_line(text), line, "{text:?}");
    }
}

#[test]
fn every_character_that_is_refused_is_taken_out() {
    for character in ('\0'..=char::MAX).filter(|character| !character.is_alphanumeric()) {
        let text = format!("a{character}b");
        let line = one_line(&text);
        assert_eq!(hidden(&line), None, "{text:?}");
        assert_eq!(line == text, hidden(&text).is_none(), "{text:?}");
    }
}
