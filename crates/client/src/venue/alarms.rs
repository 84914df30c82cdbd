//! What a wall shows to be looked at.

use adoube_proto::v1::VenueAlarm;
use adoube_proto::v1::lta_reply::Body;
use anyhow::Result;

use super::VenueClient;

impl VenueClient {
    /// What the wall shows to be looked at now.
    pub async fn alarms(&mut self) -> Result<Vec<VenueAlarm>> {
        let mut news = self.watch().await?;
        loop {
            match self.next(&mut news).await? {
                Body::Alarms(told) => return Ok(told.alarms),
                Body::Current(_) => return Ok(Vec::new()),
                Body::Begin(_)
                | Body::Devices(_)
                | Body::Order(_)
                | Body::Uplink(_)
                | Body::Thresholds(_)
                | Body::Intents(_) => {}
            }
        }
    }
}
