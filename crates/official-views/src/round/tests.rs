//! What is shown of a round, at instants that the tests choose.

mod absences;
mod clocks;
mod disconnections;
mod holds;
mod narrow;
mod officials;
mod spanish;

use adoube_proto::v1::{
    BoardRef, BoardView, Clocks, DeviceState, DeviceStatus, Ending, Finished, GameStage, HoldView,
    PauseCause, Paused, Result as Points, ResultState, ResultStatus, SeatPlan, Side, VenueView,
    WatchBegin, WatchCurrent, WatchReply, watch_reply::Body,
};
use expect_test::expect;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use crate::device_health::tests::assessed;

/// Coordinator time at the beginning, and our own time then, milliseconds.
const THEIRS: u64 = 1_655_470_800_000;
const OURS: u64 = 50_000;

fn reply(body: Body) -> News {
    News::Reply(Box::new(WatchReply { body: Some(body) }))
}

fn begin(speed: f64) -> News {
    reply(Body::Begin(WatchBegin {
        tournament: "open".to_owned(),
        round: 1,
        time: THEIRS,
        speed,
    }))
}

fn seat(name: &str, device: &str) -> SeatPlan {
    let (name, device) = (name.to_owned(), device.to_owned());
    SeatPlan {
        name,
        device,
        venue: "madrid".to_owned(),
        ..SeatPlan::default()
    }
}

/// White to move, an hour and half an hour on the clocks.
fn board(number: u32, state: &str) -> BoardView {
    let running = if state == "playing" {
        Side::White
    } else {
        Side::Unspecified
    };
    BoardView {
        board: Some(BoardRef {
            round: 1,
            board: number,
        }),
        sequence: 9,
        white: Some(seat("Ding, Liren", "madrid-1")),
        black: Some(seat("Nepomniachtchi, Ian", "lima-1")),
        state: GameStage::number_of(state),
        clocks: Some(Clocks {
            at: THEIRS,
            white: 3_600_000,
            black: 1_800_000,
            running: running.into(),
            delay: 0,
        }),
        ply: 34,
        last_san: "Nd5".to_owned(),
        white_checked_in: true,
        black_checked_in: true,
        ..BoardView::default()
    }
}

fn paused(number: u32) -> BoardView {
    BoardView {
        paused: Some(Paused {
            cause: PauseCause::Silence.into(),
            seat: Side::Black.into(),
            last_contact: THEIRS - 3_000,
            ..Paused::default()
        }),
        paused_since: THEIRS,
        black_away_since: THEIRS - 3_000,
        ..board(number, "paused")
    }
}

fn finished(number: u32) -> BoardView {
    BoardView {
        finished: Some(Finished {
            result: Some(Points {
                white_halves: 0,
                black_halves: 2,
            }),
            ending: Ending::Resignation.into(),
            ..Finished::default()
        }),
        ..board(number, "finished")
    }
}

fn venue(connected: bool, device: &str, state: &str, age_ms: u64) -> VenueView {
    VenueView {
        venue: "madrid".to_owned(),
        name: "Madrid".to_owned(),
        connected,
        last_contact: THEIRS,
        round_trip_us: 1_500,
        devices: vec![assessed(DeviceStatus {
            device: device.to_owned(),
            state: DeviceState::number_of(state),
            age_ms,
            venue_round_trip_us: 900,
            coordinator_round_trip_us: 2_300,
            relayed: true,
            ..DeviceStatus::default()
        })],
        ..VenueView::default()
    }
}

fn model(speed: f64, boards: &[BoardView]) -> Model {
    let mut model = Model::default();
    model.hear(begin(speed), OURS);
    for board in boards {
        model.hear(reply(Body::Board(board.clone())), OURS);
    }
    model.hear(
        reply(Body::Venue(venue(true, "madrid-1", "ready", 300))),
        OURS,
    );
    model.hear(reply(Body::Current(WatchCurrent {})), OURS);
    model
}

