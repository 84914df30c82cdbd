//! What a line of evidence names by a number: how a connection ended, what a birth says, a side.

use adoube_chess::Side;

use super::figure::{BadFigure, Figure, coded};

coded! {
    /// How a connection ended, as the witness saw it.
    Why {
        /// Not known.
        Unknown = 0, "unknown", "it is not known how";
        /// The other end closed it in good order.
        Closed = 1, "closed", "closed by the other end";
        /// It was reset.
        Reset = 2, "reset", "reset";
        /// Nothing came for too long.
        Silent = 3, "silent", "nothing came for too long";
        /// It could not be opened.
        Unreachable = 4, "unreachable", "not reachable";
        /// This end closed it.
        Own = 5, "own", "closed by this end";
    }
}

coded! {
    /// What a device's birth at the broker says, against the one before.
    Birth {
        /// Nothing to compare with.
        Unknown = 0, "unknown", "nothing is known of before";
        /// The same agent connected again.
        Same = 1, "same", "the same agent as before";
        /// Another start of the agent, the same start of the machine.
        NewAgent = 2, "new-agent", "its agent was started anew";
        /// Another start of the machine.
        NewBoot = 3, "new-boot", "its machine was started anew";
    }
}

coded! {
    /// What started with a venue's node.
    NodeStart {
        /// Only its program.
        Program = 0, "program", "its computer kept running";
        /// Its computer too.
        Machine = 1, "machine", "its computer started too";
    }
}

coded! {
    /// A side of a board.
    Colour {
        /// White's.
        White = 1, "white", "White";
        /// Black's.
        Black = 2, "black", "Black";
    }
}

impl From<Side> for Colour {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}
