### La consola. Véase README.md.

## Tableros físicos: lo que leen y hacen los oficiales

board-differs-record = El tablero físico de { side } difiere de la partida (tablero: { $placement }; partida: { $game })
board-differs-note = nota { $number }: { $text }
board-differs-noted = nota { $number }: a las { $at } el tablero físico de { side } difería de la partida (tablero: { $placement }; partida: { $game })
board-differs-outage-over = El tablero físico de { side } vuelve a estar conectado: el reloj del jugador corrió { $time } en ese tiempo
board-differs-outage-cost = tiempo perdido desde que falló el tablero: { $time }
command-note-board-violation = Anotar una infracción en un tablero
    .what = El tablero físico de un jugador difería de la partida, o el jugador movió antes en él. Se registran ambas posiciones. Una sanción puede citar la nota.
command-mark-scoresheet = Comprobar una planilla
    .what = Indique tras la partida si está la planilla del jugador. Se puede cambiar después.
scoresheet-open-title = Planillas que faltan
scoresheet-open-what = Las comprueba el árbitro jefe local de cada sede. La ronda se puede cerrar sin ellas.
scoresheet-open-missing = Falta la planilla de { side } ({ $player })
scoresheet-open-unmarked = Sin comprobar: la planilla de { side } ({ $player })
board-form-placement = Posición del tablero (primer campo de un FEN)
board-form-present = La planilla está
board-form-give-back = Devolver el tiempo perdido
board-form-after = Tras la media jugada (vacío: la última)

## Sanciones: el formulario de la consola

command-penalise = Imponer una sanción
    .what = Sancione a un jugador. Indique un artículo para cada sanción. Verá los efectos antes de confirmar.
command-agree-to-penalties = Aprobar la sanción
    .what = Otro oficial propuso esta sanción. Se impone si usted la aprueba.
command-reject-penalties = Rechazar la propuesta
    .what = La sanción no se impone. Quien la propuso también puede retirarla aquí.
command-withdraw-penalties = Retirar la sanción
    .what = Para una sanción impuesta por error. Queda en el registro como retirada. Se restablece el resultado anterior, salvo que se cambiara después. Los relojes no cambian.
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
penalty-form-claimed-move = Jugada indicada al reclamar, como { $move } (vacío si la posición ya estaba en el tablero)
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
penalty-list-no-board = Aún no se puede sancionar: este jugador no ha tenido tablero. Las sanciones se imponen en el último tablero del jugador.
penalty-list-player = Jugador: nombre o número
penalty-list-players = Jugadores
penalty-list-record = registro { $record }
command-show-round = Mostrar la ronda { $round }

## Tableros físicos: dónde se muestran

physical-board-title = Tableros físicos
physical-board-since = desde hace { $age }
physical-board-since-move = desde hace { $age }, desde { $move }
physical-board-record-again = El tablero de { side } vuelve a mostrar la partida
physical-board-show = Mostrar las dos posiciones

console-dialog-cut-short = Sin conexión: ahora no se puede confirmar nada.
console-dialog-cut = Sin conexión: lo que ve es de hace { $age }. Puede seguir escribiendo. Podrá confirmar cuando vuelva la conexión y esto se haya actualizado.
console-dialog-cut-over = Conexión restablecida. Actualizando…

console-connection-was = último dato, hace { $age }: { $state }
console-connection-known-last = Último dato:
console-connection-nothing-yet = El servidor no responde. Aún no se ha recibido ningún dato.

console-console-title = Consola del árbitro principal
console-console-skip = Ir al contenido

console-help-open = Atajos de teclado
console-help-search = Buscar jugadores, tableros, sedes, incidentes
console-help-go = Ir a: { $page }
console-help-step = Siguiente y anterior en una lista
console-help-enter = Abrir
console-help-escape = Cerrar un diálogo
console-help-help = Esta ayuda

console-search-open = Buscar
console-search-title = Buscar
console-search-label = Jugadores, tableros, sedes, dispositivos, incidentes
console-search-placeholder = Un nombre, 3.12, una sede…
console-search-found = Resultados
console-search-nothing = Sin resultados.

console-kind-board = Tablero
console-kind-player = Jugador
console-kind-venue = Sede
console-kind-device = Dispositivo
console-kind-incident = Incidente

console-round-name = Ronda { $round }
console-round-current = Ronda actual
console-round-choose = Ronda
console-round-start = Empezar la ronda
console-round-start-text = ¿Empezar la ronda { $round }? Cada partida empieza cuando ambos jugadores se han presentado.
console-round-close = Cerrar la ronda
console-round-close-text = ¿Cerrar la ronda { $round }? Los resultados pendientes se aprueban en su nombre. Después ya no se podrá reabrir ninguna partida ni decidir sobre ella; los resultados aún se podrán corregir.
console-round-unfinished = { $n ->
    [one] { $n } partida no ha terminado: { $who }
   *[other] { $n } partidas no han terminado: { $who }
}
console-round-waiting = { $n ->
    [one] { $n } partida no ha empezado
   *[other] { $n } partidas no han empezado
}
console-round-waiting-what = Una partida empieza cuando ambos jugadores se han presentado y, si el torneo exige controles, los han superado.

console-boards-in-waiting = en espera
console-boards-in-playing = en juego
console-boards-in-paused = { $n ->
    [one] en pausa
   *[other] en pausa
}
console-boards-in-finished = { $n ->
    [one] terminado
   *[other] terminados
}

console-filter-label = Filtrar tableros
console-filter-all = Todos
console-filter-attention = Requieren atención
console-filter-short = Apuros de tiempo
console-filter-playing = En juego
console-filter-finished = Terminados
console-filter-venue = Sede
console-filter-all-venues = Todas las sedes

console-boards-first = Mirar primero
console-boards-first-none = Ninguno
console-boards-none = No hay ninguna ronda publicada.
console-boards-none-fits = Ningún tablero cumple el filtro.

console-board-no-page = { $side }: página no abierta
console-board-none = El tablero { $board } no está en la ronda que se muestra.
console-board-position = Tablero { $board }, { $people }, { $move }
console-board-finished = { $result }, { $ending }, { $state }
console-board-due = { $n ->
    [one] el incidente { $incidents } espera una decisión
   *[other] los incidentes { $incidents } esperan una decisión
}
console-board-paused = EN PAUSA { $length }: { $why }
console-board-held = pausa { $hold }

console-short-10s = menos de 10 s
console-short-1min = menos de 1 min
console-short-5min = menos de 5 min

console-pause-stopped = relojes parados

console-board-was-paused = EN PAUSA: { $why }

console-pause-was-silence = { $side } sin conexión ({ $device })
console-pause-silence = { $side } sin conexión desde hace { $length } ({ $device })
console-pause-all-back = ambos jugadores conectados de nuevo: falta la decisión
console-pause-outage = el servidor no funcionaba
console-pause-arbiter = por el árbitro: { $reason }
console-pause-official = por { $by }: { $reason }
console-pause-hold = pausa { $hold }: { $reason }
console-pause-ruling = decidido, { $waits }: { $reason }
console-pause-otherwise = { $cause }: { $reason }

console-pause-cause-arbiter = por el árbitro
console-pause-cause-hold = pausa
console-pause-cause-silence = un jugador se desconectó
console-pause-cause-outage = el servidor no funcionaba
console-pause-cause-ruling = hasta que ambos jugadores estén listos
console-pause-cause-postponed = aplazada por decisión

console-start-wait-both-players = se espera a ambos jugadores
console-start-wait-white = se espera a Blancas
console-start-wait-black = se espera a Negras
console-start-wait-countdown = ambos están listos
console-start-wait-pause = ambos están listos, pero sigue una pausa
console-start-wait-connection = ambos están listos, pero un jugador está desconectado
console-start-wait-check = ambos están listos, pero falta un control

console-here-both = ambos presentes
console-here-white = Negras ausentes
console-here-black = Blancas ausentes
console-here-nobody = ambos ausentes

console-away-both = ambos sin conexión
console-away-white = Blancas sin conexión
console-away-black = Negras sin conexión

console-draw-offered = { $side } ofrecen tablas

console-check-none = { $side } sin controlar
console-check-failed-both = { $side } NO SUPERAN ningún control
console-check-failed-device = { $side } NO SUPERAN el control del dispositivo
console-check-failed-fair-play = { $side } NO SUPERAN el control de juego limpio
console-check-no-fair-play = { $side } sin control de juego limpio
console-check-no-device = { $side } sin control del dispositivo

