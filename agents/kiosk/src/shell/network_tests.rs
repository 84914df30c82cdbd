//! The panel, as an LTA types at it, with a daemon that lets into one network.
#![allow(clippy::unwrap_used)]

use adoube_enrolment::answer;
use adoube_proto::v1::NetworkAnswer;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, DuplexStream, duplex};

use super::*;

pub(in crate::shell) const SECRET: [u8; 32] = [7; 32];

/// Lets into `Sala 2` whoever has its password.
#[derive(Clone)]
pub(in crate::shell) struct Daemon;

impl Platform for Daemon {
    type Talk = DuplexStream;

    async fn talk(&self) -> Result<DuplexStream, String> {
        let (ours, theirs) = duplex(4096);
        tokio::spawn(async move {
            let mut stream = BufReader::new(theirs);
            let mut line = String::new();
            stream.read_line(&mut line).await.unwrap();
            let asked: Value = serde_json::from_str(&line).unwrap();
            assert_eq!(asked["ask"], "join");
            let right = asked["ssid"] == "Sala 2" && asked["secret"] == "right horse";
            let why = if right { "" } else { "NetworkManager says: no" };
            let joined = json!({"joined": {"joined": right, "why": why}});
            let said = format!("\"done\"\n{joined}\n");
            stream.write_all(said.as_bytes()).await.unwrap();
        });
        Ok(ours)
    }
}

fn panel(folder: &Path) -> Panel<Daemon> {
    Panel {
        data: folder.to_owned(),
        platform: Daemon,
        clock: Clock::start(),
        asked: Mutex::default(),
    }
}

pub(in crate::shell) fn told(folder: &Path) {
    let network_key = hex::encode(SECRET);
    let ping = DevicePing {
        number: 1,
        network_key,
        ..DevicePing::default()
    };
    KeyFile::of(folder).told(&serde_json::to_vec(&ping).unwrap());
}

async fn typed(panel: &Panel<Daemon>, code: &str, secret: &str) -> NetworkReply {
    let request = NetworkRequest {
        code: code.to_owned(),
        ssid: "Sala 2".to_owned(),
        secret: secret.to_owned(),
    };
    panel.answer(request).await
}

#[tokio::test]
async fn ven_3_an_official_with_the_answer_lets_a_device_into_another_network() {
    let folder = tempfile::tempdir().unwrap();
    let panel = panel(folder.path());
    assert_eq!(typed(&panel, "", "").await.what(), NetworkAnswer::NoKey);
    told(folder.path());
    let asked = typed(&panel, "", "").await;
    assert_eq!(
        (asked.what(), asked.question.len()),
        (NetworkAnswer::Asked, 4)
    );
    assert_eq!(
        typed(&panel, "", "").await,
        asked,
        "it is the same for who looks again"
    );
    let code = answer(&SECRET, &asked.question).unwrap();
    let refused = typed(&panel, &code, "wrong horse").await;
    assert_eq!(refused.detail, "NetworkManager says: no");
    assert_eq!(
        (refused.what(), &refused.question),
        (NetworkAnswer::Failed, &asked.question)
    );
    assert_eq!(
        typed(&panel, &code.to_lowercase(), "right horse")
            .await
            .what(),
        NetworkAnswer::Joined
    );
    // What the player saw typed opens nothing any more.
    let after = typed(&panel, &code, "right horse").await;
    assert_eq!(after.what(), NetworkAnswer::Wrong);
    assert_ne!(after.question, asked.question);
}

#[tokio::test]
async fn ven_3_a_question_is_void_after_three_wrong_answers() {
    let folder = tempfile::tempdir().unwrap();
    told(folder.path());
    let panel = panel(folder.path());
    let asked = typed(&panel, "", "").await.question;
    for what in [
        NetworkAnswer::Wrong,
        NetworkAnswer::Wrong,
        NetworkAnswer::Void,
    ] {
        assert_eq!(typed(&panel, "000000", "right horse").await.what(), what);
    }
    let code = answer(&SECRET, &asked).unwrap();
    assert_eq!(
        typed(&panel, &code, "right horse").await.what(),
        NetworkAnswer::Wrong
    );
}

#[test]
fn ven_3_only_a_key_is_kept_and_for_this_user_alone() {
    let folder = tempfile::tempdir().unwrap();
    for nonsense in [
        &b"no ping"[..],
        br#"{"number":1}"#,
        br#"{"network_key":"00"}"#,
    ] {
        KeyFile::of(folder.path()).told(nonsense);
        assert!(!folder.path().join(KEY).exists());
    }
    told(folder.path());
    let kept = fs::read_to_string(folder.path().join(KEY)).unwrap();
    assert_eq!(kept, hex::encode(SECRET));
}
