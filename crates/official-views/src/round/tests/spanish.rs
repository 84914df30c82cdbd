//! What an official reads in Spanish.

use adoube_catalogue::Language;
use adoube_proto::v1::{BeforeGame, OpenCall};

use super::*;
use crate::catalogue::in_language;

/// Words that only English has, of all that is shown here.
const ENGLISH: [&str; 22] = [
    "after",
    "ago",
    "and",
    "both",
    "black",
    "clocks",
    "connected",
    "device",
    "disconnected",
    "draw",
    "for",
    "half",
    "is",
    "link",
    "moves",
    "of",
    "paused",
    "playing",
    "seat",
    "the",
    "waiting",
    "white",
];

#[track_caller]
fn assert_spanish(told: &str) {
    let lower = told.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphabetic());
    let english = words.find(|word| ENGLISH.contains(word));
    assert_eq!(english, None, "{told}");
    assert!(
        !told.contains("cli-") && !told.contains("officials-"),
        "{told}"
    );
}

#[test]
fn a_round_is_told_in_spanish() {
    let offered = BoardView {
        draw_offered_by: Side::White.into(),
        white_draw_offers: 1,
        black_assistant: "maria".to_owned(),
        ..board(2, "playing")
    };
    let steps = [
        board(2, "waiting"),
        offered,
        paused(2),
        board(2, "playing"),
        finished(2),
    ];
    let told = in_language(Language::Spanish, || told(&steps));
    assert_spanish(&told);
    expect![[r"
        1.2: 17...Nd5 Blancas 1:00:00, Negras 0:30:00
        1.2: las blancas ofrecen tablas, oferta 1
        1.2: maria introduce las jugadas de las negras
        1.2: las negras (Nepomniachtchi, Ian, lima-1) se han desconectado, último contacto hace 7.0 s
        1.2: la oferta de tablas de las blancas ya no es válida
        1.2: maria ya no introduce las jugadas de las negras
        1.2: EN PAUSA: las negras desconectadas desde hace 7.0 s (lima-1)
        1.2: las negras (Nepomniachtchi, Ian, lima-1) están conectadas de nuevo
        1.2: reanudada tras 6.0 s; Blancas >0:59:54, Negras 0:30:00
        1.2: 0-1, abandono tras 34 medias jugadas"]]
    .assert_eq(&told);
}

#[test]
fn a_board_and_its_devices_are_told_in_spanish() {
    let breached = BoardView {
        white_page_locked: true,
        white_not_held: true,
        black_breaches: 2,
        white_overdue: true,
        white_away_since: THEIRS,
        ..board(1, "playing")
    };
    let unchecked = BoardView {
        before: Some(BeforeGame {
            checks_required: true,
            ..BeforeGame::default()
        }),
        ..board(3, "waiting")
    };
    let calling = BoardView {
        calls: vec![OpenCall {
            number: 1,
            seat: Side::Black.into(),
            leave: true,
            ..OpenCall::default()
        }],
        ..board(4, "playing")
    };
    for (view, long, short) in [
        (
            breached,
            "en juego, blancas desconectadas, blancas no reconectadas a tiempo, página de las blancas \
             BLOQUEADA, ordenador de las blancas SIN BLOQUEO, 2 INFRACCIONES en el dispositivo de las \
             negras",
            "en juego, blancas desconectadas",
        ),
        (
            unchecked,
            "en espera, los dos están presentes, ningún jugador ha pasado el control",
            "sin control",
        ),
        (
            calling,
            "las negras PIDEN SALIR; en juego",
            "las negras PIDEN SALIR",
        ),
    ] {
        let model = model(1.0, std::slice::from_ref(&view));
        let told = in_language(Language::Spanish, || {
            let long = status::board(&model, &view, OURS);
            (long, status::short(&model, &view, OURS))
        });
        assert_eq!((told.0.as_str(), told.1.as_str()), (long, short));
        assert_spanish(long);
        let table = in_language(Language::Spanish, || table(&model, OURS));
        assert_spanish(&table);
    }
    let model = model(1.0, &[finished(1), board(2, "playing"), paused(3)]);
    let shown = in_language(Language::Spanish, || screen(&model, OURS + 9_000));
    // What the test itself writes there.
    let shown = shown.replace("1.2: begins", "").replace("q: quit", "");
    assert!(shown.contains("SIN DATOS desde hace 9.0 s"), "{shown}");
    assert!(shown.contains("Dispositivos"), "{shown}");
    assert_spanish(&shown);
}
