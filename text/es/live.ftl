### La línea de comandos: vistas en directo de un torneo y de una sede, dispositivos y sus órdenes. Véase README.md.

cli-last-contact = { $now ->
    [yes] último contacto ahora mismo
   *[no] último contacto hace { $ago }
}

## Un torneo: la pantalla y sus tablas

cli-live-title = { $tournament }, ronda { $round }
cli-live-leave = q: salir
cli-live-waiting-for-server = esperando al servidor
cli-live-speed = tiempo del torneo x{ $factor }
cli-live-lost-short = CONEXIÓN PERDIDA
cli-live-lost-since = CONEXIÓN PERDIDA, último dato de hace { $age }
cli-live-no-data = SIN DATOS desde hace { $age }, relojes desconocidos
cli-live-as-of = datos de hace { $age }
cli-live-devices = Dispositivos
cli-live-what-happened = Sucesos
cli-live-more = { $n } más
cli-live-more-well = { $n } más, todos bien
cli-live-more-incidents = y { $n } más: adoube incidents
cli-live-column-board = tabl.
cli-live-column-white = Blancas
cli-live-column-black = Negras
cli-live-column-last = última
cli-live-column-state = estado
cli-live-column-device = dispositivo
cli-live-column-seat = puesto
cli-live-column-venue = sede
cli-live-column-age = hace
cli-live-column-to-venue = a la sede
cli-live-column-to-server = al serv.
cli-live-column-link = enlace
cli-live-link = { $link ->
    [up] activo
   *[down] caído
}
cli-live-link-missed = { $link ->
    [up] activo, faltan { $missed }
   *[down] caído, faltan { $missed }
}
cli-live-seat = { $board } { $side ->
    [white] Blancas
   *[black] Negras
} { $name }
cli-live-nothing-sent = el servidor no envía nada
cli-live-nothing-sent-next = compruebe que la ronda está publicada
cli-live-unwritable = no se puede escribir en la salida estándar
cli-live-no-screen = el terminal no puede mostrar una pantalla
cli-live-no-keys = no se pueden leer las teclas: no se puede crear un hilo
cli-live-terminal-unwritable = no se puede escribir en el terminal

## Un torneo: qué pasa en un tablero

cli-live-playing = { $state ->
    [playing] en juego
   *[other] { $state }
}
cli-live-waiting = en espera
cli-live-present = { $absent ->
    [nobody] los dos están presentes
    [white] faltan las blancas
    [black] faltan las negras
   *[both] faltan los dos
}
cli-live-absent = { $who ->
    [white] faltan las blancas
    [black] faltan las negras
   *[both] faltan los dos jugadores
}
cli-live-absent-loses = { $who ->
    [white] faltan las blancas, que pierden en { $left }
    [black] faltan las negras, que pierden en { $left }
   *[both] faltan los dos jugadores, que pierden en { $left }
}
cli-live-absent-short = { $who ->
    [white] faltan las blancas
    [black] faltan las negras
   *[both] faltan los dos
}
cli-live-away = { $who ->
    [white] blancas desconectadas
    [black] negras desconectadas
   *[both] los dos desconectados
}
cli-live-overdue = { $who ->
    [white] blancas no reconectadas a tiempo
    [black] negras no reconectadas a tiempo
   *[both] ninguno de los dos reconectado a tiempo
}
cli-live-check = { $found ->
    [both-failed] { side } NO SUPERAN ningún control
    [device-failed] { side } NO SUPERAN el control del dispositivo
    [fair-play-failed] { side } NO SUPERAN el control de juego limpio
    [no-fair-play] { side } sin control de juego limpio
    [no-device] { side } sin control del dispositivo
   *[not-checked] { side } sin controlar
}
cli-live-nobody-checked = ningún jugador ha pasado el control
cli-live-check-failed = CONTROL NO SUPERADO
cli-live-short-of-time = menos de { $time }
cli-live-calls = { side } LLAMAN
cli-live-objects = { side } PROTESTAN { $result }
cli-live-objects-short = { side } PROTESTAN
cli-live-asks-leave = { side } PIDEN SALIR
cli-live-wants-leave = { side } PIDEN SALIR
cli-live-offers-draw = { side } ofrecen tablas
cli-live-offers-draw-short = { side } ofrecen tablas
cli-live-draws-offered = ofertas de tablas: blancas { $white }, negras { $black }
cli-live-assisted = { side } con el asistente { $assistant }
cli-live-draw-odds = ventaja de tablas: { side }
cli-live-time-control = ritmo { $control }
cli-live-periods = periodo/jugadas: blancas { $white }, negras { $black }
cli-live-page-locked = página de { side } BLOQUEADA
cli-live-not-locked = ordenador de { side } SIN BLOQUEO
cli-live-breaches = { $n ->
    [one] { $n } INFRACCIÓN en el dispositivo de { side }
   *[other] { $n } INFRACCIONES en el dispositivo de { side }
}
cli-live-finished = { $result }, { $ending } tras { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}

