### Textos en español. Véase README.md.

## Partes de frases

side = { $side ->
    [white] las blancas
   *[black] las negras
}
author = { $by-server ->
    [yes] el servidor
   *[no] { $by }
}
round-state = { $state ->
    [draft] en borrador
    [published] publicada
    [started] empezada
    [closed] cerrada
   *[elsewhere] jugada en otro lugar
}
board-with-state = { $board } { $state ->
    [waiting] en espera
    [playing] en juego
    [paused] en pausa
   *[finished] terminado
}
and-more = { $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}

## Lo que cambió en un tablero

change-nothing = todavía no se hizo nada en él
change-began = empezó su partida
change-moved = se hizo una jugada
change-moved-to = tiene { $plies } medias jugadas, la última es { $last }
change-stopped = se pararon sus relojes
change-let-go = se puso en marcha su reloj
change-set = se ajustaron sus relojes
change-added = se añadió tiempo
change-penalised = una sanción cambió sus relojes
change-came-late = se descontó tiempo a un jugador que llegó tarde
change-outage = una caída del servidor paró sus relojes
change-ruled = se decidió sobre él
change-carried-out = se ejecutó en él la decisión { $ruling }
change-began-anew = su partida empezó de nuevo
change-restored = se repuso una posición anterior
change-reopened = se reabrió su partida
change-corrected = se corrigió su resultado
change-reversed = se invirtieron sus colores
change-new-start = su partida empezó de nuevo desde otra posición
change-ended = ha terminado ({ $ending ->
    [checkmate] jaque mate
    [stalemate] ahogado
    [dead-position] posición muerta
    [threefold-repetition] triple repetición
    [fivefold-repetition] quíntuple repetición
    [fifty-moves] cincuenta jugadas
    [seventy-five-moves] setenta y cinco jugadas
    [resignation] abandono
    [agreement] acuerdo
    [flag] caída de bandera
    [flag-draw] caída de bandera, tablas
    [not-reconnected] no reconectado
    [not-reconnected-draw] no reconectado, tablas
    [forfeit] incomparecencia
   *[declared] declarado
})
change-disconnected = un jugador se desconectó
change-reconnected = un jugador volvió a conectarse
change-seat-moved = un jugador pasó a otro equipo
change-checked = se registró o se dispensó un control de un jugador
change-published-again = su ronda se publicó de nuevo
change-other = cambiaron su posición o sus relojes

## Rechazos: tableros físicos

refusal-no-physical-boards = El reglamento de este evento no permite tableros físicos
    .page = Juegue en la pantalla.
refusal-board-behind = Su última jugada aún no está en su tablero
    .page = Hágala primero allí y juegue después.
refusal-board-enters-moves = Esta jugada no está en su tablero
    .page = Hágala allí: su tablero introduce las jugadas.
refusal-board-not-connected = Su tablero no está conectado
    .page = Conéctelo o llame al árbitro.
refusal-board-differs = Su tablero difiere de la partida en { $squares }
    .page = Coloque las piezas como en la pantalla y juegue después.

refusal-board-no-difference = Esta es la posición de la partida: el tablero no difiere
    .command = Diga qué había en el tablero y, con --after N, después de qué media jugada
    .page = Indique qué había en el tablero y después de qué media jugada.
refusal-board-requirement-lifted = El requisito del tablero ya está levantado
    .command = Para dar tiempo por lo que costó el tablero, use: adoube clock add
    .page = El tiempo que costó el tablero se puede añadir al reloj.
refusal-board-requirement-required = El jugador ya debe usar el tablero
refusal-no-scoresheets = El reglamento de este torneo no pide planillas
refusal-scoresheet-in-use = La partida sigue: las planillas se comprueban después
refusal-board-no-half-move = La partida tiene { $made ->
        [one] una media jugada
       *[other] { $made } medias jugadas
    }

## Rechazos: pausas

refusal-hold-on = La pausa { $hold } ya detiene estos relojes
    .command = Para dar un motivo que falta: `adoube clock reason --round N --hold { $hold } --reason TEXT`
    .page = Si falta su motivo, délo donde se muestra la pausa.
refusal-hold-stands = La ronda { $round } no se puede cerrar: sigue la pausa { $hold } { $scope ->
        [venue] en los tableros de { $venue }
       *[all] en todos los tableros
    }{ $reason-given ->
        [yes] : { $reason }
       *[no] { "" }
    }
    .command = { $scope ->
        [venue] Termínela primero: `adoube clock resume --round { $round } --venue { $venue } --reason TEXT`
       *[all] Termínela primero: `adoube clock resume --round { $round } --reason TEXT`
    }
    .page = Reanude primero los tableros.

## Rechazos: resultados

refusal-result-approved = El resultado ya está aprobado
    .command = Corríjalo, con el motivo: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Corríjalo, con el motivo.
refusal-result-ruled = El resultado del tablero { $board } es de la decisión { $ruling }
    .command = Mientras no se cierre la ronda, otra decisión lo anula: `adoube rule { $incident } resume --board { $board } --reason TEXT`. O corríjalo: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Mientras no se cierre la ronda, anúlelo con otra decisión sobre ese incidente. O corrija el resultado.
refusal-objected = Tablero { $board }: { side } protestan el resultado
    .command = Responda primero a la llamada { $call }: `adoube call answer { $board } --number { $call } --valid` o `--invalid`. O corrija el resultado: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Responda primero a la llamada del jugador, o corrija el resultado.
