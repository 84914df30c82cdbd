//! Sentences of refusals, and ends of sentences, that are the same in every case. Pages tell them by their words,
//! in the reader's language.

use std::fmt;

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Phrase {
    /// A stable word for it; empty for what nobody reads on a page.
    pub word: &'static str,
    /// In English.
    pub text: &'static str,
}

impl Phrase {
    /// One that no page tells.
    pub(crate) const fn in_english(text: &'static str) -> Self {
        Self { word: "", text }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}

macro_rules! phrases {
    ($($name:ident = $word:literal: $text:literal;)*) => {
        $(#[doc = $text] pub const $name: Phrase = Phrase { word: $word, text: $text };)*
        /// All of them.
        pub const ALL: &[Phrase] = &[$($name),*];
    };
}

/// What was done before, or is too late.
pub mod done {
    use super::Phrase;

    phrases! {
        ASSISTANT_APPROVED = "done-assistant": "that assistant is approved already";
        NO_ASSISTANT = "done-no-assistant": "no assistant is approved: the player enters his moves himself";
        CHECK_RECORDED = "done-check": "that is recorded of this check already";
        NO_CHECK_LEFT = "done-no-check-left": "the game has begun: there is no check left to waive";
        CHECKS_WAIVED = "done-waived": "those checks are waived already";
        BOTH_HAVE_COME = "done-both-here": "both players have come: there is nobody to wait for";
        CALLED = "done-called": "you have already called the arbiter for this: the call still waits for an answer";
        OBJECTED = "done-objected": "you have objected to this result already: an arbiter will answer";
        CONFIRMED = "done-confirmed": "you have already said that you have seen the result";
        APPROVED = "done-approved": "the result is approved already";
        OPEN = "done-open": "the board is open already";
        ROUND_BEGUN = "done-round-begun": "the round has begun already";
        CHECKED_IN = "done-checked-in": "you are checked in already";
        HELD = "done-held": "the board is held by it already";
        SAME_START = "done-same-start": "the game began from that position";
        CARRIED_OUT = "done-carried-out": "the ruling was carried out already";
        RULING_SEEN = "done-ruling-seen": "you have said already that you have seen the ruling";
    }
}

/// What a value must be.
pub mod range {
    use super::Phrase;

    phrases! {
        DEFAULT_TIME = "range-default-time": "the default time must be at most a day, and not past already";
        TEXT = "range-text": "the text must be at most 500 characters";
        CLOCK = "range-clock": "a clock must be above 0 and at most 168 h";
        HALF_MOVE = "range-half-move": "the half-move must be before the last one that was made";
        START_IN = "range-start-in": "the time until the clock starts must be at most an hour";
        ARTICLE = "range-article": "the article must be at most 100 characters";
        WORKED_OUT = "range-worked-out": "when the offer was worked out must be not after now";
        RULINGS = "range-rulings": "the rulings of an incident must be at most a hundred, proposals among them";
        PENALTIES = "range-penalties": "a ruling has one to eight penalties";
        REPORT = "range-report": "the name of the report must be from 1 to 200 characters";
        FROM_ROUND = "range-from-round": "the first round without the player must be from 1 to the number of \
            rounds of the regulations";
    }
}

/// What a venue's own arbiter has to leave to an arbiter of the event.
pub mod local {
    use super::Phrase;

    phrases! {
        SEAT_AWAY = "local-seat-away": "a seat is away";
        STOPPED_ELSEWHERE = "local-stopped-elsewhere": "the clocks were not stopped by a venue's arbiter";
    }
}

/// Why a device is no spare.
pub mod spare {
    use super::Phrase;

    phrases! {
        ELSEWHERE = "spare-elsewhere": "it is not enrolled at the seat's venue";
        TAKEN = "spare-taken": "somebody plays at it";
    }
}