## Un torneo: por qué está en pausa un tablero

cli-live-paused-for = EN PAUSA { $length }
cli-live-pause = relojes parados
cli-live-pause-outage = el servidor no funcionaba
cli-live-pause-outage-short = fallo del servidor
cli-live-pause-by = por { $who }
cli-live-pause-by-official = por un árbitro
cli-live-pause-number = pausa { $pause }
cli-live-pause-ruling = decidido, { $waits }
cli-live-pause-postponed = aplazada
cli-live-no-reason = falta el motivo
cli-live-away-for = { side } desconectadas desde hace { $length } ({ $device })
cli-live-both-back = los dos jugadores están conectados de nuevo: falta la decisión
cli-live-ruling-needed = falta decisión
cli-live-waits = { $whom ->
    [nobody] los dos están listos
    [pause] los dos están listos, pero sigue una pausa
    [disconnected] los dos están listos, pero un jugador está desconectado
    [check] los dos están listos, pero falta un control
    [white] se espera a las blancas
    [black] se espera a las negras
   *[both] se espera a los dos jugadores
}
cli-live-office = { $office ->
    [lta] el LTA
    [lca] el LCA
    [chief-arbiter] el árbitro principal
   *[other] el árbitro
}

## Un torneo: lo que ocurre

cli-live-lost = conexión perdida: { $why }; relojes desconocidos
cli-live-connected-again = conectado de nuevo
cli-live-following = ahora se sigue la ronda { $round }
cli-live-unpublished = la ronda { $round } ya no está publicada
cli-live-player = { side } ({ $name }, { $device })
cli-live-disconnected = { $who } se han desconectado, { $contact }
cli-live-disconnected-at = { $who } se han desconectado, { $contact } en { $device }, donde estaba entonces el puesto
cli-live-player-again = { $who } están conectadas de nuevo
cli-live-clocks = Blancas { $white }, Negras { $black }
cli-live-premove = una jugada anticipada
cli-live-period-begins = empieza el periodo { $period }
cli-live-credited = { $milliseconds } ms abonados
cli-live-draw-offer = { side } ofrecen tablas, oferta { $offer }
cli-live-draw-offer-over = la oferta de tablas de { side } ya no es válida
cli-live-assistant = { $assistant } introduce las jugadas de { side }
cli-live-assistant-ended = { $assistant } ya no introduce las jugadas de { side }
cli-live-calls-arbiter = { side } LLAMAN al árbitro
cli-live-asks-to-leave = { side } PIDEN SALIR de la zona de juego
cli-live-clock-set = el reloj de { side } se ha ajustado a { $is }; marcaba { $was }
cli-live-begins = empieza, { $players }
cli-live-new-game = empieza la partida { $game }, { $players }
cli-live-new-game-from = empieza la partida { $game }, { $players }, desde { $fen }
cli-live-paused = EN PAUSA: { $why }
cli-live-resumed = reanudada tras { $length }; { $clocks }
cli-live-result-changed = resultado corregido: { $result }
cli-live-result-approved = el resultado está aprobado
cli-live-result-confirmed = { $who ->
    [white] las blancas confirman el resultado
    [black] las negras confirman el resultado
   *[both] los dos jugadores confirman el resultado
}
cli-live-incident = incidente { $line }
cli-live-incident-news = incidente { $incident }: { $news }
cli-live-incident-joined = unido al incidente { $incident }

