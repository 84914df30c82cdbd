//! What whoever reads a report is to know of it.

use adoube_proto::v1::{
    EventView, OfficialEntry, PairingEntry, ResultStatus, Role, RoundState, RoundView,
};
use adoube_tournament::date::Date;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::trf::Edition;
use adoube_user_text::catalogue::{CatalogueMessage, filled};
use adoube_user_text::text::ranges;

use super::{headers, penalties, rounds_to};

/// Rounds up to this one whose results were taken back: a line each. Points are lower without them, and
/// whoever reads the report is to know why.
pub fn without(view: &EventView, round: u16) -> Vec<String> {
    let gone = rounds_to(view, round).filter(|view| !view.taken_back.is_empty());
    let told = gone.map(|view| {
        filled(
            &CatalogueMessage::new("file-report-not-counted")
                .text("round", view.round)
                .text("source", &view.taken_back),
        )
    });
    told.collect()
}

/// The name that `adoube init` gives an event until its organiser does.
const NAMELESS: &str = "My hybrid event";
/// The same of its chief arbiter.
const SOMEBODY: &str = "Chief Arbiter";

/// What whoever is sent the report will look for, and finds empty or as `adoube init` writes it.
pub fn untold(view: &EventView, regulations: &Regulations) -> Option<String> {
    let chief = |official: &&OfficialEntry| official.role() == Role::ChiefArbiter;
    let chief = view.officials.iter().find(chief);
    let chief = chief.is_none_or(|chief| matches!(&*chief.name, "" | SOMEBODY));
    let lacks = [
        (regulations.name == NAMELESS, "file-header-name"),
        (regulations.city.is_none(), "file-header-city"),
        (regulations.begin.is_none(), "file-header-begin"),
        (regulations.end.is_none(), "file-header-end"),
        (chief, "file-header-chief"),
    ];
    let lacks = lacks.into_iter().filter(|(lacking, _)| *lacking);
    let lacks: Vec<_> = lacks.map(|(_, id)| CatalogueMessage::new(id)).collect();
    (!lacks.is_empty())
        .then(|| filled(&CatalogueMessage::new("file-report-lacks").messages("facts", lacks)))
}

/// What may still change in a report up to a round, and, in the edition that tells days, which of them
/// it lacks or cannot be.
pub fn remarks(
    view: &EventView,
    regulations: &Regulations,
    round: u16,
    edition: Edition,
) -> Vec<String> {
    let published = rounds_to(view, round).filter(|view| view.state() != RoundState::Draft);
    let last = published.clone().map(|view| view.round).max().unwrap_or(0);
    let before = rounds_to(view, round).filter(|view| view.round < last);
    let mut told: Vec<String> = before.filter_map(unpublished).collect();
    told.extend(published.flat_map(|view| [open(view), unapproved(view)].into_iter().flatten()));
    match edition {
        Edition::Trf16 => {
            told.extend(without_days(view, round));
            told.extend(without_penalties(view, round));
        }
        Edition::Trf26 => {
            told.extend(without_day(view, round));
            told.extend(other_days(view, regulations, round));
        }
    }
    told
}

/// A draft before a round that was published: its column is blank. One whose results were taken back is
/// told as such ([`without`]).
fn unpublished(view: &RoundView) -> Option<String> {
    let draft = view.state() == RoundState::Draft && view.taken_back.is_empty();
    draft.then(|| filled(&CatalogueMessage::new("file-report-draft").text("round", view.round)))
}

/// Games without a result: ranks are not what they will be.
fn open(view: &RoundView) -> Option<String> {
    let boards = boards(view, |pairing| {
        pairing.result.is_none() && pairing.white_code.is_empty() && pairing.black_code.is_empty()
    })?;
    let message = CatalogueMessage::new("file-report-open")
        .text("round", view.round)
        .text("state", RoundState::word_of(view.state));
    Some(filled(&message.messages("boards", vec![boards])))
}

fn unapproved(view: &RoundView) -> Option<String> {
    let boards = boards(view, is_unapproved)?;
    let message = CatalogueMessage::new("file-report-unapproved").text("round", view.round);
    Some(filled(&message.messages("boards", vec![boards])))
}

/// Whether a game has a result that no arbiter stands by yet.
pub fn is_unapproved(pairing: &PairingEntry) -> bool {
    let state = pairing.result_state.as_ref();
    state.is_some_and(|state| match state.state() {
        ResultStatus::Provisional | ResultStatus::Objected | ResultStatus::Confirmed => true,
        ResultStatus::Approved | ResultStatus::Corrected | ResultStatus::Unspecified => false,
    })
}

/// `boards 1-3, 7`; none if there is none.
fn boards(view: &RoundView, which: impl Fn(&PairingEntry) -> bool) -> Option<CatalogueMessage> {
    let found = view.pairings.iter().filter(|pairing| which(pairing));
    let mut found: Vec<u32> = found.map(|pairing| pairing.board).collect();
    found.sort_unstable();
    let message = CatalogueMessage::new("file-boards")
        .number("count", found.len())
        .text("boards", ranges(&found));
    (!found.is_empty()).then_some(message)
}

