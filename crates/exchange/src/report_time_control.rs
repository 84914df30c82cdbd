//! The time control of a report (122, 222), which has room for one though its games may have had
//! several: by rounds, and by boards that an arbiter gave one of their own.

use std::collections::BTreeMap;

use adoube_chess::Side;
use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, GameView};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::regulations::Regulations;
use adoube_user_text::catalogue::{CatalogueMessage, filled};
use adoube_user_text::text::ranges;

use super::board_games::attempts;
use super::game_time_control;

/// How the games of a round were timed.
#[derive(Debug)]
pub struct OfRound {
    round: u16,
    control: TimeControl,
    /// Whose a drawn game was.
    odds: Option<Side>,
    /// Boards whose game that counts was played otherwise, and how.
    own: Vec<(u32, Vec<String>)>,
}

impl OfRound {
    /// None where there are no games, or where they do not say.
    pub fn of(round: u16, games: &[GameView]) -> Option<Self> {
        let (control, odds) = game_time_control::opened_with(games)?;
        let usual = control.to_string();
        let mut own: Vec<_> = games
            .iter()
            .filter_map(|game| {
                let board = game.board.unwrap_or_default().board;
                otherwise(&game.events, &usual).map(|how| (board, how))
            })
            .collect();
        own.sort_unstable();
        Some(Self {
            round,
            control,
            odds,
            own,
        })
    }

    /// As a report says it.
    fn words(&self) -> String {
        in_words(&self.control, self.odds)
    }
}

/// How a board's game that counts was played, if not with this time control.
fn otherwise(events: &[BoardEvent], usual: &str) -> Option<Vec<String>> {
    let attempts = attempts(events);
    let game = attempts.last()?;
    let moved = |event: &BoardEvent| matches!(event.event, Some(Event::Moved(_)));
    if !game.events.iter().any(moved) {
        return None;
    }
    let first = game_time_control::of(events, game.events, game.begun).unwrap_or(usual);
    let mut all = vec![first];
    all.extend(game_time_control::changes(game.events));
    all.dedup();
    (all != [usual]).then(|| all.into_iter().map(str::to_owned).collect())
}

/// The regulations as the last of these rounds was played under them, for a report up to it.
pub fn as_played(regulations: Regulations, rounds: &[OfRound]) -> Regulations {
    match rounds.last() {
        Some(last) => Regulations {
            time_control: last.control.clone().into(),
            draw_odds: last.odds,
            ..regulations
        },
        None => regulations,
    }
}

/// The time control for who reads it: by its code, where that is one that others know, and whose a
/// drawn game is.
pub fn words(regulations: &Regulations) -> String {
    in_words(&regulations.time_control, regulations.draw_odds)
}

fn in_words(control: &TimeControl, odds: Option<Side>) -> String {
    let control = if control.has_no_delay() {
        control.to_string()
    } else {
        control.words()
    };
    match odds {
        Some(side) => format!("{control}{}", ending(side)),
        None => control,
    }
}

/// Whose a drawn game is, where words end by saying so.
pub(super) fn odds(words: &str) -> Option<Side> {
    Side::ALL
        .into_iter()
        .find(|side| words.ends_with(&ending(*side)))
}

fn ending(side: Side) -> String {
    format!(", a drawn game is {side}'s")
}

