//! Stays in conversation with who holds the machine, and tells the agent.

use std::time::Duration;

use tokio::{sync::mpsc::Sender, time::sleep};

use super::{platform::Platform, talk::Talk};
use crate::{
    agent::Input,
    lockdown::{
        MachineInput,
        asked::Asked,
        holder::{Do, Holder, standing},
    },
};

/// Between two conversations; shorter while the machine is being locked.
const PAUSE: Duration = Duration::from_secs(1);
const SHORT_PAUSE: Duration = Duration::from_millis(200);
/// Until what was refused is asked for again.
const LATER: Duration = Duration::from_secs(5);
/// What is told of a daemon that does not answer.
const MUTE: &str = "adoube-lockd does not respond";

/// How long a daemon may be silent: one that was stopped still takes connections, by its kernel. Both together are less than ten
/// seconds, after which it is told.
#[derive(Clone, Copy)]
struct Silence {
    /// Until it is asked how the machine stands.
    asked: Duration,
    /// Until it has to have answered.
    answered: Duration,
}

const SILENCE: Silence = Silence {
    asked: Duration::from_secs(4),
    answered: Duration::from_secs(5),
};

/// Until nobody listens.
pub(in crate::shell) async fn watch(
    platform: impl Platform,
    asked: Result<Asked, String>,
    inputs: Sender<Input>,
) {
    watch_for(SILENCE, platform, asked, inputs).await;
}

async fn watch_for(
    silence: Silence,
    platform: impl Platform,
    asked: Result<Asked, String>,
    inputs: Sender<Input>,
) {
    let mut holder = match asked {
        Ok(asked) => Holder::new(asked),
        // Nothing can be asked for: that is all there is to tell.
        Err(why) => {
            let told = Holder::new(Asked::default()).failed(&why);
            if let Some(told) = told {
                tell(&inputs, told).await;
            }
            return;
        }
    };
    while !inputs.is_closed() {
        let Err(why) = converse(silence, &platform, &mut holder, &inputs).await else {
            return;
        };
        if let Some(told) = holder.failed(&why) {
            tell(&inputs, told).await;
        }
        let pause = if holder.is_engaging() {
            SHORT_PAUSE
        } else {
            PAUSE
        };
        sleep(pause).await;
    }
}

/// One conversation: why it ended; fine where nobody listens any more.
async fn converse(
    silence: Silence,
    platform: &impl Platform,
    holder: &mut Holder,
    inputs: &Sender<Input>,
) -> Result<(), String> {
    let mut talk = Talk::over(platform.talk().await?);
    let mut todo = vec![holder.connected()];
    let mut awaited = false;
    loop {
        let mut later = false;
        for what in todo {
            match what {
                Do::Ask(line) => {
                    talk.ask(&line).await?;
                    awaited = true;
                }
                Do::Later => later = true,
                told => {
                    if !tell(inputs, told).await {
                        return Ok(());
                    }
                }
            }
        }
        todo = tokio::select! {
            said = talk.hear() => {
                awaited = false;
                holder.said(said?)
            }
            () = sleep(LATER), if later => vec![Do::Ask(standing())],
            () = sleep(silence.asked), if !awaited => vec![Do::Ask(standing())],
            () = sleep(silence.answered), if awaited => {
                tell(inputs, holder.mute(MUTE)).await;
                return Err(MUTE.to_owned());
            }
            () = inputs.closed() => return Ok(()),
        };
    }
}

/// False when nobody listens.
async fn tell(inputs: &Sender<Input>, what: Do) -> bool {
    let input = match what {
        Do::Tell(lockdown) => MachineInput::Standing(lockdown),
        Do::Breach(breach) => MachineInput::Breach(breach),
        Do::Ask(_) | Do::Later => return true,
    };
    inputs.send(Input::Machine(input)).await.is_ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use adoube_proto::v1::LockdownState;
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex},
        sync::mpsc,
    };

    use super::*;

    /// A daemon that says how the machine stands as often as it is told to, and then nothing more.
    #[derive(Clone)]
    struct Falls {
        answers: usize,
        hash: String,
    }

    impl Platform for Falls {
        type Talk = DuplexStream;

        async fn talk(&self) -> Result<DuplexStream, String> {
            let (own, mut theirs) = duplex(4096);
            let daemon = self.clone();
            tokio::spawn(async move {
                let mut asked = [0; 4096];
                let line = format!(
                    "{{\"standing\":{{\"profile\":\"{}\",\"engaged\":true,\"layers\":[]}}}}\n",
                    daemon.hash
                );
                let mut left = daemon.answers;
                while theirs.read(&mut asked).await.is_ok_and(|read| read > 0) {
                    if left > 0 {
                        left -= 1;
                        theirs.write_all(line.as_bytes()).await.unwrap();
                    }
                }
            });
            Ok(own)
        }
    }

    async fn told(answers: usize) -> Vec<LockdownState> {
        let asked = Asked::read(b"[programs]\nallow = []\n").unwrap();
        let hash = asked.hash.clone();
        let (tell, mut told) = mpsc::channel(256);
        let platform = Falls { answers, hash };
        let silence = Silence {
            asked: Duration::from_millis(20),
            answered: Duration::from_millis(200),
        };
        let watching = watch_for(silence, platform, Ok(asked), tell);
        let _ = tokio::time::timeout(Duration::from_secs(1), watching).await;
        let mut states = Vec::new();
        while let Ok(Input::Machine(MachineInput::Standing(lockdown))) = told.try_recv() {
            states.push(lockdown.state());
        }
        states
    }

    /// docs/lockdown.md: ten seconds.
    #[test]
    fn ven_2_a_daemon_that_is_stopped_is_told_within_ten_seconds() {
        assert!(SILENCE.asked + SILENCE.answered < Duration::from_secs(10));
    }

    /// It is connected to as one that works is: the kernel takes the connection.
    #[tokio::test]
    async fn ven_2_a_daemon_that_is_stopped_is_told_and_one_that_has_nothing_to_say_is_not() {
        let lives = told(usize::MAX).await;
        assert!(lives.len() > 5, "{lives:?}");
        assert!(
            lives.iter().all(|state| *state == LockdownState::Engaged),
            "{lives:?}"
        );
        let stops = told(2).await;
        assert!(stops.contains(&LockdownState::Unavailable), "{stops:?}");
    }
}
