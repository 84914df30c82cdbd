//! Players whose page alone was not open while their device was connected: the board has no record of that, its incidents
//! have.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, GameView, LossSign, SilenceTold};

use super::comments::{at, side};
use super::pgn_annotations;

/// What the score of one of a board's games says of it, by time.
pub(super) fn comments(view: &GameView, game: usize) -> Vec<(u64, String)> {
    let of_game = |told: &&SilenceTold| game_at(view, told.noticed) == game;
    let closed = view.silences.iter().filter(of_game);
    let closed = closed.filter(|told| is_page(told) && !is_recorded(view, told));
    let mut found: Vec<_> = closed.flat_map(comments_on).collect();
    found.sort_by_key(|(time, _)| *time);
    found
}

fn comments_on(told: &SilenceTold) -> Vec<(u64, String)> {
    let whose = side(told.seat());
    let missing = format!(
        "{}: {whose}'s page is not open, last open {}. {}",
        at(told.noticed),
        at(told.last_contact),
        pgn_annotations::of_silence(told)
    );
    let open = format!("{}: {whose}'s page is open again.", at(told.back));
    let open = (told.back > 0).then_some((told.back, open));
    [Some((told.noticed, missing)), open]
        .into_iter()
        .flatten()
        .collect()
}

fn is_page(told: &SilenceTold) -> bool {
    told.sign() == LossSign::Page
}

/// A seat that moved to a device without an open page is away by the board's own record.
fn is_recorded(view: &GameView, told: &SilenceTold) -> bool {
    view.events.iter().any(|event| match &event.event {
        Some(Event::SeatLost(lost)) => {
            (lost.seat, lost.last_contact) == (told.seat, told.last_contact)
        }
        _ => false,
    })
}

/// Which of a board's games was played then, from 1.
fn game_at(view: &GameView, time: u64) -> usize {
    let begun = |event: &&BoardEvent| {
        matches!(event.event, Some(Event::Restarted(_))) && event.time <= time
    };
    1 + view.events.iter().filter(begun).count()
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{Moved, Restarted, SeatLost, Side};

    use super::*;

    fn told(incident: u32, sign: LossSign, last_contact: u64, back: u64) -> SilenceTold {
        SilenceTold {
            incident,
            seat: Side::White.into(),
            sign: sign.into(),
            last_contact,
            noticed: last_contact + 3_000,
            back,
            ..SilenceTold::default()
        }
    }

    /// DIS-1: what the board has no record of is said where it happened, in the game in which it happened, and once.
    #[test]
    fn dis_1_a_closed_page_is_told_in_the_score() {
        let event = |time, event| BoardEvent {
            time,
            event: Some(event),
            ..BoardEvent::default()
        };
        let moved_to_it = SeatLost {
            seat: Side::White.into(),
            last_contact: 50_000,
            sign: adoube_proto::v1::LossSign::Page.into(),
        };
        let view = GameView {
            events: vec![
                event(1_000, Event::Moved(Moved::default())),
                event(40_000, Event::Restarted(Restarted::default())),
                event(53_000, Event::SeatLost(moved_to_it)),
            ],
            silences: vec![
                told(1, LossSign::Page, 10_000, 37_000),
                told(2, LossSign::Reset, 20_000, 0),
                told(3, LossSign::Page, 50_000, 0),
                told(4, LossSign::Page, 60_000, 0),
            ],
            ..GameView::default()
        };
        let said = |game| {
            let comments = comments(&view, game).into_iter();
            comments.map(|(_, comment)| comment).collect::<Vec<_>>()
        };
        let clock = |ms| at(ms);
        assert_eq!(
            said(1),
            [
                format!(
                    "{}: White's page is not open, last open {}. Incident 1, cause unknown.",
                    clock(13_000),
                    clock(10_000)
                ),
                format!("{}: White's page is open again.", clock(37_000)),
            ]
        );
        let [only] = <[String; 1]>::try_from(said(2)).unwrap();
        assert!(only.ends_with("Incident 4, cause unknown."), "{only}");
    }
}
