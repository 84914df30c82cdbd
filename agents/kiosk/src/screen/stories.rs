//! What a page is told, as stories of a link with its board.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{
    Clocks, ConnectionState, DrawOffered, Finished, GameStage, MoveCommand, PauseCause, Paused,
    PlayCommandKind, PositionRestored, Pulse, ReadyGiven, Remedy, Reopened, Resumed, Role, Ruled,
    Shown, Side, board_event::Event, play_command::Command, play_reply,
};

mod lost;
mod told;

use ConnectionState::{Connected, Joining, Late, Lost};

use super::{Outlook, Screen};
use crate::link::stories::fixture::{BOARD, Story, game, moved, record, seat_through};

/// A link, and a page that shows it.
struct Page {
    story: Story,
    screen: Screen,
}

impl Page {
    fn of(story: Story) -> Self {
        let mut screen = Screen::new("madrid-1", "madrid");
        screen.opened(1);
        Self { story, screen }
    }

    /// What it is told now, if anything.
    fn told(&mut self) -> Option<Shown> {
        let outlook = Outlook {
            link: &self.story.link,
            locked: None,
            physical_board: None,
        };
        let (_, shown) = self.screen.tick(self.story.at(), outlook)?;
        Some(*shown)
    }

    fn event(&mut self, sequence: u64, event: Event) -> Shown {
        let event = record(sequence, event);
        self.story.tell(play_reply::Body::Event(event));
        self.told().expect("something else to show")
    }

    /// A pulse that tells the time, and White's clock that runs.
    fn pulse(&mut self, time: u64, white: u64) {
        self.story.tell(play_reply::Body::Pulse(Pulse {
            time,
            clocks: Some(Clocks {
                at: time,
                white,
                black: 15_000,
                running: Side::White.into(),
                delay: 0,
            }),
            ..Pulse::default()
        }));
    }

    /// So much later: White's clock if something is told, whether it is old, and the connection.
    fn later(&mut self, ms: u64) -> Option<(u64, bool, ConnectionState)> {
        self.story.now += ms;
        let shown = self.told()?;
        let clocks = shown.board.unwrap().clocks.unwrap();
        Some((clocks.white, clocks.old, shown.connection.unwrap().state()))
    }
}

/// From which half-move, and which.
fn moves(shown: &Shown) -> (u32, Vec<&str>) {
    let board = shown.board.as_ref().unwrap();
    let moves = board.moves.iter().map(|it| it.uci.as_str());
    (board.moves_from, moves.collect())
}

