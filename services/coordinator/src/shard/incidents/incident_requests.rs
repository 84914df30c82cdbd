//! What officials ask of incidents.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::{Board, Remedy};
use adoube_tournament::event::{self, ruling_right};
use adoube_tournament::ids::{BoardId, CommandId, PersonId};
use adoube_tournament::incident::decide::{self, Request};
use adoube_tournament::incident::ruling::{Kind, Offered};
use adoube_tournament::incident::{IncidentRecord, RulingGiven, RulingProposed, State, proposals};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::RulingRules;
use adoube_tournament::roles::{self, Verb};

use super::closing_preconditions::ClosingPrecondition;
use super::incident_enums;
use super::postponed_games;
use super::ruling_size::fits;
use crate::shard::input::{Answer, Now};
use crate::shard::{Shard, views};

/// What is asked of incidents.
#[derive(Debug)]
pub enum IncidentRequest {
    /// All that are not closed, or all.
    List {
        /// Closed ones too.
        all: bool,
    },
    /// One of them.
    Describe(u32),
    /// What a ruling would come to.
    Offer(u32, Request),
    /// The same for who is about to give it: refused as the ruling would be.
    Prepare(u32, Request),
    /// A ruling.
    Rule(u32, CommandId, Request),
    /// What the ruling of that number comes to if it is seconded now.
    Weigh(u32, u32),
    /// A second official agrees with the ruling of that number.
    Second(u32, u32),
    /// A proposed ruling is off.
    Reject(u32, u32, String),
    /// No ruling is needed, for this reason.
    Close(u32, String, Option<ClosingPrecondition>),
    /// Whether it could be closed as things stand; nothing is done.
    CheckClose(u32),
    /// Somebody may rule in the Chief Arbiter's place, or may no longer.
    Delegate {
        /// Who.
        person: PersonId,
        /// Whether it is taken back.
        end: bool,
        /// Why.
        reason: String,
    },
}

/// In the place of one that nobody has written yet.
const ANY_REASON: &str = "-";

impl IncidentRequest {
    /// What the role table knows it by.
    pub(in crate::shard) const fn verb(&self) -> Verb {
        match self {
            Self::List { .. } | Self::Describe(_) => Verb::Watch,
            Self::Prepare(..) | Self::Rule(..) => Verb::Rule,
            Self::Offer(..) | Self::Weigh(..) | Self::Second(..) | Self::Reject(..) => {
                Verb::SecondRuling
            }
            Self::Close(..) | Self::CheckClose(_) => Verb::CloseIncident,
            Self::Delegate { .. } => Verb::Delegate,
        }
    }

    /// The id under which a copy of a ruling may come later.
    pub(in crate::shard) const fn command(&self) -> Option<CommandId> {
        match self {
            Self::Rule(_, id, _) => Some(*id),
            Self::List { .. }
            | Self::Describe(_)
            | Self::Offer(..)
            | Self::Prepare(..)
            | Self::Weigh(..)
            | Self::Second(..)
            | Self::Reject(..)
            | Self::Close(..)
            | Self::CheckClose(_)
            | Self::Delegate { .. } => None,
        }
    }
}

impl Shard {
    pub(in crate::shard) fn incident_call(
        &mut self,
        actor: &Actor,
        ask: IncidentRequest,
        now: Now,
    ) -> Answer {
        roles::may(actor, ask.verb())?;
        let answer = self.answer_incident(actor, ask, now);
        answer.map_err(|refusal| self.sent_on(refusal))
    }

    fn answer_incident(&mut self, actor: &Actor, ask: IncidentRequest, now: Now) -> Answer {
        match ask {
            IncidentRequest::List { all } => Ok(self.list_incidents(all).into()),
            IncidentRequest::Describe(number) => self.described(number, now),
            IncidentRequest::Offer(number, request) => self.offer(number, &request, now),
            IncidentRequest::Prepare(number, request) => self.prepare(actor, number, &request, now),
            IncidentRequest::Rule(number, id, request) => {
                self.rule(actor, number, id, &request, now)
            }
            IncidentRequest::Weigh(number, ruling) => self.weigh(actor, number, ruling, now),
            IncidentRequest::Second(number, ruling) => self.second(actor, number, ruling, now),
            IncidentRequest::Reject(number, ruling, reason) => {
                let record = proposals::reject(self.incident(number)?, actor, ruling, &reason)?;
                self.record_incident(number, actor, None, &[record], now.game);
                self.described(number, now)
            }
            IncidentRequest::Close(number, reason, seen) => {
                if let Some(seen) = seen {
                    self.is_closing_as_seen(number, &seen)?;
                }
                let record = self.closing(actor, number, &reason, now)?;
                self.record_incident(number, actor, None, &[record], now.game);
                self.described(number, now)
            }
            IncidentRequest::CheckClose(number) => {
                self.closing(actor, number, ANY_REASON, now)?;
                self.described(number, now)
            }
            IncidentRequest::Delegate {
                person,
                end,
                reason,
            } => self.delegate(actor, &person, (end, &reason), now),
        }
    }

    fn closing(
        &self,
        actor: &Actor,
        number: u32,
        reason: &str,
        now: Now,
    ) -> Result<IncidentRecord, Refusal> {
        let right = ruling_right(&self.state.event.state, actor).map(drop);
        let (incident, rules) = (self.incident(number)?, self.ruling_rules());
        let boards = &self.state.boards;
        decide::close(incident, boards, (actor, right), reason, &rules, now.game)
    }