console-ending-checkmate = jaque mate
console-ending-stalemate = ahogado
console-ending-dead-position = posición muerta
console-ending-threefold-repetition = triple repetición
console-ending-fifty-moves = cincuenta jugadas
console-ending-fivefold-repetition = quíntuple repetición
console-ending-seventy-five-moves = setenta y cinco jugadas
console-ending-resignation = abandono
console-ending-agreement = acuerdo
console-ending-flag = caída de bandera
console-ending-flag-draw = caída de bandera, tablas
console-ending-not-reconnected = no reconectado
console-ending-not-reconnected-draw = no reconectado, tablas
console-ending-declared = declarado
console-ending-forfeit = incomparecencia

console-result-state-provisional = provisional
console-result-state-objected = protestado
console-result-state-confirmed = visto por ambos
console-result-state-approved = aprobado
console-result-state-corrected = corregido

console-sign-silence = no llegaban mensajes
console-sign-reset = se cortó la conexión
console-sign-last-will = la sede avisó del fin de la conexión
console-sign-outage = el servidor no funcionaba
console-sign-page = la página se cerró o dejó de responder

console-concerning-title = Incidentes de este tablero
console-concerning-others = Otros incidentes de los mismos tableros

console-incident-ago = hace { $age }
console-incident-story-away = { $board }, { $side } ({ $name }): sin conexión desde las { $at }
console-incident-story-page = { $board }, { $side } ({ $name }): página de juego no abierta desde las { $at }
console-incident-story-page-back = { $board }, { $side } ({ $name }): página de juego no abierta a las { $at }, abierta tras { $length }
console-incident-story-back = { $board }, { $side } ({ $name }): sin conexión a las { $at }, reconectado tras { $length }
console-incident-story-other-cause = { $told }; causa de esta desconexión: { $cause }
console-incident-story-for = { $since }, durante { $length }
console-incident-story-replaced = { $board }: la partida { $next } sustituyó a la partida { $game } a las { $at }: { $why }
console-incident-heard = { $incident }, { $stage }: { $cause }
console-incident-new = Nuevo: { $heard }
console-incident-log = Incidente mostrado
console-incident-away-names = { $n ->
    [one] sin conexión: { $names }
   *[other] sin conexión: { $names }
}
console-incident-were-away-names = estuvo sin conexión: { $names }
console-incident-were-away = { $n } estuvieron sin conexión
console-incident-away = { $n ->
    [one] { $n } sin conexión
   *[other] { $n } sin conexión
}
console-incident-proposed = una decisión propuesta necesita un segundo oficial
console-incident-closing-proposed = { $by } propuso cerrarlo: debe aprobarlo un segundo oficial
console-incident-ruled = decidido: { $did }
console-incident-left = por decidir: { $boards }
console-incident-put-off = aplazados: { $boards }
console-incident-flagged = cayó la bandera en { $boards }: el resultado necesita una decisión
console-incident-next = Solo puede decidir el árbitro principal o un árbitro delegado.
console-incident-closed = Cerrado { $at }: { $why }
console-incident-opened-again = Reabierto { $at }: { $why }

console-turn-seconded = , aprobada por { $second },

console-turn-games-over = todas sus partidas han terminado
console-turn-rest-over = las demás partidas terminaron sin decisión: { $boards }
console-turn-by-itself = se cerró automáticamente
console-turn-closed = { $reason }
console-turn-closed-by = por { $who }: { $reason }
console-turn-closed-by-two = propuesto por { $proposer } (“{ $proposed }”), aprobado por { $who }: { $reason }
console-turn-proposed = { $who } propuso la decisión { $ruling }
console-turn-flag-fell = cayó la bandera en { $board } mientras el jugador seguía desconectado
console-turn-goes-on = continúa la partida de { $board }, cuyo final había cerrado el incidente
console-turn-let-run = { $who } reanudó la partida de { $board }, que la decisión { $ruling } había aplazado: { $reason }
console-turn-ended = la decisión { $ruling } de { $whose }{ $seconded } terminó la partida: { $reason }
console-turn-further = se añadió la decisión { $ruling } de { $whose }{ $seconded }: { $reason }
console-turn-plays-on = la decisión { $ruling } de { $whose }{ $seconded } se ejecutó y la partida continúa: { $reason }
console-turn-lets-go-on = la decisión { $ruling } de { $whose }{ $seconded } reabrió la partida de { $board }, que había terminado: { $reason }

console-incident-joined = Incidentes unidos a este: { $incidents }

console-incidents-due = { $n ->
    [one] { $n } por atender
   *[other] { $n } por atender
}
console-incidents-others = Otros
console-incidents-none = No hay incidentes abiertos
console-incidents-show-closed = Mostrar cerrados
console-incidents-hide-closed = Ocultar cerrados
console-incidents-choose = Elija un incidente para ver sus pruebas y las decisiones posibles.

console-limit-by = debe volver antes de las { $when }
console-limit-in = en { $span }
console-limit-passed = PASADO hace { $span }
console-limit-late = no reconectados a tiempo: { $boards }

console-replacement-ruling = decisión
console-replacement-reversed-colours = colores invertidos
console-replacement-start-position = posición inicial corregida

console-set-by-hand-corrected = relojes ajustados
console-set-by-hand-added = tiempo añadido
console-set-by-hand-penalty = sanción
console-set-by-hand-restored = posición anterior
console-set-by-hand-reopened = reabierta
console-set-by-hand-control = ritmo { $control }
console-set-by-hand-by = por { $by }: { $reason }

console-moment-contact = último contacto
console-moment-detected = detectado
console-moment-back = reconectado
console-moment-limit = límite
console-moment-set = relojes ajustados
console-moment-ruling = decisión { $ruling }
console-moment-held = pausa { $hold }
console-moment-let-go = fin de la pausa { $hold }
console-moment-began = comienzo de la partida
console-moment-ended = fin de la partida
console-moment-flag = cae la bandera

console-evidence-title = Pruebas
console-evidence-caption = Por orden de tiempo. + apoya la causa, − la contradice.
console-evidence-rule = Regla aplicada: «{ $rule }».
console-evidence-speaks = Apoya o contradice
console-evidence-for = apoya la causa
console-evidence-against = la contradice
console-evidence-line = Línea
console-evidence-at = Hora
console-evidence-saw = Fuente y observación
console-evidence-not-measured = o antes: hora exacta desconocida; comunicado a las { $reported }
console-evidence-again = ({ $times } veces hasta las { $until })
console-evidence-all = Mostrar las { $n } líneas
console-evidence-fold = Ocultar repeticiones

console-witness-device = dispositivo { $id }
console-witness-venue = sede { $id }
console-witness-venue-of = sede { $id } sobre { $about }
console-witness-coordinator = servidor
console-witness-coordinator-of = servidor sobre { $about }

console-saw-link-down = el cable de red estaba desenchufado o sin señal
console-saw-link-up = el cable de red vuelve a tener señal
console-saw-route-gone = no hay ruta al nodo de la sede
console-saw-route-back = vuelve a haber ruta al nodo de la sede
console-saw-association-lost = se perdió la red inalámbrica
console-saw-association-back = volvió la red inalámbrica
console-saw-broker-lost = terminó la conexión con el bróker ({ $why }), último contacto { $heard } antes
console-saw-broker-back = conectado de nuevo al bróker
console-saw-play-link-lost = terminó la conexión de juego ({ $why }), último contacto { $heard } antes y última confirmación { $acked } antes
console-saw-play-link-back = volvió la conexión de juego
console-saw-page-silent = la página no responde desde hace { $span }
console-saw-page-missing = la página del jugador no estuvo abierta durante { $span }
console-saw-page-opened = se abrió la página
console-saw-page-back = la página vuelve a responder
console-saw-page-closed = se cerró la página
console-saw-suspended = el ordenador estuvo en reposo o bloqueado durante { $span }
console-saw-booted = se encendió el ordenador
console-saw-agent-started = se inició el programa del dispositivo
console-saw-alive-until = la ejecución anterior del programa duró al menos hasta entonces
console-saw-battery = la batería está al { $percent } %, red eléctrica: { $mains }
console-saw-clock-stepped = el reloj del ordenador se cambió en { $by_ms } ms
console-saw-device-heard = último contacto con el dispositivo { $ago } antes
console-saw-device-silent = ningún informe del dispositivo durante { $span }
console-saw-device-lost = el bróker perdió la conexión con el dispositivo
console-saw-device-left = el dispositivo se desconectó correctamente
console-saw-device-born = el dispositivo se conectó al bróker: { $birth }
console-saw-device-ready = el dispositivo está listo
console-saw-relay-opened = se abrió la conexión del dispositivo por el relé
console-saw-relay-closed-by-device = la conexión por el relé terminó del lado del dispositivo ({ $why }): { $up } bytes de subida, { $down } de bajada
console-saw-relay-closed-by-coordinator = la conexión por el relé terminó del lado del servidor ({ $why }): { $up } bytes de subida, { $down } de bajada
console-saw-neighbours = { $silent } de otros { $of } dispositivos se desconectaron a la vez
console-saw-uplink-lost = terminó la conexión con el servidor ({ $why }), último contacto { $heard } antes
console-saw-uplink-back = la conexión con el servidor volvió tras { $after }
console-saw-uplink-reading = conexión con el servidor: ida y vuelta { $round_trip }, { $permille } de cada 1000 pings perdidos
console-saw-broker-down = el bróker no está en marcha
console-saw-broker-up = el bróker vuelve a estar en marcha
console-saw-node-started = se inició el nodo de la sede; { $machine }
console-saw-node-held = el nodo de la sede estuvo bloqueado { $span }
console-saw-seat-silent = ningún dato por la conexión de juego durante { $span }
console-saw-seat-vacant = { $span } antes se trasladó al jugador a un dispositivo no conectado
console-saw-seat-reset = la conexión del dispositivo del jugador se cortó de golpe
console-saw-seat-back = el dispositivo del jugador vuelve a estar conectado
console-saw-limit-passed = se acabó el tiempo de reconexión, { $limit }, para { $side } del tablero { $round }.{ $board }
console-saw-venue-link-lost = terminó la conexión de la sede ({ $why }), último contacto { $heard } antes
console-saw-venue-link-back = la sede vuelve a estar conectada
console-saw-venue-linked-anew = el nodo de la sede se reinició y volvió a conectarse
console-saw-venue-silent = ningún dato de la sede durante { $span }
console-saw-venue-heard = último contacto con la sede { $ago } antes
console-saw-seats-lost = { $lost } de { $of } puestos de la sede se desconectaron a la vez
console-saw-seats-lost-none = 0 de { $of } puestos de la sede se desconectaron entonces
console-saw-seats-lost-alone = de { $of } puestos de la sede, solo este se desconectó entonces
console-saw-only-seat = es el único puesto de la sede
console-saw-other-venues = { $lost } de { $of } puestos de otras sedes se desconectaron entonces
console-saw-outage = el servidor no funcionó durante { $span } hasta entonces: { $cause }

