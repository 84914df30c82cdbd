//! What officials ask, and what stands.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_record::Envelope;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::Act;
use adoube_tournament::board::{Board, Command, Order, SignOff};
use adoube_tournament::ids::{BoardId, CommandId, PersonId, VenueId};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::round::hold_verb;

use super::acting_office::Asker;
use super::order_admission::venue_of_order;
use crate::shard::boards::commands::Origin;
use crate::shard::boards::refused_commands::repeatable;
use crate::shard::input::{Ask, Brought, CallId, Failure, GameAt, Intent, Now, Output, Reply};
use crate::shard::{Held, Shard, log, views};

impl Shard {
    pub(in crate::shard) fn call(&mut self, call: CallId, asker: &Asker, ask: Ask, now: Now) {
        if let Some(failure) = self.closed() {
            return self.outputs.push_back(Output::Reply(call, Err(failure)));
        }
        let (ask, seen) = match ask {
            Ask::Seen(ask, seen) => (*ask, Some(seen)),
            ask => (ask, None),
        };
        let verb = self.verb(&ask);
        let only_asks = only_asks(&ask);
        let actor = &self.in_role(asker, verb, self.venue_of(asker, &ask));
        let once = repeatable(&ask);
        if let Some(refusal) = once.and_then(|id| self.refused.told(actor, id)) {
            let reply = Err(Failure::Refused(refusal.clone()));
            return self.hold(Held::Reply(call, Box::new(reply)));
        }
        let as_seen = seen.map_or(Ok(()), |seen| self.is_round_as_seen(&ask, &seen));
        if let Err(refusal) = as_seen {
            let reply = Err(Failure::Refused(refusal));
            return self.hold(Held::Reply(call, Box::new(reply)));
        }
        let ask = match ask {
            Ask::Board(board, id, order) => {
                return self.ordered(call, actor, (board, id, order), now);
            }
            Ask::Intent(intent) => return self.intended(call, actor, *intent, now),
            Ask::VenueHold(intent) => {
                let reply = self.venue_hold(actor, &intent, now);
                return self.hold(Held::Reply(call, Box::new(reply)));
            }
            ask => ask,
        };
        let reply = self.replied(asker, actor, ask, now);
        if reply.is_ok() && !only_asks {
            log::call(actor, verb);
        }
        if let (Some(id), Err(refusal)) = (once, &reply) {
            self.refused.note(actor, id, refusal);
        }
        let reply = reply.map_err(Failure::Refused);
        self.hold(Held::Reply(call, Box::new(reply)));
    }

