//! Players who are absent since the round started.

use adoube_proto::v1::{BeforeGame, BoardView, PlayerAbsence};

use super::{OURS, board, model};

/// EVT-2: who is absent since the round started, and how long they still have.
#[test]
fn evt_2_absent_players_are_told_with_the_time_they_have_left() {
    use PlayerAbsence::{NotCheckedIn, Unspecified};
    let now = model(1.0, &[]).coordinator_time(OURS);
    for (white, black, default_at, told) in [
        (Unspecified, Unspecified, 0, "waiting, both are present"),
        (
            NotCheckedIn,
            Unspecified,
            now + 724_000,
            "waiting, White is absent and loses in 12 min 04 s",
        ),
        (
            NotCheckedIn,
            NotCheckedIn,
            now + 60_000,
            "waiting, both players are absent and lose in 1 min 00 s",
        ),
        (Unspecified, NotCheckedIn, 0, "waiting, Black is absent"),
    ] {
        let before = BeforeGame {
            white_absence: white.into(),
            black_absence: black.into(),
            default_at,
            ..BeforeGame::default()
        };
        let board = BoardView {
            before: Some(before),
            ..board(2, "waiting")
        };
        let model = model(1.0, std::slice::from_ref(&board));
        assert_eq!(crate::round::status::board(&model, &board, OURS), told);
    }
}
