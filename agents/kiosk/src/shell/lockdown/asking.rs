//! What a person at the device asks: lock it, let it go, prove that it is locked.

use std::{future::Future, path::Path, time::Duration};

use adoube_proto::v1::{LockLayer, LockLayerKind, LockLayerState, Lockdown, LockdownState};
use adoube_proto::words::for_lockd;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::{
    asked,
    platform::{Platform, of_this_machine},
    talk::Talk,
};
use crate::{
    config::{ConfigError, DeviceConfig},
    lockdown::{
        asked::Asked,
        holder::{engage, standing},
        said::{Ran, Said},
        windows::Windows,
    },
};

/// Until an answer; until the machine is locked; until every layer was tried; until a network is joined; until
/// windows are listed, for which the daemon asks each screen.
const ANSWER: Duration = Duration::from_secs(10);
const LOCKED: Duration = Duration::from_secs(30);
const CHECKED: Duration = Duration::from_mins(2);
const JOINED: Duration = Duration::from_secs(40);
const LISTED: Duration = Duration::from_secs(3);
/// Between two looks at a machine that is being locked, and two attempts to send a request.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// How often a request is sent again that the daemon dropped, five seconds in all: it closes its socket while it locks or
/// releases the machine.
const ATTEMPTS: usize = 100;

/// Why it came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    /// The device's settings.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The settings name no profile: the event asks nothing of this device.
    #[error("device.toml has no profile: this event requires no lock")]
    NothingAsked,
    /// The profile cannot be read.
    #[error("{0}")]
    Profile(String),
    /// There is nobody to ask.
    #[error("{0}")]
    NoDaemon(String),
    /// The daemon closed the connection before it answered.
    #[error("{0}")]
    Dropped(String),
    /// The daemon waits.
    #[error("the device is not locked")]
    NotLocked,
    /// The daemon holds the machine to another profile than the device's folder has.
    #[error("it is locked with another profile")]
    AnotherProfile,
    /// Nobody here can do it, or it was refused; for people.
    #[error("{0}")]
    Refused(String),
}

impl AskError {
    /// What a person at the device does about it.
    pub const fn next(&self) -> Option<&'static str> {
        match self {
            Self::NoDaemon(_) => Some(
                "start the daemon, as root: `systemctl start adoube-lockd`, or `adoube-lockd run --wait`; \
                 then `adoube-kiosk lock`",
            ),
            Self::NotLocked => Some("lock it with `adoube-kiosk lock`"),
            Self::AnotherProfile => Some(
                "the daemon and the device's folder need the same profile of the event; copy it, \
                 then restart both",
            ),
            _ => None,
        }
    }
}

/// Holds the machine to the event's profile, and says how each layer stands.
pub async fn lock(folder: &Path) -> Result<Lockdown, AskError> {
    let config = DeviceConfig::load(folder)?;
    let asked = profile(&config)?;
    let platform = of_this_machine(config.lockd);
    done(once(&platform, &engage(&asked.hash)).await?)?;
    let locking = held(&platform, &asked);
    in_time(LOCKED, "the machine is not locked yet", locking).await
}

