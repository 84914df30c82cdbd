//! Incidents and rulings in Spanish, without English words.

use adoube_catalogue::Language;
use adoube_proto::v1::remedy_view::Remedy;
use adoube_proto::v1::{
    ClosingProposalView, DeviceNoted, EventView, FlagFate, FlagOffered, FlagView, IncidentCause,
    LeaveView, ManualClockChange, NoteView, OfferReply, OfficialEntry, PauseCause, Paused,
    PostponedView, RemedyView, ReplacementCause, ReplacementView, RestartedView, Result as Points,
    ResumedView, Role, RulingRequest, SetByHandView, SideBasisView, StopView, TurnView,
    TurnedDownView,
};

use super::super::brief::short;
use super::super::{closing, earlier_rulings, list, prepared_ruling, rulers};
use super::*;
use crate::catalogue::in_language;
use adoube_texts::spanish::assert_spanish;

fn note(word: &str, with: &[(&str, &str)]) -> NoteView {
    NoteView {
        word: word.to_owned(),
        with: with
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        text: "the server says this".to_owned(),
    }
}

fn remedies() -> [RemedyView; 4] {
    let resumed = ResumedView {
        white: 1_391_000,
        black: 1_082_000,
        typed: false,
    };
    let restarted = RestartedView {
        control: "900+10".to_owned(),
        white: 900_000,
        black: 900_000,
    };
    let points = Points {
        white_halves: 0,
        black_halves: 2,
    };
    let all = [
        Remedy::Resumed(resumed),
        Remedy::Restarted(restarted),
        Remedy::Result(points),
        Remedy::Postponed(PostponedView {}),
    ];
    all.map(|remedy| RemedyView {
        remedy: Some(remedy),
    })
}

/// An incident with everything that can happen in one.
fn whole() -> IncidentView {
    let mut view = view();
    let brief = view.brief.as_mut().unwrap();
    brief.set_cause(IncidentCause::DeviceOffNetwork);
    "it may be asleep".clone_into(&mut brief.alike);
    brief.overdue = vec![BOARD; 8];
    brief.flagged = vec![BOARD];
    brief.closing_proposed_by = Some("Arbiter, Bo".to_owned());
    let absence = &mut view.absences[0];
    absence.flags = vec![FlagView {
        side: Side::White.into(),
        at: NOON + 9_000,
        while_away: true,
        undone_at: NOON + 10_000,
        undone_by: "3.1".to_owned(),
    }];
    absence.leaves = vec![LeaveView {
        call: 2,
        from: NOON,
        until: NOON + 30_000,
        by: "Castillo, Ada".to_owned(),
        role: Role::Lca.into(),
    }];
    absence.stops = vec![StopView {
        from: NOON,
        paused: Some(Paused {
            cause: PauseCause::Arbiter.into(),
            by: "Chief, Ada".to_owned(),
            role: Role::ChiefArbiter.into(),
            reason: "un móvil".to_owned(),
            ..Paused::default()
        }),
        stood_on: true,
        ..StopView::default()
    }];
    absence.set_by_hand = vec![SetByHandView {
        at: NOON,
        how: ManualClockChange::Added.into(),
        by: "Arbiter, Bo".to_owned(),
        role: Role::Arbiter.into(),
        before: Some(clocks(600, 600)),
        after: Some(clocks(660, 600)),
        time_control: "5400+30".to_owned(),
        reason: "mal puesto".to_owned(),
    }];
    absence.replacement = Some(ReplacementView {
        next_game: 2,
        at: NOON,
        cause: ReplacementCause::ReversedColours.into(),
        by: "Chief, Ada".to_owned(),
        role: Role::ChiefArbiter.into(),
        reason: "colores".to_owned(),
        ..ReplacementView::default()
    });
    (absence.attempt, absence.last_attempt) = (1, 2);
    "madrid-9".clone_into(&mut absence.moved_to);
    absence.moved_at = NOON;
    "Tom".clone_into(&mut absence.moved_by);
    view.evidence[0].said = Some(note("seat-silent", &[("span", "3.0 s")]));
    view.evidence[1].said = Some(note("neighbours", &[("silent", "0"), ("of", "5")]));
    view
}

fn ruled_on() -> IncidentView {
    let mut ruled = ruling(1, 2);
    "el rúter falló".clone_into(&mut ruled.reason);
    let made = ruled.clone();
    ruled.proposed_by = "Chief, Ada".to_owned();
    ruled.boards[0].remedy = remedies().into_iter().next();
    ruled.boards[0].execution = Some(ExecutionView::default());
    ruled.boards[0].followed_by = "4.1".to_owned();
    ruled.boards[0].basis = Some(adoube_proto::v1::BasisView {
        white: Some(SideBasisView {
            back: 20_000,
            settled: 5_000,
            earlier: 3_000,
            deducted: 2_000,
            added: 1_000,
            elsewhere: 1_000,
            ..SideBasisView::default()
        }),
        ..adoube_proto::v1::BasisView::default()
    });
    let mut later = ruling(2, 0);
    later.kind = RulingKind::Postpone.into();
    "reanudación".clone_into(&mut later.reason);
    later.boards[0].remedy = remedies().into_iter().last();
    let mut view = whole();
    view.brief.as_mut().unwrap().stage = IncidentStage::Executed.into();
    let mut made = RulingView {
        boards: Vec::new(),
        ..made
    };
    view.turned_down = vec![TurnedDownView {
        proposal: Some(made.clone()),
        at: NOON,
        by: "Arbiter, Bo".to_owned(),
        reason: "esperemos".to_owned(),
    }];
    made.boards.clone_from(&ruled.boards);
    ruled.as_proposed = Some(Box::new(made));
    view.rulings = vec![ruled, later];
    view.found = vec![FoundView {
        number: 1,
        cause: IncidentCause::VenueUplink.into(),
        certainty: CauseCertainty::Certain.into(),
        at: NOON,
        ..FoundView::default()
    }];
    view.rules_changed = vec![RulesChangedView {
        at: NOON,
        by: "Olga".to_owned(),
        four_eyes: true,
        excluded: vec![RulingKind::Result.into()],
        start_in: 30_000,
    }];
    view.turns = vec![TurnView {
        at: NOON,
        closed: true,
        text: "ruling 3.1 of Chief, Ada ended the game".to_owned(),
        why: Some(note(
            "ended",
            &[
                ("ruling", "3.1"),
                ("whose", "Chief, Ada"),
                ("second", "Bo"),
                ("reason", "se fue"),
            ],
        )),
        ..TurnView::default()
    }];
    view.joined = vec![4, 5];
    view.closing_proposal = Some(ClosingProposalView {
        at: NOON,
        by: "Chief, Ada".to_owned(),
        reason: "volvió".to_owned(),
    });
    view
}

