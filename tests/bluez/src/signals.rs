//! The signals that `BlueZ` sends.

use zbus::Connection;

use crate::objects::{Objects, Properties};

pub(crate) const MANAGER: &str = "org.freedesktop.DBus.ObjectManager";
pub(crate) const PROPERTIES: &str = "org.freedesktop.DBus.Properties";

/// A bus to which signals are sent.
pub(crate) struct Signals {
    pub(crate) connection: Connection,
}

impl Signals {
    /// Objects are there.
    pub(crate) async fn added(&self, objects: Objects) -> zbus::Result<()> {
        for added in objects {
            self.send("/", MANAGER, "InterfacesAdded", &added).await?;
        }
        Ok(())
    }

    /// An object is gone.
    pub(crate) async fn removed(&self, path: &str, interfaces: &[&str]) -> zbus::Result<()> {
        let path = zbus::ObjectPath::try_from(path)?;
        self.send("/", MANAGER, "InterfacesRemoved", &(path, interfaces))
            .await
    }

    /// Properties of an object have changed.
    pub(crate) async fn changed(
        &self,
        path: &str,
        interface: &str,
        changed: Properties,
    ) -> zbus::Result<()> {
        let none: [&str; 0] = [];
        let body = (interface, changed, &none[..]);
        self.send(path, PROPERTIES, "PropertiesChanged", &body)
            .await
    }

    async fn send<B: serde::Serialize + zbus::DynamicType>(
        &self,
        path: &str,
        interface: &str,
        name: &str,
        body: &B,
    ) -> zbus::Result<()> {
        let none: Option<&str> = None;
        self.connection
            .emit_signal(none, path, interface, name, body)
            .await
    }
}
