//! A round is published, and shown before: who plays whom with which colours, who has no game, and what an arbiter
//! should look at.

use std::fmt::Display;

use adoube_chess::{Position, Side, Start, Variant};
use adoube_proto::v1::{self, GoodbyeReason};
use adoube_tournament::actor::Actor;
use adoube_tournament::ids::PersonId;
use adoube_tournament::note::{Note, note};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::round::{self, RoundRecord, SeatPlan, Stage, State};

use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, Now};
use crate::shard::{Shard, views};

impl Shard {
    pub(in crate::shard) fn publish_round(
        &mut self,
        actor: &Actor,
        number: u16,
        run: Run,
        now: Now,
    ) -> Answer {
        roles::may(actor, Verb::PublishRound)?;
        let round = self.numbered(number)?;
        let published = match (self.decide_publish(actor, &round), run) {
            (decided, Run::Dry) => return self.draft_preview(&round, decided),
            (decided, Run::Real) => decided?,
        };
        let seed = || self.seed_of_draw(number, now);
        let mut records = round::draw_starts(&round, &self.state.event.state, seed);
        records.extend(published);
        let warnings = self.publication_warnings(&round);
        let remarks = warnings.iter().map(ToString::to_string).collect();
        self.record_round(number, actor, None, records, now);
        self.open_boards(number, now);
        let mut before = self.play_links.device_seats().clone();
        self.bind_devices();
        // A device that has a seat in the new round is told that one.
        before.retain(|device, _| self.seat_of(device).is_none());
        self.dismiss_unseated(
            before,
            (
                GoodbyeReason::Moved,
                "the player's seat is at another device now",
            ),
        );
        self.tell_seating();
        self.seat_everybody(number);
        self.follow_current_round(now);
        let round = self.round(number);
        let reply = v1::RoundReply {
            seating: Some(self.seating_plan(&round, round.seats())),
            remarks,
            consequences: views::notes(warnings),
            seen: None,
            ..self.round_reply(number)
        };
        Ok(reply.into())
    }

    /// What would be published, with why it would be refused.
    fn draft_preview(&self, round: &State, decided: Result<Vec<RoundRecord>, Refusal>) -> Answer {
        let (seats, refusal) = match decided {
            Ok(records) => (seats_of(records), None),
            // No draft is left of what was published.
            Err(refused) if round.stage() != Stage::Draft => return Err(refused),
            Err(refused) => (Vec::new(), Some(views::refusal(&refused))),
        };
        let reply = v1::RoundReply {
            consequences: views::notes(self.publication_warnings(round)),
            seating: Some(self.seating_plan(round, &seats)),
            refusal,
            ..self.round_reply(round.number())
        };
        Ok(reply.into())
    }

    fn decide_publish(&self, actor: &Actor, round: &State) -> Result<Vec<RoundRecord>, Refusal> {
        let (roster, event) = (&self.state.roster.state, &self.state.event.state);
        let records = round::publish(round, actor, roster, event)?;
        self.nobody_out(round.number(), &round.as_pairings(), roster)?;
        self.only_round(round.number())?;
        Ok(records)
    }

    /// What an arbiter should look at before a draft is published.
    fn publication_warnings(&self, round: &State) -> Vec<Note> {
        let number = round.number();
        let mut warnings = self.undone_before(number);
        warnings.extend(self.skipped(number));
        warnings.extend(self.pairing_warnings(number, &round.as_pairings()));
        warnings.extend(own_starts(round.starts()));
        warnings
    }

    /// What an arbiter should look at in a round as it is now.
    pub(super) fn round_warnings(&self, round: &State) -> Vec<Note> {
        match round.stage() {
            Stage::Draft if round.pairings().is_empty() => Vec::new(),
            Stage::Draft => self.publication_warnings(round),
            Stage::Published | Stage::Started => self.published_warnings(round),
            Stage::Closed | Stage::Elsewhere => Vec::new(),
        }
    }

