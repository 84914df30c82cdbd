//! Byes, forfeits, late entries and withdrawals: from a report through the event and back.

use adoube_proto::v1::{
    BoardRef, Ending, EventView, ImposedPenalties, PairingEntry, Result as Points, RoundState,
    RoundView, VenueEntry,
};
use adoube_tournament::penalty::Penalty;
use adoube_tournament::regulations::Regulations;
use adoube_tournament::scoring::{RoundResult, Scoring};
use adoube_tournament::standings::System;
use adoube_tournament::trf::{self, File, Line, Tag};
use adoube_user_text::catalogue::{Language, in_language};

use super::super::import_trf;
use crate::wire_ids::wire_penalty;

/// Sixteen players, five rounds with everything that happens: the exercise of FIDE's paper on
/// tie-breaks (Mario Held, C.07-2023), where player 12 withdraws after round 3; here player 6
/// comes for round 2 only, and the game of 7 and 15 ends before Black has moved.
const REPORT: &str = "\
001    1      Alyx                              2200                             3.5    1     9 w 1    13 b =     2 w =    15 b 1     4 w =
001    2      Bruno                             2150                             4.0    2    10 b 1     7 w 1     1 b =    16 w 1     3 b =
001    3      Charline                          2100                             3.5    3    11 w =     6 b 1     8 w 1     4 b =     2 w =
001    4      David                             2050                             3.5    4    12 b 1  0000 - H    13 w 1     3 w =     1 b =
001    5      Helene                            2000                             2.5    5    13 w 0    15 b 0    11 w 1     7 b =    10 w 1
001    6      Franck                            1950                             3.0    6  0000 - Z     3 w 0  0000 - U    10 w 1     8 b 1
001    7      Genevieve                         1900                             1.5    7    15 w W     2 b 0    16 b 0     5 w =    11 b 0
001    8      Irina                             1850                             2.5    8    16 b =    14 w 1     3 b 0    13 w 1     6 w 0
001    9      Jessica                           1800                             1.5    9     1 b 0    10 w 0  0000 - H    11 b -  0000 - U
001   10      Lais                              1750                             1.0   10     2 w 0     9 b 1    15 w 0     6 b 0     5 b 0
001   11      Maria                             1700                             2.5   11     3 b =    16 w 0     5 b 0     9 w +     7 w 1
001   12      Nick                              1650                             2.0   12     4 w 0  0000 - F    14 w +  0000 - Z  0000 - Z
001   13      Opal                              1600                             1.5   13     5 b 1     1 w =     4 b 0     8 b 0    14 w 0
001   14      Paul                              1550                             1.0   14  0000 - Z     8 b 0    12 b -  0000 - Z    13 b 1
001   15      Reine                             1500                             2.0   15     7 b L     5 w 1    10 b 1     1 w 0    16 b 0
001   16      Stephan                           1450                             3.5   16     8 w =    11 b 1     7 w 1     2 b 0    15 w 1
";

const TOML: &str = "name = \"Exercise\"\nkind = \"hybrid\"\ntime_control = \"5400+30\"\nrounds = 5\n\
                begin = 2026-04-01\ntie_breaks = \"BH/C1,BH,DE\"\n\
                [venues]\narbiters_per_venue = 2\n";

fn regulations() -> Regulations {
    adoube_regulations::from_toml(TOML).unwrap()
}

/// The event as the coordinator would tell it, had it played the report's rounds.
fn played(file: &File) -> EventView {
    let mut view = EventView::default();
    for round in 1..=5 {
        let text = trf::write(file, trf::Edition::Trf16);
        let imported = import_trf::read(text.as_bytes(), Some(round), None).unwrap();
        view.players = imported.players;
        let pairings = imported.pairings.into_iter();
        let pairings = pairings.map(|pairing| ended(file, round, &pairing));
        view.rounds.push(RoundView {
            round: round.into(),
            state: RoundState::Closed.into(),
            pairings: pairings.collect(),
            byes: imported.byes,
            // Half past eleven in the evening in London is the next day in Madrid.
            started: 1_775_082_600_000 + u64::from(round) * 86_400_000,
            ..RoundView::default()
        });
    }
    view.venues = vec![VenueEntry {
        id: "madrid".to_owned(),
        time_zone: "Europe/Madrid".to_owned(),
        ..VenueEntry::default()
    }];
    view
}