## Un torneo: sedes y dispositivos

cli-live-venue-connected = la sede { $venue } está conectada
cli-live-venue-disconnected = la sede { $venue } está DESCONECTADA
cli-live-venue-silent = la sede { $venue } NO ENVÍA DATOS, { $contact }: se desconoce el estado de sus dispositivos
cli-live-venue-again = la sede { $venue } está conectada de nuevo
cli-live-venue-link = sede { $venue } conectada
cli-live-venue-link-no-data = sede { $venue } conectada, SIN DATOS: { $contact }
cli-live-venue-link-never = sede { $venue } no conectada desde que arrancó el servidor
cli-live-venue-link-lost = sede { $venue } DESCONECTADA
cli-live-venue-short-no-data = { $venue } SIN DATOS { $age }
cli-live-venue-short-never = { $venue } aún no conectada
cli-live-venue-short-lost = { $venue } DESCONECTADA { $age }
cli-live-device = dispositivo { $device }: { $news }
cli-live-device-unknown = desconocido (último dato: { $state }, hace { $ago })
cli-live-device-was = desconocido, antes { $state }
cli-live-page-locked-by-order = página bloqueada por una orden de su sede
cli-live-page-unlocked = página desbloqueada
cli-live-no-longer = ya no: { $state }

## Una sede: la pantalla y sus tablas

cli-venue-head = sede { $venue } como { $role }
cli-venue-title = Sede { $venue }
cli-venue-role = como { $role }
cli-venue-leave = q: salir; órdenes: adoube order --help
cli-venue-no-data-yet = Aún sin datos del nodo de la sede
cli-venue-no-data = SIN DATOS desde hace { $age }
cli-venue-no-data-why = SIN DATOS desde hace { $age } ({ $why })
cli-venue-sent-nothing = el nodo de la sede no envió datos
cli-venue-sent-nothing-next = compruebe que está en marcha
cli-venue-empty-message = un mensaje vacío
cli-venue-stream-ended = el nodo de la sede cerró la transmisión
cli-venue-node-again = el nodo de la sede está conectado de nuevo
cli-venue-node-lost = el nodo de la sede está desconectado: { $why }
cli-venue-orders = Órdenes: primero las pendientes, luego las más recientes
cli-venue-orders-and-requests = Órdenes y peticiones al servidor: primero las pendientes, luego las más recientes
cli-venue-more-trouble = { $n } MÁS, { $trouble } POR ATENDER
cli-venue-column-relay = relé
cli-venue-column-server = serv.
cli-venue-column-lost = perd.
cli-venue-column-power = aliment.
cli-venue-column-page = página
cli-venue-never = nunca
cli-venue-no-contact = aún sin contacto
cli-venue-clocks-stopped = relojes parados: { $why ->
    [arbiter] por un árbitro
    [hold] pausa
    [silence] jugador desconectado
    [outage] el servidor no funcionaba
    [ruling] decidido
    [postponed] aplazada
    [awaits-ruling] espera decisión
   *[other] desconocido
}
cli-venue-thresholds = señal con retraso desde { $late }, desconectado desde { $silent }, alarma desde { $alarm }
cli-venue-uplink-up = conexión con el servidor activa desde hace { $length }
cli-venue-uplink-late = conexión con el servidor: sin respuesta desde hace { $length }
cli-venue-uplink-silent = EL SERVIDOR NO RESPONDE: sin respuesta desde hace { $length }
cli-venue-uplink-no-answer = SIN CONEXIÓN CON EL SERVIDOR desde hace { $length } (llamadas e incidentes, según el último dato): sin respuesta
cli-venue-uplink-down = SIN CONEXIÓN CON EL SERVIDOR desde hace { $length } (llamadas e incidentes, según el último dato): { $why }
cli-venue-broker-down = EL BRÓKER NO FUNCIONA: no se ve ningún dispositivo

