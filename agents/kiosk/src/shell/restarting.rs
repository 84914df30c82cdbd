//! A page that is to load itself anew, and is not there to be told: on a machine that is held its browser is ended, and
//! whoever keeps it starts it anew. So is one that hangs.

use adoube_proto::v1::OrderOutcome;
use tokio::sync::mpsc::Sender;

use super::lockdown::{self, Platform};
use crate::{
    agent::Input,
    bus::{
        answers,
        orders::{Answer, Chore},
    },
};

/// Ends it, and tells the agent what came of it.
pub(super) async fn carry_out(platform: impl Platform, id: String, inputs: Sender<Input>) {
    let (outcome, detail) = match lockdown::end_programs(&platform).await {
        Ok(()) => (OrderOutcome::Done, answers::BROWSER),
        Err(why) => {
            tracing::warn!("no page, and no browser that could be ended: {why}");
            (OrderOutcome::Refused, answers::NONE)
        }
    };
    let answer = Answer {
        outcome,
        detail: detail.to_owned(),
        ..Answer::default()
    };
    let chore = Chore::RestartPage;
    let _ = inputs.send(Input::Carried { id, chore, answer }).await;
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use tokio::{
        io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, DuplexStream, duplex},
        sync::mpsc,
    };

    use super::*;

    /// A daemon that answers this.
    #[derive(Clone)]
    struct Says(&'static str);

    impl Platform for Says {
        type Talk = DuplexStream;

        async fn talk(&self) -> Result<DuplexStream, String> {
            let (ours, theirs) = duplex(4096);
            let answer = self.0;
            tokio::spawn(async move {
                let mut stream = BufReader::new(theirs);
                let mut line = String::new();
                stream.read_line(&mut line).await.unwrap();
                assert_eq!(line, "{\"ask\":\"kill\"}\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            });
            Ok(ours)
        }
    }

    #[tokio::test]
    async fn ven_3_a_page_that_is_not_there_is_started_anew_with_its_browser() {
        for (says, expected) in [
            ("\"done\"\n", (OrderOutcome::Done, answers::BROWSER)),
            (
                "{\"refused\":\"no group\"}\n",
                (OrderOutcome::Refused, answers::NONE),
            ),
        ] {
            let (inputs, mut told) = mpsc::channel(1);
            carry_out(Says(says), "7".to_owned(), inputs).await;
            let Some(Input::Carried { answer, .. }) = told.recv().await else {
                panic!("it is told");
            };
            assert_eq!((answer.outcome, answer.detail.as_str()), expected);
        }
    }
}
