//! The few bytes before TLS that tell the venue's relay whose bytes follow.

use crate::{ids::is_hex32, link::fault::LinkFault};

/// The longest answer line that is read, its end included.
pub const MAX_ANSWER: usize = 256;

/// The line that opens a connection.
pub fn greeting(device: &str, token: &str) -> String {
    format!("ADOUBE1 {device} {token}\n")
}

/// The relay's id of this connection, or why there is none.
pub fn parse_answer(line: &str) -> Result<String, LinkFault> {
    let line = line.trim_end_matches(['\r', '\n']);
    if let Some(id) = line.strip_prefix("OK ")
        && is_hex32(id)
    {
        return Ok(id.to_owned());
    }
    if let Some(refusal) = line.strip_prefix("NO ") {
        let (code, text) = refusal.split_once(' ').unwrap_or((refusal, ""));
        return Err(LinkFault::RelayRefused {
            code: code.to_owned(),
            text: text.to_owned(),
        });
    }
    Err(LinkFault::RelayNonsense)
}

#[cfg(test)]
mod tests {
    use super::{LinkFault, greeting, parse_answer};

    #[test]
    fn the_greeting_is_one_short_line() {
        let line = greeting(&"d".repeat(32), &"0".repeat(32));
        assert!(line.len() <= 200 && line.ends_with('\n') && line.starts_with("ADOUBE1 "));
    }

    #[test]
    fn answers() {
        let id = "0123456789abcdef0123456789abcdef";
        assert_eq!(parse_answer(&format!("OK {id}\n")), Ok(id.to_owned()));
        let refused = |code: &str, text: &str| {
            Err(LinkFault::RelayRefused {
                code: code.into(),
                text: text.into(),
            })
        };
        let rows = [
            (
                "NO bad-token used before\n",
                refused("bad-token", "used before"),
            ),
            ("NO busy\n", refused("busy", "")),
            ("OK short\n", Err(LinkFault::RelayNonsense)),
            ("HTTP/1.1 400\r\n", Err(LinkFault::RelayNonsense)),
            ("", Err(LinkFault::RelayNonsense)),
        ];
        for (line, expected) in rows {
            assert_eq!(parse_answer(line), expected, "{line}");
        }
    }
}
