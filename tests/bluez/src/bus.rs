//! A D-Bus of one's own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// Everybody may own every name and speak to everybody.
const CONFIG: &str = r#"<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path=FOLDER/bus</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
    <allow user="*"/>
  </policy>
</busconfig>
"#;

/// A running `dbus-daemon`; it ends when this is dropped.
#[derive(Debug)]
pub struct PrivateBus {
    daemon: Child,
    _folder: TempDir,
    address: String,
}

impl PrivateBus {
    /// Starts a bus.
    ///
    /// # Errors
    /// Why there is none, as a test says that is skipped.
    pub fn start() -> Result<PrivateBus, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let config = folder.path().join("bus.conf");
        let text = CONFIG.replace("FOLDER", &folder.path().display().to_string());
        fs::write(&config, text).map_err(|error| error.to_string())?;
        let mut daemon = Command::new("dbus-daemon")
            .args(["--nofork", "--nopidfile", "--print-address"])
            .arg(format!("--config-file={}", config.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("no dbus-daemon ({error}): apt-get install dbus-daemon"))?;
        let mut address = String::new();
        if let Some(output) = daemon.stdout.take() {
            let read = BufReader::new(output).read_line(&mut address);
            read.map_err(|error| error.to_string())?;
        }
        let bus = PrivateBus {
            daemon,
            _folder: folder,
            address: address.trim().to_owned(),
        };
        if bus.address.is_empty() {
            return Err("dbus-daemon did not start".to_owned());
        }
        Ok(bus)
    }

    /// Its address, as `DBUS_SYSTEM_BUS_ADDRESS` takes it.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for PrivateBus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}
