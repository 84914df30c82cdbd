//! What is known of each request before it is carried out: one match names them all.

use adoube_tournament::board::{Order, Part};
use adoube_tournament::ids::{BoardId, CommandId, VenueId};
use adoube_tournament::roles::Verb;
use adoube_tournament::round::hold_verb;

use super::acting_office::Asker;
use super::order_admission::venue_of_order;
use crate::shard::Shard;
use crate::shard::dry_run::Run;
use crate::shard::input::{Intent, ShardRequest};

/// A request, but for what it asks.
#[derive(Debug, Clone, Copy)]
pub(in crate::shard) struct RequestFacts<'a> {
    /// What the role table knows it by.
    pub(in crate::shard) verb: Verb,
    /// The venue that it is about: who has several offices acts in that of this venue.
    pub(in crate::shard) venue: Option<&'a VenueId>,
    /// Whether the log tells that it was done.
    pub(in crate::shard) is_logged: bool,
    /// The id under which a copy may come later. Boards know the ids of their own commands.
    pub(in crate::shard) command: Option<CommandId>,
    /// What its consequences depend on, where it may be bound to what somebody saw.
    pub(in crate::shard) depends_on: Option<RoundParts>,
}

/// The parts of a round that a command on it depends on, besides the round's own record.
#[derive(Debug, Clone, Copy)]
pub(in crate::shard) struct RoundParts {
    pub(in crate::shard) round: u16,
    pub(in crate::shard) roster: bool,
    pub(in crate::shard) boards: &'static [Part],
}

impl<'a> RequestFacts<'a> {
    /// Something is done.
    const fn act(verb: Verb) -> Self {
        Self {
            verb,
            venue: None,
            is_logged: true,
            command: None,
            depends_on: None,
        }
    }

    /// Nothing is done.
    const fn question(verb: Verb) -> Self {
        Self {
            is_logged: false,
            ..Self::act(verb)
        }
    }

    /// Boards of a venue are stopped or resumed, or of a whole round.
    fn hold(venue: Option<&'a VenueId>, command: CommandId) -> Self {
        Self {
            command: Some(command),
            ..Self::act(hold_verb(venue)).at(venue)
        }
    }

    /// The same of a dry run, which does nothing that a copy could repeat.
    pub(super) fn of(self, run: Run) -> Self {
        match run {
            Run::Real => self,
            Run::Dry => Self {
                is_logged: false,
                command: None,
                ..self
            },
        }
    }

    fn at(self, venue: Option<&'a VenueId>) -> Self {
        Self { venue, ..self }
    }

    fn bound_to(self, round: u16, boards: &'static [Part]) -> Self {
        let parts = RoundParts {
            round,
            roster: false,
            boards,
        };
        Self {
            depends_on: Some(parts),
            ..self
        }
    }

    fn bound_to_roster(self, round: u16) -> Self {
        let parts = RoundParts {
            round,
            roster: true,
            boards: &[],
        };
        Self {
            depends_on: Some(parts),
            ..self
        }
    }
}

impl Shard {
    pub(super) fn facts<'a>(&'a self, asker: &Asker, ask: &'a ShardRequest) -> RequestFacts<'a> {
        use Part::{Clocks, Devices, Game, Presence, Result};
        let act = RequestFacts::act;
        let question = RequestFacts::question;
        match ask {
            ShardRequest::IfUnchanged(ask, _) | ShardRequest::DryRun(ask) => self.facts(asker, ask),
            ShardRequest::SetUp(..) => act(Verb::SetUp),
            ShardRequest::Import(_)
            | ShardRequest::Withdraw(..)
            | ShardRequest::RemovePlayer(_) => act(Verb::Import),
            ShardRequest::PublishRound(round) => act(Verb::PublishRound).bound_to_roster(*round),
            ShardRequest::UnpublishRound(round, _) => {
                act(Verb::PublishRound).bound_to(*round, &[Game, Clocks, Result, Devices])
            }
            ShardRequest::StartRound(round) => act(Verb::StartRound).bound_to(*round, &[]),
            ShardRequest::CloseRound(round) => {
                act(Verb::CloseRound).bound_to(*round, &[Game, Result])
            }
            ShardRequest::Hold {
                round,
                id,
                request,
                end,
            } => {
                let hold = RequestFacts::hold(request.venue.as_ref(), *id);
                if *end {
                    hold.bound_to(*round, &[Presence])
                } else {
                    hold
                }
            }
            ShardRequest::GiveHoldReason(given) => {
                let hold = self.hold_of(given.round, given.hold);
                RequestFacts::hold(hold.and_then(|hold| hold.venue.as_ref()), given.id)
            }
            ShardRequest::VenueHold(intent) => {
                let venue = Some(&intent.venue);
                act(hold_verb(venue)).at(venue)
            }
            ShardRequest::Board(id, _, order) => {
                act(order.verb()).at(self.venue_acted_at(asker, *id, order))
            }
            ShardRequest::Intent(intent) => {
                act(intent.order.verb()).at(self.venue_of_intent(intent))
            }
            ShardRequest::SpareDevices(id, side) => {
                let board = self.state.boards.get(id);
                question(Verb::MoveSeat).at(board.map(|board| &board.seat(*side).venue))
            }
            ShardRequest::Incident(ask) => RequestFacts {
                command: ask.command(),
                ..act(ask.verb())
            },
            // Who read all of it is logged too.
            ShardRequest::Describe | ShardRequest::Games(_) => act(Verb::Describe),
            ShardRequest::Who(_) | ShardRequest::Penalties(_) => question(Verb::Describe),
            ShardRequest::Invite(_) => act(Verb::Invite),
            ShardRequest::Invited(..) => question(Verb::Invite),
            ShardRequest::Enrol(venue, _) => question(Verb::EnrolDevice).at(Some(venue)),
            ShardRequest::May(verb) => question(*verb),
        }
    }

    /// The venue of an order: of its seat; of one that stops or resumes the game, that of the official's own office.
    fn venue_acted_at<'a>(
        &'a self,
        asker: &Asker,
        id: BoardId,
        order: &Order,
    ) -> Option<&'a VenueId> {
        let board = self.state.boards.get(&id)?;
        if order.stops_or_resumes() {
            self.office_at(asker, board)
        } else {
            venue_of_order(board, order)
        }
    }

    /// The same of an order that was given at a venue's node, which stops and resumes for its own venue.
    fn venue_of_intent<'a>(&'a self, intent: &'a Intent) -> Option<&'a VenueId> {
        if intent.order.stops_or_resumes() {
            return Some(&intent.venue);
        }
        venue_of_order(self.state.boards.get(&intent.board)?, &intent.order)
    }
}
