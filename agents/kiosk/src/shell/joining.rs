//! Another wireless network that an official orders while the device is still heard. What came of it reaches him over
//! whichever network the device is in then.

use std::path::PathBuf;

use adoube_enrolment::unseal;
use adoube_proto::v1::OrderOutcome;
use tokio::sync::mpsc::Sender;

use super::{
    lockdown::{self, Platform},
    network,
};
use crate::{
    agent::Input,
    bus::{
        answers,
        orders::{Answer, Chore},
    },
};

/// Joins the network of an order, and tells the agent what came of it.
pub(super) async fn carry_out(
    data: PathBuf,
    platform: impl Platform,
    (id, ssid, sealed): (String, String, String),
    inputs: Sender<Input>,
) {
    let key = network::key_of(&data);
    let secret = key.and_then(|key| unseal(&key, &id, &sealed));
    let joined = match secret {
        None => Err(answers::SEALED.to_owned()),
        Some(secret) => lockdown::join(&platform, &ssid, &secret).await,
    };
    let (outcome, detail) = match joined {
        Ok(()) => (OrderOutcome::Done, answers::JOINED.to_owned()),
        Err(why) => (OrderOutcome::Failed, why),
    };
    let answer = Answer {
        outcome,
        detail,
        ..Answer::default()
    };
    let chore = Chore::JoinNetwork { ssid, sealed };
    let _ = inputs.send(Input::Carried { id, chore, answer }).await;
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use adoube_enrolment::seal;
    use tokio::sync::mpsc;

    use super::super::network::tests::{Daemon, SECRET, told};
    use super::*;

    const ORDER: &str = "0123456789abcdef0123456789abcdef";

    /// What becomes of an order that brings this.
    async fn ordered(data: &std::path::Path, sealed: &str) -> Answer {
        let (inputs, mut told) = mpsc::channel(1);
        let order = (ORDER.to_owned(), "Sala 2".to_owned(), sealed.to_owned());
        carry_out(data.to_owned(), Daemon, order, inputs).await;
        match told.recv().await.unwrap() {
            Input::Carried { id, answer, .. } if id == ORDER => answer,
            _ => panic!("something else was told"),
        }
    }

    #[tokio::test]
    async fn ven_3_an_official_orders_a_device_into_another_network() {
        let folder = tempfile::tempdir().unwrap();
        let right = seal(&SECRET, ORDER, "right horse").unwrap();
        let said = ordered(folder.path(), &right).await;
        assert_eq!(
            (said.outcome, said.detail.as_str()),
            (OrderOutcome::Failed, answers::SEALED)
        );
        told(folder.path());
        let said = ordered(folder.path(), &right).await;
        assert_eq!(
            (said.outcome, said.detail.as_str()),
            (OrderOutcome::Done, answers::JOINED)
        );
        let wrong = seal(&SECRET, ORDER, "wrong horse").unwrap();
        let said = ordered(folder.path(), &wrong).await;
        let why = "NetworkManager says: no";
        assert_eq!(
            (said.outcome, said.detail.as_str()),
            (OrderOutcome::Failed, why)
        );
        let foreign = seal(&[8; 32], ORDER, "right horse").unwrap();
        for sealed in [foreign.as_str(), ""] {
            let said = ordered(folder.path(), sealed).await;
            assert_eq!(said.detail, answers::SEALED);
        }
    }
}