#[test]
fn clk_1_only_the_running_clock_is_counted_on() {
    let playing = board(1, "playing");
    let model = model(1.0, std::slice::from_ref(&playing));
    let clocks = |now| [Side::White, Side::Black].map(|side| model.remaining(&playing, side, now));
    assert_eq!(clocks(OURS), [3_600_000, 1_800_000]);
    assert_eq!(clocks(OURS + 2_500), [3_597_500, 1_800_000]);
}

#[test]
fn game_time_runs_as_fast_as_the_coordinator_says() {
    let playing = board(1, "playing");
    let model = model(200.0, std::slice::from_ref(&playing));
    assert_eq!(
        model.remaining(&playing, Side::White, OURS + 2_000),
        3_200_000
    );
    assert_eq!(
        model.since(THEIRS, OURS + 2_000),
        2_000,
        "shown in real time"
    );
}

#[test]
fn a_clock_is_not_counted_on_once_nothing_is_heard() {
    let playing = board(1, "playing");
    let mut model = model(1.0, std::slice::from_ref(&playing));
    assert!(model.is_fresh(OURS + 3_000));
    assert!(!model.is_fresh(OURS + 3_001));
    assert_eq!(
        model.remaining(&playing, Side::White, OURS + 60_000),
        3_600_000
    );

    let lost = model.hear(News::Lost("gone".to_owned()), OURS + 1_000);
    assert!(matches!(lost, Some(Change::Lost(_))));
    assert!(
        model
            .hear(News::Lost("gone".to_owned()), OURS + 2_000)
            .is_none(),
        "told once"
    );
    assert!(!model.is_fresh(OURS + 1_000));
    assert_eq!(
        model.remaining(&playing, Side::White, OURS + 2_000),
        3_600_000
    );
    assert!(matches!(
        model.hear(begin(1.0), OURS + 9_000),
        Some(Change::Back)
    ));
    assert!(model.is_fresh(OURS + 9_000));
    assert_eq!((model.boards().count(), model.is_current()), (1, false));
    model.hear(reply(Body::Current(WatchCurrent {})), OURS + 9_000);
    assert_eq!(model.boards().count(), 0, "what is gone does not stay");
}

#[test]
fn a_clock_never_goes_below_zero() {
    let mut short = board(1, "playing");
    short.clocks = Some(Clocks {
        at: THEIRS,
        white: 500,
        black: 1,
        running: Side::White.into(),
        delay: 0,
    });
    let model = model(1.0, std::slice::from_ref(&short));
    assert_eq!(model.remaining(&short, Side::White, OURS + 2_000), 0);
}

#[test]
fn clk_3_a_clock_stands_still_for_its_delay() {
    let mut slow = board(1, "playing");
    slow.clocks = Some(Clocks {
        at: THEIRS,
        white: 60_000,
        black: 60_000,
        running: Side::White.into(),
        delay: 1_000,
    });
    let model = model(1.0, std::slice::from_ref(&slow));
    for (after, shown) in [(500, 60_000), (1_500, 59_500)] {
        let remaining = model.remaining(&slow, Side::White, OURS + after);
        assert_eq!(remaining, shown, "after {after} ms");
    }
}

/// All lines for one board after another.
fn told(boards: &[BoardView]) -> String {
    let mut model = model(1.0, &[]);
    let mut narrator = Narrator::default();
    let mut lines = Vec::new();
    for (step, board) in (0..).zip(boards) {
        let now = OURS + step * 2_000;
        let change = model.hear(reply(Body::Board(board.clone())), now).unwrap();
        lines.extend(narrator.tell(&change, &model, now));
    }
    lines.join("\n")
}

