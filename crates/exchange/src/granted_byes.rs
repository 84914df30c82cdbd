//! Byes that a report grants for rounds that are not played yet. They become part of those rounds'
//! drafts, where whoever pairs finds them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adoube_proto::v1::{ByeEntry, EventView, GrantedByes, RoundState};
use adoube_tournament::scoring::RoundResult;
use adoube_tournament::trf::{self, File, Line, result_letter, result_of_letter};
use adoube_user_text::catalogue::{CatalogueMessage, filled};

use super::Imported;

/// Who has which bye in a round.
pub(super) type Byes = BTreeMap<u16, RoundResult>;

/// A round, a player's starting number, and their bye.
pub(super) type ByeOfRecord = (u16, u16, RoundResult);

/// What becomes of the byes that a report grants.
#[derive(Debug, Default)]
pub struct ToCome {
    /// The byes of the drafts of rounds to come, those that stood in them included.
    pub drafts: Vec<GrantedByes>,
    /// A line for each of these rounds.
    pub told: Vec<String>,
    /// What is not taken, and what to do about it.
    pub remarks: Vec<String>,
}

/// The byes of each round behind the ones that were taken. `rounds` are those that the event has in
/// all. What is no report at all is told where it is read.
pub fn to_come(bytes: &[u8], imported: &Imported, view: &EventView, rounds: u16) -> ToCome {
    let mut to_come = ToCome::default();
    let Ok(file) = trf::read(bytes) else {
        return to_come;
    };
    let taken = imported.played.iter().map(|told| told.round).max();
    let taken = taken.unwrap_or(0).max(imported.round.into());
    let after = taken.max(last_paired(&file).into());
    let granted = granted(&file).into_iter();
    for (round, mut byes) in granted.filter(|(round, _)| u32::from(*round) > after) {
        // Who has gone is absent without being told so.
        byes.retain(|number, _| !has_withdrawn(view, *number, round));
        if !byes.is_empty() {
            to_come.take(round, byes, view, rounds);
        }
    }
    to_come
}

impl ToCome {
    fn take(&mut self, round: u16, mut byes: Byes, view: &EventView, rounds: u16) {
        let known = view.rounds.iter().find(|r| r.round == u32::from(round));
        let drafted: Byes = known
            .into_iter()
            .flat_map(|r| &r.byes)
            .filter_map(code)
            .collect();
        if let Some(why) = closed(round, view, rounds) {
            byes.retain(|number, code| drafted.get(number) != Some(code));
            self.remarks.extend(not_taken(round, &byes, why));
            return;
        }
        let left_over: Byes = extract(&mut byes, RoundResult::PairingBye);
        self.remarks
            .extend(not_taken(round, &left_over, Closed::UntilPaired));
        if byes.is_empty() {
            return;
        }
        self.told.push(filled(
            &CatalogueMessage::new("file-byes-in-draft")
                .text("round", round)
                .text("byes", by_kind(&byes)),
        ));
        let mut all = drafted;
        all.extend(byes);
        let entry = |(player, code): (u16, RoundResult)| ByeEntry {
            player: player.into(),
            kind: result_letter(code).to_string(),
            opponent: 0,
        };
        self.drafts.push(GrantedByes {
            round: round.into(),
            byes: all.into_iter().map(entry).collect(),
        });
    }
}

/// Why byes cannot be those of a draft.
#[derive(Clone, Copy)]
enum Closed {
    /// The event has so many rounds.
    BehindLast(u16),
    Paired,
    /// What the round is already.
    State(i32),
    /// The pairing gives them.
    UntilPaired,
}

fn closed(round: u16, view: &EventView, rounds: u16) -> Option<Closed> {
    if round > rounds {
        return Some(Closed::BehindLast(rounds));
    }
    let known = view.rounds.iter().find(|r| r.round == u32::from(round))?;
    match (known.state(), known.pairings.is_empty()) {
        (RoundState::Draft, true) => None,
        (RoundState::Draft, false) => Some(Closed::Paired),
        (
            RoundState::Unspecified
            | RoundState::Published
            | RoundState::Started
            | RoundState::Closed
            | RoundState::Elsewhere,
            _,
        ) => Some(Closed::State(known.state)),
    }
}

fn extract(byes: &mut Byes, wanted: RoundResult) -> Byes {
    let found = byes.iter().filter(|(_, code)| **code == wanted);
    let found: Byes = found.map(|(number, code)| (*number, *code)).collect();
    byes.retain(|_, code| *code != wanted);
    found
}

fn code(bye: &ByeEntry) -> Option<(u16, RoundResult)> {
    let code = result_of_letter(bye.kind.chars().next()?)?;
    Some((u16::try_from(bye.player).ok()?, code))
}