console-saw-why-unknown = motivo desconocido
console-saw-why-closed = la cerró el otro extremo
console-saw-why-reset = cortada de golpe
console-saw-why-silent = tiempo agotado
console-saw-why-unreachable = inalcanzable
console-saw-why-own = la cerró este extremo

console-saw-birth-unknown = estado anterior desconocido
console-saw-birth-same = el mismo programa que antes
console-saw-birth-new-agent = su programa se reinició
console-saw-birth-new-boot = el ordenador se reinició

console-saw-outage-down = no estaba en marcha, o estaba bloqueado
console-saw-outage-storage = no podía guardar datos

console-saw-node-start-program = su ordenador siguió encendido
console-saw-node-start-machine = su ordenador también se inició

console-saw-yes-yes = sí
console-saw-yes-no = no

console-timeline-label = Pruebas en una línea de tiempo (los mismos datos que la tabla de abajo)
console-timeline-zoom = Intervalo
console-timeline-silence = Desconexión
console-timeline-all = Todo
console-timeline-play = { $board }: relojes y jugadas
console-timeline-in-vain = el reloj de { $side } corrió hasta que se notó la desconexión; ese tiempo se devolvió a { $side }
console-timeline-ran-white = corría el reloj de Blancas
console-timeline-ran-black = corría el reloj de Negras

console-ruling-title = Decisiones posibles
console-ruling-nothing-yet = Nada queda decidido hasta que lo confirme.
console-ruling-or-same = mismo efecto:
console-ruling-or-why = por el mismo motivo:
console-ruling-choose = Confirmar la decisión: { $kind }…
console-ruling-all-boards = { $n ->
    [one] El tablero por decidir
   *[other] Los { $n } tableros por decidir
}
console-ruling-boards = Tableros { $boards }
console-ruling-was-ruled = decidido
console-ruling-confirm-title = Decisión sobre el incidente { $incident }
console-ruling-four-eyes = Un segundo oficial debe aprobarla antes de que cuente.
console-ruling-instead = Sustituye a la decisión { $ruling }, que { $by } propuso y nadie ha aprobado.
console-ruling-reason = Motivo (lo leen ambos jugadores)
console-ruling-cites = Citar una infracción en este tablero (solo la leen los oficiales)
console-ruling-start-in = Segundos hasta que arranque el reloj, cuando ambos estén listos
console-ruling-start-default = según el reglamento
console-ruling-start-wrong = Escriba segundos enteros, 3600 como mucho, o déjelo vacío.
console-ruling-rule = Confirmar la decisión
console-ruling-propose = Proponer
console-ruling-overtaken = Hay una nueva decisión o propuesta sobre este incidente. Actualice antes de confirmar.
console-ruling-moved-on = El tablero ha cambiado desde entonces. Actualice antes de confirmar.
console-ruling-look-again = Actualizar
console-ruling-again = Decidir de nuevo…
console-ruling-again-what = Una nueva decisión sustituye a la vigente o se le añade: cada opción lo dice.

console-offer-in-place = Esto sustituye a la decisión { $ruling } en el tablero { $board }.
console-offer-on-top = Esto se añade a la decisión { $ruling } en el tablero { $board }, que conserva su efecto.

console-ruling-played-on = { $n ->
    [one] La partida se está jugando: cada jugada cambia los relojes. Párelos primero y decida después.
   *[other] Se están jugando { $n } partidas: cada jugada cambia los relojes. Párelos primero y decida después.
}
console-ruling-stop = Parar los relojes de { $board }

console-basis-elsewhere = { $side }: { $time } no se devuelve aquí, porque lo devuelve la decisión { $ruling }
console-basis-settled = { $side }: { $time } no se devuelve, porque corrió antes de que un árbitro ajustara el reloj
console-basis-away = sin conexión de { $from } a { $to }
console-basis-away-more = { $n ->
    [one] y una vez más
   *[other] y { $n } veces más
}

console-choice-last-contact = Reanudar: devolver todo el tiempo perdido desde el último contacto
console-choice-detection = Reanudar: devolver el tiempo perdido desde que se notó la desconexión
console-choice-now = Reanudar: dejar los relojes como marcan ahora
console-choice-restart = Reiniciar desde la posición inicial, mismo ritmo
console-choice-shorter = Reiniciar desde la posición inicial, ritmo más corto
console-choice-deduct = Reanudar descontando tiempo
console-choice-result = Declarar un resultado
console-choice-own = Otra decisión: ajustar relojes, añadir tiempo, otro ritmo, aplazar

console-by-choice-last-contact = { $kind } y devolver todo el tiempo perdido
console-by-choice-detection = { $kind } y devolver desde que se notó
console-by-choice-now = { $kind } sin tocar los relojes

console-own-kind = Decisión
console-own-typed = Reanudar, con los relojes ajustados a mano
console-own-add = Reanudar añadiendo tiempo
console-own-control = Reiniciar, con el ritmo que elija
console-own-postpone = Aplazar la partida
console-own-clocks = Tiempo que se devuelve
console-own-clocks-contact = todo el tiempo perdido desde el último contacto
console-own-clocks-detection = el tiempo perdido desde que se notó la desconexión
console-own-clocks-now = ninguno: ambos relojes quedan como marcan ahora
console-own-deduct-time = Tiempo que se descuenta
console-own-from = De qué reloj
console-own-from-absent = el del jugador desconectado
console-own-from-both = ambos jugadores, lo mismo
console-own-control-text = Ritmo de juego
console-own-verdict = Resultado
console-own-see = Ver el efecto

console-verdict-absent-loses = pierde el jugador desconectado
console-verdict-drawn = tablas
console-verdict-both-lose = pierden ambos

console-offer-as-is = sin cambios
console-offer-no-move = ninguna jugada desde el último contacto
console-offer-began-anew = desde el último contacto empezó una partida nueva
console-offer-moves = desde el último contacto: { $moves }
console-offer-moves-more = desde el último contacto: { $n } medias jugadas y luego { $moves }
console-offer-more = y { $n } tableros más con el mismo efecto
console-offer-warned = lea las observaciones de este tablero
console-offer-together = Total en ambos relojes: { $sum } ({ $began } al empezar).

console-sum-stood = { $time } en el reloj
console-sum-typed = { $time } puesto por el árbitro (el reloj marcaba { $stood })
console-sum-back = + { $time } devuelto
console-sum-earlier-less = − { $time } que dio una decisión anterior, ahora sustituida
console-sum-earlier-more = + { $time } que quitó una decisión anterior, ahora sustituida
console-sum-kept = + { $time } que también da otra decisión
console-sum-deducted = − { $time } descontado
console-sum-added = + { $time } añadido

