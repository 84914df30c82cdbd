//! What officials ask, and what stands.

use adoube_chess::Side;
use adoube_record::Envelope;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{Act, Admission, RecordCheck, Reopen};
use adoube_tournament::board::{Command, Order, SignOff};
use adoube_tournament::event::{EventRecord, Invited};
use adoube_tournament::ids::{BoardId, CommandId, VenueId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles;

use super::acting_office::Asker;
use super::order_admission::venue_of_order;
use crate::shard::boards::commands::Origin;
use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, CallId, Failure, Intent, Now, Output, Reply, ShardRequest};
use crate::shard::{Shard, log};

impl Shard {
    pub(in crate::shard) fn call(
        &mut self,
        call: CallId,
        asker: &Asker,
        ask: ShardRequest,
        now: Now,
    ) {
        if let Some(failure) = self.closed() {
            return self.outputs.push_back(Output::Reply(call, Err(failure)));
        }
        let (ask, run) = if let ShardRequest::DryRun(ask) = ask {
            (*ask, Run::Dry)
        } else {
            (ask, Run::Real)
        };
        let (ask, seen) = if let ShardRequest::IfUnchanged(ask, seen) = ask {
            (*ask, Some(seen))
        } else {
            (ask, None)
        };
        if run == Run::Dry && ask.lacks_dry_run() {
            let refused = Refusal::Invalid("this cannot be tried".to_owned());
            return self.reply(call, Err(Failure::Refused(refused)));
        }
        let facts = self.facts(asker, &ask).of(run);
        let (verb, command, is_logged) = (facts.verb, facts.command, facts.is_logged);
        let actor = &self.in_role(asker, verb, facts.venue);
        if let Some(refusal) = command.and_then(|id| self.boards.refused.refusal_of(actor, id)) {
            let refused = Failure::Refused(refusal.clone());
            return self.reply(call, Err(refused));
        }
        let as_seen = seen.map_or(Ok(()), |seen| self.is_round_as_seen(&facts, &seen));
        if let Err(refusal) = as_seen {
            return self.reply(call, Err(Failure::Refused(refusal)));
        }
        let Some(reply) = self.replied(call, asker, actor, (ask, run), now) else {
            return;
        };
        if reply.is_ok() && is_logged {
            log::call(actor, verb);
        }
        if let (Some(id), Err(refusal)) = (command, &reply) {
            self.boards.refused.note(actor, id, refusal);
        }
        self.reply(call, reply.map_err(Failure::Refused));
    }

    /// Answers a call once all that was decided before is durable.
    fn reply(&mut self, call: CallId, reply: Result<Reply, Failure>) {
        self.hold(Output::Reply(call, reply));
    }

    /// What is answered at once; none where the answer comes with what it leads to.
    fn replied(
        &mut self,
        call: CallId,
        asker: &Asker,
        actor: &Actor,
        (ask, run): (ShardRequest, Run),
        now: Now,
    ) -> Option<Answer> {
        let reply = match ask {
            ShardRequest::Board(board, id, order) => match run {
                Run::Dry => self.preview(actor, board, order, now),
                Run::Real => {
                    self.ordered(call, actor, (board, id, order), now);
                    return None;
                }
            },
            ShardRequest::Intent(intent) => {
                self.intended(call, actor, *intent, now);
                return None;
            }
            ShardRequest::VenueHold(intent) => {
                let reply = self.venue_hold(actor, &intent, now);
                self.reply(call, reply);
                return None;
            }
            // They were opened before, and there is nothing in them but another request.
            ShardRequest::IfUnchanged(..) | ShardRequest::DryRun(_) => Err(Refusal::NothingToDo),
            ShardRequest::SpareDevices(board, side) => {
                self.spare_devices(actor, (board, side), now)
            }
            ShardRequest::Penalties(player) => self.penalties(actor, player),
            ShardRequest::SetUp(wanted, profiles) => self.set_up(actor, &wanted, profiles, now),
            ShardRequest::Import(brought) => self.import(actor, *brought, now),
            ShardRequest::Withdraw(person, from) => self.withdraw(actor, &person, from, now),
            ShardRequest::RemovePlayer(person) => self.remove_player(actor, &person, now),
            ShardRequest::PublishRound(round) => self.publish_round(actor, round, run, now),
            ShardRequest::UnpublishRound(round, reason) => {
                self.unpublish_round(actor, round, run.reason(&reason), run, now)
            }
            ShardRequest::StartRound(round) => self.start_round(actor, round, run, now),
            ShardRequest::CloseRound(round) => self.close_round(actor, round, run, now),
            ShardRequest::Hold {
                round,
                id,
                request,
                end,
            } => match run {
                Run::Real => self.hold_boards(actor, round, id, &request, end, now),
                Run::Dry => self.preview_hold(actor, round, request, end, now),
            },
            ShardRequest::GiveHoldReason(given) => self.give_hold_reason(actor, &given, run, now),
            ShardRequest::Incident(ask) => self.incident_call(actor, ask, run, now),
            ShardRequest::Describe => self.describe(actor),
            ShardRequest::Who(office) => self.who(actor, &office),
            ShardRequest::Invite(office) => self.may_invite(actor, &office),
            ShardRequest::Invited(by, invited) => self.note_invitation(&by, &invited, now),
            ShardRequest::Enrol(venue, device) => self.may_enrol(asker, actor, &venue, &device),
            ShardRequest::Games(round) => self.games(actor, round),
            ShardRequest::May(verb) => roles::may(actor, verb).map(|()| Reply::As(actor.clone())),
        };
        Some(reply)
    }

