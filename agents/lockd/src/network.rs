//! The network by owner: rules for nftables.

use std::{fmt::Write as _, net::IpAddr};

use crate::{
    changes::{Change, ChangeError},
    profile::Network,
};

pub(crate) const TABLE: &str = "adoube_lock";

/// A datagram asks nobody whether it may come, and the kernel does not say whose it will be: none comes in from elsewhere
/// that answers nothing, but for addresses that this machine is given (DHCP), whose ports no player can open.
const IN: &str = " chain in {\n  type filter hook input priority 0;\n  \
                  iif != lo udp dport != { 68, 546 } ct state new drop\n }\n";

/// The player's programs reach the agent's port on loopback, the agent its venue; neither anything else.
pub(crate) fn change(
    network: &Network,
    players: &[u32],
    agent: u32,
) -> Result<Change, ChangeError> {
    let mut rules =
        format!("table inet {TABLE} {{\n chain out {{\n  type filter hook output priority 0;\n");
    for player in players {
        let port = network.port;
        let _ = writeln!(
            rules,
            "  meta skuid {player} oif lo tcp dport {port} accept"
        );
        let _ = refuse(&mut rules, *player);
    }
    let _ = writeln!(rules, "  meta skuid {agent} oif lo accept");
    for address in &network.venue {
        let family = match address {
            IpAddr::V4(_) => "ip",
            IpAddr::V6(_) => "ip6",
        };
        let _ = writeln!(
            rules,
            "  meta skuid {agent} {family} daddr {address} accept"
        );
    }
    let _ = refuse(&mut rules, agent);
    rules.push_str(" }\n");
    rules.push_str(IN);
    rules.push_str("}\n");
    Change::firewall(TABLE, rules)
}

/// So that a program is told at once, and does not wait.
fn refuse(rules: &mut String, user: u32) -> std::fmt::Result {
    writeln!(
        rules,
        "  meta skuid {user} meta l4proto tcp reject with tcp reset"
    )?;
    writeln!(rules, "  meta skuid {user} reject")
}
