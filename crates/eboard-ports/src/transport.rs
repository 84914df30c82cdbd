//! What carries bytes to and from a board.

use std::future::Future;
use std::io;
use std::pin::Pin;

/// A result that is waited for.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send + 'a>>;

/// The end of a connection, which is waited for.
pub type Closing<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// What carries bytes to and from a board: a serial line, a HID device, Bluetooth LE. One more is one more file.
pub trait Transport: Send {
    /// Waits for bytes; 0 when the connection has ended. Nothing is lost when the wait is given up.
    fn read<'a>(&'a mut self, buffer: &'a mut [u8]) -> Pending<'a, usize>;

    /// Sends all of the bytes.
    fn write<'a>(&'a mut self, bytes: &'a [u8]) -> Pending<'a, ()>;

    /// Whether each read gives one whole packet, so that no message goes on in the next.
    fn gives_packets(&self) -> bool;

    /// Ends the connection where that needs more than dropping it.
    fn close(&mut self) -> Closing<'_> {
        Box::pin(std::future::ready(()))
    }
}