#[test]
fn a_pause_names_who_is_silent_still() {
    let told = |white_away_since, black_away_since| {
        let board = BoardView {
            white_away_since,
            black_away_since,
            ..paused(2)
        };
        let paused = board.paused.as_ref();
        let model = model(1.0, std::slice::from_ref(&board));
        super::pauses::pause(&board, paused, &model, OURS)
    };
    let white = "White disconnected for 1.0 s (madrid-1)";
    let black = |age: &str| format!("Black disconnected for {age} (lima-1)");
    assert_eq!(told(0, THEIRS - 3_000), black("3.0 s"));
    let both = told(THEIRS - 1_000, THEIRS - 3_000);
    assert_eq!(both, format!("{}, {white}", black("3.0 s")));
    assert_eq!(told(THEIRS - 1_000, 0), white);
    // A second silence in one pause has its own beginning.
    assert_eq!(told(0, THEIRS - 1_000), black("1.0 s"));
    assert_eq!(
        told(0, 0),
        "both players are connected again: a ruling is needed"
    );
}

/// DIS-2: who is away for longer than the event's time to reconnect stands with his board.
#[test]
fn dis_2_a_seat_that_is_not_back_in_time_is_told_on_the_board() {
    for (state, white_overdue, black_overdue, told) in [
        ("paused", false, true, ", Black not reconnected in time"),
        ("playing", true, false, ", White not reconnected in time"),
        ("playing", true, true, ", both not reconnected in time"),
        ("paused", false, false, ""),
    ] {
        let board = BoardView {
            white_overdue,
            black_overdue,
            ..board(2, state)
        };
        let model = model(1.0, std::slice::from_ref(&board));
        let said = super::status::board(&model, &board, OURS);
        assert_eq!(said.contains("in time"), !told.is_empty(), "{said}");
        assert!(said.contains(told), "{said}");
    }
}

