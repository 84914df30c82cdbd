//! Characters that nobody sees. The table follows Unicode 16: `Default_Ignorable_Code_Point` and `Bidi_Control` of
//! `DerivedCoreProperties.txt` and `PropList.txt`, the general categories Cc, Zl and Zp, and noncharacters.

use std::fmt;

use crate::words::words;

/// What a hidden character does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hidden {
    /// It steers a terminal, or is none to be read.
    Control,
    /// It ends a line.
    LineBreak,
    /// It turns the direction of the text, so that other words are read than were written.
    Direction,
    /// It has no width.
    Invisible,
}

words! {
    Hidden {
        Control = "control",
        LineBreak = "line-break",
        Direction = "direction",
        Invisible = "invisible",
    }
}

impl Hidden {
    const fn words(self) -> &'static str {
        match self {
            Self::Control => "a control character",
            Self::LineBreak => "the end of a line",
            Self::Direction => "a character that turns the direction of the text",
            Self::Invisible => "a character that nobody sees",
        }
    }

    const fn of(character: char) -> Option<Self> {
        Some(match character {
            '\n' | '\u{b}' | '\u{c}' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => Self::LineBreak,
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' => Self::Control,
            '\u{61c}'
            | '\u{200e}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' => Self::Direction,
            '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200d}'
            | '\u{2060}'..='\u{2065}'
            | '\u{206a}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fdd0}'..='\u{fdef}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{fffe}'..='\u{ffff}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' => Self::Invisible,
            _ => return None,
        })
    }
}

/// A hidden character of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HiddenCharacter {
    /// Which.
    pub character: char,
    /// What it does.
    pub kind: Hidden,
    /// Which character of the text it is, from 1.
    pub place: usize,
    /// Where it begins, in bytes.
    at: usize,
}

impl std::error::Error for HiddenCharacter {}

impl HiddenCharacter {
    /// The first of a text.
    pub(super) fn find(text: &str) -> Option<Self> {
        let mut before = None;
        let mut characters = text.char_indices().zip(1..).peekable();
        while let Some(((at, character), place)) = characters.next() {
            let next = characters.peek().map(|((_, next), _)| *next);
            if let Some(kind) = Hidden::of(character)
                && !is_needed(character, before, next)
            {
                return Some(Self {
                    character,
                    kind,
                    place,
                    at,
                });
            }
            before = Some(character);
        }
        None
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// As Unicode writes it: `U+202E`.
    pub fn code(&self) -> String {
        format!("U+{:04X}", u32::from(self.character))
    }
}

impl fmt::Display for HiddenCharacter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (place, code, what) = (self.place, self.code(), self.kind.words());
        write!(
            f,
            "character {place} of the text is {code}, {what}: delete it, or type the text again instead of pasting it"
        )
    }
}

/// Whether its neighbours need it: a joiner within a word of a script that is written with joiners, such as Persian or
/// Hindi; the variant of the sign before it, such as of a name's ideograph.
fn is_needed(character: char, before: Option<char>, next: Option<char>) -> bool {
    let is_seen = |neighbour: char| Hidden::of(neighbour).is_none() && !is_blank(neighbour);
    match character {
        '\u{200c}'..='\u{200d}' => before.is_some_and(joins) && next.is_some_and(joins),
        '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => before.is_some_and(is_seen),
        _ => false,
    }
}

/// Of a script in which joiners change what is read: Arabic, Syriac, the scripts of India, Myanmar, Khmer, Mongolian.
const fn joins(character: char) -> bool {
    matches!(character,
        '\u{620}'..='\u{74f}'
        | '\u{750}'..='\u{77f}'
        | '\u{8a0}'..='\u{8ff}'
        | '\u{900}'..='\u{dff}'
        | '\u{1000}'..='\u{109f}'
        | '\u{1780}'..='\u{17b3}'
        | '\u{17b6}'..='\u{17ff}'
        | '\u{1820}'..='\u{18aa}'
        | '\u{fb50}'..='\u{fdcf}'
        | '\u{fdf0}'..='\u{fdff}'
        | '\u{fe70}'..='\u{fefc}')
}

/// A space of any width, and Braille's pattern without a dot.
pub(super) const fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{2800}'
}
