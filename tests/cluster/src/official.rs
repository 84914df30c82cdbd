//! The Chief Arbiter's eyes: what the coordinator tells officials.

use std::path::Path;
use std::time::Duration;

use adoube_proto::v1::event_client::EventClient;
use adoube_proto::v1::watch_reply::Body;
use adoube_proto::v1::{
    BoardView, GameView, GamesRequest, ImportRequest, PlayerEntry, VenueView, WatchRequest,
};
use tonic::Status;

use crate::certificates::Paper;
use crate::grpc::Caller;

const A_DAY: Duration = Duration::from_hours(24);
const LONG_NAME: usize = 500;
const MAX_MESSAGE: usize = 16 * 1024 * 1024;

/// Calls as the Chief Arbiter of an event.
#[derive(Debug)]
pub struct Official {
    caller: Caller,
    tournament: String,
}

/// What a watcher is told first.
#[derive(Debug, Default)]
pub struct Sight {
    /// Coordinator time, milliseconds since the Unix epoch.
    pub time: u64,
    /// In the order of their numbers.
    pub boards: Vec<BoardView>,
    /// In the order of their ids.
    pub venues: Vec<VenueView>,
}

impl Official {
    /// The Chief Arbiter of the event in this folder, whose coordinator is at this address.
    pub fn new(event: &Path, tournament: &str, address: &str) -> Self {
        let paper = Paper::of(&event.join("officials/chief"));
        Self {
            caller: Caller::new(event, address, &paper),
            tournament: tournament.to_owned(),
        }
    }

    /// The games of round 1, whole.
    pub fn games(&self) -> Result<Vec<GameView>, Status> {
        self.caller.call(async |channel| {
            let mut client = EventClient::new(channel).max_decoding_message_size(MAX_MESSAGE);
            let request = GamesRequest {
                tournament: self.tournament.clone(),
                round: 1,
                board: 0,
            };
            let mut games = Vec::new();
            let mut stream = client.games(request).await?.into_inner();
            while let Some(game) = stream.message().await? {
                games.push(game);
            }
            Ok(games)
        })
    }

    /// Brings players who play in no game, or changes them: `mark` is told of each. The more
    /// of them there are and the longer their names, the more is written.
    pub fn bring_players(&self, count: u32, mark: u32) -> Result<(), Status> {
        let player = |number| PlayerEntry {
            number,
            name: format!("Extra, {}", "x".repeat(LONG_NAME)),
            rating: mark,
            ..PlayerEntry::default()
        };
        self.caller.call(async |channel| {
            let request = ImportRequest {
                tournament: self.tournament.clone(),
                players: (100..100 + count).map(player).collect(),
                command_id: fastrand::u128(..).to_be_bytes().to_vec(),
                ..ImportRequest::default()
            };
            EventClient::new(channel).import(request).await.map(drop)
        })
    }

    /// Follows boards, devices and incidents until `told` has heard enough or the stream ends.
    pub fn follow(&self, mut told: impl FnMut(Body) -> bool) -> Result<(), Status> {
        self.caller.within(A_DAY, async |channel| {
            let request = WatchRequest {
                tournament: self.tournament.clone(),
                round: 1,
                ticks: false,
                board: 0,
            };
            let mut stream = EventClient::new(channel).watch(request).await?.into_inner();
            while let Some(reply) = stream.message().await? {
                if !reply.body.is_none_or(&mut told) {
                    break;
                }
            }
            Ok(())
        })
    }

    /// Boards, clocks and devices as they stand.
    pub fn look(&self) -> Result<Sight, Status> {
        self.caller.call(async |channel| {
            let request = WatchRequest {
                tournament: self.tournament.clone(),
                round: 1,
                ticks: false,
                board: 0,
            };
            let mut sight = Sight::default();
            let mut client = EventClient::new(channel);
            let mut stream = client.watch(request).await?.into_inner();
            while let Some(reply) = stream.message().await? {
                match reply.body {
                    Some(Body::Begin(begin)) => sight.time = begin.time,
                    Some(Body::Board(board)) => sight.boards.push(board),
                    Some(Body::Venue(venue)) => sight.venues.push(venue),
                    Some(Body::Current(_)) => break,
                    Some(Body::Incident(_) | Body::Hold(_) | Body::Ticks(_)) | None => {}
                }
            }
            sight
                .boards
                .sort_by_key(|board| board.board.map(|b| b.board));
            sight
                .venues
                .sort_by(|one, other| one.venue.cmp(&other.venue));
            Ok(sight)
        })
    }
}
