//! A stop that was asked for.

use adoube_proto::v1::uplink_client::UplinkClient;
use adoube_proto::v1::{VenueHello, VenueReport, WatchRequest, venue_notice, venue_report};

use crate::kit::{Link, PATIENCE, Site, TOURNAMENT};

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_a_goodbye_and_the_server_ends() {
    let site = Site::with_a_round().await;
    let mut white = Link::greeted(&site, "madrid-1", 0).await;
    white.until("view 2").await;
    let mut chief = site.official("official:chief").await;
    let request = WatchRequest {
        tournament: TOURNAMENT.to_owned(),
        round: 0,
        ticks: false,
        board: 0,
    };
    let mut watched = chief.watch(request).await.unwrap().into_inner();
    watched.message().await.unwrap().unwrap();
    let paper = site.authority.client("adoube:venue:madrid");
    let channel = site.channel(Some(&paper)).await.unwrap();
    let hello = VenueReport {
        body: Some(venue_report::Body::Hello(VenueHello {
            version: adoube_proto::VERSION,
            instance: "i".to_owned(),
        })),
        ..VenueReport::default()
    };
    let reports =
        tokio_stream::StreamExt::chain(tokio_stream::iter([hello]), tokio_stream::pending());
    let mut notices = UplinkClient::new(channel)
        .link(reports)
        .await
        .unwrap()
        .into_inner();
    notices.message().await.unwrap().unwrap();

    let host = std::sync::Arc::clone(&site.host);
    let served = site.stop();
    assert_eq!(white.rest().await, ["goodbye stopping"]);
    let mut last = None;
    while let Ok(Some(notice)) = notices.message().await {
        last = notice.body;
    }
    assert!(
        matches!(&last, Some(venue_notice::Body::Goodbye(goodbye)) if goodbye.reason().word() == "stopping"),
        "{last:?}"
    );
    while let Ok(Some(_)) = watched.message().await {}
    drop((white, chief));
    let ended = tokio::time::timeout(PATIENCE, served)
        .await
        .expect("an end");
    ended.unwrap().unwrap();
    assert!(host.shard(&TOURNAMENT.parse().unwrap()).is_none());
}