#[test]
fn all_of_it_first_then_what_is_new() {
    let mut page = Page::of(Story::seated(&game()[..6]));
    let shown = page.told().unwrap();
    assert_eq!(moves(&shown), (0, vec!["e2e4", "e7e5"]));
    let board = shown.board.unwrap();
    assert_eq!(board.stage(), GameStage::Playing);
    assert_eq!(
        board.fen,
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
    assert_eq!(board.legal.len(), 29);
    assert!(board.may.unwrap().r#move);
    assert_eq!(page.told(), None, "nothing is new");
    let shown = page.event(7, moved(3, "g1f3"));
    assert_eq!(moves(&shown), (2, vec!["g1f3"]));
    let board = shown.board.unwrap();
    assert!(board.legal.is_empty(), "it is the opponent's turn");
    let offer = Event::DrawOffered(DrawOffered {
        seat: Side::White.into(),
    });
    let shown = page.event(8, offer);
    assert_eq!(moves(&shown), (2, vec!["g1f3"]), "it bears the offer now");
    assert!(shown.board.unwrap().moves[0].draw_offered);
    page.screen.opened(2);
    let shown = page.told().unwrap();
    assert_eq!(moves(&shown), (0, vec!["e2e4", "e7e5", "g1f3"]));
}

/// A page that outlived its agent keeps what it shows until the new one knows all of it.
#[test]
fn dis_3_an_agent_that_was_started_anew_tells_of_no_half_game() {
    let mut page = Page::of(Story::begin());
    page.story.connect_to(true);
    let state = |shown: &Shown| shown.connection.as_ref().unwrap().state();
    let shown = page.told().unwrap();
    assert_eq!((state(&shown), shown.seat), (Joining, None));
    page.story.tell(seat_through(BOARD, 6));
    let records = game();
    for record in &records[..5] {
        page.story.tell(play_reply::Body::Event(record.clone()));
        assert_eq!(page.told().and_then(|shown| shown.seat), None);
    }
    page.story.tell(play_reply::Body::Event(records[5].clone()));
    let shown = page.told().unwrap();
    assert_eq!(state(&shown), Connected);
    assert_eq!(moves(&shown), (0, vec!["e2e4", "e7e5"]));

    // An agent that lives keeps what it has while it catches up.
    page.story.cut();
    page.told().unwrap();
    page.story.connect_to(true);
    page.story.tell(seat_through(BOARD, 7));
    let shown = page.told().unwrap();
    assert_eq!((state(&shown), shown.seat.is_some()), (Joining, true));
    page.story.tell(play_reply::Body::Event(records[6].clone()));
    assert_eq!(state(&page.told().unwrap()), Connected);

    // One whose seat is at another device by now shows nothing of it.
    page.story.cut();
    page.told().unwrap();
    page.story.connect_to(false);
    let shown = page.told().unwrap();
    assert_eq!(
        (state(&shown), shown.seat, shown.board),
        (Connected, None, None)
    );

    // Whoever has no seat waits, connected.
    let mut page = Page::of(Story::begin());
    page.story.connect_to(false);
    assert_eq!(state(&page.told().unwrap()), Connected);
}

#[test]
fn moves_that_were_taken_back_are_gone() {
    let mut page = Page::of(Story::seated(&game()));
    page.told().unwrap();
    let back = Event::PositionRestored(PositionRestored {
        ply: 1,
        reason: "the wrong piece".to_owned(),
        ..PositionRestored::default()
    });
    let shown = page.event(9, back);
    assert_eq!(moves(&shown), (0, vec!["e2e4"]));
    let board = shown.board.unwrap();
    assert_eq!(board.to_move(), Side::Black);
    assert_eq!(board.pause.unwrap().reason, "the wrong piece");
    let shown = page.event(10, moved(2, "c7c5"));
    assert_eq!(moves(&shown), (1, vec!["c7c5"]));
}

#[test]
fn clk_3_a_clock_is_read_each_second_and_never_runs_on_without_the_coordinator() {
    let mut page = Page::of(Story::seated(&game()[..6]));
    let connected = |white| Some((white, false, Connected));
    page.pulse(1_000_000, 60_000);
    assert_eq!(page.later(0), connected(60_000));
    assert_eq!(page.later(999), None);
    assert_eq!(page.later(1), connected(59_000));
    page.pulse(1_001_000, 59_000);
    assert_eq!(page.later(999), None);
    assert_eq!(page.later(1), connected(58_000));
    page.pulse(1_002_000, 58_000);
    assert_eq!(page.later(1_000), connected(57_000));
    let late = |white| Some((white, true, Late));
    assert_eq!(page.later(500), late(58_000), "as the coordinator told");
    assert_eq!(page.later(999), None);
    page.story.cut();
    let lost = Some((58_000, true, Lost));
    assert_eq!(page.later(0), lost);
    assert_eq!(page.later(1_000), lost, "how long it is silent");
}

#[test]
fn clk_1_below_twenty_seconds_tenths_are_told() {
    let mut page = Page::of(Story::seated(&game()[..6]));
    page.pulse(1_000_000, 20_050);
    let mut told = vec![page.later(0).unwrap().0];
    for _ in 0..600 {
        told.extend(page.later(1).map(|(white, ..)| white));
    }
    assert_eq!(
        told,
        [20_050, 19_950, 19_850, 19_750, 19_650, 19_550, 19_450]
    );
}

/// DIS-9: a player reads by whose office and name he is ruled, and never an id.
#[test]
fn dis_9_who_ruled_is_told_by_office_and_name() {
    for (by, office, name) in [
        ("ada", Role::ChiefArbiter, "Castillo, Ada"),
        ("appointed-since", Role::Unspecified, ""),
    ] {
        let mut page = Page::of(Story::seated(&game()[..6]));
        page.told();
        let ruled = Event::Ruled(Ruled {
            by: by.into(),
            remedy: Remedy::Resume.into(),
            ..Ruled::default()
        });
        let shown = page.event(7, ruled);
        let ruling = shown.board.unwrap().ruling.unwrap();
        assert_eq!((ruling.office(), ruling.by.as_str()), (office, name));
    }
}

/// DIS-9: a game that ends while a ruling waits for its players is over: there is a result to confirm, and
/// nothing to be ready for. A ruling that set the result is told with it.
#[test]
fn dis_9_a_ruling_that_waits_ends_with_the_game() {
    for (remedy, stays) in [
        (Remedy::Resume, false),
        (Remedy::Restart, false),
        (Remedy::Postpone, false),
        (Remedy::Result, true),
    ] {
        let mut page = Page::of(Story::seated(&game()[..6]));
        page.told();
        let ruled = Event::Ruled(Ruled {
            remedy: remedy.into(),
            ..Ruled::default()
        });
        page.event(7, ruled);
        let shown = page.event(8, Event::Finished(Finished::default()));
        let board = shown.board.unwrap();
        assert_eq!(
            (board.stage(), board.ruling.is_some()),
            (GameStage::Finished, stays)
        );
        assert!(board.outcome.is_some(), "{remedy:?}");
        let reopened = Event::Reopened(Reopened {
            reason: "it was touched first".into(),
            ..Reopened::default()
        });
        let board = page.event(9, reopened).board.unwrap();
        let ruling = board.ruling.unwrap();
        assert_eq!(
            (ruling.remedy(), ruling.when_ready),
            (Remedy::Reopen, false)
        );
        assert_eq!(ruling.reason, "it was touched first", "{remedy:?}");
    }
}

/// DIS-9: a result that was taken back is told like a ruling; where an arbiter lets the clock run before a
/// player is ready, that player sees it until he has moved.
#[test]
fn dis_9_a_game_that_is_opened_again_waits_for_its_players() {
    let ready = |side: Side| Event::ReadyGiven(ReadyGiven { seat: side.into() });
    let reopened = |start_in| {
        Event::Reopened(Reopened {
            reason: "the wrong board".into(),
            by: "ada".into(),
            start_in,
            ..Reopened::default()
        })
    };
    let resumed = || Event::Resumed(Resumed::default());
    let mut page = Page::of(Story::seated(&game()[..6]));
    page.told();
    page.event(7, Event::Finished(Finished::default()));
    let board = page.event(8, reopened(Some(30_000))).board.unwrap();
    let ruling = board.ruling.clone().unwrap();
    assert_eq!(
        (board.stage(), board.may.unwrap().ready),
        (GameStage::Paused, true)
    );
    assert_eq!(
        (ruling.remedy(), &*ruling.by),
        (Remedy::Reopen, "Castillo, Ada")
    );
    let stopped = Event::Paused(Paused {
        cause: PauseCause::Arbiter.into(),
        ..Paused::default()
    });
    let board = page.event(9, stopped).board.unwrap();
    assert!(!board.may.unwrap().ready && !board.ruling.unwrap().when_ready);
    let board = page.event(10, resumed()).board.unwrap();
    assert_eq!(
        (board.stage(), board.ruling.is_some()),
        (GameStage::Playing, true)
    );
    let board = page.event(11, moved(3, "g1f3")).board.unwrap();
    assert_eq!(board.ruling, None, "he has moved");

    page.event(12, Event::Finished(Finished::default()));
    page.event(13, reopened(Some(30_000)));
    for (at, side) in [(14, Side::White), (15, Side::Black)] {
        let board = page.event(at, ready(side)).board.unwrap();
        assert!(board.ruling.is_some(), "it waits");
    }
    let board = page.event(16, resumed()).board.unwrap();
    assert_eq!((board.stage(), board.ruling), (GameStage::Playing, None));
}

/// A page takes two and a half seconds of silence for a device that is gone: it hears something each second,
/// whatever stands still.
#[test]
fn ven_3_a_page_hears_something_each_second_when_nothing_runs() {
    let paused = Event::Paused(Paused::default());
    let ended = Event::Finished(Finished::default());
    for still in [None, Some(paused), Some(ended)] {
        let mut page = Page::of(Story::seated(&game()[..6]));
        page.told();
        if let Some(event) = still {
            page.event(7, event);
        }
        let mut told = 0;
        for ms in 0..5_000 {
            if ms % 500 == 0 {
                // The coordinator is heard, and no clock runs.
                page.story.tell(play_reply::Body::Pulse(Pulse {
                    time: 1_000_000 + ms,
                    clocks: Some(Clocks::default()),
                    ..Pulse::default()
                }));
            }
            let shown = page.later(1);
            assert!(
                shown
                    .iter()
                    .all(|(.., connection)| *connection == Connected)
            );
            told += u32::from(shown.is_some());
        }
        assert!((4..=6).contains(&told), "{told} times in five seconds");
    }
}

/// A move that waits is named, and stands on the board, however it was entered.
#[test]
fn acc_3_a_written_move_that_waits_is_told_in_squares() {
    for (language, written, uci) in [
        ("es", "Cf3", "g1f3"),
        ("en", "Nf3", "g1f3"),
        ("en", "Nf6", ""),
        ("xx", "Nf3", ""),
    ] {
        let mut page = Page::of(Story::seated(&game()[..6]));
        page.told();
        page.story.cut();
        let command = Command::Move(MoveCommand {
            ply: 3,
            written: written.to_owned(),
            language: language.to_owned(),
            ..MoveCommand::default()
        });
        let now = page.story.at();
        page.story.link.submit(now, command).unwrap();
        let board = page.told().unwrap().board.unwrap();
        assert_eq!(
            (board.pending(), &*board.pending_move),
            (PlayCommandKind::Move, uci)
        );
    }
}
