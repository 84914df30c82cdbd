### La consola. Véase README.md.

## Tableros físicos: lo que leen y hacen los oficiales

board-differs-record = El tablero físico de { side } difiere de la partida: { $placement } en el tablero, { $game } en la partida
board-differs-note = nota { $number }: { $text }
board-differs-noted = nota { $number }: a las { $at } el tablero físico de { side } difería de la partida: { $placement } en el tablero, { $game } en la partida
board-differs-outage-over = El tablero físico de { side } vuelve a estar conectado: el reloj del jugador corrió { $time } mientras tanto
board-differs-outage-cost = el tablero costó { $time } desde que falló
command-note-board-violation = Anotar una infracción en un tablero
    .what = El tablero físico de un jugador difería de la partida, o el jugador movió antes en él. Se anotan ambas posiciones. Una sanción puede citar la nota.
command-mark-scoresheet = Comprobar una planilla
    .what = Después de la partida: si la planilla del jugador está. Se puede cambiar.
scoresheet-open-title = Planillas que faltan
scoresheet-open-what = El árbitro jefe local de la sede del jugador las comprueba. Aunque falte una, la ronda se puede cerrar.
scoresheet-open-missing = Falta la planilla de { side } ({ $player })
scoresheet-open-unmarked = Nadie ha comprobado la planilla de { side } ({ $player })
board-form-placement = En el tablero (primer campo de un FEN)
board-form-present = Está
board-form-give-back = Devolver el tiempo al jugador
board-form-after = Tras esta media jugada; si no, la última

## Sanciones: el formulario de la consola

command-penalise = Imponer una sanción
    .what = Sanciones para un jugador. Cada una necesita el artículo en que se basa. Lo que cambian se muestra antes de confirmar.
command-agree-to-penalties = Aprobar la sanción
    .what = Otro oficial propuso esta sanción. Se impone cuando usted la aprueba.
command-reject-penalties = Rechazar la propuesta
    .what = La sanción propuesta no se impone. Quien la propuso la retira de la misma manera.
command-withdraw-penalties = Retirar la sanción
    .what = Una sanción impuesta por error deja de contar. Queda en el registro como retirada. El resultado que cambió vuelve, si no se cambió después. Los relojes quedan como están.
penalty-form-player = Jugador
penalty-form-penalties = Sanciones
penalty-form-kind = Sanción
penalty-form-time = Tiempo
penalty-form-points = Puntos
penalty-form-opponent-gets = El rival recibe
penalty-form-win = la victoria
penalty-form-first-round = Desde la ronda
penalty-form-last-round = Hasta la ronda
penalty-form-offence = Falta
penalty-form-prohibited-device = Dispositivo prohibido: la sanción del torneo
penalty-form-claimed-move = Jugada con la que reclamó, como { $move } (ninguna si reclamó la posición)
penalty-form-add = Añadir otra sanción
penalty-form-remove = Quitar: { $penalty }
penalty-form-article = Artículo (como O 18.4.2 o L 12.9)

## Sanciones: dónde se muestran

penalty-proposed-title = Sanción propuesta
penalty-proposed = { $by } propone una sanción para { side }: { $penalties }
penalty-proposed-own = Otro oficial debe aprobarla antes de que se imponga.
penalty-rejected = { $by } rechaza la sanción propuesta
penalty-withdrawn-record = { $by } retira una sanción: { $penalties }
penalty-list-of = Sanciones: { $player }
penalty-list-no-board = Este jugador aún no ha tenido tablero: una sanción se impone en el último tablero del jugador.
penalty-list-player = Jugador: nombre o número
penalty-list-players = Jugadores
penalty-list-record = registro { $record }
command-show-round = Mostrar la ronda { $round }

## Tableros físicos: dónde se muestran

physical-board-title = Tableros físicos
physical-board-since = desde hace { $age }
physical-board-since-move = desde hace { $age }, desde { $move }
physical-board-record-again = El tablero de { side } muestra de nuevo la partida
physical-board-show = Mostrar las dos posiciones
