//! Games, whole, from the ledger: one at a time, so that a round of any size needs little memory.

use adoube_chess::BySide;
use std::sync::Arc;

use adoube_ledger::StreamName;
use adoube_proto::v1;
use adoube_record::streams;
use adoube_tournament::board::Event;
use adoube_tournament::ids::TournamentId;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::Status;

use super::Replies;
use super::undone_moves::MoveList;
use crate::host::Host;
use crate::load::{self, LoadError};
use crate::shard::{GameAt, views};

/// Games read ahead of the reader.
const AHEAD: usize = 4;

/// Streams the games of a list.
pub(super) fn read(
    host: &Arc<Host>,
    tournament: TournamentId,
    list: Vec<GameAt>,
) -> Replies<v1::GameView> {
    let (sender, games) = mpsc::channel(AHEAD);
    let host = Arc::clone(host);
    tokio::spawn(async move {
        for game in list {
            // One thread for one game, so that a slow reader holds none while he reads.
            let (host, tournament) = (Arc::clone(&host), tournament.clone());
            let read = tokio::task::spawn_blocking(move || game_view(&host, &tournament, game));
            let read = match read.await {
                Ok(Ok(game)) => Ok(game),
                Ok(Err(error)) => Err(unreadable(&error)),
                Err(error) => Err(unreadable(&error)),
            };
            let failed = read.is_err();
            if sender.send(read).await.is_err() || failed {
                return;
            }
        }
    });
    Box::pin(ReceiverStream::new(games))
}

fn unreadable(error: &dyn std::error::Error) -> Status {
    tracing::error!(%error, "a game cannot be read");
    Status::data_loss(format!("a game cannot be read: {error}"))
}

fn game_view(
    host: &Host,
    tournament: &TournamentId,
    game: GameAt,
) -> Result<v1::GameView, LoadError> {
    let stream = StreamName::new(streams::board(tournament, game.board))?;
    let mut events = Vec::new();
    let mut moves = MoveList::default();
    let mut result_state = None;
    load::fold_board(
        host.ledger().as_ref(),
        &stream,
        game.through,
        |board, record| {
            // Opened anew, what was before it was for a publication that was taken back.
            if matches!(record.event, Event::Opened(_)) {
                events.clear();
            }
            let mut event = views::for_official(board, record, &game.names);
            views::name_delegation(&mut event, &game.delegated);
            moves.follow(&mut event, board.line().position());
            events.push(event);
            result_state = board.is_finished().then(|| views::result_state(board));
        },
    )?;
    let BySide { white, black } = game.players;
    Ok(v1::GameView {
        board: Some(views::board_ref(game.board)),
        white: Some(white),
        black: Some(black),
        events,
        silences: game.silences,
        holds: game.holds,
        incident_turns: game.incident_turns,
        result_state,
    })
}