refusal-objected-saying = Tablero { $board }: { side } protestan el resultado: «{ $reason }»
    .command = Responda primero a la llamada { $call }: `adoube call answer { $board } --number { $call } --valid` o `--invalid`. O corrija el resultado: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Responda primero a la llamada del jugador, o corrija el resultado.
refusal-draw-odds = Con ventaja de tablas para { side }, las tablas ganan la partida: escriba { $score }
    .command = Si la ventaja es un error, corrija el resultado con --no-odds cuando acabe la partida
    .page = Si la ventaja es un error, corrija el resultado cuando acabe la partida.
refusal-claimed-with = Ya se cargó la reclamación con { $last } de { side }, en la anotación { $record } ({ $why }). Ha de hacerse esa jugada, sin otra reclamación en este turno
refusal-claimed-already = Esta reclamación de { side } ya se cargó, en la anotación { $record } ({ $why }). Una reclamación cuesta una sola vez
    .command = Para corregir un reloj equivocado: `adoube clock set BOARD --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = Para corregir un reloj equivocado, use «Ajustar los relojes».
refusal-penalty-no-points-yet = La partida aún no tiene puntos
    .command = Sume o reste puntos cuando termine, o decrete su pérdida (game-lost)
    .page = Sume o reste puntos cuando termine, o decrete su pérdida.
refusal-penalty-while-playing = La partida de { side } en el tablero { $board } no ha terminado
    .command = Decrete su pérdida en la misma decisión (game-lost), o excluya al jugador de rondas posteriores
    .page = Decrete su pérdida en la misma decisión, o excluya al jugador de rondas posteriores.
refusal-penalty-more-than-left = A { side } le quedan { $had } y no se le pueden quitar { $taken }
    .command = Quite menos, o decrete la pérdida de la partida (game-lost)
    .page = Quite menos, o decrete la pérdida de la partida.
refusal-penalty-score = El resultado sería { $white }-{ $black }: cada jugador tiene una de las puntuaciones del torneo, y entre los dos como máximo { $most }
refusal-penalty-more-points-than-there-are = El jugador tiene { $had } puntos en esta partida, y no se le pueden quitar más
refusal-penalty-plays-elsewhere = La partida de { $player } en el tablero { $board } no ha terminado
    .command = Decrete allí su pérdida (game-lost) en la misma decisión que la exclusión
    .page = Decrete allí su pérdida en la misma decisión que la exclusión.
refusal-penalty-no-such-fine = { $announced ->
        [0] El torneo no anunció multas
       *[other] No se anunció tal multa: { $fine }. Anunciadas: { $offences }
    }
refusal-penalty-no-such-round = No hay ronda { $round }: el torneo tiene { $rounds }
refusal-penalty-no-cards = El torneo no tiene tarjetas amarillas ni rojas
refusal-penalties-not-proposed = Estas sanciones ya no están propuestas
    .command = Vea lo que está propuesto: `adoube watch`
    .page = Mire la propuesta más reciente.
refusal-penalties-not-imposed = El registro { $record } de este tablero no impone ninguna sanción que siga contando
    .command = Vea las sanciones y sus registros: `adoube penalty list`
    .page = Mire la lista de sanciones.
refusal-player-excluded = { $player } está excluido de la ronda { $round } por una sanción. Empareje la ronda sin él; como bye tiene cero puntos (Z)
refusal-no-such-player = El torneo no tiene ningún jugador con el número { $number }
refusal-forfeited = El tablero { $board } se dio por perdido porque un jugador no compareció
    .command = Para que se juegue: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = Para que se juegue, reabra la partida.

## Rechazos: incidentes y decisiones

refusal-incident-closed = El incidente { $incident } está cerrado
    .command = Nombre el incidente en el motivo y corrija lo que haga falta: un reloj con `adoube clock set`, una posición con `adoube board restore`, un resultado con `adoube result correct`
    .page = Corrija lo que haga falta en el tablero mismo y nombre el incidente en el motivo.
refusal-incident-closed-over = El incidente { $incident } está cerrado porque la partida del tablero { $board } ha terminado
    .command = `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT` deja seguir la partida y reabre el incidente. O corrija un reloj con `adoube clock set`, una posición con `adoube board restore`, un resultado con `adoube result correct`
    .page = Reabra esa partida para decidir sobre el incidente.
refusal-incident-closed-other = El incidente { $incident } está cerrado, y en el tablero { $board } está abierto el incidente { $open }
    .command = Decida sobre ese: `adoube rule { $open } --help`
    .page = Decida sobre ese.
refusal-incident-open = El tablero { $board } tiene abierto un incidente: { $incident }
    .command = Decida primero sobre él: `adoube rule { $incident } result RESULT --board { $board } --reason TEXT`. Para mantener el resultado, dé el mismo
    .page = Decida primero sobre él.
refusal-all-ruled = Ya hay una decisión sobre cada tablero del incidente { $incident } que sigue en juego
    .command = Para decidir de nuevo, nombre los tableros con --board
    .page = Para decidir de nuevo, elija los tableros.
refusal-postponed = El tablero { $board } se aplazó por la decisión { $ruling }
    .command = Para empezarlo de nuevo, nómbrelo: `adoube rule { $incident } ... --board { $board }`
    .page = Para empezarlo de nuevo, elíjalo.
refusal-deduct-from-whom = Los dos jugadores del tablero { $board } estuvieron desconectados: ¿a quién se descuenta tiempo?
    .command = Dígalo: --from white, --from black o --from both
    .page = Elija blancas, negras o ambas.
refusal-too-many-boards = Una decisión abarca como mucho { $most } tableros a la vez, no { $boards }
    .command = Nombre algunos con --board, y decida sobre los demás del mismo modo
    .page = Elija algunos, y decida sobre los demás del mismo modo.
refusal-no-breach = El tablero { $board } no tiene ninguna nota { $note } que se pueda citar
    .command = `adoube board notes { $board }` muestra lo que se puede citar allí, con los números de las notas
    .page = El incidente muestra lo que se puede citar. El registro del tablero tiene todas las notas de sus dispositivos.
refusal-proposal-waits = Incidente { $incident }: la decisión { $ruling }, propuesta por { author }, espera a un segundo oficial
    .command = Acéptela primero: `adoube rule { $incident } second { $ruling }`. O recházela: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Acéptela o recházela primero.
refusal-board-moved-on = El tablero { $board } ha cambiado: { $change }
    .command = Mírelo de nuevo y decida sobre lo que hay ahora. Si cambia demasiado deprisa, pare antes su reloj: `adoube clock pause { $board } --reason TEXT`
    .page = Mírelo de nuevo y decida sobre lo que hay ahora. Si cambia demasiado deprisa, pare antes su reloj.
refusal-proposal-stale = El tablero { $board } ha cambiado desde que se propuso la decisión { $ruling }: { $change }
    .command = Decida de nuevo en su lugar: `adoube rule { $incident } ...`. O recházela: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Decida de nuevo en su lugar, o recházela.
refusal-changed-since = El tablero { $board } cambió después de que lo mirara: { $change } (por { author })
    .command = Mírelo de nuevo. Si la orden sigue siendo correcta, déla otra vez
    .page = Mírelo de nuevo. Si sigue siendo correcto, confírmelo otra vez.

## Rechazos: rondas

refusal-too-few-devices = La sede { $venue } tiene { $devices } dispositivos, pero { $seats } jugadores necesitan uno
    .command = Dele más dispositivos (venues.toml, luego `adoube certify` y `adoube set-up`), o envíe jugadores a otra sede (`adoube import` con --seats)
    .page = Dele más dispositivos, o envíe jugadores a otra sede.
refusal-moves-made = Ronda { $round }: hay jugadas hechas en { $boards }{ and-more }. Un comienzo solo se retira antes de la primera jugada
    .command = Pare los relojes: `adoube clock pause --round { $round } --reason TEXT`. Después corrija cada partida (`adoube board --help`) o póngale un resultado (`adoube result --help`)
    .page = Pare los relojes y después corrija cada partida o póngale un resultado.
refusal-round-unfinished = Ronda { $round }: { $games ->
        [one] { $games } partida no ha terminado
       *[other] { $games } partidas no han terminado
    } ({ $boards }{ and-more })
    .command = Espere a que terminen, o declare su resultado: `adoube result --help`
    .page = Espere a que terminen, o declare su resultado.
refusal-round-open = La ronda { $other } está { round-state }, y su tablero { $board } no ha terminado. Jugadores y dispositivos juegan una ronda cada vez
    .command = { $state ->
        [started] Termine primero las partidas de la ronda { $other }
       *[other] Empiece la ronda { $other } y termine primero sus partidas. O retire su publicación: `adoube round unpublish { $other } --reason TEXT`
    }
    .page = Termine primero esa ronda.
refusal-round-paired-once = La ronda { $round } está { round-state }. Los emparejamientos solo cambian antes de publicarse
refusal-round-published-once = La ronda { $round } está { round-state }. Una ronda se publica una sola vez
refusal-round-reported = La ronda { $round } está { round-state }: sus resultados vienen de un informe
    .command = Para jugarla aquí, retírelos primero: `adoube round unpublish { $round } --reason TEXT`
    .page = Para jugarla aquí, retírelos primero.
refusal-round-no-pairings = La ronda { $round } está { round-state } y no tiene emparejamientos
    .command = Impórtelos primero: `adoube import pairs FILE --round { $round }`
    .page = Impórtelos primero.
refusal-round-start-unpaired = La ronda { $round } está { round-state } y no tiene emparejamientos
    .command = Emparéjela (`adoube pair --round { $round }`) o importe sus emparejamientos, y luego publíquela
    .page = Emparéjela o importe sus emparejamientos, y luego publíquela.
refusal-round-start-draft = La ronda { $round } está { round-state }: antes hay que publicarla
    .command = `adoube round publish { $round }`
    .page = Publíquela primero.
refusal-round-started-once = La ronda { $round } está { round-state }. Una ronda se empieza una sola vez
refusal-round-closed-once = La ronda { $round } está { round-state }. Solo se cierra una ronda empezada, y una sola vez
refusal-round-not-published = La ronda { $round } está { round-state }: no hay publicación que retirar
refusal-round-results-stand = La ronda { $round } está { round-state }: sus resultados son definitivos
    .command = Corrija los que estén mal: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Corrija los que estén mal.
refusal-round-has-boards = La ronda { $round } está { round-state }: sus resultados son los de sus tableros
refusal-round-nothing-to-hold = La ronda { $round } está { round-state }. Solo una ronda publicada y no cerrada tiene tableros que parar
refusal-round-over = La ronda { $round } está { round-state }: sus partidas han terminado
    .command = Para corregir un resultado: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Un resultado equivocado se puede corregir.
refusal-round-draft = La ronda { $round } está { round-state }: sus tableros se abren al publicarla
    .command = Publíquela primero: `adoube round publish { $round }`
    .page = Publíquela primero.
refusal-round-no-boards = La ronda { $round } está { round-state } y no tiene tableros
    .command = Importe de nuevo el informe para cambiar lo que dice de ellos
    .page = Importe de nuevo el informe para cambiar lo que dice de ellos.

## Rechazos: valores

refusal-range-counters = El periodo ha de ser uno del ritmo de juego, con menos jugadas de las que tiene
    .command = Con otro ritmo, dé también periodo y jugadas: --white-period, --white-moves, --black-period, --black-moves
    .page = Con otro ritmo, dé ambos de nuevo.

## Rechazos: el torneo

refusal-player-in-round = Solo se retira de la lista a quien no tiene ni partida ni descanso: { $player } tiene uno en la ronda { $round }, que está { round-state }
    .command = Que se retire a partir de la ronda siguiente: `adoube player withdraw`
    .page = Que se retire a partir de la ronda siguiente.
refusal-scoring-published = reglamento, línea { $line }: scoring: { $wanted }, pero la ronda { $round } está publicada con { $current } (O 7.1): escriba { $write }
    .command = O retire primero lo publicado (rondas: { $rounds }): `adoube round unpublish N --reason TEXT`
    .page = O retire primero lo publicado (rondas: { $rounds }).
refusal-scoring-played = reglamento, línea { $line }: scoring: { $wanted }, pero la ronda { $round } está publicada con { $current } (O 7.1): escriba { $write }. Los puntos de un torneo no cambian una vez que ha empezado una partida
refusal-devices-in-use = El torneo perdería dispositivos en los que aún se ha de jugar: { $seats }
    .command = Consérvelos, o pase primero cada puesto a un dispositivo de reserva: `adoube seat move BOARD white|black DEVICE --reason TEXT`
    .page = Consérvelos, o pase primero cada puesto a un dispositivo de reserva.
seat-without-device = tablero { $board } en { $device } de { $venue }
refusal-report-contradicts = El informe contradice lo que se jugó aquí:
    { $contradictions }
    .command = Corrija el informe, o el resultado de aquí: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Corrija el informe, o el resultado de aquí.
refusal-number-has-games = Lo jugado es de quien lo jugó:
    { $numbers }
    .command = Inscriba a otra persona con un número que nadie tenga (`--new`) y retire a quien se va (`adoube player withdraw`). Para corregir los datos de la misma persona, conserve el nombre o el número FIDE y corrija uno cada vez
    .page = Inscriba a otra persona con un número que nadie tenga y retire a quien se va. Para corregir los datos de la misma persona, conserve el nombre o el número FIDE y corrija uno cada vez.
refusal-no-device-of-venue = { $device } no es un dispositivo de { $venue }
    .command = El organizador lo nombra en venues.toml y da `adoube certify` y `adoube set-up`
    .page = El organizador lo añade a la sede.

## Sanciones. El id termina en la palabra de la clase; .kind es la clase sin su medida.

penalty-warning = Advertencia
    .kind = Advertencia
penalty-time-to-opponent = { $time } más para el rival
    .kind = Tiempo para el rival
penalty-time-off = { $time } menos en el reloj del jugador
    .kind = Tiempo menos en el reloj
penalty-points-to-opponent = Puntos para el rival: { $points }
    .kind = Puntos para el rival
penalty-points-off = Puntos menos: { $points }
    .kind = Puntos menos
penalty-game-lost = Partida perdida{ $points-given ->
        [yes] , puntos para el rival: { $points }
       *[no] { "" }
    }
    .kind = Partida perdida
penalty-fine = Multa: { $amount } ({ $offence })
    .kind = Multa
penalty-exclusion = { $one-round ->
        [yes] Excluido de la ronda { $first }
       *[no] Excluido de las rondas { $first } a { $last }
    }
    .kind = Exclusión de rondas
penalty-expulsion = Expulsado del torneo
    .kind = Expulsión
penalty-yellow-card = Tarjeta amarilla
    .kind = Tarjeta amarilla
penalty-red-card = Tarjeta roja: partida perdida
    .kind = Tarjeta roja
penalty-wrong-claim = Reclamación de tablas incorrecta{ $with-move ->
        [yes] { " " }con { $move }
       *[no] { "" }
    }
    .kind = Reclamación de tablas incorrecta
penalty-unknown = Una sanción que esta página no conoce
    .kind = Otra sanción

## Sanciones: la línea de comandos

penalty-takes-nothing = sin medida
penalty-takes-time = un tiempo, como =2:00 o ='2 min'
penalty-takes-points = puntos, como =0.5
penalty-takes-opponents-points = los puntos del rival, como =0 (la victoria si se omite)
penalty-takes-rounds = rondas, como =4 o =4-6
penalty-takes-claim = la jugada con la que se reclamó, como =Ng8 (ninguna si se reclamó la posición)
penalty-takes-fine = una multa anunciada, por su número en las bases, como =1
penalty-kinds-line = { $officials }; lleva { $takes }
penalty-kinds-laws = Leyes de 2005: { $old } de 2018 y 2023: { $new }
penalty-kinds-prohibited-device = dispositivo prohibido
penalty-kinds-two = otro oficial debe aprobar una sanción que cambia un resultado o aparta a un jugador de rondas
penalty-confirm-impose = ¿Imponerla? Escriba sí:
penalty-confirm-withdraw = ¿Retirarla? Escriba sí:
penalty-nothing-done = no se hizo nada
penalty-agree-to = propuesta ({ $article }): { $player } ({ $number }): { $penalties }: { $reason }
penalty-done-rejected = rechazada la sanción que propuso { $proposed }: { $penalties }
penalty-done-withdrawn = retirada: { $penalties }

## Tableros electrónicos: la línea de comandos

cli-eboard-list-none = No se ha encontrado ningún puerto al que pueda estar conectado un tablero. Conecte el tablero y enciéndalo.
cli-eboard-list-bluetooth = Tableros por Bluetooth LE: adoube eboard list --bluetooth
cli-eboard-list-serial = Otros tableros Bluetooth: emparéjelos primero y conéctelos como puerto serie (rfcomm).
cli-eboard-list-searching = buscando tableros por Bluetooth LE
cli-eboard-list-any = cualquier tablero
cli-eboard-list-perhaps = posiblemente { $makes }
cli-eboard-show-connected = tablero { $make } en { $port }
cli-eboard-unresponsive = El tablero no ha enviado nada en tres segundos.
cli-eboard-calibrated = El tablero ha aprendido sus piezas.
cli-eboard-learns = El tablero no conoce aún sus piezas: ponga la posición inicial.
cli-eboard-learns-care = Compruebe que cada pieza está en su casilla, también el rey y la dama.
cli-eboard-certainty-unknown = aún sin leer
cli-eboard-certainty-moving = en movimiento
cli-eboard-certainty-settled = en reposo
cli-eboard-cable-normal = no girado
cli-eboard-cable-turned = girado 180°
cli-eboard-battery = batería { $percent } %
cli-eboard-some-piece = ? es una pieza que el tablero no reconoce
cli-eboard-check-connected = { $make } responde en { $port }.
cli-eboard-check-pieces = Este tablero no reconoce las piezas, solo las casillas ocupadas. En una promoción la pantalla pregunta por la pieza.
cli-eboard-check-set-up = Coloque la posición inicial.
cli-eboard-check-move = Haga la jugada { $move }.
cli-eboard-check-seen = El tablero lo indica.
cli-eboard-check-unseen = El tablero no ha indicado eso. Indica { $placement }, que es diferente en { $squares }. Si las piezas están en su sitio, los sensores de ahí están averiados: use otro tablero.
cli-eboard-check-differs = Aún no está bien: { $squares }. Corríjalo o ponga la pieza en el centro de su casilla.
cli-eboard-check-silent = El tablero no ha enviado ninguna posición. Revise el cable y la batería y empiece la prueba de nuevo.
cli-eboard-check-still = Nada se movió en el tablero a tiempo. Empiece la prueba de nuevo y haga la jugada; si la hizo, el tablero está roto: use otro.
cli-eboard-check-line = Se perdieron o cambiaron bytes { $times } veces en el camino desde el tablero. Pruebe otro cable u otro puerto.
cli-eboard-check-battery = La batería está al { $percent } %. Cárguela.
cli-eboard-check-ambiguous = Esta posición se ve igual desde los dos lados. Las primeras jugadas mostrarán cómo está orientado el tablero.
cli-eboard-check-as-said = El tablero está girado 180°, como dice --turned.
cli-eboard-check-right = El tablero está colocado como debe.
cli-eboard-check-normal = El tablero no está girado: no escriba --turned.
cli-eboard-check-turned = El tablero está girado 180°. Déjelo así para esta prueba. En lo demás, añada --turned o gire el tablero.
cli-eboard-check-usable = El tablero se puede usar.
cli-eboard-check-usable-notes = El tablero se puede usar; vea lo anotado arriba.
cli-eboard-check-unusable = El tablero no se puede usar así.
cli-eboard-trace-recording = grabando en { $file }; pulse Ctrl-C para terminar
cli-eboard-trace-exists = { $file } ya existe, y una grabación nunca sobrescribe un archivo
cli-eboard-trace-exists-next = Dé otro nombre con --out, o mueva ese archivo.
cli-eboard-trace-recorded = { $positions ->
    [one] una posición grabada
   *[other] { $positions } posiciones grabadas
} en { $seconds } s; la grabación en { $file } está completa y se puede enviar
cli-eboard-trace-recorded-here = { $positions ->
    [one] una posición grabada
   *[other] { $positions } posiciones grabadas
} en { $seconds } s
cli-eboard-trace-unwritable = no se puede escribir la grabación ({ $file })
cli-eboard-trace-none = { $file } no es una grabación de un tablero
cli-eboard-trace-make = Grabe una con: adoube eboard trace PORT --out FILE
cli-eboard-trace-same = { $count } posiciones en reposo, las mismas que se grabaron.
cli-eboard-trace-other = { $count } posiciones en reposo, pero se grabaron { $recorded }: esta versión lee el tablero de otro modo.
cli-eboard-simulate-no-terminal = el tablero simulado no tiene puerto: este ordenador no da una pseudoterminal, o el nombre del enlace es el de un archivo o no está en ninguna carpeta
cli-eboard-simulate-board = simulando un tablero { $make } con perturbaciones; escriba jugadas u órdenes (start, take, put, pull), o quit
cli-eboard-simulate-calm = simulando un tablero { $make } sin perturbaciones; escriba jugadas u órdenes (start, take, put, pull), o quit
cli-eboard-simulate-interval = --interval debe ser un número de segundos
cli-eboard-simulate-interval-next = Por ejemplo 3 o 0.5.
cli-eboard-simulate-plugged = conectado de nuevo en { $port }
cli-eboard-simulate-unreadable = no se puede leer { $file }
cli-eboard-simulate-no-game = { $file } no contiene ninguna partida
cli-eboard-simulate-illegal-white = «{ $typed }» no es ahora una jugada legal de las blancas
cli-eboard-simulate-illegal-black = «{ $typed }» no es ahora una jugada legal de las negras
cli-eboard-simulate-unknown = «{ $typed }» no es una jugada ni una orden
cli-eboard-simulate-next = Escriba una jugada como e2e4 o Nf3, take e4, put e4 P, start, pull 3 o quit.
cli-eboard-simulate-no-square = «{ $typed }» no es una casilla
cli-eboard-simulate-no-square-next = Escriba por ejemplo e4.
cli-eboard-simulate-put = puesta en { $square }
cli-eboard-simulate-took = quitada de { $square }
cli-eboard-simulate-nothing = no hay nada en { $square }
cli-eboard-simulate-set-up = posición inicial colocada de nuevo
cli-eboard-simulate-no-time = «{ $typed }» no es un tiempo
cli-eboard-simulate-no-time-next = Escriba un número de segundos.
cli-eboard-simulate-pulled = cable desconectado
cli-eboard-simulate-advertised = ya se puede conectar de nuevo en { $port }
cli-eboard-simulate-disconnected = conexión terminada
cli-eboard-simulate-no-bluetooth = un tablero { $make } no tiene Bluetooth LE
cli-eboard-simulate-no-bluetooth-next = Omita --bluetooth, o simule un tablero que lo tenga: --model chessnut, millennium o pegasus.
cli-eboard-simulate-no-service-next = Instálelo y arránquelo (en Debian: apt-get install bluez, systemctl start bluetooth), u omita --bluetooth.
cli-eboard-simulate-no-adapter-next = Conecte un adaptador Bluetooth, u omita --bluetooth.
cli-eboard-simulate-no-role = el adaptador Bluetooth de este equipo no puede anunciar un tablero
cli-eboard-simulate-no-role-next = Use otro adaptador, para el que bluetoothctl show indique la función peripheral; u omita --bluetooth.
cli-eboard-simulate-no-rights = sin permiso para usar Bluetooth
cli-eboard-simulate-no-rights-next = Añada el usuario al grupo bluetooth y vuelva a iniciar sesión: usermod -aG bluetooth USER
cli-eboard-simulate-refused = el servicio Bluetooth se niega a anunciar un tablero: { $reason }
cli-eboard-simulate-refused-next = Cierre otros programas que se anuncien por Bluetooth, o reinicie el servicio: systemctl restart bluetooth.
cli-eboard-simulate-ended = el servicio Bluetooth ha terminado el anuncio del tablero
cli-eboard-simulate-ended-next = Compruebe el adaptador y simule el tablero otra vez.
cli-eboard-simulate-no-piece = «{ $typed }» no es una pieza
cli-eboard-simulate-no-piece-next = Escriba P N B R Q K, en minúscula para las negras.
cli-eboard-simulate-lifted = levantada
cli-eboard-simulate-slid = deslizada
cli-eboard-simulate-put-back = antes devuelta una vez
cli-eboard-simulate-replacing = pieza capturada retirada al final

## Tableros electrónicos: por qué no se puede leer un puerto (cli-eboard-error-) y qué hacer (cli-eboard-next-)

cli-eboard-error-no-such-port = no existe el puerto { $port }
cli-eboard-next-no-such-port = Conecte el tablero y enciéndalo. adoube eboard list muestra lo que está conectado.
cli-eboard-error-no-board = no hay ningún tablero electrónico conectado a este equipo
cli-eboard-error-several-boards = { $count } puertos podrían tener un tablero: { $ports }
cli-eboard-next-several-boards = Desconecte todos menos el tablero del jugador, o indique su puerto.
cli-eboard-error-no-rights = este usuario no puede abrir { $port }
cli-eboard-next-no-rights = Añada el usuario al grupo { $group } y vuelva a iniciar sesión: usermod -aG { $group } USER
cli-eboard-next-no-group = Dé al usuario permiso de lectura y escritura, con una regla de udev.
cli-eboard-error-busy = { $port } está en uso
cli-eboard-error-busy-by = { $port } está en uso por { $holder }
cli-eboard-next-busy = Cierre ese programa: solo un programa a la vez puede leer un tablero.
cli-eboard-error-not-a-port = { $port } no es un puerto serie
cli-eboard-next-not-a-port = Indique un puerto como /dev/ttyUSB0. adoube eboard list los muestra.
cli-eboard-error-no-answer = ningún tablero responde en { $port }
cli-eboard-next-no-answer = Encienda el tablero, revise el cable y la batería y añada --make si no lo ha hecho. Si sigue callado, regístrelo y añada el archivo al comunicar el fallo: adoube eboard trace { $port } --make MAKE --out board.trace
cli-eboard-error-unknown-make = el dispositivo en { $port } no es un tablero compatible
cli-eboard-next-unknown-make = Empieza por { $bytes }. Si es un tablero, regístrelo y añada el archivo al comunicar el fallo: adoube eboard trace { $port } --make dgt --out board.trace
cli-eboard-error-other-make = el tablero en { $port } es un { $found }, no un { $named }
cli-eboard-next-other-make = No escriba --make, o use --make { $make }.
cli-eboard-error-not-serial = los tableros { $make } no se pueden leer por un puerto serie
cli-eboard-next-not-serial = Indique su puerto: adoube eboard list muestra los de USB, y con --bluetooth los tableros por Bluetooth LE.
cli-eboard-error-not-bluetooth-le = los tableros { $make } no se pueden leer por Bluetooth LE
cli-eboard-next-not-bluetooth-le = Conéctelo por USB o como puerto serie Bluetooth. adoube eboard list muestra su puerto.
cli-eboard-error-no-bluetooth-service = el servicio Bluetooth de este equipo no está en marcha
cli-eboard-next-no-bluetooth-service = Instálelo y arránquelo (en Debian: apt-get install bluez, systemctl start bluetooth), o conecte el tablero por cable.
cli-eboard-error-no-bluetooth = este equipo no tiene Bluetooth
cli-eboard-next-no-bluetooth = Conecte el tablero por cable, o conecte un adaptador Bluetooth.
cli-eboard-error-bluetooth-off = el Bluetooth de este equipo está apagado
cli-eboard-next-bluetooth-off = Enciéndalo: bluetoothctl power on. Si se rechaza: rfkill unblock bluetooth.
cli-eboard-error-bad-address = «{ $address }» no es una dirección Bluetooth
cli-eboard-next-bad-address = Use por ejemplo ble:AA:BB:CC:DD:EE:FF. adoube eboard list --bluetooth muestra las direcciones.
cli-eboard-error-not-in-range = ningún tablero responde en { $port }
cli-eboard-next-not-in-range = Encienda el tablero, acérquelo y desconéctelo de cualquier otro dispositivo. Si sigue sin responder, cárguelo.
cli-eboard-error-other-device = el dispositivo en { $port } ({ $name }) no es un tablero compatible
cli-eboard-next-other-device = Revise la dirección. Si es un tablero, indique su marca: --make chessnut, millennium o pegasus.
cli-eboard-error-small-packets = aquí Bluetooth envía { $bytes } bytes por paquete, pero las posiciones del tablero necesitan { $needed }
cli-eboard-next-small-packets = Ponga ExchangeMTU = 517 en la sección [GATT] de /etc/bluetooth/main.conf, y reinicie el servicio Bluetooth.
cli-eboard-error-too-fast = el tablero envía más de { $most } bytes por segundo
cli-eboard-next-too-fast = El dispositivo está averiado, o no es un tablero. Use otro.
cli-eboard-error-lost = se perdió la conexión con el tablero
cli-eboard-next-lost = Revise el cable y la batería. El tablero se vuelve a leer cuando regrese.
cli-eboard-next-lost-ended = Revise el cable y la batería y empiece de nuevo.
cli-eboard-error-other = no se puede abrir { $port }: { $error }
cli-eboard-next-other = Desconecte el tablero, vuelva a conectarlo e inténtelo de nuevo.

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
scoresheet-title = Planilla
scoresheet-present = La planilla de { side } está
scoresheet-missing = Falta la planilla de { side }
scoresheet-reminder = Lleve la planilla: anote todas las jugadas. Un árbitro la pedirá después de la partida.
scoresheet-remind-players = Las planillas son obligatorias (O 20.7): recuérdelo a los jugadores antes de la partida
scoresheet-open-title = Planillas que faltan
scoresheet-open-what = El árbitro jefe local de la sede del jugador las comprueba. Aunque falte una, la ronda se puede cerrar.
scoresheet-open-missing = Falta la planilla de { side } ({ $player })
scoresheet-open-unmarked = Nadie ha comprobado la planilla de { side } ({ $player })
cli-scoresheet-list-not-asked = el reglamento no pide planillas
cli-scoresheet-list-missing = { $board }: falta la planilla de { side } ({ $player })
cli-scoresheet-list-unmarked = { $board }: nadie ha comprobado la planilla de { side } ({ $player })
cli-scoresheet-list-later = las partidas continúan: las planillas se marcan después
cli-scoresheet-list-none = no falta ninguna planilla y todas están comprobadas
cli-board-deviation-not-connected = { $board }: { side } no tienen tablero conectado, y todos deben tenerlo: el Árbitro Principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-other-make = { $board }: el tablero de { side } es de la marca { $make }, que no cuenta (cuentan estas: { $makes }): el Árbitro Principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-deviation-unknown-make = { $board }: no se conoce la marca del tablero de { side } (cuentan estas: { $makes }): el Árbitro Principal puede aceptarlo: `adoube waive { $board } { $side } --reason TEXT`
cli-board-notes-none = { $board }: no hay nada que se pueda citar
cli-board-violation-noted = anotado con el número { $note }; cítelo con `--cites { $note }`
cli-board-violation-noted-without-number = anotado, sin número: el tablero tiene demasiadas notas y esta no se puede citar
cli-check-boards-none = tableros físicos: ninguno
cli-check-boards = tableros físicos: { cli-check-boards-use }; { cli-check-boards-necessity }; { cli-check-boards-makes }; { cli-check-boards-scoresheets }
cli-check-boards-use = { $use ->
    [follow] siguen la partida, que se juega en la pantalla
    [enter-at-once] introducen las jugadas en cuanto están en el tablero
    [enter-by-clock] introducen las jugadas cuando el jugador pulsa el reloj del tablero
   *[enter-by-screen] introducen las jugadas cuando el jugador toca la pantalla
}
cli-check-boards-necessity = { $necessity ->
    [obligatory] todos los jugadores deben tener uno
   *[optional] los jugadores pueden tener uno
}
cli-check-boards-makes = { $kind ->
    [any] cuenta cualquier marca
   *[listed] cuentan estas marcas: { $makes }
}
cli-check-boards-scoresheets = { $scoresheets ->
    [yes] los jugadores deben llevar planilla
   *[no] los jugadores no tienen que llevar planilla
}
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

penalty-record = Sanción para { side }: { $penalties }
penalty-wall = Sanción: { $kinds }
penalty-proposed-title = Sanción propuesta
penalty-proposed = { $by } propone una sanción para { side }: { $penalties }
penalty-proposed-own = Otro oficial debe aprobarla antes de que se imponga.
penalty-rejected = { $by } rechaza la sanción propuesta
penalty-withdrawn-record = { $by } retira una sanción: { $penalties }
penalty-withdrawn-shown = Retirada: { $reason }
penalty-own = Ha recibido una sanción
penalty-opponent = Su rival ha recibido una sanción
penalty-list-of = Sanciones: { $player }
penalty-list-no-board = Este jugador aún no ha tenido tablero: una sanción se impone en el último tablero del jugador.
penalty-list-player = Jugador: nombre o número
penalty-list-players = Jugadores
penalty-list-line = { $when }, tablero { $board }, registro { $record }: { $player } ({ $number }): { $penalties } ({ $article }): { $reason }
penalty-list-record = registro { $record }
penalty-list-by = por { $by }
penalty-list-by-both = por { $by }, a propuesta de { $proposed }
penalty-list-proposed = a propuesta de { $proposed }: otro oficial debe aprobarla
    .command = Se aprueba con `adoube penalty agree { $board }`
penalty-list-withdrawn = retirada por { $by }: { $reason }
penalty-list-none = Sin sanciones
command-show-round = Mostrar la ronda { $round }

## Tableros físicos: dónde se muestran

physical-board-title = Tableros físicos
physical-board-game = En la partida
physical-board-of = En el tablero de { side }
physical-board-yours = En su tablero
physical-board-squares = Diferencias en { $squares }
physical-board-differs = El tablero de { side } muestra otra posición
physical-board-since = desde hace { $age }
physical-board-since-move = desde hace { $age }, desde { $move }
physical-board-state = El tablero de { side } { $state ->
    [follows] muestra la posición de la partida
    [behind] espera que se haga en él una jugada
    [differs] muestra otra posición
   *[not-connected] no está conectado
}
physical-board-lifted = Las jugadas de { side } no lo esperan
physical-board-record-again = El tablero de { side } muestra de nuevo la partida
physical-board-show = Mostrar las dos posiciones
physical-board-alarm = Tablero físico distinto
physical-board-alarms = { $n ->
    [one] { $n } tablero distinto
   *[other] { $n } tableros distintos
}
physical-board-tile = tablero distinto
physical-board-do = Pida al jugador que ponga el tablero como en la partida. Si falla un sensor, siga sin él.
command-lift-board = Seguir sin el tablero físico
    .what = Las jugadas del jugador ya no esperan al tablero físico, por ejemplo porque falla un sensor. La partida sigue en la pantalla. Este tablero no da más avisos hasta que las jugadas lo esperen de nuevo.
command-require-board = Esperar de nuevo al tablero físico
    .what = La próxima jugada del jugador espera hasta que su última jugada esté en el tablero físico.

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

## Tableros físicos: como los ve un equipo

physical-board-device = Tablero físico
physical-board-device-state = { $state ->
    [connecting] se está leyendo
    [fault] no se puede leer
    [moving] hay una mano en él
    [settled] muestra la partida
    [behind] espera que se haga en él una jugada
    [ahead] muestra una jugada sin confirmar
    [differs] muestra otra posición
   *[not-connected] no conectado
}
physical-board-battery = batería { $percent } %
physical-board-tile-battery = batería del tablero { $percent } %
physical-board-fault = { $fault ->
    [no-such-port] No hay ningún puerto { $port }.
    [not-a-port] { $port } no es un puerto serie.
    [several-boards] Puede haber más de un tablero conectado: { $detail }. Desconecte todos menos el del jugador.
    [no-rights] El programa no puede abrir { $port }. Su usuario debe estar en el grupo { $detail }.
    [busy] Otro programa usa { $port }: { $detail }.
    [no-answer] Nada responde: el tablero está apagado o el cable no sirve.
    [unknown-make] El dispositivo en { $port } no es un tablero compatible.
    [other-make] Responde un tablero { $detail }, no la marca de los ajustes.
    [not-serial] Los tableros de esta marca no se leen por un puerto serie.
    [too-fast] Envía más de lo que puede un tablero. Use otro.
    [lost] Se ha cortado la conexión. Mire el cable.
    [not-responding] No ha enviado nada en tres segundos. Mire el cable y la batería.
    [turned] Está al revés.
    [other-start] Está puesto para otra posición inicial.
   *[other] No se puede abrir su puerto: { $detail }.
}
