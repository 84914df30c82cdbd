//! Rulings as the wire shows them: what each makes of its boards, what the clocks rest on, the breaches it cites, and how
//! the boards carried it out.

use adoube_chess::{BySide, Side};
use adoube_proto::v1;
use adoube_proto::v1::remedy_view::Remedy as R;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Basis, Board, CarriedOut, Remedy, Share};
use adoube_tournament::ids::PersonId;
use adoube_tournament::incident::ruling::{BoardRuling, Ruling, consequence};
use adoube_tournament::incident::{Given, Proposal, State};
use adoube_tournament::time::{Millis, Time};

use super::incident_enums;
use super::views::found;
use crate::shard::{Shard, views};

/// Boards of which a list of incidents says each what was made of it.
const MOST_TOLD: usize = 2;

/// The most breaches that an offer names: the latest. A device tells as many kinds apart.
const MOST_CITABLE: usize = 16;

impl Shard {
    pub(super) fn proposed(&self, proposal: &Proposal) -> v1::RulingView {
        v1::RulingView {
            wished: proposal.remedy.to_string(),
            ..self.ruling(&proposal.ruling, proposal.at, &proposal.by)
        }
    }

    pub(super) fn given_view(&self, incident: &State, given: &Given) -> v1::RulingView {
        let name = |person: &Option<PersonId>| {
            person
                .as_ref()
                .map_or_else(String::new, |person| self.called(person))
        };
        let mut view = self.ruling(&given.ruling, given.at, &given.by);
        view.proposed_by = name(&given.proposed_by);
        view.delegated_by = name(&given.delegated_by);
        view.wished = given.remedy.to_string();
        view.as_proposed = given
            .proposal
            .as_ref()
            .map(|proposal| Box::new(self.proposed(proposal)));
        for (shown, ruled) in view.boards.iter_mut().zip(&given.ruling.boards) {
            shown.executed = given.executed.get(&ruled.board).copied().unwrap_or(0);
            let board = self.state.boards.get(&ruled.board);
            let done = board.and_then(|board| board.carried_out(given.ruling.reference));
            shown.execution = done
                .zip(board)
                .map(|(done, board)| self.execution(board, done));
            let number = given.ruling.reference.ruling;
            shown.superseded_by = incident.superseded_by(number, ruled.board).unwrap_or(0);
            shown.topped_by = incident.topped_by(number, ruled.board).unwrap_or(0);
            let next = board.and_then(|board| board.ruling_after(given.ruling.reference));
            let next = next.filter(|next| next.incident != incident.number());
            shown.followed_by = views::or_empty(next);
        }
        view
    }

    fn ruling(&self, ruling: &Ruling, at: Time, by: &Actor) -> v1::RulingView {
        let boards = ruling.boards.iter().map(|ruled| v1::BoardRulingView {
            board: Some(views::board_ref(ruled.board)),
            // The side to move is the board's, and may be another by now.
            text: consequence(None, &ruled.remedy, ruling.start_in),
            basis: basis(&ruled.remedy),
            remedy: Some(remedy(&ruled.remedy)),
            cites: self
                .state
                .boards
                .get(&ruled.board)
                .map_or_else(Vec::new, |board| cited(board, &ruled.cites)),
            ..v1::BoardRulingView::default()
        });
        v1::RulingView {
            number: ruling.reference.ruling,
            kind: incident_enums::ruling_kind(ruling.kind).into(),
            article: ruling.article.clone(),
            reason: ruling.reason.clone(),
            start_in: ruling.start_in.0,
            at: at.0,
            by: self.author(by),
            proposed_by: String::new(),
            delegated_by: String::new(),
            boards: boards.collect(),
            found: ruling.found.as_ref().map(found),
            wished: String::new(),
            as_proposed: None,
        }
    }

    pub(super) fn execution(&self, board: &Board, done: &CarriedOut) -> v1::ExecutionView {
        let time = |at: Option<Time>| at.map_or(0, |at| at.0);
        let (shown, ready) = (done.shown.map(time), done.ready.map(time));
        let let_run = done.let_run.as_ref();
        let (by, reason) = let_run.map(|(by, reason)| (by, reason)).unzip();
        v1::ExecutionView {
            at: done.at.0,
            before: Some(views::clock_times(done.before, done.at)),
            white_shown: shown.white,
            black_shown: shown.black,
            white_ready: ready.white,
            black_ready: ready.black,
            started: time(done.started),
            started_by: by.map_or_else(String::new, |by| self.called(by)),
            started_reason: reason.cloned().unwrap_or_default(),
            game_replaced_at: time(board.replacement_of(done.game()).map(|it| it.at)),
        }
    }
}

/// What the clocks that a ruling sets rest on; none where it sets none.
pub(super) fn basis(remedy: &Remedy) -> Option<v1::BasisView> {
    let Remedy::Resume {
        white,
        black,
        basis,
    } = remedy
    else {
        return None;
    };
    let [white, black] =
        Side::ALL.map(|side| side_basis(basis, side, BySide::new(*white, *black)[side]));
    let away = basis.spans.iter().map(|span| v1::SpanView {
        from: span.from.0,
        to: span.to.0,
    });
    Some(v1::BasisView {
        clocks: incident_enums::clock_basis(basis.clocks).into(),
        white: Some(white),
        black: Some(black),
        away: away.collect(),
        by: basis.by.iter().map(|by| by.ruling.to_string()).collect(),
    })
}

fn side_basis(basis: &Basis, side: Side, set: Millis) -> v1::SideBasisView {
    v1::SideBasisView {
        set: set.0,
        stood: basis.stood[side].0,
        back: basis.back[side].0,
        earlier: basis.earlier[side],
        deducted: basis.deducted[side].0,
        added: basis.added[side].0,
        elsewhere: basis.elsewhere[side].0,
        settled: basis.settled[side].0,
        given_by: shares(&basis.by, side),
        kept: shares(&basis.kept, side),
    }
}

fn shares(of: &[Share], side: Side) -> Vec<v1::ShareView> {
    let own = of.iter().filter(|share| share.given[side] > Millis::ZERO);
    let view = |share: &Share| v1::ShareView {
        ruling: share.ruling.to_string(),
        amount: share.given[side].0,
    };
    own.map(view).collect()
}

pub(super) fn remedy(remedy: &Remedy) -> v1::RemedyView {
    let shown = match remedy {
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
        remedy: Some(shown),
    }
}

/// Of few boards what a ruling made of each; none of many.
pub(super) fn brief_remedies(ruling: &Ruling) -> Vec<v1::BoardRemedy> {
    let told = |ruled: &BoardRuling| v1::BoardRemedy {
        board: Some(views::board_ref(ruled.board)),
        remedy: Some(remedy(&ruled.remedy)),
    };
    match &ruling.boards[..] {
        few if few.len() <= MOST_TOLD => few.iter().map(told).collect(),
        _ => Vec::new(),
    }
}

/// The notes of these numbers, which a ruling cites.
pub(super) fn cited(board: &Board, numbers: &[u32]) -> Vec<v1::DeviceNoted> {
    views::numbered_notes(board, numbers)
}

/// What a ruling could cite on a board.
pub(super) fn citable(board: &Board) -> Vec<v1::DeviceNoted> {
    let mut notes = views::citable(board);
    notes.split_off(notes.len().saturating_sub(MOST_CITABLE))
}
