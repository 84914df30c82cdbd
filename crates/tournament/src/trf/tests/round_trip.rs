//! What is written is read alike, and nothing that is read makes it panic.

use std::collections::BTreeSet;

use adoube_chess::Side;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::super::{Cell, Edition, File, Line, Player, Tag, Team, read, write};
use crate::scoring::RoundResult;

fn text(longest: usize) -> impl Strategy<Value = String> {
    proptest::string::string_regex(&format!(
        "([A-Za-zñÉ,.-]([A-Za-zñÉ ,.'-]{{0,{}}}[a-zñ])?)?",
        longest.saturating_sub(2)
    ))
    .unwrap()
}

fn code() -> impl Strategy<Value = RoundResult> {
    let codes = RoundResult::ALL.to_vec();
    proptest::sample::select(codes)
}

fn cell() -> impl Strategy<Value = Cell> {
    let colour = prop_oneof![Just(Side::White), Just(Side::Black)];
    prop_oneof![
        Just(Cell::default()),
        code().prop_map(|code| Cell {
            result: Some(code),
            ..Cell::default()
        }),
        (1_u16..=9999, colour, option::of(code())).prop_map(|(opponent, colour, result)| Cell {
            opponent: Some(opponent),
            colour: Some(colour),
            result,
        }),
    ]
}

prop_compose! {
    fn player()(
        number in 1_u16..=9999,
        texts in (text(33), "[mw]?", "([wW]?[gmfGM]|[WFGIC]M)?", "([A-Z]{3})?"),
        birth in "([0-9]{4}(/[0-9]{2}/[0-9]{2})?)?",
        numbers in (option::of(0_u16..=9999), option::of(0_u64..100_000_000_000)),
        table in (option::of(0_u16..=999), option::of(1_u16..=9999)),
        rounds in vec(cell(), 0..12),
    ) -> Player {
        let (name, sex, title, federation) = texts;
        let mut rounds = rounds;
        while rounds.last().is_some_and(Cell::is_blank) {
            rounds.pop();
        }
        Player {
            number,
            sex,
            title,
            name,
            rating: numbers.0,
            federation,
            fide_id: numbers.1,
            birth,
            points_tenths: table.0,
            rank: table.1,
            rounds,
        }
    }
}

fn line() -> impl Strategy<Value = Line> {
    const TAGS: [Tag; 11] = [
        Tag::City,
        Tag::RankingMethod,
        Tag::EncodedType,
        Tag::TieBreaks,
        Tag::StandingsTieBreaks,
        Tag::Begin,
        Tag::Players,
        Tag::Deputy,
        Tag::TimeControl,
        Tag::PairingProgram,
        Tag::EncodedTimeControl,
    ];
    let header = (proptest::sample::select(&TAGS[..]), text(30));
    let dates = vec("(22/06/[0-3][0-9])?", 0..5).prop_map(|mut dates| {
        while dates.last().is_some_and(String::is_empty) {
            dates.pop();
        }
        Line::Dates(dates)
    });
    let team = (text(32), vec(1_u16..=9999, 0..6));
    prop_oneof![
        header.prop_map(|(tag, text)| Line::Header { tag, text }),
        dates,
        player().prop_map(Line::Player),
        player().prop_map(Line::Player),
        team.prop_map(|(name, players)| Line::Team(Team { name, players })),
        "(### ?|FRA |BBW |260 )[a-z0-9 .]{0,20}".prop_map(Line::Other),
        Just(Line::Other(String::new())),
    ]
}

fn file() -> impl Strategy<Value = File> {
    let facts = (option::of(1_u16..=99), option::of("[WB]"));
    (text(40), facts, vec(line(), 0..20)).prop_map(|(name, (rounds, colour), lines)| {
        let mut file = File::default();
        file.push_header(Tag::Name, name);
        if let Some(rounds) = rounds {
            file.push_header(Tag::Rounds, rounds.to_string());
        }
        if let Some(colour) = colour {
            file.push_header(Tag::InitialColour, colour);
        }
        let mut seen = BTreeSet::new();
        let new = |line: &Line| match line {
            Line::Player(player) => seen.insert(player.number),
            _ => true,
        };
        file.lines.extend(lines.into_iter().filter(new));
        file
    })
}

proptest! {
    #[test]
    fn evt_5_what_is_written_is_read_alike(file in file()) {
        for edition in [Edition::Trf16, Edition::Trf26] {
            let text = write(&file, edition);
            prop_assert_eq!(read(&text), Ok(file.clone()), "{}", text);
            let bare = text.replace("\r\n", "\r");
            prop_assert_eq!(read(bare), Ok(file.clone()));
        }
    }

    #[test]
    fn evt_5_columns_stand_whatever_a_player_is_called(name in any::<String>(), rank in 1_u16..=9999) {
        let player = Player { number: 1, name, rank: Some(rank), ..Player::default() };
        let file = File { lines: vec![Line::Player(player)] };
        let read = read(write(&file, Edition::Trf26)).unwrap();
        prop_assert_eq!(read.player(1).unwrap().rank, Some(rank));
    }

    #[test]
    fn evt_5_no_bytes_make_it_panic(bytes in vec(any::<u8>(), 0..300)) {
        let _ = read(&bytes);
    }

    #[test]
    fn evt_5_a_report_that_was_cut_says_nothing_else_of_any_player(
        file in file(),
        at in any::<proptest::sample::Index>(),
    ) {
        let text = write(&file, Edition::Trf26);
        let cut: String = text.chars().take(at.index(text.chars().count())).collect();
        let known = |player: &Player| Player { rounds: Vec::new(), ..player.clone() };
        if let Ok(read) = read(&cut) {
            for player in read.players() {
                let whole = file.player(player.number).map(known);
                prop_assert_eq!(whole, Some(known(player)), "{}", cut);
            }
        }
    }

    #[test]
    fn evt_5_no_slip_in_a_good_report_makes_it_panic(
        file in file(),
        at in any::<proptest::sample::Index>(),
        slip in "\\PC{0,3}",
    ) {
        let mut text: Vec<char> = write(&file, Edition::Trf16).chars().collect();
        let at = at.index(text.len());
        text.splice(at..(at + 1).min(text.len()), slip.chars());
        let text: String = text.into_iter().collect();
        if let Ok(file) = read(&text) {
            for round in 0..=13 {
                let _ = file.round(round);
            }
            let _ = write(&file, Edition::Trf26);
        }
    }
}

#[test]
fn evt_5_a_control_behind_a_number_hides_no_line() {
    let file = read("012 Open\nXXR\t5\nXXC\u{7f}white1\n999 x\ty\n").unwrap();
    for edition in [Edition::Trf16, Edition::Trf26] {
        let written = write(&file, edition);
        assert_eq!(write(&read(&written).unwrap(), edition), written);
    }
    let written = write(&file, Edition::Trf26);
    for line in ["142 5", "152 W", "999 x y"] {
        assert!(written.lines().any(|written| written == line), "{written}");
    }
}
