//! The real coordinator as a process, over a ledger on this machine's disk.

use std::fs;
use std::path::Path;
use std::process::Command;

use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::{
    ImportRequest, OfficialEntry, PairingEntry, PlayerEntry, Role, RoundRequest, SetUpRequest,
    VenueEntry,
};
use anyhow::Result;
use tempfile::TempDir;
use tonic::transport::Channel;

use crate::papers::{Authority, Paper, signing_key};
use crate::process::{self, Program};
use crate::scale::Bench;
use crate::seat::Place;

/// Boards of one tournament at most: players have numbers of four digits.
pub const BOARDS: usize = 2_500;

/// Who is not heard is waited for: nothing that the machine is slow in ends a game.
const REGULATIONS: &str = "name = \"Bench\"\nkind = \"hybrid\"\nrounds = 1\n\
    time_control = \"7200+30\"\ndefault_time = 60\n\
    [disconnection]\nclock = \"suspended\"\nresume = \"both-back\"\n\
    [late]\nwhite_clock = \"stands\"\n[checks]\nbefore_game = \"none\"\n";

/// The coordinator, its folder, and who may call it.
pub struct Coordinator {
    /// The process.
    pub program: Program,
    /// Where it listens.
    pub place: Place,
    authority: Authority,
    folder: TempDir,
}

impl Coordinator {
    /// Starts one over an empty ledger.
    pub fn start(bench: &Bench) -> Result<Self> {
        Self::start_with(bench, &[])
    }

    /// The same with more in its environment.
    pub fn start_with(bench: &Bench, environment: &[(&str, &str)]) -> Result<Self> {
        let folder = bench.scratch("coordinator-")?;
        let authority = Authority::new()?;
        let port = process::free_port()?;
        write(folder.path(), &authority, port)?;
        let mut program = run(folder.path(), environment)?;
        program.until_listening(port)?;
        Ok(Self {
            program,
            place: Place {
                port,
                authority: authority.pem(),
            },
            authority,
            folder,
        })
    }

    /// Starts it again over what its ledger holds.
    pub fn again(&mut self) -> Result<()> {
        self.program = run(self.folder.path(), &[])?;
        Ok(())
    }

    /// Where its ledger and its people's keys are.
    pub fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("data")
    }

    /// Bytes of its ledger's files.
    pub fn ledger_bytes(&self) -> Result<u64> {
        let mut bytes = 0;
        for entry in fs::read_dir(self.data().join("ledger/store"))? {
            let found = entry?.metadata()?;
            bytes += if found.is_file() { found.len() } else { 0 };
        }
        Ok(bytes)
    }

    /// Publishes so many games, in as many tournaments as they need. The certificates of their
    /// devices, White's and Black's of each game.
    pub async fn publish(&self, games: usize) -> Result<Vec<Paper>> {
        let mut papers = Vec::new();
        for (number, first) in (0..games).step_by(BOARDS).enumerate() {
            let boards = BOARDS.min(games - first);
            self.publish_one(&format!("t{number}"), boards).await?;
            for board in 1..=boards {
                for side in ["w", "b"] {
                    papers.push(self.device(&format!("{side}{number}"), board)?);
                }
            }
        }
        Ok(papers)
    }

    /// Sets a tournament up with two halls of so many devices.
    pub async fn set_up(&self, tournament: &str, devices: usize) -> Result<()> {
        let mut organiser = self.official("organiser:olga").await?;
        organiser.set_up(setting_up(tournament, devices)).await?;
        Ok(())
    }

    async fn publish_one(&self, tournament: &str, boards: usize) -> Result<()> {
        self.set_up(tournament, boards).await?;
        let mut organiser = self.official("organiser:olga").await?;
        organiser.import(importing(tournament, boards)?).await?;
        organiser.publish_round(round(tournament)).await?;
        Ok(())
    }

    /// Starts the rounds of so many games.
    pub async fn begin(&self, games: usize) -> Result<()> {
        for number in 0..games.div_ceil(BOARDS) {
            let mut chief = self.official("official:chief").await?;
            chief.start_round(round(&format!("t{number}"))).await?;
        }
        Ok(())
    }

    /// The certificate of a venue's node.
    pub fn node(&self, venue: &str) -> Result<Paper> {
        self.authority.node(venue)
    }

    /// A client's certificate.
    pub fn paper(&self, common: &str, uri: &str) -> Result<Paper> {
        self.authority.client(common, uri)
    }

    /// The key by which its signatures are checked, PEM.
    pub fn public_key(&self) -> Result<String> {
        Ok(fs::read_to_string(self.folder.path().join("signing.pub"))?)
    }

    fn device(&self, venue: &str, board: usize) -> Result<Paper> {
        let device = format!("{venue}-{board}");
        self.authority
            .client(&device, &format!("adoube:device:{venue}:{device}"))
    }

    /// Who calls under `adoube:` this name.
    pub async fn official(&self, name: &str) -> Result<EventClient<Channel>> {
        let paper = self.authority.client(name, &format!("adoube:{name}"))?;
        let channel = self.place.endpoint(&paper)?.connect().await?;
        Ok(EventClient::new(channel).max_decoding_message_size(usize::MAX))
    }
}

