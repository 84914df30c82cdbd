//! A venue's relay in small: it checks the preface and copies bytes, until it is told to cut.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader, copy_bidirectional},
    net::{TcpListener, TcpStream},
    sync::watch,
};

use super::DEVICE;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Whole(u64),
    /// Nothing passes, nothing is closed.
    Silent,
}

#[derive(Clone)]
pub struct Relay {
    pub port: u16,
    pub tokens: Arc<Mutex<BTreeSet<String>>>,
    pub connections: Arc<Mutex<Vec<String>>>,
    line: Arc<watch::Sender<Line>>,
}

impl Relay {
    pub async fn start(coordinator: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (line, _) = watch::channel(Line::Whole(0));
        let relay = Self {
            port: listener.local_addr().unwrap().port(),
            tokens: Arc::default(),
            connections: Arc::default(),
            line: Arc::new(line),
        };
        let accepting = relay.clone();
        tokio::spawn(async move {
            while let Ok((kiosk, _)) = listener.accept().await {
                tokio::spawn(accepting.clone().serve(kiosk, coordinator));
            }
        });
        relay
    }

    /// Closes every connection there is.
    pub fn cut(&self) {
        self.line.send_modify(|line| match line {
            Line::Whole(cuts) => *cuts += 1,
            Line::Silent => *line = Line::Whole(u64::MAX),
        });
    }

    /// Lets nothing pass on the connections there are, and closes none of them.
    pub fn fall_silent(&self) {
        self.line.send_replace(Line::Silent);
    }

    async fn serve(self, mut kiosk: TcpStream, coordinator: u16) {
        let mut line = self.line.subscribe();
        let mut preface = String::new();
        {
            let mut reader = BufReader::with_capacity(1, &mut kiosk);
            reader.read_line(&mut preface).await.unwrap();
        }
        let token = preface
            .strip_prefix(&format!("ADOUBE1 {DEVICE} "))
            .and_then(|rest| rest.strip_suffix('\n'))
            .expect("a preface");
        if !self.tokens.lock().unwrap().remove(token) {
            let _ = kiosk.write_all(b"NO bad-token not one of ours\n").await;
            return;
        }
        let id = format!("{:032x}", fastrand::u128(..));
        self.connections.lock().unwrap().push(id.clone());
        let answer = format!("OK {id}\n");
        kiosk.write_all(answer.as_bytes()).await.unwrap();
        let mut far = TcpStream::connect(("127.0.0.1", coordinator))
            .await
            .unwrap();
        tokio::select! {
            _ = copy_bidirectional(&mut kiosk, &mut far) => {}
            _ = line.changed() => {
                if *line.borrow() == Line::Silent {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
