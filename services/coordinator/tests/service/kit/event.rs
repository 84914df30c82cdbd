//! One tournament in Madrid and Oslo, one board a round.

use adoube_proto::v1::{
    ImportRequest, OfficialEntry, PairingEntry, PlayerEntry, Role, RoundRequest, SetUpRequest,
    VenueEntry,
};

use super::Site;

pub(crate) const TOURNAMENT: &str = "test";

/// Whoever has an office, and where.
const OFFICIALS: [(&str, Role, &str); 7] = [
    ("chief", Role::ChiefArbiter, ""),
    ("arbiter", Role::Arbiter, ""),
    ("orga", Role::Organiser, ""),
    ("lca-madrid", Role::Lca, "madrid"),
    ("lta-madrid", Role::Lta, "madrid"),
    ("lca-oslo", Role::Lca, "oslo"),
    ("lta-oslo", Role::Lta, "oslo"),
];

pub(crate) fn setting_up() -> SetUpRequest {
    let venue = |id: &str| VenueEntry {
        id: id.to_owned(),
        name: id.to_uppercase(),
        time_zone: "Europe/Madrid".to_owned(),
        devices: [1, 2].map(|n| format!("{id}-{n}")).to_vec(),
    };
    let official = |(person, role, venue): (&str, Role, &str)| OfficialEntry {
        person: person.to_owned(),
        name: format!("Official {person}"),
        role: role.into(),
        venue: venue.to_owned(),
    };
    SetUpRequest {
        tournament: TOURNAMENT.to_owned(),
        regulations: "name = \"Test\"\nkind = \"hybrid\"\nrounds = 3\n\
            time_control = \"5400+30\"\ndefault_time = 60\n\
            [disconnection]\nclock = \"runs\"\n[checks]\nbefore_game = \"none\"\n[late]\nwhite_clock = \"stands\"\n\
            [lag]\nper_move_ms = 200\nquota_ms = 2000\nrefill_ms = 50\n"
            .to_owned(),
        venues: vec![venue("madrid"), venue("oslo")],
        officials: OFFICIALS.map(official).to_vec(),
    }
}

pub(crate) fn importing(round: u32) -> ImportRequest {
    let player = |number, name: &str, venue: &str| PlayerEntry {
        number,
        name: name.to_owned(),
        venue: venue.to_owned(),
        ..PlayerEntry::default()
    };
    ImportRequest {
        tournament: TOURNAMENT.to_owned(),
        players: vec![player(1, "Anna", "madrid"), player(2, "Boris", "oslo")],
        round,
        pairings: vec![PairingEntry {
            board: 1,
            white: 1,
            black: 2,
            ..PairingEntry::default()
        }],
        ..ImportRequest::default()
    }
}

impl Site {
    /// Imports, publishes and starts a round.
    pub(crate) async fn play_on(&self, round: u32) {
        self.play(importing(round)).await;
    }

    /// Imports this, and publishes and starts its round.
    pub(crate) async fn play(&self, import: ImportRequest) {
        let round = import.round;
        let mut chief = self.official("official:chief").await;
        let request = || RoundRequest {
            tournament: TOURNAMENT.to_owned(),
            round,
            ..RoundRequest::default()
        };
        chief.import(import).await.unwrap();
        chief.publish_round(request()).await.unwrap();
        chief.start_round(request()).await.unwrap();
    }
}