    /// An order to a board, answered when it is durable.
    fn ordered(
        &mut self,
        call: CallId,
        actor: &Actor,
        (board, id, order): (BoardId, CommandId, Order),
        now: Now,
    ) {
        let told = self.earlier_answer(board, actor, id).or_else(|| {
            let refusal = self.may_order(actor, board, &order).err()?;
            self.boards.refused.note(actor, id, &refusal);
            Some(Err(Failure::Refused(refusal)))
        });
        if let Some(told) = told {
            return self.reply(call, told.map(Reply::Answered));
        }
        let command = Command {
            id: Some(id),
            ..Command::new(
                actor.clone(),
                now.game,
                self.as_regulated(board, order, now),
            )
        };
        self.command(board, command, Origin::Call(call, id), now);
    }

    /// After a game that is opened again a clock starts as after a ruling (DIS-9). With the check of a device the
    /// report of its lock is signed (O 18.5).
    pub(super) fn as_regulated(&self, board: BoardId, order: Order, now: Now) -> Order {
        let Some(act) = order.act() else {
            return order;
        };
        let completed = match act.facts().admission {
            Admission::Reopening(reopen) => {
                let start_in = reopen.start_in.unwrap_or(self.ruling_rules().start_in);
                Act::Reopen(Reopen {
                    start_in: Some(start_in),
                    ..reopen.clone()
                })
            }
            Admission::Check(check) => {
                let board = self.state.boards.get(&board);
                let found =
                    board.and_then(|board| self.signed(&board.seat(check.side).device, now));
                let sign = found.map_or(SignOff::Latest, |found| SignOff::Found(Box::new(found)));
                Act::RecordCheck(RecordCheck {
                    sign,
                    ..check.clone()
                })
            }
            Admission::Penalties(penalties) => {
                let mut penalties = penalties.clone();
                self.complete_penalties(&mut penalties);
                Act::Penalise(penalties)
            }
            Admission::Role
            | Admission::SeatAtVenue
            | Admission::NoRulingDue
            | Admission::Declaration
            | Admission::Assistant(_)
            | Admission::Call(_)
            | Admission::Seat(_)
            | Admission::SpareDevice(_)
            | Admission::ProposedPenalties => return order,
        };
        order.with_act(completed)
    }

    /// The same as it was asked for at a venue. The node says again what it has no answer to: the first
    /// one counts, whatever has changed by it. What is void is never done from then on.
    fn intended(&mut self, call: CallId, actor: &Actor, intent: Intent, now: Now) {
        let known = self.state.boards.get(&intent.board);
        let first = known.and_then(|board| board.answer_to(intent.id));
        let reply = match (
            first,
            self.officials
                .cancelled_intents
                .look(&intent.venue, intent.id, intent.void),
        ) {
            (Some(first), _) => Ok(Reply::Answered(first)),
            (None, Some(void)) => Err(Failure::Void(void)),
            // What he saw is on its way in the device's journal: the node says it again.
            (None, None) if self.is_to_come(intent.board, &intent.order) => Err(Failure::Busy),
            (None, None) => match self.is_seat_at(&intent.venue, intent.board, &intent.order) {
                Ok(()) => {
                    let Intent {
                        board, id, order, ..
                    } = intent;
                    return self.ordered(call, actor, (board, id, order), now);
                }
                // Another venue's node has no say in what this one's is told.
                Err(refusal @ Refusal::OtherVenue(_)) => Err(Failure::Refused(refusal)),
                Err(refusal) => {
                    self.boards.refused.note(actor, intent.id, &refusal);
                    Err(Failure::Refused(refusal))
                }
            },
        };
        self.reply(call, reply);
    }

    /// A venue's node speaks for its own seats only.
    fn is_seat_at(&self, venue: &VenueId, id: BoardId, order: &Order) -> Result<(), Refusal> {
        let board = self.state.boards.get(&id);
        let board = board.ok_or_else(|| self.no_board(id))?;
        let plays_here = |side: Side| board.seat(side).venue == *venue;
        if order.stops_or_resumes() && Side::ALL.into_iter().any(plays_here) {
            return Ok(());
        }
        match venue_of_order(board, order) {
            Some(own) if own == venue => Ok(()),
            Some(other) => Err(Refusal::OtherVenue(other.clone())),
            None => Err(Refusal::Invalid("not one of a seat".to_owned())),
        }
    }

    /// Records what became of an invitation, and who did it. Whether they still have the office does not matter: it
    /// happened.
    fn note_invitation(&mut self, by: &Actor, invited: &Invited, now: Now) -> Answer {
        if !self.state.event.state.invitations().know(invited) {
            let records = [EventRecord::Invitation(invited.clone())];
            let bodies = self.encode_event(by, &records, now)?;
            self.record_event(&records, bodies);
        }
        Ok(Reply::Noted)
    }
}

/// A record of a stream that is not a board's.
pub(in crate::shard) fn envelope<T>(
    sequence: u64,
    actor: &Actor,
    now: Now,
    body: T,
) -> Envelope<T> {
    Envelope {
        sequence,
        time: now.game,
        actor: actor.clone(),
        command: None,
        body,
    }
}
