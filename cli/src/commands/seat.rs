//! `adoube seat move`: a player goes on at a spare device.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{CommandPreview, EventView, MoveSeatCommand, PairingEntry, RoundState};
use adoube_tournament::catalogue_message::CatalogueMessage;
use adoube_tournament::ids::BoardId;
use anyhow::{Result, bail};

use super::board::{foreseen, of, seat};
use super::confirm::{confirmed, is_to_be_asked_again};
use super::event_rounds;
use crate::args::{Common, SeatCommand, SeatMoveArgs};
use crate::catalogue::filled;
use crate::client::{CHIEF, Client};
use crate::say::{Say, Trouble, coded, trouble};
use crate::text;

/// Moves a seat.
pub(super) async fn run(common: &Common, command: SeatCommand, say: Say) -> Result<()> {
    let SeatCommand::Move(args) = command;
    let (command, side) = moving(&args);
    let (board, device) = (args.board, &args.device);
    let client = Client::connect(common, CHIEF).await;
    let mut client = client.map_err(or_on_the_wall)?;
    known(&client.describe().await?, board, device.as_str())?;
    let done = text!("cli-seat-moved", side, device);
    let request = of(board, &args.reason, &command);
    loop {
        // What would be refused is not told as if it were done.
        let foreseen = client.preview(request.clone()).await?;
        let moves = text!("cli-seat-moves", board, side, device);
        let comes_to = foreseen::told(&foreseen.consequences, &[]);
        let stop = text!("cli-seat-stop-clocks", board);
        for line in [moves].into_iter().chain(comes_to).chain([stop]) {
            say.folded(line);
        }
        if !args.yes && !confirmed(&text!("cli-seat-confirm"))? {
            bail!(text!("cli-seat-nothing-moved"));
        }
        // Whether the device is heard, and its page open, no record of the board tells.
        let now = client.preview(request.clone()).await?;
        if !args.yes && words(&now) != words(&foreseen) {
            say.text(text!("cli-seat-effects-changed"));
            continue;
        }
        let given = (board, request.clone());
        match foreseen::give(&mut client, given, &done, &foreseen, say).await {
            Err(error) if is_to_be_asked_again(&error, !args.yes, say) => {}
            done => return done,
        }
    }
}

/// What a command comes to, without what changes each second.
fn words(foreseen: &CommandPreview) -> Vec<&str> {
    let notes = foreseen.consequences.iter();
    notes.map(|note| note.word.as_str()).collect()
}

/// Without the coordinator a seat is moved at the venue all the same.
fn or_on_the_wall(error: anyhow::Error) -> anyhow::Error {
    match error.downcast::<Trouble>() {
        Ok(it) => coded(
            &it.code,
            it.what,
            text!("cli-seat-or-at-the-wall", next: it.next),
        ),
        Err(other) => other,
    }
}

/// Whether there are such a board and such a device: said before anybody is asked to confirm.
fn known(view: &EventView, board: BoardId, device: &str) -> Result<()> {
    let round = event_rounds::round(view, board.round)?;
    let number = u32::from(board.board);
    let open = |pairing: &&PairingEntry| pairing.board == number && pairing.before.is_some();
    if !round.pairings.iter().any(|pairing| open(&pairing)) {
        let state = RoundState::word_of(round.state);
        return Err(trouble!("cli-seat-board-not-open", board, round: board.round, state));
    }
    let all = || view.venues.iter().flat_map(|venue| &venue.devices);
    if all().any(|known| known == device) {
        return Ok(());
    }
    let devices: Vec<_> = view
        .venues
        .iter()
        .filter(|venue| !venue.devices.is_empty())
        .map(|venue| format!("{}: {}", venue.id, venue.devices.join(" ")))
        .collect();
    Err(trouble(
        text!("cli-seat-no-device", device),
        filled(&CatalogueMessage::new("cli-seat-devices").text("devices", devices.join("; "))),
    ))
}

/// The command, and whose seat it is, as messages choose by it.
pub(super) fn moving(args: &SeatMoveArgs) -> (Command, &'static str) {
    let side = seat(args.side);
    let command = Command::MoveSeat(MoveSeatCommand {
        seat: side.into(),
        device: args.device.to_string(),
    });
    (command, side.word())
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_proto::v1::{BeforeGame, RoundView, VenueEntry};

    #[test]
    fn ven_1_a_spare_that_there_is_not_is_told_before_anybody_confirms() {
        let venue = |id: &str| VenueEntry {
            id: id.to_owned(),
            devices: vec![format!("{id}-1"), format!("{id}-2")],
            ..VenueEntry::default()
        };
        let round = |round, state: &str, open: bool| RoundView {
            round,
            state: RoundState::from_word(state).unwrap_or_default().into(),
            pairings: vec![PairingEntry {
                board: 1,
                before: open.then(BeforeGame::default),
                ..PairingEntry::default()
            }],
            ..RoundView::default()
        };
        let view = EventView {
            venues: vec![venue("madrid"), venue("oslo")],
            rounds: vec![round(1, "started", true), round(2, "draft", false)],
            ..EventView::default()
        };
        for (round, board, device, told) in [
            (1, 1, "oslo-2", None),
            (1, 1, "oslo-3", Some("device oslo-3 does not exist")),
            (
                1,
                2,
                "oslo-2",
                Some("board 1.2 is not open: round 1 is started"),
            ),
            (
                2,
                1,
                "oslo-2",
                Some("board 2.1 is not open: round 2 is a draft"),
            ),
            (3, 1, "oslo-2", Some("round 3 does not exist")),
        ] {
            let found = known(&view, BoardId { round, board }, device).err();
            assert_eq!(found.map(|e| e.to_string()).as_deref(), told);
        }
    }
}