console-offer-still-away = { $side }: sigue sin conexión.
console-offer-both-away = Ambos jugadores siguen sin conexión.
console-offer-flag-undone = Esto anula la caída de bandera de { $side } a las { $at }.
console-offer-flag-stands = Esto mantiene la caída de bandera de { $side } a las { $at }.
console-offer-flag-overruled = Esto sustituye el resultado de la caída de bandera de { $side } a las { $at }.

console-became-clocks = Blancas { $white }, Negras { $black }
console-became-white-to-move = juegan Blancas
console-became-black-to-move = juegan Negras
console-became-starts = el reloj arranca cuando ambos jugadores estén listos
console-became-starts-in = el reloj arranca { $seconds } s después de que ambos jugadores estén listos
console-became-restarted = partida nueva, mismos colores, ritmo { $control }
console-became-both-clocks = ambos relojes { $time }
console-became-moves-kept = las jugadas hechas quedan en el registro, pero esa partida no podrá reanudarse
console-became-played-kept = { $n ->
    [one] la media jugada hecha queda en el registro, pero esa partida no podrá reanudarse
   *[other] las { $n } medias jugadas hechas quedan en el registro, pero esa partida no podrá reanudarse
}
console-became-result = la partida termina { $score }
console-became-postponed = la partida sigue en pausa hasta que un árbitro la reanude o la reinicie

console-did-resume = reanudada
console-did-deduct = reanudada con tiempo descontado
console-did-add-time = reanudada con tiempo añadido
console-did-restart = reiniciada
console-did-restart-shorter = reiniciada con un ritmo más corto
console-did-result = resultado
console-did-postpone = aplazada

console-did-on = { $did } en { $n } tableros

console-note-amount-white = { $time } de Blancas
console-note-amount-black = { $time } de Negras
console-note-amount-and = { " " }y{ " " }

