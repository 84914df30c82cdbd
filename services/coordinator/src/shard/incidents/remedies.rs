//! What rulings make of boards, as the wire shows it for any language.

use adoube_chess::Side;
use adoube_proto::v1::{self, remedy_view::Remedy as R};
use adoube_tournament::board::Remedy;
use adoube_tournament::incident::ruling::{BoardRuling, Ruling};

use crate::shard::views;

/// Boards of which a list of incidents says each what was made of it.
const MOST_TOLD: usize = 2;

pub(super) fn view(remedy: &Remedy) -> v1::RemedyView {
    let remedy = match remedy {
        Remedy::Resume {
            white,
            black,
            basis,
        } => R::Resumed(v1::ResumedView {
            white: white.0,
            black: black.0,
            typed: basis.clocks.are_typed(),
        }),
        Remedy::Restart { control } => {
            let [white, black] = Side::ALL.map(|side| control.period(side, 0).on_the_clock().0);
            let control = control.to_string();
            R::Restarted(v1::RestartedView {
                control,
                white,
                black,
            })
        }
        Remedy::Result { score } => R::Result(views::score(*score)),
        Remedy::Postpone => R::Postponed(v1::PostponedView {}),
    };
    v1::RemedyView {
        remedy: Some(remedy),
    }
}

/// Of few boards what a ruling made of each; none of many.
pub(super) fn did(ruling: &Ruling) -> Vec<v1::BoardRemedy> {
    let told = |ruled: &BoardRuling| v1::BoardRemedy {
        board: Some(views::board_ref(ruled.board)),
        remedy: Some(view(&ruled.remedy)),
    };
    match &ruling.boards[..] {
        few if few.len() <= MOST_TOLD => few.iter().map(told).collect(),
        _ => Vec::new(),
    }
}
