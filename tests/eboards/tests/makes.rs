//! The makes of board that regulations may list.

#![allow(missing_docs)]

use adoube_eboard::Make;
use adoube_tournament::physical_board::BoardMake;

/// EBD-7: an event can list each make that is read, and no other.
#[test]
fn ebd_7_regulations_list_the_makes_that_are_read() {
    let mut read = Make::ALL.map(Make::name);
    let mut listed = BoardMake::ALL.map(BoardMake::name);
    read.sort_unstable();
    listed.sort_unstable();
    assert_eq!(read, listed);
}
