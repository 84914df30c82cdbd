//! What boards and incidents both tell of rulings.

use adoube_tournament::board::{Basis, Remedy, Share, Span};
use adoube_tournament::incident::ruling::ClocksAs;

use crate::log;
use crate::tables::{choice, chosen, messages, required};

choice! {
    Remedy as log::remedy::Remedy;
    wrapped {}
    Resume as ResumeWith { white, black, basis }
    Restart as RestartWith { control }
    Result as ResultOf { score }
    Postpone as Nothing {}
}

choice! {
    ClocksAs as log::clocks_as::Clocks;
    wrapped {}
    LastContact as Nothing {}
    Detection as Nothing {}
    Now as Nothing {}
    Typed as Times { white, black }
}

chosen! {
    Remedy as Remedy { remedy }
    ClocksAs as ClocksAs { clocks }
}

messages! {
    Basis {
        clocks, stood, spans, back, earlier, deducted, added, elsewhere, by, kept, settled,
    }
    Share { ruling, given }
    Span { from, to }
}
