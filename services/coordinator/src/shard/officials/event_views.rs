//! The event, its players and its games as officials see them.

use adoube_chess::BySide;
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::Board;
use adoube_tournament::ids::PersonId;
use adoube_tournament::roles::{self, Verb};

use crate::shard::input::{Answer, GameAt, Reply};
use crate::shard::{Shard, views};

impl Shard {
    pub(super) fn describe(&self, actor: &Actor) -> Answer {
        roles::may(actor, Verb::Describe)?;
        Ok(self.event_view().into())
    }

    pub(in crate::shard) fn event_view(&self) -> v1::EventView {
        let event = &self.state.event.state;
        let venues = event.venues_in_order().map(|(id, venue)| v1::VenueEntry {
            id: id.to_string(),
            name: venue.name.clone(),
            time_zone: venue.time_zone.clone(),
            devices: venue.devices.iter().map(ToString::to_string).collect(),
        });
        let officials = event.officials().map(|office| v1::OfficialEntry {
            person: office.person.to_string(),
            name: self.state.name(&office.person),
            role: views::role(office.role).into(),
            venue: views::or_empty(office.venue.as_ref()),
        });
        let players = self.state.roster.state.players().values();
        let rounds = self.state.rounds.keys();
        let delegations = event.delegations();
        v1::EventView {
            tournament: self.state.tournament.to_string(),
            regulations: event.document().to_owned(),
            regulations_version: event.version(),
            venues: venues.collect(),
            officials: officials.collect(),
            players: players.map(|person| self.player(person)).collect(),
            rounds: rounds.map(|round| self.round_view(*round)).collect(),
            delegates: delegations.people().map(ToString::to_string).collect(),
            delegations: delegations.all().map(views::delegation).collect(),
            remarks: Vec::new(),
            changes: Vec::new(),
            penalties: self.imposed_views(None),
            scoring: self.regulated_scoring().map(|scoring| v1::Scoring {
                win_halves: scoring.win_halves().into(),
                draw_halves: scoring.draw_halves().into(),
                loss_halves: scoring.loss_halves().into(),
            }),
        }
    }

    /// A player with what the roster holds of him.
    pub(in crate::shard) fn player(&self, person: &PersonId) -> v1::PlayerEntry {
        let entry = self.state.roster.state.person(person);
        let profile = self.state.profile(person).cloned().unwrap_or_default();
        v1::PlayerEntry {
            person: person.to_string(),
            number: self.starting(person),
            name: profile.name,
            title: profile.title,
            federation: profile.federation,
            rating: profile.rating.unwrap_or_default().into(),
            fide_id: profile.fide_id.unwrap_or_default(),
            birth: profile.birth,
            sex: profile.sex,
            venue: views::or_empty(entry.and_then(|entry| entry.venue.as_ref())),
            withdrawn_from: entry
                .and_then(|entry| entry.withdrawn)
                .unwrap_or_default()
                .into(),
        }
    }

    pub(super) fn games(&self, actor: &Actor, round: u16) -> Answer {
        roles::may(actor, Verb::Describe)?;
        let game = |board: &Board| {
            let id = board.opened().board;
            let people = BySide::from_fn(|side| &board.seat(side).person);
            GameAt {
                board: id,
                through: board.sequence(),
                players: people.map(|person| self.player(person)),
                names: self.names(people),
                silences: self.board_silences(id),
                holds: self.board_holds(board),
                incident_turns: self.incident_turns(id),
                delegated: self.ruling_delegations(id),
            }
        };
        Ok(Reply::Games(self.boards_in(round).map(game).collect()))
    }
}
