//! A real mosquitto, configured as a venue node does.

use std::{
    fs,
    path::Path,
    process::{Child, Command, Stdio},
};

use super::{
    VENUE,
    certificates::{self, Authority},
    free_port, until,
};

pub struct Broker {
    pub port: u16,
    child: Child,
}

/// Where mosquitto is, if it is installed.
pub fn program() -> Option<&'static str> {
    [
        "mosquitto",
        "/usr/sbin/mosquitto",
        "/usr/local/sbin/mosquitto",
    ]
    .into_iter()
    .find(|program| {
        Command::new(program)
            .arg("-h")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok()
    })
}

impl Broker {
    pub async fn start(program: &str, folder: &Path, authority: &Authority) -> Self {
        certificates::write(folder, authority, &authority.venue(VENUE));
        let port = free_port();
        let rules = format!(
            "user venue-{VENUE}\ntopic readwrite adoube/v1/{VENUE}/#\n\
             pattern write adoube/v1/{VENUE}/%u/#\npattern read adoube/v1/{VENUE}/%u/order\n\
             pattern read adoube/v1/{VENUE}/%u/receipt\npattern read adoube/v1/{VENUE}/%u/ping\n"
        );
        fs::write(folder.join("rules"), rules).unwrap();
        let file = |name: &str| folder.join(name).display().to_string();
        let config = format!(
            "user root\nlistener {port} 127.0.0.1\ncafile {}\ncertfile {}\nkeyfile {}\n\
             require_certificate true\nuse_identity_as_username true\n\
             use_username_as_clientid true\nacl_file {}\npersistence false\n",
            file("authority.pem"),
            file("certificate.pem"),
            file("key.pem"),
            file("rules"),
        );
        fs::write(folder.join("mosquitto.conf"), config).unwrap();
        let log = fs::File::create(folder.join("mosquitto.log")).unwrap();
        let child = Command::new(program)
            .arg("-c")
            .arg(folder.join("mosquitto.conf"))
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        let broker = Self { port, child };
        until("the broker", || async move {
            let reached = tokio::net::TcpStream::connect(("127.0.0.1", port)).await;
            reached.ok().map(drop)
        })
        .await;
        broker
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