/// Lets the machine go, and repairs one that lost its power while it was held.
pub async fn unlock(folder: &Path) -> Result<(), AskError> {
    let config = DeviceConfig::load(folder)?;
    let platform = of_this_machine(config.lockd);
    let released = once(&platform, r#"{"ask":"release"}"#).await;
    done(released.map_err(without_daemon)?)
}

/// One that is not there lets nothing go.
fn without_daemon(error: AskError) -> AskError {
    match error {
        AskError::Refused(why) | AskError::NoDaemon(why) | AskError::Dropped(why) => {
            AskError::Refused(format!(
                "{why}; without the daemon, undo the lock with `adoube-lockd undo`, as root"
            ))
        }
        other => other,
    }
}

/// Every layer, proved by trying: `profile`, `state` and `why` as in a birth, `layers`, each with how it
/// was proved, and the `windows` that there are, or why they are not known. On a machine that nobody holds each layer is unavailable, with the reason. Says too whether
/// the device may be played on.
pub async fn check(folder: &Path) -> Result<(bool, Value), AskError> {
    report(&DeviceConfig::load(folder)?).await
}

/// The same of settings that were read.
pub(in crate::shell) async fn report(config: &DeviceConfig) -> Result<(bool, Value), AskError> {
    let asked = profile(config)?;
    let platform = of_this_machine(config.lockd.clone());
    let mut report = match prove(&platform, &asked).await {
        Ok(layers) => {
            json!({"profile": asked.hash, "state": "engaged", "why": "", "layers": layers})
        }
        Err(error) => {
            let why = error.to_string();
            let layers: Vec<Value> = asked.unavailable(&why).iter().map(nothing).collect();
            json!({"profile": asked.hash, "state": "unavailable", "why": why, "next": error.next(),
                   "layers": layers})
        }
    };
    report["windows"] = match windows(&platform).await {
        Ok(windows) => told(&windows),
        Err(why) => json!({"state": "unavailable", "why": why}),
    };
    let fails = |layer: &Value| layer["required"] == true && layer["holds"] != true;
    let layers = report["layers"].as_array();
    let fine = report["state"] == "engaged" && !layers.is_some_and(|all| all.iter().any(fails));
    Ok((fine, report))
}

/// With the lines that people read.
fn told(windows: &Windows) -> Value {
    let mut told = json!(windows);
    told["state"] = json!("told");
    told["lines"] = json!(windows.lines());
    told
}

/// A layer of which nothing could be proved.
fn nothing(layer: &LockLayer) -> Value {
    let LockLayer {
        layer,
        state,
        required,
        why,
    } = layer;
    let (layer, state) = (
        for_lockd(LockLayerKind::word_of(*layer)),
        for_lockd(LockLayerState::word_of(*state)),
    );
    json!({"layer": layer, "state": state, "why": why, "required": required, "trials": [],
           "holds": false})
}

fn profile(config: &DeviceConfig) -> Result<Asked, AskError> {
    let profile = config.profile.as_deref().ok_or(AskError::NothingAsked)?;
    asked(profile).map_err(AskError::Profile)
}

fn done(said: Said) -> Result<(), AskError> {
    match said {
        Said::Done => Ok(()),
        Said::Refused(why) => Err(AskError::Refused(why)),
        other => Err(unexpected(&other)),
    }
}

fn unexpected(said: &Said) -> AskError {
    AskError::Refused(format!("adoube-lockd sent an unexpected answer: {said:?}"))
}

/// Until the machine is held.
async fn held(platform: &impl Platform, asked: &Asked) -> Result<Lockdown, AskError> {
    loop {
        // The daemon listens anew when it is done.
        if let Ok(Said::Standing {
            profile,
            engaged: true,
            layers,
        }) = once(platform, &standing()).await
            && profile == asked.hash
        {
            return Ok(Lockdown {
                profile,
                state: LockdownState::Engaged.into(),
                why: String::new(),
                layers,
            });
        }
        sleep(LOOK_EVERY).await;
    }
}

/// Asks one thing, and gives the answer.
async fn once(platform: &impl Platform, line: &str) -> Result<Said, AskError> {
    let asking = async { Ok(request(platform, line).await?.1) };
    in_time(ANSWER, "adoube-lockd does not respond", asking).await
}

async fn prove(platform: &impl Platform, asked: &Asked) -> Result<Value, AskError> {
    let proving = async {
        match once(platform, &standing()).await? {
            Said::Standing {
                engaged: true,
                profile,
                ..
            } if profile == asked.hash => {}
            Said::Standing { engaged: true, .. } => {
                return Err(AskError::AnotherProfile);
            }
            _ => return Err(AskError::NotLocked),
        }
        let (mut talk, said) = request(platform, r#"{"ask":"check"}"#).await?;
        done(said)?;
        loop {
            match talk.hear().await.map_err(AskError::Refused)? {
                Said::Checked(Value::Null) => {
                    return Err(AskError::Refused("the check gave no result".into()));
                }
                Said::Checked(report) => match report["refused"].as_str() {
                    Some(why) => return Err(AskError::Refused(why.to_owned())),
                    None => return Ok(report),
                },
                _ => {}
            }
        }
    };
    in_time(CHECKED, "the check takes too long", proving).await
}

/// Has the machine join a wireless network; why it did not, for people. The secret goes to the daemon's
/// socket, and stays nowhere here.
pub(crate) async fn join(platform: &impl Platform, ssid: &str, secret: &str) -> Result<(), String> {
    let asked = json!({"ask": "join", "ssid": ssid, "secret": secret}).to_string();
    let joining = async {
        let (mut talk, answer) = request(platform, &asked).await?;
        done(answer)?;
        loop {
            match talk.hear().await.map_err(AskError::Refused)? {
                Said::Joined(true, _) => return Ok(()),
                Said::Joined(false, why) => return Err(AskError::Refused(why)),
                _ => {}
            }
        }
    };
    let joined = in_time(JOINED, "joining the network takes too long", joining).await;
    joined.map_err(|error| error.to_string())
}

/// Ends all of the player's programs, of which the page's browser is one; why not, for people.
pub(crate) async fn end_programs(platform: &impl Platform) -> Result<(), String> {
    let ended = async { done(once(platform, r#"{"ask":"kill"}"#).await?) };
    ended.await.map_err(|error: AskError| error.to_string())
}

/// The windows that there are; why they cannot be listed, for people.
pub(crate) async fn windows(platform: &impl Platform) -> Result<Windows, String> {
    let listing = async {
        match request(platform, r#"{"ask":"windows"}"#).await?.1 {
            Said::Windows(windows) => Ok(windows),
            Said::Refused(why) => Err(AskError::Refused(why)),
            other => Err(unexpected(&other)),
        }
    };
    let listed = in_time(LISTED, "the windows are not listed in time", listing).await;
    listed.map_err(|error| error.to_string())
}

/// What runs, and which of it is the player's; why that is not known, for people.
pub(crate) async fn running(platform: &impl Platform) -> Result<Vec<Ran>, String> {
    let listing = async {
        match once(platform, r#"{"ask":"running"}"#).await? {
            Said::Running(running) => Ok(running),
            Said::Refused(why) => Err(AskError::Refused(why)),
            other => Err(unexpected(&other)),
        }
    };
    let listed = in_time(LISTED, "what runs is not listed in time", listing).await;
    listed.map_err(|error| error.to_string())
}

/// Sends a request and reads its answer. One that the daemon dropped unanswered is sent again; every request may be
/// repeated.
async fn request<P: Platform>(platform: &P, line: &str) -> Result<(Talk<P::Talk>, Said), AskError> {
    let mut last = attempt(platform, line).await;
    for _ in 0..ATTEMPTS {
        let Err(AskError::Dropped(_)) = last else {
            break;
        };
        sleep(LOOK_EVERY).await;
        last = attempt(platform, line).await.map_err(|error| match error {
            // It was there a moment ago.
            AskError::NoDaemon(why) => AskError::Dropped(why),
            other => other,
        });
    }
    last
}

async fn attempt<P: Platform>(platform: &P, line: &str) -> Result<(Talk<P::Talk>, Said), AskError> {
    let stream = platform.talk().await.map_err(AskError::NoDaemon)?;
    let mut talk = Talk::over(stream);
    talk.ask(line).await.map_err(AskError::Dropped)?;
    let said = answer(&mut talk).await?;
    Ok((talk, said))
}

/// What is told of breaches comes in between.
async fn answer<T>(talk: &mut Talk<T>) -> Result<Said, AskError>
where
    T: tokio::io::AsyncRead + tokio::io::AsyncWrite,
{
    loop {
        match talk.hear().await.map_err(AskError::Dropped)? {
            Said::Breach(_)
            | Said::Other
            | Said::Released
            | Said::Changed
            | Said::Checked(_)
            | Said::Joined(..) => {}
            said => return Ok(said),
        }
    }
}

async fn in_time<T>(
    limit: Duration,
    late: &str,
    asking: impl Future<Output = Result<T, AskError>>,
) -> Result<T, AskError> {
    let asked = timeout(limit, asking).await;
    asked.unwrap_or_else(|_| Err(AskError::Refused(late.to_owned())))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};

    use super::*;
    use crate::shell::lockdown::platform::Nobody;

    /// A daemon that begins to lock its machine as a request reaches it: the first connection is closed, at the second
    /// there is no socket.
    #[derive(Clone, Default)]
    struct Locking(Arc<AtomicUsize>);

    impl Platform for Locking {
        type Talk = DuplexStream;

        async fn talk(&self) -> Result<DuplexStream, String> {
            let (own, mut theirs) = duplex(4096);
            match self.0.fetch_add(1, Ordering::Relaxed) {
                0 => {}
                1 => return Err("no such file".to_owned()),
                _ => drop(tokio::spawn(async move {
                    let _ = theirs.read(&mut [0; 4096]).await;
                    let answer = b"\"done\"\n";
                    theirs.write_all(answer).await.unwrap();
                })),
            }
            Ok(own)
        }
    }

    #[tokio::test]
    async fn ven_3_a_request_that_the_daemon_dropped_is_sent_again() {
        let daemon = Locking::default();
        let said = once(&daemon, &standing()).await.unwrap();
        assert!(matches!(said, Said::Done), "{said:?}");
        assert_eq!(daemon.0.load(Ordering::Relaxed), 3);
    }

    #[tokio::test]
    async fn ven_2_where_nobody_can_lock_a_machine_that_is_said() {
        let asked = Asked::read(b"[network]\n").unwrap();
        let why = prove(&Nobody, &asked).await.unwrap_err().to_string();
        assert!(why.contains("cannot lock a computer"), "{why}");
        let layer = nothing(&asked.unavailable(&why)[0]);
        assert_eq!(
            (&layer["layer"], &layer["why"]),
            (&json!("network"), &json!(why))
        );
        assert_eq!(
            (&layer["required"], &layer["holds"]),
            (&json!(true), &json!(false))
        );
    }
}