/// What a report's time control does not tell: rounds and boards that were played with another one.
pub fn remark(rounds: &[OfRound]) -> Option<String> {
    let last = rounds.last()?;
    let mut others: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for round in rounds.iter().filter(|round| round.words() != last.words()) {
        others
            .entry(round.words())
            .or_default()
            .push(round.round.into());
    }
    let rounds_told = others.into_iter().map(|(words, numbers)| {
        let message = CatalogueMessage::new("file-control-of-round");
        filled(
            &message
                .text("round", ranges(&numbers))
                .text("control", words),
        )
    });
    let then = |before, next| {
        let message = CatalogueMessage::new("file-control-then");
        filled(&message.text("before", before).text("next", next))
    };
    let boards = rounds.iter().flat_map(|round| {
        let told = move |(board, controls): &(u32, Vec<String>)| {
            let controls = controls.iter().cloned().reduce(then);
            let message = CatalogueMessage::new("file-control-of-board")
                .text("board", format_args!("{}.{board}", round.round))
                .text("control", controls.unwrap_or_default());
            filled(&message)
        };
        round.own.iter().map(told)
    });
    let told: Vec<_> = rounds_told.chain(boards).collect();
    let message = CatalogueMessage::new("file-controls")
        .text("round", last.round)
        .text("others", told.join("; "));
    (!told.is_empty()).then(|| filled(&message))
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardRef, ClockAdjusted, Moved, Opened, Restarted, Side as WireSide};

    use super::*;

    fn event(event: Event) -> BoardEvent {
        BoardEvent {
            event: Some(event),
            ..BoardEvent::default()
        }
    }

    fn opened(control: &str, odds: WireSide) -> Event {
        Event::Opened(Opened {
            time_control: control.to_owned(),
            draw_odds: odds.into(),
            ..Opened::default()
        })
    }

    fn set(control: &str) -> Event {
        Event::ClockAdjusted(ClockAdjusted {
            control: control.to_owned(),
            ..ClockAdjusted::default()
        })
    }

    fn anew(control: &str) -> Event {
        Event::Restarted(Restarted {
            time_control: control.to_owned(),
            ..Restarted::default()
        })
    }

    fn game(board: u32, events: Vec<Event>) -> GameView {
        GameView {
            board: Some(BoardRef { round: 1, board }),
            events: events.into_iter().map(event).collect(),
            ..GameView::default()
        }
    }

    fn moved() -> Event {
        Event::Moved(Moved::default())
    }

    /// CLK-2, CLK-5, EVT-5: a report has room for one time control; boards that were played with
    /// another one are told.
    #[test]
    fn clk_5_evt_5_boards_with_a_time_control_of_their_own_are_told() {
        let usual = || opened("5400+30", WireSide::Unspecified);
        for (events, told) in [
            (vec![usual(), moved()], ""),
            // An arbiter set it before the game.
            (vec![usual(), set("W300-B240"), moved()], "W300-B240"),
            (vec![usual(), set("60"), set("5400+30"), moved()], ""),
            // In the middle of it.
            (
                vec![usual(), moved(), set("3600+30"), moved()],
                "5400+30, then 3600+30",
            ),
            // A ruling let it begin anew, with less; the game that was annulled does not count.
            (
                vec![usual(), set("300"), moved(), anew("900+10"), moved()],
                "900+10",
            ),
            (
                vec![usual(), set("300"), moved(), anew("5400+30"), moved()],
                "",
            ),
            // No move was made.
            (vec![usual(), set("W300-B240")], ""),
        ] {
            let games = [game(2, events.clone()), game(1, vec![usual(), moved()])];
            let round = OfRound::of(3, &games).unwrap();
            let told = (!told.is_empty()).then(|| {
                format!(
                    "the time control (122) is that of round 3, because a report can contain only \
                     one: others were played, board 3.2 with {told}"
                )
            });
            assert_eq!(remark(&[round]), told, "{events:?}");
        }
    }

    /// CLK-2, EVT-5: the regulations may have changed from one round to the next, with the draw odds.
    #[test]
    fn clk_2_evt_5_rounds_of_another_time_control_are_told() {
        let round = |number, control: &str, odds| {
            OfRound::of(number, &[game(1, vec![opened(control, odds), moved()])]).unwrap()
        };
        let none = WireSide::Unspecified;
        let rounds = [
            round(1, "900+10", none),
            round(2, "900+10", none),
            round(3, "W300-B240", none),
            round(4, "W300-B240", WireSide::Black),
        ];
        assert_eq!(
            remark(&rounds).unwrap(),
            "the time control (122) is that of round 4, because a report can contain only one: \
             others were played, round 1-2 with 900+10; round 3 with W300-B240"
        );
        assert_eq!(remark(&rounds[..2]), None);
        assert_eq!(remark(&[]), None);
        assert!(OfRound::of(1, &[]).is_none());

        let text = "name = \"Open\"\nkind = \"hybrid\"\ntime_control = \"5400+30\"\nrounds = 5\n";
        let regulations =
            || adoube_regulations::from_toml(&format!("{text}[venues]\narbiters_per_venue = 2\n"));
        for (rounds, told) in [
            (&[][..], "5400+30"),
            (&rounds[..2], "900+10"),
            (&rounds[..], "W300-B240, a drawn game is Black's"),
        ] {
            assert_eq!(words(&as_played(regulations().unwrap(), rounds)), told);
        }
        assert_eq!(
            odds("W300-B240, a drawn game is Black's"),
            Some(Side::Black)
        );
        assert_eq!(odds("W300-B240"), None);
    }
}
