//! Seats that moved to other devices, as an incident tells of them.

use adoube_proto::v1::SeatTransferView;

use super::*;

/// O 16.6: a seat that went on at a spare, and another that was away because its spare was not there.
#[test]
fn ven_1_an_incident_tells_of_a_seat_that_moved() {
    let mut view = view();
    let absence = &mut view.absences[0];
    absence.arrived_at = NOON;
    "madrid-9".clone_into(&mut absence.moved_to);
    absence.moved_at = NOON + 86_400_000;
    "Technician, Tom".clone_into(&mut absence.moved_by);
    "its screen is broken".clone_into(&mut absence.moved_reason);
    absence.moved_on = vec![SeatTransferView {
        device: "madrid-3".to_owned(),
        at: NOON + 86_427_000,
        by: "Technician, Tom".to_owned(),
        reason: "it works again".to_owned(),
    }];
    (absence.attempt, absence.last_attempt) = (1, 2);
    let told = report::text(&view, None, false, usize::MAX);
    for part in [
        "(madrid-3): no messages arrived; game 1 of this board, replaced by game 2: these are the moves and clocks of game 1",
        "  the seat had moved to this device at 14:00:00.000, and it was not connected",
        // On another day than the incident's.
        "  moved         to madrid-9 at 2022-06-18 14:00:00.000 by Technician, Tom: its screen is",
        "  moved         to madrid-3 at 2022-06-18 14:00:27.000 by Technician, Tom: it works again",
        "the journal of madrid-3 arrives when madrid-3 reconnects",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}
