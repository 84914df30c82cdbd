//! The kernel's lists of sockets (`linux/sock_diag.h`), over netlink: a question, and as many answers as there are
//! sockets. Unlike the tables below `/proc/net` it is asked for what is wanted alone.

pub(crate) mod tcp;
pub(crate) mod unix;

use std::{io, os::fd::AsRawFd as _};

use nix::{
    libc::NETLINK_SOCK_DIAG,
    sys::{
        socket::{MsgFlags, recv, send, setsockopt, sockopt},
        time::{TimeVal, TimeValLike as _},
    },
};

use crate::netlink;

/// Length of the netlink header.
const HEADER: usize = 16;
/// `SOCK_DIAG_BY_FAMILY`; `NLM_F_REQUEST | NLM_F_DUMP`; `NLMSG_ERROR`, `NLMSG_DONE`.
const BY_FAMILY: u16 = 20;
const DUMP: u16 = 0x301;
const ERROR: u16 = 2;
const DONE: u16 = 3;
/// The longest answer, bytes: the kernel makes none that is longer.
const ANSWER: usize = 32 << 10;
/// Answers that are read; a machine with more sockets than fit is told in part.
const MOST_ANSWERS: usize = 1000;
/// Longer the kernel does not take, seconds.
const PATIENCE: i64 = 1;

/// Asks, and hands on what the kernel says of each socket.
fn ask(question: &[u8], mut take: impl FnMut(&[u8])) -> io::Result<()> {
    let socket = netlink::open(NETLINK_SOCK_DIAG)?;
    setsockopt(
        &socket,
        sockopt::ReceiveTimeout,
        &TimeVal::seconds(PATIENCE),
    )?;
    send(socket.as_raw_fd(), &dump(question), MsgFlags::empty())?;
    let mut bytes = vec![0; ANSWER];
    for _ in 0..MOST_ANSWERS {
        let length = recv(socket.as_raw_fd(), &mut bytes, MsgFlags::empty())?;
        if read(&bytes[..length], &mut take)? {
            break;
        }
    }
    Ok(())
}

/// The question as a message: every socket that it fits.
fn dump(question: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + question.len());
    let length = u32::try_from(HEADER + question.len()).unwrap_or_default();
    bytes.extend(length.to_ne_bytes());
    bytes.extend(BY_FAMILY.to_ne_bytes());
    bytes.extend(DUMP.to_ne_bytes());
    // Sequence and sender.
    bytes.extend([0; 8]);
    bytes.extend(question);
    bytes
}

/// Hands on what an answer says; whether it is the last one.
fn read(mut bytes: &[u8], take: &mut impl FnMut(&[u8])) -> io::Result<bool> {
    while let Some(length) = word(bytes, 0) {
        let length = usize::try_from(length).unwrap_or_default();
        let Some(message) = bytes.get(HEADER..length.max(HEADER)) else {
            return Ok(true);
        };
        match half(bytes, 4) {
            Some(DONE) => return Ok(true),
            Some(ERROR) => {
                let code = word(message, 0).unwrap_or_default().cast_signed();
                return Err(io::Error::from_raw_os_error(code.saturating_neg()));
            }
            _ => take(message),
        }
        bytes = bytes.get(aligned(length.max(HEADER))..).unwrap_or_default();
    }
    Ok(false)
}

const fn aligned(length: usize) -> usize {
    length.next_multiple_of(4)
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at + 4)?;
    Some(u32::from_ne_bytes(bytes.try_into().ok()?))
}

fn half(bytes: &[u8], at: usize) -> Option<u16> {
    let bytes = bytes.get(at..at + 2)?;
    Some(u16::from_ne_bytes(bytes.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{BY_FAMILY, DONE, ERROR, HEADER, aligned, dump, read};

    /// As the kernel says it.
    pub(super) fn message(kind: u16, body: &[u8]) -> Vec<u8> {
        let length = u32::try_from(HEADER + body.len()).unwrap();
        let mut bytes = length.to_ne_bytes().to_vec();
        bytes.extend(kind.to_ne_bytes());
        bytes.extend([0; 10]);
        bytes.extend(body);
        bytes.resize(aligned(bytes.len()), 0);
        bytes
    }

    #[test]
    fn an_answer_is_read_to_its_end_and_an_error_is_one() {
        let mut taken = Vec::new();
        let mut take = |message: &[u8]| taken.push(message.to_vec());
        let two = [message(BY_FAMILY, b"one"), message(BY_FAMILY, b"four")].concat();
        assert!(!read(&two, &mut take).unwrap());
        assert!(read(&message(DONE, &[0; 4]), &mut take).unwrap());
        let refused = read(&message(ERROR, &(-13i32).to_ne_bytes()), &mut take);
        assert_eq!(refused.unwrap_err().raw_os_error(), Some(13));
        assert_eq!(taken, [b"one".to_vec(), b"four".to_vec()]);
        assert_eq!(dump(b"what")[..4], 20u32.to_ne_bytes());
    }

    #[test]
    fn what_is_cut_off_is_no_answer() {
        let whole = message(BY_FAMILY, b"socket");
        for length in 0..HEADER + 6 {
            let mut taken = 0;
            let _ = read(&whole[..length], &mut |_| taken += 1);
            assert_eq!(taken, 0, "{length} bytes");
        }
    }
}
