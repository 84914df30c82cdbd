//! Rulings: requested, previewed and given; also by a second official.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Remedy};
use adoube_tournament::event::ruling_right;
use adoube_tournament::ids::{BoardId, CommandId};
use adoube_tournament::incident::decide::{self, Request};
use adoube_tournament::incident::ruling::{Kind, Offered};
use adoube_tournament::incident::{IncidentRecord, RulingGiven, RulingProposed, proposals};
use adoube_tournament::refusal::Refusal;

use super::incident_enums;
use super::postponed_games;
use super::ruling_size::fits;
use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, Now};
use crate::shard::{Shard, views};

impl Shard {
    /// What falls due on the boards before a ruling is decided before it.
    fn settle_boards(&mut self, number: u32, request: &Request, now: Now) {
        let named: Vec<BoardId> = match self.incident(number) {
            Ok(incident) if request.boards.is_empty() => incident.boards().into_iter().collect(),
            _ => request.boards.iter().map(|(board, _)| *board).collect(),
        };
        for board in named {
            self.fire_due(board, now);
        }
    }

    /// The dry run of a ruling: also other arbiters than those who may rule see what it comes to.
    pub(super) fn preview_ruling(
        &mut self,
        actor: &Actor,
        number: u32,
        request: &Request,
        now: Now,
    ) -> Answer {
        self.settle_boards(number, request, now);
        let mut offered = self.offer(number, request, now)?;
        let given = Request {
            article: Some(&request.article)
                .filter(|article| !article.is_empty())
                .unwrap_or(&offered.article)
                .clone(),
            reason: Run::Dry.reason(&request.reason).to_owned(),
            ..request.clone()
        };
        let refused = self.decide_ruling(actor, number, &given, now).err();
        offered.refusal = refused.map(|refusal| views::refusal(&self.sent_on(refusal)));
        Ok(offered.into())
    }

    fn offer(&self, number: u32, request: &Request, now: Now) -> Result<v1::OfferReply, Refusal> {
        let now = self.as_then(number, request, now);
        let rules = self.ruling_rules();
        let incident = self.incident(number)?;
        let offers = decide::offers(incident, &self.state.boards, request, &rules, now.game)
            .map_err(|refusal| self.naming_open_incident(refusal, request))?;
        self.may_revive(offers.iter().map(|offer| (offer.board, &offer.remedy)))?;
        let chosen = decide::choice(incident, &self.state.boards, request)?;
        let left_out = postponed_games::views(&chosen.postponed);
        let kind = decide::kind(&request.remedy, &offers);
        Ok(v1::OfferReply {
            left_out,
            ..self.offers(number, kind, offers, rules.four_eyes, now)
        })
    }

    fn offers(
        &self,
        incident: u32,
        kind: Kind,
        offers: Vec<Offered>,
        four_eyes: bool,
        now: Now,
    ) -> v1::OfferReply {
        let offers = offers.into_iter();
        let offers = offers.map(|offer| {
            let stale = self.goes_stale(offer.board).filter(|_| four_eyes);
            let mut view = self.offer_view(incident, offer, now);
            if let Some(stale) = stale {
                view.text = format!("{}; {stale}", view.text);
                view.notes.push(views::note(stale));
            }
            view
        });
        v1::OfferReply {
            kind: incident_enums::ruling_kind(kind).into(),
            article: kind.article().to_owned(),
            offers: offers.collect(),
            four_eyes,
            at: now.game.0,
            ..v1::OfferReply::default()
        }
    }

    /// What falls due on the boards of a proposal is decided before it is looked at.
    fn settle_proposal(&mut self, number: u32, ruling: u32, now: Now) -> Result<Kind, Refusal> {
        let none = Refusal::NoProposal {
            incident: number,
            ruling,
        };
        let proposal = self.incident(number)?.proposal().ok_or(none)?;
        let kind = proposal.ruling.kind;
        let boards = proposal.ruling.boards.iter();
        let boards: Vec<BoardId> = boards.map(|ruled| ruled.board).collect();
        for board in boards {
            self.fire_due(board, now);
        }
        Ok(kind)
    }