/// Programs that read days one after the other take those that are there for those of earlier rounds.
fn without_day(view: &EventView, round: u16) -> Option<String> {
    let days = headers::dates(view, round);
    let untold = rounds_to(view, round).filter(|own| {
        let day = usize::try_from(own.round)
            .ok()
            .and_then(|at| days.get(at - 1));
        own.state() == RoundState::Elsewhere && day.is_none_or(String::is_empty)
    });
    let untold: Vec<u32> = untold.map(|own| own.round).collect();
    let message = CatalogueMessage::new("file-report-no-day").text("rounds", ranges(&untold));
    (!untold.is_empty()).then(|| filled(&message))
}

/// The older edition has no line for days: readers of it refuse one.
fn without_days(view: &EventView, round: u16) -> Option<String> {
    let days = (1..).zip(headers::dates(view, round));
    let known = days.filter(|(_, day)| !day.is_empty());
    let rounds: Vec<u32> = known.map(|(round, _)| round).collect();
    let message = CatalogueMessage::new("file-report-days-left-out")
        .number("count", rounds.len())
        .text("rounds", ranges(&rounds));
    (!rounds.is_empty()).then(|| filled(&message))
}

/// The penalties that changed a result, one line each, to be shown beside the file: TRF16 has no line for penalties, and
/// whoever rates the games has to know them.
fn without_penalties(view: &EventView, round: u16) -> impl Iterator<Item = String> {
    let lines = penalties::lines_of_results(view, round).into_iter();
    lines.map(|line| {
        filled(&CatalogueMessage::new("file-report-penalty-left-out").text("penalty", line))
    })
}

