//! The tournament's report: who plays, who met whom, and how it ended.

use adoube_chess::Side;
use adoube_proto::v1::{EventView, OfficialEntry, PairingEntry, PlayerEntry, Role, RoundView};
use adoube_tournament::regulations::Regulations;
use adoube_tournament::roster::Profile;
use adoube_tournament::trf::{self, Cell, Edition, File, Line, Player, ResultCode, Tag};
use anyhow::{Context as _, Result};

/// The report up to a round; edition `16` or `26`.
pub(crate) fn write(
    view: &EventView,
    regulations: &Regulations,
    round: u16,
    edition: &str,
) -> Result<String> {
    let edition = if edition == "26" {
        Edition::Trf26
    } else {
        Edition::Trf16
    };
    Ok(trf::write(
        &file(view, regulations, round, edition)?,
        edition,
    ))
}

fn file(view: &EventView, regulations: &Regulations, round: u16, edition: Edition) -> Result<File> {
    let mut file = File::default();
    headers(&mut file, view, regulations, edition);
    let mut players: Vec<&PlayerEntry> = view.players.iter().collect();
    players.sort_by_key(|player| player.number);
    for entry in players {
        let number = number(entry.number)?;
        file.lines
            .push(Line::Player(Player::new(number, &profile(entry))));
    }
    for view in view
        .rounds
        .iter()
        .filter(|view| view.round <= u32::from(round))
    {
        enter_round(&mut file, view)?;
    }
    file.rank_by_points(regulations.scoring);
    Ok(file)
}

fn headers(file: &mut File, view: &EventView, regulations: &Regulations, edition: Edition) {
    let rated = view
        .players
        .iter()
        .filter(|player| player.rating > 0)
        .count();
    let day = |day: Option<adoube_tournament::regulations::Date>| {
        day.map(adoube_tournament::regulations::Date::with_slashes)
            .unwrap_or_default()
    };
    let control = regulations.time_control.to_string();
    let mut header = |tag, text: &str| file.push_header(tag, text);
    header(Tag::Name, &regulations.name);
    header(Tag::City, regulations.city.as_deref().unwrap_or_default());
    header(
        Tag::Federation,
        regulations.federation.as_deref().unwrap_or_default(),
    );
    header(Tag::Begin, &day(regulations.begin));
    header(Tag::End, &day(regulations.end));
    header(Tag::Players, &view.players.len().to_string());
    header(Tag::RatedPlayers, &rated.to_string());
    header(Tag::Teams, "0");
    header(Tag::Type, "Individual");
    for official in with_role(view, Role::ChiefArbiter) {
        header(Tag::ChiefArbiter, &official.name);
    }
    for official in with_role(view, Role::Arbiter) {
        header(Tag::Deputy, &official.name);
    }
    header(Tag::TimeControl, &control);
    header(Tag::Rounds, &regulations.rounds.to_string());
    if edition == Edition::Trf26 {
        header(Tag::EncodedTimeControl, &control);
    }
}

fn with_role(view: &EventView, role: Role) -> impl Iterator<Item = &OfficialEntry> {
    view.officials
        .iter()
        .filter(move |official| official.role() == role)
}

fn number(number: u32) -> Result<u16> {
    let number = u16::try_from(number)
        .ok()
        .filter(|number| (1..=9999).contains(number));
    number.context("a report has room for starting numbers from 1 to 9999 only")
}

fn profile(entry: &PlayerEntry) -> Profile {
    Profile {
        name: entry.name.clone(),
        title: entry.title.clone(),
        federation: entry.federation.clone(),
        rating: u16::try_from(entry.rating)
            .ok()
            .filter(|rating| *rating > 0),
        fide_id: Some(entry.fide_id).filter(|id| *id > 0),
        birth: entry.birth.clone(),
        sex: entry.sex.clone(),
    }
}

fn enter_round(file: &mut File, view: &RoundView) -> Result<()> {
    let round = u16::try_from(view.round).context("a round's number is too large")?;
    for pairing in &view.pairings {
        let (white, black) = (number(pairing.white)?, number(pairing.black)?);
        let (white_result, black_result) = results(pairing);
        let cells = [
            (
                white,
                Cell {
                    opponent: Some(black),
                    colour: Some(Side::White),
                    result: white_result,
                },
            ),
            (
                black,
                Cell {
                    opponent: Some(white),
                    colour: Some(Side::Black),
                    result: black_result,
                },
            ),
        ];
        for (number, cell) in cells {
            let player = file.players_mut().find(|player| player.number == number);
            player
                .with_context(|| format!("round {round}: there is no player {number}"))?
                .set_cell(round, cell);
        }
    }
    Ok(())
}

/// Each side's result by its halves of a point; none while the game goes on.
fn results(pairing: &PairingEntry) -> (Option<ResultCode>, Option<ResultCode>) {
    let code = |halves: u32| match halves {
        0 => ResultCode::Loss,
        1 => ResultCode::Draw,
        _ => ResultCode::Win,
    };
    let result = pairing.result.as_ref();
    (
        result.map(|r| code(r.white_halves)),
        result.map(|r| code(r.black_halves)),
    )
}
