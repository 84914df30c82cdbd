//! `adoube describe`: what stands.

use std::fmt::Write as _;

pub(super) use adoube_official_views::incidents::rulers::role;
use adoube_proto::v1::{EventView, VenueEntry};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_user_text::control_words;
use anyhow::Result;
use serde_json::{Value, json};

use super::export::regulations;
use super::round;
use crate::args::Common;
use crate::catalogue::filled;
use crate::client::{CHIEF, Client};
use crate::say::Say;

/// Shows the event.
pub(super) async fn run(common: &Common, say: Say) -> Result<()> {
    let view = Client::connect(common, CHIEF).await?.describe().await?;
    say.result(text(&view).trim_end(), &value(&view));
    Ok(())
}

fn text(view: &EventView) -> String {
    let (tournament, version) = (&view.tournament, view.regulations_version);
    let mut out = format!(
        "{}\n",
        filled(
            &CatalogueMessage::new("cli-describe-head")
                .text("tournament", tournament)
                .text("version", version)
        )
    );
    let head = |out: &mut String, message: CatalogueMessage| {
        let _ = writeln!(out, "\n{}", filled(&message));
    };
    head(&mut out, CatalogueMessage::new("cli-describe-regulations"));
    for line in view.regulations.lines() {
        let _ = writeln!(out, "  {line}");
    }
    if let Some(told) = understood(view) {
        head(&mut out, CatalogueMessage::new("cli-describe-time-control"));
        let _ = writeln!(out, "  {told}");
    }
    head(&mut out, CatalogueMessage::new("cli-describe-venues"));
    for venue in &view.venues {
        let VenueEntry {
            id,
            name,
            time_zone,
            devices,
        } = venue;
        let _ = writeln!(out, "  {id:<16} {name}, {time_zone}: {}", devices.join(" "));
    }
    head(&mut out, CatalogueMessage::new("cli-describe-officials"));
    for official in &view.officials {
        let (role, at) = (role(official), &official.venue);
        let _ = writeln!(
            out,
            "  {:<16} {}, {role} {at}",
            official.person, official.name
        );
    }
    head(&mut out, CatalogueMessage::new("cli-describe-players"));
    for player in &view.players {
        let (number, name, at) = (player.number, &player.name, &player.venue);
        let _ = writeln!(
            out,
            "  {number:>4} {:<3} {name:<33} {:>4} {at}{}",
            player.title,
            rating(player.rating),
            withdrawn(player.withdrawn_from)
        );
    }
    head(&mut out, CatalogueMessage::new("cli-describe-rounds"));
    for view in &view.rounds {
        let _ = writeln!(out, "  {}", round::line(view));
        for line in round::controls(view).iter().chain(&round::warnings(view)) {
            let _ = writeln!(out, "    {line}");
        }
    }
    out
}

/// The time control in words, with its class; none where this version cannot read the regulations.
pub(super) fn understood(view: &EventView) -> Option<String> {
    let regulations = regulations(view).ok()?;
    let control = control_words::understood(&regulations.time_control);
    Some(match regulations.draw_odds {
        Some(side) => {
            let side = side.to_string().to_lowercase();
            filled(
                &CatalogueMessage::new("cli-describe-draw-odds")
                    .text("control", control)
                    .text("side", side),
            )
        }
        None => control,
    })
}

/// Nothing for who has none.
fn rating(rating: u32) -> String {
    match rating {
        0 => String::new(),
        rating => rating.to_string(),
    }
}

fn withdrawn(from: u32) -> String {
    match from {
        0 => String::new(),
        from => format!(
            ", {}",
            filled(&CatalogueMessage::new("cli-describe-withdrawn").text("from", from))
        ),
    }
}

fn value(view: &EventView) -> Value {
    let venues = view.venues.iter().map(
        |v| json!({"id": v.id, "name": v.name, "time_zone": v.time_zone, "devices": v.devices}),
    );
    let officials = view
        .officials
        .iter()
        .map(|o| json!({"person": o.person, "name": o.name, "role": role(o), "venue": o.venue}));
    let players = view.players.iter().map(|p| {
        json!({
            "person": p.person, "number": p.number, "name": p.name, "title": p.title,
            "federation": p.federation, "rating": p.rating, "fide_id": p.fide_id, "venue": p.venue,
            "withdrawn_from": p.withdrawn_from,
        })
    });
    json!({
        "tournament": view.tournament,
        "regulations": view.regulations, "regulations_version": view.regulations_version,
        "venues": venues.collect::<Vec<_>>(), "officials": officials.collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "rounds": view.rounds.iter().map(round::json).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use adoube_proto::v1::{BoardsTimeControl, NoteView, RoundState, RoundView};

    use super::*;

    #[test]
    fn evt_5_clk_8_a_round_has_its_time_control_and_its_warnings() {
        let control = |time_control: &str, boards: &[u32]| BoardsTimeControl {
            time_control: time_control.to_owned(),
            boards: boards.to_vec(),
        };
        let round = RoundView {
            round: 2,
            state: RoundState::Started.into(),
            time_controls: vec![control("5400+30", &[1, 2]), control("900+10", &[3, 4])],
            warnings: vec![NoteView {
                text: "board 1: Alder and Birch met in round 1".to_owned(),
                ..NoteView::default()
            }],
            ..RoundView::default()
        };
        let view = EventView {
            rounds: vec![round],
            ..EventView::default()
        };
        let told = "  round 2: started, 0 boards, 0 finished\n    \
                    time control 90+30 (minutes + seconds a move), standard\n    \
                    boards 2.3, 2.4: time control 15+10 (minutes + seconds a move), rapid\n    \
                    warning: board 1: Alder and Birch met in round 1\n";
        assert!(text(&view).ends_with(told), "{}", text(&view));
        let round = &value(&view)["rounds"][0];
        assert_eq!(
            round["warnings"][0],
            "board 1: Alder and Birch met in round 1"
        );
        assert_eq!(round["time_controls"][1]["boards"], json!([3, 4]));
    }
}