console-note-gets-much = { $side } recibirían { $time }: { $control } da { $brings } en sesenta jugadas
console-note-has-much = { $side } tendrían { $time }: { $control } da { $brings } en sesenta jugadas
console-note-has-little = { $side } tendrían { $time }, menos de una décima parte de los { $stood } que tienen ahora
console-note-stays-in-period = { $side } siguen en el período actual con las jugadas hechas en él, si no se indica otra cosa
console-note-more-moves = { $side } habrían hecho { $moves } jugadas del período; jugadas hechas en esta partida: { $made }
console-note-another-class = { $control } es { $class }, y la partida es { $was }
console-note-far-shorter = { $control } da { $brings } en sesenta jugadas, menos de una décima parte de los { $brought } de { $current }
console-note-in-place = sustituye a la decisión { $ruling }
console-note-colours-become = empieza una partida nueva con blancas: { $white }; negras: { $black }
console-note-odds-stay-white = la ventaja de tablas se queda con las blancas, las lleve quien las lleve en la nueva partida
console-note-odds-stay-black = la ventaja de tablas se queda con las negras, las lleve quien las lleve en la nueva partida
console-note-silence-goes-on = { $player } sigue sin conexión también en la nueva partida, y el incidente { $incident } sigue abierto
console-note-times-of-event = el ritmo del torneo da tiempos distintos a blancas y negras ({ $control }), como en una partida armagedón: esos tiempos se quedan con los colores
console-note-late-time-dropped = el reloj de blancas corrió { $time } porque { $player } no se había presentado: eso ya no cuenta, la partida nueva empieza con los relojes completos
console-note-late-clock-runs = { $player } tiene blancas y no se ha presentado: el reloj de blancas corre desde ahora hasta que llegue
console-note-default-time-stays = el tiempo de incomparecencia sigue contando desde el inicio de la ronda: quien no está pierde { $time } después
console-note-just-reversed = { $by } invirtió los colores hace { $seconds } s: esto los vuelve a invertir
console-note-times-of-board = los tiempos de este tablero se ajustaron solo para él ({ $control }; los del torneo son { $current }): el tiempo adicional de un jugador con asistente (O 3.8) va con el jugador
console-note-keeps-control = la nueva partida conserva el ritmo de este tablero, { $control }; el del torneo es { $current }
console-note-set-times-end = la partida nueva empieza con los tiempos completos de su ritmo: los ajustados a mano (blancas { $white }, negras { $black }) no pasan a ella, ajústelos de nuevo en la partida nueva
console-note-on-top = se añade a la decisión { $ruling }
console-note-given-already = { $amounts }: ya lo devolvió la decisión { $ruling }
console-note-given-by-hand = { $amounts }: ya lo devolvió un árbitro, por el tablero físico
console-note-stays-given = { $amounts }: sigue devuelto, por la decisión { $ruling }
console-note-settled = no se devuelve: { $amounts }, que corrió antes de que un árbitro ajustara el reloj
console-note-takes-back = anula el resultado { $score } de la decisión { $ruling }
console-note-had-ended = la partida había terminado { $score } ({ $ending })
console-note-can-be-taken-back = otra decisión puede anularlo hasta que se cierre la ronda
console-note-begins-again = reanuda la partida que aplazó la decisión { $ruling }
console-note-lifts-pause-by = termina la pausa de { $office }: { $why }
console-note-lifts-pause-by-no-reason = termina la pausa de { $office }
console-note-lifts-pause = termina la pausa de un árbitro: { $why }
console-note-lifts-pause-no-reason = termina la pausa de un árbitro
console-note-held = la pausa { $holds } detiene este tablero: su reloj solo arranca cuando termine la pausa
console-note-begins-from = la partida empieza desde { $fen } con blancas { $white }, negras { $black }
console-note-new-start = esta partida ya no cuenta; una nueva empieza desde { $fen } con blancas { $white }, negras { $black }
console-note-unusual-start = esta no es la posición inicial del ajedrez normal, que se juega en este torneo
console-note-start-lacks-pieces = esta no es la posición inicial del ajedrez normal, que se juega en este torneo; faltan { $missing }
console-note-other-than-set = antes de esta partida un árbitro puso los relojes en blancas { $white_set }, negras { $black_set }; la nueva empieza con blancas { $white }, negras { $black }
console-note-own-start = tablero { $board }: la partida empieza desde otra posición, juegan { $side }: { $fen }
console-note-met-before = tablero { $board }: { $first } y { $second } se enfrentaron en la ronda { $round }
console-note-met-before-swiss = tablero { $board }: { $first } y { $second } se enfrentaron en la ronda { $round } (FIDE C.04.1.2)
console-note-same-colour = tablero { $board }: { $player } lleva { $side } { $times } veces seguidas (FIDE C.04.1.7)
console-note-colour-difference = tablero { $board }: { $player } lleva { $side } en { $more } partidas más que el otro color (FIDE C.04.1.6)
console-note-bye-again = { $player } tiene el bye asignado por el emparejamiento (U), y ya recibió un punto entero sin jugar en la ronda { $round } (FIDE C.04.1.4)
console-note-not-paired = sin partida ni bye: { $names }; cuentan como ausentes (Z) una vez publicada la ronda
console-note-not-paired-more = sin partida ni bye: { $names } y { $more } más; cuentan como ausentes (Z) una vez publicada la ronda
console-note-absent-unpaired = sin partida ni bye: { $names }; cuentan como ausentes (Z)
console-note-absent-unpaired-more = sin partida ni bye: { $names } y { $more } más; cuentan como ausentes (Z)
console-note-report-taken-back = la ronda { $round } se jugó en otro lugar y se anularon sus resultados importados de { $file }: no cuentan hasta que se importe de nuevo el informe
console-note-own-report-taken-back = se anularon los resultados de la ronda { $round } importados de { $file }: si se jugó en otro lugar, importe de nuevo su informe en vez de jugarla aquí
console-note-skips-unpaired-round = la ronda { $round } se adelanta a la ronda { $skipped }, de la que aún no hay emparejamientos
console-note-skips-draft-round = la ronda { $round } se adelanta a la ronda { $skipped }, cuyos emparejamientos son un borrador sin publicar
console-note-kept-colours = tablero { $board }: se cambiaron los colores, y el borrador lo conserva. Blancas: { $white }; negras: { $black }
console-note-kept-start = tablero { $board }: se corrigió la posición inicial, y el borrador lo conserva: { $fen }
console-note-kept-usual-start = tablero { $board }: se corrigió la posición inicial a la habitual, y el borrador lo conserva
console-note-undone-result = el resultado del tablero { $board }, { $white } a { $black } ({ $ending }), queda anulado: declárelo de nuevo si sigue siendo válido cuando se publique la ronda
console-note-undone-checks = los controles registrados o dispensados quedan anulados (tableros: { $boards }): regístrelos de nuevo después de publicar la ronda
console-note-undone-assistant = tablero { $board }: { $assistant } ya no introduce jugadas de { $side }: autorícelo de nuevo una vez publicada la ronda
console-note-undone-seat-move = tablero { $board }: { $side } se trasladó a { $device }: compruebe qué puesto le da a { $side } la nueva publicación
console-note-undone-times = tablero { $board }: los relojes ajustados a mano quedan anulados (blancas { $white }, negras { $black }): ajústelos de nuevo después de publicar la ronda
console-note-undone-control = tablero { $board }: los relojes ajustados a mano quedan anulados (ritmo { $control }): ajústelos de nuevo después de publicar la ronda
console-note-undone-clocks = tablero { $board }: los relojes ajustados a mano quedan anulados (blancas { $white }, negras { $black }, ritmo { $control }): ajústelos de nuevo después de publicar la ronda
console-note-undone-wait = tablero { $board }: ya no espera { $minutes } minutos a un jugador: amplíe de nuevo su tiempo de incomparecencia una vez publicada la ronda
console-note-undone-wait-without-limit = tablero { $board }: ya no espera sin límite a un jugador: amplíe de nuevo su tiempo de incomparecencia una vez publicada la ronda
console-note-also-open = el incidente { $incidents } también está abierto en este tablero
console-note-also-open-all = los incidentes { $incidents } también están abiertos en este tablero
console-note-goes-stale = la próxima jugada anula esta propuesta: pare antes el reloj
console-note-runs-on = el reloj sigue corriendo hasta que confirme
console-note-brings = { $brings } por bando en 60 jugadas en lugar de { $than }{ $ahead }
console-note-worked-out = { $brings } por bando en 60 jugadas en lugar de { $than }{ $ahead }: la partida empezó hace { $passed }; la mitad, redondeada hacia arriba al minuto ({ $taken }), se quita a cada bando; quedan al menos una cuarta parte del tiempo base y tres minutos
console-note-worked-out-least = { $brings } por bando en 60 jugadas en lugar de { $than }{ $ahead }: la partida empezó hace { $passed }; la mitad, redondeada hacia arriba al minuto, es { $half }; quedan al menos una cuarta parte del tiempo base y tres minutos, así que se quita { $taken } a cada bando
console-note-same-as-before = el mismo ritmo es { $control }, el anterior a la decisión { $ruling }
console-note-compared-with = en comparación con { $control }, el ritmo anterior a la decisión { $ruling }
console-note-events-other = el ritmo del torneo es { $control }
console-note-events-own = { $control } es el ritmo del torneo, esta partida tiene { $has }
console-note-board-not-connected = { $side } no tiene ningún tablero conectado, y todos los jugadores deben tener uno
console-note-board-of-unknown-make = no se conoce la marca del tablero de { $side }; marcas aceptadas: { $makes }
console-note-board-of-other-make = el tablero de { $side } es un { $make }; marcas aceptadas: { $makes }
console-note-scoresheets-missing = Faltan planillas ({ $n }): { $who }
console-note-scoresheets-unmarked = Planillas sin comprobar ({ $n }): { $who }
console-note-board-outage = el tablero de { $side } falla desde hace { $since }: su reloj ha corrido { $time } en ese tiempo
console-note-board-outage-given = se devuelven { $time } a { $side }
console-note-board-outage-kept = { $time } de ese tiempo se puede devolver, y no se devuelve
console-note-board-outage-away = sobre { $time } de ese tiempo decide el incidente: { $side } estaba sin conexión
console-note-board-outage-settled = { $time } de ese tiempo ya se devolvió, o un árbitro ajustó el reloj después
console-note-board-outage-over = el tablero de { $side } falló antes: le costó { $time }, que no se ha devuelto
console-note-device-unchecked = { $side } sin control del dispositivo
console-note-fair-play-unchecked = { $side } sin control de juego limpio
console-note-device-failed = { $side } NO SUPERAN el control del dispositivo
console-note-fair-play-failed = { $side } NO SUPERAN el control de juego limpio
console-note-device-failed-found = { $side } NO SUPERAN el control del dispositivo: { $found }
console-note-fair-play-failed-found = { $side } NO SUPERAN el control de juego limpio: { $found }
console-note-clock-starts = arranca el reloj de { $side }, con { $time }
console-note-away-runs = { $board }: { $side } sin conexión, y su reloj corre
console-note-away-waits = { $board }: { $side } sin conexión; su reloj correrá en cuanto mueva el rival
console-note-more-away = más jugadores sin conexión: { $more }
console-note-lifts-postponement = termina el aplazamiento de la decisión { $ruling }
console-note-without-ready = no espera a que ambos jugadores estén listos
console-note-stays-charged = el tiempo perdido en el incidente { $incident } no se devuelve si no se decide sobre él: { $amounts }
console-note-back-to = se vuelve a la posición tras { $number }{ $san }; juegan { $side }; medias jugadas que dejan de contar: { $taken }
console-note-back-to-start = se vuelve a la posición inicial; juegan { $side }; medias jugadas que dejan de contar: { $taken }
console-note-other-control = el ritmo de juego pasa a ser { $control }; ahora es { $current }
console-note-ends-game = la partida está en curso: termina ahora con este resultado, aprobado en su nombre
console-note-penalty-for-two = es una propuesta: tiene efecto cuando la apruebe otro oficial
console-note-penalty-paired-round = { $player } está emparejado en la ronda { $round }. Empareje la ronda sin este jugador antes de que empiece, o la partida se pierde por incomparecencia
console-note-penalty-result = el resultado es entonces { $result }
console-note-penalty-withdrawn-result = el resultado vuelve a ser { $result }
console-note-penalty-withdrawn-result-stays = el resultado queda como está: la partida terminó por esta sanción, o su resultado se cambió después. Corrija el resultado, o reabra la partida
console-note-penalty-withdrawn-clocks-stay = los relojes quedan como están: ajústelos si la partida continúa
console-note-penalty-withdrawn-rounds = { $player } puede volver a ser emparejado; las rondas ya emparejadas quedan como están
console-note-penalty-just-now = { $player } fue sancionado hace { $seconds } s: esta es otra sanción
console-note-no-move-made = no se ha hecho ninguna jugada; juegan { $side }
console-note-not-checked-in = No se han presentado ({ $n }): { $who }
console-note-absent-lose-at-once = El tiempo de incomparecencia es 0: los jugadores ausentes pierden en el acto.
console-note-absent-lose-after = Los jugadores ausentes pierden { $time } después del comienzo.
console-note-start-paused = Todas las partidas están en pausa (pausa { $hold }). Ninguna partida empieza antes de que un árbitro reanude todos los tableros.
console-note-start-paused-venue = Las partidas de los jugadores de { $venue } están en pausa (pausa { $hold }). Solo empiezan después de que un árbitro reanude los tableros de { $venue }.
console-note-absent-lose-when-resumed = En los tableros en pausa, los jugadores ausentes pierden en cuanto se reanudan los tableros.
console-note-absent-lose-after-resuming = En los tableros en pausa, los jugadores ausentes pierden { $time } después de que se reanuden los tableros.
console-note-pages-missing = Página no abierta ({ $n }): { $who }. No pueden jugar hasta que se abra.
console-note-checks-missing = Faltan controles ({ $n }): { $who }. Estas partidas empiezan cuando se superen o se dispensen.
console-note-boards-of-other-make = Tablero de una marca no aceptada ({ $n }): { $who }. Marcas aceptadas: { $makes }. Estas partidas empiezan cuando se cambie el tablero, o cuando el árbitro principal lo acepte dispensando los controles del jugador.
console-note-boards-not-connected = Tablero sin conectar ({ $n }): { $who }. Estas partidas empiezan cuando se conecte, o cuando el árbitro principal lo acepte dispensando los controles del jugador.
console-note-boards-not-set-up = Tablero sin colocar para la partida ({ $n }): { $who }. Sus relojes correrán mientras lo colocan.
console-note-moves-made = se han hecho { $played } medias jugadas, la última { $number }{ $san }; juegan { $side }
console-note-clocks-show = los relojes marcan Blancas { $white }, Negras { $black }
console-note-unrated = se ha hecho menos de una jugada por bando: los puntos cuentan, pero la partida no es válida para el Elo; si un jugador no se presentó, declare una incomparecencia
console-note-closes-incident = el incidente { $incident } espera una decisión sobre este tablero: se cierra con el resultado
console-note-spare-page-open = la página de { $device } está abierta: { $side } puede jugar allí enseguida
console-note-spare-page-open-runs = la página de { $device } está abierta: { $side } puede jugar allí enseguida; si le toca a { $side }, el reloj corre mientras el jugador llega
console-note-spare-page-closed = la página de { $device } no está abierta: { $side } no puede jugar hasta que se abra
console-note-spare-page-closed-runs = la página de { $device } no está abierta: { $side } no puede jugar hasta que se abra; si le toca a { $side }, el reloj sigue corriendo
console-note-spare-page-closed-stops = la página de { $device } no está abierta: { $side } no puede jugar hasta que se abra; los relojes se paran cuando el servidor lo detecta
console-note-spare-not-connected = { $device } no está conectado: { $side } no puede jugar hasta que lo esté, con su página abierta
console-note-spare-not-connected-runs = { $device } no está conectado: { $side } no puede jugar hasta que lo esté, con su página abierta; si le toca a { $side }, el reloj sigue corriendo
console-note-spare-not-connected-stops = { $device } no está conectado: { $side } no puede jugar hasta que lo esté, con su página abierta; los relojes se paran cuando el servidor lo detecta
console-note-spare-page-unknown = no se sabe si la página de { $device } está abierta: { $side } no puede jugar hasta que lo esté
console-note-pairings-published = la ronda { $next } se publicó antes de esta corrección: sus emparejamientos se quedan como están, salvo que se retire la publicación antes de que se haga una jugada
console-note-pairings-stay = la ronda { $next } se publicó antes de esta corrección: sus emparejamientos se quedan como están

