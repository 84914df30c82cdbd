//! The port: bounded in every direction.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use rustls::ServerConfig;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_rustls::TlsAcceptor;

/// Connections at a time; whoever comes then waits.
const CONNECTIONS: usize = 1_024;
/// Requests of one connection at a time.
const STREAMS: u32 = 64;
/// How long a TLS handshake, and the head of a request, may take.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// A connection that is silent for so long is asked whether it lives.
const KEEPALIVE: Duration = Duration::from_secs(5);
/// How long what is open may go on when the port closes.
const END: Duration = Duration::from_secs(1);
/// After a connection could not be taken (too many files are open) nobody is taken for so long.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` resolves. Without TLS only on a loopback address, which the caller sees to.
pub async fn serve(
    listener: TcpListener,
    tls: Option<Arc<ServerConfig>>,
    routes: Router,
    stop: impl Future<Output = ()>,
) {
    let acceptor = tls.map(TlsAcceptor::from);
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    let graceful = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else {
            break;
        };
        let socket = tokio::select! {
            () = &mut stop => break,
            socket = listener.accept() => socket,
        };
        let socket = match socket {
            Ok((socket, _)) => socket,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let (acceptor, routes) = (acceptor.clone(), routes.clone());
        let watcher = graceful.watcher();
        tokio::spawn(async move {
            let _place = place;
            connection(socket, acceptor, routes, watcher).await;
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(END, graceful.shutdown()).await;
}

async fn connection(
    socket: TcpStream,
    acceptor: Option<TlsAcceptor>,
    routes: Router,
    watcher: Watcher,
) {
    let _ = socket.set_nodelay(true);
    let Some(acceptor) = acceptor else {
        return talk(socket, routes, watcher).await;
    };
    match tokio::time::timeout(HANDSHAKE, acceptor.accept(socket)).await {
        Ok(Ok(stream)) => talk(stream, routes, watcher).await,
        Ok(Err(error)) => tracing::debug!(%error, "no TLS"),
        Err(_) => tracing::debug!("no TLS in time"),
    }
}

async fn talk<S>(stream: S, routes: Router, watcher: Watcher)
where
    S: AsyncRead + AsyncWrite + Unpin + 'static,
{
    let mut builder = Builder::new(TokioExecutor::new());
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(HANDSHAKE)
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(STREAMS)
        .keep_alive_interval(KEEPALIVE)
        .keep_alive_timeout(KEEPALIVE);
    let service = TowerToHyperService::new(routes);
    let connection = builder.serve_connection(TokioIo::new(stream), service);
    let connection = watcher.watch(connection.into_owned());
    if let Err(error) = connection.await {
        tracing::debug!(%error, "a connection ended");
    }
}
