//! A round is started; and what that means: which boards stay paused, who is not checked in, whose page is not open, whose
//! checks are missing, when absent players lose.

use adoube_chess::Side;
use adoube_proto::v1;
use adoube_tournament::actor::Actor;
use adoube_tournament::board::command::{Release, SystemOrder};
use adoube_tournament::board::{Board, DefaultTimeFrom, Phase};
use adoube_tournament::ids::{BoardId, PersonId};
use adoube_tournament::note::{Note, note};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::roles::{self, Verb};
use adoube_tournament::round::{self, Hold, RoundRecord};
use adoube_tournament::time::Millis;

use crate::shard::Shard;
use crate::shard::dry_run::Run;
use crate::shard::input::{Answer, Now};

/// How many players a note names; of the others it says how many they are.
const MOST_NAMED: usize = 12;

impl Shard {
    pub(in crate::shard) fn start_round(
        &mut self,
        actor: &Actor,
        number: u16,
        run: Run,
        now: Now,
    ) -> Answer {
        let records = self.decide_start(actor, number)?;
        let notes = self.start_notes(number);
        if run == Run::Dry {
            return Ok(self.round_preview(number, notes).into());
        }
        self.record_round(number, actor, None, records, now);
        self.release_boards(number, now);
        self.follow_current_round(now);
        let reply = v1::RoundReply {
            remarks: notes.iter().map(ToString::to_string).collect(),
            ..self.round_reply(number)
        };
        Ok(reply.into())
    }

    /// Lets the boards of a started round begin, those that were not told yet.
    pub(super) fn release_boards(&mut self, number: u16, now: Now) {
        let excluded = self.excluded(number);
        let roster = &self.state.roster.state;
        let is_out = |person: &PersonId| {
            roster.out_since(person, number).is_some() || excluded.contains(person)
        };
        let waiting = self
            .boards_in(number)
            .filter(|board| !board.is_released() && *board.phase() == Phase::Waiting);
        let waiting: Vec<(BoardId, Release)> = waiting
            .map(|board| {
                let seats = board.opened().seats.as_ref();
                let out = seats.map(|seat| is_out(&seat.person));
                (board.opened().board, Release { out })
            })
            .collect();
        for (board, release) in waiting {
            self.system_command(board, SystemOrder::Release(release), now);
        }
    }

    fn decide_start(&self, actor: &Actor, number: u16) -> Result<Vec<RoundRecord>, Refusal> {
        roles::may(actor, Verb::StartRound)?;
        let records = round::start(&self.numbered(number)?, actor)?;
        self.only_round(number)?;
        Ok(records)
    }

    /// Which boards stay paused, who is not checked in, when they lose, whose page is not open, and whose checks are missing.
    fn start_notes(&self, number: u16) -> Vec<Note> {
        let waiting: Vec<&Board> = self
            .boards_in(number)
            .filter(|board| *board.phase() == Phase::Waiting)
            .collect();
        let absent = self.players(&waiting, |board, side| !board.is_checked_in(side));
        let unchecked = self.players(&waiting, Board::has_open_checks);
        let without_page = self.players(&waiting, |board, side| {
            let device = &board.seat(side).device;
            self.play_links.is_connected(device) && self.is_page_gone(device)
        });
        let mut found = self.holds_at_start(number, &waiting);
        if !absent.is_empty() {
            let (n, who) = (absent.len().to_string(), named(&absent));
            found.push(note!("not-checked-in" => "Not checked in ({n}): {who}", n, who));
            found.extend(
                DEFAULT_TIMES
                    .map(|from| default_time(&waiting, from))
                    .into_iter()
                    .flatten(),
            );
        }
        if !without_page.is_empty() {
            let (n, who) = (without_page.len().to_string(), named(&without_page));
            found.push(note!(
                "pages-missing" => "Page not open ({n}): {who}. They cannot move until it is open.",
                n, who
            ));
        }
        if !unchecked.is_empty() {
            let (n, who) = (unchecked.len().to_string(), named(&unchecked));
            found.push(note!(
                "checks-missing" => "Checks missing ({n}): {who}. These games begin once the checks are passed or \
                    waived.",
                n, who
            ));
        }
        found.extend(self.hindering_boards(&waiting));
        found
    }

