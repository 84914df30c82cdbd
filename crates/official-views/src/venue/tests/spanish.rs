//! What an official at a venue reads in Spanish.

use adoube_catalogue::Language;
use adoube_proto::v1::venue_intent::What;
use adoube_proto::v1::{
    AlarmedCall, AlarmedIncident, CauseCertainty, CheckFound, CheckKind, HoldScope, IncidentCause,
    IncidentStage, IntentFate, IntentView, Side, UplinkCut, VenueHold, VenueIntent,
};

use super::orders::said;
use super::*;
use crate::catalogue::in_language;
use crate::venue::open_items;

/// Words that only English has, of all that is shown here.
const ENGLISH: [&str; 20] = [
    "after",
    "ago",
    "alarm",
    "and",
    "broken",
    "connected",
    "device",
    "disconnected",
    "done",
    "for",
    "heard",
    "is",
    "locked",
    "lost",
    "of",
    "request",
    "running",
    "the",
    "uplink",
    "waiting",
];

#[track_caller]
fn assert_spanish(told: &str) {
    let lower = told.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphabetic());
    let english = words.find(|word| ENGLISH.contains(word));
    assert_eq!(english, None, "{told}");
    let is_named = ["cli-", "officials-", "pages-"]
        .iter()
        .any(|id| told.contains(id));
    assert!(!is_named, "{told}");
}

#[test]
fn a_venue_is_shown_in_spanish() {
    let mut model = well();
    for body in [
        devices(vec![
            machine("engaged", "broken", &[(false, 3)]),
            device("madrid-2", "lost", "alarm", 20_000),
        ]),
        order("done"),
        way(true, "", "silent", 3_100),
    ] {
        let told = in_language(Language::Spanish, || model.hear(body, 2_000));
        assert_spanish(&told.lines.join("\n"));
    }
    let table = in_language(Language::Spanish, || table(&model, 3_000));
    assert_spanish(&table);
    for part in [
        "sede madrid como lta",
        "EL SERVIDOR NO RESPONDE: sin respuesta desde hace 4.1 s",
        "el ordenador no está bloqueado como exige el torneo: bloqueado en parte (red: vulnerada)",
        "INFRACCIÓN, NO IMPEDIDA: /x (3 veces), hace 3.0 s",
        "madrid-1 bloquear página \"stop\" de lta-madrid: hecha [01234567]",
    ] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let shown = in_language(Language::Spanish, || drawn(&model, 6_000, 170, 24));
    assert_spanish(&shown.replace("q: quit", ""));
}

#[test]
fn what_an_official_stopped_and_asked_is_told_in_spanish() {
    let hold = VenueHold {
        scope: HoldScope::Venue.into(),
        by: "Ana Ruiz".to_owned(),
        office: Role::Lta.into(),
        ..VenueHold::default()
    };
    let checked = IntentView {
        intent: Some(VenueIntent {
            id: "0".repeat(32),
            person: "lca-oslo".to_owned(),
            board: Some(BoardRef { round: 1, board: 2 }),
            side: Side::White.into(),
            what: Some(What::Check(CheckFound {
                kind: CheckKind::FairPlay.into(),
                passed: true,
                ..CheckFound::default()
            })),
            ..VenueIntent::default()
        }),
        role: Role::Lca.into(),
        fate: IntentFate::Waiting.into(),
        unconfirmed: true,
        ..IntentView::default()
    };
    let expired = OrderView {
        device: "oslo-1".to_owned(),
        what: OrderKind::Lock.into(),
        fate: OrderFate::Expired.into(),
        ..OrderView::default()
    };
    let called = VenueAlarm {
        kind: VenueAlarmKind::Call.into(),
        board: Some(BoardRef { round: 3, board: 2 }),
        text: "White (Hansen) calls the arbiter: noise".to_owned(),
        call: Some(AlarmedCall {
            seat: Side::White.into(),
            name: "Hansen".to_owned(),
            reason: "ruido".to_owned(),
            coming_by: "Nuria Vidal".to_owned(),
            coming_office: Role::Lta.into(),
            ..AlarmedCall::default()
        }),
        ..VenueAlarm::default()
    };
    let cut_off = VenueAlarm {
        kind: VenueAlarmKind::Incident.into(),
        text: "incident 7, open: the venue's uplink failed (certain)".to_owned(),
        incident: Some(AlarmedIncident {
            number: 7,
            stage: IncidentStage::Open.into(),
            cause: IncidentCause::VenueUplink.into(),
            cause_text: "the venue's uplink failed".to_owned(),
            certainty: CauseCertainty::Certain.into(),
            ..AlarmedIncident::default()
        }),
        ..VenueAlarm::default()
    };
    let told = in_language(Language::Spanish, || {
        let alarms = open_items::beside(VenueAlarms {
            holds: vec![hold],
            alarms: vec![called, cut_off],
            ..VenueAlarms::default()
        });
        [
            open_items::alarms(&alarms, "").join("; "),
            lines::intent(&checked, ""),
            said(&lines::undone(&expired).unwrap()),
        ]
    });
    assert_eq!(
        told,
        [
            "LLAMADA en 3.2: las blancas (Hansen) llaman al árbitro: ruido; Nuria Vidal (lta) va hacia \
             allí; PAUSA: todos los relojes de esta sede están parados, por Ana Ruiz (lta): falta el \
             motivo; INCIDENTE: incidente 7, abierto: falló la conexión de la sede con el servidor \
             (seguro)",
            "petición al servidor: 1.2 las blancas: control de juego limpio superado, de lca-oslo \
             (lca): en espera, sin confirmar [00000000]",
            "la orden caducó antes de que oslo-1 respondiera; ya no se envía: repítala cuando el \
             dispositivo esté conectado, o con un --expires mayor",
        ]
    );
}

/// Devices and nodes report in English.
#[test]
fn what_devices_and_nodes_report_is_told_in_spanish() {
    let order = OrderView {
        device: "oslo-1".to_owned(),
        what: OrderKind::Lock.into(),
        fate: OrderFate::Failed.into(),
        detail: "it had locked the page; the page is unlocked again (on the page)".to_owned(),
        lines: vec!["USB: 0951:1666 (blocked)".to_owned()],
        ..OrderView::default()
    };
    let request = IntentView {
        fate: IntentFate::Accepted.into(),
        detail: "it was done before it expired".to_owned(),
        ..IntentView::default()
    };
    let cut_off = UplinkState {
        why: "connection reset by peer".to_owned(),
        cut: UplinkCut::Reset.into(),
        broker: true,
        ..UplinkState::default()
    };
    let told = in_language(Language::Spanish, || {
        [
            lines::order(&order, "").join(" "),
            lines::intent(&request, ""),
            lines::uplink(&cut_off, 0),
        ]
    });
    for (told, part) in told.iter().zip([
        "había bloqueado la página; la página está desbloqueada otra vez (en la página)",
        "se hizo antes de que caducara",
        "interrumpida",
    ]) {
        assert_spanish(told);
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(
        told[0].contains("USB: 0951:1666 (bloqueado)"),
        "{}",
        told[0]
    );
}
