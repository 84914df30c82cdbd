//! The conversation with the daemon: a starting agent asks it to hold the machine, once. When somebody lets
//! the machine go the agent says so, and does not fight him. What was refused is told once, and asked for again without a word: at
//! once where the daemon has another profile than then, and only then where it has another one than the event's.

use adoube_proto::v1::{Lockdown, LockdownState};

use super::{
    asked::Asked,
    said::{Breach, Said},
};

/// Connections that fail while the machine is being locked, before that counts as a fault: the daemon
/// listens anew when it is done.
const PATIENCE: u32 = 15;
/// Those of a machine that is held: a daemon that died is followed by another, and holds it meanwhile.
const SUCCESSION: u32 = 5;

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Do {
    /// Ask the daemon this, a line.
    Ask(String),
    /// Ask for the standing again a while later.
    Later,
    /// Tell how far the machine is held.
    Tell(Lockdown),
    /// Tell of a breach.
    Breach(Breach),
}

/// What the agent knows of its machine.
#[derive(Debug)]
pub struct Holder {
    asked: Asked,
    /// It was held, or somebody let it go: it is not locked again unasked.
    seen_held: bool,
    engaging: bool,
    /// The daemon was told, in this conversation, that what it says is written down here.
    heeding: bool,
    failures: u32,
    /// The profile that the daemon had when it was asked.
    theirs: String,
    /// What was told last of a refusal.
    refused: Option<String>,
}

impl Holder {
    /// Of a machine of which the event asks this.
    pub fn new(asked: Asked) -> Self {
        Self {
            asked,
            seen_held: false,
            engaging: false,
            heeding: false,
            failures: 0,
            theirs: String::new(),
            refused: None,
        }
    }

    /// The daemon is there.
    pub fn connected(&mut self) -> Do {
        self.failures = 0;
        self.heeding = false;
        Do::Ask(standing())
    }

    /// It is not, or not any more.
    pub fn failed(&mut self, why: &str) -> Option<Do> {
        self.failures += 1;
        let patience = match (self.engaging, self.seen_held) {
            (true, _) => PATIENCE,
            (false, true) => SUCCESSION,
            (false, false) => 0,
        };
        if self.failures <= patience {
            return None;
        }
        self.refused = None;
        Some(self.tell(LockdownState::Unavailable, why))
    }

    /// It is there, and does not answer: what it would tell nobody tells.
    pub fn mute(&mut self, why: &str) -> Do {
        self.refused = None;
        self.tell(LockdownState::Unavailable, why)
    }

    /// Whether the daemon is about to listen again.
    pub const fn is_engaging(&self) -> bool {
        self.engaging
    }

    /// It says something.
    pub fn said(&mut self, said: Said) -> Vec<Do> {
        match said {
            Said::Standing {
                profile,
                engaged: true,
                layers,
            } if profile == self.asked.hash => {
                self.seen_held = true;
                self.engaging = false;
                self.refused = None;
                let held = Do::Tell(Lockdown {
                    profile,
                    state: LockdownState::Engaged.into(),
                    why: String::new(),
                    layers,
                });
                let heeding = std::mem::replace(&mut self.heeding, true);
                let ask = (!heeding).then(|| Do::Ask(heed()));
                std::iter::once(held).chain(ask).collect()
            }
            Said::Standing {
                profile,
                engaged: true,
                ..
            } => {
                let why = format!("the computer is locked with another profile, {profile}");
                vec![self.tell(LockdownState::Unavailable, &why)]
            }
            Said::Standing { engaged: false, .. } if self.seen_held => vec![self.let_go()],
            Said::Standing {
                engaged: false,
                profile,
                ..
            } => self.engage(profile),
            Said::Released => {
                self.seen_held = true;
                vec![self.let_go()]
            }
            Said::Refused(why) => {
                self.engaging = false;
                let is_known = self.refused.as_ref() == Some(&why);
                let told = (!is_known).then(|| self.tell(LockdownState::Unavailable, &why));
                self.refused = Some(why);
                told.into_iter().chain([Do::Later]).collect()
            }
            Said::Breach(breach) => vec![Do::Breach(breach)],
            // The daemon closes as it begins; one that held the machine already does not.
            Said::Done | Said::Changed => vec![Do::Ask(standing())],
            Said::Checked(_)
            | Said::Joined(..)
            | Said::Windows(_)
            | Said::Running(_)
            | Said::Other => Vec::new(),
        }
    }

    /// Nobody holds it, and the daemon has this profile.
    fn engage(&mut self, theirs: String) -> Vec<Do> {
        let was_refused = self.refused.is_some();
        if was_refused && theirs == self.theirs && theirs != self.asked.hash {
            return vec![Do::Later];
        }
        self.theirs = theirs;
        self.engaging = true;
        let told = (!was_refused).then(|| self.tell(LockdownState::Engaging, "it is being locked"));
        let engage = Do::Ask(engage(&self.asked.hash));
        told.into_iter().chain([engage]).collect()
    }

    fn let_go(&mut self) -> Do {
        self.engaging = false;
        self.tell(
            LockdownState::Released,
            "the lock was released at the device",
        )
    }

    fn tell(&self, state: LockdownState, why: &str) -> Do {
        Do::Tell(Lockdown {
            profile: self.asked.hash.clone(),
            state: state.into(),
            why: why.to_owned(),
            layers: self.asked.unavailable(why),
        })
    }
}

/// Asks how the machine stands.
pub fn standing() -> String {
    r#"{"ask":"standing"}"#.to_owned()
}

