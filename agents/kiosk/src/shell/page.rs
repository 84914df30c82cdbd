//! Where the player's page says that it is alive: a socket in the data folder, for this user only.
//!
//! Each line is a heartbeat (`alive`) or a goodbye (`closed`); a connection that ends is a page
//! that was closed. The page itself is still to come; until then this is the place for it.

use std::{
    fs, io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, BufReader},
    net::{UnixListener, UnixStream},
    sync::mpsc::Sender,
    task::JoinSet,
};

use crate::{agent::Input, evidence::page::PageInput};

/// The longest line, bytes.
const MAX_LINE: u64 = 64;

/// The socket's name.
pub(crate) const SOCKET: &str = "page.sock";

/// Listens in this data folder. A socket that an earlier run left is replaced: the folder's lock
/// says that nobody else runs.
pub(crate) fn listen(data: &Path) -> io::Result<UnixListener> {
    let path: PathBuf = data.join(SOCKET);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(&path)?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Serves one page at a time: a newer connection takes the place of the one before.
pub(crate) async fn serve(listener: UnixListener, inputs: Sender<Input>) {
    let mut pages = JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        // Without a goodbye of its own: the newer one is the page.
        pages.shutdown().await;
        pages.spawn(hear(stream, inputs.clone()));
    }
}

async fn hear(stream: UnixStream, inputs: Sender<Input>) {
    let mut reader = BufReader::new(stream);
    loop {
        let mut line = String::new();
        let read = (&mut reader).take(MAX_LINE).read_line(&mut line).await;
        let input = match (read, line.trim()) {
            (Ok(1..), "alive") => PageInput::Alive,
            (Ok(1..), "closed") | (Ok(0) | Err(_), _) => PageInput::Closed,
            // What a later page may say besides.
            (Ok(_), _) => continue,
        };
        let last = input == PageInput::Closed;
        if inputs.send(Input::Page(input)).await.is_err() || last {
            return;
        }
    }
}
