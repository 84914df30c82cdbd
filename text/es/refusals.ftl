### Por qué se rechazó algo. Véase README.md.

## Rechazos: tableros físicos

refusal-no-physical-boards = El reglamento de este torneo no permite tableros físicos
    .page = Juegue en la pantalla.
refusal-board-behind = Su última jugada aún no está en su tablero
    .page = Hágala primero allí y juegue después.
refusal-board-enters-moves = Esta jugada no está en su tablero
    .page = Hágala allí: su tablero envía las jugadas.
refusal-board-not-connected = Su tablero no está conectado
    .page = Conéctelo o llame al árbitro.
refusal-board-differs = Su tablero difiere de la partida en { $squares }
    .page = Coloque las piezas como en la pantalla y juegue después.
refusal-board-no-difference = El tablero no difiere: esta es la posición de la partida
    .command = Indique la posición del tablero y, con --after N, la media jugada
    .page = Indique la posición del tablero y después de qué media jugada.
refusal-board-already-lifted = El jugador ya juega sin el tablero físico
    .command = Para devolver tiempo perdido por el tablero: `adoube clock add`
    .page = El tiempo perdido por el tablero se puede añadir al reloj.
refusal-board-already-required = El jugador ya debe usar el tablero físico
refusal-no-scoresheets = El reglamento de este torneo no exige planillas
refusal-scoresheet-in-use = La partida no ha terminado: las planillas se comprueban después
refusal-board-no-half-move = La partida tiene { $made ->
        [one] una media jugada
       *[other] { $made } medias jugadas
    }

## Rechazos: pausas

refusal-hold-on = La pausa { $hold } ya detiene estos relojes
    .command = Para dar un motivo que falta: `adoube clock reason --round N --hold { $hold } --reason TEXT`
    .page = Si falta su motivo, indíquelo donde se muestra la pausa.
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
refusal-result-ruled = El resultado del tablero { $board } lo fijó la decisión { $ruling }
    .command = Hasta que se cierre la ronda, otra decisión puede anularlo: `adoube rule { $incident } resume --board { $board } --reason TEXT`. O corríjalo: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Hasta que se cierre la ronda, anúlelo con otra decisión sobre ese incidente. O corrija el resultado.
refusal-objected = Tablero { $board }: { side } protestan el resultado
    .command = Responda primero a la llamada { $call }: `adoube call answer { $board } --number { $call } --valid` o `--invalid`. O corrija el resultado: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Responda primero a la llamada del jugador, o corrija el resultado.
refusal-objected-saying = Tablero { $board }: { side } protestan el resultado: «{ $reason }»
    .command = Responda primero a la llamada { $call }: `adoube call answer { $board } --number { $call } --valid` o `--invalid`. O corrija el resultado: `adoube result correct { $board } RESULT --reason TEXT`
    .page = Responda primero a la llamada del jugador, o corrija el resultado.
refusal-draw-odds = Con ventaja de tablas para { side }, las tablas ganan la partida: escriba { $score }
    .command = Si la ventaja es un error, corrija el resultado con --no-odds cuando acabe la partida
    .page = Si la ventaja es un error, corrija el resultado cuando acabe la partida.