    /// A dry run says what the proposal comes to now.
    pub(super) fn second(
        &mut self,
        actor: &Actor,
        number: u32,
        ruling: u32,
        run: Run,
        now: Now,
    ) -> Answer {
        let kind = self.settle_proposal(number, ruling, now)?;
        let (incident, rules) = (self.incident(number)?, self.ruling_rules());
        let boards = &self.state.boards;
        let offers = proposals::weigh(incident, boards, actor, ruling, &rules, now.game)?;
        let delegated_by = ruling_right(&self.state.event.state, &self.proposer(number, ruling)?)?;
        let preview = (run == Run::Dry).then(|| offers.clone());
        let records = [proposals::second(incident, ruling, offers, delegated_by)?];
        self.may_be_given(&records)?;
        match preview {
            Some(offers) => Ok(self.offers(number, kind, offers, false, now).into()),
            None => self.ruled(actor, number, None, &records, now),
        }
    }

    pub(super) fn rule(
        &mut self,
        actor: &Actor,
        number: u32,
        id: CommandId,
        request: &Request,
        now: Now,
    ) -> Answer {
        if let Some(first) = self.state.incident_commands.get(&id) {
            return self.described(*first, now);
        }
        self.settle_boards(number, request, now);
        let records = self.decide_ruling(actor, number, request, now)?;
        self.ruled(actor, number, Some(id), &records, now)
    }

    /// The records of a ruling, or why it is refused.
    fn decide_ruling(
        &self,
        actor: &Actor,
        number: u32,
        request: &Request,
        now: Now,
    ) -> Result<Vec<IncidentRecord>, Refusal> {
        let records = decide::rule(
            self.incident(number)?,
            &self.state.boards,
            actor,
            request,
            &self.ruling_rules(),
            ruling_right(&self.state.event.state, actor)?,
            now.game,
        )
        .map_err(|refusal| self.naming_open_incident(refusal, request))?;
        self.may_be_given(&records)?;
        Ok(records)
    }

    /// A ruling or its proposal is recorded, and what was ruled is carried out.
    fn ruled(
        &mut self,
        actor: &Actor,
        number: u32,
        id: Option<CommandId>,
        records: &[IncidentRecord],
        now: Now,
    ) -> Answer {
        self.record_incident(number, actor, id, records, now.game);
        self.carry_out(number, now);
        self.close_over(now.game);
        self.described(number, now)
    }

    /// Whether a ruling or its proposal can be carried out on its boards, and recorded.
    fn may_be_given(&self, records: &[IncidentRecord]) -> Result<(), Refusal> {
        let Some(
            IncidentRecord::Proposed(RulingProposed { ruling, .. })
            | IncidentRecord::Ruled(RulingGiven { ruling, .. }),
        ) = records.last()
        else {
            return Ok(());
        };
        let boards = ruling.boards.iter();
        self.may_revive(boards.map(|ruled| (ruled.board, &ruled.remedy)))?;
        fits(records, ruling.boards.len())
    }

    /// A game that is over goes on by a ruling only while no other round holds its players and
    /// devices (VEN-1), and until its round is closed; a result that is set moves nobody.
    fn may_revive<'a>(
        &self,
        ruled: impl Iterator<Item = (BoardId, &'a Remedy)>,
    ) -> Result<(), Refusal> {
        for (id, remedy) in ruled {
            let board = self.state.boards.get(&id);
            let revives = !matches!(remedy, Remedy::Result { .. });
            if revives && board.is_some_and(Board::is_finished) {
                self.is_not_closed(id.round)?;
                self.only_round(id.round)?;
            }
        }
        Ok(())
    }

    fn proposer(&self, incident: u32, ruling: u32) -> Result<Actor, Refusal> {
        let proposal = self.incident(incident)?.proposal();
        proposal
            .map(|proposal| proposal.by.clone())
            .ok_or(Refusal::NoProposal { incident, ruling })
    }
}