fn ended(file: &File, round: u16, pairing: &PairingEntry) -> PairingEntry {
    let code = |number: u32| {
        let number = u16::try_from(number).unwrap();
        file.player(number).unwrap().cell(round).result.unwrap()
    };
    let halves = |number| u32::from(code(number).halves(Scoring::default()));
    let (ending, plies) = match code(pairing.white) {
        RoundResult::ForfeitWin | RoundResult::ForfeitLoss => (Ending::Forfeit, 0),
        RoundResult::ShortWin => (Ending::Resignation, 1),
        _ => (Ending::Resignation, 60),
    };
    PairingEntry {
        result: Some(Points {
            white_halves: halves(pairing.white),
            black_halves: halves(pairing.black),
        }),
        ending: ending.into(),
        plies: Some(plies),
        ..pairing.clone()
    }
}

#[test]
fn evt_5_byes_forfeits_late_entries_and_withdrawals_go_through_unchanged() {
    let file = trf::read(REPORT).unwrap();
    let mut view = played(&file);
    // What the report says of the late and the absent is not told by the event as byes: they are
    // in no pairing.
    for round in &mut view.rounds {
        round.byes.retain(|bye| bye.kind != "Z");
    }
    assert_goes_out_as(&file, &view);
}

/// Who came late is absent whether or not somebody told it as a bye: the same bye records before and after
/// an import.
#[test]
fn evt_5_bye_records_are_the_same_whether_absences_were_told_or_not() {
    let file = trf::read(REPORT).unwrap();
    let told = played(&file);
    let mut untold = told.clone();
    for round in &mut untold.rounds {
        round.byes.retain(|bye| bye.kind != "Z");
    }
    let text = super::write(&told, &regulations(), 5, "26").unwrap();
    assert!(text.contains("240 Z   1    6   14"), "{text}");
    assert_eq!(
        super::write(&untold, &regulations(), 5, "26").unwrap(),
        text
    );
}

/// In both editions every player has the rounds and the points that the report gives him.
fn assert_goes_out_as(file: &File, view: &EventView) {
    for edition in ["16", "26"] {
        let text = super::write(view, &regulations(), 5, edition).unwrap();
        let again = trf::read(&text).unwrap();
        for player in file.players() {
            let other = again.player(player.number).unwrap();
            let number = player.number;
            assert_eq!(other.rounds, player.rounds, "edition {edition}, {number}");
            assert_eq!(other.points_tenths, player.points_tenths, "{number}");
        }
    }
}

#[test]
fn evt_5_the_newer_edition_says_days_tie_breaks_and_byes() {
    let file = trf::read(REPORT).unwrap();
    let text = super::write(&played(&file), &regulations(), 5, "26").unwrap();
    let report = trf::read(&text).unwrap();
    let days = |line: &Line| match line {
        Line::Dates(days) => Some(days.join(" ")),
        _ => None,
    };
    assert_eq!(
        report.lines.iter().find_map(days).unwrap(),
        "26/04/03 26/04/04 26/04/05 26/04/06 26/04/07"
    );
    for (tag, expected) in [
        (Tag::Rounds, "5"),
        (Tag::InitialColour, "W"),
        (Tag::TieBreaks, "BH/C1,BH,DE"),
        (Tag::StandingsTieBreaks, "PTS,BH/C1,BH,DE"),
        (Tag::EncodedTimeControl, "5400+30"),
    ] {
        assert_eq!(report.header(tag), Some(expected), "{tag:?}");
    }
    let byes: Vec<_> = text
        .lines()
        .filter(|line| line.starts_with("240"))
        .collect();
    assert_eq!(
        byes,
        [
            "240 Z   1    6   14",
            "240 F   2   12",
            "240 H   2    4",
            "240 H   3    9",
            "240 Z   4   12   14",
            "240 Z   5   12"
        ]
    );
}