    /// What the event says of rulings, as it stands.
    pub(in crate::shard) fn ruling_rules(&self) -> RulingRules {
        let regulations = self.state.event.state.regulations();
        regulations.map_or_else(RulingRules::default, |r| r.rulings.clone())
    }

    /// Whoever rules on an open incident is to know that the rules are others than when it opened.
    pub(in crate::shard) fn note_rules_changed(&mut self, actor: &Actor, now: Now) {
        let open: Vec<u32> = self.live_incidents().map(State::number).collect();
        let changed = [IncidentRecord::RulesChanged(self.ruling_rules())];
        for number in open {
            self.record_incident(number, actor, None, &changed, now.game);
        }
    }

    /// The boards as they stand now: what falls due before a ruling is decided before it.
    fn settle_boards(&mut self, number: u32, request: &Request, now: Now) {
        let named: Vec<BoardId> = match self.incident(number) {
            Ok(incident) if request.boards.is_empty() => incident.boards().into_iter().collect(),
            _ => request.boards.iter().map(|(board, _)| *board).collect(),
        };
        for board in named {
            self.fire_due(board, now);
        }
    }

    /// What his ruling would come to is shown to nobody whom it would be refused.
    fn prepare(&mut self, actor: &Actor, number: u32, request: &Request, now: Now) -> Answer {
        ruling_right(&self.state.event.state, actor)?;
        self.settle_boards(number, request, now);
        let incident = self.incident(number)?;
        proposals::replaceable(incident, &self.state.boards, actor, request.instead_of)?;
        self.offer(number, request, now)
    }

    fn offer(&mut self, number: u32, request: &Request, now: Now) -> Answer {
        self.settle_boards(number, request, now);
        let now = self.as_then(number, request, now);
        let rules = self.ruling_rules();
        let incident = self.incident(number)?;
        let offers = decide::offers(incident, &self.state.boards, request, &rules, now.game)
            .map_err(|refusal| self.naming_open_incident(refusal, request))?;
        self.may_revive(offers.iter().map(|offer| (offer.board, &offer.remedy)))?;
        let chosen = decide::choice(incident, &self.state.boards, request)?;
        let left_out = postponed_games::views(&chosen.postponed);
        let kind = decide::kind(&request.remedy, &offers);
        let reply = v1::OfferReply {
            left_out,
            ..self.offers(number, kind, offers, rules.four_eyes, now)
        };
        Ok(reply.into())
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
            left_out: Vec::new(),
            at: now.game.0,
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

    fn weigh(&mut self, actor: &Actor, number: u32, ruling: u32, now: Now) -> Answer {
        let kind = self.settle_proposal(number, ruling, now)?;
        let (incident, rules) = (self.incident(number)?, self.ruling_rules());
        let boards = &self.state.boards;
        let offers = proposals::weigh(incident, boards, actor, ruling, &rules, now.game)?;
        self.may_revive(offers.iter().map(|offer| (offer.board, &offer.remedy)))?;
        Ok(self.offers(number, kind, offers, false, now).into())
    }

    fn second(&mut self, actor: &Actor, number: u32, ruling: u32, now: Now) -> Answer {
        self.settle_proposal(number, ruling, now)?;
        let record = proposals::second(
            self.incident(number)?,
            &self.state.boards,
            actor,
            ruling,
            &self.ruling_rules(),
            ruling_right(&self.state.event.state, &self.proposer(number, ruling)?)?,
            now.game,
        )?;
        self.ruled(actor, number, None, &[record], now)
    }

    fn rule(
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
        let delegated_by = ruling_right(&self.state.event.state, actor)?;
        self.settle_boards(number, request, now);
        let records = decide::rule(
            self.incident(number)?,
            &self.state.boards,
            actor,
            request,
            &self.ruling_rules(),
            delegated_by,
            now.game,
        )
        .map_err(|refusal| self.naming_open_incident(refusal, request))?;
        self.ruled(actor, number, Some(id), &records, now)
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
        if let Some(
            IncidentRecord::Proposed(RulingProposed { ruling, .. })
            | IncidentRecord::Ruled(RulingGiven { ruling, .. }),
        ) = records.last()
        {
            let boards = ruling.boards.iter();
            self.may_revive(boards.map(|ruled| (ruled.board, &ruled.remedy)))?;
            fits(records, ruling.boards.len())?;
        }
        self.record_incident(number, actor, id, records, now.game);
        self.carry_out(number, now);
        self.close_over(now.game);
        self.described(number, now)
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

    fn described(&self, number: u32, now: Now) -> Answer {
        let incident = self.incident(number)?;
        Ok(self.incident_view(incident, now).into())
    }

    fn list_incidents(&self, all: bool) -> v1::IncidentsReply {
        let incidents = self.state.incidents.values().rev();
        let incidents = incidents.map(|folded| &folded.state);
        let wanted = incidents.filter(|incident: &&State| all || incident.closed().is_none());
        v1::IncidentsReply {
            incidents: wanted.map(|incident| self.brief(incident)).collect(),
        }
    }

    fn delegate(
        &mut self,
        actor: &Actor,
        person: &PersonId,
        (end, reason): (bool, &str),
        now: Now,
    ) -> Answer {
        let state = &self.state.event.state;
        let record = event::delegate(state, actor, person, end, reason, now.game)?;
        let records = [record];
        let bodies = self.encode_event(actor, &records, now)?;
        self.record_event(&records, bodies);
        let people = self.state.event.state.delegations().people();
        let delegates = people.map(ToString::to_string).collect();
        Ok(v1::DelegateReply { delegates }.into())
    }
}