#[test]
fn a_silence_is_told_from_beginning_to_end() {
    let mut moved = board(2, "playing");
    moved.ply = 35;
    moved.last_san = "Qxd5".to_owned();
    let boards = [
        board(2, "waiting"),
        board(2, "playing"),
        paused(2),
        board(2, "playing"),
        moved,
        finished(2),
    ];
    expect![[r"
        1.2: 17...Nd5 White 1:00:00, Black 0:30:00
        1.2: Black (Nepomniachtchi, Ian, lima-1) is disconnected, last contact 7.0 s ago
        1.2: PAUSED: Black disconnected for 7.0 s (lima-1)
        1.2: Black (Nepomniachtchi, Ian, lima-1) is connected again
        1.2: resumed after 6.0 s; White >0:59:54, Black 0:30:00
        1.2: 18.Qxd5 White >0:59:52, Black 0:30:00
        1.2: 17...Nd5 White 1:00:00, Black 0:30:00
        1.2: 0-1, resignation after 34 half-moves"]]
    .assert_eq(&told(&boards));
}

#[test]
fn devices_and_venues_are_told_when_they_change() {
    let mut model = model(1.0, &[]);
    let mut narrator = Narrator::default();
    let mut lines = Vec::new();
    for (connected, state, age) in [
        (true, "ready", 200),
        (true, "late", 1_600),
        (true, "silent", 3_200),
        (true, "ready", 10),
        (false, "ready", 10),
        (true, "lost", 10),
    ] {
        let news = reply(Body::Venue(venue(connected, "madrid-1", state, age)));
        let change = model.hear(news, OURS).unwrap();
        lines.extend(narrator.tell(&change, &model, OURS));
    }
    expect![[r"
        device madrid-1: signal late, last contact 1.6 s ago
        device madrid-1: disconnected, last contact 3.2 s ago
        device madrid-1: connected again
        venue madrid is DISCONNECTED
        venue madrid is connected
        device madrid-1: disconnected, last contact just now"]]
    .assert_eq(&lines.join("\n"));
}

/// The screen as text.
fn screen(model: &Model, now: u64) -> String {
    screen_of(model, now, 132, 15)
}

fn screen_of(model: &Model, now: u64, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| screen::draw(frame, model, now, &["1.2: begins".to_owned()], "q: quit"))
        .unwrap();
    let buffer = terminal.backend().buffer();
    let width = usize::from(buffer.area.width);
    let cells: Vec<&str> = buffer
        .content()
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    let rows = cells
        .chunks(width)
        .map(|row| row.concat().trim_end().to_owned());
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_screen_shows_boards_clocks_and_devices() {
    let model = model(1.0, &[finished(1), board(2, "playing"), paused(3)]);
    expect![[r"
        open, round 1  data from 1.0 s ago
        ┌Boards────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
        │board White                              Black                      last       state                                              │
        │1.3   Ding, Liren     1:00:00   0:30:00  Nepomniachtchi, Ian        17...Nd5   PAUSED 1.0 s: Black disconnected for 4.0 s (lima-1)│
        │1.2   Ding, Liren    >0:59:59   0:30:00  Nepomniachtchi, Ian        17...Nd5   playing                                            │
        │1.1   Ding, Liren     1:00:00   0:30:00  Nepomniachtchi, Ian        17...Nd5   0-1, resignation after 34 half-moves               │
        └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
        ┌Devices───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
        │device   seat                                                                  venue           state age   to venue to server link│
        │madrid-1 1.1 White Ding, 1.2 White Ding, 1.3 White Ding                        Madrid (1.5 ms) ready 1.3 s 0.9 ms   2.3 ms    up  │
        └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
        ┌What happened─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
        │1.2: begins                                                                                                                       │
        └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
        q: quit"]].assert_eq(&screen(&model, OURS + 1_000));
}

#[test]
fn the_screen_says_that_it_has_lost_its_connection() {
    let mut model = model(1.0, &[board(2, "playing")]);
    model.hear(News::Lost("connection refused".to_owned()), OURS + 1_000);
    let shown = screen(&model, OURS + 4_000);
    assert!(shown.starts_with("CONNECTION LOST"), "{shown}");
    assert!(shown.contains("unknown, was ready"), "{shown}");
    assert!(shown.contains("last data 4.0 s ago"), "{shown}");
    assert!(shown.contains("1:00:00?"), "{shown}");
}

#[test]
fn a_small_terminal_is_no_reason_to_fail() {
    let model = model(1.0, &[board(2, "playing"), paused(3)]);
    for (width, height) in [(1, 1), (10, 3), (40, 5), (300, 100)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal
            .draw(|frame| screen::draw(frame, &model, OURS, &[], "q: quit"))
            .unwrap();
    }
}

#[test]
fn the_table_of_once_has_everything() {
    let model = model(
        1.0,
        &[
            finished(1),
            board(2, "playing"),
            paused(3),
            board(4, "waiting"),
        ],
    );
    expect![[r"
        open, round 1
          1.3  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   PAUSED 1.0 s: Black disconnected for 4.0 s (lima-1)
          1.2  Ding, Liren - Nepomniachtchi, Ian              >0:59:59    0:30:00  17...Nd5   playing
          1.4  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   waiting, both are present
          1.1  Ding, Liren - Nepomniachtchi, Ian               1:00:00    0:30:00  17...Nd5   0-1, resignation after 34 half-moves
        venue madrid connected
               madrid-1           ready      1.1 White Ding, 1.2 White Ding, 1.3 White Ding, 1.4 White Ding
    "]].assert_eq(&table(&model, OURS + 1_000));
}

/// VEN-4: a venue whose node hangs is still connected for a while, and what it said last is as old as that.
#[test]
fn ven_4_what_a_silent_venue_said_is_shown_as_old() {
    let mut model = model(1.0, &[board(2, "playing")]);
    model.hear(reply(Body::Board(board(2, "playing"))), OURS + 9_000);
    let now = OURS + 9_000;
    assert!(model.is_fresh(now), "the coordinator is heard");
    let table = table(&model, now);
    for told in [
        "venue madrid connected, NO DATA: last contact 9.0 s ago",
        "madrid-1           unknown (last known ready, 9 s ago)",
    ] {
        assert!(table.contains(told), "{table}");
    }
    let shown = screen(&model, now);
    assert!(shown.contains("Devices, Madrid NO DATA 9.0 s"), "{shown}");
    assert!(shown.contains("unknown, was ready"), "{shown}");
    let silent = model.venues().next().unwrap();
    assert_eq!(json::venue(silent, &model, now)["silent_ms"], 9_000);
    let before = json::venue(silent, &model, OURS + 3_000);
    assert!(before["silent_ms"].is_null(), "{before}");
    // Whoever begins to watch then is told what stands, which is as old, and older than his own clock.
    let mut later = Model::default();
    later.hear(begin(1.0), 1);
    let view = VenueView {
        last_contact: THEIRS - 9_000,
        ..venue(true, "madrid-1", "ready", 300)
    };
    later.hear(reply(Body::Venue(view)), 1);
    later.hear(reply(Body::Current(WatchCurrent {})), 1);
    let table = super::table(&later, 1);
    assert!(table.contains("NO DATA: last contact 9.0 s ago"), "{table}");
}

#[test]
fn objects_hold_what_lines_hold() {
    let model = model(1.0, &[paused(3)]);
    let value = json::board(&paused(3), &model, OURS);
    assert_eq!(value["board"], "1.3");
    assert_eq!(value["paused"]["cause"], "silence");
    assert_eq!(value["black"]["device"], "lima-1");
    assert_eq!(value["white"]["clock_ms"], 3_600_000);
    let value = json::venue(&venue(true, "madrid-1", "late", 1_600), &model, OURS);
    assert_eq!(value["devices"][0]["state"], "late");
}

#[test]
fn small_screens_show_what_matters() {
    let boards: Vec<BoardView> = (1..12)
        .map(|number| match number {
            3 => paused(3),
            1 => finished(1),
            number => board(number, "playing"),
        })
        .collect();
    let mut model = model(1.0, &boards);
    let mut many = venue(true, "madrid-1", "ready", 300);
    many.devices.extend((2..9).map(|number| {
        let state = if number == 7 { "silent" } else { "ready" };
        venue(true, &format!("madrid-{number}"), state, 300).devices[0].clone()
    }));
    model.hear(reply(Body::Venue(many)), OURS);
    expect![[r"
        open, round 1  data from 1.0 s ago
        ┌Boards────────────────────────────────────────────────────────────────────────┐
        │board White                      Black          state                         │
        │1.3   Ding    1:00:00   0:30:00  Nepomniachtchi PAUSED 1 s: Black disconnected│
        │1.2   Ding   >0:59:59   0:30:00  Nepomniachtchi playing                       │
        │1.4   Ding   >0:59:59   0:30:00  Nepomniachtchi playing                       │
        │1.5   Ding   >0:59:59   0:30:00  Nepomniachtchi playing                       │
        │1.6   Ding   >0:59:59   0:30:00  Nepomniachtchi playing                       │
        │1.7   Ding   >0:59:59   0:30:00  Nepomniachtchi playing                       │
        │1.8   Ding   >0:59:59   0:30:00  Nepomniachtchi playing                       │
        │1.9   Ding   >0:59:59   0:30:00  Nepomniachtchi playing                       │
        │…     3 more                                                                  │
        └──────────────────────────────────────────────────────────────────────────────┘
        ┌Devices───────────────────────────────────────────────────────────────────────┐
        │device   seat                                          state        age   link│
        │madrid-7                                               disconnected 1.3 s up  │
        │madrid-1 1.1 White Ding, 1.2 White Ding, 1.3 White Din ready        1.3 s up  │
        │…        6 more, all OK                                                       │
        └──────────────────────────────────────────────────────────────────────────────┘
        ┌What happened─────────────────────────────────────────────────────────────────┐
        │1.2: begins                                                                   │
        │                                                                              │
        └──────────────────────────────────────────────────────────────────────────────┘
        q: quit"]]
    .assert_eq(&screen_of(&model, OURS + 1_000, 80, 24));
    expect![[r"
        open, round 1  data from 1.0 s ago
        ┌Boards────────────────────────────────────────────────────────────────────────────────────────────┐
        │board White                      Black                   last       state                         │
        │1.3   Ding    1:00:00   0:30:00  Nepomniachtchi          17...Nd5   PAUSED 1 s: Black disconnected│
        │1.2   Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.4   Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.5   Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.6   Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.7   Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.8   Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.9   Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.10  Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.11  Ding   >0:59:59   0:30:00  Nepomniachtchi          17...Nd5   playing                       │
        │1.1   Ding    1:00:00   0:30:00  Nepomniachtchi          17...Nd5   0-1 resignation               │
        └──────────────────────────────────────────────────────────────────────────────────────────────────┘
        ┌Devices───────────────────────────────────────────────────────────────────────────────────────────┐
        │device   seat                                              venue           state        age   link│
        │madrid-7                                                   Madrid (1.5 ms) disconnected 1.3 s up  │
        │madrid-1 1.1 White Ding, 1.2 White Ding, 1.3 White Ding, 1 Madrid (1.5 ms) ready        1.3 s up  │
        │madrid-2                                                   Madrid (1.5 ms) ready        1.3 s up  │
        │madrid-3                                                   Madrid (1.5 ms) ready        1.3 s up  │
        │madrid-4                                                   Madrid (1.5 ms) ready        1.3 s up  │
        │…        3 more, all OK                                                                           │
        └──────────────────────────────────────────────────────────────────────────────────────────────────┘
        ┌What happened─────────────────────────────────────────────────────────────────────────────────────┐
        │1.2: begins                                                                                       │
        │                                                                                                  │
        │                                                                                                  │
        └──────────────────────────────────────────────────────────────────────────────────────────────────┘
        q: quit"]].assert_eq(&screen_of(&model, OURS + 1_000, 100, 30));
    let large = screen_of(&model, OURS + 1_000, 150, 45);
    assert!(!large.contains(" more"), "{large}");
}

#[test]
fn what_a_venue_said_before_it_was_cut_off_is_not_known_any_more() {
    let mut model = model(1.0, &[board(2, "playing")]);
    let cut_off = venue(false, "madrid-1", "ready", 300);
    model.hear(reply(Body::Venue(cut_off)), OURS);
    let now = OURS + 2_500;
    let table = table(&model, now);
    assert!(
        table.contains("madrid-1           unknown (last known ready, 2 s ago) 1.2 White Ding"),
        "{table}"
    );
    let shown = screen(&model, now);
    assert!(shown.contains("Devices, Madrid DISCONNECTED"), "{shown}");
    assert!(shown.contains("unknown, was ready"), "{shown}");
}

#[test]
fn another_round_takes_the_place_of_the_one_before() {
    let mut model = model(1.0, &[board(1, "finished"), board(2, "playing")]);
    let mut narrator = Narrator::default();
    let round = |round| {
        reply(Body::Begin(WatchBegin {
            tournament: "open".to_owned(),
            round,
            time: THEIRS,
            speed: 1.0,
        }))
    };
    for (number, lines) in [(1, vec![]), (2, vec!["now following round 2".to_owned()])] {
        let change = model.hear(round(number), OURS).unwrap();
        assert_eq!(narrator.tell(&change, &model, OURS), lines);
    }
    assert_eq!(model.boards().count(), 0);
    let late = model.hear(reply(Body::Board(board(2, "playing"))), OURS);
    assert!(late.is_none(), "a board of the round before");
    let mut next = board(2, "waiting");
    next.board = Some(BoardRef { round: 2, board: 2 });
    model.hear(reply(Body::Board(next)), OURS);
    let table = table(&model, OURS);
    assert!(table.starts_with("open, round 2\n  2.2"), "{table}");
}

#[test]
fn a_pause_lasts_since_the_coordinator_paused() {
    let model = model(1.0, &[]);
    let mut after_outage = paused(2);
    after_outage.paused_since = THEIRS - 5_200;
    let change = Change::Board(Box::new((Some(after_outage), board(2, "playing"))));
    let lines = Narrator::default().tell(&change, &model, OURS);
    assert!(
        lines
            .iter()
            .any(|line| line.contains("resumed after 5.2 s")),
        "{lines:?}"
    );
}

#[test]
fn clocks_that_are_set_and_results_that_are_declared_are_told() {
    let stopped = |white| {
        let mut board = paused(2);
        board.clocks = Some(Clocks {
            at: THEIRS,
            white,
            black: 1_800_000,
            ..Clocks::default()
        });
        board
    };
    let declared = |halves, reason: &str| {
        let mut board = finished(2);
        let finished = board.finished.as_mut().unwrap();
        finished.result = Some(Points {
            white_halves: halves,
            black_halves: 2 - halves,
        });
        finished.ending = Ending::Declared.into();
        finished.reason = reason.to_owned();
        board
    };
    let boards = [
        stopped(3_600_000),
        stopped(3_720_000),
        board(2, "playing"),
        declared(2, "left the hall"),
        declared(1, "on appeal"),
    ];
    expect![[r"
        1.2: Black (Nepomniachtchi, Ian, lima-1) is disconnected, last contact 3.0 s ago
        1.2: 17...Nd5 White 1:00:00, Black 0:30:00
        1.2: PAUSED: Black disconnected for 3.0 s (lima-1)
        1.2: White's clock is set to 1:02:00, it was 1:00:00
        1.2: Black (Nepomniachtchi, Ian, lima-1) is connected again
        1.2: resumed after 4.0 s; White >0:59:56, Black 0:30:00
        1.2: 1-0, declared after 34 half-moves: left the hall
        1.2: result changed: 1/2-1/2, declared after 34 half-moves: on appeal"]]
    .assert_eq(&told(&boards));
}

#[test]
fn lines_on_the_screen_carry_the_time_of_day() {
    let line = crate::zone::stamped("1.2: begins", 1_655_470_800_000, "Europe/Madrid");
    assert_eq!(line, "15:00:00 CEST 1.2: begins");
}

/// END-8: how far a result is, and what is said of it.
#[test]
fn end_8_results_are_told_with_what_stands_behind_them() {
    let with = |white, black, state: &str, by: &str| BoardView {
        result_state: Some(ResultState {
            state: ResultStatus::from_word(state).unwrap().into(),
            white_confirmed: white,
            black_confirmed: black,
            approved_by: by.to_owned(),
        }),
        ..finished(1)
    };
    let steps = [
        with(false, false, "provisional", ""),
        with(true, false, "provisional", ""),
        with(true, true, "confirmed", ""),
        with(true, true, "approved", "chief"),
        // What comes with the same state is nothing new.
        with(false, false, "approved", "chief"),
        with(false, false, "corrected", "chief"),
    ];
    let mut model = model(1.0, &[board(1, "playing")]);
    let mut narrator = Narrator::default();
    let mut told = Vec::new();
    for step in &steps {
        let change = model.hear(reply(Body::Board(step.clone())), OURS).unwrap();
        told.extend(narrator.tell(&change, &model, OURS));
    }
    assert_eq!(
        told,
        [
            "1.1: 0-1, resignation after 34 half-moves, provisional",
            "1.1: White confirms the result",
            "1.1: both players confirm the result",
            "1.1: the result is approved",
        ]
    );
    let short = steps.map(|step| status::short(&model, &step, OURS));
    assert_eq!(short[0], "0-1? resignation");
    assert_eq!(short[3], "0-1 resignation");
}