    /// What is answered at once.
    fn replied(
        &mut self,
        asker: &Asker,
        actor: &Actor,
        ask: Ask,
        now: Now,
    ) -> Result<Reply, Refusal> {
        match ask {
            // These are answered once they are durable, and what was seen is compared before.
            Ask::Board(..) | Ask::Intent(_) | Ask::VenueHold(_) | Ask::Seen(..) => {
                Err(Refusal::NothingToDo)
            }
            Ask::Check(board, order) => self.check(actor, board, order, now),
            Ask::SpareDevices(board, side) => self.spare_devices(actor, (board, side), now),
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
        }
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
            self.refused.note(actor, id, &refusal);
            Some(Err(Failure::Refused(refusal)))
        });
        if let Some(told) = told {
            let reply = told.map(Reply::Answered);
            return self.hold(Held::Reply(call, Box::new(reply)));
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
    fn as_regulated(&self, board: BoardId, mut order: Order, now: Now) -> Order {
        let Order::Arbiter(ordered) = &mut order else {
            return order;
        };
        match &mut ordered.act {
            Act::Reopen(reopen) => {
                reopen.start_in.get_or_insert(self.ruling_rules().start_in);
            }
            Act::RecordCheck(check) => {
                let board = self.state.boards.get(&board);
                let found =
                    board.and_then(|board| self.signed(&board.seat(check.side).device, now));
                check.sign = found.map_or(SignOff::Latest, |found| SignOff::Found(Box::new(found)));
            }
            _ => {}
        }
        order
    }

    /// The same as it was asked for at a venue. The node says again what it has no answer to: the first
    /// one counts, whatever has changed by it. What is void is never done from then on.
    fn intended(&mut self, call: CallId, actor: &Actor, intent: Intent, now: Now) {
        let known = self.state.boards.get(&intent.board);
        let first = known.and_then(|board| board.answer_to(intent.id));
        let reply = match (
            first,
            self.voided.look(&intent.venue, intent.id, intent.void),
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
                    self.refused.note(actor, intent.id, &refusal);
                    Err(Failure::Refused(refusal))
                }
            },
        };
        self.hold(Held::Reply(call, Box::new(reply)));
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
            Ask::Describe | Ask::Games(_) | Ask::Who(_) => Verb::Describe,
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
            _ => None,
        }
    }

    pub(in crate::shard) fn describe(&self, actor: &Actor) -> Result<Reply, Refusal> {
        roles::may(actor, Verb::Describe)?;
        let event = &self.state.event.state;
        let venues = event.venues_in_order().map(|(id, venue)| v1::VenueEntry {
            id: id.to_string(),
            name: venue.name.clone(),
            time_zone: venue.time_zone.clone(),
            devices: venue.devices.iter().map(ToString::to_string).collect(),
        });
        let officials = event
            .officials()
            .map(|(person, role, venue)| v1::OfficialEntry {
                person: person.to_string(),
                name: self.state.name(person),
                role: views::role(role).into(),
                venue: venue.map(ToString::to_string).unwrap_or_default(),
            });
        let players = self.state.roster.state.players().values();
        let rounds = self.state.rounds.keys();
        Ok(Reply::Event(Box::new(v1::EventView {
            tournament: self.state.tournament.to_string(),
            regulations: event.document().to_owned(),
            regulations_version: event.version(),
            venues: venues.collect(),
            officials: officials.collect(),
            players: players.map(|person| self.player(person)).collect(),
            rounds: rounds.map(|round| self.round_view(*round)).collect(),
            delegates: event
                .delegations()
                .people()
                .map(ToString::to_string)
                .collect(),
            delegations: event.delegations().all().map(views::delegation).collect(),
            remarks: Vec::new(),
            changes: Vec::new(),
            scoring: self.regulated_scoring().map(|scoring| v1::Scoring {
                win_halves: scoring.win_halves().into(),
                draw_halves: scoring.draw_halves().into(),
                loss_halves: scoring.loss_halves().into(),
            }),
        })))
    }

    /// A player with what the roster holds of him.
    pub(in crate::shard) fn player(&self, person: &PersonId) -> v1::PlayerEntry {
        let entry = self.state.roster.state.person(person);
        let profile = self.state.profiles.get(person).cloned().unwrap_or_default();
        v1::PlayerEntry {
            person: person.to_string(),
            number: entry
                .and_then(|entry| entry.number)
                .unwrap_or_default()
                .into(),
            name: profile.name,
            title: profile.title,
            federation: profile.federation,
            rating: profile.rating.unwrap_or_default().into(),
            fide_id: profile.fide_id.unwrap_or_default(),
            birth: profile.birth,
            sex: profile.sex,
            venue: entry
                .and_then(|entry| entry.venue.as_ref())
                .map(ToString::to_string)
                .unwrap_or_default(),
            withdrawn_from: entry
                .and_then(|entry| entry.withdrawn)
                .unwrap_or_default()
                .into(),
        }
    }

    fn games(&self, actor: &Actor, round: u16) -> Result<Reply, Refusal> {
        roles::may(actor, Verb::Describe)?;
        let range = BoardId { round, board: 0 }..=BoardId {
            round,
            board: u16::MAX,
        };
        let game = |(id, board): (&BoardId, &Board)| {
            let people = Side::ALL.map(|side| &board.seat(side).person);
            GameAt {
                board: *id,
                through: board.sequence(),
                players: people.map(|person| self.player(person)),
                names: self.names(people),
                silences: self.silences_told(*id),
                holds: self.holds_told(board),
                incident_turns: self.incident_turns(*id),
                delegated: self.delegations_told(*id),
            }
        };
        Ok(Reply::Games(
            self.state.boards.range(range).map(game).collect(),
        ))
    }
}

/// Whether nothing is done by it that a log should tell.
const fn only_asks(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::May(_)
            | Ask::Check(..)
            | Ask::SpareDevices(..)
            | Ask::CheckHold { .. }
            | Ask::CheckStart(_)
            | Ask::CheckClose(_)
            | Ask::CheckPublish(_)
            | Ask::CheckUnpublish(_)
            | Ask::Who(_)
            | Ask::Invited(..)
            | Ask::Enrol(..)
    )
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