console-note-ahead = , pero { $had } tras { $moves } jugadas en lugar de { $was }

console-proposed-when = Propuesta por { $by }, { $at },
console-proposed-on = cuando la causa era: { $cause }, hallada { $at }
console-proposed-no-cause = antes de conocerse la causa

console-proposal-title = Propuesto: { $kind }
console-proposal-by = por { $by }, { $at } ({ $article })
console-proposal-own = Otro oficial debe aprobarla. Usted puede tomar otra decisión en su lugar.
console-proposal-own-void = Ya nadie puede aprobarla. Tome otra decisión en su lugar.
console-proposal-agree = Aprobar y confirmar
console-proposal-agree-title = Aprobar: { $kind }
console-proposal-agree-text = Si la aprueba, la decisión cuenta y la ven ambos jugadores. Efecto ahora:
console-proposal-reject = Rechazar
console-proposal-reject-title = Rechazar la propuesta { $ruling }
console-proposal-reject-text = La propuesta deja de contar. El incidente sigue abierto.

console-rulings-title = Decisiones tomadas
console-rulings-ruling = Decisión { $ruling }: { $kind }
console-rulings-proposed-by = propuesta por { $by }
console-rulings-delegated-by = delegada por { $by }
console-rulings-superseded = sustituida por la decisión { $ruling }
console-rulings-topped = se le añade la decisión { $ruling }
console-rulings-done = ejecutada, registro { $record }
console-rulings-cites = cita { $breach }
console-rulings-not-done = aún sin ejecutar

console-execution-before = relojes antes
console-execution-shown = enviada a
console-execution-ready = listos
console-execution-started = reloj en marcha
console-execution-both = Blancas { $white }, Negras { $black }
console-execution-not-yet = aún no
console-execution-never = nunca
console-execution-replaced = otra partida la sustituyó a las { $at }

console-finding-on = decidido cuando la causa era: { $cause }, hallada a las { $at }
console-finding-none = decidido antes de conocerse la causa
console-finding-same = más tarde, { $at }: la misma causa, ahora { $certainty }
console-finding-revised = LA CAUSA CAMBIÓ tras la decisión, { $at }: { $cause }
console-finding-after = CAUSA HALLADA tras la decisión, { $at }: { $cause }

console-turned-down-text = La propuesta { $ruling } de { $of } ({ $kind }) fue rechazada por { $by }, { $at }: { $reason }

console-rules-changed-text = Las reglas para decidir han cambiado, { $at } por { $by }: { $eyes }; { $excluded }; los relojes arrancan { $start } después de estar ambos listos.
console-rules-changed-four-eyes = debe aprobar un segundo oficial
console-rules-changed-two-eyes = no hace falta un segundo oficial
console-rules-changed-excluded = excluido: { $kinds }
console-rules-changed-none-excluded = no se excluye ninguna

console-close-open = Cerrar sin decisión…
console-close-open-ruled = Cerrar el incidente…
console-close-title = Cerrar el incidente { $incident }
console-close-away = { $player } sigue sin conexión. Si cae la bandera antes de que vuelva, el incidente se reabre.
console-close-left = Sin decisión sobre: { $boards }.
console-close-flagged = El resultado por caída de bandera no cambia: { $boards }.
console-close-text = No hace falta ninguna decisión. Los tableros en pausa siguen en pausa hasta que un árbitro los reanude.
console-close-text-ruled = No hace falta otra decisión. Los tableros en pausa siguen en pausa hasta que un árbitro los reanude.
console-close-confirm = Cerrarlo
console-close-proposed = { $by } propone cerrar este incidente ({ $at }): { $reason }. Debe aprobarlo un segundo oficial.
console-close-agree = Aprobar el cierre…
console-close-text-agree = { $by } propone cerrar este incidente. Si usted lo aprueba, queda cerrado.

console-form-note = Nota para el registro (opcional)
console-form-article = Artículo

console-command-label = Lo que puede hacer
console-command-more = Más
console-command-not-now = Ahora no es posible:
console-command-title = { $command }: { $board }
console-command-refused = Rechazado: { $text }
console-command-renewed = { $text }. Este diálogo muestra el estado actual.
console-command-would-be-refused = Ahora no puede hacerlo: { $text }
console-command-pause = Pausar
    .what = Ambos relojes se paran ahora. El motivo se indica después.
console-command-resume = Reanudar
    .what = Arranca de nuevo el reloj del jugador que tiene el turno.
console-command-add-time = Dar tiempo
    .what = Se añade tiempo a los relojes.
console-command-far = Valores poco habituales para esta partida:
console-command-meant = He comprobado estos valores
console-command-no-time = Escriba un tiempo para al menos un jugador.
console-command-set-clocks = Ajustar relojes
    .what = Los relojes marcan estos tiempos desde ahora. Deje vacío lo que no deba cambiar.
console-command-declare = Declarar resultado
    .what = La partida termina con este resultado.
console-command-approve = Aprobar resultado
    .what = El resultado actual pasa a ser oficial.
console-command-correct = Corregir resultado
    .what = Otro resultado sustituye al actual. Ambos quedan en el registro.
console-command-reopen = Reabrir partida
    .what = La partida continúa desde su última posición con estos tiempos. Los relojes arrancan cuando ambos jugadores estén listos o cuando usted reanude.
console-command-restore = Restituir posición
    .what = Vuelta a la posición tras estas medias jugadas; las posteriores se anulan. El reloj que deje vacío no cambia. Los relojes siguen parados hasta que reanude.
console-command-reverse-colours = Cambiar colores
    .what = La partida se anula. Empieza una nueva con los colores cambiados.

console-times-choose = Blancas y negras tienen ritmos distintos. ¿Quién los conserva?
console-times-colour = Los ritmos se quedan con los colores (armagedón)
console-times-player = Cada jugador conserva su ritmo (O 3.8: jugador con asistente, ventaja)
console-times-sides = Blancas: { $white }, { $whiteTime }. Negras: { $black }, { $blackTime }.

console-command-wrong-start = Posición inicial errónea
    .what = La partida se anula. Empieza una nueva desde esta posición.
console-command-record-check = Anotar un control
    .what = Anote lo que se encontró antes de la partida.
console-command-waive-checks = Dispensar controles
    .what = La partida puede empezar sin los controles no superados o que faltan:
console-command-default-time = Esperar a un jugador
    .what = Cuánto retraso total se admite. Vacío: sin límite.
console-command-move-seat = Cambiar de dispositivo
    .what = El jugador continúa en otro dispositivo de la misma sede.
console-command-assistant = Asistente
    .what = Un asistente introduce las jugadas del jugador, o deja de hacerlo.

console-typed-time-means = Es decir, { $time }.
console-typed-time-forms = Un número solo son minutos. También puede escribir 2:00, 90 s, 1h30 o 1:30:00.
console-typed-time-control-forms = 90+30 son 90 minutos y 30 segundos por jugada. Varios periodos: 40/90 : 30+30.

console-call-calls = { $side } LLAMAN
console-call-objects = { $side } PROTESTAN { $result }
console-call-since = desde hace { $age }
console-call-no-reason = sin motivo indicado
console-call-answer = Responder
console-call-answer-title = Responder a { $player }, tablero { $board }
console-call-note = Nota, que lee el jugador (opcional)
console-call-over = Esta llamada está cerrada: alguien la respondió o la partida ha terminado.
console-call-asks-leave = Pide salir de la zona de juego.
console-call-wants-leave = { $side } PIDEN SALIR

console-calls-out = Fuera con permiso
console-calls-none = Ninguna llamada pendiente
console-calls-answered = Llamadas respondidas
console-calls-answered-by = { $time }, { $who }: { $answer }
console-calls-was-valid = motivo válido
console-calls-was-not-valid = sin motivo válido
console-calls-leave-granted = permiso concedido
console-calls-leave-refused = permiso denegado

