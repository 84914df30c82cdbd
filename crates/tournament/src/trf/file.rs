//! A report as its lines.

use super::player::Player;
use crate::words::words;

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

// The words are the numbers that begin the lines in TRF26 and, where it has none of its own, in TRF16.
words! {
    Tag {
        Name = "012",
        City = "022",
        Federation = "032",
        Begin = "042",
        End = "052",
        Players = "062",
        RatedPlayers = "072",
        Teams = "082",
        Type = "092",
        ChiefArbiter = "102",
        Deputy = "112",
        TimeControl = "122",
        Rounds = "142",
        InitialColour = "152",
        RankingMethod = "172",
        PairingProgram = "182",
        EncodedType = "192",
        TieBreaks = "202",
        StandingsTieBreaks = "212",
        EncodedTimeControl = "222",
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