fn has_withdrawn(view: &EventView, number: u16, round: u16) -> bool {
    let mut players = view.players.iter();
    let player = players.find(|player| player.number == u32::from(number));
    player.is_some_and(|p| p.withdrawn_from > 0 && p.withdrawn_from <= u32::from(round))
}

/// The last round in which anybody has an opponent.
pub(super) fn last_paired(file: &File) -> u16 {
    let last = u16::try_from(file.last_round()).unwrap_or(u16::MAX);
    let paired = |round: &u16| {
        let mut cells = file.players().map(|player| player.cell(*round));
        cells.any(|cell| cell.opponent.is_some())
    };
    (1..=last).rev().find(paired).unwrap_or(0)
}

/// As the lines of the players say it and, where they are silent, as the newer edition does (240).
fn granted(file: &File) -> BTreeMap<u16, Byes> {
    let mut granted: BTreeMap<u16, Byes> = BTreeMap::new();
    let players: Vec<u16> = file.players().map(|player| player.number).collect();
    for line in &file.lines {
        if let Line::Other(text) = line {
            let known = by_record(text)
                .into_iter()
                .filter(|bye| players.contains(&bye.1));
            for (round, number, code) in known {
                granted.entry(round).or_default().insert(number, code);
            }
        }
    }
    for player in file.players() {
        for (round, cell) in (1..).zip(&player.rounds) {
            if let (None, Some(code)) = (cell.opponent, cell.with_bye_of_old_sign().result) {
                let byes = granted.entry(round).or_default();
                byes.insert(player.number, code);
            }
        }
    }
    granted
}

/// `240 Z   4   12   14`
pub(super) fn by_record(text: &str) -> Vec<ByeOfRecord> {
    let mut words = text.split_whitespace();
    let mut head = || (words.next(), words.next(), words.next());
    let (Some("240"), Some(code), Some(round)) = head() else {
        return Vec::new();
    };
    let code = code.chars().next().and_then(result_of_letter);
    let code = code.filter(|code| code.bye().is_some());
    let (Some(code), Ok(round)) = (code, round.parse()) else {
        return Vec::new();
    };
    let numbers = words.filter_map(|word| word.parse().ok());
    numbers.map(|number| (round, number, code)).collect()
}

/// `half a point: 2; absent: 3`
pub(super) fn by_kind(byes: &Byes) -> String {
    let kinds = [
        (RoundResult::HalfBye, "half"),
        (RoundResult::ZeroBye, "absent"),
        (RoundResult::FullBye, "full"),
        (RoundResult::PairingBye, "pairing"),
    ];
    let told = kinds.into_iter().filter_map(|(code, kind)| {
        let numbers = numbers(byes, code);
        let message = CatalogueMessage::new("file-byes-of-kind")
            .text("kind", kind)
            .text("players", &numbers);
        (!numbers.is_empty()).then(|| filled(&message))
    });
    told.collect::<Vec<_>>().join("; ")
}

fn numbers(byes: &Byes, wanted: RoundResult) -> String {
    let numbers = byes.iter().filter(|(_, code)| **code == wanted);
    let numbers: Vec<_> = numbers.map(|(number, _)| number.to_string()).collect();
    numbers.join(",")
}

/// What is not taken, why, and how the round is paired with it where that is still to be done.
fn not_taken(round: u16, byes: &Byes, why: Closed) -> Option<String> {
    if byes.is_empty() {
        return None;
    }
    let message = match why {
        Closed::BehindLast(rounds) => {
            CatalogueMessage::new("file-byes-behind-last").text("rounds", rounds)
        }
        Closed::Paired => match options(byes) {
            options if options.is_empty() => CatalogueMessage::new("file-byes-paired"),
            options => CatalogueMessage::new("file-byes-pair-again").text("options", options),
        },
        Closed::State(state) => {
            CatalogueMessage::new("file-byes-state").text("state", RoundState::word_of(state))
        }
        Closed::UntilPaired => CatalogueMessage::new("file-byes-until-paired"),
    };
    let message = message.text("round", round).text("byes", by_kind(byes));
    Some(filled(&message))
}

