//! How an incident was closed and opened again, in words: by whom, or by which ruling and why.

use adoube_proto::v1;
use adoube_tournament::board::RulingRef;
use adoube_tournament::incident::ruling::Kind;
use adoube_tournament::incident::{ByItself, State, Turn, TurnTo};

use crate::shard::{Shard, views};

impl Shard {
    /// Each time, in order.
    pub(super) fn turns(&self, incident: &State) -> Vec<v1::TurnView> {
        let turns = incident.turns().iter();
        let view = |turn: &Turn| v1::TurnView {
            at: turn.at.0,
            closed: matches!(turn.to, TurnTo::Closed { .. }),
            text: self.turn(turn),
        };
        turns.map(view).collect()
    }

    /// Why it is closed; empty while it is not, and of one that goes on in another.
    pub(super) fn closed_reason(&self, incident: &State) -> String {
        let closed = |turn: &&Turn| matches!(turn.to, TurnTo::Closed { .. });
        let last = incident.turns().last().filter(closed);
        last.map_or_else(String::new, |turn| self.turn(turn))
    }

    /// The boards that were left unruled where an official closed it; none of one that is open or that closed by
    /// itself.
    pub(super) fn closed_unruled(incident: &State) -> Vec<v1::BoardRef> {
        let last = incident.turns().last().map(|turn| &turn.to);
        match last {
            Some(TurnTo::Closed {
                reason,
                by_itself: None,
            }) if !reason.is_empty() => {
                let unruled = incident.unruled().into_iter();
                unruled.map(views::board_ref).collect()
            }
            _ => Vec::new(),
        }
    }

    fn turn(&self, turn: &Turn) -> String {
        match &turn.to {
            TurnTo::Closed { reason, by_itself } => match by_itself {
                Some(ByItself::GamesOver) => "its games are over".to_owned(),
                Some(ByItself::Ended(ruling)) => self.by_ruling("ended the game", *ruling),
                Some(ByItself::PlaysOn(ruling)) => self.plays_on(*ruling),
                None if reason.is_empty() => "it closed by itself".to_owned(),
                None => match self.author(&turn.by) {
                    nobody if nobody.is_empty() => reason.clone(),
                    who => format!("by {who}: {reason}"),
                },
            },
            TurnTo::Ruled(ruling) => self.by_ruling("is a further one", *ruling),
            TurnTo::Proposed(ruling) => {
                format!("{} proposed ruling {ruling}", self.author(&turn.by))
            }
            TurnTo::GameGoesOn { board, ruling } => match ruling {
                Some(ruling) => {
                    let done = format!("lets the game of {board} go on, which had ended");
                    self.by_ruling(&done, *ruling)
                }
                None => {
                    format!("it had closed by the end of the game of {board}, which goes on")
                }
            },
        }
    }

    /// By what play goes on: where the ruling had put a game off, by who let it go on, and why.
    fn plays_on(&self, ruling: RulingRef) -> String {
        let incident = self.incident(ruling.incident).ok();
        let mut rulings = incident.into_iter().flat_map(State::rulings);
        let given = rulings.find(|given| given.ruling.reference == ruling);
        let put_off = given.filter(|given| given.ruling.kind == Kind::Postpone);
        let boards = put_off.into_iter().flat_map(|given| &given.ruling.boards);
        let mut lifted = boards.filter_map(|on| {
            let board = self.state.boards.get(&on.board)?;
            let (by, reason) = board.carried_out(ruling)?.let_run.as_ref()?;
            let (board, who) = (on.board, self.called(by));
            Some(format!(
                "{who} let the game of {board} go on that ruling {ruling} had put off: {reason}"
            ))
        });
        let done = "was carried out, and play goes on";
        lifted
            .next()
            .unwrap_or_else(|| self.by_ruling(done, ruling))
    }

    /// `ruling 1.2 of Ada, seconded by Bob, ended the game: the flag stands`.
    fn by_ruling(&self, what: &str, ruling: RulingRef) -> String {
        let incident = self.incident(ruling.incident).ok();
        let mut rulings = incident.into_iter().flat_map(State::rulings);
        let Some(given) = rulings.find(|given| given.ruling.reference == ruling) else {
            return format!("ruling {ruling} {what}");
        };
        let whose = given
            .author()
            .map_or_else(String::new, |author| self.called(author));
        let second = given.seconded_by().map_or_else(String::new, |second| {
            format!(", seconded by {},", self.called(second))
        });
        let reason = &given.ruling.reason;
        format!("ruling {ruling} of {whose}{second} {what}: {reason}")
    }
}