/// Days of rounds before the event's first day or after its last.
fn other_days(view: &EventView, regulations: &Regulations, round: u16) -> Option<String> {
    let days = headers::dates(view, round);
    let [begin, end] = [regulations.begin, regulations.end];
    let [begin, end] = [begin, end].map(|day| day.map(Date::with_slashes));
    let outside = |day: &str| {
        let day = format!("20{day}");
        begin.as_ref().is_some_and(|begin| day < *begin)
            || end.as_ref().is_some_and(|end| day > *end)
    };
    let told = days.iter().zip(1_u32..);
    let told = told.filter(|(day, _)| !day.is_empty() && outside(day));
    let rounds: Vec<u32> = told.map(|(_, round)| round).collect();
    let said = |day: Option<String>| day.unwrap_or_else(|| "?".to_owned());
    let message = CatalogueMessage::new("file-report-days-outside")
        .text("begin", said(begin))
        .text("end", said(end))
        .text("rounds", ranges(&rounds));
    (!rounds.is_empty()).then(|| filled(&message))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{Result as Points, ResultState};
    use adoube_regulations::TEMPLATE;

    use super::*;

    fn pairing(board: u32, state: &str) -> PairingEntry {
        PairingEntry {
            board,
            result: (!state.is_empty()).then(Points::default),
            result_state: (!state.is_empty()).then(|| ResultState {
                state: ResultStatus::from_word(state).unwrap().into(),
                ..ResultState::default()
            }),
            ..PairingEntry::default()
        }
    }

    fn event(rounds: Vec<RoundView>) -> EventView {
        EventView {
            rounds,
            ..EventView::default()
        }
    }

    fn regulations() -> Regulations {
        let text = "name = \"Open\"\nkind = \"hybrid\"\ntime_control = \"5400+30\"\nrounds = 5\n\
                    begin = 2026-04-01\nend = 2026-04-03\n[venues]\narbiters_per_venue = 2\n";
        adoube_regulations::from_toml(text).unwrap()
    }

    #[test]
    fn end_8_a_report_of_a_round_that_is_not_over_or_not_approved_says_so() {
        let round = |state: &str, boards: &[&str]| RoundView {
            round: 2,
            state: RoundState::from_word(state).unwrap_or_default().into(),
            pairings: (1..).zip(boards).map(|(n, b)| pairing(n, b)).collect(),
            ..RoundView::default()
        };
        for (state, boards, told) in [
            ("closed", &["approved", "approved"][..], &[][..]),
            ("draft", &["", ""], &[]),
            (
                "published",
                &["", ""],
                &[
                    "round 2: no result on boards 1-2 (it was not started): points and ranks are not final",
                ],
            ),
            (
                "started",
                &["", "approved", "provisional", "confirmed", "objected"],
                &[
                    "round 2: no result on board 1 (it is not over): points and ranks are not final",
                    "round 2: the result of boards 3-5 is not approved yet",
                ],
            ),
        ] {
            let view = event(vec![round(state, boards)]);
            for edition in [Edition::Trf16, Edition::Trf26] {
                assert_eq!(remarks(&view, &regulations(), 2, edition), told, "{state}");
            }
            assert_eq!(remarks(&view, &regulations(), 1, Edition::Trf16), [""; 0]);
        }
    }

    #[test]
    fn evt_5_a_report_that_calls_its_event_as_the_template_does_says_so() {
        let chief = |name: &str| EventView {
            officials: vec![OfficialEntry {
                name: name.to_owned(),
                role: Role::ChiefArbiter.into(),
                ..OfficialEntry::default()
            }],
            ..EventView::default()
        };
        let own = Regulations {
            city: Some("Madrid".to_owned()),
            ..regulations()
        };
        assert!(TEMPLATE.contains(&format!("name = \"{NAMELESS}\"")));
        assert_eq!(untold(&chief("Garcia, Ana"), &own), None);
        let blank = Regulations {
            name: NAMELESS.to_owned(),
            begin: None,
            end: None,
            ..regulations()
        };
        let told = untold(&chief(SOMEBODY), &blank).unwrap();
        let lacks = "the report lacks the event's name (012), city (022), first day (042), last \
                     day (052), chief arbiter (102): ";
        assert!(told.starts_with(lacks), "{told}");
        let told = untold(&EventView::default(), &own).unwrap();
        assert!(
            told.starts_with("the report lacks the event's chief arbiter (102)"),
            "{told}"
        );
    }

    #[test]
    fn evt_5_drafts_before_a_published_round_are_named() {
        let round = |(round, state, report): (u32, &str, &str)| RoundView {
            round,
            state: RoundState::from_word(state).unwrap_or_default().into(),
            pairings: vec![pairing(1, if state == "draft" { "" } else { "approved" })],
            taken_back: report.to_owned(),
            ..RoundView::default()
        };
        let told = "round 2 is an unpublished draft: the report has none of its pairings and byes";
        let [first, fourth] = [(1, "closed", ""), (4, "draft", "")];
        for (rounds, through, expected) in [
            (
                [first, (2, "draft", ""), (3, "closed", ""), fourth],
                3,
                &[told][..],
            ),
            (
                [first, (2, "draft", ""), (3, "closed", ""), fourth],
                5,
                &[told],
            ),
            // nothing that was published follows
            ([first, (2, "draft", ""), (3, "closed", ""), fourth], 2, &[]),
            ([first, (2, "draft", ""), (3, "draft", ""), fourth], 5, &[]),
            (
                [first, (2, "closed", ""), (3, "closed", ""), fourth],
                5,
                &[],
            ),
            // told by what took it back
            (
                [first, (2, "draft", "open.trf"), (3, "closed", ""), fourth],
                5,
                &[],
            ),
        ] {
            let view = event(rounds.map(round).to_vec());
            for edition in [Edition::Trf16, Edition::Trf26] {
                let found = remarks(&view, &regulations(), through, edition);
                assert_eq!(found, expected, "{rounds:?} {through}");
            }
        }
    }

    #[test]
    fn evt_5_days_that_a_report_lacks_or_that_are_not_the_events_are_told() {
        let round = |(round, state, day): (u32, &str, &str)| RoundView {
            round,
            state: RoundState::from_word(state).unwrap_or_default().into(),
            day: day.to_owned(),
            ..RoundView::default()
        };
        let lacks = "the days (132) of rounds played elsewhere are unknown: round 1-2: some \
                     programs will use the days of later rounds for them; to add them, import a \
                     report that has them";
        let other =
            "the day (132) is outside the event's days, 2026/04/01 to 2026/04/03 (042, 052): round";
        for (rounds, told) in [
            (
                [
                    (1, "elsewhere", "2026-04-01"),
                    (2, "elsewhere", "2026-04-03"),
                ],
                vec![],
            ),
            (
                [(1, "elsewhere", ""), (2, "elsewhere", "")],
                vec![lacks.to_owned()],
            ),
            // a round of this event has its day once it is started
            ([(1, "published", ""), (2, "draft", "")], vec![]),
            (
                [
                    (1, "elsewhere", "2026-03-31"),
                    (2, "elsewhere", "2026-04-04"),
                ],
                vec![format!("{other} 1-2")],
            ),
            (
                [
                    (1, "elsewhere", "2026-04-02"),
                    (2, "elsewhere", "2027-04-02"),
                ],
                vec![format!("{other} 2")],
            ),
        ] {
            let view = event(rounds.map(round).to_vec());
            assert_eq!(remarks(&view, &regulations(), 5, Edition::Trf26), told);
            let known = rounds.iter().filter(|(_, _, day)| !day.is_empty()).count();
            let older = match known {
                0 => None,
                _ => Some(
                    "TRF16 cannot contain the days of rounds 1-2 (132): they are not in this \
                     report; use `--edition 26`",
                ),
            };
            let found = remarks(&view, &regulations(), 5, Edition::Trf16);
            assert_eq!(found, older.into_iter().collect::<Vec<_>>());
        }
    }
}
