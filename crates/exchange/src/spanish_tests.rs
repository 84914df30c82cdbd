//! What is wrong with a file, and what of it is doubted, in Spanish: with no English left in it.

use adoube_chess::Variant;
use adoube_proto::v1::{EventView, PlayerEntry, RoundState, RoundView};
use adoube_texts::spanish::assert_spanish;
use adoube_user_text::catalogue::{Language, in_language};
use adoube_user_text::with_next_step;

use super::{
    contradictions, draft, event_rounds, file_points, ignored_records, import_pgn, import_trf,
    import_warnings, newcomers, personal_data, player_changes, seats,
};

fn player(number: u32, name: &str) -> PlayerEntry {
    PlayerEntry {
        number,
        name: name.to_owned(),
        rating: 3_100,
        sex: "x".to_owned(),
        ..PlayerEntry::default()
    }
}

fn errors() -> Vec<String> {
    let trf = |text: &str| import_trf::read(text.as_bytes(), None, None).unwrap_err();
    let pgn = |text: &str| import_pgn::read(text.as_bytes(), None, &[], Variant::Standard);
    let view = EventView {
        rounds: vec![RoundView {
            round: 1,
            state: RoundState::Started.into(),
            ..RoundView::default()
        }],
        ..EventView::default()
    };
    let found = [
        trf(""),
        trf("012 Open\n001    x      A\n"),
        trf("012 Open\n"),
        pgn("").unwrap_err(),
        pgn("[White \"A\"]\n[Black \"B\"]\n[Round \"1\"]\n\n1. e5 *\n").unwrap_err(),
        draft::read("1 1", Some(1), Variant::Standard).unwrap_err(),
        draft::read("1 1 2", None, Variant::Standard).unwrap_err(),
        seats::apply("1 madrid", &[], &mut Vec::new(), &[], &[]).unwrap_err(),
        event_rounds::round(&view, 3).unwrap_err(),
        newcomers::refuse(
            &EventView {
                players: vec![player(1, "Alder, Ann")],
                ..view.clone()
            },
            &newcomers::newcomers(&[], &[player(2, "Birch, Bo")]),
        )
        .unwrap_err(),
    ];
    found.iter().map(with_next_step).collect()
}

fn remarks() -> Vec<String> {
    let report = "012 Open\n260 1 2\n240 H 1 9\n172 FIDE\n\
        001    1      Alder, Ann                        2100                             3.0    1     2 w 1\n\
        001    2      Birch, Bo                         2000                             0.0    2     1 b 0\n";
    let bytes = report.as_bytes();
    let players = [player(1, "Alder, Ann"), player(2, "Alder, Ann")];
    let (rules, facts) = ignored_records::left_out(bytes);
    let mut found = contradictions::remarks(bytes);
    found.extend(rules);
    found.extend(facts);
    found.extend(file_points::remark(
        bytes,
        adoube_tournament::scoring::PointSystem::default(),
    ));
    found.extend(import_warnings::twice(&players, &[]));
    found.extend(personal_data::doubtful(&players));
    found.extend(player_changes::spread_text(2, &["madrid".to_owned()]));
    found
}

#[test]
fn evt_5_what_is_said_of_a_file_has_no_english_in_spanish() {
    let (errors, remarks) = in_language(Language::Spanish, || (errors(), remarks()));
    assert!(remarks.len() >= 7, "{remarks:?}");
    for text in errors.iter().chain(&remarks) {
        // What is quoted stays as it is typed.
        let said: String = text.split('\'').step_by(2).collect();
        assert_spanish(&said);
    }
    let pgn = "no se ha importado nada: corrija primero el archivo";
    assert!(errors[4].ends_with(pgn), "{}", errors[4]);
}