## Una sede: llamadas, incidentes, pausas, permisos

cli-venue-alarm = { $kind ->
    [call] LLAMADA
    [incident] INCIDENTE
    [board] TABLERO
    [hold] PAUSA
    [leave] PERMISO
   *[other] { $kind }
}{ $is-placed ->
    [yes] { " " }en { $boards }
   *[no] { "" }
}{ $is-dated ->
    [yes] { " " }desde las { $since }
   *[no] { "" }
}: { $alarm }
cli-venue-on-the-way = { $alarm }; { $who } ({ $office }) va hacia allí
cli-venue-caller = { side } ({ $name })
cli-venue-incident = incidente { $incident }, { $stage }
cli-venue-incident-cause = incidente { $incident }, { $stage }: { $cause } ({ $certainty })
cli-venue-incident-alike = incidente { $incident }, { $stage }: { $cause } ({ $certainty }; { $alike })
cli-venue-board-differs = el tablero físico de { $who } difiere de la partida
cli-venue-on-leave = { $name } está fuera de la zona de juego con permiso
cli-venue-stopped-board = sus relojes están parados, por { $by } ({ $office }): { $reason }
cli-venue-stopped-venue = todos los relojes de esta sede están parados, por { $by } ({ $office }): { $reason }
cli-venue-stopped-other-venue = los relojes de todos los tableros que se juegan con { $venue } están parados, por { $by } ({ $office }): { $reason }
cli-venue-stopped-round = todos los relojes de la ronda están parados, por { $by } ({ $office }): { $reason }
cli-venue-stopped = hay relojes parados, por { $by } ({ $office }): { $reason }

## Una sede: bloqueo de los ordenadores

cli-venue-lock = { $state ->
    [engaged] BLOQUEADO EN PARTE
    [engaging] bloqueándose
   *[other] SIN BLOQUEO
}
cli-venue-not-locked = el ordenador no está bloqueado como exige el torneo: { $state ->
    [engaging] bloqueándose
    [engaged] bloqueado en parte
    [released] bloqueo retirado
    [unknown-to-this-version] estado desconocido
   *[unavailable] no disponible
}
cli-venue-layer = { $layer }: { $state ->
    [enforced] impuesta
    [reporting-only] solo avisa
    [broken] vulnerada
    [unknown-to-this-version] desconocida
   *[unavailable] no disponible
}
cli-venue-locked = el ordenador está bloqueado como exige el torneo
cli-venue-no-lock-report = no hay informe del bloqueo del ordenador
cli-venue-no-more-lock-reports = ya no llegan informes del bloqueo del ordenador
cli-venue-breach = { $stopped ->
    [yes] INFRACCIÓN, impedida: { $what }
   *[no] INFRACCIÓN, NO IMPEDIDA: { $what }
}{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $n } veces)
}
cli-venue-breach-ago = { $breach }, hace { $age }
cli-venue-no-seats = ningún dispositivo de esta sede tiene un puesto
cli-venue-no-seats-next = los puestos se conocen cuando se publica la ronda
cli-venue-testing-locks = { $n ->
    [one] { $n } dispositivo probará todas las capas
   *[other] { $n } dispositivos probarán todas las capas
}
cli-venue-locks-not-verified = bloqueos sin comprobar: { $n }
cli-venue-locks-unanswered = aún sin respuesta: { $n }
cli-venue-locks-not-all = hay bloqueos sin comprobar: { $devices }
cli-venue-locks-not-all-next = vea las respuestas con `adoube order list DEVICE`

## Órdenes a dispositivos

