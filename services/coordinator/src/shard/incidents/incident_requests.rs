//! What officials ask of incidents.

use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::event::{self, ruling_right};
use adoube_tournament::ids::{CommandId, PersonId};
use adoube_tournament::incident::decide::{self, Request};
use adoube_tournament::incident::{IncidentRecord, State, proposals};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::regulations::RulingRules;
use adoube_tournament::roles::{self, Verb};

use super::closing_preconditions::ClosingPrecondition;
use crate::shard::Shard;
use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, Now};

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
    /// A ruling.
    Rule(u32, CommandId, Request),
    /// A second official agrees with the ruling of that number.
    Second(u32, u32),
    /// A proposed ruling is off.
    Reject(u32, u32, String),
    /// No ruling is needed, for this reason.
    Close(u32, String, Option<ClosingPrecondition>),
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

impl IncidentRequest {
    /// What the role table knows it by.
    pub(in crate::shard) const fn verb(&self) -> Verb {
        match self {
            Self::List { .. } | Self::Describe(_) => Verb::Watch,
            Self::Rule(..) => Verb::Rule,
            Self::Second(..) | Self::Reject(..) => Verb::SecondRuling,
            Self::Close(..) => Verb::CloseIncident,
            Self::Delegate { .. } => Verb::Delegate,
        }
    }

    /// The id under which a copy of a ruling may come later.
    pub(in crate::shard) const fn command(&self) -> Option<CommandId> {
        match self {
            Self::Rule(_, id, _) => Some(*id),
            Self::List { .. }
            | Self::Describe(_)
            | Self::Second(..)
            | Self::Reject(..)
            | Self::Close(..)
            | Self::Delegate { .. } => None,
        }
    }
}

impl Shard {
    pub(in crate::shard) fn incident_call(
        &mut self,
        actor: &Actor,
        ask: IncidentRequest,
        run: Run,
        now: Now,
    ) -> Answer {
        roles::may(actor, ask.verb())?;
        let answer = self.answer_incident(actor, ask, run, now);
        answer.map_err(|refusal| self.sent_on(refusal))
    }

    fn answer_incident(
        &mut self,
        actor: &Actor,
        ask: IncidentRequest,
        run: Run,
        now: Now,
    ) -> Answer {
        match ask {
            IncidentRequest::List { all } => Ok(self.list_incidents(all).into()),
            IncidentRequest::Describe(number) => self.described(number, now),
            IncidentRequest::Rule(number, id, request) => match run {
                Run::Real => self.rule(actor, number, id, &request, now),
                Run::Dry => self.preview_ruling(actor, number, &request, now),
            },
            IncidentRequest::Second(number, ruling) => self.second(actor, number, ruling, run, now),
            IncidentRequest::Reject(number, ruling, reason) => {
                let (incident, reason) = (self.incident(number)?, run.reason(&reason));
                let record = proposals::reject(incident, actor, ruling, reason)?;
                self.run_incident(number, actor, record, run, now)
            }
            IncidentRequest::Close(number, reason, seen) => {
                if let Some(seen) = seen {
                    self.is_closing_as_seen(number, &seen)?;
                }
                let record = self.closing(actor, number, run.reason(&reason), now)?;
                self.run_incident(number, actor, record, run, now)
            }
            IncidentRequest::Delegate {
                person,
                end,
                reason,
            } => self.delegate(actor, &person, (end, run.reason(&reason)), run, now),
        }
    }

    /// Records it, unless it is a dry run.
    fn run_incident(
        &mut self,
        number: u32,
        actor: &Actor,
        record: IncidentRecord,
        run: Run,
        now: Now,
    ) -> Answer {
        if run == Run::Real {
            self.record_incident(number, actor, None, &[record], now.game);
        }
        self.described(number, now)
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

    pub(super) fn described(&self, number: u32, now: Now) -> Answer {
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
        run: Run,
        now: Now,
    ) -> Answer {
        let state = &self.state.event.state;
        let record = event::delegate(state, actor, person, end, reason, now.game)?;
        let records = [record];
        let bodies = self.encode_event(actor, &records, now)?;
        if run == Run::Real {
            self.record_event(&records, bodies);
        }
        let people = self.state.event.state.delegations().people();
        let delegates = people.map(ToString::to_string).collect();
        Ok(v1::DelegateReply { delegates }.into())
    }
}