refusal-claimed-with = Ya se sancionó la reclamación con { $last } de { side }, en el registro { $record } ({ $why }). Deben hacer esa jugada y no pueden reclamar otra vez en este turno
refusal-claimed-already = Esta reclamación de { side } ya se sancionó, en el registro { $record } ({ $why }). Una reclamación se sanciona una sola vez
    .command = Para corregir un reloj equivocado: `adoube clock set BOARD --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = Para corregir un reloj equivocado, use «Ajustar relojes».
refusal-penalty-no-points-yet = La partida aún no tiene puntos
    .command = Sume o reste puntos cuando termine, o declárela perdida (game-lost)
    .page = Sume o reste puntos cuando termine, o declárela perdida.
refusal-penalty-while-playing = La partida de { side } en el tablero { $board } no ha terminado
    .command = Declárela perdida en la misma decisión (game-lost), o excluya al jugador de rondas posteriores
    .page = Declárela perdida en la misma decisión, o excluya al jugador de rondas posteriores.
refusal-penalty-more-than-left = A { side } solo les quedan { $had }: no se pueden descontar { $taken }
    .command = Descuente menos, o declare perdida la partida (game-lost)
    .page = Descuente menos, o declare perdida la partida.
refusal-penalty-score = El resultado sería { $white }-{ $black }: cada jugador debe tener una de las puntuaciones del torneo, y entre los dos como máximo { $most }
refusal-penalty-more-points-than-there-are = El jugador solo tiene { $had } puntos en esta partida: no se pueden descontar más
refusal-penalty-plays-elsewhere = La partida de { $player } en el tablero { $board } no ha terminado
    .command = Declárela perdida (game-lost) en la misma decisión que la exclusión
    .page = Declárela perdida en la misma decisión que la exclusión.
refusal-penalty-no-such-fine = { $announced ->
        [0] El torneo no ha anunciado multas
       *[other] Esta multa no se anunció: { $fine }. Multas anunciadas: { $offences }
    }
refusal-penalty-no-such-round = No hay ronda { $round }: la última es la { $rounds }
refusal-penalty-no-cards = El torneo no tiene tarjetas amarillas ni rojas
refusal-penalties-not-proposed = Estas sanciones ya no están propuestas
    .command = Vea lo que está propuesto: `adoube watch`
    .page = Mire la propuesta más reciente.
refusal-penalties-not-imposed = El registro { $record } de este tablero no contiene ninguna sanción que siga contando
    .command = Vea las sanciones y sus registros: `adoube penalty list`
    .page = Mire la lista de sanciones.
refusal-player-excluded = { $player } está excluido de la ronda { $round } por una sanción. Empareje la ronda sin este jugador; su bye da cero puntos (Z)
refusal-no-such-player = El torneo no tiene ningún jugador con el número { $number }
refusal-forfeited = El tablero { $board } se dio por perdido por incomparecencia
    .command = Para que se juegue: `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT`
    .page = Para que se juegue, reabra la partida.

## Rechazos: incidentes y decisiones

refusal-incident-closed = El incidente { $incident } está cerrado
    .command = Indique el incidente en el motivo y corrija lo que esté mal: un reloj con `adoube clock set`, una posición con `adoube board restore`, un resultado con `adoube result correct`
    .page = Corrija lo que esté mal en el tablero mismo e indique el incidente en el motivo.
refusal-incident-closed-over = El incidente { $incident } está cerrado porque la partida del tablero { $board } ha terminado
    .command = `adoube board reopen { $board } --white H:MM:SS --black H:MM:SS --reason TEXT` reabre la partida y el incidente. O corrija un reloj con `adoube clock set`, una posición con `adoube board restore`, un resultado con `adoube result correct`
    .page = Reabra esa partida para decidir sobre el incidente.
refusal-incident-closed-other = El incidente { $incident } está cerrado, y en el tablero { $board } está abierto el incidente { $open }
    .command = Decida sobre ese: `adoube rule { $open } --help`
    .page = Decida sobre ese.
refusal-incident-open = El tablero { $board } tiene abierto un incidente: { $incident }
    .command = Decida primero sobre él: `adoube rule { $incident } result RESULT --board { $board } --reason TEXT`. Para mantener el resultado, dé el mismo
    .page = Decida primero sobre él.
refusal-all-ruled = Todos los tableros del incidente { $incident } que siguen en juego tienen una decisión
    .command = Para decidir de nuevo, nombre los tableros con --board
    .page = Para decidir de nuevo, elija los tableros.
refusal-postponed = El tablero { $board } fue aplazado por la decisión { $ruling }
    .command = Para empezarlo de nuevo, indíquelo: `adoube rule { $incident } ... --board { $board }`
    .page = Para empezarlo de nuevo, elíjalo.
refusal-deduct-from-whom = Los dos jugadores del tablero { $board } estuvieron desconectados: ¿a quién se descuenta tiempo?
    .command = Añada --from white, --from black o --from both
    .page = Elija Blancas, Negras o ambos.
refusal-too-many-boards = Una decisión puede abarcar como máximo { $most } tableros, no { $boards }
    .command = Indique algunos con --board, y decida después sobre los demás del mismo modo
    .page = Elija algunos, y decida después sobre los demás del mismo modo.
refusal-no-breach = El tablero { $board } no tiene ninguna nota { $note } que se pueda citar
    .command = `adoube board notes { $board }` muestra lo que se puede citar allí, con los números de las notas
    .page = El incidente muestra lo que se puede citar. El registro del tablero tiene todas las notas de sus dispositivos.
refusal-proposal-waits = Incidente { $incident }: la decisión { $ruling }, propuesta por { author }, espera a un segundo oficial
    .command = Apruébela primero: `adoube rule { $incident } second { $ruling }`. O recházela: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Apruébela o recházela primero.
refusal-board-moved-on = El tablero { $board } ha cambiado: { $change }
    .command = Compruébelo de nuevo y después decida. Si cambia demasiado deprisa, pare antes su reloj: `adoube clock pause { $board } --reason TEXT`
    .page = Compruébelo de nuevo y después decida. Si cambia demasiado deprisa, pare antes su reloj.
refusal-proposal-stale = El tablero { $board } ha cambiado desde que se propuso la decisión { $ruling }: { $change }
    .command = Tome una nueva decisión: `adoube rule { $incident } ...`. O recházela: `adoube rule { $incident } reject { $ruling } --reason TEXT`
    .page = Tome una nueva decisión en su lugar, o recházela.
refusal-changed-since = El tablero { $board } cambió después de que usted lo mirara: { $change } (por { author })
    .command = Compruébelo de nuevo. Si el comando sigue siendo correcto, repítalo
    .page = Compruébelo de nuevo. Si sigue siendo correcto, confirme otra vez.

## Rechazos: rondas

refusal-too-few-devices = La sede { $venue } tiene { $devices } dispositivos, pero { $seats } jugadores necesitan uno
    .command = Dele más dispositivos (venues.toml, luego `adoube certify` y `adoube set-up`), o envíe jugadores a otra sede (`adoube import` con --seats)
    .page = Dele más dispositivos, o envíe jugadores a otra sede.
refusal-moves-made = Ronda { $round }: hay jugadas hechas en { $boards }{ and-more }. Un comienzo solo se puede anular antes de la primera jugada
    .command = Pare los relojes: `adoube clock pause --round { $round } --reason TEXT`. Después corrija cada partida (`adoube board --help`) o póngale un resultado (`adoube result --help`)
    .page = Pare los relojes y después corrija cada partida o póngale un resultado.
refusal-round-unfinished = Ronda { $round }: { $games ->
        [one] { $games } partida no ha terminado
       *[other] { $games } partidas no han terminado
    } ({ $boards }{ and-more })
    .command = Espere a que terminen, o declare sus resultados: `adoube result --help`
    .page = Espere a que terminen, o declare sus resultados.
refusal-round-open = La ronda { $other } está { round-state }, y su tablero { $board } no ha terminado. Jugadores y dispositivos juegan una ronda cada vez
    .command = { $state ->
        [started] Termine primero las partidas de la ronda { $other }
       *[other] Empiece la ronda { $other } y termine primero sus partidas. O retire su publicación: `adoube round unpublish { $other } --reason TEXT`
    }
    .page = Termine primero esa ronda.
refusal-round-paired-once = La ronda { $round } está { round-state }. Los emparejamientos solo pueden cambiar antes de publicar la ronda
refusal-round-published-once = La ronda { $round } está { round-state }. Una ronda solo se publica una vez
refusal-round-reported = La ronda { $round } está { round-state }: sus resultados vienen de un informe
    .command = Para jugarla aquí, anúlelos primero: `adoube round unpublish { $round } --reason TEXT`
    .page = Para jugarla aquí, anúlelos primero.
refusal-round-no-pairings = La ronda { $round } está { round-state } y no tiene emparejamientos
    .command = Impórtelos primero: `adoube import pairs FILE --round { $round }`
    .page = Impórtelos primero.
refusal-round-start-unpaired = La ronda { $round } está { round-state } y no tiene emparejamientos
    .command = Emparéjela (`adoube pair --round { $round }`) o importe sus emparejamientos, y luego publíquela
    .page = Emparéjela o importe sus emparejamientos, y luego publíquela.
refusal-round-start-draft = La ronda { $round } está { round-state }: antes hay que publicarla
    .command = `adoube round publish { $round }`
    .page = Publíquela primero.
refusal-round-started-once = La ronda { $round } está { round-state }. Una ronda solo se empieza una vez
refusal-round-closed-once = La ronda { $round } está { round-state }. Solo se puede cerrar una ronda empezada, y una sola vez
refusal-round-not-published = La ronda { $round } está { round-state }: no hay publicación que retirar
refusal-round-results-stand = La ronda { $round } está { round-state }: sus resultados son definitivos
    .command = Corrija los que estén mal: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Corrija los que estén mal.
refusal-round-has-boards = La ronda { $round } está { round-state }: sus resultados son los de sus tableros
refusal-round-nothing-to-hold = La ronda { $round } está { round-state }. Solo se pueden pausar tableros de una ronda publicada y no cerrada
refusal-round-over = La ronda { $round } está { round-state }: sus partidas han terminado
    .command = Para corregir un resultado: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Un resultado equivocado se puede corregir.
refusal-round-draft = La ronda { $round } está { round-state }: sus tableros se abren al publicarla
    .command = Publíquela primero: `adoube round publish { $round }`
    .page = Publíquela primero.
refusal-round-no-boards = La ronda { $round } está { round-state } y no tiene tableros
    .command = Para cambiar sus resultados, importe de nuevo el informe
    .page = Para cambiar sus resultados, importe de nuevo el informe.

## Rechazos: valores

refusal-range-counters = El periodo debe existir en el ritmo de juego y tener más jugadas que las indicadas
    .command = Con otro ritmo, indique también periodo y jugadas: --white-period, --white-moves, --black-period, --black-moves
    .page = Con otro ritmo, indique ambos de nuevo.

## Rechazos: el torneo

refusal-player-in-round = Solo se puede eliminar a un jugador sin partida ni bye: { $player } tiene uno en la ronda { $round }, que está { round-state }
    .command = Para retirarlo a partir de la ronda siguiente: `adoube player withdraw`
    .page = Retírelo a partir de la ronda siguiente.
refusal-scoring-published = reglamento, línea { $line }: scoring: { $wanted }, pero la ronda { $round } está publicada con { $current } (O 7.1): escriba { $write }
    .command = O retire primero la publicación de las rondas ({ $rounds }): `adoube round unpublish N --reason TEXT`
    .page = O retire primero la publicación de las rondas ({ $rounds }).
refusal-scoring-played = reglamento, línea { $line }: scoring: { $wanted }, pero la ronda { $round } está publicada con { $current } (O 7.1): escriba { $write }. Los puntos no pueden cambiar una vez empezada la primera partida del torneo
refusal-devices-in-use = El torneo perdería dispositivos que aún hacen falta para partidas: { $seats }
    .command = Consérvelos, o traslade primero a cada jugador a un dispositivo de reserva: `adoube seat move BOARD white|black DEVICE --reason TEXT`
    .page = Consérvelos, o traslade primero a cada jugador a un dispositivo de reserva.
refusal-report-contradicts = El informe contradice lo que se jugó aquí:
    { $contradictions }
    .command = Corrija el informe, o el resultado de aquí: `adoube result correct BOARD RESULT --reason TEXT`
    .page = Corrija el informe, o el resultado de aquí.
refusal-number-has-games = Las partidas no pueden pasar de un jugador a otro:
    { $numbers }
    .command = Inscriba a la persona nueva con un número libre (`--new`) y retire al jugador que se va (`adoube player withdraw`). Para corregir los datos de la misma persona, conserve el nombre o el número FIDE y corrija uno cada vez
    .page = Inscriba a la persona nueva con un número libre y retire al jugador que se va. Para corregir los datos de la misma persona, conserve el nombre o el número FIDE y corrija uno cada vez.
refusal-no-device-of-venue = { $device } no es un dispositivo de { $venue }
    .command = El organizador lo añade en venues.toml y ejecuta `adoube certify` y `adoube set-up`
    .page = El organizador lo añade a la sede.
refusal-other-version = Este programa usa la versión { $program } del protocolo; el servidor, la versión { $coordinator }
    .command = Instale la misma versión de Adoube que en el ordenador del servidor: `adoube --version`
    .page = Vuelva a cargar la página.

## Tiempos y ritmos de juego escritos

pages-refusal-time-empty = escriba un tiempo, como 2:00, 2 min, 120 s, 1h30 o 1:30:00
pages-refusal-time-form = «{ $text }» no es un tiempo: escriba 2:00, 2 min, 120 s, 1h30 o 1:30:00
pages-refusal-time-digits = «{ $text }»: escriba cifras de 0 a 9
pages-refusal-time-negative = «{ $text }»: un tiempo no puede ser negativo
pages-refusal-time-too-long = «{ $text }» es demasiado largo: como máximo 168:00:00
pages-refusal-time-ambiguous = «{ $text }» puede ser { $first } o { $second }: escriba uno de los dos
pages-refusal-time-is-control = «{ $text }» es un ritmo de juego: escriba un solo tiempo, como 2:00, 2 min, 120 s, 1h30 o 1:30:00
pages-refusal-control-form = «{ $text }» no es un ritmo de juego: escriba minutos+segundos, como 90+30, o 15 min + 10 s; varios periodos, como 40/90 : 30+30
pages-refusal-control-slash = «{ $text }» son { $first } jugadas en { $second } min, sin tiempo para las siguientes: para { $first } min y { $second } s por jugada escriba { $first }+{ $second }
pages-refusal-control-is-time = «{ $text }» es un tiempo de { $time }: para { $minutes } min y { $seconds } s por jugada escriba { $minutes }+{ $seconds }; para un solo tiempo sin incremento escriba { $total } s
pages-refusal-control-mixed = «{ $text }» mezcla minutos y segundos: escriba min o s detrás de cada tiempo, como 40/90 min : 30 min + 30 s
pages-refusal-control-open-period = «{ $text }»: solo el último periodo puede no llevar número de jugadas
pages-refusal-control-last-period = «{ $text }»: el último periodo es para todas las jugadas restantes: quite su número
pages-refusal-control-no-base = «{ $text }»: el primer periodo necesita un tiempo inicial, como 15+10
pages-refusal-control-one-side = «{ $text }»: si los ritmos son distintos escriba los dos, primero el de las blancas, como W5-B4
