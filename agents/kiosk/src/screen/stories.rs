//! What a page is told, as stories of a link with its board.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use adoube_proto::v1::{
    AbsenceShown, BoardRef, Clocks, ConnectionState, GameStage, May, MoveCommand, PlayCommandKind,
    Pulse, RulingShown, SeatView, Shown, Side, play_command::Command, play_reply,
};

mod lost;

use super::{Outlook, Screen};
use crate::link::stories::fixture::{BOARD, Game, Story, game, seat_on};

/// A link, and a page that shows it.
struct Page {
    story: Story,
    screen: Screen,
    game: Game,
}

impl Page {
    /// Of a link that was sent these views.
    fn of(views: &[SeatView]) -> Self {
        let story = Story::seated(views);
        let game = Game::after(views);
        Self {
            game,
            ..Self::with(story)
        }
    }

    fn with(story: Story) -> Self {
        let mut screen = Screen::new("madrid-1", "madrid");
        screen.opened(1);
        let game = Game::opened();
        Self {
            story,
            screen,
            game,
        }
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

    /// What it is sent once the coordinator has sent the next view.
    fn view(&mut self, change: impl FnOnce(&mut SeatView)) -> Shown {
        let view = self.game.next(change);
        self.story.view(&view);
        self.told().expect("something else to show")
    }

    fn moved(&mut self, uci: &str) -> Shown {
        let view = self.game.moved(uci);
        self.story.view(&view);
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
        let is_old = shown.local.unwrap().clocks_old;
        Some((clocks.white, is_old, shown.connection.unwrap().state()))
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
    let mut page = Page::of(&game()[..6]);
    let shown = page.told().unwrap();
    assert_eq!(moves(&shown), (0, vec!["e2e4", "e7e5"]));
    let (board, local) = (shown.board.unwrap(), shown.local.unwrap());
    assert_eq!(board.stage(), GameStage::Playing);
    assert_eq!(
        local.fen,
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
    assert_eq!(local.legal.len(), 29);
    assert!(board.may.unwrap().r#move);
    assert_eq!(page.told(), None, "nothing is new");
    let shown = page.moved("g1f3");
    assert_eq!(moves(&shown), (2, vec!["g1f3"]));
    let legal = shown.local.unwrap().legal;
    assert!(legal.is_empty(), "it is the opponent's turn");
    let shown = page.view(|view| view.draw_offers = vec![3]);
    assert_eq!(moves(&shown), (3, vec![]));
    assert_eq!(shown.board.unwrap().draw_offers, [3]);
    page.screen.opened(2);
    let shown = page.told().unwrap();
    assert_eq!(moves(&shown), (0, vec!["e2e4", "e7e5", "g1f3"]));
}

/// What the coordinator allows is not allowed on a page that is locked; nor is a second move after one that may have
/// arrived.
#[test]
fn ven_2_a_locked_page_allows_nothing() {
    let mut page = Page::of(&game()[..6]);
    let lock = crate::bus::locks::Lock::default();
    let outlook = Outlook {
        link: &page.story.link,
        locked: Some(&lock),
        physical_board: None,
    };
    let (_, shown) = page.screen.tick(page.story.at(), outlook).unwrap();
    assert_eq!(shown.board.unwrap().may, Some(May::default()));
    assert_eq!(shown.local.unwrap().legal, [""; 0]);
    assert!(page.told().unwrap().board.unwrap().may.unwrap().r#move);
    page.story.submit_move(3, "g1f3");
    let board = page.told().unwrap().board.unwrap();
    assert!(!board.may.unwrap().r#move, "it was sent");
}

/// A page that outlived its agent keeps what it shows until the new one knows all of it.
#[test]
fn dis_3_an_agent_that_was_started_anew_tells_of_no_half_game() {
    let mut page = Page::with(Story::begin());
    page.story.connect_to(true);
    let state = |shown: &Shown| shown.connection.as_ref().unwrap().state();
    let shown = page.told().unwrap();
    assert_eq!(
        (state(&shown), shown.seat),
        (ConnectionState::Joining, None)
    );
    page.story.tell(seat_on(BOARD));
    assert_eq!(page.told().and_then(|shown| shown.seat), None);
    page.story.view(&Game::whole(&game()[..6]));
    let shown = page.told().unwrap();
    assert_eq!(state(&shown), ConnectionState::Connected);
    assert_eq!(moves(&shown), (0, vec!["e2e4", "e7e5"]));

    // An agent that lives keeps what it has while it catches up.
    page.story.cut();
    page.told().unwrap();
    page.story.connect_to(true);
    page.story.tell(seat_on(BOARD));
    let shown = page.told().unwrap();
    assert_eq!(
        (state(&shown), shown.seat.is_some()),
        (ConnectionState::Joining, true)
    );
    page.story.view(&game()[6]);
    assert_eq!(state(&page.told().unwrap()), ConnectionState::Connected);

    // One whose seat is at another device by now shows nothing of it.
    page.story.cut();
    page.told().unwrap();
    page.story.connect_to(false);
    let shown = page.told().unwrap();
    assert_eq!(
        (state(&shown), shown.seat, shown.board),
        (ConnectionState::Connected, None, None)
    );

    // Whoever has no seat waits, connected.
    let mut page = Page::with(Story::begin());
    page.story.connect_to(false);
    assert_eq!(state(&page.told().unwrap()), ConnectionState::Connected);
}

#[test]
fn moves_that_were_taken_back_are_gone() {
    let mut page = Page::of(&game());
    page.told().unwrap();
    let shown = page.view(|view| {
        view.moves_from = 1;
        view.set_to_move(Side::Black);
        view.set_stage(GameStage::Paused);
    });
    assert_eq!(moves(&shown), (0, vec!["e2e4"]));
    let shown = page.moved("c7c5");
    assert_eq!(moves(&shown), (1, vec!["c7c5"]));
}

#[test]
fn clk_3_a_clock_is_read_each_second_and_never_runs_on_without_the_coordinator() {
    let mut page = Page::of(&game()[..6]);
    let connected = |white| Some((white, false, ConnectionState::Connected));
    page.pulse(1_000_000, 60_000);
    assert_eq!(page.later(0), connected(60_000));
    assert_eq!(page.later(999), None);
    assert_eq!(page.later(1), connected(59_000));
    page.pulse(1_001_000, 59_000);
    assert_eq!(page.later(999), None);
    assert_eq!(page.later(1), connected(58_000));
    page.pulse(1_002_000, 58_000);
    assert_eq!(page.later(1_000), connected(57_000));
    let late = |white| Some((white, true, ConnectionState::Late));
    assert_eq!(page.later(500), late(58_000), "as the coordinator told");
    assert_eq!(page.later(999), None);
    page.story.cut();
    let lost = Some((58_000, true, ConnectionState::Lost));
    assert_eq!(page.later(0), lost);
    assert_eq!(page.later(1_000), lost, "how long it is silent");
}

#[test]
fn clk_1_below_twenty_seconds_tenths_are_told() {
    let mut page = Page::of(&game()[..6]);
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

/// DIS-9: once both players are ready it is counted down to when the clock starts.
#[test]
fn dis_9_the_time_until_the_clock_starts_is_counted_down() {
    let mut page = Page::of(&game()[..6]);
    page.pulse(1_000_000, 60_000);
    page.told().unwrap();
    let shown = page.view(|view| {
        view.set_stage(GameStage::Paused);
        view.ruling = Some(RulingShown {
            starts_in: 30_000,
            ..RulingShown::default()
        });
    });
    let starts_in = |shown: Shown| shown.board.unwrap().ruling.unwrap().starts_in;
    assert_eq!(starts_in(shown), 30_000, "nobody is ready");
    let shown = page.view(|view| {
        view.ruling.get_or_insert_default().starts_at = Some(1_030_000);
    });
    assert_eq!(starts_in(shown), 30_000);
    page.story.now += 1_000;
    assert_eq!(starts_in(page.told().unwrap()), 29_000);
}

/// EVT-2: a player reads how long an absent player still has; the deadline is the coordinator's.
#[test]
fn evt_2_a_page_shows_how_long_an_absent_player_still_has() {
    let mut page = Page::of(&game()[..1]);
    page.pulse(10_000, 60_000);
    page.told();
    for (default_at, left_ms) in [(Some(70_000), Some(60_000)), (None, None)] {
        let shown = page.view(|view| {
            view.absence = Some(AbsenceShown {
                default_at,
                ..AbsenceShown::default()
            });
        });
        let absence = shown.board.unwrap().absence.unwrap();
        assert_eq!((absence.default_at, absence.left_ms), (default_at, left_ms));
    }
}

/// A message to one player is not shown to the next one at the same device.
#[test]
fn a_message_is_for_the_player_who_sat_there() {
    let mut page = Page::of(&game()[..6]);
    let sit = |page: &mut Page, round, person: &str| {
        let seat = seat_on(BoardRef { round, ..BOARD });
        let play_reply::Body::Seat(mut seat) = seat else {
            panic!("a seat");
        };
        let white = seat.white.get_or_insert_default();
        person.clone_into(&mut white.person);
        page.story.tell(play_reply::Body::Seat(seat));
        let shown = page.view(|view| {
            view.board = Some(BoardRef { round, ..BOARD });
            view.moves_from = 0;
        });
        shown.notice
    };
    page.told();
    sit(&mut page, 2, "cruz");
    page.screen.notice("please wait", 1);
    let shown = page.told().unwrap().notice;
    assert_eq!(shown.unwrap().text, "please wait");
    assert!(sit(&mut page, 3, "cruz").is_some(), "the same player");
    assert_eq!(sit(&mut page, 4, "bora"), None);
}

/// A page takes two and a half seconds of silence for a device that is gone: it hears something each second,
/// whatever stands still.
#[test]
fn ven_3_a_page_hears_something_each_second_when_nothing_runs() {
    for still in [GameStage::Playing, GameStage::Paused, GameStage::Finished] {
        let mut page = Page::of(&game()[..6]);
        page.told();
        page.view(|view| view.set_stage(still));
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
                    .all(|(.., connection)| *connection == ConnectionState::Connected)
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
        let mut page = Page::of(&game()[..6]);
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
        let local = page.told().unwrap().local.unwrap();
        assert_eq!(
            (local.pending(), &*local.pending_move),
            (PlayCommandKind::Move, uci)
        );
    }
}
