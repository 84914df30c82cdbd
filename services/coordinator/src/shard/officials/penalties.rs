//! Penalties in this event and round, as far as the board itself cannot know them, and whom they keep out of rounds
//! (O 18.4.8, 18.4.9).

use std::collections::BTreeSet;

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Board;
use adoube_tournament::board::command::Penalise;
use adoube_tournament::board::event::PenaltyRuling;
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::penalty::{self, Imposed, Penalty, Reach};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::UnavailablePenalty;
use adoube_tournament::roles::{self, Verb};

use crate::shard::input::Answer;
use crate::shard::views::penalties::{rules, wire};
use crate::shard::{Shard, views};

impl Shard {
    /// A kind or fine that the event does not have, and a round that it does not have, are refused. A result on which the
    /// Chief Arbiter has to rule is not settled by the way.
    pub(super) fn may_penalise(
        &self,
        actor: &Actor,
        id: BoardId,
        (side, penalties): (Side, &[Penalty]),
    ) -> Result<(), Refusal> {
        for penalty in penalties {
            self.is_of_event(penalty)?;
        }
        self.plays_nowhere_else(id, side, penalties)?;
        if !penalty::reach(penalties, Reach::Result) {
            return Ok(());
        }
        let is_over = self.state.boards.get(&id).is_some_and(Board::is_finished);
        if is_over {
            self.no_ruling_due(id)
        } else {
            self.may_declare(actor, id)
        }
    }

    /// Who is playing on another board is not kept out of that round.
    fn plays_nowhere_else(
        &self,
        id: BoardId,
        side: Side,
        penalties: &[Penalty],
    ) -> Result<(), Refusal> {
        let Some(player) = self
            .state
            .boards
            .get(&id)
            .map(|board| &board.seat(side).person)
        else {
            return Ok(());
        };
        let out = |round: u16| {
            let mut penalties = penalties.iter();
            penalties.any(|one| one.keeps_out_of(round, id.round.saturating_add(1)))
        };
        let mut others = self.state.boards.iter().filter(|(other, _)| **other != id);
        let playing = others.find(|(other, board)| {
            let is_on = board.is_released() && !board.is_finished();
            is_on && out(other.round) && board.side_of(player).is_some()
        });
        playing.map_or(Ok(()), |(other, _)| {
            let message = CatalogueMessage::new("refusal-penalty-plays-elsewhere")
                .text("player", self.state.name(player))
                .text("board", other);
            Err(Refusal::Against("O 18.4.8, 18.4.9", message))
        })
    }

    fn is_of_event(&self, penalty: &Penalty) -> Result<(), Refusal> {
        let Some(regulations) = self.state.event.state.regulations() else {
            return Ok(());
        };
        let article = penalty.row().article(regulations.kind);
        match regulations.unavailable(penalty) {
            Some(UnavailablePenalty::Fine(fine)) => {
                let message = CatalogueMessage::new("refusal-penalty-no-such-fine");
                let announced = regulations.fines.iter().map(|fine| fine.offence.as_str());
                let announced: Vec<&str> = announced.collect();
                let message = message
                    .text("fine", &fine.offence)
                    .number("announced", announced.len())
                    .text("offences", announced.join("; "));
                Err(Refusal::Against(article, message))
            }
            Some(UnavailablePenalty::Round(last)) => {
                let message = CatalogueMessage::new("refusal-penalty-no-such-round")
                    .number("round", last)
                    .number("rounds", regulations.rounds);
                Err(Refusal::Against(article, message))
            }
            Some(UnavailablePenalty::Card) => {
                let message = CatalogueMessage::new("refusal-penalty-no-cards");
                Err(Refusal::Against(article, message))
            }
            None => Ok(()),
        }
    }

    /// Fills in the announced fines, and whether a second official has to agree. A fine that was not announced stays as it
    /// is.
    pub(super) fn complete_penalties(&self, order: &mut Penalise) {
        if let Some(regulations) = self.state.event.state.regulations() {
            for penalty in &mut order.penalties {
                *penalty = regulations.with_announced_fine(penalty);
            }
        }
        order.four_eyes = self.ruling_rules().four_eyes;
    }