fn with<'a>(facts: &'a [(Tag, &'a str)]) -> super::More<'a> {
    super::More {
        facts,
        ..super::More::default()
    }
}

/// What only the organiser knows stands in its place.
#[test]
fn evt_5_the_newer_edition_says_the_type_and_who_paired() {
    let file = trf::read(REPORT).unwrap();
    let view = played(&file);
    let more = [
        (Tag::EncodedType, "FIDE_DUTCH_2025"),
        (Tag::PairingProgram, "bbpPairings 6.0.0"),
    ];
    let text = super::write_with(&view, &regulations(), 5, "26", &with(&more)).unwrap();
    let numbers = text.lines().map(|line| &line[..3]);
    let numbers: Vec<_> = numbers.filter(|number| *number != "001").collect();
    assert!(numbers.is_sorted(), "{numbers:?}");
    let report = trf::read(&text).unwrap();
    for (tag, expected) in more {
        assert_eq!(report.header(tag), Some(expected));
    }
    // A round robin by its code, whatever the words say.
    let coded = [(Tag::EncodedType, "BERGER_ROUNDROBIN")];
    let text = super::write_with(&view, &regulations(), 5, "26", &with(&coded)).unwrap();
    let report = trf::read(&text).unwrap();
    assert_eq!(report.system(&[]), System::RoundRobin);
}

/// By points, then Buchholz Cut-1: 3 has the most of the three and a half.
#[test]
fn evt_5_ranks_are_those_of_the_events_tie_breaks() {
    let file = trf::read(REPORT).unwrap();
    let text = super::write(&played(&file), &regulations(), 5, "16").unwrap();
    let report = trf::read(text).unwrap();
    let rank = |number: u16| report.player(number).unwrap().rank.unwrap();
    assert_eq!([2, 3].map(rank), [1, 2]);
    assert!(
        [1, 4, 16]
            .map(rank)
            .iter()
            .all(|rank| (3..=5).contains(rank))
    );
}

/// Sixteen players and fifteen rounds: by its figures a round robin.
#[test]
fn evt_5_as_many_rounds_as_opponents_are_still_a_swiss() {
    let file = trf::read(REPORT).unwrap();
    let view = played(&file);
    for (system, kind) in [
        (None, "Individual"),
        (Some(System::Swiss), "Individual: Swiss-System"),
    ] {
        let regulations = Regulations {
            rounds: 15,
            system,
            ..regulations()
        };
        let text = super::write(&view, &regulations, 5, "26").unwrap();
        let report = trf::read(&text).unwrap();
        assert_eq!(report.header(Tag::Type), Some(kind));
        let options = super::options(&regulations, &report);
        assert_eq!(options.system, System::Swiss, "{kind}");
        assert_eq!(report.system(&options.tie_breaks), System::Swiss);
    }
    let robin = Regulations {
        rounds: 15,
        system: Some(System::RoundRobin),
        ..regulations()
    };
    let error = super::write(&view, &robin, 5, "26").unwrap_err();
    assert!(format!("{error:#}").contains("BH/C1 must not"), "{error:#}");
}

/// Nor are its byes anybody's points: a report, or a table, of all rounds has them not.
#[test]
fn evt_5_a_draft_tells_nobody_absent_and_gives_no_points() {
    let file = trf::read(REPORT).unwrap();
    let mut view = played(&file);
    view.rounds[4].state = RoundState::Draft.into();
    for pairing in &mut view.rounds[4].pairings {
        pairing.result = None;
    }
    let text = super::write(&view, &regulations(), 5, "16").unwrap();
    let report = trf::read(text).unwrap();
    let player = |number| report.player(number).unwrap();
    assert_eq!(player(12).cell(5).result, None);
    assert_eq!(player(12).cell(4).result, Some(RoundResult::ZeroBye));
    // Left over in the last round, with a whole point once it is published.
    assert_eq!(player(9).cell(5).result, None);
    assert_eq!(player(9).points_tenths, Some(5));
}

/// A later round may be published before it: the column of the draft between them is blank.
#[test]
fn evt_5_a_draft_before_a_published_round_is_a_blank_column() {
    let file = trf::read(REPORT).unwrap();
    let mut view = played(&file);
    view.rounds[3].state = RoundState::Draft.into();
    for pairing in &mut view.rounds[3].pairings {
        pairing.result = None;
    }
    for (edition, to_pair) in [("16", false), ("16", true), ("26", false), ("26", true)] {
        let more = super::More {
            to_pair,
            ..super::More::default()
        };
        let text = super::write_with(&view, &regulations(), 5, edition, &more).unwrap();
        let report = trf::read(&text).unwrap();
        for (player, before) in report.players().zip(file.players()) {
            assert!(player.cell(4).is_blank(), "{text}");
            let [after, as_before] = [player, before].map(|player| player.cell(5).opponent);
            assert_eq!(after, as_before, "{text}");
        }
        let told = "### round 4 is an unpublished draft: the report has none of its";
        assert_eq!(text.contains(told), edition == "26", "{text}");
    }
}

/// The event as the coordinator tells it when the rounds before the last came with a report.
fn told_but_the_last(report: &str, file: &File, last: u16) -> EventView {
    let imported = import_trf::read(report.as_bytes(), Some(last), None).unwrap();
    let told = imported.played.into_iter().map(|told| RoundView {
        round: told.round,
        state: RoundState::Elsewhere.into(),
        pairings: told.pairings,
        byes: told.byes,
        day: told.day,
        ..RoundView::default()
    });
    let mut view = EventView {
        players: imported.players,
        rounds: told.collect(),
        ..EventView::default()
    };
    let pairings = imported.pairings.iter();
    view.rounds.push(RoundView {
        round: last.into(),
        state: RoundState::Closed.into(),
        pairings: pairings.map(|p| ended(file, last, p)).collect(),
        byes: imported.byes,
        ..RoundView::default()
    });
    view
}

/// Every letter of the report, the short games and the late entry too.
#[test]
fn evt_5_a_report_whose_last_round_is_played_here_goes_out_as_it_was() {
    let file = trf::read(REPORT).unwrap();
    let view = told_but_the_last(REPORT, &file, 5);
    assert_eq!(view.rounds.len(), 5);
    assert_goes_out_as(&file, &view);
}

/// A forfeit without colours keeps its opponent, and a round its day. What a report leaves blank of a
/// round that was played goes out as what it means: `py4swiss` takes nothing else.
#[test]
fn evt_5_what_only_some_programs_write_goes_out_as_it_was() {
    let report = "\
132                                                                                        27/04/01  27/04/02
142 2
001    1      One                               2000                             1.0    1     2 - +     3 w =
001    2      Two                               1900                             0.5    3     1 - -         H
001    3      Three                             1800                             1.5    2  0000 - U     1 b =
001    4      Four                              1700                             0.0    4
";
    let mut file = trf::read(report).unwrap();
    let view = told_but_the_last(report, &file, 2);
    assert_eq!(view.rounds[0].day, "2027-04-01");
    let text = super::write(&view, &regulations(), 2, "26").unwrap();
    let again = trf::read(&text).unwrap();
    let days = again.lines.iter().find_map(|line| match line {
        Line::Dates(days) => Some(days.clone()),
        _ => None,
    });
    assert_eq!(days.unwrap()[0], "27/04/01");
    // Who has nothing was absent, wherever the round was played.
    let absent = file.players_mut().find(|player| player.number == 4);
    let absent = absent.unwrap();
    for round in [1, 2] {
        let cell = trf::Cell {
            result: Some(RoundResult::ZeroBye),
            ..trf::Cell::default()
        };
        absent.set_cell(round, cell);
    }
    for player in file.players() {
        let other = again.player(player.number).unwrap();
        assert_eq!(other.rounds, player.rounds, "{}", player.number);
    }
}

#[test]
fn evt_5_which_rounds_of_a_report_were_played_elsewhere() {
    let read = |round, played| {
        let imported = import_trf::read(REPORT.as_bytes(), round, played)?;
        let rounds: Vec<_> = imported.played.iter().map(|told| told.round).collect();
        anyhow::Ok((imported.round, rounds))
    };
    for (round, played, expected) in [
        (Some(3), None, Ok((3, vec![1, 2]))),
        (Some(1), None, Ok((1, vec![]))),
        (Some(3), Some(0), Ok((3, vec![]))),
        (Some(5), Some(2), Ok((5, vec![1, 2]))),
        (Some(0), None, Ok((0, vec![]))),
        (Some(0), Some(5), Ok((0, vec![1, 2, 3, 4, 5]))),
        (None, Some(5), Ok((0, vec![1, 2, 3, 4, 5]))),
        (
            None,
            None,
            Err("every round of the report already has results"),
        ),
        (
            Some(3),
            Some(3),
            Err("round 3 cannot be both played here and played elsewhere (--played 3)"),
        ),
        (Some(0), Some(6), Err("the report has no round 6")),
    ] {
        let found = read(round, played).map_err(|error| error.to_string());
        let expected = expected.map_err(str::to_owned);
        assert_eq!(found, expected, "{round:?} {played:?}");
    }
}

#[test]
fn evt_5_forfeits_come_in_as_pairings_that_are_to_be_declared() {
    let imported = import_trf::read(REPORT.as_bytes(), Some(4), None).unwrap();
    let [(board, white, black)] = imported.forfeits[..] else {
        panic!("{:?}", imported.forfeits);
    };
    let pairing = imported.pairings.iter().find(|p| p.board == board);
    let pairing = pairing.unwrap();
    assert_eq!((pairing.white, pairing.black), (11, 9));
    assert_eq!((white, black), (2, 0));
    let byes: Vec<_> = imported
        .byes
        .iter()
        .map(|b| (b.player, &b.kind[..]))
        .collect();
    assert_eq!(byes, [(12, "Z"), (14, "Z")]);
}

/// TRF26 codes periods, increments and times that differ (222); it has no code for a delay, which
/// then stands in words only (122). What was written is read alike.
#[test]
fn clk_2_clk_3_a_report_codes_the_time_controls_that_have_a_code() {
    let file = trf::read(REPORT).unwrap();
    for (control, in_words) in [
        ("5400+30", None),
        ("5400", None),
        ("40/6000+30:900+30", None),
        ("40/7200:20/3600:900+30", None),
        ("W5400+30-B3600+30", None),
        (
            "5400d5",
            Some("90 minutes, with a delay of 5 seconds before each move"),
        ),
        (
            "40/7200:1800b10",
            Some(
                "40 moves in 120 minutes; then 30 minutes, with up to 10 seconds given back after \
                 each move (Bronstein)",
            ),
        ),
    ] {
        let mut regulations = regulations();
        regulations.time_control = std::sync::Arc::new(control.parse().unwrap());
        let text = super::write(&played(&file), &regulations, 5, "26").unwrap();
        let report = trf::read(&text).unwrap();
        assert_eq!(report.header(Tag::TimeControl), in_words.or(Some(control)));
        let read = report.header(Tag::EncodedTimeControl);
        assert_eq!(
            read,
            Some(control).filter(|_| in_words.is_none()),
            "{control}"
        );
        let older = super::write(&played(&file), &regulations, 5, "16").unwrap();
        let older = trf::read(&older).unwrap();
        assert_eq!(older.header(Tag::EncodedTimeControl), None, "{control}");
    }
}

/// Points are lower without the round, and who reads the file is to know why.
#[test]
fn evt_5_a_round_that_was_taken_back_is_told_with_the_report() {
    let file = trf::read(REPORT).unwrap();
    let mut view = told_but_the_last(REPORT, &file, 5);
    for round in &mut view.rounds {
        "2026-04-02".clone_into(&mut round.day);
    }
    assert_eq!(super::without(&view, 5), [""; 0]);
    view.rounds[1].state = RoundState::Draft.into();
    "open.trf".clone_into(&mut view.rounds[1].taken_back);
    let told = "round 2 is not counted: it was played elsewhere, and its results imported from \
                open.trf were cancelled";
    for (round, expected) in [(1, &[][..]), (2, &[told]), (5, &[told])] {
        assert_eq!(super::without(&view, round), expected);
        let text = super::write(&view, &regulations(), round, "26").unwrap();
        let comments: Vec<_> = text
            .lines()
            .filter(|line| line.starts_with("###"))
            .collect();
        let expected: Vec<_> = expected.iter().map(|told| format!("### {told}")).collect();
        assert_eq!(comments, expected);
        assert!(trf::read(&text).is_ok());
        // The older edition knows no comments.
        let older = super::write(&view, &regulations(), round, "16").unwrap();
        assert!(!older.contains("###"), "{older}");
    }
}

/// EVT-9, PEN-1, Appendix I, A.9: where the event says so, the opponents of a player who was expelled have the points of
/// their games against them. The report's games stay as they were played; it names the penalty.
#[test]
fn evt_9_pen_1_points_against_an_expelled_player_as_the_event_sets() {
    let file = trf::read(REPORT).unwrap();
    let mut view = played(&file);
    let expulsion: Penalty = "expulsion".parse().unwrap();
    view.penalties = vec![ImposedPenalties {
        player: 2,
        name: "Bruno".to_owned(),
        board: Some(BoardRef { round: 5, board: 1 }),
        article: "O 18.4.9".to_owned(),
        penalties: vec![wire_penalty(&expulsion)],
        ..ImposedPenalties::default()
    }];
    let table = |points: &str| {
        let text = format!("{TOML}[penalties]\npoints_of_expelled = {points:?}\n");
        let regulations = adoube_regulations::from_toml(&text).unwrap();
        let file = super::file(&view, &regulations, 5, trf::Edition::Trf26).unwrap();
        let counted = super::penalties::counted(file.crosstable(), &view, &regulations);
        let options = super::options(&regulations, &file);
        let table = super::standings(&counted, 5, &options).unwrap();
        [1, 2, 7].map(|number| table.player(number).unwrap().halves)
    };
    assert_eq!(table("stay"), [7, 8, 3]);
    // Alyx drew against Bruno, Genevieve lost.
    assert_eq!(table("opponents"), [8, 0, 5]);
    let text = super::write(&view, &regulations(), 5, "26").unwrap();
    let told = "### penalty: player 2 (Bruno), board 5.1: Expelled from the event (O 18.4.9)";
    assert!(text.lines().any(|line| line == told), "{text}");
    // A file is for readers everywhere, whatever language who writes it reads.
    let spanish = in_language(Language::Spanish, || {
        super::write(&view, &regulations(), 5, "26").unwrap()
    });
    assert_eq!(spanish, text);
    assert!(
        !super::write(&view, &regulations(), 4, "26")
            .unwrap()
            .contains("penalty:")
    );
}

/// PEN-1: the older edition has no place for penalties: the export says which of them changed a result.
#[test]
fn pen_1_trf16_is_exported_with_a_remark_about_penalties_that_changed_a_result() {
    let mut view = played(&trf::read(REPORT).unwrap());
    let imposed = |round, typed: &str| ImposedPenalties {
        player: 2,
        name: "Bruno".to_owned(),
        board: Some(BoardRef { round, board: 1 }),
        article: "O 18.4".to_owned(),
        penalties: vec![wire_penalty(&typed.parse::<Penalty>().unwrap())],
        ..ImposedPenalties::default()
    };
    view.penalties = vec![
        imposed(1, "warning"),
        imposed(2, "game-lost"),
        imposed(5, "points-off=0.5"),
    ];
    let told = |round, edition| {
        let remarks = super::remarks(&view, &regulations(), round, edition);
        let told = remarks
            .into_iter()
            .filter(|remark| remark.contains("penalty"));
        told.count()
    };
    assert_eq!(
        told(1, trf::Edition::Trf16),
        0,
        "a warning changes no result"
    );
    assert_eq!(told(4, trf::Edition::Trf16), 1);
    assert_eq!(told(5, trf::Edition::Trf16), 2);
    assert_eq!(told(5, trf::Edition::Trf26), 0, "they are in the report");
    let remarks = super::remarks(&view, &regulations(), 2, trf::Edition::Trf16);
    let line = "player 2 (Bruno), board 2.1: Game lost (O 18.4)";
    assert!(
        remarks.iter().any(|remark| remark.ends_with(line)),
        "{remarks:?}"
    );
}
