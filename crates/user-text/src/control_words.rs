//! Times and time controls in the reader's language.

use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::clock::{Extra, TimeControl};
use adoube_tournament::time::Millis;
use adoube_tournament::typed_time::ControlWords;

use crate::catalogue::{filled, text};

/// A time: `2 minutes`, `1 hour 30 minutes`, `30.5 seconds`, `no time`.
pub fn words(time: Millis) -> String {
    spelled(time.0 / 3_600_000, time.0 / 60_000 % 60, time.0 % 60_000)
}

fn spelled(hours: u64, minutes: u64, millis: u64) -> String {
    let whole = |id, n| filled(&CatalogueMessage::new(id).number("n", n));
    let seconds = if millis.is_multiple_of(1_000) {
        whole("cli-time-seconds", millis / 1_000)
    } else {
        let seconds = format!("{}.{:03}", millis / 1_000, millis % 1_000);
        let seconds = seconds.trim_end_matches('0');
        filled(&CatalogueMessage::new("cli-time-part-seconds").text("seconds", seconds))
    };
    let parts = [
        (hours, whole("cli-time-hours", hours)),
        (minutes, whole("cli-time-minutes", minutes)),
        (millis, seconds),
    ];
    let parts = parts.into_iter().filter(|(amount, _)| *amount > 0);
    let parts: Vec<String> = parts.map(|(_, words)| words).collect();
    if parts.is_empty() {
        return text("cli-time-none");
    }
    parts.join(" ")
}

/// A time control as arbiters write it: `15+10`, `90 min for 40 moves, then 30 min`.
pub fn notation(control: &TimeControl) -> String {
    control.notation_in(&ReaderLanguage)
}

/// The same of one as records and messages have it, in seconds; any other text stays.
pub fn notation_of(recorded: &str) -> String {
    let read = recorded.parse::<TimeControl>();
    read.map_or_else(|_| recorded.to_owned(), |control| notation(&control))
}

/// A time control for readers who do not know how it is coded.
pub fn control_words(control: &TimeControl) -> String {
    control.words_in(&ReaderLanguage)
}

/// The name of its class: blitz, rapid, standard.
pub fn class(control: &TimeControl) -> String {
    let class = control.class().name();
    filled(&CatalogueMessage::new("cli-control-class").text("class", class))
}

/// How it is understood, with its class: who wrote minutes where seconds are read sees it here.
pub fn understood(control: &TimeControl) -> String {
    let message = if control.is_minutes_and_seconds() {
        CatalogueMessage::new("cli-control-understood-minutes")
    } else if control.only_period().is_some() {
        CatalogueMessage::new("cli-control-understood")
    } else {
        let is_alike = if control.is_alike() { "yes" } else { "no" };
        CatalogueMessage::new("cli-control-understood-sixty")
            .text("time", control.over_sixty_moves())
            .text("alike", is_alike)
    };
    let message = message.text("notation", notation(control));
    filled(&message.text("class", class(control)))
}

struct ReaderLanguage;

impl ControlWords for ReaderLanguage {
    fn for_moves(&self, time: &str, moves: u16) -> String {
        let message = CatalogueMessage::new("control-for-moves").text("time", time);
        filled(&message.number("n", moves))
    }

    fn each_move(&self, extra: Extra, time: &str) -> String {
        let message = match extra {
            Extra::Increment(_) => CatalogueMessage::new("control-extra-plus"),
            Extra::Delay(_) => CatalogueMessage::new("control-extra-d"),
            Extra::Bronstein(_) => CatalogueMessage::new("control-extra-b"),
        };
        filled(&message.text("time", time))
    }

    fn then(&self) -> String {
        text("control-then-short")
    }

    fn sides(&self, white: &str, black: &str) -> String {
        let message = CatalogueMessage::new("control-sides").text("white", white);
        filled(&message.text("black", black))
    }

    fn time(&self, time: Millis) -> String {
        spelled(0, time.0 / 60_000, time.0 % 60_000)
    }

    fn moves_in(&self, moves: u16, time: &str) -> String {
        let message = CatalogueMessage::new("cli-control-moves-in").text("time", time);
        filled(&message.number("n", moves))
    }

    fn with_extra(&self, period: &str, extra: Extra, time: &str) -> String {
        let message = match extra {
            Extra::Increment(_) => CatalogueMessage::new("cli-control-increment"),
            Extra::Delay(_) => CatalogueMessage::new("cli-control-delay"),
            Extra::Bronstein(_) => CatalogueMessage::new("cli-control-bronstein"),
        };
        filled(&message.text("period", period).text("time", time))
    }

    fn next(&self) -> String {
        text("cli-control-next")
    }

    fn both_sides(&self, white: &str, black: &str) -> String {
        let message = CatalogueMessage::new("cli-control-both-sides").text("white", white);
        filled(&message.text("black", black))
    }
}

#[cfg(test)]
mod tests {
    use adoube_catalogue::Language;
    use adoube_tournament::typed_time;

    use super::*;
    use crate::catalogue::in_language;

    /// In English as the domain says them itself.
    #[test]
    fn clk_2_clk_3_time_controls_are_said_in_the_readers_language() {
        for (control, short, long) in [
            (
                "5400+30",
                "90+30",
                "90 minutos, con 30 segundos añadidos tras cada jugada",
            ),
            (
                "600d5",
                "10 min, demora de 5 s por jugada",
                "10 minutos, con una demora de 5 segundos antes de cada jugada",
            ),
            (
                "40/7200d5:1/61:1800",
                "120 min para 40 jugadas (demora de 5 s por jugada), después 1 min 1 s para 1 jugada, después 30 min",
                "40 jugadas en 120 minutos, con una demora de 5 segundos antes de cada jugada; después 1 jugada en 1 minuto \
                 1 segundo; después 30 minutos",
            ),
            (
                "W300-B240",
                "Blancas 5 min; Negras 4 min",
                "Blancas: 5 minutos; Negras: 4 minutos",
            ),
        ] {
            let control: TimeControl = control.parse().unwrap();
            assert_eq!(notation(&control), control.notation());
            assert_eq!(control_words(&control), control.words());
            assert_eq!(understood(&control), control.understood());
            in_language(Language::Spanish, || {
                assert_eq!(notation(&control), short);
                assert_eq!(control_words(&control), long);
            });
        }
    }

    #[test]
    fn clk_5_times_are_said_in_the_readers_language() {
        for (millis, spanish) in [
            (0, "nada"),
            (60_000, "1 minuto"),
            (5_400_000, "1 hora 30 minutos"),
            (30_500, "30.5 segundos"),
        ] {
            let time = Millis(millis);
            assert_eq!(words(time), typed_time::words(time));
            let told = in_language(Language::Spanish, || words(time));
            assert_eq!(told, spanish);
        }
    }
}
