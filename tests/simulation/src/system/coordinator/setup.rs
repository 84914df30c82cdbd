//! The event is set up, its round published and begun.

use adoube_coordinator::shard::ShardRequest;
use adoube_tournament::actor::Actor;

use super::Coordinator;
use crate::model;

impl Coordinator {
    /// Sets the event up and publishes its first round.
    pub(super) fn prepare(&mut self, regulations: &str) {
        let parts = || {
            Ok::<_, adoube_tournament::ids::InvalidId>((
                model::organiser()?,
                model::chief()?,
                model::set_up(self.size, regulations)?,
                model::import(self.size)?,
            ))
        };
        let Ok((organiser, chief, set_up, import)) = parts() else {
            unreachable!("all names are ids");
        };
        self.ask(0, organiser, set_up);
        self.ask(0, chief.clone(), import);
        self.ask(0, chief, ShardRequest::PublishRound(1));
        self.settle(0);
    }

    /// The round begins.
    pub(in crate::system) fn begin(&mut self, now: u64) {
        if let Ok(chief) = model::chief() {
            self.ask(now, chief, ShardRequest::StartRound(1));
        }
    }

    /// Asks and waits for the answer, whatever has to be written for it.
    fn ask(&mut self, now: u64, actor: Actor, ask: ShardRequest) {
        let call = self.call(now, actor, ask);
        self.settle(now);
        let replies = std::mem::take(&mut self.replies);
        let reply = replies.into_iter().find(|(of, _)| Some(*of) == call);
        assert!(matches!(reply, Some((_, Ok(_)))), "{reply:?}");
    }
}