    /// The penalties that were imposed on everybody, or on the player of a starting number; and what the event has of
    /// them.
    pub(in crate::shard) fn penalties(&self, actor: &Actor, player: Option<u16>) -> Answer {
        roles::may(actor, Verb::Describe)?;
        let roster = &self.state.roster.state;
        let person = match player {
            Some(number) => Some(roster.player(number).ok_or_else(|| {
                let message = CatalogueMessage::new("refusal-no-such-player");
                Refusal::Against("O 18.4", message.number("number", number))
            })?),
            None => None,
        };
        let regulations = self.state.event.state.regulations();
        let newest = person.and_then(|person| self.newest_seat(person));
        let (board, seat) = newest.unzip();
        let reply = v1::PenaltiesReply {
            imposed: self.imposed_views(person),
            proposed: self.proposed_views(person),
            rules: regulations.map(|regulations| rules(regulations)),
            board,
            seat: seat.unwrap_or(v1::Side::Unspecified).into(),
        };
        Ok(reply.into())
    }

    /// Those of everybody, or of one player, the oldest first.
    pub(super) fn imposed_views(&self, person: Option<&PersonId>) -> Vec<v1::ImposedPenalties> {
        let wanted = |imposed: &&Imposed| person.is_none_or(|person| imposed.person == *person);
        let mut imposed: Vec<&Imposed> = self.imposed().filter(wanted).collect();
        imposed.sort_by_key(|imposed| imposed.at);
        imposed
            .into_iter()
            .map(|imposed| self.imposed_view(imposed))
            .collect()
    }

    /// Those that wait for a second official, for everybody or for one player, the oldest first.
    fn proposed_views(&self, person: Option<&PersonId>) -> Vec<v1::ImposedPenalties> {
        let proposed = self.state.boards.values().filter_map(|board| {
            let proposed = board.proposed_penalties()?;
            let PenaltyRuling {
                side,
                penalties,
                article,
                reason,
            } = proposed.ruling.clone();
            Some(Imposed {
                person: board.seat(side).person.clone(),
                board: board.opened().board,
                record: proposed.record,
                at: proposed.at,
                by: None,
                proposed_by: proposed.by.clone(),
                article,
                reason,
                penalties,
                withdrawn: None,
            })
        });
        let mut proposed: Vec<Imposed> = proposed
            .filter(|one| person.is_none_or(|person| one.person == *person))
            .collect();
        proposed.sort_by_key(|one| one.at);
        proposed.iter().map(|one| self.imposed_view(one)).collect()
    }

    fn newest_seat(&self, person: &PersonId) -> Option<(v1::BoardRef, v1::Side)> {
        let mut newest_first = self.state.boards.values().rev();
        newest_first.find_map(|board| {
            let side = board.side_of(person)?;
            Some((views::board_ref(board.opened().board), views::side(side)))
        })
    }

    fn imposed_view(&self, imposed: &Imposed) -> v1::ImposedPenalties {
        let named = |person: &Option<PersonId>| {
            person
                .as_ref()
                .map_or_else(String::new, |person| self.state.name(person))
        };
        v1::ImposedPenalties {
            player: self.starting(&imposed.person),
            name: self.state.name(&imposed.person),
            board: Some(views::board_ref(imposed.board)),
            record: imposed.record,
            time: imposed.at.0,
            by: named(&imposed.by),
            proposed_by: named(&imposed.proposed_by),
            article: imposed.article.clone(),
            reason: imposed.reason.clone(),
            penalties: imposed.penalties.iter().map(wire).collect(),
            withdrawn: imposed.withdrawn.as_ref().map(|it| v1::WithdrawalView {
                time: it.at.0,
                by: named(&it.by),
                reason: it.reason.clone(),
            }),
        }
    }

    /// The penalties of all boards, also of publications that were taken back.
    pub(in crate::shard) fn imposed(&self) -> impl Iterator<Item = &Imposed> {
        let boards = self.state.boards.values().chain(self.state.aside.values());
        boards.flat_map(Board::penalties)
    }

    /// Whom penalties keep out of a round.
    pub(in crate::shard) fn excluded(&self, round: u16) -> BTreeSet<PersonId> {
        let excluding = self.imposed().filter(|imposed| imposed.keeps_out_of(round));
        excluding.map(|imposed| imposed.person.clone()).collect()
    }
}