cli-order = orden { $order }
cli-order-line = { $time } #{ $number } { $device } { $what } de { $by }: { $fate } [{ $id }]
cli-order-kind = { $kind ->
    [relay-tokens] claves del relé
    [message] mensaje
    [lock] bloquear página
    [unlock] desbloquear página
    [identify] identificar
    [list-applications] listar aplicaciones
    [run-checks] hacer controles
    [restart-page] reiniciar página
    [join-network] otra red
    [cancel] retirar
   *[other] desconocida
}
cli-order-unconfirmed = sin confirmar
cli-order-more-lines = y { $n } líneas más: adoube order list { $device }
cli-order-none = no hay órdenes
cli-order-several = varias órdenes tienen un identificador que empieza por «{ $id }»: escriba más caracteres
cli-order-unknown = ninguna orden tiene un identificador que empiece por «{ $id }»
cli-order-unknown-next = véalas con adoube order list
cli-order-no-answer = { $device }: aún sin respuesta
cli-order-no-answer-next = vea la respuesta más tarde con `adoube order list { $device }`
cli-order-result-unknown = el nodo de la sede la aceptó, pero se desconoce su resultado ({ $why }): compruébelo con `adoube order list { $device }`
cli-order-beware-unconfirmed = { $device } aún no ha confirmado que la orden está retirada: se le comunica de nuevo hasta que lo confirme. Puede que la orden ya se haya ejecutado. Véase `adoube order list`.
cli-order-beware-lock = Los relojes siguen en marcha. El LTA puede pausar un tablero de la sede (adoube --as lta-VENUE clock pause BOARD --reason TEXT), o todos (--venue VENUE --round N).
cli-order-done-before = { $device } ya había ejecutado la orden antes de que se retirara
cli-order-cannot-undo = { $device } aún no puede deshacerla y lo intentará de nuevo: { $why }
cli-order-next-unlock = desbloquee la página con `adoube order unlock { $device }`
cli-order-next-lock = bloquee de nuevo la página con `adoube order lock { $device } TEXT`
cli-order-next-nothing = lo que el dispositivo ha mostrado o respondido no se puede deshacer
cli-order-refused = { $device } rechazó la orden
cli-order-refused-next = compruebe qué puede hacer su agente con `adoube order check`
cli-order-failed = { $device } no pudo ejecutar la orden
cli-order-failed-next = compruebe el dispositivo antes de repetir la orden
cli-order-expired = la orden caducó antes de que { $device } respondiera
cli-order-expired-next = ya no se envía: repítala cuando el dispositivo esté conectado, o con un --expires mayor
cli-order-cancelled = la orden a { $device } se retiró
cli-order-cancelled-next = vea quién la retiró con `adoube order list`
cli-order-not-a-threshold = «{ $typed }» no es un umbral: escriba un valor de 1 s a 600 s
cli-order-no-random = este ordenador no proporciona números aleatorios
cli-order-password = Contraseña de la red (vacía si la red es abierta):
cli-order-not-sent = no se ha enviado ninguna orden

## Peticiones al servidor

