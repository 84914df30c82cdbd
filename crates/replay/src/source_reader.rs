//! Reads the source, any size, and makes tournaments of its games, some at a time.

use std::collections::BTreeMap;
use std::io::BufRead;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

use adoube_chess::Variant;
use adoube_chess::pgn::{Game, PgnErrorKind, Reader, Stop};
use adoube_tournament::clock::TimeControl;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::Scoring;
use adoube_user_text::text;

use super::control::{self, Control};
use super::ending::{self, End};
use super::plan::{self, Common, Plan};
use super::repeated_games::Repeats;
use super::report::Refused;
use super::source::{self, Played};
use super::stop_reason::Stopped;
use super::{comparison, game_remarks};

/// Consecutive games that are made into tournaments together, one for each event and terms. Fixed,
/// so that the records depend on nothing but the file.
pub(super) const CHUNK: usize = 1_000;

/// Why the last game of a file that was cut is not played.
const CUT_OFF: &str = "the file ends in the middle of the game";

/// What comes from the source.
#[derive(Debug)]
pub(super) enum Item {
    /// A tournament to be played.
    Tournament(Box<Plan>),
    /// A game that cannot be.
    Refused(Refused),
    /// What was made of a tag that does not tell the time control.
    Noted(Note),
    /// Nothing more can come.
    Stopped(Stopped),
}

/// What is to be known of a time control.
#[derive(Debug)]
pub(super) struct Note {
    pub(super) text: String,
    /// Whether regulations would know better.
    pub(super) unknown: bool,
}

/// What games of one tournament have in common: how often they were in the file before, the event's
/// name, time control and variant. A game that is there again is no second game of its event.
type Terms = (u32, Option<String>, String, Variant);

/// Games of one chunk and one event that are played under the same terms.
struct Group {
    /// Where the event is; none as long as no game says it.
    site: Option<String>,
    control: TimeControl,
    /// Whether the source tells it.
    known: bool,
    again: bool,
    variant: Variant,
    games: Vec<Played>,
}

impl Group {
    /// Whether a game that says that place may be one of them: events of one name are held in many
    /// places, and a game that says none is not for that reason another event's.
    fn is_at(&self, site: Option<&str>) -> bool {
        match (self.site.as_deref(), site) {
            (Some(own), Some(site)) => own == site,
            _ => true,
        }
    }
}

/// Reads until the end, or until nobody wants more.
pub(super) fn read(
    source: impl BufRead,
    given: Option<&Arc<Regulations>>,
    items: &SyncSender<Item>,
) {
    let mut reader = Reader::new(source);
    let mut chunk = Chunk::new(given);
    let mut number = 0;
    while let Some(game) = reader.next() {
        number += 1;
        let line = reader.game_line();
        let taken = match game {
            Ok(game) => chunk.take(&game, reader.stop(), number, line),
            Err(error) => {
                if let PgnErrorKind::Io(_) = error.kind {
                    let _ = items.send(Item::Stopped(Stopped::Source(error.to_string())));
                    return;
                }
                let mut what = format!("{} (line {})", error.kind, error.line);
                if reader.stop() == Stop::EndOfText {
                    what = format!("{CUT_OFF}: {what}");
                }
                Some(Item::Refused(Refused {
                    game: number,
                    line,
                    what,
                }))
            }
        };
        let full = chunk.size >= CHUNK;
        let wanted = taken.is_none_or(|item| items.send(item).is_ok());
        if !wanted || (full && !chunk.hand_over(items)) {
            return;
        }
    }
    chunk.hand_over(items);
}

struct Chunk<'a> {
    given: Option<&'a Arc<Regulations>>,
    groups: BTreeMap<Terms, Vec<Group>>,
    size: usize,
    number: u64,
    noted: BTreeMap<String, &'static str>,
    repeats: Repeats,
}

impl<'a> Chunk<'a> {
    fn new(given: Option<&'a Arc<Regulations>>) -> Self {
        Self {
            given,
            groups: BTreeMap::new(),
            size: 0,
            number: 0,
            noted: BTreeMap::new(),
            repeats: Repeats::default(),
        }
    }

