//! How an incident was closed and opened again, in words: by whom, or by which ruling and why.

use adoube_proto::v1;
use adoube_tournament::ids::{BoardId, PersonId, RulingRef};
use adoube_tournament::incident::ruling::Kind;
use adoube_tournament::incident::{ByItself, ClosingProposal, Given, State, Turn, TurnTo};
use adoube_tournament::note::{Note, note};

use crate::shard::{Shard, views};

impl Shard {
    /// Each time, in order.
    pub(super) fn turns(&self, incident: &State) -> Vec<v1::TurnView> {
        let turns = incident.turns().iter();
        let view = |turn: &Turn| {
            let why = self.turn(turn);
            v1::TurnView {
                at: turn.at.0,
                closed: matches!(turn.to, TurnTo::Closed { .. }),
                text: why.text.clone(),
                why: Some(views::note(why)),
                proposal: agreed_to(turn).map(|proposal| self.proposed_closing(proposal)),
                by: self.author(&turn.by),
            }
        };
        turns.map(view).collect()
    }

    /// Why it is closed; empty while it is not, and of one that goes on in another.
    pub(super) fn closed_reason(&self, incident: &State) -> String {
        let closed = |turn: &&Turn| matches!(turn.to, TurnTo::Closed { .. });
        let last = incident.turns().last().filter(closed);
        last.map_or_else(String::new, |turn| self.turn(turn).text)
    }

    /// The closing that a second official has to agree to.
    pub(super) fn closing_proposal(&self, incident: &State) -> Option<v1::ClosingProposalView> {
        let proposal = incident.closing_proposal()?;
        Some(self.proposed_closing(proposal))
    }

    /// Who proposed to close it, by name, where that waits for a second official.
    pub(super) fn closing_proposed_by(&self, incident: &State) -> Option<String> {
        let proposal = incident.closing_proposal()?;
        Some(self.author(&proposal.by))
    }

    fn proposed_closing(&self, proposal: &ClosingProposal) -> v1::ClosingProposalView {
        v1::ClosingProposalView {
            at: proposal.at.0,
            by: self.author(&proposal.by),
            reason: proposal.reason.clone(),
        }
    }

    /// The boards that were left unruled where an official closed it; none of one that is open or that closed by
    /// itself.
    pub(super) fn closed_unruled(&self, incident: &State) -> Vec<v1::BoardRef> {
        let last = incident.turns().last().map(|turn| &turn.to);
        match last {
            Some(TurnTo::Closed {
                reason,
                by_itself: None,
                ..
            }) if !reason.is_empty() => {
                let unruled = incident.unruled(&self.state.boards).into_iter();
                unruled.map(views::board_ref).collect()
            }
            _ => Vec::new(),
        }
    }

    fn turn(&self, turn: &Turn) -> Note {
        match &turn.to {
            TurnTo::Closed {
                reason,
                by_itself,
                unruled,
                proposal,
            } => match by_itself {
                Some(ByItself::GamesOver) => games_over(unruled),
                Some(ByItself::Ended(ruling)) => self.by_ruling("ended", "ended the game", *ruling),
                Some(ByItself::PlaysOn(ruling)) => self.plays_on(*ruling),
                None if reason.is_empty() => {
                    note!("by-itself" => "it closed automatically")
                }
                None => match proposal {
                    Some(proposal) => self.closed_by_two(turn, reason, proposal),
                    None => self.closed_by(turn, reason),
                },
            },
            TurnTo::Ruled(ruling) => self.by_ruling("further", "is a further one", *ruling),
            TurnTo::Proposed(ruling) => {
                let who = self.author(&turn.by);
                note!("proposed" => "{who} proposed ruling {ruling}", who, ruling)
            }
            TurnTo::GameGoesOn { board, ruling } => {
                let played = self.state.boards.get(board);
                let fell = played.and_then(|board| board.fallen());
                if fell.is_some_and(|flag| flag.at == turn.at) {
                    return flag_fell(*board);
                }
                self.goes_on(*board, *ruling)
            }
        }
    }

