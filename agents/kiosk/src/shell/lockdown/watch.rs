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

/// Until nobody listens.
pub(in crate::shell) async fn watch(
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
        let Err(why) = converse(&platform, &mut holder, &inputs).await else {
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
    platform: &impl Platform,
    holder: &mut Holder,
    inputs: &Sender<Input>,
) -> Result<(), String> {
    let mut talk = Talk::over(platform.talk().await?);
    let mut todo = vec![holder.connected()];
    loop {
        let mut later = false;
        for what in todo {
            match what {
                Do::Ask(line) => talk.ask(&line).await?,
                Do::Later => later = true,
                told => {
                    if !tell(inputs, told).await {
                        return Ok(());
                    }
                }
            }
        }
        todo = tokio::select! {
            said = talk.hear() => holder.said(said?),
            () = sleep(LATER), if later => vec![Do::Ask(standing())],
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