    /// The holds that keep these boards from beginning.
    fn holds_at_start(&self, number: u16, boards: &[&Board]) -> Vec<Note> {
        let round = self.round(number);
        let on = round.holds_on();
        on.filter(|(hold, _)| {
            boards
                .iter()
                .any(|board| board.holds().any(|on| on == *hold))
        })
        .map(|(hold, found)| self.hold_at_start(hold, found))
        .collect()
    }

    fn hold_at_start(&self, number: u32, hold: &Hold) -> Note {
        let named = match &hold.reason {
            Some(reason) => format!("{number}: {reason}"),
            None => number.to_string(),
        };
        let Some(venue) = &hold.venue else {
            return note!(
                "start-paused" => "All games are paused (pause {named}). No game begins before an \
                                   arbiter resumes all boards.",
                hold = named
            );
        };
        let known = self.state.event.state.venues().get(venue);
        let name = known.map_or_else(|| venue.to_string(), |known| known.name.clone());
        note!(
            "start-paused-venue" => "Games of players in {name} are paused (pause {named}). They \
                                     begin only after an arbiter resumes the boards in {name}.",
            hold = named, venue = name
        )
    }

    /// Players of these boards, by name and board.
    pub(super) fn players(
        &self,
        boards: &[&Board],
        is: impl Fn(&Board, Side) -> bool,
    ) -> Vec<String> {
        let seats = boards
            .iter()
            .flat_map(|board| Side::ALL.map(|side| (*board, side)));
        seats
            .filter(|(board, side)| is(board, *side))
            .map(|(board, side)| {
                let (name, id) = (self.player_name(board, side), board.opened().board);
                format!("{name} ({id})")
            })
            .collect()
    }

    /// The player's name; the side where the name was deleted.
    pub(super) fn player_name(&self, board: &Board, side: Side) -> String {
        let name = self.state.name(&board.seat(side).person);
        if name.is_empty() {
            side.to_string()
        } else {
            name
        }
    }
}

/// `Alder, Ann (1.1); Birch, Bo (1.2); +3`
pub(super) fn named(players: &[String]) -> String {
    let shown = players
        .iter()
        .take(MOST_NAMED)
        .cloned()
        .collect::<Vec<_>>()
        .join("; ");
    match players.len().saturating_sub(MOST_NAMED) {
        0 => shown,
        more => format!("{shown}; +{more}"),
    }
}

const DEFAULT_TIMES: [DefaultTimeFrom; 2] = [DefaultTimeFrom::Start, DefaultTimeFrom::EndOfHolds];

/// When the first absent player loses, of the boards whose default time counts from there.
fn default_time(boards: &[&Board], from: DefaultTimeFrom) -> Option<Note> {
    let is_missed = |board: &&&Board| Side::ALL.iter().any(|side| !board.is_checked_in(*side));
    let times = boards.iter().filter(is_missed);
    let times = times.filter(|board| board.default_time_from() == from);
    let time = times.filter_map(|board| board.default_time()).min()?;
    let none = time == Millis::ZERO;
    let time = span(time);
    Some(match from {
        DefaultTimeFrom::Start if none => {
            note!("absent-lose-at-once" => "The default time is 0: absent players lose at once.")
        }
        DefaultTimeFrom::Start => {
            note!("absent-lose-after" => "Absent players lose {time} after the start.", time)
        }
        DefaultTimeFrom::EndOfHolds if none => {
            note!(
                "absent-lose-when-resumed" => "On paused boards, absent players lose as soon as the boards are \
                    resumed."
            )
        }
        DefaultTimeFrom::EndOfHolds => {
            note!(
                "absent-lose-after-resuming" => "On paused boards, absent players lose {time} after the boards are \
                    resumed.",
                time
            )
        }
    })
}

/// `30 min`; with seconds where there are any.
fn span(time: Millis) -> String {
    const MINUTE: u64 = 60_000;
    if time.0.is_multiple_of(MINUTE) {
        format!("{} min", time.0 / MINUTE)
    } else {
        time.to_string()
    }
}