/// Of `adoube pair`, for these byes.
fn options(byes: &Byes) -> String {
    let mut options = String::new();
    for (code, option) in [
        (RoundResult::HalfBye, "--half-bye"),
        (RoundResult::ZeroBye, "--absent"),
    ] {
        let numbers = numbers(byes, code);
        if !numbers.is_empty() {
            let _ = write!(options, " {option} {numbers}");
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{PairingEntry, PlayerEntry, RoundView};

    use super::super::import_trf;
    use super::*;

    /// Two rounds played; the byes of the third, in cells or in the words of the newer edition.
    fn report(third: [&str; 3], more: &str) -> String {
        let line = |number, rounds: &str, third| {
            format!("001 {number:>4}      P{number}{:>73}{rounds}{third}\n", "")
        };
        format!(
            "012 Open\nXXR 5\n{}{}{}{more}",
            line(1, "     2 w 1     3 b 1", third[0]),
            line(2, "     1 b 0  0000 - U", third[1]),
            line(3, "  0000 - H     1 w 0", third[2]),
        )
    }

    /// Round and byes of each draft, such as `3: 2 H, 3 Z`, then lines, then remarks.
    fn found(text: &str, round: Option<u16>, played: Option<u16>, view: &EventView) -> Vec<String> {
        let imported = import_trf::read(text.as_bytes(), round, played).unwrap();
        let found = to_come(text.as_bytes(), &imported, view, 5);
        let draft = |draft: &GrantedByes| {
            let byes = draft
                .byes
                .iter()
                .map(|bye| format!("{} {}", bye.player, bye.kind));
            format!("{}: {}", draft.round, byes.collect::<Vec<_>>().join(", "))
        };
        let drafts = found.drafts.iter().map(draft);
        drafts.chain(found.told).chain(found.remarks).collect()
    }

    #[test]
    fn evt_5_byes_that_are_granted_for_rounds_to_come_are_in_their_drafts() {
        let cells = report(["", "  0000 - H", "  0000 - Z"], "");
        let records = report(
            [""; 3],
            "240 H   3    2\n240 Z   3    3    9\n240 H   1    3\n",
        );
        let third = [
            "3: 2 H, 3 Z",
            "byes of round 3 are in its draft (half a point: 2; absent: 3); `adoube pair` keeps them",
        ];
        let whole = report(["  0000 - F", "  0000 - U", ""], "240 Z   4    2    3\n");
        let later = [
            "3: 1 F",
            "4: 2 Z, 3 Z",
            "byes of round 3 are in its draft (a whole point: 1); `adoube pair` keeps them",
            "byes of round 4 are in its draft (absent: 2,3); `adoube pair` keeps them",
            "byes of round 3 in the report are not imported (left over by the pairing: 2): they \
             are used when the round is paired",
        ];
        let beyond = report([""; 3], "240 Z   6    2\n");
        let none = report([""; 3], "240 H   1    3\n240\n240 x y z\n");
        for (text, round, played, expected) in [
            (&cells, None, Some(2), &third[..]),
            (&cells, Some(0), None, &third),
            (&records, None, Some(2), &third),
            (&whole, None, Some(2), &later),
            (
                &beyond,
                Some(0),
                None,
                &[
                    "byes of round 6 in the report are not imported (absent: 2): the event has 5 \
                     rounds",
                ],
            ),
            (&none, None, Some(2), &[]),
            // Whoever takes the round itself takes its byes.
            (&cells, None, Some(3), &[]),
        ] {
            let found = found(text, round, played, &EventView::default());
            assert_eq!(found, expected, "{round:?} {played:?}\n{text}");
        }
    }

    /// What stands in a draft stays; pairings are not changed; who has gone has no bye.
    #[test]
    fn evt_5_byes_of_a_report_and_what_stands_in_the_event() {
        let text = report(["", "  0000 - H", "  0000 - Z"], "");
        let bye = |(player, kind): &(u32, &str)| ByeEntry {
            player: *player,
            kind: (*kind).to_owned(),
            opponent: 0,
        };
        let with = |state: &str, paired: usize, byes: &[(u32, &str)], gone| EventView {
            players: vec![PlayerEntry {
                number: 2,
                withdrawn_from: gone,
                ..PlayerEntry::default()
            }],
            rounds: vec![RoundView {
                round: 3,
                state: RoundState::from_word(state).unwrap_or_default().into(),
                pairings: vec![PairingEntry::default(); paired],
                byes: byes.iter().map(bye).collect(),
                ..RoundView::default()
            }],
            ..EventView::default()
        };
        let own = "byes of round 3 are in its draft (half a point: 2; absent: 3); `adoube pair` keeps \
                   them";
        let gone = "byes of round 3 are in its draft (absent: 3); `adoube pair` keeps them";
        let paired = "byes of round 3 in the report are not imported (half a point: 2): the round \
                      is paired already; pair it again with them, `adoube pair --round 3 \
                      --half-bye 2`, or enter them by hand, `adoube import pairs`";
        let published = "byes of round 3 in the report are not imported (half a point: 2; absent: \
                         3): the round is published already";
        for (view, expected) in [
            (
                with("draft", 0, &[(1, "Z"), (3, "H")], 0),
                &["3: 1 Z, 2 H, 3 Z", own][..],
            ),
            (with("draft", 0, &[], 3), &["3: 3 Z", gone]),
            (with("draft", 1, &[(3, "Z")], 0), &[paired]),
            (with("draft", 1, &[(3, "Z"), (2, "H")], 0), &[]),
            (with("published", 1, &[], 0), &[published]),
        ] {
            assert_eq!(found(&text, Some(0), None, &view), expected);
        }
    }
}
