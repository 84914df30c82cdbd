//! What officials ask, and what stands.

use adoube_chess::Side;
use adoube_record::Envelope;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{Act, Admission, RecordCheck, Reopen};
use adoube_tournament::board::{Command, Order, SignOff};
use adoube_tournament::ids::{BoardId, CommandId, VenueId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::round::hold_verb;

use super::acting_office::Asker;
use super::order_admission::venue_of_order;
use crate::shard::boards::commands::Origin;
use crate::shard::boards::refused_commands::repeatable;
use crate::shard::input::{Ask, Brought, CallId, Failure, Intent, Now, Output, Reply};
use crate::shard::{PendingOutput, Shard, log};

impl Shard {
    pub(in crate::shard) fn call(&mut self, call: CallId, asker: &Asker, ask: Ask, now: Now) {
        if let Some(failure) = self.closed() {
            return self.outputs.push_back(Output::Reply(call, Err(failure)));
        }
        let (ask, seen) = if let Ask::Seen(ask, seen) = ask {
            (*ask, Some(seen))
        } else {
            (ask, None)
        };
        let verb = self.verb(&ask);
        let only_asks = only_asks(&ask);
        let actor = &self.in_role(asker, verb, self.venue_of(asker, &ask));
        let once = repeatable(&ask);
        if let Some(refusal) = once.and_then(|id| self.boards.refused.told(actor, id)) {
            let reply = Err(Failure::Refused(refusal.clone()));
            return self.hold(PendingOutput::Reply(call, Box::new(reply)));
        }
        let as_seen = seen.map_or(Ok(()), |seen| self.is_round_as_seen(&ask, &seen));
        if let Err(refusal) = as_seen {
            let reply = Err(Failure::Refused(refusal));
            return self.hold(PendingOutput::Reply(call, Box::new(reply)));
        }
        let Some(reply) = self.replied(call, asker, actor, ask, now) else {
            return;
        };
        if reply.is_ok() && !only_asks {
            log::call(actor, verb);
        }
        if let (Some(id), Err(refusal)) = (once, &reply) {
            self.boards.refused.note(actor, id, refusal);
        }
        let reply = reply.map_err(Failure::Refused);
        self.hold(PendingOutput::Reply(call, Box::new(reply)));
    }

    /// What is answered at once; none where the answer comes with what it leads to.
    fn replied(
        &mut self,
        call: CallId,
        asker: &Asker,
        actor: &Actor,
        ask: Ask,
        now: Now,
    ) -> Option<Result<Reply, Refusal>> {
        let reply = match ask {
            Ask::Board(board, id, order) => {
                self.ordered(call, actor, (board, id, order), now);
                return None;
            }
            Ask::Intent(intent) => {
                self.intended(call, actor, *intent, now);
                return None;
            }
            Ask::VenueHold(intent) => {
                let reply = self.venue_hold(actor, &intent, now);
                self.hold(PendingOutput::Reply(call, Box::new(reply)));
                return None;
            }
            // What was seen is compared before, and there is nothing in it but another request.
            Ask::Seen(..) => Err(Refusal::NothingToDo),
            Ask::Check(board, order) => self.check(actor, board, order, now),
            Ask::SpareDevices(board, side) => self.spare_devices(actor, (board, side), now),
            Ask::Penalties(player) => self.penalties(actor, player),
            Ask::SetUp(wanted, profiles) => self.set_up(actor, &wanted, profiles, now),
            Ask::Import(players, pairings) => {
                self.import(actor, Brought::of(players, pairings), now)
            }
            Ask::ImportReport(brought) => self.import(actor, *brought, now),
            Ask::Withdraw(person, from) => self.withdraw(actor, &person, from, now),
            Ask::RemovePlayer(person) => self.remove_player(actor, &person, now),
            Ask::PublishRound(round) => self.publish_round(actor, round, now),
            Ask::CheckPublish(round) => self.check_publish(actor, round),
            Ask::UnpublishRound(round, reason) => self.unpublish_round(actor, round, &reason, now),
            Ask::CheckUnpublish(round) => self.check_unpublish(actor, round),
            Ask::StartRound(round) => self.start_round(actor, round, now),
            Ask::CheckStart(round) => self.check_start(actor, round),
            Ask::CloseRound(round) => self.close_round(actor, round, now),
            Ask::CheckClose(round) => self.check_close(actor, round),
            Ask::Hold {
                round,
                id,
                request,
                end,
            } => self.hold_boards(actor, round, id, &request, end, now),
            Ask::CheckHold {
                round,
                request,
                end,
            } => self.check_hold(actor, round, &request, end, now),
            Ask::GiveHoldReason(given) => self.give_hold_reason(actor, &given, now),
            Ask::Incident(ask) => self.incident_call(actor, ask, now),
            Ask::Describe => self.describe(actor),
            Ask::Who(office) => self.who(actor, &office),
            Ask::Invite(office) => self.may_invite(actor, &office),
            Ask::Invited(by, invited) => self.note_invitation(&by, &invited, now),
            Ask::Enrol(venue, device) => self.may_enrol(asker, actor, &venue, &device),
            Ask::Games(round) => self.games(actor, round),
            Ask::May(verb) => roles::may(actor, verb).map(|()| Reply::As(actor.clone())),
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
        let told = self.told(board, actor, id).or_else(|| {
            let refusal = self.may_order(actor, board, &order).err()?;
            self.boards.refused.note(actor, id, &refusal);
            Some(Err(Failure::Refused(refusal)))
        });
        if let Some(told) = told {
            let reply = told.map(Reply::Answered);
            return self.hold(PendingOutput::Reply(call, Box::new(reply)));
        }
        let command = Command {
            id: Some(id),
            actor: actor.clone(),
            at: now.game,
            order: self.as_regulated(board, order, now),
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
        self.hold(PendingOutput::Reply(call, Box::new(reply)));
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

    /// What the role table knows a call by.
    fn verb(&self, ask: &Ask) -> Verb {
        match ask {
            Ask::SetUp(..) => Verb::SetUp,
            Ask::Import(..) | Ask::ImportReport(..) | Ask::Withdraw(..) | Ask::RemovePlayer(_) => {
                Verb::Import
            }
            Ask::PublishRound(_)
            | Ask::CheckPublish(_)
            | Ask::UnpublishRound(..)
            | Ask::CheckUnpublish(_) => Verb::PublishRound,
            Ask::Seen(ask, _) => self.verb(ask),
            Ask::StartRound(_) | Ask::CheckStart(_) => Verb::StartRound,
            Ask::CloseRound(_) | Ask::CheckClose(_) => Verb::CloseRound,
            Ask::Intent(intent) => intent.order.verb(),
            Ask::VenueHold(intent) => hold_verb(Some(&intent.venue)),
            Ask::Board(_, _, order) | Ask::Check(_, order) => order.verb(),
            Ask::SpareDevices(..) => Verb::MoveSeat,
            Ask::Hold { request, .. } | Ask::CheckHold { request, .. } => {
                hold_verb(request.venue.as_ref())
            }
            Ask::GiveHoldReason(given) => {
                let hold = self.hold_of(given.round, given.hold);
                hold_verb(hold.and_then(|hold| hold.venue.as_ref()))
            }
            Ask::Incident(ask) => ask.verb(),
            Ask::Describe | Ask::Games(_) | Ask::Who(_) | Ask::Penalties(_) => Verb::Describe,
            Ask::Invite(_) | Ask::Invited(..) => Verb::Invite,
            Ask::Enrol(..) => Verb::EnrolDevice,
            Ask::May(verb) => *verb,
        }
    }

    /// The venue that somebody acts at who asks this.
    fn venue_of<'a>(&'a self, asker: &Asker, ask: &'a Ask) -> Option<&'a VenueId> {
        match ask {
            Ask::Board(id, _, order) | Ask::Check(id, order) if order.stops_or_resumes() => {
                self.office_at(asker, self.state.boards.get(id)?)
            }
            Ask::Board(id, _, order) | Ask::Check(id, order) => {
                venue_of_order(self.state.boards.get(id)?, order)
            }
            Ask::SpareDevices(id, side) => Some(&self.state.boards.get(id)?.seat(*side).venue),
            Ask::Intent(intent) if intent.order.stops_or_resumes() => Some(&intent.venue),
            Ask::VenueHold(intent) => Some(&intent.venue),
            Ask::Intent(intent) => {
                venue_of_order(self.state.boards.get(&intent.board)?, &intent.order)
            }
            Ask::Hold { request, .. } | Ask::CheckHold { request, .. } => request.venue.as_ref(),
            Ask::GiveHoldReason(given) => self.hold_of(given.round, given.hold)?.venue.as_ref(),
            Ask::Enrol(venue, _) => Some(venue),
            Ask::SetUp(..)
            | Ask::Import(..)
            | Ask::ImportReport(_)
            | Ask::Withdraw(..)
            | Ask::RemovePlayer(_)
            | Ask::PublishRound(_)
            | Ask::CheckPublish(_)
            | Ask::UnpublishRound(..)
            | Ask::CheckUnpublish(_)
            | Ask::Seen(..)
            | Ask::StartRound(_)
            | Ask::CheckStart(_)
            | Ask::CloseRound(_)
            | Ask::CheckClose(_)
            | Ask::Incident(_)
            | Ask::Describe
            | Ask::Who(_)
            | Ask::Invite(_)
            | Ask::Invited(..)
            | Ask::Games(_)
            | Ask::Penalties(_)
            | Ask::May(_) => None,
        }
    }
}

/// Whether nothing is done by it that a log should tell.
const fn only_asks(ask: &Ask) -> bool {
    match ask {
        Ask::May(_)
        | Ask::Check(..)
        | Ask::SpareDevices(..)
        | Ask::Penalties(_)
        | Ask::CheckHold { .. }
        | Ask::CheckStart(_)
        | Ask::CheckClose(_)
        | Ask::CheckPublish(_)
        | Ask::CheckUnpublish(_)
        | Ask::Who(_)
        | Ask::Invited(..)
        | Ask::Enrol(..) => true,
        Ask::SetUp(..)
        | Ask::Import(..)
        | Ask::ImportReport(_)
        | Ask::Withdraw(..)
        | Ask::RemovePlayer(_)
        | Ask::PublishRound(_)
        | Ask::UnpublishRound(..)
        | Ask::Seen(..)
        | Ask::StartRound(_)
        | Ask::CloseRound(_)
        | Ask::Hold { .. }
        | Ask::GiveHoldReason(_)
        | Ask::Board(..)
        | Ask::Intent(_)
        | Ask::VenueHold(_)
        | Ask::Incident(_)
        | Ask::Describe
        | Ask::Invite(_)
        | Ask::Games(_) => false,
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
