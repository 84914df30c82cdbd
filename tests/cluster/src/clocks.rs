//! Nobody's clock loses time to a fault of the system: what the records say of outages.

use adoube_proto::v1::board_event::Event;
use adoube_proto::v1::{BoardEvent, Clocks, GameView, OutageCause, Side};

/// An outage that a game's record tells of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outage {
    /// The board's number.
    pub board: u32,
    /// Game time up to which clocks were charged.
    pub from: u64,
    /// Why there was one.
    pub cause: OutageCause,
}

/// The outages of these games. The side to move was charged exactly up to each outage's beginning,
/// and nobody's clock ran until play was resumed, or the outage would not be here: this panics.
pub fn outages(games: &[GameView]) -> Vec<Outage> {
    let mut found = Vec::new();
    for game in games {
        let board = game.board.unwrap_or_default().board;
        for (index, event) in game.events.iter().enumerate() {
            let Some(Event::Outage(outage)) = &event.event else {
                continue;
            };
            let before = clocks(&game.events[index - 1]);
            let after = clocks(event);
            let due = charged(&before, outage.from);
            assert_eq!(
                left(&after),
                due,
                "board {board}, {outage:?} after {before:?}"
            );
            assert!(outage.from <= outage.until, "board {board}: {outage:?}");
            stands(board, &game.events[index..]);
            found.push(Outage {
                board,
                from: outage.from,
                cause: outage.cause(),
            });
        }
    }
    found
}

/// Both clocks as they stood after a record.
fn clocks(event: &BoardEvent) -> Clocks {
    event
        .clocks
        .unwrap_or_else(|| panic!("a record without clocks: {event:?}"))
}

fn left(clocks: &Clocks) -> (u64, u64) {
    (clocks.white, clocks.black)
}

/// Both sides' time when the running clock is stopped at `at`.
fn charged(clocks: &Clocks, at: u64) -> (u64, u64) {
    let spent = at
        .checked_sub(clocks.at)
        .expect("charged to before the last record");
    let (white, black) = left(clocks);
    match clocks.running() {
        Side::White => (white - spent, black),
        Side::Black => (white, black - spent),
        Side::Unspecified => (white, black),
    }
}

/// From the first of these records on, an outage, both clocks stand until play is resumed.
fn stands(board: u32, events: &[BoardEvent]) {
    let stood = left(&clocks(&events[0]));
    for event in events {
        assert_eq!(left(&clocks(event)), stood, "board {board}: {event:?}");
        match &event.event {
            Some(Event::Resumed(_)) => return,
            Some(Event::Moved(_)) => panic!("board {board}: a move during an outage"),
            _ => assert_eq!(
                clocks(event).running(),
                Side::Unspecified,
                "board {board}: {event:?}"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_proto::v1::{Moved, Outage as Recorded, Resumed};

    fn event(time: u64, left: (u64, u64), running: Side, event: Event) -> BoardEvent {
        let clocks = Clocks {
            at: time,
            white: left.0,
            black: left.1,
            running: running.into(),
            delay: 0,
        };
        BoardEvent {
            time,
            clocks: Some(clocks),
            event: Some(event),
            ..BoardEvent::default()
        }
    }

    /// White is to move with 100 ms at 1000; the outage, known at 1500, begins at `from`.
    fn game(from: u64, outage: (u64, u64), resumed: (u64, u64)) -> bool {
        let told = Recorded {
            from,
            until: 1500,
            cause: OutageCause::Down.into(),
        };
        let events = vec![
            event(1000, (100, 70), Side::White, Event::Moved(Moved::default())),
            event(1500, outage, Side::Unspecified, Event::Outage(told)),
            event(
                1600,
                resumed,
                Side::White,
                Event::Resumed(Resumed::default()),
            ),
        ];
        let game = GameView {
            events,
            ..GameView::default()
        };
        std::panic::catch_unwind(|| assert_eq!(outages(&[game]).len(), 1)).is_ok()
    }

    /// When the outage begins, both clocks in its record, both when play is resumed; whether
    /// that is just.
    #[test]
    fn an_unjust_clock_is_noticed() {
        for (from, outage, resumed, just) in [
            (1040, (60, 70), (60, 70), true),
            (1000, (100, 70), (100, 70), true),
            (1040, (50, 70), (50, 70), false),
            (1040, (60, 60), (60, 60), false),
            (1040, (60, 70), (50, 70), false),
            (990, (100, 70), (100, 70), false),
        ] {
            assert_eq!(
                game(from, outage, resumed),
                just,
                "{from} {outage:?} {resumed:?}"
            );
        }
    }
}
