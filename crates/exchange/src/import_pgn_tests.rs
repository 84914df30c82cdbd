//! Files of games that other programs write, as pairings of a round.

use adoube_chess::Variant;
use adoube_proto::v1::PlayerEntry;
use anyhow::Result;

use super::{Imported, import_pgn, import_warnings};

fn read(text: &str) -> Result<Imported> {
    import_pgn::read(text.as_bytes(), None, &[], Variant::Standard)
}

fn game(board: u32, white: &str, black: &str, result: &str) -> String {
    format!(
        "[Round \"1.{board}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n*\n\n"
    )
}

/// EVT-5: `BYE` is no player; who would have met it has a bye of the points that the file tells.
#[test]
fn evt_5_a_player_against_bye_has_a_bye() {
    let text = [
        game(1, "Alder,Ann", "Birch,Bo", "*"),
        game(2, "Elm,Eve", "BYE", "1-0"),
        game(3, "bye", "Fir,Finn", "1/2-1/2"),
        game(4, "Gorse,Gil", "Bye", "0-1"),
        game(5, "Hazel,Hal", "BYE", "*"),
        game(6, "Iris,Ida", "BYE", "+--"),
    ];
    let imported = read(&text.concat()).unwrap();
    let names: Vec<_> = imported.players.iter().map(|p| p.name.as_str()).collect();
    let all = [
        "Alder,Ann",
        "Birch,Bo",
        "Elm,Eve",
        "Fir,Finn",
        "Gorse,Gil",
        "Hazel,Hal",
        "Iris,Ida",
    ];
    assert_eq!(names, all);
    assert_eq!(imported.pairings.len(), 1);
    let byes: Vec<_> = imported
        .byes
        .iter()
        .map(|bye| (bye.player, bye.kind.as_str()))
        .collect();
    assert_eq!(byes, [(3, "U"), (4, "H"), (5, "Z"), (6, "U"), (7, "U")]);
    let told = import_warnings::remarks(&imported, &[]);
    assert_eq!(
        told[1],
        "Fir,Finn against BYE (1/2-1/2) in the file is imported as a bye of half a point (H)"
    );
    let error = read(&game(1, "BYE", "BYE", "*")).unwrap_err().to_string();
    assert_eq!(error, "a game between BYE and BYE in round 1");
}

/// EVT-2, END-7: a forfeit in the file is an arbiter's to declare, and what cannot be read is named.
#[test]
fn evt_2_forfeits_of_other_programs_are_told_and_no_result_is_lost_without_a_word() {
    let results = ["+--", "-:+", "1-0F", "-/-", "1 - 0", "(1-0)", "*"];
    let text: String = (1..)
        .zip(results)
        .map(|(board, result)| game(board, &format!("W{board}"), &format!("B{board}"), result))
        .collect();
    let imported = read(&text).unwrap();
    assert_eq!(
        imported.forfeits,
        [(1, 2, 0), (2, 0, 2), (3, 2, 0), (4, 0, 0)]
    );
    assert_eq!(imported.dropped, 1);
    assert_eq!(
        imported.remarks,
        ["board 1.6: its Result tag '(1-0)' cannot be read and was ignored"]
    );
}

/// EVT-5: files that are none, and files with more faults than anybody reads.
#[test]
fn evt_5_bad_files_are_told_in_a_few_lines_with_the_place() {
    let many = "[White \"A\"]\n\n1. e5 *\n\n".repeat(1_000);
    let long = format!("[White \"A\"]\n\n1. e4 {}\n", "x".repeat(1_000_000));
    let returns = "[White \"A\"]\r[Black \"B\"]\r\r1. e4 e5 2. Ke3 *\r";
    for (text, told, lines) in [
        ("", "no games in the file: it is empty", 1),
        ("\n\n", "its 2 bytes contain neither tags nor moves", 1),
        (&many, "and 980 more", 22),
        (&long, "line 3, game 1: too long: a word", 2),
        (returns, "line 4, game 1: \"Ke3\" at half-move 3", 2),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(error.contains(told), "{error}");
        assert!(error.lines().count() <= lines + 1, "{error}");
    }
    let names = "[Round \"1\"]\n[White \"Ko\u{17e}ar, \u{17d}an\"]\n[Black \"B\"]\n\n*\n";
    let mut bytes = names
        .replace("\u{17e}", "#")
        .replace("\u{17d}", "@")
        .into_bytes();
    for byte in &mut bytes {
        *byte = match *byte {
            b'#' => 0x9E,
            b'@' => 0x8E,
            byte => byte,
        };
    }
    let imported = import_pgn::read(&bytes, None, &[], Variant::Standard).unwrap();
    assert_eq!(imported.players[0].name, "Ko\u{17e}ar, \u{17d}an");
}