console-moves-superseded = { $n ->
    [one] Partida { $game }, sustituida: { $n } media jugada
   *[other] Partida { $game }, sustituida: { $n } medias jugadas
}
console-moves-assisted = Introducida por un asistente

console-history-title = Registro de sucesos
console-history-none = Sin sucesos.
console-history-zone = Zona horaria: { $zone }.

console-facts-control = Ritmo
console-facts-periods = Periodo/jugadas
console-facts-game = Partida de este tablero
console-facts-offers = Ofertas de tablas
console-facts-credit = Tiempo abonado por la red
console-facts-checks-white = Controles de Blancas
console-facts-checks-black = Controles de Negras
console-facts-unchecked = Dispositivo de { $side }
console-facts-unchecked-what = SIN CONTROLAR: el jugador pasó a él durante la partida
console-facts-leave = { $side } fuera con permiso desde
console-facts-leave-back = { $side } de vuelta del permiso desde
console-facts-default = Los ausentes pierden a las
console-facts-assistant = { $side } con asistente
console-facts-starts = El reloj arranca
console-facts-confirmed = Resultado visto
console-facts-approved = Aprobado por
console-facts-clocks = Relojes

console-remedy-resume = la partida se reanudará
console-remedy-restart = empezará una partida nueva
console-remedy-result = se fija el resultado
console-remedy-postpone = la partida se aplaza

console-record-opened = el tablero está abierto, { $control }
console-record-released = empezó la ronda
console-record-started = empieza la partida
console-record-draw-offered = { $side } ofrecen tablas
console-record-draw-declined = { $side } rechazan las tablas
console-record-restarted = empieza la partida { $game }
console-record-times-player = cada jugador conserva su ritmo
console-record-times-colour = los ritmos se quedan con los colores
console-record-restored = vuelta a la posición tras { $ply } medias jugadas
console-record-taken-back = jugadas anuladas: { $moves }
console-record-reopened = la partida se reabre
console-record-held = empieza la pausa { $hold }, relojes parados
console-record-held-boards = la pausa { $hold } para los relojes de { $boards }
console-record-hold-reason = motivo de la pausa { $hold }, dado después: { $reason }
console-record-pause-reason = motivo de la pausa, dado después: { $reason }
console-record-hold-ended = termina la pausa { $hold }
console-record-hold-ended-boards = termina la pausa { $hold } de { $boards }
console-record-paused = relojes parados, { $cause }
console-record-paused-silent = relojes parados, { $side } sin conexión
console-record-paused-by = relojes de este tablero parados por { $by }
console-record-resumed = la partida se reanuda
console-record-control-set = ritmo de juego { $was } → { $is }
console-record-clock-set = relojes ajustados de { $before } a { $after }
console-record-time-added = tiempo añadido: { $both }
console-record-came-late = { $side } llegaron tarde: se les descuentan { $time }
console-record-default-time = el tiempo de incomparecencia es ahora { $time } desde el comienzo
console-record-default-time-open = sin tiempo de incomparecencia: un árbitro decide sobre los jugadores que llegan tarde
console-record-outage = el servidor no funcionó de { $from } a { $until }: no corrió ningún reloj; ambos jugadores quedaron desconectados hasta que se reconectaron
console-record-checked-in = { $side } presentes
console-record-lost = { $side } sin conexión: { $sign }, último contacto { $at }
console-record-of-incident = incidente { $incident }
console-record-page-missing = { $side }: página no abierta, la última vez { $at }
console-record-page-open = { $side }: página abierta de nuevo
console-record-back = { $side } con conexión de nuevo
console-record-limit = { $side } no se reconectaron a tiempo
console-record-incident-closed = incidente { $incident } cerrado: { $why }
console-record-incident-opened-again = incidente { $incident } reabierto: { $why }
console-record-moved = { $side } pasan al dispositivo { $device }
console-record-page-locked = nota { $number }: a las { $at } la página del dispositivo { $device } de { $side } se bloquea; los relojes siguen corriendo: { $text }
console-record-page-locked-breach = nota { $number }: a las { $at } las reglas del torneo sobre dispositivos bloquean la página del dispositivo { $device } de { $side }; los relojes siguen corriendo: { $text }
console-record-machine-let-go = nota { $number }: a las { $at } el dispositivo { $device } de { $side } no está bloqueado, lo que el torneo prohíbe: { $text }
console-record-machine-not-held = nota { $number }: a las { $at } no se sabe si el dispositivo { $device } de { $side } está bloqueado: { $text }
console-record-machine-held-again = nota { $number }: a las { $at } el dispositivo { $device } de { $side } vuelve a estar bloqueado; que se sepa, no lo estaba desde las { $since }
console-record-signed = nota { $number }: a las { $at } se probó el bloqueo del dispositivo { $device } de { $side }; informe { $digest } firmado: { $n } capas, funcionan todas las exigidas
console-record-signed-unmet = nota { $number }: a las { $at } se probó el bloqueo del dispositivo { $device } de { $side }; informe { $digest } firmado: { $n } capas, ESTAS NO FUNCIONAN: { $unmet }
console-record-page-opened = nota { $number }: a las { $at } la página del dispositivo { $device } de { $side } se desbloquea, { $lasted }
console-record-page-taken-back = nota { $number }: a las { $at } se anuló este bloqueo de la página del dispositivo { $device } de { $side }, { $lasted }
console-record-page-left = nota { $number }: a las { $at } { $side } dejan el dispositivo { $device }, cuya página está bloqueada, { $lasted }
console-record-page-lasted = bloqueada { $span } desde las { $since }; en ese tiempo corrió: { $ran }
console-record-page-ran-unknown = bloqueada { $span } desde las { $since }; no se sabe qué reloj corrió (desde entonces empezó otra partida)
console-record-page-unmeasured = no se sabe cuánto tiempo estuvo bloqueada
console-record-page-ran = el reloj de { $side } { $time }
console-record-page-ran-none = ningún reloj
console-record-prevented = nota { $number }: a las { $at } algo prohibido en el dispositivo { $device } de { $side }, impedido: { $text }
console-record-not-prevented = nota { $number }: a las { $at } algo prohibido en el dispositivo { $device } de { $side }, no impedido: { $text }
console-record-times = ({ $times } veces)
console-record-times-since = (al menos { $times } veces desde las { $since }, nota { $first })
console-record-noted-latest = { $at }, a más tardar,
console-record-more-noted = hay más notas de dispositivos que las mostradas aquí
console-record-ready = { $side } listas
console-record-called = { $side } llaman al árbitro
console-record-call-valid = llamada { $number } respondida por { $by }: motivo válido
console-record-call-not-valid = llamada { $number } respondida por { $by }: sin motivo válido
console-record-asked-leave = { $side } piden salir de la zona de juego
console-record-leave-granted = permiso concedido por { $by } (llamada { $number })
console-record-leave-refused = permiso denegado por { $by } (llamada { $number })
console-record-call-taken = { $by } va a la llamada { $number }
console-record-board-not-connected = el tablero de { $side } no está conectado
console-record-board-lifted = las jugadas de { $side } ya no esperan al tablero físico (lo decidió { $by })
console-record-board-required = las jugadas de { $side } esperan de nuevo al tablero físico (lo decidió { $by })
console-record-leave-ended = { $side } han vuelto de su permiso, anotado por { $by }
console-record-leave-back = { $side } han vuelto de su permiso: ya están en el tablero
console-record-leave-away = { $time } fuera
console-record-check = { $side }, control de { $kind }: { $result } ({ $by })
console-record-waived = { $by } dispensa de los controles a ambos jugadores
console-record-assistant = { $name } introduce las jugadas de { $side }
console-record-assistant-ended = { $side } vuelven a introducir sus jugadas
console-record-finished = { $result }, { $ending }
console-record-ruled = decisión { $number } del incidente { $incident } ({ $article }): { $what }
console-record-deducted = { $time } descontado a { $side }
console-record-given = { $time } añadido a { $side }
console-record-ruled-citing = { $ruled }, que cita las notas de dispositivo { $notes }
console-record-cited = cita: { $breaches }
console-record-confirmed = { $side } han visto el resultado
console-record-approved = { $by } aprueba el resultado
console-record-reversed = con los colores invertidos: blancas, { $white }; negras, { $black }
console-record-objects = { $side } protestan el resultado { $result }
console-record-waived-of = { $by } dispensa de los controles a { $side }
console-record-ruled-by = por { $by }
console-record-seconded-by = aprobada por { $by }
console-record-corrected = resultado corregido de { $before } a { $after } por { $by }

