//! The proc connector's messages, as bytes (`linux/cn_proc.h`, `linux/connector.h`).

/// Length of the netlink header, and of the connector's.
const NETLINK: usize = 16;
const CONNECTOR: usize = 20;
/// `CN_IDX_PROC`, `CN_VAL_PROC`.
const PROC: u32 = 1;
/// `PROC_CN_MCAST_LISTEN`.
const LISTEN: u32 = 1;
/// `PROC_EVENT_EXEC`.
const EXEC: u32 = 2;
/// `NLMSG_DONE`.
const DONE: u16 = 3;

/// Asks for execs. A kernel before 6.6 knows no filter, and wants to be asked without.
pub(super) fn listen(own: u32, filtered: bool) -> Vec<u8> {
    let words: &[u32] = if filtered { &[LISTEN, EXEC] } else { &[LISTEN] };
    let data: Vec<u8> = words.iter().flat_map(|word| word.to_ne_bytes()).collect();
    let length = NETLINK + CONNECTOR + data.len();
    let mut bytes = Vec::with_capacity(length);
    let narrow = |length: usize| u32::try_from(length).unwrap_or_default();
    bytes.extend(narrow(length).to_ne_bytes());
    bytes.extend(DONE.to_ne_bytes());
    bytes.extend(0u16.to_ne_bytes());
    for word in [0, own, PROC, PROC, 0, 0] {
        bytes.extend(word.to_ne_bytes());
    }
    // Length and flags, two bytes each.
    let length = u16::try_from(data.len()).unwrap_or_default();
    bytes.extend(length.to_ne_bytes());
    bytes.extend(0u16.to_ne_bytes());
    bytes.extend(data);
    bytes
}

/// The process that a message says has executed a program; none for every other message.
pub(super) fn exec(bytes: &[u8]) -> Option<i32> {
    let event = NETLINK + CONNECTOR;
    let word = |at: usize| {
        let bytes = bytes.get(at..at + 4)?;
        Some(u32::from_ne_bytes(bytes.try_into().ok()?))
    };
    let is_exec = word(NETLINK) == Some(PROC) && word(event) == Some(EXEC);
    // After the kind: processor, time stamp (8 bytes), thread, process.
    let pid = word(event + 20).filter(|_| is_exec)?;
    i32::try_from(pid).ok()
}

#[cfg(test)]
mod tests {
    use super::{CONNECTOR, NETLINK, exec, listen};

    fn message(index: u32, kind: u32, pid: u32) -> Vec<u8> {
        let mut bytes = vec![0; NETLINK];
        for word in [index, 1, 0, 0, 0, kind, 0, 0, 0, pid + 1, pid] {
            bytes.extend(word.to_ne_bytes());
        }
        bytes
    }

    #[test]
    fn execs_are_told_from_other_messages() {
        assert_eq!(exec(&message(1, 2, 77)), Some(77));
        assert_eq!(exec(&message(1, 1, 77)), None, "a fork");
        assert_eq!(exec(&message(3, 2, 77)), None, "another connector");
        let whole = message(1, 2, 77);
        for length in 0..whole.len() {
            assert_eq!(exec(&whole[..length]), None, "{length} bytes");
        }
    }

    #[test]
    fn who_listens_says_how_long_his_words_are() {
        for (filtered, data) in [(false, 4), (true, 8)] {
            let bytes = listen(5, filtered);
            assert_eq!(bytes.len(), NETLINK + CONNECTOR + data);
            assert_eq!(
                bytes[..4],
                u32::try_from(bytes.len()).unwrap().to_ne_bytes()
            );
        }
    }
}
