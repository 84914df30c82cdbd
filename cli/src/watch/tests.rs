//! What is shown of a round, at instants that the tests choose.

use adoube_proto::v1::watch_reply::Body;
use adoube_proto::v1::{
    BoardRef, BoardView, Clocks, DeviceStatus, Finished, Paused, Result as Points, SeatPlan, Side,
    VenueView, WatchBegin, WatchCurrent, WatchReply,
};
use expect_test::expect;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;

/// Coordinator time at the beginning, and our own time then, milliseconds.
const THEIRS: u64 = 1_655_470_800_000;
const OURS: u64 = 50_000;

fn reply(body: Body) -> News {
    News::Reply(Box::new(WatchReply { body: Some(body) }))
}

fn begin(speed: f64) -> News {
    let tournament = "open".to_owned();
    reply(Body::Begin(WatchBegin {
        tournament,
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
        state: state.to_owned(),
        clocks: Some(Clocks {
            at: THEIRS,
            white: 3_600_000,
            black: 1_800_000,
            running: running.into(),
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
            cause: "silence".to_owned(),
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
            ending: "resignation".to_owned(),
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
        devices: vec![DeviceStatus {
            device: device.to_owned(),
            state: state.to_owned(),
            age_ms,
            venue_round_trip_us: 900,
            coordinator_round_trip_us: 2_300,
            relayed: true,
            vitals_missed: 0,
        }],
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
    });
    let model = model(1.0, std::slice::from_ref(&short));
    assert_eq!(model.remaining(&short, Side::White, OURS + 2_000), 0);
}

#[test]
fn clk_10_trouble_is_shown_first_then_who_is_short_of_time() {
    let mut short = board(5, "playing");
    short.clocks = Some(Clocks {
        at: THEIRS,
        white: 30_000,
        black: 9_000_000,
        ..Clocks::default()
    });
    let mut away = board(4, "playing");
    away.white_away_since = THEIRS;
    let boards = [
        finished(1),
        board(2, "playing"),
        board(3, "waiting"),
        away,
        short,
        paused(6),
    ];
    let model = model(1.0, &boards);
    let order: Vec<u32> = order::boards(&model, OURS)
        .iter()
        .filter_map(|b| b.board)
        .map(|b| b.board)
        .collect();
    assert_eq!(order, [4, 6, 5, 2, 3, 1]);
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
        1.2: Black (Nepomniachtchi, Ian, lima-1) is away, last heard 7.0 s ago
        1.2: PAUSED: Black silent for 7.0 s (lima-1)
        1.2: Black (Nepomniachtchi, Ian, lima-1) is back
        1.2: plays on after 2.0 s; White 0:59:54, Black 0:30:00
        1.2: 18.Qxd5 White 0:59:52, Black 0:30:00
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
        device madrid-1 is late, last heard 1.6 s ago
        device madrid-1 is SILENT, last heard 3.2 s ago
        device madrid-1 is back
        venue madrid is CUT OFF
        venue madrid is connected
        device madrid-1 is LOST: its connection broke"]]
    .assert_eq(&lines.join("\n"));
}

/// The screen as text.
fn screen(model: &Model, now: u64) -> String {
    let mut terminal = Terminal::new(TestBackend::new(132, 15)).unwrap();
    terminal
        .draw(|frame| screen::draw(frame, model, now, &["1.2: begins".to_owned()], "q leaves"))
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
        open, round 1  as of 1.0 s ago
        ┌Boards────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
        │board  White                                    Black                last       state                                             │
        │1.3    Ding, Liren          1:00:00   0:30:00   Nepomniachtchi, Ian  17...Nd5   PAUSED 1.0 s: Black silent for 4.0 s (lima-1)     │
        │1.2    Ding, Liren          0:59:59   0:30:00   Nepomniachtchi, Ian  17...Nd5   playing                                           │
        │1.1    Ding, Liren          1:00:00   0:30:00   Nepomniachtchi, Ian  17...Nd5   0-1, resignation after 34 half-moves              │
        └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
        ┌Devices───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
        │device             venue                      state     heard      to venue     to coord.      play link                          │
        │madrid-1           Madrid (1.5 ms)            ready     1.3 s      0.9 ms       2.3 ms         up                                 │
        └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
        ┌What happened─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
        │1.2: begins                                                                                                                       │
        └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
        q leaves"]].assert_eq(&screen(&model, OURS + 1_000));
}

#[test]
fn the_screen_says_that_it_has_lost_its_connection() {
    let mut model = model(1.0, &[board(2, "playing")]);
    model.hear(News::Lost("connection refused".to_owned()), OURS + 1_000);
    let shown = screen(&model, OURS + 4_000);
    assert!(shown.contains("CONNECTION LOST"), "{shown}");
    assert!(shown.contains("as of 4.0 s ago"), "{shown}");
    assert!(shown.contains("1:00:00?"), "{shown}");
}

#[test]
fn a_small_terminal_is_no_reason_to_fail() {
    let model = model(1.0, &[board(2, "playing"), paused(3)]);
    for (width, height) in [(1, 1), (10, 3), (40, 5), (300, 100)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal
            .draw(|frame| screen::draw(frame, &model, OURS, &[], "q leaves"))
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
          1.3  Ding, Liren - Nepomniachtchi, Ian              1:00:00   0:30:00  17...Nd5   PAUSED 1.0 s: Black silent for 4.0 s (lima-1)
          1.2  Ding, Liren - Nepomniachtchi, Ian              0:59:59   0:30:00  17...Nd5   playing
          1.4  Ding, Liren - Nepomniachtchi, Ian              1:00:00   0:30:00  17...Nd5   waiting, both are here
          1.1  Ding, Liren - Nepomniachtchi, Ian              1:00:00   0:30:00  17...Nd5   0-1, resignation after 34 half-moves
        venue madrid connected: madrid-1 ready
    "]].assert_eq(&once::table(&model, OURS + 1_000));
}

#[test]
fn objects_hold_what_lines_hold() {
    let model = model(1.0, &[paused(3)]);
    let value = json::board(&paused(3), &model, OURS);
    assert_eq!(value["board"], "1.3");
    assert_eq!(value["paused"]["cause"], "silence");
    assert_eq!(value["black"]["device"], "lima-1");
    assert_eq!(value["white"]["clock_ms"], 3_600_000);
    let value = json::venue(&venue(true, "madrid-1", "late", 1_600));
    assert_eq!(value["devices"][0]["state"], "late");
}