fn offers_in_spanish() -> Vec<OfferView> {
    let remedies = remedies().into_iter().enumerate();
    let offers = remedies.map(|(number, remedy)| OfferView {
        board: Some(BoardRef {
            round: 1,
            board: u32::try_from(number).unwrap(),
        }),
        remedy: Some(remedy),
        to_move: Side::Black.into(),
        start_in: 30_000,
        played: 12,
        made_since: 9,
        first_ply: 24,
        moves_since: vec!["d5".to_owned()],
        away: vec![Side::White.into()],
        began_with: 7_200_000,
        notes: vec![note("in-place", &[("ruling", "3.1")])],
        remarks: vec![note(
            "gets-much",
            &[
                ("side", "white"),
                ("time", "99:00:00"),
                ("control", "5400+30"),
                ("brings", "2:00:00"),
            ],
        )],
        flag: Some(FlagOffered {
            side: Side::White.into(),
            at: NOON,
            fate: FlagFate::Stands.into(),
            time_zone: "Europe/Madrid".to_owned(),
        }),
        in_place_of: 1,
        ..offer(1_391, 1_082)
    });
    offers.collect()
}

fn outputs() -> Vec<String> {
    let groups = groups(
        [
            ("last-contact", Ok(offers_in_spanish())),
            ("detection", Ok(offers_in_spanish())),
            ("now", Ok(vec![offers_in_spanish()[1].clone(); 12])),
        ],
        Err("excluida".to_owned()),
    );
    let offers = OfferReply {
        kind: RulingKind::Deduct.into(),
        four_eyes: true,
        offers: offers_in_spanish(),
        ..OfferReply::default()
    };
    let many = IncidentView {
        absences: vec![whole().absences[0].clone(); 14],
        ..whole()
    };
    let last = IncidentBrief {
        ruling: RulingKind::Resume.into(),
        ruled: "resumed".to_owned(),
        cause: IncidentCause::DeviceOffNetwork.into(),
        ..brief()
    };
    let official = |person: &str, role: Role| OfficialEntry {
        person: person.to_owned(),
        name: "Chief, Ada".to_owned(),
        role: role.into(),
        venue: "madrid".to_owned(),
    };
    let event = EventView {
        officials: vec![
            official("ada", Role::ChiefArbiter),
            official("bo", Role::Organiser),
        ],
        ..EventView::default()
    };
    let standing = earlier_rulings::EarlierRulings::of(3, &offers);
    vec![
        report::text(&whole(), Some(&groups), true, usize::MAX),
        report::text(&ruled_on(), None, true, usize::MAX),
        report::text(&many, None, false, usize::MAX),
        outcome::ruling(&ruled_on(), 80),
        outcome::closed(&ruled_on(), 80),
        list::text(&[last.clone(), whole().brief.unwrap()], &event),
        short(&whole().brief.unwrap()),
        closing::consequence(&ruled_on()),
        closing::question(&[&ruled_on(), &whole()]),
        prepared_ruling::text(&offers, &RulingRequest::default()),
        prepared_ruling::asked(
            "Confirmar",
            prepared_ruling::remarks(&offers)
                .collect::<Vec<_>>()
                .into_iter(),
        ),
        standing.lines() + &standing.told(),
        format!("{:#}", standing.unnamed().unwrap()),
        rulers::told(&event, "bo"),
        offers::left_out(&std::iter::repeat_n(PutOff::default(), 9).collect::<Vec<_>>()).join("\n"),
        offers::breach(&DeviceNoted::default())
            .split('(')
            .next()
            .unwrap()
            .to_owned(),
    ]
}

/// An arbiter reads the whole of an incident and of its rulings in Spanish.
#[test]
fn dis_1_an_incident_is_told_in_spanish() {
    in_language(Language::Spanish, || {
        for told in outputs() {
            assert_spanish(&told);
        }
        let told = report::text(&whole(), None, false, usize::MAX);
        for part in [
            "Incidente 3  abierto         14:00:03 CEST  1 sin conexión",
            "viernes 2022-06-17, todas las horas en CEST (Europe/Madrid, la zona horaria de la sede madrid)",
            "1.3 Blancas Ding, Liren en madrid (madrid-3): no llegaban mensajes",
            "  últ. contacto 14:00:00.000  Blancas 0:23:11, Negras 0:18:02, 34 medias jugadas",
            "Causa: el dispositivo estaba fuera de la red de la sede (probable; ",
            "  + 14:00:00.100 sede madrid",
        ] {
            assert!(told.contains(part), "{part}\n{told}");
        }
    });
}
