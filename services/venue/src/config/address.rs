//! A host and a port.

use std::fmt;

/// `host:port`, the host a name or an IP address (an IPv6 address in brackets).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Without brackets.
    pub host: String,
    /// 1 to 65535.
    pub port: u16,
}

impl Address {
    /// Reads `text`; the error says what is expected.
    pub fn parse(text: &str) -> Result<Self, String> {
        let expected = || format!("\"{text}\" is not an address: write \"host:port\"");
        let (host, port) = text.rsplit_once(':').ok_or_else(expected)?;
        let host = match host.strip_prefix('[').map(|rest| rest.strip_suffix(']')) {
            Some(Some(inner)) if inner.contains(':') => inner,
            None if !host.contains(':') => host,
            _ => return Err(expected()),
        };
        let known = |c: char| c.is_ascii_alphanumeric() || ".-:_".contains(c);
        if host.is_empty() || host.len() > 253 || !host.chars().all(known) {
            return Err(expected());
        }
        match port.parse() {
            Ok(port) if port > 0 => Ok(Self {
                host: host.to_owned(),
                port,
            }),
            _ => Err(format!(
                "\"{text}\" is not an address: the port must be 1 to 65535, not \"{port}\""
            )),
        }
    }
}

impl Address {
    /// Where somebody on this machine reaches what listens here.
    #[must_use]
    pub fn from_here(&self) -> Self {
        let host = match self.host.as_str() {
            "0.0.0.0" => "127.0.0.1",
            "::" => "::1",
            host => host,
        };
        Self {
            host: host.to_owned(),
            port: self.port,
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.host.contains(':') {
            write!(f, "[{}]:{}", self.host, self.port)
        } else {
            write!(f, "{}:{}", self.host, self.port)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_listens_everywhere_is_reached_by_loopback() {
        for (listens, reached) in [
            ("0.0.0.0:8883", "127.0.0.1:8883"),
            ("[::]:8883", "[::1]:8883"),
            ("10.2.1.1:8883", "10.2.1.1:8883"),
            ("venue.example:1", "venue.example:1"),
        ] {
            let address = Address::parse(listens).unwrap().from_here();
            assert_eq!(address.to_string(), reached);
        }
    }

    #[test]
    fn addresses_by_table() {
        for (text, good) in [
            ("127.0.0.1:8883", true),
            ("venue.example:1", true),
            ("[::1]:7800", true),
            ("::1:7800", false),
            ("[127.0.0.1]:80", false),
            ("127.0.0.1", false),
            ("127.0.0.1:0", false),
            ("127.0.0.1:65536", false),
            (":80", false),
            ("a b:80", false),
            ("a\nlistener 1883:80", false),
            ("", false),
        ] {
            let parsed = Address::parse(text);
            assert_eq!(parsed.is_ok(), good, "{text:?}: {parsed:?}");
            if let Ok(address) = parsed {
                assert_eq!(address.to_string(), text);
            }
        }
    }
}