fn run(folder: &Path, environment: &[(&str, &str)]) -> Result<Program> {
    let mut command = Command::new(process::beside("adoube-coordinator")?);
    command.arg("--dir").arg(folder).arg("--until-stdin-closes");
    command.env("NO_COLOR", "1");
    command.envs(environment.iter().copied());
    Program::start(command, &folder.join("log"))
}

fn write(folder: &Path, authority: &Authority, port: u16) -> Result<()> {
    let paper = authority.server("coordinator", "adoube:coordinator")?;
    let [signing, public] = signing_key()?;
    let settings = format!(
        "listen = \"127.0.0.1:{port}\"\ncertificate = \"certificate.pem\"\nkey = \"key.pem\"\n\
         authority = \"authority.pem\"\nsigning_key = \"signing.pem\"\ndata = \"data\"\n"
    );
    for (name, text) in [
        ("coordinator.toml", settings),
        ("certificate.pem", paper.certificate),
        ("key.pem", paper.key),
        ("authority.pem", authority.pem()),
        ("signing.pem", signing),
        ("signing.pub", public),
    ] {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}

fn setting_up(tournament: &str, boards: usize) -> SetUpRequest {
    let number = tournament.trim_start_matches('t');
    let venue = |side: &str| VenueEntry {
        id: format!("{side}{number}"),
        name: side.to_uppercase(),
        time_zone: "Europe/Madrid".to_owned(),
        devices: (1..=boards)
            .map(|n| format!("{side}{number}-{n}"))
            .collect(),
    };
    let chief = OfficialEntry {
        person: "chief".to_owned(),
        name: "Chief".to_owned(),
        role: Role::ChiefArbiter.into(),
        venue: String::new(),
    };
    let local = |role: Role, side: &str| OfficialEntry {
        person: format!(
            "{}-{side}{number}",
            if role == Role::Lca { "lca" } else { "lta" }
        ),
        name: "Local".to_owned(),
        role: role.into(),
        venue: format!("{side}{number}"),
    };
    let locals = ["w", "b"]
        .into_iter()
        .flat_map(|side| [local(Role::Lca, side), local(Role::Lta, side)]);
    SetUpRequest {
        tournament: tournament.to_owned(),
        regulations: REGULATIONS.to_owned(),
        venues: vec![venue("w"), venue("b")],
        officials: std::iter::once(chief).chain(locals).collect(),
    }
}

fn importing(tournament: &str, boards: usize) -> Result<ImportRequest> {
    let number = tournament.trim_start_matches('t');
    let players = u32::try_from(boards * 2)?;
    let player = |player: u32| PlayerEntry {
        number: player,
        name: format!("Player, Number {player}"),
        venue: format!("{}{number}", if player % 2 == 1 { "w" } else { "b" }),
        ..PlayerEntry::default()
    };
    Ok(ImportRequest {
        tournament: tournament.to_owned(),
        players: (1..=players).map(player).collect(),
        round: 1,
        pairings: (1..=players / 2)
            .map(|board| PairingEntry {
                board,
                white: board * 2 - 1,
                black: board * 2,
                ..PairingEntry::default()
            })
            .collect(),
        ..ImportRequest::default()
    })
}

fn round(tournament: &str) -> RoundRequest {
    RoundRequest {
        tournament: tournament.to_owned(),
        round: 1,
        ..RoundRequest::default()
    }
}
