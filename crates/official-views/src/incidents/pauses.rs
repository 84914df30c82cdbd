//! Clocks that stood while a player was away: a line each, so that the time which ran can be followed.

use adoube_proto::v1::{PauseCause, Role, StopView};
use adoube_tournament::catalogue_message::CatalogueMessage;
use serde_json::{Value, json};

use super::texts::{self, filled, yes_or_no};
use super::times::Times;
use crate::comments::side;
use crate::text;

/// `14:24:46.900 to 14:24:55.900: hold 1, fire alarm`.
pub(super) fn line(stop: &StopView, times: &Times) -> String {
    let back = stop.given_back.unwrap_or_default();
    let message = CatalogueMessage::new("cli-incident-paused")
        .text("from", times.at(stop.from))
        .text("over", yes_or_no(stop.until > 0))
        .text("until", times.at(stop.until))
        .text("why", why(stop))
        .text("returned", yes_or_no(stop.given_back.is_some()))
        .text("side", back.side().word())
        .text(
            "time",
            text::show_typed(back.until.saturating_sub(back.from)),
        )
        .text("time-from", times.at(back.from))
        .text("stopped-on", yes_or_no(stop.stood_on));
    filled(&message)
}

/// Why the clocks were paused, with the reason that was given.
fn why(stop: &StopView) -> String {
    let paused = stop.paused.clone().unwrap_or_default();
    let cause = match paused.cause() {
        PauseCause::Silence => {
            let message = CatalogueMessage::new("cli-incident-paused-silence");
            return filled(&message.text("side", paused.seat().word()));
        }
        PauseCause::Outage => return texts::text("cli-live-pause-outage"),
        PauseCause::Hold => {
            filled(&CatalogueMessage::new("cli-live-pause-number").text("pause", paused.hold))
        }
        PauseCause::Arbiter => {
            let who = texts::official(paused.role(), &paused.by);
            filled(&CatalogueMessage::new("cli-live-pause-by").text("who", who))
        }
        PauseCause::Ruling | PauseCause::Postponed | PauseCause::Unspecified => {
            PauseCause::word_of(paused.cause).to_owned()
        }
    };
    match paused.reason.as_str() {
        "" => cause,
        reason => format!("{cause}, {reason}"),
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
    use adoube_proto::v1::{GivenBackView, IncidentBrief, IncidentView, PauseCause, Paused, Side};

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
            let told = format!("{told}; Black got back 0:00:03.1, used since 13:59:56.900");
            assert_eq!(line(&stop, &times), told);
        }
    }
}
