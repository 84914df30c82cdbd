//! Clocks that stood while a player was away: a line each, so that the time which ran can be followed.

use adoube_proto::v1::{GivenBackView, PauseCause, Role, StopView};
use serde_json::{Value, json};

use super::zones::Times;
use crate::games::comments::side;
use crate::text;

/// What the line begins with.
pub(super) const LABEL: &str = "clocks paused";

/// `14:24:46.900 to 14:24:55.900: hold 1, fire alarm`.
pub(super) fn line(stop: &StopView, times: &Times) -> String {
    let until = match stop.until {
        0 => "until now".to_owned(),
        until => format!("to {}", times.at(until)),
    };
    let back = stop.given_back.as_ref();
    let back = back.map_or_else(String::new, |back| given_back(back, times));
    let on = if stop.stood_on {
        "; then paused for another reason"
    } else {
        ""
    };
    format!("{} {until}: {}{back}{on}", times.at(stop.from), why(stop))
}

/// `; White's 0:00:03 from 14:24:43.900 given back`.
fn given_back(back: &GivenBackView, times: &Times) -> String {
    let span = text::show_typed(back.until.saturating_sub(back.from));
    let (whose, from) = (side(back.side()), times.at(back.from));
    format!("; {whose}'s {span} from {from} given back")
}

fn why(stop: &StopView) -> String {
    let paused = stop.paused.clone().unwrap_or_default();
    let reason = match paused.reason.as_str() {
        "" => String::new(),
        reason => format!(", {reason}"),
    };
    match paused.cause() {
        PauseCause::Silence => format!(
            "{} was disconnected, by the regulations",
            side(paused.seat())
        ),
        PauseCause::Hold => format!("pause {}{reason}", paused.hold),
        PauseCause::Outage => "the server was down".to_owned(),
        PauseCause::Arbiter => {
            let by = match paused.by.as_str() {
                "" => String::new(),
                by => format!(", {by}"),
            };
            format!(
                "by {}{by}{reason}",
                text::office(Role::word_of(paused.role))
            )
        }
        PauseCause::Ruling | PauseCause::Postponed | PauseCause::Unspecified => {
            format!("{}{reason}", PauseCause::word_of(paused.cause))
        }
    }
}

pub(super) fn value(stop: &StopView) -> Value {
    let paused = stop.paused.clone().unwrap_or_default();
    json!({
        "from": stop.from,
        "until": (stop.until > 0).then_some(stop.until),
        "stood_on": stop.stood_on,
        "cause": PauseCause::word_of(paused.cause),
        "hold": (paused.hold > 0).then_some(paused.hold),
        "by": (!paused.by.is_empty()).then_some(&paused.by),
        "role": (paused.role != 0).then_some(Role::word_of(paused.role)),
        "reason": paused.reason,
        "given_back": stop.given_back.as_ref().map(|back| json!({
            "side": side(back.side()).to_lowercase(),
            "from": back.from,
            "until": back.until,
        })),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{IncidentBrief, IncidentView, PauseCause, Paused, Side};

    use super::*;

    const NOON: u64 = 1_655_467_200_000;

    /// CLK-6, DIS-2: from when to when the clocks stood, and by whose word.
    #[test]
    fn clk_6_dis_2_a_stop_says_by_whose_word_it_was() {
        let view = IncidentView {
            brief: Some(IncidentBrief {
                opened: NOON,
                time_zone: "Europe/Madrid".to_owned(),
                ..IncidentBrief::default()
            }),
            ..IncidentView::default()
        };
        let times = Times::of(&view);
        let paused = |cause: PauseCause, reason: &str| Paused {
            cause: cause.into(),
            reason: reason.to_owned(),
            ..Paused::default()
        };
        let silence = Paused {
            seat: Side::White.into(),
            ..paused(PauseCause::Silence, "White is not heard")
        };
        let hold = Paused {
            hold: 2,
            ..paused(PauseCause::Hold, "fire alarm")
        };
        let arbiter = Paused {
            by: "Chief, Ada".to_owned(),
            role: Role::ChiefArbiter.into(),
            ..paused(PauseCause::Arbiter, "his phone rang")
        };
        for (paused, until, told) in [
            (
                silence,
                0,
                "14:00:00.000 until now: White was disconnected, by the regulations",
            ),
            (
                hold,
                NOON + 9_000,
                "14:00:00.000 to 14:00:09.000: pause 2, fire alarm",
            ),
            (
                arbiter,
                NOON + 1,
                "14:00:00.000 to 14:00:00.001: by the Chief Arbiter, Chief, Ada, his phone rang",
            ),
            (
                paused(PauseCause::Outage, "the server was down or could not write"),
                0,
                "14:00:00.000 until now: the server was down",
            ),
        ] {
            let stop = StopView {
                from: NOON,
                until,
                paused: Some(paused),
                ..StopView::default()
            };
            assert_eq!(line(&stop, &times), told);
            let stood_on = StopView {
                stood_on: true,
                ..stop.clone()
            };
            let on = format!("{told}; then paused for another reason");
            assert_eq!(line(&stood_on, &times), on);
            let back = GivenBackView {
                side: Side::Black.into(),
                from: NOON - 3_100,
                until: NOON,
            };
            let stop = StopView {
                given_back: Some(back),
                ..stop
            };
            let told = format!("{told}; Black's 0:00:03.1 from 13:59:56.900 given back");
            assert_eq!(line(&stop, &times), told);
        }
    }
}