/// Says that breaches are written down here, those too that happened while nobody was there to do so.
fn heed() -> String {
    r#"{"ask":"heed"}"#.to_owned()
}

/// Asks for the machine to be held to the profile of this hash.
pub fn engage(hash: &str) -> String {
    serde_json::json!({"ask": "engage", "profile": hash}).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holder() -> (Holder, String) {
        let asked = Asked::read(b"[programs]\nallow = []\n").unwrap();
        let hash = asked.hash.clone();
        (Holder::new(asked), hash)
    }

    fn stands(profile: &str, engaged: bool) -> Said {
        Said::Standing {
            profile: profile.to_owned(),
            engaged,
            layers: Vec::new(),
        }
    }

    fn states(done: &[Do]) -> Vec<String> {
        let state = |it: &Do| match it {
            Do::Ask(line) => line.clone(),
            Do::Later => "later".to_owned(),
            Do::Tell(lockdown) => lockdown.state().word().to_owned(),
            Do::Breach(breach) => breach.what.clone(),
        };
        done.iter().map(state).collect()
    }

    #[test]
    fn ven_2_a_starting_agent_locks_and_is_not_disturbed_while_it_does() {
        let (mut holder, hash) = holder();
        assert_eq!(holder.connected(), Do::Ask(standing()));
        let done = holder.said(stands("", false));
        assert_eq!(states(&done), ["engaging".to_owned(), engage(&hash)]);
        assert_eq!(holder.said(Said::Done), [Do::Ask(standing())]);
        assert_eq!(holder.failed("closed"), None);
        holder.connected();
        let done = holder.said(stands(&hash, true));
        assert_eq!(states(&done), ["engaged".to_owned(), heed()]);
        assert!(!holder.is_engaging());
        assert_eq!(holder.said(Said::Changed), [Do::Ask(standing())]);
        let done = holder.said(stands(&hash, true));
        assert_eq!(states(&done), ["engaged"], "once a conversation");
    }

    #[test]
    fn ven_2_a_daemon_that_is_followed_by_another_is_no_alarm_and_one_that_is_not_is() {
        let (mut holder, hash) = holder();
        for _ in 0..3 {
            holder.connected();
            holder.said(stands(&hash, true));
            assert_eq!(holder.failed("closed"), None);
            assert_eq!(holder.failed("refused"), None);
        }
        let told = (0..10).find_map(|_| holder.failed("refused"));
        assert_eq!(
            states(&told.into_iter().collect::<Vec<_>>()),
            ["unavailable"]
        );
    }

    #[test]
    fn ven_2_who_lets_the_machine_go_is_not_fought_and_is_told() {
        let (mut holder, hash) = holder();
        holder.said(stands(&hash, true));
        assert_eq!(states(&holder.said(Said::Released)), ["released"]);
        holder.connected();
        assert_eq!(states(&holder.said(stands(&hash, false))), ["released"]);
        assert_eq!(states(&holder.said(stands(&hash, true)))[0], "engaged");
    }

    /// The daemon has another profile, for a long time; then a third one, then the event's, which it cannot hold at first.
    #[test]
    fn ven_2_what_is_refused_is_told_once_and_asked_for_again_when_something_changed() {
        let (mut holder, hash) = holder();
        let refused = |why: &str| Said::Refused(why.to_owned());
        holder.connected();
        let asks = engage(&hash);
        let first = states(&holder.said(stands("other", false)));
        assert_eq!(first, ["engaging", &asks]);
        assert_eq!(
            states(&holder.said(refused("other"))),
            ["unavailable", "later"]
        );
        for _ in 0..20 {
            assert_eq!(states(&holder.said(stands("other", false))), ["later"]);
        }
        assert_eq!(states(&holder.said(stands("third", false))), [&*asks]);
        let third = states(&holder.said(refused("third")));
        assert_eq!(third, ["unavailable", "later"]);
        for why in ["a full disk", "a full disk", "no such user"] {
            let known = holder.refused.as_deref() == Some(why);
            assert_eq!(states(&holder.said(stands(&hash, false))), [&*asks]);
            let told = states(&holder.said(refused(why)));
            assert_eq!(told.len(), 2 - usize::from(known), "{told:?}");
        }
        assert_eq!(states(&holder.said(stands(&hash, false))), [&*asks]);
        assert_eq!(
            states(&holder.said(stands(&hash, true))),
            ["engaged".to_owned(), heed()]
        );

        // A daemon that was away meanwhile was told as such.
        let (mut holder, _) = self::holder();
        holder.said(stands("other", false));
        holder.said(refused("other"));
        assert!(holder.failed("closed").is_some());
        holder.connected();
        let again = states(&holder.said(stands("other", false)));
        assert_eq!(again, ["engaging", &asks]);
    }

    #[test]
    fn ven_2_what_cannot_be_held_is_unavailable_layer_by_layer_with_the_reason() {
        let (mut holder, _) = holder();
        let Some(Do::Tell(told)) = holder.failed("no such file") else {
            panic!("it is told");
        };
        assert_eq!(told.state(), LockdownState::Unavailable);
        let layer = &told.layers[0];
        assert_eq!(
            (layer.layer().word(), &*layer.why),
            ("programs", "no such file")
        );
        let done = holder.said(stands("other", true));
        assert_eq!(states(&done), ["unavailable"]);
        let done = holder.said(Said::Refused("another profile".to_owned()));
        assert_eq!(states(&done), ["unavailable", "later"]);
        // One that never comes back from locking is told in the end.
        holder.connected();
        holder.said(stands("a third", false));
        let told = (0..100).filter(|_| holder.failed("closed").is_some());
        assert_eq!(told.count(), 85);
    }
}
