//! What the silences of an incident charged on a board, as far as no ruling of it gave it back.

use adoube_proto::v1::{AbsenceView, BoardRef, IncidentView, RulingKind, RulingView};

use crate::games::comments::side;
use crate::text;

/// What ran in each silence of the game that is played, such as `while White was away, White's 0:00:05.589 ran`;
/// none where nothing did, or once a ruling set its clocks.
pub(super) fn on(view: &IncidentView, board: BoardRef) -> Vec<String> {
    if was_set(view, board) {
        return Vec::new();
    }
    let own = view
        .absences
        .iter()
        .filter(|absence| absence.board == Some(board) && absence.attempt == absence.last_attempt);
    own.filter_map(ran).collect()
}

/// Whether a ruling of the incident set the clocks of the board, or what it shows.
fn was_set(view: &IncidentView, board: BoardRef) -> bool {
    let sets = |ruling: &RulingView| {
        let on = ruling.boards.iter().any(|on| on.board == Some(board));
        on && ruling.kind() != RulingKind::Postpone
    };
    view.rulings.iter().any(sets)
}

/// None where nothing ran.
fn ran(absence: &AbsenceView) -> Option<String> {
    let sides = [
        ("White's", absence.white_ran),
        ("Black's", absence.black_ran),
    ];
    let sides = sides.iter().filter(|(_, ran)| *ran > 0);
    let sides: Vec<String> = sides
        .map(|(whose, ran)| format!("{whose} {}", text::show_typed(*ran)))
        .collect();
    let who = side(absence.side());
    (!sides.is_empty()).then(|| {
        format!(
            "while {who} was disconnected, {} \
                                         ran",
            sides.join(" and ")
        )
    })
}