    fn goes_on(&self, board: BoardId, ruling: Option<RulingRef>) -> Note {
        if let Some(ruling) = ruling {
            let done = format!("lets the game of {board} go on, which had ended");
            let why = self.by_ruling("lets-go-on", &done, ruling);
            return why.and("board", board.to_string());
        }
        note!("goes-on" => "the game of {board} continues; its end had closed the incident", board)
    }

    fn closed_by(&self, turn: &Turn, reason: &str) -> Note {
        match self.author(&turn.by) {
            nobody if nobody.is_empty() => note!("closed" => "{reason}", reason),
            who => note!("closed-by" => "by {who}: {reason}", who, reason),
        }
    }

    /// `proposed by Ada (“nothing was lost”), approved by Bo: I saw it too`.
    fn closed_by_two(&self, turn: &Turn, reason: &str, proposal: &ClosingProposal) -> Note {
        let (first, who) = (self.author(&proposal.by), self.author(&turn.by));
        let first_reason = &proposal.reason;
        note!(
            "closed-by-two" => "proposed by {first} (“{first_reason}”), approved by {who}: {reason}",
            proposer = first, proposed = first_reason, who, reason
        )
    }

    /// By what play goes on: where the ruling had put a game off, by who let it go on, and why.
    fn plays_on(&self, ruling: RulingRef) -> Note {
        let given = self.given(ruling);
        let put_off = given.filter(|given| given.ruling.kind == Kind::Postpone);
        let boards = put_off.into_iter().flat_map(|given| &given.ruling.boards);
        let mut lifted = boards.filter_map(|on| {
            let board = self.state.boards.get(&on.board)?;
            let (by, reason) = board.carried_out(ruling)?.let_run.as_ref()?;
            let (board, who) = (on.board, self.called(by));
            Some(note!(
                "let-run" => "{who} let the game of {board} go on that ruling {ruling} had postponed: {reason}",
                who, board, ruling, reason
            ))
        });
        let done = "was carried out, and play goes on";
        lifted
            .next()
            .unwrap_or_else(|| self.by_ruling("plays-on", done, ruling))
    }

    /// A ruling as it was given.
    pub(super) fn given(&self, ruling: RulingRef) -> Option<&Given> {
        let mut rulings = self.incident(ruling.incident).ok()?.rulings().iter();
        rulings.find(|given| given.ruling.reference == ruling)
    }

    /// `ruling 1.2 of Ada, seconded by Bob, ended the game: the flag stands`.
    fn by_ruling(&self, word: &'static str, what: &str, ruling: RulingRef) -> Note {
        let Some(given) = self.given(ruling) else {
            return note!(word => "ruling {ruling} {what}", ruling);
        };
        let called = |who: Option<&PersonId>| who.map_or_else(String::new, |who| self.called(who));
        let (whose, second) = (called(given.author()), called(given.seconded_by()));
        let seconded = match second.as_str() {
            "" => String::new(),
            second => format!(", seconded by {second},"),
        };
        let reason = &given.ruling.reason;
        note!(
            word => "ruling {ruling} of {whose}{seconded} {what}: {reason}",
            ruling, whose, second, reason
        )
    }
}

/// The proposal to close an incident to which a second official agreed.
fn agreed_to(turn: &Turn) -> Option<&ClosingProposal> {
    match &turn.to {
        TurnTo::Closed { proposal, .. } => proposal.as_ref(),
        TurnTo::Ruled(_) | TurnTo::Proposed(_) | TurnTo::GameGoesOn { .. } => None,
    }
}

/// Where something was ruled on other boards of it, those whose games ended without.
fn flag_fell(board: BoardId) -> Note {
    note!("flag-fell" => "the flag fell on {board} while the player was still disconnected", board)
}

fn games_over(unruled: &[BoardId]) -> Note {
    if unruled.is_empty() {
        return note!("games-over" => "its games are over");
    }
    let boards: Vec<String> = unruled.iter().map(ToString::to_string).collect();
    let boards = boards.join(", ");
    note!("rest-over" => "what was left to rule on is over, without a ruling: {boards}", boards)
}
