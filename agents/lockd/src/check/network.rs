//! The network by owner.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    time::Duration,
};

use nix::errno::Errno;

use super::trial::{Trial, as_player, errno};
use crate::profile::Network;

const PATIENCE: Duration = Duration::from_secs(2);

pub(super) fn trials(network: &Network, player: u32) -> Vec<Trial> {
    // Where no agent listens, this stands in for it.
    let _page = TcpListener::bind((Ipv4Addr::LOCALHOST, network.port));
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    let Some(port) = other
        .as_ref()
        .ok()
        .and_then(|other| other.local_addr().ok())
    else {
        return Vec::new();
    };
    let (page, other) = (network.port, port.port());
    let player = |port| as_player(player, || reaches(port));
    let by = [Errno::ECONNREFUSED, Errno::EPERM, Errno::EHOSTUNREACH];
    vec![
        Trial::control(format!("reaches the agent's port {page}"), player(page)),
        Trial::control(format!("another user reaches port {other}"), reaches(other)),
        Trial::forbidden(
            format!("the player reaches port {other}"),
            player(other),
            &by,
        ),
    ]
}

fn reaches(port: u16) -> Result<(), Errno> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let reached = TcpStream::connect_timeout(&address, PATIENCE);
    reached.map(drop).map_err(|error| errno(&error))
}
