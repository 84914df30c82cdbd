//! A report as its lines.

use super::player::Player;

/// A report: its lines in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct File {
    /// The lines.
    pub lines: Vec<Line>,
}

/// A line of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A fact about the tournament.
    Header {
        /// Which.
        tag: Tag,
        /// Without blanks around it.
        text: String,
    },
    /// 132: the day of each round, `YY/MM/DD`; empty where none is said.
    Dates(Vec<String>),
    /// 001: a player and their rounds.
    Player(Player),
    /// 013: a team.
    Team(Team),
    /// Whatever else, as it stands: comments, blank lines, records of other tools.
    Other(String),
}

/// A team as 013 has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// At most 32 characters.
    pub name: String,
    /// Starting numbers in the order of boards.
    pub players: Vec<u16>,
}

/// Facts about a tournament that are one line of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tag {
    /// 012.
    Name,
    /// 022.
    City,
    /// 032.
    Federation,
    /// 042: `YYYY/MM/DD`.
    Begin,
    /// 052: `YYYY/MM/DD`.
    End,
    /// 062: how many players.
    Players,
    /// 072: how many of them have a rating.
    RatedPlayers,
    /// 082: how many teams.
    Teams,
    /// 092, in words.
    Type,
    /// 102.
    ChiefArbiter,
    /// 112, a line each.
    Deputy,
    /// 122, in words.
    TimeControl,
    /// 142 of TRF26, XXR of the extensions to TRF16: how many rounds.
    Rounds,
    /// 152 of TRF26, XXC of the extensions: the colour of the first player in round one, `W` or
    /// `B`.
    InitialColour,
    /// 172 of TRF26.
    RankingMethod,
    /// 182 of TRF26: what made the pairings.
    PairingProgram,
    /// 192 of TRF26.
    EncodedType,
    /// 202 of TRF26.
    TieBreaks,
    /// 212 of TRF26.
    StandingsTieBreaks,
    /// 222 of TRF26: as [`TimeControl`](crate::clock::TimeControl) is written.
    EncodedTimeControl,
}

impl Tag {
    /// Each tag and the number that begins its line in TRF26 and, where it has none of its own,
    /// in TRF16.
    pub(super) const NUMBERS: [(Self, &str); 20] = [
        (Self::Name, "012"),
        (Self::City, "022"),
        (Self::Federation, "032"),
        (Self::Begin, "042"),
        (Self::End, "052"),
        (Self::Players, "062"),
        (Self::RatedPlayers, "072"),
        (Self::Teams, "082"),
        (Self::Type, "092"),
        (Self::ChiefArbiter, "102"),
        (Self::Deputy, "112"),
        (Self::TimeControl, "122"),
        (Self::Rounds, "142"),
        (Self::InitialColour, "152"),
        (Self::RankingMethod, "172"),
        (Self::PairingProgram, "182"),
        (Self::EncodedType, "192"),
        (Self::TieBreaks, "202"),
        (Self::StandingsTieBreaks, "212"),
        (Self::EncodedTimeControl, "222"),
    ];

    /// The number that begins its line.
    pub(super) fn number(self) -> &'static str {
        let found = Self::NUMBERS.iter().find(|(tag, _)| *tag == self);
        found.map_or("", |(_, number)| number)
    }

    /// The tag of that number.
    pub(super) fn from_number(number: &str) -> Option<Self> {
        let found = Self::NUMBERS.iter().find(|(_, own)| *own == number);
        found.map(|(tag, _)| *tag)
    }
}

impl Line {
    fn as_header(&self) -> Option<(&Tag, &str)> {
        if let Self::Header { tag, text } = self {
            Some((tag, text))
        } else {
            None
        }
    }
}

impl File {
    /// The first line of that tag; none if there is none or it is empty.
    pub fn header(&self, wanted: Tag) -> Option<&str> {
        let headers = self.lines.iter().filter_map(Line::as_header);
        let mut own = headers.filter(|(tag, text)| **tag == wanted && !text.is_empty());
        own.next().map(|(_, text)| text)
    }

    /// Adds a fact at the end.
    pub fn push_header(&mut self, tag: Tag, text: impl Into<String>) {
        let text = text.into();
        self.lines.push(Line::Header { tag, text });
    }

    /// Adds a fact in its place: behind the last line whose number is lower.
    pub fn insert_header(&mut self, new: Tag, text: impl Into<String>) {
        let lower = |line: &Line| matches!(line, Line::Header { tag, .. } if *tag < new);
        let place = self.lines.iter().rposition(lower);
        let text = text.into();
        let line = Line::Header { tag: new, text };
        self.lines.insert(place.map_or(0, |at| at + 1), line);
    }

    /// Makes this what the report says there, in place of what it said or, where it said nothing, in its
    /// place; empty text leaves the line blank.
    pub fn set_header(&mut self, new: Tag, said: impl Into<String>) {
        for line in &mut self.lines {
            if let Line::Header { tag, text } = line
                && *tag == new
            {
                *text = said.into();
                return;
            }
        }
        self.insert_header(new, said);
    }

    /// The players in the order of lines.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.lines.iter().filter_map(|line| {
            if let Line::Player(player) = line {
                Some(player)
            } else {
                None
            }
        })
    }

    /// The players, to be changed.
    pub fn players_mut(&mut self) -> impl Iterator<Item = &mut Player> {
        self.lines.iter_mut().filter_map(|line| {
            if let Line::Player(player) = line {
                Some(player)
            } else {
                None
            }
        })
    }

    /// The player of that starting number.
    pub fn player(&self, number: u16) -> Option<&Player> {
        self.players().find(|player| player.number == number)
    }

    /// How many rounds the tournament has, if it is said.
    pub fn rounds(&self) -> Option<u16> {
        self.header(Tag::Rounds)?.parse().ok()
    }

    /// The last round of which anything is known; 0 if none is.
    pub fn last_round(&self) -> usize {
        let rounds = self.players().map(|player| player.rounds.len());
        rounds.max().unwrap_or(0)
    }
}