console-hold-title = Pausas generales
console-hold-none = Ninguna pausa general.
console-hold-all = todos los tableros
console-hold-of = tableros de { $venue }
console-hold-on = TODOS PARADOS: pausa { $hold }, { $whose }
console-hold-on-venue = PARADO: pausa { $hold }, { $whose }
console-hold-by = por { $by } ({ $article }), desde hace { $age }
console-hold-begin-all = Parar todos los relojes
console-hold-begin-venue = Parar los relojes de { $venue }
console-hold-begin-text = Todos los relojes se paran ahora. No puede empezar ninguna partida. El motivo se indica después.
console-hold-which = Tableros ({ $n }): { $boards }.
console-hold-kept = Siguen parados por otra pausa: { $boards }.
console-hold-end-all = Reanudar todos los tableros
console-hold-end-venue = Reanudar los tableros de { $venue }
console-hold-end-text = Se pararon por: { $reason }. Los tableros que ya estaban en pausa siguen en pausa.
console-hold-end-text-no-reason = Aún no se ha dado el motivo. Los tableros que ya estaban en pausa siguen en pausa.

console-missing-reason = Falta el motivo
console-missing-all = ¿Por qué se pararon todos los relojes?
console-missing-venue = ¿Por qué se pararon los relojes de { $venue }?
console-missing-board = ¿Por qué se puso en pausa el tablero { $board }?
console-missing-example = Por ejemplo: alarma de incendios
console-missing-save = Guardar motivo

console-hold-ended-meanwhile = Esta pausa ya terminó.
console-hold-end-confirm = Reanudarlos

console-results-title = Resultados
console-results-count = { $n ->
    [one] Han terminado { $finished } de { $boards } tableros; { $n } resultado por aprobar.
   *[other] Han terminado { $finished } de { $boards } tableros; { $n } resultados por aprobar.
}
console-results-approve-all = { $n ->
    [one] Aprobar el resultado
   *[other] Aprobar los { $n } resultados
}
console-results-approve-yes = Aprobar
console-results-sure = { $n ->
    [one] ¿Aprobar { $n } resultado?
   *[other] ¿Aprobar { $n } resultados?
}
console-results-objected = No incluidos, porque un jugador protesta el resultado: { $boards }. Responda primero a la llamada o corrija el resultado.
console-results-due = Hay un incidente abierto en { $boards }.
console-results-called = Un jugador espera al árbitro en { $boards }: lea la llamada antes de aprobar.
console-results-approving = Aprobando, quedan { $n }…

console-venue-connected = conectada
console-venue-never = nunca conectada
console-venue-cut-off = DESCONECTADA desde hace { $age }
console-venue-held = PARADA por { $by }, { $age }: { $reason }
console-venue-silent = SIN DATOS desde hace { $age }
console-venue-trouble = { $n ->
    [one] { $n } dispositivo con problemas
   *[other] { $n } dispositivos con problemas
}
console-venue-time = hora local
console-venue-round-trip = ida y vuelta
console-venue-pings = pings respondidos
console-venue-unknown = Sin conexión: abajo, el último estado conocido de los dispositivos.

console-venues-none = No hay sedes.

console-sessions-title = Sesiones abiertas
console-sessions-own = esta sesión
console-sessions-reload = Actualizar
console-sessions-times = desde { $since }, último uso { $used }, termina { $until }
console-sessions-end = Terminar
console-sessions-end-yes = Terminarla ya

console-invite-title = Invitar a un oficial
console-invite-whom = Oficial
console-invite-make = Crear invitación
console-invite-made = Entregue este enlace solo a { $who }. Abre la consola una vez, hasta { $until }.
console-invite-to = Abre
console-invite-to-console = la consola
console-invite-to-wall = el panel de { $venue }
console-invite-made-wall = Entregue este enlace solo a { $who }. Abre el panel de la sede una vez, hasta { $until }. El panel muestra su estado.
console-invite-copy = Copiar
console-invite-not-copied = El navegador impidió copiarlo. Seleccione el enlace y cópielo.
console-invite-copied = Copiado

console-invitations-title = Invitaciones de las últimas dos semanas
console-invitations-none = Sin invitaciones.
console-invitations-made = creada el { $made }, válida hasta el { $until }
console-invitations-made-by = creada por { $by } el { $made }, válida hasta el { $until }
console-invitations-withdraw = Retirar
console-invitations-withdraw-yes = Retirarla ya
console-invitations-all = Mostrar las { $n }

console-invitation-fate-open = sin usar
console-invitation-fate-used = usada
console-invitation-fate-withdrawn = retirada
console-invitation-fate-expired = caducada, sin usar

console-delegate-title = Quién puede decidir en lugar del árbitro principal
console-delegate-nobody = No hay árbitros.
console-delegate-may = puede decidir
console-delegate-may-not = no puede decidir
console-delegate-begin = Delegar
console-delegate-end = Terminar la delegación
console-delegate-begin-title = ¿Delegar las decisiones en { $name }?
console-delegate-end-title = ¿Terminar la delegación en { $name }?
console-delegate-begin-text = { $name } podrá decidir sobre todos los incidentes del torneo en lugar del árbitro principal, en su propio nombre. El registro muestra la delegación. Vale hasta que usted la termine.
console-delegate-end-text = { $name } ya no podrá decidir. Las decisiones ya tomadas siguen siendo válidas.
console-delegate-record = En el registro
console-delegate-since = { $who } puede decidir en lugar del árbitro principal: delegación de { $by }, { $at }. Motivo: { $reason }
console-delegate-holds = Vale hasta que se termine.
console-delegate-ended = Terminada por { $by }, { $at }. Motivo: { $reason }
console-delegate-no-reason = no indicado

console-absences-title = { $n ->
    [one] { $n } jugador se desconectó; siguen sin conexión: { $away }
   *[other] { $n } jugadores se desconectaron; siguen sin conexión: { $away }
}
console-absences-times = { $n } veces

console-overview-title = También requiere atención
console-overview-absent = { $n ->
    [one] jugador ausente
   *[other] jugadores ausentes
}
console-overview-unchecked = { $n ->
    [one] jugador sin controles superados
   *[other] jugadores sin controles superados
}
console-overview-calls = { $n ->
    [one] llamada por responder
   *[other] llamadas por responder
}
console-overview-paused = { $n ->
    [one] partida en pausa
   *[other] partidas en pausa
}
console-overview-short = { $n ->
    [one] partida apurada de tiempo
   *[other] partidas apuradas de tiempo
}
console-overview-venues = { $n ->
    [one] sede con problemas
   *[other] sedes con problemas
}
console-overview-holds = { $n ->
    [one] pausa general
   *[other] pausas generales
}
console-overview-objected = { $n ->
    [one] resultado protestado
   *[other] resultados protestados
}
console-overview-results = { $n ->
    [one] resultado por aprobar
   *[other] resultados por aprobar
}

console-round-publish = Publicar la ronda
console-round-publish-text = ¿Publicar los emparejamientos de la ronda { $round }? Cada jugador recibe un dispositivo.
console-round-look-at = { $n ->
    [one] { $n } aviso: compruébelo antes de publicar
   *[other] { $n } avisos: compruébelos antes de publicar
}
console-round-nothing-to-look-at = Sin avisos.
console-round-unpublish = Retirar la publicación

console-unpublish-published = ¿Retirar la publicación de la ronda { $round }? Sus emparejamientos vuelven a ser un borrador. Los jugadores no tienen puesto hasta que la publique de nuevo.
console-unpublish-started = ¿Retirar la publicación de la ronda { $round } y anular su inicio? Es posible hasta la primera jugada. Sus emparejamientos vuelven a ser un borrador. Se anulan puestos, presentaciones, tiempos de incomparecencia y pausas.
console-unpublish-elsewhere = ¿Anular los resultados importados de la ronda { $round }? La clasificación y los emparejamientos no los cuentan hasta que importe de nuevo el informe.

console-draft-title = Borrador de emparejamientos
console-draft-board = Tablero
console-draft-no-venue = sin sede
console-draft-warned = tiene un aviso
console-draft-without-game = Sin partida
console-draft-no-bye = sin partida ni bye

console-bye-F = bye de un punto (F)
console-bye-H = bye de medio punto (H)
console-bye-U = bye asignado por el emparejamiento (U)
console-bye-Z = ausente (Z)

console-rounds-title = Rondas
console-rounds-none = Todavía no hay rondas.
console-rounds-boards = { $n ->
    [one] { $n } tablero
   *[other] { $n } tableros
}
console-rounds-control = Ritmo de juego: { $control }
console-rounds-control-of = { $n ->
    [one] tablero { $boards }: { $control }
   *[other] tableros { $boards }: { $control }
}
console-rounds-warnings = Avisos de la ronda { $round }

console-moves-corrected = Relojes corregidos: Blancas { $white }, Negras { $black }