cli-intent = petición al servidor: { $what }, de { $by } ({ $role }): { $fate } [{ $id }]
cli-intent-seat = { $board } { side }
cli-intent-move = { $board } { side } a { $device }
cli-intent-check = { $board } { side }: control de { $kind ->
    [device] dispositivo
   *[fair-play] juego limpio
} { $found ->
    [passed] superado
   *[failed] no superado
}
cli-intent-call = { $board } { side }: llamada { $number } { $answer ->
    [coming] un oficial va hacia allí
    [valid] motivo válido
   *[not-valid] sin motivo válido
}
cli-intent-back = { $board } { side }: vuelta de un permiso
cli-intent-pause = pausar los relojes de { $board }
cli-intent-pause-venue = parar todos los relojes de la sede
cli-intent-resume = reanudar { $board }
cli-intent-resume-venue = reanudar todos los tableros de la sede
cli-intent-reason = indicar el motivo de la pausa de { $board }
cli-intent-reason-of-pause = indicar el motivo de la pausa { $pause } de la ronda { $round }
cli-intent-board-waits = { $board } { side }: las jugadas esperan al tablero físico
cli-intent-board-ignored = { $board } { side }: las jugadas no esperan al tablero físico
cli-intent-fate = { $fate ->
    [waiting] en espera
    [accepted] aceptada
    [refused] rechazada
    [expired] caducada
   *[other] desconocida
}
cli-intent-waiting-until = en espera hasta las { $until }
cli-intent-withdrawn = retirada por { $by }
cli-intents-none = no hay peticiones al servidor
cli-intents-several = varios identificadores empiezan por «{ $id }»: escriba más caracteres
cli-intents-unknown = ninguna petición tiene un identificador que empiece por «{ $id }»
cli-intents-unknown-next = vea las peticiones con adoube intents
cli-intents-unconfirmed = Puede que el servidor ya lo haya hecho: el nodo de la sede se lo pregunta hasta que responda. Si no lo ha hecho, ya no lo hará.
cli-intents-done = el servidor lo hizo antes de que se retirara
cli-intents-done-next = compruébelo con `adoube watch`, y deshágalo si hace falta

## Dispositivos: historial

cli-history-since = { $device } desde que arrancó el nodo de su sede:
cli-history-alarm = alarma
cli-history-locked = página bloqueada: { $text }
cli-history-trips = tiempos de ida y vuelta:
cli-history-trips-at = tiempos de ida y vuelta a las { $at }:
cli-history-trips-over = tiempos de ida y vuelta de las { $from } a las { $to }:
cli-history-venue = sede
cli-history-server = servidor
cli-history-measured = mediana { $median }, máximo { $longest } (mediciones: { $n })
cli-history-none-measured = sin mediciones

## Dispositivos: registro

cli-enrol-code =
    { $code }
    para { $device }, válido durante { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }, una sola vez; se admiten como máximo { $attempts ->
        [one] { $attempts } intento erróneo
       *[other] { $attempts } intentos erróneos
    }.
    En el dispositivo: adoube-kiosk enrol { $code } --node HOST:PORT
cli-enrol-replaces = La clave anterior del dispositivo se anula cuando se usa el código.
cli-enrol-unused = el código para { $device } aún no se ha usado
cli-enrol-unused-next = puede seguir siendo válido: compruébelo con adoube enrol --list --venue NAME
cli-enrol-failed = { $device } no se ha registrado
cli-enrol-failed-next = compruebe quién está ante { $device }, y ejecute: adoube enrol { $device }
cli-enrol-forgotten = el nodo de la sede ya no conoce este código: se ha reiniciado
cli-enrol-forgotten-next = cree otro: adoube enrol { $device }
cli-enrol-none = no se ha creado ningún código desde que arrancó el nodo
cli-enrol-said-wrong = llegó un código erróneo desde { $host }
cli-enrol-said-from = desde { $host }
cli-enrol-said-again-once = { $said }; rechazado a otro dispositivo 1 vez, la última desde { $host }
cli-enrol-said-again = { $said }; rechazado a otro dispositivo { $n1 } veces, la última desde { $host }
cli-enrol-strays = códigos erróneos, que no coinciden con ninguno válido: { $n }; el último llegó de { $from }
cli-enrol-fate = { $fate ->
    [waiting] { $device } espera su código, { $attempts ->
        [one] queda un intento
       *[other] quedan { $attempts } intentos
    }
    [used] { $device } está registrado
    [void] { $device } no está registrado: el código queda ANULADO por demasiados intentos erróneos
    [expired] { $device } no está registrado: el código caducó
    [withdrawn] { $device } tiene un código más reciente
   *[other] { $device }: desconocido
}
cli-enrol-line = { $what }, de { $by } ({ $role })
cli-enrol-line-void = { $what }, de { $by } ({ $role }); cree otro con `adoube enrol { $device }`
cli-enrol-line-void-replace = { $what }, de { $by } ({ $role }); cree otro con `adoube enrol { $device } --replace`