/// EVT-5: a name of the same letters is the same player, and the import says so. A misspelt name is a new player; two
/// players of one name need their FIDE numbers.
#[test]
fn evt_5_names_are_read_by_their_letters_and_nobody_is_guessed() {
    let player = |number, name: &str, fide_id| PlayerEntry {
        number,
        name: name.to_owned(),
        fide_id,
        ..PlayerEntry::default()
    };
    let known = [
        player(1, "Carlsen, Magnus", 1_503_014),
        player(2, "Kim, Min", 13),
        player(3, "Kim, Min", 14),
    ];
    let read = |white: &str, fide: &str| {
        let tag = format!("[Round \"1.1\"]\n[WhiteFideId \"{fide}\"]");
        let text = game(1, white, "Birch, Bo", "*").replace("[Round \"1.1\"]", &tag);
        import_pgn::read(text.as_bytes(), None, &known, Variant::Standard)
    };
    for (white, fide, number, remark) in [
        ("Carlsen, Magnus", "", 1, ""),
        (
            "CARLSEN,MAGNUS",
            "",
            1,
            "'CARLSEN,MAGNUS' in the file is player 1, Carlsen, Magnus",
        ),
        ("Carlson, Magnus", "", 4, ""),
        ("Carlsen, Magnus", "7", 4, ""),
        ("Kim, Min", "14", 3, ""),
        (
            "M. C.",
            "1503014",
            1,
            "'M. C.' in the file is player 1, Carlsen, Magnus",
        ),
    ] {
        let imported = read(white, fide).unwrap();
        assert_eq!(imported.pairings[0].white, number, "{white} {fide}");
        assert_eq!(imported.remarks.join("; "), remark);
    }
    let error = read("Kim, Min", "").unwrap_err().to_string();
    assert_eq!(error, "'Kim, Min' can be player 2 or 3");
}

/// EVT-5: a game whose round cannot be read is named, and the others come in.
#[test]
fn evt_5_a_game_without_a_round_is_named() {
    for round in ["?", "final", ""] {
        let other = game(2, "Elm,Eve", "Fir,Finn", "*").replace("1.2", round);
        let imported = read(&[game(1, "Alder,Ann", "Birch,Bo", "*"), other].concat()).unwrap();
        assert_eq!(imported.pairings.len(), 1);
        let told = format!(
            "the game Elm,Eve - Fir,Finn is not imported: its Round '{round}' is not a \
                     number"
        );
        assert!(
            imported.remarks[0].starts_with(&told),
            "{:?}",
            imported.remarks
        );
    }
}

/// EVT-5: names in another encoding are read as Windows-1252, and that is said with its place.
#[test]
fn evt_5_a_file_that_is_not_utf_8_is_told_with_its_place() {
    let text = "[Round \"1\"]\n[White \"D?browski, Jan\"]\n[Black \"Two, B\"]\n[Result \"*\"]\n\n1. e4 *\n";
    let bytes: Vec<u8> = text
        .bytes()
        .map(|byte| if byte == b'?' { 0xB9 } else { byte })
        .collect();
    let imported = import_pgn::read(&bytes, None, &[], Variant::Standard).unwrap();
    let told = "line 2, column 10: the file is not in UTF-8: it is read as Windows-1252, the byte 0xB9 here as '¹'; 1 \
                such line";
    assert_eq!(imported.remarks, [told]);
    assert_eq!(read(text).unwrap().remarks, Vec::<String>::new());
}
