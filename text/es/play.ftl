### La página de juego. Véase README.md.

## Tableros físicos: lo que leen y hacen los oficiales

scoresheet-title = Planilla
scoresheet-reminder = Lleve la planilla: anote todas las jugadas. Un árbitro la pedirá después de la partida.

## Sanciones: dónde se muestran

penalty-withdrawn-shown = Retirada: { $reason }
penalty-own = Ha recibido una sanción
penalty-opponent = Su rival ha recibido una sanción

## Tableros físicos: el propio

physical-board-yours-title = Su tablero
physical-board-own-follows = Su tablero muestra la partida
physical-board-own-differs = Su tablero muestra otra posición. Póngalo como en la partida
physical-board-own-unread = Su tablero no está conectado. Mire el cable o llame al árbitro
physical-board-own-lifted = Sigue sin su tablero: haga sus jugadas en la pantalla
physical-board-low = La batería de su tablero está al { $percent } %. Avise al árbitro.
physical-board-play = Jugar { $move }
physical-board-step-call-arbiter = No se puede leer su tablero. Llame al árbitro
physical-board-step-set-up = Ponga en su tablero la posición inicial de esta partida
physical-board-step-turn-board = Gire su tablero: está al revés
physical-board-step-make-own-move = Haga su jugada { $move } en su tablero
physical-board-step-make-opponents-move = Haga en su tablero la jugada del rival: { $move }
physical-board-step-put-piece = Ponga en { $square }: { $piece } { $side ->
    [white] de las blancas
   *[black] de las negras
}
physical-board-step-clear-square = Quite de su tablero lo que hay en { $square }
physical-board-step-move = Le toca: haga su jugada en su tablero
physical-board-step-put-promotion = Ponga en { $square } la pieza en que se convierte su peón
physical-board-step-choose-promotion = ¿En qué se convierte su peón? Elíjalo aquí
physical-board-step-choose-move = ¿Qué jugada es? Elíjala aquí
physical-board-step-press-clock = { $move } está en su tablero: pulse el reloj
physical-board-step-tap = { $move } está en su tablero. ¿Es su jugada?
physical-board-step-finish-castling = ¿Enroca? Mueva también la otra pieza. O juegue { $move }
