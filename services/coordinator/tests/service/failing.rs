//! A failure of the ledger of which a shard hears late: by then the ledger takes records again.

use std::sync::Arc;
use std::time::Duration;

use adoube_coordinator::host::{Inbox, Message, Sink};
use adoube_coordinator::shard::{CallId, Failure, Input, Reply, ShardRequest};
use adoube_ledger::{Head, Ledger, MemoryLedger, StreamName};
use adoube_tournament::actor::{Actor, Role};
use adoube_tournament::ids::{CommandId, PersonId};
use adoube_tournament::round::HoldRequest;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

use crate::kit::{PATIENCE, Site, TOURNAMENT, setting_up};

type Answer = oneshot::Receiver<Result<Reply, Failure>>;

fn heads(ledger: &MemoryLedger) -> Vec<(StreamName, Head)> {
    let streams = ledger.streams("").unwrap().into_iter();
    streams
        .map(|stream| {
            let head = ledger.head(&stream).unwrap();
            (stream, head)
        })
        .collect()
}

/// The Chief Arbiter asks for something. Numbers of calls from the wire are far below these.
async fn asks(inbox: &Inbox, number: u64, ask: ShardRequest) -> Answer {
    let (sender, answer) = oneshot::channel();
    let chief = Actor::official(PersonId::new("chief").unwrap(), Role::ChiefArbiter);
    let call = CallId(u64::MAX - number);
    let input = Input::Call(call, chief.into(), ask);
    let message = Message::with(input, Sink::Call(call, sender));
    inbox.send(message).await.unwrap();
    answer
}

fn stopping_a_round(number: u64) -> ShardRequest {
    ShardRequest::Hold {
        round: 1,
        id: CommandId(u128::from(number).to_be_bytes()),
        request: HoldRequest {
            venue: None,
            article: "O 19.6".to_owned(),
            reason: Some("fire alarm".to_owned()),
        },
        end: false,
    }
}

/// Waits until the ledger keeps back the answer for more than the round's record.
async fn until_boards_are_decided(ledger: &MemoryLedger) {
    let decided = async {
        while ledger.held() < 2 {
            sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(PATIENCE, decided).await.unwrap();
}

/// A hold is a record of the round, and one of each board that it stops.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_decided_before_a_failure_is_heard_of_is_not_written() {
    let ledger = Arc::new(MemoryLedger::new());
    let site = Site::over(ledger.clone()).await;
    let mut olga = site.official("organiser:olga").await;
    olga.set_up(setting_up()).await.unwrap();
    site.play_on(1).await;
    let inbox = site.host.shard(&TOURNAMENT.parse().unwrap()).unwrap();
    let before = heads(&ledger);
    ledger.hold();
    ledger.unknown_next(false);
    let answer = asks(&inbox, 1, stopping_a_round(1)).await;
    until_boards_are_decided(&ledger).await;
    assert_eq!(heads(&ledger), before);
    ledger.release();
    let answer = timeout(PATIENCE, answer).await.unwrap().unwrap();
    assert!(answer.is_err(), "{answer:?}");
    // Once it has heard of that it goes on from what is there.
    let again = async {
        for number in 2.. {
            let answer = asks(&inbox, number, stopping_a_round(number)).await;
            if answer.await.unwrap().is_ok() {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, again).await.unwrap();
    assert_ne!(heads(&ledger), before);
}
