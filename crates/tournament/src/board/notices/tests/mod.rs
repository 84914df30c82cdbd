//! What players have still to see, record by record.

mod actions;
mod calls;
mod changes;
mod rulings;

use adoube_chess::{BySide, Side};

use crate::actor::{Actor, Role};
use crate::board::before::tests::published;
use crate::board::event::{
    ArbiterCalled, CallAnswered, CallTaken, CheckedIn, ClockAdjusted, DrawDeclined, DrawOffered,
    Finished, LeaveEnded, Moved, Outage, Paused, Penalised, PenaltiesWithdrawn, PenaltyRuling,
    PositionRestored, PremoveEnded, ReadyGiven, Reopened, Restarted, Resumed, Ruled, SeatBack,
    SeatLost, SeatMoved, Started, TimeAdded,
};
use crate::board::{
    BeforeGame, Board, ControlChange, Ending, Event, LossSign, NotNow, OutageCause, PauseCause,
    PremoveEnd, Record, Remedy, Score,
};
use crate::clock::{Reading, SideReading};
use crate::ids::{DeviceId, PersonId, RulingRef};
use crate::penalty::Penalty;
use crate::time::{Millis, Time};

use Side::{Black, White};

const BLACKS: u64 = 90_000;

/// A board, and the time of its next record.
struct Story {
    board: Board,
    time: u64,
}

impl Story {
    /// Nobody has come yet.
    fn published() -> Self {
        Self {
            board: published(BeforeGame::default()),
            time: 0,
        }
    }

    /// A game under way, in which these moves were made.
    fn playing(moves: &[&str]) -> Self {
        let mut story = Self::published();
        story.time = 1_000;
        for event in [here(White), here(Black), started()] {
            story.add(event);
        }
        for uci in moves {
            story.play(uci, false);
        }
        story
    }

    fn add(&mut self, event: Event) -> &Board {
        self.add_by(event, Actor::Coordinator)
    }

    fn add_by(&mut self, event: Event, actor: Actor) -> &Board {
        let record = Record {
            sequence: self.board.sequence() + 1,
            time: Time(self.time),
            actor,
            command: None,
            event,
        };
        self.board.apply(&record).unwrap();
        &self.board
    }

    fn play(&mut self, uci: &str, premove: bool) -> &Board {
        let position = self.board.line().position();
        let (side, mv) = (position.side_to_move(), position.parse_uci(uci).unwrap());
        let ply = self.board.ply() + 1;
        let clocks = self.board.reading(Time(self.time));
        self.add(Event::Moved(Moved {
            side,
            ply,
            mv,
            used: Millis::ZERO,
            lag: None,
            settling: None,
            clocks: Reading {
                running: Some(side.other()),
                ..clocks
            },
            premove,
            assisted: false,
        }))
    }
}

fn clocks(white: u64, running: Option<Side>) -> Reading {
    let side = |remaining| SideReading {
        remaining: Millis(remaining),
        ..SideReading::default()
    };
    Reading {
        sides: BySide::new(side(white), side(BLACKS)),
        running,
        ..Reading::default()
    }
}

fn arbiter() -> Actor {
    Actor::official(PersonId::new("ada").unwrap(), Role::Arbiter)
}

fn here(side: Side) -> Event {
    Event::CheckedIn(CheckedIn { side })
}

fn started() -> Event {
    Event::Started(Started {
        clocks: clocks(600_000, Some(White)),
    })
}

fn paused(cause: PauseCause) -> Event {
    Event::Paused(Paused {
        cause,
        clocks: clocks(600_000, None),
    })
}

fn by_arbiter() -> PauseCause {
    PauseCause::Arbiter { reason: None }
}

fn resumed() -> Event {
    Event::Resumed(Resumed {
        reason: Some("go on".to_owned()),
        clocks: clocks(600_000, Some(White)),
    })
}

fn finished() -> Event {
    finished_with(Score { white: 2, black: 0 })
}

fn finished_with(score: Score) -> Event {
    Event::Finished(Finished {
        score,
        ending: Ending::Resignation,
        reason: None,
        clocks: clocks(600_000, None),
    })
}

fn reopened(start_in: Option<u64>) -> Event {
    Event::Reopened(Reopened {
        reason: "the wrong board".to_owned(),
        before: clocks(600_000, None),
        clocks: clocks(600_000, None),
        start_in: start_in.map(Millis),
    })
}

fn restored(ply: u32) -> Event {
    Event::PositionRestored(PositionRestored {
        ply,
        reason: "the wrong piece".to_owned(),
        before: clocks(600_000, None),
        clocks: clocks(700_000, None),
    })
}

fn restarted(attempt: u16, reversed: bool, control: &str, fen: Option<&str>) -> Event {
    Event::Restarted(Restarted {
        attempt,
        reversed,
        times: None,
        control: std::sync::Arc::new(control.parse().unwrap()),
        fen: fen.map(str::to_owned),
        reason: "the colours".to_owned(),
        clocks: clocks(600_000, None),
    })
}

fn ruled(remedy: Remedy) -> Event {
    Event::Ruled(Ruled {
        ruling: RulingRef {
            incident: 1,
            ruling: 1,
        },
        by: Some(PersonId::new("ada").unwrap()),
        seconded_by: None,
        remedy,
        article: "O 18.9".to_owned(),
        reason: "the cable".to_owned(),
        start_in: Millis(30_000),
        cites: Vec::new(),
        unheard: BySide::both(false),
        before: clocks(500_000, None),
        clocks: clocks(600_000, None),
    })
}

fn resume() -> Remedy {
    Remedy::Resume {
        white: Millis(600_000),
        black: Millis(BLACKS),
        basis: Box::default(),
    }
}

fn ready(side: Side) -> Event {
    Event::ReadyGiven(ReadyGiven { side })
}
