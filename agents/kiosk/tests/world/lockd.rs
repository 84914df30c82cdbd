//! Stands in for `adoube-lockd` at its socket: it says what the daemon says, and holds nothing.

use std::{
    path::Path,
    sync::{Arc, Mutex},
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{UnixListener, UnixStream},
    sync::broadcast,
};

/// What it would hold, and what everybody is told; `None` ends every conversation.
#[derive(Clone)]
pub struct Lockd {
    engaged: Arc<Mutex<Option<String>>>,
    told: broadcast::Sender<Option<Value>>,
}

impl Lockd {
    pub fn start(socket: &Path) -> Self {
        let listener = UnixListener::bind(socket).unwrap();
        let lockd = Self {
            engaged: Arc::default(),
            told: broadcast::channel(64).0,
        };
        let served = lockd.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(served.clone().serve(stream));
            }
        });
        lockd
    }

    pub fn tell(&self, told: Value) {
        let _ = self.told.send(Some(told));
    }

    /// Which profile it holds.
    pub fn holds(&self) -> Option<String> {
        self.engaged.lock().unwrap().clone()
    }

    async fn serve(self, stream: UnixStream) {
        let mut told = self.told.subscribe();
        let (ear, mut mouth) = stream.into_split();
        let mut lines = BufReader::new(ear).lines();
        loop {
            let (say, then) = tokio::select! {
                Ok(Some(line)) = lines.next_line() => self.answer(&serde_json::from_str(&line).unwrap()),
                told = told.recv() => match told {
                    Ok(Some(told)) => (told, None),
                    _ => return,
                },
                else => return,
            };
            if mouth
                .write_all(format!("{say}\n").as_bytes())
                .await
                .is_err()
            {
                return;
            }
            for next in then.into_iter().flatten() {
                let _ = self.told.send(next);
            }
        }
    }

    /// The answer, and what everybody is told after it.
    fn answer(&self, asked: &Value) -> (Value, Option<Vec<Option<Value>>>) {
        let mut engaged = self.engaged.lock().unwrap();
        match asked["ask"].as_str().unwrap() {
            "standing" => {
                let layer = json!({"layer": "programs", "required": true, "state": "enforced"});
                let standing = json!({
                    "profile": engaged.clone().unwrap_or_default(),
                    "engaged": engaged.is_some(),
                    "layers": if engaged.is_some() { vec![layer] } else { Vec::new() },
                });
                (json!({"standing": standing}), None)
            }
            "heed" => (json!("done"), None),
            "engage" => {
                *engaged = asked["profile"].as_str().map(str::to_owned);
                (json!("done"), Some(vec![None]))
            }
            "release" => {
                *engaged = None;
                (json!("done"), Some(vec![Some(json!("released")), None]))
            }
            "check" => {
                let proof = json!({"layer": "programs", "required": true, "state": "enforced",
                                   "trials": [], "holds": true});
                (json!("done"), Some(vec![Some(json!({"checked": [proof]}))]))
            }
            other => (json!({"refused": other}), None),
        }
    }
}