    /// The same of boards that are open: their players may have changed sides, and their start may have been corrected.
    fn published_warnings(&self, round: &State) -> Vec<Note> {
        let number = round.number();
        let mut pairings = round.as_pairings();
        let boards = self.boards_in(number).map(|board| {
            let [white, black] = Side::ALL.map(|side| board.seat(side).person.clone());
            (board.opened().board.board, white, black)
        });
        pairings.boards = boards.collect();
        let on = || self.boards_in(number).filter(|board| !board.is_finished());
        let undone = on().flat_map(|board| board.undone_by_publication().cloned());
        let mut warnings: Vec<Note> = undone.collect();
        warnings.extend(self.skipped(number));
        warnings.extend(self.pairing_warnings(number, &pairings));
        let starts = on().map(|board| (board.opened().board.board, &board.opened().terms.start));
        warnings.extend(own_starts(starts));
        warnings
    }

    /// What start positions are drawn from: the signature of a text that names the round and the
    /// instant, so that nobody chose it, and whoever has the public key can check it.
    fn seed_of_draw(&self, round: u16, now: Now) -> Vec<u8> {
        let text = round::text_of_draw(&self.state.tournament, round, now.game);
        (self.settings.signer)(text.as_bytes())
    }

    /// Who sits where, by `seats`; a player without one at the venue that they are entered for.
    fn seating_plan(&self, round: &State, seats: &[SeatPlan]) -> v1::SeatingPlan {
        let roster = &self.state.roster.state;
        let seated = |board: u16, side: Side, person: &PersonId| {
            let mut planned = seats.iter();
            let seat = planned.find(|seat| seat.board == board && seat.side == side);
            let entered = || roster.person(person)?.venue.as_ref();
            let venue = seat.map(|seat| &seat.venue).or_else(entered);
            v1::PlayerSeating {
                number: self.starting(person),
                name: self.called(person),
                venue: venue.map(ToString::to_string),
                device: seat.map(|seat| seat.device.to_string()),
            }
        };
        let boards = round.pairings().iter();
        let boards = boards.map(|(board, players)| v1::BoardSeating {
            board: (*board).into(),
            white: Some(seated(*board, Side::White, &players.white)),
            black: Some(seated(*board, Side::Black, &players.black)),
        });
        let resting = round.byes().iter();
        let resting = resting.map(|(person, kind)| (person, Some(kind.letter().to_string())));
        let left = round::not_paired(round.number(), &round.as_pairings(), roster);
        let left = left.iter().map(|person| (person, None));
        let without_game = resting
            .chain(left)
            .map(|(person, bye)| v1::PlayerWithoutGame {
                number: self.starting(person),
                name: self.called(person),
                bye,
            });
        v1::SeatingPlan {
            boards: boards.collect(),
            without_game: without_game.collect(),
        }
    }
}

/// The boards of standard chess whose games do not begin from its start position (BRD-9).
fn own_starts<'s, B: Display>(
    starts: impl IntoIterator<Item = (B, &'s Start)>,
) -> impl Iterator<Item = Note> {
    let starts = starts.into_iter();
    let standard = starts.filter(|(_, start)| start.variant == Variant::Standard);
    let usual = Start {
        variant: Variant::Standard,
        fen: None,
    };
    let usual = Position::from_start(&usual).ok();
    standard.filter_map(move |(board, start)| {
        let fen = start.fen.as_ref()?;
        let position = Position::from_start(start).ok()?;
        if usual
            .as_ref()
            .is_some_and(|usual| usual.fen() == position.fen())
        {
            return None;
        }
        let side = position.side_to_move();
        Some(note!(
            "own-start" => "board {board}: the game begins from another position, {side} to move: {fen}",
            board, fen, side = side.word()
        ))
    })
}

fn seats_of(records: Vec<RoundRecord>) -> Vec<SeatPlan> {
    let seats = records.into_iter().flat_map(|record| match record {
        RoundRecord::Seated { seats } | RoundRecord::Published { seats } => seats,
        RoundRecord::DraftCleared
        | RoundRecord::Paired(_)
        | RoundRecord::StartGiven(_)
        | RoundRecord::StartsDrawn(_)
        | RoundRecord::Bye(_)
        | RoundRecord::GameImported(_)
        | RoundRecord::UnpairedImported(_)
        | RoundRecord::RoundImported(_)
        | RoundRecord::Unpublished { .. }
        | RoundRecord::Started
        | RoundRecord::Closed
        | RoundRecord::HoldStarted(_)
        | RoundRecord::HoldReasonGiven(_)
        | RoundRecord::HoldEnded(_) => Vec::new(),
    });
    seats.collect()
}
