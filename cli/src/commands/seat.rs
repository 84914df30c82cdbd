//! `adoube seat move`: a player goes on at a spare device.

use adoube_proto::v1::arbiter_command::Command;
use adoube_proto::v1::{
    CommandPreview, EventView, MoveSeatCommand, PairingEntry, RoundState, Side,
};
use adoube_tournament::ids::BoardId;
use anyhow::{Result, bail};

use super::board::{foreseen, of};
use super::confirm::confirmed;
use super::known;
use crate::args::{Common, SeatCommand, SeatMoveArgs, SideName};
use crate::client::{CHIEF, Client};
use crate::lay;
use crate::say::{Say, Trouble, coded, trouble};

/// Moves a seat.
pub(super) async fn run(common: &Common, command: SeatCommand, say: Say) -> Result<()> {
    let SeatCommand::Move(args) = command;
    let (command, name) = moving(&args);
    let (board, device) = (args.board, &args.device);
    let client = Client::connect(common, CHIEF).await;
    let mut client = client.map_err(or_on_the_wall)?;
    known(&client.describe().await?, board, device.as_str())?;
    let done = format!("{name} moved to {device}");
    let request = of(board, &args.reason, &command);
    loop {
        // What would be refused is not told as if it were done.
        let foreseen = client.preview(request.clone()).await?;
        let moves = format!(
            "{board}: {name} continues at device {device}; the old device can no longer act for \
             the seat, unless you move the seat back"
        );
        let comes_to = foreseen::told(&foreseen.consequences, &[]);
        let stop = format!("to stop the clocks until then: adoube clock pause {board}");
        for line in [moves].into_iter().chain(comes_to).chain([stop]) {
            say.text(lay::fold(&line, 4, lay::width()));
        }
        if !args.yes && !confirmed("Move the seat? Type yes: ")? {
            bail!("nothing was moved");
        }
        // Whether the device is heard, and its page open, no record of the board tells.
        let now = client.preview(request.clone()).await?;
        if !args.yes && words(&now) != words(&foreseen) {
            say.text("NOT DONE: its effects have changed:");
            continue;
        }
        let given = (board, request.clone());
        match foreseen::give(&mut client, given, &done, &foreseen, say).await {
            Err(error) if foreseen::is_to_be_asked_again(&error, !args.yes, say) => {}
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
            format!(
                "{}; or request it on the venue's wall: the request is saved there until the \
                 coordinator answers",
                it.next
            ),
        ),
        Err(other) => other,
    }
}

/// Whether there are such a board and such a device: said before anybody is asked to confirm.
fn known(view: &EventView, board: BoardId, device: &str) -> Result<()> {
    let round = known::round(view, board.round)?;
    let number = u32::from(board.board);
    let open = |pairing: &&PairingEntry| pairing.board == number && pairing.before.is_some();
    if !round.pairings.iter().any(|pairing| open(&pairing)) {
        let what = format!("board {board} is not open: round {} is", board.round);
        let next = "publish the round before you move a seat";
        let state = RoundState::word_of(round.state);
        return Err(trouble(format!("{what} {state}"), next));
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
        format!("device {device} does not exist"),
        format!("devices: {}", devices.join("; ")),
    ))
}

/// The command, and whose seat it is in words.
pub(super) fn moving(args: &SeatMoveArgs) -> (Command, &'static str) {
    let (side, name) = match args.side {
        SideName::White => (Side::White, "White"),
        SideName::Black => (Side::Black, "Black"),
    };
    let command = Command::MoveSeat(MoveSeatCommand {
        seat: side.into(),
        device: args.device.to_string(),
    });
    (command, name)
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
                Some("board 2.1 is not open: round 2 is draft"),
            ),
            (3, 1, "oslo-2", Some("round 3 does not exist")),
        ] {
            let found = known(&view, BoardId { round, board }, device).err();
            assert_eq!(found.map(|e| e.to_string()).as_deref(), told);
        }
    }
}