    /// Takes a game in; gives what is to be told of it.
    fn take(&mut self, game: &Game, stop: Stop, number: u64, line: u64) -> Option<Item> {
        let refused = |what: String| {
            Some(Item::Refused(Refused {
                game: number,
                line,
                what,
            }))
        };
        // Its tags came first: what they say of its end may be of moves that are lost.
        if stop == Stop::EndOfText {
            return refused(format!("{CUT_OFF}: no result follows its moves"));
        }
        let control = match self.control(game) {
            Ok(control) => control,
            Err(error) => return refused(error),
        };
        let mut played = match source::take(game, number, line, &control) {
            Ok(played) => played,
            Err(what) => return refused(what),
        };
        if let Some(what) = self.misfit(&played) {
            return refused(what);
        }
        played.doubt = ending::doubt(game, stop);
        let variant = played.start.variant;
        if self.given.is_some_and(|given| given.variant != variant) {
            return refused("its variant differs from the regulations".to_owned());
        }
        let day = self.given.and_then(|given| game_remarks::day(game, given));
        played.remarks.extend(day);
        let unused = control::unused(game, self.given.is_some());
        played.remarks.extend(unused);
        played.again = self.repeats.look(game, number, line);
        let note = self.note(game, &control);
        self.join(played, control);
        note
    }

    /// Why nobody can declare the game's result. A game that its board ends needs none.
    fn misfit(&self, played: &Played) -> Option<String> {
        let End::Declare(score, _) = &played.end else {
            return None;
        };
        let scoring = self
            .given
            .map_or_else(Scoring::default, |given| given.scoring);
        let odds = self.given.is_some_and(|given| given.draw_odds.is_some());
        if comparison::fits(*score, scoring, odds) || played.is_mate() {
            return None;
        }
        let shown = text::show_result(score.white.into(), score.black.into());
        Some(if (score.white, score.black) == (1, 1) {
            "its result 1/2-1/2 was declared, but by the regulations one side wins a draw (draw \
             odds)"
                .to_owned()
        } else {
            format!("its result {shown} is more than a game can give")
        })
    }

    /// Puts a game to those of its event and terms.
    fn join(&mut self, game: Played, control: Control) {
        self.size += 1;
        let variant = game.start.variant;
        let site = game.tags.site().map(str::to_owned);
        let event = game.tags.event().map(str::to_owned);
        let copy = game.again.as_ref().map_or(0, |again| again.copy);
        let groups = self.groups.entry((copy, event, control.text, variant));
        let groups = groups.or_default();
        let known = groups.iter().position(|group| group.is_at(site.as_deref()));
        match known.and_then(|place| groups.get_mut(place)) {
            Some(group) => {
                group.site = group.site.take().or(site);
                group.games.push(game);
            }
            None => groups.push(Group {
                site,
                control: control.periods,
                known: control.known,
                again: copy > 0,
                variant,
                games: vec![game],
            }),
        }
    }

    fn control(&self, game: &Game) -> Result<Control, String> {
        if let Some(given) = self.given {
            return Ok(control::given(&given.time_control));
        }
        control::of_game(game, source::most_shown(game)).map_err(|error| error.to_string())
    }

    /// Tells once of each tag that does not say the time control; of a hundred different ones.
    fn note(&mut self, game: &Game, control: &Control) -> Option<Item> {
        let note = control.note?;
        let tag = game.tag("TimeControl").unwrap_or_default().to_owned();
        if self.noted.len() >= 100 || self.noted.insert(tag.clone(), note).is_some() {
            return None;
        }
        Some(Item::Noted(Note {
            text: format!("TimeControl \"{tag}\": {note}"),
            unknown: !control.known,
        }))
    }

    /// Makes tournaments of what was taken; false if nobody wants them.
    fn hand_over(&mut self, items: &SyncSender<Item>) -> bool {
        self.size = 0;
        let number = self.number;
        self.number += 1;
        let groups = std::mem::take(&mut self.groups).into_values();
        let mut groups: Vec<Group> = groups.flatten().collect();
        groups.sort_by_key(|group| group.games.first().map(|game| game.number));
        groups.into_iter().all(|group| {
            let common = Common {
                chunk: number,
                control: &group.control,
                known: group.known,
                again: group.again,
                variant: group.variant,
                given: self.given,
            };
            match plan::make(group.games, common) {
                Ok(plans) => plans
                    .into_iter()
                    .all(|plan| items.send(Item::Tournament(Box::new(plan))).is_ok()),
                Err(misfit) => {
                    let _ = items.send(Item::Stopped(misfit.into()));
                    false
                }
            }
        })
    }
}
