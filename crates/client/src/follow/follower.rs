//! A stream of news that outlives its connections.

use std::time::Duration;

use adoube_proto::v1::WatchReply;
use adoube_user_text::text;
use anyhow::{Result, bail};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::{Client, Updates};

/// Pause before the stream is asked for again.
const AGAIN: Duration = Duration::from_millis(500);

/// Messages that wait to be looked at. When they are more, the connection is read no further.
const WAITING: usize = 256;

/// What there is to hear.
#[derive(Debug)]
pub enum News {
    /// A message.
    Reply(Box<WatchReply>),
    /// The connection is lost; why. It is being made again.
    Lost(String),
}

/// Follows a round; makes its connection again when that is lost.
pub struct Follower {
    news: mpsc::Receiver<Result<News>>,
    task: JoinHandle<()>,
}

impl Follower {
    /// Follows a round, 0 for the one now running.
    pub fn new(client: Client, round: u16) -> Self {
        let (sender, news) = mpsc::channel(WAITING);
        let task = tokio::spawn(follow(client, round, sender));
        Self { news, task }
    }

    /// The next news. May be dropped while it waits; nothing is lost by that. An error is final:
    /// the stream could not even begin.
    pub async fn next(&mut self) -> Result<News> {
        match self.news.recv().await {
            Some(news) => news,
            None => bail!(text!("cli-not-following")),
        }
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn follow(mut client: Client, round: u16, sender: mpsc::Sender<Result<News>>) {
    let mut begun = false;
    loop {
        let error = match client.watch(round).await {
            Ok(updates) => {
                begun = true;
                match pass_on(updates, &sender).await {
                    Some(error) => error,
                    None => return,
                }
            }
            Err(error) => error,
        };
        let news = if begun {
            Ok(News::Lost(format!("{error:#}")))
        } else {
            Err(error)
        };
        if sender.send(news).await.is_err() || !begun {
            return;
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Passes messages on until the stream breaks; none if nobody listens any more.
async fn pass_on(
    mut updates: Updates,
    sender: &mpsc::Sender<Result<News>>,
) -> Option<anyhow::Error> {
    loop {
        match updates.next().await {
            Ok(Some(reply)) => sender.send(Ok(News::Reply(Box::new(reply)))).await.ok()?,
            Ok(None) => {
                return Some(anyhow::anyhow!(text!("cli-coordinator-stream-ended")));
            }
            Err(error) => return Some(error),
        }
    }
}
