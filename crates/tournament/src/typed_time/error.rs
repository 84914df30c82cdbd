//! Why a typed time cannot be read, with what to write instead.

use thiserror::Error;

use crate::clock::InvalidTimeControl;
use crate::note::{Note, note};

/// A text that is no time, or can be two.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnreadableTime {
    /// Nothing was typed.
    #[error("write a time, such as 2:00, 2 min, 120 s, 1h30 or 1:30:00")]
    Empty,
    /// None of the forms.
    #[error("'{0}' is not a time: write 2:00, 2 min, 120 s, 1h30 or 1:30:00")]
    Form(String),
    /// Digits of another script.
    #[error("'{0}': write the digits as 0 to 9")]
    Digits(String),
    /// Less than nothing.
    #[error("'{0}': times are not negative")]
    Negative(String),
    /// No clock shows as much.
    #[error("'{0}' is too long: at most 168:00:00")]
    TooLong(String),
    /// A comma or point that separates thousands, or decimals.
    #[error("'{text}' can be {} or {}: write one of them", .readings[0], .readings[1])]
    Ambiguous {
        /// As it was typed.
        text: String,
        /// What it can be, as it is typed without doubt.
        readings: [String; 2],
    },
    /// A time control where one time is asked for.
    #[error("'{0}' is a time control: write one time, such as 2:00, 2 min, 120 s, 1h30 or 1:30:00")]
    IsControl(String),
    /// Where a time control is asked for: none of the forms.
    #[error(
        "'{0}' is not a time control: write minutes+seconds such as 90+30, 15 min + 10 s or 1h30 + 30 s; several \
         periods as 40/90 : 30+30"
    )]
    ControlForm(String),
    /// Numbers of which some can only be minutes and others only seconds.
    #[error(
        "'{0}' mixes minutes and seconds: write min or s after each time, such as 40/90 min : 30 min + 30 s"
    )]
    Mixed(String),
    /// One time of minutes and seconds where a time control is asked for.
    #[error(
        "'{text}' is a time of {minutes} min {seconds} s: for {minutes} min and {seconds} s a move write \
         {minutes}+{seconds}; for one time without increment write {} s", minutes * 60 + seconds
    )]
    IsTime {
        /// As it was typed.
        text: String,
        /// In front of the colon or the second unit.
        minutes: u64,
        /// Behind it.
        seconds: u64,
    },
    /// A number of moves in a number of minutes, and nothing behind it.
    #[error(
        "'{text}' is {first} moves in {second} min, and no time for the moves after them: for {first} min and {second} s \
         a move write {first}+{second}"
    )]
    Slash {
        /// As it was typed.
        text: String,
        /// In front of the slash.
        first: u64,
        /// Behind it.
        second: u64,
    },
    /// It can be read and is no time control.
    #[error("'{text}': {why}")]
    Control {
        /// As it was typed.
        text: String,
        /// What is wrong with it.
        why: InvalidTimeControl,
    },
}

impl UnreadableTime {
    pub(super) fn form(text: &str) -> Self {
        Self::Form(shown(text))
    }

    /// The same for readers of any language.
    pub fn note(&self) -> Note {
        let of = |word, text: &String| note!(word => "{self}", text);
        match self {
            Self::Empty => note!("time-empty" => "{self}"),
            Self::Form(text) => of("time-form", text),
            Self::Digits(text) => of("time-digits", text),
            Self::Negative(text) => of("time-negative", text),
            Self::TooLong(text) => of("time-too-long", text),
            Self::Ambiguous { text, readings } => {
                let [first, second] = readings;
                note!("time-ambiguous" => "{self}", text, first, second)
            }
            Self::IsControl(text) => of("time-is-control", text),
            Self::ControlForm(text) => of("control-form", text),
            Self::Mixed(text) => of("control-mixed", text),
            Self::IsTime {
                text,
                minutes,
                seconds,
            } => note!(
                "control-is-time" => "{self}",
                text,
                time = format_args!("{minutes} min {seconds} s"),
                minutes,
                seconds,
                total = minutes * 60 + seconds
            ),
            Self::Slash {
                text,
                first,
                second,
            } => note!("control-slash" => "{self}", text, first, second),
            Self::Control { text, why } => of(control_word(why), text),
        }
    }
}

const fn control_word(why: &InvalidTimeControl) -> &'static str {
    match why {
        InvalidTimeControl::OpenPeriodNotLast => "control-open-period",
        InvalidTimeControl::LastPeriodLimited => "control-last-period",
        InvalidTimeControl::NoBase(_) | InvalidTimeControl::NoTime(_) => "control-no-base",
        InvalidTimeControl::OneSide => "control-one-side",
        InvalidTimeControl::Length(_) => "time-too-long",
        InvalidTimeControl::PeriodCount
        | InvalidTimeControl::Empty
        | InvalidTimeControl::Field(_)
        | InvalidTimeControl::Moves(_) => "control-form",
    }
}

/// The beginning of what was typed.
pub(super) fn shown(text: &str) -> String {
    text.trim().chars().take(40).collect()
}
